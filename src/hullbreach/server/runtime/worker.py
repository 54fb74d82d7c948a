"""A worker process: thinks for bots and follows replays, so that the event loop never has to.

It reads requests from standard input and writes answers to standard output: four bytes of length, then JSON. One
request at a time; whoever started it ends it when it takes too long.
"""

from __future__ import annotations

import os
import sys
from typing import Any, BinaryIO, TypeAlias

import msgspec
from msgspec import Raw, Struct

from hullbreach import bots, games
from hullbreach.kernel import Choice, HullbreachError, Save, Session, decode, encode
from hullbreach.server.tables.replays import (
    rehearse_loading,
    session_at,
    timeline_of,
    verdict_on,
)

from .process_limits import limit_memory, limit_seconds

OUT_OF_MEMORY = 3
"""The exit status of a worker whose memory did not suffice."""


class Think(Struct, tag_field="do", tag="think"):
    """Choose an answer for a seat."""

    save: Raw
    seat: int
    bot: str
    seed: str


class Chosen(Struct):
    """A bot's choice, or why there is none."""

    option: Choice | None = None
    error: str = ""


class FollowReplay(Struct, tag_field="do", tag="follow"):
    """Follow a replay: verify it, or (with eyes) show it as they saw it."""

    replay: Raw
    eyes: str | None = None
    table: Raw = Raw(b"null")


class LocateStep(Struct, tag_field="do", tag="locate"):
    """Go to a step of a replay, counted from 1; without a step to its end."""

    replay: Raw
    step: int | None = None


class Followed(Struct):
    """A verdict, a timeline or a save as JSON, or why there is none."""

    result: Raw = Raw(b"null")
    error: str = ""


Request: TypeAlias = Think | FollowReplay | LocateStep


class Envelope(Struct):
    """A request and how many seconds of the processor it may take."""

    seconds: float
    request: Request


def think(request: Think) -> Chosen:
    """Let the bot choose; it sees its chair and nothing else."""
    save = decode(bytes(request.save), Save)
    session: Session[Any] = Session.wake(games.find(save.game), save)
    bot = bots.make(request.bot, save.game, request.seed)
    return Chosen(bot.choose(bots.Chair(session, request.seat)))


def follow_replay(request: FollowReplay) -> Followed:
    """Verify, or build a timeline."""
    replay = bytes(request.replay)
    if request.eyes is None:
        return Followed(Raw(encode(verdict_on(replay))))
    return Followed(Raw(encode(timeline_of(replay, request.eyes, bytes(request.table)))))


def locate_step(request: LocateStep) -> Followed:
    """The game at rest at a step; one that the server is to keep is loaded here first, where it can do no harm."""
    save = session_at(bytes(request.replay), request.step).save()
    if request.step is None:
        rehearse_loading(save)
    return Followed(Raw(save))


def handle(request: Request) -> Chosen | Followed:
    """Do what is asked; what goes wrong is part of the answer."""
    try:
        if isinstance(request, Think):
            return think(request)
        return follow_replay(request) if isinstance(request, FollowReplay) else locate_step(request)
    except MemoryError:
        raise SystemExit(OUT_OF_MEMORY) from None
    except Exception as error:
        said = str(error) if isinstance(error, HullbreachError) else repr(error)
        return Chosen(error=said) if isinstance(request, Think) else Followed(error=said)


def serve_pipe(incoming: BinaryIO, outgoing: BinaryIO) -> None:
    """Answer requests until the pipe is closed."""
    decoder = msgspec.json.Decoder(Envelope)
    while head := incoming.read(4):
        envelope = decoder.decode(incoming.read(int.from_bytes(head, "big")))
        limit_seconds(envelope.seconds)
        data = encode(handle(envelope.request))
        outgoing.write(len(data).to_bytes(4, "big") + data)
        outgoing.flush()


def main() -> None:
    """Serve over the pipes one was started with; whatever a bot prints goes to standard error."""
    outgoing = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    limit_memory(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
    serve_pipe(sys.stdin.buffer, outgoing)


if __name__ == "__main__":
    main()
