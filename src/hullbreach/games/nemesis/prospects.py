"""How an Objective stands before the end, as far as its player can know (N-195, N-217)."""

from __future__ import annotations

from typing import Literal

from hullbreach.kernel import Seat, Wanted

from .board import TILE_SLOTS
from .components import NUMBERS
from .goals import EITHER, is_met, parts_of
from .objectives import item_count, signals_wanted
from .species import species
from .state import DEAD, Ship

LASTING = frozenset(
    ("signal", "queen", "explored", "nest", "weaknesses", "egg_weakness", "carcass_weakness", "pod")
)
"""Parts that everybody can see to be met, and that stay so."""
BLUE_CORPSE = "corpse_blue"
CARRIED = {"corpse": BLUE_CORPSE, "egg": "egg"}
"""Parts that ask for an Object at the end: whoever carries it now is on the way."""
FOR_THE_CORPSE = ("corpse", "corpse_in_surgery")
"""Parts that are out of reach when the blue corpse is gone (K-75)."""
TILED = [room for slots in TILE_SLOTS.values() for room in slots]
"""The rooms with a tile: what is printed on the board needs no exploring (N-209)."""


def prospects(s: Ship, seat: Seat, card: str) -> tuple[Wanted, ...]:
    """What an Objective asks for and how each part stands; alone or against each other one must survive besides."""
    join: Literal["and", "or"] = "or" if card in EITHER else "and"
    found = [_wanted(s, seat, part, join if at else "") for at, part in enumerate(parts_of(card))]
    if s.mode != "coop":
        found.append(Wanted("goal.survive", joined="and"))
    return tuple(found)


def _wanted(s: Ship, seat: Seat, part: str, joined: Literal["", "and", "or"]) -> Wanted:
    key = f"ending.{species(s).goal_words(part)}"
    _, _, number = part.partition("dead_")
    if number:
        return _marked_player(s, seat, key, int(number), joined)
    now, most = _count(s, seat, part)
    facts = {"count": now, "most": most} if most else {}
    return Wanted(key, facts, joined, _stands(s, seat, part), "goal.so_far" if most else "")


def _marked_player(
    s: Ship, seat: Seat, key: str, number: int, joined: Literal["", "and", "or"]
) -> Wanted:
    """Somebody with this number is not to survive: it may be oneself, or nobody at this table (N-200)."""
    if number not in s.number:
        return Wanted(key, {}, joined, "lost", "goal.nobody")
    if s.number.index(number) == seat:
        return Wanted(key, {}, joined, "lost", "goal.yourself")
    dead = s.where[s.number.index(number)] == DEAD
    who = {"seat": s.number.index(number)}
    return Wanted(key, who, joined, "met" if dead else "open", "goal.somebody")


def _stands(s: Ship, seat: Seat, part: str) -> Literal["open", "met", "lost"]:
    """Whether a part is met as things are; what only the end decides is open until then."""
    if part in CARRIED and CARRIED[part] in s.objects[seat]:
        return "met"
    if part in FOR_THE_CORPSE and not _corpse_in_reach(s):
        return "lost"
    if part == "hoard":
        return "met" if item_count(s, seat) >= NUMBERS.end["hoard"] else "open"
    return "met" if part in LASTING and is_met(s, seat, part) else "open"


def _corpse_in_reach(s: Ship) -> bool:
    """Whether the blue corpse lies somewhere, or somebody carries it who is still about."""
    carriers = [seat for seat in range(s.n) if s.active(seat)]
    lying = any(word == BLUE_CORPSE for _, word in s.floor)
    return lying or any(BLUE_CORPSE in s.objects[seat] for seat in carriers)


def _count(s: Ship, seat: Seat, part: str) -> tuple[int, int]:
    """How many of how many, for parts that are counted."""
    if part == "hoard":
        return item_count(s, seat), NUMBERS.end["hoard"]
    if part == "signal" and signals_wanted(s) > 1:
        return sum(s.signal), signals_wanted(s)
    if part == "explored":
        return sum(s.explored[room] for room in TILED), len(TILED)
    if part == "weaknesses":
        return len(species(s).analysed(s)), NUMBERS.end["weaknesses"]
    return 0, 0
