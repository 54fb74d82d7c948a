"""Games as flat rows, for tables and data frames."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict

from .plans import Plan, Played
from .talk_figures import tally
from .talking import LineNote

Row = dict[str, Any]


def by_game(todo: Plan, games: Sequence[Played]) -> list[Row]:
    """One row per game: a column per seat for wins and scores."""
    return [_game(todo, played) for played in games]


def _game(todo: Plan, played: Played) -> Row:
    flat = _head(todo, played)
    flat |= {"decisions": played.decisions, "forced": played.forced}
    if played.course is not None:
        flat["lead_changes"] = played.course.leads
    for seat, bot in enumerate(todo.players):
        flat[f"bot_{seat}"] = bot
        flat[f"won_{seat}"] = int(seat in played.winners)
        flat[f"score_{seat}"] = played.scores[seat] if played.scores else None
    if played.talk is not None:
        flat |= _talk(played.talk.lines)
    return flat


def by_seat(todo: Plan, games: Sequence[Played]) -> list[Row]:
    """One row per game and seat."""
    return [_seat(todo, played, seat) for played in games for seat in range(len(todo.players))]


def _seat(todo: Plan, played: Played, seat: int) -> Row:
    flat = _head(todo, played)
    flat |= {"seat": seat, "bot": todo.players[seat], "won": int(seat in played.winners)}
    flat["score"] = played.scores[seat] if played.scores else None
    flat["side"] = played.sides[seat] if played.sides else ""
    if played.course is not None:
        flat["decisions"] = played.course.decisions[seat]
        flat["longest_wait"] = played.course.waits[seat]
    if played.talk is not None:
        flat |= _talk([line for line in played.talk.lines if line.seat == seat])
    return flat


def _talk(lines: Sequence[LineNote]) -> Row:
    """What was said, as columns."""
    return {f"talk_{name}": value for name, value in asdict(tally(lines)).items()}


def _head(todo: Plan, played: Played) -> Row:
    flat: Row = {"game": todo.game, "mode": todo.config.mode, "players": todo.config.players}
    flat |= {"number": played.number, "seed": played.seed}
    return flat | {"ending": played.ending or "", "fault": played.fault}


def as_csv(rows: list[Row]) -> bytes:
    """Rows as a CSV file with a header."""
    text = io.StringIO(newline="")
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().encode()


def as_parquet(rows: list[Row]) -> bytes:
    """Rows as a Parquet file."""
    import pyarrow
    import pyarrow.parquet

    sink = io.BytesIO()
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), sink)
    return sink.getvalue()
