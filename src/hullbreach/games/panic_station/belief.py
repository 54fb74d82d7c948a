"""Dealing the hidden world anew: hands, decks and infection together, as a seat could believe them to be.

Who is infected follows from the past (see `past.py`): who drew the host card, and what was handed over in each
exchange. The cards are then dealt so that they agree with that past.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from hullbreach.kernel import Chance, Eyes, Seat
from hullbreach.parts.cards import mask

from .components import (
    ANTIDOTE,
    FINDS,
    GAS_CAN,
    HOST_CARD,
    INFECTIONS,
    PARASITE_ALARM,
    TABLE,
)
from .past import IN_DECK, Host, Past, relive
from .state import DREW, LOOKED, MET, NOBODY, SCANNED, Station
from .view import sorted_faces


def determinize(s: Station, eyes: Eyes, chance: Chance, now: Station) -> None:
    """Deal everything anew that the eyes cannot know."""
    who = mask(*eyes)
    deal_rooms(s, who, chance, now)
    Deal(s, eyes, chance, now).deal()
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


class Deal:
    """One deal of everything that has the back of the find cards."""

    def __init__(self, s: Station, eyes: Eyes, chance: Chance, now: Station) -> None:
        self.s = s
        self.eyes = eyes
        self.chance = chance
        self.who = mask(*eyes)
        who, seen, faces = self.who, s.cards.seen, s.cards.faces
        self.deck = [h for h in s.find_deck if not seen[h] & who]
        """The hidden cards of the find deck, from bottom to top."""
        self.slots = [
            sorted([h for h in hand + boxed if not seen[h] & who])
            for hand, boxed in zip(s.hands, s.boxed, strict=True)
        ]
        """The hidden cards of each player, in an order of chance."""
        hidden = [h for zone in (self.deck, *self.slots) for h in zone]
        self.pool = Counter(sorted([faces[h] for h in hidden]))
        for slots in self.slots:
            chance.shuffle(slots)
        if now.reveals != s.reveals:
            self._pin_deck(now)
            for seat in range(s.players):
                self._pin_hand(seat, now)

    def _knew(self, h: int) -> bool:
        return bool(self.s.cards.seen[h] & self.who)

    def _pin_deck(self, now: Station) -> None:
        """What the eyes have seen of the deck since the boundary lies where they saw it."""
        for h in [*self.deck]:
            face = now.cards.faces[h]
            if now.cards.seen[h] & self.who and self.pool[face]:
                self._put(face, self.deck, h)

    def _pin_hand(self, seat: Seat, now: Station) -> None:
        """What has come out of a hand since the boundary was in it, wherever: equal cards are all the same."""
        faces, hand = self.s.cards.faces, self.s.hands[seat]
        learnt = Counter(now.cards.faces[h] for h in hand if now.cards.seen[h] & self.who)
        learnt.subtract(faces[h] for h in hand if self._knew(h))
        for face in sorted((+learnt).elements()):
            if self.pool[face]:
                self._give(face, seat)

    def deal(self) -> None:
        """First the past, then the cards that follow from it, then all others."""
        past = relive(self.s, self.eyes, self.chance, self._hosts())
        self._place_host(past)
        self._place_infections(past)
        self._place_antidote(past)
        self._place_alarms()
        self._place_rest()
        past.settle(self.s)

    # --- the host ---------------------------------------------------------------------------------

    def _hosts(self) -> list[Host]:
        """Where the host card may have gone."""
        s = self.s
        if not self.pool[HOST_CARD]:
            return self._known_host()
        looked = {
            row.other: i
            for i, row in enumerate(s.log)
            if row.what == LOOKED and row.seat in self.eyes
        }
        drawn = [
            (i, NOBODY)
            for i, row in enumerate(s.log)
            if row.what == DREW
            and not row.other
            and row.seat not in self.eyes
            and self.slots[row.seat]
            and i > looked.get(row.seat, NOBODY)
        ]
        top = set(s.find_deck[len(s.find_deck) - s.packet :])
        found = drawn + [(IN_DECK, h) for h in self.deck if h in top]
        return found or [(IN_DECK, h) for h in self.deck]

    def _known_host(self) -> list[Host]:
        """The eyes know where it is: it was drawn by its holder, or lies in the deck."""
        s, faces = self.s, self.s.cards.faces
        for seat in range(s.players):
            if any(faces[h] == HOST_CARD for h in s.hands[seat] + s.boxed[seat]):
                rows = [(i, r) for i, r in enumerate(s.log) if r.what == DREW and r.seat == seat]
                if seat in self.eyes:
                    return [(i, NOBODY) for i, row in rows if row.mine]
                return [(i, NOBODY) for i, row in rows if not row.other]
        return [(IN_DECK, NOBODY)]

    def _place_host(self, past: Past) -> None:
        if not self.pool[HOST_CARD]:
            return
        if past.host_seat == NOBODY:
            self._put(HOST_CARD, self.deck, past.host[1])
        else:
            self._give(HOST_CARD, past.host_seat)

    # --- putting cards ----------------------------------------------------------------------------

    def _put(self, face: str, zone: list[int], h: int) -> None:
        zone.remove(h)
        self.s.cards.faces[h] = face
        self.pool[face] -= 1

    def _give(self, face: str, seat: Seat) -> None:
        """Put a card among a player's hidden ones."""
        self.s.cards.faces[self.slots[seat].pop()] = face
        self.pool[face] -= 1

    def _place_infections(self, past: Past) -> None:
        """Infection cards lie where the past has carried them, or as near as there is room."""
        known = self._known_cards()
        for colour in range(self.s.players):
            wanted = sorted(past.carried[colour])
            for seat in known.get(INFECTIONS[colour], ()):
                if seat in wanted:
                    wanted.remove(seat)
            while self.pool[INFECTIONS[colour]]:
                holder = wanted.pop() if wanted else colour
                if not self.slots[holder]:
                    holder = colour
                if not self.slots[holder]:
                    others = [x for x in range(self.s.players) if self.slots[x]]
                    holder = self.chance.choice(others)
                self._give(INFECTIONS[colour], holder)

    def _known_cards(self) -> dict[str, list[Seat]]:
        """With whom the cards are that the eyes have seen, by their faces."""
        s, faces = self.s, self.s.cards.faces
        found: dict[str, list[Seat]] = {}
        for seat in range(s.players):
            for h in s.hands[seat] + s.boxed[seat]:
                if self._knew(h):
                    found.setdefault(faces[h], []).append(seat)
        return found

    def _place_antidote(self, past: Past) -> None:
        """With whom it was left, or low in the deck, or in any hand that could have drawn it."""
        if not self.pool[ANTIDOTE]:
            return
        if past.antidote_at != NOBODY and self.slots[past.antidote_at]:
            self._give(ANTIDOTE, past.antidote_at)
            return
        s = self.s
        half = (sum(find.copies for find in FINDS.values()) + 1) // 2
        low = [h for h in s.find_deck[:half] if h in self.deck] if not s.reshuffled else []
        held = [] if s.packet else [h for slots in self.slots for h in slots]
        zones = (self.deck, *self.slots)
        h = self.chance.choice(sorted(low + held) or sorted(h for zone in zones for h in zone))
        zone = next(zone for zone in zones if h in zone)
        self._put(ANTIDOTE, zone, h)

    def _place_alarms(self) -> None:
        """A parasite alarm is never in a hand."""
        while self.pool[PARASITE_ALARM] and self.deck:
            self._put(PARASITE_ALARM, self.deck, self.chance.choice(self.deck))

    def _place_rest(self) -> None:
        if self.s.reshuffled:
            self._place_reshuffled()
        faces = sorted(self.pool.elements())
        self.chance.shuffle(faces)
        handles = self.deck + [h for slots in self.slots for h in slots]
        for h, face in zip(handles, faces, strict=True):
            self.s.cards.faces[h] = face
        self._keep_gas_in_packet()

    def _place_reshuffled(self) -> None:
        """After a reshuffle the deck is made of cards that everybody saw in the discard pile."""
        s = self.s
        left = Counter(s.reshuffled_faces)
        left.subtract(s.cards.faces[h] for h in s.reshuffled if self._knew(h))
        faces = sorted((+left & self.pool).elements())
        self.chance.shuffle(faces)
        for h, face in zip([*self.deck], faces, strict=False):
            self._put(face, self.deck, h)

    def _keep_gas_in_packet(self) -> None:
        """The packet took its gas cans first: below it there cannot be more than the others (P-14)."""
        s, faces = self.s, self.s.cards.faces
        below = s.find_deck[: len(s.find_deck) - s.packet]
        most = FINDS[GAS_CAN].copies - s.players * TABLE.find_deck.gas_per_player
        gas = [h for h in below if faces[h] == GAS_CAN]
        low = [h for h in gas if h in self.deck]
        excess = len(gas) - most
        under = set(below)
        high = [h for zone in self.slots for h in zone] + [h for h in self.deck if h not in under]
        spare = [h for h in high if faces[h] != GAS_CAN]
        self.chance.shuffle(spare)
        for h in low[: max(0, excess)]:
            if spare:
                other = spare.pop()
                faces[h], faces[other] = faces[other], faces[h]
