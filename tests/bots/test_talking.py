"""Bots that talk: what listening changes, what is answered, and which word is kept."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach import bots, games
from hullbreach.bots import Chair, Explains, Heard, Speaks, UnknownBot, heard_by
from hullbreach.bots.beliefs.the_thing import odds
from hullbreach.bots.heard import hearing
from hullbreach.bots.listening import HearingChair, disbelief, rates, weakened
from hullbreach.bots.passes import converse, window_of
from hullbreach.kernel import Act, Session, Spoken, Transcript
from hullbreach.testing.laws import choose, numbers

GAMES = ("the_thing", "panic_station")


def table_of(game: str, seed: int = 2) -> Session[Any]:
    found = games.find(game)
    return Session.new(found, found.configure(players=5), seed)


def speakers(game: str) -> dict[int, Any]:
    return {seat: bots.talking("greedy", game, f"t/{seat}") for seat in range(5)}


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
    assert not language.foe(session.state, mover)
    assert chosen == ("go", "kitchen")
    assert isinstance(bot, Explains)
    assert (bot.reason.key, bot.reason.line) == ("why.word", 0)


def test_styles_are_known_by_name() -> None:
    with pytest.raises(UnknownBot, match="mute"):
        bots.talking("greedy+shy", "the_thing", 1)
    mute = bots.talking("greedy+mute", "the_thing", 1)
    session = table_of("the_thing")
    while (window := window_of(session)) is None:
        session.answer(*choose(session, numbers(1)))
    assert isinstance(mute, Speaks)
    assert mute.speak(Chair(session, window.seats[0]), window) == []
