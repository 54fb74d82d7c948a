"""The state of a game: plain data, questions it answers about itself, and the few moves that keep it whole.

A figure is a number, twice its seat plus 0 for the soldier and 1 for the android. A cell is a number into
`components.PLACES`, a parasite one into `components.TOKENS`. Everything that stands nowhere is at `NOWHERE`.
"""

from __future__ import annotations

from msgspec import Struct, field

from hullbreach.kernel import Seat
from hullbreach.parts.cards import EVERYONE, CardState, show

from .components import (
    ACTION_POINTS,
    AMMO,
    ANDROID,
    CARD_OF,
    CELL_SYMBOL,
    FINDS,
    GREY,
    KEY_CARD,
    LAID_OUT,
    ROOM_NUMBER,
    SOLDIER,
    TOKENS,
)
from .grid import NOWHERE, Grid

NOBODY = -1
GEAR = {face: 1 << i for i, face in enumerate(LAID_OUT)}
"""The bit of each card that can lie on the table."""
KEY = GEAR[KEY_CARD]

DREW, MET, LOOKED, SCANNED, DIED, KILLED, FOUND, PLAYED, RESHUFFLED = range(9)
PLAIN, GAVE_INFECTION, GAVE_GAS, GAVE_ANTIDOTE = range(4)


class HouseRules(Struct, frozen=True, gc=False):
    """What the table has agreed upon."""

    bonus_cards: bool = False
    max_rounds: int = 0
    parasite_die: str = "each"
    grenade_waives_exchange: bool = False
    alarm_inner_room: bool = False
    infected_pass_foreign: bool = False
    short_infection: bool = False
    hard_nest: bool = False
    master_and_servant: bool = False


class Incident(Struct, frozen=True, cache_hash=True, gc=False):
    """Something that bears on who is infected or who holds what, kept for good.

    DREW: `seat` drew a card of the packet, `other` tells an alarm, `mine` the host card. FOUND: the same from below the
    packet. MET: `seat` and `other` exchanged and gave what `mine` and `theirs` say. LOOKED: `seat` saw the hand of
    `other`. SCANNED: `seat` reds and `other` blues. DIED: `seat` was eliminated. KILLED: `seat` killed a character of
    `other`. PLAYED: a card left the hand of `seat` for all to see. RESHUFFLED: the discard pile became the deck. Which
    `cards` they were, and what `mine` and `theirs` say, is hidden from those who did not see it.
    """

    what: int
    seat: Seat
    other: Seat = 0
    mine: int = 0
    theirs: int = 0
    cards: tuple[str, ...] = ()


class Hunt(Struct, gc=False):
    """A search under way: cards are drawn one by one."""

    seat: Seat
    cell: int
    left: int
    """Cards that may still be drawn."""
    partner: Seat
    """Who may search along afterwards."""
    red: bool
    """Whether the room showed its red side already."""
    wants: bool = True
    """Whether a card is drawn next; else the player is asked first."""


class Scan(Struct, frozen=True, gc=False):
    """The published result of a thermo scan."""

    round: int
    red: int
    blue: int


class Station(CardState, kw_only=True):
    """Everything about one game."""

    players: int
    house: HouseRules
    minimum: int
    """Cards a hand must keep (P-88)."""

    # The course of play
    start: Seat
    """Who holds the door card."""
    doors_open: bool = False
    round: int = 0
    """Parasite phases so far."""
    queue: list[Seat] = field(default_factory=list)
    attacks: list[int] = field(default_factory=list)
    """Cells whose parasites have yet to attack in this parasite phase."""

    # The turn
    active: Seat = NOBODY
    ap: int = 0
    owes_search: bool = False
    terminal_used: bool = False
    put_under: bool = False
    """Whether a room card went under the deck this turn (P-51)."""
    traded: list[int] = field(default_factory=list)
    """Cells in which the active player has exchanged this turn."""
    attacked: list[int] = field(default_factory=list)
    """Cells in which the active player has attacked somebody this turn."""
    grenaded: list[int] = field(default_factory=list)
    encounter: int = NOWHERE
    """The cell of an encounter that has to be settled."""
    hunt: Hunt | None = None
    runner: int = NOBODY
    """The figure that may run on."""
    chain: list[int] = field(default_factory=list)
    """Run rooms used since the last move that was paid for."""

    # Figures and parasites
    arrived: list[bool]
    life: list[int]
    cells: list[int]
    parasites: list[int]
    sides: list[int]
    """Which side of each parasite is up."""

    # The station
    board: Grid
    room_deck: list[int]
    """The top is the end."""
    laid: list[int]
    places: list[tuple[int, int]] = field(default_factory=list)
    """Where the top room card fits, in the whole station."""
    doorsteps: list[int] = field(default_factory=list)
    """The cells beside which it fits."""

    # Find and infection cards
    find_deck: list[int]
    packet: int
    """How many cards of the packet are still on top of the find deck."""
    discard: list[int] = field(default_factory=list)
    hands: list[list[int]]
    tables: list[list[int]]
    boxed: list[list[int]]
    """What each eliminated player put into the box."""
    gear: list[int]
    """What lies in front of each player, as bits."""
    shots: dict[int, int] = field(default_factory=dict)
    """Shots left on each ammo card that is laid out."""
    played_through: bool = False
    """Whether the find deck has run empty (P-166)."""
    reshuffled: list[int] = field(default_factory=list)
    """The cards that made up the find deck when it was last shuffled anew."""
    reshuffled_faces: list[str] = field(default_factory=list)
    """Their faces, which everybody saw in the discard pile."""

    # Infection
    infected: list[bool]
    order: list[int]
    """When each player was infected by an exchange; 0 for the host and the uninfected."""
    infections: int = 0
    spent: bool = False
    """Whether the antidote has been handed over."""
    lone_human: Seat = NOBODY
    """The only blue of the last scan."""
    last_scan: Scan | None = None
    log: list[Incident] = field(default_factory=list)
    recorded: bool = False
    """Whether the log has every card since the setup: not in positions set up by hand, nor in games from before."""

    ending: str = ""
    winners: list[Seat] = field(default_factory=list)

    # --- questions ----------------------------------------------------------------------------

    def alive(self, seat: Seat) -> bool:
        """Whether a player has a character left."""
        return self.life[2 * seat] > 0 or self.life[2 * seat + 1] > 0

    def living(self) -> list[Seat]:
        """The players still in the game."""
        return [seat for seat in range(self.players) if self.alive(seat)]

    def action_points(self, seat: Seat) -> int:
        """What a player's characters give at the start of a turn (P-4, P-28)."""
        return ACTION_POINTS[self.life[2 * seat]] + ACTION_POINTS[self.life[2 * seat + 1]]

    def figures(self, seat: Seat) -> list[int]:
        """A player's characters on the board."""
        return [f for f in (2 * seat, 2 * seat + 1) if self.cells[f] != NOWHERE]

    def figures_cells(self, seat: Seat) -> list[int]:
        """The cells of a player's characters on the board."""
        return [c for c in (self.cells[2 * seat], self.cells[2 * seat + 1]) if c != NOWHERE]

    def figures_in(self, cell: int) -> list[int]:
        """All characters in a cell."""
        return [f for f, c in enumerate(self.cells) if c == cell]

    def others_in(self, cell: int, seat: Seat) -> list[Seat]:
        """The other players with a character in a cell."""
        soldier, cells = 2 * seat, self.cells
        found: list[Seat] = []
        for f, c in enumerate(cells):
            if c == cell and f & -2 != soldier and f >> 1 not in found:
                found.append(f >> 1)
        return found

    def parasites_in(self, cell: int) -> list[int]:
        """All parasites in a cell."""
        return [token for token, c in enumerate(self.parasites) if c == cell]

    def passes_doors(self, seat: Seat) -> bool:
        """Whether security doors let a player's characters through (P-35)."""
        return self.doors_open or bool(self.gear[seat] & KEY)

    def neighbours(self, cell: int, doors: bool) -> list[int]:
        """The cells behind open links, and behind doors if these can be passed (P-36)."""
        ways, links, i = self.board.ways, self.board.links, 4 * cell
        most = 2 if doors else 1
        return [ways[j] for j in (i, i + 1, i + 2, i + 3) if 0 < links[j] <= most]

    def may_play(self, seat: Seat) -> bool:
        """Whether a player may play a card without falling below the minimum hand (P-88)."""
        return len(self.hands[seat]) > self.minimum

    def faces(self, seat: Seat) -> list[str]:
        """The faces of a player's hand."""
        faces = self.cards.faces
        return [faces[h] for h in self.hands[seat]]

    def has(self, seat: Seat, face: str) -> bool:
        """Whether a card lies laid out in front of a player."""
        return bool(self.gear[seat] & GEAR[face])

    def ammo(self, seat: Seat) -> int:
        """The shots a player has on the table."""
        shots = self.shots
        return sum(shots[h] for h in self.tables[seat] if h in shots)

    def symbol(self, cell: int) -> str:
        """The symbol a search in a cell counts for: that of the whole card (P-66)."""
        return CELL_SYMBOL[CARD_OF[cell]]

    def is_red(self, cell: int) -> bool:
        """Whether the card of a cell shows its red side."""
        return self.board.red[CARD_OF[cell]]

    def top_room(self) -> int:
        """The visible top card of the room deck, or NOWHERE."""
        return ROOM_NUMBER[self.cards.faces[self.room_deck[-1]]] if self.room_deck else NOWHERE

    def room_at(self, depth: int) -> int:
        """A card of the room deck, counted from the top."""
        return ROOM_NUMBER[self.cards.faces[self.room_deck[-1 - depth]]]

    def soldiers_left(self) -> bool:
        """Whether any soldier is alive, placed or not (P-165)."""
        return any(self.life[f] > 0 for f in range(SOLDIER, len(self.life), 2))

    def android_of(self, seat: Seat) -> int:
        """Where a player's android stands."""
        return self.cells[2 * seat + ANDROID]

    def soldier_of(self, seat: Seat) -> int:
        """Where a player's soldier stands."""
        return self.cells[2 * seat + SOLDIER]

    def supply(self, side: int) -> list[int]:
        """The parasites of a colour in the supply."""
        return [
            token
            for token, cell in enumerate(self.parasites)
            if cell == NOWHERE and TOKENS[token] == side
        ]

    def last_infected(self) -> Seat:
        """Who was infected last by an exchange, if that player lives (P-151)."""
        latest = max(self.order)
        if latest == 0:
            return NOBODY
        seat = self.order.index(latest)
        return seat if self.alive(seat) else NOBODY

    # --- moves --------------------------------------------------------------------------------

    def take(self, seat: Seat, face: str) -> int:
        """Take a card of this face out of a hand, for everybody to see.

        Equal cards are the same to everybody: whoever knew of one, but not of the very one that is taken, knows
        of one less.
        """
        h = self.pull(seat, face, EVERYONE)
        show(self, h)
        self.log.append(Incident(PLAYED, seat, cards=(face,)))
        return h

    def pull(self, seat: Seat, face: str, watching: int) -> int:
        """Take a card of this face out of a hand; those watching learn that one of that face has left."""
        faces, seen, hand = self.cards.faces, self.cards.seen, self.hands[seat]
        equal = [h for h in hand if faces[h] == face]
        h = equal[0]
        hand.remove(h)
        own = 1 << seat
        for other in equal[1:]:
            missed = seen[other] & ~seen[h] & ~own & watching
            if missed:
                seen[other] &= ~missed
                seen[h] |= missed
        return h

    def throw_away(self, seat: Seat, face: str) -> None:
        """Discard a card from a hand."""
        self.discard.append(self.take(seat, face))

    def lay_out(self, seat: Seat, face: str) -> None:
        """Lay a card out in front of its player."""
        h = self.take(seat, face)
        self.tables[seat].append(h)
        self.gear[seat] |= GEAR[face]
        if face == AMMO:
            self.shots[h] = FINDS[AMMO].amount

    def fire(self, seat: Seat) -> None:
        """Use one shot, from the ammo card with the fewest left (P-99)."""
        shots, table = self.shots, self.tables[seat]
        h = min((h for h in table if h in shots), key=lambda h: shots[h])
        shots[h] -= 1
        if shots[h] == 0:
            del shots[h]
            table.remove(h)
            self.discard.append(h)
            if not any(h in shots for h in table):
                self.gear[seat] &= ~GEAR[AMMO]

    def box(self, seat: Seat) -> None:
        """Put all cards of an eliminated player into the box (P-120)."""
        for h in self.tables[seat]:
            self.shots.pop(h, None)
        self.boxed[seat] = self.hands[seat] + self.tables[seat]
        self.hands[seat] = []
        self.tables[seat] = []
        self.gear[seat] = 0

    def hurt_parasite(self, token: int) -> None:
        """One loss of life for a parasite on the board (P-121)."""
        if self.sides[token] == GREY:
            self.kill_parasite(token)
            return
        greys = self.supply(GREY)
        if greys:
            self.parasites[greys[0]] = self.parasites[token]
            self.kill_parasite(token)
        else:
            self.sides[token] = GREY

    def kill_parasite(self, token: int) -> None:
        """Return a parasite to the supply, its printed side up."""
        self.parasites[token] = NOWHERE
        self.sides[token] = TOKENS[token]

    def turn_red(self, cell: int) -> None:
        """Turn the card of a cell to its red side for good (P-73)."""
        self.board.red[CARD_OF[cell]] = True

    def heal(self, figure: int, points: int, limit: int) -> None:
        """Give life points back, up to the limit."""
        self.life[figure] = min(limit, self.life[figure] + points)
