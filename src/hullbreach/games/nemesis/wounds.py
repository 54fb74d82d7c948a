"""Wounds and death of Characters (N-142 to N-150)."""

from __future__ import annotations

from hullbreach.kernel import Asks, Pick, Seat, asks_nothing, rule, settle

from . import objects, systems
from .components import NUMBERS
from .decks import draw_wound
from .species import species
from .state import DEAD, Ship

LIGHT = NUMBERS.character["light_wounds"]
SERIOUS = NUMBERS.character["serious_wounds"]


@rule
def light_wound(s: Ship, seat: Seat, cause: str) -> Asks[None]:
    """A light wound; the third becomes a serious one, and any wound kills after three of those (N-142)."""
    if not s.active(seat) or not species(s).wounded(s, seat, "light"):
        return
    if s.serious(seat) >= SERIOUS:
        yield from die(s, seat, cause)
    elif s.light[seat] < LIGHT:
        s.light[seat] += 1
        s.tell("wound.light", seat=seat, cause=("cause", cause), total=s.light[seat])
    else:
        s.light[seat] = 0
        yield from serious_wound(s, seat, cause)


@rule
def serious_wound(s: Ship, seat: Seat, cause: str) -> Asks[None]:
    """Draw a Serious Wound card, in force at once; with three already, death (N-143, N-145)."""
    if not s.active(seat):
        return
    suffered = species(s).wounded(s, seat, "serious")
    if suffered != "serious":
        if suffered:
            yield from light_wound(s, seat, cause)
        return
    if s.serious(seat) >= SERIOUS:
        yield from die(s, seat, cause)
        return
    wound = yield from draw_wound(s)
    s.wounds[seat].append(wound)
    total = s.serious(seat)
    s.tell("wound.serious", seat=seat, cause=("cause", cause), wound=wound, total=total)
    yield from objects.fit_hands(s, seat)


@rule
def dress(s: Ship, seat: Seat, count: int = 1) -> Asks[None]:
    """Dress serious wounds: no effect any more, but they still count (N-144)."""
    for _ in range(min(count, len(s.wounds[seat]))):
        options = list(dict.fromkeys(s.wounds[seat]))
        if count >= len(s.wounds[seat]):
            options = options[:1]
        wound = yield from settle(Pick(seat, "wound.dress", options, "N-144"))
        s.wounds[seat].remove(wound)
        s.dressed[seat].append(wound)
        count -= 1
        s.tell("wound.dressed", seat=seat, wound=wound)


@rule
def heal_serious(s: Ship, seat: Seat) -> Asks[None]:
    """Heal a dressed serious wound (N-144, N-146)."""
    options = list(dict.fromkeys(s.dressed[seat]))
    wound = yield from settle(Pick(seat, "wound.heal", options, "N-144"))
    s.dressed[seat].remove(wound)
    if wound != "wound":
        s.wound_discard.append(wound)
    s.tell("wound.healed", seat=seat, wound=wound)


def heal_light(s: Ship, seat: Seat, count: int) -> None:
    """Heal light wounds."""
    if s.light[seat]:
        s.light[seat] = max(0, s.light[seat] - count)
        s.tell("wound.light.healed", seat=seat, total=s.light[seat])


@asks_nothing
def die(s: Ship, seat: Seat, cause: str) -> None:
    """A Character dies: a corpse, its Objects on the floor, its Items and cards out of the game (N-147)."""
    room = s.place_of(seat)
    for word in [*s.objects[seat]]:
        s.drop_object(seat, word)
    s.where[seat], s.pod[seat] = DEAD, -1
    s.floor.append((room, f"corpse_{s.character[seat]}"))
    s.tell("died", seat=seat, cause=("cause", cause), room=s.place_name(room))
    _lose_all(s, seat)
    if s.first_death < 0:
        s.first_death = seat
        s.tell("first.death")
        systems.unlock_all(s)


def _lose_all(s: Ship, seat: Seat) -> None:
    """Items and cards leave the game; in co-op the cards (rulebook: the Items too) wait for a revival."""
    if s.mode != "coop" or not s.rulebook:
        things = s.owned(seat) + s.quests[seat]
        things += [card for card, weapon in s.attached if weapon in things]
        s.attached = [pair for pair in s.attached if pair[1] not in things]
        s.taped = [pair for pair in s.taped if pair[0] not in things]
        s.gone += things
        s.items[seat], s.held[seat], s.quests[seat] = [], [], []
    if s.mode != "coop":
        s.gone += s.hand[seat] + s.deck[seat] + s.discard[seat]
        s.hand[seat], s.deck[seat], s.discard[seat] = [], [], []
