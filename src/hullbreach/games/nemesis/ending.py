"""The end of the game and the victory check (N-210 to N-217)."""

from __future__ import annotations

from hullbreach.kernel import Asks, Result, Seat, asks_nothing, rule
from hullbreach.parts.cards import show

from .components import COORDINATES, NUMBERS, OBJECTIVES, SUPPLY
from .contamination import reshuffle_all, scan_cards
from .objectives import choose_objectives, fulfilled, survives
from .species import species
from .state import ASLEEP, CONTAMINATION, DEAD, ESCAPED, IN_POD, OFF, Ship
from .wounds import die


@rule
def jump(s: Ship) -> Asks[None]:
    """The jump: everybody awake aboard dies (N-210)."""
    s.tell("jump")
    s.phase = "check"
    for seat in range(s.n):
        if s.where[seat] >= IN_POD:
            yield from die(s, seat, "jump")


@rule
def lose_ship(s: Ship) -> Asks[None]:
    """The ship is destroyed: all aboard die, sleepers and Intruders too (N-211)."""
    s.phase = "check"
    s.tell("ship.lost", cause=("cause", f"ship_{s.ending}"))
    yield from _explode(s)


@rule
def _explode(s: Ship) -> Asks[None]:
    s.destroyed = True
    for seat in range(s.n):
        if s.where[seat] >= IN_POD:
            yield from die(s, seat, "explosion")
        elif s.where[seat] == ASLEEP:
            _perish(s, seat, "explosion")
    s.intruders.clear()
    s.eggs = 0


def _perish(s: Ship, seat: Seat, cause: str) -> None:
    """Who slept or had escaped does not survive; there is no body to find."""
    s.where[seat] = DEAD
    s.tell("perished", seat=seat, cause=("cause", cause))


def wind_up(s: Ship) -> None:
    """Nobody is active any more: the self-destruct or else the clock runs out (N-210, N-225)."""
    s.tell("abandoned")
    if s.fuse != OFF:
        s.fuse = 0
        s.ending, s.phase = "self_destruct", "lost"
    else:
        s.time = 0
        s.phase = "jump"


@rule
def victory_check(s: Ship) -> Asks[None]:
    """Engines, destination, contamination, Objectives, in this order (N-212)."""
    if not s.contact:
        s.contact = True
        yield from choose_objectives(s)
    if not s.destroyed:
        yield from _engines(s)
    if not s.destroyed:
        _arrive(s)
    for seat in range(s.n):
        if survives(s, seat) and (yield from species(s).diseased(s, seat)):
            _perish(s, seat, "disease")
    for cards in s.objectives:
        for h in cards:
            show(s, h)
    s.phase = "over"
    s.tell("over")


@rule
def _engines(s: Ship) -> Asks[None]:
    """Two or three damaged engines blow up the ship (N-213)."""
    tops = [show(s, h) for h in s.engines[::2]]
    s.tell("engines.checked", working=tops.count("working"))
    if tops.count("working") < SUPPLY.engines.working_needed:
        s.ending = "engines"
        yield from _explode(s)


def _arrive(s: Ship) -> None:
    """The planet at the marker's letter is reached; only Earth saves sleepers (N-214)."""
    card = COORDINATES[show(s, s.coordinates)]
    s.planet = s.ending = card.planet(s.destination)
    s.tell("arrived", planet=s.planet)
    for seat in range(s.n):
        if s.where[seat] == ASLEEP and s.planet != "earth" and not _quarantined(s, seat):
            _perish(s, seat, "course")


def _quarantined(s: Ship, seat: Seat) -> bool:
    """By the rulebook Mars saves a sleeper whose Objective is Quarantine (N-214)."""
    refuges = [OBJECTIVES[s.face(h)].refuge for h in s.objectives[seat]]
    return s.rulebook and s.planet in refuges


@asks_nothing
def check_contamination(s: Ship, seat: Seat) -> bool:
    """The contamination check of a survivor: four cards decide if there is any infection (N-215)."""
    cards = s.hand[seat] + s.deck[seat] + s.discard[seat]
    if not s.larva[seat] and not scan_cards(s, seat, cards):
        return False
    reshuffle_all(s, seat)
    drawn = s.draw_aside(seat, NUMBERS.end["contamination_draw"])
    s.put_aside_down(seat, drawn)
    s.tell("disease.drawn", seat=seat)
    return any(s.face(h) == CONTAMINATION for h in drawn)


def is_out(s: Ship, seat: Seat) -> bool:
    """Whether a seat is dead, asleep or away for good, and its Objective is settled (N-150, N-195).

    The dead of a co-op may stand up again (N-224), and the first dead may play on as the Intruder (N-226).
    """
    if seat == s.xeno or len(s.objectives[seat]) > 1:
        return False
    if s.where[seat] == DEAD:
        playing_on = s.haunted and s.xeno < 0 and s.first_death == seat
        return s.mode != "coop" and not playing_on
    return s.where[seat] in (ASLEEP, ESCAPED)


def winners(s: Ship) -> tuple[Seat, ...]:
    """Who has won: survivors with a fulfilled Objective, or in co-op all or nobody (N-199, N-219)."""
    if s.mode == "coop":
        kept = [(seat, s.face(h)) for seat in range(s.n) for h in s.objectives[seat]]
        won = all(fulfilled(s, seat, face) for seat, face in kept)
        alive = any(survives(s, seat) for seat in range(s.n))
        return tuple(range(s.n)) if won and alive else ()
    return tuple(
        seat
        for seat in range(s.n)
        if survives(s, seat) and any(fulfilled(s, seat, s.face(h)) for h in s.objectives[seat])
    )


def score(s: Ship) -> Result:
    """How the game ended, and who has won."""
    won = winners(s)
    scores = tuple(int(seat in won) for seat in range(s.n))
    return Result(s.ending, won, scores, tuple(s.character))
