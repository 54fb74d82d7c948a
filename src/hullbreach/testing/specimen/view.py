"""What a seat may see: the only module that builds views."""

from __future__ import annotations

from msgspec import Struct

from hullbreach.kernel import Seat

from .state import Crew


class CardView(Struct):
    """A card the reader knows."""

    handle: int
    face: str


class MemberView(Struct):
    """What everybody sees of a seat."""

    seat: Seat
    lives: int
    cards: int
    """How many cards it holds; their backs are all alike."""
    known: list[str]
    """The faces among them that the reader knows."""
    label: str | None
    content: str | None
    role: str | None


class CrewView(Struct):
    """The table as one reader sees it."""

    round: int
    phase: str
    turn: Seat
    oxygen: int
    supply: int
    discard: list[str]
    waste: int
    seats: list[MemberView]
    me: Seat | None
    hand: list[CardView]


def view(s: Crew, seat: Seat | None) -> CrewView:
    """Build up what this seat (or, for None, the public) may see, from nothing."""
    cards = s.cards
    return CrewView(
        round=s.round,
        phase=s.phase,
        turn=s.turn,
        oxygen=s.oxygen,
        supply=len(s.supply),
        discard=[cards.faces[h] for h in s.discard],
        waste=len(s.waste),
        seats=[_member_view(s, other, seat) for other in range(s.players)],
        me=seat,
        hand=[] if seat is None else [CardView(h, cards.faces[h]) for h in s.hands[seat]],
    )


def _member_view(s: Crew, seat: Seat, reader: Seat | None) -> MemberView:
    cards = s.cards
    known = [cards.faces[h] for h in s.hands[seat] if cards.knows(reader, h)]
    label, content = s.samples[seat], s.contents[seat]
    return MemberView(
        seat=seat,
        lives=s.lives[seat],
        cards=len(s.hands[seat]),
        known=sorted(known),
        label=cards.faces[label] if cards.knows(reader, label) else None,
        content=cards.faces[content] if cards.knows(reader, content) else None,
        role=_role(s, seat, reader),
    )


def _role(s: Crew, seat: Seat, reader: Seat | None) -> str | None:
    """A seat knows its own role, and everybody the roles of those who are out and of all at the end."""
    if seat == reader or s.lives[seat] == 0 or s.ending:
        return "alien" if s.alien[seat] else "human"
    return None
