"""What humans at the base do without a word: upkeep, the radio together, tests, presents, and whom they leave with."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hullbreach.bots import Chair
from hullbreach.bots.beliefs.the_thing import odds, public_odds, surest
from hullbreach.bots.evaluations import evaluation
from hullbreach.bots.evaluations.the_thing import LOYAL, outlook
from hullbreach.bots.evaluations.the_thing.company import exposed
from hullbreach.bots.evaluations.the_thing.trust import (
    DOUBTFUL,
    DRAWN,
    PROOF,
    first_to_board,
    proofs,
    trust,
    worth_leaving,
)
from hullbreach.bots.greedy import GreedyBot
from hullbreach.games.the_thing.pieces import Deed, Escape
from hullbreach.kernel import DONE, Choice, Fact, Pick
from tests.games.the_thing.table import BLUE, GREEN, RED, WHITE, YELLOW, Ice

GOOD = ("use", "use", "repair")


def base(players: int = 5) -> Ice:
    """A base where Red, a human, is the next to be placed, with good cards; the others are still to come."""
    ice = Ice(players)
    ice.state.token_at = ""
    ice.phase("place")
    ice.state.turn = list(range(players))
    ice.hand(RED, *GOOD)
    return ice


def called(ice: Ice) -> None:
    """Help is on the way."""
    ice.state.sos, ice.state.rescue = True, 1
    ice.state.damage["radio_room"] = 0


def thinks_of(ice: Ice, seat: int = RED) -> Sequence[Choice]:
    return evaluation("the_thing").sensible(ice.session.asked[seat], ice.state)


def answers(ice: Ice, prompt: str, *options: Choice, seat: int = RED) -> Sequence[Choice]:
    """What a seat thinks of when it is asked this."""
    about: dict[str, Fact] = {"named": (), "figure": "nauls", "wants": ()}
    question = Pick(seat, prompt, list(options), "G-50", about=about)
    return evaluation("the_thing").sensible(question, ice.state)


def proven(ice: Ice, *figures: int) -> None:
    """Everybody has seen that these are human, and they have met nobody since."""
    for i in figures:
        ice.state.story.append(Deed("shown", (i,), (0,)))
        ice.state.figures[i].disc = 0


@pytest.mark.parametrize(("fuel", "place"), [(3, "radio_room"), (2, "boiler_room")])
def test_the_boiler_is_refuelled_at_two(fuel: int, place: str) -> None:
    ice = base()
    ice.state.fuel["boiler_room"] = fuel
    assert thinks_of(ice) == [("go", place)]


def test_with_an_alien_about_the_first_damage_of_the_boiler_is_mended() -> None:
    ice = base()
    ice.state.damage["boiler_room"] = 1
    assert thinks_of(ice) == [("go", "radio_room")]
    ice.revealed(YELLOW)
    assert thinks_of(ice) == [("go", "boiler_room")]


def test_three_go_to_the_radio_and_the_fourth_does_not() -> None:
    for here, place in (((), "radio_room"), ((GREEN, BLUE), "radio_room")):
        ice = base()
        ice.put("radio_room", *here)
        assert thinks_of(ice) == [("go", place)]
    ice = base()
    ice.put("radio_room", GREEN, BLUE, YELLOW)
    assert thinks_of(ice) == [("go", "laboratory")]


def test_whoever_leads_next_should_be_one_of_us() -> None:
    ice = base()
    ice.state.token_at = "weather_station"
    assert thinks_of(ice) == [("go", "radio_room")]
    called(ice)
    assert thinks_of(ice) == [("go", "weather_station")]


@pytest.mark.parametrize(("pantry", "place"), [(8, "laboratory"), (4, "kitchen")])
def test_somebody_cooks_before_everybody_goes_hungry(pantry: int, place: str) -> None:
    ice = base()
    called(ice)
    ice.state.pantry = pantry
    assert thinks_of(ice) == [("go", "laboratory")], "tests are worth more than a meal"
    ice.put("laboratory", GREEN)
    ice.state.story.append(Deed("shown", (GREEN,), (0,)))
    assert thinks_of(ice) == [("go", place)]
    ice.state.kitchen = 2
    assert thinks_of(ice) == [("go", "laboratory")], "the meal is cooked"


def test_when_it_freezes_somebody_looks_for_something_to_burn() -> None:
    ice = base()
    called(ice)
    s = ice.state
    s.frost, s.damage["boiler_room"], s.fuel["boiler_room"] = 3, 3, 0
    s.closed.append("boiler_room")
    assert thinks_of(ice) == [("go", "armory")]


def test_when_nobody_will_come_a_vehicle_is_mended_and_then_the_keys_are_looked_for() -> None:
    ice = base()
    called(ice)
    s = ice.state
    s.rescue_gone = True
    s.damage["shed"] = 0
    assert thinks_of(ice) == [("go", "shed")]
    s.fuel["shed"] = 4
    assert thinks_of(ice) == [("go", "warehouse")]
    ice.gives(RED, "keys")
    assert thinks_of(ice) == [("go", "shed")]


def test_the_proven_keep_apart_from_the_others() -> None:
    ice = base()
    ice.put("radio_room", GREEN)
    proven(ice, RED)
    assert thinks_of(ice) == [("go", "laboratory")]
    proven(ice, GREEN)
    assert thinks_of(ice) == [("go", "radio_room")], "who meets only the proven stays proven"


def test_nobody_spoils_what_was_proven() -> None:
    ice = base()
    ice.put("radio_room", GREEN)
    proven(ice, GREEN)
    assert thinks_of(ice) == [("go", "laboratory")]


def test_without_a_use_one_mends_or_sleeps() -> None:
    ice = base()
    ice.hand(RED, "repair", "repair", "sabotage")
    assert thinks_of(ice) == [("go", "radio_room")]
    called(ice)
    assert thinks_of(ice) == ["dormitory"]


def test_where_nothing_is_damaged_a_use_is_handed_in() -> None:
    ice = base()
    ice.put("radio_room", RED)
    assert answers(ice, "place.card", "repair", "use") == ["repair", "use"]
    called(ice)
    assert answers(ice, "place.card", "repair", "use") == ["use"]
    assert answers(ice, "place.card", "repair", "sabotage") == ["repair"]


def test_whoever_can_test_does_but_no_alien() -> None:
    ice = base()
    assert answers(ice, "test.offer", "none", "a") == ["a"]
    assert answers(ice, "test.offer", "none", "a", seat=YELLOW) == ["none", "a"]


def test_the_one_about_whom_least_is_known_is_tested() -> None:
    ice = base()
    proven(ice, GREEN)
    ice.state.story.append(Deed("dog", (BLUE,), (0,)))
    doubts = odds(ice.state, RED)
    assert doubts[GREEN] == 0.0 < doubts[WHITE] < doubts[BLUE] < 0.5
    assert answers(ice, "test.target_a", GREEN, BLUE, WHITE) == [BLUE]


def bitten(ice: Ice, *figures: int) -> None:
    """These have met a dog, and nobody knows what came of it."""
    ice.state.story += [Deed("dog", (i,), (0,)) for i in figures]


def test_the_worst_is_accused_as_long_as_the_disc_can_move() -> None:
    ice = base()
    bitten(ice, BLUE)
    assert answers(ice, "vote", GREEN, BLUE, YELLOW, WHITE, "abstain") == [BLUE]
    ice.discs(1, 1, 5, 1, 1)
    assert answers(ice, "vote", GREEN, BLUE, YELLOW, WHITE, "abstain") == ["abstain"]


def test_nobody_is_accused_of_nothing() -> None:
    ice = base(8)
    assert max(odds(ice.state, RED)) < DOUBTFUL
    assert answers(ice, "vote", *range(1, 8), "abstain") == ["abstain"]
    bitten(ice, BLUE)
    assert odds(ice.state, RED)[BLUE] > DOUBTFUL
    assert answers(ice, "vote", *range(1, 8), "abstain") == [BLUE]


def test_as_soon_as_the_radio_works_somebody_calls() -> None:
    ice = base()
    s = ice.state
    s.fuel["boiler_room"] = 1
    assert thinks_of(ice) == [("go", "boiler_room")]
    s.damage["radio_room"] = 0
    assert thinks_of(ice) == [("go", "radio_room")], "one use is all it takes"
    ice.put("radio_room", GREEN)
    assert thinks_of(ice) == [("go", "boiler_room")]


def test_a_use_goes_to_the_radio_before_anything_else() -> None:
    ice = base()
    s = ice.state
    ice.put("radio_room", BLUE)
    ice.put("boiler_room", GREEN)
    s.card = s.cards.faces.index("use")
    assert len(answers(ice, "assign", GREEN, BLUE)) == 2, "the radio is still to be mended"
    s.damage["radio_room"] = 0
    assert answers(ice, "assign", GREEN, BLUE) == [BLUE]
    s.sos = True
    assert len(answers(ice, "assign", GREEN, BLUE)) == 2


def test_who_is_trusted_most_is_spared_so_as_to_board_first_until_somebody_is_proven() -> None:
    ice = base()
    ice.discs(1, 1, 5, 5, 5)
    bitten(ice, GREEN, *[RED, BLUE, YELLOW, WHITE] * 3)
    seen = public_odds(ice.state)
    assert min(seen) == seen[GREEN] < seen[RED]
    assert answers(ice, "vote", GREEN, BLUE, YELLOW, WHITE, "abstain") == ["abstain"]
    proven(ice, RED)
    assert answers(ice, "vote", GREEN, BLUE, YELLOW, WHITE, "abstain") == [GREEN]


def test_a_leader_who_is_rather_an_alien_is_relieved_with_whatever_cards() -> None:
    ice = base()
    s = ice.state
    s.leader, s.token_at, s.fuel["boiler_room"] = GREEN, "weather_station", 1
    ice.hand(RED, "repair", "sabotage", "sabotage")
    assert thinks_of(ice) == [("go", "radio_room")]
    s.story.append(Deed("stopped", (GREEN,)))
    assert thinks_of(ice) == [("go", "weather_station")]


def test_nobody_goes_alone_to_a_dog_without_need() -> None:
    ice = base()
    called(ice)
    ice.state.fuel["boiler_room"] = 4
    ice.state.kitchen = 2
    assert thinks_of(ice) == [("go", "laboratory")]
    ice.dogs("laboratory")
    assert thinks_of(ice) == [("go", "warehouse")]
    ice.cast(RED, "clark")
    assert thinks_of(ice) == [("go", "laboratory")], "he likes dogs"


def test_where_a_dog_is_two_go_who_catch_it() -> None:
    ice = base()
    ice.state.fuel["boiler_room"] = 1
    ice.put("boiler_room", GREEN)
    assert thinks_of(ice) == [("go", "radio_room")]
    ice.dogs("boiler_room")
    assert thinks_of(ice) == [("go", "boiler_room")]


def test_in_the_laboratory_one_joins_only_whom_one_trusts() -> None:
    ice = base()
    called(ice)
    ice.state.fuel["boiler_room"] = 4
    ice.put("laboratory", GREEN)
    assert thinks_of(ice) != [("go", "laboratory")]
    ice.state.story.append(Deed("shown", (GREEN,), (0,)))
    assert thinks_of(ice) == [("go", "laboratory")]


def test_nobody_goes_to_bed_where_somebody_lies() -> None:
    ice = base()
    called(ice)
    ice.hand(RED, "sabotage", "sabotage", "repair")
    ice.dogs("kitchen")
    ice.put("armory", GREEN)
    assert thinks_of(ice) == ["dormitory"]
    ice.put("dormitory", BLUE)
    places = {o[1] if isinstance(o, tuple) else o for o in thinks_of(ice)}
    assert {"dormitory", "kitchen", "armory"}.isdisjoint(places)
    assert "warehouse" in places


def test_who_wakes_up_has_what_is_needed() -> None:
    def picked(ice: Ice, number: int) -> Sequence[Choice]:
        about: dict[str, Fact] = {"number": number, "cards": 3}
        pick = Pick(RED, "sleep.card", ["use", "repair", "sabotage"], "G-53", about=about)
        return evaluation("the_thing").sensible(pick, ice.state)

    ice = base()
    assert [picked(ice, n) for n in (1, 2, 3)] == [["repair"], ["use"], ["use"]]
    called(ice)
    assert [picked(ice, n) for n in (1, 2, 3)] == [["use"]] * 3


@pytest.mark.parametrize(("token", "answer"), [("blood", "keep"), ("failure", "discard")])
def test_humans_keep_blood_and_nothing_else(token: str, answer: str) -> None:
    pick = Pick(RED, "lab.keep", ["keep", "discard"], "G-129", about={"token": token})
    assert evaluation("the_thing").sensible(pick, base().state) == [answer]


def test_a_human_leader_lets_nobody_start_who_is_rather_an_alien() -> None:
    ice = Ice(5)
    s = ice.state
    s.damage["shed"], s.fuel["shed"] = 0, 4
    ice.put("shed", GREEN)
    ice.put("kitchen", BLUE)
    ice.stack("use", "use")
    s.story.append(Deed("stopped", (GREEN,)))
    ice.phase("flip")
    assert thinks_of(ice) == [BLUE]


def test_the_keys_go_to_who_drives() -> None:
    ice = base()
    ice.gives(RED, "keys")
    assert answers(ice, "trade", DONE, GREEN, BLUE) == [DONE], "nobody is proven"
    proven(ice, BLUE)
    assert answers(ice, "trade", DONE, GREEN, BLUE) == [BLUE]
    assert answers(ice, "trade.give", "keys", "tools", DONE) == ["keys"]
    assert answers(ice, "trade.want", "keys", DONE) == [DONE]
    proven(ice, RED)
    assert answers(ice, "trade", DONE, GREEN, BLUE) == [DONE], "one can drive oneself"


def test_the_cable_goes_to_the_flamethrower() -> None:
    ice = base()
    ice.gives(RED, "cable")
    ice.gives(GREEN, "flamethrower")
    assert answers(ice, "trade", DONE, GREEN, BLUE) == [GREEN]
    assert answers(ice, "trade.give", "cable", DONE) == ["cable"]


def test_the_cable_does_not_go_to_somebody_who_is_rather_an_alien() -> None:
    ice = base()
    ice.gives(RED, "cable")
    ice.gives(GREEN, "flamethrower")
    ice.state.story += [Deed("stopped", (GREEN,))]
    assert odds(ice.state, RED)[GREEN] > 0.5
    assert answers(ice, "trade", DONE, GREEN, BLUE) == [DONE]


def test_aliens_give_nothing_away() -> None:
    ice = base()
    ice.gives(YELLOW, "keys")
    proven(ice, BLUE)
    assert answers(ice, "trade", DONE, GREEN, BLUE, seat=YELLOW) == [DONE]


def test_keys_change_hands_at_a_table_of_bots() -> None:
    ice = Ice(5)
    ice.gives(RED, "keys")
    proven(ice, BLUE)
    ice.phase("trade")
    ice.state.turn = [RED]
    bots = [GreedyBot("the_thing", seat) for seat in range(5)]
    while ice.state.phase.startswith("trade"):
        seat, question = next(iter(ice.session.asked.items()))
        ice.says(seat, question.prompt, bots[seat].choose(Chair(ice.session, seat)))
    assert ice.state.holds(BLUE, "keys")
    assert not ice.state.holds(RED, "keys")


def test_presents_are_taken_and_bargains_are_not() -> None:
    sensible = evaluation("the_thing").sensible
    for wants, answer in (((), "accept"), (("keys",), "decline")):
        about: dict[str, Fact] = {"figure": "nauls", "given": ("cable",), "wants": wants}
        ask = Pick(RED, "trade.answer", ["decline", "accept"], "G-145", "decline", about=about)
        assert sensible(ask, None) == [answer]


def boarding_with(*story: Deed) -> Ice:
    """Red is aboard and Green, of whom this is known, asks to come along."""
    ice = Ice(5)
    ice.state.story += story
    ice.state.escape = Escape("rescue_helicopter", [RED], [])
    return ice


def test_a_proven_human_is_taken_along() -> None:
    ice = boarding_with(Deed("shown", (GREEN,), (0,)))
    assert answers(ice, "board.agree", "yes", "no") == ["yes"]


def test_nobody_boards_with_somebody_who_is_rather_an_alien() -> None:
    ice = boarding_with(Deed("stopped", (GREEN,)))
    assert answers(ice, "board.agree", "yes", "no") == ["no"]


def test_the_surest_board_first() -> None:
    """White has met a dog: as long as Blue is still to come White waits outside."""
    ice = boarding_with(Deed("dog", (WHITE,), (0,)), Deed("shown", (BLUE,), (0,)))
    ice.cast(WHITE, "nauls")
    assert answers(ice, "board.agree", "yes", "no") == ["yes"]
    assert ice.state.escape is not None
    ice.state.escape.queue = [BLUE]
    assert answers(ice, "board.agree", "yes", "no") == ["no"]


def test_what_counts_is_how_likely_all_are_known_at_once() -> None:
    """Of the last two one is the alien: who is let in and who is left is one question, not two."""
    ice = Ice(5)
    assert surest(ice.state, RED) == pytest.approx(1 / 4)
    proven(ice, GREEN, BLUE)
    assert surest(ice.state, RED) == pytest.approx(1 / 2)


def test_with_poor_odds_one_waits_for_tests_as_long_as_the_helicopter_does() -> None:
    ice = Ice(6)
    s = ice.state
    s.sos, s.rescue = True, 10
    assert answers(ice, "board.first", "board", "stay") == ["stay"]
    s.rescue_fuel = 7
    assert answers(ice, "board.first", "board", "stay") == ["board"]
    s.rescue_fuel = 4
    proven(ice, GREEN, BLUE)
    assert answers(ice, "board.first", "board", "stay") == ["board"]
    assert worth_leaving(s, RED, True)


def test_blood_in_human_hands_is_good_for_all_of_them() -> None:
    ice = Ice(5)
    doubts, inside = odds(ice.state, RED), [0, 1, 2, 3, 4]
    ice.gives(GREEN, "blood")
    found = proofs(ice.state, doubts, inside)
    assert found == pytest.approx(PROOF * (1 - doubts[GREEN]))
    ice.state.bonus_drawers = [RED, BLUE]
    assert proofs(ice.state, doubts, inside) == pytest.approx(found + 2 * PROOF * DRAWN)


def test_who_meets_somebody_is_no_longer_the_first_to_board() -> None:
    ice = Ice(4)
    assert first_to_board(ice.state, {}) == RED, "the leader, as all are suspected alike"
    assert first_to_board(ice.state, {RED: 0.1}) == GREEN
    proven(ice, BLUE)
    assert first_to_board(ice.state, {}) == BLUE


def test_it_is_good_that_the_first_to_board_is_known() -> None:
    for seat in (RED, YELLOW):
        ice = Ice(5)
        ice.discs(2, 1, 2, 1, 2)
        ice.state.leader = YELLOW
        doubts = odds(ice.state, seat)
        before = trust(ice.state, seat, doubts, [0, 1, 2, 3, 4], {})
        ice.state.story.append(Deed("shown", (GREEN,), (0,)))
        ice.discs(2, 0, 2, 1, 2)
        after = trust(ice.state, seat, odds(ice.state, seat), [0, 1, 2, 3, 4], {})
        assert after > before, "a human hopes for it and an alien fears it"


def test_an_alien_goes_by_what_the_others_could_know() -> None:
    """To itself Yellow is no riddle; what counts is how it looks to the others."""
    ice = Ice(5)
    assert odds(ice.state, YELLOW)[YELLOW] == 1.0
    assert public_odds(ice.state) == pytest.approx([0.2] * 5)


def test_the_proven_who_meet_each_other_need_not_look() -> None:
    ice = Ice(4)
    ice.phase("encounters")
    ice.put("kitchen", RED, GREEN)
    proven(ice, RED, GREEN)
    assert exposed(ice.state, [0.0] * 4) == {}
    ice.discs(0, 1, 1, 1)
    assert set(exposed(ice.state, [0.0] * 4)) == {RED}, "who shows tokens to nobody looks at none"


def test_a_human_with_some_hope_left_does_not_want_to_be_infected() -> None:
    ice = Ice(5)
    ice.phase("encounters")
    ice.put("kitchen", RED, YELLOW)
    terms = evaluation("the_thing").terms(ice.state, RED)
    doubts = odds(ice.state, RED)
    whole = sum(outlook(ice.state, RED, doubts, exposed(ice.state, doubts)).values())
    assert -1.5 < whole < 0, "the humans rather lose"
    assert terms["_meeting"] < -LOYAL * exposed(ice.state, doubts)[RED]
