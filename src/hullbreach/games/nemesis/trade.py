"""Trade: Characters in one room exchange or give things by agreement (N-46).

What is laid down for a deal is shown to everybody.
"""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.kernel import DONE, Asks, Choice, Fact, Pick, Seat, ask, rule
from hullbreach.parts.cards import show

from .state import Ship


def can_trade(s: Ship, seat: Seat) -> bool:
    """Whether somebody else is here and anything could change hands."""
    room = s.where[seat]
    crew = [other for other in range(s.n) if s.where[other] == room]
    if len(crew) < 2:
        return False
    return any(s.items[x] or s.held[x] or (s.rulebook and s.objects[x]) for x in crew)


@rule
def trade(s: Ship, seat: Seat) -> Asks[None]:
    """Everyone in the room, the starter first, may propose one deal to another."""
    room = s.where[seat]
    for proposer in s.clockwise(seat):
        if s.where[proposer] != room:
            continue
        partners = [x for x in s.clockwise(proposer)[1:] if s.where[x] == room]
        options: list[Choice] = ["done", *(("seat", x) for x in partners)]
        answer = yield from ask(Pick(proposer, "trade.partner", options, "N-46", "done"))
        if answer != "done":
            yield from deal(s, proposer, answer[1])


@rule
def deal(s: Ship, seat: Seat, other: Seat) -> Asks[None]:
    """One offers, the other answers with an offer or refuses, the first agrees or not."""
    given = yield from _offer(s, seat, "trade.offer")
    about: dict[str, Fact] = {"by": seat, "things": _names(s, given)}
    pick = Pick(other, "trade.answer", ["offer", "refuse"], "N-46", "refuse", about=about)
    if (yield from ask(pick)) == "refuse":
        s.tell("trade.refused", seat=other, by=seat)
        return
    returned = yield from _offer(s, other, "trade.return")
    if not _fits(s, seat, other, given, returned):
        s.tell("trade.failed", seat=seat, by=other)
        return
    about = {"by": other, "things": _names(s, returned)}
    pick = Pick(seat, "trade.agree", ["agree", "refuse"], "N-46", "refuse", about=about)
    if (yield from ask(pick)) == "refuse":
        s.tell("trade.refused", seat=seat, by=other)
        return
    hand_over(s, seat, other, given)
    hand_over(s, other, seat, returned)
    s.tell("traded", seat=seat, by=other, gave=len(given), got=len(returned))


def _names(s: Ship, things: Sequence[Choice]) -> tuple[str, ...]:
    return tuple(s.face(x) if isinstance(x, int) else str(x) for x in things)


@rule
def _offer(s: Ship, seat: Seat, prompt: str) -> Asks[list[Choice]]:
    """Lay down any of the own things: hidden Items by face, open ones as they are (N-46)."""
    hidden = list(s.items[seat])
    held, objects = list(s.held[seat]), list(s.objects[seat]) if s.rulebook else []
    order: list[Choice] = [
        *dict.fromkeys(s.face(h) for h in hidden),
        *held,
        *dict.fromkeys(objects),
    ]
    given: list[Choice] = []
    while order:
        answer = yield from ask(Pick(seat, prompt, [DONE, *order], "N-46", DONE))
        if answer == DONE:
            break
        del order[: order.index(answer)]
        if isinstance(answer, int):
            given.append(answer)
            order.remove(answer)
        elif answer in objects:
            given.append(answer)
            objects.remove(answer)
            order = order if answer in objects else order[1:]
        else:
            h = next(h for h in hidden if s.face(h) == answer)
            hidden.remove(h)
            show(s, h)
            given.append(h)
            order = order if any(s.face(x) == answer for x in hidden) else order[1:]
    return given


def _fits(s: Ship, seat: Seat, other: Seat, given: Sequence[Choice], got: Sequence[Choice]) -> bool:
    """Whether something changes hands and both have hands enough afterwards."""
    if not given and not got:
        return False
    return _holds(s, seat, given, got, other) and _holds(s, other, got, given, seat)


def _holds(s: Ship, seat: Seat, out: Sequence[Choice], into: Sequence[Choice], other: Seat) -> bool:
    """Whether the hands of a Character hold what is left and what comes in; tape does not come along."""
    held = [h for h in s.held[seat] if h not in out]
    taped = sum(1 for a, b in s.taped if a in held and b in held)
    objects = len(s.objects[seat]) - sum(1 for thing in out if isinstance(thing, str))
    coming = sum(1 for thing in into if isinstance(thing, str) or thing in s.held[other])
    return len(held) - taped + objects + coming <= s.slots(seat)


def hand_over(s: Ship, giver: Seat, taker: Seat, things: Sequence[Choice]) -> None:
    """Things change hands; tape and empty places stay behind."""
    for thing in things:
        if isinstance(thing, str):
            s.objects[giver].remove(thing)
            s.objects[taker].append(thing)
            continue
        assert isinstance(thing, int)
        heavy = thing in s.held[giver]
        (s.held if heavy else s.items)[giver].remove(thing)
        (s.held if heavy else s.items)[taker].append(thing)
        s.taped = [pair for pair in s.taped if thing not in pair]
