"""The box: every component with its count, and the rooms edge by edge."""

from __future__ import annotations

from collections import Counter

from hullbreach.games.panic_station.components import (
    ACTION_POINTS,
    ANTECHAMBER,
    CARD_SYMBOL,
    CELL_OF,
    CELL_SYMBOL,
    COLOURS,
    EDGES,
    FINDS,
    INFECTIONS,
    ROOM_NUMBER,
    ROOMS,
    TABLE,
    TOKENS,
)
from hullbreach.testing import rule_test

from .table import BLUE, Bench, corridor

EDGE = {"W": 0, "P": 1, "D": 2}
CARDS = """
reactor_room PPPP, open_terminal WPPP, nest WWPW, closed_terminal WWPW, sick_bay WWPW, storage_1 WPPW,
storage_2 PPWP, empty_1 PPWP, empty_2 PPDD, run_1 DWWP, run_2 PPPP, run_3 PPPP, team_search_1 WPPW,
team_search_2 PPWD, team_search_3 PWWP, team_search_4 DWPW, parasite_1 PPWP, parasite_2 PPPW, parasite_3 WPPW,
parasite_4 WPPP
"""


@rule_test("P-1")
def test_the_box_is_complete() -> None:
    assert sum(f.copies for f in FINDS.values() if not f.bonus) == 46
    assert sum(f.copies for f in FINDS.values() if f.bonus) == 6
    assert len(ROOMS) == 20
    assert len(INFECTIONS) * TABLE.infection.copies == 18
    assert len(COLOURS) * len(TABLE.character.kinds) == 12
    assert (TABLE.box.thermo_red, TABLE.box.thermo_blue) == (6, 6)
    assert Counter(TOKENS) == {0: 5, 1: 5}
    assert TABLE.box.door_cards == 1
    assert TABLE.die.faces == 4


@rule_test("P-2")
def test_the_base_find_deck() -> None:
    assert {f.id: f.copies for f in FINDS.values() if not f.bonus} == {
        "gas_can": 12,
        "armour": 7,
        "ammo": 6,
        "parasite_alarm": 3,
        "first_aid_kit": 3,
        "key_card": 3,
        "heavy_weapon": 2,
        "target_scope": 2,
        "grenade": 2,
        "energy_boost": 2,
        "combat_knife": 2,
        "body_scanner": 1,
        "host_card": 1,
    }
    assert {f.id for f in FINDS.values() if f.ap} == {"grenade", "combat_knife", "body_scanner"}


@rule_test("P-3")
def test_the_bonus_cards_are_marked_as_designed() -> None:
    bonus = [f for f in FINDS.values() if f.bonus]
    assert {f.id: f.copies for f in bonus} == {
        "antidote": 1,
        "parasite_signal": 1,
        "night_vision": 2,
        "sniper_rifle": 2,
    }
    assert all("copies" in f.designed for f in bonus if not isinstance(f.designed, bool))


@rule_test("P-4")
def test_life_gives_action_points() -> None:
    assert ACTION_POINTS == (0, 1, 1, 2, 2)
    bench = Bench()
    bench.life(BLUE, 1, 3)
    assert bench.state.action_points(BLUE) == 3


@rule_test("P-5")
def test_the_soldier_carries_no_gun() -> None:
    bench = Bench()
    corridor(bench)
    bench.laid_out(BLUE, "ammo")
    bench.stand(BLUE, soldier="run_2", android="reactor_room")
    bench.stand(1, "run_2", "run_2")
    for seat in (2, 3):
        bench.stand(seat, "empty_2", "empty_2")
    assert not bench.can(BLUE, "shoot")


@rule_test("P-6")
def test_six_colours() -> None:
    assert COLOURS == ("blue", "red", "white", "yellow", "green", "purple")
    assert Bench(players=6).view(None).seats[5].colour == "purple"


@rule_test("P-7", "P-11")
def test_every_edge_of_every_card() -> None:
    listed = dict(entry.split() for entry in CARDS.replace("\n", " ").split(","))
    assert {r.id: [EDGE[e] for e in listed[r.id]] for r in ROOMS} == {
        r.id: list(EDGES[ROOM_NUMBER[r.id]][0]) for r in ROOMS
    }
    assert [r.number for r in ROOMS] == list(range(1, 21))


@rule_test("P-8")
def test_symbols_count_and_a_card_without_one_is_never_searched() -> None:
    assert Counter(CARD_SYMBOL) == {
        "run": 3,
        "team_search": 4,
        "parasite_danger": 4,
        "storage": 2,
        "terminal": 2,
        "sick_bay": 1,
        "": 4,
    }
    bench = Bench()
    corridor(bench)
    for room in ("reactor_room", "empty_2"):
        bench.stand(BLUE, room, room)
        assert not bench.can(BLUE, "search")
        bench.arrange()


@rule_test("P-9")
def test_the_red_side_differs_only_in_what_storage_shows() -> None:
    assert {(r.black, r.red) for r in ROOMS if r.symbol == "storage"} == {(3, 1)}
    assert {(r.black, r.red) for r in ROOMS if r.symbol not in ("storage", "")} == {(1, 1)}


@rule_test("P-10")
def test_double_cards_have_an_inner_room_behind_a_door() -> None:
    doubles = [r.id for r in ROOMS if r.b]
    assert doubles == ["closed_terminal", "sick_bay"]
    for name in doubles:
        inner, outer = CELL_OF[name], CELL_OF[f"{name}_antechamber"]
        assert ANTECHAMBER[ROOM_NUMBER[name]] == outer
        assert (CELL_SYMBOL[inner], CELL_SYMBOL[outer]) == (CARD_SYMBOL[ROOM_NUMBER[name]], "")
        bench = Bench()
        bench.lay(name, 0, -1)
        board = bench.state.board
        assert board.ways[4 * inner : 4 * inner + 4] == [-1, -1, outer, -1]
        assert board.links[4 * inner + 2] == EDGE["D"]
        assert board.ways[4 * outer : 4 * outer + 4] == [inner, -1, CELL_OF["reactor_room"], -1]


def test_every_designed_number_is_marked() -> None:
    assert TABLE.room_deck.designed == ("lower", "upper")
    assert TABLE.limits.designed == ("last_round",)
    assert FINDS["night_vision"].designed == ("copies", "kind")
