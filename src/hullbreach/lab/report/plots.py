"""Plots as HTML with inline SVG: they need no script and fit a phone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape

from msgspec import Struct

BINS = 24


class Bar(Struct, frozen=True):
    """A labelled value, with its interval if it has one."""

    label: str
    value: float
    text: str
    low: float | None = None
    high: float | None = None


def bars(rows: Sequence[Bar], least: float = 0.0, most: float | None = None) -> str:
    """Horizontal bars, one line each."""
    if most is None:
        most = max([row.value if row.high is None else row.high for row in rows], default=1.0)
    span = (most - least) or 1.0
    return '<div class="bars">' + "".join(_bar(row, least, span) for row in rows) + "</div>"


def _bar(row: Bar, least: float, span: float) -> str:
    def x(value: float) -> float:
        return round(100 * min(1.0, max(0.0, (value - least) / span)), 2)

    marks = f'<rect class="bar" x="0" y="2" width="{x(row.value)}" height="8"/>'
    if row.low is not None and row.high is not None:
        width = max(0.4, x(row.high) - x(row.low))
        marks += f'<rect class="span" x="{x(row.low)}" y="5.2" width="{width:.2f}" height="1.6"/>'
    label, text = escape(row.label), escape(row.text)
    return (
        f'<div class="row"><span class="label">{label}</span>'
        f'<svg viewBox="0 0 100 12" preserveAspectRatio="none" role="img" aria-label="{text}">'
        f'{marks}</svg><span class="value">{text}</span></div>'
    )


def histogram(values: Sequence[int]) -> str:
    """How often each range of values occurs."""
    if not values:
        return ""
    low, high = min(values), max(values)
    size = max(1, -(-(high - low + 1) // BINS))
    counts = Counter((value - low) // size for value in values)
    bins = (high - low) // size + 1
    most, width = max(counts.values()), 100 / bins
    marks = "".join(
        f'<rect class="bar" x="{i * width:.2f}" y="{40 - 38 * n / most:.2f}" '
        f'width="{width * 0.9:.2f}" height="{38 * n / most:.2f}">'
        f"<title>{low + i * size}–{low + (i + 1) * size - 1}: {n}</title></rect>"
        for i, n in sorted(counts.items())
    )
    middle = sorted(values)[len(values) // 2]
    return (
        '<figure class="histogram"><svg viewBox="0 0 100 40" preserveAspectRatio="none" role="img">'
        f"{marks}</svg><figcaption><span>{low}</span><span>⌀ {sum(values) / len(values):.1f} · "
        f"½ {middle}</span><span>{high}</span></figcaption></figure>"
    )
