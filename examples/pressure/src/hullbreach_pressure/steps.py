"""The skeleton of the game, and its few rules."""

from __future__ import annotations

from hullbreach.kernel import Asks, Choice, Flow, Pick, Seat, ask, asks_nothing, rule
from hullbreach.parts.cards import draw, show, shuffle

from .state import Engine

OPEN = "open"


def step(s: Engine) -> Flow[None] | None:
    """The next rule to carry out, found from the state alone."""
    if len(s.alive()) == 1:
        return None
    if any(s.hands):
        return turn(s, s.turn)
    return deal(s)


@asks_nothing
def deal(s: Engine) -> None:
    """P-2: everybody in play reads a gauge of their own."""
    for seat in s.alive():
        s.hands[seat].append(draw(s, s.pile, seat))
    s.tell("dealt", count=len(s.alive()))


@rule
def turn(s: Engine, seat: Seat) -> Asks[None]:
    """P-3: claim more than was claimed before, or have the gauges opened."""
    options: list[Choice] = list(range(s.claim + 1, s.most() + 1))
    if s.claim:
        options.insert(0, OPEN)
    said = yield from ask(Pick(seat, "turn.claim", options, "P-3", about={"claim": s.claim}))
    if said == OPEN:
        open_gauges(s, seat)
        return
    s.claim, s.claimer, s.turn = said, seat, s.after(seat)
    s.tell("claim", seat=seat, claim=said)


def open_gauges(s: Engine, seat: Seat) -> None:
    """P-4: all gauges are shown, and whoever was wrong loses a life."""
    s.opened = [s.gauge(x) if s.hands[x] else 0 for x in range(s.players)]
    for hand in s.hands:
        for h in hand:
            show(s, h)
    total = sum(s.opened)
    s.tell("opened", seat=seat, claim=s.claim, total=total)
    wrong = seat if total >= s.claim else s.claimer
    s.lives[wrong] -= 1
    s.tell("wrong", seat=wrong, lives=s.lives[wrong])
    begin_again(s, wrong)


def begin_again(s: Engine, wrong: Seat) -> None:
    """P-5: the gauges are shuffled; whoever was wrong begins, or, if they are out, the next one."""
    for hand in s.hands:
        s.pile += hand
        hand.clear()
    shuffle(s, s.pile)
    s.claim, s.claimer = 0, -1
    s.turn = wrong if s.lives[wrong] else s.after(wrong)
