"""Previews: what a seat would be asked after answers of its own, as far as nothing else decides."""

from __future__ import annotations

import pytest

from hullbreach.kernel import Asks, Illegal, Pick, Session, ask, roll, rule

from .mini import Board, mini


@rule
def walk(s: Board) -> Asks[None]:
    """Two questions in a row, then a die, then a third; the first way out asks somebody else."""
    way = yield from ask(Pick(0, "way", ["north", "south", "wait"], "X-1"))
    if way == "wait":
        yield from ask(Pick(1, "other", ["yes", "no"], "X-1"))
        return
    pace = yield from ask(Pick(0, "pace", ["run", "creep"], "X-1", about={"way": way}))
    if pace == "run":
        yield from roll([1, 2])
    yield from ask(Pick(0, "stop", ["here", "there"], "X-1"))


def begun() -> Session[Board]:
    game = mini(walk)
    return Session.new(game, game.configure(players=2), 1)


def test_a_preview_shows_the_next_question_and_changes_nothing() -> None:
    session = begun()
    before = session.digest()
    shown = session.preview(0, ["south"])
    assert shown is not None
    assert shown.asked is not None
    assert (shown.asked.prompt, shown.asked.about) == ("pace", {"way": "south"})
    assert session.digest() == before
    assert session.asked[0].prompt == "way"


def test_answers_can_be_tried_in_a_row() -> None:
    shown = begun().preview(0, ["north", "creep"])
    assert shown is not None
    assert shown.asked is not None
    assert shown.asked.prompt == "stop"


@pytest.mark.parametrize("options", [["north", "run"], ["wait"], ["north", "creep", "here"]])
def test_it_stops_at_chance_at_others_and_at_the_end(options: list[str]) -> None:
    assert begun().preview(0, options) is None


def test_what_is_not_offered_is_refused() -> None:
    with pytest.raises(Illegal):
        begun().preview(0, ["west"])
