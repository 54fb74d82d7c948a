"""The threat marker, discs that meet it, and transformation."""

from __future__ import annotations

from hullbreach.games.the_thing.components import TRACKS
from hullbreach.games.the_thing.dogs import next_round
from hullbreach.games.the_thing.ending import NOBODY_LEFT, end
from hullbreach.games.the_thing.pieces import GREEN_FIELD, IN, REVEALED
from hullbreach.games.the_thing.revelation import give_up, strengthen
from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Asks, Pick, asks_nothing, rule, settle
from hullbreach.parts.cards import show

LOW, HIGH = TRACKS.coop.track


def advance_discs(s: Base, figures: list[int], after: str) -> None:
    """Discs move 1 right, all at once; if one of them enters the threat marker's field somebody is transformed."""
    entered = False
    for i in figures:
        f = s.figures[i]
        before = f.disc
        s.move_disc(i)
        entered |= f.disc == s.threat and before != f.disc
    s.phase = after
    if entered:
        strike_field(s, after)


def move_threat(s: Base, fields: int, after: str) -> None:
    """The threat marker moves within the track; if it enters a field with discs somebody is transformed."""
    before = s.threat
    s.threat = max(LOW, min(HIGH, before + fields))
    s.tell("threat.moves", field=s.threat)
    s.phase = after
    if s.threat != before:
        strike_field(s, after)


def on_field(s: Base) -> list[int]:
    """The characters whose discs lie with the threat marker."""
    return [i for i in s.present() if s.figures[i].disc == s.threat]


def strike_field(s: Base, after: str) -> None:
    """One of the discs on the threat marker's field is struck before play goes on."""
    s.enter = on_field(s)
    if s.enter:
        s.after = after
        s.phase = "coop_transform"


@rule
def transform_one(s: Base) -> Asks[None]:
    """Of several discs on the threat marker's field the leader picks one; the others are safe there."""
    options, s.enter = s.enter, []
    i = yield from settle(Pick(s.leader, "coop.transform", options, "G-203"))
    s.phase, s.after = s.after, ""
    transform(s, i, "threat")


def transform(s: Base, i: int, cause: str) -> None:
    """A character becomes part of the alien: strength 5 the first time, 1 more each later time."""
    f = s.figures[i]
    f.status = REVEALED
    s.gone.append(f.role)
    f.role = -1
    s.tell("transformed", figure=i, cause=cause)
    give_up(s, i)
    strengthen(s)
    if not s.present():
        end(s, NOBODY_LEFT)


def judge_role_card(s: Base, i: int) -> None:
    """A test turns up the special role card: a human's disc goes to green, an alien is transformed."""
    f = s.figures[i]
    role = show(s, f.role)
    s.tell("role.shown", figure=i, role=role)
    if role == "alien":
        transform(s, i, "test")
        return
    entered = f.disc != GREEN_FIELD == s.threat
    f.disc = GREEN_FIELD
    if entered:
        strike_field(s, s.phase)


@asks_nothing
def threat(s: Base) -> None:
    """Phase 9: alone on its field the marker moves 1 left, with discs as many right as there are."""
    count = len(on_field(s))
    move_threat(s, count or -1, "coop_round_over")


@asks_nothing
def round_over(s: Base) -> None:
    """The next round begins."""
    next_round(s)


def still_in(s: Base, i: int) -> bool:
    """Whether a character is still one."""
    return s.figures[i].status == IN
