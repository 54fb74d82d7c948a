"""Pasts that could have been: what is drawn again when a past contradicts what was seen."""

from __future__ import annotations

from hullbreach.games.panic_station.past import TRIES, Mark, Past
from hullbreach.games.panic_station.state import DREW, GAVE_INFECTION, MET, SCANNED, Incident
from hullbreach.kernel import Chance, key_of

from .table import BLUE, RED, WHITE, YELLOW, Bench

HOST = Incident(DREW, RED, 0, 1)
UNSEEN = Incident(MET, RED, WHITE)
ALL_BUT_ONE, ALL_BUT_TWO = Incident(SCANNED, 1, 3), Incident(SCANNED, 2, 2)


class Watched(Past):
    """Remembers how far it went back."""

    def __init__(self, seed: int) -> None:
        super().__init__(Bench().state, (BLUE,), Chance(key_of(seed)), (0, 0))
        self.backs: list[int] = []

    def _go_back(self, mark: Mark) -> None:
        self.backs.append(mark[3][2])
        super()._go_back(mark)


def test_what_a_scan_has_confirmed_is_not_drawn_again() -> None:
    log = [HOST, UNSEEN, ALL_BUT_ONE, UNSEEN, ALL_BUT_TWO]
    backs, lived = set(), 0
    for seed in range(60):
        past = Watched(seed)
        lived += past.live_through(log)
        backs |= set(past.backs)
        assert past.backs == sorted(past.backs), "never back behind a fact that was met"
    assert backs == {1, 3}
    assert lived > 50


def test_the_time_since_a_fact_is_tried_only_so_often() -> None:
    impossible = [HOST, UNSEEN, ALL_BUT_ONE, UNSEEN, Incident(SCANNED, 4, 0)]
    for seed in range(20):
        past = Watched(seed)
        assert not past.live_through(impossible)
        assert past.backs.count(3) <= TRIES


def test_without_a_draw_there_is_nothing_to_try_again() -> None:
    past = Watched(1)
    assert not past.live_through([HOST, Incident(MET, YELLOW, BLUE, GAVE_INFECTION)])
    assert past.backs == []
