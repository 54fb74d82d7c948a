"""The end of the game: victories at once, the end track, ties, the limit of turns."""

from __future__ import annotations

from typing import Any

from hullbreach.games.theseus.impending import refill
from hullbreach.games.theseus.tracks import gain_data, gain_life
from hullbreach.kernel import Asks, rule
from hullbreach.testing import rule_test
from tests.games.theseus.table import Station

A, S = 0, 1


def last_cards(end: int = 3, **options: Any) -> Station:
    """An Alien is about to stop in Corridors, where an own card is impending; the decks are empty."""
    table = Station("aliens", "scientists", **options)
    table.state.end = end
    table.unit("aliens_1", "research_lab", "a")
    table.unit("scientists_1", "alien_nest", "a")
    table.card("corridors_i1", "aliens_lurk")
    return table


def install_last(table: Station) -> None:
    """The Alien stops and installs the last impending card."""
    table.says(A, "move.room", "a")
    table.says(A, "turn.impending", ("install", "corridors_i1"))
    table.says(A, "install.slot", "corridors_s1")


@rule_test("T-1", "T-118")
def test_a_faction_without_life_loses_at_once() -> None:
    table = Station("aliens", "scientists")
    table.state.life[S] = 1
    table.unit("aliens_1", "corridors", "a", upgraded=True)
    table.unit("scientists_1", "corridors", "b")
    table.unit("aliens_2", "research_lab", "a")
    table.says(A, "turn.move", "aliens_2")
    table.says(A, "move.room", "c")
    assert table.result.ending == "destruction"
    assert table.result.winners == (A,)


@rule_test("T-1", "T-118")
def test_twenty_data_win_at_once() -> None:
    table = Station("scientists", "aliens")
    table.state.data[0] = 19
    table.unit("scientists_1", "corridors", "a")
    table.card("control_room_s1", "scientists_archives")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    assert table.result.ending == "data"
    assert table.result.winners == (0,)


@rule_test("T-108")
def test_the_tracks_end_at_twenty() -> None:
    table = Station("scientists", "aliens")
    table.state.life[0] = 19
    gain_life(table.state, 0, 5, "scientists_medstation")
    assert table.state.life[0] == 20
    table.state.data[0] = 10
    gain_data(table.state, 0, 3, "scientists_archives")
    assert table.state.data[0] == 13


@rule_test("T-2")
def test_only_scientists_and_greys_collect_data() -> None:
    for faction, expected in (("scientists", 2), ("greys", 2), ("marines", 0), ("aliens", 0)):
        other = "marines" if faction != "marines" else "greys"
        table = Station(faction, other)
        gain_data(table.state, 0, 2, "scientists_archives")
        assert table.state.data[0] == expected


@rule_test("T-112", "T-115")
def test_the_end_token_moves_when_a_refill_fails_and_ends_the_game_on_end() -> None:
    """TC-10."""

    @rule
    def empty_refills(s: Any) -> Asks[None]:
        for _ in range(3):
            refill(s, A, "corridors_i1")
        return
        yield

    table = last_cards(end=0)
    table.state.sectors[0].impending[0] = -1
    table.card("alien_nest_i1", "aliens_lurk")
    table.carries_out(empty_refills)
    assert [fact["field"] for fact in table.told("end_token")] == [3, 2, 1]
    assert not table.session.over
    table = last_cards()
    table.state.life[S] = 15
    install_last(table)
    assert table.told("end_token") == [{"field": 0}]
    assert table.result.ending == "end_track"
    assert table.result.winners == (A,)


@rule_test("T-112")
def test_the_vacated_position_stays_empty() -> None:
    table = last_cards(end=0)
    install_last(table)
    assert table.at("corridors_i1") is None
    assert table.view(A).end == 0


@rule_test("T-113")
def test_an_empty_position_cannot_be_used_without_a_deck() -> None:
    table = last_cards()
    table.state.removed[A].append(table.state.sectors[0].impending[0])
    table.state.sectors[0].impending[0] = -1
    table.says(A, "move.room", "a")
    assert table.asks(S), "there was nothing to do"
    assert table.view(A).end == 2


@rule_test("T-114")
def test_discards_are_not_shuffled_again() -> None:
    table = last_cards(end=0)
    table.state.discards[A].append(table.find("aliens_hatchery"))
    install_last(table)
    assert table.discarded(A) == ["aliens_hatchery"]
    assert table.state.decks[A] == []


@rule_test("T-1", "T-115")
def test_the_higher_sum_of_life_and_data_wins() -> None:
    """TC-11: Scientists 8 + 7 against 13."""
    table = last_cards()
    table.state.life = [13, 8]
    table.state.data = [0, 7]
    install_last(table)
    assert table.result.winners == (S,)
    assert table.result.scores == (13, 15)


@rule_test("T-116")
def test_a_tie_brings_one_more_turn_each_and_then_a_shared_victory() -> None:
    table = last_cards()
    install_last(table)
    assert table.asks(S, "move.room"), "the player after the one who ended the game"
    table.says(S, "move.room", "a")
    assert table.asks(A, "move.room")
    table.says(A, "move.room", "a")
    assert table.result.ending == "shared"
    assert table.result.winners == (A, S)


@rule_test("T-116")
def test_an_additional_turn_can_break_the_tie() -> None:
    table = last_cards()
    table.state.data[S] = 0
    table.card("technology_dock_s1", "scientists_archives")
    install_last(table)
    table.says(S, "move.room", "a")
    table.says(S, "turn.action", "technology_dock_s1")
    table.says(A, "move.room", "a")
    assert table.result.ending == "end_track"
    assert table.result.winners == (S,)


@rule_test("T-117")
def test_in_additional_turns_the_end_token_rests_but_victories_count() -> None:
    table = last_cards()
    table.card("technology_dock_s1", "scientists_archives")
    table.card("technology_dock_s2", "scientists_station_plans")
    table.card("research_lab_i1", "scientists_camera")
    table.state.data[S], table.state.life[S] = 19, 1
    install_last(table)
    table.says(S, "move.room", "a")
    table.says(S, "turn.action", "technology_dock_s2")
    table.says(S, "install.slot", "corridors_s2")
    assert len(table.told("end_token")) == 1, "no second time"
    table.says(S, "turn.action", "technology_dock_s1")
    assert table.result.ending == "data"


@rule_test("T-221")
def test_too_many_turns_end_the_game_like_the_end_track() -> None:
    table = last_cards(end=0, max_turns=2)
    table.state.life[A] = 19
    table.says(A, "move.room", "a")
    table.says(A, "turn.impending", "skip")
    table.says(S, "move.room", "a")
    assert table.result.ending == "turn_limit"
    assert table.result.winners == (S,)


@rule_test("T-221")
def test_the_limit_can_be_switched_off() -> None:
    table = last_cards(end=0, max_turns=0)
    table.state.turns = 5_000
    table.says(A, "move.room", "a")
    table.says(A, "turn.impending", "skip")
    assert table.asks(S)


@rule_test("T-115", "T-112")
def test_the_game_stops_in_mid_turn() -> None:
    """Station Plans in the action-card phase move the token to END: the sector action never comes."""
    table = Station("scientists", "aliens")
    table.state.end = 3
    table.state.life = [20, 15]
    table.unit("scientists_1", "corridors", "a")
    table.card("control_room_s1", "scientists_station_plans")
    table.card("research_lab_i1", "scientists_camera")
    table.card("alien_nest_s1", "aliens_lurk")
    table.card("alien_nest_s2", "aliens_lurk")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    table.says(0, "install.slot", "corridors_s1")
    assert table.session.over
    assert table.view(0).disc is None
    assert table.result.winners == (0,)


@rule_test("T-221")
def test_the_limit_counts_whole_turns() -> None:
    """With a limit of three the second player has one turn and the first two."""
    table = last_cards(end=0, max_turns=3)
    table.state.life[A] = 19
    for seat in (A, S):
        assert not table.session.over
        table.says(seat, "move.room", "a")
        table.passes(seat)
    assert not table.session.over
    assert table.session.state.turns == 2


@rule_test("T-221", "T-116")
def test_a_tie_at_the_limit_brings_additional_turns_that_no_limit_cuts_short() -> None:
    table = last_cards(end=0, max_turns=1)
    table.says(A, "move.room", "a")
    table.says(A, "turn.impending", "skip")
    assert table.told("tie") == [{}]
    for seat in (S, A):
        assert table.session.state.active == seat
        assert not table.session.over
        while table.session.state.active == seat and not table.session.over:
            _, pick = next(iter(table.session.asked.items()))
            table.says(seat, pick.prompt, pick.default or pick.options[0])
    assert table.session.over
    assert table.session.state.turns == 3
