"""Replay files: a header, the answers of every step, and the digest of every boundary."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Raw, Struct

from .chance import commitment
from .codec import decode, encode
from .errors import BadSave, Refused, ReplayMismatch
from .game import Config, Game, Result, S
from .history import StepRecord
from .questions import NATURE, Choice, Seat
from .session import FORMAT, Save, Session
from .talk import Spoken, Transcript, check_lines


class ReplayBase(Struct):
    """Where the rules changed in the middle of a game: only what came afterwards can be played again."""

    step: int
    """How many steps were finished with the older rules."""
    version: str
    """The rules they were played with."""
    state: Raw
    """The state at the boundary from which the game went on."""


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
    base: ReplayBase | None = None
    """The last change of the rules, if they changed while the game was played."""
    talk: list[Spoken] = []
    """What was said at the table beside the rules."""


def record(
    session: Session[S],
    key: bytes,
    names: list[str] | None = None,
    base: ReplayBase | None = None,
    talk: Sequence[Spoken] = (),
) -> Replay:
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
        base=base,
        talk=list(talk),
    )


def write_replay(replay: Replay) -> bytes:
    """The replay as bytes."""
    return encode(replay)


def read_replay(data: bytes | str) -> Replay:
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
    session, first = _start(game, replay)
    yield session
    for index, step in enumerate(replay.steps[first:], first):
        if step.redeal is not None and session.record_of(index).digest != step.digest:
            session.redeal(step.redeal, step.public)
        _expect(index, "the state", step.digest, session.record_of(index).digest)
        for seat, option in step.answers:
            if seat != NATURE:
                _give(session, index, seat, option)
                yield session
        _expect(index, "the answers", step.answers, session.record_of(index).answers)
    _expect(len(replay.steps), "the result", replay.result, session.result)


def _start(game: Game[S], replay: Replay) -> tuple[Session[S], int]:
    """The session to begin with and the number of steps it has behind it: none, unless the rules have changed."""
    base = replay.base
    if base is None:
        assert replay.key is not None
        return Session.new(game, replay.config, replay.key), 0
    if not 0 <= base.step < len(replay.steps):
        raise BadSave(f"the replay has no step {base.step + 1} to begin with")
    before = replay.steps[: base.step]
    save = Save(
        game=game.name,
        version=game.version,
        config=replay.config,
        state=base.state,
        answers=[],
        pending={},
        numbers={},
        floor=0,
        records=before,
        redeal=replay.steps[base.step].redeal,
        public=replay.steps[base.step].public,
    )
    return Session.wake(game, save), base.step


def verify(game: Game[S], replay: Replay) -> Session[S]:
    """Follow a replay to its end, hear whether all that was said could be said, and return the session there."""
    *_, (session, _) = listen(game, replay)
    return session


def listen(game: Game[S], replay: Replay) -> Iterator[tuple[Session[S], Transcript]]:
    """Follow a replay with its talk: the session after every answer, and what has been said up to there."""
    said, transcript = 0, Transcript()
    for session in follow(game, replay):
        at = (session.steps, len(session.answers))
        if not said:  # what was said under older rules is taken as it stands
            said = sum(line.at < at for line in replay.talk)
            transcript.lines += replay.talk[:said]
        transcript.note(session)
        now = [line for line in replay.talk[said:] if line.at == at]
        check_lines(session, now, transcript)
        said += len(now)
        yield session, transcript
    if said < len(replay.talk):
        raise BadSave(f"line {said + 1} of the talk stands nowhere in the game")


def position(game: Game[S], replay: Replay, step: int) -> Session[S]:
    """The session at the beginning of a recorded step, counted from 1."""
    if replay.base is not None and step <= replay.base.step:
        raise BadSave(f"the rules have changed since step {step}; it cannot be played again")
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
