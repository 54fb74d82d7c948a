"""Whole games kept as text: every answer, and below it what happened. They are played again from their answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.games.the_thing import GAME
from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Choice, Event, Session
from hullbreach.words import Words

FOLDER = Path(__file__).parents[2] / "goldens" / "the_thing"
GAMES: dict[str, tuple[str, int, int]] = {
    "hidden_four": ("hidden", 4, 21),
    "hidden_six": ("hidden", 6, 8),
    "coop_two": ("coop", 2, 28),
}
WORDS = Words(GAME.package, "en", strict=True)


def begin(name: str) -> Session[Base]:
    """The table of a golden at its first question."""
    mode, players, seed = GAMES[name]
    return Session.new(GAME, GAME.configure(mode, players), seed)


def written(option: Choice) -> str:
    """An option as words."""
    return " ".join(map(str, option)) if isinstance(option, tuple) else str(option)


def told(events: list[Event]) -> list[str]:
    """What happened; what only some were told says to whom."""
    lines = []
    for event in events:
        line = WORDS.event(event.key, event.facts)
        to = "" if event.to is None else f"[to {WORDS.listing([WORDS.seat(x) for x in event.to])}] "
        lines.append(f"    {to}{line}")
    return lines


def retell(name: str, answers: list[str]) -> str:
    """Play a recorded game again and tell it."""
    session = begin(name)
    mode, players, seed = GAMES[name]
    lines = [f"the_thing {mode}, {players} seats, seed {seed}", "", *told(session.events)]
    for answer in answers:
        who, _, said = answer.partition(": ")
        prompt, _, words = said.partition(" = ")
        seat = next(x for x in session.asked if WORDS.seat(x) == who)
        pick = session.asked[seat]
        assert pick.prompt == prompt, f"{who} is asked {pick.prompt}, not {prompt}"
        option = next(o for o in pick.options if written(o) == words)
        lines += [answer, *told(session.answer(seat, option, pick.number))]
    assert session.result is not None, "the record breaks off"
    winners = WORDS.listing([WORDS.seat(x) for x in session.result.winners])
    lines += ["", f"{session.result.ending}: {winners}"]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_played_again(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    answers = [line for line in text.splitlines() if " = " in line and not line.startswith(" ")]
    assert retell(name, answers) == text
