"""The epilogue in the terminal: won or lost, who was what, and the moments that decided it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from hullbreach.kernel import (
    Condition,
    Epilogue,
    Game,
    HullbreachError,
    Phrase,
    Replay,
    Seat,
    SeatEnd,
    epilogue_of,
)
from hullbreach.words import Words

TICK, CROSS = "✓", "✗"


def tell(
    console: Console, game: Game[Any], replay: Replay, words: Words, reader: Seat | None
) -> bool:
    """Print how a recorded game ended, for this reader; False if there is nothing to tell."""
    try:
        told = epilogue_of(game, replay)
    except HullbreachError:
        return False
    console.print(Rule(Text(words.say("table-over"), style="bold"), style="cyan"))
    for line in _lines(told, words, reader):
        console.print(line)
    return True


def _lines(told: Epilogue, words: Words, reader: Seat | None) -> Iterator[Text]:
    mine = next((row for row in told.seats if row.seat == reader), None)
    phrase = told.verdict if mine is None else mine.verdict
    verdict = _say(words, phrase)
    if mine is None:
        yield Text(verdict[:1].upper() + verdict[1:], style="bold")
    else:
        key = "table-you-won" if mine.won else "table-you-lost"
        yield Text(words.say(key, why=verdict), style="bold")
    reason = words.text(phrase.key, **phrase.facts)
    if reason:
        yield Text(reason)
    for row in sorted(told.seats, key=lambda row: (row is not mine, not row.won, row.seat)):
        yield from _row(row, words)
    for moment in told.moments:
        when = words.say(f"table-in-{told.unit}", number=moment.when)
        note = words.text(moment.words.key, **moment.words.facts)
        yield Text.assemble((f"  {when}: ", "dim"), _say(words, moment.words), (f". {note}", "dim"))


def _row(row: SeatEnd, words: Words) -> Iterator[Text]:
    head = f"{words.seat(row.seat)} ({_say(words, row.part)}): {_say(words, row.role)}. "
    yield Text.assemble((head, "bold"), (_say(words, row.fate), "cyan" if row.won else ""))
    said = [_condition(each, words) for each in row.conditions]
    yield Text("  " + " ".join(said), style="dim")
    account = " ".join(_say(words, phrase) for phrase in row.account)
    if account:
        yield Text(f"  {account}", style="dim")


def _condition(each: Condition, words: Words) -> str:
    join = f"{words.say('table-' + each.joined)} " if each.joined else ""
    return f"{join}{TICK if each.met else CROSS} {_say(words, each.words)}"


def _say(words: Words, phrase: Phrase) -> str:
    return words(phrase.key, **phrase.facts)
