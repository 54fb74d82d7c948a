"""The analysis of a finished game, in a real browser."""

from __future__ import annotations

import pytest

from tests.server.process import Server

from .conftest import Browse, brought


@pytest.mark.parametrize(
    ("size", "language", "title"),
    [("wide", "en", "Everybody’s chance to win"), ("phone", "de", "Siegchancen aller Plätze")],
)
def test_a_finished_game_is_analysed_and_kept(
    house: Server, browse: Browse, size: str, language: str, title: str
) -> None:
    table = brought(house, "specimen", 3, "analysed")
    result = browse("analysis", table=table, size=size, language=language)
    assert result["title"] == title
    assert result["rows"] == 3
    assert result["balances"] == 3
    assert result["lines"] == 2 * 3, (
        "every seat's chance, gone by and to come, on the time of the replay"
    )
    assert result["decisions"] == result["kept"] <= 5
    assert result["beside"] <= 0
    assert result["broken"] == []
