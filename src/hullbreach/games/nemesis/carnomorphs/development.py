"""The development of the bag (K-80 to K-91)."""

from __future__ import annotations

from hullbreach.games.nemesis.bag import add_token, draw_token, return_token, supply_token
from hullbreach.games.nemesis.encounters import surprise
from hullbreach.games.nemesis.injuries import vanish
from hullbreach.games.nemesis.noise import noise_roll
from hullbreach.games.nemesis.noise_markers import clear_noise
from hullbreach.games.nemesis.state import Ship, kind_of, number_of
from hullbreach.kernel import Asks, Seat, rule

from .figures import BLUE_TOKEN, BUTCHER, METAGORGER, RED_TOKEN, SHAMBLER, brood, place_directly


@rule
def develop_carnomorphs(s: Ship) -> Asks[None]:
    """One draw of the development table."""
    token = yield from draw_token(s)
    kind = kind_of(token)
    s.tell("developed", kind=kind)
    if kind == BLUE_TOKEN:
        yield from _noise_rolls(s)
        supply_token(s, token)
        add_token(s, METAGORGER)
    elif kind == RED_TOKEN:
        yield from _swarm(s)
        return_token(s, token)
    elif kind == BUTCHER:
        yield from _butcher(s, token)
    elif kind == "blank":
        yield from _blank(s, token)
    else:
        return_token(s, token)
        yield from _noise_rolls(s)


@rule
def _noise_rolls(s: Ship) -> Asks[None]:
    """Every Character not in combat when its turn comes rolls for noise, in player order."""
    for seat in s.player_order():
        yield from noise_roll(s, seat)


@rule
def _swarm(s: Ship) -> Asks[None]:
    """A Metagorger in every room with one, with a Heavy Object or with the living Nest (K-81 to K-84)."""
    rooms = {x.room for x in s.intruders if x.kind == METAGORGER}
    rooms |= {room for room, _ in s.floor}
    rooms |= {s.where[seat] for seat in range(s.n) if s.present(seat) and s.objects[seat]}
    nest = s.room_with("nest")
    if nest >= 0 and not s.nest_destroyed:
        rooms.add(nest)
    for room in sorted(rooms):
        yield from place_directly(s, METAGORGER, room)


@rule
def _butcher(s: Ship, token: str) -> Asks[None]:
    """The Butcher comes for the Slimed Character with the fewest cards, or for the first player (K-87, K-88)."""
    seat = _chosen(s)
    x = (yield from place_directly(s, BUTCHER, s.where[seat])) if seat >= 0 else None
    if x is None:
        return_token(s, token)
        return
    supply_token(s, token)
    clear_noise(s, x.room)
    yield from surprise(s, x, seat, number_of(token))


def _chosen(s: Ship) -> Seat:
    crew = [seat for seat in s.player_order() if s.present(seat)]
    slimed = [seat for seat in crew if s.slime[seat]]
    if slimed:
        return min(slimed, key=lambda seat: len(s.hand[seat]))
    return crew[0] if crew else -1


@rule
def _blank(s: Ship, token: str) -> Asks[None]:
    """Shamblers alone leave, a Metagorger token comes, noise rolls; the blank goes back last (K-89 to K-91)."""
    for x in [x for x in s.intruders if x.kind == SHAMBLER and not s.contested(x)]:
        vanish(s, x.id)
    add_token(s, METAGORGER)
    if brood(s).blank_first:
        return_token(s, token)
    yield from _noise_rolls(s)
    if not brood(s).blank_first:
        return_token(s, token)
