"""The team game, two against two."""

from __future__ import annotations

from hullbreach.games.theseus.combat import combat
from hullbreach.games.theseus.malfunction import malfunction
from hullbreach.testing import rule_test
from tests.games.theseus.table import Station

A, M, S, G = 0, 1, 2, 3


def station() -> Station:
    """Aliens and Scientists against Marines and Greys; ring: Corridors, Control Room, Nest, Dock, Loading Dock."""
    return Station("aliens", "marines", "scientists", "greys", mode="teams")


@rule_test("T-181", "T-183a")
def test_the_partners_actions_and_shortcuts_serve_and_his_traps_spare() -> None:
    table = station()
    table.unit("aliens_1", "corridors", "a")
    table.unit("aliens_2", "corridors", "b")
    table.card("control_room_s1", "scientists_secret_passage")
    table.card("control_room_s2", "scientists_small_lab")
    table.card("control_room_s3", "scientists_defence_system", upgrades=2)
    table.says(A, "turn.move", "aliens_1")
    table.says(A, "move.way", "stop")
    table.says(A, "move.room", "a")
    table.says(A, "turn.action", "control_room_s2")
    assert table.state.tokens == [1, 0, 0, 0]
    assert table.life == [20] * 4


@rule_test("T-181")
def test_the_team_sector_is_home_for_both() -> None:
    table = station()
    table.active(S)
    table.unit("scientists_1", "control_room", "a")
    table.says(S, "move.room", "a")
    assert table.state.tokens[S] == 1


@rule_test("T-182")
def test_the_partners_units_are_never_moved() -> None:
    table = station()
    table.unit("aliens_1", "alien_nest", "a")
    table.unit("scientists_1", "control_room", "a")
    table.unit("marines_1", "loading_dock", "a")
    table.says(A, "move.room", "a")
    assert table.where("aliens_1").startswith("technology_dock")
    assert table.asks(M), "the extra turn fell away: only the partner has a unit left"


@rule_test("T-183", "T-183a")
def test_a_partners_impending_card_is_installed_but_the_own_deck_refills() -> None:
    table = station()
    table.unit("aliens_1", "control_room", "a")
    table.card("alien_nest_i1", "scientists_archives")
    table.card("corridors_s1", "scientists_camera")
    table.deck(A, "aliens_lurk")
    table.deck(S, "scientists_grabber")
    table.says(A, "move.room", "a")
    options = table.offered(A, "turn.impending")
    assert ("install", "alien_nest_i1") in options
    assert ("replace", "alien_nest_i1") not in options
    table.says(A, "turn.impending", ("install", "alien_nest_i1"))
    table.says(A, "install.slot", "corridors_s1")
    assert table.discarded(S) == ["scientists_camera"], "to the pile of its own faction"
    table.says(A, "turn.refill", "refill")
    assert table.at("alien_nest_i1") == "aliens_lurk"
    assert len(table.state.decks[S]) == 1


@rule_test("T-183a")
def test_disc_and_clear_out_pass_the_partner_by() -> None:
    table = station()
    table.card("alien_nest_s1", "scientists_archives")
    table.card("corridors_s1", "marines_fire")
    table.carries_out(lambda s: malfunction(s, A))
    assert table.view(A).disc == "corridors_s1"
    table = station()
    table.card("alien_nest_s1", "scientists_archives")
    table.unit("aliens_1", "control_room", "a")
    table.says(A, "move.room", "a")
    table.says(A, "turn.action", "go_on")
    assert table.state.tokens[A] == 1, "there was nothing to clear out"


@rule_test("T-184", "T-187")
def test_only_the_causers_units_attack_with_the_partners_modules() -> None:
    """TC-26, second part; Habitat of the partner helps who deals damage himself."""
    table = station()
    table.unit("aliens_1", "corridors", "b", upgraded=True)
    table.unit("scientists_1", "corridors", "c", upgraded=True)
    table.unit("marines_1", "corridors", "a")
    table.card("corridors_s1", "aliens_habitat")
    table.carries_out(lambda s: combat(s, S))
    assert table.life == [20, 18, 20, 20]
    table = station()
    table.unit("aliens_1", "corridors", "b", upgraded=True)
    table.unit("scientists_1", "corridors", "c", upgraded=True)
    table.unit("marines_1", "corridors", "a")
    table.carries_out(lambda s: combat(s, A))
    assert table.life == [20, 19, 20, 20]


@rule_test("T-164", "T-181")
def test_adrenaline_rush_wakes_units_of_the_partner_too() -> None:
    """It starts no combat, so the exception for combats does not apply; whoever plays the card decides."""
    table = station()
    table.card("control_room_s1", "aliens_adrenaline_rush", upgrades=1)
    table.unit("aliens_1", "corridors", "a")
    table.unit("aliens_2", "loading_dock", "a", upgraded=True)
    table.unit("marines_1", "loading_dock", "c")
    table.unit("scientists_1", "technology_dock", "b", upgraded=True)
    table.unit("marines_2", "technology_dock", "a")
    table.unit("greys_1", "technology_dock", "c")
    table.says(A, "turn.move", "aliens_1")
    table.says(A, "move.room", "a")
    table.says(A, "turn.action", "control_room_s1")
    assert table.offered(A, "rush.unit") == ["aliens_2", "scientists_1", "done"]
    table.says(A, "rush.unit", "scientists_1")
    table.says(A, "fight.target", "greys_1")
    assert table.life == [20, 20, 20, 19]
    assert table.offered(A, "rush.unit") == ["aliens_2", "done"], "each of them once"


@rule_test("T-164", "T-66b")
def test_data_of_a_rush_go_to_the_player_of_the_unit() -> None:
    table = Station("aliens", "marines", "greys", "scientists", mode="teams")
    table.card("control_room_s1", "aliens_adrenaline_rush")
    table.unit("aliens_1", "corridors", "a")
    table.unit("greys_1", "technology_dock", "b", upgraded=True)
    table.unit("marines_1", "technology_dock", "a")
    table.card("technology_dock_s1", "greys_chamber")
    table.says(A, "move.room", "a")
    table.says(A, "turn.action", "control_room_s1")
    table.says(A, "rush.unit", "greys_1")
    assert table.data == [0, 0, 2, 0]


@rule_test("T-187")
def test_a_chamber_gives_a_marine_nothing() -> None:
    table = station()
    table.unit("marines_1", "corridors", "a")
    table.unit("aliens_1", "corridors", "b")
    table.card("corridors_s1", "greys_chamber")
    table.carries_out(lambda s: combat(s, M))
    assert table.life == [19, 20, 20, 20]
    assert table.data == [0, 0, 0, 0]


@rule_test("T-185", "T-190")
def test_partners_share_neither_life_nor_data_and_lost_data_are_lost() -> None:
    table = station()
    table.unit("aliens_1", "corridors", "a")
    table.card("control_room_s1", "scientists_camera", camera=4)
    table.says(A, "move.room", "a")
    table.says(A, "turn.action", "control_room_s1")
    assert table.data == [0, 0, 0, 0]
    assert table.state.camera[table.state.card_at("control_room_s1")] == 0


@rule_test("T-190")
def test_who_triggers_an_effect_has_its_benefit() -> None:
    table = station()
    table.state.life = [10, 20, 10, 20]
    table.unit("aliens_1", "corridors", "a")
    table.card("control_room_s1", "scientists_medstation")
    table.says(A, "move.room", "a")
    table.says(A, "turn.action", "control_room_s1")
    assert table.life == [11, 20, 10, 20]


@rule_test("T-190", "T-131")
def test_duplication_copies_its_own_faction_only() -> None:
    table = station()
    table.card("corridors_s2", "aliens_duplication")
    table.card("corridors_s1", "scientists_archives")
    table.card("corridors_s3", "aliens_lurk")
    slots = table.view(A).sectors[0].slots
    assert (slots[0].copies, slots[2].copies) == (0, 1)


@rule_test("T-186", "T-188")
def test_special_cards_and_tokens_are_shared() -> None:
    table = station()
    table.unit("aliens_1", "corridors", "a")
    table.unit("scientists_1", "alien_nest", "a")
    table.front(S, "bonus_upgrade")
    table.tokens(S, 1)
    table.card("corridors_s1", "scientists_archives")
    options = table.offered(A, "turn.move")
    assert ("play", "bonus_upgrade") in options
    assert ("upgrade", "scientists_1") in options
    assert ("upgrade", "corridors_s1") in options
    table.says(A, "turn.move", ("upgrade", "scientists_1"))
    assert table.state.tokens == [0] * 4
    table.says(A, "turn.move", ("play", "bonus_upgrade"))
    assert table.state.tokens == [1, 0, 0, 0]
    assert table.state.front[S] == []


@rule_test("T-189")
def test_the_team_wins_when_one_enemy_falls_or_one_partner_has_the_data() -> None:
    table = station()
    table.state.life[G] = 1
    table.unit("aliens_1", "corridors", "a", upgraded=True)
    table.unit("greys_1", "corridors", "b")
    table.unit("aliens_2", "loading_dock", "a")
    table.says(A, "turn.move", "aliens_2")
    table.says(A, "move.room", "c")
    assert table.result.ending == "destruction"
    assert table.result.winners == (A, S)
    table = station()
    table.active(S)
    table.state.data[S] = 19
    table.unit("scientists_1", "corridors", "a")
    table.card("control_room_s1", "scientists_archives")
    table.says(S, "move.room", "a")
    table.says(S, "turn.action", "control_room_s1")
    assert set(table.result.winners) == {A, S}


@rule_test("T-189")
def test_at_the_end_the_larger_team_sum_wins() -> None:
    table = station()
    table.state.end = 3
    table.state.life = [10, 12, 10, 12]
    table.state.data = [0, 0, 6, 0]
    table.unit("aliens_1", "loading_dock", "a")
    table.card("corridors_i1", "aliens_lurk")
    table.says(A, "move.room", "a")
    table.says(A, "turn.impending", ("install", "corridors_i1"))
    table.says(A, "install.slot", "corridors_s1")
    assert table.result.winners == (A, S)
    assert table.result.scores == (10, 12, 16, 12)


@rule_test("T-177")
def test_turns_alternate_between_the_teams() -> None:
    table = station()
    for name, place in (
        ("aliens_1", "corridors"),
        ("marines_1", "technology_dock"),
        ("scientists_1", "technology_dock"),
        ("greys_1", "alien_nest"),
    ):
        table.unit(name, place)
    seats = []
    for _ in range(5):
        seat, pick = next(iter(table.session.asked.items()))
        seats.append(seat)
        table.says(seat, pick.prompt, pick.options[0])
        table.passes(seat)
    assert seats == [A, M, S, G, A]


@rule_test("T-55")
def test_the_order_of_traps_does_not_matter_between_partners() -> None:
    table = station()
    table.unit("aliens_1", "corridors", "a")
    table.card("control_room_s1", "marines_fire")
    table.card("control_room_s2", "greys_landmine")
    table.says(A, "move.room", "a")
    assert table.life == [17, 20, 20, 20]
    assert not table.asks(A, "trap.next")


@rule_test("T-213", "T-162")
def test_an_abducted_unit_is_not_controlled_in_the_same_turn() -> None:
    table = Station("aliens", "marines", "greys", "scientists", mode="teams")
    table.card("control_room_s1", "aliens_abduction")
    table.card("control_room_s2", "greys_control")
    table.unit("aliens_1", "corridors", "a")
    table.unit("marines_1", "control_room", "b")
    table.says(A, "move.room", "a")
    table.says(A, "turn.action", "control_room_s1")
    table.says(A, "abduction.unit", "marines_1")
    table.says(A, "relocate.sector", "technology_dock")
    table.says(A, "move.room", "a")
    assert not table.asks(A, "turn.action"), "nobody is left whom Control may move"


@rule_test("T-61", "T-184")
def test_in_a_limited_combat_partners_do_not_attack_either() -> None:
    table = station()
    table.unit("aliens_1", "corridors", "a", upgraded=True)
    table.unit("scientists_1", "control_room", "b", upgraded=True)
    table.unit("marines_1", "control_room", "c")
    table.unit("marines_2", "control_room", "d")
    table.unit("aliens_2", "space")
    table.says(A, "turn.move", "aliens_1")
    assert table.told("limited_combat") == [{"seat": A, "place": "control_room"}]
    assert {fact["unit"] for fact in table.told("hit")} == {"aliens_1"}
    assert table.life == [20, 19, 20, 20], "the rooms a and c are divided by a wall"


@rule_test("T-121", "T-181")
def test_a_bunker_protects_the_partner_and_other_modules_protect_nobody() -> None:
    for module, life in (("marines_bunker", 20), ("marines_battle_position", 19)):
        table = station()
        table.card("corridors_s1", module)
        table.unit("aliens_1", "corridors", "a", upgraded=True)
        table.unit("greys_1", "corridors", "b")
        table.carries_out(lambda s: combat(s, A))
        assert table.life == [20, 20, 20, life]
