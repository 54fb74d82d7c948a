"""The expansion's own things as lines of text."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.nemesis.view_structs import ShipView


def draw_brood(view: ShipView, words: Callable[..., str]) -> list[str]:
    """Adaptations and mutations, a line each."""
    b = view.brood
    assert b is not None
    slots = [words(f"intruder.{kind}") for kind in b.asleep]
    gone = [words(f"adaptation.{place}") for place in b.removed]
    lines = [words("board.unseen", kinds=", ".join(slots) or "–")]
    lines.append(words("board.removed", places=", ".join(gone) or "–"))
    for seat, mutant in zip(view.seats, b.mutants, strict=True):
        if mutant.mutated or mutant.markers:
            card = words(f"card.{mutant.card}") if mutant.card else words("board.unknown")
            name = words(f"character.{seat.character}")
            shown = card if mutant.mutated else "–"
            lines.append(words("board.mutant", name=name, shown=shown, count=mutant.markers))
    return lines
