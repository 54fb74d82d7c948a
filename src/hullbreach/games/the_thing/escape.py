"""Escape: boarding one by one, with everybody aboard agreeing."""

from __future__ import annotations

from hullbreach.kernel import Asks, Pick, ask, asks_nothing, rule

from .alien_actions import refusals
from .ending import ALIEN_ABOARD, HUMANS_ESCAPED, LEFT_BEHIND, end
from .pieces import Escape, Facts
from .revelation import show_role
from .state import Base

RESCUE = "rescue_helicopter"
BOARD, STAY = "board", "stay"


def boarding_list(s: Base) -> list[int]:
    """All characters, lowest disc first, equal ones in play order."""
    return sorted(s.order(), key=lambda i: s.figures[i].disc)


@rule
def boarding_offer(s: Base) -> Asks[None]:
    """While the rescue helicopter stands here the least suspected decides whether to board."""
    first = boarding_list(s)[0]
    about = s.figure_facts(first)
    choice = yield from ask(
        Pick(s.figures[first].seat, "board.first", [BOARD, STAY], "G-184", STAY, about=about)
    )
    if choice == STAY:
        s.tell("board.nobody", figure=first)
        s.phase = "window"
        return
    s.escape = Escape(RESCUE, [], [])
    come_aboard(s, first)


@asks_nothing
def start_escape(s: Base) -> None:
    """The one who showed the keys is first aboard."""
    if s.coop:
        s.phase = "coop_escape"
        return
    s.escape = Escape(s.here, [], [])
    come_aboard(s, s.actor)


def come_aboard(s: Base, i: int) -> None:
    """Whoever boards shows their role card; an alien ends the game, after a human the list begins anew."""
    assert s.escape is not None
    s.escape.aboard.append(i)
    s.tell("board.enters", figure=i, vehicle=s.escape.vehicle)
    show_role(s, i)
    if s.figures[i].alien:
        end(s, ALIEN_ABOARD)
        return
    s.escape.queue = [k for k in boarding_list(s) if k not in s.escape.aboard]
    s.phase = "boarding"


@rule
def boarding(s: Base) -> Asks[None]:
    """The next one on the list is asked; all aboard must agree to take them in, and who does not is seen."""
    escape = s.escape
    assert escape is not None
    if not escape.queue:
        depart(s)
        return
    i = escape.queue.pop(0)
    about = _boarding_facts(s, i)
    pick = Pick(s.figures[i].seat, "board.want", [BOARD, STAY], "G-186", STAY, about=about)
    if (yield from ask(pick)) == STAY:
        s.tell("board.declines", figure=i)
        return
    s.tell("board.asks", figure=i)
    seats = [s.figures[k].seat for k in escape.aboard]
    against = yield from refusals(seats, "board.agree", "G-186", about)
    if not against:
        come_aboard(s, i)
        return
    escape.refusals.append([i, *against])
    s.tell("board.refused", figure=i, figures=tuple(against), count=len(against))


def _boarding_facts(s: Base, i: int) -> Facts:
    """Who wants to board, who is aboard, and who is next on the list."""
    assert s.escape is not None
    aboard, later = s.escape.aboard, s.escape.queue
    names = {"aboard": tuple(map(s.name, aboard)), "later": tuple(map(s.name, later))}
    return s.figure_facts(i, **names, count=len(later))


def depart(s: Base) -> None:
    """The vehicle leaves and everyone left shows their role card: a human among them loses the game for the humans."""
    assert s.escape is not None
    s.tell("board.departs", vehicle=s.escape.vehicle)
    left = [i for i in s.present() if i not in s.escape.aboard]
    for i in left:
        show_role(s, i)
    behind = any(not s.figures[i].alien for i in left)
    end(s, LEFT_BEHIND if behind else HUMANS_ESCAPED)
