"""The law of words, at every table of every finished game."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach import games
from hullbreach.kernel import Config, Game
from hullbreach.testing import walk
from hullbreach.testing.laws import numbers
from hullbreach.testing.wording import (
    has_words,
    languages_match,
    losses_name_their_cause,
    options_explain_themselves,
    questions_name_their_rules,
    readers_are_called_you,
)

from .tables import name, tables

FINISHED = [game for game in games.names(everything=True) if games.find(game).finished]
TABLES = [table for table in tables() if table[0].finished]


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_whatever_is_shown_has_words(table: tuple[Game[Any], Config]) -> None:
    game, config = table
    walk(game, config, 3, numbers(3), [has_words, questions_name_their_rules], every=3)


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_readers_are_called_you_losses_name_their_cause_and_options_explain_themselves(
    table: tuple[Game[Any], Config],
) -> None:
    game, config = table
    laws = [readers_are_called_you, losses_name_their_cause, options_explain_themselves]
    for seed in (3, 4):
        walk(game, config, seed, numbers(seed), laws)


@pytest.mark.parametrize("game", FINISHED)
def test_both_languages_speak_of_the_same_facts(game: str) -> None:
    languages_match(games.find(game))
