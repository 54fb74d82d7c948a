"""Setting up a table (N-1 to N-19)."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.kernel import BadTable, Chance, Config
from hullbreach.parts.cards import EVERYONE, NOBODY, Cards, mask, shuffle

from .board import FIXED, TILE_SLOTS, TIME_START
from .components import (
    ATTACK_CARDS,
    CHARACTERS,
    COORDINATES,
    CORRIDORS,
    CRAFTED_ITEMS,
    EVENT_CARDS,
    EXPLORATION,
    INTRUDER_ACTIONS,
    INTRUDER_KINDS,
    MARKERS,
    NUMBERS,
    ROOMS,
    START_DESTINATION,
    SUPPLY,
    TILES,
    WEAKNESSES,
    WOUNDS,
    IntruderKind,
    action_deck,
    item_deck,
    objective_deck,
)
from .species import SPECIES, species
from .state import CLEAN, COLOURS, CONTAMINATION, INFECTED, NOWHERE, Ship

ROOM_COUNT = len(ROOMS)


def setup(config: Config, chance: Chance) -> Ship:
    """A table ready for the draft."""
    s = _empty(config, chance)
    _tiles(s)
    _hidden_cards(s)
    _open_cards(s)
    _objectives(s)
    fill_bag(s, INTRUDER_KINDS.values())
    species(s).set_up(s, config)
    return s


def _empty(config: Config, chance: Chance) -> Ship:
    """The board with nothing on it."""
    n = config.players
    numbers = list(range(1, n + 1))
    chance.shuffle(numbers)
    pods = _pods(n, bool(config.options.get("ruleset") == "rulebook"), chance)
    return Ship(
        chance=chance,
        cards=BOX.fresh(),
        mode=config.mode,
        n=n,
        rulebook=config.options.get("ruleset") == "rulebook",
        haunted=bool(config.options.get("intruder_player", False)),
        species=_species(config),
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
        carcasses=MARKERS["carcass"],
        weaknesses=[],
        attacks=sorted(ATTACK_CARDS),
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


def _species(config: Config) -> str:
    """Which Intruders are aboard: those of the expansion that is switched on, or those of the box."""
    aboard = [name for name in SPECIES if config.options.get(name) is True]
    if len(aboard) > 1:
        raise BadTable(f"one species at a time: {' and '.join(aboard)} cannot both be aboard")
    return aboard[0] if aboard else next(iter(SPECIES))


def _pods(n: int, rulebook: bool, chance: Chance) -> list[int]:
    """The pods in play: the lowest numbers, or by the rulebook drawn at random (N-7)."""
    numbers = list(SUPPLY.pods.numbers)
    if rulebook:
        chance.shuffle(numbers)
    return sorted(numbers[: SUPPLY.pods.in_play[n - 1]])


class _Box:
    """All cards every table has, made once: their faces by handle, and the handles by sort."""

    def __init__(self) -> None:
        self.cards = Cards()
        self.sorts: dict[str, range] = {}
        for name in FIXED:
            self._add(name, "printed", [name], EVERYONE)
        for level in TILE_SLOTS:
            self._add(
                f"tile{level}", f"tile{level}", [t.id for t in TILES.values() if t.set == level]
            )
        self._add("token", "token", [token.id for token in EXPLORATION])
        self._add("coordinates", "coordinates", COORDINATES)
        for engine, _ in enumerate(SUPPLY.engines.rooms, 1):
            self._add(f"engine{engine}", f"engine{engine}", SUPPLY.engines.tokens)
        self._add("weakness", "weakness", WEAKNESSES)
        self._add("event", "event", sorted(EVENT_CARDS))
        parts = SUPPLY.contamination
        self._add("part", "part", [INFECTED] * parts["infected"] + [CLEAN] * parts["clean"])
        for colour in COLOURS:
            self._add(colour, colour, sorted(item_deck(colour)))
        crafted = [item.id for item in CRAFTED_ITEMS.values() for _ in range(item.copies["blue"])]
        self._add("blue", "blue", crafted, EVERYONE)
        for character in CHARACTERS.values():
            self._add(character.id, "action", action_deck(character.id), EVERYONE)
            own = (character.weapon, *character.quests)
            self._add(f"{character.id} items", "quest", own, EVERYONE)
        self._add("contamination", "action", [CONTAMINATION] * sum(parts.values()), EVERYONE)

    def _add(self, sort: str, back: str, faces: Iterable[str], seen: int = NOBODY) -> None:
        first = len(self.cards.faces)
        self.cards.add_each(faces, back, seen)
        self.sorts[sort] = range(first, len(self.cards.faces))

    def fresh(self) -> Cards:
        """The cards of a new table."""
        cards = self.cards
        return Cards([*cards.faces], [*cards.seen], cards.backs)

    def __getitem__(self, sort: str) -> list[int]:
        return [*self.sorts[sort]]


BOX = _Box()


def _shuffled(s: Ship, sort: str) -> list[int]:
    """The cards of a sort in a random order that nobody knows."""
    cards = BOX[sort]
    shuffle(s, cards)
    return cards


def _tiles(s: Ship) -> None:
    """Room tiles face down on their slots, an exploration token on each (N-2 to N-4)."""
    for name, room in FIXED.items():
        s.tile[room] = BOX.sorts[name][0]
    for level, slots in TILE_SLOTS.items():
        tiles = _shuffled(s, f"tile{level}")
        for room in slots:
            s.tile[room] = tiles.pop()
        s.box[f"tile{level}"] = tuple(tiles)
    tokens = _shuffled(s, "token")
    for room in sorted(TILE_SLOTS["1"] + TILE_SLOTS["2"]):
        s.token[room] = tokens.pop()
    s.box["token"] = tuple(tokens)


def _hidden_cards(s: Ship) -> None:
    """Coordinates, engines, Weaknesses, Events and the parts of Contamination cards (N-5, N-8, N-9, N-11)."""
    coordinates = _shuffled(s, "coordinates")
    s.coordinates = coordinates.pop()
    s.box["coordinates"] = tuple(coordinates)
    for engine, _ in enumerate(SUPPLY.engines.rooms, 1):
        s.engines += _shuffled(s, f"engine{engine}")
    weaknesses = _shuffled(s, "weakness")
    count = NUMBERS.setup.weaknesses
    s.weaknesses, s.box["weakness"] = weaknesses[:count], tuple(weaknesses[count:])
    s.events = BOX["event"]
    s.virus = _shuffled(s, "part")


def _open_cards(s: Ship) -> None:
    """Item decks nobody has looked into, crafted Items, the cards of all Characters (N-11, N-18)."""
    s.stock = [BOX[colour] for colour in COLOURS]
    s.crafted = BOX["blue"]
    for character in CHARACTERS:
        s.box[character] = (*BOX.sorts[character], *BOX.sorts[f"{character} items"])
    s.spare = BOX["contamination"]
    if s.haunted:
        s.box["intruder_action"] = tuple(s.cards.add_each(INTRUDER_ACTIONS, "xeno"))


def _objectives(s: Ship) -> None:
    """One Corporate and one Personal Objective each; two or open ones from the Solo/Coop deck (N-15, N-16)."""
    if s.mode == "semi_coop":
        decks = [("corporate", 1), ("personal", 1)]
    elif s.mode == "solo":
        decks = [("coop", NUMBERS.setup.objectives_solo)]
    else:
        decks = [("coop", NUMBERS.setup.objectives_coop)]
    for deck, count in decks:
        cards = s.cards.add_each(objective_deck(deck, s.n), "objective")
        shuffle(s, cards)
        for seat in range(s.n):
            for _ in range(count):
                h = cards.pop()
                s.cards.seen[h] = EVERYONE if s.mode == "coop" else mask(seat)
                s.objectives[seat].append(h)
        s.box[deck] = tuple(cards)


def fill_bag(s: Ship, kinds: Iterable[IntruderKind]) -> None:
    """The bag and the supply of tokens; which Adults are in the bag is chance (N-10)."""
    for kind in kinds:
        tokens = [f"{kind.id}_{number}" for number in kind.numbers]
        s.chance.shuffle(tokens)
        count = kind.bag + kind.bag_per_player * s.n
        s.bag += tokens[:count]
        s.supply += tokens[count:]
    s.bag.sort()
    s.supply.sort()
