"""The fine print: who is left out, what stays where it is, what is not offered and not told."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis import GAME
from hullbreach.games.nemesis.assembly import modes, state
from hullbreach.games.nemesis.attacks import attack, strike
from hullbreach.games.nemesis.bag import add_token, draw_token, return_token
from hullbreach.games.nemesis.board import CLOSED, CORRIDOR_OF, ROOM_OF, WAYS
from hullbreach.games.nemesis.components import EXPLORATION, INTRUDER_KINDS, ITEMS
from hullbreach.games.nemesis.draft import equip
from hullbreach.games.nemesis.ending import (
    check_contamination,
    jump,
    lose_ship,
    score,
    victory_check,
    wind_up,
)
from hullbreach.games.nemesis.events import attack_step, fire_step, time_step
from hullbreach.games.nemesis.fauna import SPECIES
from hullbreach.games.nemesis.movement import enter
from hullbreach.games.nemesis.noise import noise_roll
from hullbreach.games.nemesis.objectives import choose_objectives, item_count
from hullbreach.games.nemesis.reactions import parried
from hullbreach.games.nemesis.round import begin_round, draw_limit, end_player_phase
from hullbreach.games.nemesis.species import species
from hullbreach.games.nemesis.state import DEAD, ESCAPED, IN_POD, OFF, Ship
from hullbreach.games.nemesis.wounds import serious_wound
from hullbreach.kernel import Asks, Chance, key_of, rule
from hullbreach.parts.cards import mask
from hullbreach.testing import rule_test

from .table import Helm

ME, OTHER = 0, 1
HERE, NEXT = "r03", "r05"
SHIELD = next(item.id for item in ITEMS.values() if item.answers == "attack")
DOOR = next(token.id for token in EXPLORATION if token.symbol == "door")


@pytest.fixture
def helm() -> Helm:
    helm = Helm("captain", "scout")
    helm.at(HERE)
    return helm


# -- actions ---------------------------------------------------------------------------------------


@rule_test("N-41", "N-42")
@pytest.mark.parametrize(("there", "offered"), [("", False), ("crew", True), ("intruder", True)])
def test_by_the_rulebook_one_goes_carefully_where_no_noise_would_be_made(
    there: str, offered: bool
) -> None:
    helm = Helm("captain", "scout", ruleset="rulebook")
    helm.at(HERE)
    room = WAYS[ROOM_OF[HERE]][0][1]
    helm.state.where[OTHER] = ROOM_OF["r20"]
    for exit_ in helm.state.exits(room):
        helm.state.noise[exit_] = True
    name = next(key for key, number in ROOM_OF.items() if number == room)
    if there == "crew":
        helm.state.where[OTHER] = room
    elif there == "intruder":
        helm.intruder("adult", name)
    helm.hand(ME, "search", "rest", "order")
    assert (("careful", name) in helm.offered(ME, "turn.action")) == offered


@rule_test("N-48", "N-160")
def test_of_two_quests_the_one_that_was_named_is_done_for_its_price(helm: Helm) -> None:
    s = helm.state
    open_ones = [h for h in s.quests[ME] if ITEMS[s.face(h)].quest_room is not None]
    quest = open_ones[-1]
    row = ITEMS[s.face(quest)]
    assert row.quest_room is not None
    helm.tile(HERE, row.quest_room)
    helm.hand(ME, "search", "rest", "order", "demolition", "reload")
    name = s.face(quest)
    paid = ("search", "rest", "order")[: row.quest_cost]
    helm.acts(ME, ("quest", name), *paid)
    while helm.asks(OTHER, "interruption"):
        helm.says(OTHER, "interruption", "no")
    assert helm.told("quest.done") == [{"seat": ME, "card": name}]
    assert quest not in helm.state.quests[ME]
    assert len(helm.state.discard[ME]) == row.quest_cost


@rule_test("N-158")
@pytest.mark.parametrize("seat", [ME, OTHER])
def test_what_is_attached_to_a_weapon_is_used_by_who_holds_it(seat: int) -> None:
    helm = Helm("soldier", "scout")
    helm.at(HERE)
    s = helm.state
    s.turn = s.first = seat
    loader = helm.gives(ME, "auto_loader")
    s.items[ME].remove(loader)
    s.attached = [(loader, helm.weapon(ME))]
    s.ammo[helm.weapon(ME)] = 1
    helm.gives(seat, "energy_charge")
    helm.hand(seat, "search", "rest")
    assert (("item", "auto_loader") in helm.offered(seat, "turn.action")) == (seat == ME)


@rule_test("N-158")
@pytest.mark.parametrize("full", [True, False])
def test_a_full_rifle_takes_no_charge(full: bool) -> None:
    helm = Helm("soldier")
    s, rifle = helm.state, helm.weapon(ME)
    loader = helm.gives(ME, "auto_loader")
    s.items[ME].remove(loader)
    s.attached = [(loader, rifle)]
    helm.gives(ME, "energy_charge")
    s.ammo[rifle] = s.capacity(rifle) - (not full)
    assert helm.can("item", "auto_loader") != full


@rule_test("N-45")
def test_everybody_hears_what_is_picked_up(helm: Helm) -> None:
    helm.state.floor = [(ROOM_OF[HERE], "egg")]
    helm.hand(ME, "search", "rest")
    helm.acts(ME, ("pick_up", "egg"), "search")
    assert helm.told("does.pick_up") == [{"seat": ME, "object": "egg"}]


@rule_test("N-53")
def test_who_uses_an_item_shows_it(helm: Helm) -> None:
    h = helm.gives(ME, "plasma_torch")
    assert not helm.state.cards.knows(OTHER, h)
    helm.hand(ME, "search", "rest")
    helm.acts(ME, ("item", "plasma_torch"), *("search",) * (ITEMS["plasma_torch"].cost or 0))
    while helm.asks(OTHER, "interruption"):
        helm.says(OTHER, "interruption", "no")
    assert h in helm.state.items[ME]
    assert helm.state.cards.knows(OTHER, h)


@rule_test("N-43")
@pytest.mark.parametrize("ammo", [0, 1])
def test_only_a_loaded_weapon_shoots(helm: Helm, ammo: int) -> None:
    helm.state.ammo[helm.weapon(ME)] = ammo
    helm.gives(ME, "fire_extinguisher")
    helm.intruder("adult", HERE)
    helm.hand(ME, "search", "rest")
    offered = helm.offered(ME, "turn.action")
    assert ("shoot" in offered) == bool(ammo)
    assert "melee" in offered


# -- modes and set-up ------------------------------------------------------------------------------


@rule_test("N-1", "N-14", "N-218")
def test_the_modes_and_how_many_play_them() -> None:
    found = {mode.name: mode for mode in modes()}
    assert {name: (m.least, m.most) for name, m in found.items()} == {
        "semi_coop": (2, 5),
        "coop": (1, 5),
        "solo": (1, 1),
    }
    assert (found["semi_coop"].usual, found["coop"].usual) == (3, 2)
    options = {option.name: option.default for option in found["semi_coop"].options}
    assert options["intruder_player"] is False
    harder = next(p for p in found["solo"].presets if p.name == "harder")
    assert harder.options == {"carnomorphs": True}


@rule_test("N-1")
def test_a_ship_has_room_for_what_its_species_keep() -> None:
    assert issubclass(state(), Ship)
    assert state() is not Ship


@rule_test("N-16")
def test_who_is_player_one_is_chance() -> None:
    config = GAME.configure("semi_coop", 4)
    orders = {tuple(GAME.setup(config, Chance(key_of(seed))).number) for seed in range(8)}
    assert len(orders) > 1


@rule_test("N-18")
def test_an_action_deck_is_shuffled() -> None:
    config = GAME.configure("solo", 1)
    decks = set()
    for seed in range(4):
        s = GAME.setup(config, Chance(key_of(seed)))
        equip(s, ME, "captain")
        decks.add(tuple(s.face(h) for h in s.deck[ME]))
    assert len(decks) > 1


@rule_test("N-10", "N-112")
def test_what_a_species_brings_in_its_box() -> None:
    fresh = type(SPECIES["intruders"])()
    assert fresh.numbered == ("adult", "breeder")
    assert fresh.hits == {
        "creeper": {"larva", "creeper", "egg"},
        "adult": {"larva", "creeper", "adult", "egg"},
    }


# -- attacks ---------------------------------------------------------------------------------------


@rule_test("N-121")
@pytest.mark.parametrize("gone", ["intruder", "target"])
def test_an_attack_needs_an_attacker_and_a_target(helm: Helm, gone: str) -> None:
    x = helm.intruder("adult", HERE)
    if gone == "target":
        helm.state.where[ME], helm.state.pod[ME] = IN_POD, 0
    helm.carries_out(lambda s: attack(s, x if gone == "target" else x + 1, ME))
    assert helm.told("attack") == []
    assert helm.state.attack_discard == []


@rule_test("N-125")
def test_who_parried_once_is_not_spared_for_ever(helm: Helm) -> None:
    helm.gives(ME, SHIELD)
    x = helm.intruder("queen", HERE)
    card = next(
        id for id, row in species(helm.state).attack_cards.items() if row.effect == "frenzy"
    )
    kind = species(helm.state).attack_cards[card].types[0]
    helm.state.intruders[0].kind = kind
    helm.carries_out(lambda s: strike(s, x, ME, card))
    helm.says(ME, "parry", SHIELD)
    assert len(helm.state.wounds[OTHER]) == 1
    assert helm.state.wounds[ME] == []
    assert helm.state.spared == -1


@rule_test("N-125")
def test_nerves_of_steel_are_no_help_against_an_attack_one_sees_coming() -> None:
    helm = Helm("soldier", "scout")
    helm.gives(ME, SHIELD)
    helm.hand(ME, "nerves_of_steel")
    helm.carries_out(lambda s: parried(s, ME, surprise=False))
    assert helm.offered(ME, "parry") == ["no", SHIELD]


@rule_test("N-104")
def test_the_token_drawn_last_lies_open(helm: Helm) -> None:
    (token,) = helm.fills_bag("blank")
    helm.rolls(token)
    helm.carries_out(draw_token)
    assert helm.state.last_token == token


@rule_test("N-104")
def test_tokens_that_are_all_alike_tell_nothing(helm: Helm) -> None:
    s = helm.state
    helm.fills_bag("blank", "larva")
    s.token_log = []

    @rule
    def draws(s: Ship) -> Asks[None]:
        return_token(s, (yield from draw_token(s)))
        add_token(s, "larva")

    helm.carries_out(draws)
    assert helm.state.token_log == []


@rule_test("N-102a")
@pytest.mark.parametrize(
    ("kind", "before", "after"),
    [("larva", (1, 7), (0, 8)), ("adult", (1, 11), (0, 12)), ("blank", (1, 0), (1, 0))],
)
def test_a_summoned_intruders_token_goes_to_the_supply(
    helm: Helm, kind: str, before: tuple[int, int], after: tuple[int, int]
) -> None:
    x = helm.intruder("breeder", HERE)
    (token,) = helm.fills_bag(kind)
    assert helm.tokens(kind) == before
    helm.rolls(token)
    helm.hits("summoning", x)
    assert helm.tokens(kind) == after


@rule_test("N-102a", "N-108")
def test_who_is_summoned_and_has_no_figure_stays_in_the_bag(helm: Helm) -> None:
    x = helm.intruder("breeder", HERE)
    for _ in range(INTRUDER_KINDS["adult"].figures):
        helm.intruder("adult", HERE)
    (token,) = helm.fills_bag("adult")
    before = helm.tokens("adult")
    helm.rolls(token)
    helm.hits("summoning", x)
    assert helm.tokens("adult") == before


# -- moving ----------------------------------------------------------------------------------------


@rule_test("N-57")
def test_a_room_is_explored_once(helm: Helm) -> None:
    room = helm.bare(NEXT, "storage")
    helm.rolls("silence")
    helm.carries_out(lambda s: enter(s, ME, room))
    assert helm.told("explored") == []


@rule_test("N-66")
def test_the_first_corridor_has_a_door_like_any_other(helm: Helm) -> None:
    corridor = 0
    name = next(key for key, number in CORRIDOR_OF.items() if number == corridor)
    there = next(
        room for room, ways in enumerate(WAYS) if corridor in [c for c, _ in ways] and room
    )
    room_name = next(key for key, number in ROOM_OF.items() if number == there)
    helm.hides(room_name, "storage", DOOR)
    helm.rolls("silence")
    helm.carries_out(lambda s: enter(s, ME, there, via=corridor))
    assert helm.state.door[CORRIDOR_OF[name]] == CLOSED


@rule_test("N-72", "N-26")
def test_the_noise_die_lies_as_it_fell_last(helm: Helm) -> None:
    helm.gives(ME, "motion_tracker")
    helm.hand(ME, "search")
    helm.rolls("1", "silence")
    helm.carries_out(lambda s: noise_roll(s, ME))
    assert helm.state.last_roll == "1"
    helm.says(ME, "noise.reroll", "search")
    assert helm.state.last_roll == "silence"


# -- Objectives and things -------------------------------------------------------------------------


@rule_test("N-195")
def test_who_has_one_objective_chooses_nothing() -> None:
    helm = Helm("captain")
    helm.state.objectives[ME] = helm.state.objectives[ME][:1]
    helm.carries_out(choose_objectives)
    assert helm.told("objectives.chosen") == []


@rule_test("N-195")
def test_which_objective_is_kept_is_secret_and_who_saw_one_remembers_it(helm: Helm) -> None:
    s = helm.state
    first = s.objectives[OTHER][0]
    s.cards.seen[first] |= mask(ME)
    face = s.face(first)
    helm.carries_out(choose_objectives)
    assert helm.question(ME, "objective.keep").secret
    for seat in (ME, OTHER):
        helm.says(seat, "objective.keep", "first")
    assert helm.state.peeked == [(ME, OTHER, face)]


@rule_test("N-208")
def test_a_hoarder_counts_what_is_attached_to_a_weapon() -> None:
    helm = Helm("soldier", "scout")
    s = helm.state
    helm.gives(ME, "clothes")
    loader = helm.gives(ME, "auto_loader")
    s.items[ME].remove(loader)
    s.attached = [(loader, helm.weapon(ME))]
    assert (item_count(s, ME), item_count(s, OTHER)) == (3, 1)


@rule_test("N-152")
def test_full_hands_are_no_reason_to_drop_anything(helm: Helm) -> None:
    helm.gives(ME, "fire_extinguisher")
    assert helm.state.free_slots(ME) == 0
    helm.rolls(next(w for w in helm.state.wound_deck if "hand" not in w and "arm" not in w))
    helm.carries_out(lambda s: serious_wound(s, ME, "attack"))
    assert not helm.asks(ME, "hands.drop")


# -- the round -------------------------------------------------------------------------------------


@rule_test("N-22")
def test_no_room_but_the_cabins_lets_one_draw_more(helm: Helm) -> None:
    helm.tile(HERE, "storage")
    assert draw_limit(helm.state, ME) == 5


@rule_test("N-224")
def test_who_is_revived_shuffles_all_cards() -> None:
    helm = Helm("captain", "scout", mode="coop")
    room = helm.tile(HERE, "emergency_room")
    helm.at("r01")
    s = helm.state
    helm.hand(ME, "search", "rest", "order", "demolition", "reload", "basic_repairs")
    s.discard[ME] = [s.deck[ME].pop()]
    s.where[ME] = DEAD
    s.floor.append((room, "corpse_captain"))
    count = len(s.hand[ME] + s.deck[ME] + s.discard[ME])
    helm.carries_out(begin_round)
    s = helm.state
    assert s.where[ME] == room
    assert s.discard[ME] == []
    assert len(s.hand[ME]) == 5
    assert len(s.deck[ME]) == count - 5


@rule_test("N-180")
def test_a_sealed_room_loses_its_air_and_its_fire(helm: Helm) -> None:
    room = helm.tile("r09", "comms_room")
    helm.state.airlock = room
    helm.state.fire[room] = True
    helm.carries_out(end_player_phase)
    assert not helm.state.fire[room]
    assert helm.state.airlock == -1
    assert len(helm.told("airlock.opened")) == 1


@rule_test("N-180")
def test_without_a_sealed_room_nothing_opens(helm: Helm) -> None:
    helm.carries_out(end_player_phase)
    assert helm.told("airlock.opened") == []


@rule_test("N-187", "N-189", "N-230")
@pytest.mark.parametrize(("xeno", "phases"), [(ME, ("fire", "round")), (-1, ("attacks", "event"))])
def test_with_an_intruder_player_time_is_followed_by_fire_and_the_next_round(
    xeno: int, phases: tuple[str, str]
) -> None:
    found = []
    for step in (time_step, fire_step):
        helm = Helm("captain", "scout", intruder_player=True)
        helm.at(HERE)
        helm.state.xeno = xeno
        if xeno >= 0:
            helm.state.where[xeno] = DEAD
        s = helm.state
        for _ in step(s):
            raise AssertionError("nobody is asked")
        found.append(s.phase)
    assert tuple(found) == phases


@rule_test("N-188")
def test_the_calm_lasts_for_one_step(helm: Helm) -> None:
    helm.state.calm = True
    helm.intruder("adult", HERE)
    helm.carries_out(attack_step)
    assert helm.told("attack") == []
    assert not helm.state.calm


# -- the end ---------------------------------------------------------------------------------------


@rule_test("N-210", "N-211")
@pytest.mark.parametrize("end", [jump, lose_ship])
def test_who_waits_in_a_pod_at_the_end_dies(helm: Helm, end: object) -> None:
    helm.tile(HERE, "evacuation_a")
    s = helm.state
    s.where[ME], s.pod[ME] = IN_POD, 0
    s.where[OTHER] = ESCAPED
    s.ending = "self_destruct"
    helm.carries_out(end)  # type: ignore[arg-type]  # one of the two
    assert helm.state.where == [DEAD, ESCAPED]


@rule_test("N-225")
@pytest.mark.parametrize("fuse", [OFF, 3])
def test_when_nobody_is_left_the_clock_runs_out(helm: Helm, fuse: int) -> None:
    s = helm.state
    s.fuse = fuse
    time = s.time
    wind_up(s)
    assert (s.fuse, s.time) == ((OFF, 0) if fuse == OFF else (0, time))
    assert s.phase == ("jump" if fuse == OFF else "lost")


@rule_test("N-212", "N-195")
def test_who_never_met_an_intruder_chooses_at_the_end(helm: Helm) -> None:
    s = helm.state
    s.contact = False
    s.where = [ESCAPED, DEAD]
    s.phase = "check"
    helm.carries_out(victory_check)
    for seat in (ME, OTHER):
        helm.says(seat, "objective.keep", "first")
    assert helm.state.contact
    won = helm.result.winners
    assert helm.result.scores == tuple(int(seat in won) for seat in (ME, OTHER))


@rule_test("N-215")
def test_what_is_drawn_at_the_last_check_lies_open_on_the_own_discard_pile(helm: Helm) -> None:
    s = helm.state
    s.larva[ME] = True
    count = len(s.hand[ME] + s.deck[ME] + s.discard[ME])
    helm.carries_out(lambda s: check_contamination(s, ME))
    s = helm.state
    assert len(s.discard[ME]) == 4
    assert len(s.hand[ME] + s.deck[ME] + s.discard[ME]) == count
    assert all(s.cards.knows(OTHER, h) for h in s.discard[ME])


@rule_test("N-199")
def test_a_point_is_for_those_who_won(helm: Helm) -> None:
    s = helm.state
    s.where = [ESCAPED, DEAD]
    s.ending = "mars"
    s.objectives[ME] = s.objectives[ME][:1]
    h = s.objectives[ME][0]
    s.cards.faces[h] = "obj_p8"
    assert score(s).scores == (0, 0)
    s.where = [ESCAPED, ESCAPED]
    assert score(s).scores[ME] == 1
