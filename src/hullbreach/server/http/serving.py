"""Running the server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
import webbrowser
from pathlib import Path

import uvicorn
from msgspec.structs import replace

from hullbreach import bots
from hullbreach.server.runtime import logs
from hullbreach.server.runtime.collector import collect_rarely
from hullbreach.server.runtime.confinement import can_be_read
from hullbreach.server.runtime.game_server import GameServer
from hullbreach.server.runtime.process_limits import raise_file_limit
from hullbreach.server.settings import BadSettings, Settings, from_environment
from hullbreach.server.storage.file_lock import file_of, held_alone
from hullbreach.server.storage.store import Store

from .app import make_app
from .patience import request_with_patience, with_patience

GRACE_SECONDS = 10
FAREWELL_SECONDS = 0.2
SOCKET_BYTES = 1_000_000
FRAMES_EACH = 4
"""How many parts a message may have, on the whole."""
LINES_FOR_A_REQUEST = 500
"""How many lines a connection may send for each request that its address may ask: it carries those of a proxy, too."""


def run(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    settings: Settings | None = None,
    browse: bool = False,
) -> None:
    """Serve until SIGTERM or SIGINT; prints the address when it is ready, and may open it for a person."""
    found = from_environment() if settings is None else settings
    given = {"host": host, "port": port, "database": database}
    found = replace(found, **{name: value for name, value in given.items() if value is not None})
    with held_alone(found.database):
        _check_bots_of_others_read_nothing(found.database)
        _serve(found, browse)


def _check_bots_of_others_read_nothing(database: str) -> None:
    """Refuse a file that lies among the packages, which they have to read."""
    file = file_of(database)
    others = set(bots.names()) - set(bots.BOTS)
    if file is not None and others and can_be_read(Path(file)):
        raise BadSettings(
            f"{file} lies beside installed packages, where bots of other packages could read it: "
            "give a file in a folder of its own"
        )


def _serve(found: Settings, browse: bool) -> None:
    listening = _listen(found)
    logs.set_up(found.log_level)
    raise_file_limit()
    asyncio.run(prepare(found.database))
    address = _address(listening, found)
    app = make_app(found)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # who is believed is a setting of ours
        date_header=True,
        lifespan="on",
        http=request_with_patience(
            found.header_seconds,
            found.body_seconds,
            found.stalled_seconds,
            LINES_FOR_A_REQUEST * found.requests_per_second,
            0 if found.trust_proxy else found.connections_per_address,
        ),
        ws=with_patience(found.stalled_seconds, FRAMES_EACH * found.messages_per_second),
        ws_max_size=SOCKET_BYTES,
        ws_per_message_deflate=False,  # changes are small; a compressor for each socket is not
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _stopped)
    server = _Announced(config, address, app.state.server, browse)
    server.run(sockets=[listening])
    if not server.started:
        raise BadSettings("the server could not start; the log says why")


async def prepare(database: str) -> None:
    """Bring the database up to date, or say in one sentence why it cannot be used."""
    store = Store(database)
    try:
        await store.open()
    finally:
        await store.close()


def _stopped(_number: int, _frame: object) -> None:
    """Uvicorn raises the signal again after a clean stop; to be told to stop is no failure."""


def _listen(settings: Settings) -> socket.socket:
    """The socket to listen on; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        where = f"{settings.host}:{settings.port}"
        raise BadSettings(f"cannot listen on {where}: {error.strerror}") from None
    listening.listen(2048)
    listening.set_inheritable(False)
    return listening


def _address(listening: socket.socket, settings: Settings) -> str:
    host, port = listening.getsockname()[:2]
    shown = "localhost" if settings.host in ("0.0.0.0", "::", "127.0.0.1") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"


class _Announced(uvicorn.Server):
    """A server that says where it can be found, once it can."""

    def __init__(
        self, config: uvicorn.Config, address: str, server: GameServer, browse: bool = False
    ) -> None:
        super().__init__(config)
        self._browse = browse
        self._address = address
        self._game_server = server

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started:
            collect_rarely()
            sys.stdout.write(f"Hullbreach is open at {self._address}\n")
            sys.stdout.flush()
            if self._browse and sys.stdout.isatty():
                webbrowser.open(self._address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ask everybody to come again before the sockets are closed."""
        self._game_server.ready = False
        self._game_server.tables.send_everybody_away()
        await asyncio.sleep(FAREWELL_SECONDS)
        await super().shutdown(sockets)
