"""Nemesis with any of its species as numbers.

Rooms, corridors, seats, kinds and cards stand in the order of the game's data. In order:

- `table`: the reader's seat, mode, rulebook, players, species; round, phase, time, self-destruct, first player, whose
  turn it is, actions taken; eggs, Nest destroyed, queen killed, first contact, Intruder player, the sealed room, the
  destination, the coordinates if the reader knows them; cards left of Attacks, events, wounds and contamination; the
  number on the last token;
- `open`: tokens in the bag and outside by kind; Weaknesses by place; both tokens of each engine; each pod: in play,
  locked, launched; each Item deck: cards, open discards;
- `rooms`: tile, explored, exploration token, Item counter, fire, Malfunction, Objects by kind;
- `corridors`, the Technical Corridors last: noise, door;
- `figures` by kind, each kind with as many rows as it has figures: room, injuries. The first row of a kind is its
  first figure on the board, as in the numbers of actions;
- `seats`: number, Character, where it is (1 nowhere, 2 escaped, 3 asleep, 4 dead, 5 in a pod, 6 the first room, …),
  pod, passed, cards in hand, deck and discard pile, light wounds, slime, larva, signal, Objectives, Quests; Mutation
  cards, the Mutation if known, markers, plates, scales, mask, consumed; then by kind: wounds, dressed wounds,
  Objects, ammunition, Items the reader knows (its own among them), backs of the Items in the Inventory, Quests, known
  Objectives, known cards in hand (its own among them);
- `own`: scanned INFECTED cards in hand; by kind the cards the reader is looking at, Attack and event discards.

Ids are numbers from 1, 0 is nothing or unknown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hullbreach.games.nemesis import GAME
from hullbreach.games.nemesis.board import ROOM_IDS
from hullbreach.games.nemesis.components import (
    ACTION_CARDS,
    CHARACTERS,
    COORDINATES,
    CORRIDORS,
    EXPLORATION,
    INTRUDER_ACTIONS,
    ITEMS,
    OBJECTIVES,
    QUEST_ITEMS,
    SUPPLY,
    TILES,
    WEAKNESS_PLACES,
    WOUNDS,
)
from hullbreach.games.nemesis.species import all_species, species
from hullbreach.games.nemesis.state import (
    COLOURS,
    CONTAMINATION,
    INFECTED,
    NOWHERE,
    Ship,
    number_of,
)
from hullbreach.games.nemesis.steps import PHASES
from hullbreach.kernel import Seat

from .parts import LARGEST_NUMBER, add, laid_out, numbered, places, remembered, write

SEATS = max(mode.most for mode in GAME.modes)
PODS = len(SUPPLY.pods.numbers)
ENGINES = len(SUPPLY.engines.rooms)
MODE = numbered(mode.name for mode in GAME.modes)
ABOARD = all_species()
SPECIES_OF = numbered(each.name for each in ABOARD)
PHASE = numbered([*PHASES, "over"])
TILE = numbered(TILES)
TOKEN = numbered(row.id for row in EXPLORATION)
CHARACTER = numbered(CHARACTERS)
COORDINATE = numbered(COORDINATES)
LETTER = numbered("ABCD")
WEAKNESS = numbered([card for each in ABOARD for card in each.weaknesses])
ENGINE = numbered(SUPPLY.engines.tokens)

OBJECTS = ("egg", "carcass", "corpse_blue", *(f"corpse_{name}" for name in CHARACTERS))
TOKENS = [token for each in ABOARD for token in each.tokens.values()]
KINDS = [kind for each in ABOARD for kind in each.kinds.values()]
TOKEN_KINDS = places(token.id for token in TOKENS)
AT_TOKEN = {
    f"{kind.id}_{number}": TOKEN_KINDS[kind.id] for kind in TOKENS for number in kind.numbers
}
"""The position of a token in a row of kinds: the number on its back is hidden."""
AT_OBJECT = places(OBJECTS)
(AT_DRAWN, AT_ATTACK, AT_EVENT), OWN = laid_out(
    1,
    [*ITEMS, *(card for each in ABOARD for card in each.own_cards)],
    (card for each in ABOARD for card in each.attack_cards),
    (card for each in ABOARD for card in each.event_cards),
)
AT_FIGURE = places(f"{kind.id} {i}" for kind in KINDS for i in range(kind.figures))
FACTS = 14 + max(each.marks for each in ABOARD)
"""How many numbers of a seat come before its rows of counts: its own, and what a species has made of it."""
_SEAT_ROWS, BY_SEAT = laid_out(
    FACTS,
    [*WOUNDS, "wound"],
    [*WOUNDS, "wound"],
    OBJECTS,
    (row.id for row in ITEMS.values() if row.weapon is not None),
    ITEMS,
    [*COLOURS, "blue", "quest"],
    QUEST_ITEMS,
    OBJECTIVES,
    [*ACTION_CARDS, CONTAMINATION, *INTRUDER_ACTIONS],
)
WOUND, DRESSED, CARRIED, LOADED, OWNED, BACK, QUEST, OBJECTIVE, CARD = _SEAT_ROWS

HEAD = 25
BY_POD, BY_DECK = 3, 2
OPEN = (
    2 * len(TOKEN_KINDS)
    + len(WEAKNESS_PLACES)
    + 2 * ENGINES
    + BY_POD * PODS
    + BY_DECK * len(COLOURS)
)
BY_ROOM = 6 + len(AT_OBJECT)
SECTIONS = {
    "table": HEAD,
    "open": OPEN,
    "rooms": len(ROOM_IDS) * BY_ROOM,
    "corridors": 2 * (len(CORRIDORS) + 1),
    "figures": 2 * len(AT_FIGURE),
    "seats": SEATS * BY_SEAT,
    "own": OWN,
}
SIZE = sum(SECTIONS.values())

_FIRST = {kind.id: AT_FIGURE[f"{kind.id} 0"] for kind in KINDS}
_NO_SEATS = bytes(SEATS * BY_SEAT)
_NO_FIGURES = bytes(2 * len(AT_FIGURE))
_NO_MARKS = bytes(FACTS - 14)
_ROOMS = SECTIONS["rooms"]


def observe(s: Ship, seat: Seat, out: Any) -> None:
    """Fill `out`, SIZE numbers long, with what a seat sees."""
    ship: list[bytes | bytearray] = [_table(s, seat), _open(s, seat), _rooms(s, seat)]
    ship += (_corridors(tuple(s.noise), tuple(s.door)), _figures(s))
    ship += [_seat(s, other, seat) for other in range(s.n)]
    ship += (_NO_SEATS[s.n * BY_SEAT :], _own(s, seat))
    write(b"".join(ship), out)


def _known(s: Ship, seat: Seat, handles: Sequence[int]) -> list[str]:
    """The faces of those of these cards that a seat has seen."""
    faces, seen, bit = s.cards.faces, s.cards.seen, 1 << seat
    return [faces[h] for h in handles if seen[h] & bit]


def _table(s: Ship, seat: Seat) -> bytes:
    cards, round, acted, last = s.cards, s.round, s.acted, s.last_token
    known = s.coordinates if cards.seen[s.coordinates] >> seat & 1 else None
    return bytes(
        (
            seat + 1,
            MODE[s.mode],
            s.rulebook,
            s.n,
            SPECIES_OF[s.species],
            round if round < LARGEST_NUMBER else LARGEST_NUMBER,
            PHASE[s.phase],
            s.time,
            s.fuse + 1,
            s.first + 1,
            s.turn + 1,
            acted if acted < LARGEST_NUMBER else LARGEST_NUMBER,
            s.eggs,
            s.nest_destroyed,
            s.queen_killed,
            s.contact,
            s.xeno + 1,
            s.airlock + 1,
            LETTER[s.destination],
            0 if known is None else COORDINATE[cards.faces[known]],
            len(s.attacks) + len(s.attack_under),
            len(s.events) + len(s.event_top) + len(s.event_under),
            len(s.wound_deck),
            len(s.virus),
            number_of(last) if last else 0,
        )
    )


def _open(s: Ship, seat: Seat) -> bytes:
    """Tokens, Weaknesses, engines, pods and Item decks."""
    faces, seen, bit = s.cards.faces, s.cards.seen, 1 << seat
    values = [WEAKNESS[faces[h]] if seen[h] & bit else 0 for h in s.weaknesses]
    values += [ENGINE[faces[h]] if seen[h] & bit else 0 for h in s.engines]
    tokens = _kinds(tuple(s.bag)) + _kinds(tuple(s.supply))
    pods = _pods(tuple(s.locked), tuple(s.launched))
    under, gone = s.stock_under, s.stock_discard
    decks = [n for i, deck in enumerate(s.stock) for n in (len(deck) + len(under[i]), len(gone[i]))]
    return tokens + bytes(values) + pods + bytes(decks)


@remembered
def _kinds(tokens: tuple[str, ...]) -> bytes:
    """How many there are of each kind; bag and supply stay as they are for a while."""
    row = bytearray(len(TOKEN_KINDS))
    for token in tokens:
        row[AT_TOKEN[token]] += 1
    return bytes(row)


@remembered
def _pods(locked: tuple[bool, ...], launched: tuple[bool, ...]) -> bytes:
    """The pods in play, those before the others."""
    rows = [bytes((1, *pod)) for pod in zip(locked, launched, strict=True)]
    return b"".join(rows).ljust(BY_POD * PODS, b"\0")


def _rooms(s: Ship, seat: Seat) -> bytearray:
    """The numbers of all rooms, one kind of number after the other."""
    faces, seen, bit, explored = s.cards.faces, s.cards.seen, 1 << seat, s.explored
    signs = (tuple(explored), tuple(s.counter), tuple(s.fire), tuple(s.broken))
    row = bytearray(_signs(*signs))
    tiles = zip(s.tile, explored, strict=True)
    row[0::BY_ROOM] = bytes([TILE[faces[h]] if e or seen[h] & bit else 0 for h, e in tiles])
    row[2::BY_ROOM] = bytes([TOKEN[faces[h]] if h >= 0 and seen[h] & bit else 0 for h in s.token])
    for room, word in s.floor:
        row[room * BY_ROOM + 6 + AT_OBJECT[word]] += 1
    return row


@remembered
def _signs(
    explored: tuple[bool, ...],
    counter: tuple[int, ...],
    fire: tuple[bool, ...],
    broken: tuple[bool, ...],
) -> bytes:
    """What everybody sees of the rooms; it stays as it is for a while."""
    row = bytearray(_ROOMS)
    row[1::BY_ROOM] = bytes(explored)
    row[3::BY_ROOM] = bytes([n if e else 0 for n, e in zip(counter, explored, strict=True)])
    row[4::BY_ROOM] = bytes(fire)
    row[5::BY_ROOM] = bytes(broken)
    return bytes(row)


@remembered
def _corridors(noise: tuple[int, ...], door: tuple[int, ...]) -> bytes:
    row = bytearray(SECTIONS["corridors"])
    row[0::2] = bytes(noise)
    row[1:-1:2] = bytes(door)
    return bytes(row)


def _figures(s: Ship) -> bytes | bytearray:
    """Room and injuries of every figure, in the rows of its kind."""
    if not s.intruders:
        return _NO_FIGURES
    row, rows = bytearray(_NO_FIGURES), dict(_FIRST)
    for x in s.intruders:
        at = 2 * rows[x.kind]
        rows[x.kind] += 1
        row[at], row[at + 1] = x.room + 1, x.injuries
    return row


def _seat(s: Ship, seat: Seat, reader: Seat) -> bytearray:
    backs, ammo, faces, seen, bit = s.cards.backs, s.ammo, s.cards.faces, s.cards.seen, 1 << reader
    held, items, hand = s.held[seat], s.items[seat], s.hand[seat]
    objectives, quests = s.objectives[seat], s.quests[seat]
    row = bytearray(BY_SEAT)
    row[:FACTS] = (
        s.number[seat],
        CHARACTER[s.character[seat]],
        s.where[seat] - NOWHERE + 1,
        s.pod[seat] + 1,
        s.passed[seat],
        len(hand),
        len(s.deck[seat]),
        len(s.discard[seat]),
        s.light[seat],
        s.slime[seat],
        s.larva[seat],
        s.signal[seat],
        len(objectives),
        len(quests),
        *(species(s).marks_of(s, seat, reader) or _NO_MARKS),
    )
    for words, at in (
        (s.wounds[seat], WOUND),
        (s.dressed[seat], DRESSED),
        (s.objects[seat], CARRIED),
    ):
        for word in words:
            row[at[word]] += 1
    for h in held:
        if h in ammo:
            row[LOADED[faces[h]]] += ammo[h]
    for h in items:
        row[BACK[backs[h]]] += 1
    for cards, at in (
        (items, OWNED),
        (held, OWNED),
        (quests, QUEST),
        (objectives, OBJECTIVE),
        (hand, CARD),
    ):
        for h in cards:
            if seen[h] & bit:
                row[at[faces[h]]] += 1
    return row


def _own(s: Ship, seat: Seat) -> bytearray:
    row = bytearray(OWN)
    if s.marked:
        faces, parts = s.cards.faces, [s.part[h] for h in s.hand[seat] if h in s.part]
        row[0] = sum([faces[part] == INFECTED for part in parts if part in s.marked])
    if s.drawn:
        add(_known(s, seat, s.drawn), AT_DRAWN, row)
    for card in s.attack_discard:
        row[AT_ATTACK[card]] += 1
    if s.event_discard:
        add(_known(s, seat, s.event_discard), AT_EVENT, row)
    return row
