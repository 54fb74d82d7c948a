"""Every card can do something: one that the rules do not know is found, and the file for its effect is named."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import hullbreach.games
from hullbreach.games.nemesis import components as nemesis
from hullbreach.games.nemesis import effects
from hullbreach.games.nemesis.objectives import objective
from hullbreach.games.panic_station import components as panic_station
from hullbreach.games.panic_station.actions import action as find_action
from hullbreach.games.the_thing import components as the_thing
from hullbreach.games.theseus.action_cards import action
from hullbreach.games.theseus.components import CARDS
from hullbreach.games.theseus.traps import trap
from hullbreach.games.theseus.upgrades import special
from hullbreach.parts.registry import Registry

GAMES = Path(hullbreach.games.__file__).parent
SPECIAL = ("special", "bonus")

REGISTERED: dict[str, tuple[Registry[Any], Iterable[str]]] = {
    "Theseus: actions": (action, [c.id for c in CARDS if c.type == "action" or c.also_action]),
    "Theseus: traps": (trap, [c.id for c in CARDS if c.type == "trap"]),
    "Theseus: special": (special, [c.id for c in CARDS if c.type in SPECIAL and not c.hook]),
    "Panic Station: finds": (
        find_action,
        [find.id for find in panic_station.FINDS.values() if find.kind == "single"],
    ),
    "Nemesis: actions": (
        effects.action_card,
        [card.id for card in nemesis.ACTION_CARDS.values() if card.kind == "action"],
    ),
    "Nemesis: items": (
        effects.item_action,
        [item.id for item in nemesis.ITEMS.values() if item.kind in ("action", "attach")],
    ),
    "Nemesis: events": (effects.event_effect, [c.effect for c in nemesis.EVENT_CARDS.values()]),
    "Nemesis: attacks": (effects.attack_effect, [c.effect for c in nemesis.ATTACK_CARDS.values()]),
    "Nemesis: objectives": (objective, nemesis.OBJECTIVES),
}


@pytest.mark.parametrize("deck", REGISTERED)
def test_every_card_of_a_deck_has_its_effect(deck: str) -> None:
    registry, ids = REGISTERED[deck]
    assert [registry.where_to_write(name) for name in ids if name not in registry] == []


NAMED: dict[str, Iterable[str]] = {
    "panic_station": panic_station.FINDS,
    "the_thing": [*the_thing.WEAPONS, *the_thing.ITEMS],
}
"""Cards that rules ask for by name, wherever they matter."""


@pytest.mark.parametrize("game", NAMED)
def test_every_card_is_asked_for_by_a_rule(game: str) -> None:
    known = set(names_in_rules(GAMES / game))
    assert [
        f"no rule of hullbreach/games/{game} asks for {card!r}: write what it does in the module of its chapter"
        for card in NAMED[game]
        if card not in known
    ] == []


def test_every_item_of_the_thing_is_put_on_some_table() -> None:
    rows = [*the_thing.SETUP.hidden, the_thing.SETUP.coop]
    dealt = {face for row in rows for face in (*row.weapons, *row.items)}
    assert [
        f"{card!r} is put on no table: add it to hullbreach/games/the_thing/data/setup.toml"
        for card in NAMED["the_thing"]
        if card not in dealt
    ] == []


def names_in_rules(folder: Path) -> Iterator[str]:
    """Every word that a module of a game says, or means by a constant of its components."""
    constants = dict(constants_of(folder / "components.py"))
    rules = [path for path in folder.rglob("*.py") if path.name != "components.py"]
    for path in rules:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.Name) and node.id in constants:
                yield constants[node.id]


def constants_of(path: Path) -> Iterator[tuple[str, str]]:
    """Constants that stand for one word, such as `KEY_CARD = "key_card"`."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            for target in node.targets:
                if isinstance(target, ast.Name) and isinstance(node.value.value, str):
                    yield target.id, node.value.value
