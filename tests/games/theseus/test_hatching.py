"""Pandora's creatures hatch Embryos."""

from __future__ import annotations

import pytest

from hullbreach.games.theseus.state import SPACE
from hullbreach.games.theseus.steps import breed
from hullbreach.testing import rule_test
from tests.games.theseus.pandora import M, P, station


@rule_test("T-197")
@pytest.mark.parametrize("why", ["driven away", "caught"])
def test_who_was_driven_away_or_caught_breeds_nothing(why: str) -> None:
    table = station()
    creature = table.unit("pandora_1", "corridors", "a")
    s = table.state
    s.mover, s.stop, s.alone = s.named("pandora_1"), creature.at, True
    if why == "caught":
        creature.caught = True
    else:
        s.leave(s.mover, SPACE)
    table.carries_out(breed)
    assert not table.asks(P, "hatch.kind")


@rule_test("T-197", "T-198")
def test_a_creature_without_enemies_hatches_an_embryo() -> None:
    """TC-25."""
    table = station()
    table.unit("pandora_1", "technology_dock", "a")
    table.says(P, "move.room", "a")
    assert table.offered(P, "hatch.kind") == ["catcher", "runner", "warrior"]
    table.says(P, "hatch.kind", "runner")
    table.says(P, "hatch.room", "c")
    assert table.where("runner_1") == "corridors c"
    assert not table.state.units[table.state.named("runner_1")].upgraded


@rule_test("T-197")
def test_with_an_enemy_nothing_hatches() -> None:
    table = station()
    table.unit("pandora_1", "technology_dock", "a")
    table.unit("marines_1", "corridors", "b")
    table.says(P, "move.room", "a")
    assert not table.told("hatched")
    assert table.idle()


@rule_test("T-198")
def test_in_a_full_sector_the_embryo_ejects_an_own_unit() -> None:
    """TC-25, last part."""
    table = station()
    table.unit("pandora_1", "technology_dock", "a")
    for i, name in enumerate(("pandora_2", "catcher_1", "runner_1")):
        table.unit(name, "corridors", "abc"[i])
    table.says(P, "turn.move", "pandora_1")
    table.says(P, "hatch.kind", "warrior")
    assert set(table.offered(P, "hatch.eject")) == {
        "pandora_1",
        "pandora_2",
        "catcher_1",
        "runner_1",
    }
    table.says(P, "hatch.eject", "pandora_1")
    assert table.where("pandora_1") == "space"
    assert table.where("warrior_1") == "corridors d"


@rule_test("T-206")
def test_from_space_nothing_hatches_and_nothing_is_taken_over() -> None:
    for name in ("pandora_1", "catcher_1"):
        table = station()
        table.card("corridors_s1", "marines_bunker")
        table.unit(name, "space")
        table.unit("marines_1", "loading_dock", "a")
        table.says(P, "space.room", ("corridors", "a"))
        assert table.asks(M)


@rule_test("T-206")
def test_a_caught_unit_neither_hatches_nor_takes_over() -> None:
    for name in ("pandora_1", "catcher_1"):
        table = station(other="scientists")
        table.card("corridors_s1", "scientists_grabber")
        table.card("corridors_s2", "scientists_shelter")
        table.unit(name, "technology_dock", "a")
        table.unit("scientists_1", "research_lab", "a")
        table.says(P, "move.room", "a")
        assert table.asks(M)


@rule_test("T-206")
def test_without_embryos_nothing_hatches() -> None:
    table = station()
    for u in table.state.units:
        if u.at == -2 and u.kind in ("catcher", "runner", "warrior"):
            u.at = -1
    table.unit("pandora_1", "technology_dock", "a")
    table.unit("marines_1", "loading_dock", "a")
    table.says(P, "turn.move", "pandora_1")
    table.says(P, "move.room", "a")
    assert table.asks(M)


@rule_test("T-45", "T-197")
def test_an_embryo_just_hatched_has_not_moved() -> None:
    """An Embryo that came back to the supply in this turn hatches as another one."""
    table = station(tile=("control_room", "left"))
    table.unit("pandora_1", "loading_dock", "a")
    for u in table.state.units:
        u.moved = u.kind == "catcher"
    table.says(P, "move.room", "a")
    table.says(P, "hatch.kind", "catcher")
    table.says(P, "hatch.room", "b")
    assert table.told("extra_turn") == [{"seat": P}]
    assert [fact["unit"] for fact in table.told("moves")] == ["pandora_1", "catcher_1"]
