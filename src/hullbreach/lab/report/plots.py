"""Plots as HTML with inline SVG in percentages: they need no script, keep their lines thin and fit a phone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10

from msgspec import Struct

MOST_BARS = 24

Say = Callable[[float], str]
"""Writes a number as the language does."""


class Bar(Struct, frozen=True):
    """A labelled value, with its interval if it has one; `more` are further columns."""

    label: str
    value: float
    text: str
    low: float | None = None
    high: float | None = None
    more: tuple[str, ...] = ()


class Scale(Struct, frozen=True):
    """What an axis shows: its ends and the numbers written on it."""

    least: float
    most: float
    ticks: tuple[float, ...]
    lines: tuple[float, ...] = ()
    """Where there is a line but no number."""

    def at(self, value: float) -> float:
        """The place of a value, in percent of the axis."""
        share = (value - self.least) / ((self.most - self.least) or 1.0)
        return round(100 * min(1.0, max(0.0, share)), 2)


SHARES = Scale(0.0, 1.0, (0.0, 0.5, 1.0), (0.25, 0.75))


def scale(least: float, most: float, count: int = 4) -> Scale:
    """An axis with round numbers on it that holds both values."""
    step = _round_step((most - least) / count)
    first, last = floor(least / step), ceil(most / step)
    if first == last:
        last += 1
    return Scale(first * step, last * step, tuple(n * step for n in range(first, last + 1)))


def _round_step(rough: float) -> float:
    """The next of 1, 2 and 5 times a power of ten, and never less than 1."""
    if rough <= 1:
        return 1.0
    size = 10.0 ** floor(log10(rough))
    return next((n * size for n in (1, 2, 5) if rough <= n * size), 10 * size)


def bars(rows: Sequence[Bar], axis: Scale, say: Say, heads: Sequence[str]) -> str:
    """Horizontal bars, one line each, over a common axis; the heads name the columns of numbers."""
    columns = len(heads)
    cells = "".join(f'<span class="head">{escape(head)}</span>' for head in heads)
    body = "".join(_bar(row, axis, columns) for row in rows)
    return (
        f'<div class="bars" style="--columns:{columns}"><span class="label"></span><span></span>'
        f'{cells}{body}<span class="label"></span>{_axis(axis, say)}</div>'
    )


def _bar(row: Bar, axis: Scale, columns: int) -> str:
    marks = "".join(_line(axis.at(tick)) for tick in axis.ticks + axis.lines)
    marks += f'<rect class="bar" x="0" y="25%" width="{axis.at(row.value)}%" height="50%"/>'
    if row.low is not None and row.high is not None:
        marks += _whisker(axis.at(row.low), axis.at(row.high))
    texts = [row.text, *row.more, *([""] * columns)][:columns]
    cells = "".join(f'<span class="value">{escape(text)}</span>' for text in texts)
    said = escape(f"{row.label}: {', '.join(text for text in texts if text)}")
    return (
        f'<span class="label">{escape(row.label)}</span>'
        f'<svg class="track" role="img" aria-label="{said}">{marks}</svg>{cells}'
    )


def _line(x: float) -> str:
    return f'<line class="tick" x1="{x}%" x2="{x}%" y1="0" y2="100%"/>'


def _whisker(low: float, high: float) -> str:
    ends = "".join(
        f'<line class="span" x1="{x}%" x2="{x}%" y1="28%" y2="72%"/>' for x in (low, high)
    )
    return f'<line class="span" x1="{low}%" x2="{high}%" y1="50%" y2="50%"/>{ends}'


def _axis(axis: Scale, say: Say) -> str:
    marks = []
    for tick in axis.ticks:
        x = axis.at(tick)
        anchor = "start" if x == 0 else "end" if x == 100 else "middle"
        text = escape(say(tick))
        marks.append(f'<text x="{x}%" y="0.9em" text-anchor="{anchor}">{text}</text>')
    return f'<svg class="axis" aria-hidden="true">{"".join(marks)}</svg>'


def histogram(values: Sequence[int], say: Say, note: str) -> str:
    """How often each range of values occurs, with the middle value as a dashed line."""
    if not values:
        return ""
    low, high = min(values), max(values)
    size = max(1, -(-(high - low + 1) // MOST_BARS))
    counts = Counter((value - low) // size for value in values)
    bins = (high - low) // size + 1
    gutter = bins * size / 14
    across = Scale(low - gutter, low + bins * size, _ticks(low, low + bins * size))
    up = scale(0, 1.05 * max(counts.values()), 3)
    marks = "".join(_level(100 - up.at(tick), say(tick)) for tick in up.ticks)
    for i, n in sorted(counts.items()):
        marks += _column(low + i * size, size, n, across, up, say)
    middle = sorted(values)[len(values) // 2]
    x = across.at(middle + (0.5 if size == 1 else 0))
    marks += f'<line class="middle" x1="{x}%" x2="{x}%" y1="0" y2="100%"/>'
    return (
        f'<figure class="histogram"><svg class="field" role="img" aria-label="{escape(note)}">'
        f"{marks}</svg>{_axis(across, say)}<figcaption>{escape(note)}</figcaption></figure>"
    )


def _ticks(low: int, high: int) -> tuple[float, ...]:
    """Round numbers between two ends."""
    step = _round_step((high - low) / 5)
    return tuple(n * step for n in range(ceil(low / step), floor(high / step) + 1))


def _level(y: float, text: str) -> str:
    """A thin line across, with its number under it at the left."""
    number = f'<text class="level" x="0" y="{y}%" dy="1em">{escape(text)}</text>' if y < 100 else ""
    return f'<line class="tick" x1="0" x2="100%" y1="{y}%" y2="{y}%"/>{number}'


def _column(first: int, size: int, count: int, across: Scale, up: Scale, say: Say) -> str:
    x, height = across.at(first), up.at(count)
    width = 0.92 * (across.at(first + size) - x)
    span = say(first) if size == 1 else f"{say(first)}–{say(first + size - 1)}"
    return (
        f'<rect class="bar" x="{x}%" y="{100 - height:.2f}%" width="{width:.2f}%" '
        f'height="{height}%"><title>{escape(span)}: {escape(say(count))}</title></rect>'
    )
