"""Requests that make no sense, or come from where they should not, are refused and fail nothing."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import Http
from tests.server.connections import hang_up, parts
from tests.server.process import Server, server

DEEP = b'{"options": ' + b'{"a":' * 30_000 + b"1" + b"}" * 30_000 + b"}"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/games/specimen/create", DEEP),
        ("/api/replays/verify", b'{"a":' * 30_000 + b"1" + b"}" * 30_000),
        ("/api/replays", b"[" * 100_000),
        ("/api/games/specimen/create", b"\xff\xfe"),
        ("/api/games/specimen/create", b'{"name": "\xff\xfe"}'),
        ("/api/replays", b'{"game": "\xff\xfe"}'),
        ("/api/games/specimen/create", b'{"name": "\\ud800"}'),
        ("/api/games/specimen/create", b'{"players": 1e999}'),
    ],
)
def test_deep_or_broken_json_is_refused_not_failed(house: Server, path: str, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = httpx.post(house.address + path, content=body, headers=headers, timeout=30)
    assert 400 <= answer.status_code < 500, answer.text


ODD_HEADERS: list[tuple[bytes, bytes]] = [
    (b"Host", b"ev il\x01"),
    (b"Host", b"[::"),
    (b"Host", b"\xff\xfe"),
    (b"Authorization", b"Bearer \xff\xfe"),
    (b"Authorization", b"Bearer " + b"x" * 7_000),
    (b"Accept-Encoding", b"\xff"),
    (b"Content-Type", b"\xff/\xff"),
    (b"Content-Type", b"multipart/form-data"),
    (b"Content-Type", b"application/x-www-form-urlencoded"),
    (b"Cookie", b"\xff=;;;="),
    (b"Origin", b"http://[bad"),
    (b"X-Forwarded-For", b"\xff,,,"),
    (b"If-None-Match", b"\xff"),
    (b"Range", b"bytes=9-1"),
]


@pytest.mark.parametrize("header", ODD_HEADERS, ids=lambda pair: repr(pair)[:40])
@pytest.mark.parametrize("path", ["/api/games", "/api/games/specimen/create", "/", "/t/x"])
def test_odd_headers_are_refused_or_ignored(
    house: Server, path: str, header: tuple[bytes, bytes]
) -> None:
    async def ask(method: bytes) -> int:
        reader, writer = await asyncio.open_connection(*parts(house))
        lines = [b"%s %s HTTP/1.1" % (method, path.encode()), b": ".join(header)]
        lines += [] if header[0] == b"Host" else [b"Host: here"]
        writer.write(b"\r\n".join([*lines, b"Connection: close", b"Content-Length: 2", b"", b"{}"]))
        async with asyncio.timeout(20):
            status = (await reader.readline()).split()
        await hang_up([(reader, writer)])
        return int(status[1]) if status else 400

    for method in (b"GET", b"POST"):
        assert asyncio.run(ask(method)) < 500


def test_every_answer_says_what_browsers_and_caches_need(house: Server) -> None:
    for path in ("/api/games", "/api/games/nothing", "/api/tables/none", "/", "/api/health"):
        answer = httpx.get(house.address + path)
        policy = answer.headers["content-security-policy"]
        assert (
            f"connect-src 'self' ws://127.0.0.1:{house.port} wss://127.0.0.1:{house.port};"
            in policy
        )
        assert "ws:;" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        if path.startswith("/api"):
            assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(("origin", "welcome"), [("{own}", True), ("https://evil.example", False)])
def test_a_page_of_another_site_opens_no_socket(house: Server, origin: str, welcome: bool) -> None:
    async def story() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            url = table.seat(None).url
            try:
                async with connect(url, origin=origin.format(own=house.address)) as socket:  # type: ignore[arg-type]  # a NewType of str
                    await socket.send(json.dumps({"type": "hello"}))
                    assert json.loads(await socket.recv())["type"] == "full"
                    assert welcome
            except (InvalidStatus, ConnectionClosed):
                assert not welcome

    asyncio.run(story())


def test_figures_are_for_whoever_runs_the_server(tmp_path: Path) -> None:
    with server(tmp_path, metrics=0, admin_token="of the keeper") as house:
        assert httpx.get(f"{house.address}/api/metrics").status_code == 403
        headers = {"Authorization": "Bearer of the keeper"}
        assert (
            "hullbreach_tables" in httpx.get(f"{house.address}/api/metrics", headers=headers).text
        )
