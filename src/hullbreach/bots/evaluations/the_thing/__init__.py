"""What a position of The Thing is worth: how likely the humans get away, seen from the side one is on.

Humans and aliens win or lose together, and an infected player wins with the aliens. So a position has one number, how
the humans stand, and a seat wants it high or low. Whoever believes that the humans are lost would rather not be
one of them, but only when there is hardly any hope left.
"""

from __future__ import annotations

from math import tanh

from hullbreach.bots.beliefs.the_thing import odds, shown_cards
from hullbreach.bots.evaluations import Evaluation, Terms
from hullbreach.games.the_thing.pieces import DEAD, GREEN_FIELD, IN
from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Seat

from .company import PLACING, boarding, exposed
from .coop import together
from .habits import sensible
from .muster import mustered
from .race import race, ways_out
from .trust import proofs, trust
from .work import ANY_CARD, Work, prospects_of_work, works

__all__ = ["EVALUATION", "sensible", "terms"]

HOPE = 2.0
"""How the humans stand at the start, all else being even."""
HIDDEN, STRENGTH, CLEARED, HANDS = 0.9, 0.22, 0.35, 0.30
"""For every hidden alien, every point of the revealed one, every human known as such, every human at work."""
DOUBT = 0.06
"""For every field of suspicion on an alien rather than on a human."""
LEADER = 0.4
"""What an alien makes of it who leads."""
SURE = 0.8
"""How much of what can be done gets done."""
USABLE, MENDING = 0.12, 0.06
"""What it is worth to a human to have a use or a repair to give in the next round."""
OTHER_KIND = 2 / 3
"""How likely a card that is drawn is not of the kind one wants."""
LOYAL, DESPAIR = 0.2, -0.9
"""What a human would rather not be infected for, beside hope; and how little hope it takes to wish for it."""
COVER = 0.15
"""What it costs an alien to be seen doing harm."""
SHARED = 0.1
"""A victory that is shared is a little less of one."""
TRUST, THING, FLAMES, HAND, CHOICE = 0.012, 0.006, 0.03, 0.03, 0.004
"""What a field less of suspicion is worth, a thing, a flamethrower, and to an alien each of two cards and any more."""
LIFE = 0.03
"""What it is worth not to be dead."""
AGAINST = "_against"
"""Part of the name of a term by which an alien wants it badly for the humans."""
BOTH = frozenset(("_race", "_plans", "_company", "_strength", "_trust", "_doubts"))
"""How the humans stand: the same terms for both sides."""


def terms(s: Base, seat: Seat) -> Terms:
    """How the humans stand and which side one is on, and how one stands oneself; nothing once the game is over."""
    if s.ending:
        return {}
    if s.coop:
        return together(s)
    me = s.figures[seat]
    side = -1.0 if me.alien else 1.0
    doubts = odds(s, seat)
    if s.escape is not None:
        return {"_boarding": side * (2 * boarding(s, doubts) - 1)}
    met = exposed(s, doubts)
    parts = outlook(s, seat, doubts, met)
    whole = sum(parts.values())
    hope = tanh(whole / 2)
    scale = side * hope / (whole or 1.0)
    found = {(name + AGAINST if me.alien else name): scale * part for name, part in parts.items()}
    found["_shared"] = -SHARED * (1 + side * hope) / 2 * _allies(doubts, me.alien)
    found["_cover"] = -_suspect(s, seat) if me.alien else 0.0
    found["_meeting"] = met[seat] * _turning(s, hope) if seat in met and not me.alien else 0.0
    if me.status == IN:
        found["_disc"] = -TRUST * me.disc
        found["_things"] = _things(s, seat)
    elif me.status == DEAD:
        found["_lives"] = -LIFE
    return found


def outlook(s: Base, seat: Seat, doubts: list[float], met: dict[int, float]) -> dict[str, float]:
    """How likely the humans are to get away: above zero they rather do."""
    inside = [i for i, f in enumerate(s.figures) if f.status == IN]
    hidden = sum([doubts[i] for i in inside])
    keys = _keys(s, inside, doubts)
    ways = ways_out(s, keys)
    work = bool(s.stack) or s.card >= 0 or s.phase in PLACING
    jobs = works(s, ways, keys) if work or s.plan else {}
    cleared = sum([s.figures[i].disc == GREEN_FIELD and i not in met for i in inside])
    doubt = sum([s.figures[i].disc * (2 * doubts[i] - 1) for i in inside])
    caught = sum([risk * (1 - doubts[i]) for i, risk in met.items()])
    return {
        "_race": HOPE + race(s, ways),
        "_plans": _plans(s, seat, jobs, doubts) if work else 0.0,
        "_company": -HIDDEN * (hidden + caught) + HANDS * (len(inside) - hidden - s.size + 1),
        "_strength": -STRENGTH * s.total_strength() + _strikes(s, jobs),
        "_trust": trust(s, seat, doubts, inside, met) + proofs(s, doubts, inside),
        "_doubts": CLEARED * cleared + DOUBT * doubt - LEADER * doubts[_heir(s)],
    }


def _heir(s: Base) -> int:
    """Who is going to lead next."""
    return s.token_holder if s.token_holder >= 0 else s.leader


def _keys(s: Base, inside: list[int], doubts: list[float]) -> float:
    """How likely one of the humans has the keys."""
    faces = s.cards.faces
    held = [1 - doubts[i] for i in inside for h in s.figures[i].items if faces[h] == "keys"]
    return max(held, default=0.0)


def _plans(s: Base, seat: Seat, jobs: dict[str, Work], doubts: list[float]) -> float:
    """What the figures at their places may still make of the cards given and to be given."""
    faces = s.cards.faces
    harm = doubts[s.leader] > 0.5
    if s.phase in PLACING:
        return SURE * mustered(s, jobs, _given(s, seat), harm)
    cards = [faces[h] for h in s.stack]
    if s.card >= 0 and s.actor < 0:
        cards.append(faces[s.card])
    return SURE * prospects_of_work(s, jobs, cards, harm)


def _given(s: Base, seat: Seat) -> list[str]:
    """The card of this seat, and those of the others, who are taken to give what is needed."""
    others = len(s.turn) + len(s.stack) - 1
    own = s.figures[seat].gave or shown_cards(s).get(seat, "")
    if not own:
        return [ANY_CARD] * others
    return [own] + [ANY_CARD] * (others - 1)


def _strikes(s: Base, jobs: dict[str, Work]) -> float:
    """What the alien's plan may hit: work undone, and people at it."""
    if not s.plan or s.phase in PLACING:
        return 0.0
    total = 0.0
    for attack in s.plan:
        job = jobs.get(attack.place)
        if job is not None:
            drawn = max(job.use * min(1, job.uses), job.repair * min(1, job.repairs))
            total -= min(attack.strength, 3) * job.sabotage / 2
            total -= drawn * (1.0 if attack.strength > 1 else 0.3)
    return total


def _suspect(s: Base, seat: Seat) -> float:
    """A hidden alien who does harm before everybody's eyes is no longer hidden."""
    if s.figures[seat].status != IN:
        return 0.0
    return COVER if shown_cards(s).get(seat) == "sabotage" else 0.0


def _turning(s: Base, hope: float) -> float:
    """What it would change for a human to be infected; the last human gains nothing by it."""
    humans = sum([f.status == IN and not f.alien for f in s.figures])
    if humans == 1 and not s.aliens:
        return -1.0 - hope
    return -2 * hope if hope < DESPAIR else -(1 + hope) - LOYAL


def _allies(doubts: list[float], alien: bool) -> float:
    aliens = sum(doubts)
    return (aliens if alien else len(doubts) - aliens) - 1


def _things(s: Base, seat: Seat) -> float:
    """Weapons, items and cards; a hand without choice is a poor one."""
    me, faces = s.figures[seat], s.cards.faces
    worth = THING * (len(me.weapons) + len(me.items)) + FLAMES * len(me.flames)
    hand = [faces[h] for h in me.hand]
    if me.alien:
        return worth + HAND * min(len(hand), 2) + CHOICE * len(hand)
    if s.phase == "sleep" and s.actor == seat:
        return worth + USABLE + MENDING
    drawn = 1 - OTHER_KIND ** (s.hand_limit() - len(hand))
    worth += USABLE * (1.0 if "use" in hand else drawn)
    return worth + MENDING * (1.0 if "repair" in hand else drawn)


EVALUATION = Evaluation(
    terms=terms,
    sensible=sensible,
    confided=BOTH
    | {name + AGAINST for name in BOTH}
    | {"_boarding", "_cover", "_meeting", "_disc", "_things", "_lives"},
    follow=3,
    ahead=20,
)
