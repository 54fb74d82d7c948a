"""What the expansion adds to table talk: which Mutation one has, which is secret until it is used (K-42)."""

from __future__ import annotations

from hullbreach.games.nemesis.state import Ship
from hullbreach.kernel import Act, Chip, Seat, Slot, Spoken, Verb

from .components import MUTATIONS
from .figures import brood

NONE = -1
SAYINGS = (
    Verb("mutation", "claim", (Slot("thing", "card"),), "K-42"),
    Verb("ask_mutation", "question", (Slot("seat", "target"),), "K-42", True),
)


def mutation_chips(s: Ship, seat: Seat) -> list[Chip]:
    """That somebody has a Mutation card everybody knows; which, they say themselves until it lies open."""
    hidden = [x for x in range(s.n) if s.active(x) and _hidden(s, x)]
    others = tuple([x for x in hidden if x != seat])
    mine = [Chip("mutation", (tuple(MUTATIONS),))] if seat in hidden else []
    return [*mine, Chip("ask_mutation", (others,))] if others else mine


def _hidden(s: Ship, seat: Seat) -> bool:
    cards = brood(s).mutation[seat]
    return bool(cards) and not s.cards.knows(None, cards[0])


def mutation_truth(s: Ship, act: Act, seat: Seat) -> bool | None:
    """Whether somebody has the Mutation they claim."""
    if act.verb != "mutation":
        return None
    cards = brood(s).mutation[seat]
    return bool(cards) and s.face(cards[0]) == act.args[0]


def mutation_stamp(s: Ship) -> tuple[int, ...]:
    """The Mutation card of each Character by handle, so that a claim is judged by the card it was about."""
    return tuple([cards[0] if cards else NONE for cards in brood(s).mutation])


def mutation_shown(s: Ship, line: Spoken) -> bool | None:
    """A Mutation lies open from its first use on."""
    if line.act.verb != "mutation":
        return None
    card = line.stamp[len(line.stamp) - s.n + line.seat]
    return s.face(card) == line.act.args[0] if s.cards.knows(None, card) else None
