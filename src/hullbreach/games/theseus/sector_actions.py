"""The sector-action phase: combat, malfunction, extra turn, and what the own faction sector offers."""

from __future__ import annotations

from hullbreach.kernel import Asks, Choice, Pick, Seat, rule, settle

from .combat import combat
from .components import SECTORS, SLOT_IDS
from .installing import discard_installed
from .malfunction import malfunction
from .movement import movable
from .state import NOTHING, Theseus

EXTRA_TURN = "extra_turn"


def duties(s: Theseus, seat: Seat, at: int) -> list[str]:
    """The sector actions of a stop: that of a common sector, that of the own faction sector, for Pandora perhaps both.

    An extra turn ends the turn of the unit in the dock, so it comes last.
    """
    row = SECTORS[s.sectors[at].board]
    found: list[str] = [row.action] if row.kind == "common" else []
    if s.is_home(seat, at):
        own = "token" if s.is_pandora(seat) else "home"
        found.insert(0 if row.action == EXTRA_TURN else len(found), own)
    return found


@rule
def carry_out_duty(s: Theseus, seat: Seat, duty: str) -> Asks[None]:
    """Carry out one sector action as far as possible."""
    if duty == "combat":
        yield from combat(s, seat)
    elif duty == "malfunction":
        yield from malfunction(s, seat)
    elif duty == "token":
        take_token(s, seat)
    elif duty == "home":
        yield from at_home(s, seat)
    else:
        extra_turn(s, seat)


def take_token(s: Theseus, seat: Seat) -> None:
    """Take an upgrade token, if there is one."""
    s.tell("tokens", seat=seat, count=s.take_tokens(seat, 1))


@rule
def at_home(s: Theseus, seat: Seat) -> Asks[None]:
    """Take an upgrade token or clear out an enemy card."""
    cards = clearable(s, seat)
    options: list[Choice] = ["token"] if s.supply else []
    options += [("clear", place) for place in cards]
    if not options:
        return
    word = yield from settle(Pick(seat, "sector.home", options, "T-80"))
    if word == "token":
        take_token(s, seat)
    else:
        discard_installed(s, s.card_at(word[1]), "clear_out")


def clearable(s: Theseus, seat: Seat) -> list[str]:
    """Enemy cards installed in the own faction sector that are not under the disc."""
    sector = s.sectors[s.home[seat]]
    slots = SLOT_IDS[sector.board]
    return [
        slots[i]
        for i, h in enumerate(sector.slots)
        if h != NOTHING and h != s.disc and s.hostile(seat, h)
    ]


def extra_turn(s: Theseus, seat: Seat) -> None:
    """Another own unit that has not moved makes a complete turn; with none left the turn is over."""
    s.activated, s.remote, s.used = [], [], []
    if movable(s, seat):
        s.tell("extra_turn", seat=seat)
        s.phase = "move"
