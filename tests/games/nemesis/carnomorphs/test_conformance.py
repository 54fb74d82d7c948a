"""The laws with the expansion, in every mode and at every number of players."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis import GAME
from hullbreach.kernel import Config, Value
from hullbreach.testing import LAWS, walk
from hullbreach.testing.laws import numbers
from hullbreach.testing.wording import has_words, questions_name_their_rules
from hullbreach.words import Words

from .table import ME, OTHER, Hive

ON: dict[str, Value] = {"carnomorphs": True}
TABLES = [
    GAME.configure(mode.name, players, ON)
    for mode in GAME.modes
    for players in range(mode.least, mode.most + 1)
]
TABLES += [
    GAME.configure("semi_coop", 3, {**ON, "intruder_player": True}),
    GAME.configure("semi_coop", 4, {**ON, "ruleset": "rulebook"}),
    GAME.configure("coop", 2, {**ON, "blank_back_before_noise": True}),
]


def name(config: Config) -> str:
    """How a table is called."""
    return "-".join([config.mode, str(config.players)])


@pytest.mark.parametrize("config", TABLES, ids=name)
def test_the_laws_hold(config: Config) -> None:
    for seed in range(4):
        walk(GAME, config, seed, numbers(seed), LAWS if seed == 0 else (), every=43)


@pytest.mark.parametrize("config", TABLES[::4], ids=name)
def test_everything_has_words(config: Config) -> None:
    walk(GAME, config, 5, numbers(5), [has_words, questions_name_their_rules], every=3)


def test_the_terminal_shows_adaptations_and_mutations() -> None:
    hive = Hive("captain", "scout")
    hive.mutant(ME, "bone_blades", markers=2)
    hive.brood.removed.append("egg")
    for language, card in (("en", "Bone Blades"), ("de", "Knochenklingen")):
        words = Words(GAME.package, language, strict=True)
        assert card in GAME.draw(hive.view(ME), words)
        assert card not in GAME.draw(hive.view(OTHER), words)
