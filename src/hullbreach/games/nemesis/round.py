"""The round: revival, draw, First Player, and the end of the Player Phase (N-20 to N-23, N-29, N-180, N-224)."""

from __future__ import annotations

from hullbreach.kernel import Asks, Seat, rule

from . import hooks, intruder_player
from .components import NUMBERS, TILES
from .hooks import modify_for
from .species import species
from .state import DEAD, Ship
from .wounds import die


@rule
def begin_round(s: Ship) -> Asks[None]:
    """Revive, draw, pass on the First Player token, begin the turns."""
    s.round += 1
    s.tell("round", round=s.round, time=s.time)
    species(s).begin_round(s)
    if s.mode == "coop":
        _revive(s)
    if s.haunted and s.xeno < 0 and s.first_death >= 0:
        yield from intruder_player.may_play_on(s, s.first_death)
    for seat in range(s.n):
        if s.active(seat):
            s.draw_cards(seat, max(0, draw_limit(s, seat) - len(s.hand[seat])))
    if s.xeno >= 0:
        intruder_player.draw_up(s, s.xeno)
    if s.round > 1:
        _pass_token(s)
    s.passed = [not s.active(seat) and seat != s.xeno for seat in range(s.n)]
    s.turn, s.acted, s.phase = s.first, 0, "turn"


def draw_limit(s: Ship, seat: Seat) -> int:
    """How many cards a player draws up to: five, changed by wounds and by the Cabins (N-22)."""
    limit = modify_for(s, seat, hooks.draw_limit, NUMBERS.turn["hand"], seat)
    room = s.where[seat]
    if room >= 0 and not s.broken[room] and not s.in_combat(seat):
        tile = TILES[s.tile_id(room)]
        if tile.cost is None:
            limit += tile.amounts.get("cards", 0)
    return limit


def _pass_token(s: Ship) -> None:
    """The First Player token goes left to the next player in play (N-23)."""
    for seat in s.clockwise(s.first)[1:] + [s.first]:
        if s.active(seat):
            s.first = seat
            s.tell("first.player", seat=seat)
            return


def _revive(s: Ship) -> None:
    """Red corpses in a working Emergency Room without Intruders stand up (N-224)."""
    room = s.room_with("emergency_room")
    if room < 0 or s.broken[room] or s.intruders_in(room):
        return
    for seat in range(s.n):
        corpse = (room, f"corpse_{s.character[seat]}")
        if s.where[seat] == DEAD and corpse in s.floor and species(s).revivable(s, seat):
            s.floor.remove(corpse)
            s.where[seat] = room
            s.light[seat] = 0
            s.dressed[seat] += s.wounds[seat]
            s.wounds[seat] = []
            s.renew_deck(seat, hand=True)
            s.tell("revived", seat=seat)


@rule
def end_player_phase(s: Ship) -> Asks[None]:
    """A sealed room loses its air: its fire goes out, everybody in it dies (N-180)."""
    room, s.airlock = s.airlock, -1
    s.phase = "time"
    if room < 0:
        return
    s.tell("airlock.opened")
    s.clear_fire(room)
    for seat in s.by_number(s.crew_in(room)):
        yield from die(s, seat, "airlock")
    while inside := s.intruders_in(room):
        species(s).kill(s, inside[0].id, "airlock")
