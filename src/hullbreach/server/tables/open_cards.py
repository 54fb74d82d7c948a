"""Open cards: at tables that allow it, whoever is out for good may see everything, and is silent from then on.

They ask for it, and everybody is told. What they have seen can do no harm: they are never asked again, they neither
speak nor chat nor propose nor give signs, they look after the table no longer, they sit on no other seat, and nobody
takes anything back behind that moment, for that could bring them back into the game. Nobody sits down on a seat that is
out, for then they would sit down only to see everything.
"""

from __future__ import annotations

from typing import Any

from hullbreach.kernel import Session
from hullbreach.server.errors import Denied

from .head import Head


def is_out(head: Head, session: Session[Any], seat: int) -> bool:
    """Whether a seat is out for good at a table that opens its cards then."""
    playing = head.open_cards and head.status == "playing"
    return playing and session.game.is_out(session.boundary, seat) and seat not in session.asked


def may_open(head: Head, session: Session[Any], seat: int) -> bool:
    """Whether a person may have all cards opened."""
    who = head.seats[seat]
    out = who.kind == "human" and who.opened is None and is_out(head, session, seat)
    return out and not _plays_elsewhere(head, session, seat)


def _plays_elsewhere(head: Head, session: Session[Any], seat: int) -> bool:
    """Whether somebody from the same address still plays: it could be the same person."""
    own = set(head.seats[seat].held_by)
    return any(
        own.intersection(head.seats[other].held_by)
        for other in head.people()
        if other != seat and not is_out(head, session, other)
    )


def sees_all(head: Head, session: Session[Any], seat: int) -> bool:
    """Whether a seat is shown all cards."""
    return head.seats[seat].opened is not None and is_out(head, session, seat)


def bars_going_back(head: Head, to: tuple[int, int]) -> bool:
    """Whether all cards were opened to somebody after this step and answer."""
    return head.opened_at is not None and head.opened_at > to


def unopened(head: Head) -> list[int]:
    """The people to whom nothing was opened."""
    return [seat for seat in head.people() if head.seats[seat].opened is None]


def pass_on_the_table(head: Head) -> int | None:
    """Whoever has seen all cards looks after the table only as long as there is nobody else: who does so now."""
    host, others = head.seat_of(head.host), unopened(head)
    if host is None or head.seats[host].opened is None or not others:
        return None
    head.host = head.seats[others[0]].token
    return others[0]


def heir(head: Head) -> int | None:
    """Who looks after the table next: a person who has not seen all cards, if there is one."""
    people = head.people()
    return min(people, key=lambda seat: head.seats[seat].opened is not None, default=None)


def check_not_out(head: Head, session: Session[Any] | None, seat: int) -> None:
    """Nobody sits down where they could have all cards opened at once."""
    if session is not None and is_out(head, session, seat):
        raise Denied("seat_closed", "this seat is out; cards are opened only to who played it")


def check_unopened(head: Head, seat: int) -> None:
    """Whoever has seen all cards says nothing more at this table."""
    if head.status == "playing" and head.seats[seat].opened is not None:
        raise Denied("silent", "whoever has seen all cards is silent until the end")


def check_silence(head: Head, seat: int | None, address: str) -> None:
    """The same for chat and guesses, where they could come back as somebody who looks on."""
    if seat is not None:
        check_unopened(head, seat)
        return
    opened = [mark for who in head.seats if who.opened is not None for mark in who.held_by]
    if head.status == "playing" and head.mark_of(address) in (*opened, *head.seen_all):
        raise Denied("silent", "whoever has seen all cards is silent until the end")
