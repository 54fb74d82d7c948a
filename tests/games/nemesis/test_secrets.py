"""Who may see what: every row of the table of secrets.

A secret is put to the test by changing it: whoever may not know it must see the very same table as before, whoever
knows it must not.
"""

from collections.abc import Callable, Sequence

import pytest

from hullbreach.games.nemesis import GAME
from hullbreach.games.nemesis.board import CORRIDOR_OF, ROOM_OF
from hullbreach.games.nemesis.contamination import scan_hand
from hullbreach.games.nemesis.encounters import encounter
from hullbreach.games.nemesis.objectives import choose_objectives
from hullbreach.games.nemesis.state import DEAD, Ship
from hullbreach.games.nemesis.systems import (
    discover,
    look_coordinates,
    look_engine,
    look_objective,
    look_tile,
    look_token,
    repair_engine,
)
from hullbreach.games.nemesis.wounds import die
from hullbreach.kernel import Seat, encode
from hullbreach.testing import rule_test
from tests.games.nemesis.table import Helm

ME, OTHER, THIRD = 0, 1, 2
PUBLIC = None
Change = Callable[[Ship], None]


@pytest.fixture
def helm() -> Helm:
    return Helm("captain", "pilot", "scout")


def swap(first: int, second: int) -> Change:
    """Two cards exchange their faces."""

    def change(s: Ship) -> None:
        faces = s.cards.faces
        assert faces[first] != faces[second], "the change must change something"
        faces[first], faces[second] = faces[second], faces[first]

    return change


def notices(helm: Helm, change: Change) -> list[Seat | None]:
    """Who sees a difference when this is changed: the seats, and None for the public."""
    readers: list[Seat | None] = [*range(helm.state.n), PUBLIC]
    before = [encode(GAME.view(helm.state, reader)) for reader in readers]
    change(helm.state)
    after = [encode(GAME.view(helm.state, reader)) for reader in readers]
    return [reader for reader, a, b in zip(readers, before, after, strict=True) if a != b]


EVERYBODY: list[Seat | None] = [ME, OTHER, THIRD, PUBLIC]
NOBODY: list[Seat | None] = []


def another(s: Ship, h: int, zone: Sequence[int]) -> int:
    """A card of this zone with another face."""
    return next(other for other in zone if s.face(other) != s.face(h))


# --- Cards -----------------------------------------------------------------------------------------


@rule_test("N-21")
def test_a_hand_is_seen_by_its_owner_only(helm: Helm) -> None:
    s = helm.state
    (card,) = helm.hand(ME, "search")
    assert notices(helm, swap(card, another(s, card, s.deck[ME]))) == [ME]
    assert [seat.hand for seat in GAME.view(s, OTHER).seats] == [1, 0, 0]


@rule_test("N-21")
def test_the_order_of_a_deck_is_known_to_nobody(helm: Helm) -> None:
    s = helm.state
    top = s.deck[ME][-1]
    assert notices(helm, swap(top, another(s, top, s.deck[ME]))) == NOBODY
    assert GAME.view(s, OTHER).seats[ME].deck == 10


@rule_test("N-32")
def test_a_discard_pile_is_open(helm: Helm) -> None:
    s = helm.state
    card, other = helm.hand(ME, "search", "rest")
    s.spend_card(ME, card)
    assert GAME.view(s, PUBLIC).seats[ME].discard == ["search"]
    assert notices(helm, swap(card, other)) == EVERYBODY


@rule_test("N-136", "N-138")
def test_infection_is_hidden_from_the_bearer_too(helm: Helm) -> None:
    s = helm.state
    (card,) = helm.hand(ME, "contamination_infected")
    part = s.part[card]
    assert notices(helm, swap(part, another(s, part, s.virus))) == NOBODY


@rule_test("N-138")
def test_a_scan_shows_its_result_to_all_and_marks_the_card_for_its_owner(helm: Helm) -> None:
    helm.hand(ME, "contamination_infected", "contamination")
    helm.carries_out(lambda s: scan_hand(s, ME))
    assert helm.told("scanned", OTHER) == [{"seat": ME, "infected": True}]
    assert [card.infected for card in helm.view(ME).hand] == [True]
    assert helm.view(OTHER).seats[ME].known == ["contamination"]
    assert helm.view(OTHER).removed == {"infected": 0, "clean": 1}


@rule_test("N-138")
def test_a_mark_is_lost_in_the_shuffle(helm: Helm) -> None:
    helm.hand(ME, "contamination_infected")
    helm.carries_out(lambda s: scan_hand(s, ME))
    s = helm.arrange()
    s.renew_deck(ME, hand=True)
    s.draw_cards(ME, 11)
    infected = {card.card: card.infected for card in GAME.view(s, ME).hand}
    assert infected["contamination"] is None


@rule_test("N-136")
def test_the_contamination_deck_is_hidden(helm: Helm) -> None:
    s = helm.state
    assert notices(helm, swap(s.virus[-1], another(s, s.virus[-1], s.virus))) == NOBODY


# --- Objectives ------------------------------------------------------------------------------------


@rule_test("N-15", "N-199")
def test_objectives_are_seen_by_their_owner_only(helm: Helm) -> None:
    s = helm.state
    card = s.objectives[ME][0]
    assert notices(helm, swap(card, s.box["corporate"][0])) == [ME]


@rule_test("N-195")
def test_which_kind_was_kept_stays_secret(helm: Helm) -> None:
    helm.carries_out(choose_objectives)
    helm.says(ME, "objective.keep", "second")
    assert helm.view(OTHER).seats[ME].objectives == [None, None]
    helm.says(OTHER, "objective.keep", "first")
    helm.says(THIRD, "objective.keep", "first")
    assert helm.view(OTHER).seats[ME].objectives == [None]
    (kept,), (dropped,) = helm.state.objectives[ME], helm.state.dropped[ME]
    helm.arrange()
    assert notices(helm, swap(kept, dropped)) == [ME]


@rule_test("N-195")
def test_the_objective_put_away_is_known_to_its_owner_for_ever(helm: Helm) -> None:
    helm.carries_out(choose_objectives)
    for seat in (ME, OTHER, THIRD):
        helm.says(seat, "objective.keep", "first")
    s = helm.arrange()
    (dropped,) = s.dropped[ME]
    assert GAME.view(s, ME).dropped == [s.face(dropped)]
    assert notices(helm, swap(dropped, s.box["personal"][0])) == [ME]


@rule_test("N-195")
def test_a_spy_sees_one_objective_and_nobody_else_does(helm: Helm) -> None:
    helm.carries_out(lambda s: look_objective(s, OTHER, ME))
    helm.says(OTHER, "objective.kind", "corporate")
    s = helm.arrange()
    corporate, personal = s.objectives[ME]
    assert notices(helm, swap(corporate, s.box["corporate"][0])) == [ME, OTHER]
    assert notices(helm, swap(personal, s.box["personal"][0])) == [ME]
    assert [*helm.told("looks.objective", THIRD)[0]] == ["seat", "target"]
    assert helm.told("looked.objective", THIRD) == []


@rule_test("N-16", "N-222")
def test_coop_objectives_are_open() -> None:
    helm = Helm("captain", "pilot", "scout", mode="coop")
    s = helm.state
    assert notices(helm, swap(s.objectives[ME][0], s.box["coop"][0])) == EVERYBODY


# --- Things ----------------------------------------------------------------------------------------


@rule_test("N-151")
def test_an_inventory_shows_its_number_and_backs(helm: Helm) -> None:
    s = helm.state
    tools = helm.gives(ME, "tools")
    assert notices(helm, swap(tools, another(s, tools, s.stock[1]))) == [ME]
    assert GAME.view(s, OTHER).seats[ME].items == ["yellow"]


@rule_test("N-53", "N-151")
def test_using_an_item_shows_it(helm: Helm) -> None:
    helm.hand(ME, "search")
    helm.hand(OTHER)
    helm.hand(THIRD)
    helm.gives(ME, "synthetic_food")
    helm.acts(ME, ("item", "synthetic_food"), "search")
    assert helm.view(OTHER).item_decks["green"].discard == ["synthetic_food"]


@rule_test("N-152", "N-160")
def test_hands_and_quests_are_open(helm: Helm) -> None:
    helm.state.objects[ME] = ["egg"]
    mine = GAME.view(helm.state, OTHER).seats[ME]
    assert [(held.card, held.ammo) for held in mine.held] == [("revolver", 6)]
    assert mine.objects == ["egg"]
    assert sorted(mine.quests) == ["intercom", "ship_log"]


@rule_test("N-143", "N-86", "N-141", "N-202")
def test_the_character_board_is_open(helm: Helm) -> None:
    s = helm.state
    s.light[ME], s.wounds[ME], s.dressed[ME] = 1, ["wound_leg"], ["wound_arm"]
    s.slime[ME] = s.larva[ME] = s.signal[ME] = True
    mine = GAME.view(s, PUBLIC).seats[ME]
    assert (mine.light, mine.wounds, mine.dressed) == (1, ["wound_leg"], ["wound_arm"])
    assert mine.slime
    assert mine.larva
    assert mine.signal


# --- The ship --------------------------------------------------------------------------------------


@rule_test("N-69")
def test_a_tile_and_a_token_are_seen_by_who_looked(helm: Helm) -> None:
    s, room = helm.state, ROOM_OF["r02"]
    tile, token = s.tile[room], s.token[room]
    others = [h for h in s.tile if s.cards.backs[h] == s.cards.backs[tile]]
    assert notices(helm, swap(tile, another(s, tile, others))) == NOBODY
    assert notices(helm, swap(token, another(s, token, s.box["token"]))) == NOBODY
    look_tile(s, OTHER, room)
    look_token(s, OTHER, room)
    assert notices(helm, swap(tile, another(s, tile, others))) == [OTHER]
    assert notices(helm, swap(token, another(s, token, s.box["token"]))) == [OTHER]


@pytest.mark.parametrize("box", ["tile2", "token", "coordinates", "weakness"])
@rule_test("N-2", "N-4", "N-5", "N-9")
def test_what_is_left_over_is_never_shown(helm: Helm, box: str) -> None:
    s = helm.state
    first = s.box[box][0]
    assert notices(helm, swap(first, another(s, first, s.box[box]))) == NOBODY


@rule_test("N-169")
def test_the_coordinates_are_seen_by_who_checked(helm: Helm) -> None:
    s = helm.state
    assert notices(helm, swap(s.coordinates, s.box["coordinates"][0])) == NOBODY
    look_coordinates(s, THIRD)
    assert notices(helm, swap(s.coordinates, s.box["coordinates"][0])) == [THIRD]


@rule_test("N-8", "N-168")
def test_engines_are_seen_by_who_checked(helm: Helm) -> None:
    s = helm.state
    assert notices(helm, swap(*s.engines[:2])) == NOBODY
    look_engine(s, OTHER, 0)
    assert notices(helm, swap(*s.engines[:2])) == [OTHER]


@rule_test("N-168")
def test_of_a_repair_others_learn_only_whether_the_order_changed(helm: Helm) -> None:
    helm.carries_out(lambda s: repair_engine(s, OTHER, 1))
    helm.says(OTHER, "engine.order", "keep")
    assert helm.told("engine.worked", THIRD) == [{"seat": OTHER, "engine": 2, "swapped": False}]
    s = helm.arrange()
    assert notices(helm, swap(*s.engines[2:4])) == [OTHER]


@rule_test("N-10")
def test_the_bag_is_known_by_kinds_not_by_numbers(helm: Helm) -> None:
    s = helm.state
    assert GAME.view(s, ME).bag["adult"] == 6

    def renumber(s: Ship) -> None:
        s.bag = ["adult_4" if token == "adult_2" else token for token in s.bag]

    s.bag = ["adult_2", "blank_0"]
    assert notices(helm, renumber) == NOBODY


@rule_test("N-10")
def test_the_supply_of_tokens_is_open_by_kind(helm: Helm) -> None:
    supply = GAME.view(helm.state, PUBLIC).supply
    assert supply == {"blank": 0, "larva": 4, "creeper": 2, "adult": 6, "breeder": 2, "queen": 0}


@rule_test("N-190")
def test_the_next_event_is_seen_by_who_assessed_the_risk() -> None:
    helm = Helm("scientist", "pilot", "scout")
    helm.tile("r11", "hibernatorium")
    helm.at("r03", ME)
    helm.tile("r03", "laboratory")
    helm.rolls("evt_06")
    helm.plays("risk_assessment")
    helm.says(ME, "risk_assessment.card", "bottom")
    s = helm.arrange()
    assert GAME.view(s, ME).event_deck.known == ["evt_06"]
    assert GAME.view(s, OTHER).event_deck.known == [None]
    (card,) = s.event_under
    assert notices(helm, swap(card, s.events[0])) == [ME]
    assert [*helm.told("looks.event", OTHER)[0]] == ["seat"]
    assert helm.told("looked.event", OTHER) == []


@rule_test("N-123", "N-134", "N-146")
def test_discard_piles_are_open(helm: Helm) -> None:
    s = helm.state
    s.attack_discard, s.wound_discard = ["atk_01"], ["wound_leg"]
    seen = GAME.view(s, PUBLIC)
    assert seen.attack_deck.discard == ["atk_01"]
    assert seen.wound_deck.discard == ["wound_leg"]


@rule_test("N-155")
def test_what_a_searcher_puts_back_is_known_to_the_searcher_alone(helm: Helm) -> None:
    helm.at("r03", ME)
    helm.tile("r03", "laboratory", counter=1)
    helm.rolls("medkit", "alcohol")
    helm.plays("search")
    handles = [h for h in helm.offered(ME, "search.keep") if isinstance(h, int)]
    medkit = next(h for h in handles if helm.state.face(h) == "medkit")
    helm.says(ME, "search.keep", medkit)
    assert helm.told("searched", OTHER) == [{"seat": ME, "colour": "green"}]
    (under,) = helm.state.stock_under[2]
    assert helm.state.cards.knows(ME, under)
    assert not helm.state.cards.knows(OTHER, under)
    assert helm.view(OTHER).item_decks["green"].left == 29


@rule_test("N-147")
def test_the_things_of_the_dead_leave_unseen(helm: Helm) -> None:
    tools = helm.gives(ME, "tools")
    (card,) = helm.hand(ME, "search")
    helm.carries_out(lambda s: die(s, ME, "attack"))
    s = helm.arrange()
    assert s.where[ME] == DEAD
    for h in (tools, card):
        assert not s.cards.knows(OTHER, h)
    assert GAME.view(s, OTHER).seats[ME].items == []


@rule_test("N-163")
def test_weaknesses_are_hidden_until_discovered(helm: Helm) -> None:
    s = helm.state
    assert notices(helm, swap(s.weaknesses[0], s.box["weakness"][0])) == NOBODY
    discover(s, "corpse")
    assert notices(helm, swap(s.weaknesses[0], s.box["weakness"][0])) == EVERYBODY


@rule_test("N-74", "N-87", "N-91", "N-96", "N-181")
def test_the_board_is_open(helm: Helm) -> None:
    def marks(s: Ship) -> None:
        s.noise[CORRIDOR_OF["c01_02"]] = True

    def burns(s: Ship) -> None:
        s.fire[3] = True

    def breaks(s: Ship) -> None:
        s.broken[0] = True

    def shuts(s: Ship) -> None:
        s.door[0] = 1

    def unlocks(s: Ship) -> None:
        s.locked[0] = False

    def lays(s: Ship) -> None:
        s.eggs += 1

    def ticks(s: Ship) -> None:
        s.time -= 1

    def turns(s: Ship) -> None:
        s.destination = "D"

    for change in (marks, burns, breaks, shuts, unlocks, lays, ticks, turns):
        assert notices(helm, change) == EVERYBODY, change.__name__


@rule_test("N-232")
def test_the_cards_of_the_intruder_player_are_hidden() -> None:
    helm = Helm("captain", "pilot", "scout", intruder_player=True)
    s = helm.state
    s.where[ME], s.xeno = DEAD, ME
    s.gone += s.hand[ME] + s.deck[ME]
    cards = list(s.box["intruder_action"])
    s.hand[ME], s.deck[ME] = cards[:3], cards[3:]
    s.box["intruder_action"] = ()
    for h in s.hand[ME]:
        s.cards.seen[h] = 1 << ME
    assert notices(helm, swap(s.hand[ME][0], s.deck[ME][-1])) == [ME]
    assert notices(helm, swap(s.objectives[OTHER][0], s.box["corporate"][0])) == [OTHER]


# --- What follows from it --------------------------------------------------------------------------


@rule_test("N-138")
def test_hidden_cards_have_no_identifier(helm: Helm) -> None:
    helm.hand(ME, "contamination", "contamination", "search")
    seen = GAME.view(helm.state, OTHER)
    assert (seen.seats[ME].hand, seen.seats[ME].known) == (3, [])
    assert not hasattr(GAME.view(helm.state, ME).hand[0], "handle")
    unexplored = [room for room in seen.rooms if not room.explored]
    assert {(room.tile, room.token) for room in unexplored} == {(None, None)}


@rule_test("N-38")
def test_everybody_who_might_interrupt_is_asked(helm: Helm) -> None:
    helm.hand(ME, "order")
    helm.hand(OTHER, "search")
    helm.hand(THIRD)
    helm.says(ME, "turn.action", ("card", "order"))
    assert helm.offered(OTHER, "interruption") == ["no"]
    helm.says(OTHER, "interruption", "no")
    assert not helm.asks(THIRD, "interruption")


@rule_test("N-38")
def test_who_has_discarded_the_interruption_is_not_asked(helm: Helm) -> None:
    helm.hand(ME, "order")
    helm.hand(THIRD)
    first, _ = helm.hand(OTHER, "interruption", "search")
    helm.state.spend_card(OTHER, first)
    helm.says(ME, "turn.action", ("card", "order"))
    assert not helm.asks(OTHER, "interruption")


@rule_test("N-125")
def test_a_soldier_is_asked_for_nerves_whether_he_has_them_or_not() -> None:
    helm = Helm("soldier", "pilot")
    helm.hand(ME, "search")
    helm.state.bag = ["adult_4"]
    helm.rolls("adult_4", "atk_01")
    helm.carries_out(lambda s: encounter(s, ME))
    assert helm.offered(ME, "parry") == ["no"]


@rule_test("N-195")
def test_the_choice_of_objectives_shows_only_who_has_chosen(helm: Helm) -> None:
    helm.carries_out(choose_objectives)
    assert set(helm.session.asked) == {ME, OTHER, THIRD}
    before = encode(helm.view(OTHER))
    helm.says(ME, "objective.keep", "second")
    assert set(helm.session.asked) == {OTHER, THIRD}
    assert encode(helm.view(OTHER)) == before


@rule_test("N-69", "N-169")
def test_the_log_of_a_look_names_the_public_part_only(helm: Helm) -> None:
    helm.at("r01", ME)
    helm.operates("cockpit")
    helm.says(ME, "cockpit.what", "coordinates")
    assert helm.told("looks.coordinates", OTHER) == [{"seat": ME}]
    assert helm.told("looked.coordinates", OTHER) == []
    assert helm.told("looked.coordinates", ME)[0]["card"] == helm.state.face(helm.state.coordinates)
