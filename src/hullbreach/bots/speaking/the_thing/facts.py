"""What bots at the base go by when they speak: whom they doubt, where they go, what they are bound to."""

from __future__ import annotations

from hullbreach.bots.beliefs.the_thing import odds
from hullbreach.bots.evaluations.the_thing.company import PLACING
from hullbreach.bots.speaking import Mind
from hullbreach.games.the_thing.pieces import GREEN_FIELD, LOUNGE
from hullbreach.games.the_thing.state import Base

CALLS = ("need", "please_go")


def doubts(mind: Mind) -> dict[int, float]:
    """How likely each of the others is an alien, as one would know it behind one's mask."""
    s: Base = mind.worlds[0]
    found = odds(s, mind.seat)
    return {i: found[i] for i in s.present() if i != mind.seat}


def mean(found: dict[int, float]) -> float:
    return sum(found.values()) / len(found) if found else 0.0


def shown(s: Base, i: int) -> bool:
    """Whether everybody knows what somebody is: there is nothing to say about it."""
    return s.figures[i].disc == GREEN_FIELD


def speaks_for_all(mind: Mind) -> bool:
    """Whether it is one's turn to ask for all: one of those present in every round, so that not all ask the same."""
    s: Base = mind.own
    others = [i for i in s.present() if i != s.leader]
    return bool(others) and others[s.round % len(others)] == mind.seat


def holds(s: Base, seat: int, thing: str) -> bool:
    lab = [s.cards.faces[h] for h in s.figures[seat].lab]
    return thing in lab or s.holds(seat, thing)


def testable(s: Base) -> list[int]:
    """On whom a blood bag can be spent: the most suspected."""
    highest = max(s.figures[i].disc for i in s.present())
    return [i for i in s.present() if s.figures[i].disc == highest]


def going(mind: Mind) -> list[int]:
    """Those who have yet to go somewhere, in their order."""
    return [*mind.table.asked, *mind.own.turn]


def planned(mind: Mind) -> str:
    """The place one would go to now, or nothing."""
    choice = mind.plan("place")
    place = choice if isinstance(choice, str) else choice[1] if isinstance(choice, tuple) else ""
    return str(place)


def bound(mind: Mind) -> str:
    """The place one has named, called others to or agreed to come to, and has not gone to yet; or nothing."""
    mine = [x for x in mind.heard.by(mind.seat) if mind.own.round - x.stamp[0] <= 1]
    for line in reversed(mine):
        act = mind.meant(line)
        called = act.verb == "need" and line.stamp[0] == mind.own.round
        called = called and mind.own.phase in PLACING
        if line.n not in mind.heard.fates and (act.verb == "go" or called):
            return str(act.args[0])
    return ""


def refused(mind: Mind, place: str) -> bool:
    """Whether one has said no in this round to somebody who asked one there."""
    asked = [x.n for x in mind.heard.lines if x.act.verb in CALLS and place in x.act.args]
    mine = [x for x in mind.heard.by(mind.seat) if x.stamp[0] == mind.own.round]
    return any(x.act.verb == "no" and x.reply in asked for x in mine)


def placed(mind: Mind, seat: int) -> bool:
    """Whether somebody has gone to a place already, while others have not."""
    s: Base = mind.own
    return s.phase in PLACING and s.figures[seat].place != LOUNGE


def asked(mind: Mind, seat: int, prompt: str) -> bool:
    """Whether this is what somebody is just asked."""
    question = mind.table.asked.get(seat)
    return question is not None and question.prompt == prompt
