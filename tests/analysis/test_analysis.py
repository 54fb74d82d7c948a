"""The analysis of a finished game: reproducible, resumable, judged by what a seat could know."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from hullbreach import games
from hullbreach.analysis import Analysis, Effort, NothingToAnalyse, Turning, analyse
from hullbreach.analysis.findings import kept_in
from hullbreach.analysis.judging import NEAREST, Judge, Seen, judge_of
from hullbreach.analysis.positions import boundaries, decisions, evenly, moves
from hullbreach.analysis.priors import Prior
from hullbreach.analysis.shapes import Estimate, estimate
from hullbreach.analysis.work import (
    Glance,
    Task,
    Trialled,
    Trying,
    glance,
    joined,
    leads,
    move_of,
    play_truth,
    turning,
    with_truth,
)
from hullbreach.kernel import Replay, write_replay
from hullbreach.lab.plans import plan
from hullbreach.lab.watching import replay

SMALL = Effort(points=2, games=2, worlds=4, looks=1, candidates=2, first=1, finalists=1, last=1)
MODES = [("specimen", 3), ("theseus", 2), ("the_thing", 4), ("panic_station", 4), ("nemesis", 2)]


def played(game: str = "specimen", players: int = 3, seed: str = "analysed") -> Replay:
    return replay(plan(game, ("random",) * players, seed), 0)


def found(game: Replay, seed: str = "1", notes: Path | None = None) -> Analysis:
    *_, last = analyse(game, seed, SMALL, kept_in(notes))
    assert isinstance(last, Analysis)
    return last


@pytest.mark.parametrize(("game", "players"), MODES)
def test_every_game_can_be_analysed(game: str, players: int) -> None:
    recorded = played(game, players)
    analysis = found(recorded)
    assert len(analysis.standings) == min(2, len(boundaries(recorded)))
    assert analysis.winners == (recorded.result.winners if recorded.result else ())
    for standing in analysis.standings:
        assert all(0 <= chance.mean <= 1 for chance in (*standing.truth, *standing.known))
        assert len(standing.truth) == players
    for turning_ in analysis.turnings:
        assert turning_.tried[0].option == move_of(task(recorded, turning_.move)).option
    for seat, share in enumerate(analysis.shares):
        assert share.end == (seat in analysis.winners)
        assert share.start - share.given_away + share.luck == pytest.approx(share.end)


def task(game: Replay, move: int) -> Task:
    return Task(write_replay(game), "1", SMALL, move)


def raw(game: Replay, played: Trialled) -> Turning:
    """A decision by nothing but the games that were played on from it."""
    glanced = Glance(played.move, 0, 0.0, played.options[1:])
    return turning(task(game, played.move), played, leads(played, glanced), Judge())


def test_a_seed_finds_the_same_again_and_another_seed_plays_other_games() -> None:
    recorded = played()
    once, again, other = found(recorded), found(recorded), found(recorded, "2")
    assert once == again
    assert other.standings != once.standings


def test_what_was_found_is_not_looked_for_again(tmp_path: Path) -> None:
    recorded, notes = played(), tmp_path / "deep" / "notes"
    begun = analyse(recorded, "1", SMALL, kept_in(notes))
    for _ in range(4):
        next(begun)
    pieces = notes.read_bytes().count(b"\n")
    assert pieces == 4
    whole = found(recorded, notes=notes)
    assert whole == found(recorded)
    assert notes.read_bytes().startswith(b"standing/0\t")
    written = notes.read_bytes()
    assert found(recorded, notes=notes) == whole
    assert notes.read_bytes() == written


def test_a_piece_that_was_cut_off_is_looked_for_again(tmp_path: Path) -> None:
    recorded, notes = played(), tmp_path / "notes"
    whole = found(recorded, notes=notes)
    data = notes.read_bytes()
    notes.write_bytes(data[: len(data) // 2])
    assert found(recorded, notes=notes) == whole
    assert found(recorded, notes=notes) == whole


def test_a_game_that_goes_on_is_not_analysed() -> None:
    with pytest.raises(NothingToAnalyse, match="not over"):
        analyse(replace(played(), result=None))


def test_a_game_of_other_rules_is_not_analysed() -> None:
    with pytest.raises(NothingToAnalyse, match="cannot be computed"):
        analyse(replace(played(), version="0"))


def test_moves_are_the_answers_of_the_game_in_order() -> None:
    recorded = played()
    given = [entry for step in recorded.steps for entry in step.answers if entry[0] >= 0]
    assert [(m.seat, m.option) for m in moves(recorded)] == given
    assert set(decisions(recorded)) <= set(range(len(given)))
    assert boundaries(recorded)[0] == 0


def test_points_are_spread_from_the_first_to_the_last() -> None:
    assert evenly(list(range(100)), 5) == [0, 25, 50, 74, 99]
    assert evenly([1, 2], 5) == [1, 2]


def test_a_decision_looks_alike_wherever_its_seat_cannot_tell_the_difference() -> None:
    """Another world that fits all the seat has seen gives the same verdict: the truth plays no part."""
    recorded = played()
    for number in decisions(recorded)[:6]:
        move = move_of(task(recorded, number))
        world = move.session.fork(move.seat, "another")
        assert world.view(move.seat) == move.session.view(move.seat)
        assert world.asked[move.seat].options == move.session.asked[move.seat].options
        assert glance(task(recorded, number)).rivals


def test_the_best_option_leads_and_what_was_chosen_stands_first() -> None:
    recorded = played()
    number = decisions(recorded)[0]
    move = move_of(task(recorded, number))
    options = tuple(move.session.asked[move.seat].options)
    chosen, better = move.option, next(o for o in options if o != move.option)
    parts = [
        Trialled(number, (chosen, better), ((False,) * 20, (True,) * 20), (1.0,) * 20),
        Trialled(number, (chosen, better), ((True,) * 20, (True,) * 20), (1.0,) * 20),
    ]
    told = raw(recorded, joined(parts))
    assert [tried.option for tried in told.tried] == [chosen, better]
    assert told.loss.mean == pytest.approx(0.5)
    assert told.tried[1].behind.mean == 0
    assert told.tried[1].chance.mean == 1


def test_in_truth_a_decision_is_played_on_from_what_really_was() -> None:
    """Where a seat is the infected one, or where cards lie, is not dealt anew; only the luck to come is."""
    recorded = played()
    number = decisions(recorded)[-1]
    move = move_of(task(recorded, number))
    rivals = tuple(o for o in move.session.asked[move.seat].options if o != move.option)[:1]
    chances = play_truth(Trying(task(recorded, number), rivals, (0, 6)))
    assert chances == play_truth(Trying(task(recorded, number), rivals, (0, 6)))
    assert [len(row) for row in chances.won] == [6, 6]
    even = Trialled(number, (move.option, *rivals), ((False,) * 9, (True,) * 9), (1.0,) * 9)
    told = with_truth(raw(recorded, even), chances)
    for tried, row in zip(told.tried, chances.won, strict=True):
        assert tried.in_truth is not None
        assert tried.in_truth.mean == pytest.approx(sum(row) / 6)
    assert told.loss.mean == 1.0, "the truth changes nothing of what is held against a seat"


def test_an_estimate_weighs_and_is_never_certain() -> None:
    assert estimate([1.0, 0.0], [3.0, 1.0]).mean == pytest.approx(0.75)
    assert estimate([0.0] * 8).mean == 0
    assert estimate([0.0] * 8).error > 0.05
    assert estimate([0.0] * 80).error < estimate([0.0] * 8).error
    assert estimate([1.0, 0.0], [0.0, 0.0]) == Estimate(0.0, 1.0)


def test_whoever_is_of_a_hidden_side_is_told_with_the_suspicions() -> None:
    analysis = found(played())
    for standing in analysis.standings:
        assert len(standing.foes) == len(standing.suspects) == 3
        for seat, row in enumerate(standing.suspects):
            assert row[seat] == pytest.approx(float(standing.foes[seat])), "one knows oneself"
    assert games.find("specimen").talk is not None


def test_few_games_are_drawn_towards_what_is_usual_and_many_are_not() -> None:
    usual = Prior(mean=0.25, games=4)
    assert estimate([0.0] * 4, prior=usual).mean == pytest.approx(0.125)
    assert estimate([0.0] * 96, prior=usual).mean == pytest.approx(0.01)
    assert estimate([1.0, 0.0] * 8, prior=Prior(0.5, 4)).mean == pytest.approx(0.5)


def test_where_glances_keep_their_word_rough_games_are_set_right_by_them() -> None:
    """All decisions say that half of a lead seen at a glance is left; one that says otherwise is not believed."""
    rough = [Seen(0.1 * n, Estimate(0.05 * n, 0.1)) for n in range(1, 9)]
    judge = judge_of(rough)
    assert judge.worth == pytest.approx(0.5)
    assert judge.miss == pytest.approx(NEAREST)
    odd = judge.lead(Seen(0.4, Estimate(0.6, 0.1)))
    assert 0.2 < odd.mean < 0.25
    assert odd.error < NEAREST
    assert judge.lead(Seen(0.4, Estimate(0.6, 0.005))).mean > 0.55, "unless it was played on often"


def test_where_glances_say_nothing_the_games_decide() -> None:
    astray = [Seen(0.2, Estimate(lead, 0.05)) for lead in (-0.5, 0.5, -0.4, 0.4)]
    judge = judge_of(astray)
    assert judge.lead(astray[1]).mean > 0.45
    assert judge_of([]) == judge_of([Seen(0.0, Estimate(0.3, 0.1))]) == Judge()
    assert Judge().lead(astray[0]) == astray[0].played
