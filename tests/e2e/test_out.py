"""Whoever is out, in a real browser: bots play on at an hour a move until nobody wants to wait any longer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from hullbreach import games
from hullbreach.kernel import Session, key_of, record, write_replay
from hullbreach.testing.laws import choose, numbers
from tests.server.process import Server, server

from .conftest import played

GAME, PLAYERS, LEFT = "panic_station", 4, 8


def late_position() -> tuple[bytes, int, int]:
    """A recorded game, a step shortly before its end, and a seat that is out there."""
    game = games.find(GAME)
    for seed in range(1_000):
        session = Session.new(game, game.configure(players=PLAYERS), seed)
        source, gone = numbers(seed), list[tuple[int, list[int]]]()
        while not session.over:
            if not session.answers and not session.pending:
                out = [seat for seat in range(PLAYERS) if game.is_out(session.state, seat)]
                gone.append((session.steps, out))
            session.answer(*choose(session, source))
        found = [(step, out) for step, out in gone if len(out) == 1 and step < session.steps - LEFT]
        if found:
            step, (seat,) = found[-1]
            return write_replay(record(session, key_of(seed))), step, seat
    raise AssertionError("nobody was ever out alone")


def sit_there(address: str, open_cards: bool) -> str:
    """A table that goes on from there; the link of the seat that is out."""
    replay, step, seat = late_position()
    with httpx.Client(base_url=address, timeout=120) as http:

        def post(path: str, token: str = "", **form: Any) -> Any:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            answer = http.post(path, json=form, headers=headers)
            assert answer.is_success, answer.text
            return answer.json()

        known = post("/api/replays", **json.loads(replay))["table"]
        made = post(f"/api/games/{GAME}/{known}/continue", step=step, seat=seat, name="Kim")
        table, token = made["table"]["table"], made["token"]
        path = f"/api/games/{GAME}/{table}"
        for other in range(PLAYERS):
            if other != seat:
                post(f"{path}/seats/{other}", token, bot="random")
        post(f"{path}/setup", token, open_cards=open_cards)
        post(f"{path}/start", token)
    return f"/t/{table}#token={token}"


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("slow"), pace=3600) as running:
        yield running


@pytest.mark.parametrize(
    ("size", "language", "open_cards"), [("wide", "en", True), ("phone", "de", False)]
)
def test_whoever_is_out_sees_open_cards_where_allowed_and_skips_to_the_end(
    slow: Server, chromium: str, size: str, language: str, open_cards: bool
) -> None:
    seat = sit_there(slow.address, open_cards)
    told = {"address": slow.address, "chromium": chromium, "seat": seat}
    result = played("out", {**told, "size": size, "language": language})
    assert not result["overflow"]
    assert result["offered"] == open_cards
    assert result["after"] == 0
    if open_cards:
        assert result["hands"] == PLAYERS - 1
        assert all(result["cards"]), "everybody's hand lies open"
        assert result["chat"] == 0
        assert result["axe"] == []
