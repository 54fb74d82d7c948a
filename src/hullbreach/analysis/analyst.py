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
from .race import AT_ONCE, TOLD_AT_MOST, Runner, matters, race_of, told
from .shapes import Analysis, Effort, Progress, Prospects, Share, Turning
from .work import (
    Glance,
    Task,
    Trialled,
    Trying,
    as_it_ended,
    glance,
    joined,
    play_options,
    play_truth,
    runner,
    standing,
    turning,
    with_truth,
)

HOW_IT_STOOD = "standing"
"""What the names of the first pieces begin with: how the game stood."""
B = TypeVar("B", bound=msgspec.Struct)
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
        """Standings, then every decision at a glance, then a race of those that look dearest."""
        effort = self.effort
        points = evenly(boundaries(self.replay), effort.points)
        choices = decisions(self.replay)
        tried = min(effort.candidates, len(choices))
        race = tried + effort.rounds * min(AT_ONCE, tried)
        self._total = len(points) + len(choices) // 8 + race + TOLD_AT_MOST
        standings: list[Prospects] = []
        yield from self._each(HOW_IT_STOOD, standing, map(self._task, points), Prospects, standings)
        self.played += 2 * effort.games * len(points)
        seen: list[Glance] = []
        yield from self._each("glance", glance, map(self._task, choices), Glance, seen, 0.125)
        candidates = looking_dear(seen, effort.candidates)
        played = {g.move: [] for g in candidates}  # type: dict[int, list[Trialled]]
        yield from self._race(candidates, played)
        dear = [t for t in self._turnings(played) if matters(t.loss)]
        moves = told(self._runners(played))
        turnings = sorted([t for t in dear if t.move in moves], key=lambda t: moves.index(t.move))
        truths: list[Trialled] = []
        yield from self._in_truth(turnings, truths)
        turnings = [with_truth(t, each) for t, each in zip(turnings, truths, strict=True)]
        yield self._analysis(standings, dear, turnings)

    def _task(self, move: int) -> Task:
        return Task(self._data, self.seed, self.effort, move)

    def _race(
        self, candidates: list[Glance], played: dict[int, list[Trialled]]
    ) -> Iterator[Progress]:
        """Play on from all of them, then from those of which it is undecided whether they are told."""
        effort, of_move = self.effort, {g.move: g for g in candidates}
        end = self._done + len(candidates) + effort.rounds * min(AT_ONCE, len(candidates))
        yield from self._play(candidates, effort.first, played)
        for lap in range(effort.rounds):
            race = race_of(self._runners(played), f"{self.seed}/race/{lap}")
            if race.over:
                break
            undecided = [of_move[move] for move in race.undecided[:AT_ONCE]]
            yield from self._play(undecided, effort.more, played)
        self._done = end

    def _play(
        self, candidates: list[Glance], more: int, played: dict[int, list[Trialled]]
    ) -> Iterator[Progress]:
        """Play on from each of them in a number of further worlds."""
        trials = []
        for each in candidates:
            worlds = sum(len(part.weights) for part in played[each.move])
            trials.append(Trying(self._task(each.move), each.rivals, (worlds, worlds + more)))
        found: list[Trialled] = []
        yield from self._each("race", play_options, trials, Trialled, found)
        for part in found:
            played[part.move].append(part)
            self.played += len(part.options) * len(part.weights)

    def _in_truth(self, turnings: list[Turning], found: list[Trialled]) -> Iterator[Progress]:
        """Play on from what is told with everything as it was."""
        worlds = (0, self.effort.truth)
        trials = [
            Trying(self._task(t.move), tuple([o.option for o in t.tried[1:]]), worlds)
            for t in turnings
        ]
        yield from self._each("truth", play_truth, trials, Trialled, found)
        self.played += sum(len(each.options) * self.effort.truth for each in found)

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
        names = [f"{name}/{t.name}" for t in tasks]
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

    def _turnings(self, played: dict[int, list[Trialled]]) -> list[Turning]:
        """Every decision that was played on from."""
        return [turning(self._task(move), joined(parts)) for move, parts in played.items()]

    def _runners(self, played: dict[int, list[Trialled]]) -> list[Runner]:
        """The same as they stand in the race."""
        return [runner(self._task(move), joined(parts)) for move, parts in played.items()]

    def _analysis(
        self, standings: list[Prospects], dear: list[Turning], told: list[Turning]
    ) -> Analysis:
        result = self.replay.result
        assert result is not None
        ended = as_it_ended(self.replay)
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
            moves=ended.move,
            standings=(*standings, ended),
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


def looking_dear(seen: list[Glance], count: int) -> list[Glance]:
    """The decisions that look dearest, no more than half of them of one seat; in their order in the game."""
    dear = sorted([g for g in seen if g.rivals], key=lambda g: -g.loss)
    of_seat = Counter[int]()
    kept = []
    for each in dear:
        of_seat[each.seat] += 1
        if of_seat[each.seat] <= count // 2:
            kept.append(each)
    return sorted(kept[:count], key=lambda g: g.move)
