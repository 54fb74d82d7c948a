"""A station arranged by hand: who stands where, who holds what, what lies next."""

from __future__ import annotations

from hullbreach.games.panic_station import GAME
from hullbreach.games.panic_station.components import (
    BLACK,
    CELL_OF,
    COLOUR_OF,
    DEGREES,
    GREY,
    HALF_TURN,
    HOST_CARD,
    INFECTIONS,
    ROOM_NUMBER,
    ROOMS,
    TOKENS,
)
from hullbreach.games.panic_station.exploring import survey
from hullbreach.games.panic_station.grid import NOWHERE, Grid, at
from hullbreach.games.panic_station.state import Station
from hullbreach.games.panic_station.structure import end_turn
from hullbreach.kernel import Seat, Value
from hullbreach.parts.cards import EVERYONE, mask
from hullbreach.testing import Table

BLUE, RED, WHITE, YELLOW, GREEN, PURPLE = range(6)
ACTION = "turn.action"
FILLERS = ("first_aid_kit", "gas_can", "heavy_weapon", "target_scope", "combat_knife")


class Bench(Table[Station]):
    """A table of Panic Station at a position of one's own making.

    At first everybody has arrived in the reactor room, nobody is infected, all parasites are in the supply, and it is
    Blue's turn with four action points.
    """

    def __init__(self, players: int = 4, seed: int = 1, **options: Value) -> None:
        super().__init__(GAME, None, players, options, seed)
        s = self.state
        s.arrived = [True] * players
        s.cells = [CELL_OF["reactor_room"]] * (2 * players)
        s.parasites = [NOWHERE] * len(TOKENS)
        s.infected = [False] * players
        s.log.clear()
        s.recorded = False
        s.packet = 0
        self._collect_cards()
        for seat in range(players):
            self.hand(seat, INFECTIONS[seat], INFECTIONS[seat], INFECTIONS[seat], "ammo", "armour")
        self.turn(BLUE)

    # --- arranging --------------------------------------------------------------------------------

    def _collect_cards(self) -> None:
        """All find cards into the find deck, all infection cards into their owners' hands."""
        s = self.state
        cards = [h for zone in (s.find_deck, s.discard, *s.hands) for h in zone]
        s.discard, s.find_deck = [], []
        s.hands = [[] for _ in range(s.players)]
        for h in sorted(cards):
            face = s.cards.faces[h]
            if face in COLOUR_OF:
                s.hands[COLOUR_OF[face]].append(h)
            else:
                s.cards.seen[h] = 0
                s.find_deck.append(h)
        # Alarms and the host last, so that filling a hand or drawing does not meet them by accident.
        awkward = ("parasite_alarm", HOST_CARD)
        s.find_deck.sort(key=lambda h: s.cards.faces[h] not in awkward)

    def hand(self, seat: Seat, *faces: str, size: int | None = None) -> None:
        """Give a player exactly these cards, filled up to a size with cards that do no harm."""
        s = self.state
        for h in s.hands[seat]:
            (s.boxed[seat] if s.cards.faces[h] in COLOUR_OF else s.find_deck).insert(0, h)
        s.hands[seat] = []
        for face in faces:
            self._take(seat, face)
        for face in FILLERS:
            while size is not None and len(s.hands[seat]) < size and self._holds(face):
                self._take(seat, face)
        assert size is None or len(s.hands[seat]) == size, "not enough cards to fill the hand"
        s.infected[seat] = s.infected[seat] or HOST_CARD in faces

    def _holds(self, face: str) -> bool:
        return any(self.state.cards.faces[h] == face for h in self.state.find_deck)

    def _take(self, seat: Seat, face: str) -> None:
        s = self.state
        for zone in (s.find_deck, s.discard, *s.boxed):
            for h in zone:
                if s.cards.faces[h] == face:
                    zone.remove(h)
                    s.hands[seat].append(h)
                    s.cards.seen[h] = mask(seat)
                    return
        raise AssertionError(f"no {face} left")

    def laid_out(self, seat: Seat, *faces: str) -> None:
        """Lay cards out in front of a player, whatever the hand."""
        for face in faces:
            self._take(seat, face)
            self.state.lay_out(seat, face)

    def finds(self, *faces: str) -> None:
        """Say which find cards are drawn next."""
        s = self.state
        for face in reversed(faces):
            h = next(h for h in s.find_deck if s.cards.faces[h] == face)
            s.find_deck.remove(h)
            s.find_deck.append(h)

    def only_finds(self, *faces: str) -> None:
        """Leave nothing but these in the find deck; the rest goes into the box."""
        s = self.state
        self.finds(*faces)
        count = len(faces)
        s.boxed[0] += s.find_deck[: len(s.find_deck) - count]
        s.find_deck = s.find_deck[len(s.find_deck) - count :]

    def discards(self, *faces: str) -> None:
        """Put find cards on the discard pile."""
        s = self.state
        for face in faces:
            h = next(h for h in s.find_deck if s.cards.faces[h] == face)
            s.find_deck.remove(h)
            s.discard.append(h)
            s.cards.seen[h] = EVERYONE

    def clear(self) -> None:
        """Take the reactor away too, for stations made of other cards."""
        self.state.board = Grid()

    def lay(self, room: str, x: int, y: int, degrees: int | None = None, red: bool = False) -> None:
        """Lay a room card; without degrees in the first turn that fits."""
        s = self.state
        for h in [*s.room_deck]:
            if s.cards.faces[h] == room:
                s.room_deck.remove(h)
                s.laid.append(h)
        turns = HALF_TURN if degrees is None else (degrees // DEGREES,)
        fitting = [turn for turn in turns if s.board.fits(ROOM_NUMBER[room], at(x, y), turn)]
        assert fitting, f"{room} does not fit there"
        s.board.lay(ROOM_NUMBER[room], at(x, y), fitting[0])
        s.board.red[ROOM_NUMBER[room]] = red
        self._survey()

    def rooms(self, *names: str, alone: bool = False) -> None:
        """Say which room cards come next; `alone`: and no others."""
        s = self.state
        for name in reversed(names):
            h = next(h for h in s.room_deck if s.cards.faces[h] == name)
            s.room_deck.remove(h)
            s.room_deck.append(h)
        if alone:
            s.laid += s.room_deck[: len(s.room_deck) - len(names)]
            s.room_deck = s.room_deck[len(s.room_deck) - len(names) :]
        self._survey()

    def _survey(self) -> None:
        for h in self.state.room_deck:
            self.state.cards.seen[h] = 0
        survey(self.state)

    def stand(self, seat: Seat, soldier: str = "", android: str = "") -> None:
        """Put figures into rooms; one that is not named is left where it is, `-` kills it."""
        s = self.state
        for figure, place in ((2 * seat, soldier), (2 * seat + 1, android)):
            if place == "-":
                s.cells[figure], s.life[figure] = NOWHERE, 0
            elif place:
                s.cells[figure] = CELL_OF[place]

    def life(self, seat: Seat, soldier: int, android: int) -> None:
        """Say how healthy a player's characters are."""
        self.state.life[2 * seat], self.state.life[2 * seat + 1] = soldier, android

    def parasite(self, place: str, colour: str = "grey") -> int:
        """Put a parasite from the supply into a room."""
        side = BLACK if colour == "black" else GREY
        token = self.state.supply(side)[0]
        self.state.parasites[token] = CELL_OF[place]
        return token

    def turn(self, seat: Seat, ap: int = 4) -> None:
        """It is this player's turn, the others follow."""
        s = self.state
        end_turn(s)
        s.active, s.ap, s.start = seat, ap, seat
        s.queue = [(seat + i) % s.players for i in range(1, s.players + 1)]

    def infect(self, seat: Seat, number: int) -> None:
        """A player was infected by an exchange, with this number in the order of infections."""
        s = self.state
        s.infected[seat] = True
        s.order[seat] = number
        s.infections = max(s.infections, number)

    # --- looking ----------------------------------------------------------------------------------

    def at(self, seat: Seat) -> tuple[str, str]:
        """Where a player's soldier and android stand."""
        places = {cell: name for name, cell in CELL_OF.items()} | {NOWHERE: ""}
        cells = self.state.cells
        return places[cells[2 * seat]], places[cells[2 * seat + 1]]

    def lives(self, seat: Seat) -> tuple[int, int]:
        """The life points of soldier and android."""
        return self.state.life[2 * seat], self.state.life[2 * seat + 1]

    def held(self, seat: Seat) -> list[str]:
        """The faces in a hand, sorted."""
        return sorted(self.state.faces(seat))

    def parasites_at(self, place: str) -> list[str]:
        """The colours of the parasites in a room, sorted."""
        s = self.state
        tokens = s.parasites_in(CELL_OF[place])
        return sorted("black" if s.sides[token] == BLACK else "grey" for token in tokens)

    def supply(self) -> tuple[int, int]:
        """Grey and black parasites in the supply."""
        return len(self.state.supply(GREY)), len(self.state.supply(BLACK))

    def discard_pile(self) -> list[str]:
        """The faces on the discard pile, in order."""
        return [self.state.cards.faces[h] for h in self.state.discard]

    def is_red(self, room: str) -> bool:
        """Whether a room card shows its red side."""
        return self.state.board.red[ROOM_NUMBER[room]]

    def top_room(self) -> str:
        """The card on top of the room deck."""
        return ROOMS[self.state.top_room()].id

    def can(self, seat: Seat, word: object) -> bool:
        """Whether the active player is offered this action."""
        return word in self.offered(seat, ACTION)

    def does(self, seat: Seat, word: str) -> None:
        """The active player chooses an action."""
        self.says(seat, ACTION, word)

    def moves(self, seat: Seat, kind: str, place: str) -> None:
        """A figure moves for an action point; the only way needs no question."""
        self.does(seat, "move")
        if self.asks(seat, "move.to"):
            self.says(seat, "move.to", (kind, place))

    def exchanges(self, a: Seat, b: Seat, face_a: str, face_b: str) -> None:
        """Two players settle an encounter with these cards."""
        self.says(a, "encounter.settle", ("exchange", b))
        self.says(a, "exchange.card", face_a)
        self.says(b, "exchange.card", face_b)


def corridor(bench: Bench) -> None:
    """Reactor, run room and, behind a security door, an empty room, from west to east."""
    bench.lay("run_2", 1, 0)
    bench.lay("empty_2", 2, 0)
