"""Victory and escape."""

from __future__ import annotations

import pytest

from hullbreach.games.the_thing import GAME
from hullbreach.games.the_thing.components import TRACKS
from hullbreach.testing import rule_test

from .table import BLUE, GREEN, RED, WHITE, YELLOW, Ice


def landed(*discs: int, aliens: tuple[int, ...] = (YELLOW,), players: int = 4) -> Ice:
    """The rescue helicopter stands outside and boarding is offered."""
    table = Ice(players)
    table.aliens(*aliens)
    table.discs(*discs)
    table.state.sos, table.state.rescue = True, TRACKS.rescue.end
    table.phase("boarding_offer")
    return table


def ready(place: str, driver: int, *things: str, aliens: tuple[int, ...] = (YELLOW,)) -> Ice:
    """A vehicle ready to leave, somebody beside it, and a use card turned up."""
    table = Ice()
    table.aliens(*aliens)
    s = table.state
    s.damage[place] = 0
    s.fuel[place] += s.free_fuel(place)
    table.put("dormitory", RED, GREEN, BLUE, YELLOW, laid=True)
    table.put(place, driver)
    table.gives(driver, *things)
    table.stack("use")
    table.phase("flip")
    return table


@rule_test("G-174", "G-186", "G-187", "G-188", "G-184")
def test_red_and_green_leave_yellow_and_blue_behind() -> None:
    """X-15, the worked example: the humans get away, the aliens stay."""
    table = landed(1, 3, 4, 2, aliens=(YELLOW, BLUE))
    table.says(RED, "board.first", "board")
    assert table.told("role.shown") == [{"figure": "bennings", "role": "human"}]
    table.says(YELLOW, "board.want", "board")
    table.says(RED, "board.agree", "no")
    table.says(GREEN, "board.want", "board")
    table.says(RED, "board.agree", "yes")
    table.says(YELLOW, "board.want", "board")
    assert table.asked() == {RED, GREEN}
    table.says(RED, "board.agree", "no")
    table.says(GREEN, "board.agree", "no")
    table.says(BLUE, "board.want", "board")
    table.says(RED, "board.agree", "yes")
    table.says(GREEN, "board.agree", "no")
    assert table.result.ending == "humans_escaped"
    assert table.result.winners == (RED, GREEN)
    shown = [(facts["figure"], facts["role"]) for facts in table.told("role.shown")]
    assert shown[2:] == [("macready", "alien"), ("windows", "alien")]


@rule_test("G-175", "G-28")
def test_the_aliens_win_with_the_last_human_killed() -> None:
    table = Ice()
    table.aliens(YELLOW, RED, GREEN)
    table.revealed(YELLOW, pool=2)
    table.put("kitchen", BLUE)
    table.alien_at(kitchen=2)
    table.all_say("step_out")
    table.all_say("attack")
    table.says(YELLOW, "alien.overpowers", ("kill", BLUE))
    assert table.result.ending == "last_human_killed"
    assert table.result.winners == (RED, GREEN, YELLOW)


def last_look(table: Ice) -> None:
    """Blue, the last human, looks at Yellow's alien token."""
    table.put("kitchen", BLUE, YELLOW)
    table.phase("encounters")
    table.all_say("step_out")
    table.all_say("lay", {YELLOW: "alien"})
    table.rolls(0)
    table.all_say("look", {BLUE: (YELLOW, 0)})


@rule_test("G-175", "G-180", "G-28")
def test_the_last_one_infected_loses_if_nobody_was_ever_revealed() -> None:
    """X-29."""
    table = Ice()
    table.aliens(YELLOW, RED)
    table.state.figures[GREEN].status = "dead"
    last_look(table)
    assert table.result.ending == "last_human_infected"
    assert table.result.winners == (RED, YELLOW)


@rule_test("G-180")
@pytest.mark.parametrize(
    ("option", "revealed", "wins"),
    [
        ("only_hidden", True, True),
        ("always", True, False),
        ("off", False, True),
        ("only_hidden", False, False),
    ],
)
def test_when_the_last_one_infected_wins_after_all(option: str, revealed: bool, wins: bool) -> None:
    table = Ice(options={"last_infected_loses": option})
    table.aliens(YELLOW, RED)
    table.state.figures[GREEN].status = "dead"
    if revealed:
        table.revealed(RED, pool=0)
        table.state.leader = BLUE
    last_look(table)
    assert (BLUE in table.result.winners) == wins
    assert YELLOW in table.result.winners


@rule_test("G-180")
def test_of_several_infected_at_once_the_last_in_play_order_loses() -> None:
    table = Ice()
    table.state.leader = BLUE
    table.aliens(YELLOW, GREEN)
    table.put("kitchen", BLUE, RED, YELLOW)
    table.phase("encounters")
    table.all_say("step_out")
    table.all_say("lay", {YELLOW: "alien"})
    table.rolls(1)
    table.all_say("look", {BLUE: (YELLOW, 1), RED: (YELLOW, 1)})
    assert table.result.ending == "last_human_infected"
    assert table.result.winners == (GREEN, BLUE, YELLOW)


@rule_test("G-177", "G-187")
def test_an_alien_aboard_ends_the_game() -> None:
    table = landed(1, 2, 3, 4)
    table.says(RED, "board.first", "board")
    table.says(GREEN, "board.want", "stay")
    table.says(BLUE, "board.want", "stay")
    table.says(YELLOW, "board.want", "board")
    table.says(RED, "board.agree", "yes")
    assert table.result.ending == "alien_aboard"
    assert table.result.winners == (YELLOW,)


@rule_test("G-177", "G-187")
def test_an_alien_who_boards_first_wins_alone() -> None:
    table = landed(1, 2, 3, 4, aliens=(RED,))
    table.says(RED, "board.first", "board")
    assert table.result.ending == "alien_aboard"
    assert table.result.winners == (RED,)


@rule_test("G-178", "G-188")
def test_a_human_left_behind_loses_the_game() -> None:
    """X-31."""
    table = landed(1, 2, 3, 4)
    table.says(RED, "board.first", "board")
    table.says(GREEN, "board.want", "board")
    table.says(RED, "board.agree", "no")
    table.says(BLUE, "board.want", "stay")
    table.says(YELLOW, "board.want", "stay")
    assert table.result.ending == "left_behind"
    assert table.result.winners == (YELLOW,)


@rule_test("G-179", "G-25")
def test_the_dead_and_the_revealed_win_with_their_team() -> None:
    table = landed(1, 2, 3, 4, aliens=(YELLOW, WHITE, 5), players=6)
    table.state.figures[BLUE].status = "dead"
    table.state.figures[5].status = "dead"
    table.revealed(YELLOW, pool=1)
    s = table.state
    s.ending = "humans_escaped"
    assert GAME.score(s).winners == (RED, GREEN, BLUE)
    s.ending = "alien_aboard"
    assert GAME.score(s).winners == (YELLOW, WHITE, 5)
    assert GAME.score(s).scores == (0, 0, 0, 1, 1, 1)


@rule_test("G-181")
def test_whoever_is_out_sees_what_everybody_sees() -> None:
    table = Ice()
    table.gives(RED, "keys")
    table.state.figures[BLUE].status = "dead"
    dead, public = table.view(BLUE), table.view(None)
    assert dead.figures[RED].known == public.figures[RED].known == []
    assert [f.role for f in dead.figures] == [None, None, "human", None]
    assert [f.role for f in public.figures] == [None] * 4


@rule_test("G-182")
def test_after_the_last_round_the_aliens_win() -> None:
    table = Ice()
    table.state.round = TRACKS.rounds.last - 1
    table.phase("dogs")
    table.go_on()
    assert table.state.ending == ""
    table.arrange()
    table.phase("dogs")
    assert table.result.ending == "round_limit"
    assert table.result.winners == (YELLOW,)


@rule_test("G-183")
def test_the_boarding_list() -> None:
    table = landed(2, 2, 1, 2)
    table.state.leader = YELLOW
    table.put("kitchen", GREEN, laid=True)
    table.says(BLUE, "board.first", "board")
    assert table.state.escape is not None
    assert table.view(None).escape.aboard == [BLUE]
    asked = []
    for _ in range(3):
        seat = next(iter(table.asked()))
        asked.append(seat)
        table.says(seat, "board.want", "stay")
    assert asked == [YELLOW, RED, GREEN]


@rule_test("G-183", "G-163")
def test_revealed_aliens_and_the_dead_are_not_on_the_list() -> None:
    table = landed(3, 1, 1, 1)
    table.revealed(YELLOW)
    table.state.figures[GREEN].status = "dead"
    assert table.asked() == {BLUE}


@rule_test("G-184")
def test_if_the_first_declines_there_is_no_attempt() -> None:
    table = landed(2, 1, 1, 1)
    assert table.asked() == {GREEN}
    table.says(GREEN, "board.first", "stay")
    assert table.asks(GREEN, "window")
    assert table.state.escape is None


@rule_test("G-185", "G-118")
@pytest.mark.parametrize("place", ["base_helicopter", "shed"])
def test_keys_start_either_vehicle(place: str) -> None:
    table = ready(place, BLUE, "keys")
    assert table.offered(BLUE, "vehicle.start") == ["start", "nothing"]
    table.says(BLUE, "vehicle.start", "start")
    assert table.told("vehicle.started")[0]["place"] == place
    assert table.told("role.shown") == [{"figure": "macready", "role": "human"}]
    assert table.view(None).escape.vehicle == place
    assert table.asks(RED, "board.want")


@rule_test("G-185", "G-118")
def test_without_keys_nothing_happens() -> None:
    """Q-46: the card can be assigned to anybody at the vehicle, keys or not."""
    table = ready("shed", BLUE)
    assert table.offered(BLUE, "vehicle.start") == ["nothing"]
    table.says(BLUE, "vehicle.start", "nothing")
    assert table.state.escape is None
    assert BLUE in table.laid()


@rule_test("G-185", "G-177")
def test_an_alien_with_the_keys_wins() -> None:
    """X-30."""
    table = ready("shed", YELLOW, "keys")
    table.says(YELLOW, "vehicle.start", "start")
    assert table.result.ending == "alien_aboard"


@rule_test("G-186", "G-187")
def test_who_was_refused_is_asked_again_after_a_new_passenger() -> None:
    table = landed(1, 2, 3, 4)
    table.says(RED, "board.first", "board")
    table.says(GREEN, "board.want", "board")
    table.says(RED, "board.agree", "no")
    table.says(BLUE, "board.want", "board")
    table.says(RED, "board.agree", "yes")
    assert table.asks(GREEN, "board.want")


@rule_test("G-189", "G-174")
def test_everybody_fits() -> None:
    table = landed(*range(1, 9), aliens=(7,), players=8)
    table.says(RED, "board.first", "board")
    for seat in range(1, 7):
        table.says(seat, "board.want", "board")
        table.all_say("board.agree", dict.fromkeys(range(7), "yes"))
    table.says(7, "board.want", "stay")
    assert table.result.ending == "humans_escaped"
    assert table.result.winners == tuple(range(7))


@rule_test("G-190")
def test_an_escape_once_started_ends_the_game() -> None:
    table = landed(1, 2, 3, 4)
    table.says(RED, "board.first", "board")
    for seat in (GREEN, BLUE, YELLOW):
        assert table.state.ending == ""
        table.says(seat, "board.want", "stay")
    assert table.session.over


@rule_test("G-186")
def test_who_refuses_somebody_is_seen_by_all() -> None:
    table = landed(1, 2, 3, 4)
    table.says(RED, "board.first", "board")
    table.says(GREEN, "board.want", "board")
    table.says(RED, "board.agree", "yes")
    table.says(BLUE, "board.want", "board")
    table.says(RED, "board.agree", "no")
    assert table.told("board.refused", YELLOW) == []
    table.says(GREEN, "board.agree", "yes")
    refused = {"figure": "macready", "figures": ("bennings",), "count": 1}
    assert table.told("board.refused", YELLOW) == [refused]
    assert table.view(YELLOW).escape.refusals == [[BLUE, RED]]


@rule_test("G-185")
def test_who_starts_a_vehicle_shows_the_keys_to_all() -> None:
    table = ready("shed", RED, "keys")
    table.says(RED, "vehicle.start", "start")
    assert all(table.view(seat).figures[RED].known == ["keys"] for seat in (None, RED, GREEN))


@rule_test("G-185")
def test_who_leaves_the_vehicle_alone_shows_nothing() -> None:
    table = ready("shed", RED, "keys")
    table.says(RED, "vehicle.start", "nothing")
    assert table.view(GREEN).figures[RED].known == []
    assert table.told("vehicle.started") == []
