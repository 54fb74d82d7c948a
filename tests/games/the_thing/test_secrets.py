"""Who may see what: every row of the hidden-information table.

A fact is hidden from a seat if worlds the seat could believe in differ in it while everything the seat receives stays
the same; the re-dealing law checks the latter at every fork made here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Session, encode
from hullbreach.testing.laws import choose, numbers, seen

from .table import BLUE, GREEN, RED, WHITE, YELLOW, Ice


def worlds(table: Ice, seat: int, fact: Callable[[Base], Any], count: int = 40) -> set[Any]:
    """What a fact can be, as far as a seat knows; whatever the seat receives is the same in all these worlds."""
    session = table.session
    received = seen(session, seat)
    found = set()
    for seed in range(count):
        world = session.fork(seat, seed)
        assert seen(world, seat) == received
        found.add(fact(world.state))
    return found


def role(i: int) -> Callable[[Base], bool]:
    """The fact whether a figure is an alien."""
    return lambda s: s.figures[i].alien


def faces(pick: Callable[[Base], list[int]]) -> Callable[[Base], tuple[str, ...]]:
    """The fact what some cards are."""
    return lambda s: tuple(sorted(s.cards.faces[h] for h in pick(s)))


def at_work(*figures: int, players: int = 5) -> Ice:
    """Some characters meet in the generator room."""
    table = Ice(players)
    table.put("generator_room", *figures)
    table.phase("encounters")
    return table


def test_v1_roles_are_known_to_their_players_alone() -> None:
    table = Ice(5)
    table.phase("vote")
    assert worlds(table, RED, role(RED)) == {False}
    assert worlds(table, YELLOW, role(YELLOW)) == {True}
    for other in (GREEN, BLUE, YELLOW, WHITE):
        assert worlds(table, RED, role(other)) == {False, True}
    assert worlds(table, YELLOW, role(BLUE)) == {False}
    assert [f.role for f in table.view(None).figures] == [None] * 5


def test_v1_roles_become_known_by_test_boarding_and_revelation() -> None:
    table = Ice(5)
    table.discs(1, 1, 1, 3, 1)
    table.gives(RED, "blood")
    table.phase("offers")
    table.all_say("test.offer", {RED: "a"})
    assert table.view(BLUE).figures[YELLOW].role == "alien"
    assert worlds(table, BLUE, role(YELLOW)) == {True}


def test_v1_the_dead_keep_their_secret() -> None:
    table = Ice(5)
    table.aliens(YELLOW, BLUE)
    table.revealed(YELLOW, pool=2)
    table.put("kitchen", GREEN)
    table.alien_at(kitchen=2)
    table.all_say("step_out")
    table.all_say("attack")
    table.says(YELLOW, "alien.overpowers", ("kill", GREEN))
    assert table.view(RED).figures[GREEN].role is None
    assert worlds(table, RED, role(BLUE)) == {False, True}


def test_v1_a_tested_human_was_human_all_the_time() -> None:
    """Whoever is proven human cannot have infected anybody before."""
    table = at_work(RED, GREEN)
    table.all_say("step_out")
    table.all_say("lay")
    table.all_say("look")
    s = table.arrange()
    s.figures[GREEN].disc = 4
    table.gives(BLUE, "blood")
    table.phase("offers")
    table.all_say("test.offer", {BLUE: "a"})
    assert worlds(table, WHITE, role(GREEN)) == {False}
    assert worlds(table, WHITE, lambda s: s.first_alien) == {RED, BLUE, YELLOW}


def test_v2_the_dog_token_of_the_setup_is_known_to_its_receiver() -> None:
    table = Ice(4)
    table.phase("vote")
    assert worlds(table, RED, lambda s: s.first_alien) == {GREEN, BLUE, YELLOW}
    assert worlds(table, YELLOW, lambda s: s.first_alien) == {YELLOW}


def test_v3_an_infection_is_known_to_the_infected_and_the_owner_of_the_token() -> None:
    table = at_work(GREEN, YELLOW)
    table.all_say("step_out")
    table.all_say("lay", {YELLOW: "alien"})
    table.rolls(0)
    table.all_say("look", {GREEN: (YELLOW, 0)})
    assert table.view(GREEN).role == "alien"
    assert worlds(table, GREEN, role(GREEN)) == {True}
    assert worlds(table, GREEN, role(YELLOW)) == {True}
    assert worlds(table, YELLOW, role(GREEN)) == {True}
    assert worlds(table, RED, role(GREEN)) == {False, True}


def test_v3_the_owner_does_not_learn_whether_the_looker_was_an_alien_before() -> None:
    table = at_work(GREEN, YELLOW)
    table.aliens(YELLOW, GREEN)
    table.all_say("step_out")
    table.all_say("lay", {YELLOW: "alien"})
    table.rolls(0)
    table.all_say("look", {GREEN: (YELLOW, 0)})
    assert worlds(table, YELLOW, lambda s: s.story[0].hidden[0]) == {0, 1}


def test_v4_laid_tokens_are_known_to_their_owner() -> None:
    table = at_work(GREEN, YELLOW)
    table.all_say("step_out")
    table.all_say("lay", {YELLOW: "alien"})
    table.rolls(1)
    table.all_say("look", {GREEN: (YELLOW, 0)})

    def laid(s: Base) -> tuple[int, ...]:
        return tuple(s.story[-1].hidden)

    assert worlds(table, YELLOW, laid) == {(0, 2)}
    assert worlds(table, GREEN, laid) == {(0, 0), (0, 2)}
    assert len(worlds(table, RED, laid)) > 2


def test_v5_a_token_looked_at_is_known_to_the_two() -> None:
    table = at_work(RED, GREEN, BLUE)
    table.all_say("step_out")
    table.all_say("lay")
    table.all_say("look", {RED: (GREEN, 0), GREEN: (RED, 0), BLUE: (RED, 1)})
    seen = {seat: [n.token for n in table.view(seat).notes] for seat in (RED, GREEN, BLUE, WHITE)}
    assert seen[RED] == ["human", "human", "human"]
    assert seen[GREEN] == ["human", "human", None]
    assert seen[BLUE] == [None, None, "human"]
    assert seen[WHITE] == [None, None, None]
    pairs = [(n.figure, n.other) for n in table.view(WHITE).notes]
    assert pairs == [(RED, GREEN), (GREEN, RED), (BLUE, RED)]


def test_v6_a_dog_token_is_known_to_the_drawer() -> None:
    table = Ice(5)
    table.dogs("kitchen")
    table.put("kitchen", BLUE)
    table.phase("encounters")
    table.rolls("alien")
    table.all_say("step_out")

    def drawn(s: Base) -> int:
        return s.story[-1].hidden[0]

    assert worlds(table, BLUE, drawn) == {1}
    assert worlds(table, RED, drawn) == {0, 1}


def test_v7_hands_are_known_to_their_owners() -> None:
    table = Ice(5)
    table.hand(BLUE, "use", "use")
    table.phase("vote")
    hand = faces(lambda s: s.figures[BLUE].hand)
    assert worlds(table, BLUE, hand) == {("use", "use")}
    assert len(worlds(table, RED, hand)) > 3
    assert (table.view(RED).figures[BLUE].hand, table.view(BLUE).hand) == (2, ["use", "use"])


def test_v8_a_card_given_is_known_to_the_giver_until_the_stack_is_shuffled() -> None:
    table = Ice(5)
    table.hand(GREEN, "sabotage", "use")
    table.phase("exchange")
    table.says(GREEN, "place", ("go", "kitchen"))
    table.says(GREEN, "place.card", "sabotage")
    given = faces(lambda s: s.stack[1:])
    assert worlds(table, GREEN, given) == {("sabotage",)}
    assert worlds(table, RED, given) == {("use",), ("repair",), ("sabotage",)}
    table.until("window")
    table.all_say("window")
    assert (table.view(GREEN).given, table.view(RED).given) == (["sabotage"], ["repair"])
    turned = table.state.turned
    stacks = worlds(table, GREEN, faces(lambda s: s.stack))
    if "sabotage" not in turned:
        assert all("sabotage" in stack for stack in stacks)
    assert len(stacks) > 1


def test_v8_in_darkness_the_giver_learns_from_what_is_missing() -> None:
    table = Ice(5)
    table.state.damage["generator_room"] = 2
    table.hand(GREEN, "sabotage", "use")
    table.phase("exchange")
    table.says(GREEN, "place", ("go", "kitchen"))
    given = faces(lambda s: s.stack[1:])
    assert len(worlds(table, GREEN, given)) == 1
    assert len(worlds(table, BLUE, given)) == 3


def test_v9_the_extra_card_is_known_to_nobody() -> None:
    table = Ice(5)
    table.phase("exchange")
    table.go_on()
    for seat in (RED, GREEN):
        assert worlds(table, seat, faces(lambda s: s.stack)) == {
            ("use",),
            ("repair",),
            ("sabotage",),
        }


def test_v10_the_stack_is_open_card_by_card() -> None:
    table = Ice(5)
    table.stack("use", "repair", "sabotage", "use")
    table.put("kitchen", RED, GREEN)
    table.phase("flip")
    assert table.view(BLUE).card == "use"
    assert table.view(BLUE).stack == 3
    assert len(worlds(table, RED, faces(lambda s: s.stack))) > 3


def test_v11_the_discard_pile_is_counted_not_browsed() -> None:
    table = Ice(5)
    table.stack("use", "repair", "sabotage")
    table.put("kitchen", RED, GREEN)
    table.phase("flip")
    table.says(RED, "assign", RED)
    table.says(RED, "go_on", "stop")
    assert table.view(BLUE).action_discard == 3
    assert len(worlds(table, BLUE, faces(lambda s: s.action_discard[:2]))) > 2
    text = encode(table.view(BLUE)).decode()
    assert "action_discard" in text
    assert "seen" not in text


def test_v12_the_order_of_the_action_deck_is_known_to_nobody() -> None:
    table = Ice(5)
    table.phase("exchange")
    table.says(GREEN, "place", "dormitory")
    counts = {
        k: table.kinds(table.state.action_deck).count(k) for k in ("use", "repair", "sabotage")
    }
    assert table.view(GREEN).deck == counts
    assert table.view(RED).deck is None
    table.skip("sleep.card")
    top = faces(lambda s: s.action_deck[-1:])
    assert worlds(table, GREEN, top) == {("use",), ("repair",), ("sabotage",)}


def test_v13_what_is_taken_in_the_dormitory_is_hidden() -> None:
    table = Ice(5)
    table.phase("exchange")
    table.says(GREEN, "place", "dormitory")
    table.skip("sleep.card")
    hand = faces(lambda s: s.figures[GREEN].hand)
    assert len(worlds(table, GREEN, hand)) == 1
    assert len(worlds(table, RED, hand)) > 3
    assert table.told("figure.sleeps", RED) == [{"figure": "nauls", "cards": 2}]


def test_v14_the_special_action_card_is_known_to_the_drawer() -> None:
    table = Ice(5)
    table.phase("exchange")
    table.says(GREEN, "place", ("special", "shed"))
    given = faces(lambda s: s.stack[1:])
    assert len(worlds(table, GREEN, given)) == 1
    assert len(worlds(table, RED, given)) == 3


@pytest.mark.parametrize("place", ["warehouse", "armory"])
def test_v15_v16_searching_is_private(place: str) -> None:
    table = Ice(5)
    table.put("dormitory", GREEN, BLUE, YELLOW, WHITE, laid=True)
    table.put(place, RED)
    table.stack("use")
    table.phase("flip")
    drawn = faces(lambda s: s.drawn)
    assert len(worlds(table, RED, drawn)) == 1
    assert len(worlds(table, GREEN, drawn)) > 3
    table.skip("search.keep")
    kept = faces(lambda s: s.figures[RED].items + s.figures[RED].weapons)
    if not table.state.figures[RED].flames:
        assert len(worlds(table, RED, kept)) == 1
        assert len(worlds(table, GREEN, kept)) > 1
    pile = "item_deck" if place == "warehouse" else "weapon_deck"
    bottom = faces(lambda s: getattr(s, pile)[:1])
    assert len(worlds(table, RED, bottom)) == 1
    assert len(worlds(table, GREEN, bottom)) > 1


def test_v15_cards_lost_to_sabotage_stay_unknown() -> None:
    table = Ice(5)
    table.put("dormitory", GREEN, BLUE, YELLOW, WHITE, laid=True)
    table.put("armory", RED)
    table.stack("sabotage")
    table.phase("flip")
    table.go_on()
    assert len(worlds(table, RED, faces(lambda s: s.gone))) > 2


def test_v16_a_flamethrower_lies_open_and_no_hidden_weapon_can_be_one() -> None:
    table = Ice(8)
    table.gives(BLUE, "melee", "melee", "firearm", "firearm")
    table.gives(GREEN, "flamethrower")
    table.phase("vote")
    assert table.view(RED).figures[GREEN].reloads == [6]
    weapons = worlds(table, RED, faces(lambda s: s.figures[BLUE].weapons))
    assert len(weapons) > 5
    assert not any("flamethrower" in hand for hand in weapons)


def test_v17_a_trade_is_known_to_the_partners() -> None:
    table = Ice(5)
    table.gives(RED, "melee", "dynamite")
    table.phase("lounge")
    table.says(RED, "trade", BLUE)
    table.says(RED, "trade.give", "dynamite")
    table.says(RED, "trade.give", "done")
    offer = faces(lambda s: s.offer.given if s.offer else [])
    assert worlds(table, BLUE, offer) == {("dynamite",)}
    assert len(worlds(table, GREEN, offer)) > 2
    table.says(BLUE, "trade.answer", "accept")
    got = faces(lambda s: s.figures[BLUE].weapons)
    assert worlds(table, RED, got) == {("dynamite",)}
    assert len(worlds(table, GREEN, got)) > 1


def test_v17_what_was_given_on_in_secret_is_forgotten_by_third_parties() -> None:
    table = Ice(5)
    table.gives(RED, "keys", "cable")
    table.gives(BLUE, "tools", "tools")
    s = table.state
    for h in s.figures[RED].items:
        s.see(h, GREEN)
    table.phase("lounge")
    table.says(RED, "trade", BLUE)
    table.says(RED, "trade.give", "keys")
    table.says(RED, "trade.give", "done")
    table.says(RED, "trade.want", "tools")
    table.says(RED, "trade.want", "done")
    table.says(BLUE, "trade.answer", "accept")
    assert table.view(GREEN).figures[RED].known == []
    assert table.view(GREEN).figures[BLUE].known == []


def test_v18_v19_lab_tokens_are_private_and_a_kept_failure_is_a_bluff() -> None:
    table = Ice(5)
    table.put("dormitory", GREEN, BLUE, YELLOW, WHITE, laid=True)
    table.put("laboratory", RED)
    table.stack("use")
    table.phase("flip")
    token = faces(lambda s: s.drawn or s.figures[RED].lab)
    assert len(worlds(table, RED, token)) == 1
    assert worlds(table, GREEN, token) == {("blood",), ("failure",)}
    table.says(RED, "lab.keep", "keep")
    assert table.view(GREEN).figures[RED].lab == 1
    assert worlds(table, GREEN, token) == {("blood",), ("failure",)}
    assert len(worlds(table, GREEN, faces(lambda s: s.lab_bag))) > 1


def test_v20_v21_sabotage_in_the_laboratory() -> None:
    table = Ice(5)
    table.put("dormitory", GREEN, BLUE, YELLOW, WHITE, laid=True)
    table.put("laboratory", RED)
    table.stack("sabotage")
    table.phase("flip")
    table.go_on()
    assert table.told("lab.blood_spoilt", GREEN) == [{"cause": ("cause", "sabotage")}]
    assert worlds(table, GREEN, faces(lambda s: s.lab_out)) == {("blood",)}
    table = Ice(5)
    table.revealed(YELLOW, pool=2)
    table.alien_at(laboratory=2)
    table.says(YELLOW, "alien.unopposed", "sabotage")
    assert table.told("lab.lost", GREEN) == [{"tokens": 2, "cause": "alien"}]
    assert len(worlds(table, GREEN, faces(lambda s: s.lab_out))) > 1


def test_v20_a_lab_without_blood_is_known_to_all() -> None:
    table = Ice(5)
    table.put("dormitory", GREEN, BLUE, YELLOW, WHITE, laid=True)
    table.put("laboratory", RED)
    s = table.state
    s.lab_out = [h for h in s.lab_bag if s.cards.faces[h] == "blood"]
    s.lab_bag = [h for h in s.lab_bag if s.cards.faces[h] != "blood"]
    table.stack("sabotage")
    table.phase("flip")
    table.go_on()
    assert worlds(table, GREEN, lambda s: "blood" in {s.cards.faces[h] for h in s.lab_bag}) == {
        False
    }


PUBLIC = (
    ("round", "leader", "token_at", "token_holder", "weather", "forecast", "frost", "sos", "rescue")
    + ("rescue_fuel", "places", "closed", "burnt", "warehouse", "reserve", "control", "pantry")
    + ("kitchen", "hungry", "dark", "kennel", "dogs", "pool", "strength", "aliens", "action_deck")
    + (
        "action_discard",
        "stack",
        "weapon_deck",
        "item_deck",
        "lab_bag",
        "lab_out",
        "location_cards",
    )
)


def test_v22_what_lies_on_the_table_is_the_same_for_everybody() -> None:
    table = Ice(5, seed=4)
    session, source = table.session, numbers(4)
    for _ in range(150):
        public = table.view(None)
        for seat in range(5):
            mine = table.view(seat)
            assert all(getattr(mine, name) == getattr(public, name) for name in PUBLIC)
            for figure, other in zip(mine.figures, public.figures, strict=True):
                assert (figure.place, figure.laid, figure.disc) == (
                    other.place,
                    other.laid,
                    other.disc,
                )
        if session.over:
            break
        session.answer(*choose(session, source))


def test_v23_votes_are_secret_until_all_are_in() -> None:
    table = Ice(5)
    table.phase("vote")
    before = encode(table.view(GREEN))
    table.says(RED, "vote", BLUE)
    assert encode(table.view(GREEN)) == before
    assert table.session.waits.names == (GREEN, BLUE, YELLOW, WHITE)
    assert not table.events


def test_v24_the_plan_is_known_to_the_aliens() -> None:
    table = Ice(5)
    table.revealed(YELLOW, pool=3)
    table.phase("plan")
    table.says(YELLOW, "plan.place", "kitchen")
    table.says(YELLOW, "plan.strength", 3)

    def where(s: Base) -> tuple[str, ...]:
        return tuple(attack.place for attack in s.plan)

    assert worlds(table, YELLOW, where) == {("kitchen",)}
    assert len(worlds(table, RED, where)) > 5


def test_v24_drafts_are_known_to_the_aliens() -> None:
    table = Ice(6)
    table.revealed(YELLOW, WHITE, pool=3)
    table.phase("plan")
    table.says(YELLOW, "plan.place", "kitchen")
    table.says(YELLOW, "plan.strength", 3)

    def draft(s: Base) -> tuple[tuple[str, int], ...]:
        return tuple((attack.place, attack.strength) for attack in s.drafts[-1])

    assert worlds(table, WHITE, draft) == {(("kitchen", 3),)}
    assert len(worlds(table, RED, draft)) > 5


def test_v25_location_cards_are_a_known_set_in_no_order() -> None:
    table = Ice(5)
    assert "location_deck" not in Base.__struct_fields__
    assert table.view(RED).location_cards == table.state.location_cards()


def test_v26_v27_everybody_is_asked_for_a_test_whoever_can() -> None:
    for holder in (None, RED, BLUE):
        table = Ice(5)
        if holder is not None:
            table.gives(holder, "blood")
        table.phase("offers")
        assert table.asked() == {RED, GREEN, BLUE, YELLOW, WHITE}
        waits = table.session.waits
        assert (waits.names, waits.count) == (None, 5)
        blood = faces(lambda s: s.figures[BLUE].lab)
        if holder == BLUE:
            assert worlds(table, RED, blood) == {("blood",), ("failure",)}
            table.says(BLUE, "test.offer", "a")
            assert not table.events
            table.all_say("test.offer")
            assert table.told("test.offered_a", RED) == [{"figure": "macready"}]


def test_v28_who_could_have_stepped_out_stays_unknown() -> None:
    seen = []
    for weapon in ("melee", "dynamite"):
        table = at_work(RED, GREEN)
        table.gives(GREEN, weapon)
        assert table.asked() == {RED, GREEN}
        assert table.session.waits.names is None
        seen.append(encode(table.session.seat_view(RED)))
        table.all_say("step_out")
        seen[-1] += encode([event.for_seat(RED) for event in table.events])
    assert seen[0] == seen[1]


def test_v28_an_attack_that_was_not_needed_stays_unknown() -> None:
    told = []
    for attack in ("dynamite", "pass"):
        table = Ice(5)
        table.revealed(YELLOW, pool=3)
        table.put("kitchen", RED, GREEN)
        table.gives(RED, "dynamite")
        table.gives(GREEN, "dynamite")
        table.alien_at(kitchen=3)
        table.all_say("step_out")
        table.all_say("attack", {RED: "dynamite", GREEN: attack})
        told.append([event.for_seat(BLUE) for event in table.events])
    assert told[0] == told[1]


def test_v29_windows_and_assignments_do_not_tell_who_holds_what() -> None:
    seen = []
    for things in (("tools", "keys"), ("flashlight", "cable")):
        table = Ice(5)
        s = table.state
        s.damage["shed"], s.fuel["shed"] = 0, 4
        table.put("shed", RED, GREEN)
        table.put("dormitory", BLUE, YELLOW, WHITE, laid=True)
        table.gives(GREEN, *things)
        table.stack("use")
        table.phase("window")
        assert table.asked() == {RED, GREEN, BLUE, YELLOW, WHITE}
        assert table.session.waits.names is None
        table.all_say("window")
        assert table.offered(RED, "assign") == [RED, GREEN]
        seen.append(encode(table.session.seat_view(RED)))
        table.says(RED, "assign", GREEN)
        seen[-1] += encode(table.session.seat_view(RED))
    assert seen[0] == seen[1]


def test_v30_an_alien_knows_only_those_it_has_met() -> None:
    table = at_work(GREEN, YELLOW)
    table.aliens(YELLOW, BLUE)
    table.all_say("step_out")
    table.all_say("lay", {YELLOW: "alien"})
    table.rolls(0)
    table.all_say("look", {GREEN: (YELLOW, 0)})
    assert worlds(table, YELLOW, role(BLUE)) == {False, True}
    assert worlds(table, GREEN, role(BLUE)) == {False, True}
    assert table.view(YELLOW).figures[GREEN].role is None


def test_v31_spectators_and_the_dead_see_the_public_view() -> None:
    table = Ice(5)
    table.state.figures[BLUE].status = "dead"
    table.gives(RED, "keys")
    table.phase("vote")
    assert table.view(None).hand == []
    assert table.view(None).role is None
    assert all(figure.known == [] for figure in table.view(BLUE).figures)
    assert worlds(table, BLUE, role(RED)) == {False, True}


def test_v32_at_the_end_everything_is_shown() -> None:
    table = Ice(4)
    table.aliens(YELLOW, RED, GREEN)
    table.put("kitchen", BLUE, YELLOW)
    table.phase("encounters")
    table.all_say("step_out")
    table.all_say("lay", {YELLOW: "alien"})
    table.rolls(0)
    table.all_say("look", {BLUE: (YELLOW, 0)})
    for seat in (None, RED):
        assert [f.role for f in table.view(seat).figures] == ["alien"] * 4
        assert all(note.token for note in table.view(seat).notes)


def test_v33_special_role_cards_are_known_to_nobody() -> None:
    table = Ice(2, mode="coop")
    table.phase("coop_begin")

    def roles(s: Base) -> tuple[str, ...]:
        return tuple(s.cards.faces[f.role] for f in s.figures)

    assert [f.role for f in table.view(0).figures] == [None] * 6
    found = worlds(table, 0, roles)
    assert len(found) > 10
    assert {hand.count("alien") for hand in found} >= {1, 2}


def test_v34_no_seed_and_no_order_leave_the_house() -> None:
    table = Ice(5)
    key = table.state.chance.key
    for seat in (None, RED):
        sent = encode(table.session.seat_view(seat))
        assert key.hex().encode() not in sent
        assert b"chance" not in sent
        assert b"faces" not in sent


def test_v35_questions_name_rules_that_are_the_same_for_all_roles() -> None:
    """Human and alien are asked the same, under the same rule."""
    table = at_work(RED, YELLOW)
    table.all_say("step_out")
    human, alien = table.question(RED, "lay"), table.question(YELLOW, "lay")
    assert (human.prompt, human.rule, human.default) == (alien.prompt, alien.rule, alien.default)


def test_x35_no_view_in_a_random_game_depends_on_hidden_things() -> None:
    """X-35: every view of every seat at every moment, against a world dealt anew."""
    for seed, players in ((1, 4), (2, 6), (3, 8)):
        table = Ice(players, seed=seed)
        session: Session[Base] = table.session
        source = numbers(seed)
        for count in range(60):
            if session.over:
                break
            seat = count % players
            world = session.fork(seat, count)
            assert seen(world, seat) == seen(session, seat)
            session.answer(*choose(session, source))
