"""The end of the game: the end track, the final score, ties and additional turns."""

from __future__ import annotations

from hullbreach.kernel import Result, Seat

from .components import SETUP
from .state import Theseus
from .tracks import Decided


def move_end_token(s: Theseus) -> None:
    """Move the end token; on END the game stops at once. It rests during additional turns."""
    if s.tied:
        return
    s.end += 1
    s.tell("end_token", field=SETUP.tracks.end[s.end - 1])
    if s.end == len(SETUP.tracks.end):
        finish(s, "end_track")
        raise Decided


def total(s: Theseus, seat: Seat) -> int:
    """Life and data of a seat or, in the team game, of its team."""
    return sum(s.life[mate] + s.data[mate] for mate in s.mates(seat))


def leaders(s: Theseus) -> list[Seat]:
    """Who has the highest total among those whose markers are on the tracks."""
    seats = [seat for seat in range(len(s.team)) if s.marked[seat]]
    best = max(total(s, seat) for seat in seats)
    return [seat for seat in seats if total(s, seat) == best]


def finish(s: Theseus, ending: str) -> None:
    """Compare the totals; a first tie brings those tied an additional turn each, a second one is shared."""
    first = leaders(s)
    alone = len({s.team[seat] for seat in first}) == 1
    if alone or s.tied:
        s.ending = ending if alone else "shared"
        s.winners = first
        s.phase = "over"
        s.tell("ending", ending=s.ending)
        return
    s.tied, s.cause = True, ending
    s.tell("tie")
    s.marked = [seat in first for seat in range(len(s.team))]
    start = s.order.index(s.active) + 1
    after = s.order[start:] + s.order[:start]
    s.finale = [seat for seat in after if seat in first]
    s.phase = "next"


def score(s: Theseus) -> Result:
    """How the game ended: totals of life and data for every seat."""
    scores = tuple(s.life[seat] + s.data[seat] for seat in range(len(s.team)))
    return Result(s.ending, tuple(s.winners), scores, tuple(s.factions))
