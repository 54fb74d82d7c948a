"""Set-up with Carnomorphs, and what the box holds."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis import GAME
from hullbreach.games.nemesis.board import FIXED
from hullbreach.games.nemesis.carnomorphs import components as box
from hullbreach.games.nemesis.carnomorphs.figures import free
from hullbreach.games.nemesis.carnomorphs.mutation_cards import clean_effect, infected_effect
from hullbreach.games.nemesis.components import WEAKNESSES
from hullbreach.games.nemesis.effects import event_effect
from hullbreach.games.nemesis.hooks import HOOKS
from hullbreach.kernel import Chance, key_of
from hullbreach.testing import rule_test
from hullbreach.words import messages

from .table import Hive

CREW = ("captain", "scout", "pilot", "soldier", "mechanic")


@rule_test("K-11", "K-99")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_t_d1_the_bag_by_number_of_players(players: int) -> None:
    hive = Hive(*CREW[:players])
    assert len(hive.state.bag) == 5 + players
    assert hive.tokens("metagorger_red") == (2 + players, 6 - players)
    assert hive.tokens("metagorger_blue") == (2, 0)
    assert hive.tokens("blank") == (1, 0)
    assert [hive.tokens(kind)[0] for kind in ("shambler", "fleshbeast", "butcher")] == [0, 0, 0]


@rule_test("K-11")
def test_which_red_tokens_are_in_the_bag_is_chance() -> None:
    config = GAME.configure("semi_coop", 2, {"carnomorphs": True})
    bags = {tuple(GAME.setup(config, Chance(key_of(seed))).bag) for seed in range(12)}
    assert len(bags) > 1


@rule_test("K-8", "K-1a")
@pytest.mark.parametrize("ruleset", ["document", "rulebook"])
@pytest.mark.parametrize(("players", "pods"), [(2, 2), (3, 3), (4, 3), (5, 4)])
def test_pods_are_drawn_at_random(ruleset: str, players: int, pods: int) -> None:
    config = GAME.configure("semi_coop", players, {"carnomorphs": True, "ruleset": ruleset})
    states = [GAME.setup(config, Chance(key_of(seed))) for seed in range(12)]
    assert all(len(s.pods) == pods and all(s.locked) for s in states)
    assert all(s.pods == sorted(s.pods) for s in states)
    assert len({tuple(s.pods) for s in states}) > 1 or pods == 4


@rule_test("K-9", "K-10", "K-4", "K-6")
def test_the_carnomorph_board() -> None:
    hive = Hive("captain", "scout")
    s = hive.state
    assert (s.eggs, len(s.weaknesses), len(s.box["weakness"])) == (8, 3, 5)
    assert hive.brood.asleep == ["shambler", "fleshbeast", "butcher"]
    assert box.PLACE_OF == {"shambler": "corpse", "fleshbeast": "carcass", "butcher": "egg"}
    assert set(hive.view(0).weaknesses.values()) == {None}
    assert not {s.face(h) for h in (*s.weaknesses, *s.box["weakness"])} & set(WEAKNESSES)
    assert [free(s, kind) for kind in box.FIGURES] == [8, 8, 3, 1]
    assert not any(s.larva)
    assert not [token for token in s.bag + s.supply if "larva" in token or "creeper" in token]


@rule_test("K-7", "K-12", "K-14")
def test_decks_of_the_expansion_lie_beside_the_board_of_the_base_game() -> None:
    hive = Hive("captain", "scout")
    s = hive.state
    assert s.attacks == sorted(box.CARNOMORPH_ATTACKS)
    assert sorted(s.face(h) for h in s.events) == sorted(box.CARNOMORPH_EVENTS)
    assert sorted(s.face(h) for h in hive.brood.deck) == sorted(box.MUTATIONS)
    assert s.wound_deck
    assert len(s.virus) == 27
    assert s.floor == [(FIXED["hibernatorium"], "corpse_blue")]
    assert s.destination == "B"
    assert s.carcasses_left() == 12
    assert [len(cards) for cards in s.objectives] == [2, 2]


@rule_test("K-13")
def test_help_cards_of_the_expansion_tell_its_rules() -> None:
    assert len(box.BROOD_SUPPLY.help_cards) == 5
    for language in ("en", "de"):
        words = messages("hullbreach.games.nemesis", language)
        for card in box.BROOD_SUPPLY.help_cards:
            message = words["card-" + card.replace("_", "-")]
            assert [attribute.id.name for attribute in message.attributes] == ["text"]


def test_the_box_holds_65_cards_15_new_tokens_and_20_figures() -> None:
    cards = [*box.CARNOMORPH_ATTACKS, *box.CARNOMORPH_EVENTS, *box.ADAPTATIONS, *box.MUTATIONS]
    assert len(cards) + len(box.BROOD_SUPPLY.help_cards) == 65
    red, blue = box.TOKENS["metagorger_red"], box.TOKENS["metagorger_blue"]
    assert len(red.numbers) + len(blue.numbers) + 1 + box.BROOD_SUPPLY.carcasses == 15
    assert sum(figure.figures for figure in box.FIGURES.values()) == 20
    assert sum(len(token.numbers) for token in box.TOKENS.values()) == 27


def test_the_checksums_of_the_attack_deck() -> None:
    rows = list(box.CARNOMORPH_ATTACKS.values())
    for kind, count in (("shambler", 16), ("fleshbeast", 18), ("butcher", 18)):
        assert sum(kind in row.types for row in rows) == count
    small = [row.metagorger for row in rows]
    assert [small.count(n) for n in (1, 2, 3, 0)] == [9, 4, 3, 4]
    large = [row.other for row in rows]
    assert [large.count(n) for n in (3, 4, 5, 6, 7, 8, 0)] == [2, 4, 4, 2, 2, 2, 4]


def test_the_checksums_of_the_event_deck() -> None:
    rows = list(box.CARNOMORPH_EVENTS.values())
    assert [sum(row.corridor == n for row in rows) for n in (1, 2, 3, 4)] == [5, 5, 5, 5]
    assert [sum(kind in row.types for row in rows) for kind in box.FIGURES] == [8, 16, 13, 11]
    assert {row.effect for row in rows} <= event_effect.keys()


def test_every_card_has_an_effect() -> None:
    assert infected_effect.keys() == clean_effect.keys() == box.MUTATIONS.keys()
    passive = {card for hook in HOOKS for card in hook}
    assert box.ADAPTATIONS.keys() - passive == {"voracious"}
