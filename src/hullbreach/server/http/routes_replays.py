"""Replays over HTTP."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Struct

from hullbreach.kernel import UNREADABLE, Epilogue, decode
from hullbreach.server.errors import Denied
from hullbreach.server.runtime.game_server import GameServer
from hullbreach.server.wire.forms import Created
from hullbreach.server.wire.replay_forms import (
    AnalysisNews,
    Continue,
    Imported,
    ReplayVerdict,
    Timeline,
)

from .access import Asked, Server, address_of
from .routes_lobby import TABLE


class ReplayFile(Struct):
    """A replay file as it came: of what such an object holds nothing is built here."""


@dataclass
class TakesFile(Operation):
    """The description of a call that is sent a file; the framework would build all of it to check it."""

    def __post_init__(self) -> None:
        content = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))
        self.request_body = RequestBody({"application/json": content}, required=True)


@get(TABLE + "/replay", media_type=MediaType.JSON)
async def replay(
    server: Server, game: FromPath[str], table: FromPath[str]
) -> Response[dict[str, Any]]:
    """The replay file of a finished game."""
    headers = {"Content-Disposition": f'attachment; filename="{game}-{table}.json"'}
    data: Any = await server.replays.file_of(table, game)
    return Response(data, media_type=MediaType.JSON, headers=headers)


@get(TABLE + "/timeline", media_type=MediaType.JSON)
async def timeline(
    server: Server,
    request: Asked,
    game: FromPath[str],
    table: FromPath[str],
    eyes: Annotated[str, QueryParameter(name="eyes", max_length=10)] = "public",
) -> Response[Timeline]:
    """A finished game as the truth, the public or a seat saw it."""
    data: Any = await server.replays.timeline(table, game, eyes, address_of(request, server))
    return Response(data, media_type=MediaType.JSON)


@get(TABLE + "/epilogue", media_type=MediaType.JSON)
async def epilogue(
    server: Server, request: Asked, game: FromPath[str], table: FromPath[str]
) -> Response[Epilogue]:
    """How a finished game ended: who was what, whose goal was met, who died of what, and three moments."""
    data: Any = await server.replays.epilogue(table, game, address_of(request, server))
    return Response(data, media_type=MediaType.JSON)


@get(TABLE + "/analysis")
async def analysis(server: Server, game: FromPath[str], table: FromPath[str]) -> AnalysisNews:
    """The analysis of a finished game, or how far it has come."""
    return await server.analyses.news(table, game)


@post(TABLE + "/analysis", status_code=200)
async def begin_analysis(
    server: Server, request: Asked, game: FromPath[str], table: FromPath[str]
) -> AnalysisNews:
    """Have a finished game analysed; once is enough, whoever asks."""
    return await server.analyses.begin(table, game, address_of(request, server))


@post(TABLE + "/continue")
async def go_on(
    server: Server,
    request: Asked,
    game: FromPath[str],
    table: FromPath[str],
    data: JSONBody[Continue],
) -> Created:
    """A new table that goes on from a step of a finished game."""
    _limit(server, request)
    live, token, seat = await server.continue_from(table, game, data, address_of(request, server))
    return Created(live.head.info(live.table), token, seat)


@post("/api/replays", operation_class=TakesFile)
async def bring_in(server: Server, request: Asked) -> Imported:
    """Keep a replay file, after checking it."""
    _limit(server, request)
    file = await _sent_file(server, request)
    return Imported(*await server.import_replay(file, address_of(request, server)))


@post("/api/replays/verify", status_code=200, operation_class=TakesFile)
async def verify(server: Server, request: Asked) -> ReplayVerdict:
    """Check a replay file: the promised key, every draw, every state."""
    file = await _sent_file(server, request)
    return decode(await server.replays.verdict(file, address_of(request, server)), ReplayVerdict)


async def _sent_file(server: GameServer, request: Asked) -> bytes:
    """The bytes that were sent, if they are an object; a process under limits reads what it holds."""
    with server.uploads.one_more(address_of(request, server)):
        file = await request.body()
    try:
        msgspec.json.decode(file, type=ReplayFile)
    except UNREADABLE as error:
        raise Denied("bad_request", f"this is no replay file: {error}") from None
    return file


def _limit(server: GameServer, request: Asked) -> None:
    if not server.creations.take(address_of(request, server)):
        raise Denied("too_many", "too many tables from this address; wait a while")


ROUTES = [replay, timeline, epilogue, analysis, begin_analysis, go_on]
FILES = [bring_in, verify]
"""What is sent a file, which may be larger than other requests."""
