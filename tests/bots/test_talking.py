"""Bots that talk: the laws of speaking, what listening changes, and the mask."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hullbreach import bots, games
from hullbreach.bots import Chair, Heard, Speaks, UnknownBot, heard_by
from hullbreach.bots.beliefs.the_thing import odds
from hullbreach.bots.heard import hearing
from hullbreach.bots.listening import HearingChair, disbelief, rates, weakened
from hullbreach.bots.passes import converse, spoken_at, window_of
from hullbreach.bots.speaking.mask import covers
from hullbreach.kernel import Act, Session, Spoken, Transcript, Window
from hullbreach.testing.laws import choose, numbers

GAMES = ("the_thing", "panic_station")


def table_of(game: str, seed: int = 2) -> Session[Any]:
    found = games.find(game)
    return Session.new(found, found.configure(players=5), seed)


def speakers(game: str) -> dict[int, Any]:
    return {seat: bots.talking("greedy", game, f"t/{seat}") for seat in range(5)}


def windows(game: str, most: int, seed: int = 2) -> Iterator[tuple[Session[Any], Window]]:
    """The first windows of a random game."""
    session, source, found = table_of(game, seed), numbers(seed), 0
    while not session.over and found < most:
        window = window_of(session)
        if window is not None:
            found += 1
            yield session, window
        session.answer(*choose(session, source))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seat_with_the_same_eyes_and_ears_says_the_same(game: str) -> None:
    """L-3: what a bot says hangs on what its seat knows and has heard, and on its seed."""
    said = 0
    for session, window in windows(game, 6):
        for seat in window.seats:
            bot = bots.talking("greedy", game, f"t/{seat}")
            assert isinstance(bot, Speaks)
            here = bot.speak(Chair(session, seat), window)
            there = bot.speak(Chair(session.fork(seat, 1), seat), window)
            assert here == there
            said += len(here)
    assert said


@pytest.mark.parametrize("game", GAMES)
def test_a_bots_line_is_sayable_and_no_more_than_the_window_gives(game: str) -> None:
    """L-8: and none comes while secret answers are open."""
    for session, window in windows(game, 8):
        assert not session.pending
        lines = spoken_at(session, Transcript(), speakers(game), window)
        for seat in window.seats:
            assert sum(who == seat for who, _ in lines) <= window.lines
        transcript = Transcript()
        for seat, line in lines:
            transcript.say(session, seat, line.act, line.reply)


@pytest.mark.parametrize("game", GAMES)
def test_under_its_mask_a_foe_is_no_foe(game: str) -> None:
    """L-9: so that whatever it says of being human is true there."""
    language = games.find(game).talk
    assert language is not None
    for session, _ in windows(game, 5):
        foes = [seat for seat in range(5) if language.foe(session.state, seat)]
        for seat in foes:
            for cover in covers(session.fork(seat, 3), seat, 5, 2):
                assert not language.foe(cover.state, seat)
                assert language.truth(cover.state, Act("human"), seat) is True


@pytest.mark.parametrize("game", GAMES)
def test_a_question_to_a_bot_is_answered(game: str) -> None:
    session = table_of(game)
    transcript = Transcript()
    transcript.say(session, 0, Act("ask_human", (3,)))
    others = {seat: bot for seat, bot in speakers(game).items() if seat}
    said = converse(session, transcript, others, frozenset({0}))
    assert [(line.seat, line.act.verb) for line in said if line.reply == 0] == [(3, "yes")]


def test_suspicion_weighs_and_a_liar_is_believed_less() -> None:
    session = table_of("the_thing")
    line = Spoken(0, 1, Act("suspect", (2,)), (1, 0), (1, 0))
    quiet = odds(session.state, 0)
    with hearing(Heard((line,))):
        heard = odds(session.state, 0)
    assert heard[2] > quiet[2]
    doubted = Heard((line, line, line), {0: False})
    with hearing(doubted):
        assert odds(session.state, 0)[2] <= heard[2] + 0.2
    assert disbelief(doubted, 1) > disbelief(Heard((line,)), 1)
    person = Heard((line,), {}, frozenset({1}))
    assert disbelief(person, 1) == 0.5


def test_who_is_not_believed_at_all_tells_nothing() -> None:
    assert len(set(weakened(rates("the_thing")["suspect"], 1.0))) == 1


def test_ones_own_words_tell_one_nothing() -> None:
    session = table_of("the_thing")
    line = Spoken(0, 0, Act("suspect", (2,)), (1, 0), (1, 0))
    with hearing(Heard((line,))):
        heard = odds(session.state, 0)
    assert heard == odds(session.state, 0)


def test_a_claim_of_gas_makes_worlds_with_gas_likelier() -> None:
    session = table_of("panic_station")
    line = Transcript().say(session, 1, Act("gas", (1,)))
    chair = HearingChair(session, 0, Heard((line,)))
    language = games.find("panic_station").talk
    assert language is not None

    def share(seat: Chair) -> float:
        worlds = [seat.fork(i).state for i in range(60)]
        return sum(bool(language.truth(w, line.act, 1)) for w in worlds) / len(worlds)

    assert share(chair) > share(Chair(session, 0))


def test_an_honest_promise_is_kept() -> None:
    session = table_of("the_thing")
    while window_of(session) is None:
        session.answer(*choose(session, numbers(1)))
    transcript = Transcript()
    mover = next(iter(session.asked))
    language = games.find("the_thing").talk
    assert language is not None
    transcript.say(session, mover, Act("go", ("kitchen",)))
    bot = bots.talking("greedy", "the_thing", 4)
    chosen = bot.choose(Chair(session, mover, heard_by(transcript, mover)))
    if not language.foe(session.state, mover):
        assert chosen == ("go", "kitchen")


def test_styles_are_known_by_name() -> None:
    with pytest.raises(UnknownBot, match="mute"):
        bots.talking("greedy+shy", "the_thing", 1)
    mute = bots.talking("greedy+mute", "the_thing", 1)
    session = table_of("the_thing")
    while (window := window_of(session)) is None:
        session.answer(*choose(session, numbers(1)))
    assert isinstance(mute, Speaks)
    assert mute.speak(Chair(session, window.seats[0]), window) == []
