"""Playouts come to the same end as sessions, only faster."""

from __future__ import annotations

from hullbreach.kernel import Chance, Session, encode, key_of, playout
from hullbreach.testing.specimen import GAME


def test_a_playout_ends_where_a_session_ends() -> None:
    config = GAME.configure(players=5)
    for seed in range(40):
        session = Session.new(GAME, config, seed)
        answers = 0
        while not session.over:
            seat, pick = next(iter(session.asked.items()))
            session.answer(seat, pick.options[len(pick.options) // 2], pick.number)
            answers += 1
        state = GAME.setup(config, Chance(key_of(seed)))
        tally = playout(GAME, state, lambda pick: pick.options[len(pick.options) // 2])
        assert encode(state) == encode(session.state)
        assert tally.decisions + tally.forced == answers


def test_a_playout_rolls_dice() -> None:
    state = GAME.setup(GAME.configure(), Chance(key_of(1)))
    before = state.chance.counter
    playout(GAME, state, lambda pick: pick.options[-1])
    assert state.chance.counter > before


def test_a_playout_stops_at_its_bound() -> None:
    state = GAME.setup(GAME.configure(), Chance(key_of(1)))
    tally = playout(GAME, state, lambda pick: pick.options[0], bound=5)
    assert 5 <= tally.decisions + tally.forced < 12
    assert not state.ending


def test_a_trial_is_played_out_from_the_middle_of_a_step() -> None:
    config = GAME.configure(players=4)
    for seed in range(30):
        session = Session.new(GAME, config, seed)
        for _ in range(seed):
            seat, pick = list(session.asked.items())[-1]
            session.answer(seat, pick.options[-1], pick.number)
        twin = session.clone()
        while not twin.over:
            seat, pick = next(iter(twin.asked.items()))
            twin.answer(seat, pick.options[0], pick.number)
        before = session.digest()
        trial = session.trial()
        trial.play_out(lambda pick: pick.options[0])
        assert encode(trial.state) == encode(twin.state)
        assert session.digest() == before


def test_a_trial_asks_what_the_session_asks() -> None:
    for seed in range(10):
        session = Session.new(GAME, GAME.configure(players=4), seed)
        trial = session.trial()
        while session.asked:
            seat, pick = list(session.asked.items())[-1]
            assert trial.asked[seat].options == pick.options
            assert trial.together == (len(session.asked) > 1 or trial.together)
            session.answer(seat, pick.options[-1], pick.number)
            trial.answer(seat, pick.options[-1])
        assert trial.over
        assert encode(trial.state) == encode(session.state)


def test_the_last_trial_is_the_session_itself() -> None:
    for seed in range(12):
        session = Session.new(GAME, GAME.configure(players=4), seed)
        for _ in range(seed):
            seat, pick = list(session.asked.items())[-1]
            session.answer(seat, pick.options[-1], pick.number)
        world = session.fork(next(iter(session.asked)), seed)
        trials = [world.trial(), world.last_trial()]
        for trial in trials:
            trial.play_out(lambda pick: pick.options[0])
        assert encode(trials[0].state) == encode(trials[1].state)
        assert trials[1].state is world.state


def test_chance_goes_another_way_in_a_trial_with_a_seed() -> None:
    session = Session.new(GAME, GAME.configure(players=4), 1)
    ends = []
    for seed in (None, 1, 1, 2):
        trial = session.trial(seed)
        trial.play_out(lambda pick: pick.options[0], 30)
        ends.append(encode(trial.state))
    assert ends[1] == ends[2]
    assert len(set(ends)) == 3


def test_a_trial_finishes_its_step_and_no_more() -> None:
    session = Session.new(GAME, GAME.configure(players=4), 1)
    for seed in range(20):
        seat, pick = next(iter(session.asked.items()))
        trial = session.trial()
        trial.finish(seat, pick.options[0], lambda pick: pick.options[0])
        steps = session.steps
        while session.asked and session.steps == steps:
            seat, pick = next(iter(session.asked.items()))
            session.answer(seat, pick.options[0], pick.number)
        if not session.asked:
            break
        assert encode(trial.state) == encode(session.boundary), seed


def test_a_line_goes_as_a_trial_goes_and_branches_where_it_stands() -> None:
    otherwise = 0
    for seed in range(10):
        session = Session.new(GAME, GAME.configure(players=4), seed)
        for _ in range(seed):
            seat, pick = list(session.asked.items())[-1]
            session.answer(seat, pick.options[-1], pick.number)
        line, trial = session.branching(seed), session.trial(seed)
        while line.asked:
            assert line.asked == trial.asked
            branches = [line.branch(1), line.branch(1), line.branch(2)]
            assert all(branch.asked == line.asked for branch in branches)
            for branch in branches:
                branch.play_out(lambda pick: pick.options[0])
            one, again, other = (encode(branch.state) for branch in branches)
            assert one == again
            otherwise += one != other
            seat, pick = list(line.asked.items())[-1]
            line.answer(seat, pick.options[-1])
            trial.answer(seat, pick.options[-1])
        assert encode(line.state) == encode(trial.state)
        assert trial.over
    assert otherwise > 10, "chance goes another way with another seed"


def test_the_last_branch_goes_as_any_other() -> None:
    for answers in range(12):
        line = Session.new(GAME, GAME.configure(players=4), answers).branching(answers)
        for _ in range(answers):
            seat, pick = next(iter(line.asked.items()))
            line.answer(seat, pick.options[-1])
        branches = [line.branch(key_of(1)), line.last_branch(key_of(1))]
        for branch in branches:
            branch.play_out(lambda pick: pick.options[0])
        one, last = (encode(branch.state) for branch in branches)
        assert one == last
        assert branches[1].state is line.state


def test_a_line_leaves_its_session_alone() -> None:
    session = Session.new(GAME, GAME.configure(players=4), 3)
    before = session.digest()
    line = session.branching(1)
    for _ in range(20):
        seat, pick = next(iter(line.asked.items()))
        line.answer(seat, pick.options[0])
    assert session.digest() == before
    assert session.asked
