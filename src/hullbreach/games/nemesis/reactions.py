"""Reactions: Interruption, Nerves of Steel, Armor (N-38, N-39, N-125).

A hidden card is asked for of everybody who might hold it, so that being asked tells nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from hullbreach.kernel import Asks, Pick, Seat, ask, rule

from .components import ACTION_CARDS, CHARACTERS, ITEMS
from .state import Ship

INTERRUPTIONS = frozenset(card.id for card in ACTION_CARDS.values() if card.answers == "action")
NERVES = frozenset(card.id for card in ACTION_CARDS.values() if card.answers == "surprise")
SHIELDS = tuple(item.id for item in ITEMS.values() if item.answers == "attack")


class DeclaredAction(NamedTuple):
    """An action that was declared: its word, what it is done with or to, and the cards paid for it."""

    word: str
    what: str
    paid: int

    def as_fact(self) -> str:
        """The action as one fact of a question, which is not looked up as the name of a thing."""
        return f"{self.word}:{self.what}:{self.paid}"

    @classmethod
    def from_fact(cls, fact: str) -> DeclaredAction:
        """The action that a question is about."""
        word, what, paid = fact.split(":")
        return cls(word, what, int(paid))


def might_hold(s: Ship, seat: Seat, cards: frozenset[str]) -> bool:
    """Whether, as far as everybody can see, a player may hold one of these Action cards."""
    if not s.hand[seat]:
        return False
    deck = CHARACTERS[s.character[seat]].deck
    faces = s.cards.faces
    lying = [faces[h] for h in s.discard[seat]]
    return any(lying.count(card) < deck.get(card, 0) for card in cards)


def held(s: Ship, seat: Seat, cards: frozenset[str]) -> list[str]:
    """Those of these cards a player holds."""
    faces = s.cards.faces
    return [faces[h] for h in s.hand[seat] if faces[h] in cards]


@rule
def interrupted(s: Ship, actor: Seat, deed: DeclaredAction) -> Asks[bool]:
    """Whether a declared action is cancelled: each Interruption may itself be interrupted (N-38)."""
    room, cancelled, last = s.where[actor], False, actor
    while True:
        who = yield from _interruption(
            s, room, {"by": last, "actor": actor, "deed": deed.as_fact()}
        )
        if who < 0:
            return cancelled
        cancelled, last = not cancelled, who


@rule
def _interruption(s: Ship, room: int, about: Mapping[str, Any]) -> Asks[Seat]:
    """Offer an Interruption to the others in the room, from the left of who acted last."""
    where, last = s.where, int(about["by"])
    for seat in s.clockwise(last)[1:]:
        if where[seat] != room or not might_hold(s, seat, INTERRUPTIONS):
            continue
        mine = held(s, seat, INTERRUPTIONS)
        options = ["no", "interrupt"] if mine else ["no"]
        answer = yield from ask(Pick(seat, "interruption", options, "N-38", "no", about=about))
        if answer != "no":
            s.spend_card(seat, s.card_in_hand(seat, mine[0]))
            s.tell("interrupted", seat=seat, by=last)
            return seat
    return -1


@rule
def parried(s: Ship, seat: Seat, surprise: bool) -> Asks[bool]:
    """Whether the target of a hit uses Armor or, against a Surprise Attack, Nerves of Steel (N-125)."""
    shields = s.find_item(seat, *SHIELDS)
    nerves = surprise and might_hold(s, seat, NERVES)
    if not shields and not nerves:
        return False
    options = ["no", *dict.fromkeys(s.face(h) for h in shields)]
    if nerves:
        options += dict.fromkeys(held(s, seat, NERVES))
    answer = yield from ask(Pick(seat, "parry", options, "N-125", "no"))
    if answer == "no":
        return False
    s.tell("parried", seat=seat, card=answer)
    if answer in NERVES:
        s.spend_card(seat, s.card_in_hand(seat, answer))
    else:
        s.lose_item(seat, s.find_item(seat, answer)[0])
    return True
