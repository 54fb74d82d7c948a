"""Setting up a table (N-1 to N-19)."""

from __future__ import annotations

from hullbreach.kernel import Chance, Config
from hullbreach.parts.cards import EVERYONE, Cards, mask, shuffle

from .board import FIXED, TILE_SLOTS, TIME_START
from .components import (
    ATTACKS,
    CHARACTERS,
    COORDINATES,
    CORRIDORS,
    CRAFTED_ITEMS,
    EVENTS,
    EXPLORATION,
    INTRUDER_ACTIONS,
    KINDS,
    NUMBERS,
    ROOMS,
    START_DESTINATION,
    SUPPLY,
    TILES,
    WEAKNESSES,
    WOUNDS,
    action_deck,
    item_deck,
    objective_deck,
)
from .decks import lay_undealt
from .hooks import species
from .state import CLEAN, COLOURS, CONTAMINATION, INFECTED, NOWHERE, Ship

ROOM_COUNT = len(ROOMS)


def setup(config: Config, chance: Chance) -> Ship:
    """A table ready for the draft."""
    s = _empty(config, chance)
    _tiles(s)
    _hidden_cards(s)
    _item_cards(s)
    _action_cards(s)
    _objectives(s)
    _bag(s)
    species(s).setup(s)
    return s


def _empty(config: Config, chance: Chance) -> Ship:
    """The board with nothing on it."""
    n = config.players
    numbers = list(range(1, n + 1))
    chance.shuffle(numbers)
    pods = _pods(n, bool(config.options.get("ruleset") == "rulebook"), chance)
    return Ship(
        chance=chance,
        cards=Cards(),
        mode=config.mode,
        n=n,
        rulebook=config.options.get("ruleset") == "rulebook",
        haunted=bool(config.options.get("intruder_player", False)),
        time=TIME_START,
        number=numbers,
        first=numbers.index(1),
        turn=numbers.index(1),
        character=[""] * n,
        undrafted=sorted(CHARACTERS),
        where=[NOWHERE] * n,
        pod=[-1] * n,
        passed=[False] * n,
        hand=[[] for _ in range(n)],
        deck=[[] for _ in range(n)],
        discard=[[] for _ in range(n)],
        items=[[] for _ in range(n)],
        held=[[] for _ in range(n)],
        objects=[[] for _ in range(n)],
        quests=[[] for _ in range(n)],
        objectives=[[] for _ in range(n)],
        dropped=[[] for _ in range(n)],
        light=[0] * n,
        wounds=[[] for _ in range(n)],
        dressed=[[] for _ in range(n)],
        slime=[False] * n,
        larva=[False] * n,
        signal=[False] * n,
        tile=[-1] * ROOM_COUNT,
        token=[-1] * ROOM_COUNT,
        explored=[bool(slot.fixed) for slot in ROOMS],
        counter=[0] * ROOM_COUNT,
        fire=[False] * ROOM_COUNT,
        broken=[False] * ROOM_COUNT,
        noise=[False] * (len(CORRIDORS) + 1),
        door=[0] * len(CORRIDORS),
        floor=[(FIXED[NUMBERS.setup.start_room], "corpse_blue")],
        coordinates=-1,
        destination=START_DESTINATION,
        engines=[],
        pods=pods,
        locked=[True] * len(pods),
        launched=[False] * len(pods),
        bag=[],
        supply=[],
        eggs=NUMBERS.setup.eggs,
        weaknesses=[],
        attacks=sorted(ATTACKS),
        events=[],
        wound_deck=sorted(w.id for w in WOUNDS.values() for _ in range(w.copies)),
        stock=[],
        stock_under=[[] for _ in COLOURS],
        stock_discard=[[] for _ in COLOURS],
        crafted=[],
        spare=[],
        virus=[],
        box={},
    )


def _pods(n: int, rulebook: bool, chance: Chance) -> list[int]:
    """The pods in play: the lowest numbers, or by the rulebook drawn at random (N-7)."""
    numbers = list(SUPPLY.pods.numbers)
    if rulebook:
        chance.shuffle(numbers)
    return sorted(numbers[: SUPPLY.pods.in_play[n - 1]])


def _tiles(s: Ship) -> None:
    """Room tiles face down on their slots, an exploration token on each (N-2 to N-4)."""
    for name, room in FIXED.items():
        s.tile[room] = s.cards.add(name, "printed", EVERYONE)
    for level, slots in TILE_SLOTS.items():
        tiles = [s.cards.add(t.id, f"tile{level}") for t in TILES.values() if t.set == level]
        shuffle(s, tiles)
        for room in slots:
            s.tile[room] = tiles.pop()
        s.box[f"tile{level}"] = tuple(tiles)
    tokens = [s.cards.add(token.id, "token") for token in EXPLORATION]
    shuffle(s, tokens)
    for room in sorted(TILE_SLOTS["1"] + TILE_SLOTS["2"]):
        s.token[room] = tokens.pop()
    s.box["token"] = tuple(tokens)


def _hidden_cards(s: Ship) -> None:
    """Coordinates, engines, Weaknesses, Events and the parts of Contamination cards (N-5, N-8, N-9, N-11)."""
    coordinates = [s.cards.add(name, "coordinates") for name in COORDINATES]
    shuffle(s, coordinates)
    s.coordinates = coordinates.pop()
    s.box["coordinates"] = tuple(coordinates)
    for engine, _ in enumerate(SUPPLY.engines.rooms):
        pair = [s.cards.add(token, f"engine{engine + 1}") for token in SUPPLY.engines.tokens]
        shuffle(s, pair)
        s.engines += pair
    weaknesses = [s.cards.add(name, "weakness") for name in WEAKNESSES]
    shuffle(s, weaknesses)
    count = NUMBERS.setup.weaknesses
    s.weaknesses, s.box["weakness"] = weaknesses[:count], tuple(weaknesses[count:])
    s.events = lay_undealt(s, [s.cards.add(name, "event") for name in EVENTS])
    counts = SUPPLY.contamination
    s.virus = s.cards.add_all([(INFECTED, counts["infected"]), (CLEAN, counts["clean"])], "part")
    shuffle(s, s.virus)


def _item_cards(s: Ship) -> None:
    """The Item decks, and crafted Items lying open (N-11)."""
    for colour in COLOURS:
        pile = [s.cards.add(face, colour) for face in item_deck(colour)]
        s.stock.append(lay_undealt(s, pile))
    for item in CRAFTED_ITEMS.values():
        for _ in range(item.copies["blue"]):
            s.crafted.append(s.cards.add(item.id, "blue", EVERYONE))


def _action_cards(s: Ship) -> None:
    """The Action cards of all Characters, their Items, and Contamination cards, waiting to be taken (N-18)."""
    for character in CHARACTERS.values():
        deck = [s.cards.add(face, "action", EVERYONE) for face in action_deck(character.id)]
        own = [
            s.cards.add(face, "quest", EVERYONE) for face in (character.weapon, *character.quests)
        ]
        s.box[character.id] = (*deck, *own)
    infections = sum(SUPPLY.contamination.values())
    s.spare = [s.cards.add(CONTAMINATION, "action", EVERYONE) for _ in range(infections)]
    if s.haunted:
        s.box["intruder_action"] = tuple(s.cards.add(face, "xeno") for face in INTRUDER_ACTIONS)


def _objectives(s: Ship) -> None:
    """One Corporate and one Personal Objective each; two or open ones from the Solo/Coop deck (N-15, N-16)."""
    if s.mode == "semi_coop":
        decks = [("corporate", 1), ("personal", 1)]
    elif s.mode == "solo":
        decks = [("coop", NUMBERS.setup.objectives_solo)]
    else:
        decks = [("coop", NUMBERS.setup.objectives_coop)]
    for deck, count in decks:
        cards = [s.cards.add(name, "objective") for name in objective_deck(deck, s.n)]
        shuffle(s, cards)
        for seat in range(s.n):
            for _ in range(count):
                h = cards.pop()
                s.cards.seen[h] = EVERYONE if s.mode == "coop" else mask(seat)
                s.objectives[seat].append(h)
        s.box[deck] = tuple(cards)


def _bag(s: Ship) -> None:
    """The bag and the supply of tokens; which Adults are in the bag is chance (N-10)."""
    for kind in KINDS.values():
        tokens = [f"{kind.id}_{number}" for number in kind.numbers]
        s.chance.shuffle(tokens)
        count = kind.bag + kind.bag_per_player * s.n
        s.bag += tokens[:count]
        s.supply += tokens[count:]
    s.bag.sort()
    s.supply.sort()
