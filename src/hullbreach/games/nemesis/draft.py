"""Choosing Characters (N-17, N-18)."""

from __future__ import annotations

from hullbreach.kernel import Asks, Pick, Seat, ask, roll, rule
from hullbreach.parts.cards import shuffle

from .board import FIXED
from .components import CHARACTERS, ITEMS, NUMBERS
from .state import Ship


@rule
def draft(s: Ship) -> Asks[None]:
    """The next player by number draws two Characters, keeps one and returns the other (N-17)."""
    seat = next(s.number.index(k) for k in range(1, s.n + 1) if not s.character[s.number.index(k)])
    offered: list[str] = []
    for _ in range(min(NUMBERS.setup.draft, len(s.undrafted))):
        left = [name for name in s.undrafted if name not in offered]
        offered.append((yield from roll(left)))
    s.tell("draft.offered", seat=seat, characters=tuple(offered))
    chosen: str = yield from ask(Pick(seat, "draft", offered, "N-17"))
    s.undrafted.remove(chosen)
    equip(s, seat, chosen)
    s.tell("drafted", seat=seat, character=chosen)
    if all(s.character):
        s.phase = "round"


def equip(s: Ship, seat: Seat, name: str) -> None:
    """The Character with deck, weapon and Quest Items stands in the Hibernatorium (N-18)."""
    character = CHARACTERS[name]
    cards, s.box[name] = list(s.box[name]), ()
    s.character[seat] = name
    s.where[seat] = FIXED[NUMBERS.setup.start_room]
    weapon, *quests = cards[-1 - len(character.quests) :]
    s.deck[seat] = cards[: -1 - len(character.quests)]
    shuffle(s, s.deck[seat])
    s.held[seat] = [weapon]
    gun = ITEMS[character.weapon].weapon
    assert gun is not None
    s.ammo[weapon] = gun.capacity
    s.quests[seat] = quests
