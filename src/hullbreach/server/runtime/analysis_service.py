"""Analyses of finished games, computed in the background and kept with them.

One process of low priority computes them, a few seconds at a time; every piece it finds lies in the database before the
next is looked for. So an analysis costs bots, hints and replays nothing, and one that was interrupted goes on where it
was. The games of one asker come one after the other; of several askers the one that has used least is next, so that
nobody's many games keep anybody waiting for one. Nothing of it is begun or told before the game is over.
"""

from __future__ import annotations

import asyncio
import logging
import time

from msgspec import Raw

from hullbreach import games
from hullbreach.analysis import EFFORTS, HOW_IT_STOOD, Analysis, Prospects
from hullbreach.kernel import BadSave, HullbreachError, decode
from hullbreach.server.errors import Denied
from hullbreach.server.settings import BadSettings, Settings
from hullbreach.server.storage.analyses import AnalysisShelf, StoredAnalysis
from hullbreach.server.storage.store import Store
from hullbreach.server.wire.replay_forms import AnalysisNews

from .analyst_at_work import Analyse, Analysed
from .rates import RateLimits
from .registry import TROUBLE, TableRegistry
from .replay_service import ReplayService
from .workers import WorkerLost, Workers

LOG = logging.getLogger("hullbreach.analyses")
MOST_JOBS, MOST_EACH = 50, 5
"""How many games may wait to be analysed in all, and of one asker."""
TAKEN_UP = ""
"""For whom those are analysed that were interrupted: nobody knows any more who asked."""
GIVEN_UP_SECONDS = 300.0
"""Another process that has found nothing for this long is believed to be gone."""
NICENESS = 10
"""Whoever else wants the processor gets ten times as much of it."""


class AnalysisService:
    """Begins analyses, carries them out one by one, and tells how far they are."""

    slice_seconds = 5.0
    """How long a worker looks for pieces before it hands them in."""
    patience_seconds = 180.0
    """How long one hand-in may take; a worker that needs longer is ended."""

    def __init__(
        self, tables: TableRegistry, store: Store, replays: ReplayService, settings: Settings
    ) -> None:
        if settings.analysis_effort not in EFFORTS:
            known = ", ".join(EFFORTS)
            raise BadSettings(
                f"no effort is called {settings.analysis_effort!r}: say one of {known}"
            )
        self._tables = tables
        self._replays = replays
        self._shelf = AnalysisShelf(store.engine)
        self._settings = settings
        self._workers = Workers(1, settings.worker_megabytes, niceness=NICENESS)
        per_hour = settings.analyses_per_hour
        self._begun = RateLimits(per_hour / 3600, per_hour)
        self._waiting: dict[str, list[str]] = {}
        """The games that are to be analysed here, by asker; the first of each is at work."""
        self._runners: dict[str, asyncio.Task[None]] = {}

    async def open(self) -> None:
        """Take up what was interrupted, where nobody else could be at work on it."""
        if self._settings.is_sqlite:
            for table in await self._shelf.unfinished():
                self._take_up(table, TAKEN_UP)

    async def stop(self) -> None:
        """Leave off; what has been found is kept."""
        runners = list(self._runners.values())
        for runner in runners:
            runner.cancel()
        await asyncio.gather(*runners, return_exceptions=True)
        await self._workers.stop()

    # -- asking for one ----------------------------------------------------------------------------------------

    async def news(self, table: str, game: str) -> AnalysisNews:
        """What there is of the analysis of a finished game."""
        await self._check_over(table, game)
        stored = await self._shelf.read(table)
        if stored is not None and stored.unfinished and self._left_alone(stored):
            self._take_up(table, TAKEN_UP)
        return await self._told(table, stored)

    async def finished(self, table: str) -> bytes | None:
        """The whole analysis of a game as it was kept, if there is one that can still be read."""
        stored = await self._shelf.read(table)
        if stored is None or stored.found is None:
            return None
        try:
            decode(stored.found, Analysis)
        except BadSave:  # of a version that told other things
            return None
        return stored.found

    def _left_alone(self, stored: StoredAnalysis) -> bool:
        """Whether no other process can be at work on it."""
        return self._settings.is_sqlite or time.time() - stored.at > GIVEN_UP_SECONDS

    async def begin(self, table: str, game: str, asker: str) -> AnalysisNews:
        """Have a finished game analysed; one that is, or is being analysed, stays as it is."""
        await self._check_over(table, game)
        told = await self.news(table, game)
        if told.status not in ("none", "failed"):
            return told
        live = await self._tables.load(table, game)
        if live.head.version != games.find(game).version:
            raise Denied(
                "old_rules", "this game was played with older rules: it cannot be analysed"
            )
        if sum(map(len, self._waiting.values())) >= MOST_JOBS:
            raise Denied("busy", "too many games are being analysed; try again later")
        own = len(self._waiting.get(asker, ()))
        if own >= MOST_EACH or not self._begun.take(asker):
            raise Denied("too_many", "too many analyses from this address; wait a while")
        await self._shelf.begin(table)
        self._take_up(table, asker)
        return await self._told(table, await self._shelf.read(table))

    async def _check_over(self, table: str, game: str) -> None:
        live = await self._tables.load(table, game)
        if live.head.status != "over":
            raise Denied("not_over", "only a game that was played to its end is analysed")

    async def _told(self, table: str, stored: StoredAnalysis | None) -> AnalysisNews:
        if stored is None:
            return AnalysisNews("none")
        if stored.found is not None:
            try:
                found = decode(stored.found, Analysis)
            except BadSave:  # of a version that told other things
                return AnalysisNews("none")
            return AnalysisNews("done", stored.of, stored.of, seconds=stored.spent, analysis=found)
        if stored.problem:
            return AnalysisNews("failed", stored.done, stored.of, problem=stored.problem)
        ahead = max((row.index(table) for row in self._waiting.values() if table in row), default=0)
        return AnalysisNews(
            "waiting" if ahead else "working",
            stored.done,
            stored.of,
            ahead=ahead,
            standings=await self._standings(table),
        )

    async def _standings(self, table: str) -> tuple[Prospects, ...]:
        """How the game stood, as far as it is known, in the order of time."""
        pieces = await self._shelf.pieces(table, HOW_IT_STOOD)
        return tuple(
            sorted([decode(p, Prospects) for p in pieces.values()], key=lambda at: at.move)
        )

    # -- working -----------------------------------------------------------------------------------------------

    def _take_up(self, table: str, asker: str) -> None:
        if any(table in row for row in self._waiting.values()):
            return
        self._waiting.setdefault(asker, []).append(table)
        if asker not in self._runners:
            self._runners[asker] = asyncio.create_task(self._work(asker))

    async def _work(self, asker: str) -> None:
        """Analyse the games of one asker, one after the other."""
        try:
            while self._waiting[asker]:
                table = self._waiting[asker][0]
                try:
                    await self._analyse(table, asker)
                except (HullbreachError, *TROUBLE) as error:
                    cause = repr(error)[:300]
                    LOG.warning("cannot analyse", extra={"table": table, "cause": cause})
                except Exception:
                    LOG.exception("analysing failed", extra={"table": table})
                finally:
                    self._waiting[asker].remove(table)
        finally:
            del self._waiting[asker], self._runners[asker]

    async def _analyse(self, table: str, asker: str) -> None:
        """Go on with a game until everything is found, or it has taken too long."""
        replay = Raw(await self._replays.file_of(table))
        known = {name: Raw(piece) for name, piece in (await self._shelf.pieces(table)).items()}
        stored = await self._shelf.read(table)
        spent = 0.0 if stored is None else stored.spent
        effort = self._settings.analysis_effort
        while spent < self._settings.analysis_seconds:
            begun = time.monotonic()
            request = Analyse(replay, effort, known, self.slice_seconds)
            try:
                answer = await self._workers.ask(request, Analysed, self.patience_seconds, asker, 1)
            except WorkerLost:
                break
            if answer.error:
                LOG.warning("no analysis", extra={"table": table, "cause": answer.error[:300]})
                await self._shelf.finish(table, None, "cannot")
                return
            seconds = time.monotonic() - begun
            spent += seconds
            known |= answer.found
            fresh = {name: bytes(piece) for name, piece in answer.found.items()}
            await self._shelf.add_pieces(table, fresh, (answer.done, answer.of), seconds)
            if answer.finished:
                await self._shelf.finish(table, bytes(answer.analysis))
                return
        await self._shelf.finish(table, None, "too_long")
