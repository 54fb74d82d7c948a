"""What an option means or would do: the note beside its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec.structs import replace

from hullbreach.kernel import Described, Pick, Seat
from hullbreach.parts.registry import Registry, plainly

from .cards.greys import SUPPLY_WORD, upgrades_of
from .components import (
    NEAR,
    ROOMS,
    SECTORS,
    SEES,
    SIDES,
    SLOT_PLACE,
)
from .sector_actions import duties
from .state import NOTHING, SPACE, SUPPLY, Theseus

Facts = Mapping[str, Any]
Note = tuple[str, Facts]
"""The key of a note and the facts it speaks of."""

_SECTOR_OF: dict[str, str] = {row.action: row.id for row in SECTORS if row.kind == "common"}
"""The common sector whose text says what a sector action does."""
_WORDS = ("skip", "end", "enter", "done")
"""Words that mean the same wherever they are offered."""
NoteOf: TypeAlias = Callable[[Theseus, Pick, Described], Note]
word_note: Registry[NoteOf] = Registry("note of a word", plainly)
"""The notes of options that begin with a word of their own."""


def noted(s: Theseus, pick: Pick, described: Described) -> Described:
    """An option with its note; one that has a note already keeps it."""
    if described.note:
        return described
    key, facts = _note(s, pick, described)
    return replace(described, note=key, facts={**described.facts, **facts})


def _note(s: Theseus, pick: Pick, described: Described) -> Note:
    option, facts = described.option, described.facts
    if isinstance(option, int):
        return _number_note(s, pick, option)
    if pick.prompt == "downgrade.loss":
        return _loss_note(s, str(option))
    word = str(option[0]) if isinstance(option, tuple) else str(option)
    if word in word_note:
        return word_note[word](s, pick, described)
    if described.key in ("option.skip_sector", "option.keep_embryo") or word in _WORDS:
        return described.key.replace("option", "note"), {}
    if "room" in facts:
        return _room_note(s, pick.seat, str(facts["place"]), str(facts["room"]))
    if pick.prompt in ("install.slot", "hole.slot"):
        return _slot_note(s, word)
    if "unit" in facts:
        return _unit_note(s, str(facts["unit"]))
    return _thing_note(facts)


def _thing_note(facts: Facts) -> Note:
    """What a card does, what a sector is for, how a faction plays."""
    for kind in ("card", "faction", "place"):
        if kind in facts:
            return f"{kind}.{facts[kind]}/text", {}
    return (f"unit.{facts['kind']}/text", {}) if "kind" in facts else ("", {})


def _number_note(s: Theseus, pick: Pick, number: int) -> Note:
    """How many of a card go into a deck, or what a seat has to lose."""
    if pick.prompt == "setup.deck":
        return f"card.{pick.about['place']}/text", {}
    if pick.prompt == "downgrade.seat":
        return "note.upgrades", {"count": len(upgrades_of(s, number))}
    return "note.life", {"life": s.life[number]}


def _loss_note(s: Theseus, what: str) -> Note:
    """What losing this upgrade means."""
    if what == SUPPLY_WORD:
        return "note.lose_token", {}
    if what in SLOT_PLACE:
        return "note.lose_number", {"number": s.power[s.card_at(what)] - 1}
    u = s.units[s.named(what)]
    return "note.lose_side", {"attack": SIDES[u.kind][0].attack}


def _room_note(s: Theseus, seat: Seat, place: str, room: str) -> Note:
    """Which enemies stand in the rooms connected with this one: who can attack whom."""
    sector = next(sector for sector in s.sectors if sector.id == place)
    inside = [sector.rooms[i] for i in SEES[sector.board][ROOMS.index(room)]]
    seen = tuple(
        s.units[unit].name
        for unit in inside
        if unit != NOTHING and s.team[s.units[unit].seat] != s.team[seat]
    )
    return ("note.room", {"units": seen}) if seen else ("note.room_alone", {})


def _slot_note(s: Theseus, place: str) -> Note:
    """What happens to the card on a slot, or which cards lie beside an empty one."""
    sector, i = s.at_slot(place)
    h = sector.slots[i]
    if h != NOTHING:
        return ("note.slot_bonus" if s.holder[h] == NOTHING else "note.slot_own"), {}
    near = [sector.slots[j] for j in NEAR[sector.board][i]]
    cards = tuple(s.cards.faces[card] for card in near if card != NOTHING)
    return ("note.slot", {"cards": cards}) if cards else ("note.slot_alone", {})


def _unit_note(s: Theseus, name: str) -> Note:
    """Whose unit it is, where it stands, and how it attacks."""
    u = s.units[s.named(name)]
    facts: dict[str, Any] = {"seat": u.seat, "attack": SIDES[u.kind][u.upgraded].attack}
    if u.at <= SUPPLY:
        return f"unit.{u.kind}/text", {}
    if u.at == SPACE or u.room == NOTHING:
        return "note.unit_space", facts
    return "note.unit", facts | {"place": s.sectors[u.at].id, "room": ROOMS[u.room]}


# -- notes of words --------------------------------------------------------------------------------------------------


@word_note("upgrade")
def _upgrade_note(s: Theseus, pick: Pick, described: Described) -> Note:
    """What an upgraded unit can do, or what the card does."""
    if "card" in described.facts:
        return _thing_note(described.facts)
    u = s.units[s.named(str(described.facts["unit"]))]
    return "note.upgrade", {"attack": SIDES[u.kind][1].attack}


@word_note("place", "replace", "refill")
def _refill_note(s: Theseus, pick: Pick, described: Described) -> Note:
    return next_card(s, pick.seat)


def next_card(s: Theseus, seat: Seat) -> Note:
    """Which card comes next, or that the end token moves because there is none."""
    deck = s.decks[seat]
    return ("note.top_card", {"top": s.cards.faces[deck[-1]]}) if deck else ("note.end_token", {})


@word_note("go_on")
def _sector_note(s: Theseus, pick: Pick, described: Described) -> Note:
    """The sector action that comes next, if there is one for this seat."""
    found = duties(s, pick.seat, s.stop)
    if not found or found[0] in ("home", "token"):
        return f"note.then_{found[0] if found else 'nothing'}", {}
    return f"place.{_SECTOR_OF[found[0]]}/text", {}


@word_note("combat", "malfunction", "extra_turn")
def _action_note(s: Theseus, pick: Pick, described: Described) -> Note:
    return f"place.{_SECTOR_OF[str(described.option)]}/text", {}


@word_note("token")
def _token_note(s: Theseus, pick: Pick, described: Described) -> Note:
    return "note.token", {"supply": s.supply}


@word_note("install", "clear", "play")
def _card_note(s: Theseus, pick: Pick, described: Described) -> Note:
    return _thing_note(described.facts)


@word_note("on", "stop", "burn", "jump", "further")
def _way_note(s: Theseus, pick: Pick, described: Described) -> Note:
    """What going on, stopping, burning points or going further leads to."""
    word = str(described.option[0] if isinstance(described.option, tuple) else described.option)
    points = int(str(pick.about["points"]))
    if word in ("on", "stop"):
        return f"note.{word}", {"points": points}
    if word == "burn":
        return "note.burn", {"left": points - int(str(described.facts["points"]))}
    if isinstance(described.option, tuple) and word == "further":
        return f"note.further_{described.option[1]}", {}
    return "note.jump", {}
