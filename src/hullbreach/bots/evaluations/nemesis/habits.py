"""What nobody needs to think about: options that are never worth it, and answers that go without saying."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hullbreach.games.nemesis.board import CORRIDOR_OF
from hullbreach.games.nemesis.components import COORDINATES, SUPPLY
from hullbreach.games.nemesis.state import CONTAMINATION, Ship
from hullbreach.kernel import DONE, Choice, Pick

WORKING = SUPPLY.engines.tokens[0]

CHEAP = (
    "demolition",
    "interruption",
    "access_denied",
    "order",
    "pyrotechnics",
    "risk_assessment",
    "ship_knowledge",
    "technical_corridors",
    "search",
    "scavenging",
    "rest",
    "reload",
    "nerves_of_steel",
    "basic_repairs",
    "intranet",
)
"""Action cards one pays with first; the others are worth more in the hand."""
SMALL = frozenset(("larva", "creeper", "metagorger"))
"""Intruders that can be fought with bare hands."""


def sensible(question: Pick, s: Ship | None) -> Sequence[Choice]:
    """The options that are worth a thought, by the question alone or in a world one believes in."""
    if s is not None and question.prompt in LOOKING:
        return LOOKING[question.prompt](question, s)
    if question.prompt in HABITS:
        return HABITS[question.prompt](question)
    return question.options


# -- by the question alone -------------------------------------------------------------------------


def _turn(question: Pick) -> list[Choice]:
    """Nobody throws things away, trades with rivals or breaks the ship."""
    return [option for option in question.options if not _foolish(option)]


def _foolish(option: Choice) -> bool:
    if isinstance(option, tuple):
        word, what = option
        return word == "drop" or (word == "let_go" and isinstance(what, int)) or what == "demolition"
    return option == "trade"


def _pay(question: Pick) -> Sequence[Choice]:
    for face in CHEAP:
        if face in question.options:
            return [face]
    return question.options


def _discard(question: Pick) -> Sequence[Choice]:
    """Contamination cards go back into the circle, and what one has no use for."""
    for face in (CONTAMINATION, *CHEAP[:8]):
        if face in question.options:
            return [face]
    return [DONE]


def _no(question: Pick) -> Sequence[Choice]:
    return ["no"]


def _refuse(question: Pick) -> Sequence[Choice]:
    return ["refuse"]


def _engine(question: Pick) -> Sequence[Choice]:
    """An engine is left working."""
    return ["keep" if question.about["top"] == WORKING else "swap"]


HABITS: dict[str, Callable[[Pick], Sequence[Choice]]] = {
    "turn.action": _turn,
    "pay": _pay,
    "pass.discard": _discard,
    "interruption": _no,
    "trade.answer": _refuse,
    "trade.agree": _refuse,
    "engine.order": _engine,
}


# -- in a world one believes in --------------------------------------------------------------------


def _action(question: Pick, s: Ship) -> Sequence[Choice]:
    """Nobody fights large Intruders with bare hands, or scans when one more INFECTED card is death."""
    found = _turn(question)
    seat = question.seat
    room = s.where[seat]
    if "melee" in found and any([x.room == room and x.kind not in SMALL for x in s.intruders]):
        found.remove("melee")
    if s.larva[seat] and ("card", "rest") in found:
        found.remove(("card", "rest"))
    return found


def _scan(question: Pick, s: Ship) -> Sequence[Choice]:
    """Who has a Larva does not ask for another one."""
    return ["skip"] if s.larva[question.seat] else question.options


def _cockpit(question: Pick, s: Ship) -> Sequence[Choice]:
    """Look where the ship flies before setting a course."""
    known = s.cards.seen[s.coordinates] >> question.seat & 1
    return ["course"] if known and "course" in question.options else ["coordinates"]


def _course(question: Pick, s: Ship) -> Sequence[Choice]:
    home = COORDINATES[s.cards.faces[s.coordinates]].earth
    return [home] if home in question.options else question.options


def _quiet(question: Pick, s: Ship) -> Sequence[Choice]:
    """Noise goes where there is none yet."""
    still = [c for c in question.options if not s.noise[CORRIDOR_OF[str(c)]]]
    return still or question.options


LOOKING: dict[str, Callable[[Pick, Ship], Sequence[Choice]]] = {
    "turn.action": _action,
    "scan.hand": _scan,
    "cockpit.what": _cockpit,
    "cockpit.course": _course,
    "careful.corridor": _quiet,
}
