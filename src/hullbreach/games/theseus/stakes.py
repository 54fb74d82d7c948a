"""What is at stake in a turn: the tokens an upgrade costs, and which card comes next when one is installed."""

from __future__ import annotations

from hullbreach.kernel import Choice, Consequence, Cost, Pick, Seat, Stakes

from .components import CARD_BY_FACE, IMPENDING_PLACE, SLOT_PLACE
from .describe import worded
from .duplication import live_cards
from .notes import next_card
from .prospect import prospect
from .state import SPACE, Theseus

_TURN = ("turn.move", "turn.action", "sector.first", "turn.impending", "turn.refill", "turn.end")
"""The questions of a turn; in each of them a player may also act freely."""
_ENDS = ("skip", "end", "go_on")
PARTS_OF_A_MOVE = ("move.skip", "move.way", "move.room", "move.eject", "space.room")
"""The questions of a movement: what their options mean is what choosing them brings."""


def stakes(s: Theseus, pick: Pick, option: Choice) -> Stakes | None:
    """What the seat can know of an option's price and of what comes of it."""
    if pick.prompt in PARTS_OF_A_MOVE:
        return Stakes(then=_meaning(s, pick, option))
    if pick.prompt not in _TURN:
        return None
    if isinstance(option, tuple):
        return _paired(s, pick.seat, str(option[0]), str(option[1]))
    if pick.prompt == "turn.move":
        return Stakes("move", "option.unit", then=_brings(s, pick.seat, str(option)))
    return Stakes(last=option in _ENDS)


def _meaning(s: Theseus, pick: Pick, option: Choice) -> tuple[Consequence, ...]:
    """What an option on the way is noted for: who is in sight of a room, what a shortcut leads to."""
    shown = worded(s, pick, option)
    return (Consequence(shown.note, shown.facts),) if shown.note else ()


def _brings(s: Theseus, seat: Seat, name: str) -> tuple[Consequence, ...]:
    """What a movement leads to; a unit in space may come in anywhere."""
    unit = s.named(name)
    return () if s.units[unit].at == SPACE else prospect(s, seat, unit)


def _paired(s: Theseus, seat: Seat, word: str, what: str) -> Stakes:
    """A verb and the thing it is about: an upgrade, a card in front of the seat, an impending card."""
    if word == "upgrade":
        cost = (_price(s, seat, what),)
        return Stakes(word, _aim(what), cost=cost, then=_raises(s, what))
    if word == "install":
        key, facts = next_card(s, seat)
        return Stakes(word, _aim(what), then=(Consequence(key, facts),))
    return Stakes(word, "option.place" if word == "place" else _aim(what))


def _raises(s: Theseus, what: str) -> tuple[Consequence, ...]:
    """The number of a card that is upgraded; while Crawlers lie there it has none."""
    if what not in SLOT_PLACE:
        return ()
    sector, i = s.at_slot(what)
    h = sector.slots[i]
    if h not in live_cards(s, sector):
        return ()
    number = s.power[h]
    return (Consequence("note.raises", {"number": number, "next": number + 1}, "gain"),)


def _aim(what: str) -> str:
    """What the thing is called within its verb: a card with its place, a card, or a unit."""
    if what in SLOT_PLACE or what in IMPENDING_PLACE:
        return "option.card_at"
    return "option.card" if what in CARD_BY_FACE else "option.unit"


def _price(s: Theseus, seat: Seat, what: str) -> Cost:
    """The tokens an upgrade costs; one on a card costs as many more as lie there (T-92, T-93)."""
    cost = 1 + (s.upgrades[s.card_at(what)] if what in SLOT_PLACE else 0)
    return Cost("token", cost, sum(s.tokens[mate] for mate in s.mates(seat)) - cost)
