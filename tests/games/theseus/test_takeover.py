"""Embryos take over cards, for good or for one use, and come back from them."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.theseus.combat import combat
from hullbreach.games.theseus.malfunction import malfunction
from hullbreach.testing import rule_test
from tests.games.theseus.pandora import M, P, station, takeover
from tests.games.theseus.table import Station


@rule_test("T-199")
def test_an_embryo_takes_over_an_enemy_card_with_its_tokens() -> None:
    table = takeover("scientists_archives")
    table.card("corridors_s2", "scientists_medstation", upgrades=2)
    table.says(P, "move.room", "a")
    assert table.offered(P, "takeover.card") == ["no", "corridors_s1", "corridors_s2"]
    table.says(P, "takeover.card", "corridors_s2")
    card = table.view(M).sectors[0].slots[1]
    assert (card.seat, card.upgrades, card.embryo) == (P, 2, "catcher_1")
    assert table.where("catcher_1") == "card"
    assert table.told("combat"), "the sector action is still carried out"


@rule_test("T-199", "T-120")
def test_a_card_just_taken_over_is_resolved_at_the_next_stop_at_the_earliest() -> None:
    table = takeover("scientists_small_lab")
    table.unit("scientists_1", "research_lab", "a")
    table.says(P, "move.room", "a")
    table.says(P, "takeover.card", "corridors_s1")
    assert table.state.tokens == [0, 0]
    assert table.asks(M)


@rule_test("T-200", "T-128")
def test_a_one_time_takeover_ends_when_the_card_was_resolved() -> None:
    table = station(other="scientists")
    table.card("corridors_s1", "scientists_small_lab")
    table.takes_over("warrior_1", "corridors_s1")
    table.unit("pandora_1", "technology_dock", "a")
    table.unit("scientists_1", "corridors", "b")
    table.says(P, "move.room", "a")
    table.says(P, "turn.action", "corridors_s1")
    assert table.state.tokens == [1, 0]
    assert table.view(P).sectors[0].slots[0].seat == M
    assert table.where("warrior_1") == "gone"


@rule_test("T-200", "T-205")
def test_a_permanent_takeover_stays() -> None:
    for embryo, upgraded in (("catcher_1", False), ("runner_1", True), ("warrior_1", True)):
        table = station(other="scientists")
        table.card("corridors_s1", "scientists_small_lab")
        table.takes_over(embryo, "corridors_s1", upgraded)
        table.unit("pandora_1", "technology_dock", "a")
        table.unit("scientists_1", "corridors", "b")
        table.says(P, "move.room", "a")
        table.says(P, "turn.action", "corridors_s1")
        assert table.view(P).sectors[0].slots[0].seat == P


@rule_test("T-206")
def test_disabled_cards_cannot_be_taken_over() -> None:
    table = Station("pandora", "aliens", "marines", mode="deathmatch")
    table.active(P)
    table.card("corridors_s1", "aliens_crawlers")
    table.card("corridors_s2", "marines_bunker")
    table.card("corridors_s3", "aliens_lurk")
    table.disc("corridors_s3")
    s = table.state
    before = s.sectors[(s.place_of[0] - 1) % len(s.sectors)]
    table.unit("catcher_1", before.id, "a")
    table.says(P, "move.room", "a")
    assert table.offered(P, "takeover.card") == ["no", "corridors_s1"]


@rule_test("T-206", "T-83")
def test_the_disc_may_hit_a_card_taken_over_also_by_its_first_owner() -> None:
    table = station()
    table.card("corridors_s1", "marines_fire")
    table.takes_over("catcher_1", "corridors_s1")
    table.carries_out(lambda s: malfunction(s, M))
    assert table.view(P).disc == "corridors_s1"


@rule_test("T-206")
def test_a_module_taken_over_once_goes_back_after_the_first_fight() -> None:
    table = station()
    table.card("corridors_s1", "marines_battle_position")
    table.takes_over("warrior_1", "corridors_s1")
    table.unit("pandora_1", "corridors", "a")
    table.unit("pandora_2", "space")
    table.unit("marines_1", "corridors", "b")
    table.carries_out(lambda s: combat(s, P))
    assert table.life == [20, 18]
    assert table.asks(P, "turn.move"), "nobody has moved since"
    assert table.view(P).sectors[0].slots[0].seat == M


@rule_test("T-206")
def test_a_shortcut_taken_over_once_goes_back_after_the_movement() -> None:
    table = station(other="aliens")
    table.card("corridors_s1", "aliens_air_shaft")
    table.takes_over("warrior_1", "corridors_s1")
    table.unit("pandora_1", "technology_dock", "a")
    table.unit("aliens_1", "control_room", "b")
    table.says(P, "move.skip", "skip")
    assert table.view(P).sectors[0].slots[0].seat == M


@rule_test("T-206")
def test_a_safeguard_taken_over_once_goes_back_after_the_disc() -> None:
    table = station()
    table.card("corridors_s1", "marines_safeguard")
    table.card("corridors_s2", "marines_fire")
    table.takes_over("warrior_1", "corridors_s1")
    table.takes_over("catcher_1", "corridors_s2")
    table.carries_out(lambda s: malfunction(s, M))
    card = table.view(P).sectors[0].slots[0]
    assert (card.disc, card.seat) == (True, M)


@rule_test("T-206")
@pytest.mark.parametrize("card", ["aliens_crawlers", "aliens_duplication", "greys_amplifier"])
def test_cards_without_a_moment_of_use_go_back_after_pandoras_next_turn(card: str) -> None:
    table = station(other=card.split("_")[0])
    table.card("corridors_s1", card)
    table.takes_over("runner_1", "corridors_s1")
    table.unit("pandora_1", "technology_dock", "a")
    table.unit(f"{card.split('_')[0]}_1", "corridors", "b")
    for turn in range(2):
        assert table.view(P).sectors[0].slots[0].seat == P, turn
        while table.session.state.active == P and table.session.state.turns < 1 + 2 * turn:
            seat, pick = next(iter(table.session.asked.items()))
            table.says(seat, pick.prompt, pick.default or pick.options[0])
        while table.session.state.active == M and table.session.state.turns < 2 + 2 * turn:
            seat, pick = next(iter(table.session.asked.items()))
            table.says(seat, pick.prompt, pick.default or pick.options[0])
    assert table.view(P).sectors[0].slots[0].seat == M
    assert table.session.state.leases == {}


@rule_test("T-206", "T-131")
def test_duplication_treats_a_taken_over_card_as_pandoras() -> None:
    table = station(other="aliens")
    table.card("corridors_s1", "aliens_lurk")
    table.card("corridors_s2", "aliens_duplication")
    assert table.view(P).sectors[0].slots[0].copies == 1
    table.arrange()
    table.takes_over("catcher_1", "corridors_s1")
    assert table.view(P).sectors[0].slots[0].copies == 0
    table.arrange()
    table.takes_over("catcher_2", "corridors_s2")
    assert table.view(P).sectors[0].slots[0].copies == 1


@rule_test("T-206", "T-128")
def test_a_taken_over_card_that_leaves_play_returns_its_embryo() -> None:
    table = station()
    table.active(M)
    table.card("control_room_s1", "marines_landmine")
    table.takes_over("catcher_1", "control_room_s1")
    table.unit("marines_1", "corridors", "a")
    table.says(M, "move.room", "a")
    assert table.life == [20, 18]
    assert table.discarded(M) == ["marines_landmine"]
    assert table.where("catcher_1") == "gone"


@rule_test("T-200", "T-206")
def test_a_trap_taken_over_once_goes_back_after_it_worked() -> None:
    table = station()
    table.active(M)
    table.card("control_room_s1", "marines_fire")
    table.takes_over("warrior_1", "control_room_s1")
    table.unit("marines_1", "corridors", "a")
    table.unit("pandora_1", "space")
    table.unit("pandora_2", "space")
    table.says(M, "move.room", "a")
    assert table.life == [20, 19]
    assert table.view(P).sectors[1].slots[0].seat == M
    assert table.where("warrior_1") == "gone"


@rule_test("T-206", "T-171a")
def test_a_lurker_or_protection_taken_over_once_goes_back_after_the_fight() -> None:
    table = station(other="aliens")
    table.card("corridors_s1", "aliens_lurk")
    table.takes_over("warrior_1", "corridors_s1")
    table.unit("pandora_1", "space")
    table.unit("pandora_2", "space")
    table.unit("aliens_1", "corridors", "b")
    table.carries_out(lambda s: combat(s, P))
    assert table.life == [20, 19]
    assert table.view(P).sectors[0].slots[0].seat == M
    table = station()
    table.card("corridors_s1", "marines_bunker")
    table.takes_over("warrior_1", "corridors_s1")
    table.unit("pandora_1", "corridors", "a")
    table.unit("pandora_2", "space")
    table.unit("marines_1", "corridors", "b")
    table.carries_out(lambda s: combat(s, M))
    assert table.life == [20, 20]
    assert table.asks(P, "turn.move")
    assert table.view(P).sectors[0].slots[0].seat == M


@rule_test("T-206", "T-200")
def test_an_unused_module_stays_taken_over() -> None:
    table = station()
    table.card("corridors_s1", "marines_battle_position")
    table.takes_over("warrior_1", "corridors_s1")
    table.unit("pandora_1", "control_room", "a")
    table.unit("pandora_2", "space")
    table.unit("marines_1", "control_room", "b")
    table.carries_out(lambda s: combat(s, P))
    assert table.life == [20, 19]
    assert table.view(P).sectors[0].slots[0].seat == P, "the fight was elsewhere"


@pytest.mark.parametrize(
    ("card", "word"),
    [
        ("greys_time_loop", ("burn", 1)),
        ("greys_teleport", ("jump", "loading_dock")),
        ("scientists_secret_passage", "stop"),
    ],
)
@rule_test("T-206", "T-124")
def test_shortcuts_taken_over_once_go_back_after_they_were_used(card: str, word: Any) -> None:
    other = card.split("_")[0]
    table = Station("pandora", "marines", other, mode="deathmatch")
    table.active(P)
    s = table.state
    s.home[P] = next(i for i, sector in enumerate(s.sectors) if sector.id == "loading_dock")
    table.card("control_room_s1", card)
    table.takes_over("warrior_1", "control_room_s1")
    table.unit("pandora_1", "corridors", "a")
    table.unit("pandora_2", "corridors", "b")
    table.says(P, "turn.move", "pandora_1")
    table.says(P, "move.way", word)
    assert table.view(P).sectors[1].slots[0].seat == 2


@rule_test("T-206", "T-126")
def test_a_trail_taken_over_once_goes_back_after_the_movement() -> None:
    table = station(other="aliens")
    table.card("corridors_s1", "aliens_pheromone_trail")
    table.takes_over("warrior_1", "corridors_s1")
    table.unit("pandora_1", "technology_dock", "a")
    table.unit("aliens_1", "control_room", "b")
    table.says(P, "move.way", ("further", "trail"))
    table.says(P, "move.room", "a")
    assert table.where("pandora_1") == "control_room a"
    assert table.view(P).sectors[0].slots[0].seat == M


@rule_test("T-199", "T-140a")
def test_an_embryo_on_a_card_leaves_its_room_and_its_tokens() -> None:
    table = station()
    table.card("corridors_s1", "marines_armory")
    table.unit("catcher_1", "technology_dock", "a", parasites=1, invisible=True)
    table.state.pieces |= {"parasite": 1, "invisibility": 1}
    table.says(P, "move.room", "a")
    table.says(P, "takeover.card", "corridors_s1")
    assert table.where("catcher_1") == "card"
    s = table.session.state
    assert (s.pieces["parasite"], s.pieces["invisibility"]) == (2, 2)
    assert all(s.named("catcher_1") not in sector.rooms for sector in s.sectors)


@rule_test("T-206", "T-5")
def test_an_upgraded_embryo_comes_back_with_its_base_side_up() -> None:
    table = station()
    table.active(M)
    table.card("control_room_s1", "marines_landmine")
    table.takes_over("catcher_1", "control_room_s1", upgraded=True)
    table.unit("marines_1", "corridors", "a")
    table.says(M, "move.room", "a")
    s = table.session.state
    unit = s.units[s.named("catcher_1")]
    assert (table.where("catcher_1"), unit.upgraded) == ("gone", False)


@rule_test("T-199")
def test_where_there_is_no_enemy_card_an_embryo_is_not_asked() -> None:
    table = station()
    table.unit("catcher_1", "technology_dock", "a")
    table.unit("marines_1", "control_room", "a")
    table.says(P, "move.room", "a")
    assert table.asks(M)


@rule_test("T-200", "T-206")
def test_a_module_taken_over_for_good_stays_after_a_fight() -> None:
    table = station()
    table.card("corridors_s1", "marines_battle_position")
    table.takes_over("catcher_1", "corridors_s1")
    table.unit("pandora_1", "corridors", "a")
    table.unit("pandora_2", "space")
    table.unit("marines_1", "corridors", "b")
    table.carries_out(lambda s: combat(s, P))
    assert table.life == [20, 18]
    assert table.view(P).sectors[0].slots[0].seat == P


@rule_test("T-165a", "T-206")
def test_a_protection_held_for_one_use_is_used_up_by_a_lurker() -> None:
    table = Station("pandora", "aliens", "marines", mode="deathmatch")
    table.active(1)
    table.card("corridors_s1", "marines_bunker")
    table.takes_over("warrior_1", "corridors_s1")
    table.card("corridors_s2", "aliens_lurk")
    table.unit("pandora_1", "corridors", "a")
    table.unit("aliens_1", "space")
    table.unit("aliens_2", "space")
    table.carries_out(lambda s: combat(s, 1))
    assert table.life == [0, 0, 0]
    assert table.view(0).sectors[0].slots[0].seat == 2


@rule_test("T-66a", "T-206", "T-207")
def test_a_battle_position_held_for_one_use_is_not_used_by_an_attack_for_data() -> None:
    for kind, holder in (("greys", 0), ("marines", 3)):
        factions = ("pandora", "aliens", "greys", "marines")
        if kind == "marines":
            factions = ("pandora", "aliens", "scientists", "marines")
        table = Station(*factions, mode="teams", pandora=True)
        table.card("corridors_s1", "marines_battle_position")
        table.takes_over("warrior_1", "corridors_s1")
        table.unit(f"{factions[2]}_1", "corridors", "a", upgraded=True)
        table.unit("aliens_1", "corridors", "b")
        table.unit("pandora_1", "space")
        table.unit("pandora_2", "space")
        table.carries_out(lambda s: combat(s, 2))
        assert table.view(0).sectors[0].slots[0].seat == holder, kind


@rule_test("T-66b", "T-190", "T-207")
def test_a_chamber_held_for_one_use_is_not_used_by_data_that_are_lost() -> None:
    table = Station("pandora", "greys", "marines", "scientists", mode="teams", pandora=True)
    table.active(2)
    table.card("control_room_s1", "greys_transmission")
    table.card("control_room_s2", "greys_chamber")
    table.takes_over("catcher_1", "control_room_s1")
    table.takes_over("warrior_1", "control_room_s2")
    table.unit("marines_1", "corridors", "a")
    table.says(2, "move.room", "a")
    table.says(2, "turn.action", "control_room_s1")
    assert table.data == [0, 0, 0, 0]
    assert table.view(0).sectors[1].slots[1].seat == 0


@rule_test("T-131", "T-206")
def test_a_card_given_back_is_copied_by_its_own_duplication_again() -> None:
    table = station(other="aliens")
    table.card("corridors_s1", "aliens_lurk")
    table.card("corridors_s2", "aliens_duplication")
    table.takes_over("warrior_1", "corridors_s1")
    table.unit("pandora_1", "space")
    table.unit("pandora_2", "space")
    table.unit("aliens_1", "corridors", "b")
    table.carries_out(lambda s: combat(s, P))
    card = table.view(P).sectors[0].slots[0]
    assert (card.seat, card.copies) == (M, 1)


@pytest.mark.parametrize(
    ("embryo", "card"), [("catcher_1", "aliens_crawlers"), ("warrior_1", "aliens_hatchery")]
)
@rule_test("T-200", "T-206")
def test_only_a_card_without_a_moment_of_use_held_for_one_use_is_held_for_a_time(
    embryo: str, card: str
) -> None:
    table = station(other="aliens")
    table.card("corridors_s1", card)
    table.takes_over(embryo, "corridors_s1")
    assert table.state.leases == {}
