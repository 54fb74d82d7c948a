"""What many games with talk add up to: how much was said, what was true, who believed it, whether it tells roles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean

from msgspec import Struct

from .talking import LineNote, TalkNotes

BELIEVED = -0.02
"""A lie was believed that moved those who are no foes away from the truth by more bits than this."""


class LineCounts(Struct):
    """Lines of one kind, or of one seat."""

    lines: int
    true: int
    false: int
    kept: int
    broken: int
    lies: int
    """Those of a foe that were not true, or not kept."""
    believed: int
    found_out: int
    bits: float | None
    """The mean of how much nearer to the truth they brought the others."""


class TalkFigures(Struct):
    """What the acceptance of talk asks for."""

    games: int
    lines_a_round: float
    rounds_with_talk: float
    games_with_lie: float
    games_with_accusation: float
    lies: int
    true_claims: int
    found_out: float
    """Which part of foes' false claims and broken promises came out by the end."""
    lies_believed: float | None
    """Which part of what foes said that was not so moved the others away from the truth; None if nobody looked."""
    auc: float
    """How well a role can be told from who speaks at a window and who is silent; 0.5 is not at all."""
    verbs: dict[str, LineCounts]
    seats: list[LineCounts]


def figures(notes: Iterable[TalkNotes]) -> TalkFigures:
    """Add many games up."""
    games = list(notes)
    lines = [line for game in games for line in game.lines]
    rounds = max(1, sum(game.rounds for game in games))
    accused = [any(x.verb in ("suspect", "accuse", "got") for x in g.lines) for g in games]
    lied = [any(x.foe and x.true is False for x in game.lines) for game in games]
    spoken = sum(min(game.rounds, len(game.lines)) for game in games)
    count, whole = max(1, len(games)), tally(lines)
    weighed = [x.bits for x in lines if x.bits is not None and _misleads(x)]
    believed = [bits for bits in weighed if bits < BELIEVED]
    return TalkFigures(
        games=len(games),
        lines_a_round=round(len(lines) / rounds, 2),
        rounds_with_talk=round(spoken / rounds, 3),
        games_with_lie=round(sum(lied) / count, 3),
        games_with_accusation=round(sum(accused) / count, 3),
        lies=whole.lies,
        true_claims=sum(x.kind == "claim" and x.true is True for x in lines),
        found_out=round(whole.found_out / max(1, whole.lies), 3),
        lies_believed=round(len(believed) / len(weighed), 3) if weighed else None,
        auc=round(_auc(games), 3),
        verbs=by_verb(lines),
        seats=by_seat(lines),
    )


def _misleads(line: LineNote) -> bool:
    """Whether a foe says what is not so: a false claim, a human suspected, a fellow trusted."""
    if line.kind == "view":
        return line.foe and line.about == (line.verb == "trust")
    return line.foe and line.true is False


def tally(lines: Sequence[LineNote]) -> LineCounts:
    """Count lines."""
    lies = [x for x in lines if x.foe and (x.true is False or x.good is False)]
    promises = [x for x in lines if x.true is None]
    bits = [x.bits for x in lines if x.bits is not None]
    return LineCounts(
        lines=len(lines),
        true=sum(x.true is True for x in lines),
        false=sum(x.true is False for x in lines),
        kept=sum(x.good is True for x in promises),
        broken=sum(x.good is False for x in promises),
        lies=len(lies),
        believed=sum(x.bits is not None and x.bits < BELIEVED for x in lies),
        found_out=sum(x.good is False for x in lies),
        bits=round(fmean(bits), 3) if bits else None,
    )


def by_verb(lines: Sequence[LineNote]) -> dict[str, LineCounts]:
    """Every verb that was said, the most frequent first."""
    verbs = {x.verb for x in lines}
    found = {verb: tally([x for x in lines if x.verb == verb]) for verb in sorted(verbs)}
    return dict(sorted(found.items(), key=lambda each: -each[1].lines))


def by_seat(lines: Sequence[LineNote]) -> list[LineCounts]:
    """Every seat up to the last that spoke."""
    last = max([x.seat for x in lines], default=-1)
    return [tally([x for x in lines if x.seat == seat]) for seat in range(last + 1)]


def _auc(games: list[TalkNotes]) -> float:
    """How often the foe is the one who speaks more, if a friend and a foe of the same window are drawn."""
    friend, even, foe = (sum(game.contests[i] for game in games) for i in range(3))
    total = friend + even + foe
    return (foe + even / 2) / total if total else 0.5
