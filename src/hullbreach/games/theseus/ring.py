"""The ring of sectors, Pandora's tile, and the turn order that follows from them."""

from __future__ import annotations

from hullbreach.kernel import Asks, Choice, Pick, Seat, ask, rule, settle

from .components import BOARD, FACTIONS, SECTORS, SETUP
from .dealing import prepare_decks
from .state import Theseus

RANDOM, STANDARD, PLACED = "random", "standard", "placed"
PANDORA = "pandora"


def prepare_ring(s: Theseus) -> None:
    """Find out which sectors are used and who decides about their order."""
    s.placed = 0
    if s.mode == "teams":
        s.phase = "team_sectors"
        return
    order_sectors(s, [BOARD[FACTIONS[f].sector] for f in s.factions if f != PANDORA])


def order_sectors(s: Theseus, own: list[int]) -> None:
    """Lay the common sectors and these faction sectors as printed, at random, or let the players lay them."""
    s.placed = 0
    common = [BOARD[name] for name in SETUP.ring.common]
    order = str(s.options["ring"])
    if order == STANDARD:
        lay_all(s, _standard(s, own))
    elif order == RANDOM:
        boards = common + own
        s.chance.shuffle(boards)
        lay_all(s, boards)
    else:
        s.unlaid = common + own
        s.phase = "lay"


def _standard(s: Theseus, own: list[int]) -> list[int]:
    """The printed ring, the sector of the start player (or of the first team) first."""
    start = str(s.options.get("start_player", "1"))
    if len(own) > 1 and (s.chance.below(2) if start == RANDOM else int(start) - 1):
        own = own[::-1]
    places = SETUP.ring.duel if len(own) > 1 else SETUP.ring.pandora_duel
    seats = dict(zip(("first", "second"), own, strict=False))
    return [seats[name] if name in seats else BOARD[name] for name in places]


def lay_all(s: Theseus, boards: list[int]) -> None:
    """Lay the whole ring."""
    for board in boards:
        s.lay(board)
    after_ring(s)


@rule
def lay_sector(s: Theseus) -> Asks[None]:
    """The players lay one sector each in turn, clockwise."""
    seat = s.active = s.placed % len(s.team)
    options: list[Choice] = [SECTORS[board].id for board in s.unlaid]
    board = BOARD[(yield from settle(Pick(seat, "setup.sector", options, "T-211")))]
    s.unlaid.remove(board)
    s.lay(board)
    s.placed += 1
    s.tell("laid", seat=seat, place=SECTORS[board].id)
    if not s.unlaid:
        after_ring(s)


@rule
def choose_team_sector(s: Theseus) -> Asks[None]:
    """Each team keeps one of its two faction sectors, with Pandora its partner's; the ring is laid as in the duel."""
    seat = s.active = s.placed
    sectors = [FACTIONS[s.factions[mate]].sector for mate in s.mates(seat)]
    options: list[Choice] = [name for name in sectors if name]
    sector = yield from settle(Pick(seat, "setup.team_sector", options, "T-178"))
    s.unlaid.append(BOARD[sector])
    s.placed += 1
    s.tell("kept", seat=seat, place=sector)
    if s.placed == len(s.mates(seat)):
        own, s.unlaid = s.unlaid, []
        order_sectors(s, own)


def after_ring(s: Theseus) -> None:
    """With Pandora at the table its tile comes next, except in the team game; then the decks."""
    s.placed = 0
    if PANDORA in s.factions and s.mode != "teams":
        s.phase = "tile"
    else:
        s.order = turn_order(s)
        prepare_decks(s)


@rule
def lay_tile(s: Theseus) -> Asks[None]:
    """Pandora makes a sector its own, by a tile on its left or right."""
    seat = s.active = s.factions.index(PANDORA)
    options: list[Choice] = [(x.id, side) for x in s.sectors for side in ("left", "right")]
    sector, side = yield from ask(Pick(seat, "setup.tile", options, "T-193"))
    s.home[seat], s.tile = s.place_of[BOARD[sector]], side
    s.tell("tile", seat=seat, place=sector, side=side)
    s.order = turn_order(s)
    prepare_decks(s)


def turn_order(s: Theseus) -> list[Seat]:
    """Clockwise from the Control Room in the order of faction sectors; Pandora before or after by its tile."""
    if s.mode == "teams":
        return list(range(len(s.team)))
    count = len(s.sectors)
    start = s.place_of[BOARD["control_room"]]
    order: list[Seat] = []
    for i in range(count + 1):
        at = (start + i) % count
        sides = {0: ("right",), count: ("left",)}.get(i, ("left", "owner", "right"))
        order += [seat for side in sides for seat in _seated(s, at, side)]
    return order


def _seated(s: Theseus, at: int, side: str) -> list[Seat]:
    return [
        seat
        for seat, faction in enumerate(s.factions)
        if s.home[seat] == at and side == (s.tile if faction == PANDORA else "owner")
    ]
