"""How bots speak at the base: where they go, what they have, whom they suspect, and how they answer."""

from __future__ import annotations

from hullbreach.bots.beliefs.the_thing import odds
from hullbreach.bots.chair import Chair
from hullbreach.bots.listening import disbelief
from hullbreach.games.the_thing.pieces import DORMITORY, GREEN_FIELD, IN
from hullbreach.games.the_thing.state import Base
from hullbreach.games.the_thing.talk import CLAIMED
from hullbreach.kernel import Act, Choice, Spoken, Window

from . import Mind, Valued, Voice

MARKED = 0.12
"""How far above the table's mean a doubt must lie to be spoken of."""
CLEAR = 0.12
WORTH = {"keys": 0.6, "blood": 0.5, "fuel_can": 0.35, "tools": 0.3, "cable": 0.3}
"""What it is worth to the humans to know who has something."""
ASKED_AGAIN = 2
"""For how many rounds nobody asks the same again, and a claim to have blood is taken up."""
BLUFF = 0.12
"""How often a bold foe claims the keys it lacks."""


def says(mind: Mind, window: Window) -> Valued:
    """What is worth saying at this window."""
    if window.name == "round":
        return [*_way(mind), *_things(mind), *_views(mind, 0.3)]
    if window.name == "lounge":
        return [*_things(mind), *_views(mind, 0.5), *_wishes(mind), *_defence(mind)]
    if window.name == "vote":
        return [*_vote(mind), *_views(mind, 0.4), *_defence(mind)]
    if window.name == "sabotage":
        return [*_leader(mind), *_views(mind, 0.4)]
    if window.name == "offers":
        return _test(mind)
    return _boarding(mind)


def doubts(mind: Mind) -> dict[int, float]:
    """How likely each of the others is an alien, as one would know it behind one's mask."""
    s: Base = mind.worlds[0]
    found = odds(s, mind.seat)
    return {i: found[i] for i in s.present() if i != mind.seat}


def _mean(found: dict[int, float]) -> float:
    return sum(found.values()) / len(found) if found else 0.0


def _shown(s: Base, i: int) -> bool:
    """Whether everybody knows what somebody is: there is nothing to say about it."""
    return s.figures[i].disc == GREEN_FIELD


def _way(mind: Mind) -> Valued:
    """Where one is going to go, from the plan just found."""
    place = _planned(mind)
    if not place or _bound(mind):
        return []
    return [(0.7 if place != DORMITORY else 0.2, Act("go", (place,)))]


def _planned(mind: Mind) -> str:
    """The place one would go to now, or nothing."""
    choice = mind.plan("place")
    place = choice if isinstance(choice, str) else choice[1] if isinstance(choice, tuple) else ""
    return str(place)


def _bound(mind: Mind) -> bool:
    """Whether one has named a place in this round, or agreed to come to one."""
    asked = {x.n: x.act.verb for x in mind.heard.lines}
    mine = [x for x in mind.heard.by(mind.seat) if x.stamp[0] == mind.own.round]
    agreed = [asked.get(x.reply) for x in mine if x.act.verb == "yes" and x.reply is not None]
    return any(x.act.verb == "go" for x in mine) or bool({"need", "please_go"} & {*agreed})


def _speaker(mind: Mind) -> bool:
    """Whether it is one's turn to ask for all: one of those present in every round, so that not all ask the same."""
    s: Base = mind.own
    others = [i for i in s.present() if i != s.leader]
    return bool(others) and others[s.round % len(others)] == mind.seat


def _things(mind: Mind) -> Valued:
    """What one has that others can use, once."""
    s: Base = mind.own
    found: Valued = []
    for thing in CLAIMED:
        act = Act("have", (thing,))
        if thing in WORTH and _holds(s, mind.seat, thing) and not mind.said(act, 3, s.round):
            found.append((WORTH[thing], act))
    return found


def lies(mind: Mind, window: Window) -> Valued:
    """A bold foe claims keys that nobody else claims."""
    s, keys = mind.own, Act("have", ("keys",))
    claimed = any(line.act == keys and s.round - line.stamp[0] < 3 for line in mind.heard.lines)
    dares = mind.random.random() < BLUFF * mind.temper.bold
    return [(0.65, keys)] if window.name in ("round", "lounge") and not claimed and dares else []


def _holds(s: Base, seat: int, thing: str) -> bool:
    lab = [s.cards.faces[h] for h in s.figures[seat].lab]
    return thing in lab or s.holds(seat, thing)


def _views(mind: Mind, worth: float) -> Valued:
    """Whom one doubts more than the others, and whom less; a foe doubts no fellow it knows."""
    s: Base = mind.worlds[0]
    open_ones = {i: doubt for i, doubt in doubts(mind).items() if not _shown(s, i)}
    mean = _mean(open_ones)
    found: Valued = []
    for i, doubt in open_ones.items():
        suspect, trust = Act("suspect", (i,)), Act("trust", (i,))
        if i not in mind.fellows and doubt > mean + MARKED and not mind.said(suspect, 2, s.round):
            found.append((worth + doubt - mean, suspect))
        if doubt < mean - CLEAR and not mind.said(trust, 3, s.round):
            found.append((worth * 0.7 + mean - doubt, trust))
    return found


def _defence(mind: Mind) -> Valued:
    """Who was suspected in this round says that they are human."""
    s: Base = mind.own
    against = [
        line
        for line in mind.heard.lines
        if line.act.verb in ("suspect", "accuse")
        and line.act.args[0] == mind.seat
        and line.stamp[0] == s.round
    ]
    act = Act("human")
    return [(0.55, act)] if against and not mind.said(act, 1, s.round) else []


def _wishes(mind: Mind) -> Valued:
    """Somebody who claims the keys and is doubted less is the one to give blood or keys to."""
    s: Base = mind.own
    found = doubts(mind)
    if not found or not s.holds(mind.seat, "keys"):
        return []
    best = min(found, key=found.__getitem__)
    low = found[best] < _mean(found) - CLEAR
    act = Act("give", (best, "keys"))
    return [(0.3, act)] if low and not mind.masked and not mind.said(act, 3, s.round) else []


def _vote(mind: Mind) -> Valued:
    """Whom one votes against, from the plan just found; a foe says so of no fellow."""
    choice = mind.plan("vote")
    if not isinstance(choice, int) or choice in mind.fellows:
        return []
    return [(0.6, Act("accuse", (choice,)))]


def _leader(mind: Mind) -> Valued:
    """After harm was done: whether the leader should go on."""
    s: Base = mind.own
    if s.leader == mind.seat or not _speaker(mind):
        return []
    harm = s.turned.count("sabotage") / max(1, len(s.turned))
    verb = "please_stop" if harm > 0.6 else "please_next"
    return [(0.35, Act(verb, (s.leader,)))]


def _test(mind: Mind) -> Valued:
    """Who claims a blood bag is asked to test the one doubted most."""
    s: Base = mind.worlds[0]
    found = {i: d for i, d in doubts(mind).items() if not _shown(s, i) and i not in mind.fellows}
    blood = Act("have", ("blood",))
    claims = [x for x in mind.heard.lines if x.act == blood and s.round - x.stamp[0] <= ASKED_AGAIN]
    holders = [x.seat for x in claims if x.seat != mind.seat and s.figures[x.seat].status == IN]
    if not found or not holders or not _speaker(mind):
        return []
    worst = max(found, key=found.__getitem__)
    act = Act("please_test", (holders[-1], worst))
    asked = any(x.act == act and s.round - x.stamp[0] <= ASKED_AGAIN for x in mind.heard.lines)
    return [] if asked or worst == holders[-1] else [(0.4, act)]


def _boarding(mind: Mind) -> Valued:
    """Who may come along, and who stays."""
    s: Base = mind.worlds[0]
    aboard = [] if s.escape is None else s.escape.aboard
    found = {i: d for i, d in doubts(mind).items() if i not in aboard}
    if not found:
        return []
    worst, best = max(found, key=found.__getitem__), min(found, key=found.__getitem__)
    leave = [] if worst in mind.fellows or found[worst] < 0.5 else [(0.6, Act("leave", (worst,)))]
    return [*leave, (0.4, Act("take", (best,))), (0.5, Act("human"))]


def answers(mind: Mind, line: Spoken) -> str:
    """What one replies: humans help whom they trust; whoever hides answers as their mask would."""
    s: Base = mind.own
    verb, args = line.act.verb, line.act.args
    doubt = doubts(mind).get(line.seat, 0.0)
    relies = (1 - doubt) * (1 - disbelief(mind.heard, line.seat)) * (0.6 + mind.temper.trusting)
    willing = mind.random.random() < relies
    if verb == "ask_human":
        return "yes"
    if verb == "ask_who":
        has = _holds(s, mind.seat, str(args[0]))
        first = mind.first(s.present(), line.seat)
        return "yes" if has else "no" if first else ""
    if verb == "need":
        return "yes" if _comes(mind, line) else ""
    if verb == "please_go":
        return "yes" if willing and not _bound(mind) else "no"
    if verb in ("please_next", "please_stop"):
        other = "please_stop" if verb == "please_next" else "please_next"
        return "yes" if willing and not _agreed_to(mind, other) else "no"
    if verb == "please_give":
        holds = s.holds(mind.seat, str(args[1]))
        return "yes" if holds and willing and doubt < 0.4 else "no"
    if verb == "please_accuse":
        target = doubts(mind).get(int(args[1]), 0.0)
        above = target >= _mean(doubts(mind))
        return "yes" if above and willing and int(args[1]) not in mind.fellows else "no"
    return "yes" if willing else "no"


def _comes(mind: Mind, line: Spoken) -> bool:
    """Whether one answers a call: one goes there anyway, or is among the next who are needed."""
    s: Base = mind.own
    if _bound(mind):
        return False
    if _planned(mind) == line.act.args[0]:
        return True
    seats = s.present()
    after = [i for i in seats if i > line.seat] + [i for i in seats if i < line.seat]
    return mind.seat in after[: int(line.act.args[1]) - 1]


def _agreed_to(mind: Mind, verb: str) -> bool:
    """Whether one has said yes to such a request in this round."""
    asked = {x.n: x.act.verb for x in mind.heard.lines if x.stamp[0] == mind.own.round}
    mine = [x.reply for x in mind.heard.by(mind.seat) if x.act.verb == "yes"]
    return any(asked.get(n) == verb for n in mine if n is not None)


def keeps(s: Base, mine: list[Spoken], chair: Chair) -> Choice | None:
    """A place and a vote that were promised in this round."""
    pick = chair.question
    said = [line for line in promised(mine, chair) if line.stamp[0] == s.round]
    wanted = "go" if pick.prompt == "place" else "accuse"
    for line in reversed(said):
        if line.act.verb == wanted:
            target = line.act.args[0]
            option: Choice = ("go", target) if wanted == "go" and target != DORMITORY else target
            return option if option in pick.options else None
    return None


def promised(mine: list[Spoken], chair: Chair) -> list[Spoken]:
    """One's own lines as what they promise: a yes promises what it was asked for."""
    return [line for line in map(chair.meaning, mine) if line is not None]


VOICE = Voice(
    says=says,
    lies=lies,
    answers=answers,
    keeps=keeps,
    bound=frozenset({"place", "vote"}),
    faithful=frozenset({"vote"}),
    minds=1,
    often={
        "round": 0.45,
        "lounge": 0.5,
        "vote": 0.45,
        "sabotage": 0.25,
        "offers": 0.3,
        "boarding": 0.8,
    },
)
