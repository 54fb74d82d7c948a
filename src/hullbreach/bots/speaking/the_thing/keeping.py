"""How bots at the base keep their word: a place, a vote, a test, a thing, a seat in the helicopter."""

from __future__ import annotations

from hullbreach.bots.chair import Chair
from hullbreach.games.the_thing.pieces import DORMITORY
from hullbreach.games.the_thing.state import Base
from hullbreach.games.the_thing.tests_phase import A
from hullbreach.kernel import DONE, Choice, Pick, Spoken

TESTING, TRADING = ("test.offer", "test.target_a"), ("trade", "trade.give")
AGREEING = "board.agree"


def keeps(chair: Chair, mine: list[Spoken]) -> Choice | None:
    """The next place and the next vote that were promised, in this round or at the end of the last; and a test."""
    pick, fates, now = chair.question, chair.heard.fates, chair.stamp()[0]
    if pick.prompt in TESTING:
        return _test_promised(pick, chair)
    if pick.prompt in TRADING:
        return _gift_promised(mine, chair)
    if pick.prompt == AGREEING:
        return _passage_promised(mine, chair)
    fresh = [line for line in promised(mine, chair) if now - line.stamp[0] <= 1]
    said = [line for line in fresh if line.n not in fates]
    wanted = "go" if pick.prompt == "place" else "accuse"
    for line in reversed(said):
        called = line.act.verb == "need" and wanted == "go" and line.stamp[0] == now
        if line.act.verb == wanted or called:
            target = line.act.args[0]
            option: Choice = ("go", target) if wanted == "go" and target != DORMITORY else target
            return option if option in pick.options else None
    return _suspected(mine, chair) if pick.prompt == "vote" else None


def _suspected(mine: list[Spoken], chair: Chair) -> Choice | None:
    """Whom one has just said to suspect one votes against, as long as nothing has happened since."""
    views = [x.act for x in mine if x.stamp == chair.stamp() and x.act.verb in ("suspect", "trust")]
    if not views or views[-1].verb == "trust":
        return None
    target = views[-1].args[0]
    return target if target in chair.question.options else None


def _gift_promised(mine: list[Spoken], chair: Chair) -> Choice | None:
    """To whom one has promised a thing in this round, and then the thing, once."""
    pick, now = chair.question, chair.stamp()[0]
    due = [x.act for x in promised(mine, chair) if x.act.verb == "give" and x.stamp[0] == now]
    if not due:
        return None
    s: Base = chair.fork("own things").state
    if s.figures[chair.seat].offers > (pick.prompt != "trade"):
        return None
    target, thing = due[-1].args
    if pick.prompt == "trade":
        return target if target in pick.options and s.holds(chair.seat, str(thing)) else None
    named = pick.about["named"]
    return thing if thing in pick.options and not named else DONE


def _passage_promised(mine: list[Spoken], chair: Chair) -> Choice | None:
    """Whether one has said that this one comes along or stays, and nobody has boarded since."""
    about = (chair.question.about["figure_seat"],)
    words = [x.act for x in mine if x.stamp == chair.stamp() and x.act.args == about]
    said = [x.verb for x in words if x.verb in ("take", "leave")]
    return None if not said else "yes" if said[-1] == "take" else "no"


def _test_promised(pick: Pick, chair: Chair) -> Choice | None:
    """The offer one has said yes to in this round, and the one to be tested."""
    pleas = {x.n: x for x in chair.heard.lines if x.act.verb == "please_test"}
    mine = [x for x in chair.heard.by(chair.seat) if x.act.verb == "yes" and x.reply in pleas]
    agreed = [
        pleas[x.reply] for x in mine if x.reply is not None and x.stamp[0] == chair.stamp()[0]
    ]
    if not agreed:
        return None
    choice: Choice = A if pick.prompt == "test.offer" else agreed[-1].act.args[1]
    return choice if choice in pick.options else None


def promised(mine: list[Spoken], chair: Chair) -> list[Spoken]:
    """One's own lines as what they promise: a yes promises what it was asked for."""
    return [line for line in map(chair.meaning, mine) if line is not None]
