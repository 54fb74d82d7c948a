"""Green items, medical.

The core has paid, has shown the item to all, and discards it afterwards if it has one use only.
"""

from hullbreach.games.nemesis.cards.common import (
    draw_more,
    either,
)
from hullbreach.games.nemesis.components import ITEMS
from hullbreach.games.nemesis.contamination import (
    contaminate,
    remove_contamination,
    scan_card,
)
from hullbreach.games.nemesis.effects import item_action
from hullbreach.games.nemesis.state import Ship
from hullbreach.games.nemesis.turn import (
    discard_any,
    take_endless_turn,
)
from hullbreach.games.nemesis.wounds import dress, heal_light, heal_serious
from hullbreach.kernel import Asks, Pick, Seat, ask, asks_nothing, rule


def can_medkit(s: Ship, seat: Seat) -> bool:
    """There is a serious wound."""
    return s.serious(seat) > 0


@item_action("medkit", possible=can_medkit)
@rule
def medkit(s: Ship, seat: Seat) -> Asks[None]:
    """Dress a serious wound, or heal a dressed one."""
    what = yield from either(
        s, seat, "wounds.what", "N-144", dress=s.wounds[seat], heal=s.dressed[seat]
    )
    yield from (dress if what == "dress" else heal_serious)(s, seat)


def can_bandages(s: Ship, seat: Seat) -> bool:
    """A light wound, or an undressed serious one."""
    return bool(s.light[seat] or s.wounds[seat])


@item_action("bandages", possible=can_bandages)
@rule
def bandages(s: Ship, seat: Seat) -> Asks[None]:
    """Dress a serious wound, or heal all light wounds."""
    what = yield from either(
        s, seat, "wounds.what", "N-144", dress=s.wounds[seat], light=s.light[seat]
    )
    if what == "dress":
        yield from dress(s, seat)
    else:
        heal_light(s, seat, s.light[seat])


@item_action("synthetic_food")
@asks_nothing
def synthetic_food(s: Ship, seat: Seat) -> None:
    """Draw 2 cards."""
    draw_more(s, seat, ITEMS["synthetic_food"].amounts["cards"])


@item_action("adrenaline_injection")
@asks_nothing
def adrenaline_injection(s: Ship, seat: Seat) -> None:
    """Draw 1 card; this turn any number of actions, then you must pass."""
    draw_more(s, seat, ITEMS["adrenaline_injection"].amounts["cards"])
    take_endless_turn(s, seat)


def can_alcohol(s: Ship, seat: Seat) -> bool:
    """A Contamination card is in hand."""
    return bool(s.contaminations(seat))


@item_action("alcohol", possible=can_alcohol)
@rule
def alcohol(s: Ship, seat: Seat) -> Asks[None]:
    """Scan and remove 1 Contamination card in hand; an INFECTED one is replaced (N-140)."""
    card = yield from choose_contamination(s, seat)
    infected = scan_card(s, seat, card)
    remove_contamination(s, seat, card)
    if infected:
        for _ in range(ITEMS["alcohol"].amounts["contamination"]):
            contaminate(s, seat, "alcohol")


@rule
def choose_contamination(
    s: Ship, seat: Seat, prompt: str = "alcohol.card", ledger: str = "N-140"
) -> Asks[int]:
    """One of the Contamination cards in hand: one known to be INFECTED, or one not scanned yet."""
    kinds: dict[str, int] = {}
    for h in s.contaminations(seat):
        kinds.setdefault("infected" if s.part[h] in s.marked else "unscanned", h)
    kind = yield from ask(Pick(seat, prompt, sorted(kinds), ledger))
    return kinds[kind]


@item_action("military_drugs")
@rule
def military_drugs(s: Ship, seat: Seat) -> Asks[None]:
    """Discard any number of cards, then draw as many plus 1."""
    count = yield from discard_any(s, seat, "military_drugs.cards", "N-137")
    draw_more(s, seat, count + ITEMS["military_drugs"].amounts["cards"])
