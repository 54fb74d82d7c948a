"""What the infected do beside what humans do: whom they seek out, what they hand over, whom they kill.

Counted at greedy tables with five seats (19 games, killings in 153), beside what would have come about if nobody cared
who is what. The weights are whole numbers, so that pasts are drawn exactly as often as they say.
"""

from __future__ import annotations

from typing import TypeAlias

from hullbreach.games.panic_station.state import GAVE_ANTIDOTE, GAVE_GAS, GAVE_INFECTION, PLAIN

from .hidden import EVERYBODY, is_infected
from .rows import EITHER, Killed, Met, Unseen

SCALE = 64
"""How finely weights are told apart."""

Pairs: TypeAlias = tuple[tuple[int, int], tuple[int, int]]
"""A number for each pair of a human and an infected player, the first of them who does something to the second."""

SEEKS: Pairs = (100, 70), (230, 165)
"""How often somebody begins an exchange with somebody, beside a human with a human.

In single exchanges it is 100 and 61, 176 and 134. But who seeks others goes on seeking them, so that a few exchanges
tell a little more than that.
"""
KILLS: Pairs = (36, 53), (170, 126)
"""How often somebody kills a character of somebody, in hundredths of what chance would make it."""
KILLS_KNOWING: Pairs = (24, 80), (170, 126)
"""The same if they had seen the hand of their victim: humans know what they do."""
GIVES: dict[int, Pairs] = {
    PLAIN: ((51, 48), (37, 71)),
    GAVE_GAS: ((49, 52), (10, 13)),
    GAVE_INFECTION: ((0, 0), (53, 16)),
    GAVE_ANTIDOTE: ((4, 4), (4, 4)),
    EITHER: ((4, 4), (4, 4)),
}
"""Of a hundred cards handed over by somebody to somebody, how many are of each kind."""


def seeking(known: Unseen | Met, state: int) -> int:
    """How well the state explains who of all that could have begun the exchange, with whom of all that live."""
    if not known.starters:
        return 1
    sick = state & EVERYBODY
    humans, infected = known.living & ~sick, known.living & sick
    total = pairs = 0
    for mine, own in ((0, known.starters & ~sick), (1, known.starters & sick)):
        for theirs, others in ((0, humans), (1, infected)):
            count = own.bit_count() * (others.bit_count() - (mine == theirs))
            total += count * SEEKS[mine][theirs]
            pairs += count
    began = SEEKS[is_infected(state, known.a)][is_infected(state, known.b)]
    return max(1, SCALE * began * pairs // max(1, total))


def killing(known: Killed, state: int) -> int:
    """How well the state explains who killed whom."""
    table = KILLS_KNOWING if known.knowing else KILLS
    return table[is_infected(state, known.killer)][is_infected(state, known.victim)]


def giving(giver: bool, taker: bool, given: int) -> int:
    """How often somebody hands over such a card to somebody, by whether they are infected."""
    return GIVES[given][giver][taker]
