"""The board as text, drawn from the view only."""

from __future__ import annotations

from collections.abc import Callable

from .view import BaseView


def draw(view: BaseView, words: Callable[..., str]) -> str:
    """The whole table in a few lines."""
    return f"{view.round}"
