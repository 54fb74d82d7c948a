"""Damage, armour and elimination (P-116 to P-123, P-162)."""

from __future__ import annotations

from functools import partial

from msgspec import Struct

from hullbreach.kernel import Asks, Choice, Fact, Pick, Seat, ask, ask_together, rule

from .components import ARMOUR, CHARACTERS, FINDS, GREY, PARASITE_LIFE, PARASITE_SIDES, PLACES
from .ending import NO_SOLDIERS, finish
from .grid import NOWHERE
from .state import DIED, KILLED, NOBODY, Incident, Station
from .structure import end_turn


class Hit(Struct, gc=False):
    """One event: what each character and each parasite would lose (P-116)."""

    losses: dict[int, int]
    parasites: dict[int, int]
    cause: str
    """What hurts: the parasites, a shot, a knife or a grenade."""


@rule
def damage(s: Station, hit: Hit, by: Seat = NOBODY) -> Asks[None]:
    """Let everybody affected react at the same time, then apply the losses (P-116)."""
    affected = sorted({figure >> 1 for figure in hit.losses})
    asked = [seat for seat in affected if s.may_play(seat)]
    if asked:
        played = yield from ask_together({x: partial(react, s, x, hit) for x in asked})
        for seat in asked:
            wear(s, seat, hit, played[seat])
    for figure in sorted(hit.losses):
        lose_life(s, figure, hit.losses[figure], hit.cause, by)
    hurt_parasites(s, hit.parasites, hit.cause)
    for seat in affected:
        if not s.alive(seat):
            eliminate(s, seat)
    if not s.soldiers_left():
        finish(s, NO_SOLDIERS)


# --- armour -----------------------------------------------------------------------------------


@rule
def react(s: Station, seat: Seat, hit: Hit) -> Asks[Choice]:
    """Choose how much armour to play; asked with or without any in the hand (P-117, P-174)."""
    options = armour_options(s, seat, hit)
    soldier, android = (hit.losses.get(f, 0) for f in (2 * seat, 2 * seat + 1))
    about: dict[str, Fact] = {"loss": soldier + android, "soldier": soldier, "android": android}
    about["cause"] = hit.cause
    choice: Choice = yield from ask(
        Pick(seat, "armour.play", options, "P-117", options[0], about=about)
    )
    return choice


def armour_options(s: Station, seat: Seat, hit: Hit) -> list[Choice]:
    """How many armour cards; if both characters are hit in different rooms, how many for each."""
    spare = len(s.hands[seat]) - s.minimum
    most = min(s.faces(seat).count(ARMOUR), spare)
    soldier, android = (hit.losses.get(f, 0) for f in (2 * seat, 2 * seat + 1))
    if soldier and android and s.soldier_of(seat) != s.android_of(seat):
        return [
            (a, b) for a in range(min(most, soldier) + 1) for b in range(min(most - a, android) + 1)
        ]
    return list(range(min(most, max(soldier, android)) + 1))


def wear(s: Station, seat: Seat, hit: Hit, choice: Choice) -> None:
    """Discard the armour and lower the losses; in one room it covers both characters (P-117)."""
    covers = choice if isinstance(choice, tuple) else (choice, choice)
    count = sum(int(n) for n in choice) if isinstance(choice, tuple) else int(choice)
    for _ in range(count):
        s.throw_away(seat, ARMOUR)
    for figure, number in zip((2 * seat, 2 * seat + 1), covers, strict=True):
        if figure in hit.losses:
            hit.losses[figure] = lessened(hit.losses[figure], int(number))
    s.tell("armour", seat=seat, count=count)


def lessened(loss: int, armour: int) -> int:
    """What so much armour leaves of a loss (P-117)."""
    return max(0, loss - armour * FINDS[ARMOUR].amount)


def left_by(s: Station, figure: int, loss: int, armour: int) -> int:
    """The life points that a loss leaves a character with this much armour on."""
    return max(0, s.life[figure] - lessened(loss, armour))


# --- losses -----------------------------------------------------------------------------------


def lose_life(s: Station, figure: int, loss: int, cause: str, by: Seat) -> None:
    """A character loses life points; without any its figure leaves the game (P-119)."""
    if not loss:
        return
    seat, kind = figure >> 1, CHARACTERS[figure & 1]
    s.life[figure] = max(0, s.life[figure] - loss)
    s.tell("loses", seat=seat, figure=kind, loss=loss, life=s.life[figure], cause=cause)
    if s.life[figure] == 0:
        s.cells[figure] = NOWHERE
        if by not in (NOBODY, seat):
            s.log.append(Incident(KILLED, by, seat))
        s.tell("dies", seat=seat, figure=kind, cause=cause)


def hurt_parasites(s: Station, hits: dict[int, int], cause: str) -> None:
    """First the parasites that die, then the blacks that are only wounded (P-121, P-122)."""
    dying = [t for t in sorted(hits) if hits[t] >= PARASITE_LIFE[s.sides[t]]]
    wounded = [t for t in sorted(hits) if t not in dying]
    for token in dying:
        colour, room = PARASITE_SIDES[s.sides[token]], _room(s, token)
        s.tell("parasite_dies", colour=colour, room=room, cause=cause)
        s.kill_parasite(token)
    for token in wounded:
        room = _room(s, token)
        s.tell("parasite_wounded", colour=PARASITE_SIDES[GREY], room=room, cause=cause)
        s.hurt_parasite(token)


def _room(s: Station, token: int) -> str:
    return PLACES[s.parasites[token]]


def eliminate(s: Station, seat: Seat) -> None:
    """Without characters a player is out: all cards go face down into the box (P-120, P-120a)."""
    s.box(seat)
    s.log.append(Incident(DIED, seat))
    s.tell("eliminated", seat=seat)
    if s.active == seat:
        end_turn(s)
