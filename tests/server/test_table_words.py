"""Table words: two languages lead to one table, typing errors are forgiven, and nobody has to say anything ugly."""

from __future__ import annotations

import asyncio
from itertools import combinations
from pathlib import Path

import pytest

from hullbreach.server.tables.table_words import (
    ENDINGS,
    LISTS,
    NUMBERS,
    TableWord,
    draw_word,
    letters,
    meant,
    one_off,
    read_key,
)
from tests.server.client import Http, Refused
from tests.server.process import Server, server


def word(adjective: str, noun: str, number: int) -> TableWord:
    """A word by its English name."""
    adjectives = [english for english, _ in LISTS.adjectives]
    nouns = [english for english, _, _ in LISTS.nouns]
    return TableWord(adjectives.index(adjective), nouns.index(noun), number)


def test_there_are_more_words_than_tables() -> None:
    assert len(LISTS.adjectives) >= 128
    assert len(LISTS.nouns) >= 128


def test_words_have_three_to_seven_letters_and_stand_apart() -> None:
    stems = ["".join(letters(stem)) for _, stem in LISTS.adjectives]
    forms = [[stem + ending for ending in ENDINGS.values()] for stem in stems]
    for a, b in combinations(forms, 2):
        assert not any(x == y or one_off(x, y) for x in a for y in b), (a, b)
    columns = [
        [english for english, _ in LISTS.adjectives],
        [english for english, _, _ in LISTS.nouns],
        ["".join(letters(german)) for _, german, _ in LISTS.nouns],
    ]
    for column in columns:
        for x, y in combinations(column, 2):
            assert x != y, x
            assert not one_off(x, y), (x, y)
    for english, stem in LISTS.adjectives:
        assert 3 <= len(english) <= 7
        assert 2 <= len(stem) <= 7
    for english, german, _ in LISTS.nouns:
        assert 3 <= len(english) <= 7
        assert 3 <= len(german) <= 7


def test_a_word_reads_well_in_both_languages() -> None:
    assert word("red", "fox", 27).texts == {"en": "Red Fox 27", "de": "Roter Fuchs 27"}
    assert word("green", "cat", 5).texts["de"] == "Grüne Katze 5"
    assert word("quiet", "horse", 3).texts["de"] == "Leises Pferd 3"


@pytest.mark.parametrize(
    "typed",
    [
        "red fox 27",
        "RED FOX 27",
        "roter Fuchs 27",
        "  roter   fuchs,27",
        "redfox27",
        "rot fuchs 27",
        "27 red fox",
        "fox red 27",
        "rotter Fuchs 27",
        "roter Fcuhs 27",
        "rd fox 27",
    ],
)
def test_case_spaces_order_and_one_wrong_letter_are_forgiven(typed: str) -> None:
    assert word("red", "fox", 27) in meant(typed)


@pytest.mark.parametrize(
    "typed", ["grüne Katze 5", "gruene Katze 5", "grune Katze 5", "GRÜNE KATZE 5"]
)
def test_umlauts_may_be_typed_as_one_can(typed: str) -> None:
    assert meant(typed) == [word("green", "cat", 5)]


@pytest.mark.parametrize(
    "typed", ["", "red fox", "27", "red 27", "red fox 0", "red fox 100", "rad fix 27", "1 2"]
)
def test_two_wrong_letters_or_half_a_word_mean_nothing(typed: str) -> None:
    assert meant(typed) == []


def test_what_is_typed_rightly_means_one_word_only() -> None:
    for _ in range(200):
        drawn = draw_word()
        assert {tuple(meant(text)) for text in drawn.texts.values()} == {(drawn,)}
        assert read_key(drawn.key) == drawn


def test_nothing_ugly_is_drawn() -> None:
    drawn = [draw_word() for _ in range(3_000)]
    assert {each.number for each in drawn} == set(NUMBERS) - set(LISTS.never_numbers)
    spelt = ["".join(letters(text)) for each in drawn for text in each.texts.values()]
    assert not [text for text in spelt if any(wrong in text for wrong in LISTS.never)]
    near = word("near", "school", 5)  # which spells something over the gap between its words
    assert near not in drawn


def test_both_languages_lead_to_the_table_until_it_is_over(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            made = await http.post("/api/games/specimen/create", {"name": "Ann", "listed": False})
            table, words = made["table"]["table"], made["table"]["word"]
            for typed in (words["en"], words["de"].upper(), words["en"].replace(" ", "")):
                assert (await http.get(f"/api/tables/{typed}"))["table"] == table
            assert (await http.get(f"/api/tables/{table}"))["word"] == words
            await http.post(f"/api/games/specimen/{table}/end", {}, made["token"])
            with pytest.raises(Refused, match="no_word"):
                await http.get(f"/api/tables/{words['en']}")
            assert (await http.get(f"/api/tables/{table}"))["word"] == words
            with pytest.raises(Refused, match="not_found"):
                await http.get(f"/api/tables/{table[::-1]}")  # a link, and no word

    asyncio.run(game())


def test_whoever_guesses_words_has_to_wait(tmp_path: Path) -> None:
    async def game(address: str) -> None:
        async with Http(address) as http:
            codes = set()
            for number in range(1, 60):
                with pytest.raises(Refused) as refused:
                    await http.get(f"/api/tables/velvety quasar {number}")
                codes.add(refused.value.code)
            assert codes == {"no_word", "too_fast"}

    with server(tmp_path) as alone:
        asyncio.run(game(alone.address))
