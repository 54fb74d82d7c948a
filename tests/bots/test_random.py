"""The random bot, and what a bot can see."""

from collections import Counter

import pytest

import hullbreach
from hullbreach import bots
from hullbreach.bots import Chair
from hullbreach.bots.random import RandomBot
from hullbreach.kernel import Pick


def test_it_chooses_every_option_about_equally_often() -> None:
    bot = RandomBot(1)
    question = Pick(0, "which", ["a", "b", "c", "d"], "S-1")
    counts = Counter(bot.pick(question) for _ in range(4000))
    assert set(counts) == {"a", "b", "c", "d"}
    assert min(counts.values()) > 850


def test_the_same_seed_chooses_the_same() -> None:
    question = Pick(0, "which", list(range(100)), "S-1")
    first, second, other = (RandomBot(seed) for seed in (1, 1, 2))
    chosen = [[bot.pick(question) for _ in range(20)] for bot in (first, second, other)]
    assert chosen[0] == chosen[1]
    assert chosen[0] != chosen[2]


def test_it_plays_a_whole_game_from_its_chair() -> None:
    session = hullbreach.new("specimen", players=4, seed=3)
    bot = bots.make("random", "specimen", 3)
    while session.asked:
        seat, question = next(iter(session.asked.items()))
        session.answer(seat, bot.choose(Chair(session, seat)), question.number)
    assert session.result is not None


def test_a_chair_shows_its_seat_only() -> None:
    session = hullbreach.new("specimen", players=3, seed=3)
    chair = Chair(session, 0)
    assert chair.question is session.asked[0]
    assert chair.view() == hullbreach.view(session, 0)
    assert chair.game.name == "specimen"
    assert chair.fork(1).digest() == session.fork(0, 1).digest()
    public = {name for name in dir(chair) if not name.startswith("_")}
    talk = {"heard", "meaning", "sayable", "stamp"}
    assert public == {"fork", "game", "players", "question", "seat", "view"} | talk


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(bots.UnknownBot, match="random"):
        bots.make("wizard", "specimen", 1)
