"""The laws of bots that talk, and for each of them something broken that it catches."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from hullbreach import bots, games
from hullbreach.bots import Bot, Chair
from hullbreach.bots.heard import Line
from hullbreach.bots.passes import window_of
from hullbreach.bots.speaking.mask import covers
from hullbreach.games.the_thing import talk as the_thing_talk
from hullbreach.games.the_thing.components import ACTION_BACK, ACTIONS
from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Act, Chip, Choice, Game, Seat, Session, Slot, Verb, Window
from hullbreach.kernel.talk import public
from hullbreach.testing.laws import choose, numbers
from hullbreach.testing.talk_laws import nothing_hidden_is_said

from . import speaking_laws as laws

GAMES = ("the_thing", "panic_station", "nemesis")


def windows(game: str, most: int, seed: int = 2) -> Iterator[tuple[Session[Any], Window]]:
    """The first windows of a random game."""
    session, source, found = _table(games.find(game), seed), numbers(seed), 0
    while not session.over and found < most:
        window = window_of(session)
        if window is not None:
            found += 1
            yield session, window
        session.answer(*choose(session, source))


def _table(game: Game[Any], seed: int = 2) -> Session[Any]:
    return Session.new(game, game.configure(players=5), seed)


def talkers(game: str) -> Callable[[Seat], Bot]:
    return lambda seat: bots.talking("greedy", game, f"t/{seat}")


def masks(session: Session[Any], seat: Seat) -> Sequence[Session[Any]]:
    return covers(session.fork(seat, 3), seat, 5, 2)


# -- the laws --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_same_eyes_say_and_do_the_same(game: str) -> None:
    said = sum(laws.same_eyes_say_the_same(*each, talkers(game)) for each in windows(game, 8))
    assert said


@pytest.mark.parametrize("game", GAMES)
def test_a_bots_lines_fit_their_window(game: str) -> None:
    for session, window in windows(game, 8):
        laws.lines_fit_their_window(session, window, talkers(game))


@pytest.mark.parametrize("game", GAMES)
def test_no_window_opens_while_secret_answers_are_open(game: str) -> None:
    session, source, secret = _table(games.find(game)), numbers(2), 0
    for _ in range(300):
        if session.over:
            break
        laws.no_window_over_secrets(session, window_of)
        secret += bool(session.pending)
        session.answer(*choose(session, source))
    assert secret


@pytest.mark.parametrize("game", GAMES)
def test_masks_are_true(game: str) -> None:
    language = games.find(game).talk
    assert language is not None
    seen = 0
    for session, _ in (each for seed in range(2, 8) for each in windows(game, 40, seed)):
        foes = [x for x in range(5) if language.foe(session.state, x)]
        for seat in [x for x in foes if not language.open(session.state, x)]:
            seen += laws.masks_are_true(session, seat, masks)
        if seen > 6:
            return
    assert seen


# -- broken bots, masks and languages ----------------------------------------------------------------------------------


class Speaking:
    """Chooses what comes first and says what its class says."""

    def choose(self, chair: Chair) -> Choice:
        return chair.question.options[0]

    def reply(self, _chair: Chair) -> list[Line]:
        return []


class Peeking(Speaking):
    """Says what is true of somebody else, which it cannot know."""

    def speak(self, chair: Chair, _window: Window) -> list[Line]:
        truth: Base = chair._session.state
        aliens = [x for x in truth.present() if x != chair.seat and truth.figures[x].alien]
        return [Line(Act("suspect", (x,))) for x in aliens[:1]]


class Clairvoyant(Speaking):
    """Says nothing, and chooses by what it cannot know."""

    def choose(self, chair: Chair) -> Choice:
        truth: Base = chair._session.state
        options = chair.question.options
        return options[hash(tuple(f.alien for f in truth.figures)) % len(options)]

    def speak(self, _chair: Chair, _window: Window) -> list[Line]:
        return []


class Chattering(Speaking):
    """Says three things where one is wanted."""

    def speak(self, chair: Chair, _window: Window) -> list[Line]:
        others = [x for x in range(chair.players) if x != chair.seat]
        return [Line(Act("trust", (x,))) for x in others[:3]]


class Mumbling(Speaking):
    """Says something about itself that makes no sense."""

    def speak(self, chair: Chair, _window: Window) -> list[Line]:
        return [Line(Act("suspect", (chair.seat,)))]


def always_open(session: Session[Any]) -> Window | None:
    """Opens windows whenever the language would, secret answers or not."""
    language = session.game.talk
    assert language is not None
    found = language.window(session.state, public(session.events))
    return found or Window("always", (0,))


def bare_faced(session: Session[Any], seat: Seat) -> Sequence[Session[Any]]:
    """A mask that is the foe's own face."""
    return [session.fork(seat, 3)]


def telling() -> Game[Base]:
    """A language in which one can tell which action cards one holds."""
    verb = Verb("hold", "claim", (Slot("thing", "card"),))

    def chips(s: Base, seat: Seat) -> list[Chip]:
        return [*the_thing_talk.chips(s, seat), Chip("hold", (("a", "b"),))]

    def truth(s: Base, act: Act, seat: Seat) -> bool | None:
        if act.verb != "hold":
            return the_thing_talk.truth(s, act, seat)
        return any(s.cards.faces[h] == ACTIONS[0] for h in s.figures[seat].hand)

    language = the_thing_talk.TALK
    broken = replace(language, verbs={**language.verbs, "hold": verb}, chips=chips, truth=truth)
    return replace(games.find("the_thing"), talk=broken)


def naming() -> Game[Base]:
    """A language whose words are the names of action cards."""

    def chips(s: Base, seat: Seat) -> list[Chip]:
        return [*the_thing_talk.chips(s, seat), Chip("have", (tuple(ACTIONS),))]

    return replace(games.find("the_thing"), talk=replace(the_thing_talk.TALK, chips=chips))


@pytest.mark.parametrize("bot", [Peeking, Clairvoyant])
def test_who_looks_behind_the_cards_is_caught(bot: type[Bot]) -> None:
    def look() -> None:
        for session, window in windows("the_thing", 20):
            laws.same_eyes_say_the_same(session, window, lambda _: bot())

    with pytest.raises(AssertionError, match="seat"):
        look()


@pytest.mark.parametrize("bot", [Chattering, Mumbling])
def test_who_says_too_much_or_nonsense_is_caught(bot: type[Bot]) -> None:
    session, window = next(windows("the_thing", 1))
    with pytest.raises(AssertionError, match="says"):
        laws.lines_fit_their_window(session, window, lambda _: bot())


def test_a_window_over_secret_answers_is_caught() -> None:
    session, source = _table(games.find("the_thing")), numbers(2)
    while not session.pending:
        session.answer(*choose(session, source))
    with pytest.raises(AssertionError, match="secret"):
        laws.no_window_over_secrets(session, always_open)


def test_a_mask_that_is_no_mask_is_caught() -> None:
    session = _table(games.find("the_thing"))
    seat = next(x for x in range(5) if session.state.figures[x].alien)
    with pytest.raises(AssertionError, match="mask"):
        laws.masks_are_true(session, seat, bare_faced)


@pytest.mark.parametrize("language", [telling, naming])
def test_a_language_that_tells_hands_is_caught(language: Callable[[], Game[Base]]) -> None:
    session, source = _table(language()), numbers(8)

    def look() -> None:
        for _ in range(60):
            nothing_hidden_is_said(session, ACTION_BACK)
            session.answer(*choose(session, source))

    with pytest.raises(AssertionError, match=r"tells|named"):
        look()
