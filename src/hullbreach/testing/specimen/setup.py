"""Setting up the specimen."""

from __future__ import annotations

from hullbreach.kernel import Chance, Config
from hullbreach.parts.cards import Cards, draw, look, shuffle

from .components import NUMBERS
from .state import CONTENT, SAMPLE, SUPPLY, Crew


def setup(config: Config, chance: Chance) -> Crew:
    """Deal hands and samples, and make one seat the alien."""
    players = config.players
    crew = Crew(
        chance=chance,
        cards=Cards(),
        players=players,
        lives=[NUMBERS.lives] * players,
        oxygen=players + int(config.options["air"]),
        alien=[False] * players,
    )
    crew.supply = crew.cards.add_all(NUMBERS.supply.items(), SUPPLY)
    shuffle(crew, crew.supply)
    crew.hands = [
        [draw(crew, crew.supply, seat) for _ in range(NUMBERS.start_hand)]
        for seat in range(players)
    ]
    _deal_samples(crew)
    crew.first = chance.below(players)
    crew.alien[crew.first] = True
    return crew


def _deal_samples(crew: Crew) -> None:
    labels = crew.cards.add_all(NUMBERS.labels.items(), SAMPLE)
    contents = crew.cards.add_all(NUMBERS.contents.items(), CONTENT)
    shuffle(crew, labels)
    shuffle(crew, contents)
    for seat in range(crew.players):
        crew.samples.append(labels.pop())
        crew.contents.append(contents.pop())
        look(crew, crew.samples[seat], seat)
    crew.box = labels + contents
