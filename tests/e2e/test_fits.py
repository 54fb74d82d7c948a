"""No text is cut, squeezed, covered or off the screen: every screen and board, both languages, four sizes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hullbreach import games
from hullbreach.kernel import Session, Value, key_of, record, write_replay
from hullbreach.testing.laws import choose, numbers

from .conftest import Browse

SCREENS = ["/", "/settings", "/people", "/about", "/replays", "/nowhere"]
POSITIONS = (0.1, 0.5, 0.97)
"""Early, in the middle, and just before the end of a game."""

Table = tuple[str, str, int, dict[str, Value]]
"""A game, a mode, how many sit there, and options."""

FIRST: list[Table] = [
    (name, games.find(name).modes[0].name, games.find(name).modes[0].most, {})
    for name in games.names()
]
FIRST.append(("nemesis", games.find("nemesis").modes[0].name, 3, {"carnomorphs": True}))
OTHERS: list[Table] = [
    (name, mode.name, mode.most, {})
    for name in games.names()
    for mode in games.find(name).modes[1:]
]
TABLES = [*FIRST, *OTHERS]


def ids(table: Table) -> str:
    """What a table is called."""
    return "-".join([*table[:2], *table[3]])


def recorded(
    folder: Path, game: str, mode: str, seats: int, options: dict[str, Value]
) -> dict[str, Any]:
    """A random game as a replay file, with the steps to look at."""
    found = games.find(game)
    key = key_of(11)
    session = Session.new(found, found.configure(mode, seats, options), key)
    answers = numbers(11)
    while not session.over:
        session.answer(*choose(session, answers))
    file = folder / f"{game}.{mode}.json"
    file.write_bytes(write_replay(record(session, key)))
    asked = [number for number, step in enumerate(session.records, 1) if step.answers][:-3]
    steps = [asked[int(part * len(asked))] for part in POSITIONS]
    name = "-".join([game, mode, *options])
    return {"file": str(file), "game": game, "name": name, "steps": steps}


@pytest.mark.parametrize(
    "table",
    [
        *(pytest.param(table, id=ids(table)) for table in FIRST),
        *(pytest.param(table, id=ids(table), marks=pytest.mark.soak) for table in OTHERS),
    ],
)
def test_every_text_of_a_table_fits(browse: Browse, tmp_path: Path, table: Table) -> None:
    """Early, in the middle and at the end of a random game, and in its replay."""
    result = browse("fits", recorded=[recorded(tmp_path, *table)])
    assert result["looked"] == 2 * 4 * (len(POSITIONS) + 1)
    assert result["found"] == []


def test_every_text_of_the_other_screens_fits(browse: Browse) -> None:
    """The start page, the lobby of every game, the rules, the settings."""
    lobbies = [f"/new/{game}" for game in games.names()]
    rules = [f"/rules/{game}" for game in games.names()]
    result = browse("fits", screens=[*SCREENS, *lobbies, *rules])
    assert result["found"] == []
