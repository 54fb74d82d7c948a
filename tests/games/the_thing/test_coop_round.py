"""1-3 players: setting up, placing, the threat, and the automatic alien."""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.games.the_thing import GAME
from hullbreach.games.the_thing.coop.threat import judge_role_card
from hullbreach.games.the_thing.pieces import GREEN_FIELD
from hullbreach.kernel import Chance, key_of
from hullbreach.testing import rule_test

from .table import Ice


def crew(players: int = 1, **options: str) -> Ice:
    """Six characters: Bennings, Nauls, MacReady, Windows, Blair, Norris."""
    return Ice(players, mode="coop", options=options)


@rule_test("G-191")
@pytest.mark.parametrize(
    ("players", "owners"),
    [(1, [0] * 6), (2, [0, 0, 0, 1, 1, 1]), (3, [0, 0, 1, 1, 2, 2])],
)
def test_six_characters_with_the_numbers_for_six(players: int, owners: list[int]) -> None:
    s = crew(players).state
    assert [f.seat for f in s.figures] == owners
    assert (s.warehouse, s.reserve) == (14, 5)
    assert s.damage["base_helicopter"] == 4
    assert s.damage["shed"] == 1
    assert s.damage["radio_room"] == 6
    assert s.free_fuel("base_helicopter") == 2
    assert s.free_fuel("shed") == 5
    s.weather = "snow"
    assert GAME.view(s, None).demand == {"generator": 1, "boiler": 2, "rescue": 2, "frost": 2}


@rule_test("G-192")
def test_decks_and_bag() -> None:
    s = crew().state
    faces = s.cards.faces
    assert Counter(faces[h] for h in s.weapon_deck) == {
        "flamethrower": 1,
        "dynamite": 3,
        "melee": 4,
        "firearm": 2,
    }
    assert Counter(faces[h] for h in s.item_deck) == {
        "keys": 2,
        "flashlight": 3,
        "tools": 3,
        "fuel_can": 3,
        "cable": 2,
    }
    assert Counter(faces[h] for h in s.lab_bag) == {"blood": 12, "failure": 18}


@rule_test("G-193", "G-195", "G-196", "G-197")
def test_discs_threat_and_what_is_not_used() -> None:
    s = crew(3).state
    assert [f.disc for f in s.figures] == [1] * 6
    assert s.threat == 6
    assert (s.action_deck, s.stack, [f.hand for f in s.figures]) == ([], [], [[]] * 6)
    assert (s.token_at, s.first_alien, s.story) == ("", -1, [])
    leaders = {
        GAME.setup(GAME.configure("coop", 3), Chance(key_of(seed))).leader for seed in range(30)
    }
    assert leaders == {0, 1, 2}


@rule_test("G-195")
def test_a_dog_check_draws_among_nine_tokens() -> None:
    table = crew()
    table.dogs("kitchen")
    table.put("kitchen", 0)
    table.phase("coop_discs")
    table.rolls("healthy")
    table.go_on()
    assert table.told("dog.token_open") == [{"figure": "bennings", "token": "healthy"}]


@rule_test("G-194")
def test_eight_role_cards_six_of_them_under_the_characters() -> None:
    counts: Counter[int] = Counter()
    for seed in range(300):
        s = GAME.setup(GAME.configure("coop", 1), Chance(key_of(seed)))
        roles = [s.cards.faces[f.role] for f in s.figures]
        box = [s.cards.faces[h] for h in s.role_box]
        assert Counter(roles + box) == {"human": 6, "alien": 2}
        assert len(box) == 2
        assert all(figure.role is None for figure in GAME.view(s, 0).figures)
        counts[roles.count("alien")] += 1
    assert counts[2] > counts[1] > counts[0]


@rule_test("G-198")
def test_belongings_lie_open() -> None:
    table = crew(2)
    table.gives(0, "melee", "keys", "blood")
    assert table.view(1).figures[0].known == ["blood", "keys", "melee"]
    assert table.view(None).figures[0].known == ["blood", "keys", "melee"]


@rule_test("G-199", "G-199a")
def test_the_phases_of_a_round() -> None:
    table = crew()
    table.state.pool = 2
    table.gives(0, "blood")
    seen: list[str] = []
    while table.state.round == 1 and not table.session.over:
        phase = table.session.boundary.phase
        if phase not in seen:
            seen.append(phase)
        seat, pick = next(iter(table.session.asked.items()))
        assert pick.default is not None
        table.says(seat, pick.prompt, pick.default)
    order = ["coop_place", "coop_name", "coop_negate", "coop_acted", "coop_offers"]
    assert [seen.index(p) for p in order] == sorted(seen.index(p) for p in order)
    keys = [event.key for event in table.events]
    story = ["weather", "upkeep.fuel", "figure.goes", "plan.revealed", "dice.rolled", "lounge"]
    story += ["food.raw", "dogs.released", "threat.moves"]
    at = [keys.index(key) for key in story if key in keys]
    assert at == sorted(at)
    assert len(at) == len(story)


@rule_test("G-200")
def test_placement_from_the_left_of_the_leader() -> None:
    table = crew(3)
    table.state.leader = 1
    table.phase("coop_begin")
    order = []
    for place in ("kitchen", "kitchen", "kitchen", "dormitory", "shed", "armory"):
        seat = next(iter(table.asked()))
        order.append(seat)
        table.cannot(seat, "coop.place", "lounge")
        table.says(seat, "coop.place", place)
        if table.session.asked and "coop.place" in [p.prompt for p in table.session.asked.values()]:
            nxt = next(iter(table.asked()))
            if place == "dormitory":
                table.cannot(nxt, "coop.place", "dormitory")
            if len(order) == 3:
                table.cannot(nxt, "coop.place", "kitchen")
    assert order == [2, 2, 0, 0, 1, 1]
    assert not any(f.laid for f in table.state.figures)


@rule_test("G-200")
def test_a_player_without_characters_still_leads() -> None:
    table = crew(3)
    s = table.state
    for i in (0, 1):
        s.figures[i].status = "dead"
    table.put("kitchen", 2)
    table.put("shed", 3)
    table.put("armory", 4)
    table.put("radio_room", 5)
    table.phase("coop_roll")
    table.rolls("use", "use", "use")
    assert table.asks(0, "coop.assign")


@rule_test("G-201")
def test_sharing_a_room_moves_the_discs_and_catches_dogs() -> None:
    table = crew()
    table.discs(1, GREEN_FIELD, 1, 1, 1, 1)
    table.dogs("kitchen", "shed")
    table.put("kitchen", 0, 1)
    table.put("armory", 2, 3)
    table.put("shed", 4)
    table.put("radio_room", 5)
    table.phase("coop_step_out")
    table.rolls("healthy")
    table.go_on()
    s = table.state
    assert [f.disc for f in s.figures] == [2, 1, 2, 2, 2, 1]
    assert (s.kennel, s.dogs) == (3, ["shed"])


@rule_test("G-201", "G-203")
def test_an_alien_dog_transforms_at_once() -> None:
    table = crew()
    table.dogs("shed")
    table.put("shed", 4)
    table.gives(4, "melee", "keys")
    table.phase("coop_discs")
    table.rolls("alien")
    table.go_on()
    s = table.state
    assert s.figures[4].status == "revealed"
    assert s.total_strength() >= 5 or table.told("alien.grows") == [{"amount": 5, "now": 5}]


@rule_test("G-201")
def test_stepping_out_and_clark() -> None:
    table = crew()
    table.cast(2, "clark")
    table.dogs("shed", "radio_room")
    table.put("kitchen", 0, 1)
    table.put("shed", 2)
    table.put("radio_room", 3, 4)
    table.put("armory", 5)
    table.gives(0, "firearm")
    table.gives(3, "melee")
    table.phase("coop_step_out")
    table.says(0, "step_out", "melee")
    table.rolls("healthy")
    table.says(0, "step_out", "firearm")
    s = table.state
    assert [f.disc for f in s.figures] == [1, 1, 1, 1, 2, 1]
    assert s.dogs == ["shed", "radio_room"]


@rule_test("G-202")
def test_a_transformation() -> None:
    table = crew()
    s = table.state
    table.gives(0, "melee", "keys", "blood")
    s.enter, s.after = [0], "coop_rescue"
    role = s.figures[0].role
    table.phase("coop_transform")
    table.go_on()
    s = table.state
    assert s.figures[0].status == "revealed"
    assert s.pool == 5
    assert role in s.gone
    assert s.cards.seen[role] == 0
    assert s.cards.faces[s.item_deck[0]] == "keys"
    assert table.kinds(s.lab_out) == ["blood"]
    table.arrange()
    table.state.enter, table.state.after = [1], "coop_rescue"
    table.phase("coop_transform")
    table.go_on()
    assert table.state.pool == 6


@rule_test("G-203")
def test_two_discs_enter_the_threat_and_one_is_transformed() -> None:
    """X-33: the leader picks one; the other stays safe, and in phase 9 the marker moves 1 right."""
    table = crew()
    table.discs(5, 5, 1, 1, 1, 1)
    table.put("kitchen", 0, 1)
    for i, place in ((2, "shed"), (3, "armory"), (4, "radio_room"), (5, "laboratory")):
        table.put(place, i)
    table.phase("coop_discs")
    assert table.offered(0, "coop.transform") == [0, 1]
    table.says(0, "coop.transform", 1)
    s = table.state
    assert [f.status for f in s.figures[:2]] == ["in", "revealed"]
    assert s.figures[0].disc == s.threat == 6
    assert table.told("alien.grows") == [{"amount": 5, "now": 5}]
    s = table.arrange()
    table.phase("threat")
    table.go_on()
    assert table.state.threat == 7
    assert table.state.figures[0].status == "in"


@rule_test("G-203", "G-223")
def test_the_marker_enters_a_field_with_discs() -> None:
    """X-34: alone it moves left onto four discs; later it moves three to the right."""
    table = crew()
    table.discs(1, 1, 1, 1, 4, 5)
    table.state.threat = 2
    table.phase("threat")
    assert table.offered(0, "coop.transform") == [0, 1, 2, 3]
    table.says(0, "coop.transform", 0)
    assert table.state.threat == 1
    assert table.state.round == 2
    table.arrange()
    table.discs(1, 1, 1, 1, 5, 6)
    table.phase("threat")
    table.go_on()
    assert table.state.threat == 4


@rule_test("G-203", "G-220")
def test_a_test_that_sends_a_disc_to_the_threat_field_strikes() -> None:
    table = crew()
    s = table.state
    s.threat = GREEN_FIELD
    s.cards.faces[s.figures[2].role] = "human"
    s.phase = "test_b"
    judge_role_card(s, 2)
    assert s.phase == "coop_transform"
    assert s.enter == [2]


@rule_test("G-203")
def test_discs_that_lie_there_already_are_not_struck_again() -> None:
    table = crew()
    table.discs(6, 5, 1, 1, 1, 1)
    table.put("kitchen", 0)
    table.put("shed", 1)
    table.phase("coop_discs")
    table.go_on()
    assert not table.told("transformed")


@rule_test("G-204")
def test_the_track_ends_at_eight_and_nothing_is_played_face_up() -> None:
    table = crew()
    s = table.state
    s.figures[0].disc = 8
    s.move_disc(0)
    assert s.figures[0].disc == 8
    assert not s.exposed(0)
    s.threat = 0
    table.phase("threat")
    table.go_on()
    assert table.state.threat == 0


# -- the automatic alien -------------------------------------------------------------------------------------------


def attacked(pool: int = 5) -> Ice:
    """Everybody sleeps or stands where told; the alien is about to attack."""
    table = crew()
    table.state.pool, table.state.revealed = pool, 1
    for i, place in enumerate(("kitchen", "kitchen", "shed", "armory", "laboratory", "radio_room")):
        table.put(place, i)
    table.phase("coop_alien")
    return table


@rule_test("G-205", "G-206")
def test_the_attack_target() -> None:
    """X-17: at most two at one place, so the target is 3; a pool of 5 gives 3 and 2."""
    table = attacked()
    table.rolls("warehouse", "boiler_room")
    table.go_on()
    assert table.told("plan.revealed") == [
        {"place": "warehouse", "strength": 3},
        {"place": "boiler_room", "strength": 2},
    ]


@rule_test("G-205")
def test_an_alien_that_appears_in_phase_3_acts_in_phase_4() -> None:
    table = crew()
    table.discs(5, 5, 1, 1, 1, 1)
    for i, place in enumerate(("kitchen", "kitchen", "shed", "armory", "laboratory", "radio_room")):
        table.put(place, i)
    table.phase("coop_discs")
    table.rolls("warehouse", "boiler_room", "generator_room")
    table.says(0, "coop.transform", 0)
    assert [facts["strength"] for facts in table.told("plan.revealed")] == [2, 2, 1]


@rule_test("G-206")
def test_the_deck_may_run_out_before_the_pool() -> None:
    table = attacked(pool=40)
    s = table.state
    s.closed = s.burnt = [p for p in s.open_places() if p not in ("warehouse", "kitchen")]
    table.rolls("warehouse", "kitchen")
    table.go_on()
    assert table.state.struck == {"warehouse": 3, "kitchen": 3}
    assert table.state.pool >= 34


@rule_test("G-207")
def test_stronger_it_kills_a_character_never_the_dog() -> None:
    table = attacked(pool=3)
    table.dogs("kitchen")
    table.rolls("kitchen")
    assert table.offered(0, "coop.kill") == [0, 1]
    role = table.state.figures[1].role
    table.says(0, "coop.kill", 1)
    s = table.state
    assert s.figures[1].status == "dead"
    assert s.dogs == ["kitchen"]
    assert (s.figures[0].place, s.figures[0].laid) == ("lounge", True)
    assert s.pool == 4
    assert [f.disc for f in s.figures] == [1] * 6
    assert role in s.gone


@rule_test("G-207")
def test_alone_it_sabotages_and_with_a_dog_it_kills_the_dog() -> None:
    table = attacked(pool=3)
    table.state.fuel["boiler_room"] = 4
    table.rolls("boiler_room")
    table.go_on()
    assert table.state.frost == 1
    table = attacked(pool=3)
    table.dogs("boiler_room")
    table.rolls("boiler_room")
    table.go_on()
    assert (table.state.dogs, table.state.pool, table.state.frost) == ([], 4, 0)
    table = attacked(pool=3)
    table.dogs("boiler_room")
    table.rolls("kennel")
    table.go_on()
    assert (table.state.kennel, table.state.dogs) == (2, ["boiler_room"])


@rule_test("G-207")
def test_weaker_it_flees_and_equal_it_knocks_down_without_any_check() -> None:
    table = attacked(pool=1)
    table.rolls("kitchen")
    table.go_on()
    assert table.told("alien.flees") == [{"place": "kitchen"}]
    assert [f.disc for f in table.state.figures] == [1] * 6
    table = attacked(pool=2)
    table.dogs("kitchen")
    table.rolls("kitchen")
    table.go_on()
    assert table.laid()[:2] == [0, 1]
    assert table.state.dogs == ["kitchen"]


@rule_test("G-208")
def test_the_role_of_a_killed_character_stays_hidden() -> None:
    table = attacked(pool=3)
    table.rolls("armory")
    table.go_on()
    assert table.state.figures[3].status == "dead"
    assert table.view(0).figures[3].role is None
    assert table.state.figures[3].role == -1


@rule_test("G-209")
def test_fire_and_stepping_out_against_the_alien() -> None:
    table = attacked(pool=3)
    table.gives(3, "dynamite")
    table.rolls("armory")
    table.says(0, "attack", "dynamite")
    s = table.state
    assert (s.figures[3].status, s.figures[3].laid, s.pool) == ("in", True, 2)
    table = attacked(pool=3)
    table.gives(3, "melee")
    table.rolls("armory")
    table.says(0, "step_out", "melee")
    s = table.state
    assert (s.figures[3].status, s.figures[3].laid, s.pool) == ("in", False, 3)
    assert len(s.weapon_deck) == 9


@rule_test("G-203", "G-204")
def test_a_disc_that_cannot_move_does_not_enter() -> None:
    table = crew()
    table.discs(8, 8, 1, 1, 1, 1)
    table.state.threat = 8
    table.put("kitchen", 0, 1)
    for i, place in ((2, "shed"), (3, "armory"), (4, "radio_room"), (5, "laboratory")):
        table.put(place, i)
    table.phase("coop_discs")
    table.go_on()
    assert not table.told("transformed")


@rule_test("G-209", "G-201")
def test_stepping_out_in_phase_3_is_no_help_in_phase_4() -> None:
    table = attacked(pool=2)
    table.state.figures[3].out = True
    table.rolls("armory")
    table.go_on()
    assert table.state.figures[3].status == "dead"


@rule_test("G-207", "G-65")
@pytest.mark.parametrize(("agreed", "pantry"), [(False, 16), (True, 10)])
def test_somebody_who_stepped_out_keeps_the_alien_from_sabotage(agreed: bool, pantry: int) -> None:
    table = Ice(1, mode="coop", options={"sabotage_beside_those_out": agreed})
    table.put("shed", *range(1, 6))
    table.put("kitchen", 0)
    table.gives(0, "firearm")
    table.state.pool, table.state.revealed = 3, 1
    table.state.strength = {"kitchen": 3}
    table.state.alien_places = ["kitchen"]
    table.phase("coop_alien_step_out")
    table.says(0, "step_out", "firearm")
    assert table.state.pantry == pantry
    assert [facts["place"] for facts in table.told("alien.idle")] == ["kitchen"] * (not agreed)
    assert table.state.figures[0].status == "in"
