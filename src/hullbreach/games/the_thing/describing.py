"""Questions in words: every option with its message, a note on what it does, and options that are not open."""

from __future__ import annotations

from typing import Any

from hullbreach.kernel import DONE, Choice, Described, Pick, Seat

from .components import BOARD, GREEN
from .pieces import GREEN_FIELD
from .state import Base

FIGURE_PROMPTS = frozenset(
    ("assign", "assign.lost", "trade", "vote", "test.tester_a", "test.tester_b")
    + ("test.target_a", "test.target_b", "coop.assign", "coop.transform", "coop.kill")
)
DIE_PROMPTS = frozenset(("coop.reroll", "coop.negate"))
KINDS = {
    "plan.place": "place",
    "order.alien": "place",
    "order.others": "place",
    "station.fuel": "place",
    "coop.place": "place",
    "weather.choose": "weather",
    "station.die": "weather",
    "character": "character",
    "garry.exchange": "card",
    "place.card": "card",
    "special.card": "card",
    "sleep.card": "card",
    "hunger.discard": "card",
    "search.keep": "card",
    "search.under": "card",
    "trade.give": "card",
    "trade.want": "card",
}
"""Questions whose options are names of things, and of which kind."""
NOTED = frozenset(
    ("lay.alien", "lay.human", "reveal.reveal", "window.quiet", "vehicle.start.start")
    + ("vote.abstain", "board.first.board", "board.first.stay", "lab.keep.discard")
)


def describe(s: Base, pick: Pick) -> list[Described]:
    """Each option in words, and for placing and voting those that are not open, with the reason."""
    described = [_option(s, pick, option) for option in pick.options]
    if pick.prompt == "place":
        described += _closed_places(s)
    elif pick.prompt == "assign":
        described += _unable(s, pick)
    elif pick.prompt == "vote":
        described += _beyond_suspicion(s, pick)
    return described


def _option(s: Base, pick: Pick, option: Choice) -> Described:
    if isinstance(option, tuple):
        return _compound(s, pick, option)
    if isinstance(option, int):
        return _number(s, pick, option)
    kind = KINDS.get(pick.prompt)
    if kind is not None and option not in (DONE, "keep"):
        return Described(option, f"{kind}.{option}", about=(option,))
    word = f"{pick.prompt}.{option}"
    note = f"note.{word}" if word in NOTED else ""
    danger = f"danger.{word}" if _hurts(s, pick.seat, word) else ""
    return Described(option, f"option.{word}", dict(pick.about), note, danger=danger)


def _hurts(s: Base, seat: Seat, word: str) -> bool:
    """Whether this ends a disguise, or leaves one of the seat's humans in the ice."""
    if word == "board.want.stay":
        return any(f.seat == seat and not f.alien for f in s.figures)
    return word == "reveal.reveal"


def _number(s: Base, pick: Pick, option: int) -> Described:
    if pick.prompt in FIGURE_PROMPTS:
        facts = {"figure": s.name(option), "place": s.figures[option].place}
        key = "option.figure_at" if pick.prompt.startswith("assign") else "option.figure"
        return Described(option, key, facts, about=(option,))
    if pick.prompt in DIE_PROMPTS:
        return Described(option, "option.die", {"number": option + 1, "face": s.dice[option]})
    return Described(option, "option.number", {"number": option})


def _compound(s: Base, pick: Pick, option: tuple[int | str, ...]) -> Described:
    first, second = option[0], option[1]
    facts: dict[str, Any]
    if pick.prompt == "place":
        key = f"option.place.{first}" + (".flashlight" if len(option) > 2 else "")
        facts, note = _company(s, str(second), pick.seat)
        return Described(option, key, facts, note, option[1:])
    if pick.prompt == "look":
        facts = {"figure": s.name(int(first)), "position": int(second) + 1}
        return Described(option, "option.look", facts, about=(first,))
    if pick.prompt == "coop.turn_die":
        face = s.dice[int(first)]
        facts = {"number": int(first) + 1, "face": face, "new_face": second}
        return Described(option, "option.coop.turn_die", facts)
    if pick.prompt == "coop.trade":
        facts = {"card": first, "figure": s.name(int(second))}
        return Described(option, "option.coop.trade", facts, about=(second,))
    facts = {"figure": s.name(int(second))}
    return Described(option, f"option.{pick.prompt}.{first}", facts, about=(second,))


def _company(s: Base, place: str, seat: Seat) -> tuple[dict[str, Any], str]:
    """Whom one would meet at a place before any card is used."""
    others = [i for i in s.at(place) if s.figures[i].seat != seat]
    dog = place in s.dogs
    facts = {"place": place, "figures": tuple(s.name(i) for i in others)}
    if others:
        return facts, "note.place.catch" if dog else "note.place.meet"
    return facts, "note.place.dog" if dog else ""


def _closed_places(s: Base) -> list[Described]:
    """Rooms that are full or out of play."""
    found = []
    for place in GREEN:
        facts = {"place": place}
        option: Choice = ("go", place)
        if place in s.closed:
            why, rule = "closed.destroyed", "G-97" if place in s.burnt else "G-36"
        elif len(s.at(place)) >= BOARD.limits.green:
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
