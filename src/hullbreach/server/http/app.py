"""The web application: lobby, tables and replays over HTTP, and the socket beside them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ControllerRouterHandler, ExceptionHandlersMap
from sqlalchemy.exc import SQLAlchemyError

import hullbreach
from hullbreach.kernel import HullbreachError
from hullbreach.server.runtime.game_server import GameServer
from hullbreach.server.settings import Settings

from . import routes_guesses, routes_info, routes_lobby, routes_replays, routes_seats, shared_links
from .access import add_headers, crashed, http_error, limit, lost, no_text, refused, too_deep
from .client_files import built_files, client, start_page
from .sockets import play_socket

REFUSALS: ExceptionHandlersMap = {
    HullbreachError: refused,
    HTTPException: http_error,
    SQLAlchemyError: lost,
    OSError: lost,
    RecursionError: too_deep,
    UnicodeDecodeError: no_text,
    Exception: crashed,
}
"""How each kind of error is told to whoever asked."""
COMPRESSION = CompressionConfig(
    backend="gzip",
    minimum_size=2_000,
    exclude=rf"/{shared_links.CARD}$",  # a picture is packed already
)
OPENAPI = OpenAPIConfig(
    title="Hullbreach",
    version=hullbreach.__version__,
    description="A table for rules-heavy games of paranoia.",
    path="/api/schema",
    render_plugins=[routes_info.OpenApiJson(path="/openapi.json")],
)


def _routes(settings: Settings) -> list[ControllerRouterHandler]:
    """Everything that has an address; replay files may be larger than other requests."""
    files = Router(
        "/", route_handlers=routes_replays.FILES, request_max_body_size=settings.body_bytes
    )
    return [
        *routes_info.ROUTES,
        *routes_lobby.ROUTES,
        *routes_replays.ROUTES,
        files,
        *routes_seats.ROUTES,
        *routes_guesses.ROUTES,
        *shared_links.ROUTES,
        play_socket,
        start_page,
        client,
    ]


def make_app(settings: Settings) -> Litestar:
    """The application for a server with these settings."""
    server = GameServer(settings)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await server.open()
        try:
            yield
        finally:
            await server.close()

    app = Litestar(
        route_handlers=_routes(settings),
        lifespan=[lifespan],
        state=State({"server": server}),
        plugins=[] if server.news is None else [server.news.plugin],
        dependencies={"server": Provide(lambda: server, sync_to_thread=False)},
        before_request=limit,
        exception_handlers=REFUSALS,
        before_send=[add_headers],
        compression_config=COMPRESSION,
        openapi_config=OPENAPI,
        request_max_body_size=settings.message_bytes,
        logging_config=None,
        debug=False,
    )
    server.precomputed += [
        partial(routes_info.precompute, settings.all_games),
        lambda: app.openapi_schema,
        built_files,
    ]
    return app
