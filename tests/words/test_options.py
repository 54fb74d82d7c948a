"""Whoever sets up a table reads every value of every option in their language."""

from __future__ import annotations

import pytest

from hullbreach import games
from hullbreach.words import LANGUAGES, Words

VALUES = sorted(
    {
        (name, value)
        for name in games.names(everything=True)
        for mode in games.find(name).modes
        for option in mode.options
        for value in option.values
        if isinstance(value, str) and not value.isdigit()
    }
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "value"), VALUES)
def test_every_value_of_an_option_has_words(game: str, value: str, language: str) -> None:
    """A value is a word of the rules, not of the language: `document` is no German."""
    assert Words(games.find(game).package, language).has(f"value.{value}")
