"""What is worth a thought at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hullbreach.games.panic_station.components import CELL_OF, GRENADE
from hullbreach.games.panic_station.shooting import PARASITE, grenade_rooms
from hullbreach.games.panic_station.state import Station
from hullbreach.kernel import Choice, Pick, Seat


def sensible(question: Pick, s: Station | None) -> Sequence[Choice]:
    """Nobody gives up, leaves a card lying, hits their own, or tries alike parasites one after the other."""
    options, prompt = question.options, question.prompt
    if prompt in ALWAYS:
        options = [o for o in options if o not in ALWAYS[prompt]] or options
    if s is None or prompt not in LOOKING:
        return options
    return LOOKING[prompt](s, question.seat, options) or options


ALWAYS: dict[str, tuple[Choice, ...]] = {
    "turn.action": ("resign",),
    "storage.draw": ("stop",),
    "team.accept": ("decline",),
}
"""What is never worth a thought."""


def _actions(s: Station, seat: Seat, options: Sequence[Choice]) -> Sequence[Choice]:
    """Nobody thinks of a grenade where there is no room for it."""
    if GRENADE in options and not any(_worth_a_grenade(s, seat, c) for c in grenade_rooms(s, seat)):
        return [o for o in options if o != GRENADE]
    return options


def _targets(s: Station, seat: Seat, options: Sequence[Choice]) -> Sequence[Choice]:
    """Other players' characters, and one parasite of each kind in each room."""
    found: dict[Choice, Choice] = {}
    for option in options:
        if isinstance(option, tuple) and option[0] == PARASITE:
            found.setdefault(_kind(s, option[1]), option)
        elif not isinstance(option, tuple) or option[1] != seat:
            found[option] = option
    return list(found.values())


def _sources(s: Station, _: Seat, options: Sequence[Choice]) -> Sequence[Choice]:
    """One parasite of each kind in each room."""
    found: dict[Choice, Choice] = {}
    for option in options:
        found.setdefault(_kind(s, option), option)
    return list(found.values())


def _kind(s: Station, option: Choice) -> tuple[int, int]:
    """Where a parasite is and what it looks like: those of a kind are all the same."""
    assert isinstance(option, int)
    return s.parasites[option], s.sides[option]


def _throws(s: Station, seat: Seat, options: Sequence[Choice]) -> Sequence[Choice]:
    return [o for o in options if _worth_a_grenade(s, seat, CELL_OF[str(o)])]


def _worth_a_grenade(s: Station, seat: Seat, cell: int) -> bool:
    """Whether somebody stands there, and nobody of one's own."""
    if cell in s.figures_cells(seat):
        return False
    return cell in s.parasites or cell in s.cells


LOOKING: dict[str, Callable[[Station, Seat, Sequence[Choice]], Sequence[Choice]]] = {
    "turn.action": _actions,
    "shoot.target": _targets,
    "shoot.second": _targets,
    "stab.target": _targets,
    "alarm.source": _sources,
    "grenade.room": _throws,
}
"""What is worth a thought in a world one believes in."""
