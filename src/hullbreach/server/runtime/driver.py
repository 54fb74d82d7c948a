"""The driver: does by itself what is due at a table: moves of bots, standing answers, what the clock demands."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from functools import cache, partial
from random import Random
from typing import Any, TypeVar

from msgspec import Raw
from msgspec.structs import replace

from hullbreach import bots
from hullbreach.kernel import Choice, HullbreachError, Refused, Session, encode
from hullbreach.server.errors import Denied
from hullbreach.server.tables import play_commands
from hullbreach.server.tables.bot_names import parse_bot
from hullbreach.server.tables.due_actions import (
    DueAction,
    due_actions,
    earliest_answers,
    follow_clock,
    hurried,
    speakers,
    thinking,
)
from hullbreach.server.tables.due_moves import DueMove, due_moves, give_due_answers, rehearse
from hullbreach.server.tables.live_table import LiveTable
from hullbreach.server.tables.play_commands import Pass

from .metrics import METRICS
from .moments import moment_to_show
from .notices import Letter, NoticeRates, letter_for, send
from .registry import TableRegistry
from .table_slot import Ahead, TableSlot, Thought
from .worker import (
    NEXT_SHARE,
    Chosen,
    Deal,
    Followed,
    Request,
    SaidByBots,
    Speak,
    TalkHeard,
    Think,
)
from .workers import WorkerLost, Workers

T = TypeVar("T")
LOG = logging.getLogger("hullbreach.driver")
ANSWERS = ("bot", "standing")
SPEAKING_SECONDS = 0.4
"""What bots say is shown this long after they begin to think of it: who has a mask to wear thinks longer."""
ROUNDS_AHEAD = 5
"""How many rounds of questions that nobody sees bots think ahead."""
LEAD_SECONDS = 0.1
"""Answers are carried out this long before they are shown, so that what it takes to do so does not show."""
LONGEST_CAUSE = 100
"""Letters of the log's line about a bot that failed: bots of other packages name their failures themselves."""


class Driver:
    """Drives every table that is in memory: one task for each at which something is due."""

    def __init__(self, tables: TableRegistry, workers: Workers, strangers: Workers) -> None:
        self._tables = tables
        self._workers = workers
        self._strangers = strangers
        self._settings = tables.settings
        self._random = Random()
        self._letters: set[asyncio.Task[None]] = set()
        self._too_late: set[asyncio.Task[Any]] = set()
        """Thoughts nobody waits for any more: who breaks one off has to start its worker anew."""
        self.rates = NoticeRates()
        tables.after.append(self.drive)

    def drive(self, slot: TableSlot) -> None:
        """Start the task that does what is due at this table, unless it is running already."""
        if self._tables.stopping or (slot.driver is not None and not slot.driver.done()):
            return
        if slot.live is not None and due_actions(slot.live, self._settings):
            slot.driver = asyncio.create_task(self._drive(slot))

    async def _drive(self, slot: TableSlot) -> None:
        while not self._tables.stopping:
            slot.changed.clear()
            async with slot.lock:  # a command may be at work on the table in a thread
                live = slot.live
                found = [] if live is None else self._due(slot, live)
            if live is None or not found:
                return
            delay = min(self._begin(action) for action in found) - time.time()
            if delay > self._settings.rest_seconds and not slot.viewers:
                return  # the table may rest; the sweeper takes it up again in time
            if delay > 0:
                await _wait_for(slot.changed, min(delay, self._settings.rest_seconds))
                continue
            now = time.time()
            try:
                await self._perform_all(slot, live, [a for a in found if self._begin(a) <= now])
            except Denied as error:
                LOG.warning("cannot move", extra={"table": slot.table, "cause": str(error)})
                await asyncio.sleep(1)
            except Exception:
                LOG.exception("driver failed", extra={"table": slot.table})
                await asyncio.sleep(1)

    def _due(self, slot: TableSlot, live: LiveTable) -> list[DueAction]:
        """What is due at a table; bots begin to think about what they are asked."""
        follow_clock(live, time.time() + LEAD_SECONDS)
        found = due_actions(live, self._settings)
        if found:
            self._think_ahead(slot, live, found)
        return found

    def _begin(self, action: DueAction) -> float:
        """When to begin with an action: answers are worked out a little before the moment they are shown at."""
        answers = action.kind in ANSWERS and self._settings.pace
        return action.when - LEAD_SECONDS if answers else action.when

    async def _perform_all(
        self, slot: TableSlot, live: LiveTable, actions: list[DueAction]
    ) -> None:
        answers = [action for action in actions if action.kind in ANSWERS]
        work = [self._perform(slot, live, a) for a in actions if a.kind not in ANSWERS]
        if answers:
            work.append(self._answer(slot, live, answers))
        await asyncio.gather(*work)

    async def _perform(self, slot: TableSlot, live: LiveTable, action: DueAction) -> None:
        """One action; what has become out of date meanwhile is dropped."""
        try:
            if action.kind == "absence":
                await self._let_bot_stand_in(slot, live, action)
            elif action.kind == "talk":
                await self._talk(slot, live, action.when)
            elif action.kind == "clock":
                default = partial(play_commands.take_default, seat=action.seat, now=time.time())
                await self._tables.carry_out(slot.table, default)
            else:
                await self._notify(slot, live, action)
        except Refused:
            return

    async def _let_bot_stand_in(self, slot: TableSlot, live: LiveTable, action: DueAction) -> None:
        """Let a bot stand in for a person the table has been waiting for, unless the person is here."""
        if slot.is_here(action.seat):
            live.seen[action.seat] = time.time()
            return
        await self._tables.carry_out(
            slot.table, partial(play_commands.let_bot_stand_in, seat=action.seat, bot=action.bot)
        )

    async def _notify(self, slot: TableSlot, live: LiveTable, action: DueAction) -> None:
        """Tell a seat that it is asked, once for each question; who looks at the table knows already."""
        notice = live.head.seats[action.seat].notice
        away = not slot.is_here(action.seat)
        told = partial(play_commands.mark_noticed, seat=action.seat, number=action.number)
        if not await self._tables.carry_out(slot.table, told) or not away:
            return
        if notice is not None and not notice.code and self.rates.notice(slot.table, notice.address):
            self.send(letter_for(live, notice, self._settings))

    def send(self, letter: Letter) -> None:
        """Send a letter by and by."""
        self._letters.add(task := asyncio.create_task(send(letter, self._settings)))
        task.add_done_callback(self._letters.discard)

    # -- talk ----------------------------------------------------------------------------------------------------

    async def _talk(self, slot: TableSlot, live: LiveTable, begin: float) -> None:
        """Let the bots speak, all at once: what they say is shown together, at a moment that tells nothing of them."""
        found = SaidByBots()
        async with slot.lock:
            session = live.session
            assert session is not None
            window, at = live.talk.window, (session.steps, len(session.answers))
            request = Speak(
                Raw(encode(session.rest(records=False))),
                speakers(live),
                _heard(live),
                window,
                secrets.token_hex(16),
            )
        try:
            found = await self._ask(self._workers, live, request, SaidByBots)
        except (WorkerLost, HullbreachError) as error:
            found.error = str(error)
        if found.error:
            cause = found.error.partition(":")[0]
            LOG.warning("bots are silent", extra={"table": live.table, "cause": cause})
        lines = [(seat, bots.Line(act, reply)) for seat, act, reply in found.lines]
        talk = Pass(lines, window is not None, at, len(request.heard.lines))
        show_at = begin + SPEAKING_SECONDS if self._settings.pace else 0.0
        now = moment_to_show(show_at, time.time())
        command = partial(play_commands.say_pass, talk=talk, now=now)
        await self._tables.carry_out(slot.table, command, show_at=show_at)

    # -- bots ----------------------------------------------------------------------------------------------------

    def _think_ahead(self, slot: TableSlot, live: LiveTable, actions: list[DueAction]) -> None:
        """Have every bot that is asked think about its question, as soon as it is asked.

        When all people want to see the end, who thinks at leisure begins anew in a hurry.
        """
        assert live.session is not None
        hurry = hurried(live)
        asked = {a.seat: a.number for a in actions if a.kind == "bot"}
        for seat, thought in list(slot.thoughts.items()):
            if asked.get(seat) != thought.number:
                del slot.thoughts[seat]
                thought.answers.cancel()
            elif hurry and not thought.hurried:
                del slot.thoughts[seat]
                self._let_finish(thought.answers)
        fresh = [a for a in actions if a.kind == "bot" and a.seat not in slot.thoughts]
        share = self._share(len(fresh))
        for action in fresh:
            request = self._request(live, live.session, action.seat, action.bot, share)
            task = asyncio.create_task(self._think(live, request))
            slot.thoughts[action.seat] = Thought(asked[action.seat], hurry, task)
        if fresh and self._settings.pace and not all_blind(live):
            self._look_ahead(slot, live, earliest_answers(live, self._settings) - LEAD_SECONDS)

    def _share(self, thinking: int) -> float:
        """Which part of its time a bot gets that thinks beside others."""
        return 1 / math.ceil(thinking / self._settings.workers) if thinking else 1.0

    def _look_ahead(self, slot: TableSlot, live: LiveTable, until: float) -> None:
        """Begin to think about what bots are asked next at the same moment, because nobody sees anything before."""
        self._forget_ahead(slot)
        ahead = slot.ahead = Ahead(until)
        ahead.task = asyncio.create_task(self._think_further(slot, live, ahead))

    async def _think_further(self, slot: TableSlot, live: LiveTable, ahead: Ahead) -> None:
        """Rehearse the moment again and again, until everybody sees something or a person is asked."""
        thoughts = {seat: thought.answers for seat, thought in slot.thoughts.items()}
        await asyncio.gather(*thoughts.values())
        chosen = {seat: thought.result() for seat, thought in thoughts.items()}
        for _ in range(ROUNDS_AHEAD):
            async with slot.lock:
                following = self._rehearsed(slot, live, ahead, chosen)
            if following is None:
                return
            ahead.moves += await self._thought_of(live, *following, ahead.until)

    def _rehearsed(
        self, slot: TableSlot, live: LiveTable, ahead: Ahead, chosen: dict[int, list[Choice]]
    ) -> tuple[Session[Any], list[DueMove]] | None:
        """How the table would stand where bots are asked something new; None if that is of no use any more."""
        if slot.ahead is not ahead or time.time() >= ahead.until:
            return None
        try:
            due = due_moves(live, live.playing())
            moves = [replace(move, options=chosen.get(move.seat, [])) for move in due]
            return rehearse(live, moves, ahead.moves, self._random)
        except HullbreachError:  # the table rests, or is over
            return None

    async def _thought_of(
        self, live: LiveTable, session: Session[Any], moves: list[DueMove], until: float
    ) -> list[DueMove]:
        """What bots think of there in the time that is left."""
        asked = [move for move in moves if not move.standing]
        share, seats = self._share(len(asked)), live.head.seats
        left = NEXT_SHARE * max(0.0, until - time.time())
        thoughts = []
        for move in asked:
            bot = seats[move.seat].bot or seats[move.seat].stand_in
            part = share * min(1.0, left / (thinking(live, bot) or 1.0))
            request = self._request(live, session, move.seat, bot, part)
            thoughts.append(self._think(live, request))
        found = await asyncio.gather(*thoughts)
        return [replace(m, options=o) for m, o in zip(asked, found, strict=True)]

    def _forget_ahead(self, slot: TableSlot) -> list[DueMove]:
        """Look no further ahead; what bots have thought of beyond the questions they are asked now."""
        ahead, slot.ahead = slot.ahead, None
        if ahead is None:
            return []
        self._let_finish(ahead.task)
        return list(ahead.moves)

    async def _answer(self, slot: TableSlot, live: LiveTable, actions: list[DueAction]) -> None:
        """Give all answers that are due as one command, shown at their common moment."""
        when = max(action.when for action in actions)
        moves = []
        for action in sorted(actions, key=lambda action: action.seat):
            options = [] if action.kind == "standing" else await self._thought(slot, action.seat)
            standing = action.kind == "standing"
            moves.append(DueMove(action.seat, action.number, options, standing))
        ahead, paced = self._forget_ahead(slot), bool(self._settings.pace)
        command = partial(
            give_due_answers, moves=moves, random=self._random, at_once=not paced, ahead=ahead
        )
        asked_later = live.changed_at >= when  # by an answer nobody saw: no moment was promised
        show_at = 0.0 if asked_later or not paced else when
        for seat in await self._tables.carry_out(slot.table, command, show_at=show_at):
            who = live.head.seats[seat]
            if not is_blind(who.bot or who.stand_in, live.head.game):
                self._count_late(slot)

    async def _thought(self, slot: TableSlot, seat: int) -> list[Choice]:
        """What a bot has thought of: nothing if it is late, for the moment of its answer may not depend on that."""
        thought = slot.thoughts.pop(seat, None)
        if thought is None:
            return []
        if self._settings.pace and not thought.answers.done():
            self._let_finish(thought.answers)
            self._count_late(slot)
            return []
        return await thought.answers

    def _count_late(self, slot: TableSlot) -> None:
        """Tell whoever runs the server that chance answered for a bot."""
        METRICS.bots.labels("late").inc()
        LOG.warning("bot late", extra={"table": slot.table})

    @property
    def too_late(self) -> list[asyncio.Task[Any]]:
        """Thoughts nobody waits for, which still have to come to their end."""
        return list(self._too_late)

    def _let_finish(self, thought: asyncio.Task[Any]) -> None:
        """Let a thought come to its end, for nothing."""
        if not thought.done():
            self._too_late.add(thought)
            thought.add_done_callback(self._too_late.discard)

    def _request(
        self, live: LiveTable, session: Session[Any], seat: int, bot: str, share: float
    ) -> Think | None:
        """What a worker has to know to think for this bot; None for one that needs no thought.

        Bots that are asked at the same time share what one of them could have.
        """
        if is_blind(bot, live.head.game):
            return None
        save = encode(session.rest(records=False))
        seconds = thinking(live, bot) * share if self._settings.pace else None
        listens = live.head.bots_talk != "off" and parse_bot(bot).is_ours
        heard = _heard(live) if listens else None
        token = secrets.token_hex(16)
        return Think(Raw(save), seat, bot, token, seconds or None, heard)

    async def _think(self, live: LiveTable, request: Think | None) -> list[Choice]:
        """The bot's choices; none after two lost workers or a mistake of the bot: then chance chooses."""
        if request is None:
            METRICS.bots.labels("played").inc()
            return []
        try:
            chosen = await self._chosen(live, request)
            why = chosen.error
            if chosen.options:
                METRICS.bots.labels("played").inc()
                return chosen.options
        except (WorkerLost, HullbreachError) as error:
            why = str(error)
        METRICS.bots.labels("random").inc()
        cause = why.partition(":")[0][:LONGEST_CAUSE]  # what follows may hold an answer
        LOG.warning("bot failed", extra={"table": live.table, "bot": request.bot, "cause": cause})
        return []

    async def _chosen(self, live: LiveTable, request: Think) -> Chosen:
        """A choice of a bot of ours, or of one of another package: that one never sees the true table."""
        if parse_bot(request.bot).is_ours:
            return await self._ask(self._workers, live, request, Chosen)
        wanted = Deal(request.save, request.seat, request.seed)
        dealt = await self._ask(self._workers, live, wanted, Followed)
        if dealt.error:
            return Chosen(error=dealt.error)
        truth_free = replace(request, save=dealt.result)
        return await self._ask(self._strangers, live, truth_free, Chosen)

    async def _ask(self, workers: Workers, live: LiveTable, request: Request, kind: type[T]) -> T:
        """Ask a worker for a table; all tables that one address has put up take one turn."""
        seconds, house = self._settings.bot_seconds, live.head.maker
        return await workers.ask(request, kind, seconds, live.table, house=house)


def _heard(live: LiveTable) -> TalkHeard:
    """What was said at a table, for its bots."""
    talk = live.talk.transcript
    return TalkHeard(list(talk.lines), list(talk.fates.values()), live.head.people(), live.table)


@cache
def is_blind(bot: str, game: str) -> bool:
    """Whether a bot of ours needs nothing but the question; one that cannot even be made is asked elsewhere."""
    try:
        return parse_bot(bot).is_ours and isinstance(bots.make(bot, game, 0), bots.Blind)
    except Exception:
        LOG.exception("bot cannot be made", extra={"bot": bot, "game": game})
        return False


def all_blind(live: LiveTable) -> bool:
    """Whether no bot of this table needs to think."""
    names = {seat.bot or seat.stand_in for seat in live.head.seats} - {""}
    return all(is_blind(name, live.head.game) for name in names)


async def _wait_for(event: asyncio.Event, seconds: float) -> None:
    """Wait for the event, but no longer than this."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return
