"""The first turn: everybody must search once if that can be paid for (P-38 to P-40)."""

from __future__ import annotations

from hullbreach.kernel import Seat

from .components import ANTECHAMBER, CARD_OF, EDGES, PASSAGE, SYMBOL, WALL
from .grid import DIRECTIONS, NOWHERE, STEP, Board
from .state import Station

NEVER = 1000
"""More action points than anybody has."""
PLACE_ENTER_SEARCH = 3


def need(s: Station, seat: Seat) -> int:
    """The fewest action points that complete a search, as far as everybody can see (P-40)."""
    if not s.find_deck and not s.discard:
        return NEVER
    distance = walk(s.board, s.figures_cells(seat), s.passes_doors(seat))
    return min(_walking(distance), _laying(s, seat, distance))


def bound_to_search(s: Station, seat: Seat) -> int:
    """What the search still owed takes, or 0 if nothing is owed or it is out of reach anyway."""
    if not s.owes_search:
        return 0
    needed = need(s, seat)
    return needed if needed <= s.ap else 0


def affords(s: Station, seat: Seat) -> bool:
    """Whether an action point can be spent without making the search that is owed impossible."""
    return not s.owes_search or bound_to_search(s, seat) < s.ap


def allows_move(s: Station, seat: Seat, figure: int, cell: int, cost: int) -> bool:
    """Whether the search that is owed can still be paid for after a move."""
    starts = [cell if f == figure else s.cells[f] for f in s.figures(seat)]
    distance = walk(s.board, starts, s.passes_doors(seat))
    return min(_walking(distance), _laying(s, seat, distance)) <= s.ap - cost


def allows_place(s: Station, seat: Seat, card: int, place: tuple[int, int]) -> bool:
    """Whether the search that is owed can still be paid for after laying a card for an action point."""
    board = s.board.copied()
    board.lay(card, *place)
    distance = walk(board, s.figures_cells(seat), s.passes_doors(seat))
    return _walking(distance) <= s.ap - 1


def walk(board: Board, starts: list[int], doors: bool) -> dict[int, int]:
    """How many moves each cell is away from the nearest start."""
    distance = dict.fromkeys(starts, 0)
    queue = list(distance)
    for cell in queue:
        for i in range(4 * cell, 4 * cell + 4):
            other = board.ways[i]
            if other != NOWHERE and other not in distance:
                if doors or board.links[i] == PASSAGE:
                    distance[other] = distance[cell] + 1
                    queue.append(other)
    return distance


def _walking(distance: dict[int, int]) -> int:
    return min((m + 1 for cell, m in distance.items() if SYMBOL[CARD_OF[cell]]), default=NEVER)


def _laying(s: Station, seat: Seat, distance: dict[int, int]) -> int:
    """Walk, lay the top card, enter it, search it."""
    card = s.top_room()
    if card == NOWHERE or not SYMBOL[card]:
        return NEVER
    doors = s.passes_doors(seat)
    nearest = [_entered(s.board, card, place, distance, doors) for place in s.places]
    return min(nearest, default=NEVER) + PLACE_ENTER_SEARCH


def _entered(
    board: Board, card: int, place: tuple[int, int], distance: dict[int, int], doors: bool
) -> int:
    """How far the nearest cell is from which a card laid there could be entered."""
    position, turn = place
    nearest = NEVER
    for d in DIRECTIONS:
        other = board.at.get(position + STEP[d], NOWHERE)
        mine = EDGES[card][turn][d]
        if other == NOWHERE or mine == WALL:
            continue
        theirs = EDGES[other][board.turn[other]][d ^ 2]
        if doors or mine == theirs:
            nearest = min(nearest, distance.get(ANTECHAMBER[other], NEVER))
    return nearest
