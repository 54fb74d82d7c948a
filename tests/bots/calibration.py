"""`python -m tests.bots.calibration GAME [--player BOT] [--seats N] [--eyes N] [--positions N] [--seed N] [--with …]`.

Do odds keep their word? Bots play, and now and then somebody says how likely each thing hidden from them
is; beside it stands what is so. Every finished game is a line in `.cache/calibration`, so that a run can be broken off
and taken up again, and what there is can be told at any time (`--positions 0`). After a change of how bots play or of
what they believe the line is of another time: delete the file.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction
from math import comb
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

from hullbreach import games
from hullbreach.bots import Chair, make
from hullbreach.bots.beliefs.panic_station import odds as odds_of_infection
from hullbreach.bots.beliefs.the_thing import odds as odds_of_aliens
from hullbreach.games.nemesis.mixtures import mixtures
from hullbreach.games.nemesis.state import INFECTED, Ship
from hullbreach.games.panic_station.state import Station
from hullbreach.games.the_thing.pieces import DEAD, IN
from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Seat, Session
from hullbreach.testing.beliefs import Calibration, Prediction
from tests.games.panic_station.audit import AUDIT

APART = 12
"""One question in this many is looked at, unless told otherwise."""
LAST = 450
"""Questions of a game after this one are not looked at: a few games of Panic Station go on for very long."""
JOURNALS = Path(__file__).parents[2] / ".cache/calibration"


Guesser: TypeAlias = Callable[[Session[Any], Seat, Random], list[Prediction]]


def guess_aliens(session: Session[Base], seat: Seat, _: Random) -> list[Prediction]:
    """What a seat of The Thing thinks of everybody else at the base; the sums are exact."""
    s = session.state
    if s.escape is not None:
        return []
    chances = odds_of_aliens(s, seat)
    others = [i for i, f in enumerate(s.figures) if i != seat and f.status == IN]
    return [Prediction(chances[i], chances[i], s.figures[i].alien) for i in others]


def guess_infected(session: Session[Station], seat: Seat, _: Random) -> list[Prediction]:
    """What a seat of Panic Station should think of everybody else alive; the sums are exact."""
    s = session.state
    chances = odds_of_infection(s, seat)
    others = AUDIT.open_seats(s, seat)
    return [Prediction(chances[x], chances[x], AUDIT.is_guilty(s, x)) for x in others]


def guess_facts(session: Session[Ship], seat: Seat, _: Random) -> list[Prediction]:
    """What a seat of Nemesis is dealt: who is infected, the kind of Objective kept, engines that work; all exact."""
    s = session.state
    said = chances(s, seat)
    return [Prediction(said[name], said[name], so) for name, so in facts(s, seat).items()]


def _parts(s: Ship, seat: Seat) -> list[int]:
    """What tells of a player's Contamination cards whether they are INFECTED."""
    return [s.part[h] for h in s.hand[seat] + s.deck[seat] + s.discard[seat] if h in s.part]


def facts(s: Ship, seat: Seat) -> dict[str, bool]:
    """What a seat of Nemesis does not know and could guess."""
    knows, found = s.cards.knows, {}
    for other in range(s.n):
        parts = _parts(s, other)
        if not all(knows(seat, part) for part in parts):
            found[f"infected {other}"] = any(s.face(part) == INFECTED for part in parts)
        kept = s.objectives[other]
        if len(kept) == 1 and not knows(seat, kept[0]):
            found[f"objective of {other}"] = s.face(kept[0]).startswith("obj_c")
    for engine, h in enumerate(s.engines[::2]):
        if not knows(seat, h):
            found[f"engine {engine}"] = s.face(h) == "working"
    return found


def chances(s: Ship, seat: Seat) -> dict[str, float]:
    """How likely each of these is in the worlds a seat is dealt."""
    found: defaultdict[str, float] = defaultdict(lambda: 0.5)
    unknown = [h for h in (*s.virus, *s.part.values()) if not s.cards.knows(seat, h)]
    for other in range(s.n):
        parts = _parts(s, other)
        own = [part for part in parts if part in unknown]
        sure = any(s.face(part) == INFECTED for part in parts if part not in unknown)
        found[f"infected {other}"] = 1.0 if sure else 1.0 - _all_clean(s, unknown, own)
        dropped = s.dropped[other]
        if dropped and s.cards.knows(seat, dropped[0]):
            found[f"objective of {other}"] = float(s.face(dropped[0]).startswith("obj_p"))
    return found


def _all_clean(s: Ship, unknown: list[int], own: list[int]) -> float:
    """How likely none of these cards is INFECTED: the share of all arrangements in which others are."""
    infected = [s.face(h) for h in unknown].count(INFECTED)
    return float(_ways(s, unknown, own, infected) / _ways(s, unknown, [], infected))


def _ways(s: Ship, unknown: list[int], clean: list[int], infected: int) -> Fraction:
    """How many ways there are for so many of the unknown cards to be INFECTED and none of the clean ones."""
    known = mixtures(tuple(s.scan_log))
    mixed = {part for m in known for cell in m.cells for part in cell}
    free = len([h for h in unknown if h not in mixed and h not in clean])
    ways = {count: Fraction(comb(free, count)) for count in range(free + 1)}
    for m in known:
        open_cells = [len([part for part in cell if part not in clean]) for cell in m.cells]
        found: defaultdict[int, Fraction] = defaultdict(Fraction)
        for counts, number in m.ways.items():
            share = Fraction(number)
            for cell, left, count in zip(m.cells, open_cells, counts, strict=True):
                share *= Fraction(comb(left, count), comb(len(cell), count))
            for before, way in ways.items():
                found[before + sum(counts)] += way * share
        ways = found
    return ways.get(infected, Fraction(0))


def seats_of_the_thing(s: Base) -> list[Seat]:
    """Who still plays."""
    return [f.seat for f in s.figures if f.status != DEAD]


GUESSERS: dict[str, tuple[str | None, Guesser, Callable[[Any], list[Seat]]]] = {
    "the_thing": ("hidden", guess_aliens, seats_of_the_thing),
    "panic_station": (None, guess_infected, lambda s: s.living()),
    "nemesis": ("semi_coop", guess_facts, lambda s: list(range(s.n))),
}
"""Of each game the mode, how a seat guesses, and which seats do."""


class Tables(NamedTuple):
    """What is measured: a game, who plays it, at how many seats, and how many of them are asked at a question."""

    game: str
    player: str
    seats: int
    eyes: int = 1
    apart: int = APART
    options: tuple[str, ...] = ()

    @property
    def journal(self) -> Path:
        """Where the guesses are kept."""
        words = [
            self.game,
            *self.options,
            self.player.replace(":", "-"),
            f"{self.seats}_{self.eyes}",
        ]
        words += [f"every_{self.apart}"] * (self.apart != APART)
        return JOURNALS / f"{'_'.join(words)}.jsonl"


class Story(NamedTuple):
    """The guesses of one game, and from how many positions."""

    seed: int
    positions: int
    guesses: list[Prediction]


def watch(tables: Tables, seed: int) -> Story:
    """Play one game and ask for guesses on the way."""
    game = games.find(tables.game)
    mode, guesser, seats = GUESSERS[tables.game]
    config = game.configure(mode, tables.seats, dict.fromkeys(tables.options, True))
    session: Session[Any] = Session.new(game, config, seed, record=False)
    bots = [make(tables.player, game.name, f"{seed} {seat}") for seat in range(tables.seats)]
    moments, found, positions = Random(seed), list[Prediction](), 0
    for number in range(LAST):
        if session.over:
            break
        if moments.randrange(tables.apart) == 0:
            random, asked = Random(f"{seed} {number}"), seats(session.state)
            for seat in random.sample(asked, min(tables.eyes, len(asked))):
                guesses = guesser(session, seat, random)
                positions += bool(guesses)
                found += guesses
        seat, pick = next(iter(session.asked.items()))
        session.answer(seat, bots[seat].choose(Chair(session, seat)), pick.number)
    return Story(seed, positions, found)


def measure(tables: Tables, positions: int, first_seed: int, journal: Path) -> list[Story]:
    """Games from this seed on until there are enough positions; those in the journal are not played again."""
    journal.parent.mkdir(parents=True, exist_ok=True)
    known = {story.seed: story for story in kept(journal)}
    found: list[Story] = []
    with journal.open("a", encoding="utf-8") as file:
        seed = first_seed
        while sum(story.positions for story in found) < positions:
            if seed not in known:
                known[seed] = watch(tables, seed)
                file.write(json.dumps(known[seed]) + "\n")
                file.flush()
            found.append(known[seed])
            seed += 1
    return found


def kept(journal: Path) -> Iterator[Story]:
    """The games of a journal."""
    if journal.exists():
        for line in journal.read_text(encoding="utf-8").splitlines():
            seed, positions, guesses = json.loads(line)
            yield Story(seed, positions, [Prediction(*guess) for guess in guesses])


def told(tables: Tables, stories: list[Story]) -> tuple[Calibration, str]:
    """What the guesses come to, and how it is told."""
    found = Calibration()
    for story in stories:
        found.add(story.guesses)
    count = f"{sum(story.positions for story in stories):,} positions of {len(stories)} games"
    words = f"{tables.player} at {tables.seats} seats {' '.join(tables.options)}".strip()
    head = f"{tables.game}, {words}: {count}, {100 * found.error:.1f} points off on average"
    return found, f"{head}\n{found.table()}"


def main() -> None:
    """Measure, and tell what was found."""
    parser = argparse.ArgumentParser(prog="calibration", description=__doc__)
    parser.add_argument("game", choices=GUESSERS)
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--positions", type=int, default=2000, help="0: tell what there is")
    parser.add_argument("--seed", type=int, default=500_000)
    parser.add_argument("--eyes", type=int, default=1, help="seats asked at a question")
    parser.add_argument("--apart", type=int, default=APART, help="one question in this many")
    parser.add_argument("--with", nargs="*", default=[], dest="options")
    asked = parser.parse_args()
    options = tuple(asked.options)
    tables = Tables(asked.game, asked.player, asked.seats, asked.eyes, asked.apart, options)
    there = [story for story in kept(tables.journal) if story.seed >= asked.seed]
    if asked.positions:
        there = measure(tables, asked.positions, asked.seed, tables.journal)
    print(told(tables, there)[1])  # noqa: T201  # the report


if __name__ == "__main__":
    main()
