"""The page itself: a chapter for every game and mode, a card for every question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from statistics import fmean

from hullbreach import games
from hullbreach.kernel import Value
from hullbreach.lab.ladder import Ladder
from hullbreach.lab.plans import Plan
from hullbreach.words import Words

from .gather import Gathered, Outlier
from .pieces import card, document, rows_table, shares_plot
from .plots import Bar, Say, bars, histogram, scale
from .talk import talk_card

Link = Callable[[Gathered, Outlier], str]
"""Where the replay of a game lies, or nothing if there is none."""
MOST_USED = 15
CARDS, ROOMS, FIGURES = (
    ("card", "item", "weapon"),
    ("place", "room", "tile"),
    ("unit", "figure", "character"),
)


def page(found: Sequence[Gathered], language: str, link: Link) -> str:
    """The report in one language."""
    house = Words(language=language)
    heads = [_head(part, language) for part in found]
    links = "".join(f'<a href="#c{i}">{escape(head)}</a>' for i, head in enumerate(heads))
    body = "".join(_chapter(i, part, language, link) for i, part in enumerate(found))
    nav = f"<nav>{links}</nav>" if len(found) > 1 else ""
    return document(house.say("report-title"), house.say("report-hint"), language, nav + body)


def _words(found: Gathered, language: str) -> Words:
    return Words(games.find(found.game).package, language)


def _head(found: Gathered, language: str) -> str:
    words = _words(found, language)
    names = {"game": words(f"game.{found.game}"), "mode": words(f"mode.{found.mode}")}
    return words.say("report-head", **names)


def _chapter(number: int, found: Gathered, language: str, link: Link) -> str:
    words = _words(found, language)
    counts = {"games": len(found.games), "tables": len(found.tables)}
    lead = words.say("report-lead", **counts, decisions=found.decisions())
    plots = "".join(card(name, plot, words) for name, plot in _plots(found, words))
    return (
        f'<h2 id="c{number}">{escape(_head(found, language))}</h2>'
        f'<p class="lead">{escape(lead)}</p>{card("tables", _tables(found, words), words, True)}'
        f'<div class="grid">{plots}</div>'
        f"{card('talk', talk_card(found, words), words, True)}"
        f"{card('outliers', _outliers(found, words, link), words, True)}"
    )


def _plots(found: Gathered, words: Words) -> list[tuple[str, str]]:
    return [
        ("wins-bot", _wins(found, words, "bot")),
        ("wins-side", _wins(found, words, "side")),
        ("wins-seat", _wins(found, words, "seat")),
        ("wins-players", _wins(found, words, "players")),
        ("endings", _endings(found, words)),
        ("ladder", "".join(_ladder(ladder, words) for ladder in found.ladders)),
        ("length", _spread(found.lengths(), words)),
        ("leads", _spread(found.leads(), words)),
        ("waits", _waits(found, words)),
        ("cards", _usage(found, words, CARDS)),
        ("rooms", _usage(found, words, ROOMS)),
        ("figures", _usage(found, words, FIGURES)),
    ]


# -- shares -------------------------------------------------------------------------------------------


def _wins(found: Gathered, words: Words, by: str) -> str:
    shares = {_label(found, by, name, words): share for name, share in found.wins(by).items()}
    return shares_plot(shares, words, words.say("report-column-seats")) if shares else ""


def _label(found: Gathered, by: str, name: str, words: Words) -> str:
    if by == "seat":
        return f"{words.seat(int(name))} ({', '.join(found.sitting(int(name)))})"
    if by == "players":
        return words.say("report-players", count=int(name))
    return words.thing(name, "role") if by == "side" else name


def _endings(found: Gathered, words: Words) -> str:
    total = len(found.games)
    endings = found.endings().most_common()
    shares = {words(f"ending.{ending}"): (count, total) for ending, count in endings}
    return shares_plot(shares, words, words.say("report-column-games")) if shares else ""


# -- numbers ------------------------------------------------------------------------------------------


def _number(words: Words) -> Say:
    return lambda value: words.say("number", value=round(value))


def _tenths(words: Words) -> Say:
    return lambda value: words.say("report-tenths", value=value)


def _spread(values: list[int], words: Words) -> str:
    if not values:
        return ""
    middle = sorted(values)[len(values) // 2]
    facts = {"mean": fmean(values), "median": middle, "least": min(values), "most": max(values)}
    return histogram(values, _number(words), words.say("report-spread", **facts))


def _waits(found: Gathered, words: Words) -> str:
    waits = found.waits()
    if not waits:
        return ""
    say = _tenths(words)
    rows = [
        Bar(words.seat(seat), wait.usual, say(wait.usual), more=(say(wait.longest),))
        for seat, wait in waits.items()
    ]
    heads = (words.say("report-column-usual"), words.say("report-column-longest"))
    return bars(rows, scale(0, max(row.value for row in rows)), _number(words), heads)


def _usage(found: Gathered, words: Words, kinds: Sequence[str]) -> str:
    rows = []
    for key, count in found.usage(kinds, MOST_USED):
        kind, _, name = key.partition(".")
        rows.append(Bar(words.thing(name, kind), count, _tenths(words)(count)))
    if not rows:
        return ""
    heads = (words.say("report-column-per-game"),)
    return bars(rows, scale(0, max(row.value for row in rows)), _number(words), heads)


def _ladder(ladder: Ladder, words: Words) -> str:
    say = _number(words)
    rows = [
        Bar(r.bot, r.elo, say(r.elo), r.low, r.high, (f"{say(r.low)}–{say(r.high)}", say(r.games)))
        for r in ladder.ratings
    ]
    low, high = min(r.low for r in ladder.ratings), max(r.high for r in ladder.ratings)
    names = ("elo", "interval", "games")
    heads = [words.say(f"report-column-{name}") for name in names]
    note = words.say("report-ladder-table", seats=ladder.seats, seed=str(ladder.seed))
    return f'{bars(rows, scale(low, high, 2), say, heads)}<p class="note">{escape(note)}</p>'


# -- tables -------------------------------------------------------------------------------------------


def _tables(found: Gathered, words: Words) -> str:
    played = [table for table, _ in found.games]
    rows = [
        (
            words.say("number", value=len(table.players)),
            escape(", ".join(table.players)),
            escape(_options(table)),
            words.say("number", value=played.count(i)),
            escape(str(table.seed)),
        )
        for i, table in enumerate(found.tables)
    ]
    names = ("seats", "bots", "options", "games", "seed")
    heads = [words.say(f"report-column-{name}") for name in names]
    return rows_table(heads, rows, (0, 3)) if rows else ""


def _options(table: Plan) -> str:
    """What differs from the usual table."""
    mode = games.find(table.game).mode(table.config.mode)
    usual = {option.name: option.default for option in mode.options}
    odd = {name: value for name, value in table.config.options.items() if value != usual.get(name)}
    return ", ".join(f"{name}={_said(value)}" for name, value in odd.items()) or "–"


def _said(value: Value) -> str:
    """A value as the command line takes it."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def _outliers(found: Gathered, words: Words, link: Link) -> str:
    rows = []
    for outlier in found.outliers():
        text = escape(words.say("report-game", number=outlier.number))
        target = link(found, outlier)
        where = f'<a href="{escape(target)}">{text}</a>' if target else text
        value = words.say(f"report-{outlier.why}-value", value=outlier.value)
        why = escape(words.say(f"report-{outlier.why}"))
        bots = escape(", ".join(found.tables[outlier.table].players))
        rows.append((why, escape(value), where, bots))
    names = ("why", "value", "replay", "bots")
    heads = [words.say(f"report-column-{name}") for name in names]
    return rows_table(heads, rows, (1,)) if rows else ""
