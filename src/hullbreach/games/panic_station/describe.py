"""Options in words: a message, what it needs, a note on what it would do, and what a client lights up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hullbreach.kernel import Choice, Described, Fact, Pick, Seat
from hullbreach.parts.registry import Registry, plainly

from .alarm import foretold
from .components import (
    CARD_OF,
    CELL_OF,
    CHARACTERS,
    COLOUR_OF,
    FINDS,
    NIGHT_VISION,
    PARASITE_SIDES,
    PLACES,
    ROOMS,
)
from .damage import left_by
from .grid import at
from .healing import HEAL, SICK_BAY
from .shooting import PARASITE, grenade_rooms
from .state import Station
from .station_terminal import TERMINAL, terminals
from .unavailable import VEIL, unavailable

Wording = Callable[[Station, Pick, Any], Described]
PAID = ("search", "move", "explore", "shoot", "stab", "heal", "terminal", "destroy_nest")


wording: Registry[Wording] = Registry("wording", plainly)


def describe(s: Station, pick: Pick) -> list[Described]:
    """Each option in words; then what is not open, and why."""
    word = wording.get(pick.prompt, _plain)
    return [word(s, pick, option) for option in pick.options] + unavailable(s, pick)


def _plain(s: Station, pick: Pick, option: Any) -> Described:
    """An option that is a word, with a note on what comes of it."""
    return Described(option, f"option.{option}", note=f"note.{pick.prompt}.{option}")


@wording("team.partner", "body_scanner.target")
def _seat(s: Station, pick: Pick, option: Any) -> Described:
    if isinstance(option, str):
        return _plain(s, pick, option)
    note = f"note.{pick.prompt}"
    return Described(option, "option.seat", {"seat": option}, note=note, about=(option,))


@wording("terminal.room", "signal.from", "signal.to")
def _room(s: Station, pick: Pick, option: Any) -> Described:
    facts, note = {"room": option}, f"place.{option}/text"
    return Described(option, "option.room", facts, note=note, about=(option,))


@wording("grenade.room")
def _thrown_into(s: Station, pick: Pick, option: Any) -> Described:
    """A room for the grenade, and whom it hits there; own figures inside are hit too."""
    cell = CELL_OF[option]
    own = cell in s.figures_cells(pick.seat)
    note, struck = struck_in(s, pick.seat, cell)
    danger = "danger.grenade" if own else ""
    facts = {"room": option, **struck}
    return Described(option, "option.room", facts, note=note, about=(option,), danger=danger)


def struck_in(s: Station, seat: Seat, cell: int) -> tuple[str, dict[str, Fact]]:
    """Whom a grenade hits in a room besides own figures, as a message and what it needs."""
    count, seats = len(s.parasites_in(cell)), tuple(s.others_in(cell, seat))
    hit = "all" if count and seats else "seats" if seats else "parasites" if count else "nobody"
    return f"note.grenade.{hit}", {"count": count, "seat": seats, "teams": len(seats)}


@wording("exchange.card")
def _card(s: Station, pick: Pick, option: Any) -> Described:
    """A card to hand over; infection cards lie under one veil, so that the list looks the same for everybody."""
    if option in COLOUR_OF:
        own = COLOUR_OF[option] == pick.seat
        facts = {"other": pick.about["other"], "bonus": int(s.house.bonus_cards)}
        note = f"note.exchange.card.{'own' if own else 'foreign'}"
        return Described(option, f"card.{option}", facts, note=note, veil=VEIL)
    return Described(option, f"card.{option}", note=f"card.{option}/text", about=(option,))


def _lays_out(option: tuple[str, str]) -> Described:
    _, card = option
    facts, note = {"card": card}, f"card.{card}/text"
    return Described(option, "option.lay_out", facts, note=note, about=(card,))


@wording("turn.action")
def _action(s: Station, pick: Pick, option: Any) -> Described:
    """An action of the turn, with its price and, before a red symbol, the warning."""
    if isinstance(option, tuple):
        return _lays_out(option)
    if option == "search":
        return _search(s, pick.seat)
    if option == "move":
        return Described(option, "option.move")
    if option == "explore" and s.places:
        facts = {"top": ROOMS[s.top_room()].id}
        return Described(option, "option.explore", facts, note="note.explore")
    if option in (HEAL, TERMINAL) and _all_red(s, pick.seat, option):
        return Described(option, f"option.{option}", note="note.alarm_first")
    note = f"card.{option}/text" if option in FINDS else f"note.turn.action.{option}"
    danger = _danger(s, pick.seat, option)
    return Described(option, f"option.{option}", note=note, about=_about(s, option), danger=danger)


def _danger(s: Station, seat: Seat, option: str) -> str:
    """Giving up, and a grenade that can only hit own figures."""
    if option == "resign":
        return "danger.resign"
    own = s.figures_cells(seat)
    hits = option == "grenade" and all(cell in own for cell in grenade_rooms(s, seat))
    return "danger.grenade" if hits else ""


def _about(s: Station, option: str) -> tuple[Choice, ...]:
    return (option,) if option in FINDS else ()


def _searchable(s: Station, seat: Seat) -> list[int]:
    return [c for c in dict.fromkeys(s.figures_cells(seat)) if s.symbol(c)]


def _all_red(s: Station, seat: Seat, action: str) -> bool:
    """Whether an alarm comes first in every room where this can be done, wherever else the player stands."""
    cells = [SICK_BAY] if action == HEAL else terminals(s, seat)
    return all(s.is_red(cell) for cell in cells)


def _search(s: Station, seat: Seat) -> Described:
    """The rooms that can be searched, and before which of them there is an alarm unless night vision spares it."""
    fresh = [PLACES[c] for c in _searchable(s, seat) if not s.is_red(c)]
    red = [PLACES[c] for c in _searchable(s, seat) if s.is_red(c)]
    facts: dict[str, int | str] = {"room": (fresh or red)[0], "second": (red or fresh)[-1]}
    facts["cards"] = max((ROOMS[CARD_OF[CELL_OF[room]]].black for room in fresh), default=1)
    kind = "either" if fresh and red else "both" if len(fresh) > 1 else "fresh" if fresh else "red"
    kind = "dark" if red and s.has(seat, NIGHT_VISION) else kind
    coming = foretold(s, CELL_OF[red[0]]) if len(red) == 1 and not fresh else {}
    note = "note.alarm_first" if kind == "red" and not coming else f"note.search.{kind}"
    about = tuple(fresh + red)
    return Described("search", "option.search", facts | coming, note=note, about=about)


@wording("encounter.settle")
def _encounter(s: Station, pick: Pick, option: Any) -> Described:
    if isinstance(option, tuple) and option[0] == "exchange":
        facts, note = {"seat": option[1]}, "note.exchange"
        return Described(option, "option.exchange", facts, note=note, about=(option[1],))
    return _action(s, pick, option)


@wording("move.to")
def _move(s: Station, pick: Pick, option: Any) -> Described:
    figure, room = option
    facts, note = {"figure": figure, "room": room}, f"place.{room}/text"
    return Described(option, "option.move_to", facts, note=note, about=(figure, room))


@wording("run.move")
def _run(s: Station, pick: Pick, option: Any) -> Described:
    if isinstance(option, tuple):
        return _lays_out(option)
    if option == "stay":
        return _plain(s, pick, option)
    facts, note = {"room": option}, f"place.{option}/text"
    return Described(option, "option.run_to", facts, note=note, about=(option,))


@wording("place.room")
def _place(s: Station, pick: Pick, option: Any) -> Described:
    """A place for the new room, told by a room it adjoins, and how the card is turned if that can be chosen."""
    x, y, turn = option
    card, side = s.board.doorway(at(x, y))
    facts = {"room": ROOMS[card].id, "side": side, "turn": turn}
    turns = [other for other in pick.options if isinstance(other, tuple) and other[:2] == (x, y)]
    key = "option.place_turned" if len(turns) > 1 else "option.place"
    return Described(option, key, facts, note="note.place", about=(x, y, turn))


@wording("first_aid.target", "shoot.target", "shoot.second", "stab.target")
def _target(s: Station, pick: Pick, option: Any) -> Described:
    if isinstance(option, str):
        return _plain(s, pick, option)
    kind, number = option
    if kind == PARASITE:
        return _token(s, pick, number, option)
    facts = {"figure": kind, "seat": number, "life": s.life[2 * number + (kind == "android")]}
    note = f"note.{pick.prompt}"
    return Described(option, "option.figure", facts, note=note, about=(kind, number))


@wording("alarm.source")
def _token(s: Station, pick: Pick, token: int, option: Any = None) -> Described:
    colour, room = PARASITE_SIDES[s.sides[token]], PLACES[s.parasites[token]]
    chosen = token if option is None else option
    facts = {"colour": colour, "room": room, "token": token + 1}
    note = f"note.{pick.prompt}"
    return Described(chosen, "option.parasite", facts, note=note, about=(PARASITE, token))


@wording("armour.play")
def _armour(s: Station, pick: Pick, option: Any) -> Described:
    """So much armour, and what it leaves of whoever is hit."""
    each = isinstance(option, tuple)
    facts: dict[str, Fact] = {} if each else {"count": option}
    hit = [kind for kind in CHARACTERS if pick.about[kind]]
    for side, kind in enumerate(CHARACTERS):
        worn = option[side] if each else option
        facts[kind] = worn
        facts[f"{kind}_left"] = left_by(s, 2 * pick.seat + side, int(str(pick.about[kind])), worn)
    note = f"note.armour.{hit[0] if len(hit) == 1 else 'both'}"
    return Described(option, "option.armour_each" if each else "option.armour", facts, note=note)
