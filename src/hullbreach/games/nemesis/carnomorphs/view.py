"""What a reader sees of the expansion, what is hidden, and the same as text."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hullbreach.games.nemesis.belief import Deal
from hullbreach.games.nemesis.closed import Closed
from hullbreach.games.nemesis.components import WEAKNESS_PLACES
from hullbreach.games.nemesis.state import Ship
from hullbreach.kernel import Described, Seat
from hullbreach.parts.cards import EVERYONE

from .brood import BroodView, MutantView
from .figures import brood

if TYPE_CHECKING:
    from hullbreach.games.nemesis.view import ShipView


def see(s: Ship, reader: Seat | None) -> BroodView:
    """The Carnomorph board and the mutations as far as this reader knows them."""
    b = brood(s)
    mutants = [_mutant(s, seat, reader) for seat in range(s.n)]
    return BroodView(list(b.asleep), list(b.removed), len(b.deck), mutants)


def _mutant(s: Ship, seat: Seat, reader: Seat | None) -> MutantView:
    b = brood(s)
    cards = b.mutation[seat]
    known = bool(cards) and s.cards.knows(reader, cards[0])
    return MutantView(
        mutated=bool(cards),
        card=s.face(cards[0]) if known else None,
        revealed=bool(cards) and s.cards.seen[cards[0]] == EVERYONE,
        markers=b.markers[seat],
        plates=b.plates[seat],
        scales=b.scales[seat],
        masked=b.masked[seat],
    )


def zones(s: Ship) -> list[list[int]]:
    """The Mutation deck and the Mutation cards in play."""
    b = brood(s)
    return [b.deck, *b.mutation]


def deal(d: Deal) -> None:
    """Mutations of others are drawn from what is unknown of the deck."""
    b = brood(d.s)
    d.draw(d.unknown([h for cards in b.mutation for h in cards]), b.deck)


def secrets(s: Ship, seat: Seat) -> dict[str, Any]:
    """The hidden Mutation cards of others."""
    b = brood(s)
    return {
        f"mutation {other}": s.face(cards[0])
        for other, cards in enumerate(b.mutation)
        if cards and other != seat and not s.cards.knows(seat, cards[0])
    }


def closed(s: Ship, seat: Seat) -> list[Closed]:
    """Why a mutant cannot use its mutation now."""
    cards = brood(s).mutation[seat]
    if not cards:
        return []
    if not s.contaminations(seat):
        return [Closed("mutation", "closed.contamination", "K-49")]
    why = "closed.in_combat" if s.in_combat(seat) else "closed.out_of_combat"
    return [Closed("mutation", why, "K-49")]


def word(s: Ship, seat: Seat, option: str) -> Described | None:
    """The Mutation action with the text of its card, and the places an analysis can concern."""
    if option in WEAKNESS_PLACES:
        return Described(option, f"adaptation.{option}")
    if option != "mutation":
        return None
    card = s.face(brood(s).mutation[seat][0])
    return Described(option, "option.mutation", {"card": card}, note=f"card.{card}/text")


def draw(view: ShipView, words: Callable[..., str]) -> list[str]:
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
