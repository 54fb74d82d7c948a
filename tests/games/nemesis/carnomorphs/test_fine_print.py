"""The fine print of the expansion: who is left out, what stays where it is, and what is not told."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.board import CLOSED, CORRIDOR_OF, OPEN, ROOM_OF, WAYS
from hullbreach.games.nemesis.carnomorphs.development import develop_carnomorphs
from hullbreach.games.nemesis.carnomorphs.ending import check_mutation
from hullbreach.games.nemesis.carnomorphs.figures import by_size, put
from hullbreach.games.nemesis.carnomorphs.mutation import lose_mutation, mutate
from hullbreach.games.nemesis.components import EVENT_CARDS, TECH, WEAKNESSES
from hullbreach.games.nemesis.encounters import encounter
from hullbreach.games.nemesis.species import species
from hullbreach.kernel import asks_nothing
from hullbreach.testing import rule_test

from .table import ME, OTHER, Hive

ROOM, FAR = "r05", "r20"


@pytest.fixture
def hive() -> Hive:
    hive = Hive("captain", "scout")
    hive.awake()
    hive.at(FAR)
    hive.state.floor = []
    return hive


# -- the bag and its figures -----------------------------------------------------------------------


@rule_test("K-85", "K-86")
@pytest.mark.parametrize("token", ["shambler_2", "fleshbeast_3"])
def test_only_a_blank_sends_shamblers_away_and_brings_a_metagorger(hive: Hive, token: str) -> None:
    hive.stands(ROOM, "S0")
    s = hive.state
    kind = token.rpartition("_")[0]
    drawn = next(t for t in (*s.bag, *s.supply) if t.startswith(kind))
    s.bag = sorted({*s.bag, drawn})
    before = hive.tokens("metagorger_red"), hive.tokens("metagorger_blue")
    hive.rolls(drawn, "silence", "silence")
    hive.carries_out(develop_carnomorphs)
    assert hive.standing(ROOM) == ["S0"]
    assert (hive.tokens("metagorger_red"), hive.tokens("metagorger_blue")) == before


@rule_test("K-81")
@pytest.mark.parametrize(("destroyed", "come"), [(False, ["M0"]), (True, [])])
def test_a_metagorger_comes_into_the_living_nest(
    hive: Hive, destroyed: bool, come: list[str]
) -> None:
    hive.tile(ROOM, "nest")
    hive.state.nest_destroyed = destroyed
    hive.rolls(next(t for t in hive.state.bag if t.startswith("metagorger_red")))
    hive.carries_out(develop_carnomorphs)
    assert hive.standing(ROOM) == come


@rule_test("K-18", "K-19")
def test_a_token_whose_figures_all_fight_goes_back_into_the_bag_alone(hive: Hive) -> None:
    hive.at(ROOM, OTHER)
    hive.stands(ROOM, "B0")
    token = next(t for t in (*hive.state.bag, *hive.state.supply) if t.startswith("butcher"))
    s = hive.state
    s.bag = sorted([*(t for t in s.bag if not t.startswith("butcher")), token])
    s.supply = [t for t in s.supply if t != token]
    before = hive.tokens("butcher")
    hive.rolls(token)
    hive.carries_out(lambda s: encounter(s, ME))
    assert hive.tokens("butcher") == before
    assert hive.standing(FAR) == []


@rule_test("K-66")
def test_of_two_alike_the_older_one_comes_first(hive: Hive) -> None:
    s = hive.state
    placed = [put(s, "shambler", ROOM_OF[ROOM]) for _ in range(3)]
    ids = [x.id for x in placed if x is not None]
    assert [x.id for x in by_size(s, ROOM_OF[ROOM])] == ids == sorted(ids)


# -- attacks and feeding ---------------------------------------------------------------------------


@rule_test("K-62", "K-74")
def test_who_has_attacked_does_not_attack_again_when_a_meal_turns_up_voracious(hive: Hive) -> None:
    hive.brood.asleep = ["shambler"]
    hive.hides_adaptation("corpse", "voracious")
    hive.at(ROOM, ME)
    hive.stands(ROOM, "F0")
    hive.stands("r13", "M0")
    hive.lies("r13", "carcass")
    hive.step_two()
    assert hive.state.discovered == ["voracious"]
    assert [facts["kind"] for facts in hive.told("attack")] == ["fleshbeast"]


# -- mutations -------------------------------------------------------------------------------------


@rule_test("K-40")
def test_which_mutation_is_kept_is_nobody_elses_business(hive: Hive) -> None:
    hive.carries_out(lambda s: mutate(s, ME))
    assert hive.question(ME, "mutation.keep").secret


@rule_test("K-46")
@pytest.mark.parametrize("mutant", [False, True])
def test_only_a_mutant_loses_a_mutation(hive: Hive, mutant: bool) -> None:
    if mutant:
        hive.mutant(ME)
    hive.carries_out(asks_nothing(lambda s: lose_mutation(s, ME)))
    assert [facts["seat"] for facts in hive.told("mutation.lost")] == [ME] * mutant


@rule_test("K-96")
def test_what_is_drawn_at_the_last_check_lies_open_on_the_own_discard_pile(hive: Hive) -> None:
    hive.mutant(ME)
    s = hive.state
    count = len(s.hand[ME] + s.deck[ME] + s.discard[ME])
    hive.carries_out(lambda s: check_mutation(s, ME))
    s = hive.state
    assert len(s.discard[ME]) == 4
    assert len(s.hand[ME] + s.deck[ME] + s.discard[ME]) == count
    assert all(s.cards.knows(OTHER, h) for h in s.discard[ME])


@rule_test("K-49")
@pytest.mark.parametrize(
    ("card", "infected"),
    [
        *(("bone_blades", True), ("bone_blades", False)),
        *(("alpha_roar", True), ("alpha_roar", False)),
        *(("hive_whisper", True), ("scent_mask", False)),
    ],
)
def test_a_mutation_that_finds_nothing_asks_nothing(hive: Hive, card: str, infected: bool) -> None:
    hive.works(card, infected)
    assert hive.asks(ME, "turn.action")
    exits = hive.state.exits(ROOM_OF[FAR])
    heard = card == "alpha_roar" and not infected
    assert [hive.state.noise[c] for c in exits] == [heard] * len(exits)


@rule_test("K-49")
def test_behind_closed_doors_a_leap_leads_nowhere(hive: Hive) -> None:
    for corridor, _ in WAYS[ROOM_OF[FAR]]:
        hive.state.door[corridor] = CLOSED
    hive.works("predators_leap", infected=True)
    assert hive.state.where[ME] == ROOM_OF[FAR]
    assert hive.asks(ME, "turn.action")


@rule_test("K-49")
def test_the_last_token_of_the_bag_is_not_whispered_away(hive: Hive) -> None:
    token = next(t for t in hive.state.bag if t.startswith("metagorger_red"))
    s = hive.state
    s.supply = sorted([*s.supply, *(t for t in s.bag if t != token)])
    s.bag = [token]
    hive.rolls(token)
    hive.works("hive_whisper", infected=False)
    assert hive.state.bag == [token]
    assert hive.told("token.removed") == []


# -- events ----------------------------------------------------------------------------------------


@rule_test("K-78")
def test_scavengers_go_to_objects_and_not_to_empty_hands(hive: Hive) -> None:
    hive.at("r06", ME)
    hive.stands(ROOM, "S0")
    hive.happens("ev_scavenging")
    assert hive.standing(ROOM) == ["S0"]
    hive.arrange().objects[ME] = ["egg"]
    hive.happens("ev_scavenging")
    assert hive.standing("r06") == ["S0"]


@rule_test("K-78")
@pytest.mark.parametrize(("others", "sealed"), [(10, True), (11, False)])
def test_the_last_doors_are_enough_for_the_airlock(hive: Hive, others: int, sealed: bool) -> None:
    hive.tile("r09", "comms_room")
    around = (CORRIDOR_OF["c08_09"], CORRIDOR_OF["c09_12"])
    rest = [corridor for corridor in range(TECH) if corridor not in around]
    for corridor in rest[:others]:
        hive.state.door[corridor] = CLOSED
    hive.happens("ev_airlock_glitch")
    assert [hive.state.door[corridor] for corridor in around] == [CLOSED if sealed else OPEN] * 2
    assert hive.state.airlock == (ROOM_OF["r09"] if sealed else -1)


@rule_test("K-78")
@pytest.mark.parametrize("counter", [0, 2])
def test_only_items_that_were_there_burn_in_a_meltdown(hive: Hive, counter: int) -> None:
    hive.tile("r13", "armory", counter=counter)
    hive.happens("ev_ammunition_meltdown")
    assert hive.state.counter[ROOM_OF["r13"]] == 0
    assert len(hive.told("items.burnt")) == bool(counter)


# -- set-up and what others are told ---------------------------------------------------------------


@rule_test("K-7", "K-9")
def test_cards_of_the_base_game_lie_in_the_box(hive: Hive) -> None:
    faces = sorted(hive.face(h) for h in hive.state.box["unused"])
    assert faces == sorted([*EVENT_CARDS, *WEAKNESSES])


@rule_test("K-44", "K-97")
def test_how_many_cards_a_mutant_can_bear(hive: Hive) -> None:
    hive.mutant(ME, markers=1)
    assert species(hive.state).tolerance(hive.state, ME) == 3


@rule_test("K-2")
@pytest.mark.parametrize(
    ("part", "words"), [("queen", "goal.carnomorphs.queen"), ("signal", "goal.signal")]
)
def test_goals_speak_of_the_butcher(hive: Hive, part: str, words: str) -> None:
    assert species(hive.state).goal_words(part) == words


@rule_test("K-42")
def test_marks_of_a_mutant_tell_which_mutation_to_who_knows_it(hive: Hive) -> None:
    hive.mutant(ME, "adrenal_surge", markers=2)
    b = hive.brood
    b.plates[ME], b.scales[ME], b.masked[ME] = 3, 4, True
    kind = species(hive.state)
    own, seen = kind.marks_of(hive.state, ME, ME), kind.marks_of(hive.state, ME, OTHER)
    assert list(own[2:]) == list(seen[2:]) == [2, 3, 4, True, False]
    assert (own[0], seen[0], seen[1]) == (1, 1, 0)
    assert own[1] > 0
    assert list(kind.marks_of(hive.state, OTHER, OTHER)) == [0] * 7
