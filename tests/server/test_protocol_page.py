"""The page for people who write clients is complete, and its client plays a game."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from hullbreach.server import errors
from hullbreach.server.errors import STATUS
from hullbreach.server.http.sockets import PASSING_REFUSALS
from hullbreach.server.runtime.viewers import AWAY, FATAL, NORMAL, REVOKED
from hullbreach.server.wire.protocol import Change, ClientMessage, Full, ServerMessage
from hullbreach.words import bundle
from tests.server.client import Http
from tests.server.process import Server

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`([^`\n]+)`", PAGE))


@pytest.mark.parametrize("game", ["specimen", "theseus"])
def test_its_client_plays_a_game(house: Server, tmp_path: Path, game: str) -> None:
    program = tmp_path / "client.py"
    found = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    program.write_text(found[1], encoding="utf-8")
    command = [sys.executable, "-W", "error", str(program), house.address, game]
    said = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (said.returncode, said.stderr) == (0, "")
    assert re.fullmatch(r"[\w.]+ \[\d+(, \d+)*\]\n", said.stdout)


def refusals() -> set[str]:
    """The code of every refusal there is."""
    source = Path(errors.__file__).parent.rglob("*.py")
    said = "".join(path.read_text(encoding="utf-8") for path in source)
    codes = re.findall(r'(?:Denied|refuse)\((?:\w+, )?\s*"(\w+)"', said)
    return {*STATUS, *PASSING_REFUSALS, *codes, *(code for _, code in errors._CODES)}


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_refusal_is_said_in_the_readers_language(language: str) -> None:
    words = (Path(bundle.__file__).parent / f"server.{language}.ftl").read_text(encoding="utf-8")
    said = {
        each.replace("-", "_") for each in re.findall(r"^error-([\w-]+) =", words, re.MULTILINE)
    }
    assert refusals() - said == {"unsayable"}, "the rule that forbids it is named instead"


def test_it_names_every_message() -> None:
    messages = get_args(ClientMessage) + get_args(ServerMessage)
    tags = {str(message.__struct_config__.tag) for message in messages}
    assert len(tags) == len(messages)
    assert tags - NAMED == set()


def test_it_names_every_part_of_what_a_viewer_sees() -> None:
    parts = {field.name for message in (Full, Change) for field in msgspec.structs.fields(message)}
    assert parts - NAMED - {"seat", "host", "since"} == set()


async def _described(house: Server) -> dict[str, Any]:
    async with Http(house.address) as http:
        paths: dict[str, Any] = (await http.get("/api/openapi.json"))["paths"]
        return paths


def test_it_names_every_request(house: Server) -> None:
    paths = asyncio.run(_described(house))
    served = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert served - NAMED == set()


def test_it_names_every_refusal_and_every_way_to_hang_up() -> None:
    assert refusals() - NAMED == set()
    assert all(str(code) in PAGE for code in (NORMAL, AWAY, FATAL, REVOKED))
