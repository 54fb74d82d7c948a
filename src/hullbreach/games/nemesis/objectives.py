"""Objectives: choosing one, and what each asks for (N-195, N-199 to N-209, N-217 to N-221)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hullbreach.kernel import Asks, Pick, Seat, ask, ask_together, rule
from hullbreach.parts.cards import hide, mask

from .components import NUMBERS
from .state import ASLEEP, ESCAPED, Ship


@rule
def choose_objectives(s: Ship) -> Asks[None]:
    """Everybody with two Objectives keeps one, secretly and at the same time (N-195)."""
    seats = [seat for seat in range(s.n) if len(s.objectives[seat]) > 1]
    if not seats:
        return
    chosen = yield from ask_together({seat: partial(_keep, s, seat) for seat in seats}, "names")
    for seat in seats:
        _put_away(s, seat, chosen[seat])
    s.tell("objectives.chosen")


@rule
def _keep(s: Ship, seat: Seat) -> Asks[int]:
    """Choose the Objective to keep, by its place."""
    options = ["first", "second"]
    answer = yield from ask(Pick(seat, "objective.keep", options, "N-195", secret=True))
    return options.index(answer)


def _put_away(s: Ship, seat: Seat, place: int) -> None:
    """The other Objective leaves the game unseen; nobody else can tell which of the two was kept."""
    cards, s.objectives[seat] = s.objectives[seat], []
    for h in cards:
        seen = s.cards.seen[h]
        s.peeked += [(x, seat, s.face(h)) for x in range(s.n) if x != seat and seen >> x & 1]
    hide(s, cards[place], s.objectives[seat], mask(seat))
    hide(s, cards[1 - place], s.dropped[seat], mask(seat))


# -- conditions ------------------------------------------------------------------------------------


def survives(s: Ship, seat: Seat) -> bool:
    """Whether a Character has come through: asleep or escaped, and not dead since."""
    return s.where[seat] in (ASLEEP, ESCAPED)


def sole_survivor(s: Ship, seat: Seat) -> bool:
    """You survive and no other Character does (N-201)."""
    return survives(s, seat) and not any(survives(s, x) for x in range(s.n) if x != seat)


def dead(s: Ship, number: int) -> bool:
    """The Character of this player number does not survive (N-200)."""
    return number in s.number and not survives(s, s.number.index(number))


def nest_destroyed(s: Ship) -> bool:
    """The Nest is destroyed, or the ship is (N-206)."""
    return s.nest_destroyed or s.destroyed


def queen_killed(s: Ship) -> bool:
    """The Queen is killed, or the ship is destroyed (N-204)."""
    return s.queen_killed or s.destroyed


def all_explored(s: Ship) -> bool:
    """All room tiles lie face up (N-209)."""
    return all(s.explored)


def item_count(s: Ship, seat: Seat) -> int:
    """Items that count for a hoarder: Inventory, Heavy Items, attached cards (N-208)."""
    mine = s.owned(seat)
    return len(mine) + sum(1 for _, weapon in s.attached if weapon in mine)


def sent(s: Ship, seat: Seat) -> bool:
    """You sent the Signal; in co-op as many Characters as Objectives ask for it (N-202, N-220)."""
    if s.mode != "coop":
        return s.signal[seat]
    wanted = sum(1 for cards in s.objectives for h in cards if s.face(h) in SIGNAL)
    return sum(s.signal) >= wanted


def carries(s: Ship, seat: Seat, word: str) -> bool:
    """The Object was in your hands when you launched or fell asleep (N-207)."""
    return survives(s, seat) and word in s.objects[seat]


def weakness_of(s: Ship, place: str) -> bool:
    """The Weakness of this place is discovered (N-205)."""
    return place not in s.hidden_weaknesses()


def _ship_or_sole(s: Ship, seat: Seat) -> bool:
    return s.planet == "earth" or sole_survivor(s, seat)


def _kill(number: int) -> Callable[[Ship, Seat], bool]:
    def condition(s: Ship, seat: Seat) -> bool:
        return dead(s, number) or sole_survivor(s, seat)

    return condition


def _quarantine(s: Ship, seat: Seat) -> bool:
    return s.planet == "mars" or (s.planet == "earth" and nest_destroyed(s))


def _hoarder(s: Ship, seat: Seat) -> bool:
    return s.where[seat] == ESCAPED and item_count(s, seat) >= NUMBERS.end["hoard"]


def _friends(s: Ship, seat: Seat) -> bool:
    return survives(s, seat) and sum(survives(s, x) for x in range(s.n)) >= NUMBERS.end["survivors"]


def _in_surgery(s: Ship, seat: Seat) -> bool:
    return (s.room_with("surgery"), "corpse_blue") in s.floor


def _weaknesses(s: Ship, seat: Seat) -> bool:
    return len(s.discovered) >= NUMBERS.end["weaknesses"]


def _egg_weakness(s: Ship, seat: Seat) -> bool:
    return weakness_of(s, "egg")


def _to_earth(s: Ship, seat: Seat) -> bool:
    return s.planet == "earth"


def _delivery(s: Ship, seat: Seat) -> bool:
    return any(carries(s, x, "egg") for x in range(s.n))


CONDITIONS: dict[str, Callable[[Ship, Seat], bool]] = {
    "obj_p1": _ship_or_sole,
    "obj_p2": _quarantine,
    "obj_p3": lambda s, seat: sent(s, seat) and queen_killed(s),
    "obj_p4": _hoarder,
    "obj_p5": lambda s, seat: sent(s, seat) and all_explored(s),
    "obj_p6": lambda s, seat: sent(s, seat) and carries(s, seat, "corpse_blue"),
    "obj_p7": _ship_or_sole,
    "obj_p8": _friends,
    "obj_p9": lambda s, seat: sent(s, seat) and nest_destroyed(s),
    "obj_c1": _kill(1),
    "obj_c2": _kill(2),
    "obj_c3": _weaknesses,
    "obj_c4": _egg_weakness,
    "obj_c5": lambda s, seat: sent(s, seat) and weakness_of(s, "carcass"),
    "obj_c6": lambda s, seat: sent(s, seat) and carries(s, seat, "egg"),
    "obj_c7": _kill(3),
    "obj_c8": _kill(4),
    "obj_c9": _kill(5),
    "obj_s1": _to_earth,
    "obj_s2": _in_surgery,
    "obj_s3": _weaknesses,
    "obj_s4": lambda s, seat: sent(s, seat) and queen_killed(s),
    "obj_s5": lambda s, seat: sent(s, seat) and all_explored(s),
    "obj_s6": _delivery,
    "obj_s7": lambda s, seat: sent(s, seat) and nest_destroyed(s),
}
SIGNAL = frozenset(("obj_s4", "obj_s5", "obj_s7"))
"""The Solo/Coop Objectives that ask for the Signal."""


def fulfilled(s: Ship, seat: Seat, objective: str) -> bool:
    """Whether an Objective is fulfilled for this player."""
    return CONDITIONS[objective](s, seat)
