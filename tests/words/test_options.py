"""Whoever sets up a table reads every value of every option in their language."""

from __future__ import annotations

import pytest

from hullbreach import games
from hullbreach.kernel import Difference, Option, SeatsLine
from hullbreach.words import LANGUAGES, Words
from hullbreach.words.ledger import ledger

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


DIFFERENCES = [
    (name, option, difference)
    for name in games.names(everything=True)
    for mode in games.find(name).modes[:1]
    for option in mode.options
    for difference in option.differences
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "option", "difference"), DIFFERENCES)
def test_where_values_of_an_option_differ_each_says_something_else(
    game: str, option: Option, difference: Difference, language: str
) -> None:
    """What the set-up page lays side by side; the ledger has both readings."""
    package = games.find(game).package
    words = Words(package, language)
    key = f"table.{option.name}.{difference.name}"
    assert words.has(key)
    said = [words.say(f"{key}/{value}") for value in option.values]
    assert len(set(said)) == len(option.values)
    assert difference.rule in ledger(package).rules


SEATS = [
    (name, mode.name, seats)
    for name in games.names(everything=True)
    for mode in games.find(name).modes
    for seats in range(mode.least, mode.most + 1)
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "mode", "seats"), SEATS)
def test_what_the_number_of_seats_decides_is_said_with_its_rule(
    game: str, mode: str, seats: int, language: str
) -> None:
    played = games.find(game)
    words = Words(played.package, language)
    for line in played.seating(mode, seats):
        said = words.say(f"table.seats.{line.name}", **line.facts)
        assert all(str(fact) in said for fact in line.facts.values() if fact)
        assert line.rule in ledger(played.package).rules
        for option, value in line.needs:
            assert value in (False, True)
            assert option in {each.name for each in played.mode(mode).options}


AIMS = [
    (name, mode.name, line)
    for name in games.names(everything=True)
    for mode in games.find(name).modes
    for line in mode.aims
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "mode", "line"), AIMS)
def test_what_wins_is_said_with_its_rule(
    game: str, mode: str, line: SeatsLine, language: str
) -> None:
    played = games.find(game)
    words, options = Words(played.package, language), played.configure(mode).options
    key = f"table.aims.{line.name}"
    said = words.say(key, **options, **line.facts) + words.say(
        f"{key}/text", **options, **line.facts
    )
    assert all(str(fact) in said for fact in line.facts.values())
    assert line.rule in ledger(played.package).rules
    assert all(option in options for option, _ in line.needs)
