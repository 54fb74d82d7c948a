"""How bots speak at the base: where they go, what they have, whom they suspect, and how they answer."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.bots.beliefs.the_thing import odds
from hullbreach.bots.chair import Chair
from hullbreach.bots.evaluations.the_thing.company import PLACING
from hullbreach.bots.evaluations.the_thing.gifts import TRUSTED, best_gift
from hullbreach.bots.evaluations.the_thing.orders import orders
from hullbreach.bots.evaluations.the_thing.trust import EVEN, whom_to_test
from hullbreach.bots.listening import disbelief
from hullbreach.games.the_thing.components import LIMITS, VEHICLES
from hullbreach.games.the_thing.escape import boarding_list
from hullbreach.games.the_thing.pieces import DORMITORY, GREEN_FIELD, IN
from hullbreach.games.the_thing.state import Base
from hullbreach.games.the_thing.talk import CLAIMED
from hullbreach.games.the_thing.tests_phase import BOTH, A
from hullbreach.kernel import DONE, Act, Choice, Pick, Spoken, Window

from . import Mind, Valued, Voice

MARKED = 0.12
"""How far above the table's mean a doubt must lie to be spoken of."""
CLEAR = 0.12
WORTH = {"keys": 0.6, "blood": 0.5, "fuel_can": 0.35, "tools": 0.3, "cable": 0.3}
"""What it is worth to the humans to know who has something."""
ASKED_AGAIN = 2
"""For how many rounds nobody asks or says the same again, and a claim to have blood is taken up."""
TESTING, TRADING = ("test.offer", "test.target_a"), ("trade", "trade.give")
AGREEING = "board.agree"
WHIM = 0.25
"""How far the moment decides what one speaks of: if all spoke of what weighs most, all would say the same."""
BLUFF = 0.12
"""How often a bold foe claims the keys it lacks."""


def says(mind: Mind, window: Window) -> Valued:
    """What is worth saying at this window; nobody talks to themselves."""
    if len(window.seats) < 2:
        return []
    if window.name == "round":
        return [*_way(mind), *_things(mind), *_views(mind, 0.3)]
    if window.name == "lounge":
        views = [*_views(mind, 0.5), *_questions(mind)]
        return [*views, *_things(mind), *_wishes(mind), *_defence(mind)]
    if window.name == "vote":
        return [*_vote(mind), *_campaign(mind), *_views(mind, 0.4), *_defence(mind)]
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
    """Where one is going to go, from the plan just found; whose turn it is to speak for all may call others there."""
    place, s = _planned(mind), mind.own
    if not place or _bound(mind) or (_late(mind) and mind.random.random() < 0.5):
        return []
    go = Act("go", (place,))
    if place == DORMITORY:
        return [(0.2, go)]
    worth, wanted = 0.45 if mind.said(go, 1, s.round) else 0.7, _wanted(mind, place)
    calls = _speaker(mind) and mind.random.random() < mind.temper.bold
    if not calls or wanted < 2:
        return [(worth, go)]
    return [(0.75, Act("need", (place, wanted))), (worth, go)]


def _wanted(mind: Mind, place: str) -> int:
    """How many are needed at a place by the duties of the round, which everybody can read off the board."""
    s: Base = mind.worlds[0]
    posts = [post.people for post in orders(s, odds(s, mind.seat)) if post.place == place]
    return min(sum(posts), LIMITS.green, len(s.present()) - 1)


def _late(mind: Mind) -> bool:
    """Whether others go first in such number that a place may be full by then."""
    return mind.seat in mind.own.turn[LIMITS.green :]


def _planned(mind: Mind) -> str:
    """The place one would go to now, or nothing."""
    choice = mind.plan("place")
    place = choice if isinstance(choice, str) else choice[1] if isinstance(choice, tuple) else ""
    return str(place)


def _bound(mind: Mind) -> str:
    """The place one has named, called others to or agreed to come to, and has not gone to yet; or nothing."""
    mine = [x for x in mind.heard.by(mind.seat) if mind.own.round - x.stamp[0] <= 1]
    for line in reversed(mine):
        act = mind.meant(line)
        called = act.verb == "need" and line.stamp[0] == mind.own.round
        if line.n not in mind.heard.fates and (act.verb == "go" or called):
            return str(act.args[0])
    return ""


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
    claimed = claimed or _denied(mind, "keys")
    dares = mind.random.random() < BLUFF * mind.temper.bold
    return [(0.65, keys)] if window.name in ("round", "lounge") and not claimed and dares else []


def _denied(mind: Mind, thing: str) -> bool:
    """Whether one was asked in the last rounds who has something, and said that it is not oneself."""
    now, asked = mind.own.round, Act("ask_who", (thing,))
    numbers = [x.n for x in mind.heard.lines if x.act == asked and now - x.stamp[0] <= ASKED_AGAIN]
    mine = [x for x in mind.heard.by(mind.seat) if x.act.verb == "no"]
    return any(x.reply in numbers for x in mine)


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
    fresh = [(value, act) for value, act in found if not mind.chorus(act, s.round)]
    return [(value + WHIM * mind.random.random(), act) for value, act in fresh]


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
    act, worth = Act("human"), 0.55 if len(against) > 1 else 0.25
    told = _shown(s, mind.seat) or mind.said(act, 2, s.round)
    return [(worth, act)] if against and not told else []


def _questions(mind: Mind) -> Valued:
    """Whoever speaks for all asks for the keys once a vehicle could leave, and the one they doubt what they are."""
    s: Base = mind.own
    if not _speaker(mind):
        return []
    found: Valued = []
    keys = Act("ask_who", ("keys",))
    ready = any(s.ready(vehicle) for vehicle in VEHICLES if vehicle in s.open_places())
    if ready and not _heard_lately(mind, keys) and not _heard_lately(mind, Act("have", ("keys",))):
        found.append((0.6, keys))
    unknown = {i: d for i, d in doubts(mind).items() if not _shown(s, i) and i not in mind.fellows}
    if unknown:
        worst = max(unknown, key=unknown.__getitem__)
        ask = Act("ask_human", (worst,))
        if unknown[worst] > _mean(unknown) + MARKED and not _heard_lately(mind, ask):
            found.append((0.55, ask))
    return found


def _heard_lately(mind: Mind, act: Act) -> bool:
    """Whether somebody has said this in the last rounds."""
    now = mind.own.round
    return any(x.act == act and now - x.stamp[0] <= ASKED_AGAIN for x in mind.heard.lines)


def _campaign(mind: Mind) -> Valued:
    """Whoever speaks for all asks the one they doubt least to vote as they do."""
    s, known, choice = mind.own, doubts(mind), mind.plan("vote")
    if not _speaker(mind) or not isinstance(choice, int) or choice in mind.fellows:
        return []
    others = {i: doubt for i, doubt in known.items() if i != choice}
    if not others or known.get(choice, 0.0) < _mean(known) + MARKED:
        return []
    friend = min(others, key=others.__getitem__)
    plea = Act("please_accuse", (friend, choice))
    return [] if mind.said(plea, 1, s.round) else [(0.65, plea)]


def _wishes(mind: Mind) -> Valued:
    """A thing that somebody else can use better is promised to them, if one is going to give it."""
    gift = None if mind.masked else best_gift(mind.own, mind.seat)
    act = None if gift is None else Act("give", gift)
    return [] if act is None or mind.said(act, 3, mind.own.round) else [(0.4, act)]


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
    """Who claims a blood bag is asked to test the one doubted most, of those who can be tested."""
    s: Base = mind.worlds[0]
    open_ones = [i for i in _testable(s) if not _shown(s, i) and i not in mind.fellows]
    found = {i: doubt for i, doubt in doubts(mind).items() if i in open_ones}
    blood = Act("have", ("blood",))
    claims = [x for x in mind.heard.lines if x.act == blood and s.round - x.stamp[0] <= ASKED_AGAIN]
    holders = [x.seat for x in claims if x.seat != mind.seat and s.figures[x.seat].status == IN]
    if not found or not holders or not _speaker(mind):
        return []
    worst = max(found, key=found.__getitem__)
    act = Act("please_test", (holders[-1], worst))
    asked = any(x.act == act and s.round - x.stamp[0] <= ASKED_AGAIN for x in mind.heard.lines)
    return [] if asked or worst == holders[-1] else [(0.4, act)]


def _testable(s: Base) -> list[int]:
    """On whom a blood bag can be spent: the most suspected."""
    highest = max(s.figures[i].disc for i in s.present())
    return [i for i in s.present() if s.figures[i].disc == highest]


def _boarding(mind: Mind) -> Valued:
    """Who may come along, and who stays; whose turn it is to board says that they are human."""
    s: Base = mind.worlds[0]
    aboard = [] if s.escape is None else s.escape.aboard
    found = {i: d for i, d in doubts(mind).items() if i not in aboard}
    if not found:
        return []
    worst, best = max(found, key=found.__getitem__), min(found, key=found.__getitem__)
    said: Valued = [(0.4, Act("take", (best,)))] if found[best] < EVEN else []
    if worst not in mind.fellows and found[worst] >= EVEN:
        said.append((0.6, Act("leave", (worst,))))
    if not _shown(s, mind.seat) and _next_aboard(s) == mind.seat:
        said.append((0.7, Act("human")))
    fresh = [(worth, act) for worth, act in said if not mind.said(act, ASKED_AGAIN, s.round)]
    return [(worth + WHIM * mind.random.random(), act) for worth, act in fresh]


def _next_aboard(s: Base) -> int | None:
    """Who is asked next whether they board."""
    waiting = boarding_list(s) if s.escape is None else s.escape.queue
    return waiting[0] if waiting else None


def answers(mind: Mind, line: Spoken) -> str:
    """What one replies: humans help whom they trust; whoever hides answers as their mask would."""
    s, verb, args = mind.own, line.act.verb, line.act.args
    if verb == "ask_human":
        return "yes"
    if verb == "ask_who":
        first = mind.first(s.present(), line)
        return "yes" if _holds(s, mind.seat, str(args[0])) else "no" if first else ""
    if verb == "need":
        return _to_call(mind, line)
    if verb == "strike":
        return "no" if _agreed_to(mind, "strike") else "yes"
    doubt = doubts(mind).get(line.seat, 0.0)
    relies = (1 - doubt) * (1 - disbelief(mind.heard, line.seat)) * (0.6 + mind.temper.trusting)
    willing = mind.random.random() < relies
    return "yes" if PLEAS[verb](mind, line, willing) else "no"


def _would_go(mind: Mind, line: Spoken, willing: bool) -> bool:
    """Somebody is asked to a place: one goes there anyway, or has not gone anywhere and given no other word."""
    word, place = _bound(mind), line.act.args[1]
    if _placed(mind, mind.seat):
        return bool(mind.own.figures[mind.seat].place == place)
    return word == place or (willing and not word)


def _would_give(mind: Mind, line: Spoken, willing: bool) -> bool:
    """A thing goes to whom one does not doubt, in this lounge."""
    thing, doubt = str(line.act.args[1]), doubts(mind).get(line.seat, 0.0)
    return willing and doubt < TRUSTED and mind.own.holds(mind.seat, thing)


def _would_test(mind: Mind, line: Spoken, willing: bool) -> bool:
    """Who has a blood bag and may spend it on that one, because one likes to or is going to anyway."""
    target, testable = line.act.args[1], _testable(mind.own)
    able = _holds(mind.own, mind.seat, "blood") and target in testable
    planned = mind.plan("test.offer") in (A, BOTH)
    planned = planned and whom_to_test(mind.worlds[0], mind.seat, testable) == target
    return able and (planned or willing) and target not in mind.fellows


def _would_accuse(mind: Mind, line: Spoken, willing: bool) -> bool:
    """A vote goes with what one has said in this round, or with one's doubts."""
    target, vote, known = int(line.act.args[1]), _voiced(mind), doubts(mind)
    agrees = willing and vote is None and known.get(target, 0.0) >= _mean(known)
    return (vote == target or agrees) and target not in mind.fellows


def _would_assign(mind: Mind, line: Spoken, _: bool) -> bool:
    """The leader knows who gets a card when it lies there."""
    wanted = line.seat if line.act.verb == "please_me" else line.act.args[1]
    return _asked(mind, mind.seat, "assign") and mind.plan("assign") == wanted


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
    """What one replies to a call: a person hears from as many as they called, a bot from who comes or from one."""
    if any(x.act.verb == "go" and x.at == line.at for x in mind.heard.by(mind.seat)):
        return ""  # who has named their place in the same breath has answered
    word, free = _bound(mind), not _placed(mind, mind.seat)
    if line.seat not in mind.heard.people:
        comes = free and (word or _planned(mind)) == line.act.args[0]
        there = not free and mind.own.figures[mind.seat].place == line.act.args[0]
        refuses = not there and mind.first(mind.own.present(), line)
        return "yes" if comes else "no" if refuses else ""
    if mind.seat not in _called(mind, line):
        return ""
    return "yes" if free and word in ("", line.act.args[0]) else "no"


def _called(mind: Mind, line: Spoken) -> list[int]:
    """Whom a person means: the next after them who have not gone anywhere yet; if all have, one answers for all."""
    present = mind.own.present()
    after = [i for i in present if i > line.seat] + [i for i in present if i < line.seat]
    free = [i for i in after if not _placed(mind, i)]
    return free[: int(line.act.args[1]) - 1] or after[:1]


def _placed(mind: Mind, seat: int) -> bool:
    """Whether somebody has gone to a place already, while others have not."""
    s: Base = mind.own
    return s.phase in PLACING and seat not in s.turn and not _asked(mind, seat, "place")


def _asked(mind: Mind, seat: int, prompt: str) -> bool:
    """Whether this is what somebody is just asked."""
    question = mind.table.asked.get(seat)
    return question is not None and question.prompt == prompt


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


def keeps(s: Base, mine: list[Spoken], chair: Chair) -> Choice | None:
    """The next place and the next vote that were promised, in this round or at the end of the last; and a test."""
    pick, fates = chair.question, chair.heard.fates
    if pick.prompt in TESTING:
        return _test_promised(pick, chair)
    if pick.prompt in TRADING:
        return _gift_promised(s, mine, chair)
    if pick.prompt == AGREEING:
        return _passage_promised(mine, chair)
    fresh = [line for line in promised(mine, chair) if s.round - line.stamp[0] <= 1]
    said = [line for line in fresh if line.n not in fates]
    wanted = "go" if pick.prompt == "place" else "accuse"
    for line in reversed(said):
        called = line.act.verb == "need" and wanted == "go" and line.stamp[0] == s.round
        if line.act.verb == wanted or called:
            target = line.act.args[0]
            option: Choice = ("go", target) if wanted == "go" and target != DORMITORY else target
            return option if option in pick.options else None
    return None


def _gift_promised(s: Base, mine: list[Spoken], chair: Chair) -> Choice | None:
    """To whom one has promised a thing in this round, and then the thing, once."""
    pick, me = chair.question, s.figures[chair.seat]
    due = [x.act for x in promised(mine, chair) if x.act.verb == "give" and x.stamp[0] == s.round]
    if not due or me.offers > (pick.prompt != "trade"):
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


VOICE = Voice(
    says=says,
    lies=lies,
    answers=answers,
    keeps=keeps,
    bound=frozenset({"place", "vote", *TESTING, *TRADING, AGREEING}),
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
    denies="human",
    foresees=True,
)
