"""What people do at a table while they play: commands on a table in memory.

Each checks first and changes afterwards: a command that raises has changed nothing.
"""

from __future__ import annotations

import secrets
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from hullbreach.bots import Line
from hullbreach.kernel import (
    NATURE,
    Act,
    Choice,
    Event,
    HullbreachError,
    OutOfDate,
    Pick,
    ReplayBase,
    RuleFault,
    Save,
    Session,
    Span,
    Spoken,
    commitment,
    encode,
    position,
    record,
)
from hullbreach.kernel.run import offers
from hullbreach.server.errors import Denied
from hullbreach.server.wire.protocol import Question, Said

from .bot_names import bot_title
from .faces import describe_question
from .head import ProposalHead, StandingEnd
from .live_table import LiveTable
from .open_cards import bars_going_back, check_silence, check_unopened
from .public_moment import public_moment


def give_answer(live: LiveTable, seat: int, option: Choice, number: int) -> HullbreachError | None:
    """Give an answer; a rule that fails is entered into the log and returned, the answer is taken back."""
    session = live.playing()
    before = public_moment(session) if live.head.proposal is not None else None
    try:
        events = session.answer(seat, option, number)
    except RuleFault as fault:
        _fault(live, seat, option, fault)
        return fault
    live.log_line("answer", seat, [option, number], list(events))
    withdraw_proposal(live, before, events)
    end_if_over(live)
    return None


def preview(live: LiveTable, seat: int, number: int, options: list[Choice]) -> Question | None:
    """What a seat would be asked after these answers to its question; nothing is changed by it."""
    session = live.playing()
    pick = session.asked.get(seat)
    if pick is None or pick.number != number:
        raise OutOfDate(f"seat {seat} is not at question {number}")
    shown = session.preview(seat, options)
    return None if shown is None else describe_question(shown)


def save_for_hint(live: LiveTable, seat: int, number: int) -> bytes:
    """The game at rest for whoever thinks about this seat's question; Denied where the table has no hints."""
    session = live.playing()
    if live.head.hints == "off":
        raise Denied("forbidden", "there are no hints at this table")
    pick = session.asked.get(seat)
    if pick is None or pick.number != number:
        raise OutOfDate(f"seat {seat} is not at question {number}")
    return encode(session.rest(records=False))


def count_hint(live: LiveTable, seat: int) -> None:
    """Everybody sees that a seat has asked for a hint, where the table wants that; elsewhere nothing changes."""
    if live.head.hints != "told":
        return
    counts = live.head.hinted or [0] * len(live.head.seats)
    counts[seat] += 1
    live.head.hinted = counts
    live.log_event("hint", seat)


def _fault(live: LiveTable, seat: int, option: Choice, fault: RuleFault) -> None:
    """Keep what a maintainer needs; the table rests only if no option works."""
    assert live.session is not None
    events = []
    if live.session.paused is not None:
        live.head.paused = "fault"
        events = [Event("table.fault", {})]
    live.log_line("fault", seat, fault_data(fault, seat, option), events)


def fault_data(fault: RuleFault, seat: int, option: Choice) -> dict[str, Any]:
    report = fault.report
    return {
        "where": report.where,
        "answers": report.answers,
        "fatal": [seat, option],
        "cause": report.cause,
    }


def withdraw_proposal(live: LiveTable, before: Any, events: list[Event]) -> None:
    """The table has gone on, so nobody is asked to go back any more; an answer nobody saw withdraws nothing."""
    session = live.session
    if live.head.proposal is None or session is None:
        return
    if public_moment(session) != before or any(
        event.for_seat(None) is not None for event in events
    ):
        live.head.proposal = None


def end_if_over(live: LiveTable) -> None:
    """Close the table when the game is over: the result stands and the key is published."""
    session = live.session
    if session is not None and session.over:
        live.head.status = "over"
        live.head.result = session.result


def undo_answer(live: LiveTable, seat: int, now: float) -> None:
    """Take back the seat's last answer, as far as nothing has come to light since and there was time for it."""
    session = live.playing()
    hidden, before = session.waits.names is None, public_moment(session)
    late = not session.pending and live.is_too_late(now)
    if late or not live.may_go_back(seat) or not session.may_undo(seat) or not session.undo(seat):
        raise Denied(
            "cannot_undo",
            "that cannot be taken back any more: somebody has answered or spoken since, or something came to light",
        )
    seen = public_moment(session) != before
    if seen:
        live.head.proposal = None
    own = None if seen and not hidden else (seat,)  # nobody learns of an answer that nobody saw
    live.log_line("undo", seat, None, [Event("table.undone", {"seat": seat}, own)], quiet=True)


def propose_undo(live: LiveTable, seat: int) -> bool:
    """Ask everybody to take back the last move; says whether all agree already."""
    session = live.playing()
    if live.head.proposal is not None:
        raise Denied("taken", "a proposal is open already")
    check_unopened(live.head, seat)
    target = undo_target(session, live.head.changed)
    if target is not None and bars_going_back(live.head, (target + 1, 0)):
        raise Denied("cannot_undo", "somebody who is out has seen all cards since")
    if target is None:
        since = " since the rules changed" if live.head.changed else ""
        raise Denied("cannot_undo", f"nothing has been answered yet{since}")
    live.head.proposal = ProposalHead(seat, [seat])
    live.log_event("proposed", seat, seat=seat)
    return not live.to_agree()


def answer_proposal(live: LiveTable, seat: int, agree: bool) -> bool:
    """Agree to the open proposal, or end it; says whether all agree now."""
    live.playing()
    check_unopened(live.head, seat)
    proposal = live.head.proposal
    if proposal is None:
        raise Denied("no_proposal", "nothing is proposed")
    if not agree:
        live.head.proposal = None
        live.log_event("refused", seat, seat=seat)
        return False
    if seat not in proposal.agreed:
        proposal.agreed.append(seat)
    live.log_event("agreed", seat, seat=seat)
    return not live.to_agree()


def undo_target(session: Session[Any], least: int = 0) -> int | None:
    """The last step in which a seat has answered, counted from 0: where a consent undo goes back to.

    Never behind a deal from public eyes: whoever knows the replay knows what was hidden before it.
    """
    if session.pending:
        return session.steps - 1
    for index in range(session.steps - 1, least - 1, -1):
        step = session.record_of(index)
        if any(who != NATURE for who, _ in step.answers):
            return index
        if step.public:
            return None
    return None


def session_before(session: Session[Any], key: bytes, base: ReplayBase | None) -> Session[Any]:
    """The session at the step a consent undo goes back to, its questions numbered on so that no late answer fits."""
    index = undo_target(session, 0 if base is None else base.step)
    if index is None or index == session.steps - 1:
        return session
    found = position(session.game, record(session, key, base=base), index + 1)
    return Session.wake(session.game, replace(found.rest(), numbers=session.rest(False).numbers))


def redeal_from(live: LiveTable, session: Session[Any]) -> None:
    """Go on from an earlier step: what nobody had seen then is dealt anew with a key that is recorded."""
    key = new_key()
    session.redeal(key)
    live.session = session
    live.head.proposal = None
    told = dealt_event(session.records[-1].public, key)
    live.log_line("redealt", None, {"key": encode(key).decode()}, [told])


def say_to_table(
    live: LiveTable, seat: int | None, name: str, text: str, address: str, now: float
) -> None:
    """Say something to the table."""
    check_silence(live.head, seat, address)
    cleaned = " ".join(text.split())
    if not cleaned:
        raise Denied("malformed", "there is nothing to say in that")
    live.log_line("chat", seat, chat=Said(seat, name, cleaned, int(now)))


def say_line(live: LiveTable, seat: int, act: Act, reply: int | None, now: float) -> None:
    """A person says something in the language of the game."""
    session = live.playing()
    check_unopened(live.head, seat)
    line = live.talk.say(session, seat, act, reply)
    if live.head.bots_talk != "off":
        live.talk.wants_reply(session, [line], now)
    _log_spoken(live, seat, [line])


class Pass(Struct, frozen=True):
    """What bots have thought of saying: at a window or in reply, where the table stood and what they had heard."""

    lines: list[tuple[int, Line]]
    window: bool
    at: tuple[int, int]
    heard: int


def say_pass(live: LiveTable, talk: Pass, now: float) -> None:
    """Bots say what they have thought of, all at once, unless the table has gone on meanwhile."""
    session = live.playing()
    meanwhile = live.talk.transcript.lines[talk.heard :]
    live.talk.passed(talk.window, now)
    if talk.at != (session.steps, len(session.answers)):
        asked = live.talk.transcript.lines if not talk.window else meanwhile
        live.talk.wants_reply(session, asked[-1:], now)  # who asked still waits for an answer
        return
    said = live.talk.say_pass(session, talk.lines, live.head.bots_talk == "short")
    live.talk.wants_reply(session, [*meanwhile, *(said if talk.window else ())], now)
    if said:
        _log_spoken(live, None, said)


def _log_spoken(live: LiveTable, seat: int | None, lines: list[Spoken]) -> None:
    assert live.game.talk is not None
    live.log_line("spoken", seat, spoken=live.talk.wire_lines(live.game.talk, lines))


def keep_notebook(live: LiveTable, seat: int, text: str) -> None:
    """Keep the notebook of whoever sits there, from the deal on: before it people may still change places."""
    if live.head.status == "open":
        raise Denied("not_started", "there is nothing to note before the deal")
    live.notebook = (seat, text.replace("\0", ""))  # which no database keeps in a text
    live.log_line("note", seat)


def keep_standing_answer(
    live: LiveTable, seat: int, prompt: str, option: Choice | None, until: Span = "game"
) -> None:
    """Keep an answer for the next times this prompt comes in this turn, round or game, or no longer."""
    if live.head.status not in ("open", "playing"):
        raise Denied("game_over", "the game is over")
    if len(encode(option)) > LONGEST_STANDING:
        raise Denied("too_large", "no question offers an answer that long")
    ends = standing_end(live, until)
    who = live.head.seats[seat]
    kept = who.standing
    if option is not None and prompt not in kept and len(kept) >= MOST_STANDING:
        raise Denied("too_many", f"a seat keeps at most {MOST_STANDING} standing answers")
    who.standing = {k: v for k, v in kept.items() if k != prompt}
    who.standing_ends.pop(prompt, None)
    if option is not None:
        who.standing[prompt] = option
        if ends is not None:
            who.standing_ends[prompt] = ends
    live.log_line("standing", seat, [prompt, option, until])


def standing_end(live: LiveTable, until: Span) -> StandingEnd | None:
    """With which turn or round an answer or a wish ends that is given now; None for the game's own end."""
    if until == "game":
        return None
    mark = None if live.session is None else live.game.spans(live.session.state).get(until)
    if mark is None:
        raise Denied("bad_request", f"there is no {until} that could end now")
    return StandingEnd(until, mark)


MOST_STANDING = 50
LONGEST_STANDING = 1_000
"""Bytes of one standing answer: it is written with every move."""


def standing_answer(live: LiveTable, seat: int, pick: Pick | None) -> Choice | None:
    """What the seat has told us to answer to this question, if it is offered."""
    option = None if pick is None else live.head.seats[seat].standing.get(pick.prompt)
    return option if pick is not None and option is not None and offers(pick, option) else None


def let_bot_stand_in(live: LiveTable, seat: int, bot: str) -> None:
    """Let a bot answer for a person who is away."""
    who = live.head.seats[seat]
    if live.head.status != "playing" or who.kind != "human" or who.stand_in:
        return
    who.stand_in = bot
    live.log_event("stand_in", seat, seat=seat, bot=bot_title(bot))


def give_seat_back(live: LiveTable, seat: int) -> None:
    """Give the seat back to its person."""
    if live.head.seats[seat].stand_in:
        live.head.seats[seat].stand_in = ""
        live.log_event("back", seat, seat=seat)


def mark_noticed(live: LiveTable, seat: int, number: int) -> bool:
    """Remember that a seat was told of this question; False if it has been told, or has answered meanwhile."""
    pick, who = live.playing().asked.get(seat), live.head.seats[seat]
    if pick is None or pick.number != number or who.noticed >= number:
        return False
    who.noticed = number
    live.log_line("noticed", seat, number)
    return True


def take_default(live: LiveTable, seat: int, now: float) -> HullbreachError | None:
    """Take the default for a seat whose time is up."""
    session = live.playing()
    pick = session.asked.get(seat)
    if pick is None or live.head.deadline is None or live.head.deadline > now:
        return None
    assert pick.default is not None
    try:
        events = session.answer(seat, pick.default, pick.number)
    except RuleFault as fault:
        _fault(live, seat, pick.default, fault)
        return fault
    own = Event("table.timeout", {"seat": seat}, (seat,))
    live.log_line("timeout", seat, [pick.default, pick.number], [own, *events])
    end_if_over(live)
    return None


def new_key() -> bytes:
    """The key of a deal that nobody can foresee."""
    return secrets.token_bytes(32)


FINGERPRINT = 12
"""How much of what a key was promised by is read in the log; all of it is among the facts."""


def dealt_event(public: bool, key: bytes) -> Event:
    """Tells everybody that what nobody had seen was dealt anew, or, from public eyes, what not everybody had."""
    told = "table.dealt_anew" if public else "table.redealt"
    promised = commitment(key)
    return Event(told, {"commitment": promised, "fingerprint": promised[:FINGERPRINT]})


def resume_from(live: LiveTable, save: Save, key: bytes) -> Session[Any]:
    """Take up a game at a recorded step, where hidden things were dealt anew with this key."""
    session: Session[Any] = Session.wake(live.game, save)
    if session.over:
        raise Denied("game_over", "there the game is over; go on from an earlier step")
    session.events = [dealt_event(save.public, key)]
    return session


def take_back_together(live: LiveTable, base: ReplayBase | None) -> None:
    """All have agreed: go back, and deal anew what had not been seen."""
    session = live.playing()
    if live.head.proposal is None or live.to_agree():
        raise Denied("no_proposal", "the proposal was withdrawn")
    redeal_from(live, session_before(session, live.head.key, base))
