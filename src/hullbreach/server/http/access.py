"""What every request goes through: who is asking, how often, and how a refusal looks."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias, TypeVar

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope

from hullbreach.kernel import HullbreachError
from hullbreach.server.errors import STATUS, Denied, code_of
from hullbreach.server.runtime.game_server import GameServer, host_only, seat_by
from hullbreach.server.tables.head import hashed
from hullbreach.server.tables.live_table import LiveTable
from hullbreach.server.wire.forms import Problem
from hullbreach.server.wire.protocol import TableInfo

from .addresses import network_of

T = TypeVar("T")
Asked: TypeAlias = Request[Any, Any, Any]
Server: TypeAlias = NamedDependency[GameServer]
"""The server, as a handler is given it."""
LOG = logging.getLogger("hullbreach.access")
UNLIMITED = ("/api/health", "/api/readiness", "/api/metrics")
LIMITED = ("/api", "/replay")
"""What costs more than a file: requests, shared links and the cards behind them."""
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'{host}; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HOST = re.compile(rb"[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?|\[[0-9a-fA-F:.]{2,45}\](:[0-9]{1,5})?")
HEADERS = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
"""What every answer carries, refusals too."""
HTTP_CODES = {
    400: "bad_request",
    401: "bad_token",
    404: "not_found",
    405: "bad_request",
    413: "too_large",
    415: "bad_request",
    429: "too_fast",
}


async def add_headers(message: Message, scope: Scope) -> None:
    """Give every answer, refusals too, what browsers and caches have to know."""
    if message["type"] != "http.response.start":
        return
    given = {name.lower() for name, _ in message["headers"]}
    asked = dict(scope["headers"]).get(b"host", b"")
    host = asked.decode() if HOST.fullmatch(asked) else ""
    sockets = f" ws://{host} wss://{host}" if host else ""
    wanted = HEADERS | {"Content-Security-Policy": POLICY.format(host=sockets)}
    if scope["path"].startswith("/api"):
        wanted["Cache-Control"] = "no-store"
    extra = [(k.lower().encode(), v.encode()) for k, v in wanted.items()]
    message["headers"] = [*message["headers"], *(pair for pair in extra if pair[0] not in given)]


def token_of(request: Asked) -> str:
    """The token a request carries, or nothing."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def address_of(request: ASGIConnection[Any, Any, Any, Any], server: GameServer) -> str:
    """Where a request comes from; a proxy's word counts only if we were told to trust one."""
    if server.settings.trust_proxy:
        forwarded = request.headers.get("x-forwarded-for", "").split(",")[-1].strip()
        if forwarded:
            return network_of(forwarded)
    return network_of(request.client.host) if request.client else "?"


async def limit(request: Asked) -> None:
    """Refuse an address that asks too often."""
    server: GameServer = request.app.state.server
    if request.url.path in UNLIMITED or not request.url.path.startswith(LIMITED):
        return
    if not server.requests.take(address_of(request, server)):
        raise Denied("too_fast", "too many requests; wait a moment")


def limit_commands(server: GameServer, request: Asked) -> None:
    """Refuse somebody, or an address, that changes tables too often: every change is kept for ever."""
    token = token_of(request)
    granted = not token or server.own_commands.take(hashed(token))
    if not granted or not server.commands.take(address_of(request, server)):
        raise Denied("too_fast", "too many changes; wait a moment")


async def as_seat(
    server: GameServer,
    request: Asked,
    game: str,
    table: str,
    command: Callable[[LiveTable, int], T],
) -> T:
    """Carry out a command for the seat whose token the request carries."""
    limit_commands(server, request)
    token = token_of(request)
    return await server.tables.carry_out(
        table, lambda live: command(live, seat_by(live, token)), game
    )


async def as_host(
    server: GameServer,
    request: Asked,
    game: str,
    table: str,
    command: Callable[[LiveTable], object],
) -> TableInfo:
    """Carry out a command for the host."""
    limit_commands(server, request)
    token = token_of(request)

    def checked(live: LiveTable) -> TableInfo:
        host_only(live, token)
        command(live)
        looks_on = live.head.seat_of(hashed(token)) is None
        return live.head.info_for_all(table) if looks_on else live.head.info(table)

    return await server.tables.carry_out(table, checked, game)


def then_info(
    command: Callable[..., object], **given: Any
) -> Callable[[LiveTable, int], TableInfo]:
    """A seat's command that answers with the table."""

    def carried_out(live: LiveTable, seat: int) -> TableInfo:
        partial(command, **given)(live, seat)
        return live.head.info(live.table)

    return carried_out


# -- refusals ----------------------------------------------------------------------------------------------------


def problem(status: int, code: str, text: str) -> Response[Problem]:
    """A refusal as every client gets it."""
    return Response(Problem(code, text), status_code=status, media_type="application/json")


def refused(_request: Asked, error: HullbreachError) -> Response[Problem]:
    """An error of ours."""
    code = code_of(error)
    return problem(STATUS.get(code, 409), code, str(error))


def http_error(_request: Asked, error: HTTPException) -> Response[Problem]:
    """An error of the web framework: a body that does not fit, an unknown path."""
    details = error.extra if isinstance(error.extra, list) else []
    said = "; ".join(f"{d.get('key', 'body')}: {d.get('message')}" for d in details if d)
    code = HTTP_CODES.get(error.status_code, "bad_request")
    return problem(error.status_code, code, said or error.detail)


def too_deep(_request: Asked, _error: RecursionError) -> Response[Problem]:
    """A body nested so deeply that it cannot be read."""
    return problem(400, "bad_request", "this body is nested too deeply")


def no_text(_request: Asked, _error: UnicodeDecodeError) -> Response[Problem]:
    """A body in which a string is no UTF-8."""
    return problem(400, "bad_request", "this body is no UTF-8")


def lost(request: Asked, error: Exception) -> Response[Problem]:
    """The database does not answer."""
    LOG.warning("database", extra={"path": request.url.path, "cause": repr(error)[:300]})
    return problem(503, "lost", "the database does not answer; nothing is lost")


def crashed(request: Asked, error: Exception) -> Response[Problem]:
    """A mistake of ours."""
    LOG.error("request failed", exc_info=error, extra={"path": request.url.path})
    return problem(500, "internal", "something went wrong on the server; nothing changed")
