"""How a server is set up: by arguments of `run` and by environment variables."""

from __future__ import annotations

import os
from collections.abc import Mapping

from msgspec import Struct

from hullbreach.kernel import HullbreachError

DEFAULT_DATABASE = "sqlite:///hullbreach.db"
PREFIX = "HULLBREACH_"


class BadSettings(HullbreachError):
    """A setting that cannot be used; the text says what is possible."""


class Settings(Struct, frozen=True, kw_only=True):
    """Everything a server can be told; each field is also the variable HULLBREACH_<FIELD>."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = DEFAULT_DATABASE
    public_url: str = ""
    """The address people use, for links in notices; without it there are none."""
    all_games: bool = False
    """Whether the lobby offers unfinished games and the specimen, too."""
    pace: float = 0.8
    """Bots and standing answers take this long, so that time tells nobody who answered."""
    bot_seconds: float = 20.0
    """How long a bot may think; then it is asked again, then a random move is taken."""
    workers: int = 1
    """How many processes think for bots and follow replays."""
    worker_megabytes: int = 1_024
    """How much memory such a process may have; the system ends one that wants more. 0 sets no limit."""
    sweep_seconds: float = 5.0
    """How often tables that nobody looks after are looked for."""
    rest_seconds: float = 60.0
    """How long a table that nobody looks at stays in memory."""
    most_tables: int = 5_000
    """How many unfinished tables there may be."""
    most_watchers: int = 100
    """How many spectators a table takes."""
    messages_per_second: float = 20.0
    requests_per_second: float = 20.0
    """Per address; short bursts of four times as many are taken."""
    tables_per_hour: int = 120
    """How many tables one address may make."""
    uploads_waiting: int = 2
    """How many replays of one address may be sent at the same time, and may wait to be checked."""
    analysis_effort: str = "usual"
    """How much is played to analyse a game: quick, usual or deep."""
    analysis_seconds: float = 1_800.0
    """How long an analysis may take in all; then it is given up."""
    analyses_per_hour: int = 12
    """How many games one address may have analysed."""
    stalled_seconds: float = 15.0
    """How long a client may read nothing of what it is sent; then it has to come again."""
    keep_days: float = 0.0
    """How long after its end a game is deleted; 0 keeps it for ever."""
    abandon_days: float = 0.0
    """A table that is not finished and at which nothing has happened for this long is deleted; 0 keeps it."""
    message_bytes: int = 65_536
    """How large a message may be, and the body of any request but a replay file."""
    body_bytes: int = 4_000_000
    """How large a replay file may be."""
    trust_proxy: bool = False
    """Whether a proxy stands before the server, whose X-Forwarded-For counts."""
    notice_seconds: float = 60.0
    """How long a seat must be asked and away before it is sent a notice."""
    notice_hosts: str = "discord.com,discordapp.com,ntfy.sh"
    """The only hosts that webhooks may lead to, by https; a host of one's own network may have http:// before it."""
    smtp_host: str = ""
    """Without it there are no notices by e-mail."""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: str = "hullbreach@localhost"
    smtp_tls: bool = True
    admin_token: str = ""
    """Opens the bug reports; without it nobody can read them over HTTP."""
    metrics: bool = False
    """Whether everybody may read the figures at /api/metrics; otherwise the admin token opens them."""
    tables_per_address: int = 30
    """How many unfinished tables one address may have put up."""
    connections_per_address: int = 200
    """How many connections one address may hold; without effect behind a trusted proxy, which has its own limits."""
    sockets_per_address: int = 60
    """How many tables one address may have open at the same time."""
    header_seconds: float = 10.0
    """How long a client may take to send the head of a request."""
    body_seconds: float = 60.0
    """How long a client may take to send the rest of it."""
    keep_reports_days: float = 90.0
    """How long bug reports are kept."""
    most_reports: int = 1_000
    """How many bug reports are kept; the oldest go first."""
    log_level: str = "info"

    @property
    def is_sqlite(self) -> bool:
        """Whether one process keeps everything in a file."""
        return self.database.startswith("sqlite")


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings that the environment gives, defaults for the rest."""
    given = os.environ if environment is None else environment
    found: dict[str, object] = {}
    for name, default in defaults().items():
        text = given.get(PREFIX + name.upper())
        if text is not None:
            found[name] = _parse(name, text, default)
    return Settings(**found)  # type: ignore[arg-type]  # every value was read by its default's type


def defaults() -> dict[str, object]:
    """Every setting with its default."""
    plain = Settings()
    return {name: getattr(plain, name) for name in Settings.__struct_fields__}


def _parse(name: str, text: str, default: object) -> object:
    try:
        if isinstance(default, bool):
            return {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False}[
                text.lower()
            ]
        if isinstance(default, int | float):
            return type(default)(text)
    except (KeyError, ValueError):
        kind = type(default).__name__
        raise BadSettings(f"{PREFIX}{name.upper()} is {text!r}, which is no {kind}") from None
    return text


def database_url(given: str) -> str:
    """The URL as SQLAlchemy's async engine wants it; people write sqlite:///file or postgresql://host/name."""
    scheme, colon, rest = given.partition(":")
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgres": "postgresql+asyncpg",
        "postgresql": "postgresql+asyncpg",
    }
    if not colon or scheme not in {*drivers, *drivers.values()}:
        raise BadSettings(
            f"{given!r} is no database this server knows: write sqlite:///FILE or postgresql://USER@HOST/NAME"
        )
    return f"{drivers.get(scheme, scheme)}:{rest}"
