"""Corners of the board and of items: walls, double cards, the sick bay, first aid, the signal, the host."""

from __future__ import annotations

import pytest

from hullbreach.games.panic_station import GAME
from hullbreach.games.panic_station.components import CELL_OF, HOST_CARD, INFECTIONS, TABLE
from hullbreach.games.panic_station.infection import become_host, take_effect
from hullbreach.games.panic_station.items import within_reach
from hullbreach.games.panic_station.moving import can_move, moves
from hullbreach.games.panic_station.state import (
    DREW,
    FOUND,
    GAVE_ANTIDOTE,
    GAVE_GAS,
    LOOKED,
    NOBODY,
    PLAIN,
    PLAYED,
    RESHUFFLED,
    Incident,
)
from hullbreach.games.panic_station.station_terminal import can_use_terminal
from hullbreach.games.panic_station.structure import next_living
from hullbreach.kernel import Session
from hullbreach.parts.cards import EVERYONE, mask
from hullbreach.testing import rule_test

from .table import ACTION, BLUE, RED, WHITE, YELLOW, Bench, corridor

# --- the board --------------------------------------------------------------------------------


@rule_test("P-34", "P-36")
def test_between_two_walls_there_is_no_way() -> None:
    bench = Bench()
    bench.lay("open_terminal", 1, 0)
    bench.lay("nest", 1, -1)
    s = bench.state
    assert CELL_OF["nest"] not in s.neighbours(CELL_OF["open_terminal"], doors=True)
    assert CELL_OF["open_terminal"] not in s.neighbours(CELL_OF["nest"], doors=True)


@rule_test("P-134", "P-135")
def test_both_halves_of_a_double_card_are_rooms_the_northern_one_first() -> None:
    for y, first in ((1, "sick_bay_antechamber"), (-1, "sick_bay")):
        bench = Bench()
        bench.lay("sick_bay", 0, y)
        rooms = bench.state.board.rooms()
        halves = [c for c in rooms if c in (CELL_OF["sick_bay"], CELL_OF["sick_bay_antechamber"])]
        assert len(rooms) == 3
        assert len(halves) == 2
        assert halves[0] == CELL_OF[first]


@rule_test("P-58", "P-35")
def test_behind_a_closed_door_nobody_moves() -> None:
    for doors in (False, True):
        bench = Bench()
        corridor(bench)
        bench.stand(BLUE, "empty_2", "empty_2")
        bench.state.doors_open = doors
        assert bench.can(BLUE, "move") == doors


@rule_test("P-107")
def test_a_room_that_is_reached_by_two_ways_is_one_room() -> None:
    bench = Bench()
    bench.lay("open_terminal", -1, 0)
    bench.lay("storage_1", 0, 1)
    bench.lay("storage_2", -1, 1)
    bench.state.doors_open = True
    reached = within_reach(bench.state, CELL_OF["reactor_room"])
    assert reached == sorted(set(reached))
    assert CELL_OF["storage_2"] in reached
    assert CELL_OF["reactor_room"] not in reached


@rule_test("P-58")
@pytest.mark.parametrize("seat", [RED, YELLOW])
def test_whoever_has_one_character_free_can_move(seat: int) -> None:
    shut, free = "empty_2", "reactor_room"
    for soldier, android, can in (
        *((shut, shut, False), (free, shut, True), (shut, free, True)),
        *(("-", shut, False), (shut, "-", False), ("-", free, True)),
    ):
        bench = Bench()
        corridor(bench)
        bench.lay("sick_bay", 0, 1)
        bench.stand(seat, soldier, android)
        assert can_move(bench.state, seat, 0) == can
        assert bool(moves(bench.state, seat, 0)) == can


@rule_test("P-60", "P-40")
def test_whoever_owes_no_search_runs_on_without_a_point() -> None:
    bench = Bench()
    corridor(bench)
    bench.turn(BLUE, ap=1)
    bench.moves(BLUE, "soldier", "run_2")
    assert bench.offered(BLUE, "run.move") == ["stay", "reactor_room"]


# --- parasites --------------------------------------------------------------------------------


def night(bench: Bench) -> Bench:
    """The parasite phase comes next."""
    s = bench.state
    s.active, s.ap, s.queue = -1, 0, []
    return bench


@rule_test("P-135")
def test_parasites_attack_where_somebody_is_and_nowhere_else() -> None:
    bench = Bench()
    corridor(bench)
    bench.parasite("empty_2")
    night(bench)
    bench.rolls(1)
    assert bench.asks(RED, ACTION)
    assert bench.told("parasites_attack") == []


@rule_test("P-134")
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_with_one_die_for_all_every_parasite_goes_the_same_way_and_none_comes(face: int) -> None:
    bench = Bench(parasite_die="all")
    corridor(bench)
    bench.lay("sick_bay", 0, 1)
    for seat in range(4):
        bench.hand(seat, size=5)
    bench.parasite("run_2")
    bench.parasite("run_2")
    before = bench.supply()
    night(bench)
    bench.rolls(face)
    assert bench.asks(RED, ACTION)
    assert bench.supply() == before
    assert len({cell for cell in bench.state.parasites if cell >= 0}) == 1
    assert bench.idle()


# --- items and healing ------------------------------------------------------------------------


@rule_test("P-125", "P-74")
def test_a_red_sick_bay_is_not_turned_again() -> None:
    bench = Bench()
    bench.lay("sick_bay", 0, 1, red=True)
    bench.stand(BLUE, "sick_bay", "reactor_room")
    bench.life(BLUE, 2, 4)
    bench.rolls(1)
    bench.does(BLUE, "heal")
    assert bench.lives(BLUE) == (4, 4)
    assert bench.told("turned") == []
    assert len(bench.told("alarm")) == 1


@rule_test("P-95")
def test_first_aid_is_given_by_one_of_two_and_may_stop_after_a_point() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(BLUE, "run_2", "reactor_room")
    bench.life(BLUE, 1, 2)
    bench.hand(BLUE, "first_aid_kit", size=6)
    bench.does(BLUE, "first_aid_kit")
    assert bench.offered(BLUE, "first_aid.medic") == ["soldier", "android"]
    bench.says(BLUE, "first_aid.medic", "android")
    assert bench.offered(BLUE, "first_aid.target") == [("android", BLUE), "enough"]
    assert bench.lives(BLUE) == (1, 3)
    bench.says(BLUE, "first_aid.target", "enough")
    assert bench.lives(BLUE) == (1, 3)
    assert bench.asks(BLUE, ACTION)


@rule_test("P-98")
def test_a_look_into_a_hand_is_remembered() -> None:
    bench = Bench()
    for seat in (WHITE, YELLOW):
        bench.stand(seat, "-", "-")
    bench.hand(BLUE, "body_scanner", size=6)
    bench.does(BLUE, "body_scanner")
    row = bench.state.log[-1]
    assert (row.what, row.seat, row.other) == (LOOKED, BLUE, RED)
    assert sorted(row.cards) == bench.held(RED)


# --- weapons ----------------------------------------------------------------------------------


@rule_test("P-110")
def test_nobodys_android_shoots_itself() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(RED, "run_2", "run_2")
    bench.laid_out(RED, "ammo")
    bench.turn(RED)
    bench.does(RED, "shoot")
    assert bench.lives(RED) == (3, 4), "the soldier is the only target"


@rule_test("P-111", "P-113")
def test_one_of_two_weapons_that_reaches_somebody_is_enough() -> None:
    bench = Bench(bonus_cards=True)
    corridor(bench)
    for seat in (WHITE, YELLOW):
        bench.stand(seat, "-", "-")
    bench.stand(BLUE, "empty_2", "empty_2")
    bench.stand(RED, "reactor_room", "reactor_room")
    bench.state.doors_open = True
    bench.laid_out(BLUE, "ammo", "target_scope", "sniper_rifle")
    bench.stand(BLUE, soldier="-")
    assert bench.can(BLUE, "shoot")


@rule_test("P-97", "P-83")
def test_a_knife_against_a_parasite_is_no_attack_on_anybody() -> None:
    for face, lives in ((3, 0), (1, 1)):
        bench = Bench()
        corridor(bench)
        bench.stand(BLUE, soldier="run_2")
        bench.parasite("run_2")
        bench.laid_out(BLUE, "combat_knife")
        bench.does(BLUE, "stab")
        if bench.asks(BLUE, "stab.target"):
            bench.rolls(face)
            target = next(t for t in bench.offered(BLUE, "stab.target") if t[0] == "parasite")  # type: ignore[index]  # tuples
            bench.says(BLUE, "stab.target", target)
        s = bench.state
        assert s.attacked == []
        assert bench.told("stabs") == []
        (facts,) = bench.told("stabs_parasite")
        assert (facts["face"], facts["result"]) == (face, "hit" if face > 2 else "miss")
        assert len(bench.parasites_at("run_2")) == lives


@rule_test("P-96")
def test_a_grenade_among_parasites_keeps_nobody_from_an_exchange() -> None:
    bench = Bench(grenade_waives_exchange=True)
    corridor(bench)
    bench.parasite("run_2")
    bench.hand(BLUE, "grenade", size=6)
    bench.does(BLUE, "grenade")
    assert bench.parasites_at("run_2") == []
    assert bench.state.grenaded == []


@rule_test("P-119", "P-165")
def test_one_point_of_life_is_life() -> None:
    bench = Bench()
    s = bench.state
    for seat in range(4):
        bench.life(seat, 0, 1)
    assert s.living() == [BLUE, RED, WHITE, YELLOW]
    assert not s.soldiers_left()
    bench.life(YELLOW, 1, 0)
    assert s.living() == [BLUE, RED, WHITE, YELLOW]
    assert s.soldiers_left()
    bench.life(YELLOW, 0, 0)
    assert s.living() == [BLUE, RED, WHITE]
    assert (s.figures(BLUE), s.figures(RED), s.figures(WHITE)) == ([0, 1], [2, 3], [4, 5])


# --- searching --------------------------------------------------------------------------------


def searching(*finds: str, packet: int = 0, red: bool = False) -> Bench:
    """Blue's soldier stands in a room to search, and these cards come next."""
    bench = Bench()
    bench.lay("run_2", 1, 0, red=red)
    bench.stand(BLUE, soldier="run_2")
    bench.finds(*finds)
    bench.state.packet = packet
    return bench


@rule_test("P-14", "P-69", "P-71")
def test_what_is_drawn_is_remembered_as_of_the_packet_or_from_below() -> None:
    bench = searching("ammo", HOST_CARD, "armour", packet=2)
    for _ in range(3):
        bench.does(BLUE, "search")
        bench.arrange()
        bench.state.board.red = [False] * len(bench.state.board.red)
    assert bench.state.packet == 0
    assert bench.state.log == [
        Incident(DREW, BLUE, 0, 0, cards=("ammo",)),
        Incident(DREW, BLUE, 0, 1, cards=(HOST_CARD,)),
        Incident(FOUND, BLUE, 0, cards=("armour",)),
    ]


@rule_test("P-70")
def test_an_alarm_that_was_drawn_lies_open() -> None:
    bench = searching("parasite_alarm", packet=1)
    bench.rolls(1)
    bench.does(BLUE, "search")
    s = bench.state
    assert s.log == [Incident(DREW, BLUE, 1, 0, cards=("parasite_alarm",))]
    assert bench.discard_pile() == ["parasite_alarm"]
    assert s.cards.seen[s.discard[0]] == -1


@rule_test("P-67", "P-68")
def test_a_red_room_is_not_turned_again() -> None:
    for red in (False, True):
        bench = searching("ammo", red=red)
        bench.rolls(*[1] * red)
        bench.does(BLUE, "search")
        assert len(bench.told("turned")) == (not red)


@rule_test("P-72")
def test_the_discards_that_become_the_deck_are_remembered_and_shuffled() -> None:
    orders = set()
    for seed in range(6):
        bench = Bench(seed=seed)
        bench.lay("run_2", 1, 0)
        bench.stand(BLUE, soldier="run_2")
        bench.discards("ammo", "armour", "gas_can", "key_card")
        bench.only_finds()
        pile = list(bench.state.discard)
        bench.does(BLUE, "search")
        s = bench.state
        faces = ["ammo", "armour", "gas_can", "key_card"]
        assert (s.reshuffled, s.reshuffled_faces) == (pile, faces)
        assert s.log[0] == Incident(RESHUFFLED, NOBODY, cards=tuple(faces))
        orders.add(s.log[1].cards)
    assert len(orders) > 1


@rule_test("P-82")
def test_a_partner_draws_one_card_and_the_search_is_over() -> None:
    bench = Bench()
    bench.lay("team_search_1", 1, 0)
    bench.stand(BLUE, soldier="team_search_1")
    bench.stand(RED, soldier="team_search_1")
    bench.finds("ammo", "ammo", "ammo")
    size = len(bench.state.hands[RED])
    bench.does(BLUE, "search")
    bench.says(BLUE, "team.partner", RED)
    bench.says(RED, "team.accept", "draw")
    assert len(bench.state.hands[RED]) == size + 1
    assert bench.state.hunt is None
    assert bench.asks(BLUE, ACTION)


# --- infection --------------------------------------------------------------------------------


@rule_test("P-71", "P-151")
def test_the_host_counts_as_infected_by_nobody() -> None:
    bench = Bench()
    bench.infect(RED, 2)
    become_host(bench.state, RED)
    assert (bench.state.infected[RED], bench.state.order[RED]) == (True, 0)


@rule_test("P-13")
@pytest.mark.parametrize("short", [False, True])
def test_how_many_infection_cards_everybody_begins_with(short: bool) -> None:
    options = {"short_infection": short}
    s = Session.new(GAME, GAME.configure(None, 4, options), 1).state
    copies = TABLE.infection.copies_short if short else TABLE.infection.copies
    for seat in range(4):
        assert s.faces(seat).count(INFECTIONS[seat]) == copies
    assert TABLE.infection.copies_short != TABLE.infection.copies


@rule_test("P-153")
def test_only_the_antidote_is_spent() -> None:
    s = Bench().state
    take_effect(s, BLUE, RED, PLAIN, GAVE_GAS)
    assert not s.spent
    take_effect(s, BLUE, RED, PLAIN, GAVE_ANTIDOTE)
    assert s.spent


# --- cards and tokens -------------------------------------------------------------------------


@rule_test("P-88", "P-173")
def test_a_card_that_is_played_is_seen_and_remembered() -> None:
    bench = Bench()
    s = bench.state
    h = s.take(RED, "armour")
    assert s.cards.seen[h] == EVERYONE
    assert h not in s.hands[RED]
    assert s.log == [Incident(PLAYED, RED, cards=("armour",))]


@rule_test("P-172")
def test_whoever_knew_of_one_of_two_equal_cards_knows_of_one_less() -> None:
    bench = Bench()
    bench.hand(BLUE, "ammo", "ammo", "ammo")
    s = bench.state
    first, second, third = s.hands[BLUE]
    s.cards.seen[second] |= mask(RED)
    assert s.pull(BLUE, "ammo", mask(BLUE, RED)) == first
    assert s.cards.seen[second] == s.cards.seen[third] == mask(BLUE)
    assert s.cards.seen[first] == mask(BLUE, RED)


@rule_test("P-99")
def test_ammo_is_used_up_card_by_card() -> None:
    bench = Bench()
    bench.laid_out(BLUE, "ammo", "ammo", "key_card")
    s = bench.state
    first, second, key = s.tables[BLUE]
    s.shots[first] = 1
    s.fire(BLUE)
    assert (s.tables[BLUE], s.discard) == ([second, key], [first])
    assert (s.has(BLUE, "ammo"), s.ammo(BLUE)) == (True, 4)
    for _ in range(4):
        s.fire(BLUE)
    assert (s.tables[BLUE], s.discard, s.shots) == ([key], [first, second], {})
    assert (s.has(BLUE, "ammo"), s.has(BLUE, "key_card"), s.ammo(BLUE)) == (False, True, 0)


@rule_test("P-120")
def test_everything_of_an_eliminated_player_goes_into_the_box() -> None:
    bench = Bench()
    bench.laid_out(RED, "ammo", "key_card")
    s = bench.state
    cards = s.hands[RED] + s.tables[RED]
    s.box(RED)
    assert (s.boxed[RED], s.hands[RED], s.tables[RED]) == (cards, [], [])
    assert (s.gear[RED], s.shots) == (0, {})


@rule_test("P-121")
def test_a_grey_parasite_dies_of_one_wound() -> None:
    bench = Bench()
    token = bench.parasite("reactor_room")
    bench.state.hurt_parasite(token)
    assert bench.parasites_at("reactor_room") == []


@rule_test("P-158")
@pytest.mark.parametrize("seat", [RED, YELLOW])
def test_a_terminal_is_used_from_its_room_by_either_character(seat: int) -> None:
    for soldier, android, can in (
        ("open_terminal", "reactor_room", True),
        ("reactor_room", "open_terminal", True),
        ("reactor_room", "reactor_room", False),
    ):
        bench = Bench()
        bench.lay("open_terminal", 0, 1)
        for other in range(4):
            bench.stand(other, "reactor_room", "reactor_room")
        bench.stand(seat, soldier, android)
        assert can_use_terminal(bench.state, seat) == can


@rule_test("P-158", "P-67")
def test_only_a_red_terminal_raises_an_alarm() -> None:
    for red in (False, True):
        bench = Bench()
        bench.lay("open_terminal", 0, 1, red=red)
        bench.stand(BLUE, soldier="open_terminal")
        bench.rolls(*[1] * red)
        bench.does(BLUE, "terminal")
        assert len(bench.told("alarm")) == red
        bench.says(BLUE, "terminal.function", "open_doors")
        assert len(bench.told("turned")) == (not red)


@rule_test("P-27")
def test_the_next_living_player_may_be_far_round_the_table() -> None:
    bench = Bench()
    for seat in (RED, WHITE):
        bench.stand(seat, "-", "-")
    assert next_living(bench.state, BLUE) == YELLOW


@rule_test("P-27", "P-24")
def test_if_all_who_are_to_come_have_died_the_parasites_move() -> None:
    bench = Bench()
    bench.stand(RED, "-", "-")
    s = bench.state
    s.active, s.ap, s.queue = NOBODY, 0, [RED]
    assert bench.asks(WHITE, ACTION) or bench.asks(BLUE, ACTION)
    assert len(bench.told("parasite_phase")) == 1


@rule_test("P-29", "P-31")
def test_without_points_only_cards_are_left_to_play() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(BLUE, soldier="run_2")
    bench.hand(BLUE, "key_card", "energy_boost", size=8)
    bench.turn(BLUE, ap=0)
    offered = bench.offered(BLUE, ACTION)
    assert "energy_boost" in offered
    assert {"search", "move", "explore"}.isdisjoint(word for word in offered if word == str(word))
