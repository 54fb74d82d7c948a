"""What is at stake: a place and what one does there, the price of the special action, a card where one stands."""

from __future__ import annotations

from hullbreach.kernel import DONE, Choice, Consequence, Cost, Effect, Pick, Stakes

from .components import ACTION_DIE, DOG_TOKENS, LOCATIONS, TRACKS, VEHICLES, slots
from .infection import ALIEN
from .locations import possible
from .pieces import (
    BOILER,
    DORMITORY,
    GENERATOR,
    GREEN_FIELD,
    KENNEL,
    KITCHEN,
    LABORATORY,
    STATION,
    WAREHOUSE,
)
from .placement import LIGHT, SPECIAL
from .state import Base


def stakes(s: Base, pick: Pick, option: Choice) -> Stakes | None:
    """What the seat can know of an option's price and of what comes of it."""
    if pick.prompt == "place":
        return _placement(s, pick, option)
    if pick.prompt == "coop.place":
        return _figure(s, pick, str(option))
    if pick.prompt == "plan.place" and option != DONE:
        return Stakes(effects=_strikes(s, str(option), int(str(pick.about["left"]))))
    if pick.prompt == "vote" and isinstance(option, int):
        now = s.figures[option].disc
        return Stakes(cost=(Cost("suspicion", 1, min(now + 1, s.disc_end())),))
    if pick.prompt == "place.card":
        return _card(s, pick, str(option))
    return Stakes(last=True) if option == "pass" else None


def _placement(s: Base, pick: Pick, option: Choice) -> Stakes:
    """Going somewhere, the special action there, or sleep."""
    figure = _asked(s, pick)
    hand = len(s.figures[figure].hand)
    if option == DORMITORY:
        return Stakes(cost=(Cost("card", hand, hand),), then=(Consequence("then.sleep"),))
    assert isinstance(option, tuple)
    what, place = option[0], str(option[1])
    group = f"place_{what}" + ("_light" if LIGHT in option[2:] else "")
    meeting = _checked(s, figure, place)
    use = Consequence(f"place.{place}/text", {"place": place}, about=(place,))
    if what != SPECIAL:
        effects = _effects(s, figure, place, lit=LIGHT in option[2:])
        then = (
            () if effects else (use,)
        )  # what one's own cards do there says more than what all could
        handed = Consequence("then.handed_in")
        return Stakes(group, "place.here", "go", then=(*meeting, *then, handed), effects=effects)
    drawn = TRACKS.draws.special_with_flashlight if LIGHT in option[2:] else TRACKS.draws.special
    gamble = Consequence("then.special", {"count": drawn}, "harm")
    cost = (Cost("card", hand, 0),)
    return Stakes(group, "place.here", "go", cost=cost, then=(*meeting, gamble, use))


def _checked(s: Base, figure: int, place: str) -> list[Consequence]:
    """The infection check a character would take part in at a place as it stands now."""
    f, others = s.figures[figure], s.at(place)
    moved = {"disc": min(f.disc + 1, s.disc_end()), "moves": int(f.disc < s.disc_end())}
    green = f.disc == GREEN_FIELD
    if any(s.figures[i].disc != GREEN_FIELD for i in others):
        key = "then.looks" if green else "then.checked"
        return [Consequence(key, {**moved, "count": len(others)}, "harm")]
    if others:
        return [] if green else [Consequence("then.looked_at", {"count": len(others)}, "harm")]
    if place in s.dogs and not s.person(figure).ignores_dogs:
        bag = {"alien": DOG_TOKENS.count(ALIEN), "tokens": len(DOG_TOKENS)}
        return [Consequence("then.dog_alone", {**moved, **bag}, "harm")]
    return []


def _figure(s: Base, pick: Pick, place: str) -> Stakes:
    """Sending one of several characters somewhere: what the dice can bring, and whom they meet there (G-201, G-212)."""
    then: list[Consequence] = []
    if place != DORMITORY:
        faces = {face: ACTION_DIE.count(face) for face in ACTION_DIE}
        then.append(Consequence("then.dice", {**faces, "faces": len(ACTION_DIE)}))
        then += _met(s, _asked(s, pick), place)
    return Stakes("coop_place", verb="go", then=tuple(then))


def _met(s: Base, figure: int, place: str) -> list[Consequence]:
    """Whom a character would meet at a place as it stands now."""
    if s.at(place):
        return [Consequence("then.shared", {"count": len(s.at(place))}, "harm")]
    if place in s.dogs and not s.person(figure).ignores_dogs:
        return [Consequence("then.dog", {}, "harm")]
    return []


def _asked(s: Base, pick: Pick) -> int:
    """The character a question is about."""
    return next(i for i in range(len(s.figures)) if s.name(i) == pick.about["figure"])


def _card(s: Base, pick: Pick, card: str) -> Stakes:
    """What a card would do where its giver stands, if it falls to them."""
    figure = _asked(s, pick)
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


# -- what the alien does at a place ------------------------------------------------------------------------------------


def _strikes(s: Base, place: str, most: int) -> tuple[Effect, ...]:
    """What each strength would do at a place: alone there, and against how many characters."""
    return tuple(
        Effect(
            strength,
            "effect.plan",
            {
                "place": place,
                "count": _ruined(s, place, strength),
                "strength": strength,
                "beaten": strength - 1,
            },
        )
        for strength in range(1, most + 1)
    )


def _ruined(s: Base, place: str, strength: int) -> int:
    """How much the alien harms at a place if it has it for itself; of a kennel it takes a dog."""
    if place == KENNEL:
        return 1
    if place in s.damage:
        return min(strength, slots(s.size).damage[place] - s.damage[place])
    if place == KITCHEN:
        return min(s.pantry, strength * TRACKS.food.sabotage)
    if place == STATION:
        return min(s.warehouse, strength)
    return min(strength, len(s.lab_bag if place == LABORATORY else s.deck_at(place)))
