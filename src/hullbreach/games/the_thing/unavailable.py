"""Places and characters a person might look for in vain, and why they are not open."""

from __future__ import annotations

from hullbreach.kernel import Choice, Described, Pick

from .components import GREEN, LIMITS
from .pieces import GREEN_FIELD
from .state import Base

LACKING = {
    "step_out": ("melee", "closed.no_weapon"),
    "attack": ("flamethrower", "closed.no_fire"),
    "reveal": ("reveal", "closed.no_alien"),
    "lay": ("alien", "closed.no_alien"),
    "trade.answer": ("accept", "closed.not_held"),
}
"""What those who have no choice would have to hold or be: the option, and why it is not open."""


def unavailable(s: Base, pick: Pick) -> list[Described]:
    """What cannot be chosen now: full or lost rooms, characters who cannot act, characters beyond suspicion."""
    if pick.prompt == "place":
        return _closed_places(s)
    if pick.prompt == "assign":
        return _unable(s, pick)
    if pick.prompt == "test.offer":
        return _untested(pick)
    if pick.prompt == "vote":
        return _beyond_suspicion(s, pick)
    if pick.prompt == "reveal" and any(f.alien for f in s.figures if f.seat == pick.seat):
        return _too_early(s, pick)
    if pick.prompt in LACKING and len(pick.options) == 1:
        option, why = LACKING[pick.prompt]
        key = f"option.{pick.prompt}.{option}"
        return [Described(option, key, dict(pick.about), closed=why, rule=pick.rule)]
    return []


def _too_early(s: Base, pick: Pick) -> list[Described]:
    """An alien may show themselves only from the round on that the table has set."""
    if "reveal" in pick.options:
        return []
    facts = {"round": s.rules.no_reveal_before_round}
    key, why = "option.reveal.reveal", "closed.too_early"
    return [Described("reveal", key, facts, closed=why, rule=pick.rule)]


def _untested(pick: Pick) -> list[Described]:
    """Tests one lacks something for, each with what it needs."""
    needs = {"a": "closed.no_blood", "b": "closed.no_cable"}
    return [
        Described(test, f"option.test.offer.{test}", closed=why, rule=pick.rule)
        for test, why in needs.items()
        if test not in pick.options
    ]


def _closed_places(s: Base) -> list[Described]:
    """Rooms that are full or out of play."""
    found = []
    for place in GREEN:
        facts = {"place": place}
        option: Choice = ("go", place)
        if place in s.closed:
            why, rule = "closed.destroyed", "G-97" if place in s.burnt else "G-36"
        elif len(s.at(place)) >= LIMITS.green:
            why, rule = "closed.full", "G-50"
        else:
            continue
        found.append(Described(option, "option.place.go", facts, closed=why, rule=rule))
    return found


def _unable(s: Base, pick: Pick) -> list[Described]:
    """Characters who cannot carry out the card: it does nothing where they stand, or they lie down."""
    found = []
    for i in s.present():
        if i not in pick.options:
            facts = {"figure": s.name(i), "place": s.figures[i].place}
            why = "closed.lying" if s.figures[i].laid else "closed.useless"
            found.append(Described(i, "option.figure_at", facts, closed=why, rule="G-100"))
    return found


def _beyond_suspicion(s: Base, pick: Pick) -> list[Described]:
    """Characters on green cannot be accused."""
    return [
        Described(i, "option.figure", {"figure": s.name(i)}, closed="closed.green", rule="G-146")
        for i in s.present()
        if s.figures[i].disc == GREEN_FIELD and s.figures[i].seat != pick.seat
    ]
