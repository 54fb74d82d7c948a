"""Analyses of finished games in the database: what was found, or the pieces of it so far."""

from __future__ import annotations

import time
from collections.abc import Mapping

from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from .schema import ANALYSES, FINDINGS, RESULT_CARDS


class StoredAnalysis(Struct, frozen=True):
    """An analysis as it lies in the database."""

    done: int
    of: int
    spent: float
    """Seconds of a worker."""
    at: float
    """When something was last found."""
    problem: str
    """Why it was given up, if it was."""
    found: bytes | None
    """All of it, when it is finished."""

    @property
    def unfinished(self) -> bool:
        """Whether somebody has to go on with it."""
        return self.found is None and not self.problem


class AnalysisShelf:
    """Keeps analyses."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def read(self, table: str) -> StoredAnalysis | None:
        """What there is of a game."""
        query = select(ANALYSES).where(ANALYSES.c.table_id == table)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        return StoredAnalysis(row.done, row.of, row.spent, row.at, row.problem, row.found)

    async def begin(self, table: str) -> None:
        """Remember that a game is to be analysed; one that was given up is tried again."""
        fresh = {"done": 0, "of": 0, "spent": 0.0, "at": time.time(), "problem": "", "found": None}
        again = update(ANALYSES).where(ANALYSES.c.table_id == table)
        async with self._engine.begin() as connection:
            if (await connection.execute(again.values(fresh))).rowcount:
                return
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(ANALYSES), [{"table_id": table, **fresh}])
        except IntegrityError:
            return  # another process was quicker

    async def unfinished(self) -> list[str]:
        """The games whose analysis was begun and not finished, oldest first."""
        query = select(ANALYSES.c.table_id).where(
            ANALYSES.c.found.is_(None), ANALYSES.c.problem == ""
        )
        async with self._engine.connect() as connection:
            return list((await connection.execute(query.order_by(ANALYSES.c.at))).scalars())

    async def pieces(self, table: str, beginning: str = "") -> dict[str, bytes]:
        """What was found so far, by name, or only what has names that begin so."""
        query = select(FINDINGS.c.name, FINDINGS.c.piece).where(
            FINDINGS.c.table_id == table, FINDINGS.c.name.startswith(beginning)
        )
        async with self._engine.connect() as connection:
            return {row.name: row.piece for row in await connection.execute(query)}

    async def add_pieces(
        self, table: str, fresh: Mapping[str, bytes], progress: tuple[int, int], seconds: float
    ) -> None:
        """Keep what was found, and how far that is."""
        done, of = progress
        now = {"done": done, "of": of, "spent": ANALYSES.c.spent + seconds, "at": time.time()}
        rows = [{"table_id": table, "name": name, "piece": piece} for name, piece in fresh.items()]
        async with self._engine.begin() as connection:
            await connection.execute(
                delete(FINDINGS).where(FINDINGS.c.table_id == table, FINDINGS.c.name.in_(fresh))
            )
            if rows:
                await connection.execute(insert(FINDINGS), rows)
            await connection.execute(
                update(ANALYSES).where(ANALYSES.c.table_id == table).values(now)
            )

    async def finish(self, table: str, found: bytes | None, problem: str = "") -> None:
        """Keep the whole, or why there is none; its pieces and a card drawn without it are of no more use."""
        row = update(ANALYSES).where(ANALYSES.c.table_id == table)
        async with self._engine.begin() as connection:
            await connection.execute(row.values(found=found, problem=problem, at=time.time()))
            await connection.execute(delete(FINDINGS).where(FINDINGS.c.table_id == table))
            await connection.execute(delete(RESULT_CARDS).where(RESULT_CARDS.c.table_id == table))
