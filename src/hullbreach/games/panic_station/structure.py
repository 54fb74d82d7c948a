"""The course of play: team phases of turns, the door card, beginning and ending a turn (P-24 to P-31)."""

from __future__ import annotations

from hullbreach.kernel import Seat

from .components import REACTOR
from .grid import NOWHERE
from .state import NOBODY, Station


def next_living(s: Station, seat: Seat) -> Seat:
    """The next living player to the left; the seat itself when nobody else lives."""
    for step in range(1, s.players + 1):
        other = (seat + step) % s.players
        if s.alive(other):
            return other
    return seat


def new_queue(s: Station) -> None:
    """The turns of a team phase: everybody living from the start player on, who then comes again (P-25)."""
    if not s.alive(s.start):
        s.start = next_living(s, s.start)
    order = [(s.start + i) % s.players for i in range(s.players)]
    s.queue = [seat for seat in order if s.alive(seat)] + [s.start]


def begin_turn(s: Station) -> None:
    """Take the next living player of the queue, if there is one, and count the action points (P-27, P-28)."""
    while s.queue and not s.alive(s.queue[0]):
        s.queue.pop(0)
    if not s.queue:
        return
    seat = s.active = s.queue.pop(0)
    if not any(s.arrived):
        s.tell("start", seat=seat, count=len(s.discard))
    s.ap = s.action_points(seat)
    s.tell("turn", seat=seat, points=s.ap)
    if not s.arrived[seat]:
        arrive(s, seat)


def arrive(s: Station, seat: Seat) -> None:
    """In the very first turn both figures are put into the reactor room (P-38)."""
    s.arrived[seat] = True
    s.owes_search = True
    s.cells[2 * seat] = s.cells[2 * seat + 1] = REACTOR
    s.tell("arrived", seat=seat)


def end_turn(s: Station) -> None:
    """The turn is over and its action points lapse (P-29)."""
    s.active = NOBODY
    s.ap = 0
    s.owes_search = s.terminal_used = s.put_under = False
    s.traded.clear()
    s.attacked.clear()
    s.grenaded.clear()
    s.chain.clear()
    s.encounter = NOWHERE
    s.runner = NOBODY
