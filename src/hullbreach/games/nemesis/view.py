"""What a seat may see: views are built up here from nothing, and nowhere else."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.kernel import Seat
from hullbreach.parts.cards import EVERYONE

from .board import CORRIDOR_IDS, ROOM_IDS
from .combat import loaded_weapons, odds
from .components import COMBAT_DIE, INTRUDER_ACTIONS, TECH, WEAKNESS_PLACES
from .prospects import prospects
from .species import species
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
from .view_structs import (
    AttackCardView,
    CharacterView,
    CorridorView,
    DeckView,
    HandCard,
    HeldView,
    KnownCardView,
    OddsView,
    PodView,
    ShipRoomView,
    ShipView,
)

WHEREABOUTS = {
    IN_POD: "in_pod",
    DEAD: "dead",
    ASLEEP: "asleep",
    ESCAPED: "escaped",
    NOWHERE: "nowhere",
}


def view(s: Ship, seat: Seat | None, public: ShipView | None = None) -> ShipView:
    """Build up what this seat (or, for None, the public) may see, from nothing but what the public sees."""
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
        rooms=sight.rooms(None if public is None else public.rooms),
        corridors=public.corridors if public else _corridors(s),
        tech_noise=s.noise[TECH],
        spent_tokens=sorted(sight.known([h for h in s.gone if s.cards.backs[h] == "token"])),
        sealed=None if s.airlock < 0 else ROOM_IDS[s.airlock],
        intruders=public.intruders if public else _intruders(s),
        seats=sight.seats(None if public is None else public.seats),
        undrafted=public.undrafted if public else list(s.undrafted),
        hand=[] if seat is None else sight.hand(seat),
        inventory=[] if seat is None else sight.cards(s.items[seat]),
        prospects=[]
        if seat is None
        else [list(prospects(s, seat, s.face(h))) for h in s.objectives[seat]],
        dropped=[] if seat is None else sight.known(s.dropped[seat]),
        peeked=[(owner, face) for viewer, owner, face in s.peeked if viewer == seat],
        destination=s.destination,
        coordinates=sight.face(s.coordinates),
        engines=[sight.faces(s.engines[i : i + 2]) for i in range(0, len(s.engines), 2)],
        pods=public.pods if public else [_pod(s, pod) for pod in range(len(s.pods))],
        eggs=s.eggs,
        nest_destroyed=s.nest_destroyed,
        queen_killed=s.queen_killed,
        first_contact=s.contact,
        weaknesses=dict(zip(WEAKNESS_PLACES, sight.faces(s.weaknesses), strict=True)),
        bag=public.bag if public else _by_kind(s, s.bag),
        supply=public.supply if public else _by_kind(s, s.supply),
        last_roll=s.last_roll,
        last_token=s.last_token,
        attack_deck=public.attack_deck if public else _attack_deck(s),
        attack_under=public.attack_under if public else list(s.attack_under),
        last_attack=public.last_attack if public else _last_attack(s),
        odds=[] if seat is None else _odds(s, seat),
        event_deck=sight.event_deck(None if public is None else public.event_deck),
        wound_deck=public.wound_deck
        if public
        else DeckView(len(s.wound_deck), list(s.wound_discard)),
        item_decks=sight.item_decks(None if public is None else public.item_decks),
        crafted=sorted(sight.known(s.crafted)),
        contamination=len(s.virus),
        removed=sight.removed(),
        xeno=None if s.xeno < 0 else s.xeno,
        ending=s.ending,
        planet=s.planet,
        ship_destroyed=s.destroyed,
        species=s.species,
        kinds=public.kinds if public else _kinds(s),
        texts=public.texts if public else dict(species(s).texts),
        brood=species(s).view(s, seat),
    )


class _Sight:
    """What one reader knows."""

    def __init__(self, s: Ship, reader: Seat | None) -> None:
        self.s = s
        self.reader = reader
        self._faces = s.cards.faces
        self._seen = s.cards.seen
        self._eyes = EVERYONE if reader is None else 1 << reader

    def knows(self, h: int) -> bool:
        """Whether the reader has seen this card."""
        return self._seen[h] & self._eyes == self._eyes

    def face(self, h: int) -> str | None:
        """The face of a card, if the reader knows it."""
        return self._faces[h] if self.knows(h) else None

    def faces(self, handles: Sequence[int]) -> list[str | None]:
        """The faces of these cards, None for those unknown."""
        faces, seen, eyes = self._faces, self._seen, self._eyes
        return [faces[h] if seen[h] & eyes == eyes else None for h in handles]

    def known(self, handles: Sequence[int]) -> list[str]:
        """The faces the reader knows among these cards."""
        faces, seen, eyes = self._faces, self._seen, self._eyes
        return [faces[h] for h in handles if seen[h] & eyes == eyes]

    def knows_more(self, *piles: Sequence[int]) -> bool:
        """Whether the reader has seen a card among these that not everybody has seen."""
        seen, eyes = self._seen, self._eyes
        for pile in piles:
            for h in pile:
                if seen[h] & eyes and seen[h] != EVERYONE:
                    return True
        return False

    def cards(self, handles: Sequence[int]) -> list[KnownCardView]:
        """The cards the reader knows among these."""
        backs = self.s.cards.backs
        return [KnownCardView(h, self._faces[h], backs[h]) for h in handles if self.knows(h)]

    def rooms(self, public: list[ShipRoomView] | None) -> list[ShipRoomView]:
        """The rooms of the board: as the public sees them, but where the reader has looked."""
        s = self.s
        tokens = [h for h in s.token if h >= 0]
        if public is not None and not self.knows_more(s.tile, tokens):
            return public
        return [self.room(room) for room in range(len(ROOM_IDS))]

    def room(self, room: int) -> ShipRoomView:
        """One room of the board."""
        s = self.s
        token = s.token[room]
        return ShipRoomView(
            id=ROOM_IDS[room],
            tile=self._faces[s.tile[room]] if s.explored[room] else self.face(s.tile[room]),
            explored=s.explored[room],
            token=self.face(token) if token >= 0 else None,
            counter=s.counter[room] if s.explored[room] else None,
            fire=s.fire[room],
            malfunction=s.broken[room],
            objects=s.floor_in(room),
        )

    def seats(self, public: list[CharacterView] | None) -> list[CharacterView]:
        """All players: the others as the public sees them, but where the reader knows more."""
        if public is None:
            return [self.seat_view(seat) for seat in range(self.s.n)]
        return [
            self.seat_view(seat)
            if seat == self.reader or self._knows_more_of(seat)
            else public[seat]
            for seat in range(self.s.n)
        ]

    def _knows_more_of(self, seat: Seat) -> bool:
        s = self.s
        return self.knows_more(
            s.hand[seat], s.discard[seat], s.items[seat], s.quests[seat], s.objectives[seat]
        )

    def seat_view(self, seat: Seat) -> CharacterView:
        """One player."""
        s = self.s
        place = s.where[seat]
        backs = s.cards.backs
        return CharacterView(
            seat=seat,
            number=s.number[seat],
            character=s.character[seat],
            place=ROOM_IDS[place] if place >= 0 else WHEREABOUTS[place],
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
        return [self._in_hand(h) for h in self.s.hand[seat]]

    def _in_hand(self, h: int) -> HandCard:
        """A card of the hand; the Intruder player's with the numbers for its other uses (N-228)."""
        face = self._faces[h]
        action = INTRUDER_ACTIONS.get(face)
        if action is None:
            return HandCard(face, self._mark(h))
        return HandCard(face, None, action.corridor or 0, action.attacks)

    def _mark(self, h: int) -> bool | None:
        part = self.s.part.get(h)
        if part is None or part not in self.s.marked:
            return None
        return self._faces[part] == INFECTED

    def event_deck(self, public: DeckView | None) -> DeckView:
        """The Event deck; whoever has looked at cards of it knows more than the public."""
        s = self.s
        if public is not None and not self.knows_more(s.event_discard, s.event_top, s.event_under):
            return public
        return DeckView(
            len(s.events) + len(s.event_top) + len(s.event_under),
            self.known(s.event_discard),
            self.faces(s.event_top + s.event_under),
        )

    def item_decks(self, public: dict[str, DeckView] | None) -> dict[str, DeckView]:
        """The Item decks by colour."""
        s = self.s
        if public is not None and not self.knows_more(*s.stock_discard, *s.stock_under):
            return public
        return {colour: self.item_deck(deck) for deck, colour in enumerate(COLOURS)}

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


def _attack_deck(s: Ship) -> DeckView:
    return DeckView(len(s.attacks) + len(s.attack_under), list(s.attack_discard))


def _corridors(s: Ship) -> list[CorridorView]:
    return [CorridorView(CORRIDOR_IDS[c], s.noise[c], door) for c, door in enumerate(s.door)]


def _intruders(s: Ship) -> list[Intruder]:
    return [Intruder(x.id, x.kind, x.room, x.injuries) for x in s.intruders]


def _pod(s: Ship, pod: int) -> PodView:
    inside = [seat for seat in range(s.n) if s.pod[seat] == pod]
    return PodView(s.pods[pod], "AB"[pod & 1], s.locked[pod], s.launched[pod], inside)


def _kinds(s: Ship) -> list[str]:
    return [kind.id for kind in species(s).kinds.values() if not kind.cardless]


def _last_attack(s: Ship) -> AttackCardView | None:
    if not s.attack_discard:
        return None
    card = species(s).attack_cards[s.attack_discard[-1]]
    values = species(s).attack_values(card)
    return AttackCardView(card.id, list(card.types), card.blood, values)


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
