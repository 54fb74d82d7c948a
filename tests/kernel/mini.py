"""A game of one rule, to try the kernel with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hullbreach.kernel import (
    Asks,
    Chance,
    Config,
    Described,
    Flow,
    Game,
    Mode,
    Pick,
    Result,
    Seat,
    Session,
    State,
    key_of,
    rule,
)


class Board(State, kw_only=True):
    """Something to write on."""

    notes: list[str]
    rounds: int = 1


def mini(begin: Callable[[Board], Flow[Any]], version: str = "1") -> Game[Board]:
    """A game that carries out one rule as often as the board has rounds."""

    def setup(config: Config, chance: Chance) -> Board:
        return Board(chance=chance, notes=[])

    @rule
    def play_round(s: Board) -> Asks[None]:
        yield from begin(s)
        s.rounds -= 1

    def step(s: Board) -> Flow[None] | None:
        return play_round(s) if s.rounds else None

    def view(s: Board, seat: Seat | None) -> list[str]:
        return [note for note in s.notes if not note.startswith("secret")]

    def describe(s: Board, pick: Pick) -> list[Described]:
        return [Described(option, f"option.{option}") for option in pick.options]

    return Game(
        name="mini",
        version=version,
        package=__name__,
        state=Board,
        modes=(Mode("plain", 2, 4),),
        setup=setup,
        step=step,
        view=view,
        determinize=lambda s, eyes, chance, now: None,
        score=lambda s: Result("done", (0,), (1, 0)),
        describe=describe,
        draw=lambda view, words: str(view),
        zones=lambda s: [],
        secrets=lambda s, seat: {},
    )


def begin(play: Callable[[Board], Flow[Any]], rounds: int = 1) -> Session[Board]:
    """A session of such a game."""
    game = mini(play)
    board = Board(chance=Chance(key_of(1)), notes=[], rounds=rounds)
    return Session.at(game, game.configure(players=3), board)


def say(session: Session[Board], seat: Seat, option: Any) -> None:
    """Answer the question a seat is asked."""
    session.answer(seat, option, session.asked[seat].number)
