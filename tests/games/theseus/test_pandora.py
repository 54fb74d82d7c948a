"""Pandora: tile, hatching, taking over cards."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.theseus import GAME
from hullbreach.games.theseus.combat import combat
from hullbreach.games.theseus.components import SIDES, UNITS
from hullbreach.games.theseus.malfunction import malfunction
from hullbreach.games.theseus.state import SPACE
from hullbreach.games.theseus.steps import breed
from hullbreach.kernel import BadTable, Session, Value
from hullbreach.testing import rule_test
from hullbreach.testing.table import Table
from tests.games.theseus.table import ARCHIVES, Station

P, M = 0, 1


def station(tile: tuple[str, str] = ("technology_dock", "left"), other: str = "marines") -> Station:
    """Pandora is on turn; ring: Corridors, Control Room, the other's home, Technology Dock."""
    table = Station("pandora", other)
    table.active(P)
    s = table.state
    s.home[P] = next(i for i, sector in enumerate(s.sectors) if sector.id == tile[0])
    s.tile = tile[1]
    return table


def laid(place: str, side: str) -> Table[Any]:
    """A fresh duel of Marines and Pandora with the tile laid."""
    table: Table[Any] = Table(GAME, "duel", 2, {"factions": "marines,pandora"})
    table.says(1, "setup.tile", (place, side))
    return table


@rule_test("T-191", "T-2")
def test_pandora_has_no_cards_no_board_and_no_data() -> None:
    table = laid("corridors", "left")
    seat = table.view(0).seats[1]
    assert (seat.deck, seat.top, seat.data, seat.start_cards) == (0, None, None, [])
    assert len(table.view(0).sectors) == 4


@rule_test("T-192")
def test_pandora_starts_with_twenty_life_or_none_in_deathmatch() -> None:
    assert laid("corridors", "left").view(0).seats[1].life == 20
    table = Station("pandora", "aliens", "greys", mode="deathmatch")
    assert table.state.life == [0, 0, 0]
    assert len(table.state.sectors) == 5


@rule_test("T-193", "T-207")
def test_the_tile_comes_before_any_card() -> None:
    table: Table[Any] = Table(GAME, "duel", 2, {"factions": "marines,pandora"})
    assert table.asks(1, "setup.tile")
    assert len(table.offered(1, "setup.tile")) == 8
    view = table.view(0)
    assert [s.place for s in view.sectors] == [
        "corridors",
        "control_room",
        "technology_dock",
        "loading_dock",
    ]
    assert all(card is None for sector in view.sectors for card in sector.slots)
    assert view.seats[0].start_cards == []


@pytest.mark.parametrize(
    ("place", "side", "order"),
    [
        ("loading_dock", "left", [1, 0]),
        ("loading_dock", "right", [0, 1]),
        ("control_room", "right", [1, 0]),
        ("control_room", "left", [0, 1]),
        ("technology_dock", "left", [1, 0]),
        ("technology_dock", "right", [1, 0]),
        ("corridors", "right", [0, 1]),
    ],
)
@rule_test("T-195", "T-207")
def test_the_side_of_the_tile_fixes_the_turn_order(place: str, side: str, order: list[int]) -> None:
    """TC-18, and tiles on common sectors."""
    assert laid(place, side).state.order == order


@rule_test("T-196", "T-28")
def test_a_shared_sector_may_be_full_at_the_start() -> None:
    """TC-18."""
    table = laid("loading_dock", "left")
    while table.session.state.phase != "other_units":
        seat, pick = next(iter(table.session.asked.items()))
        table.says(seat, pick.prompt, pick.options[0])
    dock = next(sector for sector in table.view(0).sectors if sector.place == "loading_dock")
    assert None not in dock.rooms
    assert table.told("limited_combat") == []


@rule_test("T-194")
def test_a_shared_sector_belongs_to_both_and_a_common_one_serves_everybody() -> None:
    table = station(("loading_dock", "left"))
    table.unit("pandora_1", "control_room", "a")
    table.unit("marines_1", "control_room", "b")
    table.unit("marines_2", "loading_dock", "b")
    table.unit("marines_3", "loading_dock", "c")
    table.says(P, "move.room", "a") if table.asks(P, "move.room") else None
    assert table.where("pandora_1").startswith("technology_dock")
    table = station(("loading_dock", "left"))
    table.unit("pandora_1", "control_room", "a")
    table.unit("marines_1", "loading_dock", "b")
    table.says(P, "move.room", "a")
    assert table.state.tokens[P] == 1
    table = station(("corridors", "left"))
    table.active(M)
    table.unit("marines_1", "technology_dock", "a")
    table.unit("pandora_1", "corridors", "b")
    table.says(M, "move.room", "a")
    assert table.life == [19, 20], "the Marines used the combat of Corridors"


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


def takeover(card: str, embryo: str = "catcher_1", upgraded: bool = False) -> Station:
    """An Embryo is about to stop in Corridors beside an enemy card."""
    table = station(other=card.split("_")[0])
    table.unit(embryo, "technology_dock", "a", upgraded=upgraded)
    table.card("corridors_s1", card, upgrades=1 if "landmine" in card else 0)
    return table


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


@rule_test("T-201")
def test_pandoras_token_upgrades_units_and_taken_over_cards() -> None:
    table = station(("loading_dock", "left"))
    table.card("corridors_s1", "marines_fire")
    table.card("corridors_s2", "marines_landmine")
    table.card("loading_dock_s1", "marines_bunker")
    table.takes_over("catcher_1", "corridors_s1")
    table.unit("pandora_1", "control_room", "a")
    table.unit("marines_1", "loading_dock", "b")
    table.says(P, "move.room", "a")
    assert table.state.tokens[P] == 1, "no choice to clear out the Bunker"
    assert table.offered(P, "turn.end") == [
        "end",
        ("upgrade", "pandora_1"),
        ("upgrade", "corridors_s1"),
    ]


@rule_test("T-202")
def test_on_a_common_sector_pandora_does_both_actions_in_its_order() -> None:
    table = station(("corridors", "left"))
    table.unit("pandora_1", "technology_dock", "a")
    table.unit("marines_1", "corridors", "b")
    table.unit("marines_2", "corridors", "c")
    table.says(P, "move.room", "a")
    assert table.offered(P, "sector.first") == ["combat", "token"]
    table.says(P, "sector.first", "token")
    table.says(P, "sector.first", ("upgrade", "pandora_1"))
    assert table.life == [20, 18], "both were hit: the token came first"


@rule_test("T-202", "T-76")
def test_in_the_dock_the_token_comes_before_the_extra_turn() -> None:
    table = station(("technology_dock", "left"))
    table.unit("pandora_1", "loading_dock", "a")
    table.unit("pandora_2", "corridors", "a")
    table.unit("marines_1", "technology_dock", "b")
    table.says(P, "turn.move", "pandora_1")
    table.says(P, "move.room", "a")
    assert table.state.tokens[P] == 1
    table.says(P, "sector.first", "extra_turn")
    assert table.where("pandora_2") == "corridors a"


@rule_test("T-203")
def test_the_owner_of_a_shared_sector_may_clear_out_his_own_lost_card() -> None:
    table = station(("loading_dock", "left"))
    table.active(M)
    table.card("loading_dock_s1", "marines_bunker")
    table.takes_over("catcher_1", "loading_dock_s1")
    table.unit("marines_1", "control_room", "a")
    table.says(M, "move.room", "a")
    table.says(M, "sector.home", ("clear", "loading_dock_s1"))
    assert table.discarded(M) == ["marines_bunker"]
    assert table.where("catcher_1") == "gone"


@rule_test("T-204")
def test_pandora_has_no_impending_phase() -> None:
    table = station()
    table.card("corridors_i1", "marines_fire")
    table.card("corridors_s1", "bonus_upgrade")
    table.unit("pandora_1", "technology_dock", "a")
    table.unit("marines_1", "corridors", "b")
    table.says(P, "move.room", "a")
    assert table.asks(M)
    assert table.at("corridors_i1") == "marines_fire"


@pytest.mark.parametrize(
    ("kind", "attacks", "takeovers"),
    [
        ("creature", ("single", "triple"), ("", "")),
        ("catcher", ("none", "single"), ("permanent", "permanent")),
        ("runner", ("none", "single"), ("one_time", "permanent")),
        ("warrior", ("single", "triple"), ("one_time", "permanent")),
    ],
)
@rule_test("T-5", "T-205")
def test_the_values_of_pandoras_units(
    kind: str, attacks: tuple[str, str], takeovers: tuple[str, str]
) -> None:
    sides = SIDES[kind]
    assert (sides[0].attack, sides[1].attack) == attacks
    assert (sides[0].takes_over, sides[1].takes_over) == takeovers
    assert UNITS[kind].upgraded is not None


@rule_test("T-205", "T-40")
def test_a_runner_may_go_one_sector_further() -> None:
    table = station()
    table.unit("runner_1", "technology_dock", "a")
    table.unit("marines_1", "loading_dock", "a")
    assert table.offered(P, "move.way") == ["stop", ("further", "runner")]
    table.says(P, "move.way", ("further", "runner"))
    table.says(P, "move.room", "a")
    assert table.where("runner_1") == "control_room a"


@rule_test("T-206")
def test_a_runner_moved_by_somebody_else_goes_no_further() -> None:
    table = station(other="marines")
    table.active(M)
    table.unit("marines_1", "loading_dock", "a")
    table.unit("runner_1", "technology_dock", "b")
    table.unit("pandora_1", "space")
    table.card("technology_dock_s1", "marines_team_tactics")
    table.says(M, "move.room", "a")
    table.says(M, "turn.action", "technology_dock_s1")
    table.says(M, "move.room", "b")
    assert table.where("runner_1") == "control_room b"


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


@rule_test("T-206", "T-190")
def test_data_for_pandora_are_lost() -> None:
    table = station(other="scientists")
    table.card("corridors_s1", "scientists_archives")
    table.takes_over("catcher_1", "corridors_s1")
    table.unit("pandora_1", "technology_dock", "a")
    table.says(P, "move.room", "a")
    table.says(P, "turn.action", "corridors_s1")
    assert table.data == [0, 0]


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


# -- the team game with Pandora ------------------------------------------------------------------------------------


def team() -> Station:
    """Pandora and Scientists against Aliens and Marines."""
    factions = ("pandora", "aliens", "scientists", "marines")
    return Station(*factions, mode="teams", pandora=True)


@rule_test("T-207", "T-178")
def test_pandora_joins_the_team_game_by_option_only() -> None:
    factions = "pandora,aliens,scientists,marines"
    with pytest.raises(BadTable, match="pandora=yes"):
        Session.new(GAME, GAME.configure("teams", 4, {"factions": factions}), 1)
    session = Session.new(GAME, GAME.configure("teams", 4, {"factions": "chosen"}), 1)
    assert "pandora" not in session.asked[0].options
    options: dict[str, Value] = {"factions": "chosen", "pandora": True}
    session = Session.new(GAME, GAME.configure("teams", 4, options), 1)
    assert "pandora" in session.asked[0].options
    for seed in range(10):
        drawn = Session.new(GAME, GAME.configure("teams", 4, {"pandora": True}), seed).state
        assert drawn.factions.count("pandora") == 1
        assert len(set(drawn.factions)) == 4


@rule_test("T-207", "T-178", "T-181")
def test_pandoras_team_uses_the_partners_sector_and_no_tile() -> None:
    options: dict[str, Value] = {"factions": "pandora,aliens,scientists,marines", "pandora": True}
    session = Session.new(GAME, GAME.configure("teams", 4, options), 1)
    assert [pick.prompt for pick in session.asked.values()] == ["setup.team_sector"]
    assert list(session.asked) == [1], "Pandora's team has no choice"
    assert session.asked[1].options == ["alien_nest", "loading_dock"]
    session.answer(1, "alien_nest", session.asked[1].number)
    s = session.state
    lab = next(at for at, sector in enumerate(s.sectors) if sector.id == "research_lab")
    assert (s.home[0], s.home[2]) == (lab, lab)
    assert (s.tile, s.order, len(s.sectors)) == ("", [0, 1, 2, 3], 5)


@rule_test("T-201", "T-204", "T-207")
def test_pandora_takes_a_token_in_the_team_sector_and_has_no_impending_phase() -> None:
    table = team()
    table.card("research_lab_s1", "aliens_lurk")
    table.card("research_lab_i1", "scientists_archives")
    table.unit("pandora_1", "control_room", "a")
    table.unit("aliens_1", "corridors", "a")
    table.says(0, "move.room", "a")
    while table.session.state.active == 0:
        seat, pick = next(iter(table.session.asked.items()))
        assert pick.prompt in ("hatch.kind", "hatch.room", "turn.end"), pick.prompt
        table.says(seat, pick.prompt, pick.options[0])
    assert table.told("tokens") == [{"seat": 0, "count": 1}]


@rule_test("T-181", "T-199", "T-200", "T-207")
def test_a_partner_uses_what_pandora_has_taken_over() -> None:
    table = team()
    table.active(2)
    table.card("control_room_s1", "marines_armory")
    table.takes_over("warrior_1", "control_room_s1")
    table.unit("scientists_1", "corridors", "a")
    table.says(2, "move.room", "a")
    table.says(2, "turn.action", "control_room_s1")
    assert table.session.state.tokens == [0, 0, 1, 0]
    assert table.view(0).sectors[1].slots[0].seat == 3, "for one use only"


@rule_test("T-66b", "T-206", "T-207")
def test_a_chamber_pandora_holds_for_one_use_goes_back_after_its_partners_gain() -> None:
    table = Station("pandora", "greys", "scientists", "marines", mode="teams", pandora=True)
    table.active(2)
    table.card("control_room_s1", "scientists_archives")
    table.card("control_room_s2", "greys_chamber")
    table.card("control_room_s3", "scientists_small_lab")
    table.takes_over("warrior_1", "control_room_s2")
    table.unit("scientists_1", "corridors", "a")
    table.says(2, "move.room", "a")
    table.says(2, "turn.action", "control_room_s1")
    assert table.asks(2, "turn.action"), "at once, before anything else happens"
    assert table.data == [0, 0, ARCHIVES + 1, 0]
    assert table.view(0).sectors[1].slots[1].seat == 1


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
