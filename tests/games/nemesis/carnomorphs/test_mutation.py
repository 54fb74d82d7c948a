"""Mutation cards, markers, the Mutation action, and contamination."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.attacks import attack
from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.games.nemesis.carnomorphs.mutation import gain_marker, lose_mutation, mutate
from hullbreach.games.nemesis.carnomorphs.state import Brood
from hullbreach.games.nemesis.contamination import purge
from hullbreach.games.nemesis.describe import describe
from hullbreach.games.nemesis.species import species
from hullbreach.games.nemesis.state import DEAD, IN_POD
from hullbreach.parts.cards import EVERYONE
from hullbreach.testing import rule_test
from tests.games.nemesis.table import acts

from .table import ME, OTHER, Hive

ROOM = "r05"


@pytest.fixture
def hive() -> Hive:
    hive = Hive("captain", "scout")
    hive.awake()
    hive.tile(ROOM, "armory")
    hive.at(ROOM, ME)
    hive.at("r11", OTHER)
    return hive


# -- cards -----------------------------------------------------------------------------------------


@rule_test("K-40", "K-42")
def test_of_two_mutations_one_is_kept_in_secret(hive: Hive) -> None:
    hive.rolls("bone_blades", "echo_sense")
    hive.carries_out(lambda s: mutate(s, ME))
    offered = [hive.face(h) for h in hive.offered(ME, "mutation.keep")]
    assert offered == ["bone_blades", "echo_sense"]
    hive.keeps(ME, "echo_sense")
    mine, theirs, public = (hive.view(seat).brood.mutants[ME] for seat in (ME, OTHER, None))
    assert (mine.card, theirs.card, public.card) == ("echo_sense", None, None)
    assert (mine.mutated, theirs.mutated, public.revealed) == (True, True, False)
    assert len(hive.brood.deck) == 11
    assert "bone_blades" in [hive.face(h) for h in hive.brood.deck]


@rule_test("K-40")
def test_the_last_mutation_is_taken_and_of_none_nothing_comes(hive: Hive) -> None:
    deck = hive.brood.deck
    hive.state.gone += deck[1:]
    hive.brood.deck = deck[:1]
    hive.carries_out(lambda s: mutate(s, ME))
    assert len(hive.offered(ME, "mutation.keep")) == 1
    hive.says(ME, "mutation.keep", hive.offered(ME)[0])
    hive.arrange()
    hive.carries_out(lambda s: mutate(s, OTHER))
    assert hive.brood.mutation[OTHER] == []


@rule_test("K-41")
def test_a_second_mutation_does_nothing(hive: Hive) -> None:
    card = hive.mutant(ME)
    hive.carries_out(lambda s: mutate(s, ME))
    assert hive.brood.mutation[ME] == [card]
    assert hive.idle()


# -- markers ---------------------------------------------------------------------------------------


@rule_test("K-43", "K-46")
def test_a_marker_without_a_card_is_a_card(hive: Hive) -> None:
    hive.carries_out(lambda s: gain_marker(s, ME))
    hive.says(ME, "mutation.keep", hive.offered(ME)[0])
    assert hive.brood.markers[ME] == 0
    hive.arrange()
    hive.carries_out(lambda s: gain_marker(s, ME))
    assert [hive.view(seat).brood.mutants[ME].markers for seat in (ME, OTHER, None)] == [1, 1, 1]


@rule_test("K-43", "K-47")
def test_t_d2_three_markers_without_a_card(hive: Hive) -> None:
    hive.brood.markers[ME] = 3
    hive.carries_out(lambda s: gain_marker(s, ME))
    hive.says(ME, "mutation.keep", hive.offered(ME)[0])
    assert hive.brood.markers[ME] == 3
    assert hive.state.active(ME)


@rule_test("K-44", "K-45", "K-54", "K-111")
def test_t_d3_the_fourth_marker_kills_and_leaves_a_shambler() -> None:
    hive = Hive("captain", "scout")
    hive.tile(ROOM, "armory")
    hive.at(ROOM, ME)
    hive.at("r09", OTHER)
    hive.mutant(ME, markers=3)
    hive.hand(ME, "rest", "contamination_infected")
    bag = list(hive.state.bag)
    hive.plays("rest")
    assert hive.state.where[ME] == DEAD
    assert hive.lying(ROOM) == ["corpse_captain"]
    assert hive.standing(ROOM) == ["S0"]
    assert hive.state.discovered == ["insulated"]
    assert hive.state.bag == bag
    assert hive.told("attack") == []


@pytest.mark.parametrize(("markers", "danger"), [(2, ""), (3, "danger.mutation")])
@rule_test("K-44", "K-50")
def test_a_mutant_is_told_the_next_marker_and_warned_of_the_last(
    hive: Hive, markers: int, danger: str
) -> None:
    hive.mutant(ME, markers=markers)
    hive.hand(ME, "rest", "contamination_clean")
    hive.question(ME, "turn.action")
    shown = hive.session.seat_view(ME).options
    found = next(each for each in shown if each.option == "mutation")
    assert found.danger == danger
    assert found.stakes is not None
    (marker,) = found.stakes.then
    assert (marker.key, marker.facts) == ("then.marker", {"count": markers + 1, "most": 4})


@rule_test("K-44")
def test_the_fourth_marker_in_a_waiting_pod(hive: Hive) -> None:
    hive.tile("r09", "evacuation_a")
    hive.mutant(ME, markers=3)
    for seat in (ME, OTHER):
        hive.state.where[seat], hive.state.pod[seat] = IN_POD, 0
    hive.carries_out(lambda s: gain_marker(s, ME))
    assert hive.lying("r09") == ["corpse_captain"]
    assert hive.standing("r09") == ["S0"]
    assert hive.state.where[OTHER] == ROOM_OF["r09"]


@rule_test("K-46", "K-48", "K-5")
def test_t_d8_surgery_takes_the_card_and_leaves_the_markers(hive: Hive) -> None:
    hive.tile(ROOM, "surgery")
    hive.mutant(ME, markers=2)
    hive.operates("surgery")
    assert hive.brood.mutation[ME] == []
    assert hive.brood.markers[ME] == 2
    assert len(hive.brood.deck) == 12
    hive.arrange().must_pass = False
    hive.state.discard[ME].clear()
    (x,) = hive.stands(ROOM, "M0")
    hive.carries_out(lambda s: attack(s, x, ME))
    hive.says(ME, "mutation.keep", hive.offered(ME)[0])
    assert hive.brood.mutation[ME]
    assert hive.brood.markers[ME] == 2
    assert hive.state.light[ME] == 2
    assert hive.faces(hive.state.discard[ME]) == ["contamination"]


@rule_test("K-48", "K-57")
def test_a_purge_takes_infected_cards_and_the_mutation(hive: Hive) -> None:
    hive.mutant(ME)
    hive.hand(ME, "contamination", "contamination_infected")
    purge(hive.state, ME)
    assert hive.brood.mutation[ME] == []
    assert hive.faces(hive.state.hand[ME]) == ["contamination"]


@rule_test("K-4", "K-5")
def test_a_larva_is_a_marker(hive: Hive) -> None:
    hive.mutant(ME)
    hive.carries_out(lambda s: species(s).infest(s, ME))
    assert hive.brood.markers[ME] == 1
    assert not hive.state.larva[ME]


# -- the action ------------------------------------------------------------------------------------


@rule_test("K-42", "K-49", "K-50", "K-51", "K-53")
def test_t_d4_the_action_with_an_infected_card(hive: Hive) -> None:
    card = hive.mutant(ME)
    (h,) = hive.hand(ME, "contamination_infected")
    hive.says(ME, "turn.action", "mutation")
    hive.says(ME, "mutation.card", "unscanned")
    assert hive.brood.markers[ME] == 1
    assert h in hive.state.discard[ME]
    assert len(hive.state.hand[ME]) == 3
    assert hive.state.cards.seen[card] == EVERYONE
    assert hive.view(OTHER).brood.mutants[ME].card == "adrenal_surge"
    assert hive.state.acted == 1


@rule_test("K-52")
def test_t_d5_the_action_with_a_clean_card(hive: Hive) -> None:
    hive.mutant(ME)
    hive.hand(ME, "contamination")
    part = hive.state.part[hive.state.hand[ME][0]]
    hive.says(ME, "turn.action", "mutation")
    hive.says(ME, "mutation.card", "unscanned")
    assert hive.brood.markers[ME] == 1
    assert part in hive.state.cured
    assert hive.faces(hive.state.discard[ME]) == ["contamination"]
    assert len(hive.state.hand[ME]) == 2


@rule_test("K-50")
def test_t_d6_the_fourth_marker_comes_before_the_effect(hive: Hive) -> None:
    hive.mutant(ME, "regenerating_tissue", markers=3)
    hive.state.light[ME] = 2
    hive.hand(ME, "contamination_infected")
    hive.says(ME, "turn.action", "mutation")
    hive.says(ME, "mutation.card", "unscanned")
    assert hive.state.where[ME] == DEAD
    assert hive.state.light[ME] == 2
    assert hive.standing(ROOM) == ["S0"]


@rule_test("K-49")
@pytest.mark.parametrize(
    ("card", "calm", "fight"),
    [("adrenal_surge", True, True), ("bone_blades", False, True), ("duct_crawler", True, False)],
)
def test_the_action_needs_its_moment_and_a_contamination_card(
    hive: Hive, card: str, calm: bool, fight: bool
) -> None:
    hive.mutant(ME, card)
    hive.hand(ME, "search")
    hive.cannot(ME, "turn.action", "mutation")
    hive.arrange()
    hive.hand(ME, "contamination")
    assert ("mutation" in hive.offered(ME, "turn.action")) == calm
    hive.arrange()
    hive.stands(ROOM, "S0")
    assert ("mutation" in hive.offered(ME, "turn.action")) == fight


@rule_test("K-49")
@pytest.mark.parametrize(
    ("hand", "why"), [("search", "closed.contamination"), ("contamination", "closed.out_of_combat")]
)
def test_a_mutant_is_told_why_the_action_is_closed(hive: Hive, hand: str, why: str) -> None:
    hive.mutant(ME, "bone_blades")
    hive.hand(ME, hand)
    shut = describe(hive.state, hive.question(ME, "turn.action"))
    assert [(d.closed, d.facts["card"]) for d in shut if d.option == "mutation"] == [
        (why, "bone_blades")
    ]


@rule_test("K-49")
def test_the_action_names_its_card_and_says_what_it_does(hive: Hive) -> None:
    hive.mutant(ME, "scent_mask")
    hive.hand(ME, "contamination")
    found = describe(hive.state, hive.question(ME, "turn.action"))
    (said,) = [d for d in found if d.option == "mutation"]
    assert (said.closed, said.facts, said.note) == (
        "",
        {"card": "scent_mask"},
        "card.scent_mask/text",
    )


@rule_test("K-49")
def test_without_a_mutation_card_there_is_no_action(hive: Hive) -> None:
    hive.hand(ME, "contamination")
    hive.cannot(ME, "turn.action", "mutation")


@rule_test("K-53")
def test_what_cannot_be_done_is_skipped(hive: Hive) -> None:
    hive.mutant(ME, "probing_tendrils")
    hive.hand(ME, "contamination_infected")
    hive.says(ME, "turn.action", "mutation")
    hive.says(ME, "mutation.card", "unscanned")
    assert hive.brood.markers[ME] == 1
    assert hive.state.items[ME] == []
    assert hive.idle()


# -- contamination ---------------------------------------------------------------------------------


@rule_test("K-54", "K-55", "K-56", "K-57")
def test_t_d7_a_rest_gives_one_marker_at_most(hive: Hive) -> None:
    hive.mutant(ME, markers=1)
    hive.hand(ME, "rest", "contamination_infected", "contamination_infected", "contamination")
    hive.plays("rest")
    assert hive.brood.markers[ME] == 2
    assert hive.state.active(ME)
    assert hive.faces(hive.state.hand[ME]).count("contamination") == 2


@rule_test("K-54")
@pytest.mark.parametrize("room", ["canteen", "shower_room"])
def test_canteen_and_shower_give_a_marker_too(hive: Hive, room: str) -> None:
    hive.tile("r06", room)
    hive.at("r06", ME)
    hive.mutant(ME)
    hive.hand(ME, "contamination_infected")
    hive.operates(room)
    hive.says(ME, "scan.hand", "scan")
    assert hive.brood.markers[ME] == 1


@rule_test("K-110")
def test_alcohol_gives_no_marker(hive: Hive) -> None:
    hive.mutant(ME)
    hive.hand(ME, "search", "contamination_infected")
    hive.gives(ME, "alcohol")
    acts(hive, ME, ("item", "alcohol"), "search")
    hive.says(ME, "alcohol.card", "unscanned")
    assert hive.brood.markers[ME] == 0


@rule_test("K-1", "K-106")
def test_the_nest_gives_eggs_of_the_carnomorph_board(hive: Hive) -> None:
    hive.tile(ROOM, "nest")
    hive.rolls("silence")
    hive.operates("nest")
    assert hive.state.eggs == 7
    assert hive.state.objects[ME] == ["egg"]


@rule_test("K-73", "K-106")
def test_taking_the_last_egg_destroys_the_nest(hive: Hive) -> None:
    hive.tile(ROOM, "nest")
    hive.state.eggs = 1
    hive.rolls("silence")
    hive.operates("nest")
    assert hive.state.nest_destroyed


def others_cards(hive: Hive, seat: int, owner: int) -> set[str]:
    """The Mutation cards the owner has in the worlds a seat believes in."""
    worlds = [hive.session.fork(seat, seed).boundary for seed in range(60)]
    broods = [world.brood for world in worlds]
    return {
        world.face(b.mutation[owner][0])
        for world, b in zip(worlds, broods, strict=True)
        if isinstance(b, Brood)
    }


@rule_test("K-40")
def test_a_card_seen_going_back_is_in_nobody_elses_hand(hive: Hive) -> None:
    hive.mutant(OTHER, "bone_blades")
    hive.carries_out(lambda s: mutate(s, ME))
    kept, back = hive.offered(ME, "mutation.keep")
    away = hive.face(back)
    hive.says(ME, "mutation.keep", kept)
    found = others_cards(hive, ME, OTHER)
    assert away not in found
    assert len(found) > 4
    assert away in {away} | others_cards(hive, OTHER, ME)


@rule_test("K-40")
def test_who_draws_afterwards_may_have_the_card_that_went_back(hive: Hive) -> None:
    hive.carries_out(lambda s: mutate(s, ME))
    kept, back = hive.offered(ME, "mutation.keep")
    away = hive.face(back)
    hive.says(ME, "mutation.keep", kept)
    hive.arrange()
    hive.carries_out(lambda s: mutate(s, OTHER))
    hive.says(OTHER, "mutation.keep", hive.offered(OTHER, "mutation.keep")[0])
    assert away in others_cards(hive, ME, OTHER)


@rule_test("K-46")
def test_a_lost_mutation_is_in_nobody_elses_hand_for_who_knew_it(hive: Hive) -> None:
    hive.mutant(ME, "adrenal_surge")
    hive.mutant(OTHER, "bone_blades")
    lose_mutation(hive.state, ME)
    assert "adrenal_surge" not in others_cards(hive, ME, OTHER)


@rule_test("K-40")
def test_what_others_have_seen_stays_out_of_a_world(hive: Hive) -> None:
    hive.mutant(OTHER, "bone_blades")
    hive.carries_out(lambda s: mutate(s, ME))
    hive.says(ME, "mutation.keep", hive.offered(ME, "mutation.keep")[0])
    world = hive.session.fork(OTHER, 1).boundary.brood
    assert isinstance(world, Brood)
    assert world.elsewhere == []
    lose_mutation(hive.arrange(), OTHER)
    assert all(owner != OTHER for _, owner, _ in hive.brood.elsewhere)
