"""Setting up the station: factions, ring, decks, start cards, units."""

from __future__ import annotations

from functools import partial

from hullbreach.kernel import (
    Asks,
    BadTable,
    Chance,
    Choice,
    Config,
    Pick,
    Seat,
    allot,
    ask,
    ask_together,
    rule,
    settle,
)
from hullbreach.parts.cards import Cards, mask, show, shuffle

from .data import BOARD, CARDS, FACTIONS, ROOMS, SECTORS, SETUP
from .installing import empty_slots, install, lay_in_front, needs_slot
from .movement import empty_rooms
from .state import NOTHING, Theseus, Unit

BONUS = "bonus"
CHOSEN, RANDOM, STANDARD, PLACED = "chosen", "random", "standard", "placed"
PANDORA = "pandora"
NOT_YET = ""
"""The faction of a seat that has not chosen one yet."""


def setup(config: Config, chance: Chance) -> Theseus:
    """Open the box and do everything that needs no decision."""
    count = config.players
    row = SETUP.modes[config.mode]
    team = [seat % 2 if config.mode == "teams" else seat for seat in range(count)]
    allies = [
        [x, *(y for y in range(count) if y != x and team[y] == team[x])] for x in range(count)
    ]
    s = Theseus(
        chance=chance,
        cards=Cards(),
        mode=config.mode,
        factions=[NOT_YET] * count,
        team=team,
        allies=allies,
        life=[row.life] * count,
        data=[0] * count,
        collects=[False] * count,
        marked=[True] * count,
        options=dict(config.options),
    )
    for name in ("decks", "starts", "discards", "removed", "front"):
        setattr(s, name, [[] for _ in range(count)])
    s.home = [NOTHING] * count
    s.tokens = [0] * count
    _unpack(s)
    given = str(config.options["factions"])
    if given != CHOSEN:
        for seat, faction in enumerate(_given_factions(s, given)):
            join(s, seat, faction)
        prepare_ring(s)
    return s


def _unpack(s: Theseus) -> None:
    """Bring all cards of the box into being."""
    for card in CARDS:
        handles = s.cards.add_all([(card.id, card.count)], card.faction)
        (s.bonus if card.faction == BONUS else s.box).extend(handles)
    for values in (s.upgrades, s.camera, s.copies, s.power):
        values.extend([0] * len(s.cards.faces))
    s.holder = [NOTHING] * len(s.cards.faces)
    shuffle(s, s.bonus)


def read_factions(text: str) -> str:
    """Read the option: chosen, random, or a list of different factions."""
    names = [name.strip() for name in text.split(",")]
    if text in (CHOSEN, RANDOM):
        return text
    unknown = [name for name in names if name not in FACTIONS]
    if unknown:
        raise ValueError(f"{unknown[0]} is none of {', '.join(FACTIONS)}, {RANDOM}, {CHOSEN}")
    if len(set(names)) < len(names):
        raise ValueError("every player needs a different faction")
    return ",".join(names)


def open_factions(s: Theseus) -> list[str]:
    """The factions nobody has taken; Pandora does not join the team game."""
    return [f for f in FACTIONS if f not in s.factions and (f != PANDORA or s.mode != "teams")]


def _given_factions(s: Theseus, given: str) -> list[str]:
    """The factions of the option, by seat; random ones come from the four with cards."""
    count = len(s.team)
    if given == RANDOM:
        names = [name for name in FACTIONS if name != PANDORA]
        s.chance.shuffle(names)
        return names[:count]
    names = given.split(",")
    if len(names) != count:
        raise BadTable(f"option factions: {count} players need {count} factions, not {len(names)}")
    if PANDORA in names and s.mode == "teams":
        raise BadTable("option factions: pandora does not join the team game")
    return names


def join(s: Theseus, seat: Seat, faction: str) -> None:
    """A seat takes a faction with its units, markers and cards."""
    row = FACTIONS[faction]
    mode = SETUP.modes[s.mode]
    s.factions[seat] = faction
    s.collects[seat] = row.collects_data
    count = mode.at_home + mode.anywhere
    s.units += [Unit(seat, kind, f"{faction}_{i + 1}") for i, kind in enumerate(row.units[:count])]
    for i, kind in enumerate(row.reserve):
        s.units.append(Unit(seat, kind, f"{kind}_{row.reserve[:i].count(kind) + 1}"))


@rule
def choose_faction(s: Theseus) -> Asks[None]:
    """Each player in turn takes a faction nobody has taken."""
    seat = s.placed
    faction = yield from settle(Pick(seat, "setup.faction", list(open_factions(s)), "T-15"))
    join(s, seat, faction)
    s.tell("joined", seat=seat, faction=faction)
    s.placed += 1
    if s.placed == len(s.team):
        prepare_ring(s)


# -- the ring --------------------------------------------------------------------------------------------------


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
    seat = s.placed % len(s.team)
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
    """Each team keeps one of its two faction sectors; then the ring is laid as in the duel."""
    seat = s.placed
    options: list[Choice] = [FACTIONS[s.factions[mate]].sector for mate in s.mates(seat)]
    sector = yield from ask(Pick(seat, "setup.team_sector", options, "T-178"))
    s.unlaid.append(BOARD[sector])
    s.placed += 1
    s.tell("kept", seat=seat, place=sector)
    if s.placed == len(s.mates(seat)):
        own, s.unlaid = s.unlaid, []
        order_sectors(s, own)


def after_ring(s: Theseus) -> None:
    """With Pandora at the table its tile comes next, otherwise the decks."""
    s.placed = 0
    if PANDORA in s.factions:
        s.phase = "tile"
    else:
        prepare_decks(s)


@rule
def lay_tile(s: Theseus) -> Asks[None]:
    """Pandora makes a sector its own, by a tile on its left or right."""
    seat = s.factions.index(PANDORA)
    options: list[Choice] = [(x.id, side) for x in s.sectors for side in ("left", "right")]
    sector, side = yield from ask(Pick(seat, "setup.tile", options, "T-193"))
    s.home[seat], s.tile = s.place_of[BOARD[sector]], side
    s.tell("tile", seat=seat, place=sector, side=side)
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


# -- cards -----------------------------------------------------------------------------------------------------


def prepare_decks(s: Theseus) -> None:
    """Shuffle the decks or let the players choose their cards."""
    s.order = turn_order(s)
    s.placed = 0
    for seat, faction in enumerate(s.factions):
        own = [h for h in s.box if s.cards.backs[h] == faction]
        legal = [h for h in own if s.row(h).difficulty <= int(s.options["difficulty"])]
        s.removed[seat] = legal
        s.box = [h for h in s.box if h not in legal]
        for h in own:
            s.holder[h] = seat
    if s.options["decks"] == CHOSEN:
        s.phase = "choose_decks"
    else:
        for seat in range(len(s.team)):
            shuffle(s, s.removed[seat])
            cut_deck(s, seat)
        s.phase = "deal"


def cut_deck(s: Theseus, seat: Seat) -> None:
    """Take the top cards as the deck; the rest stays out of the game unseen."""
    size = SETUP.modes[s.mode].deck
    s.decks[seat], s.removed[seat] = s.removed[seat][:size], s.removed[seat][size:]


@rule
def choose_decks(s: Theseus) -> Asks[None]:
    """Masters choose their decks in secret and at once; the chosen cards are shuffled."""
    players = [seat for seat in s.order if s.removed[seat]]
    chosen = yield from ask_together({seat: partial(choose_deck, s, seat) for seat in players})
    for seat in players:
        rest = s.removed[seat]
        deck = []
        for face, count in chosen[seat].items():
            deck += [h for h in rest if s.cards.faces[h] == face][:count]
        s.decks[seat], s.removed[seat] = deck, [h for h in rest if h not in deck]
        for h in s.removed[seat]:
            s.cards.seen[h] |= mask(seat)
    s.phase = "shuffle"


@rule
def choose_deck(s: Theseus, seat: Seat) -> Asks[dict[str, int]]:
    """How many of each card the seat takes into its deck."""
    faces = [s.cards.faces[h] for h in s.removed[seat]]
    limits = [(face, faces.count(face)) for face in sorted(set(faces))]
    size = min(SETUP.modes[s.mode].deck, len(faces))
    counts: dict[str, int] = yield from allot(
        seat, "setup.deck", limits, size, "T-212", secret=True
    )
    return counts


@rule
def shuffle_decks(s: Theseus) -> Asks[None]:
    """Shuffle the chosen decks."""
    for deck in s.decks:
        shuffle(s, deck)
    s.phase = "deal"
    return
    yield


@rule
def deal(s: Theseus) -> Asks[None]:
    """Lay out the bonus cards, draw the start cards, turn up the decks."""
    if s.options["bonus_cards"]:
        lay_bonus_cards(s)
    drawn = drawn_cards(s)
    for seat in s.order:
        deck = s.decks[seat]
        if deck:
            s.starts[seat] = [s.top(seat) for _ in range(drawn)]
    s.phase = "start_cards"
    s.placed = 0
    s.tell("dealt", seat=s.order[0])
    return
    yield


def drawn_cards(s: Theseus) -> int:
    """How many start cards are drawn: those to be installed and those for the impending positions."""
    row = SETUP.modes[s.mode]
    return row.drawn - row.installed + int(s.options["installed"])


def lay_bonus_cards(s: Theseus) -> None:
    """A bonus card on each marked slot, from the Control Room clockwise."""
    count = len(s.sectors)
    start = s.place_of[BOARD["control_room"]]
    for i in range(count):
        sector = s.sectors[(start + i) % count]
        for slot, row in enumerate(SECTORS[sector.board].slots):
            if row.bonus and s.bonus:
                sector.slots[slot] = s.bonus.pop()
                show(s, sector.slots[slot])


@rule
def play_start_card(s: Theseus) -> Asks[None]:
    """In turn order each player installs one of his start cards; in the end the others are impending."""
    players = [seat for seat in s.order if s.starts[seat]]
    rounds, index = divmod(s.placed, max(1, len(players)))
    if rounds == int(s.options["installed"]) or not players:
        for seat in players:
            lay_impending(s, seat)
        s.phase, s.placed = "home_units", 0
        return
    seat = players[index]
    cards = s.starts[seat]
    faces: list[Choice] = list(dict.fromkeys([s.cards.faces[h] for h in cards]))
    face = yield from settle(Pick(seat, "setup.card", faces, "T-23"))
    h = next(card for card in cards if s.cards.faces[card] == face)
    if needs_slot(s, h):
        about = {"card": face}
        place = yield from ask(Pick(seat, "install.slot", empty_slots(s), "T-23", about=about))
        cards.remove(h)
        install(s, seat, h, place)
    else:
        cards.remove(h)
        lay_in_front(s, seat, h)
    s.placed += 1


def lay_impending(s: Theseus, seat: Seat) -> None:
    """The start cards not installed go on the impending positions of the own faction sector."""
    impending = s.sectors[s.home[seat]].impending
    for h in s.starts[seat]:
        impending[impending.index(NOTHING)] = h
    s.starts[seat] = []


# -- units -----------------------------------------------------------------------------------------------------


@rule
def place_at_home(s: Theseus) -> Asks[None]:
    """In turn order each player puts units into rooms of his own faction sector."""
    row = SETUP.modes[s.mode]
    seat = s.order[s.placed // row.at_home]
    unit = own_unit(s, seat, s.placed % row.at_home)
    rooms = s.sectors[s.home[seat]].rooms
    free: list[Choice] = [ROOMS[i] for i in range(4) if rooms[i] == NOTHING]
    about = {"place": s.sectors[s.home[seat]].id, "unit": s.units[unit].name}
    room = yield from settle(Pick(seat, "setup.room", free, "T-26", about=about))
    s.enter(unit, s.home[seat], ROOMS.index(room))
    s.tell("stationed", unit=s.units[unit].name, place=about["place"], room=room)
    s.placed += 1
    if s.placed == row.at_home * len(s.order):
        s.phase, s.placed = "other_units", 0


@rule
def place_anywhere(s: Theseus) -> Asks[None]:
    """In turn order each player puts his last unit into any empty room; no fight follows."""
    row = SETUP.modes[s.mode]
    seat = s.order[s.placed]
    unit = own_unit(s, seat, row.at_home)
    about = {"unit": s.units[unit].name}
    pick = Pick(seat, "setup.anywhere", empty_rooms(s), "T-27", about=about)
    sector, room = yield from ask(pick)
    s.enter(unit, s.place_of[BOARD[sector]], ROOMS.index(room))
    s.tell("stationed", unit=s.units[unit].name, place=sector, room=room)
    s.placed += 1
    if s.placed == len(s.order):
        s.phase = "next"


def own_unit(s: Theseus, seat: Seat, number: int) -> int:
    """The seat's n-th regular unit."""
    return [i for i, u in enumerate(s.units) if u.seat == seat][number]
