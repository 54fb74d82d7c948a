"""What people read: cards, units, places, the board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hullbreach.games.theseus import GAME
from hullbreach.games.theseus.components import CARDS, FACTIONS, SECTORS, TOKENS, UNITS
from hullbreach.games.theseus.state import Theseus
from hullbreach.games.theseus.things import facts_of
from hullbreach.kernel import Session, Value
from hullbreach.testing import rule_test
from hullbreach.testing.laws import choose, numbers
from hullbreach.words import LANGUAGES, Words
from tests.games.theseus.table import Station

WORDS = [Words(GAME.package, language, strict=True) for language in LANGUAGES]


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


def test_the_only_free_room_is_not_asked_for_and_whoever_goes_there_is_told_why() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "loading_dock", "a")
    table.unit("aliens_2", "control_room", "a")
    for i, room in enumerate("abd"):
        table.unit(f"marines_{i + 1}", "corridors", room)
    table.says(0, "turn.move", "aliens_1")
    assert table.where("aliens_1") == "corridors c"
    (way,) = table.session.seat_view(0).only_ways
    assert (way.prompt, way.about["unit"]) == ("move.room", "aliens_1")
    rooms = [(each.option, each.closed, each.facts.get("unit")) for each in way.options]
    taken = [("a", "marines_1"), ("b", "marines_2"), ("d", "marines_3")]
    assert rooms == [("c", "", None), *((room, "closed.occupied", who) for room, who in taken)]
    assert table.session.seat_view(1).only_ways == []


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


# -- at whole tables -----------------------------------------------------------------------------------------------

TABLES: list[tuple[str, int, dict[str, Value]]] = [
    ("duel", 2, {"factions": "pandora,aliens"}),
    ("duel", 2, {"factions": "scientists,greys", "decks": "chosen", "ring": "placed"}),
    ("deathmatch", 4, {"factions": "pandora,marines,scientists,greys", "ring": "placed"}),
    ("teams", 4, {"factions": "chosen", "pandora": True}),
]
LOSSES = (
    *("damage", "destroyed", "scored", "unscored", "life", "infested", "caught", "ejected"),
    *("discarded", "downgraded"),
)


def moments(mode: str, players: int, options: dict[str, Value]) -> Iterator[Session[Theseus]]:
    """Random games at a table, question by question."""
    for seed in range(3):
        session = Session.new(GAME, GAME.configure(mode, players, options), seed)
        source = numbers(seed)
        while not session.over:
            yield session
            session.answer(*choose(session, source))


@pytest.mark.parametrize(("mode", "players", "options"), TABLES)
def test_every_option_explains_itself(mode: str, players: int, options: dict[str, Value]) -> None:
    bare = set()
    for session in moments(mode, players, options):
        for pick in session.asked.values():
            for option in GAME.describe(session.state, pick):
                if not (option.note or option.closed):
                    bare.add((pick.prompt, option.key))
                for words in WORDS:
                    if option.note:
                        assert words(option.note, **option.facts)
    assert bare == set()


@pytest.mark.parametrize(("mode", "players", "options"), TABLES)
def test_every_loss_names_its_cause(mode: str, players: int, options: dict[str, Value]) -> None:
    for session in moments(mode, players, options):
        for event in session.events:
            if event.key in LOSSES:
                assert event.facts["cause"]
                for words in WORDS:
                    said = words.event(event.key, event.facts)
                    assert (
                        event.key == "discarded"
                        or words.thing(event.facts["cause"], "cause") in said
                    )


def test_those_who_collect_data_are_told_what_wins() -> None:
    table = Station("scientists", "marines")
    for words in WORDS:
        boards = [GAME.draw(table.view(seat), words) for seat in (0, 1)]
        assert [words("board.goal", goal=20) in board for board in boards] == [True, False]
        for faction, collects in (("scientists", True), ("greys", True), ("marines", False)):
            assert ("20" in words.text(f"faction.{faction}")) == collects


@rule_test("T-7")
def test_a_slot_is_named_with_its_card_and_without_one_by_its_place_alone() -> None:
    table = Station("aliens", "marines")
    table.card("corridors_s1", "marines_fire")
    assert facts_of(table.state, "corridors_s1") == {
        "card": "marines_fire",
        "place": "corridors_s1",
    }
    assert facts_of(table.state, "corridors_s2") == {"place": "corridors_s2"}
