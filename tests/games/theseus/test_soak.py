"""A thousand random games of every pair of factions, and of every mode with Pandora."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import combinations

import pytest

from hullbreach.games.theseus import GAME
from hullbreach.games.theseus.components import FACTIONS
from hullbreach.kernel import Chance, Choice, Pick, Value, key_of, playout
from hullbreach.testing.laws import Numbers, numbers

ENDINGS = {"destruction", "data", "supremacy", "end_track", "turn_limit", "shared"}
TABLES: list[tuple[str, tuple[str, ...]]] = [("duel", pair) for pair in combinations(FACTIONS, 2)]
TABLES += [("deathmatch", (*two, "pandora")) for two in combinations(list(FACTIONS)[:4], 2)]
TABLES += [("deathmatch", (*three, "pandora")) for three in combinations(list(FACTIONS)[:4], 3)]
TABLES += [("teams", ("pandora", *three)) for three in combinations(list(FACTIONS)[:4], 3)]


def _answer(source: Numbers, pick: Pick) -> Choice:
    return pick.options[next(source) % len(pick.options)]


@pytest.mark.soak
@pytest.mark.parametrize(("mode", "factions"), TABLES, ids=str)
def test_a_thousand_games_end_by_the_rules(mode: str, factions: tuple[str, ...]) -> None:
    options: dict[str, Value] = {"factions": ",".join(factions)}
    if mode == "teams":
        options["pandora"] = True
    config = GAME.configure(mode, len(factions), options)
    endings: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for seed in range(1000):
        state = GAME.setup(config, Chance(key_of(seed)))
        playout(GAME, state, partial(_answer, numbers(seed)))
        assert GAME.step(state) is None, f"seed {seed} does not end"
        endings[state.ending] += 1
        wins.update(factions[seat] for seat in state.winners)
    print(f"{mode} {'-'.join(factions)}: {dict(wins.most_common())} {dict(endings.most_common())}")  # noqa: T201  # the soak's figures
    assert set(endings) <= ENDINGS
    assert endings["turn_limit"] <= 50
    assert set(wins) == set(factions), "a faction that never wins is a bug to explain"
