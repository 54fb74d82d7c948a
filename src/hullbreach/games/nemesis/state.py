"""The state: queries that change nothing, and the moves that keep its invariants. Its data is in `ship`."""

from __future__ import annotations

from functools import cache

from hullbreach.kernel import Seat
from hullbreach.parts.cards import EVERYONE, show, shuffle

from .board import (
    ALL_EXITS,
    CLOSED,
    DESTROYED,
    LINK,
    OPEN,
    ROOM_IDS,
    SEARCHABLE,
    SECTIONS,
    WAYS,
    WITH_COMPUTER,
)
from .components import ITEMS, MARKERS, NUMBERS, WEAKNESS_PLACES
from .fauna import SPECIES
from .hooks import hand_slots, modify_for
from .mixtures import is_mixed
from .ship import OFF, Intruder, ShipData

IN_POD, DEAD, ASLEEP, ESCAPED, NOWHERE = -1, -2, -3, -4, -5
"""Where a Character is when it stands in no room."""

COLOURS = ("red", "yellow", "green")
CONTAMINATION = "contamination"
INFECTED, CLEAN = "infected", "clean"


class ShipLost(Exception):
    """The ship is destroyed: whatever was going on, the game ends at once."""


class Ship(ShipData, kw_only=True):
    """A table of Nemesis: its data with the questions one can ask of it and the moves that keep it in order."""

    # -- who is where ------------------------------------------------------------------------------

    def face(self, h: int) -> str:
        """The identity of a card."""
        return self.cards.faces[h]

    def present(self, seat: Seat) -> bool:
        """Whether the figure stands in a room."""
        return self.where[seat] >= 0

    def active(self, seat: Seat) -> bool:
        """Whether the Character still takes part: in a room or waiting in a pod."""
        return self.where[seat] >= IN_POD

    def alive(self, seat: Seat) -> bool:
        """Whether the Character has not died."""
        return self.where[seat] != DEAD

    def abandoned(self) -> bool:
        """Whether no Character takes part any more: then the game is over (N-210)."""
        return max(self.where) < IN_POD

    def clockwise(self, start: Seat) -> list[Seat]:
        """All seats from this one on."""
        return [*range(start, self.n), *range(start)]

    def player_order(self) -> list[Seat]:
        """The active seats from the First Player on."""
        return [seat for seat in self.clockwise(self.first) if self.where[seat] >= IN_POD]

    def by_number(self, seats: list[Seat]) -> list[Seat]:
        """Seats by player number: so that of two who die at once the lower one is the first (N-226)."""
        return sorted(seats, key=lambda seat: self.number[seat])

    def crew_in(self, room: int) -> list[Seat]:
        """The Characters in a room, in player order."""
        if room not in self.where:
            return []
        return [seat for seat in self.clockwise(self.first) if self.where[seat] == room]

    def intruders_in(self, room: int) -> list[Intruder]:
        """The Intruders in a room, the largest first."""
        found = [x for x in self.intruders if x.room == room]
        if len(found) > 1:
            sizes = SPECIES[self.species].sizes
            found.sort(key=lambda x: (-sizes[x.kind], x.id))
        return found

    def intruder(self, id: int) -> Intruder | None:
        """The Intruder with this id, if it is still on the board."""
        for x in self.intruders:
            if x.id == id:
                return x
        return None

    def in_combat(self, seat: Seat) -> bool:
        """Whether an Intruder is in the Character's room."""
        return self.infested(self.where[seat])

    def infested(self, room: int) -> bool:
        """Whether an Intruder is in a room."""
        for x in self.intruders:  # noqa: SIM110  asked all the time, and any() takes twice as long
            if x.room == room:
                return True
        return False

    def contested(self, x: Intruder) -> bool:
        """Whether an Intruder is in combat."""
        return x.room in self.where

    def hibernating(self) -> bool:
        """Whether anyone sleeps."""
        return ASLEEP in self.where

    # -- rooms -------------------------------------------------------------------------------------

    def tile_id(self, room: int) -> str:
        """The tile in a room, explored or not."""
        return self.cards.faces[self.tile[room]]

    def place_name(self, room: int) -> str:
        """What a room is called: its tile once explored, its slot before."""
        return self.cards.faces[self.tile[room]] if self.explored[room] else ROOM_IDS[room]

    def room_with(self, tile: str) -> int:
        """The explored room with this tile, or -1."""
        faces = self.cards.faces
        for room, h in enumerate(self.tile):
            if faces[h] == tile and self.explored[room]:
                return room
        return -1

    def computer(self, room: int) -> bool:
        """Whether a room has a computer that works."""
        return (
            self.explored[room]
            and not self.broken[room]
            and self.cards.faces[self.tile[room]] in WITH_COMPUTER
        )

    def searchable(self, room: int) -> bool:
        """Whether items can be searched for in a room at all."""
        return self.explored[room] and self.cards.faces[self.tile[room]] in SEARCHABLE

    def ways(self, room: int) -> list[tuple[int, int]]:
        """The corridors a Character can walk from a room, with the room they lead to."""
        door = self.door
        return [way for way in WAYS[room] if door[way[0]] != CLOSED]

    def neighbours(self, room: int) -> list[int]:
        """The neighbouring rooms (N-55)."""
        if self.rulebook:
            return [other for _, other in self.ways(room)]
        return [other for _, other in WAYS[room]]

    def corridors(self, room: int) -> list[int]:
        """The corridors of a room without the Technical Corridors."""
        return [corridor for corridor, _ in WAYS[room]]

    def corridor_between(self, room: int, other: int) -> int:
        """The corridor that joins two rooms."""
        return LINK[room, other]

    def exits(self, room: int) -> list[int]:
        """The corridors of a room, Technical Corridors included."""
        return ALL_EXITS[room]

    def place_of(self, seat: Seat) -> int:
        """The room a Character is in; for one waiting in a pod, the room beside it."""
        room = self.where[seat]
        return self.section(self.pod[seat]) if room == IN_POD else room

    def pods_left(self) -> list[int]:
        """The pods that have not been launched."""
        return [pod for pod, gone in enumerate(self.launched) if not gone]

    def hidden_weaknesses(self) -> list[str]:
        """The places on the Intruder board whose Weakness is still face down."""
        faces = self.cards.faces
        return [
            place
            for place, h in zip(WEAKNESS_PLACES, self.weaknesses, strict=True)
            if faces[h] not in self.discovered
        ]

    def section(self, pod: int) -> int:
        """The explored room beside which a pod stands, or -1."""
        return self.room_with(SECTIONS[pod & 1])

    def floor_in(self, room: int) -> list[str]:
        """The Objects lying in a room."""
        return [word for place, word in self.floor if place == room]

    def uncarried_eggs(self, room: int) -> int:
        """The eggs in a room that can be destroyed: lying there, and those of the Nest."""
        lying = self.floor.count((room, "egg")) if self.floor else 0
        return lying + (self.eggs if self.eggs and self.is_nest(room) else 0)

    def is_nest(self, room: int) -> bool:
        """Whether this room is known to be the Nest."""
        return self.explored[room] and self.cards.faces[self.tile[room]] == "nest"

    # -- cards and things --------------------------------------------------------------------------

    def payable(self, seat: Seat) -> list[int]:
        """The Action cards in hand."""
        faces = self.cards.faces
        return [h for h in self.hand[seat] if faces[h] != CONTAMINATION]

    def contaminations(self, seat: Seat) -> list[int]:
        """The Contamination cards in hand."""
        faces = self.cards.faces
        return [h for h in self.hand[seat] if faces[h] == CONTAMINATION]

    def owned(self, seat: Seat) -> list[int]:
        """All Items a Character has, hidden and heavy."""
        return self.items[seat] + self.held[seat]

    def find_item(self, seat: Seat, *ids: str) -> list[int]:
        """The Items of a Character with these ids."""
        faces = self.cards.faces
        return [h for h in self.items[seat] + self.held[seat] if faces[h] in ids]

    def serious(self, seat: Seat) -> int:
        """The number of serious wounds, dressed or not."""
        return len(self.wounds[seat]) + len(self.dressed[seat])

    def capacity(self, h: int) -> int:
        """How much ammunition a weapon holds, with what is attached to it."""
        face = self.cards.faces[h]
        weapon = ITEMS[face].weapon
        assert weapon is not None
        total = weapon.capacity
        for card, to in self.attached:
            if to == h:
                total += ITEMS[self.cards.faces[card]].amounts["capacity"]
        return total

    def slots(self, seat: Seat) -> int:
        """How many hand slots a Character has."""
        return modify_for(self, seat, hand_slots, NUMBERS.character["hand_slots"])

    def used_slots(self, seat: Seat) -> int:
        """How many hand slots are taken; two taped Items share one."""
        held = self.held[seat]
        taped = sum(1 for a, _ in self.taped if a in held)
        return len(held) + len(self.objects[seat]) - taped

    def free_slots(self, seat: Seat) -> int:
        """How many hand slots are free."""
        return self.slots(seat) - self.used_slots(seat)

    def egg_supply(self) -> int:
        """How many eggs are neither in the Nest nor lying nor carried."""
        out = self.eggs + sum(1 for _, word in self.floor if word == "egg")
        return MARKERS["egg"] - out - sum(objects.count("egg") for objects in self.objects)

    def carcasses_left(self) -> int:
        """How many carcass tokens are left."""
        out = sum(1 for _, word in self.floor if word == "carcass")
        return self.carcasses - out - sum(o.count("carcass") for o in self.objects)

    # -- moves -------------------------------------------------------------------------------------

    def card_in_hand(self, seat: Seat, face: str) -> int:
        """A card with this face in a hand."""
        faces, hand = self.cards.faces, self.hand[seat]
        return hand[[faces[h] for h in hand].index(face)]

    def spend_card(self, seat: Seat, h: int) -> None:
        """Put a card from hand face up onto the own discard pile."""
        self.hand[seat].remove(h)
        self.discard[seat].append(h)
        if self.cards.seen[h] != EVERYONE:
            self.cards.seen[h] = EVERYONE
            self.reveals += 1

    def draw_cards(self, seat: Seat, count: int) -> int:
        """Draw from the own deck, renewing it from the discard pile; returns how many came."""
        deck, hand, seen = self.deck[seat], self.hand[seat], self.cards.seen
        for drawn in range(count):
            if not deck:
                if not self.discard[seat]:
                    return drawn
                self.renew_deck(seat)
                deck = self.deck[seat]
            h = deck.pop()
            seen[h] |= 1 << seat
            hand.append(h)
        if count:
            self.reveals += 1
        return count

    def draw_aside(self, seat: Seat, count: int) -> list[int]:
        """Draw cards that do not go to the hand; everybody sees them."""
        drawn = self.draw_cards(seat, count)
        cards = self.hand[seat][len(self.hand[seat]) - drawn :]
        del self.hand[seat][len(self.hand[seat]) - drawn :]
        return cards

    def put_aside_down(self, seat: Seat, cards: list[int]) -> None:
        """Put cards drawn aside face up onto the own discard pile."""
        for h in cards:
            show(self, h)
        self.discard[seat] += cards

    def take_egg(self, seat: Seat) -> None:
        """Take an egg of the Nest into the hands."""
        self.objects[seat].append("egg")
        self.lose_egg()

    def lose_egg(self) -> None:
        """The Nest loses an egg; without any it is destroyed for good (N-164)."""
        self.eggs -= 1
        if not self.eggs and not self.nest_destroyed:
            self.nest_destroyed = True
            self.tell("nest.destroyed", cause=("cause", "last_egg"))

    def renew_deck(self, seat: Seat, hand: bool = False) -> None:
        """Shuffle the discard pile (with the deck and, if so ordered, the hand) into a new deck."""
        pile = sorted(self.deck[seat] + self.discard[seat] + (self.hand[seat] if hand else []))
        self.deck[seat] = pile
        self.discard[seat] = []
        if hand:
            self.hand[seat] = []
        self.shuffle_own(pile)

    def shuffle_own(self, pile: list[int]) -> None:
        """Shuffle cards of one player; nobody can tell any more which Contamination card is which."""
        parts = sorted(self.part.pop(h) for h in pile if h in self.part)
        shuffle(self, pile)
        if not parts:
            return
        seen = self.cards.seen
        alike = len({self.cards.faces[p] for p in parts}) == 1
        if not (alike and all(seen[p] == EVERYONE for p in parts)):
            self.shuffle_parts(parts)
        faces = self.cards.faces
        self.part |= dict(zip((h for h in pile if faces[h] == CONTAMINATION), parts, strict=True))
        self.part = dict(sorted(self.part.items()))
        self.marked = [p for p in self.marked if p not in parts]

    def shuffle_parts(self, parts: list[int]) -> None:
        """Shuffle parts; how many of them were known to be INFECTED or clean nobody forgets."""
        cards = self.cards
        known = [cards.faces[p] for p in parts if cards.seen[p] == EVERYONE]
        if len(parts) > 1 and (known or any(is_mixed(self.scan_log, p) for p in parts)):
            infected = known.count(INFECTED)
            self.scan_log.append((infected, len(known) - infected, tuple(parts)))
        shuffle(self, parts)

    def show_part(self, part: int) -> bool:
        """Everybody sees whether a Contamination card is INFECTED."""
        cards = self.cards
        infected = cards.faces[part] == INFECTED
        if cards.seen[part] != EVERYONE and is_mixed(self.scan_log, part):
            self.scan_log.append((int(infected), int(not infected), (part,)))
        show(self, part)
        return infected

    def lose_item(self, seat: Seat, h: int) -> None:
        """An Item is used up or dropped: face up to the discard pile of its back, or to the crafted supply."""
        (self.items[seat] if h in self.items[seat] else self.held[seat]).remove(h)
        self.taped = [pair for pair in self.taped if h not in pair]
        for card, weapon in [pair for pair in self.attached if pair[1] == h]:
            self.attached.remove((card, weapon))
            self._put_away(card)
        self._put_away(h)

    def _put_away(self, h: int) -> None:
        show(self, h)
        self.ammo.pop(h, None)
        back = self.cards.backs[h]
        if back == "blue":
            self.crafted.append(h)
        elif back in COLOURS:
            self.stock_discard[COLOURS.index(back)].append(h)
        else:
            self.gone.append(h)

    def give_ammo(self, h: int, count: int) -> None:
        """Load a weapon, up to its capacity."""
        self.ammo[h] = min(self.capacity(h), self.ammo.get(h, 0) + count)

    def take_object(self, seat: Seat, word: str, room: int) -> None:
        """Take an Object lying in a room into the hands."""
        self.floor.remove((room, word))
        self.objects[seat].append(word)

    def drop_object(self, seat: Seat, word: str) -> None:
        """Let an Object fall where the Character is; from a waiting pod into the section room."""
        self.objects[seat].remove(word)
        room = self.where[seat]
        self.floor.append((room if room >= 0 else self.section(self.pod[seat]), word))

    def clear_fire(self, room: int) -> None:
        """Put out the fire in a room."""
        self.fire[room] = False

    def repair(self, room: int) -> None:
        """Remove the Malfunction of a room."""
        self.broken[room] = False

    def set_door(self, corridor: int, state: int) -> None:
        """Change a door; a sealed room loses its pressure seal when one of its doors opens (N-179)."""
        self.door[corridor] = state
        if self.airlock >= 0 and state != CLOSED and corridor in ALL_EXITS[self.airlock]:
            self.airlock = -1
            self.tell("airlock.cancelled")

    def doors_left(self) -> int:
        """How many door tokens are left."""
        return MARKERS["door"] - sum(1 for state in self.door if state != OPEN)


@cache
def kind_of(token: str) -> str:
    """The kind of Intruder on a token."""
    return token.rpartition("_")[0] or token


@cache
def number_of(token: str) -> int:
    """The number on the back of a token."""
    kind, _, number = token.rpartition("_")
    return int(number) if kind else 0


def is_corpse(word: str) -> bool:
    """Whether an Object is a corpse, red or blue."""
    return word.startswith("corpse")


__all__ = [
    "ASLEEP",
    "CLEAN",
    "CLOSED",
    "COLOURS",
    "CONTAMINATION",
    "DEAD",
    "DESTROYED",
    "ESCAPED",
    "INFECTED",
    "IN_POD",
    "NOWHERE",
    "OFF",
    "OPEN",
    "Intruder",
    "Ship",
    "ShipLost",
    "is_corpse",
    "kind_of",
    "number_of",
]
