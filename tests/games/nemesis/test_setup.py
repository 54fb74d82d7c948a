"""Set-up: what lies where before the first round."""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.games.nemesis import GAME
from hullbreach.games.nemesis.board import FIXED, OPEN, ROOM_OF, TILE_SLOTS
from hullbreach.games.nemesis.components import EXPLORATION, MARKERS, ROOMS, TILES, objective_deck
from hullbreach.games.nemesis.setup import setup
from hullbreach.games.nemesis.state import Ship
from hullbreach.kernel import BadTable, Chance, Session, Value, key_of
from hullbreach.testing import Table, rule_test


def ship(mode: str = "semi_coop", players: int = 3, seed: int = 1, **options: Value) -> Ship:
    """A table as it is set up."""
    return setup(GAME.configure(mode, players, options), Chance(key_of(seed)))


@rule_test("N-1")
@pytest.mark.parametrize(
    ("mode", "players"),
    [("semi_coop", 1), ("semi_coop", 6), ("solo", 2), ("coop", 6)],
)
def test_modes_refuse_the_wrong_number_of_players(mode: str, players: int) -> None:
    with pytest.raises(BadTable):
        GAME.configure(mode, players)


@rule_test("N-1")
def test_the_intruder_player_belongs_to_the_semi_cooperative_game() -> None:
    assert GAME.configure("semi_coop", 2, {"intruder_player": True}).options["intruder_player"]
    with pytest.raises(BadTable):
        GAME.configure("coop", 2, {"intruder_player": True})


@rule_test("N-1a")
def test_the_ruleset_is_public_and_the_document_the_default() -> None:
    assert not GAME.view(ship(), None).rulebook
    assert GAME.view(ship(ruleset="rulebook"), None).rulebook
    assert all(mode.options[0].name == "ruleset" for mode in GAME.modes)


@rule_test("N-2")
def test_five_of_nine_tiles_2_lie_face_down_and_four_are_put_away() -> None:
    s = ship()
    lying = [s.tile_id(room) for room in TILE_SLOTS["2"]]
    away = [s.face(h) for h in s.box["tile2"]]
    assert [ROOMS[room].number for room in TILE_SLOTS["2"]] == [6, 7, 8, 14, 15]
    assert (len(lying), len(away)) == (5, 4)
    assert sorted(lying + away) == sorted(t.id for t in TILES.values() if t.set == "2")
    assert not any(s.explored[room] for room in TILE_SLOTS["2"])


@rule_test("N-3")
def test_all_eleven_tiles_1_are_aboard_in_a_random_order() -> None:
    lying = [tuple(ship(seed=seed).tile_id(room) for room in TILE_SLOTS["1"]) for seed in (1, 2)]
    assert lying[0] != lying[1]
    assert sorted(lying[0]) == sorted(t.id for t in TILES.values() if t.set == "1")


@rule_test("N-4")
def test_every_tile_bears_one_token_and_four_are_put_away() -> None:
    s = ship()
    lying = [s.face(h) for h in s.token if h >= 0]
    assert len(lying) == 16
    assert [h >= 0 for h in s.token] == [not slot.fixed for slot in ROOMS]
    away = [s.face(h) for h in s.box["token"]]
    assert Counter(lying + away) == Counter(token.id for token in EXPLORATION)
    assert all(room.token is None for room in GAME.view(s, 0).rooms)


@rule_test("N-5")
def test_one_coordinates_card_lies_face_down() -> None:
    found = {ship(seed=seed).face(ship(seed=seed).coordinates) for seed in range(12)}
    assert len(found) > 3
    s = ship()
    assert len(s.box["coordinates"]) == 7
    assert all(GAME.view(s, seat).coordinates is None for seat in (None, 0, 1, 2))


@rule_test("N-6", "N-13")
def test_markers_stand_on_their_first_spaces() -> None:
    view = GAME.view(ship(), None)
    assert (view.destination, view.time, view.self_destruct) == ("B", 15, None)


@rule_test("N-7")
@pytest.mark.parametrize(("players", "pods"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4)])
def test_pods_by_number_of_players_lowest_numbers_alternating(players: int, pods: int) -> None:
    view = GAME.view(ship("coop", players), None)
    assert [pod.number for pod in view.pods] == list(range(1, pods + 1))
    assert [pod.section for pod in view.pods] == list("ABAB")[:pods]
    assert all(pod.locked for pod in view.pods)


@rule_test("N-7")
def test_by_the_rulebook_pods_are_drawn_at_random() -> None:
    drawn = {tuple(ship(seed=seed, players=2, ruleset="rulebook").pods) for seed in range(20)}
    assert len(drawn) > 2
    assert all(list(pods) == sorted(pods) for pods in drawn)


@rule_test("N-8")
def test_each_engine_has_one_working_and_one_damaged_token_in_random_order() -> None:
    tops = set()
    for seed in range(20):
        s = ship(seed=seed)
        for engine in range(3):
            pair = [s.face(h) for h in s.engines[2 * engine : 2 * engine + 2]]
            assert sorted(pair) == ["damaged", "working"]
            tops.add((engine, pair[0]))
    assert len(tops) == 6


@rule_test("N-9")
def test_the_intruder_board_has_five_eggs_and_three_hidden_weaknesses() -> None:
    s = ship()
    view = GAME.view(s, 0)
    assert (view.eggs, s.egg_supply()) == (5, 3)
    assert view.weaknesses == {"corpse": None, "egg": None, "carcass": None}
    assert len(s.box["weakness"]) == 5


@rule_test("N-10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_bag_holds_ten_tokens_and_one_more_per_player(players: int) -> None:
    view = GAME.view(ship(players=players), None)
    adults = 3 + players
    kinds = {"blank": 1, "larva": 4, "creeper": 1, "adult": adults, "breeder": 0, "queen": 1}
    assert view.bag == kinds
    assert sum(view.bag.values()) == 10 + players
    rest = {"blank": 0, "larva": 4, "creeper": 2, "adult": 12 - adults, "breeder": 2, "queen": 0}
    assert view.supply == rest


@rule_test("N-10")
def test_which_adults_are_in_the_bag_is_chance() -> None:
    assert len({tuple(ship(seed=seed).bag) for seed in range(10)}) > 1


@rule_test("N-11")
def test_decks_are_complete_and_crafted_items_lie_open() -> None:
    view = GAME.view(ship(), 0)
    assert {c: deck.left for c, deck in view.item_decks.items()} == dict.fromkeys(
        ("red", "yellow", "green"), 30
    )
    assert (view.attack_deck.left, view.event_deck.left, view.wound_deck.left) == (20, 20, 16)
    assert (view.contamination, len(view.crafted)) == (27, 12)


@rule_test("N-11")
def test_intruder_actions_and_coop_objectives_only_in_their_modes() -> None:
    assert "intruder_action" not in ship().box
    assert len(ship(intruder_player=True).box["intruder_action"]) == 10
    assert "coop" not in ship().box
    assert "personal" not in ship("coop", 2).box


@rule_test("N-12")
def test_the_supply_of_markers_is_as_in_the_box() -> None:
    wanted = {"fire": 8, "malfunction": 8, "noise": 30, "door": 12, "carcass": 8, "corpse": 5}
    assert {name: MARKERS[name] for name in wanted} == wanted
    s = ship()
    assert (s.doors_left(), s.carcasses_left()) == (12, 8)


@rule_test("N-14")
def test_player_numbers_are_dealt_at_random() -> None:
    dealt = {tuple(ship(seed=seed).number) for seed in range(20)}
    assert len(dealt) > 3
    assert all(sorted(numbers) == [1, 2, 3] for numbers in dealt)


@rule_test("N-15")
@pytest.mark.parametrize(("players", "size"), [(2, 6), (3, 7), (4, 8), (5, 9)])
def test_objectives_for_more_players_are_removed(players: int, size: int) -> None:
    s = ship(players=players)
    for deck in ("corporate", "personal"):
        assert len(objective_deck(deck, players)) == size
        assert len(s.box[deck]) == size - players


@rule_test("N-15")
def test_everybody_secretly_has_a_corporate_and_a_personal_objective_before_the_draft() -> None:
    s = ship()
    assert s.phase == "draft"
    for seat in range(3):
        own = GAME.view(s, seat).seats[seat].objectives
        assert [str(face)[:5] for face in own] == ["obj_c", "obj_p"]
        other = GAME.view(s, (seat + 1) % 3).seats[seat].objectives
        assert other == [None, None]


@rule_test("N-16", "N-218")
def test_solo_two_hidden_objectives_and_coop_one_open_one_each() -> None:
    solo = GAME.view(ship("solo", 1), 0).seats[0].objectives
    assert len(solo) == 2
    assert all(str(face).startswith("obj_s") for face in solo)
    coop = GAME.view(ship("coop", 4), None)
    assert [len(seat.objectives) for seat in coop.seats] == [1, 1, 1, 1]
    assert all(str(seat.objectives[0]).startswith("obj_s") for seat in coop.seats)


@rule_test("N-17")
def test_the_draft_goes_by_player_number_two_cards_each_one_kept() -> None:
    table = Table(GAME, "semi_coop", 3)
    numbers = table.state.number
    taken: list[str] = []
    for number in (1, 2, 3):
        seat = numbers.index(number)
        offered = [str(option) for option in table.offered(seat, "draft")]
        assert len(offered) == 2
        assert not set(offered) & set(taken)
        table.says(seat, "draft", offered[0])
        taken.append(offered[0])
        assert table.view(None).seats[seat].character == offered[0]
    assert table.asks(numbers.index(1), "turn.action")


@rule_test("N-18")
def test_a_character_starts_with_deck_loaded_weapon_and_two_inactive_quests() -> None:
    table = Table(GAME, "solo", 1)
    table.rolls("soldier", "scout")
    table.arrange()
    table.says(0, "draft", "soldier")
    me = table.view(0).seats[0]
    assert me.place == "r11"
    assert (me.hand, me.deck, me.discard) == (5, 5, [])
    assert [(held.card, held.ammo) for held in me.held] == [("assault_rifle", 5)]
    assert me.quests == ["auto_loader", "armor"]
    assert me.items == []


@rule_test("N-19")
def test_player_one_begins_and_the_ship_is_quiet() -> None:
    s = ship()
    assert s.number[s.first] == 1
    assert s.floor == [(ROOM_OF["r11"], "corpse_blue")]
    assert set(s.door) == {OPEN}
    assert not any([*s.noise, *s.fire, *s.broken])
    assert [room for room, up in enumerate(s.explored) if up] == sorted(FIXED.values())


@rule_test("N-14")
def test_a_session_begins_with_the_draft_of_player_one() -> None:
    session = Session.new(GAME, GAME.configure("semi_coop", 4), 3)
    assert list(session.asked) == [session.state.number.index(1)]
