"""One game, looked at piece by piece."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

from hullbreach.kernel import Replay, write_replay

from .findings import Findings
from .playing import BOT
from .positions import boundaries, decisions, evenly
from .shapes import Analysis, Effort, Estimate, Progress, Prospects, Share, Turning
from .work import (
    Glance,
    Task,
    Trialled,
    Trying,
    glance,
    joined,
    play_options,
    play_truth,
    standing,
    turning,
    with_truth,
)

HOW_IT_STOOD = "standing"
"""What the names of the first pieces begin with: how the game stood."""
TOLD_AT_MOST, OF_ONE_SEAT = 5, 2
"""How many decisions are told, and how many of one seat while there are others."""
BEYOND_DOUBT, LEAST, ALIKE = 2.0, 0.03, 0.005
"""How many standard errors a loss must be larger than to be told, how large at least, and what is equal."""
B = TypeVar("B", bound=msgspec.Struct)
D = TypeVar("D", Glance, Turning)
CarryOut: TypeAlias = Callable[[Callable[[Any], Any], Sequence[Any]], Iterator[Any]]
"""Carries out the same work for many tasks and gives what they find in order, wherever that is done."""


def one_by_one(work: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[Any]:
    """Carry out the tasks here."""
    return map(work, tasks)


class Analyst:
    """Looks at one game."""

    def __init__(
        self, replay: Replay, seed: str, effort: Effort, notes: Findings, carry_out: CarryOut
    ) -> None:
        self.replay = replay
        self.seed = seed
        self.effort = effort
        self.notes = notes
        self.carry_out = carry_out
        self.played = 0
        self._data = write_replay(replay)
        self._done, self._total = 0.0, 0

    def found(self) -> Iterator[Progress | Analysis]:
        """Standings, then every decision at a glance, then the dearest of them in more and more worlds."""
        effort = self.effort
        points = evenly(boundaries(self.replay), effort.points)
        choices = decisions(self.replay)
        counts = [min(count, len(choices)) for count, _ in effort.rounds]
        self._total = len(points) + len(choices) // 8 + sum(counts) + min(TOLD_AT_MOST, *counts)
        standings: list[Prospects] = []
        yield from self._each(HOW_IT_STOOD, standing, map(self._task, points), Prospects, standings)
        self.played += 2 * effort.games * len(points)
        seen: list[Glance] = []
        yield from self._each("glance", glance, map(self._task, choices), Glance, seen, 0.125)
        seen = sorted([g for g in seen if g.rivals], key=lambda g: (-g.loss, g.move))
        played = {g.move: [] for g in seen}  # type: dict[int, list[Trialled]]
        worlds = 0
        for count, more in effort.rounds:
            seen = _of_everybody(seen, count // 2)[:count]
            yield from self._play(seen, (worlds, worlds + more), played)
            worlds += more
            losses = {t.move: t.loss for t in self._turnings(seen, played)}
            seen = [g for g in seen if _may_matter(losses[g.move])]
            seen.sort(key=lambda g: _dearest(losses[g.move], g.move))
        dear = [t for t in self._turnings(seen, played) if _matters(t.loss)]
        dear.sort(key=lambda t: _dearest(t.loss, t.move))
        told = worth_telling(dear)
        tasks = [
            Trying(self._task(t.move), tuple([o.option for o in t.tried[1:]]), (0, effort.truth))
            for t in told
        ]
        truths: list[Trialled] = []
        yield from self._each("truth", play_truth, tasks, Trialled, truths)
        self.played += sum(len(each.options) * effort.truth for each in truths)
        told = [with_truth(t, each) for t, each in zip(told, truths, strict=True)]
        yield self._analysis(standings, dear, told)

    def _task(self, move: int) -> Task:
        return Task(self._data, self.seed, self.effort, move)

    def _play(
        self, seen: list[Glance], worlds: tuple[int, int], played: dict[int, list[Trialled]]
    ) -> Iterator[Progress]:
        trials = [Trying(self._task(g.move), g.rivals, worlds) for g in seen]
        found: list[Trialled] = []
        yield from self._each(f"play{worlds[0]}", play_options, trials, Trialled, found)
        for each in found:
            played[each.move].append(each)
            self.played += len(each.options) * len(each.weights)

    def _each(
        self,
        name: str,
        work: Callable[[Any], B],
        tasks: Iterable[Any],
        kind: type[B],
        found: list[B],
        share: float = 1.0,
    ) -> Iterator[Progress]:
        """Carry out the tasks that are not done yet; what they find is added in order."""
        tasks = list(tasks)
        names = [f"{name}/{getattr(t, 'task', t).move}" for t in tasks]
        done = [self.notes.done(each, kind) for each in names]
        missing = [task for task, piece in zip(tasks, done, strict=True) if piece is None]
        fresh = self.carry_out(work, missing)
        for each, piece in zip(names, done, strict=True):
            if piece is None:
                piece = next(fresh)
                self.notes.keep(each, piece)
            found.append(piece)
            self._done += share
            yield Progress(min(self._total, int(self._done)), self._total)

    def _turnings(self, seen: list[Glance], played: dict[int, list[Trialled]]) -> list[Turning]:
        """Every decision that was played on from."""
        return [turning(self._task(g.move), joined(played[g.move])) for g in seen]

    def _analysis(
        self, standings: list[Prospects], dear: list[Turning], told: list[Turning]
    ) -> Analysis:
        result = self.replay.result
        assert result is not None
        return Analysis(
            game=self.replay.game,
            version=self.replay.version,
            names=tuple(self.replay.names),
            winners=result.winners,
            ending=result.ending,
            seed=self.seed,
            bot=BOT,
            effort=self.effort,
            played=self.played,
            moves=standings[-1].move if standings else 0,
            standings=tuple(standings),
            turnings=tuple(told),
            shares=tuple(
                [self._share(seat, standings, dear) for seat in range(self.replay.config.players)]
            ),
        )

    def _share(self, seat: int, standings: list[Prospects], dear: list[Turning]) -> Share:
        assert self.replay.result is not None
        start = standings[0].truth[seat].mean if standings else 0.0
        end = float(seat in self.replay.result.winners)
        given_away = sum(t.loss.mean for t in dear if t.seat == seat)
        return Share(start, end, given_away, end - start + given_away)


def _may_matter(loss: Estimate) -> bool:
    """Whether a loss may turn out to be one when more is played."""
    return loss.mean + BEYOND_DOUBT * loss.error > LEAST


def _matters(loss: Estimate) -> bool:
    """Whether a loss is no whim of chance, and no trifle."""
    return loss.mean > max(LEAST, BEYOND_DOUBT * loss.error)


def _dearest(loss: Estimate, move: int) -> tuple[int, int]:
    """What decisions are ordered by: the dearest first, and of equal ones the earlier."""
    return -round(loss.mean / ALIKE), move


def worth_telling(dear: list[Turning]) -> list[Turning]:
    """The dearest decisions of everybody; where these are too few, more of the seats that had their share."""
    first = _of_everybody(dear, OF_ONE_SEAT)
    moves = {t.move for t in (first + [t for t in dear if t not in first])[:TOLD_AT_MOST]}
    return [t for t in dear if t.move in moves]


def _of_everybody(found: list[D], most: int) -> list[D]:
    """The first ones, not too many of one seat."""
    of_seat = Counter[int]()
    kept = []
    for each in found:
        of_seat[each.seat] += 1
        if of_seat[each.seat] <= most:
            kept.append(each)
    return kept
