"""Playing on: from the truth with other luck, from worlds anybody or one seat could believe in."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from hullbreach import bots
from hullbreach.bots import Chair
from hullbreach.bots.beliefs import weigher
from hullbreach.kernel import Chance, Seat, Session, copier, deal_anew, key_of

from .chances import Outlook, mean_of, outlook

NO_SEAT = -1
BOT = "greedy"
"""Who plays on: quick, and fair to all sides."""
DEALT_TO_DRAW = 6
"""How many worlds are dealt for one that is played on in, where some are likelier than others."""
LOOKED_AT = (8, 11, 14, 17, 20)
"""After how many answers it is seen how the game stands; at several, so that it does not matter whose turn it is."""

SOON = (5, 8, 11, 14)
"""The same where options are compared: what differs is soon seen, and later there is more luck in it."""


def with_other_luck(session: Session[Any], seed: str) -> Session[Any]:
    """The game from its last boundary on, everything as it is, with other luck."""
    state = copier(session.game.state)(session.boundary)
    state.chance = Chance(key_of(seed))
    return Session.at(session.game, session.config, state, record=False)


def as_it_was(session: Session[Any], seed: str) -> Session[Any]:
    """The game as it stands, in the middle of a step, with other luck from here on."""
    twin = session.clone()
    twin.state.chance = Chance(key_of(seed))
    return twin


def as_anybody_could_know(session: Session[Any], seed: str) -> tuple[Session[Any], float]:
    """A world that fits everything everybody has seen, and how likely it is beside others."""
    state = copier(session.game.state)(session.boundary)
    deal_anew(session.game, state, (), Chance(key_of(seed)), state, pinning=False)
    weigh = weigher(session.game.name)
    weight = 1.0 if weigh is None else weigh(state, NO_SEAT)
    return Session.at(session.game, session.config, state, record=False), weight


def as_a_seat_could_know(
    session: Session[Any], seat: Seat, seed: str
) -> tuple[Session[Any], float]:
    """The same for one seat."""
    world = session.fork(seat, seed)
    weigh = weigher(session.game.name)
    return world, 1.0 if weigh is None else weigh(world.state, seat)


def as_a_seat_would_think(
    session: Session[Any], seat: Seat, seed: str
) -> tuple[Session[Any], float]:
    """One of several worlds of a seat, the likelier ones rather, so that no game is played where nobody would be."""
    count = 1 if weigher(session.game.name) is None else DEALT_TO_DRAW
    dealt = [as_a_seat_could_know(session, seat, f"{seed}/{n}") for n in range(count)]
    weights = [weight for _, weight in dealt]
    total = sum(weights)
    [(world, _)] = Random(seed).choices(dealt, weights if total else None)
    return world, total / count


def play_on(session: Session[Any], seed: str, looks: Sequence[int] = LOOKED_AT) -> Outlook:
    """Let bots play on, each by what its seat knows, and see how it stands then, one look with another."""
    game, seats = session.game, session.config.players
    players = [bots.make(BOT, game.name, f"{seed}/{seat}") for seat in range(seats)]
    seen: list[Outlook] = []
    answers = 0
    for look in looks:
        while session.asked and answers < look:
            seat, question = next(iter(session.asked.items()))
            session.answer(seat, players[seat].choose(Chair(session, seat)), question.number)
            answers += 1
        seen.append(outlook(game, session.boundary if session.asked else session.state, seats))
    return mean_of(seen)
