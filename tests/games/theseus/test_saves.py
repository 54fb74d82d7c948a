"""Saves of earlier versions of the rules are taken up: the unfinished step begins again."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.games.theseus import GAME
from hullbreach.kernel import Save, Session, decode
from hullbreach.testing.laws import choose, numbers

SAVES = sorted((Path(__file__).parent / "saves").glob("*.json"))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_save_of_an_earlier_version_is_loaded_and_played_to_its_end(path: Path) -> None:
    data = path.read_bytes()
    save = decode(data, Save)
    assert save.version == (Path(path.stem).suffix[1:] or "1")
    assert save.answers, "it was saved in the middle of a step"
    session = Session.load(GAME, data)
    assert session.answers == []
    source = numbers(3)
    while not session.over:
        session.answer(*choose(session, source))
    assert session.result is not None
    assert len(session.result.scores) == session.config.players
