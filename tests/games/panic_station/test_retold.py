"""Cards traced back through hidden hands: what somebody hands over they have been given or have drawn."""

from __future__ import annotations

from hullbreach.games.panic_station.components import BODY_SCANNER, GAS_CAN, GRENADE
from hullbreach.games.panic_station.past import Log
from hullbreach.games.panic_station.retold import Impossible, Telling, ground
from hullbreach.games.panic_station.state import (
    DREW,
    GAVE_GAS,
    MET,
    PLAIN,
    PLAYED,
    HouseRules,
    Incident,
)
from hullbreach.kernel import Chance, Seat, key_of

EYE = 3
HIDDEN = "key_card"
"""Stands where the eye has seen nothing; a telling may say anything there."""


def drew(seat: Seat, face: str = HIDDEN) -> Incident:
    return Incident(DREW, seat, cards=(face,))


def met(a: Seat, b: Seat, mine: str = HIDDEN, theirs: str = HIDDEN) -> Incident:
    meanings = [GAVE_GAS if face == GAS_CAN else PLAIN for face in (mine, theirs)]
    return Incident(MET, a, b, meanings[0], meanings[1], (mine, theirs))


def told(rows: list[Incident], seed: int) -> list[Incident]:
    """One telling of these rows, as the eye could believe them to have been."""
    log = Log(tuple(rows), 12, (EYE,), HouseRules(), 4)
    chance = Chance(key_of(seed))
    for _ in range(50):
        try:
            telling = Telling(ground(log), ground(log).loose.draw(chance), chance, len(rows))
        except Impossible:
            continue
        faces = telling.stock.faces
        faces[:] = [face or HIDDEN for face in faces]
        found = [*rows]
        telling.write(found)
        return found
    raise AssertionError("nothing fits")


def start() -> list[Incident]:
    hidden = [drew(seat) for seat in (0, 0, 1, 1, 2, 2)]
    return [*hidden, drew(EYE, BODY_SCANNER), drew(EYE, GAS_CAN)]


def test_a_card_there_is_one_of_goes_from_hand_to_hand_until_it_comes_back() -> None:
    rows = [*start(), met(EYE, 0, BODY_SCANNER, GRENADE), met(0, 1), met(1, 2)]
    rows.append(met(2, EYE, BODY_SCANNER, GAS_CAN))
    for seed in range(20):
        found = told(rows, seed)
        assert [found[i].cards[0] for i in (9, 10)] == [BODY_SCANNER] * 2
        assert found[8] == rows[8]


def test_other_cards_make_way_for_one_that_has_a_single_way() -> None:
    """Whatever the grenade came from, the scanner was handed on in one of two meetings."""
    rows = [*start(), drew(EYE, GRENADE), met(EYE, 0, BODY_SCANNER, GAS_CAN)]
    rows += [met(EYE, 0, GRENADE, GAS_CAN), met(0, 2), met(0, 2)]
    rows += [met(2, EYE, GRENADE, GAS_CAN), Incident(PLAYED, 2, cards=(BODY_SCANNER,))]
    for seed in range(20):
        found = told(rows, seed)
        assert BODY_SCANNER in [found[i].cards[0] for i in (11, 12)]
