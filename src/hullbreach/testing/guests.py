"""States from strangers: real ones with one value changed, and what happens when rules run on them.

The law: a changed state is refused, or the game plays on (or fails like any faulty rule) within ordinary time and
memory. A server that is handed such a state loses nothing but the request.
"""

from __future__ import annotations

from random import Random
from typing import Any, Literal, TypeAlias

import msgspec

from hullbreach.kernel import (
    BadSave,
    Config,
    Game,
    HullbreachError,
    RuleFault,
    Session,
    decode,
    encode,
)
from hullbreach.parts.bounds import check_state

from .laws import choose, numbers

Fate: TypeAlias = Literal["refused", "failed", "played"]
ODD: tuple[Any, ...] = (-1, 0, 1, 7, 10_000, 10**9, 10**18, "", "x" * 50, None, True, [], {})
"""Values that replace others."""


def mutated(state: Any, random: Random) -> bytes:
    """A state as JSON with one value of it changed, dropped, repeated or swapped with another."""
    root = msgspec.json.decode(encode(state))
    places = list(_places(root))
    holder, key = random.choice(places)
    kind = random.randrange(5)
    if kind == 0 and isinstance(holder[key], int | str) and len(places) > 1:
        other, place = random.choice(places)
        holder[key] = other[place]
    elif kind == 1 and isinstance(holder, list):
        holder.insert(key, holder[key])
    elif kind == 2 and isinstance(holder, list):
        del holder[key]
    elif kind == 3 and isinstance(holder[key], list):
        holder[key] = holder[key] * random.choice((2, 50))
    elif kind == 4 and isinstance(holder[key], int):
        holder[key] += random.choice((-1, 1, 100, 10**6))
    else:
        holder[key] = random.choice(ODD)
    return encode(root)


def _places(value: Any) -> Any:
    """Every place in a tree where something can be changed: what holds it, and its key there."""
    keys: Any = ()
    if isinstance(value, dict):
        keys = [key for key in value if key != "chance"]
    elif isinstance(value, list):
        keys = range(len(value))
    for key in keys:
        yield value, key
        yield from _places(value[key])


def fate(game: Game[Any], config: Config, data: bytes, answers: int = 20) -> Fate:
    """What becomes of a state from outside: refused at the door, failed in a rule, or played on."""
    try:
        state = decode(data, game.state)
        check_state(game, config, state)
    except BadSave:
        return "refused"
    try:
        _play(game, config, state, answers)
    except (HullbreachError, LookupError, ValueError, TypeError, AssertionError, AttributeError):
        return "failed"
    return "played"


def _play(game: Game[Any], config: Config, state: Any, answers: int) -> None:
    session: Session[Any] = Session.at(game, config, state)
    source = numbers(1)
    for _ in range(answers):
        for seat in (None, *range(config.players)):
            game.view(session.state, seat)
        if not session.asked:
            return
        seat, option, number = choose(session, source)
        try:
            session.answer(seat, option, number)
        except RuleFault:
            continue
