"""How bots see Theseus: what cards are going to bring, who is a threat, what Pandora breeds."""

from __future__ import annotations

import pytest

import hullbreach
from hullbreach.bots import Chair, make
from hullbreach.bots.evaluations import evaluation
from tests.games.theseus.table import Station


def worth(table: Station, seat: int = 0) -> float:
    """How well a seat stands."""
    return evaluation("theseus").worth(table.game, table.state, seat)


def move_of(table: Station, seed: int) -> object:
    """Which unit a greedy bot moves."""
    return make("greedy", "theseus", seed).choose(Chair(table.session, 0))


def collectors() -> Station:
    """A Scientist who may go to the Control Room or to the Loading Dock."""
    table = Station("scientists", "marines")
    table.unit("scientists_1", "corridors", "a")
    table.unit("scientists_2", "technology_dock", "a")
    table.unit("scientists_3", "space")
    table.unit("marines_1", "space")
    table.unit("marines_2", "space")
    table.unit("marines_3", "space")
    return table


def test_a_full_camera_is_played_back() -> None:
    table = collectors()
    table.card("control_room_s1", "scientists_camera", camera=6)
    assert {move_of(table, seed) for seed in range(6)} == {"scientists_1"}


def test_archives_draw_whoever_can_stop_beside_them() -> None:
    table = collectors()
    table.card("loading_dock_s1", "scientists_archives")
    assert {move_of(table, seed) for seed in range(6)} == {"scientists_2"}


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ("marines_fire", "marines_bunker"),
        ("marines_fire", "marines_landmine"),
        ("marines_combat", "marines_trap_tracker"),
    ],
)
def test_a_card_is_worth_what_it_is_going_to_bring(more: str, less: str) -> None:
    found = []
    for face in (more, less):
        table = Station("marines", "aliens")
        table.card("corridors_s1", face)
        found.append(worth(table))
    assert found[0] > found[1]


def test_a_defence_system_that_nobody_has_switched_on_is_worth_little() -> None:
    found = []
    for upgrades in (0, 1):
        table = Station("scientists", "marines")
        table.card("corridors_s1", "scientists_defence_system", upgrades)
        found.append(worth(table))
    assert found[1] > 2 * found[0] > 0


def test_cards_are_worth_less_the_later_it_is() -> None:
    table = Station("greys", "marines")
    table.card("corridors_s1", "greys_probe")
    early = worth(table)
    table.state.turns = 16
    assert 0 < worth(table) < early


def deathmatch(life: list[int], data: list[int]) -> Station:
    table = Station("marines", "aliens", "scientists", "greys", mode="deathmatch")
    table.state.life, table.state.data = life, data
    return table


def near_the_end(life: list[int], end: int) -> float:
    table = deathmatch(life, [0, 0, 0, 0])
    table.state.end = end
    return worth(table)


@pytest.mark.parametrize("end", [1, 2, 3])
def test_who_is_ahead_wants_the_end_track_to_run_out_and_who_is_behind_does_not(end: int) -> None:
    ahead, behind = [9, 6, 4, 0], [6, 9, 4, 0]
    assert near_the_end(ahead, end) > near_the_end(ahead, end - 1)
    assert near_the_end(behind, end) < near_the_end(behind, end - 1)
    assert near_the_end([9, 9, 4, 0], end) == near_the_end([9, 9, 4, 0], 0)


def test_a_team_is_ahead_together() -> None:
    found = []
    for end in (0, 3):
        table = Station("marines", "aliens", "scientists", "greys", mode="teams")
        table.state.life, table.state.end = [4, 15, 20, 7], end
        found.append(worth(table))
    assert found[1] > found[0]


def test_who_is_not_tied_has_lost() -> None:
    table = deathmatch([8, 9, 9, 0], [0, 0, 0, 0])
    before = worth(table), worth(table, 1)
    table.state.end, table.state.tied = 4, True
    table.state.marked = [False, True, True, False]
    assert worth(table) == -0.99 < before[0]
    assert worth(table, 1) > before[1]


def test_tokens_are_worth_less_the_later_it_is() -> None:
    table = Station("greys", "marines")
    table.state.tokens[0] = 3
    early = worth(table)
    table.state.turns = 16
    assert 0 < worth(table) < early


def test_in_a_deathmatch_the_leader_is_the_threat() -> None:
    before = worth(deathmatch([5, 12, 3, 0], [0, 0, 0, 0]))
    leader = worth(deathmatch([5, 13, 3, 0], [0, 0, 0, 0]))
    last = worth(deathmatch([5, 12, 4, 0], [0, 0, 0, 0]))
    assert before - leader > 3 * (before - last) > 0


def test_in_a_deathmatch_one_track_wins_and_the_other_only_helps() -> None:
    before = worth(deathmatch([5, 5, 2, 0], [0, 0, 9, 0]), 2)
    assert worth(deathmatch([5, 5, 2, 0], [0, 0, 10, 0]), 2) > worth(
        deathmatch([5, 5, 3, 0], [0, 0, 9, 0]), 2
    )
    assert worth(deathmatch([5, 5, 3, 0], [0, 0, 9, 0]), 2) > before


def test_pandora_sends_a_creature_where_it_hatches() -> None:
    table = Station("pandora", "marines")
    table.unit("pandora_1", "corridors", "a")
    table.unit("pandora_2", "technology_dock", "a")
    table.unit("pandora_3", "space")
    table.unit("marines_1", "loading_dock", "a")
    table.unit("marines_2", "control_room", "a")
    table.unit("marines_3", "space")
    terms = evaluation("theseus").terms
    s = table.state
    s.phase, s.active = "actions", 0
    s.mover = s.named("pandora_1")
    s.stop = s.units[s.mover].at
    s.alone = False
    watched = terms(s, 0)["place"]
    s.alone = True
    assert terms(s, 0)["place"] > watched


def test_pandora_makes_the_technology_dock_its_own() -> None:
    session = hullbreach.new("theseus", "duel", 2, seed=1, options={"factions": "marines,pandora"})
    assert session.asked[1].prompt == "setup.tile"
    found = {make("greedy", "theseus", seed).choose(Chair(session, 1)) for seed in range(6)}
    assert found <= {("technology_dock", "left"), ("technology_dock", "right")}
