"""Bag, decks and contamination: every token and card is somewhere, and only those know it who have seen it."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.board import ROOM_OF, WAYS
from hullbreach.games.nemesis.components import INTRUDER_KINDS
from hullbreach.games.nemesis.contamination import (
    contaminate,
    purge,
    remove_contamination,
    scan_card,
)
from hullbreach.games.nemesis.decks import draw_event, draw_undealt, look_event
from hullbreach.games.nemesis.development import develop_bag
from hullbreach.games.nemesis.encounters import encounter, growable, place
from hullbreach.games.nemesis.injuries import (
    clear_pods,
    destroy_eggs,
    kill_figure,
    move_together,
    retreat,
)
from hullbreach.games.nemesis.noise_markers import noise_everywhere
from hullbreach.games.nemesis.species import species
from hullbreach.games.nemesis.state import ASLEEP, IN_POD, Ship, kind_of
from hullbreach.kernel import asks_nothing
from hullbreach.parts.cards import EVERYONE, NOBODY, mask
from hullbreach.testing import rule_test

from .table import Helm

ME, OTHER = 0, 1
HERE, NEXT = "r03", "r05"


@pytest.fixture
def helm() -> Helm:
    helm = Helm("captain", "scout")
    helm.at(HERE)
    return helm


# -- contamination ---------------------------------------------------------------------------------


@rule_test("N-136")
def test_cards_that_come_back_are_shuffled_and_nobody_knows_them(helm: Helm) -> None:
    s = helm.state
    s.cured, s.virus = sorted(s.virus), []
    for part in s.cured:
        s.cards.seen[part] = EVERYONE
    helm.carries_out(asks_nothing(lambda s: contaminate(s, ME, "attack")))
    s = helm.state
    assert {s.cards.seen[part] for part in s.virus} == {NOBODY}
    assert s.cured == []


@rule_test("N-138", "N-140")
def test_a_scanned_card_is_marked_once_and_not_after_it_is_gone(helm: Helm) -> None:
    (h,) = helm.hand(ME, "contamination_infected")
    part = helm.state.part[h]

    def scans(s: Ship) -> None:
        assert scan_card(s, ME, h)
        assert scan_card(s, ME, h)
        assert s.marked == [part]
        remove_contamination(s, ME, h)

    helm.carries_out(asks_nothing(scans))
    assert helm.state.marked == []
    assert part in helm.state.cured


@rule_test("N-140")
def test_what_is_scanned_in_the_surgery_is_known_to_all(helm: Helm) -> None:
    helm.hand(ME, "contamination_infected", "contamination")
    helm.carries_out(asks_nothing(lambda s: purge(s, ME)))
    assert helm.told("scanned") == [{"seat": ME, "infected": True}]


# -- decks -----------------------------------------------------------------------------------------


@rule_test("N-11")
def test_a_drawn_card_cannot_be_taken_back(helm: Helm) -> None:
    before = helm.state.reveals
    helm.carries_out(lambda s: draw_undealt(s, s.events, None))
    assert helm.state.reveals == before + 1


@rule_test("N-190")
def test_an_event_that_somebody_left_on_top_is_shown_when_it_comes(helm: Helm) -> None:
    helm.carries_out(lambda s: look_event(s, ME))
    (h,) = helm.state.event_top
    assert helm.state.cards.seen[h] == mask(ME)
    helm.carries_out(draw_event)
    assert helm.state.cards.seen[h] == EVERYONE
    assert helm.state.event_top == []


@rule_test("N-190")
def test_who_looks_at_the_top_event_sees_what_another_has_seen(helm: Helm) -> None:
    helm.carries_out(lambda s: look_event(s, ME))
    (h,) = helm.state.event_top
    left = len(helm.state.events)
    helm.carries_out(lambda s: look_event(s, OTHER))
    assert helm.state.event_top == [h]
    assert len(helm.state.events) == left
    assert helm.state.cards.seen[h] == mask(ME, OTHER)


@rule_test("N-190")
def test_under_an_empty_deck_the_event_put_there_first_is_looked_at(helm: Helm) -> None:
    s = helm.state
    s.event_under, rest, s.events = s.events[:2], s.events[2:], []
    s.event_discard += rest
    first, second = s.event_under
    helm.carries_out(lambda s: look_event(s, ME))
    assert helm.state.event_top == [first]
    assert helm.state.event_under == [second]
    assert helm.state.cards.knows(ME, first)


@rule_test("N-190")
def test_when_no_event_is_left_the_discarded_ones_are_looked_at(helm: Helm) -> None:
    s = helm.state
    s.event_discard, s.events = s.events, []
    helm.carries_out(lambda s: look_event(s, ME))
    assert len(helm.state.event_top) == 1
    assert helm.state.event_discard == []


# -- the bag ---------------------------------------------------------------------------------------


@rule_test("N-192")
@pytest.mark.parametrize(("kind", "next_kind"), [("larva", "adult"), ("creeper", "breeder")])
def test_a_token_grows_in_the_bag(helm: Helm, kind: str, next_kind: str) -> None:
    (token,) = helm.fills_bag(kind)
    small, large = helm.tokens(kind), helm.tokens(next_kind)
    helm.rolls(token)
    helm.carries_out(develop_bag)
    assert helm.tokens(kind) == (small[0] - 1, small[1] + 1)
    assert helm.tokens(next_kind) == (large[0] + 1, large[1] - 1)


@rule_test("N-105", "N-192")
@pytest.mark.parametrize("kind", ["adult", "breeder"])
def test_a_token_that_develops_the_bag_is_not_in_it_during_its_noise_rolls(
    helm: Helm, kind: str
) -> None:
    helm.at(HERE)
    drawn, blank = helm.fills_bag(kind, "blank")
    adults = helm.tokens("adult")[0]
    helm.state.noise = [True] * len(helm.state.noise)
    helm.rolls(drawn, "1", blank, "silence")
    helm.carries_out(develop_bag)
    assert helm.tokens("adult")[0] == adults + 1, "the blank was the last token of the bag"
    assert drawn in helm.state.bag


@rule_test("N-192")
@pytest.mark.parametrize("left", [True, False])
def test_a_blank_brings_an_adult_while_there_is_one_and_no_noise_roll(
    helm: Helm, left: bool
) -> None:
    (blank,) = helm.fills_bag("blank")
    if not left:
        s = helm.state
        s.supply = [token for token in s.supply if kind_of(token) != "adult"]
    helm.rolls(blank)
    helm.carries_out(develop_bag)
    assert helm.tokens("adult")[0] == left
    assert helm.tokens("blank") == (1, 0)
    assert helm.told("noise.rolled") == []


@rule_test("N-106", "N-192")
def test_an_egg_is_laid_in_silence(helm: Helm) -> None:
    nest = helm.tile("r12", "nest")
    noise_everywhere(helm.state, nest)
    noise = list(helm.state.noise)
    helm.rolls("queen_4")
    helm.carries_out(develop_bag)
    assert helm.told("egg.laid")
    assert helm.state.noise == noise


@rule_test("N-106", "N-192")
def test_the_token_of_the_queen_is_out_of_the_bag_while_she_attacks(helm: Helm) -> None:
    helm.tile("r12", "nest")
    helm.at("r12", ME)
    helm.hand(ME)
    helm.gives(ME, "armor")
    helm.rolls("queen_4", "atk_20")
    helm.carries_out(develop_bag)
    assert helm.asks(ME, "parry")
    assert helm.view(None).bag["queen"] == 0
    helm.says(ME, "parry", "armor")
    assert helm.view(None).bag["queen"] == 1


@rule_test("N-106", "N-192")
def test_the_queen_does_not_come_for_who_waits_in_a_pod(helm: Helm) -> None:
    helm.state.where[ME], helm.state.pod[ME] = IN_POD, 0
    (token,) = helm.fills_bag("queen")
    eggs = helm.state.eggs
    helm.rolls(token)
    helm.carries_out(develop_bag)
    assert helm.state.intruders == []
    assert helm.state.eggs == eggs + 1


@rule_test("N-167")
@pytest.mark.parametrize("left", [0, 1])
def test_the_last_egg_of_the_supply_is_laid(helm: Helm, left: int) -> None:
    (token,) = helm.fills_bag("queen")
    s = helm.state
    s.eggs += s.egg_supply() - left
    eggs = s.eggs
    helm.rolls(token)
    helm.carries_out(develop_bag)
    assert helm.state.eggs == eggs + left


@rule_test("N-102")
def test_an_empty_bag_brings_nobody(helm: Helm) -> None:
    helm.fills_bag()
    helm.state.noise[helm.state.exits(ROOM_OF[HERE])[0]] = True
    helm.carries_out(lambda s: encounter(s, ME))
    assert helm.noisy() == []
    assert helm.told("token.drawn") == []


@rule_test("N-103")
def test_a_larva_that_was_met_leaves_its_token_in_the_supply(helm: Helm) -> None:
    (token,) = helm.fills_bag("larva")
    inside, out = helm.tokens("larva")
    helm.rolls(token)
    helm.carries_out(lambda s: encounter(s, ME))
    assert helm.tokens("larva") == (inside - 1, out + 1)


@rule_test("N-108")
def test_a_token_whose_figures_all_fight_goes_back_into_the_bag_alone(helm: Helm) -> None:
    helm.at(NEXT, OTHER)
    for _ in range(INTRUDER_KINDS["breeder"].figures):
        helm.intruder("breeder", NEXT)
    (token,) = helm.fills_bag("breeder")
    before = helm.tokens("breeder")
    helm.rolls(token)
    helm.carries_out(lambda s: encounter(s, ME))
    assert helm.tokens("breeder") == before


@rule_test("N-107")
def test_while_a_figure_is_free_nobody_leaves(helm: Helm) -> None:
    for _ in range(INTRUDER_KINDS["breeder"].figures - 1):
        helm.intruder("breeder", "r13")
    helm.carries_out(lambda s: place(s, "breeder", ROOM_OF[HERE]))
    assert len(helm.state.intruders) == INTRUDER_KINDS["breeder"].figures
    assert helm.told("vanished") == []


@rule_test("N-107", "N-108")
def test_one_figure_that_leaves_is_enough(helm: Helm) -> None:
    helm.intruder("breeder", "r13")
    for _ in range(INTRUDER_KINDS["breeder"].figures - 1):
        helm.intruder("breeder", HERE)
    helm.carries_out(lambda s: place(s, "breeder", ROOM_OF[NEXT]))
    assert [x.room for x in helm.state.intruders][-1] == ROOM_OF[NEXT]
    assert helm.told("no.figure") == []


@rule_test("N-107")
def test_nobody_grows_into_a_shape_without_a_figure(helm: Helm) -> None:
    helm.intruder("adult", "r13")
    x = helm.intruder("creeper", "r13")
    assert [y.id for y in growable(helm.state)] == [x]
    for _ in range(INTRUDER_KINDS["breeder"].figures):
        helm.intruder("breeder", NEXT)
    assert growable(helm.state) == []


# -- Intruders -------------------------------------------------------------------------------------


@rule_test("N-133")
@pytest.mark.parametrize(("kind", "gone"), [("adult", False), ("queen", True)])
def test_only_the_queen_is_gone_for_good(helm: Helm, kind: str, gone: bool) -> None:
    x = helm.intruder(kind, HERE)
    helm.carries_out(asks_nothing(lambda s: kill_figure(s, x, "shot")))
    assert helm.state.queen_killed == gone
    assert (helm.tokens("queen") == (0, 0)) == gone


@rule_test("N-134")
def test_who_is_gone_neither_retreats_nor_moves(helm: Helm) -> None:
    x = helm.intruder("adult", HERE)
    helm.carries_out(lambda s: retreat(s, 99))
    assert helm.state.event_discard == []
    corridor, room = WAYS[ROOM_OF[HERE]][0]
    helm.carries_out(lambda s: move_together(s, [(99, corridor), (x, corridor)]))
    found = helm.state.intruder(x)
    assert found is not None
    assert found.room == room


@rule_test("N-186")
@pytest.mark.parametrize("pod", [0, 1, 2])
@pytest.mark.parametrize("tile", ["evacuation_a", "evacuation_b", "storage"])
def test_an_intruder_drives_out_who_waits_beside_it(pod: int, tile: str) -> None:
    helm = Helm("captain", "scout", "soldier")
    helm.at("r01")
    room = helm.tile(HERE, tile)
    helm.state.where[ME], helm.state.pod[ME] = IN_POD, pod
    helm.carries_out(asks_nothing(lambda s: clear_pods(s, room)))
    driven = tile == ("evacuation_a", "evacuation_b")[pod % 2]
    assert helm.state.where[ME] == (room if driven else IN_POD)
    assert helm.state.pod[ME] == (-1 if driven else pod)


@rule_test("N-165")
def test_no_more_eggs_are_destroyed_than_there_are(helm: Helm) -> None:
    helm.state.floor = [(ROOM_OF[HERE], "egg")]
    helm.carries_out(lambda s: destroy_eggs(s, ROOM_OF[HERE], 3))
    assert len(helm.told("egg.destroyed")) == 1


@rule_test("N-127")
def test_who_is_asleep_is_not_infested(helm: Helm) -> None:
    helm.state.where[ME] = ASLEEP
    helm.carries_out(lambda s: species(s).infest(s, ME))
    assert helm.state.larva == [False, False]
