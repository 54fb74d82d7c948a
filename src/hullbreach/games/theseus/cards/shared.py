"""Effects that several decks share."""

from __future__ import annotations

from hullbreach.games.theseus.action_cards import action
from hullbreach.games.theseus.combat import combat
from hullbreach.games.theseus.modules import collect
from hullbreach.games.theseus.state import Theseus
from hullbreach.games.theseus.tracks import hurt
from hullbreach.games.theseus.traps import trap
from hullbreach.kernel import Asks, Seat, asks_nothing, rule


@trap(
    "marines_landmine",
    "marines_fire",
    "aliens_hatchery",
    "aliens_tentacles",
    "scientists_defence_system",
    "greys_landmine",
)
def deal_damage(s: Theseus, h: int, unit: int) -> bool:
    """The unit takes the card's number in damage, once more for each copy."""
    for _ in range(1 + s.copies[h]):
        if s.units[unit].at >= 0:
            hurt(s, unit, s.power[h], s.holder[h], s.cards.faces[h])
    return True


@action("marines_combat", "aliens_combat")
@rule
def start_combat(s: Theseus, seat: Seat, at: int, h: int, times: int) -> Asks[None]:
    """All units of the seat in all sectors attack."""
    for _ in range(times):
        yield from combat(s, seat)


def tokens_left(s: Theseus, seat: Seat, at: int, h: int) -> bool:
    """Whether the general supply still holds an upgrade token."""
    return s.supply > 0


@action("marines_armory", "scientists_small_lab", possible=tokens_left)
@asks_nothing
def take_upgrades(s: Theseus, seat: Seat, at: int, h: int, times: int) -> None:
    """Take upgrade tokens from the general supply."""
    count = s.take_tokens(seat, s.power[h] * times)
    s.tell("tokens", seat=seat, count=count)


@action("scientists_archives", "greys_transmission")
@asks_nothing
def collect_data(s: Theseus, seat: Seat, at: int, h: int, times: int) -> None:
    """Gain data packets."""
    collect(s, seat, at, s.power[h] * times, h)
