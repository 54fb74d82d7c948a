"""The checks of beliefs find what they are there for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hullbreach.kernel import Choice, Seat, Session
from hullbreach.testing import Audit, Calibration, Prediction
from hullbreach.testing.beliefs import contradictions, odds, positions
from hullbreach.testing.specimen import GAME
from hullbreach.testing.specimen.state import Crew


def last_option(session: Session[Crew], seat: Seat) -> Choice:
    return session.asked[seat].options[-1]


def others(s: Crew, seat: Seat) -> list[Seat]:
    return [x for x in range(len(s.alien)) if x != seat]


def is_alien(s: Crew, seat: Seat) -> bool:
    return s.alien[seat]


def changed_hand(truth: Crew, world: Crew, seat: Seat) -> Iterator[str]:
    if [world.cards.faces[h] for h in world.hands[seat]] != [
        truth.cards.faces[h] for h in truth.hands[seat]
    ]:
        yield "the own hand is another"


AUDIT = Audit(is_alien, others, changed_hand, lambda s, seat: True)


def crew(seed: int) -> Session[Crew]:
    return Session.new(GAME, GAME.configure("crew", 4), seed)


def test_positions_are_where_somebody_has_a_choice() -> None:
    found = [len(s.asked) for s in positions(crew(1), last_option, every=2)]
    assert found
    assert len([*positions(crew(1), last_option)]) in (2 * len(found), 2 * len(found) + 1)


def test_worlds_of_a_sound_game_contradict_nothing() -> None:
    for session in positions(crew(2), last_option, every=3):
        for seat in range(4):
            assert [*contradictions(session, seat, AUDIT, range(5))] == []


def test_a_contradiction_is_told_with_its_seed() -> None:
    audit = AUDIT._replace(contradictions=lambda truth, world, seat: ["that cannot be"])
    found = [*contradictions(crew(3), 1, audit, [7, 8])]
    assert found == ["seed 7: that cannot be", "seed 8: that cannot be"]


def test_odds_are_shares_of_worlds_and_follow_their_weights() -> None:
    session = crew(4)
    plain = odds(session, 0, AUDIT, range(200))
    expected = 0.0 if session.state.alien[0] else 1.0
    assert sum(plain.values()) == pytest.approx(expected)
    weighed = odds(session, 0, AUDIT, range(200), lambda s, seat: 1.0 if s.alien[1] else 0.1)
    assert weighed[1] > plain[1] or session.state.alien[0]


def test_calibration_tells_good_odds_from_bad_ones() -> None:
    good, bad = Calibration(), Calibration()
    good.add([Prediction(0.25, 0.25, i % 4 == 0) for i in range(1000)])
    bad.add([Prediction(0.65, 0.65, i % 20 != 0) for i in range(1000)])
    assert good.error == pytest.approx(0.0)
    assert bad.error == pytest.approx(0.3)
    row = bad.bins()[6]
    assert (row.guesses, row.games) == (1000, 1)
    assert (row.said, row.were) == pytest.approx((0.65, 0.95))
    assert "| 60 to 70 % | 1,000 | 1 | 65.0% | 95.0% | -30.0 |" in bad.table()
    assert bad.guesses == 1000


def test_guesses_of_one_game_share_its_story_so_that_many_of_them_say_no_more() -> None:
    apart, together = Calibration(), Calibration()
    for i in range(100):
        apart.add([Prediction(0.5, 0.5, i % 2 == 0)])
        together.add([Prediction(0.5, 0.5, i % 2 == 0)] * 10)
    assert apart.bins()[5].doubt == pytest.approx(0.1)
    assert together.bins()[5].doubt == pytest.approx(0.1)


def test_other_worlds_say_into_which_bin_a_guess_goes() -> None:
    found = Calibration()
    found.add([Prediction(0.9, 0.1, True), Prediction(1.0, 1.0, True)])
    assert {k: row.said for k, row in found.bins().items()} == {1: 0.9, 9: 1.0}
