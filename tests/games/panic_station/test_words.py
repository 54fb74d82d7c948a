"""Every thing of the game has a name, and every card and room says what it does."""

from __future__ import annotations

import pytest

from hullbreach.games.panic_station import GAME, OPTIONS
from hullbreach.games.panic_station.components import COLOURS, FACES, PLACES
from hullbreach.games.panic_station.ending import ENDINGS
from hullbreach.words import LANGUAGES, Words

from .table import BLUE, RED, Bench, corridor


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_have_names_and_cards_say_what_they_do(language: str) -> None:
    words = Words(GAME.package, language, strict=True)
    for face in FACES:
        assert words(f"card.{face}")
        assert words.text(f"card.{face}")
    for place in PLACES:
        assert words(f"place.{place}")
        assert words.text(f"place.{place}")
    for seat, colour in enumerate(COLOURS):
        assert words.seat(seat) == words(f"seat.{colour}")
    for ending in ENDINGS:
        assert words(f"ending.{ending}")
    for option in OPTIONS:
        assert words(f"option.table.{option.name}")
        assert words.text(f"option.table.{option.name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_drawn_from_the_view(language: str) -> None:
    words = Words(GAME.package, language, strict=True)
    bench = Bench()
    corridor(bench)
    bench.lay("sick_bay", 0, 1)
    bench.stand(RED, soldier="sick_bay", android="run_2")
    bench.parasite("run_2", "black")
    bench.laid_out(RED, "ammo")
    board = GAME.draw(bench.view(BLUE), words)
    assert words("place.sick_bay") in board
    assert words("card.ammo") in board
    assert "infection" not in GAME.draw(bench.view(None), words).lower()


def test_what_cannot_be_done_says_why() -> None:
    bench = Bench()
    bench.lay("closed_terminal", 0, -1)
    bench.stand(BLUE, "closed_terminal", "closed_terminal")
    bench.state.terminal_used = True
    closed = {d.key: (d.closed, d.rule) for d in bench.session.seat_view(BLUE).options if d.closed}
    assert closed["option.terminal"] == ("closed.terminal_used", "P-158")
    assert closed["option.explore"] == ("closed.does_not_fit", "P-50")
    assert closed["card.ammo"] == ("closed.hand_minimum", "P-88")


def test_a_place_for_a_new_room_is_told_by_a_room_beside_it() -> None:
    bench = Bench()
    bench.rooms("storage_1", "run_2")
    bench.does(BLUE, "explore")
    options = {d.option: d for d in bench.session.seat_view(BLUE).options}
    west, east = options[(-1, 0, 0)], options[(1, 0, 180)]
    assert (west.facts["room"], west.facts["side"]) == ("reactor_room", "west")
    assert (east.facts["room"], east.facts["side"]) == ("reactor_room", "east")
    words = Words(GAME.package, "de", strict=True)
    assert words(east.key, **east.facts) == "Reaktorraum, Ostseite", "it fits in one way only"


def test_how_a_room_is_turned_is_told_where_there_is_a_choice() -> None:
    bench = Bench()
    bench.rooms("run_2", "run_3")
    bench.does(BLUE, "explore")
    words = Words(GAME.package, "de", strict=True)
    told = [words(d.key, **d.facts) for d in bench.session.seat_view(BLUE).options]
    assert told[:2] == ["Reaktorraum, Nordseite, aufrecht", "Reaktorraum, Nordseite, halbe Drehung"]
