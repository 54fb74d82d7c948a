"""The analysis of a finished game, in a real browser."""

from __future__ import annotations

import httpx
import msgspec
import pytest

from hullbreach.kernel import write_replay
from hullbreach.lab.plans import plan
from hullbreach.lab.watching import replay
from tests.server.process import Server

from .conftest import Browse

GAME = write_replay(replay(plan("specimen", ("random",) * 3, "analysed"), 0))


@pytest.mark.parametrize(
    ("size", "language", "title"),
    [("wide", "en", "Everybody’s chance to win"), ("phone", "de", "Siegchancen aller Plätze")],
)
def test_a_finished_game_is_analysed_and_kept(
    house: Server, browse: Browse, size: str, language: str, title: str
) -> None:
    brought = httpx.post(
        f"{house.address}/api/replays", json=msgspec.json.decode(GAME), timeout=60
    ).json()
    result = browse("analysis", table=brought["table"], size=size, language=language)
    assert result["title"] == title
    assert result["rows"] == 3
    assert result["balances"] == 3
    assert result["lines"] == 2 * 3, "every seat's chance, gone by and to come, on the time of the replay"
    assert result["decisions"] == result["kept"] <= 5
    assert result["beside"] <= 0
    assert result["broken"] == []
