"""What watchers are asked, and which answers were right when everything is told."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.kernel import (
    WINS,
    Epilogue,
    Guess,
    Phrase,
    SeatEnd,
    Stretch,
    Way,
    all_or_nobody,
    asked_of_watchers,
    each_alone,
    is_right,
)

SAID = Phrase("said")


def ended(winners: Iterable[int], *lines: tuple[tuple[int, Way], ...]) -> Epilogue:
    """How a game ended whose seats lived like this."""
    won = set(winners)
    seats = tuple(
        SeatEnd(seat, seat in won, SAID, SAID, SAID, SAID, line=tuple(Stretch(*x) for x in line))
        for seat, line in enumerate(lines)
    )
    return Epilogue("round", 9, SAID, seats, ())


PLAIN: tuple[tuple[int, Way], ...] = ((1, "plain"),)


def test_who_has_turned_is_judged_by_the_round_of_the_guess() -> None:
    end = ended([], ((1, "plain"), (4, "turned")), ((1, "turned"), (3, "gone")), PLAIN)
    assert [is_right("alien", at, (0,), end) for at in (3, 4, 9)] == [False, True, True]
    assert [is_right("alien", at, (1,), end) for at in (1, 3, 9)] == [True, True, True]
    assert not is_right("alien", 9, (2,), end)
    assert not is_right("alien", 9, (), end)


def test_who_was_cured_has_not_turned_any_more() -> None:
    end = ended([], ((1, "plain"), (3, "turned"), (5, "plain")))
    assert [is_right("infected", at, (0,), end) for at in (2, 4, 5)] == [False, True, False]


def test_who_wins_is_judged_by_the_end_and_a_team_wins_as_a_whole() -> None:
    end = ended([0, 2], PLAIN, PLAIN, PLAIN)
    assert is_right(WINS, 1, (0,), end)
    assert is_right(WINS, 1, (0, 2), end)
    assert not is_right(WINS, 1, (0, 1), end)
    assert not is_right(WINS, 1, (), end)
    assert is_right(WINS, 1, (), ended([], PLAIN, PLAIN))
    assert not is_right(WINS, 1, (7,), end)
    assert not is_right(WINS, 1, (0, 7), end)


def test_where_one_answer_is_left_nothing_is_asked() -> None:
    assert asked_of_watchers("alien", 2, each_alone([3])) is None
    assert asked_of_watchers("alien", 2, each_alone([3, 4])) == Guess("alien", 2, ((3,), (4,)))
    assert all_or_nobody(1) == ((0,), ())
