"""Corners of lounge, revelation, death, upkeep and hands: what is told, what is left behind, what is remembered."""

from __future__ import annotations

import pytest

from hullbreach.games.the_thing.components import TRACKS
from hullbreach.games.the_thing.pieces import Deed
from hullbreach.games.the_thing.revelation import kill, show_role
from hullbreach.testing import rule_test

from .table import BLUE, GREEN, RED, WHITE, YELLOW, Ice

END = TRACKS.rescue.end

# -- the lounge ----------------------------------------------------------------------------------------------------


@rule_test("G-144", "G-52")
def test_back_in_the_lounge_nothing_of_the_round_is_left() -> None:
    table = Ice()
    s = table.state
    table.put("kitchen", RED, laid=True)
    s.figures[RED].out, s.figures[RED].gave, s.figures[RED].offers = True, "use", 3
    s.figures[GREEN].quiet = True
    s.shown, s.paid = ["use"], 2
    table.phase("lounge")
    table.go_on()
    s = table.state
    assert (s.shown, s.paid, s.turn) == ([], 0, [])
    for f in s.figures:
        assert (f.place, f.laid, f.out, f.quiet, f.gave, f.offers) == (
            *("lounge", False, False, False),
            *("", 0),
        )


@rule_test("G-149")
def test_it_is_remembered_that_nobody_showed_themselves_when_they_could() -> None:
    table = Ice()
    table.phase("reveals")
    table.all_say("reveal")
    assert table.state.story == [Deed("hid", (RED, GREEN, BLUE, YELLOW), (1,))]
    table = Ice(options={"no_reveal_before_round": 2})
    table.phase("reveals")
    table.all_say("reveal")
    assert table.state.story == []
    table = Ice(options={"no_reveal_before_round": 2})
    table.state.round = 2
    table.phase("reveals")
    assert table.offered(YELLOW, "reveal") == ["stay", "reveal"]


@rule_test("G-149")
def test_an_alien_who_may_not_show_themselves_yet_reads_from_which_round_on() -> None:
    table = Ice(options={"no_reveal_before_round": 3})
    table.aliens(YELLOW)
    table.phase("reveals")
    closed = {
        seat: [(d.closed, d.facts) for d in table.session.seat_view(seat).options if d.closed]
        for seat in (GREEN, YELLOW)
    }
    assert closed[YELLOW] == [("closed.too_early", {"round": 3})]
    assert closed[GREEN] == [("closed.no_alien", {})]


# -- leaving the game ----------------------------------------------------------------------------------------------


@rule_test("G-157", "G-155")
def test_a_revelation_is_seen_and_remembered() -> None:
    table = Ice()
    table.put("kitchen", YELLOW, laid=True)
    table.gives(YELLOW, "flamethrower")
    s = table.state
    s.figures[YELLOW].out = True
    before = s.reveals
    table.phase("reveals")
    table.all_say("reveal", {YELLOW: "reveal"})
    s = table.state
    f = s.figures[YELLOW]
    assert (s.reveals, s.revealed) == (before + 1, 1)
    assert Deed("shown", (YELLOW,), (1,)) in s.story
    assert (f.place, f.laid, f.out) == ("lounge", False, False)
    assert (f.flames, f.reloads, f.weapons, f.items, f.lab) == ([], [], [], [], [])


@rule_test("G-74")
def test_a_death_is_remembered_and_its_role_stays_hidden() -> None:
    s = Ice().state
    hand, before, discarded = list(s.figures[GREEN].hand), s.reveals, len(s.action_discard)
    kill(s, GREEN)
    assert (s.figures[GREEN].status, s.figures[GREEN].hand) == ("dead", [])
    assert s.action_discard[discarded:] == hand
    assert s.story == [Deed("dead", (GREEN,))]
    assert s.reveals == before + 1
    assert s.ending == ""


@rule_test("G-74")
def test_by_agreement_a_death_shows_the_role() -> None:
    for figure, alien in ((GREEN, 0), (YELLOW, 1)):
        s = Ice(options={"reveal_on_death": True}).state
        kill(s, figure)
        assert s.story[-1] == Deed("shown", (figure,), (alien,))


@rule_test("G-154")
def test_a_role_that_is_shown_is_one_thing_seen() -> None:
    s = Ice().state
    before = s.reveals
    show_role(s, GREEN)
    assert s.reveals == before + 1


@rule_test("G-208", "G-226")
def test_a_death_in_a_crew() -> None:
    s = Ice(1, mode="coop").state
    role = s.figures[2].role
    kill(s, 2)
    assert role in s.gone
    assert (s.figures[2].role, s.story, s.ending) == (-1, [], "")
    assert s.leader == 0
    for i in (0, 1, 3, 4, 5):
        kill(s, i)
    assert s.ending == "nobody_left"


@rule_test("G-172", "G-158")
def test_the_sheet_stays_where_it_is_unless_its_leader_goes() -> None:
    s = Ice(5).state
    s.token_holder = BLUE
    kill(s, GREEN)
    assert (s.leader, s.token_holder) == (RED, BLUE)
    kill(s, RED)
    assert (s.leader, s.token_holder) == (BLUE, BLUE)
    kill(s, BLUE)
    assert (s.leader, s.token_holder) == (YELLOW, -1)


# -- upkeep --------------------------------------------------------------------------------------------------------


def upkeep(weather: str = "storm", **fuel: int) -> Ice:
    """Upkeep is about to be paid."""
    table = Ice()
    table.state.weather = weather
    table.state.fuel |= fuel
    table.phase("upkeep")
    return table


@rule_test("G-32", "G-33")
def test_only_what_happens_in_upkeep_is_told() -> None:
    table = upkeep()
    table.go_on()
    assert len(table.told("upkeep.fuel")) == 2
    assert table.told("upkeep.damage") == table.told("power.fails") == []
    table = upkeep(generator_room=0)
    table.go_on()
    assert [facts["place"] for facts in table.told("upkeep.fuel")] == ["boiler_room"]
    assert [facts["place"] for facts in table.told("upkeep.damage")] == ["generator_room"]
    assert table.told("power.fails") == [{"cause": "damage"}]


@rule_test("G-32")
def test_one_damage_leaves_the_light_on_and_a_boiler_without_slots_gets_none() -> None:
    table = upkeep(generator_room=1)
    table.go_on()
    assert table.state.damage["generator_room"] == 1
    assert table.told("power.fails") == []
    table = upkeep(boiler_room=0)
    table.go_on()
    assert [facts["place"] for facts in table.told("upkeep.damage")] == ["boiler_room"]
    assert table.told("power.fails") == []


@rule_test("G-38", "G-39")
@pytest.mark.parametrize(("field", "key"), [(1, "rescue.flies"), (END - 1, "rescue.lands")])
def test_the_helicopter_is_seen_to_fly_or_to_land(field: int, key: str) -> None:
    table = upkeep("sun")
    table.state.sos, table.state.rescue = True, field
    table.go_on()
    keys = {"rescue.flies", "rescue.lands", "rescue.leaves"}
    assert {event.key for event in table.events} & keys == {key}


@rule_test("G-38")
def test_a_helicopter_that_has_landed_lands_no_second_time() -> None:
    table = upkeep("sun")
    table.state.sos, table.state.rescue = True, END
    table.go_on()
    assert table.told("rescue.lands") == table.told("rescue.flies") == []


# -- trading -------------------------------------------------------------------------------------------------------


@rule_test("G-145")
def test_what_is_offered_is_shown_to_the_partner_alone() -> None:
    table = Ice(5)
    table.gives(RED, "keys")
    table.gives(BLUE, "tools")
    keys = table.state.figures[RED].items[0]
    table.phase("lounge")
    table.says(RED, "trade", BLUE)
    table.says(RED, "trade.give", "keys")
    table.says(RED, "trade.want", "tools")
    assert table.state.cards.seen[keys] == 1 << RED | 1 << BLUE
    about = table.question(BLUE, "trade.answer").about
    assert (about["given"], about["wants"]) == (("keys",), ("tools",))
    table.says(BLUE, "trade.answer", "decline")
    assert table.state.offer is None
    assert table.told("trade.declined") == [{"figure": "bennings", "partner": "macready"}]
    assert table.asks(RED, "trade")


@rule_test("G-145")
def test_an_offer_of_nothing_for_nothing_is_none() -> None:
    table = Ice(5)
    table.gives(RED, "keys")
    table.phase("lounge")
    table.says(RED, "trade", WHITE)
    table.says(RED, "trade.give", "done")
    assert table.state.offer is None
    assert table.asks(RED, "trade")


@rule_test("G-145")
def test_whoever_lacks_one_of_two_equal_things_cannot_pay() -> None:
    table = Ice(5)
    table.gives(RED, "melee")
    table.gives(BLUE, "tools", "keys")
    table.phase("lounge")
    table.says(RED, "trade", BLUE)
    table.says(RED, "trade.give", "done")
    table.says(RED, "trade.want", "tools")
    table.says(RED, "trade.want", "tools")
    assert table.offered(BLUE, "trade.answer") == ["decline"]
