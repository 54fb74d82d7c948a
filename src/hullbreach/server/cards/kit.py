"""What cards are drawn with: fonts, pictures and the looks of seats, put beside the client when it is built."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from msgspec import Struct

from hullbreach.kernel import Phrase, decode

KIT_FOLDER = Path(__file__).parent.parent / "static" / "card"
ANY_GAME = "hero"
"""The picture of a game that has none of its own."""


class Look(Struct, frozen=True):
    """How a seat looks."""

    tint: str
    shape: str
    """A path on a square of 44."""
    middle: float
    """Where the picture's middle lies."""
    icon: str
    """A drawing on a square of 512, or nothing."""


class _Seats(Struct, frozen=True):
    colours: Mapping[str, str]
    icons: Mapping[str, str]
    order: Sequence[str]


class Kit(Struct, frozen=True):
    """The looks of everything on a card."""

    tints: Mapping[str, str]
    order: Sequence[str]
    shapes: Mapping[str, str]
    middles: Mapping[str, float]
    mark: str
    games: Mapping[str, _Seats]

    def look(self, game: str, seat: int, part: Phrase | None) -> Look:
        """How a seat looks that plays this part."""
        seats = self.games.get(game)
        order, colour, icon = self.order, "", ""
        if seats is not None:
            order = seats.order or order
            for word in _words_of(part):
                colour = colour or seats.colours.get(word, "")
                icon = icon or seats.icons.get(word, "")
        colour = colour or order[seat % len(order)]
        return Look(self.tints[colour], self.shapes[colour], self.middles.get(colour, 22.0), icon)


def _words_of(part: Phrase | None) -> list[str]:
    """What a part may be called: the end of its key, and the words it speaks of."""
    if part is None:
        return []
    return [part.key.rpartition(".")[2], *_strings_in(list(part.facts.values()))]


def _strings_in(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _strings_in(each)


def can_draw() -> bool:
    """Whether this server can draw cards: the client is built, and the package that draws is there."""
    return (KIT_FOLDER / "kit.json").is_file() and find_spec("resvg_py") is not None


@cache
def kit() -> Kit:
    """Read once."""
    return decode((KIT_FOLDER / "kit.json").read_bytes(), Kit)


@cache
def picture(game: str) -> str:
    """The picture of a game, as SVG."""
    own = KIT_FOLDER / f"{game}.svg"
    path = own if own.is_file() else KIT_FOLDER / f"{ANY_GAME}.svg"
    return path.read_text(encoding="utf-8")
