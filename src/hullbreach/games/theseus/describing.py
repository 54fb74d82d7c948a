"""Questions in words: each option with what it concerns and would do, and what is not open and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from hullbreach.kernel import Choice, Described, Pick

from .data import BOARD, FACTIONS, IMPENDING, KIND, ROOMS, SECTORS, SLOT, SLOT_IDS
from .state import NOTHING, SPACE, Theseus

_WORDS = {
    ("move.skip", "skip"): "option.skip_sector",
    ("takeover.card", "no"): "option.keep_embryo",
}
"""Words that mean something else in one question."""
_SEATS = ("downgrade.seat", "transfer.seat", "medstation.loss")
"""Questions whose numbers are seats."""


def describe(s: Theseus, pick: Pick) -> list[Described]:
    """Every option in order, then those a person would look for in vain, with the reason."""
    return [*(_described(s, pick, option) for option in pick.options), *_closed(s, pick)]


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
        return Described(option, "option.room", {"room": option}, about=(sector, option))
    if pick.prompt == "turn.move":
        return _described_mover(s, option)
    described = _described_thing(s, option)
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


def _described_mover(s: Theseus, name: str) -> Described:
    """A unit that may move: how far it would go."""
    u = s.units[s.named(name)]
    if u.at == SPACE:
        return Described(name, "option.unit", {"unit": name}, "note.space", (name, "space"))
    points = s.sectors[u.at].count()
    goal = s.sectors[(u.at + points) % len(s.sectors)].id
    facts = {"unit": name, "points": points, "place": goal}
    return Described(name, "option.unit", facts, "note.move", (name, s.sectors[u.at].id, goal))


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
        facts["cost"] = s.upgrades[s.card_at(str(what))] + 1
        return Described(option, "option.upgrade_card", facts, "note.token_cost", (what,))
    key = "option.place_card" if word == "place" else f"option.{word}"
    return Described(option, key, facts, about=(what,))


def facts_of(s: Theseus, what: str) -> dict[str, Any]:
    """The facts that word a thing."""
    if what in SLOT or what in IMPENDING:
        h = s.card_at(what)
        return {"place": what} if h == NOTHING else {"card": s.cards.faces[h], "place": what}
    if any(u.name == what for u in s.units):
        return {"unit": what}
    known = (("place", BOARD), ("card", KIND), ("faction", FACTIONS))
    for kind, things in known:
        if what in things:
            return {kind: what}
    return {"kind": what} if what in FACTIONS["pandora"].reserve else {}


# -- what is not open ----------------------------------------------------------------------------------------------


def _closed(s: Theseus, pick: Pick) -> Iterator[Described]:
    if pick.prompt == "turn.move":
        yield from _closed_units(s, pick)
    elif pick.prompt == "install.slot":
        yield from _closed_slots(s, pick)
    elif pick.prompt == "turn.impending":
        yield from _closed_positions(s, pick)


def _closed_units(s: Theseus, pick: Pick) -> Iterator[Described]:
    """Own units that cannot move."""
    for u in s.units:
        if u.seat == pick.seat and u.at >= SPACE and u.name not in pick.options:
            why, number = ("caught", "T-146") if u.caught else ("moved", "T-45")
            facts = {"unit": u.name}
            yield Described(
                u.name, "option.unit", facts, about=(u.name,), closed=f"closed.{why}", rule=number
            )


def _closed_slots(s: Theseus, pick: Pick) -> Iterator[Described]:
    """Slots taken by an enemy card or by a card under the disc."""
    for sector, i, h in s.installed():
        place = SLOT_IDS[sector.board][i]
        if place in pick.options or (h != s.disc and not s.hostile(pick.seat, h)):
            continue
        why, number = ("disc", "T-86") if h == s.disc else ("enemy_slot", "T-103")
        yield Described(
            place,
            "option.card_at",
            facts_of(s, place),
            about=(place,),
            closed=f"closed.{why}",
            rule=number,
        )


def _closed_positions(s: Theseus, pick: Pick) -> Iterator[Described]:
    """Impending positions of this sector that cannot be used."""
    sector = s.sectors[s.stop]
    for place, h in zip(SECTORS[sector.board].impending, sector.impending, strict=True):
        facts = facts_of(s, place)
        if h == NOTHING and not s.decks[pick.seat]:
            yield Described(
                ("place", place),
                "option.place_card",
                facts,
                about=(place,),
                closed="closed.empty_deck",
                rule="T-113",
            )
        elif h != NOTHING and h == s.disc:
            yield Described(
                place, "option.card_at", facts, about=(place,), closed="closed.disc", rule="T-85"
            )
