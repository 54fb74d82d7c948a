"""How a question reads: every option in words, with a note on what it does."""

from __future__ import annotations

from typing import Any

from hullbreach.kernel import DONE, Choice, Described, Pick, Seat

from .components import ACTION_DIE, chart, slots
from .encounters import STEP_OUT
from .pieces import DORMITORY
from .stakes import effect
from .state import Base
from .unavailable import unavailable

FIGURE_PROMPTS = frozenset(
    ("assign", "assign.lost", "trade", "vote", "test.tester_a", "test.tester_b")
    + ("test.target_a", "test.target_b", "coop.assign", "coop.transform", "coop.kill")
)
DIE_PROMPTS = frozenset(("coop.reroll", "coop.negate"))
NUMBER_NOTES = {
    "armory.draw": "note.armory_draw",
    "repair.amount": "note.repair_amount",
    "plan.strength": "note.plan_strength",
}
"""Questions for a number, by what is said of it; the number itself reads as a count of something."""
NAMES_OF = {
    "plan.place": "place",
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
ORDERS = ("order.alien", "order.others")
"""Questions about which encounter comes first."""
BURNING, FIRE = ("window", "coop.act"), ("dynamite", "flamethrower")
SAID_APART = (
    *("lay.alien", "lay.human", "reveal.reveal", "reveal.stay", "window.quiet"),
    *("vehicle.start.start", "vote.abstain", "board.first.board", "board.first.stay"),
    *("lab.keep.keep", "lab.keep.discard", "go_on.next", "go_on.stop", "place.dormitory"),
    *("test.offer.a", "test.offer.b", "coop.go_on.next", "coop.go_on.stop"),
    *("alien.unopposed.kill_dog", "alien.unopposed.sabotage", "alien.overpowers.kill_dog"),
    *("alien.overpowers.sabotage", "board.agree.yes", "board.agree.no", "coop.rescue.try"),
    *("alien.agree.yes", "alien.agree.no", "plan.agree.yes", "plan.agree.no"),
    *("trade.answer.accept", "trade.answer.decline", "coop.escape.yes", "coop.escape.no"),
    *("coop.board.board", "coop.board.stay", "lab.more.more", "lab.more.enough"),
    *("board.want.board", "board.want.stay", "trade.give.done", "trade.want.done"),
)
NOTES = {
    **{word: f"note.{word}" for word in SAID_APART},
    **{f"{prompt}.burn_{weapon}": "note.burn" for prompt in BURNING for weapon in FIRE},
    **{f"attack.{weapon}": f"card.{weapon}/text" for weapon in FIRE},
    **{f"step_out.{weapon}": f"card.{weapon}/text" for weapon in STEP_OUT},
    **{f"window.{thing}": f"card.{thing}/text" for thing in ("tools", "fuel_can")},
    "coop.act.repair": "card.repair/text",
}
"""What an option does, where its words do not say it."""
COOP_NOTES = {
    "vehicle.start.start": "note.coop.escape.yes",
    "lab.keep.keep": "note.coop.lab_keep",
    "lab.keep.discard": "note.coop.lab_discard",
    "lab.more.more": "note.coop.lab_more",
    "place.dormitory/text": "note.coop.dormitory",
    "place.laboratory/text": "note.coop.laboratory",
    "card.flashlight/text": "note.coop.flashlight",
}
"""What reads otherwise with 1-3 players: dice for cards, nothing hidden, an escape can be stopped (G-198, G-211)."""
DIE_NOTES = {face: f"{'die' if face == 'threat' else 'card'}.{face}/text" for face in ACTION_DIE}


def describe(s: Base, pick: Pick) -> list[Described]:
    """Each option in words, then what is not open, and why."""
    return [*(_option(s, pick, option) for option in pick.options), *unavailable(s, pick)]


def _option(s: Base, pick: Pick, option: Choice) -> Described:
    if isinstance(option, tuple):
        return _compound(s, pick, option)
    if isinstance(option, int):
        return _number(s, pick, option)
    if pick.prompt in ORDERS:
        return _met(s, option, pick.seat)
    kind = NAMES_OF.get(pick.prompt)
    if kind is not None and option not in (DONE, "keep"):
        if kind == "weather":
            return Described(option, f"weather.{option}", _demand(s, option), "note.weather")
        if pick.prompt == "station.fuel":
            return _tank(s, option)
        note = _text(s, f"{kind}.{option}")
        return Described(option, f"{kind}.{option}", note=note, about=(option,))
    word = f"{pick.prompt}.{option}"
    note = NOTES.get(word, "")
    if s.coop:
        note = COOP_NOTES.get(word, note)
    if word == "coop.act.use":
        note = _text(s, f"place.{pick.about['place']}")
    danger = f"danger.{word}" if _hurts(s, pick.seat, word) else ""
    about = (option,) if option == DORMITORY else ()
    return Described(option, f"option.{word}", dict(pick.about), note, about, danger=danger)


def _tank(s: Base, place: str) -> Described:
    """A place by the fuel it has, not by what one can do there."""
    facts = {"now": s.fuel[place], "slots": slots(s.size).fuel[place]}
    return Described(place, f"place.{place}", facts, "note.tank", (place,))


def _met(s: Base, place: str, seat: Seat) -> Described:
    """A place by who takes part in what happens there, not by what one can do there."""
    here = s.meeting(place)
    mine = [] if s.coop else [i for i in here if s.figures[i].seat == seat]
    facts = s.figure_facts(mine[0]) if mine else {}
    facts["figures"] = tuple(s.name(i) for i in here if i not in mine)
    note = "note.order.meet" if here else "note.order.nobody"
    if here == mine and mine:
        note = "note.order.you"
    return Described(place, f"place.{place}", facts, note, (place,))


def _text(s: Base, thing: str) -> str:
    """The message that says what a place, card or character is for."""
    return COOP_NOTES.get(f"{thing}/text", f"{thing}/text") if s.coop else f"{thing}/text"


def _hurts(s: Base, seat: Seat, word: str) -> bool:
    """Whether this ends a disguise, or leaves one of the seat's humans in the ice."""
    if word == "board.want.stay":
        return any(f.seat == seat and not f.alien for f in s.figures)
    return word == "reveal.reveal"


def _demand(s: Base, weather: str) -> dict[str, Any]:
    """What a weather asks of the base."""
    row = chart(s.size)[weather]
    return {"generator": row.generator, "boiler": row.boiler, "rescue": row.rescue}


def _number(s: Base, pick: Pick, option: int) -> Described:
    if pick.prompt in FIGURE_PROMPTS:
        return _figure(s, pick, option)
    if pick.prompt in DIE_PROMPTS:
        face = s.dice[option]
        facts = {"number": option + 1, "face": face}
        return Described(option, "option.die", facts, DIE_NOTES[face])
    facts = {"number": option}
    return Described(option, f"option.{pick.prompt}", facts, NUMBER_NOTES[pick.prompt])


def _figure(s: Base, pick: Pick, i: int) -> Described:
    """A character, with what matters about them in this question."""
    f = s.figures[i]
    facts: dict[str, Any] = s.figure_facts(i, place=f.place)
    if pick.prompt == "assign":
        outcome = effect(s, i, str(pick.about["card"]), f.place)
        return Described(i, "option.figure_at", {**facts, **outcome.facts}, outcome.key, (i,))
    if pick.prompt == "coop.assign":
        note = _text(s, f"place.{f.place}")
        return Described(i, "option.figure_at", facts, note, (i,))
    if pick.prompt == "assign.lost":
        return Described(i, "option.figure_at", facts, "note.assign.lost", (i,))
    if pick.prompt == "trade":
        facts |= {"weapons": len(f.weapons) + len(f.flames), "items": len(f.items)}
        return Described(i, "option.figure", facts, "note.belongings", (i,))
    if pick.prompt in ("coop.transform", "coop.kill"):
        return Described(i, "option.figure", facts, f"character.{s.name(i)}/text", (i,))
    facts |= {"disc": f.disc, "end": s.disc_end(), "seat": f.seat}
    return Described(i, "option.figure", facts, "note.suspicion", (i,))


def _compound(s: Base, pick: Pick, option: tuple[int | str, ...]) -> Described:
    first, second = option[0], option[1]
    facts: dict[str, Any]
    if pick.prompt == "place":
        key = f"option.place.{first}" + (".flashlight" if len(option) > 2 else "")
        facts, note = _company(s, str(second), pick.seat)
        return Described(option, key, facts, note, option[1:])
    if pick.prompt == "look":
        facts = {"figure": s.name(int(first)), "position": int(second) + 1}
        return Described(option, "option.look", facts, "note.look", (first,))
    if pick.prompt == "coop.turn_die":
        face = s.dice[int(first)]
        facts = {"number": int(first) + 1, "face": face, "new_face": second}
        return Described(option, "option.coop.turn_die", facts, DIE_NOTES[str(second)])
    if pick.prompt == "coop.trade":
        facts = {"card": first, "figure": s.name(int(second))}
        return Described(option, "option.coop.trade", facts, _text(s, f"card.{first}"), (second,))
    facts = {"figure": s.name(int(second))}
    word = f"{pick.prompt}.{first}"
    return Described(option, f"option.{word}", facts, f"note.{word}", (second,))


def _company(s: Base, place: str, seat: Seat) -> tuple[dict[str, Any], str]:
    """Whom one would meet at a place before any card is used."""
    others = [i for i in s.at(place) if s.figures[i].seat != seat]
    dog = place in s.dogs
    facts = {"place": place, "figures": tuple(s.name(i) for i in others)}
    if others:
        return facts, "note.place.catch" if dog else "note.place.meet"
    return facts, "note.place.dog" if dog else f"place.{place}/text"
