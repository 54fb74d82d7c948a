"""The first turn: everybody must search once if that can be paid for (P-38 to P-40)."""

from __future__ import annotations

from hullbreach.kernel import Seat

from .components import CARD_OF, EDGES, PASSAGE, SYMBOL, WALL
from .grid import DIRECTIONS, NOWHERE, STEP, Board
from .state import Station

NEVER = 1000
"""More action points than anybody has."""
SEARCH = 1
LAY_ENTER = ENTER_SEARCH = 2


def need(s: Station, seat: Seat) -> int:
    """The fewest action points that complete a search, as far as everybody can see (P-40)."""
    return need_from(s, s.figures_cells(seat), s.passes_doors(seat))


def need_from(s: Station, starts: list[int], doors: bool) -> int:
    """The same for characters standing elsewhere: walk, or walk, lay the top card and enter it."""
    if not s.find_deck and not s.discard:
        return NEVER
    ways, links = s.board.ways, s.board.links
    card = s.top_room()
    doorsteps = s.doorsteps if card != NOWHERE and SYMBOL[card] else []
    cells, seen, cost, laying = starts, [*starts], SEARCH, NEVER
    while cells and cost < laying:
        further: list[int] = []
        for cell in cells:
            if SYMBOL[CARD_OF[cell]]:
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


def allowed_moves(s: Station, seat: Seat, figure: int, cells: list[int], cost: int) -> list[int]:
    """Those of the cells a character may move to without making the search that is owed impossible."""
    left, doors = s.ap - cost, s.passes_doors(seat)
    other = s.cells[figure ^ 1]
    if other != NOWHERE and need_from(s, [other], doors) <= left:
        return cells
    return [cell for cell in cells if need_from(s, [cell], doors) <= left]


def allowed_places(s: Station, seat: Seat, places: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Those of the places for the top card that leave the search that is owed affordable."""
    starts, doors, left = s.figures_cells(seat), s.passes_doors(seat), s.ap - 1
    if walk(s.board, starts, doors) <= left:
        return places
    card = s.top_room()
    return [
        place
        for place in places
        if _enters_at_once(s, card, place, starts, doors, left)
        or walk(_with(s.board, card, place), starts, doors) <= left
    ]


def walk(board: Board, starts: list[int], doors: bool) -> int:
    """The action points to walk to the nearest card with a symbol and search it."""
    ways, links = board.ways, board.links
    cells, seen, cost = starts, [*starts], SEARCH
    while cells:
        further: list[int] = []
        for cell in cells:
            if SYMBOL[CARD_OF[cell]]:
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


def _enters_at_once(
    s: Station, card: int, place: tuple[int, int], starts: list[int], doors: bool, left: int
) -> bool:
    """Whether the laid card can be entered and searched at once from where a character stands."""
    if not SYMBOL[card] or left < ENTER_SEARCH:
        return False
    position, turn = place
    for d in DIRECTIONS:
        other = s.board.at.get(position + STEP[d], NOWHERE)
        mine = EDGES[card][turn][d]
        if other != NOWHERE and mine != WALL:
            theirs = EDGES[other][s.board.turn[other]][d ^ 2]
            if (doors or mine == theirs) and any(CARD_OF[cell] == other for cell in starts):
                return True
    return False


def _with(board: Board, card: int, place: tuple[int, int]) -> Board:
    """The board with one more card."""
    tried = board.copied()
    tried.lay(card, *place)
    return tried
