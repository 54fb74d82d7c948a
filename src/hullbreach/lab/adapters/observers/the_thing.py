"""The Thing as numbers. Figures, places and cards stand in the order of the game's data, figures by their number.

In order:

- `table`: the reader's seat, cooperative or not, characters; round, phase, leader, where the leader token lies, who
  holds it; weather, forecast, frost, darkness, hunger; SOS, rescue, its fuel, whether it has left; fuel in the
  warehouse and outside, damage left, food in pantry and kitchen, dogs in the kennel; the alien's strength in its pool
  and on its plan, the cards of the plan; the sizes of action deck, discard pile, stack, weapon deck, item deck, lab
  bag and used lab tokens; the card turned up, who acts, who draws, where something goes on; threat; the dice; the
  vehicle that is boarded; who proposes an exchange to whom; whether the game is over;
- `places`, the green locations and the kennel: damage, fuel, out of play, burnt, dogs, strength of the alien, and its
  strength where it showed itself last;
- `figures`: seat, whether the reader plays it, character, place, laid down, status, disc, exposed, cards in hand,
  weapons, items, lab tokens, reloads, stepped out, role (0 unknown, 1 human, 2 alien), turn to come, tester A, tester
  B, aboard, in the queue; then how many weapons, items and lab tokens of each kind the reader knows it to have;
- `own`, by kind: action cards in hand, cards the reader knows to be handed in, cards turned up this round, cards just
  drawn, the action deck when it is looked through; the alien's plan and its draft by place; by kind what an exchange
  offers and asks for;
- `notebook`: for each pair of figures how often the first looked at the second, then what the reader last learnt from
  it (1 human, 2 alien); for each figure how often it met a dog, then what the reader knows of that.

Ids are numbers from 1, 0 is nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hullbreach.games.the_thing.components import (
    ACTION_DIE,
    ACTIONS,
    CARDS,
    GREEN,
    LOCATIONS,
    PEOPLE,
    SETUP,
    THINGS,
    TRACKS,
    VEHICLES,
    WEATHER_DIE,
)
from hullbreach.games.the_thing.escape import RESCUE
from hullbreach.games.the_thing.pieces import DEAD, IN, KENNEL, REVEALED, Deed, PlanCard, Resident
from hullbreach.games.the_thing.state import Base
from hullbreach.games.the_thing.steps import STEPS
from hullbreach.games.the_thing.view import role_of
from hullbreach.kernel import Seat

from .parts import add, laid_out, numbered, places, remembered, write

FIGURES = max(TRACKS.coop.characters, *(row.players for row in SETUP.hidden))
DICE = TRACKS.coop.dice
STANDS = (*GREEN, KENNEL)
PHASE = numbered(STEPS)
PLACE = numbered([*LOCATIONS, RESCUE])
WEATHER_NUMBER = numbered(WEATHER_DIE)
CHARACTER = numbered(PEOPLE)
STATUS = numbered((IN, REVEALED, DEAD))
ACTION_NUMBER = numbered(ACTIONS)
DIE = numbered(ACTION_DIE)
VEHICLE = numbered([*VEHICLES, RESCUE])
ROLE = {None: 0, "human": 1, "alien": 2}

AT_PLACE = places(STANDS)
_FIRST_HELD = 20
(AT_HELD,), BY_FIGURE = laid_out(_FIRST_HELD, [*THINGS, *CARDS.lab])
_OWN_ROWS, OWN = laid_out(
    0,
    ACTIONS,
    ACTIONS,
    ACTIONS,
    [*ACTIONS, *THINGS, *CARDS.lab],
    ACTIONS,
    STANDS,
    STANDS,
    THINGS,
    THINGS,
)
AT_HAND, AT_GIVEN, AT_TURNED, AT_DRAWN, AT_DECK = _OWN_ROWS[:5]
AT_PLANNED, AT_DRAFT, AT_OFFERED, AT_WANTED = _OWN_ROWS[5:]

HEAD = 42 + DICE
BY_PLACE = 7
NOTEBOOK = 2 * FIGURES * FIGURES + 2 * FIGURES
SECTIONS = {
    "table": HEAD,
    "places": len(STANDS) * BY_PLACE,
    "figures": FIGURES * BY_FIGURE,
    "own": OWN,
    "notebook": NOTEBOOK,
}
SIZE = sum(SECTIONS.values())

_NO_FIGURE = bytes(BY_FIGURE)


def observe(s: Base, seat: Seat, out: Any) -> None:
    """Fill `out`, SIZE numbers long, with what a seat sees."""
    figures = s.figures
    parts: list[bytes | bytearray] = [_table(s, seat), _places(s)]
    parts += [_figure(s, i, f, seat) for i, f in enumerate(figures)]
    seats = tuple([f.seat for f in figures])
    notebook = _notebook(tuple(s.story), seats, seat, bool(s.ending))
    parts += (_NO_FIGURE * (FIGURES - len(figures)), _own(s, seat), notebook)
    write(b"".join(parts), out)


def _table(s: Base, seat: Seat) -> bytes:
    offer, escape = s.offer, s.escape
    planned = sum([attack.strength for attack in s.plan])
    faces = s.cards.faces
    values: list[int] = [seat + 1, s.coop, s.size, s.round, PHASE.get(s.phase, 0), s.leader + 1]
    values += (PLACE[s.token_at], s.token_holder + 1, WEATHER_NUMBER[s.weather])
    values += (WEATHER_NUMBER[s.die] if s.die_at_station else 0, s.frost, s.dark(), s.hungry)
    values += (s.sos, s.rescue, s.rescue_fuel, s.rescue_gone, s.warehouse, s.reserve)
    values += (TRACKS.tokens.damage - sum(s.damage.values()), s.pantry, s.kitchen, s.kennel)
    values += (s.pool, planned, len(s.plan), len(s.action_deck), len(s.action_discard))
    values += (len(s.stack), len(s.weapon_deck), len(s.item_deck), len(s.lab_bag), len(s.lab_out))
    values += (ACTION_NUMBER[faces[s.card]] if s.card >= 0 else 0, s.actor + 1, s.drawer + 1)
    values += (PLACE[s.here], s.threat if s.coop else 0)
    values += [DIE[face] for face in s.dice]
    values += [0] * (DICE - len(s.dice))
    values.append(0 if escape is None else VEHICLE[escape.vehicle])
    values += (0, 0) if offer is None else (offer.who + 1, offer.whom + 1)
    values.append(bool(s.ending))
    return bytes(values)


def _places(s: Base) -> bytearray:
    """The numbers of all places, one kind of number after the other."""
    row = bytearray(len(AT_PLACE) * BY_PLACE)
    for kind, by_place in ((0, s.damage), (1, s.fuel), (5, s.strength), (6, s.struck)):
        for place, count in by_place.items():
            if count and place in AT_PLACE:
                row[AT_PLACE[place] * BY_PLACE + kind] = count
    for kind, listed in ((2, s.closed), (3, s.burnt)):
        for place in listed:
            if place in AT_PLACE:
                row[AT_PLACE[place] * BY_PLACE + kind] = 1
    for place in s.dogs:
        if place in AT_PLACE:
            row[AT_PLACE[place] * BY_PLACE + 4] += 1
    return row


def _figure(s: Base, i: int, f: Resident, seat: Seat) -> bytearray:
    escape, turn = s.escape, s.turn
    row = bytearray(BY_FIGURE)
    row[:_FIRST_HELD] = (
        f.seat + 1,
        f.seat == seat,
        CHARACTER[f.character],
        PLACE[f.place],
        f.laid,
        STATUS[f.status],
        f.disc,
        s.exposed(i),
        len(f.hand),
        len(f.weapons),
        len(f.items),
        len(f.lab),
        sum(f.reloads),
        f.out,
        ROLE[role_of(s, i, seat)],
        turn.index(i) + 1 if i in turn else 0,
        i in s.test_a,
        i in s.test_b,
        escape is not None and i in escape.aboard,
        escape is not None and i in escape.queue,
    )
    faces, seen = s.cards.faces, s.cards.seen
    for held in (f.weapons, f.items, f.flames, f.lab):
        for h in held:
            if seen[h] >> seat & 1:
                row[AT_HELD[faces[h]]] += 1
    return row


def _own(s: Base, seat: Seat) -> bytearray:
    faces, seen, bit, offer = s.cards.faces, s.cards.seen, 1 << seat, s.offer
    row = bytearray(OWN)
    if not s.coop:
        for h in s.figures[seat].hand:
            row[AT_HAND[faces[h]]] += 1
    add([f.gave for f in s.figures if f.gave and f.seat == seat], AT_GIVEN, row)
    add(s.shown, AT_GIVEN, row)
    add(s.turned, AT_TURNED, row)
    if all(seen[h] & bit for h in s.drawn):
        add([faces[h] for h in s.drawn], AT_DRAWN, row)
    if s.phase == "sleep" and s.figures[s.actor].seat == seat:
        add([faces[h] for h in s.action_deck], AT_DECK, row)
    if seat in s.aliens:
        _planned(s.plan, AT_PLANNED, row)
        _planned(s.drafts[-1] if s.drafts else [], AT_DRAFT, row)
    if offer is not None and seat in (s.figures[offer.who].seat, s.figures[offer.whom].seat):
        add([faces[h] for h in offer.given], AT_OFFERED, row)
        add(offer.wants, AT_WANTED, row)
    return row


def _planned(attacks: list[PlanCard], at: Mapping[str, int], row: bytearray) -> None:
    for attack in attacks:
        row[at[attack.place]] += attack.strength


@remembered
def _notebook(story: tuple[Deed, ...], seats: tuple[Seat, ...], seat: Seat, over: bool) -> bytes:
    """Who looked at whom is public; what was seen belongs to the two of them."""
    looks, learnt = bytearray(FIGURES**2), bytearray(FIGURES**2)
    dogs, known = bytearray(FIGURES), bytearray(FIGURES)
    for deed in story:
        if deed.kind == "dog":
            who = deed.who[0]
            dogs[who] += 1
            if seats[who] == seat or over:
                known[who] = 1 + bool(deed.hidden[0])
        for looker, owner, position in deed.looks:
            at = looker * FIGURES + owner
            looks[at] += 1
            if seat in (seats[looker], seats[owner]) or over:
                learnt[at] = 1 + (deed.hidden[deed.who.index(owner)] == position + 1)
    return bytes(looks + learnt + dogs + known)
