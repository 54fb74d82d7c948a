"""The state of the station: plain data, queries, and the few moves that keep its invariants."""

from __future__ import annotations

from msgspec import Struct, field

from hullbreach.kernel import Seat
from hullbreach.parts.cards import CardState, show

from .components import (
    BOARD,
    CARD_BY_FACE,
    FACTIONS,
    IMPENDING_PLACE,
    ROOMS,
    SECTORS,
    SIDES,
    SLOT_IDS,
    SLOT_PLACE,
    TOKENS,
    CardRow,
)

NOTHING = -1
"""No card on a slot, no unit in a room, no disc on a card, no sector."""
SPACE, SUPPLY, ON_CARD = -1, -2, -3
"""Where a unit is that stands in no sector."""


class Unit(Struct, gc=False):
    """A unit and the tokens on it."""

    seat: Seat
    kind: str
    name: str
    at: int = SUPPLY
    room: int = NOTHING
    """Nothing while the unit is on its way through a sector."""
    upgraded: bool = False
    moved: bool = False
    """Whether it has moved in this player turn."""
    caught: bool = False
    invisible: bool = False
    parasites: int = 0
    infester: Seat = NOTHING
    """Who is credited for the damage of its parasites."""


class Sector(Struct, gc=False):
    """A sector of the ring: its rooms, its cards, and which of them work at the moment."""

    board: int
    id: str
    rooms: list[int]
    slots: list[int]
    impending: list[int]
    traps: list[int] = field(default_factory=list)
    passing: list[int] = field(default_factory=list)
    """Those of the traps that also work on units passing through."""
    actions: list[int] = field(default_factory=list)
    shortcuts: list[int] = field(default_factory=list)
    modules: list[int] = field(default_factory=list)

    def count(self) -> int:
        """How many units stand in its rooms."""
        return len(self.rooms) - self.rooms.count(NOTHING)

    def units(self) -> list[int]:
        """The units in its rooms."""
        return [unit for unit in self.rooms if unit != NOTHING]


class Theseus(CardState, kw_only=True):
    """The whole station."""

    mode: str
    factions: list[str]
    team: list[int]
    """Seats with the same number are on one side."""
    allies: list[list[Seat]]
    """For each seat the seat itself and, in the team game, its partner."""
    order: list[Seat] = field(default_factory=list)
    """The turn order."""
    life: list[int]
    data: list[int]
    collects: list[bool]
    marked: list[bool]
    """Whose markers are on the tracks: those not tied lose theirs in the additional turns."""
    options: dict[str, bool | int | str]

    units: list[Unit] = field(default_factory=list)
    sectors: list[Sector] = field(default_factory=list)
    """The ring, clockwise."""
    place_of: list[int] = field(default_factory=lambda: [NOTHING] * len(SECTORS))
    """For each board its place in the ring."""
    home: list[int] = field(default_factory=list)
    """For each seat its own faction sector."""
    tile: str = ""
    """On which side of its sector Pandora's tile lies."""
    unlaid: list[int] = field(default_factory=list)
    """Boards still to be laid."""

    decks: list[list[int]] = field(default_factory=list)
    starts: list[list[int]] = field(default_factory=list)
    """Start cards not yet played."""
    discards: list[list[int]] = field(default_factory=list)
    removed: list[list[int]] = field(default_factory=list)
    """Cards of a faction that went back to the box unseen."""
    box: list[int] = field(default_factory=list)
    """Cards that are not in this game, as everybody knows."""
    front: list[list[int]] = field(default_factory=list)
    """Special and bonus cards in front of a seat."""
    bonus: list[int] = field(default_factory=list)
    """Bonus cards not laid out."""
    gone: list[int] = field(default_factory=list)
    """Used bonus cards."""

    holder: list[Seat] = field(default_factory=list)
    """To whom a card belongs at the moment, by handle."""
    upgrades: list[int] = field(default_factory=list)
    camera: list[int] = field(default_factory=list)
    copies: list[int] = field(default_factory=list)
    """How many Duplications copy a card at the moment."""
    power: list[int] = field(default_factory=list)
    """A card's number at the moment."""
    wide: list[int] = field(default_factory=list)
    """Station-wide cards that work at the moment."""
    deactivations: dict[int, list[Seat]] = field(default_factory=dict)
    """Whose Deactivation tokens lie on a card."""
    taken: dict[int, int] = field(default_factory=dict)
    """The Embryo on a card Pandora has taken over."""
    leases: dict[int, int] = field(default_factory=dict)
    """For how many more ends of Pandora's turn a passive card stays taken over."""
    spent: list[int] = field(default_factory=list)
    """Cards taken over for one use that are being used."""

    disc: int = NOTHING
    supply: int = TOKENS["upgrade"].count
    tokens: list[int] = field(default_factory=list)
    pieces: dict[str, int] = field(
        default_factory=lambda: {
            kind: TOKENS[kind].count
            for kind in ("parasite", "grabber", "invisibility", "deactivation")
        }
    )
    """Tokens of limited kinds still in their supplies."""
    end: int = 0
    """How often the end token was moved."""

    phase: str = "factions"
    active: Seat = 0
    """Whose turn it is."""
    placed: int = 0
    """How many set-up choices of the current kind have been made."""
    turns: int = 0
    mover: int = NOTHING
    stop: int = NOTHING
    """The sector where the moved unit stopped."""
    alone: bool = False
    """Whether it stopped there without any enemy unit."""
    used: list[int] = field(default_factory=list)
    """Action cards resolved at this stop."""
    activated: list[int] = field(default_factory=list)
    """Units activated by a card in this turn."""
    remote: list[int] = field(default_factory=list)
    """Cards resolved from afar in this turn."""
    duties: list[str] = field(default_factory=list)
    """Sector actions still to be carried out at this stop."""
    vacant: int = NOTHING
    """The impending position of the stop that must be refilled."""
    finale: list[Seat] = field(default_factory=list)
    """Who still takes an additional turn after a tie."""
    tied: bool = False
    cause: str = ""
    """What ended the game at the first tie."""
    ending: str = ""
    winners: list[Seat] = field(default_factory=list)

    # -- queries -----------------------------------------------------------------------------------------------

    @property
    def deathmatch(self) -> bool:
        """Whether damage is scored instead of suffered."""
        return self.mode == "deathmatch"

    def row(self, h: int) -> CardRow:
        """The printed card."""
        return CARD_BY_FACE[self.cards.faces[h]]

    def owner(self, h: int) -> Seat:
        """Whose faction a card belongs to."""
        return self.factions.index(self.cards.backs[h])

    def mates(self, seat: Seat) -> list[Seat]:
        """The seat itself and, in the team game, its partner."""
        return self.allies[seat]

    def foes(self, seat: Seat) -> list[Seat]:
        """All opponents."""
        team = self.team[seat]
        return [other for other, side in enumerate(self.team) if side != team]

    def hostile(self, seat: Seat, h: int) -> bool:
        """Whether a card belongs to an opponent of the seat; no card belongs to nobody."""
        holder = self.holder[h] if h != NOTHING else NOTHING
        return holder != NOTHING and self.team[holder] != self.team[seat]

    def friendly(self, seat: Seat, h: int) -> bool:
        """Whether a card counts as the seat's own."""
        holder = self.holder[h] if h != NOTHING else NOTHING
        return holder != NOTHING and self.team[holder] == self.team[seat]

    def own_units(self, seat: Seat) -> list[int]:
        """The seat's units in sectors."""
        return [i for i, u in enumerate(self.units) if u.seat == seat and u.at >= 0]

    def enemies_in(self, seat: Seat, sector: Sector) -> list[int]:
        """Enemy units in the rooms of a sector."""
        team, mine, units = self.team, self.team[seat], self.units
        return [i for i in sector.rooms if i != NOTHING and team[units[i].seat] != mine]

    def named(self, name: str) -> int:
        """The unit of that name."""
        return next(i for i, u in enumerate(self.units) if u.name == name)

    def names(self, units: list[int]) -> list[str]:
        """The names of units, as they are offered."""
        return [self.units[i].name for i in units]

    def at_slot(self, place: str) -> tuple[Sector, int]:
        """Sector and number of a slot."""
        board, i = SLOT_PLACE[place]
        return self.sectors[self.place_of[board]], i

    def at_position(self, place: str) -> tuple[Sector, int]:
        """Sector and number of an impending position."""
        board, i = IMPENDING_PLACE[place]
        return self.sectors[self.place_of[board]], i

    def card_at(self, place: str) -> int:
        """The card on a slot or an impending position."""
        if place in SLOT_PLACE:
            sector, i = self.at_slot(place)
            return sector.slots[i]
        sector, i = self.at_position(place)
        return sector.impending[i]

    def slot_of(self, h: int) -> str:
        """The slot on which a card is installed."""
        for sector in self.sectors:
            if h in sector.slots:
                return SLOT_IDS[sector.board][sector.slots.index(h)]
        raise ValueError(f"card {h} is not installed")

    def place_of_card(self, h: int) -> str:
        """The slot or impending position on which a card lies."""
        for sector in self.sectors:
            if h in sector.impending:
                return SECTORS[sector.board].impending[sector.impending.index(h)]
        return self.slot_of(h)

    def installed(self) -> list[tuple[Sector, int, int]]:
        """Every installed faction card: sector, slot number, handle."""
        holder = self.holder
        return [
            (sector, i, h)
            for sector in self.sectors
            for i, h in enumerate(sector.slots)
            if h != NOTHING and holder[h] != NOTHING
        ]

    def is_working(self, sector: Sector, h: int) -> bool:
        """Whether an installed card works: neither under the disc nor under enemy Crawlers."""
        if h == self.disc:
            return False
        crawlers = self.crawlers(sector)
        return crawlers == NOTHING or not self.hostile(self.holder[crawlers], h)

    def crawlers(self, sector: Sector) -> int:
        """The card that disables its enemies in a sector."""
        faces = self.cards.faces
        for h in sector.slots:
            if h != NOTHING and h != self.disc and CARD_BY_FACE[faces[h]].hook == "crawl":
                return h
        return NOTHING

    def is_pandora(self, seat: Seat) -> bool:
        """Whether the seat plays Pandora, which has no cards of its own."""
        return self.factions[seat] == "pandora"

    def is_home(self, seat: Seat, at: int) -> bool:
        """Whether a sector is the seat's own faction sector."""
        return self.home[seat] == at

    def attack(self, unit: int) -> str:
        """A unit's attack symbol."""
        u = self.units[unit]
        return SIDES[u.kind][u.upgraded].attack

    # -- moves -------------------------------------------------------------------------------------------------

    def lay(self, board: int) -> None:
        """Lay a sector board at the end of the ring."""
        row = SECTORS[board]
        self.place_of[board] = len(self.sectors)
        empty = [NOTHING] * len(row.slots)
        rooms, positions = [NOTHING] * len(ROOMS), [NOTHING] * len(row.impending)
        self.sectors.append(Sector(board, row.id, rooms, empty, positions))
        for seat, faction in enumerate(self.factions):
            if BOARD.get(FACTIONS[faction].sector) == board:
                for mate in self.mates(seat):
                    self.home[mate] = self.place_of[board]

    def enter(self, unit: int, at: int, room: int) -> None:
        """Put a unit into an empty room."""
        u = self.units[unit]
        u.at, u.room = at, room
        self.sectors[at].rooms[room] = unit

    def leave(self, unit: int, to: int) -> None:
        """Take a unit out of its room."""
        u = self.units[unit]
        if u.at >= 0 and u.room != NOTHING:
            self.sectors[u.at].rooms[u.room] = NOTHING
        u.at, u.room = to, NOTHING

    def remove(self, unit: int) -> None:
        """Take a unit out of play; its tokens return to their owners."""
        u = self.units[unit]
        self.leave(unit, SUPPLY)
        self.shed(unit)
        u.upgraded = False

    def shed(self, unit: int) -> None:
        """Return all tokens on a unit."""
        u = self.units[unit]
        self.let_go(unit)
        self.cure(unit)
        if u.invisible:
            u.invisible = False
            self.pieces["invisibility"] += 1

    def let_go(self, unit: int) -> None:
        """Return the Grabber on a unit."""
        u = self.units[unit]
        if u.caught:
            u.caught = False
            self.pieces["grabber"] += 1

    def cure(self, unit: int) -> None:
        """Return the Parasites on a unit."""
        u = self.units[unit]
        self.pieces["parasite"] += u.parasites
        u.parasites, u.infester = 0, NOTHING

    def take_tokens(self, seat: Seat, count: int) -> int:
        """Take upgrade tokens from the general supply, as many as there are."""
        count = min(count, self.supply)
        self.supply -= count
        self.tokens[seat] += count
        return count

    def spend_tokens(self, seat: Seat, count: int) -> None:
        """Give up upgrade tokens, one's own first."""
        for mate in self.mates(seat):
            part = min(count, self.tokens[mate])
            self.tokens[mate] -= part
            count -= part

    def top(self, seat: Seat) -> int:
        """Take the top card of a deck; the next one is seen by all."""
        deck = self.decks[seat]
        h = deck.pop()
        show(self, h)
        if deck:
            show(self, deck[-1])
        return h
