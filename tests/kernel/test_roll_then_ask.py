"""A roll followed by a question in one step: whatever is built again stands where the truth stands."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hullbreach.kernel import (
    Asks,
    Chance,
    Config,
    Flow,
    Game,
    Mode,
    Pick,
    Result,
    Session,
    State,
    ask,
    encode,
    roll,
    rule,
)


class Dice(State, kw_only=True):
    """Two numbers: one rolled in the open, one drawn after the question."""

    rolled: int = 0
    drawn: int = -1


@rule
def _turn(s: Dice) -> Asks[None]:
    s.rolled = yield from roll([1, 2, 3, 4, 5, 6])
    yield from ask(Pick(0, "go", ["yes", "no"], "X-1"))
    s.drawn = s.chance.below(1_000_000)


def _step(s: Dice) -> Flow[None] | None:
    return _turn(s) if s.drawn < 0 else None


def _keep(s: Dice, eyes: Any, chance: Chance, now: Dice) -> None:
    """Nothing is hidden."""


GAME = Game(
    name="dice",
    version="1",
    package=__name__,
    state=Dice,
    modes=(Mode("one", 1, 1),),
    setup=lambda config, chance: Dice(chance=chance),
    step=_step,
    view=lambda s, seat: s.rolled,
    determinize=_keep,
    score=lambda s: Result("over", (0,), (1,)),
    describe=lambda s, pick: [],
    draw=lambda view, words: "",
    zones=lambda s: [],
    secrets=lambda s, seat: {},
)


def test_a_clone_draws_what_its_original_draws() -> None:
    session = Session.new(GAME, Config("one", 1), 3)
    twins = [session.clone(), Session.load(GAME, session.save())]
    for twin in twins:
        assert encode(twin.state) == encode(session.state)
    for s in (session, *twins):
        s.answer(0, "yes", s.asked[0].number)
    assert [twin.state.drawn for twin in twins] == [session.state.drawn] * 2


def test_a_step_begun_anew_rolls_anew() -> None:
    session = Session.new(GAME, Config("one", 1), 3)
    other = Session.load(replace(GAME, version="2"), session.save())
    assert (other.asked[0].prompt, other.state.rolled) == ("go", session.state.rolled)
    rolled = set()
    for key in range(20):
        session.redeal(key)
        rolled.add(session.state.rolled)
    assert session.asked[0].prompt == "go"
    assert len(rolled) > 1
