"""Tables as files: a saved game with those who play it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Raw, Struct

from hullbreach import games
from hullbreach.kernel import Fate, Save, Session, Spoken, Transcript, decode, encode

from .common import read_file, write_file


class TableFile(Struct, tag_field="kind", tag="hullbreach table"):
    """A saved table: who sits there, the key of its chance, and the game."""

    players: list[str]
    key: bytes
    save: Raw
    talk: list[Spoken] = []
    fates: list[Fate] = []


def save(
    path: Path,
    session: Session[Any],
    players: list[str],
    key: bytes,
    talk: Transcript | None = None,
) -> None:
    """Write a table to a file, with what was said there."""
    said = Transcript() if talk is None else talk
    rows = TableFile(players, key, Raw(session.save()), said.lines, list(said.fates.values()))
    write_file(path, encode(rows))


def load(path: Path) -> tuple[Session[Any], list[str], bytes, Transcript]:
    """The table in a file, with what was said there."""
    found = decode(read_file(path), TableFile)
    game = games.find(decode(bytes(found.save), Save).game)
    session: Session[Any] = Session.load(game, bytes(found.save))
    return session, found.players, found.key, Transcript(found.talk, found.fates)
