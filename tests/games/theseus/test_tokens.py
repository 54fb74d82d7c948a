"""Token limits and reminders."""

from __future__ import annotations

from hullbreach.games.theseus.combat import combat
from hullbreach.games.theseus.components import CARDS
from hullbreach.testing import rule_test
from tests.games.theseus.table import Station


@rule_test("T-12", "T-129")
def test_reminders_lie_beside_the_sector_of_their_cards() -> None:
    table = Station("aliens", "scientists")
    table.card("corridors_s1", "aliens_tentacles")
    table.card("corridors_s2", "aliens_lurk")
    table.card("corridors_s3", "scientists_defence_system")
    assert table.view(0).sectors[0].reminders == ["tentacles", "lurk"]
    table.arrange()
    table.card("technology_dock_s1", "scientists_defence_system", upgrades=1)
    assert table.view(0).sectors[3].reminders == ["defence"]
    table.arrange()
    table.card("technology_dock_s2", "aliens_crawlers")
    assert table.view(0).sectors[3].reminders == ["crawler"]


@rule_test("T-130")
def test_reminders_and_real_tokens_are_told_apart() -> None:
    reminders = {row.reminder for row in CARDS if row.reminder}
    assert reminders == {"fire", "tentacles", "defence", "lurk", "crawler"}
    table = Station("aliens", "marines")
    assert set(table.state.pieces) == {"parasite", "grabber", "invisibility", "deactivation"}


@rule_test("T-139")
def test_an_effect_without_a_token_gives_nothing() -> None:
    table = Station("aliens", "marines")
    table.active(1)
    table.state.pieces["parasite"] = 0
    table.card("control_room_s1", "aliens_parasite")
    table.unit("marines_1", "corridors", "a")
    table.unit("aliens_1", "alien_nest", "a")
    table.says(1, "move.room", "a")
    assert table.state.units[table.state.named("marines_1")].parasites == 0


@rule_test("T-139")
def test_no_young_alien_and_no_upgrade_without_tokens() -> None:
    table = Station("aliens", "marines")
    for i in (1, 2, 3):
        table.unit(f"young_alien_{i}", "loading_dock")
    table.card("control_room_s1", "aliens_incubator")
    table.unit("aliens_1", "corridors", "a")
    table.says(0, "turn.move", "aliens_1")
    table.says(0, "move.room", "a")
    assert not table.asks(0, "turn.action")
    table = Station("marines", "aliens")
    table.state.supply = 1
    table.card("control_room_s1", "marines_armory", upgrades=0)
    table.state.upgrades[table.state.card_at("control_room_s1")] = 3
    table.unit("marines_1", "corridors", "a")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    assert table.state.tokens == [1, 0]
    assert table.state.supply == 0


@rule_test("T-140", "T-140a")
def test_tokens_on_a_unit_that_leaves_play_return() -> None:
    table = Station("aliens", "marines")
    table.active(1)
    table.unit("marines_1", "corridors", "a")
    table.unit("young_alien_1", "corridors", "b", parasites=1, caught=True, invisible=False)
    table.state.pieces["parasite"] -= 1
    table.state.pieces["grabber"] -= 1
    table.carries_out(lambda s: combat(s, 1))
    assert table.where("young_alien_1") == "gone"
    assert table.state.pieces["parasite"] == 2
    assert table.state.pieces["grabber"] == 2


@rule_test("T-141")
def test_missing_reminders_weaken_nothing() -> None:
    """Four Lurk cards, three of them copied, attack seven times; there are five Lurk tokens."""
    table = Station("aliens", "marines")
    for slot in ("s1", "s3", "s5"):
        table.card(f"corridors_{slot}", "aliens_lurk")
    table.card("corridors_s2", "aliens_duplication")
    table.card("corridors_s4", "aliens_lurk")
    table.unit("aliens_1", "corridors", "a")
    table.unit("marines_1", "corridors", "b")
    table.carries_out(lambda s: combat(s, 0))
    assert table.life == [20, 13], "four cards and three copies: seven attacks with five tokens"
