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


def hurt(s: Theseus, unit: int, amount: int, dealer: Seat) -> None:
    """Deal damage to a unit: its faction loses life or, in deathmatch, the dealer gains it."""
    u = s.units[unit]
    if amount <= 0:
        return
    if UNITS[u.kind].fragile:
        s.tell("destroyed", unit=u.name, seat=u.seat)
        s.remove(unit)
        amount = 1
    elif not s.deathmatch:
        s.tell("damage", unit=u.name, amount=amount, by=dealer)
        lose_life(s, u.seat, amount)
    if s.deathmatch:
        s.tell("scored", seat=dealer, amount=amount, unit=u.name)
        gain_life(s, dealer, amount)


def lose_life(s: Theseus, seat: Seat, amount: int) -> None:
    """Take life off a faction; at 0 it loses, except in deathmatch."""
    if not s.marked[seat]:
        return
    s.life[seat] = max(0, s.life[seat] - amount)
    s.tell("life", seat=seat, life=s.life[seat])
    if s.life[seat] == 0 and not s.deathmatch:
        win(s, "destruction", s.foes(seat))


def gain_life(s: Theseus, seat: Seat, amount: int) -> None:
    """Give life to a faction; in deathmatch the end of the track wins."""
    if not s.marked[seat]:
        return
    s.life[seat] = min(SETUP.tracks.life, s.life[seat] + amount)
    s.tell("life", seat=seat, life=s.life[seat])
    if s.deathmatch and s.life[seat] == SETUP.tracks.life:
        win(s, "supremacy", [seat])


def gain_data(s: Theseus, seat: Seat, amount: int) -> None:
    """Give data to a faction that collects them; the end of the track wins."""
    if amount <= 0 or not s.collects[seat] or not s.marked[seat]:
        return
    s.data[seat] = min(SETUP.tracks.data, s.data[seat] + amount)
    s.tell("data", seat=seat, amount=amount, data=s.data[seat])
    if s.data[seat] == SETUP.tracks.data:
        win(s, "data", s.mates(seat))
