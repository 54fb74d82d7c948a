"""What people do around a table: sit down, get ready, start, leave; and what its host does."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from typing import Any, get_args

from msgspec.structs import replace

from hullbreach.bots import PEOPLE
from hullbreach.kernel import ANY, Config, Event, Game, Mode, ReplayBase, Session, Value, key_of
from hullbreach.parts.teaching import Lesson, teaching
from hullbreach.server.errors import Denied
from hullbreach.server.wire.forms import Create, Fill, Setup
from hullbreach.server.wire.protocol import Absence, Delay, Newcomers

from .bot_names import bot_title, parse_bot
from .head import Head, SeatHead, hashed, new_id, new_token
from .live_table import LiveTable, reshape
from .open_cards import check_not_out, check_unopened, heir, pass_on_the_table
from .play_commands import end_if_over


def one_line(name: str) -> str:
    """A name as it is shown: text in one line."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())


def checked_name(name: str) -> str:
    """A clean name that is one."""
    found = one_line(name)
    if not found:
        raise Denied("bad_request", "a name needs at least one letter")
    return found


STAND_IN = "vesna"
"""Who takes the seat of somebody who leaves, unless the table says otherwise: careful, and quick."""
STAND_INS = 2
"""How strong they are who do: all of them are quick."""


def new_table(game: Game[Any], form: Create) -> tuple[LiveTable, str, int | None]:
    """A new table, its host's token, and the seat the host sits on."""
    lesson = teaching(game.package).lesson_with(form.options) if form.lesson else None
    if form.lesson:
        form = _as_the_lesson_says(game, lesson, form)
    config = game.configure(form.mode, form.players, form.options)
    token = new_token()
    head = Head(
        game=game.name,
        version=game.version,
        config=config,
        key=secrets.token_bytes(32) if lesson is None else key_of(f"{game.name} {lesson.seed}"),
        created=int(time.time()),
        listed=form.listed,
        lesson=form.lesson,
        seats=[SeatHead() for _ in range(config.players)],
        host=hashed(token),
        clock=form.clock,
        absence=form.absence,
        hints=form.hints,
        open_cards=form.open_cards,
        bots_talk=form.bots_talk,
        delay=form.delay,
    )
    if form.absence is not None:
        head.absence = Absence(str(parse_bot(form.absence.bot)), form.absence.seconds)
    for seat, bot in form.bots.items():
        if not 0 <= seat < config.players:
            raise Denied("bad_table", f"there is no seat {seat}")
        head.seats[seat] = bot_seat(head, bot, seat)
    own = None
    if form.name:
        own = _free(head, None)
        head.seats[own] = SeatHead("human", checked_name(form.name), ready=True, token=head.host)
    live = LiveTable(new_id(), game, head, 0, None)
    live.log_event("created", own)
    return live, token, own


def _as_the_lesson_says(game: Game[Any], lesson: Lesson | None, form: Create) -> Create:
    """The form for the table of a guided opening: one person, bots on all other seats, nobody else invited."""
    if lesson is None:
        raise Denied("bad_table", f"{game.name} has no guided opening")
    return replace(
        form,
        name=form.name or "?",
        mode=lesson.mode,
        players=lesson.players,
        options=dict(lesson.options),
        bots=dict(zip(range(1, lesson.players), lesson.bots, strict=False)),
        listed=False,
        clock=None,
        absence=None,
        start=True,
    )


def bot_seat(head: Head, bot: str, seat: int) -> SeatHead:
    """A seat that a bot plays; people of the cast go by their name, and by a number if they sit here twice."""
    name = parse_bot(bot)
    called = bot_title(bot) if name.kind in PEOPLE else f"{bot_title(bot)} {seat + 1}"
    if any(other.name == called for i, other in enumerate(head.seats) if i != seat):
        called = f"{called} {seat + 1}"
    return SeatHead("bot", called, bot=str(name), ready=True)


def stand_in_of(head: Head) -> str:
    """Somebody quick who does not sit here yet, so that no name stands for two; the usual one if all do."""
    here = {bot.partition(":")[0] for seat in head.seats for bot in (seat.bot, seat.stand_in)}
    fresh = [one.id for one in PEOPLE.values() if one.level == STAND_INS and one.id not in here]
    return fresh[0] if fresh else STAND_IN


def _free(head: Head, wanted: int | None) -> int:
    free = [index for index, seat in enumerate(head.seats) if seat.kind == "empty"]
    if wanted is None:
        if not free:
            raise Denied("full", "every seat is taken")
        return free[0]
    if not 0 <= wanted < len(head.seats):
        raise Denied("bad_table", f"there is no seat {wanted}")
    if wanted not in free:
        raise Denied("taken", f"seat {wanted} is taken")
    return wanted


def sit_down(
    live: LiveTable, name: str, wanted: int | None, address: str, token: str
) -> tuple[int, str]:
    """Sit down; the token opens the seat. After the deal only a seat that the host has offered is free."""
    if live.head.status not in ("open", "playing"):
        raise Denied("not_open", "the game is over")
    shown = checked_name(name)
    seat = _free(live.head, wanted)
    if live.head.status == "playing":
        check_knows_nothing(live.head, address, token)
        check_not_taken(live.head, seat)
        if live.head.open_cards and live.head.delay != "none":  # the next refusal tells who is out
            raise Denied("seat_closed", "where watchers see the game later, they ask for a seat")
        check_not_out(live.head, live.session, seat)
    fresh = new_token()
    held_by = [*live.head.seats[seat].held_by, live.head.mark_of(address)]
    live.head.seats[seat] = SeatHead("human", shown, token=hashed(fresh), held_by=held_by)
    if live.head.status == "playing":
        live.head.seats[seat].ready = True
        pass_on_the_table(live.head)
    live.log_event("joined", seat, name=shown, seat=seat)
    return seat, fresh


def check_knows_nothing(head: Head, address: str, token: str) -> None:
    """Whoever has seen one seat's secrets sits on no other."""
    mark = head.mark_of(address)
    if head.seat_of(hashed(token)) is not None or any(mark in seat.held_by for seat in head.seats):
        raise Denied("has_sat", "whoever has sat at this table keeps to their seat")


def check_not_taken(head: Head, seat: int) -> None:
    """What a seat knew that the host took from somebody goes to nobody the host could have asked in for it."""
    if head.seats[seat].taken:
        raise Denied("seat_closed", "this seat was taken from somebody; a bot plays it to the end")


MOST_MARKS = 20


def is_new_holder(head: Head, seat: int, address: str) -> bool:
    """Whether it is yet to be remembered that a seat's secrets can be seen from here; of a finished game all can."""
    held_by = head.seats[seat].held_by
    unknown = head.mark_of(address) not in held_by and len(held_by) < MOST_MARKS
    return unknown and head.status in ("open", "playing")


def hold_seat(live: LiveTable, seat: int, address: str) -> None:
    """Remember from where a seat's secrets can be seen."""
    if is_new_holder(live.head, seat, address):
        who = live.head.seats[seat]
        who.held_by = [*who.held_by, live.head.mark_of(address)]
        if live.entry is None:
            live.log_line("held", seat)


def get_up(live: LiveTable, seat: int) -> None:
    """Get up: before the start the seat becomes free, afterwards a bot plays it."""
    name = live.head.seats[seat].name
    vacate(live, seat)
    if live.head.status == "playing":
        held_by = live.head.seats[seat].held_by
        live.head.seats[seat] = replace(
            bot_seat(live.head, stand_in_of(live.head), seat), held_by=held_by
        )
    live.log_event("left", seat, name=name, seat=seat, bot=live.head.seats[seat].name or None)


def vacate(live: LiveTable, seat: int) -> None:
    """Free a seat and make its token worthless; a host who leaves hands the table to another person."""
    if live.head.seats[seat].opened is not None:
        live.head.seen_all = [*live.head.seen_all, *live.head.seats[seat].held_by]
    token = live.head.seats[seat].token
    dealt = live.head.status == "playing"
    live.head.seats[seat] = SeatHead(held_by=live.head.seats[seat].held_by if dealt else [])
    if dealt:
        live.notebook = (seat, "")  # what somebody noted for themselves is for nobody who comes
    if token:
        live.revoked.append(token)
    if token and token == live.head.host:
        other = heir(live.head)
        live.head.host = "" if other is None else live.head.seats[other].token
    if live.head.proposal is not None:
        live.head.proposal = None


def rename(live: LiveTable, seat: int, name: str) -> None:
    """Another name for a seat."""
    check_unopened(live.head, seat)
    live.head.seats[seat].name = checked_name(name)
    live.log_line("renamed", seat)


def set_ready(live: LiveTable, seat: int, is_ready: bool) -> None:
    """Say whether one is ready."""
    if live.head.status != "open":
        raise Denied("not_open", "the game has begun")
    live.head.seats[seat].ready = is_ready
    live.log_line("ready", seat, is_ready)


def renew_token(live: LiveTable, seat: int) -> str:
    """A new token for a seat; whoever used the old one is out."""
    token = new_token()
    old = live.head.seats[seat].token
    live.head.seats[seat].token = hashed(token)
    if old == live.head.host:
        live.head.host = hashed(token)
    live.revoked.append(old)
    live.log_line("token", seat)
    return token


# -- the host ----------------------------------------------------------------------------------------------------


def fill_seat(live: LiveTable, seat: int, form: Fill, is_here: bool = False) -> None:
    """Put a bot on a seat, or free it.

    After the deal a person's seat stays theirs: a bot can stand in until they come back. A bot's seat can get another
    bot, or be offered to somebody new; until they come the bot plays on.
    """
    if not 0 <= seat < len(live.head.seats):
        raise Denied("bad_table", f"there is no seat {seat}")
    if live.head.status not in ("open", "playing"):
        raise Denied("not_open", "the game is over")
    who = live.head.seats[seat]
    if who.token and who.token == live.head.host:
        raise Denied("forbidden", "the host's own seat is given up by leaving")
    fresh = bot_seat(live.head, form.bot, seat) if form.bot else SeatHead()
    if live.head.status == "open":
        vacate(live, seat)
        live.head.seats[seat] = fresh
    elif who.kind == "human":
        _stand_in_for(who, fresh.bot, is_here)
    elif form.bot:
        live.head.seats[seat] = replace(fresh, held_by=who.held_by, taken=who.taken)
    else:
        check_not_taken(live.head, seat)
        playing = who.bot or who.stand_in
        live.head.seats[seat] = SeatHead(name=who.name, stand_in=playing, held_by=who.held_by)
    live.log_event("replaced", seat, seat=seat, bot=bot_title(form.bot) if form.bot else None)


def _stand_in_for(who: SeatHead, bot: str, is_here: bool) -> None:
    """Let a bot answer for a person who is away, by the host's word."""
    if not bot:
        raise Denied("forbidden", "a seat that was dealt stays its person's; a bot can stand in")
    if is_here:
        raise Denied("is_here", "they have the table open")
    who.stand_in = bot


def change_setup(live: LiveTable, form: Setup) -> None:
    """Change the table before it starts."""
    if form == Setup(bots_talk=form.bots_talk) and live.head.status in ("open", "playing"):
        live.head.bots_talk = form.bots_talk or live.head.bots_talk
        live.log_line("talking")
        return
    if form == Setup(delay=form.delay) and live.head.status == "playing":
        _delay_more(live, form.delay)
        return
    _check_welcome(live.head, form)
    if form == Setup(newcomers=form.newcomers) and live.head.status == "playing":
        _welcome(live.head, form.newcomers)
        live.log_line("newcomers")
        return
    if live.head.status != "open":
        raise Denied("not_open", "the game has begun")
    head, absence = live.head, None
    if isinstance(form.absence, Absence):
        absence = Absence(str(parse_bot(form.absence.bot)), form.absence.seconds)
    if form.hidden is not None and head.origin is None:
        raise Denied("bad_request", "this table does not go on from a replay")
    if form.mode is not None or form.players is not None or form.options is not None:
        if head.origin is not None:
            raise Denied("forbidden", "a game that goes on from a replay keeps its shape")
        reshape(head, _config(live.game, head.config, form))
    head.hidden = form.hidden or head.hidden
    head.bots_talk = form.bots_talk or head.bots_talk
    head.delay = form.delay or head.delay
    _welcome(head, form.newcomers)
    head.listed = head.listed if form.listed is None else form.listed
    if form.clock is not None:
        head.clock = None if form.clock == "none" else form.clock
    if form.absence is not None:
        head.absence = absence
    if form.hints is not None:
        head.hints = form.hints
    head.open_cards = head.open_cards if form.open_cards is None else form.open_cards
    for seat in head.people():
        head.seats[seat].ready = head.seats[seat].token == head.host
    live.log_line("setup")


def _config(game: Game[Any], old: Config, form: Setup) -> Config:
    """The wished configuration; another mode starts from its own defaults."""
    mode = old.mode if form.mode is None else form.mode
    options: Mapping[str, Value] = old.options if mode == old.mode else {}
    if form.options is not None:
        options = {**options, **form.options}
    players = form.players
    if players is None:
        chosen = game.mode(mode)
        players = min(max(old.players, chosen.least), chosen.most)
    return game.configure(mode, players, _for_seats(game.mode(mode), players, options))


def _for_seats(mode: Mode, players: int, options: Mapping[str, Value]) -> dict[str, Value]:
    """The options with every list by seat as long as the table has seats."""
    fitted = dict(options)
    for option in mode.options:
        given = fitted.get(option.name, option.default)
        if option.choices and given not in option.values:
            names = [*str(given).split(","), *[ANY] * players]
            fitted[option.name] = ",".join(names[:players])
    return fitted


def check_everybody_is_here(head: Head) -> None:
    """Refuse to deal before every seat is taken and everybody ready."""
    if head.status != "open":
        raise Denied("not_open", "the game has begun")
    empty = [index for index, seat in enumerate(head.seats) if seat.kind == "empty"]
    if empty:
        raise Denied("not_open", f"seats {', '.join(map(str, empty))} are free: invite or add bots")
    waiting = [
        s.name for s in head.seats if s.kind == "human" and not s.ready and s.token != head.host
    ]
    if waiting:
        raise Denied("not_open", f"not ready yet: {', '.join(waiting)}")


def start_game(
    live: LiveTable, begin: Callable[[LiveTable], Session[Any]], base: ReplayBase | None = None
) -> None:
    """Deal, and go to the first question; a game that goes on may come from before a change of the rules."""
    head = live.head
    check_everybody_is_here(head)
    live.session = begin(live)
    head.status = "playing"
    head.version = live.game.version
    events = [Event("table.started", {}), *live.session.events]
    head.changed = 0 if base is None else base.step
    live.log_line("start", None, base, events)
    end_if_over(live)


def deal(live: LiveTable) -> Session[Any]:
    """A new game with the table's key."""
    return Session.new(live.game, live.head.config, live.head.key)


def _check_welcome(head: Head, form: Setup) -> None:
    """A seat that is out says so by its refusal: where watchers see the game later, they ask."""
    if form.newcomers == "sit" and (form.delay or head.delay) != "none":
        raise Denied("forbidden", "where watchers see the game later, they ask for a seat")


def _welcome(head: Head, newcomers: Newcomers | None) -> None:
    """Say what a bot's seat is to newcomers; late watchers ask."""
    wanted = newcomers or head.newcomers
    head.newcomers = "ask" if wanted == "sit" and head.delay != "none" else wanted


def _delay_more(live: LiveTable, delay: Delay | None) -> None:
    """Let watchers see a running game later than so far; sooner would show what people thought unseen."""
    later = get_args(Delay)
    if delay is None or later.index(delay) < later.index(live.head.delay):
        raise Denied("forbidden", "while the game is played, watchers can only be shown it later")
    live.head.delay = delay
    _welcome(live.head, None)
    live.log_line("delay")


def set_paused(live: LiveTable, paused: bool) -> None:
    """Let the table rest, or go on."""
    if live.head.status != "playing":
        raise Denied("not_started", "only a game that is being played can rest")
    if live.head.paused == "fault":
        raise Denied("forbidden", "the table rests because of a fault in the rules")
    live.head.paused = "host" if paused else ""
    live.log_event("paused" if paused else "resumed")


def end_game(live: LiveTable) -> None:
    """End the game without a result."""
    if live.head.status not in ("open", "playing"):
        raise Denied("game_over", "the game is over")
    live.head.status = "ended"
    live.head.proposal = None
    live.log_event("ended")


def next_table(live: LiveTable) -> tuple[LiveTable, str]:
    """The next table with the same people on the same seats; they open their seats when they come."""
    old = live.head
    if old.status not in ("over", "ended"):
        raise Denied("not_over", "the game is still going on")
    seats = [_kept(seat, index) for index, seat in enumerate(old.seats)]
    head = replace(
        old,
        version=live.game.version,
        config=live.game.configure(old.config.mode, old.config.players, dict(old.config.options)),
        key=secrets.token_bytes(32),
        created=int(time.time()),
        status="open",
        seats=seats,
        host="",
        paused="",
        origin=None,
        hidden=None,
        requests=[],
        requested=0,
        next="",
        proposal=None,
        result=None,
        numbers=[0] * (len(seats) + 1),
        rest=None,
        changed=0,
        hinted=[],
        seen_all=[],
        opened_at=None,
        lesson=False,
        deadline=None,
        deadlines=[],
    )
    fresh = LiveTable(new_id(), live.game, head, 0, None)
    fresh.log_event("created")
    return fresh, fresh.table


def _kept(seat: SeatHead, index: int) -> SeatHead:
    if seat.kind == "bot":
        return SeatHead("bot", seat.name, bot=seat.bot, ready=True)
    lasting = {k: v for k, v in seat.standing.items() if k not in seat.standing_ends}
    return SeatHead("human", seat.name, standing=lasting, notice=seat.notice, kept_for=index)


def claim_seat(live: LiveTable, before: int, address: str) -> tuple[int, str]:
    """Open the seat that is kept for whoever sat there at the table before; who comes first looks after it."""
    kept = [i for i, seat in enumerate(live.head.seats) if seat.kept_for == before]
    if live.head.status != "open" or not kept:
        raise Denied("taken", "your seat at the next table was given away")
    seat, token = kept[0], new_token()
    who = live.head.seats[seat]
    if who.token:
        live.revoked.append(who.token)
    if not live.head.host or live.head.host == who.token:
        live.head.host = hashed(token)
    who.token = hashed(token)
    live.log_line("claimed", seat)
    hold_seat(live, seat, address)
    return seat, token
