"""Watchers' guesses in the database: they outlive a restart and are shared by all processes.

They lie beside the table and not in its log, so a guess locks no table, counts up nobody's stream and is in no replay.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct
from sqlalchemy import case, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hullbreach.kernel import Guessed

from .schema import GUESSES


class Guesser(NamedTuple):
    """A watcher as they are known here: by marks that mean nothing at another table."""

    watcher: str
    address: str


class Counted(Struct, frozen=True):
    """How many gave an answer in a round."""

    round: int
    about: str
    answer: Guessed
    count: int


class GuessShelf:
    """Keeps guesses."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def keep(
        self, table: str, who: Guesser, about: str, round: int, answer: Guessed, most: Most
    ) -> bool:
        """Keep a watcher's guess of a round instead of the one before; whether there was room for it."""
        written = {"about": about, "answer": _written(answer)}
        mine = (GUESSES.c.table_id == table) & (GUESSES.c.round == round)
        again = update(GUESSES).where(mine, GUESSES.c.watcher == who.watcher).values(written)
        row = {"table_id": table, "round": round, **who._asdict(), **written}
        try:
            async with self._engine.begin() as connection:
                if (await connection.execute(again)).rowcount:
                    return True
                if not await _has_room(connection, table, round, who, most):
                    return False
                await connection.execute(insert(GUESSES), [row])
        except IntegrityError:  # they were quicker themselves, with another click
            async with self._engine.begin() as connection:
                await connection.execute(again)
        return True

    async def counted(self, table: str, round: int | None = None) -> list[Counted]:
        """How many gave which answer, round by round, or in one round."""
        kind = (GUESSES.c.round, GUESSES.c.about, GUESSES.c.answer)
        query = select(*kind, func.count()).where(GUESSES.c.table_id == table)
        if round is not None:
            query = query.where(GUESSES.c.round == round)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query.group_by(*kind).order_by(*kind))).all()
        return [Counted(at, about, _read(answer), count) for at, about, answer, count in rows]

    async def of(self, table: str, watcher: str) -> dict[int, Guessed]:
        """What a watcher guessed, by round."""
        query = select(GUESSES.c.round, GUESSES.c.answer).where(
            GUESSES.c.table_id == table, GUESSES.c.watcher == watcher
        )
        async with self._engine.connect() as connection:
            return {row.round: _read(row.answer) for row in await connection.execute(query)}


class Most(NamedTuple):
    """How many rows are kept: of a round, of a round from one address, and in which round it ends."""

    watchers: int
    behind_one_address: int
    rounds: int


async def _has_room(
    connection: AsyncConnection, table: str, round: int, who: Guesser, most: Most
) -> bool:
    query = select(func.count(), func.count(case((GUESSES.c.address == who.address, 1)))).where(
        GUESSES.c.table_id == table, GUESSES.c.round == round
    )
    here, from_there = (await connection.execute(query)).one()
    enough = here < most.watchers and from_there < most.behind_one_address
    return enough and round <= most.rounds


def _written(answer: Guessed) -> str:
    return " ".join(map(str, answer))


def _read(text: str) -> Guessed:
    return tuple(map(int, text.split()))
