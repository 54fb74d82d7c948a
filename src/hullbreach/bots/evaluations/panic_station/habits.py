"""What is worth a thought at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hullbreach.games.panic_station.components import CELL_OF, GRENADE
from hullbreach.games.panic_station.ending import DESTROY_NEST, RESIGN
from hullbreach.games.panic_station.shooting import PARASITE, grenade_rooms
from hullbreach.games.panic_station.state import Station
from hullbreach.games.panic_station.station_terminal import TERMINAL, THERMO_SCAN
from hullbreach.kernel import Choice, Pick, Seat

from .lures import gives_up, wants_finds
from .skin import OLD


def sensible(question: Pick, s: Station | None) -> Sequence[Choice]:
    """Nobody gives up too soon, leaves a card lying, hits their own, or tries alike parasites one after the other."""
    options, prompt = question.options, question.prompt
    if prompt in ALWAYS:
        options = [o for o in options if o not in ALWAYS[prompt]] or options
    if s is None or prompt not in LOOKING:
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


SEARCH, MOVE = "search", "move"
STIR, IDLE = (SEARCH, MOVE, DESTROY_NEST), ("end_turn", RESIGN)
"""What brings a game on, and what does not."""


def _actions(s: Station, seat: Seat, options: Sequence[Choice]) -> Sequence[Choice]:
    """Nobody thinks of a grenade where there is no room for it, and late in the game nobody stands still."""
    if GRENADE in options and not any(_worth_a_grenade(s, seat, c) for c in grenade_rooms(s, seat)):
        options = [o for o in options if o != GRENADE]
    if s.round < OLD:
        return options
    despairs = gives_up(s, seat)
    if despairs and TERMINAL in options:
        return [TERMINAL]
    looks = SEARCH in options and not despairs and wants_finds(s, seat)
    idle = (*IDLE, MOVE) if looks else IDLE
    return [o for o in options if o not in idle] if any(o in STIR for o in options) else options


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


LOOKING: dict[str, Callable[[Station, Seat, Sequence[Choice]], Sequence[Choice]]] = {
    "turn.action": _actions,
    "shoot.target": _targets,
    "shoot.second": _targets,
    "stab.target": _targets,
    "alarm.source": _sources,
    "grenade.room": _throws,
    "terminal.function": _functions,
}
"""What is worth a thought in a world one believes in."""
