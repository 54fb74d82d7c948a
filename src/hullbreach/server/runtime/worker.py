"""A worker process: thinks for bots and follows replays, so that the event loop never has to.

It reads requests from standard input and writes answers to standard output: four bytes of length, then JSON. One
request at a time; whoever started it ends it when it takes too long.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from typing import Any, BinaryIO, TypeAlias

import msgspec
from msgspec import Raw, Struct

from hullbreach import bots, games
from hullbreach.bots import advice
from hullbreach.bots.passes import replied, spoken_at
from hullbreach.kernel import (
    Act,
    Choice,
    Event,
    Fate,
    HullbreachError,
    Save,
    Session,
    Spoken,
    Transcript,
    Window,
    decode,
    encode,
)
from hullbreach.kernel.run import offers
from hullbreach.server.cards.result_card import drawn
from hullbreach.server.tables.bot_names import parse_bot
from hullbreach.server.tables.public_moment import public_moment
from hullbreach.server.tables.replays import (
    deal_again,
    epilogue_in,
    rehearse_loading,
    session_at,
    timeline_of,
    verdict_on,
)

from .analyst_at_work import Analyse, Analysed, look_further
from .process_limits import limit_memory, limit_seconds, step_back

MOST_AHEAD = 10
"""How many answers a bot chooses in a row."""
NEXT_SHARE = 0.6
"""Which part of the time that is left goes to the next answer."""
OUT_OF_MEMORY = 3
"""The exit status of a worker whose memory did not suffice."""


class TalkHeard(Struct):
    """The talk of a table, for bots that listen."""

    lines: list[Spoken]
    fates: list[Fate]
    people: list[int]
    temper: str
    """What the tempers of its bots are found from."""


class Think(Struct, tag_field="do", tag="think"):
    """Choose an answer for a seat."""

    save: Raw
    seat: int
    bot: str
    seed: str
    seconds: float | None = None
    """How long it may think in all; None leaves that to the bot."""
    heard: TalkHeard | None = None
    """What was said at the table, where bots listen."""


class Speak(Struct, tag_field="do", tag="speak"):
    """Let the bots of a table speak at a window, or (without one) answer what they were asked."""

    save: Raw
    bots: dict[int, str]
    heard: TalkHeard
    window: Window | None
    seed: str


class SaidByBots(Struct):
    """What the bots of a table say, with seat and line answered."""

    lines: list[tuple[int, Act, int | None]] = []
    error: str = ""


class Chosen(Struct):
    """A bot's choices: to the question it is asked, and to those that follow before anybody else sees a change."""

    options: list[Choice] = []
    error: str = ""


class FollowReplay(Struct, tag_field="do", tag="follow"):
    """Follow a replay: verify it, or (with eyes) show it as they saw it."""

    replay: Raw
    eyes: str | None = None
    table: Raw = Raw(b"null")


class TellEpilogue(Struct, tag_field="do", tag="epilogue"):
    """Tell the end of a finished game."""

    replay: Raw


class DrawCard(Struct, tag_field="do", tag="card"):
    """Draw the result card of a finished game."""

    replay: Raw
    names: tuple[str, ...]
    created: int
    language: str
    analysis: Raw = Raw(b"null")
    """What its analysis found out, if it has been analysed."""


class LocateStep(Struct, tag_field="do", tag="locate"):
    """Go to a step of a replay, counted from 1; without a step to its end."""

    replay: Raw
    step: int | None = None
    deal: bytes | None = None
    """The key with which hidden things are dealt anew there."""
    public: bool = False
    """Whether what single seats had seen is among them."""


class Followed(Struct):
    """A verdict, a timeline or a save as JSON, or why there is none."""

    result: Raw = Raw(b"null")
    error: str = ""


class Advise(Struct, tag_field="do", tag="advise"):
    """Say what a good player would do on a seat."""

    save: Raw
    seat: int
    seconds: float


class Deal(Struct, tag_field="do", tag="deal"):
    """Deal a world that a seat could believe in: what a bot of another package is given instead of the truth."""

    save: Raw
    seat: int
    seed: str


class WarmUp(Struct, tag_field="do", tag="warm_up"):
    """Get ready."""


Request: TypeAlias = (
    Think
    | Speak
    | Deal
    | Advise
    | Analyse
    | FollowReplay
    | TellEpilogue
    | DrawCard
    | LocateStep
    | WarmUp
)


class Envelope(Struct):
    """A request and how many seconds of the processor it may take."""

    seconds: float
    request: Request


def think(request: Think) -> Chosen:
    """Let the bot choose; it sees its chair and nothing else.

    It goes on with the questions that follow as long as the public sees nothing of its answers: they are all due at the
    same moment.
    """
    save = decode(bytes(request.save), Save)
    session: Session[Any] = Session.wake(games.find(save.game), save)
    before = public_moment(session)
    end = None if request.seconds is None else time.monotonic() + request.seconds
    found = Chosen()
    while len(found.options) < MOST_AHEAD:
        left = None if end is None else (end - time.monotonic()) * NEXT_SHARE
        try:
            option, events = _choose_one(session, request, save.game, left)
        except (HullbreachError, LookupError, ValueError, TypeError) as error:
            found.error = f"{type(error).__name__}: {error}"
            break
        found.options.append(option)
        told = any(event.for_seat(None) is not None for event in events)
        if told or request.seat not in session.asked or public_moment(session) != before:
            break
    return found


def _choose_one(
    session: Session[Any], request: Think, game: str, seconds: float | None
) -> tuple[Choice, list[Event]]:
    """A bot's choice, and what comes of it in this copy of the table."""
    name = parse_bot(request.bot).within(seconds)
    pick = session.asked[request.seat]
    seat, heard = request.seat, request.heard
    if heard is None:
        option = bots.make(name, game, request.seed).choose(bots.Chair(session, seat))
    else:
        bot = bots.talking(name, game, request.seed, f"{heard.temper}/{seat}")
        option = bot.choose(bots.Chair(session, seat, _ears(heard, seat)))
    if not offers(pick, option):
        raise ValueError(f"chose {option!r}, which is not offered")
    return option, session.answer(request.seat, option, pick.number)


def _ears(heard: TalkHeard, seat: int) -> bots.Heard:
    return bots.heard_by(Transcript(heard.lines, heard.fates), seat, frozenset(heard.people))


def speak(request: Speak) -> SaidByBots:
    """One pass of talk: all bots are asked at once and do not hear each other."""
    save = decode(bytes(request.save), Save)
    session: Session[Any] = Session.wake(games.find(save.game), save)
    heard = request.heard
    transcript, people = Transcript(heard.lines, heard.fates), frozenset(heard.people)
    speakers = {
        seat: bots.talking(name, save.game, f"{request.seed}/{seat}", f"{heard.temper}/{seat}")
        for seat, name in request.bots.items()
    }
    if request.window is None:
        found = replied(session, transcript, speakers, people)
    else:
        found = spoken_at(session, transcript, speakers, request.window, people)
    return SaidByBots([(seat, line.act, line.reply) for seat, line in found])


def deal(request: Deal) -> Followed:
    """A world dealt for a seat, at rest, without the steps that led there."""
    save = decode(bytes(request.save), Save)
    session: Session[Any] = Session.wake(games.find(save.game), save)
    world = session.fork(request.seat, request.seed)
    return Followed(Raw(encode(world.rest(records=False))))


def advise(request: Advise) -> Followed:
    """The best options of a seat's question; the same question gets the same advice."""
    save = decode(bytes(request.save), Save)
    session: Session[Any] = Session.wake(games.find(save.game), save)
    seed = f"{request.seat}/{session.asked[request.seat].number}"
    found = advice.advise(bots.Chair(session, request.seat), seed, request.seconds)
    return Followed(Raw(encode(found)))


def warm_up() -> Followed:
    """Load every game and what bots know about it: the first thought is no slower than the others."""
    for name in games.names(everything=True):
        games.find(name)
        with contextlib.suppress(HullbreachError):  # a guest may bring no evaluation
            bots.make("greedy", name, 0)
    return Followed()


def follow_replay(request: FollowReplay) -> Followed:
    """Verify, or build a timeline."""
    replay = bytes(request.replay)
    if request.eyes is None:
        return Followed(Raw(encode(verdict_on(replay))))
    return Followed(Raw(encode(timeline_of(replay, request.eyes, bytes(request.table)))))


def draw_card(request: DrawCard) -> Followed:
    """The card as a picture."""
    picture = drawn(
        bytes(request.replay),
        request.names,
        request.created,
        request.language,
        None if request.analysis == Raw(b"null") else bytes(request.analysis),
    )
    return Followed(Raw(encode(picture)))


def locate_step(request: LocateStep) -> Followed:
    """The game at rest at a step; one that the server is to keep is loaded here first, where it can do no harm."""
    session = session_at(bytes(request.replay), request.step)
    if request.deal is not None and not session.over:
        deal_again(session, request.deal, request.public)
    save = session.save()
    if request.step is None:
        rehearse_loading(save)
    return Followed(Raw(save))


def handle(request: Request) -> Chosen | Followed | SaidByBots | Analysed:
    """Do what is asked; what goes wrong is part of the answer."""
    try:
        if isinstance(request, Think):
            return think(request)
        if isinstance(request, WarmUp):
            return warm_up()
        if isinstance(request, Speak):
            return speak(request)
        if isinstance(request, Deal):
            return deal(request)
        if isinstance(request, Advise):
            return advise(request)
        if isinstance(request, Analyse):
            return look_further(request)
        if isinstance(request, TellEpilogue):
            return Followed(Raw(encode(epilogue_in(bytes(request.replay)))))
        if isinstance(request, DrawCard):
            return draw_card(request)
        return follow_replay(request) if isinstance(request, FollowReplay) else locate_step(request)
    except MemoryError:
        raise SystemExit(OUT_OF_MEMORY) from None
    except Exception as error:
        said = str(error) if isinstance(error, HullbreachError) else repr(error)
        if isinstance(request, Speak):
            return SaidByBots(error=said)
        if isinstance(request, Analyse):
            return Analysed(error=said)
        return Chosen(error=said) if isinstance(request, Think) else Followed(error=said)


def answer(envelope: Envelope) -> bytes:
    """What is answered to a request, within the time it may take."""
    limit_seconds(envelope.seconds)
    return encode(handle(envelope.request))


def read_request(incoming: BinaryIO) -> bytes | None:
    """The next request; None if the pipe is closed."""
    head = incoming.read(4)
    return incoming.read(int.from_bytes(head, "big")) if head else None


def serve_pipe(incoming: BinaryIO, outgoing: BinaryIO) -> None:
    """Answer requests until the pipe is closed."""
    decoder = msgspec.json.Decoder(Envelope)
    while (request := read_request(incoming)) is not None:
        data = answer(decoder.decode(request))
        outgoing.write(len(data).to_bytes(4, "big") + data)
        outgoing.flush()


def serve_over_pipes() -> None:
    """Serve over the pipes one was started with; whatever a bot prints goes to standard error."""
    outgoing = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    megabytes, niceness = (*map(int, sys.argv[1:3]), 0, 0)[:2]
    limit_memory(megabytes)
    step_back(niceness)
    serve_pipe(sys.stdin.buffer, outgoing)


if __name__ == "__main__":
    serve_over_pipes()
