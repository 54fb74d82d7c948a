"""Edges of rules: the last card, the exact number, the case where nothing happens."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.board import CLOSED, OPEN, ROOM_OF
from hullbreach.games.nemesis.combat import shoot
from hullbreach.games.nemesis.components import COMBAT_DIE, INTRUDER_KINDS
from hullbreach.games.nemesis.decks import draw_items
from hullbreach.games.nemesis.encounters import encounter, figures_free, place
from hullbreach.games.nemesis.intruder_player import take_over
from hullbreach.games.nemesis.state import ASLEEP, DEAD, Ship
from hullbreach.games.nemesis.systems import board_pod
from hullbreach.games.nemesis.trade import trade
from hullbreach.games.nemesis.wounds import (
    die,
    dress,
    heal_light,
    heal_serious,
    light_wound,
    serious_wound,
)
from hullbreach.kernel import Asks, asks_nothing, rule
from hullbreach.testing import rule_test

from .table import Helm

ME, OTHER = 0, 1
SPARED = "atk_04"


@pytest.fixture
def helm() -> Helm:
    helm = Helm("captain", "scout")
    helm.at("r03")
    return helm


# -- combat ----------------------------------------------------------------------------------------


@rule_test("N-114")
@pytest.mark.parametrize("face", COMBAT_DIE)
@pytest.mark.parametrize("ammo", [1, 2])
def test_the_prototype_rifle_asks_for_more_on_two_crosshairs_with_ammunition_left(
    helm: Helm, face: str, ammo: int
) -> None:
    rifle = helm.gives(ME, "prototype_rifle", ammo=ammo)
    helm.intruder("adult", "r03")
    helm.rolls(face, *([SPARED] if face in ("adult", "one", "two") else []))
    helm.carries_out(lambda s: shoot(s, ME, weapons=[rifle]))
    assert helm.asks(ME, "shoot.more") == (face == "two" and ammo == 2)


# -- trade -----------------------------------------------------------------------------------------


def deals(helm: Helm, given: list[int | str], returned: list[int | str]) -> bool:
    """The Captain offers the Scout these things for those; whether hands are enough for it."""
    helm.carries_out(lambda s: trade(s, ME))
    helm.says(ME, "trade.partner", ("seat", OTHER))
    for things, seat, prompt in ((given, ME, "trade.offer"), (returned, OTHER, "trade.return")):
        if seat == OTHER:
            helm.says(OTHER, "trade.answer", "offer")
        for thing in things:
            helm.says(seat, prompt, thing)
        if helm.asks(seat, prompt):
            helm.says(seat, prompt, "done")
    return helm.asks(ME, "trade.agree")


@rule_test("N-46", "N-152")
@pytest.mark.parametrize(("held", "fits"), [(0, True), (1, False)])
def test_a_heavy_item_is_dealt_into_the_last_free_hand(helm: Helm, held: int, fits: bool) -> None:
    for _ in range(held):
        helm.gives(OTHER, "fire_extinguisher")
    assert deals(helm, [helm.weapon(ME)], []) == fits


@rule_test("N-46", "N-152")
def test_full_hands_take_a_heavy_item_for_a_heavy_item(helm: Helm) -> None:
    extinguisher = helm.gives(OTHER, "fire_extinguisher")
    assert deals(helm, [helm.weapon(ME)], [extinguisher])


@rule_test("N-46", "N-153")
@pytest.mark.parametrize("taped", [True, False])
def test_taped_items_leave_a_hand_for_a_deal(helm: Helm, taped: bool) -> None:
    extinguisher = helm.gives(OTHER, "fire_extinguisher")
    if taped:
        helm.state.taped = [(helm.weapon(OTHER), extinguisher)]
    assert deals(helm, [helm.weapon(ME)], []) == taped


@rule_test("N-46", "N-152")
@pytest.mark.parametrize(("carried", "fits"), [(1, True), (2, False)])
def test_objects_take_hands_in_a_deal(carried: int, fits: bool) -> None:
    helm = Helm("captain", "scout", ruleset="rulebook")
    helm.at("r03")
    helm.state.objects[ME] = ["egg"]
    helm.state.objects[OTHER] = ["carcass"] * carried
    helm.state.gone += helm.state.held[OTHER]
    helm.state.held[OTHER] = []
    assert deals(helm, ["egg"], []) == fits


@rule_test("N-46", "N-152")
def test_who_gives_an_object_away_has_a_hand_free_for_another(helm: Helm) -> None:
    helm = Helm("captain", "scout", ruleset="rulebook")
    helm.at("r03")
    helm.state.objects[ME], helm.state.objects[OTHER] = ["egg"], ["carcass"]
    assert deals(helm, ["egg"], ["carcass"])


@rule_test("N-46", "N-152")
def test_who_gives_one_object_away_has_no_hands_for_two(helm: Helm) -> None:
    helm = Helm("captain", "scout", ruleset="rulebook")
    helm.at("r03")
    helm.state.objects[ME], helm.state.objects[OTHER] = ["egg"], ["carcass", "egg"]
    helm.state.gone += helm.state.held[OTHER]
    helm.state.held[OTHER] = []
    assert not deals(helm, ["egg"], ["carcass", "egg"])


@rule_test("N-46")
def test_something_must_change_hands(helm: Helm) -> None:
    assert not deals(helm, [], [])
    assert helm.told("trade.failed") == [{"seat": ME, "by": OTHER}]
    assert helm.state.barter is not None
    assert helm.state.barter.partner == -1


@rule_test("N-46")
def test_who_has_nothing_offers_nothing_without_being_asked(helm: Helm) -> None:
    helm.state.gone += helm.state.held[ME]
    helm.state.held[ME] = []
    helm.carries_out(lambda s: trade(s, ME))
    helm.says(ME, "trade.partner", ("seat", OTHER))
    assert helm.question(OTHER, "trade.answer").about["things"] == ()


# -- doors and pods --------------------------------------------------------------------------------


@rule_test("N-179")
@pytest.mark.parametrize("room", ["r01", "r07"])
def test_a_seal_breaks_when_a_door_of_the_room_opens(helm: Helm, room: str) -> None:
    s = helm.state
    s.airlock = ROOM_OF[room]
    around = s.corridors(ROOM_OF[room])
    for corridor in around:
        s.set_door(corridor, CLOSED)
    assert s.airlock == ROOM_OF[room]
    far = next(c for c in s.corridors(ROOM_OF["r20"]) if c not in around)
    s.set_door(far, OPEN)
    assert s.airlock == ROOM_OF[room]
    s.set_door(around[0], OPEN)
    assert s.airlock == -1


@rule_test("N-179")
def test_without_a_seal_nothing_breaks(helm: Helm) -> None:
    @asks_nothing
    def works_all_doors(s: Ship) -> None:
        for corridor in range(len(s.door)):
            s.set_door(corridor, OPEN)

    helm.carries_out(works_all_doors)
    assert helm.told("airlock.cancelled") == []


@rule_test("N-184")
@pytest.mark.parametrize(
    ("turn", "ordered", "passes"), [(ME, False, True), (OTHER, False, False), (OTHER, True, True)]
)
def test_who_waits_in_a_pod_passes_in_their_own_turn(
    helm: Helm, turn: int, ordered: bool, passes: bool
) -> None:
    helm.tile("r05", "evacuation_a")
    helm.at("r05", ME)
    helm.state.turn, helm.state.must_pass = turn, ordered
    helm.rolls("silence")
    helm.carries_out(lambda s: board_pod(s, ME, 0))
    helm.state.hand[turn] = []
    helm.says(ME, "pod.now", "wait")
    assert helm.session.boundary.must_pass == passes


# -- Encounters ------------------------------------------------------------------------------------


@rule_test("N-107", "N-127")
def test_larvae_on_boards_are_not_free_figures(helm: Helm) -> None:
    assert figures_free(helm.state, "larva") == INTRUDER_KINDS["larva"].figures
    helm.state.larva[OTHER] = True
    helm.intruder("larva", "r05")
    assert figures_free(helm.state, "larva") == INTRUDER_KINDS["larva"].figures - 2
    assert figures_free(helm.state, "creeper") == INTRUDER_KINDS["creeper"].figures


@rule_test("N-105")
@pytest.mark.parametrize("others", [[], ["creeper_1"]])
def test_a_blank_brings_an_adult_into_an_empty_bag_only(helm: Helm, others: list[str]) -> None:
    helm.state.bag = ["blank_0", *others]
    helm.rolls("blank_0")
    helm.carries_out(lambda s: encounter(s, ME))
    adults = [token for token in helm.state.bag if token.startswith("adult")]
    assert len(adults) == (0 if others else 1)
    assert "blank_0" in helm.state.bag
    assert helm.noisy() == ["c01_03", "c03_07"]


# -- decks -----------------------------------------------------------------------------------------


@rule_test("N-156")
@pytest.mark.parametrize(("left", "under"), [(0, 1), (1, 0), (0, 0)])
def test_discarded_items_come_back_when_deck_and_bottom_are_used_up(
    helm: Helm, left: int, under: int
) -> None:
    s = helm.state
    cards, s.stock[0] = s.stock[0], []
    s.stock[0], s.stock_under[0] = cards[:left], cards[left : left + under]
    s.stock_discard[0] = cards[left + under :]
    lying = len(s.stock_discard[0])
    drawn: list[int] = []

    @rule
    def draws(s: Ship) -> Asks[None]:
        drawn.extend((yield from draw_items(s, ME, "red", 1)))
        s.items[ME] += drawn

    helm.carries_out(draws)
    assert len(drawn) == 1
    assert helm.state.cards.knows(ME, drawn[0])
    assert not helm.state.cards.knows(OTHER, drawn[0])
    assert len(helm.state.stock_discard[0]) == (lying if left or under else 0)
    assert helm.state.stock_under[0] == []


# -- Attack cards ----------------------------------------------------------------------------------


@rule_test("N-123")
@pytest.mark.parametrize("hand", [(), ("search",), ("contamination",)])
def test_a_transformed_creeper_attacks_an_empty_hand_at_once(
    helm: Helm, hand: tuple[str, ...]
) -> None:
    helm.hand(ME, *hand)
    x = helm.intruder("creeper", "r03")
    helm.rolls(*([] if hand else ["atk_01"]))
    helm.hits("transformation", x)
    assert helm.state.intruders[0].kind == "breeder"
    assert helm.state.light[ME] == (0 if hand else 1)
    assert len(helm.told("attack")) == (0 if hand else 1)


# -- more of trade ---------------------------------------------------------------------------------


@rule_test("N-46")
def test_who_has_only_objects_trades_by_the_rulebook_alone() -> None:
    for ruleset, offered in (("document", False), ("rulebook", True)):
        helm = Helm("captain", "scout", ruleset=ruleset)
        helm.at("r03")
        helm.hand(ME, "search", "rest")
        s = helm.state
        s.objects[ME] = ["egg"]
        for seat in (ME, OTHER):
            s.gone += s.held[seat]
            s.held[seat] = []
        assert ("trade" in helm.offered(ME, "turn.action")) == offered


@rule_test("N-46")
def test_a_deal_refused_at_the_end_moves_nothing_and_is_over(helm: Helm) -> None:
    helm.gives(ME, "tools")
    assert deals(helm, ["tools"], [])
    assert helm.says(ME, "trade.agree", "refuse")[0].key == "trade.refused"
    assert helm.asks(OTHER, "trade.partner")
    assert helm.faces(helm.state.items[ME]) == ["tools"]


@rule_test("N-46")
def test_an_offer_is_made_in_secret_and_names_a_weapon_once(helm: Helm) -> None:
    gun = helm.weapon(ME)
    helm.gives(ME, "tools")
    helm.carries_out(lambda s: trade(s, ME))
    helm.says(ME, "trade.partner", ("seat", OTHER))
    assert helm.question(ME, "trade.offer").secret
    helm.says(ME, "trade.offer", gun)
    assert helm.offered(ME, "trade.offer") == ["done", "tools"]


@rule_test("N-153")
def test_tape_stays_behind_when_one_of_two_is_given_away(helm: Helm) -> None:
    extinguisher = helm.gives(ME, "fire_extinguisher")
    helm.state.taped = [(helm.weapon(ME), extinguisher)]
    assert deals(helm, [extinguisher], [])
    helm.says(ME, "trade.agree", "agree")
    assert helm.state.taped == []
    assert extinguisher in helm.state.held[OTHER]


@rule_test("N-46", "N-153")
def test_a_broken_pair_takes_two_hands_in_a_deal(helm: Helm) -> None:
    first, second = helm.gives(OTHER, "fire_extinguisher"), helm.gives(OTHER, "fire_extinguisher")
    helm.state.taped = [(first, second)]
    assert not deals(helm, [helm.weapon(ME)], [])
    helm = Helm("captain", "scout")
    helm.at("r03")
    first, second = helm.gives(OTHER, "fire_extinguisher"), helm.gives(OTHER, "fire_extinguisher")
    helm.state.taped = [(first, second)]
    assert not deals(helm, [helm.weapon(ME)], [second])


# -- more of wounds --------------------------------------------------------------------------------


@rule_test("N-144")
@pytest.mark.parametrize(("count", "asked"), [(1, True), (2, True), (3, False), (5, False)])
def test_which_wounds_are_dressed_is_a_choice_until_all_are(
    helm: Helm, count: int, asked: bool
) -> None:
    helm.state.wounds[ME] = ["wound_leg", "wound_arm", "wound_body"]
    helm.carries_out(lambda s: dress(s, ME, count))
    assert helm.asks(ME, "wound.dress") == asked
    while helm.asks(ME, "wound.dress"):
        helm.says(ME, "wound.dress", helm.offered(ME)[-1])
    assert len(helm.state.dressed[ME]) == min(count, 3)
    assert len(helm.state.wounds[ME]) == 3 - min(count, 3)


@rule_test("N-144", "N-146")
@pytest.mark.parametrize(("wound", "back"), [("wound_leg", ["wound_leg"]), ("wound", [])])
def test_a_healed_wound_goes_back_to_its_cards(helm: Helm, wound: str, back: list[str]) -> None:
    helm.state.dressed[ME] = [wound]
    helm.carries_out(lambda s: heal_serious(s, ME))
    assert helm.state.wound_discard == back


@rule_test("N-142")
def test_who_has_no_light_wound_heals_none(helm: Helm) -> None:
    heal_light(helm.state, ME, 2)
    assert helm.told("wound.light.healed") == []
    assert helm.state.light[ME] == 0


@rule_test("N-142", "N-143")
@pytest.mark.parametrize("where", [DEAD, ASLEEP])
def test_who_is_out_suffers_no_wound(helm: Helm, where: int) -> None:
    helm.state.where[ME] = where
    helm.carries_out(lambda s: serious_wound(s, ME, "attack"))
    helm.arrange()
    helm.carries_out(lambda s: light_wound(s, ME, "attack"))
    assert (helm.state.wounds[ME], helm.state.light[ME]) == ([], 0)


@rule_test("N-147")
def test_attached_and_taped_things_leave_with_the_dead(helm: Helm) -> None:
    s = helm.state
    gun, other = helm.weapon(ME), helm.weapon(OTHER)
    magazine, theirs = helm.gives(ME, "extended_magazine"), helm.gives(OTHER, "extended_magazine")
    extinguisher, kept = helm.gives(ME, "fire_extinguisher"), helm.gives(OTHER, "fire_extinguisher")
    s.items[ME], s.items[OTHER] = [], []
    s.attached = [(magazine, gun), (theirs, other)]
    s.taped = [(gun, extinguisher), (other, kept)]
    helm.carries_out(lambda s: die(s, ME, "attack"))
    assert helm.state.attached == [(theirs, other)]
    assert helm.state.taped == [(other, kept)]
    assert {gun, magazine, extinguisher} <= set(helm.state.gone)
    assert not {other, theirs, kept} & set(helm.state.gone)


# -- more of Encounters ----------------------------------------------------------------------------


@rule_test("N-102")
def test_nothing_comes_for_who_is_in_no_room(helm: Helm) -> None:
    helm.state.where[ME] = ASLEEP
    helm.carries_out(lambda s: encounter(s, ME))
    assert helm.told("encounter") == []


@rule_test("N-107", "N-108")
@pytest.mark.parametrize("standing", [1, 2, 3])
def test_figures_leave_for_another_only_when_none_is_free(helm: Helm, standing: int) -> None:
    for _ in range(standing):
        helm.intruder("creeper", "r20")
    helm.carries_out(lambda s: place(s, "creeper", ROOM_OF["r03"]))
    creepers = [x for x in helm.state.intruders if x.kind == "creeper"]
    assert len(creepers) == (1 if standing == 3 else standing + 1)
    assert len({x.id for x in creepers}) == len(creepers)
    assert helm.state.next_id == max(x.id for x in creepers) + 1


# -- the Intruder player passes --------------------------------------------------------------------


@rule_test("N-229")
@pytest.mark.parametrize(
    ("ruleset", "cards", "asked"),
    [
        ("document", 0, False),
        ("document", 1, False),
        ("document", 2, True),
        ("rulebook", 0, False),
        ("rulebook", 1, True),
    ],
)
def test_who_passes_as_the_intruder_is_asked_what_to_keep(
    ruleset: str, cards: int, asked: bool
) -> None:
    helm = Helm("pilot", "scout", "captain", intruder_player=True, ruleset=ruleset)
    s = helm.state
    for zone in (s.hand, s.deck, s.discard):
        s.gone += zone[ME]
        zone[ME] = []
    take_over(s, ME)
    s.where[ME] = DEAD
    s.hand[ME], s.deck[ME] = s.deck[ME][:cards], s.deck[ME][cards:]
    s.turn = ME
    helm.says(ME, "xeno.turn", "pass")
    assert helm.asks(ME, "xeno.keep") == asked
    if asked:
        pick = helm.question(ME)
        assert pick.secret
        kept = next(o for o in pick.options if isinstance(o, tuple))
        helm.says(ME, "xeno.keep", kept)
        assert helm.faces(helm.state.hand[ME]) == [kept[1]]
