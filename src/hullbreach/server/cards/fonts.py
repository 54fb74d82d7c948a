"""The fonts of a card: how wide words are in them, and where a line has to be broken."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from struct import unpack_from

from .kit import KIT_FOLDER

DISPLAY = "michroma-latin-400-normal"
BODY = "barlow-latin-400-normal"
STRONG = "barlow-latin-600-normal"
LABEL = "barlow-condensed-latin-600-normal"
FONT_STYLES = {
    DISPLAY: 'font-family="Michroma"',
    BODY: 'font-family="Barlow"',
    STRONG: 'font-family="Barlow SemiBold" font-weight="600"',
    LABEL: 'font-family="Barlow Condensed SemiBold" font-weight="600"',
}
"""How a drawing asks for them."""
UNKNOWN_WIDTH = 0.6
"""The width of a letter that the font lacks, in its height: another font will draw it."""
DOTS = "…"


def files() -> list[Path]:
    """The fonts as files."""
    return [KIT_FOLDER / f"{name}.ttf" for name in FONT_STYLES]


@cache
def widths(font: str) -> dict[str, float]:
    """How wide each letter is, in the font's height."""
    data = (KIT_FOLDER / f"{font}.ttf").read_bytes()
    tables = {
        data[at : at + 4]: unpack_from(">I", data, at + 8)[0]
        for at in range(12, 12 + 16 * unpack_from(">H", data, 4)[0], 16)
    }
    height = unpack_from(">H", data, tables[b"head"] + 18)[0]
    count = unpack_from(">H", data, tables[b"hhea"] + 34)[0]
    advances = [unpack_from(">H", data, tables[b"hmtx"] + 4 * i)[0] for i in range(count)]
    glyphs = _glyphs(data, tables[b"cmap"])
    return {
        letter: advances[min(glyph, count - 1)] / height
        for letter, glyph in glyphs.items()
        if glyph
    }


def _glyphs(data: bytes, cmap: int) -> dict[str, int]:
    """Which glyph draws a letter: the table of segments that every font for the web has (format 4)."""
    count = unpack_from(">H", data, cmap + 2)[0]
    offsets = [unpack_from(">I", data, cmap + 8 + 8 * index)[0] for index in range(count)]
    table = next(cmap + at for at in offsets if unpack_from(">H", data, cmap + at)[0] == 4)
    segments = unpack_from(">H", data, table + 6)[0] // 2
    ends, starts = table + 14, table + 16 + 2 * segments
    deltas, ranges = starts + 2 * segments, starts + 4 * segments
    found: dict[str, int] = {}
    for at in range(0, 2 * segments, 2):
        start, end = (unpack_from(">H", data, row + at)[0] for row in (starts, ends))
        delta, skip = (unpack_from(">H", data, row + at)[0] for row in (deltas, ranges))
        for code in range(start, min(end, 0xFFFE) + 1):
            glyph = code
            if skip:
                glyph = unpack_from(">H", data, ranges + at + skip + 2 * (code - start))[0]
            found[chr(code)] = (glyph + delta) & 0xFFFF if glyph or not skip else 0
    return found


def are_known(texts: Iterable[str]) -> bool:
    """Whether our fonts have every letter of these texts."""
    known = widths(BODY)
    return all(letter in known for text in texts for letter in text)


def width(text: str, font: str, size: float) -> float:
    """How wide a text is."""
    known = widths(font)
    return size * sum(known.get(letter, UNKNOWN_WIDTH) for letter in text)


def cut(text: str, font: str, size: float, room: float) -> str:
    """A text that fits, if need be with dots at its end."""
    if width(text, font, size) <= room:
        return text
    while text and width(text + DOTS, font, size) > room:
        text = text[:-1]
    return text.rstrip(" ,.:;–(") + DOTS


def wrapped(text: str, font: str, size: float, room: float, most: int) -> list[str]:
    """A text in lines; what does not fit into the last of them is cut."""
    lines, words = [""], text.split()
    for index, word in enumerate(words):
        longer = f"{lines[-1]} {word}".strip()
        if not lines[-1] or width(longer, font, size) <= room:
            lines[-1] = longer
        elif len(lines) < most:
            lines.append(word)
        else:
            lines[-1] = " ".join([lines[-1], *words[index:]])
            break
    return [cut(line, font, size, room) for line in lines]


def fitting(
    text: str, font: str, room: float, choices: Sequence[tuple[int, int]]
) -> tuple[list[str], int]:
    """The lines of a text and their size: the first choice of size and number of lines that holds all of it."""
    for size, most in choices:
        lines = wrapped(text, font, size, room, most)
        if not any(line.endswith(DOTS) for line in lines):
            return _balanced(text, font, size, room, lines), size
    size, most = choices[-1]
    return wrapped(text, font, size, room, most), size


def _balanced(text: str, font: str, size: float, room: float, lines: list[str]) -> list[str]:
    """The same number of lines, all about as long: no word stands alone in the last."""
    while len(lines) > 1 and room > size:
        room -= size
        narrower = wrapped(text, font, size, room, len(lines) + 1)
        if len(narrower) > len(lines) or any(line.endswith(DOTS) for line in narrower):
            break
        lines = narrower
    return lines
