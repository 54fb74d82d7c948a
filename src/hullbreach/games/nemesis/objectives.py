"""Objectives: choosing one, and what each asks for (N-195, N-199 to N-209, N-217 to N-221)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hullbreach.kernel import Asks, Pick, Seat, ask, ask_together, rule
from hullbreach.parts.cards import hide, mask
from hullbreach.parts.registry import Registry, plainly

from .components import NUMBERS
from .species import species
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
    return sum(s.signal) >= signals_wanted(s)


def signals_wanted(s: Ship) -> int:
    """How many different Characters must send the Signal: in co-op one for each Objective that asks for it (N-220)."""
    if s.mode != "coop":
        return 1
    return sum(1 for cards in s.objectives for h in cards if s.face(h) in SIGNAL)


def carries(s: Ship, seat: Seat, word: str) -> bool:
    """The Object was in your hands when you launched or fell asleep (N-207)."""
    return survives(s, seat) and word in s.objects[seat]


def weakness_of(s: Ship, place: str) -> bool:
    """The Weakness of this place is discovered (N-205)."""
    return place in species(s).analysed(s)


objective: Registry[Callable[[Ship, Seat], bool]] = Registry("Objective", plainly)
"""What each Objective card asks for."""


@objective("obj_p1", "obj_p7")
def ship_home_or_alone(s: Ship, seat: Seat) -> bool:
    """The ship reaches Earth, or you are the only survivor (N-201)."""
    return s.planet == "earth" or sole_survivor(s, seat)


@objective("obj_p2")
def quarantine(s: Ship, seat: Seat) -> bool:
    """The ship reaches Mars, or Earth without its Nest."""
    return s.planet == "mars" or (s.planet == "earth" and nest_destroyed(s))


@objective("obj_p3", "obj_s4")
def great_hunt(s: Ship, seat: Seat) -> bool:
    """The Signal is sent and the Queen killed."""
    return sent(s, seat) and queen_killed(s)


@objective("obj_p4")
def hoarder(s: Ship, seat: Seat) -> bool:
    """You escape in a pod with enough Items (N-208)."""
    return s.where[seat] == ESCAPED and item_count(s, seat) >= NUMBERS.end["hoard"]


@objective("obj_p5", "obj_s5")
def mapped(s: Ship, seat: Seat) -> bool:
    """The Signal is sent and the whole ship explored."""
    return sent(s, seat) and all_explored(s)


@objective("obj_p6")
def body_brought_home(s: Ship, seat: Seat) -> bool:
    """The Signal is sent, and you bring the blue corpse home."""
    return sent(s, seat) and carries(s, seat, "corpse_blue")


@objective("obj_p8")
def best_friends(s: Ship, seat: Seat) -> bool:
    """You survive with somebody else."""
    return survives(s, seat) and sum(survives(s, x) for x in range(s.n)) >= NUMBERS.end["survivors"]


@objective("obj_p9", "obj_s7")
def nest_found(s: Ship, seat: Seat) -> bool:
    """The Signal is sent and the Nest destroyed."""
    return sent(s, seat) and nest_destroyed(s)


def outlived(s: Ship, seat: Seat, number: int) -> bool:
    """The Character of this player number is dead, or you alone survive (N-200)."""
    return dead(s, number) or sole_survivor(s, seat)


@objective("obj_c1")
def outlives_first(s: Ship, seat: Seat) -> bool:
    """The Character of the first player is dead, or you alone survive."""
    return outlived(s, seat, 1)


@objective("obj_c2")
def outlives_second(s: Ship, seat: Seat) -> bool:
    """The Character of the second player is dead, or you alone survive."""
    return outlived(s, seat, 2)


@objective("obj_c7")
def outlives_third(s: Ship, seat: Seat) -> bool:
    """The Character of the third player is dead, or you alone survive."""
    return outlived(s, seat, 3)


@objective("obj_c8")
def outlives_fourth(s: Ship, seat: Seat) -> bool:
    """The Character of the fourth player is dead, or you alone survive."""
    return outlived(s, seat, 4)


@objective("obj_c9")
def outlives_fifth(s: Ship, seat: Seat) -> bool:
    """The Character of the fifth player is dead, or you alone survive."""
    return outlived(s, seat, 5)


@objective("obj_c3", "obj_s3")
def two_weaknesses(s: Ship, seat: Seat) -> bool:
    """Enough Weaknesses are discovered (N-205)."""
    return len(species(s).analysed(s)) >= NUMBERS.end["weaknesses"]


@objective("obj_c4")
def egg_weakness(s: Ship, seat: Seat) -> bool:
    """The Weakness of the egg is discovered (N-205)."""
    return weakness_of(s, "egg")


@objective("obj_c5")
def carcass_weakness(s: Ship, seat: Seat) -> bool:
    """The Signal is sent and the Weakness of the carcass discovered (N-205)."""
    return sent(s, seat) and weakness_of(s, "carcass")


@objective("obj_c6")
def egg_brought_home(s: Ship, seat: Seat) -> bool:
    """The Signal is sent, and you bring an egg home."""
    return sent(s, seat) and carries(s, seat, "egg")


@objective("obj_s1")
def ship_home(s: Ship, seat: Seat) -> bool:
    """The ship reaches Earth."""
    return s.planet == "earth"


@objective("obj_s2")
def body_in_surgery(s: Ship, seat: Seat) -> bool:
    """The blue corpse lies in the Surgery."""
    return (s.room_with("surgery"), "corpse_blue") in s.floor


@objective("obj_s6")
def egg_delivered(s: Ship, seat: Seat) -> bool:
    """Somebody brings an egg home."""
    return any(carries(s, x, "egg") for x in range(s.n))


SIGNAL = frozenset(("obj_s4", "obj_s5", "obj_s7"))
"""The Solo/Coop Objectives that ask for the Signal."""


def fulfilled(s: Ship, seat: Seat, card: str) -> bool:
    """Whether an Objective is fulfilled for this player."""
    return objective[card](s, seat)
