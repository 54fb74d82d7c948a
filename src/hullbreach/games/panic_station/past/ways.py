"""One row of the log: how it can have gone from a hidden state on, or come to one, and with what weight."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from hullbreach.games.panic_station.infection import after_exchange
from hullbreach.games.panic_station.state import GAVE_ANTIDOTE, GAVE_INFECTION, NOBODY, PLAIN
from hullbreach.kernel import Seat

from .habits import giving, killing, seeking
from .hidden import (
    CURE,
    EVERYBODY,
    HELD,
    HOST,
    cured_by,
    foreign_held,
    holding,
    host_of,
    is_infected,
    own_left,
    spent_with,
    uncounted,
)
from .rows import EITHER, Drew, Killed, Known, Looked, Met, Scanned, Unseen

Way: TypeAlias = tuple[int, int]
"""One way a row can have gone: its weight and the state."""

_OWN, _FOREIGN = 1, 2
"""Infection cards that are handed over: of one's own colour, or of another."""

INFECTS, HOLDS_BACK = 2, 7
"""How often an infected player infects a human they meet, and how often nothing comes of it: they do not try, or the
other one has gas."""
PASSES_ON = 32
"""One in this many of those whose infection cards nobody counts hands on one of somebody else, having nothing else."""
GIVES_CURE = 12
"""One in this many meetings of a player who could have the antidote passes it on."""


@lru_cache(maxsize=1 << 16)
def ways(known: Known, state: int) -> tuple[Way, ...]:
    """How a row can have gone from a state on, each way with its weight."""
    if isinstance(known, Unseen | Met):
        habit = seeking(known, state)
        return tuple([(habit * w, after) for w, after in _ways_of_meeting(known, state)])
    if isinstance(known, Drew):
        return _ways_drew(known, state)
    if isinstance(known, Scanned):
        return ((1, state),) if (state & known.living & EVERYBODY).bit_count() == known.red else ()
    if isinstance(known, Killed):
        return ((killing(known, state), state),)
    return _ways_looked(known, state)


def _ways_of_meeting(known: Unseen | Met, state: int) -> tuple[Way, ...]:
    """What can have come of an exchange, whoever began it."""
    if isinstance(known, Met):
        return _ways_met(known, state)
    return _ways_counted(known, state) if known.counted else _ways_unseen(known, state)


def _ways_looked(known: Looked, state: int) -> tuple[Way, ...]:
    """A hand that was seen: the host card, the infection cards and a spent antidote are in it or not."""
    seat = known.seat
    if (own_left(state, seat), foreign_held(state, seat)) != (known.own, known.foreign):
        return ()
    fits = (host_of(state) == seat) == known.has_host and _is_proven(state, known.proven)
    if not fits or (cured_by(state) == seat and not known.has_antidote):
        return ()
    return ((1, uncounted(state, seat) if known.last else state),)


def _is_proven(state: int, proven: int) -> bool:
    """Whoever has been infected still is, unless the antidote has been used."""
    return state & proven == proven or cured_by(state) != NOBODY


def _ways_drew(known: Drew, state: int) -> tuple[Way, ...]:
    """The host card is equally likely in every place the eyes have not seen."""
    drawn, places = host_of(state) != NOBODY, known.places
    if known.host != NOBODY:
        return () if drawn else ((1, _hosting(state, known.host)),)
    if drawn:
        return ((places, state),)
    stays = ((places - 1, state),) if places > 1 else ()
    return stays if known.seat == NOBODY else (*stays, (1, _hosting(state, known.seat)))


def _hosting(state: int, seat: Seat) -> int:
    """A state in which somebody has drawn the host card."""
    return state | 1 << seat | seat + 1 << HOST


def _ways_unseen(known: Unseen, state: int) -> tuple[Way, ...]:
    """A meeting of two others: an infected player infects a human or does not; who could, gives the antidote.

    A spent antidote may be handed on, but hardly ever is (P-156).
    """
    a, b, spent = known.a, known.b, cured_by(state)
    cures = [b] * (spent == NOBODY and known.may_a) + [a] * (spent == NOBODY and known.may_b)
    part = GIVES_CURE - len(cures)
    total = INFECTS + HOLDS_BACK
    found: list[Way] = []
    for giver, taker, barred in ((a, b, known.no_a), (b, a, known.no_b)):
        if is_infected(state, giver) and not is_infected(state, taker):
            found.append((HOLDS_BACK * part, state))
            if not barred:
                found.append((INFECTS * part, state | 1 << taker))
    if not found:
        found.append((total * part, state))
    found += [(total, spent_with(state & ~(1 << taker), taker)) for taker in cures]
    if spent in (a, b):
        found.append((1, spent_with(state, b if spent == a else a)))
    return tuple(found)


def _ways_counted(known: Unseen, state: int) -> tuple[Way, ...]:
    """The same where infection cards are counted: who gives one has one less, and whoever has nothing else must."""
    a, b = known.a, known.b
    gives = (
        _may_give(known, state, a, known.size_a, known.no_a),
        _may_give(known, state, b, known.size_b, known.no_b),
    )
    found: list[Way] = []
    for from_a, weight_a in gives[0]:
        for from_b, weight_b in gives[1]:
            after, weight = state, weight_a * weight_b * 4
            for taker, given, back in ((b, from_a, from_b), (a, from_b, from_a)):
                if given == _OWN and not is_infected(state, taker):
                    if not back:
                        moved = _moved(known, state, state, from_a, from_b)
                        found.append((weight // 2, moved))
                    weight = weight // 2
                    after |= 1 << taker
            found.append((weight, _moved(known, state, after, from_a, from_b)))
    spent = cured_by(state)
    for giver, taker, size, may, returns in (
        (a, b, known.size_a, known.may_a, gives[1]),
        (b, a, known.size_b, known.may_b, gives[0]),
    ):
        cure = _may_cure(state, giver, size, may)
        if cure:
            after = spent_with(state & ~(1 << taker) if spent == NOBODY else state, taker)
            for given, weight in returns:
                cards = (0, given) if giver == a else (given, 0)
                found.append((weight * cure, _moved(known, state, after, *cards)))
    return tuple(found)


def _may_cure(state: int, seat: Seat, size: int, may: int) -> int:
    """How often somebody hands over the antidote; once it is spent only who has nothing else does (P-156)."""
    spent = cured_by(state)
    if spent == NOBODY:
        return PASSES_ON // 2 * may
    if spent != seat or not size:
        return int(spent == seat)
    return 0 if _finds(state, seat, size) or _infections(state, seat) else PASSES_ON


def _infections(state: int, seat: Seat) -> list[int]:
    """Which infection cards somebody without find cards may hand over."""
    own = is_infected(state, seat) and own_left(state, seat) > 0
    foreign = foreign_held(state, seat) > 0
    return [_OWN] * own + [_FOREIGN] * foreign


def _may_give(
    known: Unseen, state: int, seat: Seat, size: int, barred: int
) -> list[tuple[int, int]]:
    """Whether somebody hands over an infection card and which, with weights; without find cards they must."""
    infected = is_infected(state, seat) and (not size or own_left(state, seat) > 0)
    if size and _finds(state, seat, size) == 0:
        cards = _infections(state, seat)
        return [(card, PASSES_ON) for card in (cards if known.chooses else cards[:1])]
    half = PASSES_ON // 2
    found = [(0, half), (_OWN, half)] if infected and not barred else [(0, PASSES_ON)]
    return found if size else [*found, (_FOREIGN, 1)]


def _finds(state: int, seat: Seat, size: int) -> int:
    """How many find cards there are in a hand of this size, besides the host card and a spent antidote."""
    others = (host_of(state) == seat) + (cured_by(state) == seat)
    return size - own_left(state, seat) - foreign_held(state, seat) - others


def _moved(known: Unseen, before: int, after: int, from_a: int, from_b: int) -> int:
    """A state after infection cards changed hands, for those whose cards are counted."""
    for seat, size, gave, got in (
        (known.a, known.size_a, from_a, from_b),
        (known.b, known.size_b, from_b, from_a),
    ):
        if size:
            own = own_left(before, seat) - (gave == _OWN)
            foreign = foreign_held(before, seat) - (gave == _FOREIGN) + (got > 0)
            after = uncounted(after, seat) | holding(seat, own, max(0, foreign))
    return after


def _ways_met(known: Met, state: int) -> tuple[Way, ...]:
    """A meeting the eyes took part in: what was given is known, and tells something of who gave it."""
    a, b = known.a, known.b
    if not _is_proven(state, known.proven) or not _fits_size(state, known):
        return ()
    weight = 1
    for giver, taker, given in ((a, b, known.mine), (b, a, known.theirs)):
        infected = is_infected(state, giver)
        if given == GAVE_INFECTION and not infected:
            return ()
        if not known.eyes >> giver & 1:
            weight *= _gift(known, infected, is_infected(state, taker), given)
    mine, theirs = _meant(state, a, known.mine), _meant(state, b, known.theirs)
    if NOBODY in (mine, theirs):
        return ()
    after = state
    for seat, gave, got in ((a, mine, theirs), (b, theirs, mine)):
        infected = after_exchange(is_infected(state, seat), gave, got)
        after = after | 1 << seat if infected else after & ~(1 << seat)
    for taker, given, told in ((b, mine, known.mine), (a, theirs, known.theirs)):
        if given == GAVE_ANTIDOTE or told == EITHER:
            after = spent_with(after, taker)
    if known.last:
        after = uncounted(after, known.stranger)
    elif known.size:
        after += holding(known.stranger, known.own, known.foreign)
    return ((weight, after),)


def _gift(known: Met, giver: bool, taker: bool, given: int) -> int:
    """How often a stranger hands over such a card: by habit, or else infection half the time if they can."""
    if known.habits:
        return giving(giver, taker, given)
    return 1 if giver else 2


def _fits_size(state: int, known: Met) -> bool:
    """Whoever hands over a foreign infection card has no find cards; whoever hands over their own, has one."""
    if not known.size:
        return True
    finds = _finds(state, known.stranger, known.size)
    own = own_left(state, known.stranger) + known.own
    return own >= 0 and (finds == 0 if known.passed else finds >= 0)


def _meant(state: int, giver: Seat, given: int) -> int:
    """What was given, in this state; NOBODY if it cannot have been."""
    spent = cured_by(state)
    if given == EITHER:
        return GAVE_ANTIDOTE if spent == NOBODY else PLAIN if spent == giver else NOBODY
    return NOBODY if given == GAVE_ANTIDOTE and spent != NOBODY else given


@lru_cache(maxsize=1 << 16)
def ways_back(known: Known, state: int) -> tuple[Way, ...]:
    """From which states a row can have led to this one, each with the weight of that way."""
    before = [state]
    if isinstance(known, Drew):
        drawer = known.seat if known.host == NOBODY else known.host
        if drawer != NOBODY and host_of(state) == drawer:
            before.append(state & ~(1 << drawer) & ~(7 << HOST))
    elif isinstance(known, Unseen):
        before = _before_meeting(known, state)
        for seat, size in ((known.a, known.size_a), (known.b, known.size_b)):
            if size:
                before = [p for q in before for p in _held_before(q, seat)]
    elif isinstance(known, Met):
        before = _before_meeting(known, state)
        if known.last:
            counts = [n << HELD + 6 * known.stranger for n in range(64)]
            before = [p | held for p in before for held in counts]
        elif known.size:
            before = [p - holding(known.stranger, known.own, known.foreign) for p in before]
    elif isinstance(known, Looked) and known.last:
        before = [state | holding(known.seat, known.own, known.foreign)]
    return tuple([(w, p) for p in before for w, after in ways(known, p) if after == state])


def _before_meeting(known: Unseen | Met, state: int) -> list[int]:
    """Every state that a meeting of two may have changed into this one, but for counted infection cards."""
    a, b = known.a, known.b
    spent = [cured_by(state)]
    if spent[0] in (a, b):
        spent += [NOBODY, a, b]
    bare = state & ~(1 << a | 1 << b | 7 << CURE)
    return [
        bare | (i << a) | (j << b) | (x + 1 << CURE)
        for x in dict.fromkeys(spent)
        for i in (0, 1)
        for j in (0, 1)
    ]


def _held_before(state: int, seat: Seat) -> list[int]:
    """What infection cards somebody can have had before a meeting."""
    own, foreign = own_left(state, seat), foreign_held(state, seat)
    bare = uncounted(state, seat)
    return [
        bare | holding(seat, i, j)
        for i in range(own, min(3, own + 1) + 1)
        for j in range(max(0, foreign - 1), min(15, foreign + 1) + 1)
    ]
