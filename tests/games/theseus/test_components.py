"""The box: counts and check sums of every component."""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.games.theseus.components import (
    CARDS,
    FACTIONS,
    ROOMS,
    SECTORS,
    SETUP,
    TOKENS,
    UNITS,
)

SUMS = {  # faction: cards, difficulty 0 to 3, distinct cards
    "marines": (25, [15, 5, 3, 2], 12),
    "aliens": (25, [15, 5, 3, 2], 14),
    "scientists": (25, [15, 5, 2, 3], 13),
    "greys": (25, [15, 4, 5, 1], 13),
}


@pytest.mark.parametrize("faction", SUMS)
def test_the_cards_of_a_faction_add_up(faction: str) -> None:
    rows = [row for row in CARDS if row.faction == faction]
    levels = Counter(dict.fromkeys(range(4), 0))
    for row in rows:
        levels[row.difficulty] += row.count
    cards, by_level, distinct = SUMS[faction]
    assert sum(row.count for row in rows) == cards
    assert [levels[level] for level in range(4)] == by_level
    assert len(rows) == distinct


def test_a_hundred_faction_cards_and_nine_bonus_cards() -> None:
    bonus = [row for row in CARDS if row.faction == "bonus"]
    assert sum(row.count for row in bonus) == 9
    assert sum(row.count for row in CARDS) - 9 == 100
    assert {row.type for row in bonus} == {"bonus"}


def test_slots_and_rooms_are_consistent() -> None:
    for sector in SECTORS:
        slots = {slot.id: slot for slot in sector.slots}
        for slot in sector.slots:
            near = {
                other.id
                for other in sector.slots
                if abs(other.grid[0] - slot.grid[0]) + abs(other.grid[1] - slot.grid[1]) == 1
            }
            assert set(slot.neighbours) == near
            assert all(slot.id in slots[other].neighbours for other in slot.neighbours)
        assert all(p[0] in ROOMS and p[1] in ROOMS and p[0] < p[1] for p in sector.sees)
        assert len(set(sector.sees)) == len(sector.sees)


def test_a_slot_with_three_neighbours_is_only_in_corridors_and_dock() -> None:
    widest = {row.id: max(len(slot.neighbours) for slot in row.slots) for row in SECTORS}
    assert {sector for sector, most in widest.items() if most == 3} == {
        "corridors",
        "technology_dock",
    }


def test_the_boards_have_the_documented_positions_and_bonus_slots() -> None:
    shape = {
        row.id: (len(row.slots), len(row.impending), sum(slot.bonus for slot in row.slots))
        for row in SECTORS
    }
    assert shape == {
        "corridors": (5, 1, 0),
        "control_room": (4, 1, 2),
        "technology_dock": (5, 0, 1),
        "loading_dock": (3, 2, 1),
        "alien_nest": (3, 2, 1),
        "research_lab": (3, 2, 1),
        "greys_shipwreck": (3, 2, 1),
    }


def test_units_markers_and_tokens() -> None:
    four = [row for row in FACTIONS.values() if row.id != "pandora"]
    assert sum(len(row.units) for row in four) == 12
    assert sum(row.markers for row in four) == 6
    assert Counter(FACTIONS["pandora"].reserve) == {"catcher": 2, "runner": 4, "warrior": 4}
    assert TOKENS["upgrade"].count == 20
    own = {row.id: row.count for row in TOKENS.values() if row.faction}
    assert own == {
        "lurk": 5, "tentacles": 2, "young_alien": 3, "crawler": 4, "parasite": 2,
        "fire": 2, "deactivation": 3, "defence": 2, "grabber": 2, "camera": 5,
        "invisibility": 2,
    }  # fmt: skip
    assert all(UNITS[kind] for row in FACTIONS.values() for kind in row.units + row.reserve)


def test_the_tracks() -> None:
    assert (SETUP.tracks.life, SETUP.tracks.data, SETUP.tracks.end) == (20, 20, [3, 2, 1, 0])
