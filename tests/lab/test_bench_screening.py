"""The script that tells what each designed number does: its design, its decks, its model."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from itertools import combinations
from pathlib import Path
from types import ModuleType

import pytest

from hullbreach.lab.plans import Played

BENCH = Path(__file__).parents[2] / "bench"
THESEUS = "hullbreach.games.theseus"


@pytest.fixture(scope="module")
def screening() -> ModuleType:
    spec = spec_from_file_location("screening", BENCH / "screening.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("factors", [1, 4, 31])
def test_every_factor_is_changed_in_half_of_the_variants_whatever_the_others_are(
    screening: ModuleType, factors: int
) -> None:
    rows = screening.designs(factors)
    for first, second in combinations(range(factors), 2):
        met = [(row[first], row[second]) for row in rows]
        assert {met.count(pair) for pair in set(met)} == {len(rows) // 4}
    assert all(sum(row[column] for row in rows) * 2 == len(rows) for column in range(factors))


def test_the_factors_of_theseus_keep_every_deck_at_its_size(screening: ModuleType) -> None:
    asked = tomllib.loads((BENCH / "balance" / "theseus-screening.toml").read_text("utf-8"))
    data = Path(screening.games.__file__).parent / "theseus" / "data" / "cards.toml"
    rows = tomllib.loads(data.read_text("utf-8"))["cards"]
    for variant in screening.variants(THESEUS, asked):
        changed = {c.place[1]: c.value for c in variant.changes if c.place[-1] == "count"}
        counts = [(row["faction"], changed.get(row["id"], row["count"])) for row in rows]
        assert min(count for _, count in counts) >= 0
        for faction in ("marines", "aliens", "scientists", "greys"):
            assert sum(count for name, count in counts if name == faction) == 25


def test_the_model_finds_what_each_factor_adds(screening: ModuleType) -> None:
    design = screening.designs(3)
    truth = (20, 6, 0, -3)
    played = {(0, 0, 0): game(99)}
    for number, row in enumerate(design, 1):
        worth = truth[0] + sum(x for x, on in zip(truth[1:], row, strict=True) if on)
        played |= {(number, 0, 0): game(worth + 1), (number, 0, 1): game(worth - 1)}
    found = screening.effects(played, design, points())
    assert [round(effect, 9) for effect, _ in found] == list(truth)


def game(points: int) -> Played:
    return Played(0, "", "end", (0,), (points, 0), 1, 0, sides=("marines", "aliens"))


def points() -> Callable[[Played], float | None]:
    return lambda played: float(played.scores[0])


def test_shares_and_margins_are_those_of_a_side(screening: ModuleType) -> None:
    one = game(7)
    assert screening.share_of("marines")(one) == 100
    assert screening.share_of("aliens")(one) == 0
    assert screening.share_of("greys")(one) is None
    assert screening.share_of_first(one) == 100
    assert screening.margin_of("marines")(one) == 7
    assert screening.margin_of("aliens")(one) == -7
