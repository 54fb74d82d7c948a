"""The table as text, drawn from the view only."""

from __future__ import annotations

from collections.abc import Callable

from .view import EngineView


def draw(view: EngineView, words: Callable[..., str]) -> str:
    """The whole table in a few lines."""
    lines = [_seat_line(view, seat, words) for seat in range(len(view.lives))]
    if view.claim:
        lines += ["", words("board.claim", seat=view.claimer, claim=view.claim, most=view.most)]
    if view.gauge is not None:
        lines += ["", words("board.gauge", value=view.gauge)]
    return "\n".join(lines)


def _seat_line(view: EngineView, seat: int, words: Callable[..., str]) -> str:
    here = "▶" if view.turn == seat else " "
    hearts = "♥" * view.lives[seat] or words("board.out")
    shown = view.opened[seat] if view.opened else 0
    last = words("board.opened", value=shown) if shown else ""
    return f"{here} {words('board.seat', seat=seat):<18} {hearts:<6} {last}".rstrip()
