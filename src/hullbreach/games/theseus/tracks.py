"""Life, data and the victories they bring at once."""

from __future__ import annotations

from hullbreach.kernel import Seat

from .components import SETUP, UNITS
from .state import Theseus


class Decided(Exception):
    """The game has ended in the middle of a rule."""


def win(s: Theseus, ending: str, winners: list[Seat]) -> None:
    """End the game on the spot."""
    s.ending, s.winners, s.phase = ending, winners, "over"
    s.tell("ending", ending=ending)
    raise Decided


def hurt(s: Theseus, unit: int, amount: int, dealer: Seat, cause: str) -> None:
    """Deal damage to a unit: its faction loses life or, in deathmatch, the dealer gains it."""
    if amount <= 0:
        return
    u = s.units[unit]
    if UNITS[u.kind].fragile:
        s.tell("destroyed", unit=u.name, seat=u.seat, cause=cause)
        s.remove(unit)
        if s.deathmatch:
            credit(s, dealer, 1, u.name, cause)
    elif s.deathmatch:
        credit(s, dealer, amount, u.name, cause)
    else:
        life = max(0, s.life[u.seat] - amount)
        s.tell(
            "damage",
            unit=u.name,
            amount=amount,
            by=dealer,
            cause=cause,
            seat=u.seat,
            lost=s.life[u.seat] - life,
            life=life,
        )
        _set_life(s, u.seat, life)


def credit(s: Theseus, dealer: Seat, amount: int, unit: str, cause: str) -> None:
    """In deathmatch whoever deals damage gains it as life, unless their marker has left the track."""
    if not s.marked[dealer]:
        s.tell("unscored", seat=dealer, amount=amount, unit=unit, cause=cause)
        return
    life = min(SETUP.tracks.life, s.life[dealer] + amount)
    s.tell("scored", seat=dealer, amount=amount, unit=unit, cause=cause, life=life)
    _set_life(s, dealer, life)


def lose_life(s: Theseus, seat: Seat, amount: int, cause: str) -> None:
    """Take life off a faction; at 0 it loses, except in deathmatch."""
    if s.marked[seat]:
        life = max(0, s.life[seat] - amount)
        s.tell("life", seat=seat, amount=s.life[seat] - life, life=life, cause=cause)
        _set_life(s, seat, life)


def gain_life(s: Theseus, seat: Seat, amount: int, cause: str) -> None:
    """Give life to a faction; in deathmatch the end of the track wins."""
    if s.marked[seat]:
        life = min(SETUP.tracks.life, s.life[seat] + amount)
        s.tell("healed", seat=seat, amount=life - s.life[seat], life=life, cause=cause)
        _set_life(s, seat, life)


def _set_life(s: Theseus, seat: Seat, life: int) -> None:
    """Move a marker on the life track, which may decide the game."""
    s.life[seat] = life
    if s.deathmatch and life == SETUP.tracks.life:
        win(s, "supremacy", [seat])
    if not s.deathmatch and life == 0:
        win(s, "destruction", s.foes(seat))


def gain_data(s: Theseus, seat: Seat, amount: int, cause: str) -> None:
    """Give data to a faction that collects them; the end of the track wins."""
    if amount <= 0 or not s.collects[seat] or not s.marked[seat]:
        return
    goal = SETUP.tracks.data
    data = min(goal, s.data[seat] + amount)
    s.tell("data", seat=seat, amount=data - s.data[seat], data=data, goal=goal, cause=cause)
    s.data[seat] = data
    if data == goal:
        win(s, "data", s.mates(seat))
