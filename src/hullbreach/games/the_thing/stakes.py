"""What is at stake: a place and what one does there, the price of the special action, a card where one stands."""

from __future__ import annotations

from hullbreach.kernel import Choice, Consequence, Cost, Effect, Pick, Stakes

from .components import LOCATIONS, TRACKS, VEHICLES
from .locations import possible
from .pieces import BOILER, DORMITORY, GENERATOR, KITCHEN, WAREHOUSE
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
    return Stakes(last=True) if option == "pass" else None


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
        effects = _effects(s, figure, place, lit=LIGHT in option[2:])
        then = (
            () if effects else (use,)
        )  # what one's own cards do there says more than what all could
        handed = Consequence("then.handed_in")
        return Stakes(group, "place.here", "go", then=(*then, handed), effects=effects)
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


# -- what a card does at a place ---------------------------------------------------------------------------------------


def _effects(s: Base, figure: int, place: str, lit: bool) -> tuple[Effect, ...]:
    """What each card of the hand would do at a place as it stands now; in the dark no card is chosen."""
    if s.dark() and not lit and not s.person(figure).sees_in_the_dark:
        return ()
    return tuple(effect(s, figure, card, place) for card in s.kinds(s.figures[figure].hand))


def effect(s: Base, figure: int, card: str, place: str) -> Effect:
    """What a card does at a place if its character carries it out there, together with whoever stands there."""
    if not possible(s, card, place):
        return Effect(card, "effect.nothing", idle=True)
    others = [i for i in s.standing(place) if i != figure]
    times = 1 + len(others) if LOCATIONS[place].bonus else 1
    if card == "repair":
        return Effect(card, "effect.repair", {"count": min(times, s.damage[place])})
    if card == "sabotage":
        key = "effect.damage" if place in s.damage else f"effect.sabotage.{place}"
        return Effect(card, key, {"count": min(s.pantry, TRACKS.food.sabotage)})
    if place in VEHICLES and s.ready(place):
        return Effect(card, "effect.start")
    if place in (GENERATOR, BOILER, *VEHICLES):
        stock = s.warehouse if LOCATIONS[place].fuel_from == WAREHOUSE else s.reserve
        return Effect(card, "effect.fuel", {"count": min(times, s.free_fuel(place), stock)})
    if place == KITCHEN:
        cooked = min(s.pantry, s.person(figure).cooks or TRACKS.food.cook)
        return Effect(card, "effect.cook", {"count": cooked})
    drawn = min(TRACKS.draws.search, len(s.deck_at(place)))
    return Effect(card, f"effect.use.{place}", {"count": drawn})
