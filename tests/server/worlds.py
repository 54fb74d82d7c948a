"""Twin worlds: two stored tables that one seat cannot tell apart, and a play in both that shows it the same."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Literal

from msgspec import Raw, Struct
from msgspec.structs import replace

from hullbreach import games
from hullbreach.kernel import (
    Choice,
    Event,
    ReplayBase,
    RuleFault,
    Session,
    StepRecord,
    decode,
    encode,
)
from hullbreach.server.tables.head import Head
from hullbreach.server.tables.live_table import wake_session
from hullbreach.server.tables.play_commands import undo_target
from hullbreach.testing.laws import seen

SEAT = 0
"""Whose eyes we look through; the public looks on, too."""
TRIES = 24
SECRETS = 20


class Move(Struct):
    """Something done at the table in both worlds; what another seat says in secret may differ."""

    kind: Literal["answer", "undo", "resume", "fresh", "together"]
    seat: int = SEAT
    here: list[Choice] = []
    there: list[Choice] = []


class Twins:
    """The truth, and another world of the same seat."""

    def __init__(self, truth: Session[Any], world: Session[Any]) -> None:
        self.truth = truth
        self.world = world
        self.differ = bool(encode(world.boundary) != encode(truth.boundary))
        self.plan: list[Move] = []


# -- making them ---------------------------------------------------------------------------------------------------


def separate(one: Path, two: Path, table: str, seed: int) -> Twins | None:
    """Replace the table in the second file by one that the seat cannot tell from the first."""
    stored = _read(one, table)
    if stored is None:
        return None
    head, earlier, truth = stored
    world = truth.fork(SEAT, seed)
    kept = truth.rest(False, False)
    head.changed = truth.steps - 1
    head.rest = kept
    _write(one, table, head, [*earlier, truth.boundary])
    head.rest = replace(kept, answers=world.answers, pending=world.pending)
    _write(two, table, head, [*earlier, world.boundary])
    here, there = _read(one, table), _read(two, table)
    assert here is not None
    assert there is not None
    return Twins(here[2], there[2])


def _read(file: Path, table: str) -> tuple[Head, list[Raw], Session[Any]] | None:
    with closing(sqlite3.connect(file)) as connection:
        query = "select head, boundary from tables where id = ?"
        head_bytes, boundary = connection.execute(query, (table,)).fetchone()
        query = "select record from steps where table_id = ? order by step"
        rows = connection.execute(query, (table,)).fetchall()
    head = decode(head_bytes, Head)
    if head.status != "playing":
        return None
    records = [decode(row[0], StepRecord) for row in rows]
    *earlier, _ = decode(boundary, list[Raw])
    return head, earlier, wake_session(games.find(head.game), head, boundary, records)


def _write(file: Path, table: str, head: Head, boundaries: list[Any]) -> None:
    """Store a world; it is followed from its boundary on, as after a change of the rules."""
    base = ReplayBase(head.changed, head.version, Raw(encode(boundaries[-1])))
    with closing(sqlite3.connect(file)) as connection:
        query = "update tables set head = ?, boundary = ? where id = ?"
        connection.execute(query, (encode(head), encode(boundaries), table))
        query = "update entries set data = ? where table_id = ? and kind = 'start'"
        connection.execute(query, (encode(base), table))
        connection.commit()


# -- playing them --------------------------------------------------------------------------------------------------


def plan(twins: Twins, moves: int, random: Random) -> None:
    """Moves after each of which the seat and the public are shown the same in both worlds, by the game itself."""
    for count in range(moves):
        twins.plan += _unnoticed(twins, random)
        found = _next_answer(twins, random)
        if found is None:
            break
        twins.plan.append(found)
        if count % 2 and _undone(twins, found.seat):
            twins.plan.append(Move("undo", found.seat))
        if count % 4 == 1:
            twins.plan.append(Move("resume" if count % 8 == 1 else "fresh"))
    if _together(twins):
        twins.plan.append(Move("together"))
    twins.plan.append(Move("fresh"))


def _next_answer(twins: Twins, random: Random) -> Move | None:
    seats = [seat for seat in twins.truth.asked if seat in twins.world.asked]
    for seat in random.sample(seats, len(seats)):
        pairs = _own_pairs(twins) if seat == SEAT else _pairs(twins, seat, random)
        for ours, theirs in islice(pairs, TRIES):
            here, there = twins.truth.clone(), twins.world.clone()
            try:
                said, seen = _say(here, seat, ours, random)
                also, same = _say(there, seat, theirs, random)
            except RuleFault:
                continue
            if seen == same and not here.over:
                twins.truth, twins.world = here, there
                return Move("answer", seat, said, also)
    return None


def _unnoticed(twins: Twins, random: Random) -> list[Move]:
    """Secret answers that are given in one of the worlds only, and that nobody notices."""
    found = []
    for name in random.sample(("truth", "world"), 2):
        session: Session[Any] = getattr(twins, name)
        for seat, pick in session.asked.items():
            if seat == SEAT or not pick.secret:
                continue
            fresh, option = session.clone(), random.choice(list(pick.options))
            events = _give(fresh, seat, option)
            if seat in fresh.asked and _received(fresh) == _received(session):
                if not _told(events, SEAT) and not _told(events, None):
                    here, there = ([option], []) if name == "truth" else ([], [option])
                    setattr(twins, name, fresh)
                    found.append(Move("answer", seat, list(here), list(there)))
                    break
    return found


def _own_pairs(twins: Twins) -> Iterator[tuple[Choice, Choice]]:
    """The seat itself does the same in both worlds."""
    for option in twins.truth.asked[SEAT].options:
        yield option, option


def _pairs(twins: Twins, seat: int, random: Random) -> Iterator[tuple[Choice, Choice]]:
    """Options of another seat in both worlds: the same if everybody sees them, else different ones first."""
    pick, other = twins.truth.asked[seat], twins.world.asked[seat]
    both = [option for option in pick.options if option in other.options]
    same = [(option, option) for option in random.sample(both, len(both))]
    if pick.secret and other.secret:
        pairs = [(ours, theirs) for ours in pick.options for theirs in other.options]
        mixed = [pair for pair in pairs if pair[0] != pair[1]]
        yield from random.sample(mixed, min(len(mixed), TRIES // 2))
    yield from same


def _say(
    session: Session[Any], seat: int, option: Choice, random: Random
) -> tuple[list[Choice], bytes]:
    """Let a seat answer, and go on with secret questions until somebody notices: what it said, what was seen."""
    before, events, said = _received(session), [*_give(session, seat, option)], [option]
    for _ in range(SECRETS):
        pick = session.asked.get(seat)
        if seat == SEAT or pick is None or not pick.secret or _received(session) != before:
            break
        said.append(random.choice(list(pick.options)))
        events += _give(session, seat, said[-1])
    return said, encode([Raw(_received(session)), _told(events, SEAT), _told(events, None)])


def _give(session: Session[Any], seat: int, option: Choice) -> list[Event]:
    return session.answer(seat, option, session.asked[seat].number)


def _received(session: Session[Any]) -> bytes:
    return encode([Raw(seen(session, SEAT)), Raw(seen(session, None))])


def _told(events: list[Event], seat: int | None) -> list[Event]:
    return [event for event in (e.for_seat(seat) for e in events) if event is not None]


def _undone(twins: Twins, seat: int) -> bool:
    """Take back the seat's last answer in both worlds, if that shows the same."""
    here, there = twins.truth.clone(), twins.world.clone()
    if not (here.may_undo(seat) and there.may_undo(seat)):
        return False
    here.undo(seat)
    there.undo(seat)
    if _received(here) != _received(there):
        return False
    twins.truth, twins.world = here, there
    return True


def _together(twins: Twins) -> bool:
    """Whether all together can take back the last move without chance showing them something new."""
    seen = set()
    for session in (twins.truth, twins.world):
        if session.over or undo_target(session) != session.steps - 1:
            return False
        for seed in range(3):
            twin = session.clone()
            twin.redeal(seed)
            shown = twin.seat_view(SEAT)
            seen.add(encode([shown.view, shown.waits, twin.seat_view(None).view]))
    return len(seen) == 1
