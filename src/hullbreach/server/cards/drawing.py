"""A card as SVG, and as the picture that is sent."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape

from . import fonts
from .fonts import BODY, DISPLAY, LABEL, STRONG
from .kit import Look, kit, picture
from .telling import Card, CardSeat, CurveLine

WIDTH, HEIGHT = 1200, 630
MARGIN = 56
ROOM = WIDTH - 2 * MARGIN
VOID, INK, SOFT, EDGE, INVERSE = "#05080b", "#efeadf", "#bac6ce", "#3b4e5e", "#0b0f13"
DANGER, ICE = "#ff5d6c", "#9adbea"
CREW_TOP, CREW_HIGH, GAP, CORNER = 284, 196, 12, 14
CURVE = (MARGIN + 8, 520, 544, 74)
"""Where the curve lies: left, top, width, height."""
TURN_LEFT = 652
NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def png_of(card: Card) -> bytes:
    """The card as a picture; letters that our fonts lack are looked for in those of the system."""
    from resvg_py import svg_to_bytes

    return bytes(
        svg_to_bytes(
            svg_string=svg_of(card),
            font_files=[str(path) for path in fonts.files()],
            skip_system_fonts=fonts.are_known(card.texts()),
        )
    )


def svg_of(card: Card) -> str:
    """The card, drawn."""
    parts = [*_ground(card), *_head(card), *_crew(card), *_foot(card)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}">{"".join(parts)}</svg>'
    )


def _write(
    text: str, x: float, y: float, font: str, size: float, ink: str, anchor: str = "start"
) -> str:
    said = escape(NOT_XML.sub("", text))
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" {fonts.FONT_STYLES[font]} font-size="{size}" fill="{ink}" '
        f'text-anchor="{anchor}">{said}</text>'
    )


def _ground(card: Card) -> Iterator[str]:
    """The picture of the game behind everything, darker to the left and below."""
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{VOID}"/>'
    yield _placed(picture(card.game), 480, -205, 760, 704)
    yield (
        '<defs><linearGradient id="card-left"><stop offset=".4" stop-color="#05080b"/>'
        '<stop offset=".56" stop-color="#05080b" stop-opacity=".6"/>'
        '<stop offset=".8" stop-color="#05080b" stop-opacity=".05"/></linearGradient>'
        '<linearGradient id="card-down" x2="0" y2="1">'
        '<stop offset=".22" stop-color="#05080b" stop-opacity="0"/>'
        '<stop offset=".66" stop-color="#05080b" stop-opacity=".8"/>'
        '<stop offset=".8" stop-color="#05080b"/></linearGradient>'
        '<linearGradient id="card-up" x2="0" y2="1">'
        '<stop stop-color="#05080b" stop-opacity=".75"/>'
        '<stop offset=".2" stop-color="#05080b" stop-opacity="0"/></linearGradient>'
        '<linearGradient id="card-turned" x2="0" y2="1">'
        '<stop stop-color="#3f1c24"/><stop offset="1" stop-color="#10171e"/></linearGradient>'
        "</defs>"
    )
    for shade in ("up", "left", "down"):
        yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#card-{shade})"/>'


def _placed(svg: str, x: float, y: float, wide: float, high: float) -> str:
    """A drawing of its own, at its place."""
    head, _, body = svg.partition(">")
    head = re.sub(r'\s(width|height|xmlns)="[^"]*"', "", head)
    return f'{head} x="{x}" y="{y}" width="{wide}" height="{high}">{body}'


def _head(card: Card) -> Iterator[str]:
    mark = re.sub(r"<rect[^>]*/>", "", kit().mark, count=1)
    yield _placed(mark, MARGIN, 40, 38, 38)
    yield _write("HULLBREACH", MARGIN + 46, 68, DISPLAY, 22, INK)
    yield _write(card.corner, WIDTH - MARGIN, 66, LABEL, 20, INK, "end")
    choices = [(46, 1), (40, 1), (34, 2), (28, 2)]
    lines, size = fonts.fitting(card.headline, DISPLAY, ROOM, choices)
    y = 118.0
    for line in lines:
        y += size * 1.2
        yield _write(line, MARGIN, y, DISPLAY, size, INK)
    choices = [(22, 2), (19, 2)] if len(lines) == 1 else [(19, 2), (17, 2)]
    below, size = fonts.fitting(card.below, BODY, 660 if len(lines) == 1 else 860, choices)
    y += 12
    for line in below:
        y += size * 1.38
        yield _write(line, MARGIN, y, BODY, size, INK)


def _crew(card: Card) -> Iterator[str]:
    sides = any(seat.turned for seat in card.seats)
    count = len(card.seats)
    wide = min((ROOM - GAP * (count - 1)) / count, 300.0)
    for index, seat in enumerate(card.seats):
        yield from _seat(seat, MARGIN + index * (wide + GAP), wide, sides)


def _seat(seat: CardSeat, x: float, wide: float, sides: bool) -> Iterator[str]:
    """A plate with a cut corner: shape, name, part, what they were, since when."""
    top, right, bottom, middle = CREW_TOP, x + wide, CREW_TOP + CREW_HIGH, x + wide / 2
    inside = wide - 16
    fill = "url(#card-turned)" if seat.turned else "#10171e"
    yield (
        f'<path d="M{x:.1f} {top}H{right:.1f}V{bottom - CORNER}L{right - CORNER:.1f} {bottom}H{x:.1f}Z" '
        f'fill="{fill}" fill-opacity=".92" stroke="{DANGER if seat.turned else EDGE}"/>'
    )
    yield _badge(seat.look, seat.name, middle, top + 39)
    name, size = fonts.fitting(seat.name, STRONG, inside, [(20, 1), (17, 1), (15, 1)])
    yield _write(name[0], middle, top + 90, STRONG, size, INK, "middle")
    yield _write(
        fonts.cut(seat.part, BODY, 15, inside), middle, top + 110, BODY, 15, SOFT, "middle"
    )
    chip = DANGER if seat.turned else ICE if sides or seat.won else SOFT
    role, size = fonts.fitting(seat.role, LABEL, inside - 20, [(16, 1), (14, 1)])
    half = fonts.width(role[0], LABEL, size) / 2 + 11
    yield (
        f'<rect x="{middle - half:.1f}" y="{top + 119}" width="{2 * half:.1f}" height="24" rx="12" '
        f'fill="{chip}"/>'
    )
    yield _write(role[0], middle, top + 136.5, LABEL, size, INVERSE, "middle")
    fate, _ = fonts.fitting(seat.fate, LABEL, inside, [(15, 2)])
    for row, line in enumerate(fate):
        yield _write(line, middle, top + 162 + 18 * row, LABEL, 15, INK, "middle")


def _badge(look: Look, name: str, x: float, y: float) -> str:
    """The shape of a seat with its picture, or the first letter of whoever sits there."""
    scale = 58 / 44
    shape = f'<path d="{look.shape}" fill="{look.tint}"/>'
    if look.icon:
        size = 21 / 512
        inner = (
            f'<g transform="translate({22 - 10.5} {look.middle - 10.5}) scale({size:.5f})" '
            f'color="{INVERSE}" fill="{INVERSE}">{look.icon}</g>'
        )
    else:
        inner = _write(name[:1].upper(), 22, look.middle + 6, STRONG, 17, INVERSE, "middle")
    return (
        f'<g transform="translate({x - 22 * scale:.1f} {y - 22 * scale:.1f}) scale({scale:.4f})">'
        f"{shape}{inner}</g>"
    )


def _foot(card: Card) -> Iterator[str]:
    left = MARGIN
    if card.lines:
        label = card.curve.upper()
        yield _write(label, MARGIN, 508, LABEL, 16, SOFT).replace(
            "<text", '<text letter-spacing="1.3"', 1
        )
        yield from _curve(card)
        left = TURN_LEFT
    if card.turn:
        yield _write(card.turn, left, 532, STRONG, 19, INK)
        room = WIDTH - MARGIN - left
        for row, line in enumerate(fonts.wrapped(card.turned, BODY, 18, room, 3)):
            yield _write(line, left, 558 + 24 * row, BODY, 18, SOFT)


def _curve(card: Card) -> Iterator[str]:
    x, y, wide, high = CURVE
    yield (
        f'<path d="M{x} {y + high / 2}h{wide}" stroke="#6d8496" stroke-opacity=".6" '
        'stroke-dasharray="3 5"/>'
    )
    for line in sorted(card.lines, key=lambda line: not line.dashed):
        yield _line(line)
    for at, value in card.marks:
        yield (
            f'<circle cx="{x + at * wide:.1f}" cy="{y + (1 - value) * high:.1f}" r="6" '
            f'fill="{INK}" stroke="{VOID}" stroke-width="2"/>'
        )


def _line(line: CurveLine) -> str:
    x, y, wide, high = CURVE
    points = " ".join(f"{x + a * wide:.1f},{y + (1 - b) * high:.1f}" for a, b in line.points)
    look = 'stroke-width="2" stroke-dasharray="5 5"' if line.dashed else 'stroke-width="4"'
    return f'<polyline points="{points}" fill="none" stroke="{line.tint}" stroke-linejoin="round" {look}/>'
