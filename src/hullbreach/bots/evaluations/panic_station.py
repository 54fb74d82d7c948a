"""What a position of Panic Station is worth: how near the humans are to burning the nest, and which side one is on.

Humans win together, the infected win together, but only the living win. So a human's chance is that the nest burns
and they live to see it, an infected player's that it does not, that they live, and that they were not infected last.
All weights were fitted to what became of positions at tables full of greedy bots: what is called a chance here is
about as often a victory. What there is to do next draws the figures: rooms to lay and to search, gas to carry to the
nest; the infected look for company, and once there are no humans left, for a scan that ends it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import NamedTuple

from hullbreach.games.panic_station.components import (
    ACTION_POINTS,
    ANTECHAMBER,
    ARMOUR,
    CARD_OF,
    CARD_SYMBOL,
    CELL_OF,
    FIRST_AID_KIT,
    GAS_CAN,
    GRENADE,
    INFECTIONS,
    NEST,
    NEST_CARD,
    PARASITE_DAMAGE,
)
from hullbreach.games.panic_station.ending import gas_needed
from hullbreach.games.panic_station.grid import NOWHERE
from hullbreach.games.panic_station.shooting import PARASITE, grenade_rooms
from hullbreach.games.panic_station.state import KEY, KILLED, Station
from hullbreach.games.panic_station.station_terminal import TERMINALS
from hullbreach.kernel import Choice, Pick, Seat

from . import Evaluation, Terms, wary

FULL = 1.6
"""From certain defeat to certain victory; what really ends the game counts for more."""
HOPE, WORK = 1.4, 0.9
"""How the humans would stand with nothing left to do, and what the work of a whole round costs them."""
FEW = 10
"""With fewer actions a round than this they are no slower: whoever is alone need not hurry."""
NEAR_END, FINDING, WAY = 1.5, 6.0, 7.0
"""Rooms below the nest on average, actions it takes to find a gas can, and actions to carry enough of them there."""
SOLDIER, NO_SOLDIER = 0.3, 5.0
"""For every human soldier, and what it costs to have none: nobody else can burn the nest."""
INFECTED, BODY = 0.3, 0.02
"""For every infected player, and for each of their lives."""
SWARM, CLOCK = 0.02, 0.08
"""For the harm the parasites on the board can do, and for every round: there are ever more of both."""
TAIL = 0.01
"""Even where all seems won or lost it is better to go on than to stand still."""
CATCH, GUARDED = 0.6, 0.3
"""How likely an infected player infects somebody they meet, and how much less likely somebody who has gas."""
FATE, SOLDIERS = 1.0, 0.14
"""What stands between an infected player and the end: time, and every life of the other soldiers."""
OWN_ANDROID, OWN_SOLDIER, HARM = 0.7, 0.2, 0.5
"""What speaks for them: their own lives, the android's above all, less the harm that is coming."""
HUMAN_ANDROID, HUMAN_SOLDIER, FEAR = 0.25, 0.45, 0.1
"""Humans need their soldiers more, and cling to life even when there is little hope."""
LATER = 0.5
"""How much of a danger is left when one can still walk away from it."""
CARD, HAND, PROTECTION, AID = 0.015, 9, 0.05, 0.04
"""For every card, how many of them count, and besides for armour and a first aid kit."""
GEAR, KEY_WORTH, SHOT = 0.02, 0.12, 0.01
"""For what lies on the table, for the key besides, and for every shot."""
HOARD, ARMED = 0.02, 0.08
"""For an infected player: gas that no human has, and infection cards of their own."""
TURNED = 0.15
"""What it costs a human to change sides: whoever is human wants to stay so, even if the others have better chances."""
COVER = 0.04
"""What it costs an infected player that a human knows it."""
LAST, LOST = 0.55, 0.08
"""What is left of the hopes of whoever was infected last, while there are humans and when there are none."""
SCAN, STEP = 0.02, 0.02
"""For every room or step less to the scan that ends the game, and for every step less to the next human."""
AT_HAND = 0.6
"""To stand where there is something to do is worth part of an action, the less the farther it is."""
FAR = 8


def terms(s: Station, seat: Seat) -> Terms:
    """How the humans stand and which side one is on, one's own skin, and what there is to do."""
    if not s.alive(seat):
        return {"lives": -1.0}
    caught, sides = _caught(s), _sides(s)
    swarm = [
        (cell, PARASITE_DAMAGE[side])
        for cell, side in zip(s.parasites, s.sides, strict=True)
        if cell >= 0
    ]
    parts = outlook(s, sides, sum(caught.values()), sum([damage for _, damage in swarm]))
    whole = sum(parts.values())
    chance = 1 / (1 + exp(-whole))
    scale = FULL * (chance + TAIL * whole) / (whole or 1.0)
    harm = _harm(s, seat, swarm) if swarm else 0.0
    held = s.faces(seat)
    if s.infected[seat]:
        alive = _outlives(s, seat, harm) * _not_last(s, seat)
        found = {name: -scale * alive * part for name, part in parts.items()}
        found["lives"] = FULL * (alive - 0.5)
        found["_side"] = -TURNED
        found["_prey"] = _prey(s, seat, held)
        found["_cover"] = -COVER * _known_to(s, seat)
    else:
        found = {name: scale * part for name, part in parts.items()}
        found["lives"] = -FULL * ((chance + FEAR) * _dies(s, seat, harm) + 0.5)
        found["_meeting"] = -TURNED * caught.get(seat, 0.0)
        action = FULL * (TAIL + chance * (1 - chance)) * sides.pace
        found["_tasks"] = action * _tasks(s, seat, held)
    found["cards"] = _cards(held)
    found["gear"] = _gear(s, seat)
    return found


def _cards(held: list[str]) -> float:
    """What a hand is good for; what is played from it must leave enough cards."""
    return (
        CARD * min(HAND, len(held))
        + PROTECTION * min(2, held.count(ARMOUR))
        + AID * (FIRST_AID_KIT in held)
    )


def _gear(s: Station, seat: Seat) -> float:
    """What lies on the table: above all the key, which shortens many ways and closes them to others."""
    gear = s.gear[seat]
    return GEAR * gear.bit_count() + KEY_WORTH * bool(gear & KEY) + SHOT * s.ammo(seat)


def _dies(s: Station, seat: Seat, harm: float) -> float:
    """How likely a human dies before the end; without a soldier they are of little use."""
    life = HUMAN_SOLDIER * s.life[2 * seat] + HUMAN_ANDROID * s.life[2 * seat + 1]
    return exp(-max(0.0, life - HUMAN_ANDROID * harm))


def _outlives(s: Station, seat: Seat, harm: float) -> float:
    """How likely an infected player lives to see the last soldier die."""
    soldier, android = s.life[2 * seat], s.life[2 * seat + 1]
    mine = OWN_ANDROID * android + OWN_SOLDIER * soldier - HARM * harm
    theirs = SOLDIERS * (sum(s.life[::2]) - soldier)
    return 1 / (1 + exp(FATE + theirs - mine))


def _not_last(s: Station, seat: Seat) -> float:
    """Whoever was infected last wins only if somebody else stays human or is infected after them."""
    if not s.order[seat] or s.order[seat] != max(s.order):
        return 1.0
    return LAST if any(s.alive(x) and not s.infected[x] for x in range(s.players)) else LOST


class Sides(NamedTuple):
    """Who stands against whom."""

    soldiers: list[Seat]
    """The humans who have a soldier."""
    infected: int
    lives: int
    """Of the infected."""
    pace: float
    """What one action brings the humans on; the fewer they are, the more hangs on each."""


def _sides(s: Station) -> Sides:
    """Count both sides."""
    life, points = s.life, 0
    soldiers: list[Seat] = []
    count = lives = 0
    for x, infected in enumerate(s.infected):
        soldier, android = life[2 * x], life[2 * x + 1]
        if infected:
            count += soldier > 0 or android > 0
            lives += soldier + android
        else:
            points += ACTION_POINTS[soldier] + ACTION_POINTS[android]
            if soldier:
                soldiers.append(x)
    return Sides(soldiers, count, lives, WORK / max(FEW, points))


def outlook(s: Station, sides: Sides, caught: float, swarm: int) -> dict[str, float]:
    """How likely the humans burn the nest in time: above zero they rather do."""
    soldiers, pace = sides.soldiers, sides.pace
    above = 0.0 if _nest_found(s) else max(1.0, len(s.room_deck) - NEAR_END)
    return {
        "_rooms": HOPE - pace * above,
        "_gas": -pace * _gas(s, soldiers),
        "_soldiers": SOLDIER * len(soldiers) - (0.0 if soldiers else NO_SOLDIER),
        "_company": -INFECTED * (sides.infected + caught) - BODY * sides.lives,
        "_parasites": -SWARM * swarm - CLOCK * s.round,
    }


def _nest_found(s: Station) -> bool:
    return s.board.spot[NEST_CARD] != NOWHERE


def _gas(s: Station, soldiers: list[Seat]) -> float:
    """How many actions it takes until a soldier has enough gas and stands in the nest."""
    needed = gas_needed(s)
    best = FINDING * needed + WAY
    for x in soldiers:
        missing = needed - s.faces(x).count(GAS_CAN)
        best = min(best, FINDING * missing + WAY if missing > 0 else _way(s, x))
    return best


def _way(s: Station, seat: Seat) -> float:
    """How far a soldier who has enough gas has to go."""
    if not _nest_found(s):
        return WAY
    return min(WAY, _steps(s, [s.cells[2 * seat]], [NEST], s.passes_doors(seat)))


def _caught(s: Station) -> dict[Seat, float]:
    """How likely somebody is infected in the exchange that is about to come."""
    if s.encounter == NOWHERE or s.active < 0:
        return {}
    me, others = s.active, s.others_in(s.encounter, s.active)
    if not others:
        return {}
    if s.infected[me]:
        humans = [x for x in others if not s.infected[x]]
        return {x: CATCH * _guard(s, x) / len(humans) for x in humans} if _armed(s, me) else {}
    risk = sum([s.infected[x] and _armed(s, x) for x in others]) / len(others)
    return {me: CATCH * risk * _guard(s, me)} if risk else {}


def _armed(s: Station, seat: Seat) -> bool:
    """Whether a player has infection cards of their own left."""
    return INFECTIONS[seat] in s.faces(seat)


def _guard(s: Station, seat: Seat) -> float:
    return GUARDED if GAS_CAN in s.faces(seat) else 1.0


def _harm(s: Station, seat: Seat, swarm: list[tuple[int, int]]) -> float:
    """What the parasites beside one's figures and one room away may do in their phase."""
    total = 0.0
    for cell in s.figures_cells(seat):
        near = s.neighbours(cell, False)
        for where, damage in swarm:
            if where == cell:
                total += damage * (1 - len(near) / 4)
            elif where in near:
                total += damage / 4
    return LATER * total if seat in s.queue or (s.active == seat and s.ap) else total


def _tasks(s: Station, seat: Seat, held: list[str]) -> float:
    """How near one's figures are to what there is to do, in actions: lay rooms, search, carry gas to the nest."""
    cells = s.figures_cells(seat)
    doors = s.passes_doors(seat)
    worth = 0.0
    if not _nest_found(s):
        worth += AT_HAND ** _steps(s, cells, s.doorsteps, doors)
    if held.count(GAS_CAN) < gas_needed(s):
        worth += AT_HAND ** _steps(s, cells, _unsearched(s), doors)
    return worth


def _prey(s: Station, seat: Seat, held: list[str]) -> float:
    """An infected player would rather be where humans are, and keeps gas from them; without humans they want a scan."""
    cells = s.figures_cells(seat)
    humans = [c for x in range(s.players) if not s.infected[x] for c in s.figures_cells(x)]
    if not humans:
        return _scanning(s, seat, cells)
    worth = HOARD * min(2, held.count(GAS_CAN))
    if INFECTIONS[seat] not in held:
        return worth
    return worth + ARMED - STEP * _steps(s, cells, humans, s.passes_doors(seat))


def _scanning(s: Station, seat: Seat, cells: list[int]) -> float:
    """How near a scan is that shows all to be infected: by a terminal, or by the nest when it is laid."""
    doors = s.passes_doors(seat)
    worth = -SCAN * len(s.room_deck)
    goals = [c for c in TERMINALS if s.board.spot[CARD_OF[c]] != NOWHERE]
    if goals:
        return worth + SCAN * (FAR - _steps(s, cells, goals, doors))
    return worth - STEP * _steps(s, cells, s.doorsteps, doors)


def _known_to(s: Station, seat: Seat) -> int:
    """How many living humans hold an infection card of this player's, and so know what they are."""
    card = INFECTIONS[seat]
    return sum(
        [
            s.alive(x) and not s.infected[x] and card in s.faces(x)
            for x in range(s.players)
            if x != seat
        ]
    )


def _unsearched(s: Station) -> list[int]:
    """The cells of cards that nobody has searched yet; when there is none, of all that can be searched."""
    red = s.board.red
    rooms = [c for c in s.board.at.values() if CARD_SYMBOL[c]]
    return [ANTECHAMBER[c] for c in rooms if not red[c]] or [ANTECHAMBER[c] for c in rooms]


def _steps(s: Station, cells: list[int], goals: Sequence[int], doors: bool) -> int:
    """How many steps the nearest of some figures is away from the nearest goal."""
    ways, links = s.board.ways, s.board.links
    most = 2 if doors else 1
    seen, edge = [*cells], cells
    for steps in range(FAR if goals else 0):
        fresh: list[int] = []
        for cell in edge:
            if cell in goals:
                return steps
            for j in range(4 * cell, 4 * cell + 4):
                if 0 < links[j] <= most and ways[j] not in seen:
                    seen.append(ways[j])
                    fresh.append(ways[j])
        edge = fresh
    return FAR


def sensible(question: Pick, s: Station | None) -> Sequence[Choice]:
    """Nobody gives up, leaves a card lying, hits their own, or tries alike parasites one after the other."""
    options, prompt = question.options, question.prompt
    if prompt in ALWAYS:
        options = [o for o in options if o not in ALWAYS[prompt]] or options
    if s is None or prompt not in LOOKING:
        return options
    return LOOKING[prompt](s, question.seat, options) or options


ALWAYS: dict[str, tuple[Choice, ...]] = {
    "turn.action": ("resign",),
    "storage.draw": ("stop",),
    "team.accept": ("decline",),
}
"""What is never worth a thought."""


def _actions(s: Station, seat: Seat, options: Sequence[Choice]) -> Sequence[Choice]:
    """Nobody thinks of a grenade where there is no room for it."""
    if GRENADE in options and not any(_worth_a_grenade(s, seat, c) for c in grenade_rooms(s, seat)):
        return [o for o in options if o != GRENADE]
    return options


def _targets(s: Station, seat: Seat, options: Sequence[Choice]) -> Sequence[Choice]:
    """Other players' characters, and one parasite of each kind in each room."""
    found: dict[Choice, Choice] = {}
    for option in options:
        if isinstance(option, tuple) and option[0] == PARASITE:
            found.setdefault(_kind(s, option[1]), option)
        elif not isinstance(option, tuple) or option[1] != seat:
            found[option] = option
    return list(found.values())


def _sources(s: Station, _: Seat, options: Sequence[Choice]) -> Sequence[Choice]:
    """One parasite of each kind in each room."""
    found: dict[Choice, Choice] = {}
    for option in options:
        found.setdefault(_kind(s, option), option)
    return list(found.values())


def _kind(s: Station, option: Choice) -> tuple[int, int]:
    """Where a parasite is and what it looks like: those of a kind are all the same."""
    assert isinstance(option, int)
    return s.parasites[option], s.sides[option]


def _throws(s: Station, seat: Seat, options: Sequence[Choice]) -> Sequence[Choice]:
    return [o for o in options if _worth_a_grenade(s, seat, CELL_OF[str(o)])]


def _worth_a_grenade(s: Station, seat: Seat, cell: int) -> bool:
    """Whether somebody stands there, and nobody of one's own."""
    if cell in s.figures_cells(seat):
        return False
    return cell in s.parasites or cell in s.cells


LOOKING: dict[str, Callable[[Station, Seat, Sequence[Choice]], Sequence[Choice]]] = {
    "turn.action": _actions,
    "shoot.target": _targets,
    "shoot.second": _targets,
    "stab.target": _targets,
    "alarm.source": _sources,
    "grenade.room": _throws,
}
"""What is worth a thought in a world one believes in."""

SEEN_THROUGH, DOUBTED = 0.06, 0.5
"""What it costs to be taken for infected, and how much of the trust in a seat each of its killings leaves."""


def suspicion(s: Station, seat: Seat) -> float:
    """Everybody sees who kills a character of another player; exchanges tell the two of them only."""
    killed = [row for row in s.log if row.what == KILLED and row.seat == seat]
    return 1 - DOUBTED ** len(killed)


EVALUATION = Evaluation(
    terms=wary(terms, suspicion, SEEN_THROUGH), sensible=sensible, follow=8, ahead=20
)
