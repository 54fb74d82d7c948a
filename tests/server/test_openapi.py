"""Requests nobody thought of: Schemathesis against the described interface, on a real table with its host's token."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Http
from tests.server.process import Server

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
)


def filled_in(schema: dict[str, Any], given: dict[str, str]) -> dict[str, Any]:
    """The description with some path parameters given, so that requests reach what lies behind them."""
    paths = {}
    for path, operations in schema["paths"].items():
        for operation in operations.values():
            parameters = operation.get("parameters", [])
            operation["parameters"] = [p for p in parameters if p["name"] not in given]
        for name, value in given.items():
            path = path.replace(f"{{{name}}}", value)
        paths[path] = operations
    return schema | {"paths": paths}


async def prepare(address: str, folder: Path) -> tuple[Path, str]:
    """A table that is being played, and the description of everything one can ask of it."""
    async with Http(address) as http:
        table = await http.table(players=3)
        await table.start()
        schema = await http.get("/api/openapi.json")
        file = folder / "openapi.json"
        given = {"game": "specimen", "table": table.table}
        file.write_text(json.dumps(filled_in(schema, given)), encoding="utf-8")
        return file, table.tokens[0]


def attack(house: Server, folder: Path, examples: int) -> subprocess.CompletedProcess[str]:
    file, token = asyncio.run(prepare(house.address, folder))
    command = [str(Path(sys.executable).parent / "schemathesis"), "run", str(file)]
    command += ["--url", house.address, "-H", f"Authorization: Bearer {token}"]
    command += ["--max-examples", str(examples), "--phases", "coverage,fuzzing", "--no-color"]
    command += ["--generation-deterministic", "--request-timeout", "60"]
    command += [argument for check in CHECKS for argument in ("-c", check)]
    environment = {**os.environ, "COLUMNS": "100"}
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def test_there_is_one_description(house: Server) -> None:
    async def look() -> None:
        async with Http(house.address) as http:
            ours = await http.get("/api/openapi.json")
            assert ours == await http.get("/api/schema/openapi.json")
            assert ours == await http.get("/api/openapi.json")
            for path, operations in ours["paths"].items():
                for operation in operations.values():
                    assert operation["responses"]["default"], path

    asyncio.run(look())


def test_every_request_gets_the_answer_that_is_described(house: Server, tmp_path: Path) -> None:
    done = attack(house, tmp_path, 2)
    assert done.returncode == 0, done.stdout[-6_000:]


@pytest.mark.soak
def test_many_requests_get_the_answer_that_is_described(house: Server, tmp_path: Path) -> None:
    done = attack(house, tmp_path, 200)
    assert done.returncode == 0, done.stdout[-6_000:]
