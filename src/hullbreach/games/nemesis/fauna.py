"""What a species brings in its box: kinds, tokens and cards. What it does is in `species`."""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.kernel import Option
from hullbreach.parts.registry import Registry

from .components import AttackCard, EventCard, IntruderKind, Weakness

EGG = "egg"


class Fauna:
    """The components of a species, and what follows from them."""

    name: str
    """How the species is called; a table option of this name switches it on."""
    options: tuple[Option, ...] = ()
    """The table options it brings; the first of them switches it on."""
    tokens: Mapping[str, IntruderKind]
    """The kinds of tokens in the bag, in the order people list them."""
    kinds: Mapping[str, IntruderKind]
    """The kinds of figures, the smallest first."""
    attack_cards: Mapping[str, AttackCard]
    event_cards: Mapping[str, EventCard]
    weaknesses: Mapping[str, Weakness]
    """The cards in the three places of the Intruder board."""
    own_cards: tuple[str, ...] = ()
    """Cards of the species that somebody can draw and look at."""

    def __init__(self) -> None:
        self.sizes = {kind.id: kind.size for kind in self.kinds.values()}
        self.numbered = tuple(t.id for t in self.tokens.values() if len(set(t.numbers)) > 1)
        """The kinds whose tokens bear different numbers."""
        self.hits = {
            face: frozenset(k.id for k in self.kinds.values() if face in k.faces) | {EGG}
            for face in dict.fromkeys(f for kind in self.kinds.values() for f in kind.faces)
        }
        """What the faces of the combat die with a symbol hit (N-112)."""


SPECIES: Registry[Fauna] = Registry("species", lambda kind: kind())
"""All species by name, the Intruders of the base game first; a class is entered with `@SPECIES("name")`."""
