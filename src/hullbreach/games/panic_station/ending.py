"""How the game ends and who wins (P-163 to P-170)."""

from __future__ import annotations

from hullbreach.kernel import Result, Seat, asks_nothing

from .actions import action
from .components import GAS_CAN, HOST_CARD, NEST, TABLE
from .infection import after_exchange
from .state import DREW, KILLED, MET, Station

DESTROY_NEST, RESIGN = "destroy_nest", "resign"

NEST_DESTROYED = "nest_destroyed"
ALL_INFECTED = "all_infected"
NO_SOLDIERS = "no_soldiers"
RESIGNED = "resigned"
NEST_LOST = "nest_lost"
OUT_OF_TIME = "out_of_time"
ENDINGS = (NEST_DESTROYED, ALL_INFECTED, NO_SOLDIERS, RESIGNED, NEST_LOST, OUT_OF_TIME)


def is_out(s: Station, seat: Seat) -> bool:
    """Whether both characters of a player are dead (P-120, P-162)."""
    return not s.alive(seat)


def parasite_winners(s: Station) -> list[Seat]:
    """The living infected; if nobody else lives, without the one infected last (P-164 to P-167)."""
    living = s.living()
    infected = [seat for seat in living if s.infected[seat]]
    if len(infected) == len(living):
        last = s.last_infected()
        infected = [seat for seat in infected if seat != last]
    if s.house.master_and_servant:
        served = deeds(s)
        infected = [seat for seat in infected if served[seat]]
    return infected


def deeds(s: Station) -> list[bool]:
    """Who has infected a human or killed a human's character, found by going through the game once more."""
    infected, served = [False] * s.players, [False] * s.players
    for row in s.log:
        if row.what == DREW:
            infected[row.seat] = infected[row.seat] or bool(row.mine)
        elif row.what == KILLED:
            served[row.seat] = served[row.seat] or not infected[row.other]
        elif row.what == MET:
            for taker, giver, gave, got in (
                (row.seat, row.other, row.mine, row.theirs),
                (row.other, row.seat, row.theirs, row.mine),
            ):
                caught = after_exchange(infected[taker], gave, got)
                served[giver] = served[giver] or (caught and not infected[taker])
                infected[taker] = caught
    return served


def human_winners(s: Station) -> list[Seat]:
    """The living who are not infected (P-163)."""
    return [seat for seat in s.living() if not s.infected[seat]]


def finish(s: Station, ending: str) -> None:
    """The game is over (P-170: from now on nothing is hidden)."""
    if s.ending:
        return
    s.ending = ending
    s.winners = human_winners(s) if ending == NEST_DESTROYED else parasite_winners(s)
    s.reveals += 1
    s.tell("end", ending=ending)


def score(s: Station) -> Result:
    """One point for everybody who has won; the roles are told as they were at the end."""
    scores = tuple(int(seat in s.winners) for seat in range(s.players))
    sides = tuple(role(s, seat) for seat in range(s.players))
    return Result(s.ending, tuple(s.winners), scores, sides)


def role(s: Station, seat: Seat) -> str:
    """Human, infected, or the host who began it."""
    if not s.infected[seat]:
        return "human"
    faces = s.cards.faces
    cards = s.hands[seat] + s.boxed[seat]
    return "host" if any(faces[h] == HOST_CARD for h in cards) else "infected"


def gas_needed(s: Station) -> int:
    """The gas cans it takes to destroy the nest."""
    return TABLE.nest.gas_hard if s.house.hard_nest else TABLE.nest.gas


def can_destroy_nest(s: Station, seat: Seat) -> bool:
    """An uninfected player's soldier is in the nest, and enough gas is in the hand (P-163)."""
    return (
        s.cells[2 * seat] == NEST
        and not s.infected[seat]
        and s.faces(seat).count(GAS_CAN) >= gas_needed(s)
    )


@action(DESTROY_NEST, possible=can_destroy_nest)
@asks_nothing
def destroy_nest(s: Station, seat: Seat) -> None:
    """Burn the nest: the humans have won."""
    for _ in range(gas_needed(s)):
        s.throw_away(seat, GAS_CAN)
    s.ap -= 1
    s.tell("nest_burns", seat=seat)
    finish(s, NEST_DESTROYED)


def may_resign(s: Station, seat: Seat) -> bool:
    """The only human of the last scan has too little gas after the deck was played through (P-166)."""
    return (
        s.lone_human == seat
        and s.played_through
        and not s.infected[seat]
        and s.faces(seat).count(GAS_CAN) < gas_needed(s)
    )


@action(RESIGN, possible=may_resign)
@asks_nothing
def resign(s: Station, seat: Seat) -> None:
    """The last human gives up."""
    s.tell("resigns", seat=seat)
    finish(s, RESIGNED)
