"""`hullbreach bench`."""

import pytest

from hullbreach.lab.bench import Speeds, middle_speeds, ratios

from .conftest import Run


def test_every_figure_is_there(run: Run) -> None:
    found = run("bench", "specimen", "--seconds", "0.02", "--json").json()
    speeds = found["games"]["specimen"]
    assert (speeds.pop("mode"), speeds.pop("players")) == ("crew", 3)
    assert len(speeds) == 11
    assert all(figure > 0 for figure in speeds.values())


def test_a_loop_of_plain_python_is_measured_in_the_same_run(run: Run) -> None:
    found = run("bench", "specimen", "--seconds", "0.02", "--json").json()
    assert found["yardsticks"]["Python"]["turns"] > 100_000


def test_a_ratio_is_a_speed_over_that_of_a_yardstick() -> None:
    speeds = Speeds("crew", 3, 100, 200, 300, 0.5, 10.0, 20.0, 30.0, 40.0, 50.0, None, 60)
    catan = {"answers": 300.0, "decisions": 80.0, "copies": 50_000.0}
    others = {"Python": {"turns": 4000.0}, "Catanatron": catan}
    assert ratios(speeds, others) == {
        "turns": 40.0,
        "recorded": 0.5,
        "recorded-choices": 1.25,
        "unrecorded": 1.0,
        "unrecorded-choices": 2.5,
        "playout": 1.5,
        "playout-choices": 3.75,
        "clone": 2.0,
    }
    others["PettingZoo tic-tac-toe"] = {"steps": 120.0}
    assert ratios(speeds, others)["env"] == 0.5


def test_of_several_rounds_the_middle_of_each_figure_counts() -> None:
    def measured(plays: int, clone: float, observe: float | None) -> Speeds:
        return Speeds("crew", 3, plays, 200, 300, 0.5, clone, 20.0, 30.0, 40.0, 50.0, observe, 60)

    rounds = [measured(100, 30.0, None), measured(300, 10.0, 7.0), measured(200, 20.0, 9.0)]
    assert middle_speeds(rounds) == measured(200, 20.0, 7.0)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("a seat’s view, µs", "turns of a Python loop")),
        ("de", ("Ansicht eines Platzes, µs", "einer Python-Schleife")),
    ],
)
def test_it_reads_well(run: Run, lang: str, words: tuple[str, ...]) -> None:
    said = run("bench", "specimen", "--seconds", "0.02", "--lang", lang).out
    assert all(word in said for word in words)


def test_seats_and_options_can_be_chosen(run: Run) -> None:
    table = ("--players", "5", "--option", "air=2", "--seconds", "0.02")
    assert run("bench", "specimen", *table, "--json").json()["games"]["specimen"]["players"] == 5
