"""Searching and the room symbols."""

from __future__ import annotations

import pytest

from hullbreach.games.panic_station.components import CELL_OF
from hullbreach.testing import rule_test

from .table import ACTION, BLUE, RED, WHITE, YELLOW, Bench

SYMBOLS = ("run_2", "team_search_2", "parasite_1", "storage_2", "open_terminal")


def in_room(room: str, red: bool = False) -> Bench:
    """Blue's soldier alone in a room south of the reactor."""
    bench = Bench()
    bench.lay(room, 0, 1, red=red)
    bench.stand(BLUE, soldier=room)
    return bench


@rule_test("P-66", "P-77")
@pytest.mark.parametrize("room", SYMBOLS)
def test_any_symbol_can_be_searched_black_and_red(room: str) -> None:
    for red in (False, True):
        bench = in_room(room, red)
        bench.finds("ammo")
        bench.rolls(*[3] * red)
        bench.does(BLUE, "search")
        if bench.asks(BLUE, "storage.draw"):
            bench.says(BLUE, "storage.draw", "stop")
        assert bench.held(BLUE).count("ammo") == 2
        assert bench.state.ap == 3
        assert bench.idle()


@rule_test("P-66")
@pytest.mark.parametrize("place", ["closed_terminal", "closed_terminal_antechamber"])
def test_either_half_of_a_double_card_will_do(place: str) -> None:
    bench = Bench()
    bench.lay("closed_terminal", 0, -1)
    bench.stand(BLUE, soldier=place)
    bench.finds("ammo")
    bench.does(BLUE, "search")
    assert len(bench.held(BLUE)) == 6
    assert bench.is_red("closed_terminal")


@rule_test("P-67", "P-73")
def test_black_is_turned_for_good_after_the_draw() -> None:
    bench = in_room("run_2")
    bench.finds("ammo", "ammo")
    bench.does(BLUE, "search")
    assert bench.told("alarm") == []
    assert bench.is_red("run_2")
    bench.rolls(3)
    bench.does(BLUE, "search")
    assert len(bench.told("alarm")) == 1
    assert bench.is_red("run_2")


@rule_test("P-68")
def test_red_raises_an_alarm_before_the_draw() -> None:
    bench = in_room("run_2", red=True)
    bench.finds("ammo")
    bench.rolls(1)
    bench.does(BLUE, "search")
    keys = [event.key for event in bench.events]
    assert keys.index("alarm") < keys.index("searches")
    assert bench.parasites_at("reactor_room") == ["grey"]


@rule_test("P-69", "P-76", "P-173")
def test_one_card_goes_to_the_hand_and_only_the_drawer_sees_it() -> None:
    bench = in_room("run_2")
    bench.finds("grenade")
    bench.does(BLUE, "search")
    assert "grenade" in bench.held(BLUE)
    assert bench.told("drew", BLUE) == [{"seat": BLUE, "card": "grenade"}]
    assert bench.told("drew", RED) == []
    assert bench.told("drew_hidden", RED) == [{"seat": BLUE}]
    assert bench.told("drew_hidden") == [{"seat": BLUE}]


@rule_test("P-70", "P-100")
def test_a_drawn_alarm_is_resolved_and_not_replaced() -> None:
    bench = in_room("run_2")
    bench.finds("parasite_alarm", "ammo")
    bench.rolls(1)
    bench.does(BLUE, "search")
    assert len(bench.held(BLUE)) == 5
    assert bench.discard_pile() == ["parasite_alarm"]
    assert bench.parasites_at("reactor_room") == ["grey"]
    assert bench.told("drew_alarm") == [{"seat": BLUE}]


@rule_test("P-71")
def test_the_host_card_infects_and_looks_like_any_draw() -> None:
    told: list[list[str]] = []
    for card in ("host_card", "ammo"):
        bench = in_room("run_2")
        bench.finds(card)
        bench.does(BLUE, "search")
        assert bench.state.infected[BLUE] == (card == "host_card")
        told.append([e.key for event in bench.events if (e := event.for_seat(RED)) is not None])
        assert bench.told("host", RED) == []
    assert told[0] == told[1]


@rule_test("P-72")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    bench = in_room("run_2")
    bench.discards("ammo", "ammo")
    bench.only_finds()
    bench.does(BLUE, "search")
    assert bench.told("reshuffled") == [{"count": 2}]
    assert bench.held(BLUE).count("ammo") == 2
    assert len(bench.state.find_deck) == 1
    assert bench.state.discard == []


@rule_test("P-72")
def test_without_any_card_there_is_no_search() -> None:
    bench = in_room("run_2")
    bench.only_finds()
    assert not bench.can(BLUE, "search")


@rule_test("P-73")
def test_turning_counts_for_healing_and_the_terminal_too() -> None:
    bench = in_room("open_terminal")
    bench.finds("ammo")
    bench.does(BLUE, "search")
    bench.rolls(1)
    bench.does(BLUE, "terminal")
    assert len(bench.told("alarm")) == 1


@rule_test("P-74", "P-80")
def test_t14_storage_gives_three_cards_and_turns_once() -> None:
    bench = in_room("storage_2")
    bench.finds("gas_can", "parasite_alarm", "ammo", "ammo")
    bench.does(BLUE, "search")
    bench.rolls(1)
    assert bench.question(BLUE).about == {"drawn": 1, "most": 3}
    bench.says(BLUE, "storage.draw", "draw")
    assert bench.question(BLUE).about == {"drawn": 2, "most": 3}
    bench.says(BLUE, "storage.draw", "draw")
    assert len(bench.held(BLUE)) == 7
    assert bench.discard_pile() == ["parasite_alarm"]
    assert len(bench.told("alarm")) == 1
    assert bench.is_red("storage_2")
    assert bench.state.ap == 3
    bench.rolls(1)
    bench.does(BLUE, "search")
    assert len(bench.held(BLUE)) == 8
    assert len(bench.told("alarm")) == 2
    assert bench.asks(BLUE, ACTION)
    assert bench.idle()


@rule_test("P-80")
def test_one_may_stop_after_the_first_card() -> None:
    bench = in_room("storage_2")
    bench.finds("gas_can", "ammo")
    bench.does(BLUE, "search")
    bench.says(BLUE, "storage.draw", "stop")
    assert len(bench.held(BLUE)) == 6
    assert bench.is_red("storage_2")


@rule_test("P-75")
def test_a_hand_has_no_upper_limit() -> None:
    bench = in_room("storage_2")
    bench.hand(BLUE, *["gas_can"] * 11)
    bench.finds("ammo", "ammo", "ammo")
    bench.does(BLUE, "search")
    bench.says(BLUE, "storage.draw", "draw")
    bench.says(BLUE, "storage.draw", "draw")
    assert len(bench.held(BLUE)) == 14
    assert bench.asks(BLUE, ACTION)


@rule_test("P-78")
def test_every_entrance_raises_an_alarm_black_or_red() -> None:
    for red in (False, True):
        bench = Bench()
        bench.lay("parasite_1", 0, 1, red=red)
        bench.rolls(1)
        bench.moves(BLUE, "soldier", "parasite_1")
        bench.rolls(1)
        bench.moves(BLUE, "android", "parasite_1")
        assert len(bench.told("alarm")) == 2
        assert bench.is_red("parasite_1") == red


@rule_test("P-79")
def test_searching_a_red_danger_room_raises_a_further_alarm() -> None:
    bench = Bench()
    bench.lay("parasite_1", 0, 1, red=True)
    bench.rolls(1, 1)
    bench.moves(BLUE, "soldier", "parasite_1")
    bench.does(BLUE, "search")
    assert len(bench.told("alarm")) == 2


def team(red: bool = False) -> Bench:
    """Blue and Red in a team search room."""
    bench = in_room("team_search_2", red)
    bench.stand(RED, android="team_search_2")
    return bench


@rule_test("P-81", "P-82")
def test_a_partner_draws_too_after_the_searcher() -> None:
    for red in (False, True):
        bench = team(red)
        bench.finds("armour", "gas_can")
        bench.rolls(*[3] * red)
        bench.does(BLUE, "search")
        assert bench.offered(BLUE, "team.partner") == ["alone", RED]
        bench.says(BLUE, "team.partner", RED)
        assert bench.held(BLUE).count("armour") == 2
        bench.says(RED, "team.accept", "draw")
        assert bench.held(RED).count("gas_can") == 1
        assert bench.state.ap == 3
        assert len(bench.told("alarm")) == int(red)


@rule_test("P-82")
def test_the_partner_may_decline() -> None:
    bench = team()
    bench.does(BLUE, "search")
    bench.says(BLUE, "team.partner", RED)
    bench.says(RED, "team.accept", "decline")
    assert len(bench.held(RED)) == 5


@rule_test("P-71", "P-81", "P-84")
def test_t15_the_partner_draws_the_host_and_nobody_sees_it() -> None:
    seen = []
    for card in ("host_card", "gas_can"):
        bench = team()
        bench.finds("armour", card)
        bench.does(BLUE, "search")
        bench.says(BLUE, "team.partner", RED)
        bench.says(RED, "team.accept", "draw")
        assert bench.state.infected[RED] == (card == "host_card")
        seen.append((bench.view(BLUE), [e.for_seat(BLUE) for e in bench.events]))
        assert bench.told("searches_along") == [{"seat": RED, "other": BLUE}]
    assert [e for e in seen[0][1] if e] == [e for e in seen[1][1] if e]
    assert seen[0][0] == seen[1][0]


@rule_test("P-84")
def test_a_partners_alarm_is_the_partners() -> None:
    bench = team()
    for _ in range(5):
        bench.parasite("reactor_room")
        bench.parasite("reactor_room", "black")
    bench.finds("armour", "parasite_alarm")
    bench.does(BLUE, "search")
    bench.says(BLUE, "team.partner", RED)
    bench.rolls(3)
    bench.says(RED, "team.accept", "draw")
    assert bench.asks(RED, "alarm.source")


@rule_test("P-83")
def test_t15_no_team_search_after_an_attack_in_the_room() -> None:
    bench = team()
    bench.laid_out(BLUE, "combat_knife")
    bench.stand(WHITE, "reactor_room", "reactor_room")
    bench.does(BLUE, "stab")
    bench.rolls(1)
    if bench.asks(BLUE, "stab.target"):
        bench.says(BLUE, "stab.target", ("android", RED))
    bench.does(BLUE, "search")
    assert bench.asks(BLUE, ACTION), "a search alone is still allowed"
    assert len(bench.held(BLUE)) == 6


@rule_test("P-83")
def test_attacking_the_own_android_does_not_count() -> None:
    bench = team()
    bench.stand(BLUE, android="team_search_2")
    bench.laid_out(BLUE, "combat_knife")
    bench.does(BLUE, "stab")
    bench.rolls(1)
    bench.says(BLUE, "stab.target", ("android", BLUE))
    bench.does(BLUE, "search")
    assert bench.asks(BLUE, "team.partner")


@rule_test("P-66", "P-68")
def test_with_characters_in_two_rooms_one_of_them_searches() -> None:
    for kind, room in (("soldier", "run_2"), ("android", "storage_2")):
        bench = Bench()
        bench.lay("run_2", 1, 0, red=True)
        bench.lay("storage_2", 0, 1, red=True)
        bench.stand(BLUE, "run_2", "storage_2")
        bench.rolls(3)
        bench.does(BLUE, "search")
        bench.says(BLUE, "search.with", kind)
        assert bench.told("alarm") == [{"seat": BLUE, "room": room, "face": 3}]
        assert bench.told("searches") == [{"seat": BLUE, "room": room}]


@rule_test("P-166", "P-72")
def test_a_deck_that_ran_empty_once_has_been_played_through_for_good() -> None:
    bench = in_room("run_2")
    bench.discards("ammo", "armour", "grenade")
    bench.only_finds("ammo", "armour")
    bench.does(BLUE, "search")
    assert not bench.state.played_through
    bench.rolls(3)
    bench.does(BLUE, "search")
    assert bench.state.played_through
    bench.rolls(3)
    bench.does(BLUE, "search")
    assert bench.state.find_deck
    assert bench.state.played_through


@rule_test("P-83")
def test_an_attack_counts_in_its_own_turn_only() -> None:
    bench = team()
    bench.state.attacked.append(CELL_OF["team_search_2"])
    for seat in (BLUE, RED, WHITE, YELLOW):
        bench.does(seat, "end_turn")
    bench.does(BLUE, "search")
    assert bench.asks(BLUE, "team.partner")
