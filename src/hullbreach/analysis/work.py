"""The pieces of an analysis, each found out by itself and the same wherever it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from hullbreach import games
from hullbreach.bots.beliefs import belief_of
from hullbreach.bots.evaluations import evaluation
from hullbreach.bots.pace import collect_seldom
from hullbreach.bots.trying import TRIED_AT_MOST, OptionTrials
from hullbreach.kernel import Choice, NoWorld, Replay, Seat, Session, read_replay, verify

from .chances import Outlook, Reading, outlook, reading_of
from .playing import (
    SOON,
    as_a_seat_could_know,
    as_a_seat_would_think,
    as_anybody_could_know,
    as_it_was,
    play_on,
    with_other_luck,
)
from .positions import AnswerGiven, answers, moves
from .race import Runner
from .shapes import Effort, Estimate, Prospects, Tried, Turning, doubted, estimate

RIVALS = 2
"""How many other options are played on from beside the one that was chosen."""
AT_FIRST = 2
"""In how many worlds every option is looked at, however many there are."""


class Task(Struct, frozen=True):
    """A piece of work: at one move of a replay."""

    replay: bytes
    seed: str
    effort: Effort
    move: int

    @property
    def name(self) -> str:
        """What it is kept under when it is done."""
        return str(self.move)


class Glance(Struct, frozen=True):
    """A decision at first sight: how much better another option looked, and which ones look best."""

    move: int
    seat: Seat
    loss: float
    rivals: tuple[Choice, ...]


class Trialled(Struct, frozen=True):
    """A decision that was played on from: its seat's chance, option by option, in one world after the other."""

    move: int
    options: tuple[Choice, ...]
    chances: tuple[tuple[float, ...], ...]
    """By option, by world."""
    weights: tuple[float, ...]


@lru_cache(maxsize=1)
def _kept(data: bytes) -> tuple[Replay, dict[int, AnswerGiven]]:
    """A replay with its moves, each with a session of its own that nobody plays on."""
    replay = read_replay(data)
    found = {m.number: m._replace(session=m.session.clone()) for m in moves(replay)}
    return replay, found


def move_of(task: Task) -> AnswerGiven:
    """The move a task is about."""
    collect_seldom()
    return _kept(task.replay)[1][task.move]


# --- how the game stood -----------------------------------------------------------------------


def standing(task: Task) -> Prospects:
    """Everybody's chance to win at a boundary, and whom they had reason to suspect."""
    move, seed = move_of(task), f"{task.seed}/standing/{task.move}"
    session, games = move.session, range(task.effort.games)
    truth = [play_on(with_other_luck(session, f"{seed}/{n}"), f"{seed}/truth/{n}") for n in games]
    public, weights = known(session, task.effort.games, f"{seed}/known")
    sides, seats = _sides(_kept(task.replay)[0]), session.config.players
    reading = reading_of(session.game.name)
    return Prospects(
        session.steps,
        move.number,
        _chances(truth, seats, reading),
        _chances(public, seats, reading, weights) if public else (),
        _suspects(session, task.effort.worlds, seed),
        _foes(session),
        _crew(truth, reading) if sides else None,
        _crew(public, reading, weights) if sides and public else None,
    )


def as_it_ended(replay: Replay) -> Prospects:
    """What all chances came to."""
    game, seats = games.find(replay.game), replay.config.players
    session = verify(game, replay)
    came = outlook(game, session.state, seats)
    truth = tuple([Estimate(won, 0.0) for won in came.seats])
    crew = Estimate(came.crew, 0.0) if _sides(replay) else None
    return Prospects(
        session.steps, len(answers(replay)), truth, truth, (), _foes(session), crew, crew
    )


def _sides(replay: Replay) -> bool:
    """Whether seats win together with others of a side that one can be of in secret."""
    assert replay.result is not None
    hidden = games.find(replay.game).talk is not None
    return hidden and len(set(replay.result.sides)) < len(replay.result.sides)


def _chances(
    played: list[Outlook], seats: int, reading: Reading, weights: list[float] | None = None
) -> tuple[Estimate, ...]:
    """Every seat's chance to win."""
    rows = [[each.seats[seat] for each in played] for seat in range(seats)]
    return tuple([_read(row, reading, weights) for row in rows])


def _crew(played: list[Outlook], reading: Reading, weights: list[float] | None = None) -> Estimate:
    """The chance of the side that hides nothing."""
    return _read([each.crew for each in played], reading, weights)


def _read(values: list[float], reading: Reading, weights: list[float] | None) -> Estimate:
    """A chance, with the doubt about how it was read."""
    found = _sharpened(estimate(values, weights), reading)
    return doubted(found, reading.error(found.mean))


def _sharpened(found: Estimate, reading: Reading) -> Estimate:
    """The chance that games played on give together; its error grows or shrinks with it."""
    steep = reading.steepness(found.mean)
    return Estimate(reading.sharpened(found.mean), steep * found.error)


def known(session: Session[Any], games: int, seed: str) -> tuple[list[Outlook], list[float]]:
    """The chances in worlds anybody could believe in, and how likely these are; none if none can be dealt."""
    played, weights = [], []
    for n in range(games):
        try:
            world, weight = as_anybody_could_know(session, f"{seed}/{n}")
        except NoWorld:
            continue
        played.append(play_on(world, f"{seed}/{n}"))
        weights.append(weight)
    return played, weights


def _foes(session: Session[Any]) -> tuple[bool, ...]:
    talk = session.game.talk
    if talk is None:
        return ()
    return tuple([talk.opposes(session.state, seat) for seat in range(session.config.players)])


def _suspects(session: Session[Any], worlds: int, seed: str) -> tuple[tuple[float, ...], ...]:
    if session.game.talk is None:
        return ()
    return tuple(
        [_suspects_of(session, seat, worlds, seed) for seat in range(session.config.players)]
    )


def _suspects_of(session: Session[Any], seat: Seat, worlds: int, seed: str) -> tuple[float, ...]:
    """How likely each of the others is of a hidden side, as far as a seat can tell."""
    belief = belief_of(session.game.name)
    if belief is not None and belief.suspects is not None:
        return tuple(belief.suspects(session.state, seat))
    dealt = [as_a_seat_could_know(session, seat, f"{seed}/eyes/{seat}/{n}") for n in range(worlds)]
    total = sum(weight for _, weight in dealt) or 1.0
    foes = [(_foes(world), weight) for world, weight in dealt]
    others = range(session.config.players)
    return tuple([sum(weight for f, weight in foes if f[other]) / total for other in others])


# --- which decisions mattered -----------------------------------------------------------------


def glance(task: Task) -> Glance:
    """Look at all options of a decision as greedy does, in several worlds; after a few only at those that look best."""
    move = move_of(task)
    session, seat = move.session, move.seat
    seed = f"{task.seed}/glance/{task.move}"
    trials = OptionTrials(evaluation(session.game.name), Random(seed))
    others = [o for o in session.asked[seat].options if o != move.option]
    hopes = dict.fromkeys([move.option, *others], 0.0)
    total = 0.0
    for n in range(task.effort.looks):
        if n == AT_FIRST:
            others = _best(others, hopes, TRIED_AT_MOST - 1)
        world, weight = as_a_seat_would_think(session, seat, f"{seed}/{n}")
        total += weight
        tried = [move.option, *others]
        for option, each in zip(tried, trials.try_out(world, seat, tried), strict=True):
            hopes[option] += weight * max(-1.0, min(1.0, each.hope))
    rivals = _best(others, hopes, RIVALS)
    loss = max([hopes[rival] - hopes[move.option] for rival in rivals], default=0.0)
    return Glance(move.number, seat, loss / (total or 1.0), tuple(rivals))


def _best(options: list[Choice], hopes: dict[Choice, float], count: int) -> list[Choice]:
    return sorted(options, key=hopes.__getitem__, reverse=True)[:count]


class Trying(Struct, frozen=True):
    """Play on from these options in the worlds of these numbers."""

    task: Task
    rivals: tuple[Choice, ...]
    worlds: tuple[int, int]

    @property
    def name(self) -> str:
        """What it is kept under when it is done."""
        return f"{self.worlds[0]}/{self.task.move}"


def play_options(trying: Trying) -> Trialled:
    """The seat's chance after each option, in the same worlds with the same luck."""
    move = move_of(trying.task)
    seed = f"{trying.task.seed}/decision/{move.number}"
    worlds = [
        as_a_seat_would_think(move.session, move.seat, f"{seed}/{n}") for n in range(*trying.worlds)
    ]
    rows = [
        _each_option(world, move, trying.rivals, f"{seed}/{n}")
        for n, (world, _) in zip(range(*trying.worlds), worlds, strict=True)
    ]
    return _trialled(trying, move, rows, [weight for _, weight in worlds])


def play_truth(trying: Trying) -> Trialled:
    """The seat's chance after each option with everything as it really was, and the same luck for each of them."""
    move = move_of(trying.task)
    seed = f"{trying.task.seed}/truth/{move.number}"
    rows = [
        _each_option(as_it_was(move.session, f"{seed}/{n}"), move, trying.rivals, f"{seed}/{n}")
        for n in range(*trying.worlds)
    ]
    return _trialled(trying, move, rows, [1.0] * len(rows))


def _each_option(
    world: Session[Any], move: AnswerGiven, rivals: Sequence[Choice], seed: str
) -> list[float]:
    """The seat's chance after what was chosen and after each rival, in one world."""
    chances = []
    for option in (move.option, *rivals):
        played = world.clone()
        played.answer(move.seat, option, played.asked[move.seat].number)
        chances.append(play_on(played, seed, SOON).seats[move.seat])
    return chances


def _trialled(
    trying: Trying, move: AnswerGiven, rows: list[list[float]], weights: list[float]
) -> Trialled:
    chances = tuple(zip(*rows, strict=True))
    return Trialled(move.number, (move.option, *trying.rivals), chances, tuple(weights))


def with_truth(found: Turning, played: Trialled) -> Turning:
    """A decision with what its options would have come to in truth."""
    chances = {
        option: estimate(row) for option, row in zip(played.options, played.chances, strict=True)
    }
    return replace(
        found,
        tried=tuple([replace(each, in_truth=chances[each.option]) for each in found.tried]),
    )


def joined(parts: Sequence[Trialled]) -> Trialled:
    """All that was played of one decision."""
    first = parts[0]
    chances = [sum((part.chances[i] for part in parts), ()) for i in range(len(first.options))]
    weights = sum((part.weights for part in parts), ())
    return Trialled(first.move, first.options, tuple(chances), weights)


def turning(task: Task, trialled: Trialled) -> Turning:
    """A decision in words and numbers."""
    move = move_of(task)
    question = move.session.asked[move.seat]
    shown = {d.option: d for d in move.session.seat_view(move.seat).options if not d.closed}
    reading, weights = reading_of(move.session.game.name), trialled.weights
    best = max(trialled.chances, key=lambda row: estimate(row, weights).mean)
    found = []
    for option, row in zip(trialled.options, trialled.chances, strict=True):
        chance = _sharpened(estimate(row, weights), reading)
        behind = Estimate(0.0, 0.0) if row is best else _behind(row, best, weights, reading)
        words = shown[option]
        found.append(Tried(option, words.key, dict(words.facts), chance, behind))
    chosen, *others = found
    others.sort(key=lambda tried: -tried.chance.mean)
    about = {"seat": move.seat, **question.about}
    return Turning(
        move.session.steps, move.number, move.seat, question.prompt, about, (chosen, *others)
    )


def runner(task: Task, trialled: Trialled) -> Runner:
    """A decision in the race: how far what was chosen is behind its best rival; less than nothing if it is ahead."""
    move = move_of(task)
    chosen, *rivals = trialled.chances
    best = max(rivals, key=lambda row: estimate(row, trialled.weights).mean)
    reading = reading_of(move.session.game.name)
    return Runner(move.number, move.seat, _behind(chosen, best, trialled.weights, reading))


def _behind(
    row: Sequence[float], best: Sequence[float], weights: Sequence[float], reading: Reading
) -> Estimate:
    """By how much an option does worse than another, whose error is found in the same worlds."""
    plain = estimate([b - each for b, each in zip(best, row, strict=True)], weights)
    low, high = (estimate(each, weights).mean for each in (row, best))
    steep = reading.steepness((low + high) / 2)
    return Estimate(reading.sharpened(high) - reading.sharpened(low), steep * plain.error)
