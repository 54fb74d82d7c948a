"""Every component has a name and a text in both languages."""

import pytest

from hullbreach.games.nemesis import components as box
from hullbreach.words import messages as words_of


def messages(language: str) -> dict[str, set[str]]:
    """The message ids of the game's words with their attributes."""
    found = words_of("hullbreach.games.nemesis", language)
    return {name: {a.id.name for a in message.attributes} for name, message in found.items()}


CARDS = [
    *box.ATTACK_CARDS,
    *box.EVENT_CARDS,
    *box.WEAKNESSES,
    *box.WOUNDS,
    *box.ACTION_CARDS,
    *box.ITEMS,
    *box.OBJECTIVES,
    *box.COORDINATES,
    *box.INTRUDER_ACTIONS,
]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_and_room_has_a_name_and_a_text(language: str) -> None:
    words = messages(language)
    keys = [f"card-{card}" for card in CARDS] + [f"place-{tile}" for tile in box.TILES]
    keys += [f"symbol-{token.symbol}" for token in box.EXPLORATION]
    ids = [key.replace("_", "-") for key in keys]
    place = f"hullbreach/games/nemesis/cards.{language}.ftl"
    assert [
        f"write {i} and its text in {place}" for i in ids if "text" not in words.get(i, ())
    ] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_quest_says_what_it_asks_for(language: str) -> None:
    words = messages(language)
    for quest in box.QUEST_ITEMS:
        assert "quest" in words[f"card-{quest}".replace("_", "-")]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_small_things_have_names(language: str) -> None:
    words = messages(language)
    names = [f"character-{who}" for who in box.CHARACTERS]
    names += [f"intruder-{kind}" for kind in box.INTRUDER_KINDS]
    names += [f"object-corpse-{who}" for who in box.CHARACTERS]
    names += [f"component-{i.component}" for i in box.ITEMS.values() if i.component]
    names += [f"planet-{planet}" for planet in box.PLANETS]
    names += [f"weakness-{place}" for place in box.WEAKNESS_PLACES]
    assert [name for name in names if name.replace("_", "-") not in words] == []


def test_both_languages_speak_of_the_same_things() -> None:
    assert messages("en") == messages("de")
