"""What is at stake: a place and what one does there, the price of the special action, a card where one stands."""

from __future__ import annotations

from hullbreach.kernel import Choice, Consequence, Cost, Pick, Stakes

from .components import TRACKS
from .locations import possible
from .pieces import DORMITORY
from .placement import LIGHT, SPECIAL
from .state import Base


def stakes(s: Base, pick: Pick, option: Choice) -> Stakes | None:
    """What the seat can know of an option's price and of what comes of it."""
    if pick.prompt == "place":
        return _placement(s, pick, option)
    if pick.prompt == "vote" and isinstance(option, int):
        now = s.figures[option].disc
        return Stakes(cost=(Cost("suspicion", 1, min(now + 1, s.disc_end())),))
    if pick.prompt == "place.card":
        return _card(s, pick, str(option))
    return None


def _placement(s: Base, pick: Pick, option: Choice) -> Stakes:
    """Going somewhere, the special action there, or sleep."""
    figure = next(i for i, f in enumerate(s.figures) if s.name(i) == pick.about["figure"])
    hand = len(s.figures[figure].hand)
    if option == DORMITORY:
        return Stakes(cost=(Cost("card", hand, hand),), then=(Consequence("then.sleep"),))
    assert isinstance(option, tuple)
    what, place = option[0], str(option[1])
    group = f"place_{what}" + ("_light" if LIGHT in option[2:] else "")
    use = Consequence(f"place.{place}/text", {"place": place}, about=(place,))
    if what != SPECIAL:
        return Stakes(group, "place.here", "go", then=(use, Consequence("then.handed_in")))
    drawn = TRACKS.draws.special_with_flashlight if LIGHT in option[2:] else TRACKS.draws.special
    gamble = Consequence("then.special", {"count": drawn}, "harm")
    return Stakes(group, "place.here", "go", cost=(Cost("card", hand, 0),), then=(gamble, use))


def _card(s: Base, pick: Pick, card: str) -> Stakes:
    """What a card would do where its giver stands, if it falls to them."""
    figure = next(i for i, f in enumerate(s.figures) if s.name(i) == pick.about["figure"])
    place = s.figures[figure].place
    if not possible(s, card, place):
        return Stakes(then=(Consequence("then.idle", {"card": card, "place": place}),))
    return Stakes(then=(Consequence("then.card", {"card": card, "place": place}, about=(place,)),))
