"""Duplication, and which cards multiply, work once, or have their own ruling."""

from __future__ import annotations

from hullbreach.games.theseus.action_cards import action
from hullbreach.games.theseus.combat import combat
from hullbreach.games.theseus.components import CARD_BY_FACE, CARDS, NEAR
from hullbreach.games.theseus.traps import trap
from hullbreach.games.theseus.upgrades import special
from hullbreach.testing import rule_test
from tests.games.theseus.table import ARCHIVES, PROBE, Station, copied

MULTIPLY = {
    "marines": "armory landmine fire battle_position trap_tracker combat",
    "scientists": "archives medstation small_lab defence_system station_plans detonation",
    "aliens": "tentacles hatchery lurk habitat incubator combat",
    "greys": "chamber landmine probe amplifier time_loop downgrade transmission life_transfer",
}
ONCE = {
    "marines": "bunker safeguard",
    "scientists": "malfunction shelter secret_passage",
    "aliens": "air_shaft pheromone_trail crawlers",
    "greys": "teleport",
}


def ids(lists: dict[str, str]) -> set[str]:
    """Card ids from the lists above."""
    return {f"{faction}_{name}" for faction, names in lists.items() for name in names.split()}


def archives() -> Station:
    """TC-20: a Duplication with three Archives beside it in Corridors; a Scientist will stop there."""
    table = Station("aliens", "scientists")
    table.active(1)
    table.unit("scientists_1", "research_lab", "a")
    table.card("corridors_s2", "scientists_duplication")
    for slot in ("s1", "s3", "s5"):
        table.card(f"corridors_{slot}", "scientists_archives")
    return table


@rule_test("T-125", "T-131", "T-132")
def test_duplication_copies_up_to_three_neighbours() -> None:
    table = archives()
    table.says(1, "move.room", "a")
    for slot in ("s1", "s3", "s5"):
        table.says(1, "turn.action", f"corridors_{slot}")
    assert table.data == [0, 6 * ARCHIVES]


@rule_test("T-132")
def test_three_neighbours_exist_only_in_corridors_and_dock() -> None:
    most = [max(len(near) for near in board) for board in NEAR]
    assert most == [3, 2, 3, 2, 2, 2, 2]


@rule_test("T-133")
def test_a_card_under_the_disc_is_not_copied() -> None:
    table = archives()
    table.disc("corridors_s1")
    table.says(1, "move.room", "a")
    table.cannot(1, "turn.action", "corridors_s1")
    for slot in ("s3", "s5"):
        table.says(1, "turn.action", f"corridors_{slot}")
    assert table.data == [0, 4 * ARCHIVES]


@rule_test("T-131")
def test_diagonal_and_foreign_cards_are_not_copied() -> None:
    table = Station("scientists", "marines")
    table.card("control_room_s1", "scientists_duplication")
    table.card("control_room_s4", "scientists_archives")
    table.card("control_room_s2", "marines_fire")
    table.unit("scientists_1", "corridors", "a")
    table.says(0, "move.room", "a")
    assert table.life == [19, 20], "the enemy's fire was not doubled"
    table.says(0, "turn.action", "control_room_s4")
    assert table.data == [ARCHIVES, 0]


@rule_test("T-131")
def test_a_copy_works_with_the_tokens_on_its_original() -> None:
    table = Station("scientists", "marines")
    table.card("control_room_s1", "scientists_duplication")
    table.card("control_room_s2", "scientists_archives", upgrades=2)
    table.unit("scientists_1", "corridors", "a")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s2")
    assert table.data == [2 * (ARCHIVES + 2), 0]


@rule_test("T-133")
def test_a_duplication_under_the_disc_or_crawlers_copies_nothing() -> None:
    for how in ("disc", "crawlers"):
        table = Station("scientists", "aliens")
        table.card("control_room_s1", "scientists_duplication")
        table.card("control_room_s2", "scientists_archives")
        if how == "disc":
            table.disc("control_room_s1")
        else:
            table.card("control_room_s4", "aliens_crawlers")
        archives = table.view(0).sectors[1].slots[1]
        assert archives.copies == 0
        assert archives.working == (how == "disc")


@rule_test("T-134", "T-135", "T-136")
def test_every_installable_card_multiplies_works_once_or_has_its_ruling() -> None:
    multiply, once = ids(MULTIPLY), ids(ONCE)
    assert {row.id for row in CARDS if row.duplication == "multiply"} == multiply
    assert {row.id for row in CARDS if row.duplication == "once"} == once
    ruled = {
        row.id: row.duplication
        for row in CARDS
        if row.id not in multiply | once and row.type not in ("duplication", "special", "bonus")
    }
    assert ruled == {
        "marines_ambush": "again",
        "marines_double_shot": "again",
        "marines_team_tactics": "different_units",
        "aliens_adrenaline_rush": "different_units",
        "aliens_parasite": "two_tokens",
        "aliens_abduction": "different_units",
        "scientists_camera": "same_value",
        "scientists_grabber": "never",
        "scientists_remote_control": "different_cards",
        "greys_control": "different_units",
        "greys_invisibility": "different_units",
    }


@rule_test("T-135")
def test_cards_that_work_once_are_not_copied() -> None:
    for face in sorted(ids(ONCE)):
        faction = face.split("_")[0]
        table = Station(faction, "greys" if faction != "greys" else "aliens")
        table.card("corridors_s2", f"{faction}_duplication")
        table.card("corridors_s1", face)
        assert table.view(0).sectors[0].slots[0].copies == 0, face


@rule_test("T-134")
def test_two_identical_cards_work_both() -> None:
    table = Station("marines", "aliens")
    table.card("corridors_s1", "marines_battle_position")
    table.card("corridors_s2", "marines_battle_position")
    table.unit("marines_1", "corridors", "a")
    table.unit("aliens_1", "corridors", "b")
    table.carries_out(lambda s: combat(s, 0))
    assert table.life == [20, 17]


@rule_test("T-128", "T-137")
def test_a_one_shot_original_is_discarded_after_its_copies() -> None:
    """TC-21: Landmine and Duplication deal 2 + 2, then the mine is gone."""
    table = Station("aliens", "marines")
    table.card("control_room_s1", "marines_landmine")
    table.card("control_room_s2", "marines_duplication")
    table.unit("aliens_1", "corridors", "a")
    table.says(0, "move.room", "a")
    assert table.life == [16, 20]
    assert table.at("control_room_s1") is None
    assert table.at("control_room_s2") == "marines_duplication"
    assert table.discarded(1) == ["marines_landmine"]


@rule_test("T-138", "T-52")
def test_a_copied_trap_is_a_trap_also_in_passing() -> None:
    table = Station("aliens", "marines")
    table.card("control_room_s1", "marines_fire")
    table.card("control_room_s2", "marines_duplication")
    table.unit("aliens_1", "corridors", "a")
    table.unit("aliens_2", "corridors", "b")
    table.says(0, "turn.move", "aliens_1")
    table.says(0, "move.room", "a")
    assert table.where("aliens_1") == "alien_nest a"
    assert table.life == [18, 20]


def test_every_card_has_an_effect_and_every_effect_a_card() -> None:
    for row in CARDS:
        effects = [
            row.id in action if row.type == "action" or row.also_action else None,
            row.id in trap if row.type == "trap" else None,
            row.id in special if row.type in ("special", "bonus") and not row.hook else None,
            bool(row.hook) if row.type in ("module", "shortcut", "station_wide") else None,
            row.type == "duplication" or None,
        ]
        known = [effect for effect in effects if effect is not None]
        assert all(known), row.id
        assert known or row.hook, row.id
    for face in [*action, *trap, *special]:
        assert face in CARD_BY_FACE


@rule_test("T-121", "T-126")
def test_modules_work_in_their_sector_and_station_wide_cards_everywhere() -> None:
    table = Station("marines", "aliens")
    table.card("corridors_s1", "marines_battle_position")
    table.card("loading_dock_s1", "marines_safeguard")
    table.unit("marines_1", "corridors", "a")
    table.unit("aliens_1", "corridors", "b")
    table.unit("marines_2", "control_room", "a")
    table.unit("aliens_2", "control_room", "b")
    table.carries_out(lambda s: combat(s, 0))
    assert table.life == [20, 17], "two damage in Corridors, one in the Control Room"
    assert [table.state.cards.faces[h] for h in table.state.wide] == ["marines_safeguard"]


@rule_test("T-134")
def test_an_amplifier_raises_its_own_sides_other_cards_only() -> None:
    table = Station("greys", "marines")
    table.card("corridors_s1", "greys_amplifier", upgrades=1)
    table.card("corridors_s2", "greys_landmine")
    table.card("corridors_s3", "marines_fire")
    table.card("control_room_s1", "greys_probe")
    slots = table.view(0).sectors[0].slots
    assert [slots[i].number for i in range(3)] == [2, 4, 1]
    assert table.view(0).sectors[1].slots[0].number == PROBE


# -- copies may be left out ------------------------------------------------------------------------------------------


@rule_test("T-72", "T-160")
def test_a_copied_team_tactics_may_move_one_unit_only() -> None:
    table = copied("marines_team_tactics", "aliens")
    table.unit("aliens_1", "control_room", "b")
    table.unit("aliens_2", "control_room", "c")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    assert table.offered(0, "tactics.unit") == ["aliens_1", "aliens_2"]
    table.says(0, "tactics.unit", "aliens_1")
    table.says(0, "move.room", "a")
    assert table.offered(0, "tactics.unit") == ["aliens_2", "done"]
    table.says(0, "tactics.unit", "done")
    assert table.where("aliens_2") == "control_room c"


@rule_test("T-72", "T-134")
def test_copied_station_plans_may_install_one_card_only() -> None:
    """With an empty deck each further card would move the end token."""
    table = copied("scientists_station_plans", "marines")
    table.card("research_lab_i1", "scientists_archives")
    table.card("research_lab_i2", "scientists_small_lab")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    table.says(0, "plans.card", "research_lab_i1")
    table.says(0, "install.slot", "corridors_s1")
    assert table.offered(0, "plans.card") == ["research_lab_i2", "done"]
    table.says(0, "plans.card", "done")
    assert len(table.told("end_token")) == 1


@rule_test("T-72", "T-150")
def test_a_copied_remote_control_may_trigger_one_card_only() -> None:
    table = copied("scientists_remote_control", "marines")
    table.card("corridors_s1", "scientists_archives")
    table.card("corridors_s2", "scientists_small_lab")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    table.says(0, "remote.card", "corridors_s1")
    assert table.offered(0, "remote.card") == ["corridors_s2", "done"]
    table.says(0, "remote.card", "done")
    assert table.state.tokens == [0, 0]


@rule_test("T-72", "T-163")
def test_nobody_has_to_leave_for_a_copied_young_alien() -> None:
    for answer, units in (("done", 1), ("marines_1", 2)):
        table = Station("aliens", "marines")
        table.card("control_room_s1", "aliens_incubator")
        table.card("control_room_s2", "aliens_duplication")
        table.unit("aliens_1", "corridors", "a")
        table.unit("aliens_2", "control_room", "b")
        table.unit("marines_1", "control_room", "c")
        table.says(0, "turn.move", "aliens_1")
        table.says(0, "move.room", "a")
        table.says(0, "turn.action", "control_room_s1")
        assert table.where("young_alien_1") == "control_room d"
        options = ["aliens_1", "aliens_2", "marines_1", "young_alien_1", "done"]
        assert table.offered(0, "incubator.eject") == options
        table.says(0, "incubator.eject", answer)
        names = [table.where(f"young_alien_{i}") for i in (1, 2)]
        assert len([place for place in names if place != "gone"]) == units
        assert len(table.told("limited_combat")) == units


@rule_test("T-72", "T-163")
def test_a_copied_young_alien_comes_where_a_room_is_empty() -> None:
    table = copied("aliens_incubator", "marines")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    table.says(0, "move.room", "b")
    table.says(0, "move.room", "d")
    assert [table.where(f"young_alien_{i}") for i in (1, 2)] == ["control_room b", "control_room d"]


@rule_test("T-134", "T-160")
def test_a_copy_that_finds_nothing_more_to_do_asks_nothing() -> None:
    table = copied("marines_team_tactics", "aliens")
    table.unit("aliens_1", "control_room", "b")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    table.says(0, "move.room", "a")
    assert not table.asks(0, "tactics.unit")
    table = copied("scientists_station_plans", "marines")
    table.card("research_lab_i1", "scientists_archives")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    table.says(0, "install.slot", "corridors_s1")
    assert not table.asks(0, "plans.card")
