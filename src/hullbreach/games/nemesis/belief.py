"""What a seat can believe: the hidden world dealt anew, and the zones cards can be in."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.kernel import Chance, Eyes
from hullbreach.parts.cards import Cards, mask

from .state import COLOURS, CONTAMINATION, Ship, kind_of


def determinize(s: Ship, eyes: Eyes, chance: Chance, now: Ship) -> None:
    """Deal anew everything these seats cannot know, consistent with what they have seen."""
    deal = _Deal(s, eyes, chance, now)
    deal.board()
    for seat in range(s.n):
        deal.own_cards(seat)
    deal.parts()
    deal.items()
    deal.objectives()
    deal.events()
    deal.tokens()


class _Deal:
    """One deal: unknown faces in canonical order, shuffled over unknown handles, known ones in place."""

    def __init__(self, s: Ship, eyes: Eyes, chance: Chance, now: Ship) -> None:
        self.s = s
        self.eyes = eyes
        self.chance = chance
        self.faces = s.cards.faces
        self.seen = s.cards.seen
        self.who = mask(*eyes)
        self.pins: dict[int, str] = {}
        if now.reveals != s.reveals or now.chance.counter != s.chance.counter:
            self._pin(now.cards)

    def _pin(self, now: Cards) -> None:
        """Pin what was learnt since the boundary: in its place, or somewhere in the hand it came from."""
        s, who = self.s, self.who
        seen, faces, pins = self.seen, self.faces, self.pins
        for h, mark in enumerate(now.seen):
            if mark & who and (h >= len(seen) or not seen[h] & who or faces[h] != now.faces[h]):
                pins[h] = now.faces[h]
        for hand in [*s.hand, *s.items]:
            inside = self.unknown(hand)
            learnt = sorted([pins.pop(h) for h in inside if h in pins])
            if learnt:
                self.chance.shuffle(inside)
                pins.update(zip(inside, learnt, strict=False))
        self.chance.pins = pins

    def unknown(self, handles: Sequence[int]) -> list[int]:
        """The handles whose face the eyes do not know."""
        seen, who = self.seen, self.who
        return [h for h in handles if not seen[h] & who]

    def pool(self, handles: Sequence[int]) -> list[int]:
        """Deal the faces of these cards over those of them the eyes do not know; returns those."""
        unknown = self.unknown(handles)
        if len(unknown) > 1:
            faces = self.faces
            dealt = self.chance.arrange(unknown, sorted([faces[h] for h in unknown]))
            for h, face in zip(unknown, dealt, strict=True):
                faces[h] = face
        return unknown

    def board(self) -> None:
        """Tiles, exploration tokens, Coordinates, engines, Weaknesses."""
        s = self.s
        tiles = [h for room, h in enumerate(s.tile) if not s.explored[room]]
        backs = s.cards.backs
        self.pool([h for h in tiles if backs[h] == "tile1"] + s.box["tile1"])
        self.pool([h for h in tiles if backs[h] == "tile2"] + s.box["tile2"])
        self.pool([h for h in s.token if h >= 0] + s.box["token"])
        self.pool([s.coordinates, *s.box["coordinates"]])
        for engine in range(0, len(s.engines), 2):
            self.pool(s.engines[engine : engine + 2])
        self.pool(s.weaknesses + s.box["weakness"])

    def own_cards(self, seat: int) -> None:
        """A player's hand and deck: one pool for others, the deck alone for the player."""
        s = self.s
        unknown = self.pool(s.hand[seat] + s.deck[seat])
        parts = sorted([s.part.pop(h) for h in unknown if h in s.part])
        if parts:
            faces = self.faces
            ill = sorted([h for h in unknown if faces[h] == CONTAMINATION])
            s.part |= dict(zip(ill, parts, strict=True))
            s.part = dict(sorted(s.part.items()))

    def parts(self) -> None:
        """Whether a Contamination card is INFECTED, for all that nobody has scanned."""
        s = self.s
        self.pool(sorted([*s.virus, *s.part.values()]))

    def items(self) -> None:
        """Items others hold or know under a deck: drawn from what is unknown of their back."""
        s = self.s
        backs = s.cards.backs
        held = [h for items in s.items for h in items]
        for deck, colour in enumerate(COLOURS):
            mine = [h for h in held if backs[h] == colour] + s.stock_under[deck]
            self._draw(self.unknown(mine), s.stock[deck])

    def _draw(self, hidden: list[int], pile: list[int]) -> None:
        """Give hidden cards faces out of an undealt pile, which stays sorted."""
        if not hidden:
            return
        faces, pins = self.faces, self.pins
        rest = sorted([faces[h] for h in hidden + pile])
        for h in hidden:
            face = pins.get(h)
            if face is None or face not in rest:
                face = rest[self.chance.below(len(rest))]
            rest.remove(face)
            faces[h] = face
        for h, face in zip(pile, rest, strict=True):
            faces[h] = face

    def objectives(self) -> None:
        """Objectives of others: both kinds before the first Encounter, either of them afterwards."""
        s = self.s
        if s.mode == "coop":
            return
        if not s.contact or s.mode == "solo":
            for place in range(2):
                kind = ("corporate", "personal")[place] if s.mode != "solo" else "coop"
                self.pool([cards[place] for cards in s.objectives if len(cards) > 1] + s.box[kind])
            if s.mode == "solo":
                self.pool(s.box["coop"])
            return
        self._kept_objectives()

    def _kept_objectives(self) -> None:
        """Which of two Objectives somebody kept is drawn; a kind once seen stays in its place."""
        s, faces = self.s, self.faces
        kinds: dict[str, list[int]] = {"c": list(s.box["corporate"]), "p": list(s.box["personal"])}
        for kept, dropped in zip(s.objectives, s.dropped, strict=True):
            pair = [*kept, *dropped]
            if len(pair) != 2:
                continue
            known = [h for h in pair if self.seen[h] & self.who or h in self.pins]
            if known:
                first = faces[known[0]] if known[0] not in self.pins else self.pins[known[0]]
                corporate = pair.index(known[0]) ^ (first[4] != "c")
            else:
                corporate = self.chance.below(2)
            kinds["c"].append(pair[corporate])
            kinds["p"].append(pair[1 - corporate])
        self._deal_kinds(kinds)

    def _deal_kinds(self, kinds: dict[str, list[int]]) -> None:
        faces = self.faces
        everything = sorted(faces[h] for cards in kinds.values() for h in self.unknown(cards))
        for kind, cards in kinds.items():
            unknown = self.unknown(cards)
            mine = [face for face in everything if face[4] == kind]
            for h, face in zip(unknown, self.chance.arrange(unknown, mine), strict=True):
                faces[h] = face

    def events(self) -> None:
        """Event cards somebody knows on or under the deck; the Intruder player's hand."""
        s = self.s
        self._draw(self.unknown(s.event_top + s.event_under), s.events)

    def tokens(self) -> None:
        """The numbers on the tokens in the bag: which of a kind lie in it nobody can tell."""
        s = self.s
        bag, supply = s.bag, s.supply
        for kind in ("adult", "breeder"):
            inside = [i for i, token in enumerate(bag) if kind_of(token) == kind]
            outside = [i for i, token in enumerate(supply) if kind_of(token) == kind]
            if inside and outside:
                both = sorted([bag[i] for i in inside] + [supply[i] for i in outside])
                self.chance.shuffle(both)
                for i, token in zip(inside, both, strict=False):
                    bag[i] = token
                for i, token in zip(outside, both[len(inside) :], strict=True):
                    supply[i] = token
        bag.sort()
        supply.sort()


def all_zones(s: Ship) -> list[list[int]]:
    """Every place a card can be in."""
    attached = [card for card, _ in s.attached]
    tokens = [h for h in s.token if h >= 0]
    return [
        *s.hand,
        *s.deck,
        *s.discard,
        *s.items,
        *s.held,
        *s.quests,
        *s.objectives,
        *s.dropped,
        attached,
        s.tile,
        tokens,
        [s.coordinates],
        s.engines,
        s.weaknesses,
        s.events,
        s.event_discard,
        s.event_top,
        s.event_under,
        *s.stock,
        *s.stock_under,
        *s.stock_discard,
        s.crafted,
        s.spare,
        s.virus,
        s.cured,
        list(s.part.values()),
        s.gone,
        s.drawn,
        *s.box.values(),
    ]
