"""Life and data: what is scored, what is not, and what is told."""

from __future__ import annotations

from hullbreach.games.theseus.tracks import gain_data, hurt
from hullbreach.testing import rule_test
from tests.games.theseus.table import Station


@rule_test("T-68")
def test_in_a_duel_nobody_gains_life_by_destroying_a_young_alien() -> None:
    table = Station("marines", "aliens")
    table.unit("young_alien_1", "corridors", "a")
    s = table.state
    s.life = [15, 15]
    hurt(s, s.named("young_alien_1"), 1, 0, "combat")
    assert s.life == [15, 15]
    assert table.where("young_alien_1") == "gone"


@rule_test("T-174")
def test_in_deathmatch_whose_marker_has_left_the_track_scores_nothing() -> None:
    table = Station("marines", "aliens", "greys", mode="deathmatch")
    table.unit("aliens_1", "corridors", "a")
    s = table.state
    before = [*s.life]
    s.marked[0] = False
    hurt(s, s.named("aliens_1"), 2, 0, "combat")
    assert s.life == before
    hurt(s, s.named("aliens_1"), 2, 2, "combat")
    assert s.life[2] == before[2] + 2


@rule_test("T-2")
def test_no_data_gained_is_not_told() -> None:
    s = Station("scientists", "aliens").state
    s.news = []
    gain_data(s, 0, 0, "archives")
    assert s.news == []
    gain_data(s, 0, 1, "archives")
    assert [event.key for event in s.news] == ["data"]
