"""Escape with 1-3 players: the alien's last attempt to stop it, and boarding with role cards as an option."""

from __future__ import annotations

from hullbreach.games.the_thing.components import TRACKS
from hullbreach.games.the_thing.ending import (
    ALIEN_ABOARD,
    COOP_ESCAPED,
    LEFT_BEHIND,
    NOBODY_LEFT,
    end,
)
from hullbreach.games.the_thing.escape import BOARD, RESCUE, STAY, boarding_list
from hullbreach.games.the_thing.infection import ALIEN
from hullbreach.games.the_thing.locations import crew_agrees
from hullbreach.games.the_thing.pieces import Escape
from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Asks, Pick, rule, settle
from hullbreach.parts.cards import show

from .actions import SABOTAGE, THREAT, roll_several


@rule
def escape(s: Base) -> Asks[None]:
    """The alien rolls a die for each point of its strength; with 3 bad faces the escape is stopped."""
    dice = yield from roll_several(s.total_strength())
    bad = sum(face in (SABOTAGE, THREAT) for face in dice)
    if dice:
        s.tell("escape.contested", dice=tuple(dice), bad=bad)
    if bad >= TRACKS.coop.stopped_at:
        s.tell("escape.stopped", vehicle=s.here)
        s.actor, s.here, s.phase = -1, "", "lounge"
    elif s.rules.coop_boarding == "simple":
        end(s, COOP_ESCAPED)
    else:
        _begin_boarding(s)


def _begin_boarding(s: Base) -> None:
    """The one with the keys is aboard already; the rescue helicopter is still empty."""
    s.escape = Escape(s.here, [], boarding_list(s))
    s.phase = "coop_boarding"
    if s.here != RESCUE:
        come_aboard(s, s.actor)


@rule
def boarding(s: Base) -> Asks[None]:
    """In disc order the players decide together who boards."""
    assert s.escape is not None
    if not s.escape.queue:
        depart(s)
        return
    i = s.escape.queue.pop(0)
    about = {"figure": s.name(i)}
    pick = Pick(s.leader, "coop.board", [BOARD, STAY], "G-225", STAY, about=about)
    choice = yield from settle(pick)
    if choice == BOARD and (yield from crew_agrees(s, s.leader)):
        come_aboard(s, i)


def come_aboard(s: Base, i: int) -> None:
    """The role card is turned up: an alien loses the game, after a human the list begins anew."""
    assert s.escape is not None
    s.escape.aboard.append(i)
    role = show(s, s.figures[i].role)
    s.tell("role.shown", figure=i, role=role)
    if role == ALIEN:
        end(s, ALIEN_ABOARD)
        return
    s.escape.queue = [k for k in boarding_list(s) if k not in s.escape.aboard]


def depart(s: Base) -> None:
    """Everyone left shows the role card; a human left behind is defeat, and so is a vehicle without anybody."""
    assert s.escape is not None
    left = [i for i in s.present() if i not in s.escape.aboard]
    roles = [show(s, s.figures[i].role) for i in left]
    for i, role in zip(left, roles, strict=True):
        s.tell("role.shown", figure=i, role=role)
    if any(role != ALIEN for role in roles):
        end(s, LEFT_BEHIND)
    else:
        end(s, COOP_ESCAPED if s.escape.aboard else NOBODY_LEFT)
