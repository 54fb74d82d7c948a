"""Games begun under earlier rules go on: they are loaded, their unfinished step starts again, and they end."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.games.the_thing import GAME
from hullbreach.kernel import Session
from hullbreach.testing.laws import choose, numbers

SAVES = sorted((Path(__file__).parent / "saves").glob("*.json"))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_game_saved_under_earlier_rules_is_played_to_its_end(path: Path) -> None:
    session = Session.load(GAME, path.read_bytes())
    assert not session.answers, "the unfinished step starts again"
    for seat in range(session.config.players):
        session.seat_view(seat)
        session.fork(seat, 1)
    source = numbers(1)
    while not session.over:
        session.answer(*choose(session, source))
    assert session.result is not None


@pytest.mark.parametrize(("version", "count"), [("1", 4), ("2", 1)])
def test_there_are_saves_of_every_earlier_version(version: str, count: int) -> None:
    mark = f'"version":"{version}"'.encode()
    assert sum(mark in path.read_bytes() for path in SAVES) == count
