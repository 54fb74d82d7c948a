"""The box is complete: counts, the board's graph, and that every id named somewhere exists."""

from collections import Counter

import pytest

from hullbreach.games.nemesis import components as box
from hullbreach.parts.data import Designed


def test_the_board_has_21_slots_and_28_corridors() -> None:
    assert len(box.BOARD.slots) == 21
    assert len(box.BOARD.corridors) == 28
    kinds = Counter(slot.kind for slot in box.BOARD.slots)
    assert kinds == {"slot1": 11, "slot2": 5, "special": 5}
    assert [slot.number for slot in box.BOARD.slots] == list(range(1, 22))


@pytest.mark.parametrize("slot", box.BOARD.slots, ids=lambda slot: slot.id)
def test_every_room_has_each_number_exactly_once(slot: box.RoomSlot) -> None:
    numbers = [n for c in box.BOARD.corridors if slot.id in (c.a, c.b) for n in c.numbers]
    assert sorted([*numbers, *slot.tech]) == [1, 2, 3, 4]


def test_the_ship_is_connected() -> None:
    reached, frontier = {"r01"}, ["r01"]
    while frontier:
        here = frontier.pop()
        for c in box.BOARD.corridors:
            there = c.b if c.a == here else c.a if c.b == here else here
            if there not in reached:
                reached.add(there)
                frontier.append(there)
    assert reached == {slot.id for slot in box.BOARD.slots}


def test_eight_rooms_have_a_technical_corridor_entrance() -> None:
    assert {slot.id: slot.tech for slot in box.BOARD.slots if slot.tech} == {
        "r02": (1, 2),
        "r04": (2, 3),
        "r05": (4,),
        "r09": (3,),
        "r14": (3,),
        "r15": (4,),
        "r19": (3, 4),
        "r21": (2, 3),
    }


def test_exits_by_number() -> None:
    cockpit = [box.CORRIDORS[c].id for c in box.EXITS[0]]
    assert cockpit == ["c01_03", "c01_03", "c01_02", "c01_04"]
    assert box.EXITS[1][:2] == [box.TECH, box.TECH]
    assert all(len(exits) == 4 for exits in box.EXITS)


def test_the_tracks() -> None:
    assert [s.space for s in box.BOARD.time] == list(range(15, -1, -1))
    assert [s.space for s in box.BOARD.time if s.colour == "blue"] == list(range(8, 0, -1))
    assert [s.space for s in box.BOARD.self_destruct] == [6, 5, 4, 3, 2, 1, 0]
    assert [s.space for s in box.BOARD.self_destruct if s.colour == "orange"] == [3, 2, 1]


def test_room_tiles() -> None:
    assert Counter(room.set for room in box.TILES.values()) == {"1": 11, "2": 9, "special": 5}
    fixed = {slot.fixed for slot in box.BOARD.slots if slot.fixed}
    assert fixed == {room.id for room in box.TILES.values() if room.set == "special"}
    assert {room.id for room in box.TILES.values() if not room.malfunction} == {
        "nest",
        "slime_room",
    }
    assert {room.id for room in box.TILES.values() if room.cost is None} == {"cabins", "slime_room"}
    assert sum(room.computer for room in box.TILES.values()) == 7


def test_exploration_tokens() -> None:
    assert len(box.EXPLORATION) == 20
    assert sum(token.items for token in box.EXPLORATION) == 44
    assert Counter(token.symbol for token in box.EXPLORATION) == {
        "silence": 2,
        "danger": 2,
        "slime": 2,
        "fire": 2,
        "malfunction": 8,
        "door": 4,
    }


def test_intruder_tokens_and_figures() -> None:
    counts = {row.id: len(row.numbers) for row in box.INTRUDER_KINDS.values()}
    assert counts == {"blank": 1, "larva": 8, "creeper": 3, "adult": 12, "breeder": 2, "queen": 1}
    figures = {row.id: row.figures for row in box.INTRUDER_KINDS.values() if row.figures}
    assert figures == {"larva": 6, "creeper": 3, "adult": 8, "breeder": 2, "queen": 1}
    assert sum(row.bag for row in box.INTRUDER_KINDS.values()) == 10
    assert sum(row.bag_per_player for row in box.INTRUDER_KINDS.values()) == 1


def test_attack_cards() -> None:
    assert len(box.ATTACK_CARDS) == 20
    blood = Counter(card.blood for card in box.ATTACK_CARDS.values() if not card.arrow)
    assert blood == {2: 2, 3: 4, 4: 5, 5: 5, 6: 2}
    assert sum(card.arrow for card in box.ATTACK_CARDS.values()) == 2
    assert {card.effect for card in box.ATTACK_CARDS.values()} == set(box.ATTACK_EFFECTS)
    assert all(set(card.types) < set(box.INTRUDER_KINDS) for card in box.ATTACK_CARDS.values())


def test_event_cards() -> None:
    assert len(box.EVENT_CARDS) == 20
    corridors = Counter(card.corridor for card in box.EVENT_CARDS.values())
    assert corridors == {1: 5, 2: 5, 3: 5, 4: 5}
    fates = Counter(card.fate for card in box.EVENT_CARDS.values())
    assert fates == {"discard": 15, "remove": 4, "shuffle_back": 1}


def test_small_decks() -> None:
    assert len(box.WEAKNESSES) == 8
    assert sum(card.copies for card in box.WOUNDS.values()) == 16
    assert len(box.COORDINATES) == 8
    assert len(box.INTRUDER_ACTIONS) == 10
    assert sum(card.attacks for card in box.INTRUDER_ACTIONS.values()) == 20
    assert box.SUPPLY.contamination == {"infected": 7, "clean": 20}


def test_every_coordinates_card_has_each_letter_once() -> None:
    for card in box.COORDINATES.values():
        assert sorted(card.planet(letter) for letter in "ABCD") == sorted(box.PLANETS)


def test_characters_have_ten_action_cards_a_weapon_and_two_quests() -> None:
    assert len(box.CHARACTERS) == 6
    for who in box.CHARACTERS.values():
        deck = box.action_deck(who.id)
        assert len(deck) == 10
        assert deck.count("search") == 2
        assert deck.count("interruption") == 1
        assert box.WEAPONS[who.weapon].character == who.id
        assert [q.id for q in box.QUEST_ITEMS.values() if q.character == who.id] == [*who.quests]
        assert len(who.quests) == 2
    assert {card for who in box.CHARACTERS.values() for card in who.deck} == set(box.ACTION_CARDS)


@pytest.mark.parametrize(
    ("back", "count"), [("red", 30), ("yellow", 30), ("green", 30), ("blue", 12)]
)
def test_item_decks(back: str, count: int) -> None:
    assert len(box.item_deck(back)) == count


def test_components_for_crafting() -> None:
    supply: Counter[str] = Counter()
    for item in box.ITEMS.values():
        if item.component:
            supply[item.component] += sum(item.copies.values())
    assert supply == {"battery": 14, "flame": 10, "wrench": 6, "cross": 7, "cloth": 13}
    assert {part for item in box.CRAFTED_ITEMS.values() for part in item.recipe} == set(supply)


def test_quests_name_rooms_and_items_that_exist() -> None:
    for quest in box.QUEST_ITEMS.values():
        assert (quest.quest_room is None) == bool(quest.quest_items)
        assert quest.quest_cost == (2 if quest.quest_room else 1)
        assert quest.quest_room is None or quest.quest_room in box.TILES
        assert all(item in box.SEARCHED_ITEMS for item in quest.quest_items)


def test_item_rows_are_consistent() -> None:
    for item in box.ITEMS.values():
        assert (item.weapon is not None) == (item.kind == "weapon")
        assert (item.cost is not None) == (item.kind in ("action", "attach"))


@pytest.mark.parametrize(("players", "size"), [(2, 6), (3, 7), (4, 8), (5, 9)])
def test_objective_decks_by_number_of_players(players: int, size: int) -> None:
    assert len(box.objective_deck("personal", players)) == size
    assert len(box.objective_deck("corporate", players)) == size
    assert len(box.objective_deck("coop", players)) == 7


def test_dice_and_markers() -> None:
    assert len(box.SUPPLY.dice.noise) == 10
    assert Counter(box.SUPPLY.dice.combat) == {
        "blank": 1,
        "creeper": 2,
        "adult": 1,
        "one": 1,
        "two": 1,
    }
    assert box.SUPPLY.markers["fire"] == box.SUPPLY.markers["malfunction"] == 8
    assert box.SUPPLY.markers["door"] == 12
    assert box.SUPPLY.pods.in_play == (2, 2, 3, 3, 4)


def fields(designed: Designed) -> tuple[str, ...]:
    """The fields of a row that are ours."""
    assert isinstance(designed, tuple)
    return designed


def test_what_we_designed_is_marked() -> None:
    assert all("attacks" in fields(card.designed) for card in box.INTRUDER_ACTIONS.values())
    assert all("quest_cost" in fields(quest.designed) for quest in box.QUEST_ITEMS.values())
    effects = {c.effect for c in box.INTRUDER_ACTIONS.values() if "effect" in fields(c.designed)}
    assert effects == {"pursuit", "metamorphosis", "pack_hunt"}
    for name in fields(box.NUMBERS.designed):
        table, _, key = name.partition(".")
        assert key in getattr(box.NUMBERS, table)
