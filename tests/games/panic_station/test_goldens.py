"""Whole games kept as text: every answer, and below it what happened. They are played again from their answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.games.panic_station import GAME
from hullbreach.games.panic_station.state import Station
from hullbreach.kernel import Choice, Event, Session, Value
from hullbreach.words import Words

FOLDER = Path(__file__).parents[2] / "goldens" / "panic_station"
GAMES: dict[str, tuple[int, dict[str, Value], int]] = {
    "four_players": (4, {}, 33),
    "five_players_bonus_cards": (5, {"bonus_cards": True}, 2),
    "six_players": (6, {}, 7),
    "six_players_bonus_cards": (6, {"bonus_cards": True}, 12),
}
WORDS = Words(GAME.package, "en", strict=True)


def begin(name: str) -> Session[Station]:
    """The table of a golden at its first question."""
    players, options, seed = GAMES[name]
    return Session.new(GAME, GAME.configure(None, players, options), seed)


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
    lines = [f"panic_station, {session.config.players} seats, seed {GAMES[name][2]}", ""]
    lines += told(session.events)
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
