"""Phase 8: dogs and the change of leader."""

from __future__ import annotations

from hullbreach.kernel import Asks, roll, rule

from .components import TRACKS
from .ending import ROUND_LIMIT, end
from .pieces import KENNEL
from .state import Base


@rule
def dogs(s: Base) -> Asks[None]:
    """Place the loose dogs, change the leader, place the leader token; the round is over."""
    deck = yield from place_dogs(s)
    if s.coop:
        s.leader = (s.leader + 1) % s.players
        s.phase = "threat"
        return
    if s.token_holder >= 0:
        s.leader = s.token_holder
        s.token_holder = -1
        s.tell("leader.changes", figure=s.leader)
    yield from place_token(s, deck)
    next_round(s)


@rule
def place_dogs(s: Base) -> Asks[list[str]]:
    """One card of the shuffled location deck for each loose dog; returns the rest of the deck."""
    if not s.released:
        s.released = True
        s.dogs, s.kennel = [""] * s.kennel, 0
        s.tell("dogs.released")
    loose, s.dogs = len(s.dogs), []
    deck = s.location_cards()
    yield from _place_each(s, deck, loose)
    return deck


@rule
def _place_each(s: Base, deck: list[str], loose: int) -> Asks[None]:
    """The kennel card frees the dogs inside; dogs for whom there is no card go to the kennel."""
    while loose:
        if not deck:
            s.kennel += loose
            return
        place = yield from roll(deck)
        deck.remove(place)
        if place == KENNEL:
            loose += open_kennel(s)
        else:
            s.dogs.append(place)
            loose -= 1
            s.tell("dog.placed", place=place)


def open_kennel(s: Base) -> int:
    """All dogs in the kennel get out; returns how many."""
    freed, s.kennel = s.kennel, 0
    s.tell("kennel.opens", dogs=freed)
    return freed


@rule
def place_token(s: Base, deck: list[str]) -> Asks[None]:
    """The next card of the same deck shows where the leader token goes."""
    place = KENNEL
    while place == KENNEL:
        if not deck:
            deck = s.open_places()
        place = yield from roll(deck)
        deck.remove(place)
        if place == KENNEL:
            yield from _place_each(s, deck, open_kennel(s))
    s.token_at = place
    s.tell("token.placed", place=place)


def next_round(s: Base) -> None:
    """Begin the next round; after the last one the aliens win."""
    s.round += 1
    s.phase = "weather"
    if s.round > TRACKS.rounds.last:
        end(s, ROUND_LIMIT)
