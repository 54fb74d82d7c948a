"""The result card of a recorded game, in a language."""

from __future__ import annotations

from typing import Any

from hullbreach import games
from hullbreach.analysis import Analysis
from hullbreach.kernel import BadSave, Epilogue, Game, Replay, decode, epilogue_of, read_replay
from hullbreach.words import Words

from .drawing import png_of
from .kit import kit
from .telling import Ended, card_of


def drawn(
    replay: bytes, names: tuple[str, ...], created: int, language: str, analysis: bytes | None
) -> bytes:
    """The picture, as PNG; only of a game that was played to its end."""
    found = read_replay(replay)
    if found.result is None:
        raise BadSave("the game was not played to its end")
    game = games.find(found.game)
    known = None if analysis is None else decode(analysis, Analysis)
    ended = Ended(game.name, names, found.result, created, _epilogue(game, found), known)
    return png_of(card_of(ended, Words(game.package, language, seats=names), kit()))


def _epilogue(game: Game[Any], replay: Replay) -> Epilogue | None:
    """What the game tells about its end; one that was played with other rules, or tells nothing, has none."""
    try:
        return epilogue_of(game, replay)
    except BadSave:
        return None
