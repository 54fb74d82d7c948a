"""Whole games, one or more for each mode, replayed from their text."""

from __future__ import annotations

import pytest

from hullbreach.games.theseus import GAME
from hullbreach.kernel import Choice, Session, Value
from hullbreach.testing.laws import choose, numbers
from tests.games.theseus.golden import FOLDER, Story, compare, tracks, written

GAMES: dict[str, tuple[str, int, dict[str, Value], int]] = {
    "duel": ("duel", 2, {"factions": "marines,greys", "start_player": "1"}, 11),
    "duel_with_pandora": ("duel", 2, {"factions": "pandora,scientists"}, 4),
    "deathmatch_of_three": ("deathmatch", 3, {"factions": "aliens,pandora,marines"}, 6),
    "deathmatch_of_four": ("deathmatch", 4, {"factions": "aliens,greys,marines,scientists"}, 3),
    "teams": ("teams", 4, {"factions": "aliens,greys,scientists,marines"}, 8),
}


def begin(name: str) -> Story:
    """The table of a golden at its first question."""
    mode, players, options, seed = GAMES[name]
    session = Session.new(GAME, GAME.configure(mode, players, options), seed)
    title = " ".join(f"{key}={value}" for key, value in session.config.options.items())
    return Story(session, f"theseus {mode}, {players} seats, seed {seed}: {title}")


def end(story: Story) -> None:
    """Write down how it ended."""
    result = story.session.result
    assert result is not None
    winners = ", ".join(story.session.state.factions[seat] for seat in result.winners)
    story.lines += ["", f"{result.ending}: {winners} ({tracks(story.session)})"]


def answers(name: str) -> list[str]:
    """What was said in a recorded game, line by line."""
    path = FOLDER / f"{name}.txt"
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()[2:]
    return [line for line in lines if " = " in line and not line.startswith(" ")]


def choice(story: Story, line: str) -> tuple[int, Choice]:
    """The answer a line stands for: the seat, and the option it offers under these words."""
    prompt, _, words = line.partition(": ")[2].partition(" = ")
    for seat, pick in story.session.asked.items():
        for option in pick.options:
            if pick.prompt == prompt and written(option) == words:
                return seat, option
    raise AssertionError(f"nobody can say {line!r} now")


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_played_again(name: str) -> None:
    story = begin(name)
    for line in answers(name):
        story.says(*choice(story, line))
    source = numbers(GAMES[name][3])
    while not story.session.over:  # only when it is recorded for the first time
        seat, option, _ = choose(story.session, source)
        story.says(seat, option)
    end(story)
    compare(f"{name}.txt", story.text())
