"""What pages of the lab are made of: the page around them, cards, shares with intervals, tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from hullbreach.lab.strength import wilson
from hullbreach.words import Words

from .gather import Share
from .plots import SHARES, Bar, bars
from .style import STYLE


def document(title: str, hint: str, language: str, body: str) -> str:
    """A whole page around its body, with nothing to load from anywhere."""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><h1>{escape(title)}</h1>"
        f'<p class="hint">{escape(hint)}</p>{body}</body></html>\n'
    )


def card(name: str, content: str, words: Words, wide: bool = False, kind: str = "report") -> str:
    """A card with its heading and note; none without content."""
    if not content:
        return ""
    note = f'<p class="note">{escape(words.say(f"{kind}-{name}-note"))}</p>'
    return (
        f'<section class="plot{" wide" if wide else ""}">'
        f"<h3>{escape(words.say(f'{kind}-{name}'))}</h3>{note}{content}</section>"
    )


def shares_plot(shares: Mapping[str, Share], words: Words, counted: str) -> str:
    """Shares with their intervals, and of how many they are."""
    rows = []
    for label, (part, whole) in shares.items():
        more = (words.say("report-of", part=part, whole=whole),)
        rows.append(share_bar(label, wilson(part, whole), words, more))
    heads = (words.say("report-column-share"), words.say("report-column-interval"), counted)
    return share_bars(rows, words, heads)


def share_bar(
    label: str, share: tuple[float, float, float], words: Words, more: tuple[str, ...] = ()
) -> Bar:
    """A share with its interval as a bar; `more` are columns behind these two."""
    value, low, high = share
    span = words.say("report-span", low=round(100 * low), high=round(100 * high))
    return Bar(label, value, words.say("percent", value=100 * value), low, high, (span, *more))


def share_bars(rows: Sequence[Bar], words: Words, heads: Sequence[str]) -> str:
    """Bars of shares over their axis."""
    return bars(rows, SHARES, lambda tick: words.say("report-tick", value=round(100 * tick)), heads)


def rows_table(heads: Sequence[str], rows: Sequence[Sequence[str]], numbers: Sequence[int]) -> str:
    """A table whose cells are HTML; the columns of these numbers are aligned to the right."""

    def line(tag: str, cells: Sequence[str]) -> str:
        marks = [' class="n"' if i in numbers else "" for i in range(len(cells))]
        inside = [f"<{tag}{mark}>{c}</{tag}>" for mark, c in zip(marks, cells, strict=True)]
        return f"<tr>{''.join(inside)}</tr>"

    body = "".join(line("td", row) for row in rows)
    return f"<table><thead>{line('th', [escape(h) for h in heads])}</thead><tbody>{body}</tbody></table>"
