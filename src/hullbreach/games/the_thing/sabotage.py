"""Sabotage: what a location has to lose, by a card or by the revealed alien."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hullbreach.parts.cards import show
from hullbreach.parts.registry import Registry

from .components import LOCATIONS, TRACKS, slots
from .pieces import ARMORY, GENERATOR, KITCHEN, LABORATORY, STATION, WAREHOUSE
from .state import Base


class Loss(NamedTuple):
    """What sabotage takes from a location without damage slots, and whether there is anything left to take."""

    do: Callable[[Base, str, int, str], None]
    possible: Callable[[Base, str], bool]


loss = Registry("loss", Loss)


def can_sabotage(s: Base, place: str) -> bool:
    """Whether there is anything left to harm at a green location in play."""
    if place in s.damage:
        return not s.full_damage(place)
    return loss[place].possible(s, place)


def can_alien_sabotage(s: Base, place: str) -> bool:
    """Whether the revealed alien can harm a location."""
    return (
        place in LOCATIONS
        and LOCATIONS[place].colour == "green"
        and place not in s.closed
        and can_sabotage(s, place)
    )


def sabotage(s: Base, place: str) -> None:
    """The sabotage card: 1 damage, or the loss the location names."""
    s.tell("sabotage", place=place)
    if place == LABORATORY:
        _spoil_blood(s)
    else:
        _harm(s, place, 1, "sabotage")


def sabotage_by_alien(s: Base, place: str, strength: int) -> None:
    """The alien harms a location once for each point of its strength there."""
    s.tell("sabotage.alien", place=place, strength=strength)
    _harm(s, place, strength, "alien")


def _harm(s: Base, place: str, times: int, cause: str) -> None:
    here = slots(s.size).damage
    if place not in here:
        loss[place].do(s, place, times, cause)
        return
    amount = s.hurt(place, times)
    now = s.damage[place]
    s.tell("damage", place=place, amount=amount, cause=cause, now=now, slots=here[place])
    if place == GENERATOR and s.dark():
        s.tell("power.fails", cause="damage")


def _spoil_blood(s: Base) -> None:
    """One blood bag is openly taken out of the lab bag; if there is none everybody knows it."""
    blood = [h for h in s.lab_bag if s.cards.faces[h] == "blood"]
    if not blood:
        for h in s.lab_bag:
            show(s, h)
        s.tell("lab.no_blood")
        return
    h = s.chance.choice(blood)
    s.lab_bag.remove(h)
    show(s, h)
    s.lab_out.append(h)
    s.tell("lab.blood_spoilt", cause=("cause", "sabotage"))


# -- what there is to lose -----------------------------------------------------------------------------------------


def has_food(s: Base, place: str) -> bool:
    """Whether the pantry holds any food."""
    return s.pantry > 0


def has_fuel(s: Base, place: str) -> bool:
    """Whether the warehouse holds any fuel."""
    return s.warehouse > 0


def has_tokens(s: Base, place: str) -> bool:
    """Whether the lab bag holds any token."""
    return bool(s.lab_bag)


def has_cards(s: Base, place: str) -> bool:
    """Whether the deck here holds any card."""
    return bool(s.deck_at(place))


@loss(KITCHEN, possible=has_food)
def lose_food(s: Base, place: str, times: int, cause: str) -> None:
    """Food of the pantry spoils."""
    lost = min(s.pantry, times * TRACKS.food.sabotage)
    s.pantry -= lost
    s.tell("food.lost", food=lost, cause=cause, left=s.pantry)


@loss(STATION, possible=has_fuel)
def lose_fuel(s: Base, place: str, times: int, cause: str) -> None:
    """Fuel of the warehouse runs out."""
    lost = min(s.warehouse, times)
    s.warehouse -= lost
    s.tell("fuel.lost", amount=lost, cause=cause, left=s.warehouse)


@loss(LABORATORY, possible=has_tokens)
def lose_tokens(s: Base, place: str, times: int, cause: str) -> None:
    """Tokens of the lab bag, drawn unseen, leave the game."""
    lost = min(len(s.lab_bag), times)
    for _ in range(lost):
        s.lab_out.append(s.lab_bag.pop(s.chance.below(len(s.lab_bag))))
    s.tell("lab.lost", tokens=lost, cause=cause)


@loss(WAREHOUSE, ARMORY, possible=has_cards)
def lose_cards(s: Base, place: str, times: int, cause: str) -> None:
    """The top cards of the deck here leave the game unseen."""
    deck = s.deck_at(place)
    lost = min(len(deck), times)
    for _ in range(lost):
        s.gone.append(deck.pop())
    s.tell("deck.lost", place=place, cards=lost, cause=cause)
