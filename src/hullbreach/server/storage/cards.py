"""Result cards in the database."""

from __future__ import annotations

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from .schema import RESULT_CARDS


class CardShelf:
    """Keeps cards."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def read(self, table: str, language: str) -> bytes | None:
        """The card of a game in a language."""
        query = select(RESULT_CARDS.c.picture).where(
            RESULT_CARDS.c.table_id == table, RESULT_CARDS.c.language == language
        )
        async with self._engine.connect() as connection:
            found: bytes | None = (await connection.execute(query)).scalar()
        return found

    async def keep(self, table: str, language: str, picture: bytes) -> None:
        """Keep a card; whoever was quicker drew the same."""
        row = {"table_id": table, "language": language, "picture": picture}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(RESULT_CARDS), [row])
        except IntegrityError:
            return
