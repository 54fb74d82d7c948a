"""Words: whatever a person is shown reads in both languages."""

from __future__ import annotations

import pytest

from hullbreach.games.the_thing import GAME
from hullbreach.games.the_thing.components import CARDS, LOCATIONS, PEOPLE, WEATHER_DIE
from hullbreach.testing import walk
from hullbreach.testing.laws import numbers
from hullbreach.testing.wording import has_words, languages_match, questions_name_their_rules
from hullbreach.words import LANGUAGES, Words, messages


def test_languages_match() -> None:
    languages_match(GAME)


@pytest.mark.parametrize(
    ("mode", "players"), [("hidden", 4), ("hidden", 8), ("coop", 1), ("coop", 3)]
)
def test_random_games_have_words(mode: str, players: int) -> None:
    config = GAME.configure(mode, players)
    walk(GAME, config, 1, numbers(1), [has_words, questions_name_their_rules], every=11)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name(language: str) -> None:
    words = Words(GAME.package, language, strict=True)
    cards = [*CARDS.action, *CARDS.weapon, *CARDS.item, *CARDS.lab]
    assert all(words(f"card.{card}") and words.text(f"card.{card}") for card in cards)
    assert all(words(f"place.{place.id}") for place in LOCATIONS.values())
    assert all(words.text(f"place.{place.id}") for place in LOCATIONS.values() if place.card)
    assert all(words(f"character.{name}") and words.text(f"character.{name}") for name in PEOPLE)
    assert all(words(f"weather.{face}") for face in WEATHER_DIE)


def test_every_option_of_the_table_is_explained() -> None:
    english = messages(GAME.package, "en")
    for mode in GAME.modes:
        for option in mode.options:
            message = english[f"option-table-{option.name.replace('_', '-')}"]
            assert [attribute.id.name for attribute in message.attributes] == ["text"]


def test_every_prompt_in_the_words_is_asked_somewhere() -> None:
    """A prompt nobody asks would be a leftover."""
    from pathlib import Path

    from hullbreach.games import the_thing

    assert the_thing.__file__ is not None
    folder = Path(the_thing.__file__).parent
    source = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    for name in messages(GAME.package, "en"):
        if name.startswith("prompt-"):
            key = name.removeprefix("prompt-")
            spellings = {
                key,
                key.replace("-", "."),
                key.replace("-", "_"),
                key.replace("-", ".", 1),
            }
            spellings |= {s.replace("-", "_") for s in spellings}
            assert any(f'"{s}"' in source for s in spellings), name
