"""Phases 6 and 7 with 1-3 players: exchanging cards and offering tests, all in the open."""

from __future__ import annotations

from hullbreach.games.the_thing.components import THINGS
from hullbreach.games.the_thing.state import Base
from hullbreach.games.the_thing.tests_phase import NONE, offer_options, record_offer
from hullbreach.games.the_thing.trade import hand_over
from hullbreach.kernel import DONE, Asks, Choice, Pick, rule, settle


@rule
def trade(s: Base) -> Asks[None]:
    """Each character may hand cards over to others, as many as they have."""
    while s.turn and not s.belongings(s.turn[0]):
        s.turn.pop(0)
    if not s.turn:
        s.phase = "coop_offers"
        return
    i = s.turn[0]
    f = s.figures[i]
    own = [*f.weapons, *f.flames, *f.items]
    held = [kind for kind in THINGS if kind in s.kinds(own)]
    others = [k for k in s.present() if k != i]
    options: list[Choice] = [DONE, *((kind, k) for kind in held for k in others)]
    about = {"figure": s.name(i)}
    choice = yield from settle(Pick(f.seat, "coop.trade", options, "G-219", DONE, about=about))
    if choice == DONE:
        s.turn.pop(0)
        return
    kind, k = choice
    hand_over(s, s.take(own, kind), i, k)
    s.tell("coop.given", figure=i, partner=k, card=kind)


@rule
def offers(s: Base) -> Asks[None]:
    """Whoever can test says whether they do."""
    for i in s.order():
        options = offer_options(s, i)
        if len(options) == 1:
            continue
        about = {"figure": s.name(i)}
        pick = Pick(s.figures[i].seat, "test.offer", options, "G-220", NONE, about=about)
        record_offer(s, i, (yield from settle(pick)))
    s.phase = "test_a"
