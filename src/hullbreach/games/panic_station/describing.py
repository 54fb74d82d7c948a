"""Options in words: a message, what it needs, a note on what it would do, and what a client lights up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from hullbreach.kernel import Choice, Described, Pick, Seat

from .components import CARD_OF, FIND, PARASITE_SIDES, PLACES, ROOMS
from .shooting import PARASITE, grenade_rooms
from .state import Station
from .terminal_rules import terminals

Wording = Callable[[Station, Pick, Any], Described]
PAID = ("search", "move", "explore", "shoot", "stab", "heal", "terminal", "destroy_nest")


def describe_option(s: Station, pick: Pick, option: Choice) -> Described:
    """The words for one option of a question."""
    return _WORDINGS.get(pick.prompt, _plain)(s, pick, option)


def _plain(s: Station, pick: Pick, option: Any) -> Described:
    return Described(option, f"option.{option}")


def _seat(s: Station, pick: Pick, option: Any) -> Described:
    if isinstance(option, str):
        return _plain(s, pick, option)
    return Described(option, "option.seat", {"seat": option}, about=(option,))


def _room(s: Station, pick: Pick, option: Any) -> Described:
    return Described(option, "option.room", {"room": option}, about=(option,))


def _thrown_into(s: Station, pick: Pick, option: Any) -> Described:
    """A room for the grenade; own figures inside are hit too."""
    room = _room(s, pick, option)
    own = any(PLACES[cell] == option for cell in s.figures_cells(pick.seat))
    return replace(room, danger="danger.grenade") if own else room


def _card(s: Station, pick: Pick, option: Any) -> Described:
    return Described(option, f"card.{option}", about=(option,))


def _lays_out(option: tuple[str, str]) -> Described:
    _, card = option
    return Described(option, "option.lay_out", {"card": card}, note="note.free", about=(card,))


def _action(s: Station, pick: Pick, option: Any) -> Described:
    """An action of the turn, with its price and, before a red symbol, the warning."""
    if isinstance(option, tuple):
        return _lays_out(option)
    if option in ("search", "heal", "terminal") and _all_red(s, pick.seat):
        return Described(option, f"option.{option}", note="note.alarm_first")
    price = 1 if option in PAID else FIND[option].ap if option in FIND else 0
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
    return (option,) if option in FIND else ()


def _all_red(s: Station, seat: Seat) -> bool:
    cells = [c for c in s.figures_cells(seat) if s.symbol(c)]
    return bool(cells) and all(s.is_red(c) for c in cells)


def _encounter(s: Station, pick: Pick, option: Any) -> Described:
    if isinstance(option, tuple) and option[0] == "exchange":
        return Described(option, "option.exchange", {"seat": option[1]}, about=(option[1],))
    return _action(s, pick, option)


def _move(s: Station, pick: Pick, option: Any) -> Described:
    figure, room = option
    note = "note.alarm" if ROOMS[CARD_OF[PLACES.index(room)]].symbol == "parasite_danger" else ""
    facts = {"figure": figure, "room": room}
    return Described(option, "option.move_to", facts, note=note, about=(figure, room))


def _run(s: Station, pick: Pick, option: Any) -> Described:
    if isinstance(option, tuple):
        return _lays_out(option)
    if option == "stay":
        return _plain(s, pick, option)
    return Described(option, "option.run_to", {"room": option}, about=(option,))


def _place(s: Station, pick: Pick, option: Any) -> Described:
    x, y, turn = option
    return Described(option, "option.place", {"x": x, "y": y, "turn": turn}, about=(x, y, turn))


def _target(s: Station, pick: Pick, option: Any) -> Described:
    if isinstance(option, str):
        return _plain(s, pick, option)
    kind, number = option
    if kind == PARASITE:
        return _token(s, pick, number, option)
    facts = {"figure": kind, "seat": number, "life": s.life[2 * number + (kind == "android")]}
    return Described(option, "option.figure", facts, about=(kind, number))


def _token(s: Station, pick: Pick, token: int, option: Any = None) -> Described:
    colour, room = PARASITE_SIDES[s.sides[token]], PLACES[s.parasites[token]]
    chosen = token if option is None else option
    facts = {"colour": colour, "room": room, "token": token}
    return Described(chosen, "option.parasite", facts, about=(PARASITE, token))


def _armour(s: Station, pick: Pick, option: Any) -> Described:
    if isinstance(option, tuple):
        facts = {"soldier": option[0], "android": option[1]}
        return Described(option, "option.armour_each", facts)
    return Described(option, "option.armour", {"count": option})


_WORDINGS: dict[str, Wording] = {
    "turn.action": _action,
    "encounter.settle": _encounter,
    "exchange.card": _card,
    "armour.play": _armour,
    "place.room": _place,
    "move.to": _move,
    "run.move": _run,
    "team.partner": _seat,
    "alarm.source": _token,
    "terminal.room": _room,
    "first_aid.target": _target,
    "shoot.target": _target,
    "shoot.second": _target,
    "stab.target": _target,
    "grenade.room": _thrown_into,
    "body_scanner.target": _seat,
    "signal.from": _room,
    "signal.to": _room,
}


def closed(s: Station, pick: Pick) -> list[Described]:
    """What a person would look for in the own turn and cannot do, with the reason."""
    if pick.prompt != "turn.action":
        return []
    seat = pick.seat
    found: list[Described] = []
    if s.ap and "search" not in pick.options and (s.find_deck or s.discard):
        found.append(_closed("search", "no_symbol", "P-66"))
    if s.ap and s.room_deck and "explore" not in pick.options and not s.owes_search:
        found.append(_closed("explore", "does_not_fit", "P-50"))
    if s.terminal_used and terminals(s, seat):
        found.append(_closed("terminal", "terminal_used", "P-158"))
    if "end_turn" not in pick.options:
        found.append(_closed("end_turn", "first_search", "P-40"))
    if not s.may_play(seat):
        held = s.faces(seat)
        found += [
            Described(
                ("lay_out", face),
                f"card.{face}",
                {"count": s.minimum},
                closed="closed.hand_minimum",
                rule="P-88",
            )
            for face in FIND
            if face in held and FIND[face].kind in ("single", "permanent", "ammo")
        ]
    return found


def _closed(option: str, why: str, rule: str) -> Described:
    return Described(option, f"option.{option}", closed=f"closed.{why}", rule=rule)
