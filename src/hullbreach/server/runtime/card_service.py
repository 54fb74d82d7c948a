"""Result cards: drawn once for every finished game and language, and kept with it."""

from __future__ import annotations

import asyncio

from msgspec import Raw

from hullbreach.kernel import decode
from hullbreach.server.cards.kit import can_draw
from hullbreach.server.errors import Denied
from hullbreach.server.storage.cards import CardShelf
from hullbreach.server.storage.store import Store
from hullbreach.server.tables.head import Head

from .analysis_service import AnalysisService
from .replay_service import ReplayService
from .worker import DrawCard

NO_CARD = "there is no card at this address"
"""What is said of a game that goes on, of one that was never played, and where nothing can be drawn."""


class CardService:
    """Draws cards and keeps them."""

    def __init__(self, store: Store, replays: ReplayService, analyses: AnalysisService) -> None:
        self._store = store
        self._shelf = CardShelf(store.engine)
        self._replays = replays
        self._analyses = analyses
        self._drawing: dict[tuple[str, str], asyncio.Task[bytes]] = {}

    async def stop(self) -> None:
        """Leave off."""
        for task in list(self._drawing.values()):
            task.cancel()
        await asyncio.gather(*self._drawing.values(), return_exceptions=True)

    async def card(self, table: str, language: str, asker: str) -> bytes:
        """The card of a finished game; of any other nothing is said, not even whether there is one."""
        head, _ = (await self._store.heads([table])).get(table, (None, 0))
        if head is None or head.status != "over" or not can_draw():
            raise Denied("not_found", NO_CARD)
        kept = await self._shelf.read(table, language)
        if kept is not None:
            return kept
        task = self._drawing.get((table, language))
        if task is None:
            task = asyncio.create_task(self._draw(table, head, language, asker))
            self._drawing[table, language] = task
            task.add_done_callback(lambda _: self._drawing.pop((table, language), None))
        return await asyncio.shield(task)

    async def _draw(self, table: str, head: Head, language: str, asker: str) -> bytes:
        replay = await self._replays.file_of(table)
        analysis = await self._analyses.finished(table)
        names = tuple(seat.name or seat.bot for seat in head.seats)
        known = Raw(analysis or b"null")
        request = DrawCard(Raw(replay), names, head.created, language, known)
        picture = decode(await self._replays.follow(request, asker, head.imported), bytes)
        await self._shelf.keep(table, language, picture)
        return picture
