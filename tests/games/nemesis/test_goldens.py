"""Whole games, one or more for each mode, replayed from their text."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis import CARNOMORPHS, GAME
from hullbreach.kernel import Session, Value
from hullbreach.testing.laws import choose, numbers

from .golden import FOLDER, Story, answers, compare

GAMES: dict[str, tuple[str, int, dict[str, Value], int]] = {
    "semi_coop_of_three": ("semi_coop", 3, {}, 7),
    "semi_coop_by_the_rulebook": ("semi_coop", 4, {"ruleset": "rulebook"}, 12),
    "with_an_intruder_player": ("semi_coop", 4, {"intruder_player": True}, 6),
    "coop_of_three": ("coop", 3, {}, 4),
    "solo": ("solo", 1, {}, 9),
    "carnomorphs_of_three": ("semi_coop", 3, {"carnomorphs": True}, 11),
    "carnomorphs_coop_of_two": ("coop", 2, {"carnomorphs": True}, 8),
}
EXPANSION = [option.name for option in CARNOMORPHS]
"""Options that a game without the expansion does not tell of."""


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_played_again(name: str) -> None:
    mode, players, options, seed = GAMES[name]
    path = FOLDER / f"{name}.txt"
    session = Session.new(GAME, GAME.configure(mode, players, options), seed)
    told = {k: v for k, v in session.config.options.items() if v or k not in EXPANSION}
    title = " ".join(f"{key}={value}" for key, value in told.items())
    story = Story(session, f"nemesis {mode}, {players} seats, seed {seed}: {title}")
    for line in answers(path):
        story.says(*story.choice(line))
    source = numbers(seed)
    while not session.over:  # only when it is recorded for the first time
        seat, option, _ = choose(session, source)
        story.says(seat, option)
    story.ends()
    compare(path, story.text())
