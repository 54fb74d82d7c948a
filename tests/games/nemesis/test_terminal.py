"""The ship as text."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.board import CORRIDOR_OF, DESTROYED
from hullbreach.games.nemesis.chart import LINES, PLACES, chart
from hullbreach.games.nemesis.terminal import LINE_WIDTH, draw
from hullbreach.words import LANGUAGES, Words

from .table import Helm


@pytest.fixture
def helm() -> Helm:
    helm = Helm("captain", "scout")
    helm.at("r01", 0)
    helm.at("r20", 1)
    helm.tile("r07", "storage", counter=2)
    helm.intruder("adult", "r20", injuries=2)
    helm.state.door[CORRIDOR_OF["c03_07"]] = DESTROYED
    helm.closes("c05_10")
    helm.state.noise[CORRIDOR_OF["c11_14"]] = True
    return helm


def test_the_chart_shows_rooms_doors_noise_and_figures(helm: Helm) -> None:
    plan = "\n".join(chart(helm.view(0)))
    assert all(f"{number:02d}" in plan for number in range(1, 22))
    assert "[01]1" in plan
    assert "[20]2x" in plan
    assert "[07]" in plan
    assert "[02]" not in plan
    assert all(sign in plan for sign in "|/!")


def test_no_corridor_runs_through_a_third_room() -> None:
    for line in LINES:
        assert not set(line) & set(PLACES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_tells_what_the_reader_knows_in_eighty_columns(helm: Helm, language: str) -> None:
    words = Words("hullbreach.games.nemesis", language, strict=True)
    text = draw(helm.view(0), words)
    assert max(map(len, text.splitlines())) <= LINE_WIDTH
    assert words("card.revolver") in text
    assert words("place.storage") in text
    assert words("intruder.adult") + "**" in text
    assert text.count(words("place.armory")) == 0
