"""One server for one database file: a second one is told so before it can do harm."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import unquote, urlsplit

from sqlalchemy.engine import make_url

from hullbreach.server.settings import BadSettings, database_url


def file_of(database: str) -> str | None:
    """The file a database lies in, if it does: also behind `file:` addresses of SQLite."""
    url = make_url(database_url(database))
    path = url.database
    if not url.drivername.startswith("sqlite"):
        return None
    if not path or path == ":memory:":
        raise BadSettings("a server keeps its tables in a file: write sqlite:///FILE")
    return unquote(urlsplit(path).path) if path.startswith("file:") else path


@contextmanager
def held_alone(database: str) -> Iterator[None]:
    """Hold the database file, if it is one, as long as this lasts; the system lets it go when a process dies.

    What is locked is the file itself, not a name beside it: a link or another way to write the path leads to the same
    lock. SQLite's own locks are of another kind and do not meet this one.
    """
    path = file_of(database)
    if path is None or sys.platform == "win32":
        yield
        return
    import fcntl

    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise BadSettings(f"cannot write {path}: {error.strerror}") from None
    try:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadSettings(
                f"another server has {path} open; several servers share tables through PostgreSQL"
            ) from None
        yield
    finally:
        os.close(file)
