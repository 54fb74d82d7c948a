"""Reactions: Interruption, Nerves of Steel, Armor (N-38, N-39, N-125).

A hidden card is asked for of everybody who might hold it, so that being asked tells nothing.
"""

from __future__ import annotations

from hullbreach.kernel import Asks, Pick, Seat, ask, rule

from .components import ACTIONS, CHARACTERS
from .state import Ship

INTERRUPTION, NERVES, ARMOR = "interruption", "nerves_of_steel", "armor"
_REACTIONS = frozenset(card.id for card in ACTIONS.values() if card.kind == "reaction")


def might_hold(s: Ship, seat: Seat, card: str) -> bool:
    """Whether, as far as everybody can see, a player may hold this Action card."""
    if not s.hand[seat] or card not in CHARACTERS[s.character[seat]].deck:
        return False
    faces = s.cards.faces
    return all(faces[h] != card for h in s.discard[seat])


@rule
def interrupted(s: Ship, actor: Seat) -> Asks[bool]:
    """Whether a declared action is cancelled: each Interruption may itself be interrupted (N-38)."""
    room, cancelled, last = s.where[actor], False, actor
    while True:
        who = yield from _interruption(s, room, last, actor)
        if who < 0:
            return cancelled
        cancelled, last = not cancelled, who


@rule
def _interruption(s: Ship, room: int, last: Seat, actor: Seat) -> Asks[Seat]:
    """Offer an Interruption to the others in the room, from the left of who acted last."""
    where = s.where
    for seat in s.clockwise(last)[1:]:
        if where[seat] != room or not might_hold(s, seat, INTERRUPTION):
            continue
        holds = any(s.cards.faces[h] == INTERRUPTION for h in s.hand[seat])
        options = ["no", "interrupt"] if holds else ["no"]
        about = {"seat": actor, "last": last}
        answer = yield from ask(Pick(seat, "interruption", options, "N-38", "no", about=about))
        if answer != "no":
            s.spend_card(seat, s.card_in_hand(seat, INTERRUPTION))
            s.tell("interrupted", seat=seat, by=last)
            return seat
    return -1


@rule
def parried(s: Ship, seat: Seat, surprise: bool) -> Asks[bool]:
    """Whether the target of a hit uses Armor or, against a Surprise Attack, Nerves of Steel (N-125)."""
    armor = s.find_item(seat, ARMOR)
    nerves = surprise and might_hold(s, seat, NERVES)
    if not armor and not nerves:
        return False
    options = ["no", ARMOR] if armor else ["no"]
    if nerves and any(s.cards.faces[h] == NERVES for h in s.hand[seat]):
        options.append(NERVES)
    answer = yield from ask(Pick(seat, "parry", options, "N-125", "no"))
    if answer == "no":
        return False
    s.tell("parried", seat=seat, card=answer)
    if answer == ARMOR:
        s.lose_item(seat, armor[0])
    else:
        s.spend_card(seat, s.card_in_hand(seat, NERVES))
    return True


def is_reaction(card: str) -> bool:
    """Whether an Action card is a reaction and cannot be played as an action."""
    return card in _REACTIONS
