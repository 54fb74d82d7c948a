"""Replay files: a header, the answers of every step, and the digest of every boundary."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from .chance import commitment
from .codec import decode, encode
from .errors import BadSave, Refused, ReplayMismatch
from .game import Config, Game, Result, S
from .questions import NATURE, Choice, Seat
from .session import FORMAT, Session, StepRecord


class Replay(Struct):
    """A game as a file."""

    game: str
    version: str
    config: Config
    names: list[str]
    commitment: str
    key: bytes | None
    """The key of all chance; published when the game is over."""
    steps: list[StepRecord]
    result: Result | None = None
    format: int = FORMAT


def record(session: Session[S], key: bytes, names: list[str] | None = None) -> Replay:
    """The replay of a session that was set up with this key."""
    seats = names or [str(seat + 1) for seat in range(session.config.players)]
    return Replay(
        game=session.game.name,
        version=session.game.version,
        config=session.config,
        names=seats,
        commitment=commitment(key),
        key=key,
        steps=session.records,
        result=session.result,
    )


def write(replay: Replay) -> bytes:
    """The replay as bytes."""
    return encode(replay)


def read(data: bytes | str) -> Replay:
    """The replay in these bytes, or BadSave."""
    replay = decode(data, Replay)
    if replay.format != FORMAT:
        raise BadSave(f"the replay has format {replay.format}; this version reads {FORMAT}")
    if replay.key is None:
        raise BadSave("the replay holds no key, so its chance cannot be followed")
    if commitment(replay.key) != replay.commitment:
        raise BadSave("the key is not the one that was promised at the start")
    return replay


def follow(game: Game[S], replay: Replay) -> Iterator[Session[S]]:
    """Play the recorded game again, one answer at a time; stops loudly at the first difference."""
    if replay.game != game.name:
        raise BadSave(f"this is a replay of {replay.game}, not of {game.name}")
    if replay.version != game.version:
        raise BadSave(f"recorded with rules {replay.version}; these are {game.version}")
    assert replay.key is not None
    session = Session.new(game, replay.config, replay.key)
    yield session
    for index, step in enumerate(replay.steps):
        if step.redeal is not None:
            session.redeal(step.redeal)
        _expect(index, "the state", step.digest, session.record_of(index).digest)
        for seat, option in step.answers:
            if seat != NATURE:
                _give(session, index, seat, option)
                yield session
        _expect(index, "the answers", step.answers, session.record_of(index).answers)
    _expect(len(replay.steps), "the result", replay.result, session.result)


def verify(game: Game[S], replay: Replay) -> Session[S]:
    """Follow a replay to its end and return the session there."""
    *_, session = follow(game, replay)
    return session


def position(game: Game[S], replay: Replay, step: int) -> Session[S]:
    """The session at the beginning of a recorded step, counted from 1."""
    for session in follow(game, replay):
        if session.steps >= step:
            return session
    raise BadSave(f"the replay has {len(replay.steps)} steps, there is no step {step}")


def _give(session: Session[S], index: int, seat: Seat, option: Choice) -> None:
    pick = session.asked.get(seat)
    try:
        session.answer(seat, option, 0 if pick is None else pick.number)
    except Refused as refused:
        raise ReplayMismatch(f"step {index + 1}: {refused}") from None


def _expect(index: int, what: str, recorded: object, found: object) -> None:
    if recorded != found:
        raise ReplayMismatch(f"step {index + 1}: {what} was {recorded}, now it is {found}")
