"""The journal of a simulation: every game is written down as it ends, so that the work can be taken up again.

A file of JSON lines: first the plan, then one game per line. Whoever asks for the same plan again gets the games that
are there, and only the missing ones are played.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from hullbreach.kernel import UNREADABLE, HullbreachError

from .plans import Plan, Played
from .simulate import simulate


class BadJournal(HullbreachError):
    """A file that is no journal, or one of another plan."""


def name_of(todo: Plan) -> str:
    """What the files of a simulation are called: tables with other bots or more seats lie beside one another."""
    bots = "-".join(todo.players).replace(":", "")
    talk = "-talk" if todo.talk else ""
    return f"{todo.game}-{todo.config.mode}-{bots}-{todo.seed}{talk}"


def read(path: Path) -> tuple[Plan, dict[int, Played]]:
    """The plan and the games in a journal; a last line that was cut off is left out."""
    lines = path.read_bytes().split(b"\n")
    try:
        todo = msgspec.json.decode(lines[0], type=Plan)
        games = [msgspec.json.decode(line, type=Played) for line in lines[1:-1]]
    except UNREADABLE as error:
        raise BadJournal(f"{path} is not a journal of games: {error}") from None
    return todo, {game.number: game for game in games}


def resume(
    todo: Plan, number: int, folder: Path, jobs: int = 1, engine: str = "local"
) -> Iterator[Played]:
    """The games of a plan in order: those in the journal, and the missing ones as they are played."""
    path = folder / f"{name_of(todo)}.jsonl"
    done = _begun(path, todo)
    missing = [n for n in range(number) if n not in done]
    fresh = simulate(todo, missing, jobs, engine)
    with path.open("ab") as file:
        for n in range(number):
            if n not in done:
                done[n] = next(fresh)
                file.write(msgspec.json.encode(done[n]) + b"\n")
                file.flush()
            yield done[n]


def _begun(path: Path, todo: Plan) -> dict[int, Played]:
    """The games that are there already; a new journal is begun where there is none."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(todo) + b"\n")
        return {}
    plan, done = read(path)
    if plan != todo:
        raise BadJournal(f"{path} is of another table: choose another folder or seed")
    whole = path.read_bytes()
    if not whole.endswith(b"\n"):
        path.write_bytes(whole[: whole.rindex(b"\n") + 1])
    return done
