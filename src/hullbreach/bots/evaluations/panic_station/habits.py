"""What is worth a thought at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from hullbreach.games.panic_station.components import (
    CELL_OF,
    CHARACTERS,
    GAS_CAN,
    GRENADE,
    INFECTIONS,
)
from hullbreach.games.panic_station.ending import DESTROY_NEST, RESIGN, gas_needed
from hullbreach.games.panic_station.shooting import PARASITE, grenade_rooms
from hullbreach.games.panic_station.state import Station
from hullbreach.games.panic_station.station_terminal import TERMINAL, THERMO_SCAN
from hullbreach.kernel import Choice, Pick, Seat

from .lures import dares_alarms, gives_up, must_be_given, wants_finds, way_out
from .skin import OLD
from .trust import takes_for_infected
from .ways import LONG, holders, steps, way_to_meet


def sensible(question: Pick, s: Station | None) -> Sequence[Choice]:
    """Nobody gives up too soon, leaves a card lying, hits their own, or tries alike parasites one after the other."""
    options, prompt = question.options, question.prompt
    if prompt in ALWAYS:
        options = [o for o in options if o not in ALWAYS[prompt]] or options
    if s is None:
        return options
    if prompt == "exchange.card":
        return _gifts(s, question)
    if prompt not in LOOKING:
        return options
    if RESIGN in question.options and _hopeless(s, question.seat):
        return [RESIGN]
    return LOOKING[prompt](s, question.seat, options) or options


ALWAYS: dict[str, tuple[Choice, ...]] = {
    "turn.action": (RESIGN,),
    "storage.draw": ("stop",),
    "team.accept": ("decline",),
}
"""What is never worth a thought."""


def _hopeless(s: Station, seat: Seat) -> bool:
    """Whether the last human should give up, as the rules advise: it is late, and somebody infected is about."""
    if s.living() == [seat]:
        return gives_up(s, seat)
    return s.round >= OLD and s.last_scan is not None and s.last_scan.red > 0


SEARCH, MOVE, EXPLORE = "search", "move", "explore"
STIR, IDLE = (SEARCH, MOVE, DESTROY_NEST), ("end_turn", RESIGN)
"""What brings a game on, and what does not."""


def _actions(s: Station, seat: Seat, options: Sequence[Choice]) -> Sequence[Choice]:
    """Nobody thinks of a grenade where there is no room for it, and late in the game nobody stands still."""
    if GRENADE in options and not any(_worth_a_grenade(s, seat, c) for c in grenade_rooms(s, seat)):
        options = [o for o in options if o != GRENADE]
    if _only_alarms(s, seat):
        options = [o for o in options if o != SEARCH]
    if s.round < OLD:
        return options
    despairs = gives_up(s, seat)
    if despairs and TERMINAL in options:
        return [TERMINAL]
    if despairs and EXPLORE in options and way_out(s, seat) == s.doorsteps:
        return [EXPLORE]
    looks = SEARCH in options and not despairs and wants_finds(s, seat)
    idle = (*IDLE, MOVE) if looks else IDLE
    return [o for o in options if o not in idle] if any(o in STIR for o in options) else options


def _only_alarms(s: Station, seat: Seat) -> bool:
    """Whether a human who has no need of it would raise an alarm by searching, wherever they stand."""
    cells = [c for c in s.figures_cells(seat) if s.symbol(c)]
    return bool(cells) and all(s.is_red(c) for c in cells) and _shuns_alarms(s, seat)


def _shuns_alarms(s: Station, seat: Seat) -> bool:
    return not (s.infected[seat] or s.owes_search or dares_alarms(s, seat))


def _searchers(s: Station, seat: Seat, options: Sequence[Choice]) -> Sequence[Choice]:
    """Whoever raises no alarm by it, if that is to be shunned."""
    if not _shuns_alarms(s, seat):
        return options
    return [o for o in options if not s.is_red(s.cells[2 * seat + CHARACTERS.index(str(o))])]


def _moves(s: Station, seat: Seat, options: Sequence[Choice]) -> Sequence[Choice]:
    """Late in the game a human who can only be given what gas they lack goes where there is some, or gives up."""
    if s.round < OLD or not must_be_given(s, seat):
        return options
    goals = way_out(s, seat) if gives_up(s, seat) else holders(s, seat)
    doors = s.passes_doors(seat)
    far = {f: way_to_meet(s, [s.cells[f]], goals, doors, LONG) for f in s.figures(seat)}
    return [o for o in options if _goal_steps(s, o, goals, doors) < far[_mover(seat, o)]]


def _goal_steps(s: Station, option: Choice, goals: list[int], doors: bool) -> int:
    """How far it is to the nearest goal after a move."""
    assert isinstance(option, tuple)
    return steps(s, [CELL_OF[str(option[1])]], goals, doors, LONG)


def _mover(seat: Seat, option: Choice) -> int:
    """The figure that an option of moving names."""
    assert isinstance(option, tuple)
    return 2 * seat + CHARACTERS.index(str(option[0]))


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


def _functions(s: Station, seat: Seat, options: Sequence[Choice]) -> Sequence[Choice]:
    """Who is alone and has given up wants a scan."""
    return [THERMO_SCAN] if gives_up(s, seat) else options


def _throws(s: Station, seat: Seat, options: Sequence[Choice]) -> Sequence[Choice]:
    return [o for o in options if _worth_a_grenade(s, seat, CELL_OF[str(o)])]


def _worth_a_grenade(s: Station, seat: Seat, cell: int) -> bool:
    """Whether somebody stands there, and nobody of one's own."""
    if cell in s.figures_cells(seat):
        return False
    return cell in s.parasites or cell in s.cells


def _gifts(s: Station, question: Pick) -> Sequence[Choice]:
    """Gas keeps off whoever is infected; between humans who has more collects it, as one of them must carry it all."""
    seat, other, options = question.seat, cast(Seat, question.about["other"]), question.options
    if s.infected[seat]:
        return _from_infected(s, seat, other, options)
    if GAS_CAN not in options:
        return options
    if takes_for_infected(s, seat, other) or not _collects(s, seat, other):
        return [GAS_CAN]
    return [o for o in options if o != GAS_CAN] or options


def _from_infected(
    s: Station, seat: Seat, other: Seat, options: Sequence[Choice]
) -> Sequence[Choice]:
    """No gas, and no infection card for whoever is likely infected already, unless there is nothing else."""
    found = [o for o in options if o != GAS_CAN] or options
    if not takes_for_infected(s, seat, other):
        return found
    return [o for o in found if o != INFECTIONS[seat]] or found


def _collects(s: Station, seat: Seat, other: Seat) -> bool:
    """Whether a human keeps their gas when they meet another one: who has a soldier, and more gas or just enough."""
    if not s.life[2 * seat]:
        return False
    mine, theirs = s.faces(seat).count(GAS_CAN), s.faces(other).count(GAS_CAN)
    if mine >= gas_needed(s) or not s.life[2 * other]:
        return mine <= gas_needed(s)
    return mine > theirs or (mine == theirs and s.active == seat)


LOOKING: dict[str, Callable[[Station, Seat, Sequence[Choice]], Sequence[Choice]]] = {
    "turn.action": _actions,
    "move.to": _moves,
    "search.with": _searchers,
    "shoot.target": _targets,
    "shoot.second": _targets,
    "stab.target": _targets,
    "alarm.source": _sources,
    "grenade.room": _throws,
    "terminal.function": _functions,
}
"""What is worth a thought in a world one believes in."""
