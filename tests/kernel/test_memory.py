"""What is no longer used is gone at once: a search makes thousands of worlds a second and waits for no collector."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable

import pytest

from hullbreach.kernel import Session, Trial
from hullbreach.testing.laws import choose, numbers
from hullbreach.testing.specimen import GAME
from hullbreach.testing.specimen.state import Crew

Made = Session[Crew] | Trial[Crew]


def _some_answers_in() -> Session[Crew]:
    session = Session.new(GAME, GAME.configure(None, 4), 3)
    source = numbers(3)
    for _ in range(25):
        session.answer(*choose(session, source))
    return session


@pytest.mark.parametrize(
    "make",
    [Session.clone, Session.trial, lambda session: session.fork(1, "a world")],
    ids=["clone", "trial", "fork"],
)
def test_another_world_is_gone_with_its_last_reference(
    make: Callable[[Session[Crew]], Made],
) -> None:
    session = _some_answers_in()
    gc.collect()
    gc.disable()
    try:
        made = make(session)
        left = weakref.ref(made._run)
        del made
        assert left() is None
    finally:
        gc.enable()
