"""Dealing the hidden world anew: unknown faces in canonical order over unknown handles."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from math import perm

from hullbreach.kernel import Chance, Eyes
from hullbreach.parts.cards import Cards, mask_of_eyes

from .components import SUPPLY
from .fauna import SPECIES
from .mixtures import deal_infected, mixtures, scan, ways_in_all
from .state import CLEAN, COLOURS, CONTAMINATION, INFECTED, Ship, kind_of, number_of
from .token_belief import ADDED, DRAWN, RETURNED, Composition, compositions

WORKING, DAMAGED = SUPPLY.engines.tokens


class Redeal:
    """One deal: unknown faces in canonical order, shuffled over unknown handles, known ones in place."""

    def __init__(self, s: Ship, eyes: Eyes, chance: Chance, now: Ship) -> None:
        self.s = s
        self.eyes = eyes
        self.chance = chance
        self.faces = s.cards.faces
        self.seen = s.cards.seen
        self.who = mask_of_eyes(eyes)
        self.pins: dict[int, str] = {}
        if now.reveals != s.reveals or now.chance.counter != s.chance.counter:
            self._pin(now.cards)

    def _pin(self, now: Cards) -> None:
        """Pin what was learnt since the boundary: in its place, or somewhere in the hand it came from."""
        s, who = self.s, self.who
        seen, faces, pins = self.seen, self.faces, self.pins
        known = [h for h, mark in enumerate(now.seen) if mark & who]
        for h in known:
            if h >= len(seen) or not seen[h] & who or faces[h] != now.faces[h]:
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
        tiles = [h for h, explored in zip(s.tile, s.explored, strict=True) if not explored]
        backs = s.cards.backs
        self.pool([h for h in tiles if backs[h] == "tile1"])
        self.pool([*[h for h in tiles if backs[h] == "tile2"], *s.box["tile2"]])
        self.pool([*[h for h in s.token if h >= 0], *s.box["token"]])
        self.draw(self.unknown([s.coordinates]), s.box["coordinates"])
        self.draw(self.unknown(s.weaknesses), s.box["weakness"])
        coins = self.chance.below(1 << len(s.engines) // 2)
        for engine in range(0, len(s.engines), 2):
            top, bottom = s.engines[engine : engine + 2]
            if not (self.seen[top] | self.seen[bottom]) & self.who:
                pin = self.pins.get(top)
                working = coins >> engine // 2 & 1 if pin is None else pin == WORKING
                pair = (WORKING, DAMAGED) if working else (DAMAGED, WORKING)
                self.faces[top], self.faces[bottom] = pair

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
        s, faces = self.s, self.faces
        unknown = self.unknown(sorted([*s.virus, *s.part.values()]))
        if s.scan_log:
            self._mixed_parts(unknown)
            return
        if self.pins:
            self.pool(unknown)
            return
        infected = [faces[h] for h in unknown].count(INFECTED)
        word = self.chance.below(perm(len(unknown), infected))
        for h in unknown:
            faces[h] = CLEAN
        for _ in range(infected):
            word, place = divmod(word, len(unknown))
            faces[unknown.pop(place)] = INFECTED

    def _mixed_parts(self, unknown: list[int]) -> None:
        """The same where scanned cards were shuffled among others: as likely as all remember it."""
        faces, known = self.faces, mixtures(tuple(self.s.scan_log))
        infected = [faces[h] for h in unknown].count(INFECTED)
        for h in unknown:
            faces[h] = CLEAN
        for h in [h for h in unknown if h in self.pins]:
            ill = int(self.pins[h] == INFECTED)
            after = [scan(m, h, ill) for m in known]
            rest = [part for part in unknown if part != h]
            if ways_in_all(after, rest, infected - ill):
                known, unknown, infected = tuple(after), rest, infected - ill
                faces[h] = self.pins[h]
        for h in deal_infected(known, unknown, infected, self.chance):
            faces[h] = INFECTED

    def items(self) -> None:
        """Items others hold, died with, or know under a deck: drawn from what is unknown of their back."""
        s = self.s
        backs = s.cards.backs
        hidden = self.unknown([*[h for items in s.items for h in items], *s.gone])
        for deck, colour in enumerate(COLOURS):
            mine = [h for h in hidden if backs[h] == colour]
            self.draw(mine + self.unknown(s.stock_under[deck]), s.stock[deck])

    def draw(self, hidden: list[int], pile: Sequence[int]) -> None:
        """Give hidden cards faces out of a pile nobody knows, which stays sorted."""
        if not hidden:
            return
        faces = self.faces
        rest = sorted([faces[h] for h in (*hidden, *pile)])
        if self.pins:
            hidden = self._place_pinned(hidden, rest)
        word = self.chance.below(perm(len(rest), len(hidden)))
        for h in hidden:
            word, place = divmod(word, len(rest))
            faces[h] = rest.pop(place)
        for h, face in zip(pile, rest, strict=True):
            faces[h] = face

    def _place_pinned(self, hidden: list[int], rest: list[str]) -> list[int]:
        """Put faces that were seen where they were seen; returns the cards still without one."""
        left = []
        for h in hidden:
            face = self.pins.get(h)
            if face is not None and face in rest:
                rest.remove(face)
                self.faces[h] = face
            else:
                left.append(h)
        return left

    def objectives(self) -> None:
        """Objectives of others: both kinds before the first Encounter, either of them afterwards."""
        s = self.s
        if s.mode == "coop":
            return
        if s.mode == "solo":
            own = [h for cards in (*s.objectives, *s.dropped) for h in cards]
            self.pool(sorted([*own, *s.box["coop"]]))
            return
        if not s.contact:
            for place, kind in enumerate(("corporate", "personal")):
                mine = [cards[place] for cards in s.objectives if len(cards) > 1]
                self.pool([*mine, *s.box[kind]])
            return
        self._kept_objectives()

    def _kept_objectives(self) -> None:
        """Which of two Objectives somebody kept is drawn; what was seen of them stays true."""
        s = self.s
        kinds = {"c": list(s.box["corporate"]), "p": list(s.box["personal"])}
        coins = self.chance.below(1 << s.n)
        for seat, (kept, dropped) in enumerate(zip(s.objectives, s.dropped, strict=True)):
            pair = [*kept, *dropped]
            if len(pair) == 2:
                corporate = self._corporate(pair, coins >> seat & 1)
                kinds["c"].append(pair[corporate])
                kinds["p"].append(pair[1 - corporate])
        places = [
            next(h for h in kinds[face[4]] if h in s.objectives[owner] or h in s.dropped[owner])
            for _, owner, face in s.peeked
        ]
        seen = list(zip(places, s.peeked, strict=True))
        self._deal_kinds(kinds, {h: row[2] for h, row in seen if row[0] in self.eyes})
        s.peeked = [(viewer, owner, self.faces[h]) for h, (viewer, owner, _) in seen]

    def _corporate(self, pair: list[int], coin: int) -> int:
        """Which of two Objectives is the Corporate one: known by a face that was seen, or drawn."""
        for place, h in enumerate(pair):
            if self.seen[h] & self.who or h in self.pins:
                return place ^ (self.pins.get(h, self.faces[h])[4] != "c")
        return coin

    def _deal_kinds(self, kinds: dict[str, list[int]], fixed: dict[int, str]) -> None:
        faces = self.faces
        unknowns = {kind: self.unknown(cards) for kind, cards in kinds.items()}
        everything = sorted([faces[h] for cards in unknowns.values() for h in cards])
        for kind, unknown in unknowns.items():
            mine = [face for face in everything if face[4] == kind]
            for h in [h for h in unknown if h in fixed]:
                unknown.remove(h)
                mine.remove(fixed[h])
                faces[h] = fixed[h]
            for h, face in zip(unknown, self.chance.arrange(unknown, mine), strict=True):
                faces[h] = face

    def events(self) -> None:
        """Event cards somebody knows on or under the deck; the Intruder player's hand."""
        s = self.s
        self.draw(self.unknown(s.event_top + s.event_under), s.events)

    def tokens(self) -> None:
        """The numbers on the tokens in the bag, as likely as what was seen of them makes each composition."""
        s = self.s
        for token in SPECIES[s.species].tokens.values():
            if token.id in SPECIES[s.species].numbered:
                self._tokens(token.id, token.numbers)

    def _tokens(self, kind: str, numbers: tuple[int, ...]) -> None:
        s = self.s
        inside, outside = _run(s.bag, kind), _run(s.supply, kind)
        count = inside.stop - inside.start
        if not count or outside.stop == outside.start:
            return
        log = _history(s.token_log, kind)
        signs = [sign for sign, _ in log]
        first = count - signs.count(ADDED) - signs.count(RETURNED) + signs.count(DRAWN)
        found = compositions(numbers, first, log)
        bag = _drawn_from(found, self.chance.below(sum([weight for _, weight in found])))
        drawn: list[str] = []
        for n, many in zip(sorted(set(numbers)), bag, strict=True):
            drawn += [f"{kind}_{n}"] * many
        rest = s.bag[inside] + s.supply[outside]
        for token in drawn:
            rest.remove(token)
        s.bag[inside], s.supply[outside] = sorted(drawn), sorted(rest)


def _drawn_from(found: Sequence[tuple[Composition, int]], word: int) -> Composition:
    """The composition a number stands for, each with its weight."""
    for bag, weight in found:
        if word < weight:
            return bag
        word -= weight
    raise ValueError(f"{word} is beyond all weights")


def _history(log: list[str], kind: str) -> tuple[tuple[str, int], ...]:
    """What was seen of the tokens of a kind: signs and numbers."""
    return tuple(
        (row[0], number_of(row[1:]) if row[0] != ADDED else 0)
        for row in log
        if (row[1:] if row[0] == ADDED else kind_of(row[1:])) == kind
    )


def _run(tokens: list[str], kind: str) -> slice:
    """Where the tokens of a kind lie in a sorted list."""
    return slice(bisect_left(tokens, kind), bisect_left(tokens, kind + "~"))
