"""The action-card phase: own cards in the sector of the stop, in any order, each at most once."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hullbreach.kernel import DONE, Asks, Flow, Pick, Seat, ask, rule, settle
from hullbreach.parts.registry import Registry

from .components import SLOT_IDS
from .installing import USED, discard_installed
from .pandora import resolved
from .state import Theseus


def always(s: Theseus, seat: Seat, at: int, h: int) -> bool:
    """The card can always do something."""
    return True


class ActionCard(NamedTuple):
    """What an action card does for a seat in a sector, a number of times, and whether it can do anything now."""

    do: Callable[[Theseus, Seat, int, int, int], Flow[None]]
    possible: Callable[[Theseus, Seat, int, int], bool] = always


action = Registry("action card", ActionCard)


def open_cards(s: Theseus, seat: Seat, at: int) -> list[str]:
    """The slots of action cards the seat may still resolve at this stop."""
    sector = s.sectors[at]
    slots, ids = sector.slots, SLOT_IDS[sector.board]
    return [
        ids[slots.index(h)]
        for h in sector.actions
        if h not in s.used and s.friendly(seat, h) and is_possible(s, seat, at, h)
    ]


def is_possible(s: Theseus, seat: Seat, at: int, h: int) -> bool:
    """Whether resolving this card would do anything."""
    return action[s.cards.faces[h]].possible(s, seat, at, h)


@rule
def choose_copied(
    seat: Seat, prompt: str, options: list[str], ledger: str, copied: int
) -> Asks[str]:
    """Choose what a card is used for; what a copy of it adds may be left out (T-72)."""
    if copied:
        return str((yield from ask(Pick(seat, prompt, [*options, DONE], ledger, DONE))))
    return str((yield from settle(Pick(seat, prompt, options, ledger))))


@rule
def resolve(s: Theseus, seat: Seat, at: int, h: int, times: int) -> Asks[None]:
    """Resolve an action card and its copies; a one-shot card is discarded afterwards."""
    face = s.cards.faces[h]
    s.used.append(h)
    s.tell("action", seat=seat, card=face)
    yield from action[face].do(s, seat, at, h, times)
    if s.row(h).one_shot:
        discard_installed(s, h, USED)
    else:
        resolved(s, h)
