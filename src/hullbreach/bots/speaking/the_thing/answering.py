"""What bots at the base answer to whoever asks, begs or calls them."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.bots.evaluations.the_thing.gifts import TRUSTED
from hullbreach.bots.evaluations.the_thing.trust import whom_to_test
from hullbreach.bots.listening import disbelief
from hullbreach.bots.speaking import Mind
from hullbreach.games.the_thing.tests_phase import BOTH, A
from hullbreach.kernel import Spoken

from .facts import asked, bound, doubts, going, holds, mean, placed, planned, refused, testable


def answers(mind: Mind, line: Spoken) -> str:
    """What one replies: humans help whom they trust; whoever hides answers as their mask would."""
    s, verb, args = mind.own, line.act.verb, line.act.args
    if verb == "ask_human":
        return "yes"
    if verb == "ask_who":
        first = mind.first(s.present(), line)
        return "yes" if holds(s, mind.seat, str(args[0])) else "no" if first else ""
    if verb == "need":
        return _to_call(mind, line)
    if verb == "strike":
        return "no" if _agreed_to(mind, "strike") else "yes"
    doubt = doubts(mind).get(line.seat, 0.0)
    relies = (1 - doubt) * (1 - disbelief(mind.heard, line.seat)) * (0.6 + mind.temper.trusting)
    willing = mind.willing(line.seat, relies, s.round)
    return "yes" if PLEAS[verb](mind, line, willing) else "no"


def _would_go(mind: Mind, line: Spoken, willing: bool) -> bool:
    """Somebody is asked to a place: one goes there anyway, or has not gone anywhere and given no other word."""
    word, place = bound(mind), line.act.args[1]
    if placed(mind, mind.seat):
        return bool(mind.own.figures[mind.seat].place == place)
    return word == place or (willing and not word and not refused(mind, str(place)))


def _would_give(mind: Mind, line: Spoken, willing: bool) -> bool:
    """A thing goes to whom one does not doubt, in this lounge."""
    thing, doubt = str(line.act.args[1]), doubts(mind).get(line.seat, 0.0)
    return willing and doubt < TRUSTED and mind.own.holds(mind.seat, thing)


def _would_test(mind: Mind, line: Spoken, willing: bool) -> bool:
    """Who has a blood bag and may spend it on that one, because one likes to or is going to anyway."""
    target, open_to = line.act.args[1], testable(mind.own)
    able = holds(mind.own, mind.seat, "blood") and target in open_to
    offers = mind.plan("test.offer") in (A, BOTH)
    meant = offers and whom_to_test(mind.worlds[0], mind.seat, open_to) == target
    return able and (meant or willing) and target not in mind.fellows


def _would_accuse(mind: Mind, line: Spoken, willing: bool) -> bool:
    """A vote goes with what one has said in this round, or with one's doubts."""
    target, vote, known = int(line.act.args[1]), _voiced(mind), doubts(mind)
    agrees = willing and vote is None and known.get(target, 0.0) >= mean(known)
    return (vote == target or agrees) and target not in mind.fellows


def _would_assign(mind: Mind, line: Spoken, _: bool) -> bool:
    """The leader knows who gets a card when it lies there."""
    wanted = line.seat if line.act.verb == "please_me" else line.act.args[1]
    return asked(mind, mind.seat, "assign") and mind.plan("assign") == wanted


def _would_lead(mind: Mind, line: Spoken, _: bool) -> bool:
    """The leader says whether they go on."""
    return (mind.plan("go_on") == "stop") == (line.act.verb == "please_stop")


PLEAS: dict[str, Callable[[Mind, Spoken, bool], bool]] = {
    "please_go": _would_go,
    "please_give": _would_give,
    "please_test": _would_test,
    "please_accuse": _would_accuse,
    "please_card": _would_assign,
    "please_me": _would_assign,
    "please_next": _would_lead,
    "please_stop": _would_lead,
}
"""Whether one says yes to a plea, from what one is going to do and whether one likes to help."""


def _to_call(mind: Mind, line: Spoken) -> str:
    """What one replies to a call: a person hears from as many as they called, a bot from who goes next.

    Whoever goes later sees first where the others are.
    """
    word, free, place = bound(mind), not placed(mind, mind.seat), str(line.act.args[0])
    if line.seat not in mind.heard.people:
        follows = going(mind)[:2] == [line.seat, mind.seat]
        return "" if not follows else "yes" if (word or planned(mind)) == place else "no"
    if any(x.act.verb == "go" and x.at == line.at for x in mind.heard.by(mind.seat)):
        return ""  # who has named their place in the same breath has answered
    if mind.seat not in _called(mind, line):
        return ""
    return "yes" if free and word in ("", place) and not refused(mind, place) else "no"


def _called(mind: Mind, line: Spoken) -> list[int]:
    """Whom a person means: the next after them who have not gone anywhere yet; if all have, one answers for all."""
    present = mind.own.present()
    after = [i for i in present if i > line.seat] + [i for i in present if i < line.seat]
    free = [i for i in after if not placed(mind, i)]
    return free[: int(line.act.args[1]) - 1] or after[:1]


def _voiced(mind: Mind) -> int | None:
    """Whom one has spoken against in this round: a vote goes with a suspicion."""
    mine = [x for x in mind.heard.by(mind.seat) if x.stamp[0] == mind.own.round]
    acts = [mind.meant(line) for line in mine]
    against = [int(x.args[0]) for x in acts if x.verb in ("accuse", "suspect")]
    return against[-1] if against else None


def _agreed_to(mind: Mind, verb: str) -> bool:
    """Whether one has said yes to such a request in this round."""
    asked = {x.n: x.act.verb for x in mind.heard.lines if x.stamp[0] == mind.own.round}
    mine = [x.reply for x in mind.heard.by(mind.seat) if x.act.verb == "yes"]
    return any(asked.get(n) == verb for n in mine if n is not None)
