"""The station on its grid: cards, edges and links.

A position is one number, `at(x, y)`, so that its neighbours are found by adding `STEP[direction]`. Links
between cells are kept as two flat tables, `ways` (to which cell) and `links` (open or door), four entries per cell.
"""

from __future__ import annotations

from msgspec import Struct, field

from .components import (
    ANTECHAMBER,
    CARD_OF,
    DOOR,
    EDGES,
    HALF_TURN,
    INNER_DIRECTION,
    NEST_CARD,
    PASSAGE,
    PLACES,
    ROOMS,
    SIDEWAYS,
    WALL,
)

NOWHERE = -1
WIDTH = 64
_MIDDLE = WIDTH // 2
STEP = (-WIDTH, 1, WIDTH, -1)
SIDES = range(4)
COMPASS = ("north", "east", "south", "west")

_FITS = ((True, False, False), (False, True, True), (False, True, False))
"""P-47: which edges may touch: wall and wall, passage and passage, passage and security door."""


def at(x: int, y: int) -> int:
    """The position with these coordinates; the reactor lies at 0, 0 and north is up."""
    return (y + _MIDDLE) * WIDTH + x + _MIDDLE


def coordinates(position: int) -> tuple[int, int]:
    """The coordinates of a position."""
    y, x = divmod(position, WIDTH)
    return x - _MIDDLE, y - _MIDDLE


class Grid(Struct, gc=False):
    """The cards that lie on the table."""

    at: dict[int, int] = field(default_factory=dict)
    """The card on each position."""
    spot: list[int] = field(default_factory=lambda: [NOWHERE] * len(ROOMS))
    """The position of each card."""
    turn: list[int] = field(default_factory=lambda: [0] * len(ROOMS))
    red: list[bool] = field(default_factory=lambda: [False] * len(ROOMS))
    ways: list[int] = field(default_factory=lambda: [NOWHERE] * (4 * len(PLACES)))
    """The cell behind each side of each cell, if the two are linked."""
    links: list[int] = field(default_factory=lambda: [WALL] * (4 * len(PLACES)))
    """How: not at all, by an open passage, or by a door."""

    def copied(self) -> Grid:
        """A board of its own, for trying out."""
        return Grid(
            self.at.copy(), [*self.spot], [*self.turn], [*self.red], [*self.ways], [*self.links]
        )

    def open_ends(self, cell: int) -> list[int]:
        """The empty positions behind this cell's passages and security doors (P-43, P-44)."""
        card = CARD_OF[cell]
        if cell != ANTECHAMBER[card]:
            return []
        edges, spot, taken = EDGES[card][self.turn[card]], self.spot[card], self.at
        return [spot + STEP[d] for d in SIDES if edges[d] != WALL and spot + STEP[d] not in taken]

    def fits(self, card: int, position: int, turn: int) -> bool:
        """Whether the edges of a card go with all cards around an empty position (P-46, P-47)."""
        edges = EDGES[card][turn]
        for d in SIDES:
            other = self.at.get(position + STEP[d])
            if other is not None:
                if not _FITS[edges[d]][EDGES[other][self.turn[other]][d ^ 2]]:
                    return False
        return True

    def doorway(self, position: int) -> tuple[int, str]:
        """A card that opens on an empty position, and on which side of it that lies."""
        for d in SIDES:
            card = self.at.get(position - STEP[d])
            if card is not None and EDGES[card][self.turn[card]][d] != WALL:
                return card, COMPASS[d]
        raise ValueError(position)

    def frontier(self) -> list[int]:
        """All empty positions behind an opening, from north-west to south-east."""
        ends = {end for card in self.at.values() for end in self.open_ends(ANTECHAMBER[card])}
        return sorted(ends)

    def places(self, card: int) -> list[tuple[int, int]]:
        """Where in the whole station a card may be laid, with its turns (P-48, P-53)."""
        frontier = self.frontier()
        upright = [(p, t) for p in frontier for t in HALF_TURN if self.fits(card, p, t)]
        if upright or card != NEST_CARD:
            return upright
        return [(p, t) for p in frontier for t in SIDEWAYS if self.fits(card, p, t)]

    def doorsteps(self, places: list[tuple[int, int]]) -> list[int]:
        """The cells with an opening towards one of these places."""
        cells: dict[int, None] = {}
        for position in dict(places):
            for d in SIDES:
                card = self.at.get(position + STEP[d], NOWHERE)
                if card != NOWHERE and EDGES[card][self.turn[card]][d ^ 2] != WALL:
                    cells[ANTECHAMBER[card]] = None
        return list(cells)

    def lay(self, card: int, position: int, turn: int) -> None:
        """Put a card on the table and link its cells with what lies around."""
        self.at[position] = card
        self.spot[card] = position
        self.turn[card] = turn
        outside = ANTECHAMBER[card]
        for d in SIDES:
            other = self.at.get(position + STEP[d])
            if other is not None:
                mine = EDGES[card][turn][d]
                theirs = EDGES[other][self.turn[other]][d ^ 2]
                self._link(outside, d, ANTECHAMBER[other], mine, theirs)
        if outside != card:
            self._link(card, _inwards(card, turn) ^ 2, outside, DOOR, PASSAGE)

    def _link(self, cell: int, direction: int, other: int, mine: int, theirs: int) -> None:
        """P-34: two passages are open, a passage and a security door are a door, walls are nothing."""
        if mine == WALL or theirs == WALL:
            return
        link = PASSAGE if mine == theirs else DOOR
        here, there = 4 * cell + direction, 4 * other + (direction ^ 2)
        self.ways[here], self.ways[there] = other, cell
        self.links[here] = self.links[there] = link

    def rooms(self) -> list[int]:
        """All cells on the table in the order of their position, the northern half of a card first."""
        cells = []
        for position in sorted(self.at):
            card = self.at[position]
            inner, outside = card, ANTECHAMBER[card]
            if inner == outside:
                cells.append(inner)
            elif _inwards(card, self.turn[card]) == 0:
                cells += [inner, outside]
            else:
                cells += [outside, inner]
        return cells

    def beside(self, cell: int, direction: int) -> int:
        """The card that lies on this side of a cell, walls or not; its own card for the other half."""
        card = CARD_OF[cell]
        if ANTECHAMBER[card] != card:
            towards_inner = _inwards(card, self.turn[card])
            if direction == (towards_inner ^ 2 if cell == card else towards_inner):
                return card
        return self.at.get(self.spot[card] + STEP[direction], NOWHERE)


def _inwards(card: int, turn: int) -> int:
    """The direction from the antechamber of a double card to its inner cell; none for other cards."""
    if ANTECHAMBER[card] == card:
        return NOWHERE
    return (INNER_DIRECTION[card] + turn + 2) % 4
