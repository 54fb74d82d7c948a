"""Items one by one."""

from __future__ import annotations

import pytest

from hullbreach.kernel import Choice
from hullbreach.testing import rule_test

from .table import ACTION, BLUE, RED, WHITE, YELLOW, Bench, corridor


@rule_test("P-92")
def test_gas_is_never_played_by_itself() -> None:
    bench = Bench()
    bench.hand(BLUE, *["gas_can"] * 8)
    assert not any("gas_can" in str(option) for option in bench.offered(BLUE, ACTION))


@rule_test("P-93")
def test_a_key_lets_both_characters_and_grenades_through_a_door_beside_them() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(BLUE, "run_2", "run_2")
    bench.stand(RED, soldier="empty_2")
    bench.hand(BLUE, "key_card", "grenade", size=7)
    bench.says(BLUE, ACTION, ("lay_out", "key_card"))
    bench.does(BLUE, "grenade")
    bench.says(BLUE, "grenade.room", "empty_2")
    assert bench.lives(RED) == (3, 4)
    bench.does(BLUE, "move")
    offered = bench.offered(BLUE, "move.to")
    assert ("soldier", "empty_2") in offered
    assert ("android", "empty_2") in offered


@rule_test("P-94")
def test_energy_boosts_add_points_even_with_none_left() -> None:
    bench = Bench()
    bench.turn(BLUE, ap=0)
    bench.hand(BLUE, "energy_boost", "energy_boost", size=7)
    bench.does(BLUE, "energy_boost")
    assert bench.state.ap == 2
    bench.does(BLUE, "energy_boost")
    assert bench.state.ap == 4
    assert bench.discard_pile() == ["energy_boost", "energy_boost"]


def aid(life: tuple[int, int]) -> Bench:
    """Blue with a first aid kit beside Red's soldier and Yellow's android."""
    bench = Bench()
    corridor(bench)
    bench.stand(BLUE, soldier="run_2")
    bench.stand(RED, soldier="run_2")
    bench.stand(YELLOW, android="run_2")
    bench.life(RED, life[0], 4)
    bench.life(YELLOW, 4, life[1])
    bench.hand(BLUE, "first_aid_kit", size=6)
    return bench


@rule_test("P-95")
def test_first_aid_heals_two_points_on_one_or_on_two() -> None:
    for targets, lives in (((RED, RED), (3, 1)), ((RED, YELLOW), (2, 2))):
        bench = aid((1, 1))
        bench.does(BLUE, "first_aid_kit")
        for seat in targets:
            kind = "soldier" if seat == RED else "android"
            bench.says(BLUE, "first_aid.target", (kind, seat))
        assert (bench.lives(RED)[0], bench.lives(YELLOW)[1]) == lives
        assert bench.state.ap == 4
        assert bench.discard_pile() == ["first_aid_kit"]


@rule_test("P-95")
def test_first_aid_stops_at_four_and_needs_somebody_wounded() -> None:
    bench = aid((3, 4))
    bench.does(BLUE, "first_aid_kit")
    assert bench.lives(RED) == (4, 4)
    bench = aid((4, 4))
    bench.stand(BLUE, android="empty_2")
    bench.life(WHITE, 1, 1)
    assert not bench.can(BLUE, "first_aid_kit"), "White is elsewhere"


@rule_test("P-95")
def test_first_aid_reaches_the_medics_room_only_and_the_medic() -> None:
    bench = aid((4, 4))
    bench.stand(BLUE, "run_2", "empty_2")
    bench.life(BLUE, 3, 4)
    bench.life(WHITE, 1, 1)
    bench.does(BLUE, "first_aid_kit")
    assert bench.lives(BLUE) == (4, 4)
    assert bench.lives(WHITE) == (1, 1)


@rule_test("P-96")
def test_t27_a_grenade_hits_everybody_and_every_parasite() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(BLUE, "run_2", "reactor_room")
    bench.life(BLUE, 4, 1)
    for seat in (WHITE, YELLOW):
        bench.stand(seat, "empty_2", "empty_2")
    bench.stand(RED, "reactor_room", "empty_2")
    bench.parasite("reactor_room")
    bench.parasite("reactor_room", "black")
    for _ in range(4):
        bench.parasite("empty_2")
    assert bench.supply() == (0, 4)
    bench.hand(BLUE, "grenade", size=7)
    bench.hand(RED, "gas_can", size=6)
    bench.does(BLUE, "grenade")
    bench.says(BLUE, "grenade.room", "reactor_room")
    assert bench.asks(BLUE, "armour.play")
    assert bench.asks(RED, "armour.play")
    bench.says(BLUE, "armour.play", 0)
    bench.says(RED, "armour.play", 0)
    assert bench.lives(BLUE) == (4, 0)
    assert bench.lives(RED) == (3, 4)
    assert bench.parasites_at("reactor_room") == ["grey"]
    assert bench.supply() == (0, 5)
    assert bench.state.ap == 3
    assert bench.discard_pile() == ["grenade"]


@rule_test("P-96")
def test_a_grenade_goes_neither_through_closed_doors_nor_into_the_own_room() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(BLUE, "run_2", "run_2")
    bench.hand(BLUE, "grenade", size=6)
    bench.does(BLUE, "grenade")
    assert bench.told("grenade") == [{"seat": BLUE, "room": "reactor_room"}]


def knife() -> Bench:
    """Blue with a knife in a room with Red's soldier and a parasite."""
    bench = Bench()
    corridor(bench)
    bench.stand(BLUE, soldier="run_2")
    bench.stand(RED, soldier="run_2")
    bench.laid_out(BLUE, "combat_knife")
    return bench


@rule_test("P-97")
def test_a_knife_hits_on_three_and_four() -> None:
    for face, life in ((1, 4), (2, 4), (3, 3), (4, 3)):
        bench = knife()
        bench.parasite("run_2")
        bench.stand(BLUE, android="empty_2")
        bench.rolls(face)
        bench.does(BLUE, "stab")
        bench.says(BLUE, "stab.target", ("soldier", RED))
        assert bench.lives(RED) == (life, 4)
        assert bench.state.ap == 3


@rule_test("P-97")
def test_a_knife_hits_parasites_too_and_stays() -> None:
    bench = knife()
    token = bench.parasite("run_2")
    bench.rolls(4)
    bench.does(BLUE, "stab")
    bench.says(BLUE, "stab.target", ("parasite", token))
    assert bench.parasites_at("run_2") == []
    assert bench.can(BLUE, "stab")


@rule_test("P-98", "P-172")
def test_the_body_scanner_shows_the_hand_to_its_user_alone() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(BLUE, "run_2", "empty_2")
    bench.stand(RED, soldier="run_2")
    bench.hand(BLUE, "body_scanner", size=6)
    bench.hand(RED, "infection_red", "host_card", "ammo", "gas_can", "infection_red")
    bench.does(BLUE, "body_scanner")
    shown = ("gas_can", "ammo", "host_card", "infection_red", "infection_red")
    assert bench.told("body_scan_seen", BLUE) == [{"other": RED, "cards": shown}]
    for seat in (None, RED, WHITE):
        assert bench.told("body_scan_seen", seat) == []
        assert bench.told("body_scan", seat) == [{"seat": BLUE, "other": RED}]
    assert bench.view(BLUE).seats[RED].known == list(shown)
    assert bench.view(BLUE).seats[RED].infected is None
    assert bench.view(WHITE).seats[RED].known == []
    assert bench.state.ap == 3
    assert bench.discard_pile() == ["body_scanner"]


@rule_test("P-98")
def test_the_body_scanner_needs_somebody_in_the_room() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(BLUE, "run_2", "empty_2")
    bench.hand(BLUE, "body_scanner", size=6)
    assert not bench.can(BLUE, "body_scanner")


@rule_test("P-99")
def test_ammo_has_four_shots_and_the_card_with_the_fewest_is_used_first() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(BLUE, android="run_2")
    bench.laid_out(BLUE, "ammo", "ammo")
    token = bench.parasite("run_2", "black")
    first, second = bench.state.tables[BLUE]
    bench.state.shots[second] = 1
    bench.does(BLUE, "shoot")
    assert bench.state.shots == {first: 4}
    assert bench.discard_pile() == ["ammo"]
    bench.does(BLUE, "shoot")
    assert bench.state.shots == {first: 3}
    assert bench.state.parasites[token] == -1


@rule_test("P-101")
def test_armour_is_not_offered_in_the_own_turn() -> None:
    bench = Bench()
    bench.hand(BLUE, "armour", size=8)
    assert not any("armour" in str(option) for option in bench.offered(BLUE, ACTION))


@rule_test("P-104")
def test_the_host_card_is_never_handed_over_or_played() -> None:
    bench = Bench()
    corridor(bench)
    bench.hand(BLUE, "host_card", "ammo", size=8)
    assert not any("host" in str(option) for option in bench.offered(BLUE, ACTION))
    bench.arrange()
    bench.stand(RED, soldier="run_2")
    bench.moves(BLUE, "soldier", "run_2")
    bench.says(BLUE, "encounter.settle", ("exchange", RED))
    assert "host_card" not in bench.offered(BLUE, "exchange.card")


def dark(red: bool = True) -> Bench:
    """Blue with night vision in a searched room."""
    bench = Bench(bonus_cards=True)
    bench.lay("team_search_2", 0, 1, red=red)
    bench.stand(BLUE, soldier="team_search_2")
    bench.laid_out(BLUE, "night_vision")
    bench.finds("ammo", "ammo")
    return bench


@rule_test("P-106")
def test_night_vision_may_prevent_the_alarm_of_a_red_symbol() -> None:
    for word, alarms in (("use", 0), ("leave", 1)):
        bench = dark()
        bench.rolls(*[1] * alarms)
        bench.does(BLUE, "search")
        bench.says(BLUE, "night_vision.use", word)
        assert len(bench.told("alarm")) == alarms
        assert len(bench.held(BLUE)) == 6
        assert bench.state.has(BLUE, "night_vision")


@rule_test("P-106")
def test_night_vision_helps_against_nothing_else() -> None:
    bench = dark(red=False)
    bench.finds("parasite_alarm")
    bench.rolls(1)
    bench.does(BLUE, "search")
    assert len(bench.told("alarm")) == 1, "a drawn alarm"
    bench = Bench(bonus_cards=True)
    bench.lay("parasite_1", 0, 1)
    bench.laid_out(BLUE, "night_vision")
    bench.rolls(1)
    bench.moves(BLUE, "soldier", "parasite_1")
    assert len(bench.told("alarm")) == 1, "entering a danger room"
    bench = Bench(bonus_cards=True)
    bench.lay("team_search_2", 0, 1, red=True)
    bench.stand(BLUE, soldier="team_search_2")
    bench.stand(RED, soldier="team_search_2")
    bench.laid_out(RED, "night_vision")
    bench.rolls(1)
    bench.does(BLUE, "search")
    assert len(bench.told("alarm")) == 1, "the device of a partner"


@rule_test("P-107")
def test_the_signal_moves_all_parasites_of_a_room_up_to_two_rooms() -> None:
    bench = Bench(bonus_cards=True)
    corridor(bench)
    bench.lay("run_3", 0, 1)
    bench.parasite("run_2")
    bench.parasite("run_2", "black")
    bench.laid_out(BLUE, "key_card")
    bench.hand(BLUE, "parasite_signal", size=6)
    bench.does(BLUE, "parasite_signal")
    assert set(bench.offered(BLUE, "signal.to")) == {"reactor_room", "run_3"}, "no closed door"
    bench.says(BLUE, "signal.to", "run_3")
    assert bench.parasites_at("run_3") == ["black", "grey"]
    assert bench.state.ap == 4
    assert bench.discard_pile() == ["parasite_signal"]


@rule_test("P-107")
def test_the_signal_goes_through_doors_the_terminal_opened() -> None:
    bench = Bench(bonus_cards=True)
    corridor(bench)
    bench.parasite("reactor_room")
    bench.state.doors_open = True
    bench.hand(BLUE, "parasite_signal", size=6)
    bench.does(BLUE, "parasite_signal")
    assert set(bench.offered(BLUE, "signal.to")) == {"run_2", "empty_2"}


@rule_test("P-107")
def test_without_parasites_there_is_no_signal() -> None:
    bench = Bench(bonus_cards=True)
    corridor(bench)
    bench.hand(BLUE, "parasite_signal", size=6)
    assert not bench.can(BLUE, "parasite_signal")


@pytest.mark.parametrize(
    ("card", "prompt", "target"),
    [
        ("grenade", "grenade.room", "reactor_room"),
        ("body_scanner", "body_scanner.target", RED),
        ("parasite_signal", "signal.from", "run_2"),
        ("first_aid_kit", "first_aid.target", ("soldier", RED)),
    ],
)
def test_no_card_is_spent_before_its_target_is_named(
    card: str, prompt: str, target: Choice
) -> None:
    bench = Bench(bonus_cards=True)
    corridor(bench)
    bench.stand(BLUE, soldier="run_2")
    bench.stand(RED, soldier="run_2")
    bench.stand(YELLOW, soldier="run_2")
    bench.life(RED, 1, 4)
    bench.life(YELLOW, 1, 4)
    for place in ("run_2", "reactor_room"):
        bench.parasite(place)
    bench.hand(BLUE, card, size=7)
    bench.does(BLUE, card)
    assert target in bench.offered(BLUE, prompt)
    assert card in bench.held(BLUE)
    assert (bench.discard_pile(), bench.state.ap) == ([], 4)
    assert bench.session.undo(BLUE), "it can still be left"
    bench.does(BLUE, card)
    bench.says(BLUE, prompt, target)
    if card == "parasite_signal":
        assert bench.discard_pile() == [], "nor before it is said where they go"
        bench.says(BLUE, "signal.to", "reactor_room")
    assert bench.discard_pile() == [card]
