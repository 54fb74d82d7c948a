"""How a question reads: every option in words, with a note on what it does."""

from __future__ import annotations

from typing import Any

from hullbreach.kernel import DONE, Choice, Described, Pick, Seat

from .state import Base
from .unavailable import unavailable

FIGURE_PROMPTS = frozenset(
    ("assign", "assign.lost", "trade", "vote", "test.tester_a", "test.tester_b")
    + ("test.target_a", "test.target_b", "coop.assign", "coop.transform", "coop.kill")
)
DIE_PROMPTS = frozenset(("coop.reroll", "coop.negate"))
NAMES_OF = {
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
    """Each option in words, then what is not open, and why."""
    return [*(_option(s, pick, option) for option in pick.options), *unavailable(s, pick)]


def _option(s: Base, pick: Pick, option: Choice) -> Described:
    if isinstance(option, tuple):
        return _compound(s, pick, option)
    if isinstance(option, int):
        return _number(s, pick, option)
    kind = NAMES_OF.get(pick.prompt)
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
