"""The card about talk: what was said, by verb and by seat, what was true, who believed it, whether it tells roles."""

from __future__ import annotations

from html import escape

from hullbreach.lab.talk_figures import LineCounts, TalkFigures
from hullbreach.words import Words

from .gather import Gathered
from .pieces import rows_table

COLUMNS = ("lines", "true", "false", "kept", "broken", "lies", "believed", "out", "bits")


def talk_card(found: Gathered, words: Words) -> str:
    """Key figures in sentences, then a table by verb and one by seat; nothing where nobody talked."""
    said = found.talk()
    if said is None:
        return ""
    verbs = [(_verb(words, verb), row) for verb, row in said.verbs.items()]
    seats = [(_seat(found, words, seat), row) for seat, row in enumerate(said.seats)]
    return (
        f"<p>{escape(_lead(said, words))}</p>"
        f"{_table('verb', verbs, words)}{_table('seat', seats, words)}"
        f'<p class="note">{escape(words.say("report-talk-bits"))}</p>'
    )


def _lead(said: TalkFigures, words: Words) -> str:
    facts = {
        "lines": said.lines_a_round,
        "accused": round(100 * said.games_with_accusation),
        "lied": round(100 * said.games_with_lie),
        "out": round(100 * said.found_out),
        "auc": said.auc,
    }
    text = words.say("report-talk-lead", **facts)
    if said.lies_believed is None:
        return text
    believed = words.say("report-talk-believed", believed=round(100 * said.lies_believed))
    return f"{text} {believed}"


def _verb(words: Words, verb: str) -> str:
    """A line as it is said, with what it leaves open."""
    open_slots = dict.fromkeys(("target", "other", "to", "room", "place", "thing", "by"), "…")
    text = words(f"talk.{verb}", **open_slots, count=2, engine="…", card="…", planet="…")
    return escape(text.replace("….", "…"))


def _seat(found: Gathered, words: Words, seat: int) -> str:
    return escape(f"{words.seat(seat)} ({', '.join(found.sitting(seat))})")


def _table(kind: str, rows: list[tuple[str, LineCounts]], words: Words) -> str:
    heads = [words.say(f"report-column-{name}") for name in (kind, *COLUMNS)]
    cells = [(label, *_cells(row, words)) for label, row in rows]
    return rows_table(heads, cells, range(1, len(heads)))


def _cells(row: LineCounts, words: Words) -> list[str]:
    counts = (row.lines, row.true, row.false, row.kept, row.broken)
    hidden = (row.lies, row.believed, row.found_out)
    bits = "–" if row.bits is None else words.say("report-talk-signed", value=row.bits)
    return [*(words.say("number", value=x) if x else "–" for x in (*counts, *hidden)), bits]
