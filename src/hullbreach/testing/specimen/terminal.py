"""The board as text, drawn from the view only."""

from __future__ import annotations

from collections.abc import Callable

from .view import CrewView, MemberView


def draw(view: CrewView, words: Callable[..., str]) -> str:
    """The whole table in a few lines."""
    head = words("board.head", round=view.round, oxygen=view.oxygen, supply=view.supply)
    lines = [head, ""]
    lines += [_seat_line(view, seat, words) for seat in view.seats]
    if view.me is not None:
        cards = ", ".join(words(f"card.{card.face}") for card in view.hand) or "–"
        lines += ["", words("board.hand", cards=cards)]
    return "\n".join(lines)


def _seat_line(view: CrewView, seat: MemberView, words: Callable[..., str]) -> str:
    here = "▶" if view.phase == "turns" and view.turn == seat.seat else " "
    hearts = "♥" * seat.lives or words("board.out")
    notes = [words(f"option.{fact}") for fact in (seat.role, seat.label, seat.content) if fact]
    notes += [words(f"card.{face}") for face in seat.known if seat.seat != view.me]
    name = words("option.seat", seat=seat.seat)
    you = f" ({words('board.you')})" if seat.seat == view.me else ""
    cards = words("board.cards", count=seat.cards)
    return f"{here} {name + you:<18} {hearts:<8} {cards:<10} {', '.join(notes)}".rstrip()
