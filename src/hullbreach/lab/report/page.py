"""The page itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from hullbreach import games
from hullbreach.lab.strength import wilson
from hullbreach.words import Words

from .gather import Gathered, Outlier
from .plots import Bar, bars, histogram

Link = Callable[[Gathered, Outlier], str]
"""Where the replay of a game lies, or nothing if there is none."""
USAGE = 20

STYLE = """
:root { color-scheme: light dark; --ink: #1c2126; --paper: #fbfaf7; --soft: #e7e4dc; --bar: #2f6f8f; --span: #c2571a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e4df; --paper: #14181c; --soft: #2a3036; --bar: #4f9cc0; --span: #f0955a; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.25rem; max-width: 72rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; margin: 0 0 .25rem; } h2 { font-size: 1.3rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1rem; margin: 0 0 .5rem; }
.lead { margin: 0 0 1rem; }
.grid { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); }
section.plot { border: 1px solid var(--soft); border-radius: .5rem; padding: .8rem; min-width: 0; }
.row { display: grid; grid-template-columns: minmax(6rem, 34%) 1fr minmax(4.5rem, auto); gap: .6rem;
  align-items: center; }
.label { overflow-wrap: anywhere; font-size: .9rem; } .value { font-variant-numeric: tabular-nums;
  font-size: .85rem; text-align: right; white-space: nowrap; }
.row svg { width: 100%; height: 1rem; background: var(--soft); border-radius: .15rem; }
.bar { fill: var(--bar); } .span { fill: var(--span); }
.histogram { margin: 0; } .histogram svg { width: 100%; height: 8rem; }
figcaption { display: flex; justify-content: space-between; font-size: .85rem; border-top: 1px solid var(--ink); }
ul { margin: 0; padding-left: 1.2rem; } a { color: inherit; }
"""


def page(found: Sequence[Gathered], language: str, link: Link) -> str:
    """The report in one language."""
    house = Words(language=language)
    body = "".join(_chapter(part, language, link) for part in found)
    title = "Hullbreach"
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head><body><h1>{title}</h1>"
        f'<p class="lead">{escape(house.say("report-hint"))}</p>{body}</body></html>\n'
    )


def _chapter(found: Gathered, language: str, link: Link) -> str:
    game = games.find(found.game)
    words = Words(game.package, language)
    head = words.say(
        "report-head", game=words(f"game.{found.game}"), mode=words(f"mode.{found.mode}")
    )
    counts = {"games": len(found.games), "tables": len(found.tables)}
    lead = words.say("report-lead", **counts, decisions=found.decisions())
    plots = "".join(
        f'<section class="plot"><h3>{escape(words.say(f"report-{name}"))}</h3>{plot}</section>'
        for name, plot in _plots(found, words, link)
        if plot
    )
    return (
        f'<h2>{escape(head)}</h2><p class="lead">{escape(lead)}</p><div class="grid">{plots}</div>'
    )


def _plots(found: Gathered, words: Words, link: Link) -> list[tuple[str, str]]:
    return [
        ("tables", _tables(found)),
        ("wins-bot", _shares(found, words, "bot")),
        ("wins-side", _shares(found, words, "side")),
        ("wins-seat", _shares(found, words, "seat")),
        ("wins-players", _shares(found, words, "players")),
        ("endings", _endings(found, words)),
        ("length", histogram(found.lengths())),
        ("leads", histogram(found.leads())),
        ("waits", _waits(found, words)),
        ("usage", _usage(found, words)),
        ("ladder", _ladder(found)),
        ("outliers", _outliers(found, words, link)),
    ]


def _tables(found: Gathered) -> str:
    rows = [
        f"<li>{escape(', '.join(table.players))} · {escape(str(table.seed))}</li>"
        for table in found.tables
    ]
    return f"<ul>{''.join(rows)}</ul>" if rows else ""


def _shares(found: Gathered, words: Words, by: str) -> str:
    rows = []
    for name, (part, whole) in found.wins(by).items():
        share, low, high = wilson(part, whole)
        text = words.say("percent", value=100 * share)
        rows.append(Bar(_label(by, name, words), share, text, low, high))
    return bars(rows, most=1.0) if rows else ""


def _label(by: str, name: str, words: Words) -> str:
    if by == "seat":
        return words.seat(int(name))
    if by == "players":
        return words.say("report-players", count=int(name))
    return words.thing(name, "side") if by == "side" else name


def _endings(found: Gathered, words: Words) -> str:
    total = len(found.games)
    rows = []
    for ending, count in found.endings().most_common():
        share, low, high = wilson(count, total)
        label = words(f"ending.{ending}")
        rows.append(Bar(label, share, words.say("percent", value=100 * share), low, high))
    return bars(rows, most=1.0) if rows else ""


def _waits(found: Gathered, words: Words) -> str:
    rows = [Bar(words.seat(seat), wait, f"{wait:.1f}") for seat, wait in found.waits().items()]
    return bars(rows) if rows else ""


def _usage(found: Gathered, words: Words) -> str:
    rows = []
    for key, count in found.usage(USAGE):
        kind, _, name = key.partition(".")
        rows.append(Bar(words.thing(name, kind), count, words.say("number", value=count)))
    return bars(rows) if rows else ""


def _ladder(found: Gathered) -> str:
    parts = []
    for ladder in found.ladders:
        least = min(rating.low for rating in ladder.ratings) - 50
        rows = [
            Bar(r.bot, r.elo, f"{r.elo:.0f} ({r.low:.0f}–{r.high:.0f})", r.low, r.high)
            for r in ladder.ratings
        ]
        parts.append(bars(rows, least=least))
    return "".join(parts)


def _outliers(found: Gathered, words: Words, link: Link) -> str:
    rows = []
    for outlier in found.outliers():
        table = ", ".join(found.tables[outlier.table].players)
        text = escape(words.say("report-game", number=outlier.number, table=table))
        target = link(found, outlier)
        where = f'<a href="{escape(target)}">{text}</a>' if target else text
        why = escape(words.say(f"report-{outlier.why}"))
        rows.append(f"<li>{why} ({escape(outlier.value)}): {where}</li>")
    return f"<ul>{''.join(rows)}</ul>" if rows else ""
