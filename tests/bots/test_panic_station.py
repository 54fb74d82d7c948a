"""How bots see Panic Station: what is worth doing, and how likely victory is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from hullbreach import games
from hullbreach.bots import Chair, make
from hullbreach.bots.beliefs.panic_station import odds
from hullbreach.bots.evaluations import evaluation
from hullbreach.bots.evaluations.panic_station.habits import sensible
from hullbreach.bots.evaluations.panic_station.trust import takes_for_infected
from hullbreach.games.panic_station import GAME
from hullbreach.games.panic_station.components import CELL_OF
from hullbreach.games.panic_station.ending import NEST_DESTROYED
from hullbreach.games.panic_station.state import (
    GAVE_GAS,
    GAVE_INFECTION,
    KILLED,
    MET,
    Incident,
    Scan,
)
from hullbreach.kernel import Choice, Pick, Session
from tests.games.panic_station.table import BLUE, RED, WHITE, YELLOW, Bench

Arrange = Callable[[Bench], None]


def worth(table: Bench, seat: int = BLUE) -> float:
    """How well a seat stands."""
    return evaluation("panic_station").worth(table.game, table.state, seat)


def corridor() -> Bench:
    """A human turn with something to lay, to search and to carry."""
    table = Bench()
    table.lay("run_2", 1, 0)
    table.lay("run_3", 2, 0)
    return table


def better(change: Arrange, seat: int = BLUE, start: Arrange = lambda table: None) -> bool:
    """Whether a seat likes a change."""
    before, after = corridor(), corridor()
    start(before)
    start(after)
    change(after)
    return worth(after, seat) > worth(before, seat)


def gas(count: int) -> Arrange:
    """So many gas cans for Blue, and other cards up to eight."""

    def give(table: Bench) -> None:
        others = ("ammo", "grenade", "grenade", "key_card", "key_card", "combat_knife", "armour")
        table.hand(BLUE, *["gas_can"] * count, *others[: 8 - count])

    return give


def infected(table: Bench) -> None:
    table.infect(BLUE, 1)


# --- chances ----------------------------------------------------------------------------------


def test_a_room_less_above_the_nest_is_good_for_humans_and_bad_for_the_infected() -> None:
    def lay(table: Bench) -> None:
        table.lay("empty_1", 0, 1)

    assert better(lay)
    assert not better(lay, start=infected)


def test_gas_is_worth_carrying_and_the_way_counts_once_there_is_enough() -> None:
    def nest(table: Bench) -> None:
        table.lay("nest", 3, 0, 90)
        table.stand(BLUE, "reactor_room", "reactor_room")

    def go(table: Bench) -> None:
        table.stand(BLUE, "run_3", "reactor_room")

    def ready(table: Bench) -> None:
        nest(table)
        gas(3)(table)

    assert better(gas(2), start=gas(1))
    assert better(go, start=ready)


def test_an_infected_player_needs_his_android_most_and_a_human_his_soldier() -> None:
    def without_android(table: Bench) -> None:
        table.life(BLUE, 4, 1)

    def without_soldier(table: Bench) -> None:
        table.life(BLUE, 1, 4)

    def worths(*changes: Arrange) -> list[float]:
        found = []
        for change in changes:
            table = corridor()
            change(table)
            found.append(worth(table))
        return found

    weak_android, weak_soldier = worths(without_android, without_soldier)
    assert weak_android > weak_soldier
    tables = [corridor(), corridor()]
    for table, change in zip(tables, (without_android, without_soldier), strict=True):
        infected(table)
        change(table)
    assert worth(tables[0]) < worth(tables[1])


def test_a_parasite_in_the_room_is_a_danger_and_less_so_while_one_can_walk_away() -> None:
    def loss(ap: int) -> float:
        table = corridor()
        table.turn(BLUE, ap)
        table.state.queue = [RED]
        before = evaluation("panic_station").terms(table.state, BLUE)["lives"]
        table.parasite("reactor_room", "black")
        return before - evaluation("panic_station").terms(table.state, BLUE)["lives"]

    assert loss(0) > loss(2) > 0


def test_whoever_was_infected_last_has_nothing_to_hope_for_without_humans() -> None:
    def all_infected(table: Bench) -> None:
        for number, seat in enumerate((RED, WHITE, YELLOW, BLUE)):
            table.infect(seat, number)

    table = corridor()
    all_infected(table)
    assert worth(table, BLUE) < -0.5 < 0.0 < worth(table, RED)


def test_once_all_are_infected_the_terminal_calls() -> None:
    def ending(table: Bench) -> None:
        for number, seat in enumerate((BLUE, RED, WHITE, YELLOW)):
            table.infect(seat, number)
        table.lay("open_terminal", 3, 0)

    def go(table: Bench) -> None:
        table.stand(BLUE, "run_3")

    assert better(go, start=ending)


def test_a_key_on_the_table_is_worth_more_than_a_knife() -> None:
    def lay_out(face: str) -> float:
        table = corridor()
        table.laid_out(BLUE, face)
        return worth(table)

    assert lay_out("key_card") > lay_out("combat_knife")


# --- late games -------------------------------------------------------------------------------


def late(table: Bench) -> None:
    """Long after the last room was laid; the nest is three steps from the reactor room."""
    table.lay("nest", 3, 0, 90)
    table.state.round = 30
    table.stand(BLUE, "run_2", "run_2")


def test_late_in_the_game_a_step_to_the_nest_is_worth_a_parasite_on_the_way() -> None:
    def ready(table: Bench) -> None:
        late(table)
        gas(3)(table)

    def go_past_a_parasite(table: Bench) -> None:
        table.parasite("run_3")
        table.stand(BLUE, "run_3", "run_2")

    assert better(go_past_a_parasite, start=ready)


def test_humans_who_have_enough_gas_between_them_seek_each_other() -> None:
    def shared(table: Bench) -> None:
        late(table)
        gas(2)(table)
        table.hand(RED, "gas_can", "ammo", "ammo", "armour", "armour")
        table.stand(RED, "reactor_room", "reactor_room")

    def come(table: Bench) -> None:
        table.stand(RED, "run_2", "reactor_room")

    assert better(come, start=shared)


def test_who_stands_with_somebody_who_has_gas_goes_out_to_come_in_again() -> None:
    def together(table: Bench) -> None:
        late(table)
        gas(2)(table)
        table.hand(RED, "gas_can", "ammo", "ammo", "armour", "armour")
        table.stand(RED, "run_2", "run_2")

    def go_out(table: Bench) -> None:
        table.stand(BLUE, "run_2", "run_3")

    assert better(go_out, start=together)


def test_late_in_the_game_the_infected_want_fewer_lives_of_humans() -> None:
    def infected_late(table: Bench) -> None:
        late(table)
        infected(table)
        table.stand(RED, "reactor_room", "reactor_room")

    def wound(table: Bench) -> None:
        table.life(RED, 4, 3)

    assert better(wound, start=infected_late)


# --- what is worth a thought ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("prompt", "options", "left"),
    [
        ("turn.action", ["move", "resign", "end_turn"], ["move", "end_turn"]),
        ("storage.draw", ["draw", "stop"], ["draw"]),
        ("team.accept", ["draw", "decline"], ["draw"]),
        ("run.move", ["stay", "run_2"], ["stay", "run_2"]),
    ],
)
def test_nobody_gives_up_or_leaves_a_card_lying(
    prompt: str, options: list[Choice], left: list[Choice]
) -> None:
    assert [*sensible(Pick(BLUE, prompt, options, "P-30"), None)] == left


def test_one_aims_at_others_and_at_one_of_parasites_that_are_alike() -> None:
    table = corridor()
    first, second = table.parasite("reactor_room"), table.parasite("reactor_room")
    black = table.parasite("reactor_room", "black")
    aims: list[Choice] = [("soldier", BLUE), ("soldier", RED)]
    aims += [("parasite", token) for token in (first, second, black)]
    pick = Pick(BLUE, "shoot.target", aims, "P-110")
    assert [*sensible(pick, table.state)] == [
        ("soldier", RED),
        ("parasite", first),
        ("parasite", black),
    ]


def test_of_parasites_that_are_alike_one_is_brought() -> None:
    table = corridor()
    first, second = table.parasite("reactor_room"), table.parasite("reactor_room")
    black, far = table.parasite("reactor_room", "black"), table.parasite("run_3")
    pick = Pick(BLUE, "alarm.source", [first, second, black, far], "P-132")
    assert [*sensible(pick, table.state)] == [first, black, far]


def test_nobody_thinks_of_a_grenade_where_there_is_no_room_for_it() -> None:
    table = corridor()
    table.stand(BLUE, "run_3", "run_3")
    pick = Pick(BLUE, "turn.action", ["move", "grenade", "end_turn"], "P-30")
    assert [*sensible(pick, table.state)] == ["move", "end_turn"]
    table.stand(RED, "run_2")
    assert [*sensible(pick, table.state)] == ["move", "grenade", "end_turn"]


def test_a_grenade_goes_where_somebody_else_is() -> None:
    table = corridor()
    table.stand(RED, "run_2")
    pick = Pick(BLUE, "grenade.room", ["reactor_room", "run_2", "run_3"], "P-96")
    assert [*sensible(pick, table.state)] == ["run_2"]
    nothing = Pick(BLUE, "grenade.room", ["run_3"], "P-96")
    assert [*sensible(nothing, table.state)] == ["run_3"]


def in_round(table: Bench, round: int = 16) -> Bench:
    """The same table when it has got late."""
    table.state.round = round
    return table


def thought_of(table: Bench, *options: Choice, prompt: str = "turn.action") -> list[Choice]:
    """Which options Blue thinks about."""
    return [*sensible(Pick(BLUE, prompt, list(options), "P-30"), table.state)]


def test_late_in_the_game_nobody_stands_still() -> None:
    table = corridor()
    table.infect(BLUE, 1)
    assert thought_of(table, "search", "move", "end_turn") == ["search", "move", "end_turn"]
    assert thought_of(in_round(table), "search", "move", "end_turn") == ["search", "move"]
    assert thought_of(table, "end_turn") == ["end_turn"]


def test_late_in_the_game_a_human_without_enough_gas_looks_for_it() -> None:
    table = in_round(corridor())
    gas(2)(table)
    assert thought_of(table, "search", "shoot", "move", "end_turn") == ["search", "shoot"]
    assert thought_of(table, "move", "end_turn") == ["move"]
    gas(3)(table)
    assert thought_of(table, "search", "move", "end_turn") == ["search", "move"]


def test_the_last_human_gives_up_late_while_somebody_infected_is_about() -> None:
    table = corridor()
    table.state.last_scan = Scan(15, 2, 1)
    assert thought_of(table, "move", "resign", "end_turn") == ["move", "end_turn"]
    assert thought_of(in_round(table), "move", "resign", "end_turn") == ["resign"]
    table.state.last_scan = Scan(15, 0, 1)
    assert thought_of(table, "move", "resign", "end_turn") == ["move"]


def test_who_is_alone_when_no_gas_is_left_to_find_has_themselves_scanned_and_gives_up() -> None:
    table = in_round(corridor())
    for seat in (RED, WHITE, YELLOW):
        table.life(seat, 0, 0)
    assert thought_of(table, "search", "terminal", "move", "end_turn") == ["search", "terminal"]
    table.state.played_through = True
    assert thought_of(table, "search", "terminal", "move", "end_turn") == ["terminal"]
    functions: list[Choice] = ["thermo_scan", "open_doors"]
    assert thought_of(table, *functions, prompt="terminal.function") == ["thermo_scan"]
    assert thought_of(table, "search", "resign", "end_turn") == ["resign"]


def test_who_is_alone_and_gives_up_walks_to_a_terminal_or_lays_rooms_to_find_one() -> None:
    table = in_round(corridor())
    for seat in (RED, WHITE, YELLOW):
        table.life(seat, 0, 0)
    table.state.played_through = True
    table.stand(BLUE, "run_2", "run_2")
    assert thought_of(table, "search", "move", "explore", "end_turn") == ["explore"]
    table.lay("open_terminal", 3, 0)
    ways: list[Choice] = [("soldier", "run_3"), ("soldier", "reactor_room")]
    assert thought_of(table, *ways, prompt="move.to") == ways[:1]


def searched(table: Bench) -> Bench:
    """Blue's soldier in a room that was searched before, the android in one that was not."""
    table.stand(BLUE, "run_2", "run_3")
    table.state.turn_red(CELL_OF["run_2"])
    return table


def test_a_human_raises_no_alarm_by_a_search_without_need() -> None:
    table = searched(corridor())
    kinds: list[Choice] = ["soldier", "android"]
    assert thought_of(table, *kinds, prompt="search.with") == ["android"]
    table.stand(BLUE, "run_2", "run_2")
    assert thought_of(table, "search", "move") == ["move"]
    assert thought_of(in_round(table, 8), "search", "move") == ["search", "move"]
    gas(3)(table)
    assert thought_of(table, "search", "move") == ["move"]
    table.infect(BLUE, 1)
    assert thought_of(in_round(table, 1), "search", "move") == ["search", "move"]
    assert thought_of(searched(table), *kinds, prompt="search.with") == kinds


def test_who_owes_a_search_makes_it_even_if_it_raises_an_alarm() -> None:
    table = searched(corridor())
    table.stand(BLUE, "run_2", "run_2")
    table.state.owes_search = True
    assert thought_of(table, "search", "move") == ["search", "move"]


def given(table: Bench, other: int = RED, active: int = BLUE) -> list[Choice]:
    """What Blue, who has gas and ammo, thinks of handing over."""
    table.turn(active, 2)
    pick = Pick(BLUE, "exchange.card", ["gas_can", "ammo"], "P-143", about={"other": other})
    return [*sensible(pick, table.state)]


def test_between_humans_who_has_more_gas_collects_it_and_of_equals_who_comes() -> None:
    table = corridor()
    gas(2)(table)
    table.hand(RED, "gas_can", "ammo", "ammo", "armour", "armour")
    assert given(table) == ["ammo"]
    assert given(table, active=RED) == ["ammo"]
    gas(1)(table)
    assert given(table) == ["ammo"], "who comes"
    assert given(table, active=RED) == ["gas_can"]
    table.hand(RED, "gas_can", "gas_can", "ammo", "ammo", "armour")
    assert given(table) == ["gas_can"], "the other one has more"
    gas(3)(table)
    table.hand(RED, "gas_can", "gas_can", "gas_can", "gas_can", "ammo")
    assert given(table, active=RED) == ["ammo"], "who has enough keeps it"
    gas(4)(table)
    assert given(table) == ["gas_can"], "but no more than enough"


def test_gas_goes_to_whoever_has_a_soldier_to_carry_it() -> None:
    table = corridor()
    gas(1)(table)
    table.life(BLUE, 0, 4)
    assert given(table) == ["gas_can"]
    table.life(BLUE, 4, 4)
    table.life(RED, 0, 4)
    assert given(table, active=RED) == ["ammo"]


def test_gas_keeps_off_whoever_is_taken_for_infected() -> None:
    table = corridor()
    gas(2)(table)
    table.infect(RED, 1)
    assert given(table) == ["gas_can"]


def test_the_infected_give_no_gas_and_no_infection_card_to_their_own() -> None:
    table = corridor()
    table.infect(BLUE, 1)
    hand: list[Choice] = ["gas_can", "ammo", "infection_blue"]
    pick = Pick(BLUE, "exchange.card", hand, "P-143", about={"other": RED})
    assert [*sensible(pick, table.state)] == ["ammo", "infection_blue"]
    table.infect(RED, 2)
    assert [*sensible(pick, table.state)] == ["ammo"]
    nothing_else = Pick(BLUE, "exchange.card", ["gas_can"], "P-143", about={"other": RED})
    assert [*sensible(nothing_else, table.state)] == ["gas_can"]


def test_a_human_goes_by_what_they_have_seen_and_not_by_the_world_they_are_in() -> None:
    """Nobody can tell before the first exchange, whoever has drawn the host card."""
    session = Session.new(GAME, GAME.configure(None, 4), 5)
    host = next(x for x in range(4) if not session.state.infected[x])
    human = next(x for x in range(4) if x != host and not session.state.infected[x])
    before = odds(session.state, human)[host]
    assert not takes_for_infected(session.state, human, host)
    session.state.infected[host] = True
    assert not takes_for_infected(session.state, human, host)
    row = Incident(MET, host, human, GAVE_INFECTION, GAVE_GAS, ("infection", "gas_can"))
    session.state.log.append(row)
    assert before < odds(session.state, human)[host] == 1.0
    assert takes_for_infected(session.state, human, host)


def test_who_has_laid_all_rooms_but_the_nest_goes_on_laying() -> None:
    def left(count: int) -> float:
        table = corridor()
        table.state.room_deck = table.state.room_deck[:count]
        return worth(table)

    assert left(1) > left(2) > left(3)


def test_somebody_who_lurks_in_the_nest_is_in_the_way_of_whoever_carries_the_gas() -> None:
    def ready(table: Bench) -> None:
        late(table)
        gas(3)(table)
        table.stand(RED, "run_3", "run_3")
        table.infect(RED, 1)

    def lurk(table: Bench) -> None:
        table.stand(RED, "nest", "run_3")

    assert not better(lurk, start=ready)
    assert better(lurk, RED, start=ready)


def test_late_in_the_game_a_human_goes_where_the_last_gas_is() -> None:
    table = in_round(corridor())
    table.stand(BLUE, "run_2", "reactor_room")
    table.stand(RED, "run_3", "run_3")
    for seat in (WHITE, YELLOW):
        table.life(seat, 0, 0)
    gas(2)(table)
    table.hand(RED, "gas_can")
    ways: list[Choice] = [("soldier", "run_3"), ("soldier", "reactor_room"), ("android", "run_2")]
    assert thought_of(table, *ways, prompt="move.to") == ways
    table.state.played_through = True
    nearer = [("soldier", "run_3"), ("android", "run_2")]
    assert thought_of(table, *ways, prompt="move.to") == nearer
    table.stand(BLUE, "run_3", "reactor_room")
    out: list[Choice] = [("soldier", "run_2"), ("android", "run_2")]
    assert thought_of(table, *out, prompt="move.to") == out, "only who comes in is given anything"


def test_an_open_killing_costs_trust_and_changing_sides_costs_a_little() -> None:
    table = corridor()
    terms = evaluation("panic_station").terms
    assert "_side" not in terms(table.state, BLUE)
    assert terms(table.state, BLUE)["_suspicion"] == 0
    table.state.log.append(Incident(KILLED, BLUE, RED))
    infected(table)
    assert terms(table.state, BLUE)["_suspicion"] < 0
    assert terms(table.state, BLUE)["_side"] < 0


# --- whole games ------------------------------------------------------------------------------


def ending(seed: int) -> str:
    """How a table full of greedy bots ends."""
    game = games.find("panic_station")
    config = game.configure(None, 4)
    session = Session.new(game, config, seed, record=False)
    bots = [make("greedy", game.name, f"{seed}/{seat}") for seat in range(config.players)]
    while session.asked:
        seat, pick = next(iter(session.asked.items()))
        session.answer(seat, bots[seat].choose(Chair(session, seat)), pick.number)
    assert session.result is not None
    return session.result.ending


def test_humans_do_burn_the_nest_at_a_table_of_greedy_bots() -> None:
    """About one game in three; with the nest burnt in none of these both sides would have become unequal."""
    endings = Counter(ending(seed) for seed in range(16))
    assert 2 <= endings[NEST_DESTROYED] <= 12
