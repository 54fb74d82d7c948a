"""What a seat cannot know: the facts hidden from it, and dealing them anew, cards and infection together.

Who is infected follows from a past drawn by `past`, and what everybody holds from a `Telling` of the log along it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from hullbreach.kernel import Chance, Eyes, NoWorld, Seat
from hullbreach.parts.cards import EVERYONE, mask_of_eyes

from .components import (
    ANTIDOTE,
    GAS_CAN,
    HOST_CARD,
    INFECTIONS,
    PARASITE_ALARM,
    TABLE,
)
from .past import ANTIDOTE_FROM, Log
from .retold import Hands, Impossible, Telling, ground
from .state import DREW, LOOKED, MET, NOBODY, SCANNED, Station
from .view import sorted_faces

PASTS, LOOSE = 20_000, 4
"""How many pasts are drawn at most until the cards fit one of them; one in a few takes nothing for granted."""


def determinize(s: Station, eyes: Eyes, chance: Chance, now: Station) -> None:
    """Deal everything anew that the eyes cannot know."""
    who = mask_of_eyes(eyes)
    deal_rooms(s, who, chance, now)
    Dealing(s, eyes, chance, now).deal()
    if chance.pins is not None and now.reveals != s.reveals:
        seen, faces = now.cards.seen, now.cards.faces
        chance.pins.update({h: faces[h] for h in range(len(seen)) if seen[h] & who})


def zones(s: Station) -> list[list[int]]:
    """Every place a card can be in."""
    return [s.room_deck, s.laid, s.find_deck, s.discard, *s.hands, *s.tables, *s.boxed]


def secrets(s: Station, seat: Seat) -> Mapping[str, Any]:
    """Facts surely open to this seat, by name: hands, decks, and infection while nothing points at anybody."""
    facts: dict[str, Any] = {}
    hidden = {x: _unknown(s, seat, s.hands[x]) for x in range(s.players) if x != seat}
    deck = _unknown(s, seat, s.find_deck)
    if len({s.cards.faces[h] for h in deck}) > 2:
        facts |= {f"find deck {i}": s.cards.faces[h] for i, h in enumerate(deck[-3:])}
        facts |= {f"hand {x}": sorted_faces(s, hs) for x, hs in hidden.items() if _open(s, hs)}
    rooms = _unknown(s, seat, s.room_deck)
    if len(rooms) > 5:
        facts["next room"] = s.cards.faces[rooms[-1]]
    if _nothing_points(s, seat):
        facts |= {f"infected {x}": s.infected[x] for x, handles in hidden.items() if handles}
    return facts


def _unknown(s: Station, seat: Seat, handles: list[int]) -> list[int]:
    return [h for h in handles if not s.cards.knows(seat, h)]


def _open(s: Station, handles: list[int]) -> bool:
    """Whether hidden cards of a hand could surely be others: there are more of them than infection cards of its own."""
    return len(handles) > TABLE.infection.copies and not s.reshuffled


def _nothing_points(s: Station, seat: Seat) -> bool:
    """Whether the seat knows nothing of who is infected, but that somebody may be."""
    host_known = any(
        s.cards.faces[h] == HOST_CARD and s.cards.knows(seat, h)
        for zone in (*s.hands, *s.boxed)
        for h in zone
    )
    told = any(
        row.what == SCANNED or (row.what in (MET, LOOKED) and seat in (row.seat, row.other))
        for row in s.log
    )
    drew = {row.seat for row in s.log if row.what == DREW}
    return not host_known and not told and len(drew) == s.players


def deal_rooms(s: Station, who: int, chance: Chance, now: Station) -> None:
    """The room deck: the nest among its original last cards, the open terminal in its lower part (P-20).

    The handles of the room deck were given from the bottom up, so a handle tells how deep a card lay at first.
    """
    data, faces = TABLE.room_deck, s.cards.faces
    zones = ((data.last, data.nest_among + 1), (data.late, data.lower + 2))
    seen = now.cards.seen
    hidden = sorted([h for h in s.room_deck if not seen[h] & who])
    pool = sorted([faces[h] for h in hidden])
    for face, zone in zones:
        if face in pool:
            h = chance.choice([h for h in hidden if h < zone])
            faces[h] = face
            hidden.remove(h)
            pool.remove(face)
    chance.shuffle(pool)
    for h, face in zip(hidden, pool, strict=True):
        faces[h] = face


class Dealing:
    """One deal of everything that has the back of the find cards."""

    def __init__(self, s: Station, eyes: Eyes, chance: Chance, now: Station) -> None:
        self.s = s
        self.eyes = eyes
        self.chance = chance
        self.who = mask_of_eyes(eyes)
        who, seen, faces = self.who, s.cards.seen, s.cards.faces
        self.deck = [h for h in s.find_deck if not seen[h] & who]
        """The hidden cards of the find deck, from bottom to top."""
        self.slots = [
            sorted([h for h in hand + boxed if not seen[h] & who])
            for hand, boxed in zip(s.hands, s.boxed, strict=True)
        ]
        """The hidden cards of each player."""
        hidden = [h for zone in (self.deck, *self.slots) for h in zone]
        self.pool = Counter([faces[h] for h in hidden])
        if now.reveals != s.reveals:
            self._pin_deck(now)
        self.ground = ground(self._log(now))
        self.blank: dict[int, int] = {}
        """The handle of every card that the retelling leaves without a face."""
        self.blanks: list[int] = []
        """The handles that are dealt last, in any way."""

    def _log(self, now: Station) -> Log:
        """The log until now; with what it does not tell, if it does not reach back to the setup."""
        s, eyes = self.s, tuple(self.eyes)
        log = Log(tuple(now.log), now.packet, eyes, s.house, s.players)
        if s.recorded:
            return log
        infected = sum([s.infected[seat] << seat for seat in eyes])
        return log._replace(sizes=tuple([len(hand) for hand in s.hands]), infected=infected)

    def _pin_deck(self, now: Station) -> None:
        """What the eyes have seen of the deck since the boundary lies where they saw it."""
        for h in [*self.deck]:
            face = now.cards.faces[h]
            if now.cards.seen[h] & self.who and self.pool[face]:
                self._put(face, self.deck, h)

    def deal(self) -> None:
        """First the past, then the cards that follow from it, then all others."""
        told = self._retold()
        hands = told.hands
        self._place_host(hands)
        for seat in range(self.s.players):
            if seat not in self.eyes:
                self._place_hand(seat, hands, told)
        self._place_strays()
        self._place_antidote()
        self._place_alarms(told)
        self._place_older(told)
        self._place_rest(told)
        self._settle(told, hands)

    def _retold(self) -> Telling:
        """A past whose cards fit too."""
        ground = self.ground
        for _ in range(PASTS):
            sure = ground.looks and self.chance.below(LOOSE) > 0
            past = (ground.strict if sure else ground.loose).draw(self.chance)
            for plain in (False, True):
                try:
                    return Telling(ground, past, self.chance, len(self.s.log), plain)
                except Impossible:
                    continue
        raise NoWorld("no cards fit what was seen")

    # --- putting cards ----------------------------------------------------------------------------

    def _put(self, face: str, zone: list[int], h: int) -> None:
        zone.remove(h)
        self.s.cards.faces[h] = face
        self.pool[face] -= 1

    def _give(self, face: str, seat: Seat) -> None:
        """Put a card among a player's hidden ones."""
        if self.slots[seat] and self.pool[face]:
            self.s.cards.faces[self.slots[seat].pop()] = face
            self.pool[face] -= 1

    def _place_host(self, hands: Hands) -> None:
        if not self.pool[HOST_CARD]:
            return
        if hands.host != NOBODY:
            self._give(HOST_CARD, hands.host)
        else:
            s = self.s
            top = s.find_deck[len(s.find_deck) - s.packet :]
            places = [h for h in self.deck if h in top] or self.deck
            self._put(HOST_CARD, self.deck, self.chance.choice(places))

    def _place_hand(self, seat: Seat, hands: Hands, told: Telling) -> None:
        """What the retelling knows of a hand, less what the eyes know of it anyway."""
        held = [INFECTIONS[seat]] * hands.own[seat]
        held += [INFECTIONS[colour] for colour in hands.foreign[seat]]
        if hands.spent == seat:
            held.append(ANTIDOTE)
        blank: list[int] = []
        for card in told.finds[seat]:
            if told.stock.faces[card]:
                held.append(told.stock.faces[card])
            else:
                blank.append(card)
        s, who = self.s, self.who
        all_seen, faces, slots, pool = s.cards.seen, s.cards.faces, self.slots[seat], self.pool
        for h in s.hands[seat] + s.boxed[seat]:
            seen = all_seen[h]
            if seen & who and seen != EVERYONE and faces[h] in held:
                held.remove(faces[h])
        for face in held:
            if slots and pool[face]:
                faces[slots.pop()] = face
                pool[face] -= 1
        self.blank.update(zip(blank, slots, strict=False))

    def _place_strays(self) -> None:
        """Only in positions set up by hand are there infection cards that no hand wants."""
        for colour, face in enumerate(INFECTIONS):
            while self.pool[face]:
                seats = [x for x in range(self.s.players) if self.slots[x]]
                self._give(face, colour if colour in seats else self.chance.choice(seats))

    def _place_antidote(self) -> None:
        """If no hand has it, it is low in the deck (P-19); in a position set up by hand, anywhere."""
        if self.pool[ANTIDOTE]:
            low = [h for h in self.s.find_deck[:ANTIDOTE_FROM] if h in self.deck]
            zones = (self.deck, *self.slots)
            h = self.chance.choice(low or [h for zone in zones for h in zone])
            self._put(ANTIDOTE, next(zone for zone in zones if h in zone), h)

    def _place_alarms(self, told: Telling) -> None:
        """A parasite alarm is never in a hand; in the packet it takes the place of something else than gas."""
        s = self.s
        packet = s.find_deck[len(s.find_deck) - s.packet :]
        while self.pool[PARASITE_ALARM] and self.deck:
            places = (
                [h for h in self.deck if h not in packet] if told.stock.spare <= 0 else self.deck
            )
            h = self.chance.choice(places or self.deck)
            told.stock.spare -= h in packet
            self._put(PARASITE_ALARM, self.deck, h)

    def _place_older(self, told: Telling) -> None:
        """Cards drawn before the deck was last shuffled anew are of those that were in it then."""
        if not self.s.recorded:
            return
        for epoch, faces in enumerate(told.stock.unseen[:-1]):
            home = {h: slots for slots in self.slots for h in slots}
            drawn = [h for c, h in self.blank.items() if told.stock.deck_of(c) == epoch]
            left = sorted((+faces & self.pool).elements())
            self.chance.shuffle(left)
            for h, face in zip([h for h in drawn if h in home], left, strict=False):
                self._put(face, home[h], h)

    def _place_rest(self, told: Telling) -> None:
        if self.s.reshuffled and not self.s.recorded:
            self._place_reshuffled()
        faces = sorted(self.pool.elements())
        self.chance.shuffle(faces)
        self.blanks = self.deck + [h for slots in self.slots for h in slots]
        for h, face in zip(self.blanks, faces, strict=True):
            self.s.cards.faces[h] = face
        if len(told.stock.unseen) == 1 and faces.count(GAS_CAN) > told.stock.gas_below:
            self._keep_gas_in_packet(told)

    def _place_reshuffled(self) -> None:
        """After a reshuffle the deck is made of cards that everybody saw in the discard pile."""
        s = self.s
        left = Counter(s.reshuffled_faces)
        left.subtract(s.cards.faces[h] for h in s.reshuffled if s.cards.seen[h] & self.who)
        faces = sorted((+left & self.pool).elements())
        self.chance.shuffle(faces)
        for h, face in zip([*self.deck], faces, strict=False):
            self._put(face, self.deck, h)

    def _keep_gas_in_packet(self, told: Telling) -> None:
        """The packet took its gas cans first: below it there cannot have been more than the others (P-14)."""
        s, faces = self.s, self.s.cards.faces
        below = set(s.find_deck[: len(s.find_deck) - s.packet])
        below.update([h for card, h in self.blank.items() if told.stock.is_from_below(card)])
        gas = [h for h in self.blanks if faces[h] == GAS_CAN and h in below]
        excess = len(gas) - told.stock.gas_below
        if excess > 0:
            spare = [h for h in self.blanks if faces[h] != GAS_CAN and h not in below]
            self.chance.shuffle(gas)
            self.chance.shuffle(spare)
            for h, other in zip(gas[:excess], spare, strict=False):
                faces[h], faces[other] = faces[other], faces[h]

    # --- the state --------------------------------------------------------------------------------

    def _settle(self, told: Telling, hands: Hands) -> None:
        """Make what was told the past of the state."""
        s = self.s
        for card, h in self.blank.items():
            told.stock.faces[card] = s.cards.faces[h]
        along = told.exchanges
        s.infected, s.order, s.infections = along.infected, along.order, along.infections
        s.lone_human = along.lone_human
        s.spent = hands.spent != NOBODY
        told.write(s.log)
