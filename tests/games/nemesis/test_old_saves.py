"""Saves of earlier versions of the rules still load; their unfinished step begins anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.games.nemesis import GAME
from hullbreach.kernel import Save, Session, decode
from hullbreach.testing.laws import choose, numbers

SAVES = sorted((Path(__file__).parents[2] / "data" / "saves").glob("nemesis_*.json"))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_save_of_an_earlier_version_is_played_to_its_end(path: Path) -> None:
    session = Session.load(GAME, path.read_bytes())
    assert session.state.barter is None
    source = numbers(1)
    for _ in range(GAME.bound):
        if session.over:
            break
        session.answer(*choose(session, source))
    assert session.result is not None


def test_there_is_one_of_each_version_for_the_game_and_one_for_its_expansion() -> None:
    earlier = [str(version) for version in range(1, int(GAME.version))]
    assert sorted(decode(path.read_bytes(), Save).version for path in SAVES) == sorted(2 * earlier)
    loaded = [Session.load(GAME, path.read_bytes()).state for path in SAVES]
    assert sorted(s.species for s in loaded) == len(earlier) * ["carnomorphs"] + len(earlier) * [
        "intruders"
    ]
    assert [s.brood is not None for s in loaded] == [s.species == "carnomorphs" for s in loaded]
