"""Watchers' guesses: taken while a game is played, unseen by its people, and judged when it is over."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from hullbreach.kernel import Epilogue, Guess, Guessed, decode, is_right
from hullbreach.server.errors import Denied
from hullbreach.server.settings import Settings
from hullbreach.server.storage.guesses import Counted, Guesser, GuessShelf, Most
from hullbreach.server.storage.store import FINISHED, Store
from hullbreach.server.tables.head import Head, hashed
from hullbreach.server.tables.live_table import LiveTable
from hullbreach.server.tables.open_cards import check_silence
from hullbreach.server.wire.guess_forms import GuessCount, GuessedRound, Guesses, MyGuess, Onlooker

from .registry import TableRegistry
from .replay_service import ReplayService

BEHIND_ONE_ADDRESS = 10
"""How many watchers behind one address guess in a round."""
MOST_ROUNDS = 300
"""How many rounds of a game are guessed in."""


class GuessService:
    """Takes guesses and tells what was guessed."""

    def __init__(
        self, tables: TableRegistry, store: Store, replays: ReplayService, settings: Settings
    ) -> None:
        self._tables = tables
        self._shelf = GuessShelf(store.engine)
        self._replays = replays
        self._most = Most(settings.most_watchers, BEHIND_ONE_ADDRESS, MOST_ROUNDS)

    async def guess(
        self, table: str, game: str, form: MyGuess, token: str, address: str
    ) -> Guesses:
        """Take a guess about what watchers are shown at this moment."""
        live = await self._tables.load(table, game)
        if live.head.status in FINISHED:
            raise Denied("game_over", "the game is over")
        for_watchers_only(live.head, token)
        check_silence(live.head, None, address)
        question = self._tables.face_of_public(live).guess
        if question is None:
            raise Denied("not_asked", "there is nothing to guess now")
        if question.round != form.round:
            raise Denied("out_of_date", f"round {form.round} is over")
        answer = tuple(form.seats)
        if answer not in question.answers:
            raise Denied("illegal", f"{form.seats} is no answer to this question")
        who = guesser(live.head, form.watcher, address)
        kept = await self._shelf.keep(
            table, who, question.about, question.round, answer, self._most
        )
        if not kept:
            raise Denied("too_many", "too many watchers guess here already")
        return await self._this_round(live, question, who)

    async def look(
        self, table: str, game: str, form: Onlooker, token: str, address: str
    ) -> Guesses:
        """What is guessed this round, for watchers; when the game is over everything, for everybody."""
        live = await self._tables.load(table, game)
        who = guesser(live.head, form.watcher, address)
        if live.head.status in FINISHED:
            return await self._afterwards(live, who, address)
        for_watchers_only(live.head, token)
        question = self._tables.face_of_public(live).guess
        return Guesses() if question is None else await self._this_round(live, question, who)

    async def _this_round(self, live: LiveTable, question: Guess, who: Guesser) -> Guesses:
        found = await self._shelf.counted(live.table, question.round)
        counts = {each.answer: each.count for each in found}
        mine = await self._shelf.of(live.table, who.watcher)
        return Guesses(
            question.round,
            sum(counts.values()),
            tuple(GuessCount(answer, counts.get(answer, 0)) for answer in question.answers),
            mine.get(question.round),
        )

    async def _afterwards(self, live: LiveTable, who: Guesser, asker: str) -> Guesses:
        found = await self._shelf.counted(live.table)
        if not found:
            return Guesses()
        end = None
        if live.head.status == "over":
            told = await self._replays.epilogue(live.table, live.game.name, asker)
            end = decode(told, Epilogue)
        mine = await self._shelf.of(live.table, who.watcher)
        rounds = groupby(found, key=lambda each: each.round)
        return Guesses(
            rounds=tuple(judged(at, list(each), mine.get(at), end) for at, each in rounds)
        )


def judged(
    round: int, found: Sequence[Counted], mine: Guessed | None, end: Epilogue | None
) -> GuessedRound:
    """A round, judged by how the game ended, if it came to its end."""
    about, guessed = found[0].about, sum(each.count for each in found)
    if end is None:
        return GuessedRound(round, about, guessed, None, mine, None)
    right = {each.answer for each in found if is_right(about, round, each.answer, end)}
    hits = sum(each.count for each in found if each.answer in right)
    return GuessedRound(round, about, guessed, hits, mine, None if mine is None else mine in right)


def for_watchers_only(head: Head, token: str) -> None:
    """Refuse the people of a table and its host: they learn what was guessed when the game is over."""
    if token and (head.is_host(hashed(token)) or head.seat_of(hashed(token)) is not None):
        raise Denied("forbidden", "whoever plays learns at the end what was guessed")


def guesser(head: Head, watcher: str, address: str) -> Guesser:
    """A watcher as they are kept: nobody can turn it back into who they are."""
    return Guesser(head.mark_of(f"watcher {watcher}"), head.mark_of(address))
