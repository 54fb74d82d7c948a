"""Phase 4: drawing action cards."""

from __future__ import annotations

from hullbreach.kernel import Asks, Pick, ask, asks_nothing, rule

from .state import Base


@asks_nothing
def draw_up(s: Base) -> None:
    """In play order each character draws up to the hand limit."""
    limit = s.hand_limit()
    for i in s.order():
        hand = s.figures[i].hand
        count = limit - len(hand)
        for _ in range(count):
            hand.append(s.draw_action(i))
        if count > 0:
            s.tell("cards.drawn", figure=i, cards=count)
    s.phase = "exchange"


@rule
def exchange(s: Base) -> Asks[None]:
    """Garry may discard 1 card and draw 1; then the top card of the deck opens the active stack."""
    for i in s.present():
        if s.person(i).exchanges_card:
            yield from _exchange_card(s, i)
    if not s.action_deck:
        s.renew_deck()
    s.stack.append(s.action_deck.pop())
    s.turned = []
    for f in s.figures:
        f.handed = ""
    order = s.order()
    s.turn = order[1:] + order[:1]
    s.phase = "place"


@rule
def _exchange_card(s: Base, i: int) -> Asks[None]:
    f = s.figures[i]
    options = ["keep", *s.kinds(f.hand)]
    kind = yield from ask(Pick(f.seat, "garry.exchange", options, "G-47", "keep", True))
    if kind != "keep":
        s.action_discard.append(s.take(f.hand, kind))
        f.hand.append(s.draw_action(i))
        s.tell("garry.exchanges", figure=i)
