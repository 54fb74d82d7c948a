"""Cards: handles, faces, and who has seen them.

A card is an int handle. Zones (piles, hands, slots) are plain lists of handles in the game's state, the top of a
pile is its end. `faces[h]` is the only place where an identity lives, `seen[h]` tells which seats know it, and
`backs[h]` is public. Knowledge follows the handle until a shuffle or a mix wipes it out.

What leaves a hidden hand for all to see is offered by its face, not by its handle: nobody else can tell two handles
of a hand apart, and a world dealt anew may hold the same face under another one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct, field

from hullbreach.kernel import Chance, Eyes, Seat, State

EVERYONE = -1
"""The mask of all seats."""
NOBODY = 0
OPEN_TO_ALL = 1 << 62
"""A bit of no seat: it is set where everybody has seen a card, and nowhere else."""


def mask(*seats: Seat) -> int:
    """The mask of these seats."""
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits


def mask_of_eyes(eyes: Eyes) -> int:
    """The mask by which eyes know cards: those of no seat at all know what everybody has seen."""
    return mask(*eyes) or OPEN_TO_ALL


class Cards(Struct, gc=False):
    """All cards of a game, by handle."""

    faces: list[str] = field(default_factory=list)
    seen: list[int] = field(default_factory=list)
    backs: tuple[str, ...] = ()
    """A back never changes: copies of a state share them."""

    def add(self, face: str, back: str, seen: int = NOBODY) -> int:
        """Bring a card into being and return its handle."""
        self.faces.append(face)
        self.seen.append(seen)
        self.backs += (back,)
        return len(self.faces) - 1

    def add_all(
        self, counts: Iterable[tuple[str, int]], back: str, seen: int = NOBODY
    ) -> list[int]:
        """Bring a deck into being from faces and their numbers."""
        faces = [face for face, count in counts for _ in range(count)]
        return self.add_each(faces, back, seen)

    def add_each(self, faces: Iterable[str], back: str, seen: int = NOBODY) -> list[int]:
        """Bring one card of each of these faces into being."""
        first = len(self.faces)
        self.faces += faces
        handles = list(range(first, len(self.faces)))
        self.seen += [seen] * len(handles)
        self.backs += (back,) * len(handles)
        return handles

    def knows(self, seat: Seat | None, h: int) -> bool:
        """Whether a seat (or, for None, everybody) has seen this card."""
        seen = self.seen[h]
        return seen == EVERYONE if seat is None else bool(seen >> seat & 1)


class CardState(State, kw_only=True):
    """A state with cards in it."""

    cards: Cards


def look(s: CardState, h: int, seat: Seat) -> str:
    """A seat looks at a card and knows it from now on."""
    return _learn(s, h, mask(seat))


def show(s: CardState, h: int) -> str:
    """Everybody sees the card."""
    return _learn(s, h, EVERYONE)


def _learn(s: CardState, h: int, who: int) -> str:
    seen = s.cards.seen
    known = seen[h] | who
    if known != seen[h]:
        seen[h] = known
        s.reveals += 1
    return s.cards.faces[h]


def shuffle(s: CardState, zone: list[int]) -> None:
    """Permute the faces over the pile's handles; nobody knows any of them any more."""
    cards = s.cards
    faces = s.chance.arrange(zone, [cards.faces[h] for h in zone])
    for h, face in zip(zone, faces, strict=True):
        cards.faces[h] = face
        cards.seen[h] = NOBODY


def draw(s: CardState, pile: list[int], seat: Seat) -> int:
    """A seat takes the top card of a pile and looks at it."""
    h = pile.pop()
    look(s, h, seat)
    return h


def hide(s: CardState, h: int, zone: list[int], knowers: int = NOBODY) -> int:
    """Put a card into a hidden zone under a fresh handle that only the knowers can still tell."""
    fresh = _renew(s.cards, h, knowers)
    zone.append(fresh)
    return fresh


def mix(s: CardState, zones: Iterable[list[int]], knowers: int) -> None:
    """All but the knowers forget which card of these zones is which."""
    cards = s.cards
    for zone in zones:
        for i, h in enumerate(zone):
            if cards.seen[h] & ~knowers:
                zone[i] = _renew(cards, h, knowers)


def _renew(cards: Cards, h: int, knowers: int) -> int:
    return cards.add(cards.faces[h], cards.backs[h], cards.seen[h] & knowers)


def deal(
    cards: Cards,
    pool: Sequence[int],
    eyes: Eyes,
    chance: Chance,
    now: Cards,
    hands: Iterable[list[int]] = (),
) -> None:
    """Deal the faces of a pool anew over those of its cards that the eyes do not know.

    A pool holds cards of one back that could lie in each other's place. What the eyes have seen since (in `now`) is put
    where they saw it: in its place, or, for one of the `hands`, whose cards nobody else can tell apart, somewhere in
    that hand. The rest is brought into a canonical order first, so that the deal tells nothing of the truth.
    """
    who = mask_of_eyes(eyes)
    seen, faces = cards.seen, cards.faces
    unknown = [h for h in pool if not seen[h] & who]
    if now is not cards and chance.pins is not None:
        _pin(cards, unknown, who, chance, now, hands)
    dealt = chance.arrange(unknown, sorted([faces[h] for h in unknown]))
    for h, face in zip(unknown, dealt, strict=True):
        faces[h] = face


def _pin(
    cards: Cards,
    unknown: list[int],
    who: int,
    chance: Chance,
    now: Cards,
    hands: Iterable[list[int]],
) -> None:
    """Pin what was learnt since the boundary, also for cards that got a fresh handle since."""
    assert chance.pins is not None
    here = set(unknown)
    learnt = {h: now.faces[h] for h in unknown if now.seen[h] & who}
    for hand in hands:
        inside = [h for h in hand if h in here]
        faces = sorted([learnt.pop(h) for h in inside if h in learnt])
        if faces:
            chance.shuffle(inside)
            learnt.update(zip(inside, faces, strict=False))
    fresh = range(len(cards.faces), len(now.faces))
    learnt.update((h, now.faces[h]) for h in fresh if now.seen[h] & who)
    chance.pins.update(learnt)
