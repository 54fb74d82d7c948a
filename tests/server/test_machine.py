"""A machine that does everything a client can do, in any order, with anything in it; the server answers all of it.

Hypothesis draws what is done and shrinks what goes wrong. What was found once lies in `tests/data/fuzz` and is tried
first. How long it runs is `HULLBREACH_FUZZ_SECONDS`: an hour in `make soak`, a moment in `make test`.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import time
from pathlib import Path
from typing import Any, NamedTuple, get_args, get_type_hints

import httpx
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test
from websockets.sync.client import ClientConnection, connect

from hullbreach.server.wire.protocol import ClientMessage
from tests.server.client import PATIENCE, Http
from tests.server.process import Server, server
from tests.server.test_replays import played

REFERENCE = re.compile(r"#/components/schemas/(\w+)")
PLACE = re.compile(r"\{(\w+)[^}]*\}")
BUSY = ("busy", "not_ready")
CORPUS = Path(__file__).parent.parent / "data" / "fuzz"
scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
names = st.sampled_from(["specimen", "greedy", "vesna", "crew", "Ann", "full", "round", "blitz"])
likely = values | st.integers(0, 5) | names | st.lists(st.integers(0, 3), max_size=3)


def frame_of(kind: Any) -> st.SearchStrategy[dict[str, Any]]:
    """Messages of one kind, its fields as they should be or otherwise, some of them missing."""
    types = get_type_hints(kind)
    fields = {name: st.from_type(types[name]) | likely for name in kind.__struct_fields__}
    fixed = {"type": st.just(kind.__struct_config__.tag)}
    if "id" in fields:
        fixed["id"] = st.just(1) | fields.pop("id")
    return st.fixed_dictionaries(fixed, optional=fields)


frames = st.one_of([frame_of(kind) for kind in get_args(ClientMessage)])


class Call(NamedTuple):
    """Something that can be asked for over HTTP, and the names of what is to be said with it."""

    method: str
    path: str
    fields: tuple[str, ...]


def calls(schema: dict[str, Any]) -> list[Call]:
    """Everything the server says can be asked for."""
    found = []
    for path, methods in schema["paths"].items():
        for method, call in methods.items():
            content = call.get("requestBody", {}).get("content", {})
            text = json.dumps(next(iter(content.values()), {}))
            parts = [schema["components"]["schemas"][name] for name in REFERENCE.findall(text)]
            fields = {name for part in parts for name in part.get("properties", {})}
            found.append(Call(method, path, tuple(sorted(fields))))
    return found


class Attack(RuleBasedStateMachine):
    """One table, one socket, and anything at all."""

    house: Server
    replay: dict[str, Any]
    calls: list[Call]

    def __init__(self) -> None:
        super().__init__()
        self.http = httpx.Client(base_url=self.house.address, timeout=PATIENCE)
        body = {"name": "Ann", "players": 3, "bots": {"1": "random", "2": "greedy"}, "start": True}
        body["bots_talk"] = "full"
        made = self.http.post("/api/games/specimen/create", json=body).json()
        assert "token" in made, made
        self.token, self.table = made["token"], made["table"]["table"]
        self.path = f"/api/games/specimen/{self.table}"
        self.socket: ClientConnection | None = None

    def teardown(self) -> None:
        if self.socket is not None:
            self.socket.close()
        self.http.close()

    @rule(seated=st.booleans())
    def open(self, seated: bool) -> None:
        """Connect and say hello."""
        if self.socket is not None:
            self.socket.close()
        url = self.house.address.replace("http", "ws", 1) + self.path + "/play"
        self.socket = connect(url, max_size=None, ping_interval=None)  # pings draw from chance, too
        self.say({"type": "hello", "token": self.token if seated else ""})

    @rule(frame=frames)
    def frame(self, frame: dict[str, Any]) -> None:
        """Send a message that looks like one."""
        self.say(frame)

    @rule(value=values)
    def nonsense(self, value: Any) -> None:
        """Send anything."""
        self.say(value)

    def say(self, message: Any) -> None:
        """Send something and read all answers; none of them may be a mistake of the server."""
        if self.socket is None:
            return
        try:
            self.socket.send(json.dumps(message))
            while True:
                answer = json.loads(self.socket.recv(timeout=0.02))
                assert answer.get("code") != "internal", (message, answer)
        except TimeoutError:
            return
        except (OSError, EOFError, httpx.HTTPError):
            self.socket = None
        except Exception as error:
            if isinstance(error, AssertionError):
                raise
            self.socket = None

    @rule(
        which=st.integers(0, 10**6),
        said=st.lists(st.tuples(st.integers(0, 99), likely), max_size=5),
        seat=st.integers(-1, 9),
        signed=st.booleans(),
    )
    def request(self, which: int, said: list[tuple[int, Any]], seat: int, signed: bool) -> None:
        """Ask for something over HTTP, with what belongs there or anything else."""
        call = self.calls[which % len(self.calls)]
        fields = call.fields or ("name",)
        form = {fields[number % len(fields)]: value for number, value in said}
        known = {"game": "specimen", "table": self.table, "seat": str(seat)}
        path = PLACE.sub(lambda found: known.get(found[1], "0"), call.path)
        headers = {"Authorization": f"Bearer {self.token}"} if signed else {}
        headers["Content-Type"] = "application/json"
        data = None if call.method == "get" else json.dumps(form).encode()
        answer = self.http.request(call.method.upper(), path, headers=headers, content=data)
        assert answer.status_code < 500 or answer.json()["code"] in BUSY, (call, form, answer.text)

    @rule(
        part=st.integers(0, 20),
        path=st.lists(st.integers(0, 50), max_size=6),
        value=values,
        keep=st.booleans(),
    )
    def forged_replay(self, part: int, path: list[int], value: Any, keep: bool) -> None:
        """Send in a replay in which something is changed, to be checked or to be kept."""
        forged = json.loads(json.dumps(self.replay)) | {"base": None, "talk": []}
        holder: Any = forged
        key: Any = sorted(forged)[part % len(forged)]
        for number in path:
            inner = holder[key]
            if not isinstance(inner, dict | list) or not inner:
                break
            holder = inner
            key = (
                sorted(inner)[number % len(inner)]
                if isinstance(inner, dict)
                else number % len(inner)
            )
        holder[key] = value
        data = json.dumps(forged).encode()
        headers = {"Content-Type": "application/json"}
        where = "/api/replays" if keep else "/api/replays/verify"
        answer = self.http.post(where, content=data, headers=headers)
        assert answer.status_code < 500 or answer.json()["code"] in BUSY, (forged, answer.text)
        if answer.status_code == 201:
            self.look_at(answer.json()["table"])

    def look_at(self, table: str) -> None:
        """Ask for everything that is made of a game that came in."""
        path = f"/api/games/specimen/{table}"
        of_api = (path, f"{path}/replay", f"{path}/epilogue", f"{path}/timeline?eyes=truth")
        for made in (*of_api, f"/replay/{table}", f"/replay/{table}/card.png"):
            answer = self.http.get(made)
            assert answer.status_code < 500 or answer.json()["code"] in BUSY, (made, answer.text)

    @invariant()
    def it_answers(self) -> None:
        """Whatever was done, the server works."""
        assert self.http.get("/api/health").json()["status"] == "ok"


def run_machine(house: Server, seconds: float) -> int:
    """Let the machine run for so long; says how often it began anew."""

    async def one() -> dict[str, Any]:
        async with Http(house.address) as http:
            found: dict[str, Any] = await http.get(f"{(await played(http)).path}/replay")
            return found

    Attack.house, Attack.replay = house, asyncio.run(one())
    Attack.calls = calls(httpx.get(f"{house.address}/api/openapi.json").json())
    end, rounds = time.monotonic() + seconds, 0
    chosen = settings(
        max_examples=10,
        stateful_step_count=30,
        deadline=None,
        database=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
    while time.monotonic() < end or not rounds:
        run_state_machine_as_test(Attack, settings=chosen)
        rounds += 1
    assert [line for line in house.log if '"level":"error"' in line] == []
    return rounds


def test_the_machine_finds_nothing_in_a_moment(tmp_path: Path) -> None:
    with server(tmp_path) as house:
        run_machine(house, 1)


@pytest.mark.soak
def test_the_machine_finds_nothing_in_an_hour(tmp_path: Path) -> None:
    seconds = float(os.environ.get("HULLBREACH_FUZZ_SECONDS", "3600"))
    with server(tmp_path, most_tables=1_000_000) as house:  # every round puts up some and ends none
        rounds = run_machine(house, seconds)
        print(f"{rounds} rounds in {seconds:.0f} s")  # noqa: T201  # for the figures of the soak


@pytest.mark.parametrize("file", sorted(CORPUS.glob("*.json")), ids=lambda path: path.stem)
def test_what_was_found_once_is_refused(house: Server, file: Path) -> None:
    case = json.loads(file.read_text())
    body = case["body"].encode() * case.get("times", 1)
    headers = {"Content-Type": "application/json"}
    answer = httpx.post(house.address + case["path"], content=body, headers=headers, timeout=30)
    assert 400 <= answer.status_code < 500, answer.text
