"""Cards that went out of sight: what people still know of them, and dealing them anew.

Whoever knew cards of a pile that is shuffled knows afterwards what the pile is made of; whoever sees two others
exchange cards knows that one of them has what one of them had. A `Blur` keeps what was known before. To deal such
cards anew the eyes' knowledge is followed through all blurs, from the first to now: each card they have seen is a
token with a face, each other one a blank, and at every blur tokens go where they can have gone. A card seen later is
one of the tokens with that face or a blank, which has had that face all along. What is blank in the end gets the
faces that are left. Where luck runs into dead ends again and again, `retracing` works a course out.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable

from hullbreach.kernel import Chance
from hullbreach.parts.cards import Cards

from .pieces import Blur
from .retracing import Retracing

TRIES = 20
"""How many courses are tried before one is worked out."""
BLANK = ""
HIDDEN_WEAPON = "!"
"""The face of a card nobody shows: anything but a flamethrower, which would lie open."""
FLAMETHROWER = "flamethrower"


class _DeadEnd(Exception):
    """This course cannot lead to what was seen later."""


def deal_again(
    cards: Cards,
    blurs: list[Blur],
    pool: list[int],
    held: Iterable[int],
    who: int,
    chance: Chance,
) -> list[Blur]:
    """Give faces to all cards of one back that the eyes do not know; returns the blurs as they were in that world."""
    course = _Course(cards, blurs, pool, set(held), who)
    for _ in range(TRIES):
        try:
            return course.draw(chance)
        except _DeadEnd:
            continue
    return course.work_out(chance)


class _Course:
    """What the eyes know of the cards of one back, blur by blur."""

    def __init__(
        self, cards: Cards, blurs: list[Blur], pool: list[int], held: set[int], who: int
    ) -> None:
        self.cards = cards
        self.blurs = blurs
        self.who = who
        self.stock = Counter([cards.faces[h] for h in pool])
        seen: dict[int, str] = {}
        for h in pool:
            hidden = HIDDEN_WEAPON if h in held else BLANK
            seen[h] = cards.faces[h] if cards.seen[h] & who else hidden
        self.later: list[dict[int, str]] = []
        """For every blur what was seen afterwards of the cards it left."""
        for blur in reversed(blurs):
            self.later.append({h: seen.pop(h) for h in blur.after})
            unseen = HIDDEN_WEAPON if blur.held else BLANK
            for h, face, mask in zip(blur.before, blur.faces, blur.seen, strict=True):
                seen[h] = face if mask & who else unseen
        self.later.reverse()
        self.first = sorted(seen.items())

    def draw(self, chance: Chance) -> list[Blur]:
        """One course from the first cards to those of now; its faces are put into the cards."""
        tokens = _Tokens(self.stock, self.first)
        for blur, later in zip(self.blurs, self.later, strict=True):
            moving = [tokens.at.pop(h) for h in blur.before]
            tokens.moving = moving
            if blur.knowers & self.who:
                for token, h in zip(moving, blur.after, strict=True):
                    tokens.settle(token, later[h])
                tokens.pass_on(list(blur.after), later, shuffled=False)
            elif blur.source:
                tokens.pass_on(_exchange(tokens, blur, later, chance), later, shuffled=False)
            else:
                tokens.pass_on(_assign(tokens, moving, sorted(blur.after), later, chance), later)
        for h, face in sorted((chance.pins or {}).items()):
            if h in tokens.at:
                tokens.settle_if_possible(tokens.at[h], face)
        tokens.fill(chance)
        for h, token in tokens.at.items():
            self.cards.faces[h] = tokens.faces[token]
        return [
            _as_it_was(blur, row, tokens.faces)
            for blur, row in zip(self.blurs, tokens.past, strict=True)
        ]

    def work_out(self, chance: Chance) -> list[Blur]:
        """One course, found by counting, where those drawn by luck have all come to a dead end."""
        kinds = sorted(self.stock)
        bits = {face: 1 << k for k, face in enumerate(kinds)}
        whole = sum(bits.values())
        masks = {**bits, BLANK: whole, HIDDEN_WEAPON: whole & ~bits.get(FLAMETHROWER, 0)}
        retracing = Retracing(self.stock, [(h, masks[face]) for h, face in self.first])
        for blur, later in zip(self.blurs, self.later, strict=True):
            follow = retracing.known if blur.knowers & self.who else retracing.unseen
            follow(blur, {h: masks[face] for h, face in later.items()})
        pins = {h: masks[f] for h, f in (chance.pins or {}).items() if h in retracing.at}
        found = retracing.draw(self.who, pins, chance)
        for h, face in found.now.items():
            self.cards.faces[h] = face
        return found.blurs


def _as_it_was(blur: Blur, row: list[tuple[int, int]], faces: list[str]) -> Blur:
    """A blur in a dealt world, where each of its tokens has gone to a slot."""
    was = tuple([faces[token] for token, _ in row])
    if not blur.source:
        return Blur(blur.before, was, blur.seen, blur.after, held=blur.held)
    goals = dict(zip(blur.after, blur.target, strict=True))
    after = tuple([h for _, h in row])
    target = tuple([goals[h] for h in after])
    return Blur(blur.before, was, blur.seen, after, blur.source, target, blur.knowers, blur.held)


def _exchange(tokens: _Tokens, blur: Blur, later: dict[int, str], chance: Chance) -> list[int]:
    """Where each token goes when two have exchanged cards: as many each way as were counted."""
    counts = Counter(zip(blur.source, blur.target, strict=True))
    goal: dict[int, int] = {}
    for zone in (0, 1):
        group = [t for t, a in zip(tokens.moving, blur.source, strict=True) if a == zone]
        chance.shuffle(group)
        for k, token in enumerate(group):
            goal[token] = int(k >= counts[zone, 0])
    where: dict[int, int] = {}
    for zone in (0, 1):
        slots = sorted(h for h, b in zip(blur.after, blur.target, strict=True) if b == zone)
        group = [t for t in tokens.moving if goal[t] == zone]
        where.update(zip(group, _assign(tokens, group, slots, later, chance), strict=True))
    return [where[t] for t in tokens.moving]


def _assign(
    tokens: _Tokens, moving: list[int], slots: list[int], later: dict[int, str], chance: Chance
) -> list[int]:
    """Put tokens into slots in any order in which what was seen there later can have been."""
    seen = [h for h in slots if later[h] not in (BLANK, HIDDEN_WEAPON)]
    guarded = [h for h in slots if later[h] == HIDDEN_WEAPON]
    left = list(moving)
    chance.shuffle(left)
    where: dict[int, int] = {}
    if seen:
        needed = Counter([later[h] for h in seen])
        have = Counter([tokens.faces[t] for t in left])
        for h in seen:
            needed[later[h]] -= 1
            token = tokens.pick(left, later[h], needed, have)
            left.remove(token)
            have[tokens.faces[token]] -= 1
            tokens.settle(token, later[h])
            where[h] = token
    for h in guarded:
        where[h] = next((t for t in left if tokens.faces[t] != FLAMETHROWER), -1)
        if where[h] < 0:
            raise _DeadEnd
        left.remove(where[h])
        tokens.settle(where[h], HIDDEN_WEAPON)
    where.update(zip([h for h in slots if later[h] == BLANK], left, strict=True))
    slot_of = {token: h for h, token in where.items()}
    return [slot_of[t] for t in tokens.moving if t in slot_of]


class _Tokens:
    """The cards of a course: each with its face, or blank, and the way it has come."""

    def __init__(self, stock: Counter[str], first: list[tuple[int, str]]) -> None:
        self.faces = [BLANK] * len(first)
        self.left = Counter(stock)
        """The faces that no token has yet."""
        self.at = {h: token for token, (h, _) in enumerate(first)}
        """Which token each slot holds now."""
        self.moving: list[int] = []
        """The tokens of the blur that is being gone through."""
        self.past: list[list[tuple[int, int]]] = []
        """For every blur gone through each of its tokens and the slot it went to."""
        self.trail: list[list[int]] = [[] for _ in first]
        """For every token the shuffles it has gone through since it was last seen."""
        self.found_out: dict[int, int] = {}
        """For every token that was blank at first the blur after which it was seen."""
        for token, (_, face) in enumerate(first):
            self.settle(token, face)
        self.found_out.clear()

    def settle(self, token: int, face: str) -> None:
        """What a card is seen to be, it is."""
        was = self.faces[token]
        if face in (BLANK, was):
            return
        if face == HIDDEN_WEAPON:
            if was == FLAMETHROWER:
                raise _DeadEnd
            self.faces[token] = was or HIDDEN_WEAPON
            return
        if was not in (BLANK, HIDDEN_WEAPON) or not self.left[face]:
            raise _DeadEnd
        if was == HIDDEN_WEAPON and face == FLAMETHROWER:
            raise _DeadEnd
        self.faces[token] = face
        self.left[face] -= 1
        if was == BLANK:
            self.found_out[token] = len(self.past)

    def settle_if_possible(self, token: int, face: str) -> None:
        """What a card will be seen to be, as far as it can be that already."""
        if self.faces[token] == BLANK and self.left[face]:
            self.settle(token, face)

    def pass_on(self, places: list[int], later: dict[int, str], shuffled: bool = True) -> None:
        """The moving tokens go to these slots."""
        row = list(zip(self.moving, places, strict=True))
        self.at.update((h, token) for token, h in row)
        number = len(self.past)
        for token, h in row:
            if later[h] not in (BLANK, HIDDEN_WEAPON):
                self.trail[token] = []
            elif shuffled:
                self.trail[token].append(number)
        self.past.append(row)

    def pick(self, among: list[int], face: str, needed: Counter[str], have: Counter[str]) -> int:
        """The first card that can have this face and is not needed for something else that was seen."""
        for _ in range(len(among) + 1):
            fitting = self._fitting(face, needed, have)
            for token in among:
                if self.faces[token] in fitting:
                    return self._least_free(token, among)
            self._fetch(among, face, needed, have)
        raise _DeadEnd

    def _least_free(self, token: int, among: list[int]) -> int:
        """Of all cards with the same face one that was seen last, so that others can still have come otherwise."""
        alike = [t for t in among if self.faces[t] == self.faces[token]]
        return min(alike, key=lambda t: len(self.trail[t])) if self.trail[token] else token

    def _fitting(self, face: str, needed: Counter[str], have: Counter[str]) -> set[str]:
        """What a card may be so far that is to have this face."""
        short = sum([max(0, count - have[kind]) for kind, count in needed.items()])
        spare = have[BLANK] + have[HIDDEN_WEAPON] > short
        fitting = self._could_be(face) if spare else set()
        if spare or needed[face] < have[face]:
            fitting.add(face)
        return fitting

    def _could_be(self, face: str) -> set[str]:
        """The blanks that may turn out to have this face."""
        if not self.left[face]:
            return set()
        return {BLANK} if face == FLAMETHROWER else {BLANK, HIDDEN_WEAPON}

    def _fetch(self, among: list[int], face: str, needed: Counter[str], have: Counter[str]) -> None:
        """Let a card with this face have come here instead of one that is not needed."""
        if not self.left[face] and have[BLANK] + have[HIDDEN_WEAPON] and self._release(face):
            return
        wanted = {face, *self._could_be(face)}
        for token in among:
            kind = self.faces[token]
            if kind in wanted or needed[kind] >= have[kind] or not self.trail[token]:
                continue
            way = self._way_to(token, wanted)
            if way:
                found = way[-1][0]
                for other, number in reversed([(token, way[0][1]), *self._links(way)]):
                    self._swap(found, other, number)
                among[among.index(token)] = found
                have[kind] -= 1
                have[self.faces[found]] += 1
                return
        raise _DeadEnd

    def _release(self, face: str) -> bool:
        """Let a known card have been what was seen once, instead of a blank that can be something else then."""
        for blank, number in self.found_out.items():
            if self.faces[blank] != face or blank in self.moving:
                continue
            for known, _ in self.past[number]:
                alike = known != blank and self.faces[known] == face
                if alike and number in self.trail[known] and known not in self.moving:
                    later = [n for n in self.trail[known] if n > number]
                    self.trail[known] = [n for n in self.trail[blank] if n > number]
                    self._exchange_paths(blank, known, number)
                    self.trail[blank] = [number, *later]
                    self.faces[blank] = BLANK
                    self.left[face] += 1
                    del self.found_out[blank]
                    return True
        return False

    def _links(self, way: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """Each token on the way but the last with the blur at which the next one takes its path."""
        return [(way[k][0], way[k + 1][1]) for k in range(len(way) - 1)]

    def _way_to(self, start: int, wanted: set[str]) -> list[tuple[int, int]]:
        """Tokens that could each have gone the way of the one before, from ever earlier blurs on, to a wanted one."""
        here = set(self.moving)
        queue: deque[tuple[int, int, list[tuple[int, int]]]] = deque([(start, len(self.past), [])])
        tried: set[tuple[int, int]] = set()
        while queue:
            token, before, way = queue.popleft()
            for number in self.trail[token]:
                if number >= before:
                    continue
                for other, _ in self.past[number]:
                    if (other, number) in tried or other in here or number not in self.trail[other]:
                        continue
                    tried.add((other, number))
                    path = [*way, (other, number)]
                    if self.faces[other] in wanted:
                        return path
                    queue.append((other, number, path))
        return []

    def _swap(self, a: int, b: int, number: int) -> None:
        """From this blur on two tokens have gone each other's way."""
        self._exchange_paths(a, b, number)
        one = [n for n in self.trail[a] if n <= number] + [n for n in self.trail[b] if n > number]
        two = [n for n in self.trail[b] if n <= number] + [n for n in self.trail[a] if n > number]
        self.trail[a], self.trail[b] = one, two
        if HIDDEN_WEAPON in (self.faces[a], self.faces[b]):
            self.settle(a, HIDDEN_WEAPON)
            self.settle(b, HIDDEN_WEAPON)

    def _exchange_paths(self, a: int, b: int, number: int) -> None:
        turn = {a: b, b: a}
        row = self.past[number]
        slots = dict(row)
        self.past[number] = [(t, slots[turn.get(t, t)]) for t, _ in row]
        for k in range(number + 1, len(self.past)):
            self.past[k] = [(turn.get(t, t), h) for t, h in self.past[k]]
        self.at = {h: turn.get(t, t) for h, t in self.at.items()}
        self.moving[:] = [turn.get(t, t) for t in self.moving]

    def fill(self, chance: Chance) -> None:
        """Give the faces that are left to the blanks; a flamethrower is none of those that were held unseen."""
        blanks = [t for t, face in enumerate(self.faces) if face == BLANK]
        guarded = [t for t, face in enumerate(self.faces) if face == HIDDEN_WEAPON]
        flames = self.left.pop(FLAMETHROWER, 0)
        if flames > len(blanks):
            raise _DeadEnd
        chance.shuffle(blanks)
        for token in blanks[:flames]:
            self.faces[token] = FLAMETHROWER
        rest = sorted([*blanks[flames:], *guarded])
        faces = sorted(self.left.elements())
        chance.shuffle(faces)
        for token, face in zip(rest, faces, strict=True):
            self.faces[token] = face
