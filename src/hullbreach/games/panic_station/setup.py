"""Setting up: the decks, the hands, the station with its reactor (P-12 to P-23)."""

from __future__ import annotations

from hullbreach.kernel import Chance, Config, Seat
from hullbreach.parts.cards import EVERYONE, Cards, look, mask, show

from .components import (
    ANTIDOTE,
    FINDS,
    GAS_CAN,
    HOST_CARD,
    INFECTIONS,
    MAX_LIFE,
    PARASITE_ALARM,
    REACTOR,
    REACTOR_CARD,
    ROOMS,
    TABLE,
    TOKENS,
)
from .exploring import survey
from .grid import NOWHERE, Grid, at
from .infection import become_host, infection_copies
from .state import DREW, HouseRules, Incident, Station
from .structure import new_queue

FIND_BACK = "find"
ROOM_BACK = "room"


def setup(config: Config, chance: Chance) -> Station:
    """A station with the reactor only, and five cards in every hand."""
    players = config.players
    house = HouseRules(**config.options)  # type: ignore[arg-type]  # the options were checked by the table
    cards = Cards()
    room_deck = cards.add_each(room_faces(chance), ROOM_BACK)
    reactor = cards.add(ROOMS[REACTOR_CARD].id, ROOM_BACK, EVERYONE)
    find_deck = cards.add_each(find_faces(players, house, chance), FIND_BACK)
    hands = [infection_hand(cards, seat, house) for seat in range(players)]
    s = Station(
        chance=chance,
        cards=cards,
        players=players,
        house=house,
        minimum=minimum_hand(house),
        start=chance.below(players),
        arrived=[False] * players,
        life=[MAX_LIFE] * (2 * players),
        cells=[NOWHERE] * (2 * players),
        parasites=[NOWHERE] * len(TOKENS),
        sides=list(TOKENS),
        board=Grid(),
        room_deck=room_deck,
        laid=[reactor],
        find_deck=find_deck,
        packet=packet_size(players),
        hands=hands,
        tables=[[] for _ in range(players)],
        boxed=[[] for _ in range(players)],
        gear=[0] * players,
        infected=[False] * players,
        order=[0] * players,
        recorded=True,
    )
    s.board.lay(REACTOR_CARD, at(0, 0), 0)
    survey(s)
    for seat in range(players):
        deal_hand(s, seat)
    new_queue(s)
    return s


def minimum_hand(house: HouseRules) -> int:
    """The hand every player must keep (P-88)."""
    data = TABLE.infection
    return data.hand_minimum_short if house.short_infection else data.hand_minimum


def infection_hand(cards: Cards, seat: Seat, house: HouseRules) -> list[int]:
    """The infection cards of a player's own colour (P-13)."""
    copies = infection_copies(house)
    return cards.add_all([(INFECTIONS[seat], copies)], FIND_BACK, mask(seat))


def packet_size(players: int) -> int:
    """How many cards lie in the packet with the host card (P-14)."""
    deck = TABLE.find_deck
    return players * (deck.gas_per_player + deck.random_per_player) - deck.random_less + 1


def find_faces(players: int, house: HouseRules, chance: Chance) -> list[str]:
    """The find deck from bottom to top: the rest, the packet, the antidote in the lower half (P-14, P-19)."""
    gas = players * TABLE.find_deck.gas_per_player
    rest = [
        f.id for f in FINDS.values() for _ in range(f.copies) if house.bonus_cards or not f.bonus
    ]
    rest.remove(HOST_CARD)
    if house.bonus_cards:
        rest.remove(ANTIDOTE)
    for _ in range(gas):
        rest.remove(GAS_CAN)
    chance.shuffle(rest)
    packet = [HOST_CARD] + [GAS_CAN] * gas
    packet += [rest.pop() for _ in range(packet_size(players) - len(packet))]
    chance.shuffle(packet)
    deck = rest + packet
    if house.bonus_cards:
        deck.insert(chance.below((len(deck) + 1) // 2), ANTIDOTE)
    return deck


def room_faces(chance: Chance) -> list[str]:
    """The room deck from bottom to top: the nest among the last cards, the open terminal late (P-20)."""
    data = TABLE.room_deck
    aside = (data.start, data.late, data.last)
    rest = [room.id for room in ROOMS if room.id not in aside]
    chance.shuffle(rest)
    lower, upper = rest[: data.lower], rest[data.lower :]
    lower.append(data.late)
    chance.shuffle(lower)
    bottom, above = lower[: data.nest_among], lower[data.nest_among :]
    bottom.append(data.last)
    chance.shuffle(bottom)
    return bottom + above + upper


def deal_hand(s: Station, seat: Seat) -> None:
    """Deal find cards to a player; an alarm brings a parasite and is replaced (P-15, P-16, P-17)."""
    missing = TABLE.find_deck.dealt
    while missing:
        h = s.find_deck.pop()
        s.packet -= 1
        face = look(s, h, seat)
        alarm = face == PARASITE_ALARM
        s.log.append(Incident(DREW, seat, int(alarm), int(face == HOST_CARD), cards=(face,)))
        if alarm:
            show(s, h)
            s.discard.append(h)
            s.parasites[s.parasites.index(NOWHERE)] = REACTOR
            continue
        s.hands[seat].append(h)
        missing -= 1
        if face == HOST_CARD:
            become_host(s, seat)
