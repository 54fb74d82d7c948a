"""The malfunction disc."""

from __future__ import annotations

from hullbreach.games.theseus.combat import combat
from hullbreach.games.theseus.malfunction import malfunction
from hullbreach.testing import rule_test
from tests.games.theseus.table import Station

A, M = 0, 1


def station() -> Station:
    """Aliens will use the disc on cards of the Marines."""
    table = Station("aliens", "marines")
    table.card("corridors_s1", "marines_fire", upgrades=2)
    table.card("loading_dock_i1", "marines_bunker")
    table.card("control_room_s1", "aliens_lurk")
    return table


@rule_test("T-19")
def test_the_disc_begins_on_no_card() -> None:
    assert Station("aliens", "marines").view(A).disc is None


@rule_test("T-83")
def test_the_disc_goes_on_any_enemy_card_and_frees_the_one_before() -> None:
    table = station()
    table.disc("corridors_s1")
    table.carries_out(lambda s: malfunction(s, A))
    assert table.offered(A, "disc.card") == ["corridors_s1", "loading_dock_i1"]
    table.says(A, "disc.card", "loading_dock_i1")
    assert table.view(A).disc == "loading_dock_i1"
    fire = table.view(A).sectors[0].slots[0]
    assert fire.working


@rule_test("T-84")
def test_the_disc_spares_bonus_cards_and_cards_in_front_of_players() -> None:
    table = station()
    table.card("technology_dock_s3", "bonus_upgrade")
    table.front(M, "bonus_passage")
    table.active(M)
    table.front(A, "aliens_hole")
    table.carries_out(lambda s: malfunction(s, M))
    assert table.view(A).disc == "control_room_s1", "the only card it may go on"


@rule_test("T-85")
def test_an_impending_card_under_the_disc_is_stuck() -> None:
    """TC-24, first half."""
    table = Station("aliens", "marines")
    table.unit("aliens_1", "technology_dock", "a")
    table.card("loading_dock_i1", "marines_bunker")
    table.card("loading_dock_i2", "aliens_lurk")
    table.deck(A, "aliens_habitat")
    table.disc("loading_dock_i1")
    table.says(A, "move.room", "a")
    assert table.offered(A, "turn.impending") == [("install", "loading_dock_i2"), "skip"]


@rule_test("T-85")
def test_an_own_impending_card_under_the_disc_cannot_be_installed() -> None:
    table = Station("scientists", "marines")
    table.unit("scientists_1", "corridors", "a")
    table.card("control_room_i1", "scientists_archives")
    table.card("research_lab_i1", "scientists_camera")
    table.card("control_room_s1", "scientists_station_plans")
    table.disc("control_room_i1")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    table.says(0, "install.slot", "corridors_s1")
    assert table.at("corridors_s1") == "scientists_camera"
    assert table.at("control_room_i1") == "scientists_archives"


@rule_test("T-86", "T-95")
def test_an_installed_card_under_the_disc_counts_as_not_in_play() -> None:
    """TC-24, second half: no effect, no clearing, no replacing, no upgrading, no Downgrade, no Duplication."""
    table = Station("greys", "marines")
    table.card("greys_shipwreck_s1", "marines_fire", upgrades=1)
    table.card("greys_shipwreck_s2", "marines_duplication")
    table.card("greys_shipwreck_i1", "greys_probe")
    table.card("corridors_s1", "greys_downgrade")
    table.deck(0, "greys_probe")
    table.disc("greys_shipwreck_s1")
    table.unit("greys_1", "control_room", "a")
    table.says(0, "move.room", "a")
    assert table.life == [20, 20]
    assert table.offered(0, "sector.home") == ["token", ("clear", "greys_shipwreck_s2")]
    table.says(0, "sector.home", "token")
    table.says(0, "turn.impending", ("install", "greys_shipwreck_i1"))
    table.cannot(0, "install.slot", "greys_shipwreck_s1")


@rule_test("T-86")
def test_tokens_under_the_disc_are_neither_added_nor_lost() -> None:
    table = Station("marines", "greys")
    table.card("corridors_s1", "marines_fire", upgrades=1)
    table.disc("corridors_s1")
    table.tokens(0, 5)
    table.unit("marines_1", "corridors", "a", upgraded=True)
    table.unit("marines_2", "corridors", "b", upgraded=True)
    table.cannot(0, "turn.move", ("upgrade", "corridors_s1"))


@rule_test("T-87")
def test_tokens_already_in_play_go_on_working() -> None:
    table = Station("aliens", "marines")
    table.active(M)
    table.card("corridors_s1", "aliens_parasite")
    table.disc("corridors_s1")
    table.unit("marines_1", "corridors", "a", parasites=1, infester=A)
    table.unit("aliens_1", "alien_nest", "a")
    table.says(M, "move.room", "a")
    assert table.life == [20, 19]


@rule_test("T-88", "T-12")
def test_a_reminder_leaves_with_the_disc_and_comes_back() -> None:
    table = station()
    table.card("corridors_s2", "aliens_lurk")
    assert table.view(A).sectors[0].reminders == ["fire", "lurk"]
    table.arrange()
    table.disc("corridors_s1")
    assert table.view(A).sectors[0].reminders == ["lurk"]


@rule_test("T-89", "T-83")
def test_tokens_stay_on_the_card_and_count_again() -> None:
    table = Station("marines", "scientists")
    table.card("corridors_s1", "scientists_camera", upgrades=1, camera=4)
    table.disc("corridors_s1")
    camera = table.view(0).sectors[0].slots[0]
    assert (camera.upgrades, camera.camera, camera.working) == (1, 4, False)
    table.arrange()
    table.card("corridors_s2", "scientists_archives")
    table.carries_out(lambda s: malfunction(s, 0))
    table.says(0, "disc.card", "corridors_s2")
    camera = table.view(0).sectors[0].slots[0]
    assert (camera.number, camera.camera, camera.working) == (3, 4, True)


@rule_test("T-90", "T-168")
def test_a_safeguard_draws_the_disc_back() -> None:
    """TC-13: the disc lies on Safeguard, and lifting it wakes the card at once."""
    table = station()
    table.card("loading_dock_s1", "marines_safeguard")
    table.disc("loading_dock_s1")
    table.unit("aliens_1", "corridors", "a")
    table.unit("marines_1", "loading_dock", "a")
    table.says(A, "move.room", "a")
    assert table.view(A).disc == "loading_dock_s1"
    assert table.told("malfunction")[0]["card"] == "marines_safeguard"


@rule_test("T-168", "T-90")
def test_uncovered_crawlers_disable_cards_at_once() -> None:
    table = Station("aliens", "marines")
    table.active(M)
    table.card("corridors_s1", "aliens_crawlers")
    table.card("corridors_s2", "marines_safeguard")
    table.card("control_room_s1", "aliens_lurk")
    table.disc("corridors_s1")
    table.carries_out(lambda s: malfunction(s, M))
    table.says(M, "disc.card", "control_room_s1")
    assert not table.view(M).sectors[0].slots[1].working
    table.arrange()
    table.carries_out(lambda s: malfunction(s, A))
    assert table.view(A).disc == "corridors_s2", (
        "the only enemy card, not because it is a Safeguard"
    )


@rule_test("T-86")
def test_a_module_under_the_disc_protects_nobody() -> None:
    table = Station("marines", "aliens")
    table.card("corridors_s1", "marines_bunker")
    table.unit("marines_1", "corridors", "a")
    table.unit("aliens_1", "corridors", "b", upgraded=True)
    table.disc("corridors_s1")
    table.carries_out(lambda s: combat(s, 1))
    assert table.life == [19, 20]


@rule_test("T-83", "T-126")
def test_only_an_enemy_safeguard_draws_the_disc() -> None:
    table = Station("marines", "aliens")
    table.card("corridors_s1", "marines_safeguard")
    table.card("corridors_s2", "aliens_pheromone_trail")
    table.card("corridors_s3", "aliens_lurk")
    table.carries_out(lambda s: malfunction(s, 0))
    assert table.offered(0, "disc.card") == ["corridors_s2", "corridors_s3"]
    table.says(0, "disc.card", "corridors_s3")
    table.arrange()
    table.carries_out(lambda s: malfunction(s, 1))
    assert table.view(0).disc == "corridors_s1", "the enemy has no choice"


@rule_test("T-82", "T-83")
def test_without_an_enemy_card_the_disc_is_still_lifted() -> None:
    """As far as possible: the disc leaves the own card it lies on and goes back to its symbol."""
    table = Station("aliens", "marines")
    table.card("corridors_s1", "aliens_lurk")
    table.disc("corridors_s1")
    table.carries_out(lambda s: malfunction(s, A))
    assert table.view(A).disc is None
    assert table.view(A).sectors[0].slots[0].working
    assert table.told("disc_lifted") == [
        {"seat": A, "card": "aliens_lurk", "place": "corridors_s1"}
    ]


@rule_test("T-82", "T-83")
def test_a_disc_that_lies_on_no_card_and_finds_none_stays_away() -> None:
    table = Station("aliens", "marines")
    table.card("corridors_s1", "aliens_lurk")
    table.carries_out(lambda s: malfunction(s, A))
    assert table.view(A).disc is None
    assert not table.told("disc_lifted")


@rule_test("T-83", "T-135")
def test_the_malfunction_card_may_be_used_just_to_lift_the_disc() -> None:
    for lies in (True, False):
        table = Station("scientists", "marines")
        table.card("control_room_s1", "scientists_malfunction")
        table.card("corridors_s1", "scientists_archives")
        if lies:
            table.disc("corridors_s1")
        table.unit("scientists_1", "corridors", "a")
        table.says(0, "move.room", "a")
        assert table.asks(0, "turn.action") == lies
    table = Station("scientists", "marines")
    table.card("control_room_s1", "scientists_malfunction")
    table.disc("control_room_s1")
    table.unit("scientists_1", "corridors", "a")
    table.says(0, "move.room", "a")
    assert not table.asks(0, "turn.action"), "it is itself under the disc"


@rule_test("T-36")
def test_the_disc_is_moved_in_the_sector_phase() -> None:
    table = station()
    table.unit("aliens_1", "corridors", "a")
    table.unit("marines_1", "space")
    table.moves(A, "aliens_1", "a")
    assert table.asks(A, "disc.card")
    assert table.view(A).phase == "sector"
    table.says(A, "disc.card", "corridors_s1")
    assert table.view(M).phase == "move"
