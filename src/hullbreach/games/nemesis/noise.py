"""Noise and danger (N-71 to N-81)."""

from __future__ import annotations

from hullbreach.kernel import Asks, Pick, Seat, ask, roll, rule

from .board import CORRIDOR_IDS, WAYS
from .components import EXITS, ITEMS, NOISE_DIE
from .encounters import encounter
from .injuries import move_together
from .noise_markers import noise_everywhere
from .species import species
from .state import Ship


@rule
def noise_roll(s: Ship, seat: Seat) -> Asks[None]:
    """Roll for noise: a number marks that exit, Silence is nothing, Danger is danger (N-72)."""
    if not s.present(seat) or s.in_combat(seat):
        return
    face: str = yield from roll(NOISE_DIE)
    s.last_roll = face
    s.tell("noise.rolled", seat=seat, face=face)
    if not REROLLS.isdisjoint([s.cards.faces[h] for h in s.owned(seat)]):
        face = yield from _reroll(s, seat, face)
    face = species(s).heard(s, seat, face)
    if face == "danger" or (face == "silence" and s.slime[seat]):
        yield from danger(s, seat)
    elif face != "silence":
        yield from noise_in(s, seat, EXITS[s.where[seat]][int(face) - 1])


REROLLS = frozenset(item.id for item in ITEMS.values() if item.answers == "noise")
"""Items that let their bearer roll for noise again."""


@rule
def _reroll(s: Ship, seat: Seat, face: str) -> Asks[str]:
    """The bearer may discard an Action card to roll once more (components, chapter 12)."""
    if not s.hand[seat]:
        return face
    faces = s.cards.faces
    options = ["keep", *dict.fromkeys(faces[h] for h in s.payable(seat))]
    pick = Pick(seat, "noise.reroll", options, "N-72", "keep", about={"face": face})
    answer = yield from ask(pick)
    if answer == "keep":
        return face
    s.spend_card(seat, s.card_in_hand(seat, answer))
    again: str = yield from roll(NOISE_DIE)
    s.last_roll = again
    s.tell("noise.rolled", seat=seat, face=again)
    return again


@rule
def noise_in(s: Ship, seat: Seat, corridor: int) -> Asks[None]:
    """A Noise marker for a corridor; where one lies already, an Encounter (N-73)."""
    if s.noise[corridor]:
        yield from encounter(s, seat)
        return
    s.noise[corridor] = True
    s.tell("noise.placed", corridor=CORRIDOR_IDS[corridor])


@rule
def danger(s: Ship, seat: Seat) -> Asks[None]:
    """Intruders next door that are not in combat come; if there are none, noise in every exit (N-78)."""
    room = s.where[seat]
    s.tell("danger", seat=seat, room=s.place_name(room))
    near = s.neighbours(room)
    comers = [x for x in s.intruders if x.room in near and not s.contested(x)]
    if not comers:
        noise_everywhere(s, room)
        return
    corridors = {other: corridor for corridor, other in WAYS[room]}
    yield from move_together(s, [(x.id, corridors[x.room]) for x in comers])
