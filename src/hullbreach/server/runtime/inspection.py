"""Looking through a database for tables that cannot be read, with or without a server beside it."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from hullbreach.server.storage.engines import explained
from hullbreach.server.storage.store import Store

from .registry import wake_table


class InspectedTable(Struct, frozen=True):
    """A table of the database as whoever runs the server sees it."""

    table: str
    game: str
    status: str
    broken: str = ""
    """Why it cannot be read."""


async def inspect_tables(database: str) -> list[InspectedTable]:
    """Every table, each read as a server would read it; nothing is changed."""
    store = Store(database)
    try:
        return [
            InspectedTable(table, game, status, await _fault(store, table))
            for table, game, status in await store.ids()
        ]
    except SQLAlchemyError as error:
        raise explained(store.url, error) from None
    finally:
        await store.close()


async def _fault(store: Store, table: str) -> str:
    """Why a table cannot be read, if it cannot."""
    try:
        stored = await store.read_table(table)
        if stored is not None:
            wake_table(table, stored)
    except SQLAlchemyError:
        raise
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""
