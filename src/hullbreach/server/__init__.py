"""The server: tables for people, durable, honest, and on more than one machine."""

from __future__ import annotations

__all__ = ["run"]


def run(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    browse: bool = False,
) -> None:
    """Serve until SIGTERM or SIGINT; what is not given comes from the environment or is the default."""
    from .http.serving import (
        run as run_now,
    )  # the web framework is loaded by whoever serves, not by workers

    run_now(host, port, database, browse=browse)
