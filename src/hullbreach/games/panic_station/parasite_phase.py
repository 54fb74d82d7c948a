"""The parasite phase: doors close, parasites move, parasites attack (P-133 to P-136)."""

from __future__ import annotations

from hullbreach.kernel import Asks, roll, rule

from .components import DIE, PARASITE_DAMAGE, PASSAGE, PLACES, TABLE
from .damage import Hit, damage
from .ending import OUT_OF_TIME, finish
from .grid import NOWHERE
from .state import Station
from .structure import new_queue, next_living


@rule
def parasite_phase(s: Station) -> Asks[None]:
    """The door card passes on, the doors close and every parasite moves (P-26, P-133)."""
    s.start = next_living(s, s.start)
    s.doors_open = False
    s.round += 1
    s.tell("parasite_phase", round=s.round, seat=s.start)
    yield from move_parasites(s)
    occupied = set(s.cells)
    s.attacks = [c for c in s.board.rooms() if c in occupied and c in s.parasites]
    if not s.attacks:
        end_phase(s)


@rule
def move_parasites(s: Station) -> Asks[None]:
    """Each rolls for itself and goes that way over an open link only (P-134)."""
    face = 0
    for token, cell in enumerate(s.parasites):
        if cell == NOWHERE:
            continue
        if not face or s.house.parasite_die == "each":
            face = yield from roll(DIE)
        way = 4 * cell + face - 1
        if s.board.links[way] == PASSAGE:
            s.parasites[token] = s.board.ways[way]
            s.tell("parasite_moves", room=PLACES[cell], goal=PLACES[s.board.ways[way]], face=face)


@rule
def attack(s: Station) -> Asks[None]:
    """All parasites of one room hit everybody in it (P-135)."""
    cell = s.attacks.pop(0)
    total = sum(PARASITE_DAMAGE[s.sides[token]] for token in s.parasites_in(cell))
    s.tell("parasites_attack", room=PLACES[cell], loss=total, cause="parasites")
    yield from damage(s, Hit(dict.fromkeys(s.figures_in(cell), total), {}, "parasites"))
    if not s.attacks:
        end_phase(s)


def end_phase(s: Station) -> None:
    """The next team phase begins, unless the rounds agreed upon are over, or far too many are (P-169)."""
    if s.ending:
        return
    if s.round >= (s.house.max_rounds or TABLE.limits.last_round):
        finish(s, OUT_OF_TIME)
        return
    new_queue(s)
