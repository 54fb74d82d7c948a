"""What a position of The Thing is worth: how likely the humans get away, seen from the side one is on.

Humans and aliens win or lose together, and an infected player wins with the aliens. So a position has one number, how
the humans stand, and a seat wants it high or low. Whoever believes that the humans are lost would rather not be
one of them: being infected is no evil in itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh

from hullbreach.bots.beliefs.the_thing import exposed_givers
from hullbreach.games.the_thing.pieces import DEAD, GREEN_FIELD, IN, Figure
from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Choice, Pick, Seat

from . import Terms
from .the_thing_base import Work, prospects_of_work, race, ways_out, works
from .the_thing_coop import together

WORLDS, FOLLOW, AHEAD = 1, 3, 20

HOPE = -0.2
"""How the humans stand at the start, all else being even."""
HIDDEN, STRENGTH, CLEARED, HANDS = 0.9, 0.22, 0.35, 0.30
"""For every hidden alien, every point of the revealed one, every human known as such, every human at work."""
DOUBT = 0.06
"""For every field of suspicion on an alien rather than on a human."""
CATCH, BITE = 0.4, 0.22
"""How likely a human is infected by an alien he meets, or by a dog."""
KILL, FOUND = 0.8, 0.35
"""What a death costs, and how likely the alien comes to a place where somebody is."""
COVER = 0.15
"""What it costs an alien to be seen doing harm."""
SHARED = 0.1
"""A victory that is shared is a little less of one."""
OPEN = 0.75
"""How likely those aboard judge one who asks to come along rightly."""
TRUST, THING, FLAMES, BLOOD, HAND, CHOICE = 0.012, 0.006, 0.03, 0.03, 0.03, 0.004
LIFE = 0.03
ANY = ("trade", "coop.trade", "order.alien", "order.others")
"""Where the first option is as good as any: nothing is offered, and encounters come in the order of the board."""
AWAY = ("coop.escape", "coop.rescue")
"""With 1-3 players it costs nothing to try to get away."""
HONEST = {"place.card": ("sabotage",), "go_on": ("stop",)}
"""What no human does while there is something else: hand in a sabotage, or waste the cards the others have given."""
PLACING = ("place", "gamble", "sleep", "reveal_plan")
MEETING = (
    *PLACING,
    "encounters",
    "alien_order",
    "alien_meets",
    "alien_strikes",
    "after_flight",
    "flight_check",
    "other_order",
)


def sensible(question: Pick, s: Base | None) -> Sequence[Choice]:
    """No idle windows and offers, any order of encounters, no gamble with good cards in hand, and honest work."""
    options, prompt = question.options, question.prompt
    if prompt in ANY:
        return options[:1]
    if prompt == "window" and len(options) == 2:
        return options[1:]
    if prompt in AWAY or (prompt == "vehicle.start" and s is not None and s.coop):
        return [option for option in options if option in ("yes", "try", "start")] or options
    if prompt in HONEST and s is not None and not s.figures[question.seat].alien:
        return [option for option in options if option not in HONEST[prompt]] or options
    if prompt == "place" and s is not None:
        hand = [s.cards.faces[h] for h in s.figures[question.seat].hand]
        if hand.count("sabotage") < len(hand):
            return [o for o in options if isinstance(o, tuple) and o[0] == "go"] or options
    return options


def terms(s: Base, seat: Seat) -> Terms:
    """How the humans stand and which side one is on, and how one stands oneself."""
    if s.coop:
        return together(s)
    me = s.figures[seat]
    side = -1.0 if me.alien else 1.0
    met = exposed(s)
    parts = outlook(s, met)
    whole = sum(parts.values())
    hope = tanh(whole / 2)
    scale = side * hope / (whole or 1.0)
    found = {name: scale * part for name, part in parts.items()}
    found["_shared"] = -SHARED * (1 + side * hope) / 2 * _allies(s, me.alien)
    found["_cover"] = -_suspect(s, seat) if me.alien else 0.0
    found["_meeting"] = met[seat] * _turning(s, hope) if seat in met else 0.0
    if me.status == IN:
        found["trust"] = -TRUST * me.disc
        found["things"] = _things(s, seat)
    elif me.status == DEAD:
        found["lives"] = -LIFE
    return found


def outlook(s: Base, met: dict[int, float]) -> dict[str, float]:
    """How likely the humans are to get away: above zero they rather do."""
    if s.escape is not None:
        return {"_boarding": _boarding(s)}
    inside = [f for f in s.figures if f.status == IN]
    humans = [f for f in inside if not f.alien]
    hidden = len(inside) - len(humans)
    keys = _keys(s, humans)
    ways = ways_out(s, keys)
    work = bool(s.stack) or s.card >= 0 or s.phase in PLACING
    jobs = works(s, ways, keys) if work or s.plan else {}
    cleared = sum([f.disc == GREEN_FIELD for f in humans])
    doubt = sum([f.disc if f.alien else -f.disc for f in inside])
    return {
        "_race": HOPE + race(s, ways),
        "_plans": _plans(s, jobs) if work else 0.0,
        "_company": -HIDDEN * (hidden + sum(met.values())) + HANDS * (len(humans) - s.size + 1),
        "_strength": -STRENGTH * s.total_strength() + _strikes(s, jobs),
        "_doubts": CLEARED * cleared + DOUBT * doubt,
    }


def _keys(s: Base, humans: list[Figure]) -> bool:
    """Whether one of the humans has the keys."""
    faces = s.cards.faces
    return "keys" in [faces[h] for f in humans for h in f.items]


def _plans(s: Base, jobs: dict[str, Work]) -> float:
    """What the figures at their places may still make of the cards given and to be given."""
    faces = s.cards.faces
    cards = [faces[h] for h in s.stack]
    if s.card >= 0 and s.actor < 0:
        cards.append(faces[s.card])
    coming = len(s.turn) if s.phase in PLACING else 0
    if coming:
        cards += ["*"] * sum([not s.figures[i].alien for i in s.turn])
    harm = s.figures[s.leader].alien
    return 0.8 * prospects_of_work(s, jobs, cards, harm, coming)


def _strikes(s: Base, jobs: dict[str, Work]) -> float:
    """What the alien's plan may hit: work undone, and people at it."""
    if not s.plan:
        return 0.0
    if s.phase in PLACING:
        return -_prey(s)
    total = 0.0
    for attack in s.plan:
        job = jobs.get(attack.place)
        if job is not None:
            drawn = max(job.use * min(1, job.uses), job.repair * min(1, job.repairs))
            total -= min(attack.strength, 3) * job.sabotage / 2
            total -= drawn * (1.0 if attack.strength > 1 else 0.3)
    return total


def _prey(s: Base) -> float:
    """How many may die where the alien finds fewer than it is strong; it rather comes where people are."""
    crowds = s.crowds()
    total = 0.0
    for place, crowd in crowds.items():
        if place in ("lounge", "dormitory"):
            continue
        for attack in s.plan:
            if attack.strength >= crowd:
                total += FOUND * (KILL if attack.strength > crowd else KILL / 5)
    return total


def exposed(s: Base) -> dict[int, float]:
    """How likely each human is to be infected in the encounters to come."""
    if s.phase in MEETING:
        places = None
    elif s.phase == "meets":
        places = s.places
    else:
        return {}
    found: dict[int, float] = {}
    here: dict[str, list[int]] = {}
    for i, f in enumerate(s.figures):
        if f.status == IN and not f.out and (places is None or f.place in places):
            here.setdefault(f.place, []).append(i)
    here.pop("lounge", None)
    for place, crowd in here.items():
        if len(crowd) == 1:
            i = crowd[0]
            if place in s.dogs and not s.figures[i].alien and not s.person(i).ignores_dogs:
                found[i] = BITE
            continue
        aliens = sum([s.figures[i].alien and s.figures[i].disc != GREEN_FIELD for i in crowd])
        if aliens:
            risk = CATCH * aliens / (len(crowd) - 1)
            found.update((i, risk) for i in crowd if not s.figures[i].alien)
    return found


def _suspect(s: Base, seat: Seat) -> float:
    """A hidden alien who does harm before everybody's eyes is no longer hidden."""
    if s.figures[seat].status != IN or not s.shown:
        return 0.0
    given = dict(zip(exposed_givers(s), s.shown, strict=False))
    return COVER if given.get(seat) == "sabotage" else 0.0


def _turning(s: Base, hope: float) -> float:
    """What it would change for a human to be infected; the last human gains nothing by it."""
    humans = sum([f.status == IN and not f.alien for f in s.figures])
    if humans == 1 and not s.aliens:
        return -1.0 - hope
    return -2 * hope


def _allies(s: Base, alien: bool) -> int:
    return sum([f.alien == alien for f in s.figures]) - 1


def _boarding(s: Base) -> float:
    """With a vehicle leaving everything hangs on whom those aboard believe."""
    assert s.escape is not None
    aboard, queue = s.escape.aboard, s.escape.queue
    chance = 1.0
    for i, f in enumerate(s.figures):
        if f.status != IN or i in aboard:
            continue
        if f.alien:
            chance *= OPEN if i in queue else 1.0
        elif i in queue:
            chance *= 0.97 if f.disc == GREEN_FIELD else OPEN
        else:
            chance *= 0.3 if queue else 0.02
    return 4 * chance - 2


def _things(s: Base, seat: Seat) -> float:
    """Weapons, items and cards; a hand without choice is a poor one."""
    me, faces = s.figures[seat], s.cards.faces
    worth = THING * (len(me.weapons) + len(me.items)) + FLAMES * len(me.flames)
    worth += BLOOD * sum([faces[h] == "blood" for h in me.lab])
    hand = [faces[h] for h in me.hand]
    good = len(hand) - (0 if me.alien else hand.count("sabotage"))
    return worth + HAND * min(len(hand), 2) + CHOICE * good
