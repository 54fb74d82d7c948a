"""Cards out of sight, worked out: the course that luck does not find.

Each card's way is cut into stretches, from one time it went out of sight to the next. What a stretch may be is narrowed
by what the eyes saw of it, and at every blur by counting: as many cards of a face come out as went in. What is still
open then is chosen stretch by stretch and taken back where it leads nowhere. An unlucky first choice can lead astray
for long, so after a while one begins anew; what was wished for is given up then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from hullbreach.kernel import Chance, NoWorld

from .pieces import Blur

CHOICES, DOUBLINGS = 100, 12
"""How many choices are made before one begins anew with other luck, each time twice as many, and how often."""

Faces: TypeAlias = list[int]
"""For every stretch a mask of the faces it may have."""


class Passage(NamedTuple):
    """A blur: the stretches that end there, and those that begin."""

    ends: list[int]
    begins: list[int]


class Dealt(NamedTuple):
    """A course: what every card is now, and each blur as it was."""

    now: dict[int, str]
    blurs: list[Blur]


class Retracing:
    """All that is known of the cards of one back, stretch by stretch."""

    def __init__(self, kinds: Mapping[str, int], first: Sequence[tuple[int, int]]) -> None:
        self.kinds = sorted(kinds)
        self.may: Faces = [1 << k for k, kind in enumerate(self.kinds) for _ in range(kinds[kind])]
        self.stock = list(range(len(self.may)))
        self.at = {h: self._add(mask) for h, mask in first}
        self.passages = [Passage(self.stock, list(self.at.values()))]
        self.blurs: list[tuple[Blur, list[int], dict[int, int]]] = []

    def _add(self, mask: int) -> int:
        self.may.append(mask)
        return len(self.may) - 1

    def known(self, blur: Blur, later: Mapping[int, int]) -> None:
        """The eyes have seen where each of these cards went."""
        ends = [self.at.pop(h) for h in blur.before]
        for stretch, h in zip(ends, blur.after, strict=True):
            self.may[stretch] &= later[h]
            self.at[h] = stretch
        self.blurs.append((blur, ends, {h: self.at[h] for h in blur.after}))

    def unseen(self, blur: Blur, later: Mapping[int, int]) -> None:
        """These cards went anywhere among each other, as far as the eyes know."""
        ends = [self.at.pop(h) for h in blur.before]
        begins = {h: self._add(later[h]) for h in sorted(blur.after)}
        self.at |= begins
        self.passages.append(Passage(ends, list(begins.values())))
        self.passages.append(Passage(self.stock, list(self.at.values())))
        self.blurs.append((blur, ends, begins))

    # -- finding a course --------------------------------------------------------------------------------------

    def draw(self, who: int, wished: Mapping[int, int], chance: Chance) -> Dealt:
        """One course, with the faces wished for now as far as one is soon found with them."""
        touching: list[list[int]] = [[] for _ in self.may]
        """For every stretch the passages it is counted at."""
        for number, passage in enumerate(self.passages):
            for stretch in (*passage.ends, *passage.begins):
                touching[stretch].append(number)
        possible = list(self.may)
        if not self._narrow(possible, list(range(len(self.passages))), touching):
            raise NoWorld("what was seen of the cards does not fit together")
        start = possible
        for h, mask in sorted(wished.items()):
            trial = list(start)
            trial[self.at[h]] &= mask
            if trial[self.at[h]] and self._narrow(trial, list(touching[self.at[h]]), touching):
                start = trial
        faces = self._search(start, who, touching, chance, CHOICES)
        for k in range(DOUBLINGS):
            faces = faces or self._search(possible, who, touching, chance, CHOICES << k)
        if faces is None:
            raise NoWorld("no course of the cards fits what was seen")
        return self._dealt(faces, who)

    def _search(
        self, start: Faces, who: int, touching: list[list[int]], chance: Chance, choices: int
    ) -> list[str] | None:
        """A course with these faces, if one is found within this many choices."""
        pending: list[tuple[Faces, list[int]]] = [(list(start), [])]
        for _ in range(choices):
            if not pending:
                return None
            may, changed = pending.pop()
            if not self._narrow(may, changed, touching):
                continue
            stretch = self._tightest(may)
            if stretch is None:
                faces = [self.kinds[mask.bit_length() - 1] for mask in may]
                if all(_fits(*row, faces) for row in self.blurs if not row[0].knowers & who):
                    return faces
                continue
            before, after = may[:stretch], may[stretch + 1 :]
            ranked = self._ranked(may, stretch, touching, chance)
            pending += [([*before, mask, *after], touching[stretch]) for mask in ranked]
        return None

    def _tightest(self, may: Faces) -> int | None:
        """An open stretch that begins where the fewest are open."""
        best, found = len(may) + 1, None
        for passage in self.passages:
            loose = [k for k in passage.begins if may[k] & (may[k] - 1)]
            if loose and len(loose) < best:
                best, found = len(loose), loose[0]
        return found

    def _ranked(
        self, may: Faces, stretch: int, touching: list[list[int]], chance: Chance
    ) -> list[int]:
        """The faces a stretch may have, in an order of chance by how many of each came to where it begins."""
        came = self.passages[touching[stretch][0]].ends
        open_ones = [may[end] for end in came if may[end] & may[stretch]]
        bits = [1 << k for k in range(len(self.kinds)) if may[stretch] >> k & 1]
        deck = [bit for bit in bits for mask in open_ones if mask & bit]
        chance.shuffle(deck)
        return list(dict.fromkeys([*deck, *bits]))[::-1]

    def _narrow(self, may: Faces, changed: list[int], touching: list[list[int]]) -> bool:
        """Count at these blurs and wherever that tells something new; whether it all still fits."""
        pending = list(dict.fromkeys(changed))
        if not all(may):
            return False
        while pending:
            passage = self.passages[pending.pop()]
            fresh = _counted(may, passage, len(self.kinds))
            if fresh is None:
                return False
            pending += [n for k in fresh for n in touching[k] if n not in pending]
        return True

    def _dealt(self, faces: list[str], who: int) -> Dealt:
        now = {h: faces[stretch] for h, stretch in self.at.items()}
        return Dealt(now, [_as_it_was(*row, faces, who) for row in self.blurs])


def _counted(may: Faces, passage: Passage, kinds: int) -> list[int] | None:
    """What counting at one blur tells: the stretches that may be less than before, or none if it cannot be."""
    fresh: list[int] = []
    for bit in [1 << k for k in range(kinds)]:
        sides = [[k for k in side if may[k] & bit] for side in passage]
        least = max([sum([may[k] == bit for k in side]) for side in sides])
        most = min([len(side) for side in sides])
        if least > most:
            return None
        for side in sides:
            sure = sum([may[k] == bit for k in side])
            if sure == len(side):
                continue
            loose = [k for k in side if may[k] != bit]
            if least == len(side):
                for k in loose:
                    may[k] = bit
                fresh += loose
            elif sure == most:
                for k in loose:
                    may[k] &= ~bit
                    if not may[k]:
                        return None
                fresh += loose
    return fresh


def _fits(blur: Blur, ends: list[int], begins: dict[int, int], faces: list[str]) -> bool:
    """Whether as many cards as were counted can have changed hands in an exchange."""
    return not blur.source or _stayed(blur, ends, begins, faces) is not None


def _stayed(
    blur: Blur, ends: list[int], begins: dict[int, int], faces: list[str]
) -> Counter[str] | None:
    """How many cards of each face stayed with the first of the two."""
    had, other = (
        Counter(faces[k] for k, zone in zip(ends, blur.source, strict=True) if zone == side)
        for side in (0, 1)
    )
    zones = dict(zip(blur.after, blur.target, strict=True))
    got = Counter(faces[k] for h, k in begins.items() if zones[h] == 0)
    stayed = Counter({face: max(0, got[face] - other[face]) for face in got})
    missing = sum(a == b == 0 for a, b in zip(blur.source, blur.target, strict=True))
    missing -= stayed.total()
    for face in sorted(got):
        more = min(missing, min(had[face], got[face]) - stayed[face])
        if more < 0:
            return None
        stayed[face] += more
        missing -= more
    return None if missing else stayed


def _as_it_was(
    blur: Blur, ends: list[int], begins: dict[int, int], faces: list[str], who: int
) -> Blur:
    """A blur in a dealt world."""
    was = tuple([faces[k] for k in ends])
    after, target = blur.after, blur.target
    if blur.source and not blur.knowers & who:
        zones = dict(zip(after, target, strict=True))
        after = _ways(blur, ends, begins, faces)
        target = tuple([zones[h] for h in after])
    return Blur(blur.before, was, blur.seen, after, blur.source, target, blur.knowers, blur.held)


def _ways(blur: Blur, ends: list[int], begins: dict[int, int], faces: list[str]) -> tuple[int, ...]:
    """Where each card of an exchange went: a slot with its face, in the hand it was counted in."""
    stayed = _stayed(blur, ends, begins, faces)
    assert stayed is not None
    zones = dict(zip(blur.after, blur.target, strict=True))
    free = {side: [h for h in sorted(begins) if zones[h] == side] for side in (0, 1)}
    after: dict[int, int] = {}
    for k, zone in sorted(zip(ends, blur.source, strict=True), key=lambda row: row[1]):
        face = faces[k]
        if zone == 0:
            goal = 0 if stayed[face] else 1
            stayed[face] -= 1
        else:
            goal = 0 if any(faces[begins[h]] == face for h in free[0]) else 1
        after[k] = next(h for h in free[goal] if faces[begins[h]] == face)
        free[goal].remove(after[k])
    return tuple([after[k] for k in ends])
