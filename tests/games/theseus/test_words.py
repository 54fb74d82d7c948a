"""What people read: cards, units, places, the board."""

from __future__ import annotations

import pytest

from hullbreach.games.theseus import GAME
from hullbreach.games.theseus.components import CARDS, FACTIONS, SECTORS, TOKENS, UNITS
from hullbreach.testing import rule_test
from hullbreach.words import LANGUAGES, Words
from tests.games.theseus.table import Station


@pytest.mark.parametrize("language", LANGUAGES)
@rule_test("T-7")
def test_everybody_can_read_the_rule_of_every_card(language: str) -> None:
    words = Words(GAME.package, language, strict=True)
    for card in CARDS:
        assert words(f"card.{card.id}")
        assert words.text(f"card.{card.id}").endswith("."), card.id
        assert words(f"type.{card.type}")
        assert 0 <= card.difficulty <= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_name(language: str) -> None:
    words = Words(GAME.package, language, strict=True)
    keys = [f"place.{row.id}" for row in SECTORS]
    keys += [f"place.{place}" for row in SECTORS for place in row.impending]
    keys += [f"place.{slot.id}" for row in SECTORS for slot in row.slots]
    keys += [f"faction.{row}" for row in FACTIONS] + [f"unit.{kind}" for kind in UNITS]
    keys += [f"token.{row}" for row in TOKENS] + [f"mode.{mode.name}" for mode in GAME.modes]
    keys += [f"option.table.{option.name}" for mode in GAME.modes for option in mode.options]
    assert all(words(key) for key in keys)


def test_the_board_shows_units_cards_tracks_and_whose_turn_it_is() -> None:
    table = Station("aliens", "scientists")
    table.unit("aliens_1", "corridors", "b", upgraded=True, parasites=1)
    table.unit("aliens_2", "space")
    table.card("corridors_s2", "scientists_camera", upgrades=1, camera=4)
    table.card("corridors_i1", "aliens_lurk")
    table.disc("corridors_s2")
    board = GAME.draw(table.view(0), Words(GAME.package, "en", strict=True))
    lines = board.splitlines()
    assert "b Alien 1+*" in lines[1]
    assert "×Surveillance Camera [S] 3 ◉4×" in lines[2]
    assert "impending: Lurk [A] 1" in lines[3]
    assert "Space: Alien 2" in lines
    assert any(line.startswith("▶ Aliens (you)") for line in lines)


def test_closed_options_say_why() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "corridors", "a")
    table.unit("aliens_2", "control_room", "a")
    table.unit("aliens_3", "control_room", "b", caught=True)
    found = GAME.describe(table.session.state, table.question(0, "turn.move"))
    closed = {option.option: option.closed for option in found if option.closed}
    assert closed == {"aliens_3": "closed.caught"}


def test_closed_slots_and_positions_say_why() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "control_room", "a")
    table.card("alien_nest_i1", "aliens_lurk")
    table.card("alien_nest_i2", "marines_fire")
    table.card("corridors_s1", "marines_bunker")
    table.disc("alien_nest_i2")
    table.says(0, "move.room", "a")
    found = GAME.describe(table.session.state, table.question(0, "turn.impending"))
    assert [(o.option, o.closed) for o in found if o.closed] == [("alien_nest_i2", "closed.disc")]
    table.says(0, "turn.impending", ("install", "alien_nest_i1"))
    found = GAME.describe(table.session.state, table.question(0, "install.slot"))
    closed = [(o.option, o.closed) for o in found if o.closed]
    assert closed == [("corridors_s1", "closed.enemy_slot")]


def test_closed_action_cards_say_why() -> None:
    table = Station("marines", "aliens")
    table.unit("marines_1", "corridors", "a")
    table.card("control_room_s1", "marines_armory")
    table.card("control_room_s2", "marines_trap_tracker")
    table.card("control_room_s3", "marines_combat")
    table.card("control_room_s4", "marines_fire")
    table.disc("control_room_s3")
    table.says(0, "move.room", "a")

    def closed() -> dict[object, str]:
        found = GAME.describe(table.session.state, table.question(0, "turn.action"))
        return {option.option: option.closed for option in found if option.closed}

    assert closed() == {"control_room_s2": "closed.idle", "control_room_s3": "closed.disc"}
    table.says(0, "turn.action", "control_room_s1")
    assert closed()["control_room_s1"] == "closed.used"


def test_an_action_card_under_crawlers_says_so() -> None:
    table = Station("marines", "aliens")
    table.unit("marines_1", "corridors", "a")
    table.card("control_room_s1", "marines_armory")
    table.card("control_room_s2", "aliens_crawlers")
    table.tokens(0, 1)
    table.says(0, "turn.move", "marines_1")
    table.says(0, "move.room", "a")
    found = GAME.describe(table.session.state, table.question(0, "turn.action"))
    assert [o.closed for o in found if o.option == "control_room_s1"] == ["closed.crawlers"]
