"""What a seat cannot know: the facts hidden from it, and dealing them anew, cards and roles together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hullbreach.kernel import Chance, Eyes, NoWorld, Seat
from hullbreach.parts.cards import deal, mask

from .state import CONTENT, SAMPLE, SUPPLY, Crew, Row

_TRIES = 2_000


def determinize(s: Crew, eyes: Eyes, chance: Chance, now: Crew) -> None:
    """Deal everything anew that the eyes cannot know."""
    places = zones(s)
    for back in (SUPPLY, SAMPLE):
        pool = sorted(h for zone in places for h in zone if s.cards.backs[h] == back)
        deal(s.cards, pool, eyes, chance, now.cards, s.hands)
    contents = sorted(h for zone in places for h in zone if s.cards.backs[h] == CONTENT)
    for _ in range(_TRIES):
        deal(s.cards, contents, eyes, chance, now.cards)
        if _deal_roles(s, eyes, chance, now):
            return
    raise NoWorld("no roles fit what was seen")


def zones(s: Crew) -> list[list[int]]:
    """Every place a card can be in."""
    return [s.supply, s.discard, s.waste, s.samples, s.contents, s.box, *s.hands]


def secrets(s: Crew, seat: Seat) -> Mapping[str, Any]:
    """Facts surely open to this seat, by name: hands, samples, the supply, and roles while nothing points at them."""
    cards = s.cards
    facts: dict[str, Any] = {}
    unseen = [
        h for h, back in enumerate(cards.backs) if back == SUPPLY and not cards.knows(seat, h)
    ]
    hidden = [h for hand in s.hands for h in hand if not cards.knows(seat, h)]
    if len({cards.faces[h] for h in [*hidden, *s.supply] if h in unseen}) > 1:
        facts |= {f"hand {h}": cards.faces[h] for h in hidden}
        facts |= {f"supply {h}": cards.faces[h] for h in s.supply if h in unseen}
    contents = [h for h in s.contents if not cards.knows(seat, h)]
    if not s.alien[seat] and not any(row.bits or row.what == "out" for row in s.history):
        unscanned = [x for x in s.others(seat) if not cards.knows(seat, s.contents[x])]
        facts |= {f"role {other}": s.alien[other] for other in unscanned}
        facts |= {f"content {h}": cards.faces[h] for h in contents}
    return facts


def _deal_roles(s: Crew, eyes: Eyes, chance: Chance, now: Crew) -> bool:
    """Draw a first alien and go through what happened since; false if it contradicts what is known."""
    strangers = [seat for seat in range(s.players) if seat not in eyes]
    first = now.first if now.first in eyes else chance.choice(strangers)
    past = _Past(s, eyes, chance, first)
    for row in s.history:
        if not past.add(row):
            return False
    s.first, s.alien, s.history = first, past.alien, past.rows
    return True


class _Past:
    """What happened to the roles in one world, from the first alien on."""

    def __init__(self, s: Crew, eyes: Eyes, chance: Chance, first: Seat) -> None:
        self.faces = s.cards.faces
        self.eyes = eyes
        self.chance = chance
        self.alien = [seat == first for seat in range(s.players)]
        self.out = [False] * s.players
        self.rows: list[Row] = []

    def add(self, row: Row) -> bool:
        """Redraw the hidden part of a row and apply it; false if it cannot have been so."""
        bits: int | None = row.bits
        if row.what == "out":
            self.out[row.seat] = True
            if self.alien[row.seat] != bool(row.bits):
                return False
        elif row.what == "scan":
            self.alien[row.seat] |= self.faces[row.other] == "infected"
        elif row.what == "swap":
            bits = self._touches(row)
        else:
            bits = self._saboteurs(row)
        if bits is None:
            return False
        self.rows.append(Row(row.what, row.seat, row.other, bits))
        return True

    def _touches(self, row: Row) -> int | None:
        """Who touched whom: the two who met know it, for others it is open."""
        pair, bits = (row.seat, row.other), row.bits
        if row.seat not in self.eyes and row.other not in self.eyes:
            bits = sum((self.alien[x] and self.chance.below(2)) << i for i, x in enumerate(pair))
        for i, seat in enumerate(pair):
            if bits >> i & 1 and not self.alien[seat]:
                return None
        for i in range(2):
            if bits >> i & 1:
                self.alien[pair[1 - i]] = True
        return bits

    def _saboteurs(self, row: Row) -> int | None:
        """Who tampered with the air: the number is public, and everybody knows their own part."""
        own = row.bits & mask(*self.eyes)
        able = [x for x, alien in enumerate(self.alien) if alien and not self.out[x]]
        others = [x for x in able if x not in self.eyes]
        missing = row.other - own.bit_count()
        if missing > len(others):
            return None
        self.chance.shuffle(others)
        return own | mask(*others[:missing])
