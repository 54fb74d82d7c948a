"""The fine print of cards: what they spare, what they leave, and what is not offered."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.board import CLOSED, CORRIDOR_OF, DESTROYED, OPEN, ROOM_OF, WAYS
from hullbreach.games.nemesis.cards.common import jobs, put_out, recover, repairable, wash
from hullbreach.games.nemesis.combat import shoot
from hullbreach.games.nemesis.contamination import (
    remove_larva,
    scan_cards,
)
from hullbreach.games.nemesis.hooks import far_rooms, modify, modify_with, token_number
from hullbreach.games.nemesis.noise_markers import noise_everywhere
from hullbreach.games.nemesis.state import IN_POD, Ship
from hullbreach.kernel import asks_nothing
from hullbreach.testing import rule_test
from tests.games.nemesis.table import Helm

ME, OTHER, THIRD = 0, 1, 2
HERE, NEXT = "r03", "r05"
SPARED = "atk_04"


@pytest.fixture
def helm() -> Helm:
    helm = Helm("captain", "scout")
    helm.at(HERE)
    return helm


# -- cards -----------------------------------------------------------------------------------------


@rule_test("N-165")
def test_a_molotov_that_breaks_no_egg_is_not_heard(helm: Helm) -> None:
    helm.gives(ME, "molotov")
    room = WAYS[ROOM_OF[HERE]][0][1]
    name = next(key for key, number in ROOM_OF.items() if number == room)
    helm.intruder("adult", name)
    helm.rolls(SPARED)
    helm.uses("molotov")
    assert helm.told("noise.rolled") == []


@rule_test("N-120")
def test_under_covering_fire_another_leaves_alone() -> None:
    helm = Helm("soldier", "scout")
    helm.at(HERE)
    helm.intruder("adult", HERE)
    helm.plays("covering_fire")
    helm.says(ME, "covering_fire.who", "other")
    while helm.session.asked and not helm.asks(ME, "turn.action"):
        seat = next(iter(helm.session.asked))
        helm.says(seat, helm.question(seat).prompt, helm.offered(seat)[0])
    assert helm.state.where[ME] == ROOM_OF[HERE]
    assert helm.state.where[OTHER] != ROOM_OF[HERE]


@rule_test("N-115")
@pytest.mark.parametrize("ammo", [0, 1])
def test_the_last_round_is_enough_for_full_auto(ammo: int) -> None:
    helm = Helm("soldier")
    helm.state.ammo[helm.weapon(ME)] = ammo
    helm.intruder("adult", "r11")
    assert helm.can("action", "full_auto") == bool(ammo)


@rule_test("N-94", "N-168")
@pytest.mark.parametrize("engine", [0, 1, 2])
def test_every_engine_room_has_an_engine_to_repair(helm: Helm, engine: int) -> None:
    room = ROOM_OF[("r19", "r20", "r21")[engine]]
    helm.state.where[ME] = room
    assert repairable(helm.state, ME)
    assert jobs(helm.state, ME) == {"malfunction": False, "engine": True}


@rule_test("N-89", "N-86", "N-128")
def test_what_is_not_there_is_not_told_to_have_gone(helm: Helm) -> None:
    x = helm.intruder("adult", HERE)

    def tries(s: Ship) -> None:
        figure = s.intruder(x)
        assert figure is not None
        put_out(s, ROOM_OF[HERE])
        wash(s, ME)
        recover(s, figure, 2)
        remove_larva(s, ME)
        scan_cards(s, ME, s.hand[ME])
        noise_everywhere(s, ROOM_OF[HERE])

    for corridor in helm.state.exits(ROOM_OF[HERE]):
        helm.state.noise[corridor] = True
    helm.carries_out(asks_nothing(tries))
    for key in ("fire.out", "slime.off", "recovered", "larva.removed", "scanned", "noise.placed"):
        assert helm.told(key) == []


@rule_test("N-190")
def test_eggs_are_protected_from_who_is_near_them_only(helm: Helm) -> None:
    helm.tile(NEXT, "nest")
    helm.at(NEXT, OTHER)
    (token,) = helm.fills_bag("blank")
    helm.rolls(token)
    helm.happens("egg_protection")
    assert [facts["seat"] for facts in helm.told("encounter")] == [OTHER]


@rule_test("N-190")
def test_nothing_hatches_on_who_waits_in_a_pod_while_the_nest_is_unknown(helm: Helm) -> None:
    helm.state.where[ME], helm.state.pod[ME] = IN_POD, 0
    helm.hand(ME)
    helm.happens("hatching")
    assert helm.state.larva == [False, False]


@rule_test("N-92", "N-95")
def test_unexplored_and_broken_rooms_do_not_break_down(helm: Helm) -> None:
    helm.intruder("adult", NEXT)
    helm.tile("r09", "comms_room")
    helm.intruder("breeder", "r09")
    helm.state.broken[ROOM_OF["r09"]] = True
    helm.state.explored[ROOM_OF[NEXT]] = False
    helm.happens("damage")
    assert helm.state.broken[ROOM_OF[NEXT]] is False
    assert sum(helm.state.broken) == 1
    assert helm.told("malfunction") == []


@rule_test("N-190")
def test_only_what_lies_in_a_burning_room_is_consumed(helm: Helm) -> None:
    helm.tile(HERE, "laboratory", counter=2)
    helm.tile("r09", "comms_room", counter=2)
    helm.tile(NEXT, "storage", counter=0)
    for room in (NEXT, "r09"):
        helm.state.fire[ROOM_OF[room]] = True
    helm.happens("consuming_fire")
    assert [helm.state.counter[ROOM_OF[room]] for room in (HERE, "r09")] == [2, 0]
    assert [facts["room"] for facts in helm.told("items.burnt")] == ["comms_room"]


@rule_test("N-140")
def test_a_card_known_to_be_infected_is_told_from_one_that_is_not(helm: Helm) -> None:
    cards = helm.hand(ME, "contamination_infected", "contamination")
    helm.state.marked = [helm.state.part[cards[0]]]
    helm.gives(ME, "alcohol")
    helm.uses("alcohol")
    assert helm.offered(ME, "alcohol.card") == ["infected", "unscanned"]


@rule_test("N-228")
def test_a_pack_of_one_hunts_and_no_more_is_asked() -> None:
    helm = Helm("captain", "scout", "soldier", intruder_player=True)
    helm.at(HERE)
    x = helm.intruder("adult", "r13")
    helm.hunts("pack_hunt", THIRD)
    assert helm.offered(THIRD, "pack_hunt.intruder") == [("intruder", x)]
    helm.says(THIRD, "pack_hunt.intruder", ("intruder", x))
    helm.says(THIRD, "pack_hunt.corridor", helm.offered(THIRD)[0])
    assert not helm.asks(THIRD, "pack_hunt.intruder")


@rule_test("N-104")
@pytest.mark.parametrize(("number", "counts"), [(1, 1), (2, 1), (3, 2)])
def test_a_slow_reaction_takes_one_off_but_leaves_one(helm: Helm, number: int, counts: int) -> None:
    helm.discovers("weak_reaction")
    assert modify(helm.state, token_number, number) == counts


@rule_test("N-161")
@pytest.mark.parametrize(("card", "reached"), [("order", True), ("intranet", False)])
def test_the_intercom_carries_orders_only(helm: Helm, card: str, reached: bool) -> None:
    helm.tile("r09", "comms_room")
    helm.gives(ME, "intercom")
    assert bool(modify_with(helm.state, ME, far_rooms, [], ME, card)) == reached


@rule_test("N-99")
@pytest.mark.parametrize(("was", "then"), [(DESTROYED, CLOSED), (OPEN, CLOSED), (CLOSED, OPEN)])
def test_a_plasma_torch_works_any_door(helm: Helm, was: int, then: int) -> None:
    corridor = WAYS[ROOM_OF[HERE]][0][0]
    helm.state.door[corridor] = was
    helm.gives(ME, "plasma_torch")
    helm.uses("plasma_torch")
    name = next(key for key, number in CORRIDOR_OF.items() if number == corridor)
    helm.says(ME, "door.which", name)
    assert helm.state.door[corridor] == then


@rule_test("N-165")
def test_a_grenade_thrown_at_an_intruder_spares_the_eggs(helm: Helm) -> None:
    helm.tile(NEXT, "nest")
    helm.at(NEXT, ME)
    helm.intruder("adult", NEXT)
    eggs = helm.state.eggs
    helm.gives(ME, "grenade")
    helm.rolls(SPARED)
    helm.uses("grenade")
    helm.says(ME, "grenade.target", helm.offered(ME)[0])
    assert helm.state.eggs == eggs


@rule_test("N-165")
def test_a_grenade_thrown_at_eggs_hurts_nobody_far_away(helm: Helm) -> None:
    nest = helm.tile(NEXT, "nest")
    helm.at(NEXT, ME)
    helm.state.next_id = nest
    x = helm.intruder("adult", "r13")
    assert x == nest
    helm.gives(ME, "grenade")
    helm.rolls("wound_body", "silence")
    helm.uses("grenade")
    helm.says(ME, "grenade.target", ("eggs", nest))
    found = helm.state.intruder(x)
    assert found is not None
    assert found.injuries == 0


@rule_test("N-164")
@pytest.mark.parametrize("eggs", [0, 1])
def test_the_last_egg_can_be_taken(helm: Helm, eggs: int) -> None:
    helm.tile(NEXT, "nest")
    helm.at(NEXT, ME)
    helm.state.eggs = eggs
    assert helm.can("room", "nest") == bool(eggs)


@rule_test("N-157")
def test_a_full_flamethrower_takes_no_chemicals(helm: Helm) -> None:
    weapon = helm.gives(ME, "flamethrower")
    assert not helm.can("item", "chemicals")
    helm.state.ammo[weapon] -= 1
    assert helm.can("item", "chemicals")


@rule_test("N-153")
def test_an_item_is_not_taped_to_itself(helm: Helm) -> None:
    extinguisher = helm.gives(ME, "fire_extinguisher")
    helm.gives(ME, "duct_tape")
    helm.at("r13", ME)
    helm.tile("r13", "storage")
    helm.uses("duct_tape")
    helm.says(ME, "tape.first", helm.weapon(ME))
    assert helm.state.taped == [(helm.weapon(ME), extinguisher)]


# -- shooting --------------------------------------------------------------------------------------


@rule_test("N-114")
def test_a_pistol_reads_two_crosshairs_and_nothing_else_otherwise(helm: Helm) -> None:
    pistol = helm.gives(ME, "pistol")
    x = helm.intruder("adult", HERE)
    helm.rolls("blank")
    helm.carries_out(lambda s: shoot(s, ME, weapons=[pistol]))
    found = helm.state.intruder(x)
    assert found is not None
    assert found.injuries == 0
    assert helm.told("missed") == [{"seat": ME}]
    assert helm.state.last_roll == "blank"


@rule_test("N-114")
def test_the_die_that_counts_is_the_one_rolled_again(helm: Helm) -> None:
    helm.intruder("adult", HERE)
    helm.rolls("one", "blank")
    helm.carries_out(lambda s: shoot(s, ME, rerolls=1))
    assert helm.state.last_roll == "one"
    helm.says(ME, "combat.reroll", "reroll")
    assert helm.state.last_roll == "blank"


@rule_test("N-115")
def test_who_fears_fire_does_not_fear_every_weapon(helm: Helm) -> None:
    helm.discovers("weak_fire")
    x = helm.intruder("adult", HERE)
    helm.rolls("one", SPARED)
    helm.carries_out(lambda s: shoot(s, ME))
    found = helm.state.intruder(x)
    assert found is not None
    assert found.injuries == 1
