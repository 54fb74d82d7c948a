"""Tables as files: a saved game with those who play it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Raw, Struct

from hullbreach import games
from hullbreach.kernel import Save, Session, decode, encode

from .common import read_file, write_file


class TableFile(Struct, tag_field="kind", tag="hullbreach table"):
    """A saved table: who sits there, the key of its chance, and the game."""

    players: list[str]
    key: bytes
    save: Raw


def save(path: Path, session: Session[Any], players: list[str], key: bytes) -> None:
    """Write a table to a file."""
    write_file(path, encode(TableFile(players, key, Raw(session.save()))))


def load(path: Path) -> tuple[Session[Any], list[str], bytes]:
    """The table in a file."""
    found = decode(read_file(path), TableFile)
    game = games.find(decode(bytes(found.save), Save).game)
    return Session.load(game, bytes(found.save)), found.players, found.key
