"""The analysis of a finished game: reproducible, resumable, judged by what a seat could know."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from hullbreach import games
from hullbreach.analysis import Analysis, Effort, NothingToAnalyse, analyse
from hullbreach.analysis.analyst import looking_dear
from hullbreach.analysis.chances import Fitted, Outlook, Reading, Signs, mean_of, outlook
from hullbreach.analysis.findings import kept_in
from hullbreach.analysis.playing import SOON, as_a_seat_would_think, play_on, with_other_luck
from hullbreach.analysis.positions import boundaries, decisions, evenly, moves
from hullbreach.analysis.shapes import Estimate, doubted, estimate
from hullbreach.analysis.work import (
    Glance,
    Task,
    Trialled,
    Trying,
    as_it_ended,
    glance,
    joined,
    move_of,
    play_options,
    play_truth,
    runner,
    standing,
    turning,
    with_truth,
)
from hullbreach.kernel import Replay, verify, write_replay
from hullbreach.lab.plans import plan
from hullbreach.lab.watching import replay

SMALL = Effort(points=2, games=2, worlds=4, looks=1, candidates=2, first=1, more=1, rounds=1)
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
    *standings, ended = analysis.standings
    assert len(standings) == min(2, len(boundaries(recorded)))
    assert ended.move == analysis.moves == len(list(moves(recorded)))
    assert [chance.mean for chance in ended.truth] == [
        x in analysis.winners for x in range(players)
    ]
    assert analysis.winners == (recorded.result.winners if recorded.result else ())
    for at in analysis.standings:
        assert all(0 <= chance.mean <= 1 for chance in (*at.truth, *at.known))
        assert len(at.truth) == players
    for turning_ in analysis.turnings:
        assert turning_.tried[0].option == move_of(task(recorded, turning_.move)).option
    for seat, share in enumerate(analysis.shares):
        assert share.end == (seat in analysis.winners)
        assert share.start - share.given_away + share.luck == pytest.approx(share.end)


def task(game: Replay, move: int) -> Task:
    return Task(write_replay(game), "1", SMALL, move)


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
        Trialled(number, (chosen, better), ((0.0,) * 20, (1.0,) * 20), (1.0,) * 20),
        Trialled(number, (chosen, better), ((1.0,) * 20, (1.0,) * 20), (1.0,) * 20),
    ]
    told = turning(task(recorded, number), joined(parts))
    assert [tried.option for tried in told.tried] == [chosen, better]
    assert told.loss.mean == pytest.approx(0.5)
    assert told.tried[1].behind.mean == 0
    assert told.tried[1].chance.mean == 1


def test_no_more_than_half_of_what_is_played_on_from_is_of_one_seat() -> None:
    seen = [Glance(move, int(move > 5), 0.9 - move / 10, ((),)) for move in range(8)]
    assert [each.move for each in looking_dear(seen, 6)] == [0, 1, 2, 6, 7]
    assert [each.move for each in looking_dear(seen[::-1], 2)] == [0, 6]
    assert looking_dear([replace(seen[0], rivals=())], 6) == [], "there is nothing to compare with"


def test_whoever_chose_best_is_ahead_in_the_race_and_another_has_given_away_what_is_told() -> None:
    recorded = played()
    number = decisions(recorded)[0]
    move = move_of(task(recorded, number))
    rival = next(o for o in move.session.asked[move.seat].options if o != move.option)
    rows = (0.2, 0.4) * 10, (0.3, 0.5) * 10
    for chances, ahead in ((rows, False), (rows[::-1], True)):
        trialled = Trialled(number, (move.option, rival), chances, (1.0,) * 20)
        told = turning(task(recorded, number), trialled)
        racing = runner(task(recorded, number), trialled)
        assert racing[:2] == (number, move.seat)
        assert racing.loss.mean == pytest.approx(-0.1 if ahead else 0.1)
        assert racing.loss.error > 0, "more worlds may still turn it"
        assert told.loss == (Estimate(0.0, 0.0) if ahead else racing.loss)


def test_a_world_that_nobody_believes_in_says_nothing() -> None:
    recorded = played()
    number = decisions(recorded)[0]
    move = move_of(task(recorded, number))
    rival = next(o for o in move.session.asked[move.seat].options if o != move.option)
    rows, odd = ((0.2, 0.3, 0.5), (0.3, 0.7, 0.6)), (0.9, 0.1)
    plain = Trialled(number, (move.option, rival), rows, (1.0,) * 3)
    chances = tuple([(*row, *odd) for row in rows[:1]] + [(*rows[1], *odd[::-1])])
    weighed = replace(plain, chances=chances, weights=(1.0, 1.0, 1.0, 0.0, 0.0))
    assert runner(task(recorded, number), weighed) == runner(task(recorded, number), plain)


def test_options_are_compared_by_what_comes_soon() -> None:
    recorded = played()
    number = decisions(recorded)[0]
    move = move_of(task(recorded, number))
    rivals = tuple(o for o in move.session.asked[move.seat].options if o != move.option)[:1]
    found = play_options(Trying(task(recorded, number), rivals, (3, 4)))
    world, weight = as_a_seat_would_think(move.session, move.seat, f"1/decision/{number}/3")
    for option, chances in zip((move.option, *rivals), found.chances, strict=True):
        played_on = world.clone()
        played_on.answer(move.seat, option, played_on.asked[move.seat].number)
        assert chances == (play_on(played_on, f"1/decision/{number}/3", SOON).seats[move.seat],)
    assert found.weights == (weight,)


def test_in_truth_a_decision_is_played_on_from_what_really_was() -> None:
    """Where a seat is the infected one, or where cards lie, is not dealt anew; only the luck to come is."""
    recorded = played()
    number = decisions(recorded)[-1]
    move = move_of(task(recorded, number))
    rivals = tuple(o for o in move.session.asked[move.seat].options if o != move.option)[:1]
    chances = play_truth(Trying(task(recorded, number), rivals, (0, 6)))
    assert chances == play_truth(Trying(task(recorded, number), rivals, (0, 6)))
    assert [len(row) for row in chances.chances] == [6, 6]
    even = Trialled(number, (move.option, *rivals), ((0.0,) * 9, (1.0,) * 9), (1.0,) * 9)
    told = with_truth(turning(task(recorded, number), even), chances)
    for tried, row in zip(told.tried, chances.chances, strict=True):
        assert tried.in_truth is not None
        assert tried.in_truth.mean == pytest.approx(sum(row) / 6)
    assert told.loss.mean == 1.0, "the truth changes nothing of what is held against a seat"


def test_an_estimate_weighs_and_is_never_certain() -> None:
    assert estimate([1.0, 0.0], [3.0, 1.0]).mean == pytest.approx(0.75)
    assert estimate([0.0] * 8).mean == 0
    assert estimate([0.0] * 8).error > 0.01
    assert estimate([0.0] * 80).error < estimate([0.0] * 8).error
    assert estimate([1.0, 0.0], [0.0, 0.0]) == Estimate(0.0, 1.0)


def test_whoever_is_of_a_hidden_side_is_told_with_the_suspicions() -> None:
    *standings, _ended = found(played()).standings
    for at in standings:
        assert len(at.foes) == len(at.suspects) == 3
        for seat, row in enumerate(at.suspects):
            assert row[seat] == pytest.approx(float(at.foes[seat])), "one knows oneself"
    assert games.find("specimen").talk is not None


def test_at_the_start_the_human_suspect_all_others_alike_and_the_alien_nobody() -> None:
    at_first = standing(Task(write_replay(played("the_thing", 4)), "1", SMALL, 0))
    for seat, row in enumerate(at_first.suspects):
        others = [chance for other, chance in enumerate(row) if other != seat]
        assert others == pytest.approx([0.0 if at_first.foes[seat] else 1 / 3] * 3)
        assert row[seat] == float(at_first.foes[seat])


@pytest.mark.parametrize("game", ["the_thing", "panic_station"])
def test_nobody_is_ever_sure_of_what_is_not_so(game: str) -> None:
    recorded = played(game, 4)
    data = write_replay(recorded)
    for number in evenly(boundaries(recorded), 6):
        found = standing(Task(data, "1", SMALL, number))
        for row in found.suspects:
            for chance, foe in zip(row, found.foes, strict=True):
                assert chance > 0 if foe else chance < 1


def test_a_doubt_is_not_lessened_by_more_of_the_same() -> None:
    both = doubted(Estimate(0.4, 0.03), 0.04)
    assert both.mean == 0.4
    assert both.error == pytest.approx(0.05)
    reading = Reading(doubt=0.8)
    assert reading.error(0.5) == pytest.approx(0.2)
    assert reading.error(0.01) < 0.01, "what is all but certain is not doubted"


def test_options_are_compared_in_the_same_worlds() -> None:
    """Worlds that are good or bad for every option say nothing about their difference."""
    recorded = played()
    number = decisions(recorded)[0]
    options = move_of(task(recorded, number)).session.asked[move_of(task(recorded, number)).seat]
    chosen = move_of(task(recorded, number)).option
    rival = next(o for o in options.options if o != chosen)
    chances = tuple([0.1, 0.8] * 10)
    better = tuple([each + 0.05 for each in chances])
    told = turning(
        task(recorded, number), Trialled(number, (chosen, rival), (chances, better), (1.0,) * 20)
    )
    assert told.loss.mean == pytest.approx(0.05)
    assert told.loss.error < 0.01 < told.tried[0].chance.error


def test_a_chance_is_read_from_the_evaluation_and_from_who_hides() -> None:
    line = Fitted(base=0.5, worth=2.0, foe=1.0, numbers=-3.0)
    assert Fitted().chance(Signs(0.0)) == 0.5
    assert line.chance(Signs(-0.25)) == pytest.approx(0.5)
    assert line.chance(Signs(0.0, 0.0, 0.4)) < line.chance(Signs(0.0, 0.0, 0.2))
    assert line.chance(Signs(0.0, 1.0, -0.4)) > line.chance(Signs(0.0, 1.0, -0.2))


def test_several_games_are_surer_together() -> None:
    reading = Reading(sharp=2.0)
    assert reading.sharpened(0.5) == 0.5
    assert reading.sharpened(0.75) == pytest.approx(0.9)
    assert [reading.sharpened(mean) for mean in (0.0, 1.0)] == [0.0, 1.0]
    assert Reading().sharpened(0.3) == pytest.approx(0.3)
    grown = (reading.sharpened(0.701) - reading.sharpened(0.699)) / 0.002
    assert reading.steepness(0.7) == pytest.approx(grown, rel=1e-4)
    assert Reading().steepness(0.7) == pytest.approx(1.0)
    assert min(reading.steepness(0.0), reading.steepness(1.0)) > 0  # nor is a loss certain there


def test_a_game_that_is_over_leaves_no_doubt_about_who_won() -> None:
    recorded = played()
    *_, last = moves(recorded)
    session = last.session
    before = outlook(session.game, session.boundary, 3)
    assert all(0 < chance < 1 for chance in before.seats)
    session.answer(last.seat, last.option, session.asked[last.seat].number)
    assert recorded.result is not None
    after = outlook(session.game, session.state, 3)
    assert after.seats == tuple([float(x in recorded.result.winners) for x in range(3)])


def test_chances_are_looked_at_several_times_while_bots_play_on() -> None:
    recorded = played()
    session = move_of(task(recorded, 0)).session
    looks = [play_on(with_other_luck(session, "x"), "x", (look,)) for look in (2, 5)]
    assert play_on(with_other_luck(session, "x"), "x", (2, 5)) == mean_of(looks)
    over = play_on(with_other_luck(session, "x"), "x", (session.game.bound,))
    assert set(over.seats) <= {0.0, 1.0}
    assert mean_of([Outlook((0.0, 1.0), 0.5), Outlook((1.0, 1.0), 0.0)]) == Outlook(
        (0.5, 1.0), 0.25
    )


@pytest.mark.parametrize("number", range(4))
def test_whoever_has_shown_what_they_are_wins_and_loses_with_their_side_still(number: int) -> None:
    recorded = played("the_thing", 4, f"sides/{number}")
    assert recorded.result is not None
    session = verify(games.find("the_thing"), recorded)
    talk, sides = session.game.talk, recorded.result.sides
    assert talk is not None
    assert sides == tuple(
        "alien" if talk.opposes(session.state, seat) else "human" for seat in range(4)
    )
    friends = any(sides[seat] == "human" for seat in recorded.result.winners)
    assert outlook(session.game, session.state, 4).crew == float(friends)
    assert as_it_ended(recorded).crew_truth == Estimate(float(friends), 0.0)
