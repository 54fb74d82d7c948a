"""Two secret questions in one step: the closing of the first is a barrier for every undo."""

from __future__ import annotations

from functools import partial

from hullbreach.kernel import Asks, Pick, Session, ask, ask_together, rule

from .mini import Board, mini


@rule
def _say(seat: int, prompt: str) -> Asks[str]:
    word: str = yield from ask(Pick(seat, prompt, ["a", "b"], "X-1", secret=True))
    return word


@rule
def _twice(s: Board) -> Asks[None]:
    for prompt in ("first", "second"):
        said = yield from ask_together({seat: partial(_say, seat, prompt) for seat in (0, 1)})
        s.notes.append(f"secret {said}")


def test_a_closed_secret_is_not_taken_back_when_the_next_one_is_open() -> None:
    game = mini(_twice)
    session = Session.new(game, game.configure(players=2), 1)
    for seat in (1, 0):
        session.answer(seat, "a", session.asked[seat].number)
    assert {pick.prompt for pick in session.asked.values()} == {"second"}
    assert not session.can_undo(0)
    assert not session.undo(0)
    assert not session.undo(1)
