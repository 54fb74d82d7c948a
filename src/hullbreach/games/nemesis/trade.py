"""Trade: Characters in one room exchange or give things by agreement (N-46)."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.kernel import Asks, Choice, Fact, Pick, Seat, ask, choose_several, rule
from hullbreach.parts.cards import hide, look, mask, mix

from .state import Ship


def tradable(s: Ship, seat: Seat) -> list[Choice]:
    """What a Character can give: Items by handle; under the rulebook Objects by word too."""
    things: list[Choice] = [*s.items[seat], *s.held[seat]]
    if s.rulebook:
        things += dict.fromkeys(s.objects[seat])
    return things


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
        options: list[Choice] = [("seat", x) for x in partners]
        options.append("done")
        answer = yield from ask(Pick(proposer, "trade.partner", options, "N-46", "done"))
        if answer != "done":
            yield from deal(s, proposer, answer[1])


@rule
def deal(s: Ship, seat: Seat, other: Seat) -> Asks[None]:
    """One offers, the other answers with an offer or refuses, the first agrees or not."""
    given = yield from _offer(s, seat, "trade.offer")
    shown = tuple(s.face(x) if isinstance(x, int) else str(x) for x in given)
    about: dict[str, Fact] = {"seat": seat, "things": shown}
    pick = Pick(other, "trade.answer", ["offer", "refuse"], "N-46", "refuse", about=about)
    if (yield from ask(pick)) == "refuse":
        s.tell("trade.refused", seat=other, by=seat)
        return
    returned = yield from _offer(s, other, "trade.return")
    if not _fits(s, seat, other, given, returned):
        s.tell("trade.failed", seat=seat, by=other)
        return
    back = tuple(s.face(x) if isinstance(x, int) else str(x) for x in returned)
    about = {"seat": other, "things": back}
    pick = Pick(seat, "trade.agree", ["agree", "refuse"], "N-46", "refuse", about=about)
    if (yield from ask(pick)) == "refuse":
        s.tell("trade.refused", seat=seat, by=other)
        return
    hand_over(s, seat, other, given)
    hand_over(s, other, seat, returned)
    s.tell("traded", seat=seat, by=other, gave=len(given), got=len(returned))


@rule
def _offer(s: Ship, seat: Seat, prompt: str) -> Asks[list[Choice]]:
    """Lay down any of the own things for the other to see."""
    things = tradable(s, seat)
    if not things:
        return []
    chosen: list[Choice] = yield from choose_several(
        seat, prompt, things, 0, len(things), "N-46", secret=True
    )
    return chosen


def _fits(s: Ship, seat: Seat, other: Seat, given: Sequence[Choice], got: Sequence[Choice]) -> bool:
    """Whether something changes hands and both have hands enough afterwards."""
    if not given and not got:
        return False
    out, back = _slots(s, seat, given), _slots(s, other, got)
    return s.free_slots(seat) + out - back >= 0 and s.free_slots(other) + back - out >= 0


def _slots(s: Ship, seat: Seat, things: Sequence[Choice]) -> int:
    return sum(1 for thing in things if isinstance(thing, str) or thing in s.held[seat])


def hand_over(s: Ship, giver: Seat, taker: Seat, things: Sequence[Choice]) -> None:
    """Things change hands; others do not learn which of the hidden ones."""
    for thing in things:
        if isinstance(thing, str):
            s.objects[giver].remove(thing)
            s.objects[taker].append(thing)
        elif thing in s.held[giver]:
            assert isinstance(thing, int)
            s.held[giver].remove(thing)
            s.held[taker].append(thing)
            s.taped = [pair for pair in s.taped if thing not in pair]
        else:
            assert isinstance(thing, int)
            s.items[giver].remove(thing)
            fresh = hide(s, thing, s.items[taker], mask(giver, taker))
            look(s, fresh, taker)
    mix(s, [s.items[giver]], mask(giver))
