"""One server for one database file: a second one is told so before it can do harm."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from hullbreach.server.settings import BadSettings, database_url


@contextmanager
def held_alone(database: str) -> Iterator[None]:
    """Hold the database file, if it is one, as long as this lasts; the system lets it go when a process dies."""
    path = make_url(database_url(database)).database
    if not database.startswith("sqlite") or not path or sys.platform == "win32":
        yield
        return
    import fcntl

    try:
        file = Path(f"{path}.lock").open("w")  # noqa: SIM115  # closed below, also when the lock is refused
    except OSError as error:
        raise BadSettings(f"cannot write beside {path}: {error.strerror}") from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadSettings(
                f"another server has {path} open; several servers share tables through PostgreSQL"
            ) from None
        yield
