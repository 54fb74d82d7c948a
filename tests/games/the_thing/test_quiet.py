"""Who wants no more windows is known to each alone, how many to all."""

from __future__ import annotations

from hullbreach.games.the_thing import GAME
from hullbreach.kernel import Chance, Session, copier, key_of


def test_who_wants_no_more_windows_is_dealt_anew() -> None:
    state = Session.new(GAME, GAME.configure("hidden", 5), 1).boundary
    state.figures[0].quiet = state.figures[2].quiet = True
    found = set()
    for seed in range(60):
        world = copier(GAME.state)(state)
        GAME.determinize(world, (0,), Chance(key_of(seed), pins={}), state)
        quiet = [i for i, figure in enumerate(world.figures) if figure.quiet]
        assert quiet[0] == 0
        assert len(quiet) == 2
        found.add(quiet[1])
    assert found == {1, 2, 3, 4}
