"""Options that ask once: what cannot be taken back and hurts its chooser, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.nemesis.state import ASLEEP
from hullbreach.kernel import Choice, Seat
from hullbreach.testing import Table
from tests.games.nemesis.table import Helm
from tests.games.panic_station.table import BLUE, Bench
from tests.games.panic_station.test_ending import last_human
from tests.games.panic_station.test_shooting import range_of
from tests.games.the_thing.table import GREEN, RED, YELLOW
from tests.games.the_thing.table import Ice as Base
from tests.games.the_thing.test_victory_and_escape import landed
from tests.games.theseus.test_ejection import crowded


def dangers(table: Table[Any], seat: Seat, prompt: str) -> dict[Choice, str]:
    """The dangerous options of a question, each with the message that says what happens."""
    pick = table.question(seat, prompt)
    found = table.game.describe(table.session.state, pick)
    return {option.option: option.danger for option in found if option.danger}


def test_theseus_warns_of_giving_up_an_own_unit() -> None:
    table = crowded()
    table.says(0, "turn.move", "aliens_1")
    assert dangers(table, 0, "move.eject") == {"aliens_2": "danger.eject"}


def test_theseus_does_not_warn_where_there_is_no_other_way() -> None:
    table = crowded()
    for unit in table.state.units:
        if unit.name.startswith("marines"):
            unit.seat = 0
    table.says(0, "turn.move", "aliens_1")
    assert dangers(table, 0, "move.eject") == {}


def test_the_thing_warns_an_alien_who_shows_itself() -> None:
    table = Base()
    table.phase("reveals")
    assert dangers(table, YELLOW, "reveal") == {"reveal": "danger.reveal.reveal"}


def test_the_thing_warns_a_human_who_stays_in_the_ice_and_no_alien() -> None:
    table = landed(1, 2, 3, 4)
    table.says(RED, "board.first", "board")
    assert dangers(table, GREEN, "board.want") == {"stay": "danger.board.want.stay"}
    table = landed(1, 2, 3, 4, aliens=(GREEN,))
    table.says(RED, "board.first", "board")
    assert dangers(table, GREEN, "board.want") == {}


def test_panic_station_warns_of_giving_up() -> None:
    assert dangers(last_human(), BLUE, "turn.action") == {"resign": "danger.resign"}
    assert dangers(Bench(), BLUE, "turn.action") == {}


def test_panic_station_warns_of_a_grenade_among_own_figures() -> None:
    bench = range_of()
    bench.hand(BLUE, "grenade", size=6)
    assert dangers(bench, BLUE, "turn.action") == {"grenade": "danger.grenade"}
    bench.arrange()
    bench.state.doors_open = True
    assert dangers(bench, BLUE, "turn.action") == {}
    bench.does(BLUE, "grenade")
    own = dict.fromkeys(["reactor_room", "run_2"], "danger.grenade")
    assert dangers(bench, BLUE, "grenade.room") == own


def test_nemesis_warns_of_leaving_the_ship() -> None:
    helm = Helm("scout", "captain")
    helm.at("r05")
    helm.tile("r05", "evacuation_a")
    helm.state.locked = [False, False]
    helm.hand(0, "search", "rest", "adrenaline")
    assert "room" not in dangers(helm, 0, "turn.action")
    helm.rolls("silence")
    helm.acts(0, "room", "search", "rest")
    assert dangers(helm, 0, "pod.now") == {"launch": "danger.launch"}


def test_nemesis_warns_of_the_long_sleep() -> None:
    helm = Helm("scout", "captain")
    helm.at("r11")
    helm.tile("r11", "hibernatorium")
    helm.state.time = 3
    helm.hand(0, "search", "rest", "adrenaline")
    assert dangers(helm, 0, "turn.action")["room"] == "danger.hibernate"


@pytest.mark.parametrize("other", [0, ASLEEP], ids=["others awake", "the last awake"])
def test_nemesis_warns_of_sleeping_aboard_a_ship_that_destroys_itself(other: int) -> None:
    helm = Helm("scout", "captain")
    helm.at("r11")
    helm.state.where[1] = other
    helm.state.time, helm.state.fuse = 3, 4
    helm.hand(0, "search", "rest", "adrenaline")
    assert dangers(helm, 0, "turn.action")["room"] == "danger.hibernate_fuse"


def test_nemesis_warns_of_throwing_a_weapon_away() -> None:
    helm = Helm("scout", "captain")
    (weapon,) = helm.state.held[0]
    assert dangers(helm, 0, "turn.action")["let_go", weapon] == "danger.drop"
