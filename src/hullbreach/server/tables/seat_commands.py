"""Seats of people who come and go: stepping out, asking for a seat, handing over, changing places, the bots' pace."""

from __future__ import annotations

from random import SystemRandom

from msgspec.structs import replace

from hullbreach.kernel import ANY, Event, Span
from hullbreach.server.errors import Denied
from hullbreach.server.wire.forms import Sit, StepOut

from .bot_names import parse_bot
from .head import Head, RequestHead, SeatHead, hashed, new_token
from .live_table import LiveTable
from .lobby_commands import (
    bot_seat,
    check_knows_nothing,
    check_not_taken,
    checked_name,
    stand_in_of,
    vacate,
)
from .open_cards import check_not_out, check_unopened, may_open, pass_on_the_table, unopened
from .play_commands import let_bot_stand_in, standing_end

MOST_REQUESTS = 8
"""How many people may ask for seats of one table at the same time."""
A_DAY = 86_400


def step_out(live: LiveTable, seat: int, form: StepOut) -> None:
    """Keep the seat, and let a bot answer until one opens the table again."""
    if live.head.status != "playing":
        raise Denied(
            "not_started", "before the deal one simply goes; afterwards a bot can stand in"
        )
    check_unopened(live.head, seat)
    absence = live.head.absence
    bot = form.bot or ("" if absence is None else absence.bot) or stand_in_of(live.head)
    let_bot_stand_in(live, seat, str(parse_bot(bot)))


def ask_for_pause(live: LiveTable, seat: int) -> None:
    """Ask the host to let the table rest."""
    if live.head.status != "playing" or live.head.paused:
        raise Denied("not_started", "only a game that is being played can rest")
    check_unopened(live.head, seat)
    request = RequestHead(_number(live.head), "pause", seat, live.head.seats[seat].name)
    _ask(live, request, live.head.requests)
    live.log_event("pause_asked", seat, seat=seat)


def ask_for_seat(live: LiveTable, form: Sit, address: str, token: str) -> tuple[int, str, bool]:
    """Ask for a bot's seat of a running game; the token opens it as soon as the host agrees, or at once."""
    head = live.head
    if head.status != "playing":
        raise Denied("not_started", "before the deal one sits down without asking")
    if not 0 <= form.seat < len(head.seats) or head.seats[form.seat].kind == "human":
        raise Denied("taken", f"seat {form.seat} belongs to a person")
    if head.newcomers == "nobody":
        raise Denied("seat_closed", "the host lets nobody new sit down")
    check_knows_nothing(head, address, token)
    check_not_taken(head, form.seat)
    if (
        head.delay == "none"
    ):  # elsewhere a refusal would tell watchers too early; the host is refused
        check_not_out(head, live.session, form.seat)
    fresh, mark = new_token(), head.mark_of(address)
    request = RequestHead(
        _number(head), "seat", form.seat, checked_name(form.name), hashed(fresh), mark
    )
    if head.newcomers == "sit":
        head.requested = request.number
        _let_sit(live, request)
        return request.number, fresh, True
    _ask(live, request, [each for each in head.requests if each.mark != mark])
    live.log_event("seat_wanted", None, name=request.name, bot=head.seats[form.seat].name)
    return request.number, fresh, False


def _number(head: Head) -> int:
    known = max((each.number for each in head.requests), default=0)
    return 1 + max(known, head.requested)


def _ask(live: LiveTable, request: RequestHead, others: list[RequestHead]) -> None:
    """Keep what waits for the host beside what others ask for; nobody asks for the same thing twice."""
    same = [
        r for r in others if (r.kind, r.seat, r.mark) == (request.kind, request.seat, request.mark)
    ]
    if same and request.kind == "pause":
        raise Denied("taken", "that was asked already")
    if len(others) >= MOST_REQUESTS:
        raise Denied("too_many", "enough people ask already")
    live.head.requests = [*others, request]
    live.head.requested = request.number


def answer_request(live: LiveTable, number: int, agree: bool) -> None:
    """Host: let somebody sit or the table rest, or not now."""
    head = live.head
    found = [each for each in head.requests if each.number == number]
    if not found:
        raise Denied("no_proposal", "nobody asks for that any more")
    request = found[0]
    if agree and request.kind == "seat":
        _let_sit(live, request)
        return
    if agree and head.paused:
        raise Denied("paused", "the table rests already")
    head.requests = [each for each in head.requests if each is not request]
    if not agree:
        live.log_event("request_refused", None, name=request.name)
    else:
        head.paused = "host"
        live.log_event("paused")


def _let_sit(live: LiveTable, request: RequestHead) -> None:
    """From now on the seat and what it knows are theirs."""
    head, who = live.head, live.head.seats[request.seat]
    if head.status != "playing" or who.kind == "human":
        raise Denied("taken", "somebody else sits there now")
    if any(request.mark in seat.held_by for seat in head.seats):
        raise Denied("has_sat", "they have sat at this table since")
    check_not_taken(head, request.seat)
    check_not_out(head, live.session, request.seat)
    head.seats[request.seat] = SeatHead(
        "human",
        request.name,
        ready=True,
        token=request.token,
        held_by=[*who.held_by, request.mark],
    )
    head.requests = [
        each
        for each in head.requests
        if each.kind != "seat" or (each.seat != request.seat and each.mark != request.mark)
    ]
    pass_on_the_table(head)
    live.log_event("joined", request.seat, name=request.name, seat=request.seat)


def hand_over(live: LiveTable, seat: int) -> None:
    """Host: let somebody else look after the table."""
    if not 0 <= seat < len(live.head.seats) or not live.head.seats[seat].token:
        raise Denied("bad_table", "only a person at the table can be its host")
    check_unopened(live.head, seat)
    live.head.host = live.head.seats[seat].token
    live.log_event("host", seat, seat=seat)


def give_away(live: LiveTable, seat: int) -> None:
    """Host: take a person's seat and let a bot play it; what the seat knows stays with the seat."""
    head = live.head
    if head.status != "playing" or not 0 <= seat < len(head.seats):
        raise Denied("not_started", "before the deal a seat is simply freed")
    who = head.seats[seat]
    if who.kind != "human":
        raise Denied("bad_table", "nobody sits there")
    if who.token == head.host:
        raise Denied("forbidden", "the host's own seat is given up by leaving")
    name = who.name
    vacate(live, seat)
    bot = bot_seat(head, stand_in_of(head), seat)
    head.seats[seat] = replace(bot, held_by=who.held_by, taken=True)
    live.log_event("given_away", seat, name=name, seat=seat, bot=head.seats[seat].name)


def remind(live: LiveTable, by: int, seat: int, now: float) -> None:
    """Remind a person that the table waits for them, once a day."""
    head = live.head
    if head.status != "playing" or not 0 <= seat < len(head.seats):
        raise Denied("not_started", "only in a running game somebody can be waited for")
    check_unopened(head, by)
    who = head.seats[seat]
    names = None if live.session is None else live.session.waits.names
    if who.kind != "human" or (names is not None and seat not in names):
        raise Denied("not_asked", "the table does not wait for them")
    if now - who.reminded < A_DAY:
        raise Denied("reminded", "they were reminded today already")
    who.reminded = int(now)
    who.noticed = 0
    live.log_event("reminded", seat, seat=seat)


def set_pace(live: LiveTable, seat: int, seconds: float, steps: bool = False) -> None:
    """How long bots take for this person's taste; the table goes by whoever wants it slowest."""
    check_unopened(live.head, seat)
    who = live.head.seats[seat]
    who.pace, who.steps = seconds, steps
    live.log_line("pace", seat, [seconds, steps])


def step(live: LiveTable, seat: int, now: float) -> None:
    """Let the bots make their next move; a word too many, or for what nobody waits for yet, changes nothing."""
    if live.head.status != "playing":
        raise Denied("not_started", "only in a game that is being played there is a next move")
    who = live.head.seats[seat]
    if who.steps and who.stepped < live.head.asked_at <= now:
        who.stepped = now
        live.log_line("step", seat)


def skip_ahead(live: LiveTable, seat: int, skip: bool, until: Span = "game") -> None:
    """Wish to see the end or the next round, until one takes it back.

    An answer does not end the wish: all see the wish, but not who answers.
    """
    if live.head.status != "playing":
        raise Denied("not_started", "only a game that is being played has an end to wait for")
    if unopened(live.head):  # it would be a sign to them
        check_unopened(live.head, seat)
    ends = standing_end(live, until) if skip else None
    who = live.head.seats[seat]
    who.skips, who.skip_end = skip, ends
    live.log_line("skip", seat, [skip, until])


def open_cards(live: LiveTable, seat: int) -> None:
    """Have all cards opened to oneself who is out for good; everybody is told."""
    session = live.playing()
    if not may_open(live.head, session, seat):
        raise Denied("forbidden", "cards are opened only to who is out, at tables that allow it")
    head, who = live.head, live.head.seats[seat]
    who.opened = head.opened_at = (session.steps, len(session.answers))
    head.proposal = None
    events = [Event("table.opened", {"seat": seat})]
    other = pass_on_the_table(head)
    if other is not None:
        events.append(Event("table.host", {"seat": other}))
    live.log_line("opened", seat, events=events)


# -- before the deal -----------------------------------------------------------------------------------------------


def change_places(live: LiveTable, order: list[int]) -> None:
    """Host: put everybody on another seat; who sat on seat `order[i]` sits on seat i, with what they had chosen."""
    head = live.head
    if head.status != "open":
        raise Denied("not_open", "after the deal everybody keeps their seat")
    if sorted(order) != list(range(len(head.seats))):
        raise Denied("bad_request", "every seat has to be named once")
    if head.origin is not None:
        raise Denied("forbidden", "a game that goes on from a replay keeps its shape")
    moved = [i for i, old in enumerate(order) if i != old]
    live.moved += [head.seats[order[i]].token for i in moved if head.seats[order[i]].token]
    head.seats = [head.seats[old] for old in order]
    _choices_follow(live, order)
    live.log_line("places", None, order)


def draw_lots(live: LiveTable) -> None:
    """Host: let chance say who sits where."""
    order = list(range(len(live.head.seats)))
    SystemRandom().shuffle(order)
    change_places(live, order)


def _choices_follow(live: LiveTable, order: list[int]) -> None:
    """Whatever was chosen for a seat goes where its person goes."""
    config = live.head.config
    options = dict(config.options)
    for option in live.game.mode(config.mode).options:
        names = str(options.get(option.name, "")).split(",")
        if option.choices and len(names) == len(order) and (len(names) > 1 or names[0] != ANY):
            options[option.name] = ",".join(names[old] for old in order)
    live.head.config = replace(config, options=options)


def choose_for_seat(live: LiveTable, seat: int, option: str, choice: str) -> None:
    """Take one of the choices for one's own seat before the deal; the host may do it for everybody."""
    head = live.head
    if head.status != "open":
        raise Denied("not_open", "the game has begun")
    if seat >= len(head.seats):
        raise Denied("bad_table", f"there is no seat {seat}")
    found = [each for each in live.game.mode(head.config.mode).options if each.name == option]
    if not found or choice not in (*found[0].choices, ANY):
        raise Denied("bad_table", f"there is no choice {choice!r}")
    given = str(head.config.options[option])
    listed = given.split(",") if given not in found[0].values else [ANY] * len(head.seats)
    if choice != ANY and choice in listed and listed.index(choice) != seat:
        raise Denied("taken", "somebody else has taken that")
    listed[seat] = choice
    options = {**head.config.options, option: ",".join(listed)}
    head.config = live.game.configure(head.config.mode, head.config.players, options)
    live.log_line("chosen", seat, [option, choice])
