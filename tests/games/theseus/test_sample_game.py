"""The ten turns of the rulebook's sample game, move by move."""

from __future__ import annotations

from hullbreach.games.theseus import GAME
from hullbreach.games.theseus.state import NOTHING, Theseus
from hullbreach.kernel import Choice, Value
from hullbreach.parts.cards import show
from hullbreach.testing import Golden, rule_test
from hullbreach.testing.table import Table
from tests.games.theseus.test_goldens import FOLDER, faction, tracks

A, S = 0, 1
ALIENS = (
    ["hatchery", "air_shaft", "hole"],
    [
        *("habitat", "adrenaline_rush", "tentacles", "lurk", "combat", "hatchery"),
        *("lurk", "lurk", "combat", "combat", "hatchery", "air_shaft"),
    ],
)
SCIENTISTS = (
    ["camera", "medstation", "archives"],
    [
        *("defence_system", "small_lab", "camera", "duplication", "grabber", "archives"),
        *("camera", "camera", "camera", "medstation", "archives", "small_lab"),
    ],
)
BONUS = {
    "control_room_s1": "bonus_card_from_deck",
    "control_room_s4": "bonus_card_from_deck",
    "technology_dock_s3": "bonus_upgrade",
    "alien_nest_s3": "bonus_passage",
    "research_lab_s3": "bonus_passage",
}
SETUP: list[tuple[int, str, Choice]] = [
    (A, "setup.card", "aliens_hatchery"),
    (A, "install.slot", "alien_nest_s1"),
    (S, "setup.card", "scientists_camera"),
    (S, "install.slot", "corridors_s1"),
    (A, "setup.room", "a"),
    (A, "setup.room", "b"),
    (S, "setup.room", "a"),
    (S, "setup.room", "b"),
    (A, "setup.anywhere", ("control_room", "a")),
    (S, "setup.anywhere", ("technology_dock", "a")),
]
TURNS: list[list[tuple[int, str, Choice]]] = [
    [
        (A, "turn.move", "aliens_3"),
        (A, "move.room", "c"),
        (A, "turn.impending", ("upgrade", "aliens_1")),
        (A, "turn.impending", ("install", "alien_nest_i1")),
        (A, "install.slot", "control_room_s1"),
        (A, "turn.refill", "refill"),
        (A, "turn.end", "end"),
    ],
    [
        (S, "turn.move", "scientists_3"),
        (S, "move.room", "c"),
        (S, "turn.impending", ("install", "research_lab_i1")),
        (S, "install.slot", "control_room_s4"),
        (S, "turn.refill", ("play", "bonus_card_from_deck")),
        (S, "install.slot", "technology_dock_s2"),
        (S, "turn.refill", "refill"),
        (S, "turn.end", ("upgrade", "technology_dock_s2")),
    ],
    [
        (A, "turn.move", "aliens_3"),
        (A, "move.room", "a"),
        (A, "turn.action", "go_on"),
        (A, "turn.impending", ("place", "corridors_i1")),
        (A, "turn.end", "end"),
    ],
    [
        (S, "turn.move", "scientists_1"),
        (S, "move.room", "c"),
        (S, "turn.impending", ("replace", "alien_nest_i1")),
    ],
    [
        (A, "turn.move", "aliens_3"),
        (A, "move.skip", "skip"),
        (A, "turn.action", "go_on"),
        (A, "turn.impending", ("upgrade", "aliens_3")),
        (A, "turn.impending", ("install", "alien_nest_i2")),
        (A, "turn.refill", "refill"),
        (A, "turn.end", "end"),
    ],
    [
        (S, "turn.move", "scientists_1"),
        (S, "move.room", "a"),
        (S, "turn.action", "control_room_s4"),
        (S, "disc.card", "control_room_s1"),
        (S, "turn.impending", ("place", "control_room_i1")),
    ],
    [
        (A, "turn.move", "aliens_3"),
        (A, "move.room", "a"),
        (A, "turn.action", "go_on"),
        (A, "turn.impending", ("install", "corridors_i1")),
        (A, "install.slot", "control_room_s2"),
        (A, "turn.refill", "refill"),
        (A, "turn.end", "end"),
    ],
    [
        (S, "turn.move", "scientists_2"),
        (S, "move.room", "b"),
        (S, "turn.action", "control_room_s4"),
        (S, "disc.card", "control_room_s2"),
        (S, "turn.impending", ("install", "control_room_i1")),
        (S, "install.slot", "technology_dock_s3"),
        (S, "turn.refill", "refill"),
        (S, "turn.end", "end"),
    ],
    [
        (A, "turn.move", ("play", "aliens_hole")),
        (A, "hole.slot", "corridors_s2"),
        (A, "turn.move", ("play", "bonus_card_from_deck")),
        (A, "install.slot", "control_room_s1"),
        (A, "turn.move", "aliens_3"),
        (A, "move.room", "c"),
        (A, "turn.action", "control_room_s1"),
        (A, "disc.card", "control_room_s4"),
        (A, "turn.impending", ("replace", "control_room_i1")),
    ],
    [
        (S, "turn.move", "scientists_3"),
        (S, "move.room", "b"),
        (S, "turn.action", "corridors_s1"),
        (S, "turn.action", "go_on"),
        (S, "turn.impending", ("replace", "corridors_i1")),
        (S, "turn.end", "end"),
    ],
]
# life of Aliens and Scientists, data of the Scientists, value of the Camera in Corridors, after each turn
EXPECTED = [
    (20, 20, 0, 0),
    (20, 20, 0, 0),
    (19, 20, 0, 2),
    (19, 19, 0, 2),
    (19, 18, 0, 2),
    (19, 19, 0, 2),
    (18, 19, 0, 4),
    (18, 20, 0, 4),
    (18, 19, 0, 4),
    (18, 19, 4, 0),
]


OPTIONS: dict[str, Value] = {
    "factions": "aliens,scientists",
    "start_player": "1",
    "max_turns": 0,
}


def stacked() -> Table[Theseus]:
    """The table with the decks and bonus cards of the sample game."""
    table: Table[Theseus] = Table(GAME, "duel", 2, OPTIONS)
    s = table.state
    for seat, (starts, deck) in enumerate((ALIENS, SCIENTISTS)):
        pool = [*s.decks[seat], *s.starts[seat], *s.removed[seat]]
        s.starts[seat] = [_find(s, pool, seat, name) for name in starts]
        s.decks[seat] = [_find(s, pool, seat, name) for name in deck][::-1]
        s.removed[seat] = pool
        for h in [*pool, *s.decks[seat]]:
            s.cards.seen[h] = 0
        for h in [*s.starts[seat], s.decks[seat][-1]]:
            show(s, h)
    pool = [*s.bonus, *(h for sector in s.sectors for h in sector.slots if h != NOTHING)]
    for place, face in BONUS.items():
        sector, i = s.at_slot(place)
        sector.slots[i] = next(h for h in pool if s.cards.faces[h] == face)
        pool.remove(sector.slots[i])
        show(s, sector.slots[i])
    s.bonus = pool
    return table


def _find(s: Theseus, pool: list[int], seat: int, name: str) -> int:
    face = f"{s.factions[seat]}_{name}"
    h = next(h for h in pool if s.cards.faces[h] == face)
    pool.remove(h)
    return h


@rule_test("T-33", "T-105", "T-52", "T-144", "T-83", "T-103", "T-166", "T-123")
def test_the_ten_turns_of_the_sample_game(renew: bool) -> None:
    """TC-16, with the rulings A-1 (Medstation lies in the Control Room) and A-2 (Defence System hits)."""
    table = stacked()
    story = Golden(FOLDER / "sample_game.txt", GAME, options=OPTIONS, name=faction)
    story.lines = ["The sample game of the rulebook: Aliens against Scientists", ""]
    story.session = table.session
    for seat, prompt, option in SETUP:
        table.question(seat, prompt)
        story.says(seat, option)
    for number, (turn, expected) in enumerate(zip(TURNS, EXPECTED, strict=True), 1):
        story.lines += ["", f"Turn {number}"]
        for seat, prompt, option in turn:
            table.question(seat, prompt)
            story.says(seat, option)
        s = table.session.state
        camera = s.camera[s.card_at("corridors_s1")]
        assert (*s.life, s.data[S], camera) == expected, f"turn {number}"
        assert s.active == (S if number % 2 else A), f"turn {number} is over"
        story.lines.append(f"  → {tracks(table.session)}  camera {camera}")
    view = table.view(A)
    assert [seat.deck for seat in view.seats] == [6, 6]
    assert table.idle()
    story.compare(renew)


@rule_test("T-166")
def test_card_from_deck_may_not_replace_the_air_shaft() -> None:
    """Turn 9: before the Hole is used, the slot of the Air Shaft is not offered."""
    table = stacked()
    for seat, prompt, option in [*SETUP, *(move for turn in TURNS[:8] for move in turn)]:
        table.says(seat, prompt, option)
    table.says(A, "turn.move", ("play", "bonus_card_from_deck"))
    table.cannot(A, "install.slot", "control_room_s1")


@rule_test("T-52")
def test_the_duplication_of_turn_eight_copies_the_defence_system() -> None:
    table = stacked()
    for seat, prompt, option in [*SETUP, *(move for turn in TURNS[:8] for move in turn)]:
        table.says(seat, prompt, option)
    dock = next(sector for sector in table.view(A).sectors if sector.place == "technology_dock")
    assert (dock.slots[1].card, dock.slots[1].copies) == ("scientists_defence_system", 1)
