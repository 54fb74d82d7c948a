"""The skeleton of the game: which rule comes next."""

from __future__ import annotations

from functools import partial

from hullbreach.kernel import Asks, Flow, Pick, Seat, ask, ask_together, asks_nothing, rule
from hullbreach.parts.cards import shuffle

from .actions import action, open_actions
from .components import NUMBERS
from .state import Crew, Row


def step(s: Crew) -> Flow[None] | None:
    """The next rule to carry out, found from the state alone."""
    if s.ending:
        return None
    if not s.supply and (s.discard or s.waste):
        return refill(s)
    if s.phase == "turns":
        return turn(s, s.turn)
    if s.phase == "sabotage":
        return sabotage(s)
    return vote(s)


@asks_nothing
def refill(s: Crew) -> None:
    """S-5: an empty supply is made anew from both discard piles."""
    s.supply, s.discard, s.waste = s.discard + s.waste, [], []
    shuffle(s, s.supply)
    s.tell("refill", count=len(s.supply))


@rule
def turn(s: Crew, seat: Seat) -> Asks[None]:
    """S-6: the seat whose turn it is carries out one action."""
    word = yield from ask(Pick(seat, "turn.action", open_actions(s, seat), "S-6", "rest"))
    yield from action[word].do(s, seat)
    later = [other for other in s.alive() if other > seat]
    if later:
        s.turn = later[0]
    else:
        s.phase = "sabotage"


@rule
def sabotage(s: Crew) -> Asks[None]:
    """S-13: everybody is asked in secret; only aliens can do harm, and nobody sees who did."""
    alive = s.alive()
    said = yield from ask_together({x: partial(tamper, s, x) for x in alive}, waiting="count")
    saboteurs = [seat for seat in alive if said[seat] == "sabotage"]
    s.history.append(Row("sabotage", -1, len(saboteurs), sum(1 << x for x in saboteurs)))
    s.tell("sabotage", count=len(saboteurs))
    s.phase = "vote"
    s.lose_oxygen(len(saboteurs))


@rule
def tamper(s: Crew, seat: Seat) -> Asks[str]:
    """S-13: an alien may sabotage the air, a human can only go along."""
    options = ["pass", "sabotage"] if s.alien[seat] else ["pass"]
    word: str = yield from ask(Pick(seat, "sabotage.tamper", options, "S-13", secret=True))
    return word


@rule
def vote(s: Crew) -> Asks[None]:
    """S-14: the crew votes at once; an absolute majority puts somebody out of the airlock."""
    alive = s.alive()
    votes = yield from ask_together({x: partial(ballot, s, x) for x in alive})
    for seat in alive:
        s.tell("voted", seat=seat, target=votes[seat])
    for target in alive:
        if 2 * sum(votes[seat] == target for seat in alive) > len(alive):
            s.eliminate(target)
    end_round(s)


@rule
def ballot(s: Crew, seat: Seat) -> Asks[int]:
    """S-14: name somebody, or nobody."""
    target: int = yield from ask(Pick(seat, "vote.whom", [-1, *s.others(seat)], "S-14"))
    return target


def end_round(s: Crew) -> None:
    """S-15: after the last round the crew is rescued, aliens and all."""
    s.round += 1
    s.phase = "turns"
    if not s.ending:
        s.turn = s.alive()[0]
        if s.round > NUMBERS.rounds:
            aliens = sum(s.alien[seat] for seat in s.alive())
            s.ending = "rescued" if 2 * aliens < len(s.alive()) else "carried"
