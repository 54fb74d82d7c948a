"""Decks, bonus cards, start cards and the first units."""

from __future__ import annotations

from functools import partial

from hullbreach.kernel import (
    Asks,
    Choice,
    Pick,
    Seat,
    allot,
    ask,
    ask_together,
    asks_nothing,
    rule,
    settle,
)
from hullbreach.parts.cards import mask, show, shuffle

from .components import BOARD, ROOMS, SECTORS, SETUP
from .installing import empty_slots, install, lay_in_front, needs_slot
from .movement import empty_rooms
from .state import NOTHING, Theseus

CHOSEN = "chosen"


def prepare_decks(s: Theseus) -> None:
    """Shuffle the decks or let the players choose their cards."""
    for seat, faction in enumerate(s.factions):
        own = [h for h in s.box if s.cards.backs[h] == faction]
        legal = [h for h in own if s.row(h).difficulty <= int(s.options["difficulty"])]
        s.removed[seat] = legal
        s.box = [h for h in s.box if h not in legal]
        for h in own:
            s.holder[h] = seat
    if s.options["decks"] == CHOSEN:
        s.phase = "choose_decks"
    else:
        for seat in range(len(s.team)):
            shuffle(s, s.removed[seat])
            cut_deck(s, seat)
        s.phase = "deal"


def cut_deck(s: Theseus, seat: Seat) -> None:
    """Take the top cards as the deck; the rest stays out of the game unseen."""
    size = SETUP.modes[s.mode].deck
    s.decks[seat], s.removed[seat] = s.removed[seat][:size], s.removed[seat][size:]


@rule
def choose_decks(s: Theseus) -> Asks[None]:
    """Masters choose their decks in secret and at once; the chosen cards are shuffled."""
    players = [seat for seat in s.order if s.removed[seat]]
    chosen = yield from ask_together({seat: partial(choose_deck, s, seat) for seat in players})
    for seat in players:
        rest = s.removed[seat]
        deck = []
        for face, count in chosen[seat].items():
            deck += [h for h in rest if s.cards.faces[h] == face][:count]
        s.decks[seat], s.removed[seat] = deck, [h for h in rest if h not in deck]
        for h in s.removed[seat]:
            s.cards.seen[h] |= mask(seat)
    s.phase = "shuffle"


@rule
def choose_deck(s: Theseus, seat: Seat) -> Asks[dict[str, int]]:
    """How many of each card the seat takes into its deck."""
    faces = [s.cards.faces[h] for h in s.removed[seat]]
    limits = [(face, faces.count(face)) for face in sorted(set(faces))]
    size = min(SETUP.modes[s.mode].deck, len(faces))
    counts: dict[str, int] = yield from allot(
        seat, "setup.deck", limits, size, "T-212", secret=True
    )
    return counts


@asks_nothing
def shuffle_decks(s: Theseus) -> None:
    """Shuffle the chosen decks."""
    for deck in s.decks:
        shuffle(s, deck)
    s.phase = "deal"


@asks_nothing
def deal(s: Theseus) -> None:
    """Lay out the bonus cards, draw the start cards, turn up the decks."""
    if s.options["bonus_cards"]:
        lay_bonus_cards(s)
    drawn = drawn_cards(s)
    for seat in s.order:
        deck = s.decks[seat]
        if deck:
            s.starts[seat] = [s.top(seat) for _ in range(drawn)]
    s.phase = "start_cards"
    s.tell("dealt", seat=s.order[0])


def drawn_cards(s: Theseus) -> int:
    """How many start cards are drawn: those to be installed and those for the impending positions."""
    row = SETUP.modes[s.mode]
    return row.drawn - row.installed + int(s.options["installed"])


def lay_bonus_cards(s: Theseus) -> None:
    """A bonus card on each marked slot, from the Control Room clockwise."""
    count = len(s.sectors)
    start = s.place_of[BOARD["control_room"]]
    for i in range(count):
        sector = s.sectors[(start + i) % count]
        for slot, row in enumerate(SECTORS[sector.board].slots):
            if row.bonus and s.bonus:
                sector.slots[slot] = s.bonus.pop()
                show(s, sector.slots[slot])


@rule
def play_start_card(s: Theseus) -> Asks[None]:
    """In turn order each player installs one of their start cards; in the end the others are impending."""
    players = [seat for seat in s.order if s.starts[seat]]
    rounds, index = divmod(s.placed, max(1, len(players)))
    if rounds == int(s.options["installed"]) or not players:
        for seat in players:
            lay_impending(s, seat)
        s.phase, s.placed = "home_units", 0
        return
    seat = s.active = players[index]
    cards = s.starts[seat]
    faces: list[Choice] = list(dict.fromkeys([s.cards.faces[h] for h in cards]))
    reason = "T-23" if s.options["installed"] == 1 else "T-209"
    face = yield from settle(Pick(seat, "setup.card", faces, reason))
    h = next(card for card in cards if s.cards.faces[card] == face)
    if needs_slot(s, h):
        about = {"card": face}
        place = yield from ask(Pick(seat, "install.slot", empty_slots(s), reason, about=about))
        cards.remove(h)
        install(s, seat, h, place)
    else:
        cards.remove(h)
        lay_in_front(s, seat, h)
    s.placed += 1


def lay_impending(s: Theseus, seat: Seat) -> None:
    """The start cards not installed go on the impending positions of the own faction sector."""
    impending = s.sectors[s.home[seat]].impending
    for h in s.starts[seat]:
        impending[impending.index(NOTHING)] = h
    s.starts[seat] = []


# -- units -----------------------------------------------------------------------------------------------------


@rule
def place_at_home(s: Theseus) -> Asks[None]:
    """In turn order each player puts units into rooms of their own faction sector."""
    row = SETUP.modes[s.mode]
    seat = s.active = s.order[s.placed // row.at_home]
    unit = own_unit(s, seat, s.placed % row.at_home)
    rooms = s.sectors[s.home[seat]].rooms
    free: list[Choice] = [ROOMS[i] for i, inside in enumerate(rooms) if inside == NOTHING]
    about = {"place": s.sectors[s.home[seat]].id, "unit": s.units[unit].name}
    room = yield from settle(Pick(seat, "setup.room", free, "T-26", about=about))
    s.enter(unit, s.home[seat], ROOMS.index(room))
    s.tell("stationed", unit=s.units[unit].name, place=about["place"], room=room)
    s.placed += 1
    if s.placed == row.at_home * len(s.order):
        s.phase, s.placed = "other_units", 0


@rule
def place_anywhere(s: Theseus) -> Asks[None]:
    """In turn order each player puts their last unit into any empty room; no fight follows."""
    row = SETUP.modes[s.mode]
    seat = s.active = s.order[s.placed]
    unit = own_unit(s, seat, row.at_home)
    about = {"unit": s.units[unit].name}
    pick = Pick(seat, "setup.anywhere", empty_rooms(s), "T-27", about=about)
    sector, room = yield from ask(pick)
    s.enter(unit, s.place_of[BOARD[sector]], ROOMS.index(room))
    s.tell("stationed", unit=s.units[unit].name, place=sector, room=room)
    s.placed += 1
    if s.placed == len(s.order):
        s.phase = "next"


def own_unit(s: Theseus, seat: Seat, number: int) -> int:
    """The seat's n-th regular unit."""
    return [i for i, u in enumerate(s.units) if u.seat == seat][number]
