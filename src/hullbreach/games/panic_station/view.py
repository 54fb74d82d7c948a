"""What a seat may see: the only module that builds views (P-171 to P-176)."""

from __future__ import annotations

from msgspec import Struct

from hullbreach.kernel import Seat

from .components import (
    ANTECHAMBER,
    ANTIDOTE,
    CHARACTERS,
    COLOURS,
    DEGREES,
    EDGE_WORDS,
    EDGES,
    FACE_ORDER,
    HOST_CARD,
    PARASITE_SIDES,
    PLACES,
    ROOMS,
)
from .grid import NOWHERE, coordinates
from .infection import after_exchange
from .state import GAVE_INFECTION, MET, NOBODY, SCANNED, Scan, Station


class CharacterView(Struct, gc=False):
    """A character."""

    kind: str
    life: int
    place: str


class TableCard(Struct, gc=False):
    """A card laid out, with its shots if it is ammo."""

    card: str
    shots: int


class PlayerView(Struct, gc=False):
    """A player as the reader sees it."""

    seat: Seat
    colour: str
    alive: bool
    figures: list[CharacterView]
    cards: int
    known: list[str]
    """The faces in this hand that the reader knows, in fixed order."""
    table: list[TableCard]
    infected: bool | None
    """Only one's own, until the game is over."""
    proven: bool
    """Whether the reader has seen that this player is infected: by their last exchange, or by the host card."""


class RoomCardView(Struct, gc=False):
    """A card of the station."""

    room: str
    number: int
    symbol: str
    x: int
    y: int
    turn: int
    red: bool
    double: bool
    edges: list[str]
    """Wall, passage or door, north first, as the card lies."""
    cards: int
    """What a search draws at most on the side that shows."""
    ways: list[WayView]


class WayView(Struct, gc=False):
    """A link from one of the card's cells to another cell."""

    place: str
    direction: int
    to: str
    door: bool


class ParasiteView(Struct, gc=False):
    """A parasite in the station."""

    token: int
    colour: str
    place: str


class EndView(Struct, gc=False):
    """What is revealed when all is over (P-170)."""

    ending: str
    winners: list[Seat]
    hands: list[list[str]]
    boxed: list[list[str]]
    host: Seat | None
    order: list[Seat]
    """Who was infected by an exchange, in that order."""


class PanicView(Struct, gc=False):
    """The table as one reader sees it."""

    round: int
    """How many rounds are over."""
    phase: str
    """Team or parasites."""
    start: Seat
    doors_open: bool
    active: Seat
    ap: int
    queue: list[Seat]
    encounter: str
    runner: str
    terminal_used: bool
    minimum: int
    seats: list[PlayerView]
    rooms: list[RoomCardView]
    room_deck: int
    top_room: str
    top_edges: list[str]
    """The edges of the top room card as it lies upright."""
    find_deck: int
    discard: list[str]
    parasites: list[ParasiteView]
    supply: list[int]
    """Grey and black parasites left."""
    last_scan: Scan | None
    exchanges_since: int
    """Exchanges since the last scan."""
    me: Seat | None
    hand: list[str]
    antidote_spent: bool | None
    """For whoever holds the antidote."""
    end: EndView | None


def view(s: Station, seat: Seat | None, public: PanicView | None = None) -> PanicView:
    """Build up what this seat (or, for None, the public) may see, from nothing but what the public sees."""
    top, caught = s.top_room(), _caught(s, seat)
    hand = [] if seat is None else sorted_faces(s, s.hands[seat])
    return PanicView(
        round=s.round,
        phase="parasites" if s.attacks else "team",
        start=s.start,
        doors_open=s.doors_open,
        active=s.active,
        ap=s.ap,
        queue=[*s.queue],
        encounter=_place(s.encounter),
        runner="" if s.runner == NOBODY else CHARACTERS[s.runner & 1],
        terminal_used=s.terminal_used,
        minimum=s.minimum,
        seats=[_seat_view(s, other, seat, caught) for other in range(s.players)],
        rooms=public.rooms if public else _rooms(s),
        room_deck=len(s.room_deck),
        top_room="" if top == NOWHERE else ROOMS[top].id,
        top_edges=[] if top == NOWHERE else _edges(top, 0),
        find_deck=len(s.find_deck),
        discard=public.discard if public else [s.cards.faces[h] for h in s.discard],
        parasites=public.parasites if public else _parasites(s),
        supply=[len(s.supply(side)) for side in range(len(PARASITE_SIDES))],
        last_scan=s.last_scan,
        exchanges_since=public.exchanges_since if public else _exchanges_since(s),
        me=seat,
        hand=hand,
        antidote_spent=s.spent if ANTIDOTE in hand else None,
        end=_end_view(s) if s.ending else None,
    )


def _place(cell: int) -> str:
    return "" if cell == NOWHERE else PLACES[cell]


def sorted_faces(s: Station, handles: list[int]) -> list[str]:
    """Faces in fixed order, so that nothing can be told from places in a hand (P-172)."""
    return sorted((s.cards.faces[h] for h in handles), key=FACE_ORDER.__getitem__)


def _seat_view(s: Station, seat: Seat, reader: Seat | None, caught: set[Seat]) -> PlayerView:
    known = [h for h in s.hands[seat] if seat != reader and s.cards.knows(reader, h)]
    return PlayerView(
        seat=seat,
        colour=COLOURS[seat],
        alive=s.alive(seat),
        figures=[
            CharacterView(CHARACTERS[f & 1], s.life[f], _place(s.cells[f]))
            for f in (2 * seat, 2 * seat + 1)
        ],
        cards=len(s.hands[seat]),
        known=sorted_faces(s, known),
        table=[TableCard(s.cards.faces[h], s.shots.get(h, 0)) for h in s.tables[seat]],
        infected=s.infected[seat] if seat == reader or s.ending else None,
        proven=seat in caught,
    )


def _caught(s: Station, reader: Seat | None) -> set[Seat]:
    """Who is infected for certain by the host card, or by what they and the reader handed each other (P-144, P-153)."""
    found = {seat for seat in range(s.players) if _shows_host(s, seat, reader)}
    for row in s.log:
        if row.what != MET or reader not in (row.seat, row.other):
            continue
        if reader == row.seat:
            other, given, received = row.other, row.theirs, row.mine
        else:
            other, given, received = row.seat, row.mine, row.theirs
        infected = other in found or given == GAVE_INFECTION
        if after_exchange(infected, given, received):
            found.add(other)
        else:
            found.discard(other)
    return found


def _shows_host(s: Station, seat: Seat, reader: Seat | None) -> bool:
    if seat == reader:
        return False
    return any(s.cards.faces[h] == HOST_CARD and s.cards.knows(reader, h) for h in s.hands[seat])


def _rooms(s: Station) -> list[RoomCardView]:
    return [_room_view(s, s.board.at[position]) for position in sorted(s.board.at)]


def _room_view(s: Station, card: int) -> RoomCardView:
    room, board = ROOMS[card], s.board
    x, y = coordinates(board.spot[card])
    cells = dict.fromkeys((card, ANTECHAMBER[card]))
    ways = [
        WayView(PLACES[c], d, PLACES[board.ways[4 * c + d]], board.links[4 * c + d] > 1)
        for c in cells
        for d in range(4)
        if board.ways[4 * c + d] != NOWHERE
    ]
    turn, red = board.turn[card], board.red[card]
    return RoomCardView(
        room=room.id,
        number=room.number,
        symbol=room.symbol,
        x=x,
        y=y,
        turn=turn * DEGREES,
        red=red,
        double=bool(room.b),
        edges=_edges(card, turn),
        cards=room.red if red else room.black,
        ways=ways,
    )


def _edges(card: int, turn: int) -> list[str]:
    return [EDGE_WORDS[edge] for edge in EDGES[card][turn]]


def _parasites(s: Station) -> list[ParasiteView]:
    return [
        ParasiteView(token, PARASITE_SIDES[s.sides[token]], PLACES[cell])
        for token, cell in enumerate(s.parasites)
        if cell != NOWHERE
    ]


def _exchanges_since(s: Station) -> int:
    count = 0
    for row in reversed(s.log):
        if row.what == SCANNED:
            break
        count += row.what == MET
    return count


def _end_view(s: Station) -> EndView:
    faces = s.cards.faces
    holders = [
        seat
        for seat in range(s.players)
        if any(faces[h] == HOST_CARD for h in s.hands[seat] + s.boxed[seat])
    ]
    victims = [seat for seat in range(s.players) if s.order[seat]]
    return EndView(
        ending=s.ending,
        winners=[*s.winners],
        hands=[sorted_faces(s, hand) for hand in s.hands],
        boxed=[sorted_faces(s, boxed) for boxed in s.boxed],
        host=holders[0] if holders else None,
        order=sorted(victims, key=s.order.__getitem__),
    )
