"""Tables are configured with clear errors, events reach those they are for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hullbreach.kernel import BadTable, Chance, Event, Mode, Option, Value, key_of
from hullbreach.testing.specimen import GAME

from .mini import Board


def _read_pair(text: str) -> str:
    if "," not in text:
        raise ValueError("needs two words with a comma between them")
    return text


GAME_WITH_OPTIONS = replace(
    GAME,
    modes=(
        Mode(
            "crew",
            3,
            6,
            (
                Option("air", 0, least=0, most=5),
                Option("night", False),
                Option("ruleset", "document", ("document", "rulebook")),
                Option("pair", "a,b", read=_read_pair),
                Option("name", "x"),
            ),
        ),
        Mode("alone", 1, 1),
    ),
)


def test_the_first_mode_with_its_fewest_players_is_the_default() -> None:
    config = GAME_WITH_OPTIONS.configure()
    assert (config.mode, config.players) == ("crew", 3)
    assert config.options["ruleset"] == "document"


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("air", "3", 3),
        ("night", "yes", True),
        ("night", "off", False),
        ("night", True, True),
        ("ruleset", "rulebook", "rulebook"),
        ("pair", "c,d", "c,d"),
        ("name", 7, "7"),
    ],
)
def test_options_are_read_from_words(name: str, given: Value, value: Value) -> None:
    assert GAME_WITH_OPTIONS.configure(options={name: given}).options[name] == value


@pytest.mark.parametrize(
    ("mode", "players", "options", "reason"),
    [
        ("nope", None, {}, "it has crew, alone"),
        ("crew", 7, {}, "3 to 6 players, not 7"),
        ("alone", None, {"air": 1}, "it has none"),
        ("crew", None, {"wind": 1}, "no option wind"),
        ("crew", None, {"air": 9}, "not between 0 and 5"),
        ("crew", None, {"air": "much"}, "option air"),
        ("crew", None, {"night": "maybe"}, "not yes or no"),
        ("crew", None, {"ruleset": "mine"}, "one of document, rulebook"),
        ("crew", None, {"pair": "ab"}, "two words"),
    ],
)
def test_an_impossible_table_is_refused_with_what_is_possible(
    mode: str, players: int | None, options: dict[str, Value], reason: str
) -> None:
    with pytest.raises(BadTable, match=reason):
        GAME_WITH_OPTIONS.configure(mode, players, options)


def test_an_event_tells_each_seat_what_it_may_know() -> None:
    board = Board(chance=Chance(key_of(1)), notes=[], news=[])
    board.tell("open", word="x")
    board.tell("found", [1], ("searched", {"seat": 1}), card="axe")
    board.tell("private", [2])
    assert board.news is not None
    everybody, found, private = board.news
    assert everybody.for_seat(None) == everybody.for_seat(0) == Event("open", {"word": "x"})
    assert found.for_seat(1) == Event("found", {"card": "axe"})
    assert found.for_seat(0) == found.for_seat(None) == Event("searched", {"seat": 1})
    assert private.for_seat(2) == Event("private")
    assert private.for_seat(1) is None


def test_nobody_listens_in_playouts() -> None:
    board = Board(chance=Chance(key_of(1)), notes=[])
    board.tell("open", word="x")
    assert board.news is None
