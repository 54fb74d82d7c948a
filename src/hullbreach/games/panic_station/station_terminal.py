"""The station's terminals (P-158)."""

from __future__ import annotations

from hullbreach.kernel import Asks, Pick, Seat, ask, rule, settle

from .actions import action
from .alarm import alarm
from .components import CELL_OF, CELL_SYMBOL, PLACES
from .exploring import can_reveal, reveal_room
from .scanning import thermo_scan
from .state import Station

TERMINAL = "terminal"
TERMINALS = tuple(c for c, symbol in enumerate(CELL_SYMBOL) if symbol == TERMINAL)
OPEN_DOORS, REVEAL_ROOM, THERMO_SCAN = "open_doors", "reveal_room", "thermo_scan"


def terminals(s: Station, seat: Seat) -> list[int]:
    """The rooms with a terminal in which an own character stands."""
    cells = [c for c in s.figures_cells(seat) if c in TERMINALS]
    return list(dict.fromkeys(cells))


def can_use_terminal(s: Station, seat: Seat) -> bool:
    """Once per turn, from the room with the symbol."""
    cells = s.cells
    return not s.terminal_used and (
        cells[2 * seat] in TERMINALS or cells[2 * seat + 1] in TERMINALS
    )


def functions(s: Station) -> list[str]:
    """What a terminal can do now."""
    words = [THERMO_SCAN]
    if not s.doors_open:
        words.append(OPEN_DOORS)
    if can_reveal(s):
        words.append(REVEAL_ROOM)
    return words


@action(TERMINAL, possible=can_use_terminal)
@rule
def use_terminal(s: Station, seat: Seat) -> Asks[None]:
    """Open the doors, reveal a room or scan; a red terminal raises an alarm first (P-158)."""
    rooms = [PLACES[cell] for cell in terminals(s, seat)]
    place = yield from settle(Pick(seat, "terminal.room", rooms, "P-158"))
    cell = CELL_OF[place]
    s.ap -= 1
    s.terminal_used = True
    red = s.is_red(cell)
    if red:
        yield from alarm(s, seat, cell)
    function = yield from ask(Pick(seat, "terminal.function", functions(s), "P-158"))
    s.tell("terminal", seat=seat, function=function)
    if function == OPEN_DOORS:
        s.doors_open = True
        s.tell("doors_open")
    elif function == REVEAL_ROOM:
        yield from reveal_room(s, seat)
    else:
        thermo_scan(s)
    if not red and not s.ending:
        s.turn_red(cell)
        s.tell("turned", room=place)
