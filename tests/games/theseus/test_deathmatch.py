"""Deathmatch with three and four players."""

from __future__ import annotations

from hullbreach.games.theseus.combat import combat
from hullbreach.games.theseus.tracks import gain_data, gain_life, lose_life
from hullbreach.testing import rule_test
from tests.games.theseus.table import Station

A, M, G, S = 0, 1, 2, 3


def station() -> Station:
    """Ring in the order of boards: Corridors, Control Room, Technology Dock, then the homes of seats 0 to 3."""
    return Station("aliens", "marines", "greys", "scientists", mode="deathmatch")


@rule_test("T-171", "T-107")
def test_damage_gives_life_to_the_dealer_and_costs_nothing() -> None:
    table = station()
    table.unit("marines_1", "corridors", "a", upgraded=True)
    table.unit("aliens_1", "corridors", "b")
    table.unit("greys_1", "corridors", "c")
    table.carries_out(lambda s: combat(s, M))
    assert table.life == [0, 2, 0, 0]


@rule_test("T-171", "T-68")
def test_a_young_alien_is_worth_one_life() -> None:
    table = station()
    table.unit("marines_1", "corridors", "a")
    table.unit("young_alien_1", "corridors", "b")
    table.card("corridors_s1", "marines_battle_position", upgrades=2)
    table.carries_out(lambda s: combat(s, M))
    assert table.life == [0, 1, 0, 0]


@rule_test("T-171a")
def test_lurk_and_parasites_credit_the_aliens() -> None:
    table = station()
    table.card("corridors_s1", "aliens_lurk")
    table.unit("marines_1", "corridors", "b")
    table.carries_out(lambda s: combat(s, A))
    assert table.life == [1, 0, 0, 0]
    table = station()
    table.active(M)
    table.unit("marines_1", "corridors", "a", parasites=2, infester=A)
    table.unit("greys_1", "greys_shipwreck", "a")
    table.says(M, "move.room", "a")
    assert table.life == [2, 0, 0, 0]


@rule_test("T-171a", "T-206")
def test_a_card_taken_over_credits_pandora() -> None:
    table = Station("pandora", "aliens", "marines", mode="deathmatch")
    table.active(2)
    table.unit("marines_1", "corridors", "a")
    table.card("control_room_s1", "aliens_hatchery")
    table.takes_over("catcher_1", "control_room_s1")
    table.says(2, "move.room", "a")
    assert table.life == [1, 0, 0]


@rule_test("T-172")
def test_trap_damage_credits_the_owner_of_the_trap() -> None:
    """TC-22: Greys move a Marine by Control into a Hatchery of the Aliens."""
    table = station()
    table.active(G)
    table.unit("greys_1", "corridors", "a")
    table.card("control_room_s1", "greys_control")
    table.unit("marines_1", "technology_dock", "a")
    table.card("alien_nest_s1", "aliens_hatchery")
    table.unit("scientists_1", "research_lab", "a")
    table.says(G, "move.room", "a")
    table.says(G, "turn.action", "control_room_s1")
    table.says(G, "control.unit", "marines_1")
    table.says(G, "move.room", "a")
    assert table.where("marines_1") == "alien_nest a"
    assert table.life == [1, 0, 0, 0]


@rule_test("T-173")
def test_the_medstation_takes_life_from_opponents() -> None:
    """TC-22, second part: two points in all, spread as the Scientists like."""
    table = station()
    table.active(S)
    table.state.life = [1, 5, 0, 3]
    table.unit("scientists_1", "corridors", "a")
    table.card("control_room_s1", "scientists_medstation", upgrades=1)
    table.says(S, "move.room", "a")
    table.says(S, "turn.action", "control_room_s1")
    assert table.offered(S, "medstation.loss") == [A, M]
    table.says(S, "medstation.loss", A)
    assert table.life == [0, 4, 0, 3]


@rule_test("T-173")
def test_nobody_falls_below_zero() -> None:
    table = station()
    table.active(S)
    table.state.life = [1, 0, 0, 3]
    table.unit("scientists_1", "corridors", "a")
    table.card("control_room_s1", "scientists_medstation", upgrades=4)
    table.says(S, "move.room", "a")
    table.says(S, "turn.action", "control_room_s1")
    assert table.life == [0, 0, 0, 3]


@rule_test("T-174", "T-176")
def test_twenty_life_win_and_none_is_harmless() -> None:
    table = station()
    table.active(M)
    table.state.life = [0, 19, 0, 0]
    table.unit("marines_1", "corridors", "a")
    table.unit("marines_2", "corridors", "c")
    table.unit("greys_1", "technology_dock", "a")
    table.unit("greys_2", "technology_dock", "b")
    table.unit("greys_3", "technology_dock", "c")
    table.says(M, "turn.move", "marines_1")
    assert table.result.ending == "supremacy"
    assert table.result.winners == (M,)


@rule_test("T-174")
def test_twenty_data_win_too() -> None:
    table = station()
    table.active(S)
    table.state.data[S] = 19
    table.unit("scientists_1", "corridors", "a")
    table.card("control_room_s1", "scientists_archives")
    table.says(S, "move.room", "a")
    table.says(S, "turn.action", "control_room_s1")
    assert table.result.winners == (S,)


@rule_test("T-175")
def test_only_tied_players_play_on_and_keep_their_markers() -> None:
    table = station()
    table.active(G)
    table.state.end = 3
    table.state.life = [7, 7, 2, 3]
    home = table.state.sectors[table.state.home[G]]
    before = table.state.sectors[(table.state.home[G] - 1) % 7]
    table.unit("greys_1", before.id, "a")
    table.card(f"{home.id}_i1", "greys_probe")
    table.unit("aliens_1", "corridors", "a")
    table.unit("marines_1", "control_room", "a")
    table.says(G, "move.room", "a")
    table.says(G, "turn.impending", ("install", f"{home.id}_i1"))
    table.says(G, "install.slot", "corridors_s1")
    table.says(G, "turn.refill", "refill")
    assert table.asks(A), "turn order goes on after the one who ended the game"
    assert [seat.life for seat in table.view(A).seats] == [7, 7, None, None]
    table.says(A, "move.room", "b")
    table.says(M, "move.room", "b")
    assert table.result.ending == "shared"
    assert table.result.winners == (A, M)


@rule_test("T-175")
def test_damage_to_players_without_markers_still_scores() -> None:
    table = station()
    table.active(M)
    table.state.tied, table.state.cause = True, "end_track"
    table.state.finale = []
    table.state.life = [7, 7, 2, 3]
    table.state.marked = [True, True, False, False]
    table.unit("marines_1", "corridors", "a")
    table.unit("greys_1", "technology_dock", "a")
    table.unit("greys_2", "technology_dock", "b")
    table.card("control_room_s1", "marines_combat")
    table.unit("marines_2", "technology_dock", "c")
    table.says(M, "turn.move", "marines_1")
    table.says(M, "move.room", "a")
    table.says(M, "turn.action", "control_room_s1")
    assert table.life[M] == 8
    assert table.result.winners == (M,)


@rule_test("T-175")
def test_players_without_markers_gain_and_lose_nothing() -> None:
    table = station()
    table.state.life = [7, 7, 2, 3]
    table.state.marked = [True, True, False, False]
    for change in (gain_life, lose_life, gain_data):
        change(table.state, G, 2, "greys_transmission")
    assert table.state.life == [7, 7, 2, 3]
    assert table.state.data == [0, 0, 0, 0]


@rule_test("T-175")
def test_who_was_not_tied_cannot_win_any_more() -> None:
    table = station()
    table.active(A)
    table.state.tied, table.state.cause = True, "end_track"
    table.state.life = [3, 3, 9, 0]
    table.state.marked = [True, True, False, False]
    table.unit("aliens_1", "corridors", "a")
    table.says(A, "move.room", "a")
    assert table.result.ending == "shared"
    assert table.result.winners == (A, M)


@rule_test("T-171", "T-133")
def test_a_trap_that_is_copied_scores_a_young_alien_once() -> None:
    table = station()
    table.unit("young_alien_1", "corridors", "a")
    table.card("control_room_s1", "marines_landmine")
    table.card("control_room_s2", "marines_duplication")
    table.says(A, "move.room", "a")
    assert table.life == [0, 1, 0, 0]
    assert len(table.told("destroyed")) == 1
