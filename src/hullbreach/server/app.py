"""The web application: lobby, tables and replays over HTTP, and the socket beside them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from sqlalchemy.exc import SQLAlchemyError

import hullbreach
from hullbreach.kernel import HullbreachError

from . import routes_info, routes_lobby, routes_replays
from .access import HEADERS, crashed, http_error, limit, lost, refused
from .house import House
from .settings import Settings
from .sockets import play_socket
from .static import client


def make_app(settings: Settings) -> Litestar:
    """The application for a server with these settings."""
    house = House(settings)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[
            *routes_info.ROUTES,
            *routes_lobby.ROUTES,
            *routes_replays.ROUTES,
            play_socket,
            client,
        ],
        lifespan=[lifespan],
        state=State({"house": house}),
        plugins=[] if house.news is None else [house.news.plugin],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        before_request=limit,
        exception_handlers={
            HullbreachError: refused,
            HTTPException: http_error,
            SQLAlchemyError: lost,
            OSError: lost,
            Exception: crashed,
        },
        response_headers=[ResponseHeader(name=k, value=v) for k, v in HEADERS.items()],
        compression_config=CompressionConfig(backend="gzip", minimum_size=2_000),
        openapi_config=OpenAPIConfig(
            title="Hullbreach",
            version=hullbreach.__version__,
            description="Tables for rules-heavy games of paranoia.",
            path="/api/schema",
            render_plugins=[routes_info.Described(path="/openapi.json")],
        ),
        request_max_body_size=settings.body_bytes,
        logging_config=None,
        debug=False,
    )
