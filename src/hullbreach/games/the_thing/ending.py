"""Victory: when the game is over and for whom."""

from __future__ import annotations

from hullbreach.kernel import Result, Seat

from .pieces import DEAD, IN
from .state import Base

HUMANS_ESCAPED = "humans_escaped"
LAST_HUMAN_INFECTED = "last_human_infected"
LAST_HUMAN_KILLED = "last_human_killed"
FROZEN = "frozen"
ALIEN_ABOARD = "alien_aboard"
LEFT_BEHIND = "left_behind"
ROUND_LIMIT = "round_limit"
COOP_ESCAPED = "coop_escaped"
NOBODY_LEFT = "nobody_left"

HUMAN_ENDINGS = (HUMANS_ESCAPED, COOP_ESCAPED)


def is_out(s: Base, seat: Seat) -> bool:
    """Whether all figures of a seat have been killed (G-74, G-181)."""
    return all(f.status == DEAD for f in s.figures if f.seat == seat)


def end(s: Base, ending: str) -> None:
    """The game is over."""
    s.ending = ending
    s.tell("game.over", ending=ending)


def check_humans(s: Base, ending: str) -> bool:
    """The aliens win when the last human is infected or killed."""
    if any(f.status == IN and not f.alien for f in s.figures):
        return False
    end(s, ending)
    return True


def score(s: Base) -> Result:
    """Who has won: the humans with their dead, or everybody who is an alien."""
    if s.coop:
        won = s.ending in HUMAN_ENDINGS
        seats = tuple(range(s.players)) if won else ()
    elif s.ending in HUMAN_ENDINGS:
        seats = tuple(f.seat for f in s.figures if not f.alien)
    else:
        seats = tuple(f.seat for f in s.figures if f.alien and f.seat != _loser(s))
    sides = () if s.coop else tuple("alien" if f.alien else "human" for f in s.figures)
    return Result(s.ending, seats, tuple(int(i in seats) for i in range(s.players)), sides)


def _loser(s: Base) -> int:
    """The last player infected loses as a human when no alien was ever revealed."""
    if s.ending != LAST_HUMAN_INFECTED or s.rules.last_infected_loses == "off":
        return -1
    if s.aliens and s.rules.last_infected_loses != "always":
        return -1
    return s.last_infected
