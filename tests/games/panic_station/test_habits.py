"""What players do tells something of what they are: whom they seek out, what they hand over, whom they kill."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from hullbreach.bots.beliefs.panic_station import sums
from hullbreach.games.panic_station.past import Evidence, Log, known_rows
from hullbreach.games.panic_station.state import (
    DIED,
    DREW,
    GAVE_GAS,
    GAVE_INFECTION,
    KILLED,
    LOOKED,
    MET,
    PLAIN,
    HouseRules,
    Incident,
)
from hullbreach.kernel import Seat

RED, WHITE, BLUE, YELLOW = range(4)
DEALT = [Incident(DREW, seat) for seat in range(4)]
"""Everybody has drawn a card of the packet, and one of them may be the host."""


def odds(seat: Seat, rows: Iterable[Incident], packet: int = 0) -> list[float]:
    """How likely a seat of four thinks everybody infected."""
    log = Log((*DEALT, *rows), packet, (seat,), HouseRules(), 4)
    return sums(log)


def begun(who: Seat, times: int = 3) -> list[Incident]:
    """Somebody begins exchanges with White, who began none."""
    return [Incident(MET, who, WHITE)] * times


def test_worlds_are_dealt_without_habits() -> None:
    """The rules alone say how often: an infected player who meets somebody infects them two times in nine."""
    log = Log((*DEALT, *begun(RED, 1)), 0, (BLUE,), HouseRules(), 4)
    found = Evidence(*known_rows(log)).courses[-1]
    shares = [sum([w for state, w in found.items() if state >> x & 1]) for x in range(4)]
    assert shares[RED] == shares[WHITE] == pytest.approx((1 + 2 / 9) * shares[YELLOW])


def test_without_deeds_everybody_else_is_as_likely_the_host() -> None:
    assert odds(BLUE, []) == pytest.approx([1 / 3, 1 / 3, 0, 1 / 3])


def test_whoever_begins_exchanges_is_rather_taken_for_infected() -> None:
    one, three = odds(BLUE, begun(RED, 1)), odds(BLUE, begun(RED))
    assert three[RED] > one[RED] > one[YELLOW] > three[YELLOW]
    assert one[RED] > 0.45


def test_whoever_is_sought_out_is_rather_human() -> None:
    rows = [Incident(MET, RED, WHITE, PLAIN, PLAIN)]
    assert odds(RED, rows)[WHITE] < odds(RED, [])[WHITE], "what was handed over was none"
    assert odds(BLUE, [Incident(MET, YELLOW, RED)])[RED] < 1 / 3


def test_what_one_begins_oneself_tells_nothing() -> None:
    """Red met White twice, and it does not matter to Red who of them began."""
    mine = odds(RED, [Incident(MET, RED, WHITE, PLAIN, PLAIN)])
    theirs = odds(RED, [Incident(MET, WHITE, RED, PLAIN, PLAIN)])
    assert mine[BLUE] == mine[YELLOW]
    assert theirs[WHITE] > mine[WHITE], "but that White sought Red out does"


def test_only_those_who_live_could_have_begun_instead() -> None:
    """With Yellow dead one of two began, which tells less than one of three."""
    early = odds(BLUE, begun(RED))
    late = odds(BLUE, [Incident(DIED, YELLOW), *begun(RED)])
    assert late[YELLOW] > early[YELLOW]


@pytest.mark.parametrize("given", [PLAIN, GAVE_GAS])
def test_whoever_hands_over_something_harmless_is_rather_human(given: int) -> None:
    after = odds(RED, [Incident(MET, RED, WHITE, PLAIN, given)])
    assert 0.05 < after[WHITE] < odds(RED, [])[WHITE]


def test_whoever_hands_over_an_infection_card_is_infected() -> None:
    assert odds(RED, [Incident(MET, RED, WHITE, GAVE_GAS, GAVE_INFECTION)])[WHITE] == 1


def test_who_kills_humans_is_taken_for_infected() -> None:
    """Red has killed a character of White's: Red is rather infected, White is, or neither."""
    after = odds(BLUE, [Incident(KILLED, RED, WHITE)])
    assert after[RED] > 0.6 > 1 / 3 > after[WHITE] > after[YELLOW] > 0


def test_who_has_seen_the_hand_of_their_victim_knew_what_they_did() -> None:
    unknown = odds(BLUE, [Incident(KILLED, RED, WHITE)])
    knowing = odds(BLUE, [Incident(LOOKED, RED, WHITE), Incident(KILLED, RED, WHITE)])
    assert knowing[WHITE] > unknown[WHITE]


def test_what_one_kills_oneself_or_of_ones_own_tells_nothing() -> None:
    assert odds(BLUE, [Incident(KILLED, BLUE, RED)]) == odds(BLUE, [])
    assert odds(BLUE, [Incident(KILLED, RED, RED)]) == odds(BLUE, [])
