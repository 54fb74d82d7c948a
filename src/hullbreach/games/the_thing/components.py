"""What the box holds: the data files read into Structs, once, at import."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from hullbreach.parts.data import Designed, by_id, load_table


class Location(Struct, frozen=True):
    """One place on the board; slots are given as (factor, plus) of the number of characters."""

    id: str
    colour: str
    box: list[int]
    card: bool = False
    dogs: int = 0
    bonus: bool = False
    vehicle: bool = False
    damage_slots: list[int] | None = None
    start_damage: list[int] | None = None
    fuel_slots: list[int] | None = None
    start_fuel: int = 0
    fuel_from: str = ""
    coop_limit: int = 0
    designed: Designed = False


class RoomLimits(Struct, frozen=True):
    """How many characters fit."""

    green: int


class Forecast(Struct, frozen=True):
    """One line of a weather chart."""

    generator: int
    boiler: int
    rescue: int
    frost: int
    designed: Designed = False


class WeatherChart(Struct, frozen=True):
    """A weather chart and the numbers of characters it is for."""

    id: str
    characters: list[int]
    sun: Forecast
    clouds: Forecast
    snow: Forecast
    storm: Forecast


class Weather(Struct, frozen=True):
    """The weather die and the charts."""

    die: list[str]
    charts: list[WeatherChart]
    designed: Designed = False


class Suspicion(Struct, frozen=True):
    """The suspicion track."""

    green: int
    yellow: int
    orange: list[int]
    red: list[int]
    designed: Designed = False


class Track(Struct, frozen=True):
    """A track from its start to its end."""

    start: int
    end: int
    designed: Designed = False


class Food(Struct, frozen=True):
    """Numbers of food tokens."""

    pantry: int
    cook: int
    sabotage: int
    raw_meal: int


class Hand(Struct, frozen=True):
    """Numbers of action cards in hand."""

    start: int
    normal: int
    hungry: int


class Draws(Struct, frozen=True):
    """How many cards are drawn to choose from."""

    search: int
    special: int
    special_with_flashlight: int


class Tokens(Struct, frozen=True):
    """Numbers of other tokens."""

    fuel: int
    damage: int
    fire: int
    reload: int
    reloads_per_flamethrower: int
    dogs: int
    rescue_marker: int


class InfectionTokens(Struct, frozen=True):
    """Infection tokens of one colour."""

    human: int
    alien: int
    laid: int


class Rounds(Struct, frozen=True):
    """The technical end of the game."""

    last: int
    designed: Designed = False


class Trade(Struct, frozen=True):
    """How many offers a character may make in a round at most, so that trading comes to an end."""

    offers: int
    designed: Designed = False


class CoopNumbers(Struct, frozen=True):
    """Numbers of the game for 1-3 players."""

    characters: int
    threat_start: int
    first_strength: int
    track: list[int]
    dice: int
    hungry_dice: int
    stopped_at: int
    designed: Designed = False


class Tracks(Struct, frozen=True):
    """Tracks, stocks and other printed numbers."""

    suspicion: Suspicion
    rescue: Track
    rescue_fuel: Track
    frost: Track
    food: Food
    hand: Hand
    draws: Draws
    tokens: Tokens
    infection: InfectionTokens
    rounds: Rounds
    trade: Trade
    coop: CoopNumbers


class SetupRow(Struct, frozen=True):
    """What is put on the table for a number of characters."""

    players: int
    warehouse: int
    reserve: int
    control: int
    first_strength: int
    weapons: dict[str, int]
    items: dict[str, int]
    lab: dict[str, int]
    dog_tokens: dict[str, int]
    small: bool = False


class SetupTable(Struct, frozen=True):
    """The rows of the hidden game and the one for 1-3 players."""

    hidden: list[SetupRow]
    coop: SetupRow


class ActionDie(Struct, frozen=True):
    """The die of the game for 1-3 players."""

    faces: list[str]


class Printed(Struct, frozen=True):
    """Everything with a back, and how many of each there are."""

    action: dict[str, int]
    weapon: dict[str, int]
    item: dict[str, int]
    lab: dict[str, int]
    dog_token: dict[str, int]
    special_role: dict[str, int]
    action_die: ActionDie


class Person(Struct, frozen=True):
    """A character and what its ability changes."""

    id: str
    weather_rolls: int = 1
    sees_in_the_dark: bool = False
    ignores_dogs: bool = False
    extra_lab_tokens: int = 0
    exchanges_card: bool = False
    weapon_draw: int = 0
    cooks: int = 0
    extra_repairs: int = 0
    coop_rerolls: int = 0
    designed: Designed = False


class Cast(Struct, frozen=True):
    """The characters and the colours of the players."""

    characters: list[Person]
    colours: list[str]
    designed: Designed = False


LOCATIONS = by_id(load_table(__package__, "locations", list[Location], "locations"))
LIMITS = load_table(__package__, "locations", RoomLimits, "limits")
WEATHER = load_table(__package__, "weather", Weather)
TRACKS = load_table(__package__, "tracks", Tracks)
SETUP = load_table(__package__, "setup", SetupTable)
CARDS = load_table(__package__, "cards", Printed)
CAST = load_table(__package__, "characters", Cast)

ACTION_BACK, WEAPON_BACK, ITEM_BACK, LAB_BACK, ROLE_BACK = "action", "weapon", "item", "lab", "role"
"""What the backs of cards and tokens show."""
GREEN = tuple(place.id for place in LOCATIONS.values() if place.colour == "green")
VEHICLES = tuple(place.id for place in LOCATIONS.values() if place.vehicle)
PEOPLE = by_id(CAST.characters)
ACTIONS = tuple(CARDS.action)
WEAPONS = tuple(CARDS.weapon)
ITEMS = tuple(CARDS.item)
THINGS = WEAPONS + ITEMS
"""What can be exchanged in the lounge."""
DOG_TOKENS = tuple(face for face, count in CARDS.dog_token.items() for _ in range(count))
WEATHER_DIE = tuple(WEATHER.die)
ACTION_DIE = tuple(CARDS.action_die.faces)


class Slots(Struct, frozen=True):
    """How much fuel and damage each location takes, for a number of characters."""

    damage: dict[str, int]
    fuel: dict[str, int]
    start_damage: dict[str, int]


def _scaled(rule: list[int] | None, size: int) -> int:
    return 0 if rule is None else rule[0] * size + rule[1]


@cache
def slots(size: int) -> Slots:
    """The slots of the board for a number of characters."""
    return Slots(
        {p.id: _scaled(p.damage_slots, size) for p in LOCATIONS.values() if p.damage_slots},
        {p.id: _scaled(p.fuel_slots, size) for p in LOCATIONS.values() if p.fuel_slots},
        {p.id: _scaled(p.start_damage, size) for p in LOCATIONS.values() if p.damage_slots},
    )


@cache
def chart(size: int) -> dict[str, Forecast]:
    """The weather chart for a number of characters, by face of the die."""
    found = next(c for c in WEATHER.charts if size in c.characters)
    return {"sun": found.sun, "clouds": found.clouds, "snow": found.snow, "storm": found.storm}


@cache
def setup_row(coop: bool, size: int) -> SetupRow:
    """The row of the setup table."""
    return SETUP.coop if coop else next(row for row in SETUP.hidden if row.players == size)
