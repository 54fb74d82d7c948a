"""What a seat may see: the only module that builds views and describes questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from hullbreach.kernel import Described, Pick, Seat

from .state import SUPPLY, Crew


class CardView(Struct):
    """A card the reader knows."""

    handle: int
    face: str


class SeatView(Struct):
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
    seats: list[SeatView]
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
        seats=[_seat_view(s, other, seat) for other in range(s.players)],
        me=seat,
        hand=[] if seat is None else [CardView(h, cards.faces[h]) for h in s.hands[seat]],
    )


def _seat_view(s: Crew, seat: Seat, reader: Seat | None) -> SeatView:
    cards = s.cards
    known = [cards.faces[h] for h in s.hands[seat] if cards.knows(reader, h)]
    label, content = s.samples[seat], s.contents[seat]
    return SeatView(
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


def describe(s: Crew, pick: Pick) -> list[Described]:
    """Each option in words: cards by their face, seats by their name."""
    return [_described(s, pick, option) for option in pick.options]


def _described(s: Crew, pick: Pick, option: Any) -> Described:
    if pick.prompt in ("search.discard", "swap.card"):
        return Described(option, f"card.{s.cards.faces[option]}", about=(option,))
    if pick.prompt in ("attack.target", "swap.partner", "vote.whom"):
        key = "option.nobody" if option == -1 else "option.seat"
        return Described(option, key, {"seat": option})
    return Described(option, f"option.{option}", note=f"note.{option}")


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
