"""Dogs, characters among themselves, and the infection check."""

from __future__ import annotations

import pytest

from hullbreach.games.the_thing.pieces import GREEN_FIELD
from hullbreach.testing import rule_test
from hullbreach.testing.laws import choose, numbers

from .table import BLUE, GREEN, RED, YELLOW, Ice


def meeting(*figures: int, place: str = "generator_room", players: int = 4) -> Ice:
    """These characters meet at one place, nobody else meets anybody."""
    table = Ice(players)
    table.put(place, *figures)
    table.phase("encounters")
    return table


@rule_test("G-78", "G-87", "G-88")
@pytest.mark.parametrize(("token", "alien"), [("healthy", False), ("alien", True)])
def test_alone_with_a_dog(token: str, alien: bool) -> None:
    table = meeting(RED)
    table.dogs("generator_room")
    table.rolls(token)
    table.all_say("step_out")
    s = table.state
    assert s.figures[RED].alien == alien
    assert s.figures[RED].disc == 2
    assert s.dogs == ["generator_room"]
    assert table.told("dog.token", RED)[0]["token"] == token
    assert table.told("dog.token", GREEN) == []
    assert table.told("dog.checked", GREEN) == [{"figure": "bennings"}]
    assert table.idle()


@rule_test("G-79", "G-133")
def test_two_catch_the_dog_and_the_kennel_card_joins_the_deck() -> None:
    table = meeting(RED, GREEN)
    table.dogs("generator_room", "shed", "kitchen", "armory")
    assert "kennel" not in table.state.location_cards()
    table.all_say("step_out")
    s = table.state
    assert (s.kennel, len(s.dogs)) == (1, 3)
    assert "kennel" in s.location_cards()
    assert table.asked() == {RED, GREEN}
    assert table.asks(RED, "lay")


@rule_test("G-80", "G-137")
def test_clark_alone_with_a_dog_meets_nothing() -> None:
    table = meeting(RED)
    table.cast(RED, "clark")
    table.dogs("generator_room")
    table.go_on()
    assert not table.told("dog.checked")
    assert table.state.figures[RED].disc == 1
    assert table.asks(RED, "window")


@rule_test("G-80")
def test_clark_helps_to_catch_a_dog() -> None:
    table = meeting(RED, GREEN)
    table.cast(RED, "clark")
    table.dogs("generator_room")
    table.all_say("step_out")
    assert table.state.kennel == 4


@rule_test("G-80")
def test_if_the_other_steps_out_clark_is_alone_with_the_dog_and_safe() -> None:
    table = meeting(RED, GREEN)
    table.cast(RED, "clark")
    table.gives(GREEN, "melee")
    table.dogs("generator_room")
    table.all_say("step_out", {GREEN: "melee"})
    assert table.state.figures[RED].disc == 1
    assert table.state.dogs == ["generator_room"]


@rule_test("G-81")
def test_a_dog_that_meets_nobody_stays() -> None:
    table = meeting(RED)
    table.dogs("kitchen", "shed")
    table.go_on()
    table.until("vote")
    assert table.state.dogs == ["kitchen", "shed"]


@rule_test("G-82", "G-83")
def test_humans_lay_two_human_tokens_and_aliens_choose() -> None:
    table = meeting(RED, YELLOW)
    table.all_say("step_out")
    assert table.offered(RED, "lay") == ["human"]
    assert table.offered(YELLOW, "lay") == ["human", "alien"]
    assert table.session.waits.names is None
    table.all_say("lay")
    assert table.offered(RED, "look") == [(YELLOW, 0), (YELLOW, 1)]
    assert table.offered(YELLOW, "look") == [(RED, 0), (RED, 1)]


@rule_test("G-82", "G-84", "G-88", "G-93")
def test_green_meets_blue_in_the_generator_room() -> None:
    """X-6: Blue lays their alien token, Green finds it; nobody else can tell."""
    table = meeting(GREEN, BLUE)
    table.aliens(BLUE)
    table.all_say("step_out")
    table.all_say("lay", {BLUE: "alien"})
    table.rolls(1)
    table.all_say("look", {GREEN: (BLUE, 1), BLUE: (GREEN, 0)})
    s = table.state
    assert s.figures[GREEN].alien
    assert [f.disc for f in s.figures] == [1, 2, 2, 1]
    for seat in (GREEN, BLUE):
        tokens = [facts["token"] for facts in table.told("token.seen", seat)]
        assert tokens == ["alien", "human"]
    assert table.told("token.seen", RED) == []
    proven = [table.game.view(s, seat).proven for seat in (GREEN, BLUE, RED, None)]
    assert proven == [[GREEN, BLUE], [GREEN, BLUE], [], []]
    harmless = meeting(GREEN, BLUE)
    harmless.aliens(BLUE)
    harmless.all_say("step_out")
    harmless.all_say("lay")
    harmless.all_say("look", {GREEN: (BLUE, 1), BLUE: (GREEN, 0)})
    assert not harmless.state.figures[GREEN].alien
    assert harmless.game.view(harmless.state, GREEN).proven == []
    for other in (RED, YELLOW, None):
        told = [event.for_seat(other) for event in table.events]
        also = [event.for_seat(other) for event in harmless.events]
        assert told == also


@rule_test("G-79", "G-82", "G-86")
def test_red_is_proven_human_and_meets_yellow_with_a_dog() -> None:
    """X-7: the dog is caught; only Red looks, and leaves green."""
    table = meeting(RED, YELLOW, place="boiler_room")
    table.aliens(BLUE)
    table.discs(GREEN_FIELD, 1, 1, 2)
    table.dogs("boiler_room")
    table.all_say("step_out")
    assert table.state.kennel == 4
    assert table.asked() == {YELLOW}
    table.all_say("lay")
    assert table.asked() == {RED}
    table.says(RED, "look", (YELLOW, 0))
    s = table.state
    assert [f.disc for f in s.figures] == [1, 1, 1, 2]
    assert [f.alien for f in s.figures] == [False, False, True, False]


@rule_test("G-85")
def test_among_three_everybody_looks_at_one_token() -> None:
    table = meeting(RED, GREEN, YELLOW)
    table.all_say("step_out")
    table.all_say("lay", {YELLOW: "alien"})
    assert len(table.offered(RED, "look")) == 4
    table.rolls(0)
    table.all_say("look", {RED: (YELLOW, 0), GREEN: (YELLOW, 0), YELLOW: (RED, 0)})
    s = table.state
    assert [f.alien for f in s.figures] == [True, True, False, True]
    assert [f.disc for f in s.figures] == [2, 2, 1, 2]
    assert len(table.told("token.looked", BLUE)) == 3


@rule_test("G-88")
def test_everybody_who_looked_puts_the_role_card_back() -> None:
    """Human, new alien, old alien: others are told the same."""
    told = []
    for aliens, lays in ((BLUE,), "human"), ((YELLOW,), "alien"), ((YELLOW, RED), "alien"):
        table = meeting(RED, YELLOW)
        table.aliens(*aliens)
        table.all_say("step_out")
        table.all_say("lay", {YELLOW: lays} if YELLOW in aliens else {})
        table.rolls(*([0] if lays == "alien" else []))
        table.all_say("look", {RED: (YELLOW, 0), YELLOW: (RED, 1)})
        told.append([event.for_seat(GREEN) for event in table.events])
        assert table.view(GREEN).figures[RED].role is None
    assert told[0] == told[1] == told[2]


@rule_test("G-89")
def test_all_looks_of_an_encounter_are_one_moment() -> None:
    """Green is infected by Yellow; the tokens Green has laid stay human for Red."""
    table = meeting(RED, GREEN, YELLOW)
    table.all_say("step_out")
    table.all_say("lay", {YELLOW: "alien"})
    table.rolls(1)
    table.all_say("look", {RED: (GREEN, 0), GREEN: (YELLOW, 1), YELLOW: (GREEN, 1)})
    assert [f.alien for f in table.state.figures] == [False, True, False, True]


@rule_test("G-91")
def test_a_disc_never_passes_the_last_field() -> None:
    table = meeting(RED, GREEN)
    table.discs(4, 3, 1, 1)
    table.all_say("step_out")
    table.all_say("lay")
    table.all_say("look")
    assert [f.disc for f in table.state.figures[:2]] == [4, 4]


@rule_test("G-92")
def test_green_means_human_in_random_games() -> None:
    for seed in range(8):
        table = Ice(5, seed=seed)
        table.discs(1, 1, GREEN_FIELD, 1, 1)
        session, source = table.session, numbers(seed)
        while not session.over:
            for f in session.state.figures:
                assert f.status != "in" or f.disc != GREEN_FIELD or not f.alien
            session.answer(*choose(session, source))


@rule_test("G-93")
def test_the_owner_learns_who_saw_which_token() -> None:
    table = meeting(RED, YELLOW)
    table.all_say("step_out")
    table.all_say("lay", {YELLOW: "alien"})
    table.rolls(0)
    table.all_say("look", {RED: (YELLOW, 0), YELLOW: (RED, 0)})
    notes = [(n.figure, n.other, n.token) for n in table.view(YELLOW).notes]
    assert notes == [(RED, YELLOW, "alien"), (YELLOW, RED, "human")]
    assert table.view(YELLOW).figures[RED].role is None
    assert [n.token for n in table.view(GREEN).notes] == [None, None]
