"""A real PostgreSQL of our own: the one of package `pgserver`, or else the system's."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

USERS = ("postgres", "nobody")
"""PostgreSQL refuses to run as root; root runs it as one of these."""


def programs() -> Path:
    """The folder with initdb and pg_ctl."""
    packed = find_spec("pgserver")
    if packed is not None and packed.origin is not None:
        return Path(packed.origin).parent / "pginstall" / "bin"
    known = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("pg_ctl", path=os.pathsep.join([os.environ["PATH"], *map(str, known)]))
    assert found is not None, (
        "no PostgreSQL: install the system's package, or pgserver (Python 3.12 at most)"
    )
    return Path(found).resolve().parent


class Postgres:
    """A running PostgreSQL that listens on a socket in its folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._programs = programs()
        self._user: str | None = None
        if os.geteuid() == 0:
            self._user = next(user for user in USERS if user in {p.pw_name for p in pwd.getpwall()})
            self._open_to(self._user)
        self._run("initdb", "--auth=trust", "--encoding=utf8", "--username=postgres", "--no-sync")
        self._control("start")
        self.url = self._url("postgres")

    def database(self, name: str) -> str:
        """A fresh database in it."""
        self._run("createdb", "--host", str(self._folder), "--username=postgres", name)
        return self._url(name)

    def restart(self) -> None:
        """Stop it at once, breaking all connections, and start it again."""
        self._control("restart", "-m", "immediate")

    def stop(self) -> None:
        """End it."""
        self._control("stop", "-m", "fast")

    def _open_to(self, user: str) -> None:
        """Give a user the folder, and in it a copy of packed programs: their own place may be closed to them."""
        if "site-packages" in self._programs.parts:
            site = self._programs.parents[2]
            for packed in site.glob("pgserver*"):  # the programs, and the libraries beside them
                shutil.copytree(packed, self._folder / packed.name, symlinks=True)
            self._programs = self._folder / self._programs.relative_to(site)
        for path in (self._folder, *self._folder.rglob("*")):
            shutil.chown(path, user)

    def _url(self, name: str) -> str:
        return f"postgresql://postgres:@/{name}?host={self._folder}"

    def _control(self, command: str, *how: str) -> None:
        listening = f"-h '' -k {self._folder}"
        self._run("pg_ctl", "-w", "-l", str(self._folder / "log"), "-o", listening, *how, command)

    def _run(self, program: str, *arguments: str) -> None:
        data = {**os.environ, "PGDATA": str(self._folder / "data")}
        command = [str(self._programs / program), *arguments]
        subprocess.run(
            command,
            check=True,
            user=self._user,
            env=data,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
        )


@contextmanager
def postgres_of_our_own() -> Iterator[Postgres]:
    """Run one in a folder that is removed afterwards."""
    # Not one of pytest's own folders: they are closed to other users.
    folder = Path(tempfile.mkdtemp(prefix="hullbreach"))
    try:
        running = Postgres(folder)
        try:
            yield running
        finally:
            running.stop()
    finally:
        shutil.rmtree(folder)
