"""What bots at the base say of their own accord, and what aliens say instead."""

from __future__ import annotations

from hullbreach.bots.beliefs.the_thing import odds
from hullbreach.bots.evaluations.the_thing.gifts import best_gift
from hullbreach.bots.evaluations.the_thing.orders import orders
from hullbreach.bots.evaluations.the_thing.trust import EVEN
from hullbreach.bots.speaking import Mind, Valued
from hullbreach.games.the_thing.components import LIMITS, VEHICLES
from hullbreach.games.the_thing.escape import boarding_list
from hullbreach.games.the_thing.pieces import DORMITORY, IN
from hullbreach.games.the_thing.state import Base
from hullbreach.games.the_thing.talk import CLAIMED
from hullbreach.kernel import Act, Window

from .facts import bound, doubts, going, holds, mean, planned, shown, speaks_for_all, testable

MARKED = 0.12
"""How far above the table's mean a doubt must lie to be spoken of."""
CLEAR = 0.12
WORTH = {"keys": 0.6, "blood": 0.5, "fuel_can": 0.35, "tools": 0.3, "cable": 0.3}
"""What it is worth to the humans to know who has something."""
ASKED_AGAIN = 2
"""For how many rounds nobody asks or says the same again, and a claim to have blood is taken up."""
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


def _way(mind: Mind) -> Valued:
    """Who goes first says where, and may call others there; those who go later would have to guess."""
    if going(mind)[:1] != [mind.seat] or bound(mind):
        return []
    place, s = planned(mind), mind.own
    if not place:
        return []
    go = Act("go", (place,))
    if place == DORMITORY:
        return [(0.2, go)]
    worth, wanted = 0.45 if mind.said(go, 1, s.round) else 0.7, _wanted(mind, place)
    if wanted < 2 or mind.random.random() > mind.temper.bold:
        return [(worth, go)]
    return [(0.75, Act("need", (place, wanted))), (worth, go)]


def _wanted(mind: Mind, place: str) -> int:
    """How many are needed at a place by the duties of the round, which everybody can read off the board."""
    s: Base = mind.worlds[0]
    posts = [post.people for post in orders(s, odds(s, mind.seat)) if post.place == place]
    return min(sum(posts), LIMITS.green, len(s.present()) - 1)


def _things(mind: Mind) -> Valued:
    """What one has that others can use, once."""
    s: Base = mind.own
    found: Valued = []
    for thing in CLAIMED:
        act = Act("have", (thing,))
        if thing in WORTH and holds(s, mind.seat, thing) and not mind.said(act, 3, s.round):
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


def _views(mind: Mind, worth: float) -> Valued:
    """Whom one doubts more than the others, and whom less; a foe doubts no fellow it knows."""
    s: Base = mind.worlds[0]
    open_ones = {i: doubt for i, doubt in doubts(mind).items() if not shown(s, i)}
    usual = mean(open_ones)
    found: Valued = []
    for i, doubt in open_ones.items():
        suspect, trust = Act("suspect", (i,)), Act("trust", (i,))
        if i not in mind.fellows and doubt > usual + MARKED and not mind.said(suspect, 2, s.round):
            found.append((worth + doubt - usual, suspect))
        if doubt < usual - CLEAR and not mind.said(trust, 3, s.round):
            found.append((worth * 0.7 + usual - doubt, trust))
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
    told = shown(s, mind.seat) or mind.said(act, 2, s.round)
    return [(worth, act)] if against and not told else []


def _questions(mind: Mind) -> Valued:
    """Whoever speaks for all asks for the keys once a vehicle could leave, and the one they doubt what they are."""
    s: Base = mind.own
    if not speaks_for_all(mind):
        return []
    found: Valued = []
    keys = Act("ask_who", ("keys",))
    ready = any(s.ready(vehicle) for vehicle in VEHICLES if vehicle in s.open_places())
    if ready and not _heard_lately(mind, keys) and not _heard_lately(mind, Act("have", ("keys",))):
        found.append((0.6, keys))
    unknown = {i: d for i, d in doubts(mind).items() if not shown(s, i) and i not in mind.fellows}
    if unknown:
        worst = max(unknown, key=unknown.__getitem__)
        ask = Act("ask_human", (worst,))
        if unknown[worst] > mean(unknown) + MARKED and not _heard_lately(mind, ask):
            found.append((0.55, ask))
    return found


def _heard_lately(mind: Mind, act: Act) -> bool:
    """Whether somebody has said this in the last rounds."""
    now = mind.own.round
    return any(x.act == act and now - x.stamp[0] <= ASKED_AGAIN for x in mind.heard.lines)


def _campaign(mind: Mind) -> Valued:
    """Whoever speaks for all asks the one they doubt least to vote as they do."""
    if not speaks_for_all(mind):
        return []
    s, known, choice = mind.own, doubts(mind), mind.plan("vote")
    if not isinstance(choice, int) or choice in mind.fellows:
        return []
    others = {i: doubt for i, doubt in known.items() if i != choice}
    if not others or known.get(choice, 0.0) < mean(known) + MARKED:
        return []
    friend = min(others, key=others.__getitem__)
    plea = Act("please_accuse", (friend, choice))
    return [] if mind.said(plea, 1, s.round) else [(0.65, plea)]


def _wishes(mind: Mind) -> Valued:
    """A thing that somebody else can use better is promised to them; a foe says so, too, as silence would tell."""
    gift = best_gift(mind.own, mind.seat)
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
    if s.leader == mind.seat or not speaks_for_all(mind):
        return []
    harm = s.turned.count("sabotage") / max(1, len(s.turned))
    verb = "please_stop" if harm > 0.6 else "please_next"
    return [(0.35, Act(verb, (s.leader,)))]


def _test(mind: Mind) -> Valued:
    """Who claims a blood bag is asked to test the one doubted most, of those who can be tested."""
    s: Base = mind.worlds[0]
    open_ones = [i for i in testable(s) if not shown(s, i) and i not in mind.fellows]
    found = {i: doubt for i, doubt in doubts(mind).items() if i in open_ones}
    blood = Act("have", ("blood",))
    claims = [x for x in mind.heard.lines if x.act == blood and s.round - x.stamp[0] <= ASKED_AGAIN]
    holders = [x.seat for x in claims if x.seat != mind.seat and s.figures[x.seat].status == IN]
    if not found or not holders or not speaks_for_all(mind):
        return []
    worst = max(found, key=found.__getitem__)
    act = Act("please_test", (holders[-1], worst))
    asked = any(x.act == act and s.round - x.stamp[0] <= ASKED_AGAIN for x in mind.heard.lines)
    return [] if asked or worst == holders[-1] else [(0.4, act)]


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
    if not shown(s, mind.seat) and _next_aboard(s) == mind.seat:
        said.append((0.7, Act("human")))
    fresh = [(worth, act) for worth, act in said if not mind.said(act, ASKED_AGAIN, s.round)]
    return [(worth + WHIM * mind.random.random(), act) for worth, act in fresh]


def _next_aboard(s: Base) -> int | None:
    """Who is asked next whether they board."""
    waiting = boarding_list(s) if s.escape is None else s.escape.queue
    return waiting[0] if waiting else None
