"""The first turn: everybody must search once if that can be paid for (P-38 to P-40)."""

from __future__ import annotations

from hullbreach.kernel import Seat

from .components import CARD_OF, CARD_SYMBOL, EDGES, PASSAGE, WALL
from .grid import NOWHERE, STEP, Grid
from .state import Station

NEVER = 1000
"""More action points than anybody has."""
SEARCH = 1
LAY_ENTER = 2


def need(s: Station, seat: Seat) -> int:
    """The fewest action points that complete a search, as far as everybody can see (P-40)."""
    return need_from(s, s.figures_cells(seat), s.passes_doors(seat))


def need_from(s: Station, starts: list[int], doors: bool) -> int:
    """The same for characters standing elsewhere: walk, or walk, lay the top card and enter it."""
    if not s.find_deck and not s.discard:
        return NEVER
    ways, links = s.board.ways, s.board.links
    card = s.top_room()
    doorsteps = s.doorsteps if card != NOWHERE and CARD_SYMBOL[card] else []
    cells, seen, cost, laying = starts, [*starts], SEARCH, NEVER
    while cells and cost < laying:
        further: list[int] = []
        for cell in cells:
            if CARD_SYMBOL[CARD_OF[cell]]:
                return cost
            if laying == NEVER and cell in doorsteps and _can_lay(s, card, cell, doors):
                laying = cost + LAY_ENTER
            for i in range(4 * cell, 4 * cell + 4):
                other = ways[i]
                if other >= 0 and other not in seen and (doors or links[i] == PASSAGE):
                    seen.append(other)
                    further.append(other)
        cells, cost = further, cost + 1
    return laying


def bound_to_search(s: Station, seat: Seat) -> int:
    """What the search still owed takes, or 0 if nothing is owed or it is out of reach anyway."""
    if not s.owes_search:
        return 0
    needed = need(s, seat)
    return needed if needed <= s.ap else 0


def affords(s: Station, seat: Seat) -> bool:
    """Whether an action point can be spent without making the search that is owed impossible."""
    return not s.owes_search or bound_to_search(s, seat) < s.ap


def allowed_moves(s: Station, figure: int, cells: list[int], bound: int, cost: int) -> list[int]:
    """Those of the cells a character may move to without making the search that is owed impossible."""
    left, doors = s.ap - cost, s.passes_doors(figure >> 1)
    here, other = s.cells[figure], s.cells[figure ^ 1]
    if bound < left:  # one can always go back
        return cells
    needed = bound if other == here else need_from(s, [other], doors) if other >= 0 else NEVER
    if needed <= left:
        return cells
    return [cell for cell in cells if need_from(s, [cell], doors) <= left]


def is_near_enough(s: Station, seat: Seat) -> bool:
    """Whether the search that is owed can be walked to even after spending a point on something else."""
    return walk(s.board, s.figures_cells(seat), s.passes_doors(seat)) < s.ap


def leaves_search(s: Station, seat: Seat, place: tuple[int, int]) -> bool:
    """Whether laying the top card there for a point leaves the search that is owed affordable."""
    tried = s.board.copied()
    tried.lay(s.top_room(), *place)
    return walk(tried, s.figures_cells(seat), s.passes_doors(seat)) < s.ap


def walk(board: Grid, starts: list[int], doors: bool) -> int:
    """The action points to walk to the nearest card with a symbol and search it."""
    ways, links = board.ways, board.links
    cells, seen, cost = starts, [*starts], SEARCH
    while cells:
        further: list[int] = []
        for cell in cells:
            if CARD_SYMBOL[CARD_OF[cell]]:
                return cost
            for i in range(4 * cell, 4 * cell + 4):
                other = ways[i]
                if other >= 0 and other not in seen and (doors or links[i] == PASSAGE):
                    seen.append(other)
                    further.append(other)
        cells, cost = further, cost + 1
    return NEVER


def _can_lay(s: Station, card: int, cell: int, doors: bool) -> bool:
    """Whether the card can be laid beside a cell so that it can be entered from there."""
    here = CARD_OF[cell]
    edges, spot = EDGES[here][s.board.turn[here]], s.board.spot[here]
    for position, turn in s.places:
        step = position - spot
        if step in STEP:
            direction = STEP.index(step)
            if edges[direction] != WALL and (
                doors or EDGES[card][turn][direction ^ 2] == edges[direction]
            ):
                return True
    return False
