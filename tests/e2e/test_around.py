"""Around the table, in a real browser: the start page, the set-up, the bots as people, and people who come and go."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.process import Server, server

from .conftest import ROOT, Browse


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_two_taps_to_a_game_and_the_start_page_knows_my_move(browse: Browse, size: str) -> None:
    result = browse("around", part="start", size=size)
    assert result["levels"] == 3
    assert result["question"] in result["asked"] or result["asked"] in result["question"]
    assert result["title"] == "(1) Hullbreach"
    assert result["broken"] == []


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_a_table_is_set_up_with_pickers_and_joined_by_its_word(browse: Browse, size: str) -> None:
    result = browse("around", part="setup", size=size)
    assert result["before"] == 0, "opening the page makes no table"
    assert result["made"] == 1
    assert result["word"].lower() != result["german"].lower()
    assert result["closed"], "a faction that somebody has is not open to others"
    assert result["broken"] == []


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_a_bot_is_chosen_by_its_face(browse: Browse, size: str) -> None:
    result = browse("around", part="cast", size=size)
    assert result["people"] >= 6
    assert "careful" in result["row"]
    assert "medium" in result["row"]
    assert result["broken"] == []


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that believes a proxy where people come from: in a test all of them are at home here."""
    with server(tmp_path_factory.mktemp("proxied"), trust_proxy=1) as running:
        yield running


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_people_come_and_go_and_only_the_seat_gets_its_secrets(
    proxied: Server, chromium: str, size: str
) -> None:
    given = json.dumps(
        {"address": proxied.address, "chromium": chromium, "part": "seats", "size": size}
    )
    done = subprocess.run(
        ["node", "web/e2e/run.mjs", "around", given],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=600,
    )
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    assert "failed" not in result, result["failed"]
    assert result["complaints"] == []
    assert result["ways"] == 3
    assert "Vesna" in result["standIn"]
    assert result["asWatcher"] is None
    assert not result["watcherAsked"], "a watcher is asked nothing"
    assert result["asNoor"] == 2
    assert result["broken"] == []
