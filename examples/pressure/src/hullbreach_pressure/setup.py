"""Setting up."""

from __future__ import annotations

from hullbreach.kernel import Chance, Config
from hullbreach.parts.cards import Cards, shuffle

from .components import NUMBERS
from .state import GAUGE, Engine


def setup(config: Config, chance: Chance) -> Engine:
    """P-1: a shuffled pile of gauges, and lives for everybody."""
    players = config.players
    engine = Engine(
        chance=chance,
        cards=Cards(),
        players=players,
        lives=[NUMBERS.lives] * players,
        hands=[[] for _ in range(players)],
    )
    faces = [(str(value), NUMBERS.copies) for value in NUMBERS.gauges]
    engine.pile = engine.cards.add_all(faces, GAUGE)
    shuffle(engine, engine.pile)
    return engine
