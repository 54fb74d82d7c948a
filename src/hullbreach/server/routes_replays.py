"""Replays over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.params import QueryParameter
from msgspec import Raw

from hullbreach.kernel import decode, encode

from .access import Asked, address_of
from .errors import Denied
from .forms import Continue, Created, Imported, Timeline, Verdict
from .house import House
from .routes_lobby import TABLE
from .worker import Follow


@get(TABLE + "/replay", media_type=MediaType.JSON)
async def replay(house: House, game: str, table: str) -> Response[dict[str, Any]]:
    """The replay file of a finished game."""
    headers = {"Content-Disposition": f'attachment; filename="{game}-{table}.json"'}
    data: Any = await house.replay(table, game)
    return Response(data, media_type=MediaType.JSON, headers=headers)


@get(TABLE + "/timeline", media_type=MediaType.JSON)
async def timeline(
    house: House,
    game: str,
    table: str,
    eyes: Annotated[str, QueryParameter(name="eyes", max_length=10)] = "public",
) -> Response[Timeline]:
    """A finished game as the truth, the public or a seat saw it."""
    data: Any = await house.timeline(table, game, eyes)
    return Response(data, media_type=MediaType.JSON)


@post(TABLE + "/continue")
async def go_on(house: House, request: Asked, game: str, table: str, data: Continue) -> Created:
    """A new table that goes on from a step of a finished game."""
    _limit(house, request)
    live, token, seat = await house.go_on(table, game, data)
    return Created(live.head.info(live.table), token, seat)


@post("/api/replays")
async def bring_in(house: House, request: Asked, data: dict[str, Any]) -> Imported:
    """Keep a replay file, after checking it."""
    _limit(house, request)
    return Imported(*await house.bring_in(encode(data)))


@post("/api/replays/verify", status_code=200)
async def verify(house: House, data: dict[str, Any]) -> Verdict:
    """Check a replay file: the promised key, every draw, every state."""
    return decode(await house.follow(Follow(Raw(encode(data)))), Verdict)


def _limit(house: House, request: Asked) -> None:
    if not house.creations.take(address_of(request, house)):
        raise Denied("too_many", "too many tables from this address; wait a while")


ROUTES = [replay, timeline, go_on, bring_in, verify]
