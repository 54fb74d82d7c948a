"""Setting up with Carnomorphs (K-7 to K-14)."""

from __future__ import annotations

from hullbreach.games.nemesis.components import SUPPLY as BASE
from hullbreach.games.nemesis.setup import fill_bag
from hullbreach.games.nemesis.state import Ship
from hullbreach.kernel import Config
from hullbreach.parts.cards import shuffle

from .components import (
    ADAPTATIONS,
    BROOD_SUPPLY,
    CARNOMORPH_ATTACKS,
    CARNOMORPH_EVENTS,
    MUTATIONS,
    PLACE_OF,
    TOKENS,
)
from .state import Brood


def set_up_carnomorphs(s: Ship, config: Config) -> None:
    """Exchange what belongs to the Intruders of the base game for what the Carnomorphs bring."""
    n = s.n
    s.brood = Brood(
        asleep=list(PLACE_OF),
        mutation=[[] for _ in range(n)],
        markers=[0] * n,
        plates=[0] * n,
        scales=[0] * n,
        masked=[False] * n,
        consumed=[False] * n,
        blank_first=bool(config.options.get("blank_back_before_noise", False)),
    )
    s.eggs = BROOD_SUPPLY.eggs
    s.carcasses += BROOD_SUPPLY.carcasses
    _pods(s)
    _cards(s, s.brood)
    s.bag, s.supply = [], []
    fill_bag(s, TOKENS.values())


def _pods(s: Ship) -> None:
    """Which pods are in play is chance, in both rulesets (K-8)."""
    numbers = list(BASE.pods.numbers)
    s.chance.shuffle(numbers)
    s.pods = sorted(numbers[: len(s.pods)])


def _cards(s: Ship, brood: Brood) -> None:
    """Three Adaptations face down, Attack, Event and Mutation cards; those of the base game stay in the box."""
    s.box["unused"] = (*s.weaknesses, *s.box["weakness"], *s.events)
    s.attacks = sorted(CARNOMORPH_ATTACKS)
    s.events = [s.cards.add(face, "event") for face in sorted(CARNOMORPH_EVENTS)]
    adaptations = [s.cards.add(face, "adaptation") for face in ADAPTATIONS]
    shuffle(s, adaptations)
    count = BROOD_SUPPLY.adaptations
    s.weaknesses, s.box["weakness"] = adaptations[:count], tuple(adaptations[count:])
    brood.deck = [s.cards.add(face, "mutation") for face in sorted(MUTATIONS)]
