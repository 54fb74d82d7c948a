"""Whom one can leave with: whether the first to board is human, and all others are taken for what they are."""

from __future__ import annotations

from collections.abc import Container
from math import log

from hullbreach.bots.beliefs.the_thing import odds, public_odds, surest
from hullbreach.games.the_thing.pieces import GREEN_FIELD
from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Seat

LEAD, KNOWN = 0.6, 0.5
"""What it is worth that the one who decides about boarding is human, and that people are known for what they are."""
FAINT = 0.05
"""A chance below which nothing gets worse."""
EVEN = 0.5
"""Who is less likely an alien than this is let aboard."""
ENOUGH = 0.25
"""With a chance like this to leave as they should humans go at once: while they wait an alien may come first."""
DOUBTFUL = 0.3
"""Who is less likely an alien than this is not accused."""
PROOF, DRAWN = 0.6, 0.4
"""What a blood bag in human hands is worth, and how likely a token drawn in the laboratory is one."""


def trust(
    s: Base, seat: Seat, doubts: list[float], inside: list[int], met: Container[int]
) -> float:
    """How well the humans would leave if the helicopter stood there now, as the logarithm of a chance.

    A human goes by what they believe themselves; an alien by how far everybody else is wrong about what it knows.
    """
    if not inside:
        return 0.0
    right = 1.0
    if s.figures[seat].alien:
        seen = public_odds(s)
        for i in inside:
            right *= doubts[i] * seen[i] + (1 - doubts[i]) * (1 - seen[i])
    else:
        for i in inside:
            right *= max(doubts[i], 1 - doubts[i])
    human = 1 - doubts[first_to_board(s, met)]
    return LEAD * log(max(FAINT, human)) + KNOWN * log(max(FAINT, right))


def worth_leaving(s: Base, seat: Seat, waits: bool) -> bool:
    """Whether a human who can leave now should, by the exact odds that everybody is taken for what they are."""
    return not waits or surest(s, seat) >= ENOUGH


def let_aboard(s: Base, seat: Seat, asking: int) -> bool:
    """Whether somebody is rather human, and no surer one is still to come: each who boards tells of the rest."""
    doubts = odds(s, seat)
    coming = s.escape.queue if s.escape is not None else []
    return doubts[asking] < EVEN and all(doubts[asking] <= doubts[i] for i in coming)


def first_to_board(s: Base, met: Container[int]) -> int:
    """Who is the least suspected when those who meet somebody have looked."""
    return min(s.order(), key=lambda i: s.figures[i].disc + (i in met))


def proofs(s: Base, doubts: list[float], inside: list[int]) -> float:
    """What the blood bags are worth that humans have or are about to draw, as long as somebody is left to be tested."""
    faces = s.cards.faces
    bags = DRAWN * len(s.bonus_drawers)
    if s.drawer >= 0 and s.drawn:
        bags += faces[s.drawn[0]] == "blood"
    for i in inside:
        if s.figures[i].lab:
            bags += (1 - doubts[i]) * sum([faces[h] == "blood" for h in s.figures[i].lab])
    unknown = sum([s.figures[i].disc != GREEN_FIELD for i in inside])
    return PROOF * min(bags, unknown)


def whom_to_test(s: Base, seat: Seat, targets: list[int]) -> int:
    """The one about whom one knows least; of those known alike the one who is rather an alien."""
    doubts = odds(s, seat)
    return max(targets, key=lambda i: (min(doubts[i], 1 - doubts[i]), doubts[i]))


def whom_to_accuse(s: Base, seat: Seat, accused: list[int]) -> int | None:
    """The worst whose disc can still move, if there is anything against them.

    The one whom all trust most is spared until somebody is proven. Discs that have all come to the end of the track
    tell nothing: then the leader, whoever that is, boards first.
    """
    doubts = odds(s, seat)
    proven = any(s.figures[i].disc == GREEN_FIELD for i in s.present())
    spared = None if proven else most_trusted(s)
    movable = [i for i in accused if i != spared and not s.exposed(i)]
    worst = max(movable, key=lambda i: doubts[i], default=None)
    return None if worst is None or doubts[worst] < DOUBTFUL else worst


def most_trusted(s: Base) -> int:
    """The one least likely an alien by what everybody has seen, so that all mean the same one."""
    seen = public_odds(s)
    return min(s.present(), key=seen.__getitem__)
