"""People who are away: clocks, stand-ins, notices, and bots whose worker fails."""

from __future__ import annotations

import asyncio
import email
import json
import os
import signal
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.server.client import PATIENCE, Http, Refused, Table, settled
from tests.server.process import Server, server


def test_the_clock_takes_the_default(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=2, clock={"kind": "live", "seconds": 2})
            await table.start()
            async with table.seat(0) as ann, table.seat(1) as ben:
                deadline = ann.state["clock"]
                assert deadline["deadline"] - deadline["now"] == pytest.approx(2, abs=1)
                await ben.until(lambda: ben.asked)
                assert "rest" in ben.keys
                assert "table.timeout" not in ben.keys
                await ann.until(lambda: "table.timeout" in ann.keys)

    asyncio.run(game())


def test_a_bot_stands_in_and_hands_back(tmp_path: Path) -> None:
    with server(tmp_path, sweep_seconds=0.2) as house:

        async def game() -> None:
            async with Http(house.address) as http:
                absence = {"bot": "random", "seconds": 2}
                table = await http.table(players=3, people=2, absence=absence)
                await table.start()
                async with table.seat(0) as ann:
                    await ann.answer(0)
                    await ann.until(lambda: ann.state["table"]["seats"][1]["stand_in"])
                    assert "table.stand_in" in ann.keys
                    async with table.seat(1) as ben:
                        await ben.until(lambda: not ben.state["table"]["seats"][1]["stand_in"])
                        await ann.until(lambda: "table.back" in ann.keys)
                        await asyncio.gather(
                            ann.play(lambda q: q["number"]), ben.play(lambda q: q["number"])
                        )

        asyncio.run(game())


class Postbox:
    """What arrived: over HTTP and over SMTP."""

    def __init__(self) -> None:
        self.hooks: list[tuple[str, dict[str, str], str]] = []
        self.mails: list[str] = []
        self.arrived = threading.Event()


@contextmanager
def postbox() -> Iterator[tuple[Postbox, int, int]]:
    """A real webhook and a real mail server, with their ports."""
    box = Postbox()

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # the library's name
            data = self.rfile.read(int(self.headers["Content-Length"])).decode()
            box.hooks.append((self.path, dict(self.headers.items()), data))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    class Mail(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 ready\r\n")
            while line := self.rfile.readline().decode().strip().upper():
                if line.startswith("DATA"):
                    self.wfile.write(b"354 go on\r\n")
                    box.mails.append(self.letter())
                self.wfile.write(b"221 bye\r\n" if line.startswith("QUIT") else b"250 ok\r\n")

        def letter(self) -> str:
            lines = []
            while (line := self.rfile.readline().decode()) != ".\r\n":
                lines.append(line)
            return "".join(lines)

    with (
        ThreadingHTTPServer(("127.0.0.1", 0), Hook) as web,
        socketserver.ThreadingTCPServer(("127.0.0.1", 0), Mail) as mail,
    ):
        threads = [threading.Thread(target=server.serve_forever) for server in (web, mail)]
        for thread in threads:
            thread.start()
        try:
            yield box, web.server_address[1], mail.server_address[1]
        finally:
            web.shutdown()
            mail.shutdown()
            for thread in threads:
                thread.join()


def test_a_seat_that_is_away_is_told_once(tmp_path: Path) -> None:
    with postbox() as (box, web, mail):
        settings = {
            "notice_seconds": 0.3,
            "notice_hosts": f"http://127.0.0.1:{web}",
            "smtp_host": "127.0.0.1",
            "smtp_port": mail,
            "smtp_tls": "no",
            "public_url": "https://games.example",
        }
        with server(tmp_path, **settings) as house:
            asyncio.run(_told_once(house, web, box))


async def _told_once(house: Server, web: int, box: Postbox) -> None:
    async with Http(house.address) as http:
        table = await http.table(players=3, people=3)
        ways = [
            {"way": "ntfy", "address": f"http://127.0.0.1:{web}/mine", "language": "de"},
            {"way": "discord", "address": f"http://127.0.0.1:{web}/hook"},
            {"way": "email", "address": "cleo@games.example"},
        ]
        for token, way in zip(table.tokens, ways, strict=True):
            await http.post(f"{table.path}/notices", way, token)
        await _confirm(http, table, box)
        await table.start()
        while not box.hooks:
            await asyncio.sleep(0.05)
        path, headers, text = box.hooks[0]
        assert (path, headers["Click"]) == ("/mine", f"https://games.example/t/{table.table}")
        assert text.startswith("Der Tisch wartet auf dich.")
        async with table.seat(0) as ann:
            await ann.answer(0)
        while len(box.hooks) < 2:
            await asyncio.sleep(0.05)
        assert json.loads(box.hooks[1][2])["content"].startswith("**Quarantine: you are asked**")
        async with table.seat(1) as ben:
            await ben.answer(0)
        while len(box.mails) < 2:
            await asyncio.sleep(0.05)
        mail = email.message_from_string(box.mails[1])
        text = str(mail.get_payload(decode=True))
        assert (mail["To"], table.table in text) == ("cleo@games.example", True)
        assert [hook[0] for hook in box.hooks] == ["/mine", "/hook"], "one notice for one question"


async def _confirm(http: Http, table: Table, box: Postbox) -> None:
    """Take the code from the letter, as its reader would."""
    while not box.mails:
        await asyncio.sleep(0.05)
    letter = email.message_from_string(box.mails[0])
    text = bytes(letter.get_payload(decode=True)).decode()
    code = text.split("#confirm=")[1].split()[0]
    path = f"{table.path}/notices/confirm"
    with pytest.raises(Refused, match="not the code"):
        await http.post(path, {"code": "guessed"}, table.tokens[2])
    with pytest.raises(Refused, match="not the code"):
        await http.post(path, {"code": code}, table.tokens[1])  # another seat's
    await http.post(path, {"code": code}, table.tokens[2])


def test_an_address_that_was_never_confirmed_is_sent_one_letter_and_no_more(tmp_path: Path) -> None:
    async def later(http: Http, web: int) -> None:
        """Another seat is told that it is asked, which falls due after the first table's notice."""
        table = await http.table(players=3, people=2)
        way = {"way": "ntfy", "address": f"http://127.0.0.1:{web}/mine"}
        await http.post(f"{table.path}/notices", way, table.tokens[0])
        await table.start()

    async def story(house: Server, box: Postbox, web: int) -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=2)
            form = {"way": "email", "address": "victim@games.example"}
            codes = [
                await http.ask("POST", f"{table.path}/notices", t, form) for t in table.tokens * 3
            ]
            assert [answer.status_code for answer in codes] == [204, 204, 204, 429, 429, 429]
            await http.post(
                f"{table.path}/update", {"name": "Buy now: evil.example"}, table.tokens[0]
            )
            await table.start()
            await settled(lambda: len(box.mails) >= 3)
            await later(http, web)
            await settled(lambda: box.hooks)
            assert len(box.mails) == 3
            assert all("evil.example" not in mail for mail in box.mails)

    with postbox() as (box, web, mail):
        settings = {"smtp_host": "127.0.0.1", "smtp_port": mail, "smtp_tls": "no"}
        settings["notice_hosts"] = f"http://127.0.0.1:{web}"
        with server(tmp_path, notice_seconds=0.2, **settings) as house:
            asyncio.run(story(house, box, web))


def test_a_webhook_that_answers_nonsense_is_no_line_of_an_error(tmp_path: Path) -> None:
    class Nonsense(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.rfile.readline()
            self.wfile.write(b"nonsense\r\n\r\n")

    async def story(house: Server, port: int) -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            way = {"way": "ntfy", "address": f"http://127.0.0.1:{port}/mine"}
            await http.post(f"{table.path}/notices", way, table.tokens[0])
            await table.start()
            await settled(lambda: any("notice failed" in line for line in house.log))

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Nonsense) as web:
        serving = threading.Thread(target=web.serve_forever)
        serving.start()
        port = web.server_address[1]
        try:
            hosts = f"http://127.0.0.1:{port}"
            with server(tmp_path, notice_hosts=hosts, notice_seconds=0.1) as house:
                asyncio.run(story(house, port))
            assert not any('"level":"error"' in line for line in house.log)
        finally:
            web.shutdown()
            serving.join()


def test_without_an_address_of_its_own_a_server_sends_no_notices(tmp_path: Path) -> None:
    with server(tmp_path, public_url="", smtp_host="127.0.0.1") as house:

        async def story() -> None:
            async with Http(house.address) as http:
                assert (await http.get("/api/settings"))["notices"] == []
                table = await http.table(players=3)
                body = {"way": "ntfy", "address": "https://ntfy.sh/my-topic"}
                with pytest.raises(Refused, match="sends no notices"):
                    await http.post(f"{table.path}/notices", body, table.tokens[0])

        asyncio.run(story())


def test_notices_go_only_where_they_may(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            for way, address in (
                ("ntfy", "http://169.254.169.254/latest"),
                ("discord", "https://discord.com.evil.example/x"),
                ("discord", "https://discord.com@evil.example/x"),
                ("ntfy", "file:///etc/passwd"),
                ("ntfy", "http://ntfy.sh/plain"),
                ("ntfy", "https://ntfy.sh/two words"),
                ("ntfy", "https://ntfy.sh/two\nlines"),
                ("discord", "https://discord.com/\x7f"),
                ("discord", "https://["),
                ("discord", "https://discord.com/gr\u00fcn"),
                ("email", "a@b.example"),
            ):
                body = {"way": way, "address": address}
                with pytest.raises(Refused, match="bad_request"):
                    await http.post(f"{table.path}/notices", body, table.tokens[0])
            body = {"way": "ntfy", "address": "https://ntfy.sh/my-topic"}
            await http.post(f"{table.path}/notices", body, table.tokens[0])
            await http.post(f"{table.path}/notices", {"way": ""}, table.tokens[0])

    asyncio.run(game())


BAD_BOTS = """
import os
import time

from hullbreach import bots


class Stuck:
    def choose(self, chair):
        time.sleep(600)


class Dying:
    def choose(self, chair):
        os._exit(3)


class Cheat:
    def choose(self, chair):
        print("I write where I should not")
        return "everything"


class Thinker:
    def choose(self, chair):
        world = chair.fork("a world")
        return chair.question.options[len(world.asked) % len(chair.question.options)]


class Slow:
    def choose(self, chair):
        folder = os.environ["AT_WORK"]
        open(os.path.join(folder, str(os.getpid())), "w").close()
        while not os.path.exists(os.path.join(folder, "go_on")):
            time.sleep(0.01)
        return chair.question.options[0]


for bot in (Stuck, Dying, Cheat, Thinker, Slow):
    bots.BOTS[bot.__name__.lower()] = lambda game, seed, more, bot=bot: bot()
"""


@pytest.mark.parametrize(
    ("bot", "outcome"), [("dying", "random"), ("cheat", "random"), ("thinker", "played")]
)
def test_a_bot_that_fails_costs_a_random_move_never_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str, outcome: str
) -> None:
    (tmp_path / "sitecustomize.py").write_text(BAD_BOTS, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    with server(tmp_path, bot_seconds=10) as house:

        async def game() -> None:
            async with Http(house.address) as http:
                table = await http.table(players=3, bots={"1": bot, "2": "random"})
                await table.start()
                async with table.seat(0) as ann:
                    await ann.play(lambda q: 0, most=2)
                metrics = (await http.ask("GET", "/api/metrics")).text
                assert f'hullbreach_bot_moves_total{{outcome="{outcome}"}}' in metrics

        asyncio.run(game())


def test_a_bot_that_hangs_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sitecustomize.py").write_text(BAD_BOTS, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    with server(tmp_path, bot_seconds=1) as house:

        async def game() -> None:
            async with Http(house.address) as http:
                table = await http.table(players=3, bots={"1": "stuck", "2": "random"})
                await table.start()
                async with table.seat(0) as ann:
                    await ann.answer(0)
                    await ann.until(lambda: "rest" in ann.keys and ann.asked)
            await settled(lambda: sum("worker lost" in line for line in house.log) >= 2)

        asyncio.run(game())


async def kill_workers(at_work: Path, times: int) -> None:
    """Kill the worker so often, each time another process, while it thinks; the next one may finish."""
    killed: set[Path] = set()
    while len(killed) < times:
        await settled(lambda: set(at_work.iterdir()) - killed)
        for thinking in set(at_work.iterdir()) - killed:
            os.kill(int(thinking.name), signal.SIGKILL)
            killed.add(thinking)
    (at_work / "go_on").touch()


async def first_bot_move(http: Http) -> str:
    """The metrics, once a bot has moved; what a random move leads to cannot be told beforehand."""
    async with asyncio.timeout(PATIENCE):
        while True:
            metrics = (await http.ask("GET", "/api/metrics")).text
            if "hullbreach_bot_moves_total{" in metrics:
                return metrics
            await asyncio.sleep(0.05)


@pytest.mark.parametrize(("kills", "outcome"), [(1, "played"), (2, "random")])
def test_a_worker_that_is_killed_costs_a_try_then_a_random_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kills: int, outcome: str
) -> None:
    (tmp_path / "sitecustomize.py").write_text(BAD_BOTS, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    (at_work := tmp_path / "at_work").mkdir()
    monkeypatch.setenv("AT_WORK", str(at_work))
    with server(tmp_path, bot_seconds=30) as house:

        async def game() -> None:
            async with Http(house.address) as http:
                table = await http.table(players=3, people=2, bots={"2": "slow"})
                await table.start()
                async with table.seat(0) as ann, table.seat(1) as ben:
                    await ann.answer(0)
                    await ben.called()
                    killing = asyncio.create_task(kill_workers(at_work, kills))
                    await ben.answer(0)
                    await killing
                    metrics = await first_bot_move(http)
                outcomes = {"played", "random"}
                found = {x for x in outcomes if f'bot_moves_total{{outcome="{x}"}}' in metrics}
                assert outcome in found
                assert kills == 2 or found == {"played"}

        asyncio.run(game())
        assert sum("worker lost" in line for line in house.log) == kills
