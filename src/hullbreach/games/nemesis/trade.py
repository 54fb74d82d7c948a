"""Trade: Characters in one room exchange or give things by agreement (N-46).

What is laid down for a deal only the other side sees; what changes hands is shown to everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from hullbreach.kernel import DONE, Asks, Choice, Fact, Pick, Seat, ask, asks_nothing, rule
from hullbreach.parts.cards import look, show

from .ship import Barter
from .state import Ship

Thing: TypeAlias = int | str
"""An Item by its handle, or an Object by its word."""


def can_trade(s: Ship, seat: Seat) -> bool:
    """Whether somebody else is here and anything could change hands."""
    room = s.where[seat]
    if s.where.count(room) < 2:
        return False
    crew = [other for other in range(s.n) if s.where[other] == room]
    return any(s.items[x] or s.held[x] or (s.rulebook and s.objects[x]) for x in crew)


@asks_nothing
def trade(s: Ship, seat: Seat) -> None:
    """Everyone in the room, the starter first, may deal with everyone else there (N-46)."""
    room = s.where[seat]
    s.barter = Barter([x for x in s.clockwise(seat) if s.where[x] == room])
    s.phase = "trade"


@rule
def barter(s: Ship) -> Asks[None]:
    """The next step of a trade: whom to deal with, an offer, the answer to it, an offer in return, agreement."""
    b = s.barter
    assert b is not None
    if b.partner < 0:
        yield from _find_partner(s, b)
    elif b.given is None:
        b.given = yield from _lay_down(s, b.proposers[0], b.partner, "trade.offer")
    elif b.returned is None:
        yield from _answer(s, b, b.given)
    else:
        yield from _agree(s, b, b.given, b.returned)


@rule
def _find_partner(s: Ship, b: Barter) -> Asks[None]:
    """The proposer names somebody not asked yet, or leaves it to the next."""
    proposer = b.proposers[0]
    room = s.where[proposer]
    left = [x for x in s.clockwise(proposer)[1:] if s.where[x] == room and x not in b.asked]
    answer: Choice = DONE
    if left:
        options: list[Choice] = [DONE, *(("seat", x) for x in left)]
        answer = yield from ask(Pick(proposer, "trade.partner", options, "N-46", DONE))
    if isinstance(answer, tuple):
        b.partner = int(answer[1])
        b.asked.append(b.partner)
    elif len(b.proposers) > 1:
        s.barter = Barter(b.proposers[1:])
    else:
        s.barter = None


@rule
def _answer(s: Ship, b: Barter, given: Sequence[Thing]) -> Asks[None]:
    """The partner answers with an offer or refuses."""
    seat, other = b.proposers[0], b.partner
    about: dict[str, Fact] = {"by": seat, "things": _names(s, given), "count": len(given)}
    pick = Pick(other, "trade.answer", ["offer", "refuse"], "N-46", "refuse", about=about)
    if (yield from ask(pick)) == "refuse":
        _refuse(s, b, other, seat)
        return
    b.returned = yield from _lay_down(s, other, seat, "trade.return")
    if not _fits(s, seat, other, given, b.returned):
        s.tell("trade.failed", seat=seat, by=other)
        _begin_anew(b)


@rule
def _agree(s: Ship, b: Barter, given: Sequence[Thing], returned: Sequence[Thing]) -> Asks[None]:
    """The proposer agrees to what is offered in return, or not; what changes hands everybody sees."""
    seat, other = b.proposers[0], b.partner
    about: dict[str, Fact] = {
        "by": other,
        "things": _names(s, returned),
        "count": len(returned),
    }
    pick = Pick(seat, "trade.agree", ["agree", "refuse"], "N-46", "refuse", about=about)
    if (yield from ask(pick)) == "refuse":
        _refuse(s, b, seat, other)
        return
    for thing in (*given, *returned):
        if isinstance(thing, int):
            show(s, thing)
    hand_over(s, seat, other, given)
    hand_over(s, other, seat, returned)
    gave, got = _names(s, given), _names(s, returned)
    s.tell("traded", seat=seat, by=other, gave=gave, got=got)
    _begin_anew(b)


def _refuse(s: Ship, b: Barter, seat: Seat, by: Seat) -> None:
    s.tell("trade.refused", seat=seat, by=by)
    _begin_anew(b)


def _begin_anew(b: Barter) -> None:
    """This deal is over; the proposer may turn to somebody else."""
    b.partner, b.given, b.returned = -1, None, None


def _names(s: Ship, things: Sequence[Thing]) -> tuple[str, ...]:
    return tuple(s.face(x) if isinstance(x, int) else x for x in things)


@rule
def _lay_down(s: Ship, seat: Seat, other: Seat, prompt: str) -> Asks[list[Thing]]:
    """Choose any of the own things in any order; they are shown to the other side of the deal alone (N-46)."""
    things = yield from _offer(s, seat, prompt)
    for thing in things:
        if isinstance(thing, int):
            look(s, thing, other)
    facts = {"seat": seat, "by": other, "count": len(things)}
    told = ("trade.offers", facts)
    s.tell("trade.offered", [seat, other], told, seat=seat, by=other, things=_names(s, things))
    return things


@rule
def _offer(s: Ship, seat: Seat, prompt: str) -> Asks[list[Thing]]:
    """Hidden Items by face, open ones as they are, by the rulebook also Objects."""
    hidden, held = list(s.items[seat]), list(s.held[seat])
    lying = list(s.objects[seat]) if s.rulebook else []
    things: list[Thing] = []
    while True:
        faces = dict.fromkeys(s.face(h) for h in hidden)
        options: list[Choice] = [DONE, *faces, *held, *dict.fromkeys(lying)]
        if len(options) == 1:
            return things
        answer = yield from ask(Pick(seat, prompt, options, "N-46", DONE, secret=True))
        if answer == DONE:
            return things
        if isinstance(answer, int):
            held.remove(answer)
            things.append(answer)
        elif answer in faces:
            h = next(h for h in hidden if s.face(h) == answer)
            hidden.remove(h)
            things.append(h)
        else:
            lying.remove(answer)
            things.append(answer)


def _fits(s: Ship, seat: Seat, other: Seat, given: Sequence[Thing], got: Sequence[Thing]) -> bool:
    """Whether something changes hands and both have hands enough afterwards."""
    if not given and not got:
        return False
    return _holds(s, seat, given, got, other) and _holds(s, other, got, given, seat)


def _holds(s: Ship, seat: Seat, out: Sequence[Thing], into: Sequence[Thing], other: Seat) -> bool:
    """Whether the hands of a Character hold what is left and what comes in; tape does not come along."""
    held = [h for h in s.held[seat] if h not in out]
    taped = sum(1 for a, b in s.taped if a in held and b in held)
    objects = len(s.objects[seat]) - sum(1 for thing in out if isinstance(thing, str))
    coming = sum(1 for thing in into if isinstance(thing, str) or thing in s.held[other])
    return len(held) - taped + objects + coming <= s.slots(seat)


def hand_over(s: Ship, giver: Seat, taker: Seat, things: Sequence[Thing]) -> None:
    """Things change hands; tape and empty places stay behind."""
    for thing in things:
        if isinstance(thing, str):
            s.objects[giver].remove(thing)
            s.objects[taker].append(thing)
            continue
        heavy = thing in s.held[giver]
        (s.held if heavy else s.items)[giver].remove(thing)
        (s.held if heavy else s.items)[taker].append(thing)
        s.taped = [pair for pair in s.taped if thing not in pair]
