"""The result card: what it says of a finished game, that it is drawn once, and that no other game has one."""

from __future__ import annotations

import asyncio
import sqlite3
import struct
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from hullbreach import games
from hullbreach.analysis import Analysis, Effort, Estimate, Prospects
from hullbreach.games.panic_station.components import COLOURS
from hullbreach.games.the_thing.components import CAST
from hullbreach.kernel import Replay, epilogue_of, write_replay
from hullbreach.lab.plans import plan
from hullbreach.lab.watching import replay
from hullbreach.server.cards import fonts
from hullbreach.server.cards.drawing import HEIGHT, ROOM, WIDTH, png_of, svg_of
from hullbreach.server.cards.kit import KIT_FOLDER, kit
from hullbreach.server.cards.telling import Card, Ended, card_of
from hullbreach.words import LANGUAGES, Words
from tests.server.client import Http
from tests.server.process import Server, server

PEOPLE = {"the_thing": 5, "theseus": 2, "panic_station": 4, "nemesis": 3, "specimen": 3}
NAMES = ("Kim", "Mara", "Jonas", "Ines", "Tom")


@cache
def played(game: str) -> Replay:
    return replay(plan(game, ("random",) * PEOPLE[game], "cards"), 0)


def ended(game: str, names: tuple[str, ...] = NAMES, analysis: Analysis | None = None) -> Ended:
    found = played(game)
    rules = games.find(game)
    told = None if rules.epilogue is None else epilogue_of(rules, found)
    assert found.result is not None
    return Ended(game, names[: PEOPLE[game]], found.result, 1773500000, told, analysis)


def card(game: str, language: str = "en", names: tuple[str, ...] = NAMES) -> Card:
    words = Words(games.find(game).package, language, seats=names, strict=True)
    return card_of(ended(game, names), words, kit())


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    wide, high = struct.unpack(">II", png[16:24])
    return wide, high


def test_the_fonts_the_pictures_and_the_package_that_draws_are_there() -> None:
    assert (KIT_FOLDER / "kit.json").is_file(), "the browser client is not built: run 'make web'"
    assert find_spec("resvg_py"), "a package is missing: run 'make setup'"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PEOPLE)
def test_a_card_says_how_the_game_ended_and_what_everybody_was(game: str, language: str) -> None:
    found = card(game, language)
    assert [seat.name for seat in found.seats] == list(NAMES[: PEOPLE[game]])
    assert all(seat.role for seat in found.seats)
    for said in (found.headline, found.below, *(seat.role for seat in found.seats)):
        assert said[:1] == said[:1].upper()
    drawing = svg_of(found)
    assert NAMES[0] in drawing
    assert "HULLBREACH" in drawing


@pytest.mark.parametrize("game", sorted(set(PEOPLE) - {"specimen"}))
def test_a_card_has_a_curve_and_a_turning_point(game: str) -> None:
    found = card(game)
    assert found.turned
    for line in found.lines:
        assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in line.points)
    assert found.lines


def test_a_card_shows_what_an_analysis_found_out() -> None:
    half, less = Estimate(0.5, 0.1), Estimate(0.25, 0.1)
    before = Prospects(1, 0, (half,) * 5, (half,) * 5, (), (), half, half)
    after = Prospects(9, 100, (less,) * 5, (half,) * 5, (), (), less, half)
    analysis = Analysis(
        "the_thing", "1", NAMES, (), "x", "1", "greedy", Effort(), 1, 100, (before, after), (), ()
    )
    words = Words(games.find("the_thing").package, "en", seats=NAMES)
    found = card_of(ended("the_thing", analysis=analysis), words, kit())
    assert found.curve == "Chance of the humans"
    assert [line.points for line in found.lines] == [
        ((0.0, 0.5), (1.0, 0.25)),
        ((0.0, 0.5), (1.0, 0.5)),
    ]


def test_every_part_has_a_picture_and_every_seat_the_colour_it_has_at_the_table() -> None:
    known = kit().games
    for game, kind in (
        ("the_thing", "character"),
        ("nemesis", "character"),
        ("theseus", "faction"),
    ):
        parts = {
            key.partition("-")[2]
            for key in _messages(game)
            if key.startswith(f"{kind}-") and key.count("-") == 1
        }
        assert parts & set(known[game].icons) == set(known[game].icons), game
    assert list(known["the_thing"].order) == [known["the_thing"].colours[c] for c in CAST.colours]
    assert list(known["panic_station"].order) == [
        known["panic_station"].colours[c] for c in COLOURS
    ]


def _messages(game: str) -> set[str]:
    from hullbreach.words.bundle import messages

    return set(messages(games.find(game).package, "en"))


def test_a_name_is_written_as_it_is_and_never_as_markup() -> None:
    names = ("<script>&", "\x07bell", "ワルデマール" * 8, "", "Tom")
    drawing = svg_of(card("the_thing", names=names))
    assert "&lt;script&gt;&amp;" in drawing
    assert "\x07" not in drawing
    assert size_of(png_of(card("the_thing", names=names))) == (WIDTH, HEIGHT)


def test_what_is_too_long_is_cut_and_lines_stay_within_their_room() -> None:
    long = "Nobody of them ever came home from the station below the ice. " * 4
    for size, most in ((46, 1), (22, 2), (15, 3)):
        lines = fonts.wrapped(long, fonts.STRONG, size, ROOM, most)
        assert len(lines) <= most
        assert all(fonts.width(line, fonts.STRONG, size) <= ROOM for line in lines)
    assert fonts.wrapped("short", fonts.BODY, 20, ROOM, 2) == ["short"]
    lines, _ = fonts.fitting("one two three four five six", fonts.BODY, 200, [(20, 2)])
    assert len(lines) == 2
    assert len(lines[1]) > 5


def test_the_card_of_a_finished_game_is_drawn_once_for_each_language(tmp_path: Path) -> None:
    async def look(house: Server) -> None:
        async with Http(house.address) as http:
            file = msgspec.json.decode(write_replay(played("the_thing")))
            file["names"] = list(NAMES)
            table = (await http.post("/api/replays", file))["table"]
            path = f"/replay/{table}/card.png"
            german, english = await asyncio.gather(
                http.ask("GET", f"{path}?lang=de"), http.ask("GET", f"{path}?lang=en")
            )
            for answer in (german, english):
                assert answer.status_code == 200
                assert answer.headers["content-type"] == "image/png"
                assert size_of(answer.content) == (WIDTH, HEIGHT)
                assert len(answer.content) < 1_000_000
                assert "content-encoding" not in answer.headers, "a picture is packed already"
            assert german.content != english.content
            again = await http.ask("GET", f"{path}?lang=de")
            assert again.content == german.content
            assert (await http.ask("GET", path)).content == english.content
            page = (await http.ask("GET", f"/replay/{table}?lang=de")).text
            assert f"https://games.example{path}?lang=de" in page
            assert 'content="summary_large_image"' in page

    with server(tmp_path) as house:
        asyncio.run(look(house))
        database = house.database.partition("///")[2]
        with sqlite3.connect(database) as rows:
            assert rows.execute("select count(*) from cards").fetchone() == (2,)


def test_a_game_that_goes_on_has_no_card_as_one_that_was_never_played(house: Server) -> None:
    async def look() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            await table.start()
            for path in (f"/replay/{table.table}/card.png", "/replay/nosuchtable/card.png"):
                answer = await http.ask("GET", path)
                assert answer.status_code == 404
                assert answer.json()["text"] == "there is no card at this address"

    asyncio.run(look())
