"""What a card says: the end of a game in a headline, its people, its curve and its turning point."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import pairwise

from msgspec import Struct

from hullbreach.analysis import Analysis, Estimate, Prospects
from hullbreach.kernel import Epilogue, KeyMoment, Phrase, Result, SeatEnd
from hullbreach.words import Words

from .kit import Kit, Look

ICE, GREY = "#9adbea", "#bac6ce"


class CardSeat(Struct, frozen=True):
    """One of the people."""

    name: str
    part: str
    role: str
    fate: str
    """Since when they were that, or how they ended."""
    look: Look
    turned: bool
    """Whether they ended on a hidden side."""
    won: bool


class CurveLine(Struct, frozen=True):
    """A line of the curve: points from 0 to 1 in both directions."""

    points: tuple[tuple[float, float], ...]
    tint: str = ICE
    dashed: bool = False


class Card(Struct, frozen=True):
    """Everything on a card."""

    game: str
    headline: str
    below: str
    corner: str
    """The game and its day."""
    seats: tuple[CardSeat, ...]
    curve: str
    """What the curve shows."""
    lines: tuple[CurveLine, ...]
    marks: tuple[tuple[float, float], ...]
    turn: str
    """What the turning point is called, and what happened then; empty where none is known."""
    turned: str

    def texts(self) -> list[str]:
        """All that is written on it."""
        own = [self.headline, self.below, self.corner, self.curve, self.turn, self.turned]
        return own + [x for row in self.seats for x in (row.name, row.part, row.role, row.fate)]


class Ended(Struct, frozen=True):
    """A finished game as a card needs it."""

    game: str
    names: tuple[str, ...]
    result: Result
    created: int
    epilogue: Epilogue | None
    analysis: Analysis | None


def card_of(ended: Ended, words: Words, kit: Kit) -> Card:
    """The card of a finished game."""
    epilogue, analysis = ended.epilogue, ended.analysis
    curve, lines = _curve(ended, words, kit)
    marks: tuple[tuple[float, float], ...] = ()
    turn = turned = ""
    if epilogue is not None and (moment := turning_point(epilogue, analysis)) is not None:
        turn = words.say("card-turn")
        when = words.say(f"card-in-{epilogue.unit}", number=moment.when)
        turned = f"{when}: {_say(words, moment.words)}. {_text(words, moment.words)}"
        if lines:
            at = _place(moment, epilogue, analysis)
            marks = ((at, height(lines[0].points, at)),)
    return Card(
        game=ended.game,
        headline=_headline(ended, words),
        below=_below(ended, words),
        corner=f"{words(f'game.{ended.game}')}, {_day(ended.created, words)}",
        seats=tuple(_seat(ended, seat, words, kit) for seat in range(len(ended.names))),
        curve=curve,
        lines=lines,
        marks=marks,
        turn=turn,
        turned=turned,
    )


def _say(words: Words, phrase: Phrase) -> str:
    said = words(phrase.key, **phrase.facts)
    return said[:1].upper() + said[1:]


def _text(words: Words, phrase: Phrase) -> str:
    return words.text(phrase.key, **phrase.facts)


def _headline(ended: Ended, words: Words) -> str:
    """What decided the game."""
    if ended.epilogue is None:
        return words(f"ending.{ended.result.ending}")
    return _say(words, ended.epilogue.verdict)


def _below(ended: Ended, words: Words) -> str:
    """Who won, and one sentence more."""
    winners = [ended.names[seat] for seat in ended.result.winners]
    said = words.say("card-lost")
    if winners:
        said = words.say("card-won", count=len(winners), winners=words.listing(winners))
    if ended.epilogue is None:
        return said
    return f"{said} {_text(words, ended.epilogue.verdict)}".strip()


def _day(created: int, words: Words) -> str:
    day = datetime.fromtimestamp(created, UTC)
    return words.say("card-day", day=day.day, month=words.say(f"card-month-{day.month}"))


def _seat(ended: Ended, seat: int, words: Words, kit: Kit) -> CardSeat:
    won = seat in ended.result.winners
    if ended.epilogue is None:
        plain = words.say("card-seat-won" if won else "card-seat-lost")
        return CardSeat(
            ended.names[seat], "", plain, "", kit.look(ended.game, seat, None), False, won
        )
    row = ended.epilogue.seats[seat]
    return CardSeat(
        name=ended.names[seat],
        part=_say(words, row.part),
        role=_say(words, row.role),
        fate=_fate(row, words),
        look=kit.look(ended.game, seat, row.part),
        turned=_is_turned(row),
        won=won,
    )


def _is_turned(row: SeatEnd) -> bool:
    return any(stretch.way == "turned" for stretch in row.line)


def _fate(row: SeatEnd, words: Words) -> str:
    """Who turned says how, who died of what; everybody else how it ended."""
    if row.account and _is_turned(row):
        return _say(words, row.account[0])
    if row.account and any(stretch.way == "gone" for stretch in row.line):
        return _say(words, row.account[-1])
    return _say(words, row.fate)


# -- the curve ---------------------------------------------------------------------------------------------------


def _curve(ended: Ended, words: Words, kit: Kit) -> tuple[str, tuple[CurveLine, ...]]:
    """What an analysis found out, if there is one; otherwise what the epilogue counts."""
    if ended.analysis is not None and len(ended.analysis.standings) > 1:
        return _chances(ended, ended.analysis, words, kit)
    if ended.epilogue is None or ended.epilogue.length < 2:
        return "", ()
    if any(row.curves for row in ended.epilogue.seats):
        return _numbers(ended, ended.epilogue, words, kit)
    return words.say("card-still-there"), (_still_there(ended.epilogue),)


def _chances(
    ended: Ended, found: Analysis, words: Words, kit: Kit
) -> tuple[str, tuple[CurveLine, ...]]:
    """The chance of the side that hides nothing, or of every seat."""

    def line(estimates: Sequence[Estimate | None], tint: str, dashed: bool = False) -> CurveLine:
        told = zip(found.standings, estimates, strict=True)
        moves = max(1, found.moves)
        points = [(at.move / moves, chance.mean) for at, chance in told if chance is not None]
        return CurveLine(tuple(points), tint, dashed)

    if all(at.crew_truth is not None for at in found.standings):
        truth = line([at.crew_truth for at in found.standings], ICE)
        known = line([at.crew_known for at in found.standings], GREY, dashed=True)
        return words.say("card-chance-crew"), tuple(x for x in (truth, known) if x.points)
    rows = [None] * len(ended.names) if ended.epilogue is None else ended.epilogue.seats
    lines = []
    for seat, row in enumerate(rows):
        tint = kit.look(ended.game, seat, None if row is None else row.part).tint
        lines.append(line([at.truth[seat] for at in found.standings], tint))
    return words.say("card-chance-seats"), tuple(lines)


def _numbers(
    ended: Ended, epilogue: Epilogue, words: Words, kit: Kit
) -> tuple[str, tuple[CurveLine, ...]]:
    """A number of every seat, turn by turn: the one that is counted for most of them."""
    kinds = [curve.what for row in epilogue.seats for curve in row.curves]
    kind = max(dict.fromkeys(kinds), key=kinds.count)
    found = [(row, curve) for row in epilogue.seats for curve in row.curves if curve.what == kind]
    most = max(1, *(value for _, curve in found for value in curve.values))
    lines = []
    for row, curve in found:
        last = max(1, len(curve.values) - 1)
        points = tuple((i / last, value / most) for i, value in enumerate(curve.values))
        lines.append(CurveLine(points, kit.look(ended.game, row.seat, row.part).tint))
    return words.say(f"card-{kind}"), tuple(lines)


def _still_there(epilogue: Epilogue) -> CurveLine:
    """How many were alive and what they had been, round by round."""
    points = []
    for when in range(1, epilogue.length + 1):
        ways = [[s.way for s in row.line if s.since <= when] for row in epilogue.seats]
        there = sum(not way or way[-1] in ("plain", "asleep") for way in ways)
        points.append(((when - 1) / (epilogue.length - 1), there / len(epilogue.seats)))
    steps = [points[0]]
    for before, after in pairwise(points):
        steps += [(after[0], before[1]), after]
    return CurveLine(tuple(steps))


def height(points: Sequence[tuple[float, float]], at: float) -> float:
    """Where a line stands at a place."""
    before = [point for point in points if point[0] <= at] or points[:1]
    after = [point for point in points if point[0] > at] or points[-1:]
    (x, y), (far, end) = before[-1], after[0]
    return y if far <= x else y + (end - y) * (at - x) / (far - x)


# -- the turning point -------------------------------------------------------------------------------------------


def turning_point(epilogue: Epilogue, analysis: Analysis | None) -> KeyMoment | None:
    """The moment that changed most: of how the game stood, or without an analysis of what the epilogue counts."""
    moments = epilogue.moments[:-1] or epilogue.moments
    if not moments:
        return None
    if analysis is None or len(analysis.standings) < 2:
        return max(moments, key=lambda moment: _change(epilogue, moment.when))
    return max(moments, key=lambda moment: _swing(analysis.standings, moment.answer))


def _change(epilogue: Epilogue, when: int) -> int:
    """How much the numbers and lives of all seats changed in a round."""
    found = 0
    for row in epilogue.seats:
        found += sum(stretch.since == when and stretch.way != "plain" for stretch in row.line)
        for curve in row.curves:
            now, before = curve.values[when - 1 : when], curve.values[when - 2 : when - 1]
            found += sum(abs(a - b) for a, b in zip(now, before, strict=False))
    return found


def _swing(standings: Sequence[Prospects], move: int) -> float:
    """How much the chances moved from the look before a moment to the one after it."""
    before = [at for at in standings if at.move < move] or [standings[0]]
    after = [at for at in standings if at.move >= move] or [standings[-1]]
    old, new = before[-1].truth, after[0].truth
    return sum(abs(a.mean - b.mean) for a, b in zip(old, new, strict=True))


def _place(moment: KeyMoment, epilogue: Epilogue, analysis: Analysis | None) -> float:
    if analysis is not None:
        return min(1.0, moment.answer / max(1, analysis.moves))
    return (moment.when - 1) / max(1, epilogue.length - 1)
