"""Options in words: a message, what it needs, a note on what it would do, and what a client lights up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from hullbreach.kernel import Choice, Described, Pick, Seat
from hullbreach.parts.registry import Registry, plainly

from .components import CARD_OF, COLOUR_OF, FINDS, PARASITE_SIDES, PLACES, ROOMS
from .grid import at
from .shooting import PARASITE, grenade_rooms
from .state import Station
from .unavailable import VEIL, unavailable

Wording = Callable[[Station, Pick, Any], Described]
PAID = ("search", "move", "explore", "shoot", "stab", "heal", "terminal", "destroy_nest")


wording: Registry[Wording] = Registry("wording", plainly)


def describe(s: Station, pick: Pick) -> list[Described]:
    """Each option in words; then what is not open, and why."""
    word = wording.get(pick.prompt, _plain)
    return [word(s, pick, option) for option in pick.options] + unavailable(s, pick)


def _plain(s: Station, pick: Pick, option: Any) -> Described:
    return Described(option, f"option.{option}")


@wording("team.partner", "body_scanner.target")
def _seat(s: Station, pick: Pick, option: Any) -> Described:
    if isinstance(option, str):
        return _plain(s, pick, option)
    return Described(option, "option.seat", {"seat": option}, about=(option,))


@wording("terminal.room", "signal.from", "signal.to")
def _room(s: Station, pick: Pick, option: Any) -> Described:
    return Described(option, "option.room", {"room": option}, about=(option,))


@wording("grenade.room")
def _thrown_into(s: Station, pick: Pick, option: Any) -> Described:
    """A room for the grenade; own figures inside are hit too."""
    room = _room(s, pick, option)
    own = any(PLACES[cell] == option for cell in s.figures_cells(pick.seat))
    return replace(room, danger="danger.grenade") if own else room


@wording("exchange.card")
def _card(s: Station, pick: Pick, option: Any) -> Described:
    """A card to hand over; infection cards lie under one veil, so that the list looks the same for everybody."""
    if option in COLOUR_OF:
        return Described(option, f"card.{option}", note=f"card.{option}/text", veil=VEIL)
    return Described(option, f"card.{option}", note=f"card.{option}/text", about=(option,))


def _lays_out(option: tuple[str, str]) -> Described:
    _, card = option
    return Described(option, "option.lay_out", {"card": card}, note="note.free", about=(card,))


@wording("turn.action")
def _action(s: Station, pick: Pick, option: Any) -> Described:
    """An action of the turn, with its price and, before a red symbol, the warning."""
    if isinstance(option, tuple):
        return _lays_out(option)
    if option in ("search", "heal", "terminal") and _all_red(s, pick.seat):
        return Described(option, f"option.{option}", note="note.alarm_first")
    price = 1 if option in PAID else FINDS[option].ap if option in FINDS else 0
    note = "note.one_point" if price else "" if option in ("end_turn", "resign") else "note.free"
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


def _all_red(s: Station, seat: Seat) -> bool:
    cells = [c for c in s.figures_cells(seat) if s.symbol(c)]
    return bool(cells) and all(s.is_red(c) for c in cells)


@wording("encounter.settle")
def _encounter(s: Station, pick: Pick, option: Any) -> Described:
    if isinstance(option, tuple) and option[0] == "exchange":
        return Described(option, "option.exchange", {"seat": option[1]}, about=(option[1],))
    return _action(s, pick, option)


@wording("move.to")
def _move(s: Station, pick: Pick, option: Any) -> Described:
    figure, room = option
    note = "note.alarm" if ROOMS[CARD_OF[PLACES.index(room)]].symbol == "parasite_danger" else ""
    facts = {"figure": figure, "room": room}
    return Described(option, "option.move_to", facts, note=note, about=(figure, room))


@wording("run.move")
def _run(s: Station, pick: Pick, option: Any) -> Described:
    if isinstance(option, tuple):
        return _lays_out(option)
    if option == "stay":
        return _plain(s, pick, option)
    return Described(option, "option.run_to", {"room": option}, about=(option,))


@wording("place.room")
def _place(s: Station, pick: Pick, option: Any) -> Described:
    """A place for the new room, told by a room it adjoins, and how the card is turned."""
    x, y, turn = option
    card, side = s.board.doorway(at(x, y))
    facts = {"room": ROOMS[card].id, "side": side, "turn": turn}
    return Described(option, "option.place", facts, about=(x, y, turn))


@wording("first_aid.target", "shoot.target", "shoot.second", "stab.target")
def _target(s: Station, pick: Pick, option: Any) -> Described:
    if isinstance(option, str):
        return _plain(s, pick, option)
    kind, number = option
    if kind == PARASITE:
        return _token(s, pick, number, option)
    facts = {"figure": kind, "seat": number, "life": s.life[2 * number + (kind == "android")]}
    return Described(option, "option.figure", facts, about=(kind, number))


@wording("alarm.source")
def _token(s: Station, pick: Pick, token: int, option: Any = None) -> Described:
    colour, room = PARASITE_SIDES[s.sides[token]], PLACES[s.parasites[token]]
    chosen = token if option is None else option
    facts = {"colour": colour, "room": room, "token": token}
    return Described(chosen, "option.parasite", facts, about=(PARASITE, token))


@wording("armour.play")
def _armour(s: Station, pick: Pick, option: Any) -> Described:
    if isinstance(option, tuple):
        facts = {"soldier": option[0], "android": option[1]}
        return Described(option, "option.armour_each", facts)
    return Described(option, "option.armour", {"count": option})
