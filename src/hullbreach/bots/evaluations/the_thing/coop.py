"""The Thing with 1-3 players: a race against the cold, with discs that must not meet the threat."""

from __future__ import annotations

from functools import cache
from math import comb, tanh

from hullbreach.bots.evaluations import Terms
from hullbreach.games.the_thing.components import ACTION_DIE, LOCATIONS, TRACKS
from hullbreach.games.the_thing.coop.actions import REPAIR, SABOTAGE, THREAT, USE
from hullbreach.games.the_thing.pieces import DORMITORY, IN
from hullbreach.games.the_thing.state import Base

from .race import race, ways_out
from .work import ANY_CARD, Work, prospects_of_work, works

HOPE, AWAY = 2.0, 2.0
"""How a crew stands at the start, and what it is worth to have got away."""
CREW, STRENGTH = 0.25, 0.12
NEAR = (0.0, 0.8, 0.45, 0.25, 0.12, 0.06, 0.03)
"""How sure it is that the threat strikes, by how many fields it is away from the next disc below it."""
FIELD, BOUNCE = 0.01, 0.08
"""A field of any disc; and every further disc that is struck drives the threat back by a field."""
THING, BLOOD, FIRE, KEYS = 0.02, 0.08, 0.05, 0.10
TURN = 0.05
"""What it costs that somebody in the dormitory lies down to turn a die."""
BITE = 0.22
"""How likely a dog is the alien."""
GOOD = 0.6
"""How likely a roll is good enough to do what one wants."""
PRICE = 0.6
"""How many steps towards each other discs and threat make for a roll."""
PREPARING = (
    "coop_place",
    "coop_step_out",
    "coop_discs",
    "coop_dogs",
    "coop_alien",
    "coop_alien_step_out",
    "alien_order",
    "coop_strikes",
    "coop_rescue",
)
ROLLED = (
    "coop_reroll",
    "coop_turn_die",
    "coop_negate",
    "coop_turn_die_late",
    "coop_effect",
    "coop_act",
)
SETTLED = ("coop_turn_die_late", "coop_effect", "coop_act")
"""When no die can be negated any more."""


def together(s: Base) -> Terms:
    """The way out, the warmth, the crew, and how near the discs are to the threat."""
    chance = escapes(s.total_strength()) if s.phase in ("coop_escape", "start_escape") else 0.0
    inside = [i for i, f in enumerate(s.figures) if f.status == IN]
    keys = any(s.holds(i, "keys") for i in inside) or _just_found(s, "keys")
    ways = ways_out(s, keys)
    jobs = works(s, ways, keys)
    discs = _discs(s, inside)
    parts = {
        "way_out": HOPE + race(s, ways),
        "plans": _plans(s, jobs, discs) + _roll(s, jobs, inside, discs),
        "crew": CREW * (len(inside) - s.size),
        "margin": -_nearness(s, discs, s.threat) - _dangers(s, inside, discs),
        "things": _things(s, inside, keys),
        "strength": -STRENGTH * s.total_strength(),
    }
    whole = sum(parts.values())
    scale = (1 - chance) * tanh(whole / 2) / (whole or 1.0)
    found = {name: scale * part for name, part in parts.items()}
    found["way_out"] += AWAY * chance
    return found


@cache
def escapes(strength: int) -> float:
    """How likely the alien fails to stop an escape."""
    bad = sum(face in (SABOTAGE, THREAT) for face in ACTION_DIE) / len(ACTION_DIE)
    few = range(min(TRACKS.coop.stopped_at, strength + 1))
    return sum(comb(strength, k) * bad**k * (1 - bad) ** (strength - k) for k in few)


def loss(s: Base) -> float:
    """What it costs that a character is transformed."""
    return CREW + STRENGTH * (1 if s.revealed else TRACKS.coop.first_strength)


def _nearness(s: Base, discs: list[int], threat: int) -> float:
    """How near the threat is to the discs below it; a disc it meets is struck."""
    gaps = [threat - disc for disc in discs if disc < threat]
    if not gaps:
        return FIELD * sum(discs)
    gap = min(gaps)
    sure = NEAR[gap] if gap < len(NEAR) else 0.0
    return sure * (loss(s) - BOUNCE * (gaps.count(gap) - 1)) + FIELD * sum(discs)


def _discs(s: Base, inside: list[int]) -> list[int]:
    """Where the discs are, and soon will be when rooms are shared."""
    if s.phase not in ("coop_place", "coop_step_out", "coop_discs"):
        return [s.figures[i].disc for i in inside]
    crowds = s.crowds()
    crowds["lounge"] = 0
    return [f.disc + (crowds[f.place] > 1 and not f.out) for f in s.figures if f.status == IN]


def _dangers(s: Base, inside: list[int], discs: list[int]) -> float:
    """Dogs, the alien coming to where people are alone, and a disc that is just being struck."""
    cost = loss(s) if s.enter else 0.0
    if s.phase not in PREPARING[:6]:
        return cost
    crowds = s.crowds()
    power = s.pool
    before = [s.figures[i].disc for i in inside]
    if any(a < s.threat == b for a, b in zip(before, discs, strict=True)):
        cost += loss(s)
    if s.phase != "coop_alien_step_out":
        for i in inside:
            f = s.figures[i]
            lone = crowds[f.place] == 1 and not f.out and f.place in s.dogs
            if lone and not s.person(i).ignores_dogs and s.phase != "coop_alien":
                cost += BITE * loss(s)
    crowds.pop("lounge", None)
    if power and crowds and s.phase != "coop_alien_step_out":
        attacks = power / (1 + max(crowds.values()))
        cost += attacks / len(s.open_places()) * len(crowds) * (CREW + STRENGTH)
    return cost


def _plans(s: Base, jobs: dict[str, Work], discs: list[int]) -> float:
    """What the standing characters may still do this round."""
    if not s.more and s.phase not in PREPARING:
        return 0.0
    if s.phase in ("lounge", "coop_trade"):
        return 0.0
    rolls = sum([f.status == IN and not f.laid and f.place in jobs for f in s.figures])
    rolls -= s.actor >= 0
    coming = len(s.turn) if s.phase == "coop_place" else 0
    step = max(0.0, _threat_step(s, discs))
    return prospects_of_work(s, jobs, [ANY_CARD] * (rolls + coming), False, GOOD, PRICE * step)


def _roll(s: Base, jobs: dict[str, Work], inside: list[int], discs: list[int]) -> float:
    """What the character who has the dice can make of them, with a die that somebody in the dormitory may turn."""
    i = s.actor
    if i < 0 or not s.dice or s.figures[i].status != IN or s.phase not in ROLLED:
        return 0.0
    job = jobs.get(s.figures[i].place)
    if job is None:
        return 0.0
    worth = _dice(s, job, discs, inside, s.dice)
    if s.phase in SETTLED or not s.standing(DORMITORY):
        return worth
    turned = [
        _dice(s, job, discs, inside, [*s.dice[:k], face, *s.dice[k + 1 :]])
        for k in range(len(s.dice))
        for face in (USE, REPAIR)
    ]
    return max(worth, *[better - TURN for better in turned])


def _dice(s: Base, job: Work, discs: list[int], inside: list[int], dice: list[str]) -> float:
    """What dice bring: work, at the price of negating what is bad, or what is bad if nobody does."""
    times = (
        len(s.standing(s.figures[s.actor].place))
        if LOCATIONS[s.figures[s.actor].place].bonus
        else 1
    )
    best = 0.0
    if USE in dice:
        best = job.use * min(times, job.uses)
    if REPAIR in dice:
        best = max(best, job.repair * min(times, job.repairs))
    harm, threats = dice.count(SABOTAGE), dice.count(THREAT)
    if not harm and not threats:
        return best
    suffered = -harm * job.sabotage - threats * _threat_step(s, discs)
    if s.phase in SETTLED:
        return suffered
    return max(suffered, best - _disc_steps(s, inside, discs, s.actor, harm + threats))


def _threat_step(s: Base, discs: list[int]) -> float:
    """What it costs that the threat comes a field nearer."""
    if s.threat - 1 in discs:
        return loss(s)
    return _nearness(s, discs, s.threat - 1) - _nearness(s, discs, s.threat)


def _disc_steps(s: Base, inside: list[int], discs: list[int], i: int, steps: int) -> float:
    """What it costs that a disc moves on."""
    at = s.figures[i].disc
    if at < s.threat <= at + steps:
        return loss(s)
    later = [s.figures[k].disc + steps * (k == i) for k in inside]
    return _nearness(s, later, s.threat) - _nearness(s, discs, s.threat)


def _just_found(s: Base, kind: str) -> bool:
    """Whether somebody who searches has this card before them."""
    return any(s.cards.faces[h] == kind for h in s.drawn)


def _things(s: Base, inside: list[int], keys: bool) -> float:
    faces, worth = s.cards.faces, KEYS if keys else 0.0
    if s.drawn or s.bonus_drawers:
        worth += BLOOD * (len(s.bonus_drawers) + 0.5 * bool(s.drawn))
    for i in inside:
        f = s.figures[i]
        worth += THING * len(f.items) + FIRE * len(f.weapons) + FIRE * len(f.flames)
        worth += BLOOD * sum([faces[h] == "blood" for h in f.lab])
    return worth
