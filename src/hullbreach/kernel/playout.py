"""Playouts: a game run to its end as fast as it goes, without sessions, events, checkpoints or checks."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from msgspec import Struct

from .game import Game, S
from .questions import Choice, Pick, Roll, Settled, Together

Chooser = Callable[[Pick], Choice]


class Tally(Struct):
    """How much was asked: decisions have two options or more, the rest was forced."""

    decisions: int = 0
    forced: int = 0


def playout(game: Game[S], state: S, choose: Chooser, bound: int | None = None) -> Tally:
    """Play from a step boundary to the end; the chooser answers for every seat.

    Stops at the first boundary after `bound` answers.
    """
    tally = Tally()
    left = game.bound if bound is None else bound
    step = game.step
    while tally.decisions + tally.forced < left and (flow := step(state)) is not None:
        carry_on(flow, state, choose, tally)
    return tally


def carry_on(
    flow: Generator[Any, Any, Any],
    state: S,
    choose: Chooser,
    tally: Tally,
    value: Any = None,
) -> None:
    """Run one step to its end, with an answer to what it asks if it stands at a question."""
    send = flow.send
    decisions = forced = 0
    try:
        while True:
            question = send(value)
            kind = type(question)
            if kind is Pick:
                if question.offer is not None:
                    question.work_out()
                if len(question.options) > 1:
                    decisions += 1
                else:
                    forced += 1
                value = choose(question)
            elif kind is Roll:
                value = state.chance.choice(question.die)
            elif kind is Settled:
                value = question.pick.options[0]
            else:
                value = _together(question, choose, tally)
    except StopIteration:
        tally.decisions += decisions
        tally.forced += forced


def _together(question: Together, choose: Chooser, tally: Tally) -> dict[int, Any]:
    results = {}
    for seat, begin in question.rules.items():
        send = begin().send
        value: Choice | None = None
        try:
            while True:
                pick = send(value)
                if type(pick) is Settled:
                    value = pick.pick.options[0]
                    continue
                pick.work_out()
                if len(pick.options) > 1:
                    tally.decisions += 1
                else:
                    tally.forced += 1
                value = choose(pick)
        except StopIteration as stop:
            results[seat] = stop.value
    return results
