"""What lies in the box and on the board: counted, shuffled, seen by whom, and never twice."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis import GAME
from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.games.nemesis.components import ATTACK_CARDS, COORDINATES, CORRIDORS
from hullbreach.games.nemesis.setup import BOX
from hullbreach.games.nemesis.species import species
from hullbreach.games.nemesis.state import IN_POD, Ship, number_of
from hullbreach.games.nemesis.steps import carry_out
from hullbreach.games.nemesis.systems import (
    look_engine,
    look_objective,
    look_token,
    repair_engine,
    unlock_all,
)
from hullbreach.kernel import Asks, Chance, asks_nothing, key_of, rule
from hullbreach.parts.cards import EVERYONE, NOBODY, mask
from hullbreach.testing import rule_test

from .table import Helm

ME, OTHER = 0, 1
HERE = "r03"
SEEDS = range(6)


@pytest.fixture
def helm() -> Helm:
    helm = Helm("captain", "scout")
    helm.at(HERE)
    return helm


def ships(players: int = 3, **options: bool | str) -> list[Ship]:
    """Ships as they are set up with different luck."""
    config = GAME.configure("semi_coop", players, options)
    return [GAME.setup(config, Chance(key_of(seed))) for seed in SEEDS]


# -- set-up ----------------------------------------------------------------------------------------


@rule_test("N-2", "N-3", "N-4", "N-5", "N-8", "N-9", "N-11", "N-18")
def test_what_the_box_holds() -> None:
    box = type(BOX)()
    counts = {
        **dict.fromkeys(("cockpit", "hibernatorium", "engine_1", "engine_2", "engine_3"), 1),
        "tile1": 11,
        "tile2": 9,
        "token": 20,
        "coordinates": 8,
        **dict.fromkeys(("engine1", "engine2", "engine3"), 2),
        "weakness": 8,
        "event": 20,
        "part": 27,
        "contamination": 27,
        "red": 30,
        "yellow": 30,
        "green": 30,
        "blue": 12,
    }
    for name in ("captain", "pilot", "mechanic", "soldier", "scout", "scientist"):
        counts |= {name: 10, f"{name} items": 3}
    assert {sort: len(handles) for sort, handles in box.sorts.items()} == counts
    faces = box.cards.faces
    assert len(faces) == sum(counts.values())
    assert [h for handles in box.sorts.values() for h in handles] == list(range(len(faces)))
    assert {faces[h] for h in box["coordinates"]} == set(COORDINATES)
    assert sorted(faces[h] for h in box["engine1"]) == ["damaged", "working"]
    assert {faces[h] for h in box["part"]} == {"infected", "clean"}
    assert faces[box["captain items"][0]] == "revolver"
    assert {box.cards.seen[h] for h in (*box["blue"], *box["captain"])} == {EVERYONE}
    assert {box.cards.seen[h] for h in (*box["event"], *box["tile1"])} == {NOBODY}


@rule_test("N-2", "N-4", "N-5")
def test_what_lies_where_is_chance() -> None:
    for laid in (
        lambda s: tuple(s.tile_id(room) for room in range(len(s.tile))),
        lambda s: tuple(s.face(h) for h in s.token if h >= 0),
        lambda s: s.face(s.coordinates),
        lambda s: tuple(s.bag),
    ):
        assert len({laid(s) for s in ships()}) > 1


@rule_test("N-5", "N-10")
def test_what_is_not_in_play_stays_in_the_box() -> None:
    for s in ships():
        faces = sorted(s.face(h) for h in (*s.box["coordinates"], s.coordinates))
        assert faces == sorted(s.face(h) for h in BOX["coordinates"])
        assert s.bag == sorted(s.bag)
        assert s.supply == sorted(s.supply)


@rule_test("N-7")
@pytest.mark.parametrize(("ruleset", "chance"), [("document", False), ("rulebook", True)])
def test_by_the_rulebook_pods_are_drawn(ruleset: str, chance: bool) -> None:
    assert (len({tuple(s.pods) for s in ships(2, ruleset=ruleset)}) > 1) == chance


@rule_test("N-2", "N-4")
def test_at_first_nobody_is_in_a_pod_and_nothing_is_heard_or_found() -> None:
    s = ships()[0]
    assert s.pod == [-1, -1, -1]
    assert set(s.counter) == {0}
    assert s.noise == [False] * (len(CORRIDORS) + 1)
    assert [room for room, h in enumerate(s.token) if h == -1] == [
        room for room, up in enumerate(s.explored) if up
    ]


# -- things counted --------------------------------------------------------------------------------


@rule_test("N-165", "N-167")
def test_eggs_are_counted_wherever_they_are(helm: Helm) -> None:
    nest = helm.tile(HERE, "nest")
    s = helm.state
    s.eggs = 3
    left = s.egg_supply()
    s.floor = [(nest, "egg")]
    assert s.uncarried_eggs(nest) == 4
    assert s.egg_supply() == left - 1


@rule_test("N-132")
def test_carried_carcasses_are_not_left_over(helm: Helm) -> None:
    s = helm.state
    left = s.carcasses_left()
    s.objects[ME] = ["carcass"]
    assert s.carcasses_left() == left - 1


@rule_test("N-158")
def test_what_is_attached_enlarges_its_own_weapon() -> None:
    helm = Helm("soldier", "scout")
    s = helm.state
    mine, other = helm.weapon(ME), helm.weapon(OTHER)
    before = s.capacity(mine), s.capacity(other)
    s.attached = [(s.cards.add("auto_loader", "quest", EVERYONE), mine)]
    assert s.capacity(mine) > before[0]
    assert s.capacity(other) == before[1]


@rule_test("N-164")
def test_the_nest_dies_with_its_last_egg_once(helm: Helm) -> None:
    s = helm.state
    s.eggs = 2
    helm.carries_out(asks_nothing(Ship.lose_egg))
    assert not helm.state.nest_destroyed
    helm.carries_out(asks_nothing(Ship.lose_egg))
    assert helm.state.nest_destroyed
    helm.arrange().eggs = 1
    helm.carries_out(asks_nothing(Ship.lose_egg))
    assert len(helm.told("nest.destroyed")) == 1


@rule_test("N-104")
@pytest.mark.parametrize(("token", "number"), [("adult_4", 4), ("blank_0", 0), ("blank", 0)])
def test_the_number_on_the_back_of_a_token(token: str, number: int) -> None:
    assert number_of(token) == number


@rule_test("N-128")
def test_an_arrow_on_an_attack_card_is_no_value(helm: Helm) -> None:
    kind = species(helm.state)
    values = {card.id: kind.attack_values(card) for card in ATTACK_CARDS.values()}
    for card in ATTACK_CARDS.values():
        assert values[card.id] == [("", 0 if card.arrow else card.blood)]
    assert {0} < {value for ((_, value),) in values.values()}


@rule_test("N-215")
def test_one_contamination_card_is_too_many(helm: Helm) -> None:
    assert species(helm.state).tolerance(helm.state, ME) == 1


# -- cards seen ------------------------------------------------------------------------------------


@rule_test("N-32")
@pytest.mark.parametrize("known", [False, True])
def test_a_card_paid_with_is_seen_once(helm: Helm, known: bool) -> None:
    (h,) = helm.hand(ME, "search")
    s = helm.state
    s.cards.seen[h] = EVERYONE if known else mask(ME)
    before = s.reveals
    s.spend_card(ME, h)
    assert s.cards.seen[h] == EVERYONE
    assert s.reveals == before + (not known)


@rule_test("N-22")
@pytest.mark.parametrize("count", [0, 2])
def test_who_draws_has_seen_something(helm: Helm, count: int) -> None:
    s = helm.state
    before = s.reveals
    s.draw_cards(ME, count)
    assert s.reveals == before + bool(count)


@rule_test("N-190")
def test_cards_drawn_aside_are_shown_to_all(helm: Helm) -> None:
    s = helm.state
    cards = s.draw_aside(ME, 3)
    s.put_aside_down(ME, cards)
    assert s.discard[ME][-3:] == cards
    assert {s.cards.seen[h] for h in cards} == {EVERYONE}


@rule_test("N-138")
@pytest.mark.parametrize(
    ("cards", "scanned", "known"),
    [
        (("contamination", "contamination"), 2, True),
        (("contamination", "contamination"), 1, False),
        (("contamination", "contamination_infected"), 2, False),
        (("contamination_infected",), 1, True),
    ],
)
def test_after_a_shuffle_only_what_is_alike_is_still_known(
    helm: Helm, cards: tuple[str, ...], scanned: int, known: bool
) -> None:
    handles = helm.hand(ME, *cards)
    s = helm.state
    parts = [s.part[h] for h in handles]
    for part in parts[:scanned]:
        s.cards.seen[part] = EVERYONE
    s.marked = list(parts)
    s.renew_deck(ME, hand=True)
    assert {s.cards.seen[part] for part in parts} == {EVERYONE if known else NOBODY}
    assert s.marked == []


@rule_test("N-138")
def test_whose_contamination_cards_were_shuffled_last_tells_nothing(helm: Helm) -> None:
    helm.hand(ME, "contamination")
    helm.hand(OTHER, "contamination")
    helm.state.renew_deck(OTHER, hand=True)
    assert list(helm.state.part) == sorted(helm.state.part)


@rule_test("N-154")
def test_what_is_dropped_in_the_cockpit_lies_in_the_cockpit(helm: Helm) -> None:
    helm.at("r01", ME)
    helm.state.objects[ME] = ["egg"]
    helm.state.drop_object(ME, "egg")
    assert (ROOM_OF["r01"], "egg") in helm.state.floor


@rule_test("N-157")
def test_ammunition_goes_with_the_weapon(helm: Helm) -> None:
    s, weapon = helm.state, helm.weapon(ME)
    s.lose_item(ME, weapon)
    assert weapon not in s.ammo
    s.give_ammo(weapon, 1)
    assert s.ammo[weapon] == 1


# -- looking and repairing -------------------------------------------------------------------------


@rule_test("N-59")
def test_where_no_token_lies_there_is_none_to_look_at(helm: Helm) -> None:
    room = helm.bare(HERE, "storage")
    helm.carries_out(asks_nothing(lambda s: look_token(s, ME, room)))
    assert helm.told("looked.token", ME) == []


@rule_test("N-168")
@pytest.mark.parametrize("engine", [0, 1, 2])
def test_engines_are_called_by_their_numbers(helm: Helm, engine: int) -> None:
    helm.carries_out(asks_nothing(lambda s: look_engine(s, ME, engine)))
    (facts,) = helm.told("looked.engine", ME)
    assert engine + 1 in facts.values()


@rule_test("N-168")
@pytest.mark.parametrize("word", ["keep", "swap"])
def test_an_engine_is_swapped_if_one_wants_to(helm: Helm, word: str) -> None:
    before = list(helm.state.engines)
    helm.carries_out(lambda s: repair_engine(s, ME, 1))
    pick = helm.question(ME)
    assert 2 in pick.about.values()
    helm.says(ME, pick.prompt, word)
    after = [*before[:2], before[3], before[2], *before[4:]] if word == "swap" else before
    assert helm.state.engines == after


@rule_test("N-195")
@pytest.mark.parametrize(("kind", "place"), [("corporate", 0), ("personal", 1)])
def test_one_of_two_objectives_is_looked_at_by_its_kind(helm: Helm, kind: str, place: int) -> None:
    h = helm.state.objectives[OTHER][place]
    helm.carries_out(lambda s: look_objective(s, ME, OTHER))
    helm.says(ME, "objective.kind", kind)
    assert helm.state.cards.knows(ME, h)
    assert not helm.state.cards.knows(ME, helm.state.objectives[OTHER][1 - place])


@rule_test("N-195")
def test_the_only_objective_is_looked_at_without_a_question(helm: Helm) -> None:
    s = helm.state
    s.dropped[OTHER] = [s.objectives[OTHER].pop()]
    (h,) = s.objectives[OTHER]
    helm.carries_out(lambda s: look_objective(s, ME, OTHER))
    assert helm.state.cards.knows(ME, h)
    assert not helm.asks(ME, "objective.kind")


@rule_test("N-183")
def test_a_pod_that_is_open_is_not_opened_again(helm: Helm) -> None:
    s = helm.state
    s.locked = [True, *([False] * (len(s.locked) - 1))]
    helm.carries_out(asks_nothing(unlock_all))
    assert helm.state.locked == [False] * len(s.locked)
    assert len(helm.told("pod.unlocked")) == 1


@rule_test("N-225")
def test_while_somebody_waits_in_a_pod_the_game_goes_on(helm: Helm) -> None:
    helm.tile(HERE, "evacuation_a")
    s = helm.state
    s.where = [IN_POD, -2]
    s.pod[ME] = 0

    @rule
    def nothing(s: Ship) -> Asks[None]:
        yield from ()

    helm.carries_out(lambda s: carry_out(s, nothing))
    assert helm.told("abandoned") == []
