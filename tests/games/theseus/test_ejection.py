"""Ejection into space."""

from __future__ import annotations

from hullbreach.testing import rule_test
from tests.games.theseus.table import Station

A, M = 0, 1


def crowded() -> Station:
    """TC-3: Corridors are full with three Marines and an Alien; another Alien will stop there."""
    table = Station("aliens", "marines")
    table.unit("aliens_1", "loading_dock", upgraded=True)
    for i, room in enumerate("abc"):
        table.unit(f"marines_{i + 1}", "corridors", room)
    table.unit("aliens_2", "corridors", "d")
    return table


@rule_test("T-46", "T-48", "T-75")
def test_the_newcomer_takes_the_room_of_the_ejected_unit_and_fights() -> None:
    table = crowded()
    table.card("corridors_s1", "marines_landmine")
    table.says(A, "turn.move", "aliens_1")
    table.says(A, "move.eject", "marines_1")
    assert table.where("marines_1") == "space"
    assert table.where("aliens_1") == "corridors a"
    assert table.told("trap")[0]["card"] == "marines_landmine"
    assert table.life == [18, 16], "mine; limited combat against two; Corridors combat against two"
    assert table.idle()


@rule_test("T-47")
def test_the_own_unit_may_be_ejected() -> None:
    table = crowded()
    table.says(A, "turn.move", "aliens_1")
    table.says(A, "move.eject", "aliens_2")
    assert table.where("aliens_2") == "space"
    assert table.where("aliens_1") == "corridors d"


@rule_test("T-49", "T-153")
def test_who_moves_an_enemy_unit_chooses_whom_it_ejects() -> None:
    table = Station("greys", "marines")
    table.card("technology_dock_s1", "greys_control")
    table.unit("greys_1", "greys_shipwreck", "a")
    table.unit("marines_1", "loading_dock", "a")
    for i, name in enumerate(("marines_2", "greys_2", "greys_3", "marines_3")):
        table.unit(name, "corridors", "abcd"[i])
    table.says(0, "turn.move", "greys_1")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "technology_dock_s1")
    table.says(0, "control.unit", "marines_1")
    assert table.offered(0, "move.eject") == ["marines_2", "greys_2", "greys_3", "marines_3"]
    table.says(0, "move.eject", "marines_2")
    assert table.where("marines_1") == "corridors a"


@rule_test("T-50")
def test_an_ejected_unit_keeps_its_tokens_but_is_free() -> None:
    table = crowded()
    unit = table.state.units[table.state.named("marines_1")]
    unit.caught, unit.parasites, unit.infester = True, 1, A
    table.state.pieces = {"parasite": 1, "grabber": 1, "invisibility": 2, "deactivation": 3}
    table.says(A, "turn.move", "aliens_1")
    table.says(A, "move.eject", "marines_1")
    unit = table.state.units[table.state.named("marines_1")]
    assert (unit.caught, unit.parasites) == (False, 1)
    assert table.state.pieces["grabber"] == 2


@rule_test("T-46", "T-140a")
def test_an_ejected_young_alien_is_lost() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "loading_dock", upgraded=True)
    for i, room in enumerate("abc"):
        table.unit(f"marines_{i + 1}", "corridors", room)
    table.unit("young_alien_1", "corridors", "d", parasites=1)
    table.state.pieces["parasite"] = 1
    table.says(A, "turn.move", "aliens_1")
    table.says(A, "move.eject", "young_alien_1")
    assert table.where("young_alien_1") == "gone"
    assert table.state.pieces["parasite"] == 2
