"""Experiments with designed numbers: the same games with other numbers, taken up again, added up."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach import games
from hullbreach.analysis.findings import kept_in
from hullbreach.kernel import HullbreachError
from hullbreach.lab.balance import (
    Balance,
    Experiment,
    Variant,
    add_up,
    carry_on,
    check_numbers,
    experiment,
)
from hullbreach.lab.balance.work import Place
from hullbreach.lab.plans import Played, plan
from hullbreach.lab.report import balance_page
from hullbreach.lab.simulate import simulate
from hullbreach.parts.changes import NumberChange, read_changes

SPECIMEN = "hullbreach.testing.specimen"
FRAIL = Variant("frail", read_changes(SPECIMEN, {"specimen": {"lives": 1}}))
FACTIONS = ("marines", "aliens", "scientists", "greys")


def small(seeds: int = 12) -> Experiment:
    return experiment("specimen", "random", "small", seeds, [FRAIL], seats=3)


def all_games(todo: Experiment, notes: Path | None = None, jobs: int = 1) -> dict[Place, Played]:
    found: dict[Place, Played] = {}
    for portion in carry_on(todo, kept_in(notes), jobs):
        assert not found.keys() & portion.keys()
        found |= portion
    return found


def test_other_numbers_give_other_games_and_leave_no_trace(tmp_path: Path) -> None:
    todo, notes = small(), tmp_path / "notes"
    found = all_games(todo, notes)
    as_it_is = [found[0, 0, n] for n in range(12)]
    frail = [found[1, 0, n] for n in range(12)]
    assert as_it_is == list(simulate(plan("specimen", ("random",) * 3, "small"), 12))
    assert [game.seed for game in frail] == [game.seed for game in as_it_is]
    assert frail != as_it_is
    assert all_games(todo, notes) == found
    assert notes.read_bytes().count(b"\n") == 24


def test_an_experiment_is_taken_up_again_over_any_number_of_processes(tmp_path: Path) -> None:
    todo, notes = small(20), tmp_path / "notes"
    begun = carry_on(todo, kept_in(notes))
    assert next(begun) == {}
    assert len(next(begun)) == 10
    begun.close()
    whole = notes.read_bytes()
    notes.write_bytes(whole[:-5])
    found = all_games(todo, notes, jobs=2)
    assert len(found) == 40
    assert notes.read_bytes().startswith(whole)
    assert notes.read_bytes().count(b"\n") == 40
    assert [found[0, 0, n] for n in range(20)] == list(simulate(todo.plan(0), 20))


def test_numbers_a_game_cannot_be_set_up_with_are_refused_before_any_game() -> None:
    check_numbers(small())
    wrong = Variant("wrong", (NumberChange(SPECIMEN, "specimen", ("lives",), "many"),))
    with pytest.raises(HullbreachError, match=r"wrong: .*specimen.toml: lives: expected `int`"):
        check_numbers(experiment("specimen", "random", 1, 1, [wrong]))


def test_every_side_sits_on_every_seat() -> None:
    duel = experiment("theseus", "greedy", 1, 1, sides=FACTIONS)
    assert len({str(table.options["factions"]) for table in duel.tables}) == 12
    four = experiment("theseus", "greedy", 1, 1, mode="deathmatch", seats=4, sides=FACTIONS)
    seatings = [str(table.options["factions"]).split(",") for table in four.tables]
    assert len(seatings) == 24
    for seat in range(4):
        assert {names[seat] for names in seatings} == set(FACTIONS)


@pytest.mark.parametrize(
    ("game", "bot", "sides", "said"),
    [
        ("specimen", "random", ("a", "b"), "no option that gives every seat its side"),
        ("theseus", "greedy", ("aliens",), "2 seats need as many different sides"),
        ("theseus", "greedy", ("aliens", "aliens"), "different sides"),
        ("theseus", "greedy", ("aliens", "cats"), "cats is none of"),
        ("theseus", "ismcts:0.1s", (), "does not play the same game twice"),
        ("theseus", "nobody", (), "nobody"),
    ],
)
def test_what_cannot_be_played_is_refused(
    game: str, bot: str, sides: tuple[str, ...], said: str
) -> None:
    with pytest.raises(HullbreachError, match=said):
        experiment(game, bot, 1, 1, sides=sides)


# -- figures ------------------------------------------------------------------------------------------


def game(number: int, sides: tuple[str, ...], *winners: int) -> Played:
    scores = (0,) * len(sides)
    return Played(number, str(number), "end", winners, scores, 10, 0, sides=sides)


def added_up(before: list[Played], after: list[Played]) -> Balance:
    todo = Experiment(
        "theseus",
        "2",
        (games.find("theseus").configure("duel", 2),),
        "greedy",
        1,
        len(before),
        (Variant(""), Variant("other")),
    )
    rows = {
        (v, 0, n): played for v, part in enumerate((before, after)) for n, played in enumerate(part)
    }
    return add_up(todo, rows)


def test_shares_count_wins_of_sides_and_seats() -> None:
    pair = ("aliens", "greys")
    games_played = [game(n, pair, 0) for n in range(3)] + [game(3, pair, 0, 1)]
    plain, other = added_up(games_played, games_played).variants
    assert [(row.name, row.games, row.share.value) for row in plain.sides] == [
        ("aliens", 4, 1.0),
        ("greys", 4, 0.25),
    ]
    assert [row.share.value for row in plain.seats] == [1.0, 0.25]
    assert [row.change for row in plain.sides] == [None, None]
    assert [row.change.value for row in other.sides if row.change] == [0.0, 0.0]
    assert [(one, two, share.value) for one, two, share in plain.pairs] == [
        ("aliens", "greys", 1.0),
        ("greys", "aliens", 0.25),
    ]


def test_a_change_is_measured_on_pairs_of_games() -> None:
    pair = ("aliens", "greys")
    before = [game(n, pair, n % 2) for n in range(40)]
    after = [game(n, pair, 0) if n < 8 else before[n] for n in range(40)]
    change = added_up(before, after).variants[1].sides[0].change
    assert change is not None
    assert change.value == pytest.approx(0.1)
    # Four games of forty have changed: the spread is theirs, and not that of two samples of forty (about 0.2).
    assert change.high - change.value == pytest.approx(
        1.96 * (4 / 40 * 36 / 40 / 40) ** 0.5, abs=1e-3
    )


def test_seatings_of_one_seed_share_its_luck() -> None:
    pair = ("aliens", "greys")
    alike = [game(n // 10, pair, (n // 10) % 2) for n in range(40)]
    mixed = [game(n // 10, pair, n % 2) for n in range(40)]
    spans = [added_up(rows, rows).variants[0].sides[0].share for rows in (alike, mixed)]
    assert [span.value for span in spans] == [0.5, 0.5]
    assert spans[0].high - spans[0].low > 2 * (spans[1].high - spans[1].low)


def test_those_who_win_together_count_as_one_game() -> None:
    crew = ("human", "human", "human", "alien")
    found = added_up(
        [game(n, crew, 0, 1, 2) for n in range(9)] + [game(9, crew, 3)],
        [game(n, crew) for n in range(10)],
    )
    human = next(row for row in found.variants[0].sides if row.name == "human")
    assert (human.games, human.share.value) == (10, 0.9)
    assert human.share.low < 0.6


def test_a_game_that_broke_off_is_told_and_counts_for_nobody() -> None:
    pair = ("aliens", "greys")
    broken = Played(1, "1", None, (), (), 0, 0, "ZeroDivisionError: no air")
    (plain, _) = added_up([game(0, pair, 0), broken], [game(0, pair, 0), broken]).variants
    assert plain.faults == ("ZeroDivisionError: no air",)
    assert [row.games for row in (*plain.sides, *plain.seats)] == [1, 1, 1, 1]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_page_holds_every_variant_in_both_languages(lang: str) -> None:
    pair = ("aliens", "greys")
    before = [game(n, pair, n % 2) for n in range(6)]
    page = balance_page(added_up(before, before[::-1]), lang)
    assert {"en": "The numbers as they are", "de": "Die geltenden Zahlen"}[lang] in page
    assert '<h2 id="v1">other</h2>' in page
    assert {"en": "Who beats whom", "de": "Wer wen schlägt"}[lang] in page
    assert {"en": "+0.0 (", "de": "+0,0 ("}[lang] in page
    assert "balance-" not in page
    assert "http" not in page
    assert "<script" not in page
