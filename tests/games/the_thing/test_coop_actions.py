"""1-3 players: action dice, the end of the round, escape."""

from __future__ import annotations

import pytest

from hullbreach.games.the_thing.components import TRACKS
from hullbreach.games.the_thing.pieces import GREEN_FIELD
from hullbreach.testing import rule_test

from .table import Ice


def crew(players: int = 1, place: str = "kitchen", **options: str) -> Ice:
    """Character 0 stands at a place, number 1 in the armory, the others lie; dice are to be rolled."""
    table = Ice(players, mode="coop", options=options)
    table.cast(0, "clark")
    table.put("lounge", 2, 3, 4, 5, laid=True)
    table.put(place, 0)
    table.put("armory", 1)
    table.state.more = True
    table.phase("coop_roll")
    return table


def rolled(*dice: str, players: int = 1, place: str = "kitchen") -> Ice:
    """The dice have been rolled and given to character 0."""
    table = crew(players, place)
    table.rolls(*dice)
    table.says(0, "coop.assign", 0)
    return table


@rule_test("G-211")
def test_the_whole_roll_goes_to_one_standing_character() -> None:
    table = crew()
    table.put("dormitory", 5)
    table.rolls("use", "repair", "sabotage")
    assert table.offered(0, "coop.assign") == [0, 1]
    assert table.question(0).about["dice"] == ("use", "repair", "sabotage")


@rule_test("G-211", "G-221")
def test_the_hungry_roll_two_dice() -> None:
    table = crew()
    table.state.hungry = True
    table.rolls("use", "use")
    table.go_on()
    assert len(table.state.dice) == 2
    table = Ice(1, mode="coop")
    table.state.pantry = 2
    table.phase("food")
    table.go_on()
    assert table.state.hungry


@rule_test("G-212")
def test_in_the_dark_the_character_is_named_first() -> None:
    table = crew()
    table.state.damage["generator_room"] = 2
    table.gives(0, "flashlight")
    table.phase("coop_window")
    assert table.question(0, "coop.assign").about["dice"] == ()
    table.rolls("threat", "threat", "use")
    table.says(0, "coop.assign", 0)
    assert table.offered(0, "coop.reroll") == [0, 1, 2, "done"]
    table.rolls("use")
    table.says(0, "coop.reroll", 0)
    assert table.offered(0, "coop.reroll") == [1, 2, "done"]
    table.rolls("repair")
    table.says(0, "coop.reroll", 1)
    table.says(0, "coop.reroll", "done")
    assert table.state.dice == ["use", "repair", "use"]


@rule_test("G-212")
def test_a_flashlight_rerolls_nothing_in_the_light() -> None:
    table = crew()
    table.gives(0, "flashlight")
    table.rolls("use", "use", "use")
    table.says(0, "coop.assign", 0)
    assert table.asks(0, "coop.negate")


@rule_test("G-213", "G-214")
def test_a_threat_is_negated_and_a_use_turned_into_a_repair() -> None:
    """X-16: use, use, threat; yellow's character lies down in the dormitory."""
    table = crew(players=2, place="radio_room")
    table.put("dormitory", 3)
    table.rolls("use", "use", "threat")
    table.says(0, "coop.assign", 0)
    table.says(1, "coop.turn_die", "pass")
    table.says(0, "coop.negate", 2)
    table.says(0, "coop.negate", "done")
    table.says(1, "coop.turn_die", (1, "repair"))
    s = table.state
    assert s.figures[0].disc == 2
    assert s.figures[3].laid
    assert s.dice == ["use", "repair"]
    assert s.threat == 6
    assert table.offered(0, "coop.act") == ["repair", "nothing"]
    table.says(0, "coop.act", "repair")
    assert table.state.damage["radio_room"] == 5


@rule_test("G-214", "G-216")
def test_a_negated_sabotage_leaves_a_free_choice() -> None:
    """X-18, first roll."""
    table = rolled("use", "repair", "sabotage", place="shed")
    table.says(0, "coop.negate", 2)
    table.says(0, "coop.negate", "done")
    assert table.state.figures[0].disc == 2
    assert table.offered(0, "coop.act") == ["use", "repair", "nothing"]
    table.says(0, "coop.act", "use")
    assert table.state.fuel["shed"] == 1


@rule_test("G-214", "G-216")
def test_three_negated_dice_leave_no_action() -> None:
    """X-18, second roll."""
    table = rolled("threat", "threat", "sabotage")
    for _ in range(3):
        table.says(0, "coop.negate", 0)
    s = table.state
    assert (s.figures[0].disc, s.threat, s.pantry) == (4, 6, 16)
    assert table.laid() == [0, 2, 3, 4, 5]


@rule_test("G-214", "G-203")
def test_whoever_is_transformed_by_negating_loses_the_rest_of_the_roll() -> None:
    table = crew()
    table.discs(5, 1, 1, 1, 1, 1)
    table.rolls("use", "sabotage", "sabotage")
    table.says(0, "coop.assign", 0)
    table.says(0, "coop.negate", 1)
    s = table.state
    assert s.figures[0].status == "revealed"
    assert s.pantry == 16
    assert table.asks(0, "coop.go_on")


@rule_test("G-214")
def test_if_the_leader_picks_another_disc_the_roll_goes_on() -> None:
    table = crew()
    table.discs(5, 6, 1, 1, 1, 1)
    table.rolls("use", "sabotage", "use")
    table.says(0, "coop.assign", 0)
    table.says(0, "coop.negate", 1)
    table.says(0, "coop.transform", 1)
    assert table.asks(0, "coop.negate")
    assert table.state.dice == ["use", "use"]


@rule_test("G-215")
def test_bad_dice_that_are_left_are_all_carried_out() -> None:
    table = rolled("sabotage", "threat", "use")
    table.says(0, "coop.negate", "done")
    s = table.state
    assert (s.pantry, s.kitchen, s.threat) == (14, 0, 5)
    assert 0 in table.laid()
    table = rolled("sabotage", "sabotage", "sabotage", place="shed")
    table.says(0, "coop.negate", "done")
    assert table.state.damage["shed"] == 1


@rule_test("G-215", "G-203")
def test_a_threat_die_may_strike_a_disc() -> None:
    table = crew()
    table.discs(1, 5, 1, 1, 1, 1)
    table.rolls("threat", "use", "use")
    table.says(0, "coop.assign", 0)
    table.says(0, "coop.negate", "done")
    assert table.told("threat.moves")[0] == {"field": 5}
    assert table.told("transformed") == [{"figure": "nauls", "cause": "threat"}]
    assert table.state.figures[1].status == "revealed"


@rule_test("G-216")
def test_the_cooperation_bonus_and_laying_down_without_an_action() -> None:
    table = crew(place="radio_room")
    table.put("radio_room", 1)
    table.rolls("repair", "use", "use")
    table.says(0, "coop.assign", 0)
    table.says(0, "coop.negate", "done")
    table.says(0, "coop.act", "repair")
    assert table.state.damage["radio_room"] == 4
    table = rolled("repair", "repair", "repair")
    table.says(0, "coop.negate", "done")
    assert 0 in table.laid()
    assert table.asks(0, "coop.go_on")


@rule_test("G-216", "G-95")
def test_a_die_burns_the_location() -> None:
    table = crew()
    s = table.state
    s.hurt("boiler_room", 3)
    s.frost = 4
    table.gives(0, "dynamite")
    table.rolls("use", "use", "repair")
    table.says(0, "coop.assign", 0)
    table.says(0, "coop.negate", "done")
    assert "burn_dynamite" in table.offered(0, "coop.act")
    table.says(0, "coop.act", "burn_dynamite")
    s = table.state
    assert (s.burnt, s.frost) == (["kitchen"], 1)
    assert (s.figures[0].place, s.figures[0].laid) == ("lounge", True)


@rule_test("G-217")
def test_after_one_character_the_leader_may_stop() -> None:
    for choice, prompt in (("next", "coop.assign"), ("stop", None)):
        table = rolled("use", "use", "use")
        table.gives(0, "keys")
        table.says(0, "coop.negate", "done")
        table.says(0, "coop.act", "nothing")
        table.rolls("use", "use", "use") if choice == "next" else None
        table.says(0, "coop.go_on", choice)
        if prompt:
            table.go_on()
            assert table.state.actor == 1
        else:
            assert table.asks(0, "coop.trade")


@rule_test("G-218")
@pytest.mark.parametrize(("name", "rerolls"), [("norris", 3), ("garry", 1)])
def test_norris_and_garry_reroll(name: str, rerolls: int) -> None:
    table = crew()
    table.cast(0, name)
    table.rolls("use", "use", "use")
    table.says(0, "coop.assign", 0)
    done = 0
    while table.asks(0, "coop.reroll"):
        options = table.offered(0, "coop.reroll")
        assert len(options) == 4 - done
        table.rolls("repair")
        table.says(0, "coop.reroll", options[0])
        done += 1
    assert done == rerolls
    assert table.state.dice.count("repair") == rerolls


@rule_test("G-218")
def test_no_die_is_rerolled_twice() -> None:
    table = crew()
    table.cast(0, "norris")
    table.gives(0, "flashlight")
    table.state.damage["generator_room"] = 2
    table.phase("coop_window")
    table.rolls("use", "use", "use")
    table.says(0, "coop.assign", 0)
    assert table.state.rerolls == 3


@rule_test("G-213")
def test_a_bad_die_can_be_turned_before_negation() -> None:
    table = crew()
    table.put("dormitory", 5)
    table.rolls("sabotage", "use", "use")
    table.says(0, "coop.assign", 0)
    table.says(0, "coop.turn_die", (0, "use"))
    table.says(0, "coop.negate", "done")
    assert table.asks(0, "coop.act")
    assert table.state.figures[5].laid


@rule_test("G-107")
def test_tools_are_free_before_every_roll() -> None:
    table = crew(place="radio_room")
    table.gives(0, "tools")
    table.phase("coop_window")
    assert table.offered(0, "window") == ["pass", "tools"]
    table.says(0, "window", "tools")
    assert table.state.damage["radio_room"] == 5


# -- the end of the round ------------------------------------------------------------------------------------------


@rule_test("G-219")
def test_cards_change_hands_freely_and_nobody_votes() -> None:
    table = Ice(2, mode="coop")
    table.gives(0, "keys", "flamethrower")
    table.put("kitchen", 1, laid=True)
    table.phase("lounge")
    table.says(0, "coop.trade", ("keys", 3))
    table.says(0, "coop.trade", ("flamethrower", 1))
    s = table.state
    assert table.kinds(s.figures[3].items) == ["keys"]
    assert s.figures[1].reloads == [6]
    assert table.laid() == []
    prompts = set()
    while table.state.round == 1:
        seat, pick = next(iter(table.session.asked.items()))
        prompts.add(pick.prompt)
        assert pick.default is not None
        table.says(seat, pick.prompt, pick.default)
    assert not prompts & {"vote", "reveal"}


@rule_test("G-220", "G-202")
@pytest.mark.parametrize("role", ["human", "alien"])
def test_a_test_turns_up_the_special_role_card(role: str) -> None:
    table = Ice(1, mode="coop")
    s = table.state
    other = next(i for i in range(1, 6) if s.cards.faces[s.figures[i].role] == "human")
    alien = next(
        h for h in [*s.role_box, *(f.role for f in s.figures)] if s.cards.faces[h] == "alien"
    )
    tested = s.figures[other].role
    if role == "alien":
        s.cards.faces[tested], s.cards.faces[alien] = "alien", "human"
    s.figures[other].disc = 4
    table.gives(0, "blood")
    table.phase("coop_offers")
    table.says(0, "test.offer", "a")
    s = table.state
    if role == "human":
        assert s.figures[other].disc == GREEN_FIELD
        assert table.view(0).figures[other].role == "human"
    else:
        assert s.figures[other].status == "revealed"
        assert s.pool == 5
        assert tested in s.gone
        assert s.cards.seen[tested] == -1
    assert table.told("role.shown")[0]["role"] == role


@rule_test("G-222", "G-197")
def test_the_sheet_passes_left_every_round() -> None:
    table = Ice(3, mode="coop")
    table.state.leader = 2
    table.phase("dogs")
    table.go_on()
    assert table.state.leader == 0
    assert len(table.state.dogs) == 4


@rule_test("G-223")
def test_the_threat_marker_in_phase_9() -> None:
    for threat, discs, after in ((6, (1, 1), 5), (6, (6, 6), 8), (8, (8, 1), 8), (0, (1, 1), 0)):
        table = Ice(1, mode="coop")
        table.state.threat = threat
        table.discs(*discs)
        table.phase("threat")
        table.go_on()
        assert table.state.threat == after
        assert not table.told("transformed")


# -- escape --------------------------------------------------------------------------------------------------------


def landed(players: int = 1, strength: int = 0, **options: str) -> Ice:
    """The rescue helicopter stands outside at the start of phase 5."""
    table = Ice(players, mode="coop", options=options)
    s = table.state
    s.sos, s.rescue, s.pool = True, TRACKS.rescue.end, strength
    table.phase("coop_rescue")
    return table


@rule_test("G-210", "G-225", "G-224")
def test_without_an_alien_the_escape_succeeds() -> None:
    table = landed(2)
    table.says(0, "coop.rescue", "try")
    table.says(1, "coop.escape", "yes")
    assert table.result.ending == "coop_escaped"
    assert table.result.winners == (0, 1)
    assert all(table.state.cards.seen[f.role] == 0 for f in table.state.figures)


@rule_test("G-210")
def test_all_players_must_agree_and_nobody_must_try() -> None:
    table = landed(2)
    table.says(0, "coop.rescue", "try")
    table.says(1, "coop.escape", "no")
    assert table.state.ending == ""
    assert table.told("coop.refuses") == [{"seat": 1}]
    assert table.asks(0, "window") or table.state.phase != "coop_escape"
    table = landed(1)
    table.says(0, "coop.rescue", "stay")
    assert table.state.ending == ""


@rule_test("G-224", "G-190")
@pytest.mark.parametrize(
    ("dice", "stopped"),
    [
        (("sabotage", "threat", "sabotage", "use"), True),
        (("sabotage", "threat", "use", "use"), False),
    ],
)
def test_the_alien_may_stop_the_escape(dice: tuple[str, ...], stopped: bool) -> None:
    table = landed(1, strength=4)
    table.put("kitchen", 0, laid=True)
    table.rolls(*dice)
    table.says(0, "coop.rescue", "try")
    if not stopped:
        assert table.result.ending == "coop_escaped"
        return
    s = table.state
    assert s.ending == ""
    assert table.told("escape.stopped") == [{"vehicle": "rescue_helicopter"}]
    assert table.laid() == []
    assert s.landed() or s.rescue_gone or s.rescue_fuel > 1
    assert s.round == 2


@rule_test("G-216", "G-224")
def test_keys_start_a_vehicle_with_a_use() -> None:
    table = crew(players=2, place="shed")
    s = table.state
    s.damage["shed"], s.fuel["shed"] = 0, 5
    table.gives(0, "keys")
    table.rolls("use", "use", "use")
    table.says(0, "coop.assign", 0)
    table.says(0, "coop.negate", "done")
    table.says(0, "coop.act", "use")
    table.says(0, "vehicle.start", "start")
    table.says(1, "coop.escape", "yes")
    assert table.result.ending == "coop_escaped"


def boarding(*aliens: int) -> Ice:
    """The helicopter is boarded with role cards; these hold an alien card."""
    table = landed(1, coop_boarding="roles")
    s = table.state
    cards = [*(f.role for f in s.figures), *s.role_box]
    for k, h in enumerate(cards):
        s.cards.faces[h] = "alien" if k in aliens else "human"
    table.says(0, "coop.rescue", "try")
    return table


@rule_test("G-225", "G-226")
def test_boarding_with_role_cards() -> None:
    table = boarding(5, 6)
    for _ in range(5):
        table.says(0, "coop.board", "board")
    table.says(0, "coop.board", "stay")
    assert table.result.ending == "coop_escaped"
    table = boarding(0, 6)
    table.says(0, "coop.board", "board")
    assert table.result.ending == "alien_aboard"
    assert table.result.winners == ()
    table = boarding(5, 6)
    table.says(0, "coop.board", "board")
    for _ in range(5):
        table.says(0, "coop.board", "stay")
    assert table.result.ending == "left_behind"


@rule_test("G-226")
def test_defeats() -> None:
    table = Ice(1, mode="coop")
    s = table.state
    for f in s.figures[1:]:
        f.status = "dead"
    s.enter, s.after = [0], "coop_rescue"
    table.phase("coop_transform")
    assert table.result.ending == "nobody_left"
    assert table.result.winners == ()
    table = Ice(1, mode="coop")
    s = table.state
    s.hurt("boiler_room", 3)
    s.frost, s.weather = TRACKS.frost.end - 1, "sun"
    table.phase("upkeep")
    assert table.result.ending == "frozen"
    table = Ice(1, mode="coop")
    table.state.round = TRACKS.rounds.last
    table.phase("coop_round_over")
    assert table.result.ending == "round_limit"


@rule_test("G-226")
def test_play_goes_on_even_if_only_alien_cards_are_left() -> None:
    table = Ice(1, mode="coop")
    s = table.state
    for f in s.figures[2:]:
        f.status = "dead"
    for f in s.figures[:2]:
        s.cards.faces[f.role] = "alien"
    table.phase("weather")
    assert table.asks(0, "coop.place")


@rule_test("G-214", "G-204")
def test_a_disc_on_the_last_field_pays_for_nothing() -> None:
    table = crew()
    table.discs(8, 1, 1, 1, 1, 1)
    table.rolls("sabotage", "use", "use")
    table.says(0, "coop.assign", 0)
    assert table.told("sabotage") == [{"place": "kitchen"}]
    assert not table.told("dice.negated")


@rule_test("G-215", "G-203")
def test_what_is_left_of_a_roll_goes_with_its_character() -> None:
    table = crew()
    table.discs(5, 1, 1, 1, 1, 1)
    table.rolls("threat", "threat", "use")
    table.says(0, "coop.assign", 0)
    table.says(0, "coop.negate", "done")
    assert table.told("threat.moves") == [{"field": 5}]
    assert table.told("transformed") == [{"figure": "clark", "cause": "threat"}]
    assert table.asks(0, "coop.go_on")


@rule_test("G-225")
def test_all_players_must_agree_to_each_one_who_boards() -> None:
    table = landed(2, coop_boarding="roles")
    table.says(0, "coop.rescue", "try")
    table.says(1, "coop.escape", "yes")
    first = table.state.escape
    assert first is not None
    waiting = len(first.queue)
    table.says(0, "coop.board", "board")
    table.says(1, "coop.escape", "no")
    escape = table.state.escape
    assert escape is not None
    assert escape.aboard == []
    assert len(escape.queue) == waiting - 1
    table.says(0, "coop.board", "stay")
    assert table.asks(0, "coop.board"), (
        "nobody is asked to agree when the leader leaves somebody out"
    )


@rule_test("G-225", "G-226")
def test_a_vehicle_nobody_has_boarded_saves_nobody() -> None:
    table = boarding(0)
    s = table.arrange()
    for f in s.figures[1:]:
        f.status = "dead"
    assert s.escape is not None
    s.escape.queue = [0]
    table.says(0, "coop.board", "stay")
    assert table.result.ending == "nobody_left"
    assert table.result.winners == ()
