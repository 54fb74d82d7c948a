"""Setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.games.the_thing import GAME
from hullbreach.games.the_thing.components import GREEN, PEOPLE, TRACKS, setup_row
from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import BadTable, Chance, Roll, Session, key_of
from hullbreach.testing import Table, rule_test

from .table import BLUE, RED, YELLOW, Ice
from .table import GREEN as GREEN_SEAT

TABLE_2_4 = {
    # players: heli, radio, shed damage, control, warehouse, reserve, total fuel
    4: (2, 4, 1, 13, 10, 3, 22),
    5: (3, 5, 1, 11, 10, 4, 23),
    6: (4, 6, 1, 9, 14, 5, 28),
    7: (5, 7, 1, 7, 18, 6, 33),
    8: (6, 8, 1, 5, 18, 7, 34),
}
every_count = pytest.mark.parametrize("players", sorted(TABLE_2_4))


def fresh(players: int, seed: int = 1) -> Base:
    """A new hidden game."""
    return GAME.setup(GAME.configure("hidden", players), Chance(key_of(seed)))


def faces(s: Base, handles: list[int]) -> Counter[str]:
    """What some cards are."""
    return Counter(s.cards.faces[h] for h in handles)


@rule_test("G-11", "G-15")
@every_count
def test_fuel_and_damage_by_player_count(players: int) -> None:
    """X-19: the sums of the setup table."""
    s = fresh(players)
    heli, radio, shed, control, warehouse, reserve, total = TABLE_2_4[players]
    assert (s.fuel["generator_room"], s.fuel["boiler_room"]) == (4, 4)
    assert (s.fuel["base_helicopter"], s.fuel["shed"]) == (0, 0)
    assert s.rescue_fuel == TRACKS.rescue_fuel.start
    assert (s.warehouse, s.reserve) == (warehouse, reserve)
    marker = TRACKS.tokens.rescue_marker
    assert sum(s.fuel.values()) + s.warehouse + s.reserve + marker == total
    damage = (s.damage["base_helicopter"], s.damage["radio_room"], s.damage["shed"])
    assert damage == (heli, radio, shed)
    assert GAME.view(s, None).control == control


@rule_test("G-10")
def test_the_chart_stays_after_deaths() -> None:
    table = Ice(6)
    for i in (3, 4, 5):
        table.state.figures[i].status = "dead"
    table.phase("upkeep")
    table.state.weather = "sun"
    table.aliens(BLUE)
    assert table.view(None).demand["boiler"] == 1


@rule_test("G-12")
def test_food() -> None:
    s = fresh(5)
    assert (s.pantry, s.kitchen, s.hungry) == (16, 0, False)


@rule_test("G-13")
def test_the_leader_token_starts_anywhere_but_in_the_kennel() -> None:
    places = {fresh(4, seed).token_at for seed in range(200)}
    assert places == set(GREEN)
    assert "kennel" not in fresh(4).location_cards()
    assert len(fresh(4).location_cards()) == 10


@rule_test("G-14")
def test_the_dogs_wait_in_the_kennel() -> None:
    s = fresh(4)
    assert (s.kennel, s.dogs, s.released) == (4, [], False)


DECKS = {
    4: ((1, 3, 3, 1), (2, 2, 2, 2, 1)),
    5: ((1, 3, 3, 1), (2, 2, 2, 2, 1)),
    6: ((1, 3, 4, 2), (2, 3, 2, 2, 1)),
    7: ((1, 3, 4, 2), (2, 3, 3, 3, 2)),
    8: ((2, 4, 4, 2), (2, 3, 4, 4, 2)),
}


@rule_test("G-16")
@every_count
def test_weapon_and_item_decks(players: int) -> None:
    s = fresh(players)
    weapons, items = faces(s, s.weapon_deck), faces(s, s.item_deck)
    names = ("flamethrower", "dynamite", "melee", "firearm")
    assert tuple(weapons[name] for name in names) == DECKS[players][0]
    kinds = ("keys", "flashlight", "tools", "fuel_can", "cable")
    assert tuple(items[name] for name in kinds) == DECKS[players][1]


@rule_test("G-16")
def test_decks_are_shuffled() -> None:
    games = [fresh(4, seed) for seed in range(9)]
    for pile in ("weapon_deck", "item_deck", "lab_bag", "action_deck"):
        orders = {tuple(s.cards.faces[h] for h in getattr(s, pile)) for s in games}
        assert len(orders) > 5, pile


@rule_test("G-17")
@every_count
def test_the_lab_bag(players: int) -> None:
    """X-1: with five players 10 blood bags and 15 failures."""
    s = fresh(players)
    assert faces(s, s.lab_bag) == {"blood": 2 * players, "failure": 3 * players}


@rule_test("G-18")
@every_count
def test_two_action_cards_each(players: int) -> None:
    s = fresh(players)
    assert [len(f.hand) for f in s.figures] == [2] * players
    assert len(s.action_deck) == 51 - 2 * players
    hands = [h for f in s.figures for h in f.hand]
    assert set(faces(s, hands + s.action_deck).values()) == {17}


@rule_test("G-19")
def test_discs_start_on_yellow() -> None:
    s = fresh(8)
    assert [f.disc for f in s.figures] == [1] * 8
    view = GAME.view(s, None)
    assert len({figure.colour for figure in view.figures}) == 8


@rule_test("G-20")
def test_random_characters_start_standing_in_the_lounge() -> None:
    casts = set()
    for seed in range(20):
        s = fresh(5, seed)
        names = [f.character for f in s.figures]
        assert len(set(names)) == 5
        assert set(names) <= set(PEOPLE)
        assert all((f.place, f.laid) == ("lounge", False) for f in s.figures)
        casts.add(tuple(names))
    assert len(casts) > 15


@rule_test("G-20")
def test_characters_may_be_chosen() -> None:
    table = Table(GAME, "hidden", 4, {"characters": "choose"})
    table.says(0, "character", "clark")
    table.cannot(1, "character", "clark")
    table.says(1, "character", "garry")
    table.says(2, "character", "nauls")
    table.says(3, "character", "norris")
    names = [f.character for f in table.state.figures]
    assert names == ["clark", "garry", "nauls", "norris"]
    assert table.idle()


@rule_test("G-20")
def test_some_characters_may_be_named_and_the_others_drawn() -> None:
    drawn = set()
    for seed in range(6):
        table = Table(GAME, "hidden", 4, {"characters": "clark,random,garry,random"}, seed)
        names = [f.character for f in table.state.figures]
        assert (names[0], names[2], len(set(names))) == ("clark", "garry", 4)
        drawn |= {names[1], names[3]}
    assert len(drawn) > 3
    with pytest.raises(BadTable, match="4 players need 4, not 3"):
        Table(GAME, "hidden", 4, {"characters": "clark,random,garry"})


@rule_test("G-21")
@every_count
def test_one_alien_dog_among_the_tokens_dealt(players: int) -> None:
    assert setup_row(False, players).dog_tokens == {"healthy": players - 1, "alien": 1}


@rule_test("G-21")
def test_exactly_one_alien_whom_only_he_knows() -> None:
    first = set()
    for seed in range(100):
        s = fresh(5, seed)
        aliens = [i for i, f in enumerate(s.figures) if f.alien]
        assert aliens == [s.first_alien]
        first.add(s.first_alien)
        for seat in range(5):
            view = GAME.view(s, seat)
            shown = [figure.role for figure in view.figures]
            mine = "alien" if seat == s.first_alien else "human"
            assert shown == [mine if i == seat else None for i in range(5)]
    assert first == {0, 1, 2, 3, 4}


@rule_test("G-22")
def test_the_infection_bag_always_holds_nine_tokens() -> None:
    table = Ice()
    table.dogs("kitchen")
    table.put("kitchen", BLUE)
    table.phase("encounters")
    bags: list[Counter[int | str]] = []

    def note(roll: Roll, face: int | str) -> int | str:
        bags.append(Counter(roll.die))
        return "healthy"

    for _ in range(2):
        table.session.dice.said = note
        table.all_say("step_out")
        table.arrange().phase = "encounters"
    assert bags == [{"healthy": 7, "alien": 2}] * 2


@rule_test("G-23")
def test_nothing_has_gone_wrong_yet() -> None:
    s = fresh(4)
    assert (s.sos, s.rescue, s.rescue_gone, s.frost, s.burnt) == (False, 0, False, 0, [])
    assert not s.dark()


@rule_test("G-24")
def test_the_first_leader_is_drawn() -> None:
    assert {fresh(6, seed).leader for seed in range(80)} == set(range(6))


@rule_test("G-25")
def test_an_infected_human_stays_an_alien() -> None:
    """Green is infected by Yellow; a human token seen later changes nothing."""
    table = Ice()
    table.put("kitchen", GREEN_SEAT, YELLOW)
    table.phase("encounters")
    table.all_say("step_out")
    table.all_say("lay", {YELLOW: "alien"})
    table.rolls(0)
    table.all_say("look", {GREEN_SEAT: (YELLOW, 0)})
    assert table.state.figures[GREEN_SEAT].alien
    table.until("vote")
    table.arrange()
    table.put("kitchen", GREEN_SEAT, YELLOW)
    table.phase("encounters")
    table.all_say("step_out")
    table.all_say("lay", {YELLOW: "human"})
    table.all_say("look")
    assert table.state.figures[GREEN_SEAT].alien


def test_options_are_listed() -> None:
    hidden, coop = GAME.modes
    assert {o.name for o in hidden.options} >= {"kennel_card", "reveal_on_death", "cables_small"}
    assert {o.name for o in coop.options} >= {"kennel_card", "coop_boarding"}
    assert (hidden.least, hidden.most, coop.least, coop.most) == (4, 8, 1, 3)


def test_cables_with_few_players_are_an_option() -> None:
    config = GAME.configure("hidden", 4, {"cables_small": 2})
    s = GAME.setup(config, Chance(key_of(1)))
    assert faces(s, s.item_deck)["cable"] == 2


def test_a_new_table_asks_the_first_character_left_of_the_leader() -> None:
    session = Session.new(GAME, GAME.configure("hidden", 5), 3)
    asked = next(iter(session.asked))
    s = session.state
    assert asked == (s.leader + 1) % 5 or s.figures[asked].character == "garry"
    assert RED == 0
