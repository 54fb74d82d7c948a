"""The page of an experiment with designed numbers: a chapter for every variant of them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from hullbreach import games
from hullbreach.lab.balance import Balance, Interval, Outcome, Winning
from hullbreach.words import Words

from .pieces import card, document, rows_table, share_bar, share_bars, shares_plot


def balance_page(found: Balance, language: str) -> str:
    """What came out of an experiment, in one language."""
    words = Words(games.find(found.game).package, language)
    names = [variant_name(each, words) for each in found.variants]
    links = "".join(f'<a href="#v{i}">{escape(name)}</a>' for i, name in enumerate(names))
    body = "".join(_chapter(i, each, words) for i, each in enumerate(found.variants))
    about = card("table", _table(found, words), words, True, "balance")
    nav = f"<nav>{links}</nav>" if len(found.variants) > 1 else ""
    facts = {"game": words(f"game.{found.game}"), "mode": words(f"mode.{found.mode}")}
    hint = words.say("balance-hint")
    return document(words.say("balance-title", **facts), hint, language, nav + about + body)


def variant_name(found: Outcome, words: Words) -> str:
    """What a variant is called: by its file, and the first one, which has none, in words."""
    return found.name or words.say("balance-as-it-is")


def changed_by(change: Interval | None, words: Words) -> str:
    """A change in percentage points with its interval; nothing for the numbers as they are."""
    if change is None:
        return ""
    points = [round(100 * value, 1) for value in (change.value, change.low, change.high)]
    value, low, high = [words.say("balance-points", sign=_sign(x), value=abs(x)) for x in points]
    return words.say("balance-change", value=value, low=low, high=high)


def _sign(value: float) -> str:
    return "−" if value < 0 else "+"


def _chapter(number: int, found: Outcome, words: Words) -> str:
    lead = words.say("balance-lead", games=found.games, decisions=found.decisions)
    broken = "".join(f"<li>{escape(fault)}</li>" for fault in dict.fromkeys(found.faults))
    endings = {words(f"ending.{name}"): (n, found.games) for name, n in found.endings.items()}
    plots = [
        card("sides", _winnings(found.sides, words, "role"), words, kind="balance"),
        card("seats", _winnings(found.seats, words, "seat"), words, kind="balance"),
        card("differences", _differences(found, words), words, kind="balance"),
        card("pairs", _pairs(found, words), words, kind="balance"),
        card("endings", shares_plot(endings, words, words.say("report-column-games")), words),
        card("faults", f"<ul>{broken}</ul>" if broken else "", words, kind="balance"),
    ]
    return (
        f'<h2 id="v{number}">{escape(variant_name(found, words))}</h2>'
        f'<p class="lead">{escape(lead)}</p>{card("changes", _changes(found), words, True, "balance")}'
        f'<div class="grid">{"".join(plots)}</div>'
    )


def _changes(found: Outcome) -> str:
    rows = "".join(f"<li><code>{escape(change)}</code></li>" for change in found.changes)
    return f"<ul>{rows}</ul>" if rows else ""


def _winnings(found: Sequence[Winning], words: Words, kind: str) -> str:
    if not found:
        return ""
    rows = []
    for each in found:
        label = words.seat(int(each.name)) if kind == "seat" else words.thing(each.name, kind)
        share = (each.share.value, each.share.low, each.share.high)
        rows.append(share_bar(label, share, words, (words.say("number", value=each.games),)))
    heads = [words.say(f"report-column-{name}") for name in ("share", "interval", "games")]
    return share_bars(rows, words, heads)


def _differences(found: Outcome, words: Words) -> str:
    """What a variant changes, side by side and seat by seat."""
    sides = [(words.thing(each.name, "role"), each.change) for each in found.sides]
    seats = [(words.seat(int(each.name)), each.change) for each in found.seats]
    rows = [(escape(name), changed_by(change, words)) for name, change in sides + seats if change]
    return rows_table(("", words.say("balance-column-change")), rows, (1,)) if rows else ""


def _pairs(found: Outcome, words: Words) -> str:
    """Who beats whom: a row for every side, a column for its opponent."""
    sides = list(dict.fromkeys(one for one, _, _ in found.pairs))
    share = {(one, two): estimate for one, two, estimate in found.pairs}
    rows = []
    for one in sides:
        met = [share.get((one, two)) for two in sides]
        cells = [words.say("percent", value=100 * e.value) if e else "–" for e in met]
        rows.append((escape(words.thing(one, "role")), *cells))
    heads = ["", *(words.thing(side, "role") for side in sides)]
    return rows_table(heads, rows, range(1, len(heads))) if rows else ""


def _table(found: Balance, words: Words) -> str:
    options = ", ".join(f"{name}={value}" for name, value in found.options.items())
    facts = {
        "bots": escape(found.bot),
        "seats": words.say("number", value=found.players),
        "seatings": words.say("number", value=found.seatings),
        "seeds": words.say("number", value=found.seeds),
        "seed": escape(str(found.seed)),
        "version": escape(found.version),
        "options": escape(options or "–"),
    }
    heads = [words.say(f"balance-column-{name}") for name in facts]
    return rows_table(heads, [tuple(facts.values())], ())
