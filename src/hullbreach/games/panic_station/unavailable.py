"""What is not open now, and why: actions a person might look for in vain."""

from __future__ import annotations

from hullbreach.kernel import Described, Pick

from .components import COLOUR_OF, FINDS, INFECTIONS
from .state import Station
from .station_terminal import terminals

VEIL = "veil.infection"


def unavailable(s: Station, pick: Pick) -> list[Described]:
    """What a person would look for in their turn and cannot do, with the reason."""
    if pick.prompt == "exchange.card":
        return _infection(s, pick)
    if pick.prompt != "turn.action":
        return []
    seat = pick.seat
    found: list[Described] = []
    if s.ap and "search" not in pick.options and (s.find_deck or s.discard):
        found.append(_closed("search", "no_symbol", "P-66"))
    if s.ap and s.room_deck and "explore" not in pick.options and not s.owes_search:
        found.append(_closed("explore", "does_not_fit", "P-50"))
    if s.terminal_used and terminals(s, seat):
        found.append(_closed("terminal", "terminal_used", "P-158"))
    if "end_turn" not in pick.options:
        found.append(_closed("end_turn", "first_search", "P-40"))
    if not s.may_play(seat):
        held = s.faces(seat)
        found += [
            Described(
                ("lay_out", face),
                f"card.{face}",
                {"count": s.minimum},
                closed="closed.hand_minimum",
                rule="P-88",
            )
            for face in FINDS
            if face in held and FINDS[face].kind in ("single", "permanent", "ammo")
        ]
    return found


def _infection(s: Station, pick: Pick) -> list[Described]:
    """The infection card that cannot be given: whatever the reason, everybody has a row for it."""
    if any(option in COLOUR_OF for option in pick.options):
        return []
    why = "no_infection_left" if s.infected[pick.seat] else "human"
    card = INFECTIONS[pick.seat]
    closed = f"closed.{why}"
    return [Described(card, f"card.{card}", closed=closed, rule="P-143", veil=VEIL)]


def _closed(option: str, why: str, rule: str) -> Described:
    return Described(option, f"option.{option}", closed=f"closed.{why}", rule=rule)
