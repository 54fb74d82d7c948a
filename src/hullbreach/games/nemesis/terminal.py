"""The board as text, drawn from the view only."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap

from .board import ROOM_IDS, ROOM_OF, TECH_ROOMS, WAYS
from .chart import SIGNS, chart
from .species import named
from .view_structs import CharacterView, ShipRoomView, ShipView

Words = Callable[..., str]


LINE_WIDTH = 80


def _wrapped(head: str, notes: list[str]) -> str:
    """A line that goes on below its own beginning when it gets too long."""
    text = ", ".join(notes)
    lines = wrap(text, LINE_WIDTH - len(head)) or [""]
    return ("\n" + " " * len(head)).join([head + lines[0], *lines[1:]]).rstrip()


def draw(view: ShipView, words: Words) -> str:
    """The whole table: head, chart, rooms with what is in them, players, the reader's own things."""
    parts = [_head(view, words), "", *chart(view), *wrap(words("board.legend"), LINE_WIDTH), ""]
    parts += [*(_room(view, room, words) for room in view.rooms), ""]
    parts += [_systems(view, words), ""]
    parts += [_seat(view, seat, words) for seat in view.seats]
    parts += named(view.species).draw(view, words)
    if view.me is not None:
        parts += ["", *_mine(view, words)]
    return "\n".join(parts)


def _head(view: ShipView, words: Words) -> str:
    line = words(
        "board.head", round=view.round, time=view.time, course=view.destination, eggs=view.eggs
    )
    if view.self_destruct is not None:
        line += " · " + words("board.fuse", space=view.self_destruct)
    return line


def _room(view: ShipView, room: ShipRoomView, words: Words) -> str:
    """One line: number, tile, markers, figures, and the corridors with noise and doors."""
    name = words(f"place.{room.tile}") if room.tile else words("board.unknown")
    if room.tile and not room.explored:
        name = f"({name})"
    marks = [words("board.fire")] if room.fire else []
    marks += [words("board.malfunction")] if room.malfunction else []
    marks += [words("board.sealed")] if view.sealed == room.id else []
    marks += [words("board.items", count=room.counter)] if room.counter else []
    marks += [words(f"object.{word}") for word in room.objects]
    marks += [
        f"{words(f'intruder.{x.kind}')}{'*' * x.injuries}"
        for x in view.intruders
        if ROOM_IDS[x.room] == room.id
    ]
    here = [_name(seat, words) for seat in view.seats if seat.place == room.id]
    head = f"{room.id[1:]} {name:<23} {_exits(view, room)}"
    return _wrapped(f"{head:<44}", [*here, *marks])


def _exits(view: ShipView, room: ShipRoomView) -> str:
    """Where the corridors lead: `!` is noise, `|` a closed and `/` a destroyed door."""
    exits = []
    for corridor, other in WAYS[ROOM_OF[room.id]]:
        line = view.corridors[corridor]
        sign = SIGNS.get(line.door, "") + ("!" if line.noise else "")
        exits.append(f"{sign}{other + 1:02d}")
    if ROOM_OF[room.id] in TECH_ROOMS:
        exits.append("!T" if view.tech_noise else "T")
    return " ".join(exits)


def _name(seat: CharacterView, words: Words) -> str:
    return words(f"character.{seat.character}") if seat.character else words("board.nowhere")


def _systems(view: ShipView, words: Words) -> str:
    """Bag, pods, engines, Weaknesses in one line each."""
    tokens = ", ".join(f"{words(f'intruder.{k}')} {n}" for k, n in view.bag.items() if n)
    lines = [words("board.bag", tokens=tokens)]
    pods = [
        words(
            "board.pod",
            number=pod.number,
            section=pod.section,
            state=_pod(pod.locked, pod.launched, words),
        )
        for pod in view.pods
    ]
    lines.append(words("board.pods", pods=", ".join(pods)))
    tops = [words(f"engine.{top}") if top else words("board.unknown") for top, _ in view.engines]
    lines.append(words("board.engines", tokens=", ".join(tops)))
    if view.tech_noise:
        lines.append(words("board.tech"))
    if view.coordinates:
        lines.append(words("board.coordinates", card=view.coordinates))
    found = [words(f"card.{card}") for card in view.weaknesses.values() if card]
    lines.append(words(named(view.species).board_line, cards=", ".join(found) or "–"))
    return "\n".join(lines)


def _pod(locked: bool, launched: bool, words: Words) -> str:
    if launched:
        return words("board.launched")
    return words("pod.locked" if locked else "pod.unlocked")


def _seat(view: ShipView, seat: CharacterView, words: Words) -> str:
    """One player in a line: name, place, wounds, hands."""
    mark = "▶" if view.phase in ("turn", "trade") and view.turn == seat.seat else " "
    you = f" ({words('board.you')})" if seat.seat == view.me else ""
    place = f"{seat.place[1:]}" if seat.place in ROOM_OF else _place(seat, words)
    notes = [words("board.cards", hand=seat.hand, items=len(seat.items))]
    notes += [words("board.light", count=seat.light)] if seat.light else []
    notes += [words(f"card.{wound}") for wound in seat.wounds]
    notes += [f"({words(f'card.{wound}')})" for wound in seat.dressed]
    for flag in ("slime", "larva", "signal"):
        notes += [words(f"board.{flag}")] if getattr(seat, flag) else []
    notes += [_held(held.card, held.ammo, words) for held in seat.held]
    notes += [words(f"object.{word}") for word in seat.objects]
    return _wrapped(f"{mark}{seat.number} {_name(seat, words) + you:<22} {place:<13} ", notes)


def _held(card: str, ammo: int | None, words: Words) -> str:
    return words(f"card.{card}") + ("" if ammo is None else f" {ammo}")


def _place(seat: CharacterView, words: Words) -> str:
    return words(f"board.{seat.place}", number=seat.pod)


def _mine(view: ShipView, words: Words) -> list[str]:
    """The reader's own hand, Inventory and Objectives."""
    assert view.me is not None
    hand = [words(f"card.{c.card}") + ("!" if c.infected else "") for c in view.hand]
    items = [words(f"card.{c.card}") for c in view.inventory]
    kept = [words(f"card.{card}") for card in view.seats[view.me].objectives if card]
    return [
        words("board.hand", cards=", ".join(hand) or "–"),
        words("board.inventory", cards=", ".join(items) or "–"),
        words("board.objectives", cards=", ".join(kept) or "–"),
    ]
