"""`hullbreach replay`: look at a recorded game, check it, go on from one of its steps."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.text import Text

from hullbreach import bots, games
from hullbreach.kernel import (
    NATURE,
    Event,
    Game,
    Replay,
    ReplayMismatch,
    Seat,
    Session,
    Spoken,
    Transcript,
    listen,
    position,
    read_replay,
    verify,
)
from hullbreach.words import Words

from . import epilogue, files
from .common import (
    FAILED,
    OK,
    UsageError,
    add_json,
    add_language,
    add_seed,
    console,
    positive,
    print_json,
    read_file,
    title,
)

TRUTH, PUBLIC = "truth", "public"


def add(commands: Any) -> None:
    """Tell the command line about this command."""
    parser = commands.add_parser("replay", help="show a recorded game, check it, go on from it")
    actions = parser.add_subparsers(metavar="show|verify|fork", dest="action", required=True)
    show_ = actions.add_parser("show", help="the story of the game")
    show_.add_argument(
        "--seat",
        default=TRUTH,
        metavar="N|public|truth",
        help="as a seat saw it, as everybody did, or all that happened (default)",
    )
    show_.set_defaults(run=show)
    verify_ = actions.add_parser("verify", help="play it again and compare every step")
    verify_.set_defaults(run=check)
    fork_ = actions.add_parser("fork", help="make a table that goes on from a step")
    fork_.add_argument("--step", type=positive, required=True, help="counted from 1")
    fork_.add_argument("--output", type=Path, required=True, metavar="FILE")
    fork_.set_defaults(run=fork)
    for action in (show_, verify_, fork_):
        action.add_argument("file", type=Path, metavar="FILE")
        add_language(action)
        add_seed(action)
        add_json(action)


def opened(arguments: argparse.Namespace) -> tuple[Game[Any], Replay, Words]:
    """The replay in the file, its game, and words that call the seats by their names."""
    replay = read_replay(read_file(arguments.file))
    game = games.find(replay.game)
    return game, replay, Words(game.package, arguments.lang, replay.names)


def older(replay: Replay) -> int:
    """How many steps were played with older rules, so that they cannot be played again."""
    return 0 if replay.base is None else replay.base.step


def answers(replay: Replay) -> int:
    """How often somebody answered, as far as the replay can be followed."""
    steps = replay.steps[older(replay) :]
    return sum(seat != NATURE for step in steps for seat, _ in step.answers)


def show(arguments: argparse.Namespace) -> int:
    """Tell the story."""
    game, replay, words = opened(arguments)
    seat = seat_of(arguments.seat, replay)
    lines, heard = [], 0
    try:
        for session, said in listen(game, replay):
            texts = [*story(session, seat, words), *spoken(session, said, seat, words, heard)]
            lines += [{"step": session.steps, "text": text} for text in texts]
            heard = len(said.lines)
    except ReplayMismatch as error:
        return _mismatch(arguments, words, error)
    if arguments.json:
        found = {"ok": True, "game": game.name, "mode": replay.config.mode, "players": replay.names}
        print_json({**found, "answers": answers(replay), "result": replay.result, "story": lines})
        return OK
    _show(game, replay, lines, words)
    return OK


def seat_of(given: str, replay: Replay) -> Seat | str:
    """Whose eyes to see with."""
    if given in (TRUTH, PUBLIC):
        return given
    if given.isdecimal() and 1 <= int(given) <= replay.config.players:
        return int(given) - 1
    raise UsageError(f"there is no seat {given}; there are 1 to {replay.config.players}")


def story(session: Session[Any], seat: Seat | str, words: Words) -> list[str]:
    """What the last answer brought, as far as these eyes saw it."""
    eyes = seat if isinstance(seat, int) else None
    words = words.read_by(eyes)
    if seat == TRUTH:
        return [_whispered(event, words) for event in session.events]
    told = [event for event in (e.for_seat(eyes) for e in session.events) if event is not None]
    return [words.event(event.key, event.facts) for event in told]


def _whispered(event: Event, words: Words) -> str:
    """An event, and who alone was told of it."""
    text = words.event(event.key, event.facts)
    if event.to is None:
        return text
    names = words.listing([words.seat(seat) for seat in event.to])
    return words.say("replay-only", names=names, text=text)


def spoken(
    session: Session[Any], transcript: Transcript, seat: Seat | str, words: Words, before: int
) -> list[str]:
    """The lines from this number on, as far as these eyes heard them; whoever sees everything learns what was true."""
    language = session.game.talk
    if language is None:
        return []
    told = []
    reader = seat if isinstance(seat, int) else None
    heard = transcript.lines if seat == TRUTH else transcript.heard(reader)
    for line in [line for line in heard if line.n >= before]:
        text = words(language.told(transcript.lines, line), **language.facts(line.act))
        said = words("event.table.said", name=words.seat(line.seat), line=text)
        told.append(said + (_judged(session, transcript, line, words) if seat == TRUTH else ""))
    return told


def _judged(session: Session[Any], transcript: Transcript, line: Spoken, words: Words) -> str:
    """Whether a claim was true, or a view right; promises show themselves later."""
    language = session.game.talk
    assert language is not None
    meant = transcript.meaning(language, line)
    true = None if meant is None else language.fact(session.state, meant.act, meant.seat)
    return "" if true is None else " " + words.say("replay-true" if true else "replay-false")


def _show(game: Game[Any], replay: Replay, lines: list[dict[str, Any]], words: Words) -> None:
    screen = console()
    mode = words(f"mode.{replay.config.mode}")
    head = words.say("replay-title", game=title(game, words), mode=mode, answers=answers(replay))
    screen.print(Text(head, style="bold"))
    _say_older(replay, words)
    for line in lines:
        screen.print(Text.assemble((f"{line['step']:>4} ", "dim"), line["text"]))
    if replay.result is None:
        screen.print(words.say("replay-unfinished"))
        return
    if epilogue.tell(screen, game, replay, words, None):
        return
    screen.print(Text(words(f"ending.{replay.result.ending}"), style="bold"))
    names = words.listing([words.seat(seat) for seat in replay.result.winners])
    screen.print(words.say("table-winners", count=len(replay.result.winners), names=names))


def check(arguments: argparse.Namespace) -> int:
    """Play the recording again and compare."""
    game, replay, words = opened(arguments)
    try:
        verify(game, replay)
    except ReplayMismatch as error:
        return _mismatch(arguments, words, error)
    if arguments.json:
        counts = {"answers": answers(replay), "steps": len(replay.steps), "older": older(replay)}
        print_json({"ok": True, "game": game.name, **counts, "result": replay.result})
    else:
        console().print(words.say("replay-ok", answers=answers(replay)))
        _say_older(replay, words)
    return OK


def _say_older(replay: Replay, words: Words) -> None:
    if older(replay):
        console().print(words.say("replay-older", steps=older(replay)))


def _mismatch(arguments: argparse.Namespace, words: Words, error: ReplayMismatch) -> int:
    if arguments.json:
        print_json({"ok": False, "why": str(error)})
    else:
        console().print(words.say("replay-bad", why=str(error)))
    return FAILED


def fork(arguments: argparse.Namespace) -> int:
    """Write a table file that begins at a recorded step."""
    game, replay, words = opened(arguments)
    session = position(game, replay, arguments.step)
    assert replay.key is not None
    players = ["human"] + [bots.company(game.name)] * (replay.config.players - 1)
    files.save(arguments.output, session, players, replay.key)
    if arguments.json:
        found = {"ok": True, "game": game.name, "step": arguments.step}
        print_json({**found, "file": str(arguments.output)})
    else:
        file = str(arguments.output)
        console().print(words.say("replay-forked", step=arguments.step, file=file))
    return OK
