"""Moving, running, and what happens on entering a room (P-58 to P-65)."""

from __future__ import annotations

from hullbreach.kernel import Asks, Choice, Pick, Seat, ask, rule, settle

from .actions import action
from .alarm import alarm
from .components import CELL_OF, CELL_SYMBOL, CHARACTERS, KEY_CARD, PLACES
from .exchange import arises
from .first_turn import allowed_moves, bound_to_search
from .grid import NOWHERE
from .items import lay_out
from .state import NOBODY, Station

RUN = "run"
PARASITE_DANGER = "parasite_danger"
MOVES = tuple(tuple((kind, place) for place in PLACES) for kind in CHARACTERS)
"""The option for each kind of figure and each cell."""


def can_move(s: Station, seat: Seat, bound: int) -> bool:
    """Whether a character can move anywhere, bound to search or not."""
    if bound and bound > s.ap - 2:
        return bool(moves(s, seat, bound))
    most = 2 if s.passes_doors(seat) else 1
    links = s.board.links
    for f in (2 * seat, 2 * seat + 1):
        cell = 4 * s.cells[f]
        if cell >= 0:
            for i in (cell, cell + 1, cell + 2, cell + 3):
                if 0 < links[i] <= most:
                    return True
    return False


def moves(s: Station, seat: Seat, bound: int) -> list[Choice]:
    """Which character can move where (P-58)."""
    doors = s.passes_doors(seat)
    options: list[Choice] = []
    for f in (2 * seat, 2 * seat + 1):
        if s.cells[f] != NOWHERE:
            words = MOVES[f & 1]
            cells = s.neighbours(s.cells[f], doors)
            if bound:
                cells = allowed_moves(s, f, cells, bound, 1)
            options += [words[cell] for cell in cells]
    return options


@action("move")
@rule
def move(s: Station, seat: Seat) -> Asks[None]:
    """One of your characters moves to a reachable neighbouring room (P-58)."""
    kind, place = yield from settle(
        Pick(seat, "move.to", moves(s, seat, bound_to_search(s, seat)), "P-58")
    )
    s.ap -= 1
    s.chain.clear()
    yield from enter(s, seat, 2 * seat + CHARACTERS.index(kind), CELL_OF[place])


@rule
def enter(s: Station, seat: Seat, figure: int, cell: int) -> Asks[None]:
    """A character comes into a room: first its alarm, then an encounter, then the run (P-59)."""
    s.cells[figure] = cell
    s.tell("moves", seat=seat, figure=CHARACTERS[figure & 1], room=PLACES[cell])
    symbol = CELL_SYMBOL[cell]
    if symbol == PARASITE_DANGER:
        yield from alarm(s, seat, cell)
    if arises(s, cell):
        s.encounter = cell
    elif symbol == RUN and cell not in s.chain and not s.others_in(cell, seat):
        s.chain.append(cell)
        s.runner = figure


@rule
def run_on(s: Station) -> Asks[None]:
    """Having moved into a run room, a character may move on for free (P-60 to P-63)."""
    seat, figure = s.active, s.runner
    choice = yield from ask(Pick(seat, "run.move", run_options(s, seat, figure), "P-60", "stay"))
    if isinstance(choice, tuple):
        lay_out(s, seat, KEY_CARD)
        return
    s.runner = NOBODY
    if choice != "stay":
        yield from enter(s, seat, figure, CELL_OF[choice])


def run_options(s: Station, seat: Seat, figure: int) -> list[Choice]:
    """Where the runner can go; a key card may be laid out first (P-62)."""
    cells = s.neighbours(s.cells[figure], s.passes_doors(seat))
    bound = bound_to_search(s, seat)
    if bound:
        cells = allowed_moves(s, figure, cells, bound, 0)
    options: list[Choice] = ["stay", *(PLACES[cell] for cell in cells)]
    if s.may_play(seat) and KEY_CARD in s.faces(seat):
        options.append(("lay_out", KEY_CARD))
    return options
