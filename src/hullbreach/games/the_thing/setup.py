"""Setting up the base."""

from __future__ import annotations

from msgspec import convert

from hullbreach.kernel import Asks, Chance, Config, Pick, rule, settle
from hullbreach.parts.cards import Cards, shuffle

from .components import (
    ACTION_BACK,
    CARDS,
    ITEM_BACK,
    LAB_BACK,
    LOCATIONS,
    PEOPLE,
    ROLE_BACK,
    TRACKS,
    WEAPON_BACK,
    SetupRow,
    setup_row,
    slots,
)
from .pieces import Resident, TableRules
from .state import Base


def setup(config: Config, chance: Chance) -> Base:
    """Put everything on the table for a mode and a number of players."""
    coop = config.mode == "coop"
    size = TRACKS.coop.characters if coop else config.players
    row = setup_row(coop, size)
    board = slots(size)
    s = Base(
        chance=chance,
        cards=Cards(),
        coop=coop,
        players=config.players,
        size=size,
        rules=_rules(config),
        phase="weather",
        figures=[
            Resident("", _owner(config, i, size), TRACKS.suspicion.yellow) for i in range(size)
        ],
        leader=chance.below(config.players),
        fuel=dict.fromkeys(board.fuel, 0) | _start_fuel(),
        damage=dict(board.start_damage),
        warehouse=row.warehouse,
        reserve=row.reserve,
        pantry=TRACKS.food.pantry,
        rescue_fuel=TRACKS.rescue_fuel.start,
        kennel=TRACKS.tokens.dogs,
    )
    _deal_characters(s)
    _build_decks(s, row)
    if coop:
        _deal_special_roles(s)
        s.threat = TRACKS.coop.threat_start
    else:
        _deal_hidden(s)
    return s


def _rules(config: Config) -> TableRules:
    return convert(dict(config.options), TableRules)


def _owner(config: Config, i: int, size: int) -> int:
    """In the hidden game everybody is one character; with 1-3 players they share six evenly."""
    return i // (size // config.players)


def _start_fuel() -> dict[str, int]:
    return {place.id: place.start_fuel for place in LOCATIONS.values() if place.start_fuel}


def _deal_characters(s: Base) -> None:
    """Random characters, or an empty sheet for everyone if they are chosen."""
    if s.rules.characters == "choose":
        s.phase = "characters"
        s.turn = list(range(s.size))
        return
    names = list(PEOPLE)
    s.chance.shuffle(names)
    for f, name in zip(s.figures, names, strict=False):
        f.character = name


@rule
def choose_character(s: Base) -> Asks[None]:
    """By agreement the players choose their characters in the order of their seats."""
    i = s.turn.pop(0)
    taken = [f.character for f in s.figures]
    options = [name for name in PEOPLE if name not in taken]
    pick = Pick(s.figures[i].seat, "character", options, "G-20", about=s.figure_facts(i))
    s.figures[i].character = yield from settle(pick)
    s.tell("character.chosen", figure=i, character=s.figures[i].character)
    s.phase = "characters" if s.turn else "weather"


def _build_decks(s: Base, row: SetupRow) -> None:
    """The weapon deck, the item deck and the lab bag by player count."""
    items = dict(row.items)
    if row.small:
        items["cable"] = s.rules.cables_small
    s.weapon_deck = s.cards.add_all(row.weapons.items(), WEAPON_BACK)
    s.item_deck = s.cards.add_all(items.items(), ITEM_BACK)
    s.lab_bag = s.cards.add_all(row.lab.items(), LAB_BACK)
    for pile in (s.weapon_deck, s.item_deck, s.lab_bag):
        shuffle(s, pile)


def _deal_hidden(s: Base) -> None:
    """Action cards, the first alien, and the place of the leader token."""
    s.action_deck = s.cards.add_all(CARDS.action.items(), ACTION_BACK)
    shuffle(s, s.action_deck)
    for i, f in enumerate(s.figures):
        f.hand = [s.draw_action(i) for _ in range(TRACKS.hand.start)]
    s.first_alien = s.chance.below(s.size)
    s.figures[s.first_alien].alien = True
    s.token_at = s.chance.choice(s.open_places())


def _deal_special_roles(s: Base) -> None:
    """One of the eight special role cards goes unseen under each character, the rest into the box."""
    roles = s.cards.add_all(CARDS.special_role.items(), ROLE_BACK)
    shuffle(s, roles)
    for f in s.figures:
        f.role = roles.pop()
    s.role_box = roles
