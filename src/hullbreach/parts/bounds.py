"""What a game from outside must fulfil before a rule is run on it: a file may hold any state its sender likes.

The checks are sound for every game: what real play can reach always passes. They need no word of the game: the table
must be one the game can be set up for, numbers and sizes stay within what any game uses, and the cards are those of a
fresh set-up, each in exactly one place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from hullbreach.kernel import (
    BadSave,
    Chance,
    Config,
    Game,
    HullbreachError,
    Replay,
    State,
    decode,
    key_of,
)

from .cards import CardState

LARGEST = 20_000
"""No number in a state is larger, the counter of chance apart."""
LONGEST_WORD = 10_000
MOST_VALUES = 100_000
"""How many values a state may hold in all."""
MOST_DRAWS = 10**9


def check_replay(game: Game[Any], replay: Replay) -> None:
    """Refuse a replay that the game cannot have written, before any of its rules runs."""
    check_config(game, replay.config)
    if len(replay.names) > replay.config.players:
        raise BadSave(f"{len(replay.names)} names for {replay.config.players} players")
    answers = sum(len(step.answers) for step in replay.steps)
    if answers > MOST_VALUES or len(replay.steps) > MOST_VALUES:
        raise BadSave("no game takes that many answers")
    if replay.base is not None:
        check_state(game, replay.config, decode(bytes(replay.base.state), game.state))


def check_config(game: Game[Any], config: Config) -> None:
    """Refuse a table that the game cannot be set up for."""
    try:
        possible = game.configure(config.mode, config.players, dict(config.options))
    except (HullbreachError, ValueError) as error:
        raise BadSave(f"no such table: {error}") from None
    if possible != config:
        raise BadSave("the table's options are not those of the game")


def check_state(game: Game[Any], config: Config, state: State) -> None:
    """Refuse a state whose numbers, sizes or cards no play of this table can lead to."""
    if not 0 <= state.chance.counter <= MOST_DRAWS:
        raise BadSave("the counter of chance is out of bounds")
    players = getattr(state, "players", config.players)
    if players != config.players:
        raise BadSave(f"a state for {players} players at a table for {config.players}")
    for count, value in enumerate(_values(state)):
        if count >= MOST_VALUES:
            raise BadSave("the state holds more than any game does")
        if isinstance(value, int) and not -LARGEST <= value <= LARGEST:
            raise BadSave("the state holds a number that is out of bounds")
        if isinstance(value, str) and len(value) > LONGEST_WORD:
            raise BadSave("the state holds a word that is too long")
    if isinstance(state, CardState):
        _check_cards(game, config, state)


def _values(root: Any) -> Iterator[Any]:
    """Every number and word of a tree, the generator of chance apart."""
    waiting = [root]
    while waiting:
        value = waiting.pop()
        if isinstance(value, Chance):
            continue
        if isinstance(value, Struct):
            waiting.extend(getattr(value, name) for name in value.__struct_fields__)
        elif isinstance(value, dict):
            waiting.extend(value)
            waiting.extend(value.values())
        elif isinstance(value, list | tuple):
            yield len(value)
            waiting.extend(value)
        else:
            yield value


def _check_cards(game: Game[Any], config: Config, state: CardState) -> None:
    """Every card is in exactly one zone, and they are the cards of this table."""
    cards = state.cards
    if not len(cards.faces) == len(cards.seen) == len(cards.backs):
        raise BadSave("the cards have lost their faces or their backs")
    placed = [card for zone in _zones(game, state) for card in zone]
    if any(not 0 <= card < len(cards.faces) for card in placed):
        raise BadSave("a zone names a card that does not exist")
    if len(placed) != len(set(placed)):
        raise BadSave("a card is in two places")
    fresh = game.setup(config, Chance(key_of(0)))
    assert isinstance(fresh, CardState)
    if _census(game, state) != _census(game, fresh):
        raise BadSave("these are not the cards of this table")


def _zones(game: Game[Any], state: CardState) -> list[list[int]]:
    try:
        return game.zones(state)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadSave(f"the cards cannot be found: {error!r}") from None


def _census(game: Game[Any], state: CardState) -> Counter[tuple[str, str]]:
    cards = state.cards
    return Counter((cards.backs[h], cards.faces[h]) for zone in game.zones(state) for h in zone)
