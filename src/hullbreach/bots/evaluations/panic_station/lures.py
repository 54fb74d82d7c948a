"""What draws the figures: tasks for humans; company, prey and a last scan for the infected."""

from __future__ import annotations

from hullbreach.games.panic_station.components import (
    CARD_OF,
    GAS_CAN,
    INFECTIONS,
    MAX_LIFE,
    NEST,
    NIGHT_VISION,
)
from hullbreach.games.panic_station.ending import gas_needed
from hullbreach.games.panic_station.grid import NOWHERE
from hullbreach.games.panic_station.state import Station
from hullbreach.games.panic_station.station_terminal import TERMINALS
from hullbreach.kernel import Seat

from .ways import FAR, LONG, holders, nest_found, steps, unsearched, way_to_meet
from .work import LATE

CATCH, GUARDED = 0.6, 0.3
"""How likely an infected player infects somebody they meet, and how much less likely somebody who has gas."""
HOARD, ARMED = 0.02, 0.08
"""For an infected player: gas that no human has, and infection cards of their own."""
HUNT = 0.6
"""For the share of lives that humans have lost, once it has become late: the fewer are left, the sooner it ends."""
SCAN, STEP = 0.02, 0.02
"""For every room or step less to the scan that ends the game, and for every step less to the next human."""
LURK = 0.03
"""For every step less to the nest: somebody has to come there with gas."""
UNSEEN = 0.3
"""What it costs late in the game that the last human does not know it."""
DARING = 8
"""By this round humans search in spite of alarms."""
AT_HAND = 0.6
"""To stand where there is something to do is worth part of an action, the less the farther it is."""


def caught_soon(s: Station) -> dict[Seat, float]:
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


def tasks(s: Station, seat: Seat, held: list[str]) -> float:
    """How near one's figures are to what there is to do, in actions: lay rooms, search, carry gas to the nest."""
    cells = s.figures_cells(seat)
    doors = s.passes_doors(seat)
    if gives_up(s, seat):
        return AT_HAND ** steps(s, cells, way_out(s, seat), doors)
    worth = 0.0
    if not nest_found(s):
        worth += AT_HAND ** steps(s, cells, s.doorsteps, doors)
    if held.count(GAS_CAN) < gas_needed(s):
        if s.played_through or _together(s):
            worth += AT_HAND ** _way_to_come(s, seat, holders(s, seat))
        else:
            goals = unsearched(s, dares_alarms(s, seat))
            worth += AT_HAND ** steps(s, cells, goals, doors)
    elif _locked(s, cells, doors):
        worth += AT_HAND ** steps(s, cells, _openers(s, cells), doors)
    return worth


def _way_to_come(s: Station, seat: Seat, goals: list[int]) -> int:
    """How many steps it takes to come in to somebody: only who comes exchanges anything."""
    if s.active == seat and s.encounter in goals:
        return 0
    return way_to_meet(s, s.figures_cells(seat), goals, s.passes_doors(seat))


def dares_alarms(s: Station, seat: Seat) -> bool:
    """Whether a human searches where it raises an alarm: for gas or a key, when it is late or the nest is found."""
    if s.has(seat, NIGHT_VISION):
        return True
    return wants_finds(s, seat) and (nest_found(s) or s.round >= DARING) and not _together(s)


def _together(s: Station) -> bool:
    """Whether the humans have enough gas between them."""
    cans = sum([s.faces(x).count(GAS_CAN) for x in s.living() if not s.infected[x]])
    return nest_found(s) and cans >= gas_needed(s)


def _openers(s: Station, cells: list[int]) -> list[int]:
    """Where doors may be got open: at a terminal one can get to, or where a key may be found."""
    terminals = _terminals(s)
    return terminals if steps(s, cells, terminals, False, LONG) < LONG else unsearched(s)


def gives_up(s: Station, seat: Seat) -> bool:
    """Whether somebody is alone and there is no gas left to find: a scan lets them resign."""
    return s.living() == [seat] and must_be_given(s, seat)


def way_out(s: Station, seat: Seat) -> list[int]:
    """Where whoever gives up goes: to a terminal, or where rooms can be laid if there is none they can get to."""
    terminals, cells = _terminals(s), s.figures_cells(seat)
    near = steps(s, cells, terminals, s.passes_doors(seat), LONG) < LONG
    return terminals if near else s.doorsteps


def must_be_given(s: Station, seat: Seat) -> bool:
    """Whether a human lacks gas, and there is none left to find."""
    return s.played_through and _lacks_gas(s, seat)


def _lacks_gas(s: Station, seat: Seat) -> bool:
    return not s.infected[seat] and s.faces(seat).count(GAS_CAN) < gas_needed(s)


def _terminals(s: Station) -> list[int]:
    """Where there are terminals."""
    return [c for c in TERMINALS if s.board.spot[CARD_OF[c]] != NOWHERE]


def wants_finds(s: Station, seat: Seat) -> bool:
    """Whether a human still lacks gas that may be found, or a key."""
    if s.infected[seat]:
        return False
    if _lacks_gas(s, seat):
        return not s.played_through
    cells = s.figures_cells(seat)
    far = steps(s, cells, _terminals(s), False, LONG) == LONG
    return far and _locked(s, cells, s.passes_doors(seat))


def _locked(s: Station, cells: list[int], doors: bool) -> bool:
    """Whether what is left to do lies behind doors."""
    goals = [NEST] if nest_found(s) else s.doorsteps
    return not doors and steps(s, cells, goals, False, LONG) == LONG


def prey(s: Station, seat: Seat, held: list[str]) -> float:
    """An infected player would rather be where humans are, and keeps gas from them; without humans they want a scan."""
    cells = s.figures_cells(seat)
    humans = [c for x in range(s.players) if not s.infected[x] for c in s.figures_cells(x)]
    if not humans:
        return _scanning(s, seat, cells)
    worth = HOARD * held.count(GAS_CAN) + HUNT * _late(s) * _taken(s)
    armed = INFECTIONS[seat] in held
    if armed or s.ammo(seat):
        worth += ARMED * armed - STEP * _way_to_come(s, seat, humans)
    if armed and nest_found(s):
        worth -= LURK * steps(s, cells, [NEST], s.passes_doors(seat))
    if _unseen(s):
        worth += _scanning(s, seat, cells) - UNSEEN
    return worth


def _unseen(s: Station) -> bool:
    """Whether it is late and only one human is left, but no scan has told them so: whoever knows it may give up."""
    humans = [x for x in s.living() if not s.infected[x]]
    return s.round >= 2 * LATE and len(humans) == 1 and s.lone_human != humans[0]


def _late(s: Station) -> float:
    """How late it has become, from 0 to 1."""
    return min(1.0, max(0, s.round - LATE) / LATE)


def _taken(s: Station) -> float:
    """The share of all lives that are no longer those of humans."""
    life = s.life
    left = sum([life[2 * x] + life[2 * x + 1] for x in range(s.players) if not s.infected[x]])
    return 1 - left / (len(life) * MAX_LIFE)


def _scanning(s: Station, seat: Seat, cells: list[int]) -> float:
    """How near a scan is that shows all to be infected: by a terminal, or by the nest when it is laid."""
    doors = s.passes_doors(seat)
    worth = -SCAN * len(s.room_deck)
    goals = _terminals(s)
    if goals:
        return worth + SCAN * (FAR - steps(s, cells, goals, doors))
    return worth - STEP * steps(s, cells, s.doorsteps, doors)


def known_to(s: Station, seat: Seat) -> int:
    """How many living humans hold an infection card of this player's, and so know what they are."""
    card = INFECTIONS[seat]
    return sum(
        [
            s.alive(x) and not s.infected[x] and card in s.faces(x)
            for x in range(s.players)
            if x != seat
        ]
    )
