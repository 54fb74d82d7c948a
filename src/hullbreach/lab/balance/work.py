"""The games of an experiment, played in processes that know their numbers and no others."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from hashlib import sha256

import msgspec
from msgspec import Struct

from hullbreach import games
from hullbreach.analysis.findings import Findings
from hullbreach.kernel import HullbreachError, Session
from hullbreach.lab.engines import carry_out
from hullbreach.lab.plans import Played
from hullbreach.lab.simulate import play
from hullbreach.parts.changes import put_in_force

from .experiment import Experiment

PORTIONS, FEWEST = 8, 10
"""Into how many portions per core the games of a variant are divided, and how many make one: each starts a process."""

Place = tuple[int, int, int]
"""A game of an experiment: variant, table and number."""


class Portion(Struct, frozen=True):
    """Some games of one variant, played in one process."""

    todo: Experiment
    variant: int
    games: tuple[tuple[int, int], ...]
    """Table and number of each."""


def check_numbers(todo: Experiment, engine: str = "local") -> None:
    """Refuse numbers the game cannot be set up with, before any game is played."""
    tried = [Portion(todo, variant, ()) for variant in range(1, len(todo.variants))]
    for portion, wrong in zip(tried, carry_out(try_out, tried, 1, engine, True), strict=True):
        if wrong:
            raise HullbreachError(f"{todo.variants[portion.variant].name}: {wrong}")


def try_out(portion: Portion) -> str:
    """What is wrong with the numbers of a variant, or nothing."""
    todo = portion.todo
    try:
        put_in_force(todo.variants[portion.variant].changes)
        Session.new(games.find(todo.game), todo.tables[0], "tried")
    except Exception as error:  # whatever the game says to such numbers
        return str(error) or type(error).__name__
    return ""


def carry_on(
    todo: Experiment, notes: Findings, jobs: int = 1, engine: str = "local"
) -> Generator[dict[Place, Played], None, None]:
    """The games of an experiment, some at a time: those that are noted at once, the others as they are played."""
    names = _names(todo)
    done = {place: notes.done(name, Played) for place, name in names.items()}
    yield {place: game for place, game in done.items() if game is not None}
    missing = _portions(todo, [place for place, game in done.items() if game is None], jobs)
    for portion, played in zip(
        missing, carry_out(play_portion, missing, jobs, engine, True), strict=True
    ):
        places = [(portion.variant, table, number) for table, number in portion.games]
        for place, game in zip(places, played, strict=True):
            notes.keep(names[place], game)
        yield dict(zip(places, played, strict=True))


def play_portion(portion: Portion) -> list[Played]:
    """Play the games of a portion; only in a process of its own."""
    todo = portion.todo
    put_in_force(todo.variants[portion.variant].changes)
    return [play(todo.plan(table), number) for table, number in portion.games]


def _names(todo: Experiment) -> dict[Place, str]:
    """What each game is noted under: all it depends on, so that it counts in another experiment too."""
    found: dict[Place, str] = {}
    for v, variant in enumerate(todo.variants):
        changes = sorted(map(str, variant.changes))
        for t in range(len(todo.tables)):
            said = msgspec.json.encode((todo.version, todo.plan(t), changes))
            digest = sha256(said).hexdigest()[:20]
            found |= {(v, t, n): f"{digest}/{n}" for n in range(todo.seeds)}
    return found


def _portions(todo: Experiment, missing: Sequence[Place], jobs: int) -> list[Portion]:
    """The missing games in portions, those of the variants in turn, so that they can be compared early."""
    found = []
    for variant in range(len(todo.variants)):
        own = sorted([(n, t) for v, t, n in missing if v == variant])
        size = max(FEWEST, -(-len(own) // (PORTIONS * jobs)))
        cut = [own[i : i + size] for i in range(0, len(own), size)]
        places = [tuple([(t, n) for n, t in part]) for part in cut]
        found += [(i, Portion(todo, variant, part)) for i, part in enumerate(places)]
    return [portion for _, portion in sorted(found, key=lambda row: (row[0], row[1].variant))]
