"""Playing games for laws to look at: whoever draws the numbers answers, and what a session is compared by.

`walk` plays a game to its end, answered from a stream of numbers (a generator, or Hypothesis, which shrinks a failing
game to a few moves), and lets the laws look on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

from msgspec.structs import replace

from hullbreach.kernel import (
    Chance,
    Choice,
    Config,
    Described,
    Event,
    Game,
    Result,
    Seat,
    Session,
    encode,
    key_of,
)

Law: TypeAlias = Callable[[Session[Any]], None]
"""Raises AssertionError when a session breaks it."""
Numbers: TypeAlias = Iterator[int]


def numbers(seed: int | str) -> Numbers:
    """An endless stream of numbers to answer with."""
    chance = Chance(key_of(seed))
    while True:
        yield chance.below(1 << 32)


def endless(drawn: Iterable[int]) -> Numbers:
    """These numbers, and then the default of every question."""
    yield from drawn
    while True:
        yield -1


def choose(session: Session[Any], source: Numbers) -> tuple[Seat, Choice, int]:
    """An answer found from the next number: any seat that is asked, any of its options."""
    number = next(source)
    seats = list(session.asked)
    seat = seats[number % len(seats)] if number >= 0 else seats[0]
    pick = session.asked[seat]
    if number < 0:
        assert pick.default is not None
        return seat, pick.default, pick.number
    return seat, pick.options[number // len(seats) % len(pick.options)], pick.number


def walk(
    game: Game[Any],
    config: Config,
    seed: int,
    source: Numbers,
    laws: Iterable[Law] = (),
    every: int = 1,
) -> Session[Any]:
    """Play a game to its end and let the laws look at every n-th moment of it, and at the end."""
    laws = tuple(laws)
    session = Session.new(game, config, seed)
    for count in range(game.bound):
        if session.over:
            break
        if (count + seed) % every == 0:
            for law in laws:
                law(session)
        session.answer(*choose(session, source))
    assert session.over, f"{game.name} {config}: no end after {game.bound} answers"
    for law in laws:
        law(session)
    return session


def play_random(game: Game[Any], config: Config, seed: int, laws: Iterable[Law] = ()) -> Result:
    """A random game and how it ended."""
    session = walk(game, config, seed, numbers(seed), laws, every=1_000_000)
    assert session.result is not None
    return session.result


def seats_of(session: Session[Any]) -> range:
    """All seats of the table."""
    return range(session.config.players)


def forks_of(session: Session[Any], count: int) -> Iterator[tuple[Seat, int]]:
    """Which seats to fork for, and with which seeds: a few at every moment, other ones the next time."""
    if session.over:
        return
    for i in range(count):
        yield (session.steps + i) % session.config.players, session.steps * 7 + i


def seen(session: Session[Any], seat: Seat | None, numbered: bool = True) -> bytes:
    """Everything a seat receives, as bytes to compare worlds by.

    Without what it may take back: a world that was dealt anew has no past to go back to.
    """
    shown = session.seat_view(seat)
    shown.may_undo = False
    if not numbered and shown.asked is not None:
        shown.asked = replace(shown.asked, number=0, default=None, secret=False, group=None)
    return encode(shown)


def open_options(options: list[Described]) -> list[Choice]:
    return [each.option for each in options if not each.closed]


def truth_of(session: Session[Any]) -> tuple[bytes, list[tuple[Seat, str, list[Choice]]]]:
    asked = [(seat, pick.prompt, list(pick.options)) for seat, pick in session.asked.items()]
    return encode(session.state), asked


def whole_of(session: Session[Any]) -> tuple[Any, ...]:
    return session.digest(), truth_of(session), [pick.number for pick in session.asked.values()]


def told_to(events: list[Event], seat: Seat) -> list[Event | None]:
    return [told for event in events if (told := event.for_seat(seat)) is not None]
