"""What the roles could be: every course of infections that fits what some seats know.

Which characters are aliens is a mask that only grows, from one first alien on. What happened since are the deeds of the
story; of each the eyes know a part. Going back from now to the start, `weights` counts for every deed and mask how many
ways lead on; going forward again, `draw_roles` draws one of these ways. Nothing is guessed and thrown away, so a deal
that fits is always found if there is one.

The deal itself takes every hidden choice to be as likely as any other and concludes nothing from what people do before
all eyes. Whoever has a notion of how they behave (a bot) says so by `Habits`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from math import gcd
from typing import NamedTuple, TypeAlias, TypeVar

from hullbreach.kernel import Chance, Eyes, NoWorld, Seat
from hullbreach.parts.cards import mask

from .components import CARDS
from .pieces import Deed
from .state import Base

T = TypeVar("T")

Row: TypeAlias = tuple[str, tuple[int, ...], tuple[int, ...], tuple[tuple[int, int, int, int], ...]]
"""A deed as the eyes know it: kind, who, the hidden part or UNKNOWN, looks with the token seen or UNKNOWN."""
Way: TypeAlias = tuple[int, tuple[int, ...], int]
"""One way a deed can have gone: its weight, the hidden part, the aliens afterwards."""

Lays: TypeAlias = tuple[tuple[int, int], ...]
"""Where a token may have been laid, and how often."""

UNKNOWN = -1


class Habits(NamedTuple):
    """How often people do what they may, in parts of 1,000."""

    lays: int = 500
    """How often an alien who meets a human lays its alien token."""
    lays_among_aliens: int = 500
    """The same of one who meets none but aliens."""
    stays: tuple[int, ...] = (1000,)
    """How often an alien who could reveal itself does not, in each round; in later ones as in the last."""
    alien_stops: tuple[int, ...] = (500,)
    human_stops: int = 500
    """How often a leader who is an alien, or a human, wastes the cards that are left in a round."""
    leads: tuple[int, ...] = (1000,)
    """How much more often than a human an alien becomes the leader of a round; of later ones as of the last."""
    keeps: tuple[int, ...] = (1000,)
    """How much more often than others the leader of the round before leads again."""
    meets: tuple[tuple[int, int], ...] = ((500, 500),)
    """How often an alien, and how often a human, meets others in each round; in later ones as in the last."""


class Hearsay(NamedTuple):
    """Something that was said: how often humans and aliens say it of humans and of aliens, in whole numbers."""

    at: int
    """How many deeds of the story had happened."""
    seat: int
    about: int
    """The one it is about; the speaker, if about nobody else."""
    weights: tuple[int, int, int, int]
    """Human of human, human of alien, alien of human, alien of alien."""


UNKNOWN_HABITS = Habits()
SAID = "said"
STOPPED = "stopped"
LEADING = (STOPPED, "led")
_PARTS = 1000
_DOGS = tuple((int(face == "alien"), count) for face, count in CARDS.dog_token.items())
_SMALL = 1 << 48
_LEG = 4
"""How many deeds of a story are one leg."""


def suspicions(s: Base, eyes: Eyes, habits: Habits = UNKNOWN_HABITS) -> tuple[tuple[int, int], ...]:
    """For every figure how much weight of all that the eyes could believe makes it an alien, and the total."""
    sets = role_sets(s, eyes, habits)
    total = sum([weight for _, weight in sets])
    return tuple([(sum([w for m, w in sets if m >> i & 1]), total) for i in range(s.size)])


def role_sets(
    s: Base, eyes: Eyes, habits: Habits = UNKNOWN_HABITS, heard: Sequence[Hearsay] = ()
) -> tuple[tuple[int, int], ...]:
    """Every set of aliens, as a mask of figures, that the eyes could believe in, and its weight.

    What was heard stands in the story where it was said, and weighs the aliens of that moment.
    """
    return _role_sets(s.size, _firsts(s, eyes), tuple(s.story), tuple(eyes), habits, tuple(heard))


@lru_cache(maxsize=1024)
def _role_sets(
    size: int,
    firsts: tuple[int, ...],
    story: tuple[Deed, ...],
    eyes: tuple[Seat, ...],
    habits: Habits,
    heard: tuple[Hearsay, ...],
) -> tuple[tuple[int, int], ...]:
    """The same from one story, of which these eyes know a part: nothing else goes into the weights."""
    rows = tuple([_known(deed, eyes) for deed in story])
    return _course(size, firsts, _with_hearsay(rows, heard) if heard else rows, habits).sets


def _with_hearsay(rows: tuple[Row, ...], heard: Sequence[Hearsay]) -> tuple[Row, ...]:
    found = list(rows)
    for word in sorted(heard, key=lambda word: word.at, reverse=True):
        found.insert(min(word.at, len(rows)), (SAID, (word.seat, word.about), word.weights, ()))
    return tuple(found)


class RoleCourse(NamedTuple):
    """Where the story has led: the sets of aliens with their weights, who is living, and where the round stands."""

    sets: tuple[tuple[int, int], ...]
    living: int
    number: int = 1
    before: int = -1
    """Who led the round before, if anybody."""
    met: int = 0


@lru_cache(maxsize=1024)
def _course(
    size: int, firsts: tuple[int, ...], rows: tuple[Row, ...], habits: Habits
) -> RoleCourse:
    """The story up to here; it grows at its end, so that whole legs of it are known from before."""
    done = max(0, (len(rows) - 1) // _LEG * _LEG)
    if done:
        course = _course(size, firsts, rows[:done], habits)
    else:
        course = RoleCourse(tuple([(1 << i, 1) for i in firsts]), (1 << size) - 1)
    for row in rows[done:]:
        course = _after(course, row, habits)
    return course


def _after(course: RoleCourse, row: Row, habits: Habits) -> RoleCourse:
    """One deed further: every way it can have gone, by how often people do so."""
    kind, who = row[:2]
    _, living, number, before, met = course
    living = still_living(*row[:3], living)
    if kind == "met":
        met |= mask(*who)
    if kind == "hid" and row[2]:
        number = row[2][0]
    after: dict[int, int] = {}
    for aliens, weight in course.sets:
        if habits == UNKNOWN_HABITS:
            pass
        elif kind in LEADING:
            weight *= leading(habits, Leadership(number, kind, who[0], before), aliens, living)
        elif kind == "met":
            weight *= meeting(habits, number, mask(*who), aliens)
        elif kind == "hid":
            weight *= keeping_away(habits, number, mask(*who) & ~met, aliens)
        for w, _, m in _ways(row, aliens, habits):
            if living & ~m:
                after[m] = after.get(m, 0) + weight * w
    sets = tuple(_scaled(after).items())
    if kind == "hid":
        return RoleCourse(sets, living, number + bool(row[2]), before)
    return RoleCourse(sets, living, number, who[0] if kind in LEADING else before, met)


class Leadership(NamedTuple):
    """Who led in a round, what they did with the cards that were left, and who had led before, if anybody."""

    number: int
    did: str
    leader: int
    before: int


def leading(habits: Habits, led: Leadership, aliens: int, living: int) -> int:
    """How often that one of the living leads in that round and does what they did, in parts of 1,000²."""
    eager, keeps, stops = (
        by_round[min(led.number, len(by_round)) - 1]
        for by_round in (habits.leads, habits.keeps, habits.alien_stops)
    )
    rates = {
        i: (eager if aliens >> i & 1 else _PARTS) * (keeps if i == led.before else _PARTS)
        for i in range(living.bit_length())
        if living >> i & 1
    }
    does = stops if aliens >> led.leader & 1 else habits.human_stops
    does = does if led.did == STOPPED else _PARTS - does
    return rates[led.leader] * does * _PARTS // sum(rates.values())


def meeting(habits: Habits, number: int, who: int, aliens: int) -> int:
    """How often these meet somebody in that round, in parts of 1,000 for each of them."""
    alien, human = habits.meets[min(number, len(habits.meets)) - 1]
    return _both(alien, human, who, aliens)


def keeping_away(habits: Habits, number: int, who: int, aliens: int) -> int:
    """How often these meet nobody in that round, in parts of 1,000 for each of them."""
    alien, human = habits.meets[min(number, len(habits.meets)) - 1]
    return _both(_PARTS - alien, _PARTS - human, who, aliens)


def _both(alien: int, human: int, who: int, aliens: int) -> int:
    """How often all of these do it, each by their own habit."""
    total = 1
    for i in range(who.bit_length()):
        if who >> i & 1:
            total *= alien if aliens >> i & 1 else human
    return total


def _knowledge(s: Base, eyes: Eyes) -> tuple[tuple[int, ...], tuple[Row, ...]]:
    """Who can have been the first alien, and what happened since, as far as the eyes know."""
    seats = tuple(eyes)
    return _firsts(s, eyes), tuple([_known(deed, seats) for deed in s.story])


def _firsts(s: Base, eyes: Eyes) -> tuple[int, ...]:
    """Who can have been the first alien."""
    if s.first_alien in eyes:
        return (s.first_alien,)
    return tuple([i for i in range(s.size) if i not in eyes])


def draw_roles(s: Base, eyes: Eyes, chance: Chance) -> None:
    """Deal the roles anew, from the first alien to the last infection, as the eyes could believe them to be."""
    firsts, rows = _knowledge(s, eyes)
    tables = weights(s.size, firsts, rows)
    first = _draw(chance, [(tables[0].get(1 << i, 0), i) for i in firsts])
    s.first_alien, aliens = first, 1 << first
    for k, (deed, row) in enumerate(zip(s.story, rows, strict=True)):
        ways = [(w * tables[k + 1].get(m, 0), (h, m)) for w, h, m in _ways(row, aliens)]
        hidden, aliens = _draw(chance, ways)
        s.story[k] = Deed(deed.kind, deed.who, hidden, deed.looks)
    for i, f in enumerate(s.figures):
        f.alien = bool(aliens >> i & 1)


def _draw(chance: Chance, ways: list[tuple[int, T]]) -> T:
    total = sum([weight for weight, _ in ways])
    if not total:
        raise NoWorld("no roles fit what was seen")
    at = chance.below(total)
    for weight, way in ways:
        at -= weight
        if at < 0:
            return way
    raise AssertionError("a draw is below its total")


@lru_cache(maxsize=4096)
def _known(deed: Deed, eyes: tuple[Seat, ...]) -> Row:
    """What the eyes know of a deed: their own tokens and looks, what they drew, and what was shown to all."""
    public = deed.kind in ("shown", "dead", "hid")
    hidden = [
        h if public or who in eyes else UNKNOWN
        for who, h in zip(deed.who, deed.hidden, strict=False)
    ]
    looks = [
        (looker, owner, position, _token(deed, owner, position) if looker in eyes else UNKNOWN)
        for looker, owner, position in deed.looks
    ]
    return deed.kind, deed.who, tuple(hidden), tuple(looks)


def _token(deed: Deed, owner: int, position: int) -> int:
    return int(deed.hidden[deed.who.index(owner)] == position + 1)


@lru_cache(maxsize=256)
def weights(size: int, firsts: tuple[int, ...], rows: tuple[Row, ...]) -> list[dict[int, int]]:
    """For every deed and every set of aliens before it: how many ways lead from there to now."""
    reached = [[1 << i for i in firsts]]
    living = (1 << size) - 1
    alive = []
    for row in rows:
        living = still_living(*row[:3], living)
        alive.append(living)
        found = [m for before in reached[-1] for _, _, m in _ways(row, before) if living & ~m]
        reached.append(list(dict.fromkeys(found)))
    tables = [dict.fromkeys(reached[-1], 1)]
    for row, living, before in zip(rows[::-1], alive[::-1], reached[-2::-1], strict=True):
        after = tables[-1]
        table = {
            m: sum(w * after.get(x, 0) for w, _, x in _ways(row, m) if living & ~x) for m in before
        }
        tables.append(_scaled({m: w for m, w in table.items() if w}))
    return tables[::-1]


def _scaled(table: dict[int, int]) -> dict[int, int]:
    """Keep the numbers small; only their proportions matter."""
    most = max(table.values(), default=0)
    if most < _SMALL:
        return table
    shift = most.bit_length() - _SMALL.bit_length()
    return {m: (w >> shift) or 1 for m, w in table.items()}


def still_living(kind: str, who: tuple[int, ...], hidden: tuple[int, ...], living: int) -> int:
    """Who is still a character after a deed; the game goes on, so a human is among them."""
    if kind == "dead" or (kind == "shown" and hidden[0]):
        return living & ~(1 << who[0])
    return living


@lru_cache(maxsize=8192)
def _ways(row: Row, aliens: int, habits: Habits = UNKNOWN_HABITS) -> tuple[Way, ...]:
    """Every way a deed can have gone when these were the aliens before it."""
    kind, who, hidden, looks = row
    if kind == "met":
        return tuple(_meetings(who, hidden, looks, aliens, habits))
    if kind == "dog":
        return tuple((w, (h,), aliens | h << who[0]) for h, w in _DOGS if hidden[0] in (UNKNOWN, h))
    if kind == "hid":
        often = habits.stays[min(hidden[0] if hidden else 1, len(habits.stays)) - 1]
        stays, parts = _lowest(often, _PARTS)
        hiding = sum([aliens >> i & 1 for i in who])
        return ((stays**hiding * parts ** (len(who) - hiding), hidden, aliens),)
    if kind == SAID:
        speaker, about = (aliens >> i & 1 for i in who)
        return ((hidden[2 * speaker + about], hidden, aliens),)
    if kind == "shown" and bool(aliens >> who[0] & 1) != bool(hidden[0]):
        return ()
    return ((1, hidden, aliens),)


def laying(
    habits: Habits, who: tuple[int, ...], looks: Iterable[Sequence[int]], aliens: int
) -> int:
    """How often an alien at this meeting lays its token: seldom where there is nobody to infect."""
    people = mask(*who, *[look[0] for look in looks])
    return habits.lays if people & ~aliens else habits.lays_among_aliens


def _meetings(
    who: tuple[int, ...],
    hidden: tuple[int, ...],
    looks: tuple[tuple[int, int, int, int], ...],
    aliens: int,
    habits: Habits,
) -> Iterator[Way]:
    """Each alien who laid tokens may have laid the alien token; whoever looked at it is an alien afterwards."""
    common = gcd(habits.lays, habits.lays_among_aliens, _PARTS)
    often, parts = laying(habits, who, looks, aliens) // common, _PARTS // common
    as_alien: Lays = ((0, 2 * (parts - often)), (1, often), (2, often))
    as_human: Lays = ((0, 2 * parts),)
    choices = []
    for owner, known in zip(who, hidden, strict=True):
        lays = as_alien if aliens >> owner & 1 else as_human
        choices.append([lay for lay in lays if known in (UNKNOWN, lay[0])])
    for lays in product(*choices):
        laid = dict(zip(who, (place for place, _ in lays), strict=True))
        weight, after = 1, aliens
        for _, w in lays:
            weight *= w
        for looker, owner, position, token in looks:
            seen = int(laid[owner] == position + 1)
            if token not in (UNKNOWN, seen):
                break
            after |= seen << looker
        else:
            yield weight, tuple(laid.values()), after


def _lowest(a: int, b: int) -> tuple[int, int]:
    """Two parts in their lowest terms: weights stay small, and shares exact."""
    common = gcd(a, b)
    return a // common, b // common
