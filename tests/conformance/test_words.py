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
def test_readers_are_called_you(table: tuple[Game[Any], Config]) -> None:
    game, config = table
    walk(game, config, 3, numbers(3), [readers_are_called_you])


@pytest.mark.parametrize("game", FINISHED)
def test_both_languages_speak_of_the_same_facts(game: str) -> None:
    languages_match(games.find(game))
