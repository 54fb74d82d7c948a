"""Odds keep their word: of those called aliens with one chance in three, one in three is an alien.

The Thing and Panic Station weigh who has a hidden role; nobody aboard the Nemesis has one, so there a seat
believes what it is dealt: infections, kept Objectives and engines. Strong tables search with twenty simulations.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from hullbreach.games.nemesis import GAME as NEMESIS
from hullbreach.games.nemesis.state import Ship
from hullbreach.kernel import Session, Value
from hullbreach.testing.laws import choose, numbers
from tests.bots.calibration import Tables, chances, facts, kept, measure, told, watch

POSITIONS = int(os.environ.get("HULLBREACH_POSITIONS", "2000"))
STRONG = "ismcts:20"
TABLES = [
    Tables("the_thing", "greedy", 5),
    Tables("the_thing", STRONG, 4),
    Tables("panic_station", "greedy", 5),
    Tables("panic_station", STRONG, 4),
    Tables("nemesis", "greedy", 3, apart=48),
    Tables("nemesis", STRONG, 3),
    Tables("nemesis", "greedy", 3, apart=48, options=("carnomorphs",)),
    Tables("nemesis", STRONG, 3, options=("carnomorphs",)),
]


@pytest.mark.soak
@pytest.mark.parametrize("tables", TABLES, ids=lambda tables: tables.journal.stem)
def test_odds_are_calibrated(
    tables: Tables, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found, words = told(tables, measure(tables, POSITIONS, 500_000, tmp_path / "games.jsonl"))
    with capsys.disabled():
        print(f"\n{words}")  # noqa: T201  # the soak's figures
    assert found.error < 0.03
    rows = found.bins().values()
    assert [row for row in rows if abs(row.error) > max(0.03, row.doubt)] == []


def test_what_is_certain_is_so() -> None:
    guesses = [guess for seed in (1, 2) for guess in watch(TABLES[0], seed).guesses]
    assert len(guesses) > 60
    assert not [guess for guess in guesses if guess.said == 0 and guess.was]
    assert not [guess for guess in guesses if guess.said == 1 and not guess.was]


def test_what_a_seat_knows_is_not_guessed() -> None:
    session = Session.new(NEMESIS, NEMESIS.configure("semi_coop", 3), 7, record=False)
    s = session.state
    assert facts(s, 0) == {
        f"engine {engine}": s.face(s.engines[2 * engine]) == "working" for engine in range(3)
    }


def late(seed: int, options: dict[str, Value]) -> Session[Ship]:
    """A game of Nemesis in which somebody has a Contamination card and Objectives have been chosen."""
    config = NEMESIS.configure("semi_coop", 3, options)
    session: Session[Ship] = Session.new(NEMESIS, config, seed, record=False)
    source = numbers(seed)
    while not (session.state.contact and len(session.state.part) > 3):
        session.answer(*choose(session, source))
    return session


@pytest.mark.parametrize("options", [{}, {"carnomorphs": True}], ids=["nemesis", "carnomorphs"])
def test_worlds_are_dealt_by_the_chances_that_are_said(options: dict[str, Value]) -> None:
    session = late(3, options)
    said = chances(session.state, 0)
    told = [facts(session.fork(0, n).state, 0) for n in range(600)]
    assert len(told[0]) > 4
    for name in told[0]:
        share = sum(each[name] for each in told) / len(told)
        assert abs(share - said[name]) < 0.07, name


def test_a_run_that_was_broken_off_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = measure(TABLES[0], 40, 7, tmp_path / "whole.jsonl")
    journal = tmp_path / "games.jsonl"
    journal.write_text(
        "".join((tmp_path / "whole.jsonl").read_text().splitlines(True)[:1]), encoding="utf-8"
    )
    assert measure(TABLES[0], 40, 7, journal) == whole == [*kept(journal)]
