"""How a question reads: each option in words, with what it concerns and what it would do."""

from __future__ import annotations

from msgspec.structs import replace

from hullbreach.kernel import Choice, Described, Pick, Seat

from .components import BOARD, ROOMS
from .notes import noted
from .prospect import may_change, way_of
from .state import SPACE, Theseus
from .things import facts_of
from .unavailable import unavailable

_WORDS = {
    ("move.skip", "skip"): "option.skip_sector",
    ("takeover.card", "no"): "option.keep_embryo",
}
"""Words that mean something else in one question."""
_SEATS = ("downgrade.seat", "transfer.seat", "medstation.loss")
"""Questions whose numbers are seats."""


def describe(s: Theseus, pick: Pick) -> list[Described]:
    """Every option in order, then those a person would look for in vain, with the reason."""
    return [*(worded(s, pick, option) for option in pick.options), *unavailable(s, pick)]


def worded(s: Theseus, pick: Pick, option: Choice) -> Described:
    """An open option in words, with its note."""
    return noted(s, pick, _described(s, pick, option))


def _described(s: Theseus, pick: Pick, option: Choice) -> Described:
    if isinstance(option, tuple):
        return _described_pair(s, pick, option)
    if isinstance(option, int):
        key = "seat" if pick.prompt in _SEATS else "number"
        return Described(option, f"option.{key}", {key: option})
    key = _WORDS.get((pick.prompt, option), "")
    if key:
        return Described(option, key)
    if option in ROOMS:
        sector = str(pick.about.get("place", ""))
        facts = {"place": sector, "room": option}
        return Described(option, "option.room", facts, about=(sector, option))
    if pick.prompt == "turn.move":
        return _described_mover(s, pick.seat, option)
    described = _described_thing(s, option)
    if pick.prompt == "turn.action" and described.key == "option.card_at":
        return replace(described, key="option.resolve")
    return replace(described, danger="danger.eject") if _gives_up(s, pick, option) else described


def _gives_up(s: Theseus, pick: Pick, option: str) -> bool:
    """Whether an own unit would go into space although an enemy could go instead."""
    if pick.prompt != "move.eject":
        return False
    foes = [name for name in pick.options if s.units[s.named(str(name))].seat != pick.seat]
    return bool(foes) and option not in foes


def _described_thing(s: Theseus, option: str) -> Described:
    """A card on a place, a unit, a sector, a card, a faction, a kind of Embryo, or a plain word."""
    facts = facts_of(s, option)
    if "card" in facts:
        key = "option.card_at" if "place" in facts else "option.card"
        return Described(option, key, facts, about=(option,))
    for kind in ("unit", "place", "faction", "kind"):
        if kind in facts:
            return Described(option, f"option.{kind}", facts, about=(option,))
    return Described(option, f"option.{option}")


def _described_mover(s: Theseus, seat: Seat, name: str) -> Described:
    """A unit that may move: how far it would go, and whether its seat could change that."""
    unit = s.named(name)
    u = s.units[unit]
    if u.at == SPACE:
        return Described(name, "option.unit", {"unit": name}, "note.space", (name, "space"))
    way = way_of(s, unit)
    goal = s.sectors[way[-1]].id
    facts = {"unit": name, "points": len(way), "place": goal}
    note = "note.move_open" if may_change(s, seat, unit) else "note.move"
    return Described(name, "option.unit", facts, note, (name, s.sectors[u.at].id, goal))


def _described_pair(s: Theseus, pick: Pick, option: tuple[int | str, ...]) -> Described:
    """A room of a sector, a side of a sector, or a word with the thing it is about."""
    word, what = option
    if word in BOARD and pick.prompt == "setup.tile":
        return Described(option, f"option.tile_{what}", {"place": word}, about=(word,))
    if word in BOARD:
        return Described(option, "option.room_at", {"place": word, "room": what}, about=option)
    if word == "burn":
        return Described(option, "option.burn", {"points": what})
    if word == "further":
        return Described(option, f"option.further_{what}")
    facts = facts_of(s, str(what))
    if word == "upgrade" and "card" in facts:
        return Described(option, "option.upgrade_card", facts, about=(what,))
    key = "option.place_card" if word == "place" else f"option.{word}"
    return Described(option, key, facts, about=(what,))
