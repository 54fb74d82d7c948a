"""The step of attacks and feeding (K-62 to K-75)."""

from __future__ import annotations

from hullbreach.games.nemesis.attacks import attack, attack_target
from hullbreach.games.nemesis.state import Intruder, Ship
from hullbreach.kernel import Asks, rule

from .figures import METAGORGER, by_size, evolve

BLUE_CORPSE = "corpse_blue"


def voracious(s: Ship) -> bool:
    """Whether Carnomorphs feed before they attack, those in combat too (K-74)."""
    return "voracious" in s.discovered


@rule
def attack_and_feed(s: Ship, calm: bool = False) -> Asks[None]:
    """Who has a target attacks, who has none feeds; Voracious turns this round (K-62 to K-64, K-74)."""
    here = [x.id for x in s.intruders]
    attacked: list[int] = []
    if not voracious(s):  # no attack turns up an Adaptation, so it stays so until somebody has fed
        yield from _attacks(s, here, attacked, calm)
    if s.abandoned():
        return
    feed_all(s, here, attacked)
    if voracious(s):
        yield from _attacks(s, here, attacked, calm)


@rule
def _attacks(s: Ship, here: list[int], attacked: list[int], calm: bool) -> Asks[None]:
    """Every Carnomorph attacks that has a Character in its room when its turn comes (K-62)."""
    for room in sorted({x.room for x in s.intruders}):
        for id in [x.id for x in by_size(s, room) if x.id in here and x.id not in attacked]:
            if calm or room not in s.where:
                break
            if s.intruder(id) is not None:
                attacked.append(id)
                yield from attack(s, id, attack_target(s, room))


def feed_all(s: Ship, here: list[int], attacked: list[int]) -> None:
    """Who has not attacked feeds, rooms ascending, the largest first (K-63, K-66)."""
    for room in sorted({x.room for x in s.intruders}):
        for id in [x.id for x in by_size(s, room) if x.id in here and x.id not in attacked]:
            x = s.intruder(id)
            if x is not None and (not s.contested(x) or voracious(s)):
                feed(s, x)


def feed(s: Ship, x: Intruder) -> None:
    """Heal, evolve, eat, in this order; without food nothing happens (K-65 to K-70)."""
    meal = food(s, x)
    if not meal:
        return
    x.injuries = 0
    s.tell("feeds", kind=x.kind, room=s.place_name(x.room), food=meal)
    evolve(s, x)
    _eat(s, x, meal)


def food(s: Ship, x: Intruder) -> str:
    """What a Carnomorph would eat: red corpse, egg, carcass, Metagorger, blue corpse, or nothing (K-70)."""
    lying = s.floor_in(x.room)
    order = [f"corpse_{s.character[seat]}" for seat in s.by_number(list(range(s.n)))]
    order += ["egg", "carcass"]
    for word in order:
        if word in lying or (word == "egg" and s.eggs and s.is_nest(x.room)):
            return word
    if _prey(s, x) is not None:
        return METAGORGER
    return BLUE_CORPSE if BLUE_CORPSE in lying else ""


def _prey(s: Ship, x: Intruder) -> Intruder | None:
    """The Metagorger that would be eaten: the last in order of size that is not the feeder (K-70)."""
    others = [y for y in by_size(s, x.room) if y.kind == METAGORGER and y.id != x.id]
    return others[-1] if others else None


def _eat(s: Ship, x: Intruder, meal: str) -> None:
    """The meal leaves the board: no carcass, no token; of eggs those lying there first (K-71 to K-73)."""
    if meal == METAGORGER:
        prey = _prey(s, x)
        assert prey is not None
        s.intruders.remove(prey)
    elif (x.room, meal) in s.floor:
        s.floor.remove((x.room, meal))
    else:
        s.lose_egg()
