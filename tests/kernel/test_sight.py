"""What a seat is shown of a question beside its options."""

from __future__ import annotations

from dataclasses import replace

from hullbreach.kernel import DONE, Asks, Form, Pick, Session, ask, rule
from hullbreach.kernel.sight import described_options

from .mini import Board, mini


@rule
def give_away(_s: Board) -> Asks[None]:
    """Any of two things, one after the other."""
    yield from ask(Pick(0, "give", [DONE, "lamp", "rope"], "X-1"))


def shown_last(form: Form) -> list[object]:
    game = replace(mini(give_away), forms={"give": form})
    session = Session.new(game, game.configure(players=2), 1)
    described = described_options(game, session.state, session.asked[0])
    return [each.option for each in described if each.stakes and each.stakes.last]


def test_what_ends_a_choice_of_several_stands_last_in_every_game() -> None:
    assert shown_last("list") == [DONE]


def test_a_plan_has_its_own_button_for_its_end() -> None:
    assert shown_last("plan") == []
