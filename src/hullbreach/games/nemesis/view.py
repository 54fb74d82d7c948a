"""What a seat may see: views are built up here from nothing, and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from hullbreach.kernel import Seat
from hullbreach.parts.cards import EVERYONE

from .board import CORRIDOR_IDS, ROOM_IDS
from .carnomorphs.brood import BroodView
from .combat import loaded_weapons, odds
from .components import COMBAT_DIE, TECH, WEAKNESS_PLACES
from .describe import describe
from .hooks import ATTACK_CARD, species
from .state import (
    ASLEEP,
    COLOURS,
    DEAD,
    ESCAPED,
    IN_POD,
    INFECTED,
    NOWHERE,
    Intruder,
    Ship,
    kind_of,
)

PLACES = {
    IN_POD: "in_pod",
    DEAD: "dead",
    ASLEEP: "asleep",
    ESCAPED: "escaped",
    NOWHERE: "nowhere",
}


class RoomView(Struct):
    """A room; what nobody has told the reader is None."""

    id: str
    tile: str | None
    explored: bool
    token: str | None
    counter: int | None
    fire: bool
    malfunction: bool
    objects: list[str]


class CorridorView(Struct):
    """A corridor between two rooms."""

    id: str
    noise: bool
    door: int


class HeldView(Struct):
    """A Heavy Item in a hand slot, open to all."""

    handle: int
    card: str
    ammo: int | None
    capacity: int | None
    attached: list[str]
    taped: int | None


class CardView(Struct):
    """A card the reader knows."""

    handle: int
    card: str
    back: str


class HandCard(Struct):
    """A card in the reader's own hand; a scanned Contamination card is marked."""

    card: str
    infected: bool | None


class SeatView(Struct):
    """A player as the reader sees them."""

    seat: Seat
    number: int
    character: str
    place: str
    pod: int | None
    passed: bool
    hand: int
    known: list[str]
    deck: int
    discard: list[str]
    items: list[str]
    """The backs of the hidden Items."""
    known_items: list[str]
    held: list[HeldView]
    objects: list[str]
    quests: list[str]
    light: int
    wounds: list[str]
    dressed: list[str]
    slime: bool
    larva: bool
    signal: bool
    objectives: list[str | None]


class PodView(Struct):
    """An escape pod."""

    number: int
    section: str
    locked: bool
    launched: bool
    inside: list[Seat]


class DeckView(Struct):
    """A deck: how many cards are left, and what lies open beside it."""

    left: int
    discard: list[str]
    known: list[str | None] = []
    """Cards with a place in it: on top, then under it; None for what the reader has not seen."""


class AttackView(Struct):
    """The Attack card on top of the open discard pile, as it is printed."""

    card: str
    types: list[str]
    blood: int
    """0: a retreat arrow instead."""


class OddsView(Struct):
    """What each face of the combat die would do in the reader's combat; without a weapon by hand."""

    weapon: str
    target: str
    faces: list[tuple[str, int]]


class ShipView(Struct):
    """The table as one reader sees it."""

    me: Seat | None
    mode: str
    rulebook: bool
    round: int
    phase: str
    time: int
    self_destruct: int | None
    first: Seat
    turn: Seat
    taken: int
    rooms: list[RoomView]
    corridors: list[CorridorView]
    tech_noise: bool
    spent_tokens: list[str]
    """Exploration tokens that have left the game."""
    sealed: str | None
    intruders: list[Intruder]
    seats: list[SeatView]
    undrafted: list[str]
    hand: list[HandCard]
    inventory: list[CardView]
    dropped: list[str]
    peeked: list[tuple[Seat, str]]
    """Objectives of others the reader saw before one of two was kept."""
    destination: str
    coordinates: str | None
    engines: list[list[str | None]]
    pods: list[PodView]
    eggs: int
    nest_destroyed: bool
    queen_killed: bool
    first_contact: bool
    weaknesses: dict[str, str | None]
    bag: dict[str, int]
    supply: dict[str, int]
    last_roll: str
    last_token: str
    attack_deck: DeckView
    attack_under: list[str]
    last_attack: AttackView | None
    odds: list[OddsView]
    event_deck: DeckView
    wound_deck: DeckView
    item_decks: dict[str, DeckView]
    crafted: list[str]
    contamination: int
    removed: dict[str, int]
    xeno: Seat | None
    ending: str
    planet: str
    ship_destroyed: bool
    species: str
    brood: BroodView | None
    """What lies beside the board for the Carnomorphs."""


def view(s: Ship, seat: Seat | None) -> ShipView:
    """Build up what this seat (or, for None, the public) may see."""
    sight = _Sight(s, seat)
    return ShipView(
        me=seat,
        mode=s.mode,
        rulebook=s.rulebook,
        round=s.round,
        phase=s.phase,
        time=s.time,
        self_destruct=None if s.fuse < 0 else s.fuse,
        first=s.first,
        turn=s.turn,
        taken=s.acted,
        rooms=[sight.room(room) for room in range(len(ROOM_IDS))],
        corridors=[
            CorridorView(CORRIDOR_IDS[c], s.noise[c], door) for c, door in enumerate(s.door)
        ],
        tech_noise=s.noise[TECH],
        spent_tokens=sorted(sight.known([h for h in s.gone if s.cards.backs[h] == "token"])),
        sealed=None if s.airlock < 0 else ROOM_IDS[s.airlock],
        intruders=[Intruder(x.id, x.kind, x.room, x.injuries) for x in s.intruders],
        seats=[sight.seat_view(other) for other in range(s.n)],
        undrafted=list(s.undrafted),
        hand=[] if seat is None else sight.hand(seat),
        inventory=[] if seat is None else sight.cards(s.items[seat]),
        dropped=[] if seat is None else sight.known(s.dropped[seat]),
        peeked=[(owner, face) for viewer, owner, face in s.peeked if viewer == seat],
        destination=s.destination,
        coordinates=sight.face(s.coordinates),
        engines=[sight.faces(s.engines[i : i + 2]) for i in range(0, len(s.engines), 2)],
        pods=[sight.pod(pod) for pod in range(len(s.pods))],
        eggs=s.eggs,
        nest_destroyed=s.nest_destroyed,
        queen_killed=s.queen_killed,
        first_contact=s.contact,
        weaknesses=dict(zip(WEAKNESS_PLACES, sight.faces(s.weaknesses), strict=True)),
        bag=_by_kind(s, s.bag),
        supply=_by_kind(s, s.supply),
        last_roll=s.last_roll,
        last_token=s.last_token,
        attack_deck=DeckView(len(s.attacks) + len(s.attack_under), list(s.attack_discard)),
        attack_under=list(s.attack_under),
        last_attack=_last_attack(s),
        odds=[] if seat is None else _odds(s, seat),
        event_deck=DeckView(
            len(s.events) + len(s.event_top) + len(s.event_under),
            sight.known(s.event_discard),
            sight.faces(s.event_top + s.event_under),
        ),
        wound_deck=DeckView(len(s.wound_deck), list(s.wound_discard)),
        item_decks={colour: sight.item_deck(deck) for deck, colour in enumerate(COLOURS)},
        crafted=sorted(sight.known(s.crafted)),
        contamination=len(s.virus),
        removed=sight.removed(),
        xeno=None if s.xeno < 0 else s.xeno,
        ending=s.ending,
        planet=s.planet,
        ship_destroyed=s.destroyed,
        species=s.species,
        brood=species(s).see(s, seat),
    )


class _Sight:
    """What one reader knows."""

    def __init__(self, s: Ship, reader: Seat | None) -> None:
        self.s = s
        self.reader = reader
        self._faces = s.cards.faces
        self._seen = s.cards.seen

    def knows(self, h: int) -> bool:
        """Whether the reader has seen this card."""
        seen = self._seen[h]
        if self.reader is None:
            return seen == EVERYONE
        return bool(seen >> self.reader & 1)

    def face(self, h: int) -> str | None:
        """The face of a card, if the reader knows it."""
        return self._faces[h] if self.knows(h) else None

    def faces(self, handles: Sequence[int]) -> list[str | None]:
        """The faces of these cards, None for those unknown."""
        return [self.face(h) for h in handles]

    def known(self, handles: Sequence[int]) -> list[str]:
        """The faces the reader knows among these cards."""
        return [self._faces[h] for h in handles if self.knows(h)]

    def cards(self, handles: Sequence[int]) -> list[CardView]:
        """The cards the reader knows among these."""
        backs = self.s.cards.backs
        return [CardView(h, self._faces[h], backs[h]) for h in handles if self.knows(h)]

    def room(self, room: int) -> RoomView:
        """One room of the board."""
        s = self.s
        token = s.token[room]
        return RoomView(
            id=ROOM_IDS[room],
            tile=self._faces[s.tile[room]] if s.explored[room] else self.face(s.tile[room]),
            explored=s.explored[room],
            token=self.face(token) if token >= 0 else None,
            counter=s.counter[room] if s.explored[room] else None,
            fire=s.fire[room],
            malfunction=s.broken[room],
            objects=s.floor_in(room),
        )

    def seat_view(self, seat: Seat) -> SeatView:
        """One player."""
        s = self.s
        place = s.where[seat]
        backs = s.cards.backs
        return SeatView(
            seat=seat,
            number=s.number[seat],
            character=s.character[seat],
            place=ROOM_IDS[place] if place >= 0 else PLACES[place],
            pod=s.pods[s.pod[seat]] if s.pod[seat] >= 0 else None,
            passed=s.passed[seat],
            hand=len(s.hand[seat]),
            known=sorted(self.known(s.hand[seat])) if seat != self.reader else [],
            deck=len(s.deck[seat]),
            discard=self.known(s.discard[seat]),
            items=sorted(backs[h] for h in s.items[seat]),
            known_items=sorted(self.known(s.items[seat])) if seat != self.reader else [],
            held=[self._held(h) for h in s.held[seat]],
            objects=list(s.objects[seat]),
            quests=self.known(s.quests[seat]),
            light=s.light[seat],
            wounds=list(s.wounds[seat]),
            dressed=list(s.dressed[seat]),
            slime=s.slime[seat],
            larva=s.larva[seat],
            signal=s.signal[seat],
            objectives=self.faces(s.objectives[seat]),
        )

    def _held(self, h: int) -> HeldView:
        s = self.s
        armed = h in s.ammo
        taped = [b if a == h else a for a, b in s.taped if h in (a, b)]
        return HeldView(
            handle=h,
            card=self._faces[h],
            ammo=s.ammo[h] if armed else None,
            capacity=s.capacity(h) if armed else None,
            attached=[self._faces[card] for card, weapon in s.attached if weapon == h],
            taped=taped[0] if taped else None,
        )

    def hand(self, seat: Seat) -> list[HandCard]:
        """The reader's own hand; a mark on a Contamination card that was scanned (N-138)."""
        return [HandCard(self._faces[h], self._mark(h)) for h in self.s.hand[seat]]

    def _mark(self, h: int) -> bool | None:
        part = self.s.part.get(h)
        if part is None or part not in self.s.marked:
            return None
        return self._faces[part] == INFECTED

    def pod(self, pod: int) -> PodView:
        """One escape pod."""
        s = self.s
        inside = [seat for seat in range(s.n) if s.pod[seat] == pod]
        return PodView(s.pods[pod], "AB"[pod & 1], s.locked[pod], s.launched[pod], inside)

    def item_deck(self, deck: int) -> DeckView:
        """One Item deck with its open discard pile."""
        s = self.s
        return DeckView(
            len(s.stock[deck]) + len(s.stock_under[deck]),
            self.known(s.stock_discard[deck]),
            self.faces(s.stock_under[deck]),
        )

    def removed(self) -> dict[str, int]:
        """How many Contamination cards were removed after a scan, clean and INFECTED."""
        faces = self.known(self.s.cured)
        return {"infected": faces.count(INFECTED), "clean": len(faces) - faces.count(INFECTED)}


def _last_attack(s: Ship) -> AttackView | None:
    if not s.attack_discard:
        return None
    card = ATTACK_CARD[s.attack_discard[-1]]
    return AttackView(card.id, list(card.types), card.blood)


def _odds(s: Ship, seat: Seat) -> list[OddsView]:
    """Every weapon that can be fired and the bare hands against every kind in the room."""
    room = s.where[seat]
    kinds = dict.fromkeys(x.kind for x in s.intruders_in(room)) if room >= 0 else {}
    ways: list[int | None] = [*loaded_weapons(s, seat), None] if kinds else []
    return [
        OddsView(
            "" if gun is None else s.face(gun),
            kind,
            list(zip(COMBAT_DIE, odds(s, gun, kind), strict=True)),
        )
        for kind in kinds
        for gun in ways
    ]


def _by_kind(s: Ship, tokens: Sequence[str]) -> dict[str, int]:
    """Tokens by kind; their numbers stay hidden."""
    kinds = [kind_of(token) for token in tokens]
    return {kind: kinds.count(kind) for kind in species(s).tokens}


def secrets(s: Ship, seat: Seat) -> Mapping[str, Any]:
    """Facts surely open to this seat, by name: those of the ship, then those of the players.

    What is listed depends on what the seat knows alone: else a fact is missing from just the worlds that differ.
    """
    return _ship_secrets(s, seat) | _player_secrets(s, seat) | species(s).secrets(s, seat)


ENOUGH = 4
"""So many cards in a pool leave a fact surely open."""


def _ship_secrets(s: Ship, seat: Seat) -> dict[str, Any]:
    faces, backs = s.cards.faces, s.cards.backs
    sight = _Sight(s, seat)
    facts: dict[str, Any] = {}
    if not sight.knows(s.coordinates):
        facts["coordinates"] = faces[s.coordinates]
    for engine in range(0, len(s.engines), 2):
        if not any(map(sight.knows, s.engines[engine : engine + 2])):
            facts[f"engine {engine // 2 + 1}"] = faces[s.engines[engine]]
    hidden = [h for h in s.tile if not sight.knows(h)]
    pools = {
        "tiles 1": [h for h in hidden if backs[h] == "tile1"],
        "tiles 2": [h for h in hidden if backs[h] == "tile2"] if len(hidden) > 1 else [],
        "tokens": [h for h in s.token if h >= 0 and not sight.knows(h)],
        "weaknesses": [h for h in s.weaknesses if not sight.knows(h)],
        "parts": [h for h in sorted([*s.virus, *s.part.values()]) if not sight.knows(h)],
        "own deck": s.deck[seat] if len(s.deck[seat]) >= ENOUGH else [],
    }
    mixed = {"tiles 2", "tokens", "weaknesses"}  # with cards put away: never all alike
    for name, pool in pools.items():
        found = [faces[h] for h in pool]
        if pool and (name in mixed or (len(pool) >= ENOUGH and len(set(found)) > 1)):
            facts[name] = found
    return facts


def _player_secrets(s: Ship, seat: Seat) -> dict[str, Any]:
    faces = s.cards.faces
    sight = _Sight(s, seat)
    facts: dict[str, Any] = {}
    for other in range(s.n):
        if other == seat:
            continue
        hand = [h for h in s.hand[other] if not sight.knows(h)]
        rest = [h for h in s.deck[other] if not sight.knows(h)]
        if hand and len(rest) >= ENOUGH and len({faces[h] for h in hand + rest}) >= ENOUGH:
            facts[f"hand {other}"] = [faces[h] for h in hand]
        if s.mode == "semi_coop" and not any(map(sight.knows, s.objectives[other])):
            facts[f"objectives {other}"] = [faces[h] for h in s.objectives[other]]
        items = [h for h in s.items[other] if not sight.knows(h)]
        if items and all(len(pile) >= ENOUGH for pile in s.stock):
            facts[f"items {other}"] = [faces[h] for h in items]
    return facts


__all__ = ["ShipView", "describe", "secrets", "view"]
