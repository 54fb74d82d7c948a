"""How bots speak in a team: they say openly where they go, and come when they can."""

from __future__ import annotations

from typing import Any

from hullbreach.bots.chair import Chair
from hullbreach.games.theseus.state import NOTHING, Theseus
from hullbreach.kernel import Act, Choice, Session, Spoken, Window

from . import Mind, Valued, Voice

WAYS = 2
"""After this many further answers of its own a move has come to its end."""


def says(mind: Mind, _: Window) -> Valued:
    """Where one's next move ends, from the plan just found, if that is not what one said last."""
    if _word(mind):
        return []
    world = mind.ahead("turn.move", lambda s: s.stop != NOTHING)
    sector = "" if world is None else world.state.sectors[world.state.stop].id
    act = Act("go", (sector,))
    return [(0.4, act)] if sector and not mind.said(act, 1, _laps(mind)) else []


def _word(mind: Mind) -> str:
    """The sector one has said one goes to and has not come to yet, or nothing."""
    given = [mind.meant(x) for x in _lately(mind) if x.n not in mind.heard.fates]
    return next((str(x.args[0]) for x in reversed(given) if x.verb == "go"), "")


def _lately(mind: Mind) -> list[Spoken]:
    """What one has said since one's last turn but one."""
    return [x for x in mind.heard.by(mind.seat) if _laps(mind) - x.stamp[0] <= 1]


def _laps(mind: Mind) -> int:
    s: Theseus = mind.own
    return s.turns // len(s.order)


def _reaches(table: Session[Any], seat: int, answer: Choice, sector: str, left: int = WAYS) -> bool:
    """Whether a unit can come to a stop in a sector after this answer."""
    pick = table.asked.get(seat)
    if pick is None or answer not in pick.options:
        return False
    table.answer(seat, answer, pick.number)
    s: Theseus = table.state
    if s.stop != NOTHING and s.active == seat:
        return bool(s.sectors[s.stop].id == sector)
    further = table.asked[seat].options if seat in table.asked and left else ()
    return any(_reaches(table.clone(), seat, x, sector, left - 1) for x in further)


def lies(_: Mind, __: Window) -> Valued:
    """Nobody hides in this game."""
    return []


def answers(mind: Mind, line: Spoken) -> str:
    """Yes to what one will do anyway, no to the rest: a partner can rely on it, and on the word before it."""
    s: Theseus = mind.own
    verb, wanted, word = line.act.verb, line.act.args[-1], _word(mind)
    if word:
        return "yes" if verb == "please_go" and word == wanted else "no"
    if verb == "please_go":
        return "yes" if _is_next(mind) and str(wanted) in _in_reach(s, mind.seat) else "no"
    if verb == "please_hold":
        stands = [s.sectors[s.units[unit].at].id for unit in s.own_units(mind.seat)]
        return "yes" if stands.count(str(wanted)) > 1 else "no"
    return "no"


def _is_next(mind: Mind) -> bool:
    """Whether one is about to move, or the next one: further ahead others change how far one's units go."""
    s: Theseus = mind.own
    if s.active == mind.seat:
        question = mind.table.asked.get(mind.seat)
        return question is not None and question.prompt == "turn.move"
    return s.order[(s.order.index(s.active) + 1) % len(s.order)] == mind.seat


def _in_reach(s: Theseus, seat: int) -> list[str]:
    """The sectors one's units would come to if they moved now."""
    ways = [(s.units[unit].at, s.sectors[s.units[unit].at].count()) for unit in s.own_units(seat)]
    return [s.sectors[(at + points) % len(s.sectors)].id for at, points in ways]


def keeps(chair: Chair, mine: list[Spoken]) -> Choice | None:
    """The unit or the way that brings one to the sector one has named, as long as that is still to come."""
    given = [x for x in map(chair.meaning, mine) if x is not None and x.act.verb == "go"]
    said = [x for x in given if x.n not in chair.heard.fates]
    for option in chair.question.options if said else ():
        if _reaches(chair.fork("way"), chair.seat, option, str(said[-1].act.args[0])):
            return option
    return None


VOICE = Voice(
    says=says,
    lies=lies,
    answers=answers,
    keeps=keeps,
    bound=frozenset({"turn.move", "move.way"}),
    faithful=frozenset(),
    minds=1,
    often={"turn": 0.3},
)
