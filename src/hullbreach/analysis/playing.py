"""Playing on: from the truth with other luck, from worlds anybody or one seat could believe in."""

from __future__ import annotations

from typing import Any, NamedTuple

from hullbreach import bots
from hullbreach.bots import Chair
from hullbreach.bots.beliefs import weigher
from hullbreach.kernel import Chance, Seat, Session, copier, deal_anew, key_of

NO_SEAT = -1
BOT = "greedy"
"""Who plays on: quick, and fair to all sides."""


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


class PlayedOn(NamedTuple):
    """Who won, and whether anybody of them hid nothing: the side of those who are what they seem."""

    winners: tuple[Seat, ...]
    crew: bool


def play_on(session: Session[Any], seed: str) -> PlayedOn:
    """Let bots play to the end, each by what its seat knows."""
    players = [
        bots.make(BOT, session.game.name, f"{seed}/{seat}")
        for seat in range(session.config.players)
    ]
    answers = 0
    while session.asked and answers < session.game.bound:
        seat, question = next(iter(session.asked.items()))
        session.answer(seat, players[seat].choose(Chair(session, seat)), question.number)
        answers += 1
    winners = () if session.result is None else session.result.winners
    talk = session.game.talk
    crew = talk is not None and any(not talk.foe(session.state, seat) for seat in winners)
    return PlayedOn(winners, crew)
