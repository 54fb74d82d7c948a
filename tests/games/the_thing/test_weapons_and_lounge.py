"""Weapons and items, the lounge, trading, and the vote."""

from __future__ import annotations

from hullbreach.games.the_thing.components import TRACKS
from hullbreach.games.the_thing.pieces import GREEN_FIELD
from hullbreach.testing import rule_test

from .table import BLUE, GREEN, RED, YELLOW, Ice


def lounge(**options: bool | int | str) -> Ice:
    """Phase 5 begins."""
    table = Ice(options=options)
    table.phase("lounge")
    return table


@rule_test("G-108")
def test_belongings_are_unlimited_and_only_counted_by_others() -> None:
    table = Ice()
    table.gives(BLUE, "melee", "melee", "firearm", "keys", "keys", "tools", "blood", "failure")
    table.gives(BLUE, "flamethrower")
    mine, others = table.view(BLUE).figures[BLUE], table.view(RED).figures[BLUE]
    assert len(mine.known) == 9
    assert (others.weapons, others.items, others.lab, others.reloads) == (3, 3, 2, [6])
    assert others.known == ["flamethrower"]


@rule_test("G-109", "G-110")
def test_used_cards_leave_the_game_and_unused_ones_go_under_their_decks() -> None:
    table = Ice()
    table.put("radio_room", BLUE)
    table.gives(BLUE, "tools", "keys")
    table.phase("window")
    table.all_say("window", {BLUE: "tools"})
    assert table.kinds(table.state.gone) == ["tools"]
    s = table.arrange()
    table.aliens(BLUE)
    table.phase("reveals")
    items = len(s.item_deck)
    table.all_say("reveal", {BLUE: "reveal"})
    s = table.state
    assert len(s.item_deck) == items + 1
    assert s.cards.faces[s.item_deck[0]] == "keys"


@rule_test("G-111")
def test_cards_put_back_can_be_drawn_again() -> None:
    table = Ice()
    s = table.state
    table.gives(YELLOW, "melee")
    s.gone, s.weapon_deck = s.weapon_deck, []
    table.phase("reveals")
    table.all_say("reveal", {YELLOW: "reveal"})
    assert table.kinds(table.state.weapon_deck) == ["melee"]


@rule_test("G-112")
def test_dynamite_is_no_way_out_of_an_encounter() -> None:
    table = Ice()
    table.put("kitchen", RED, GREEN)
    table.gives(RED, "dynamite")
    table.phase("encounters")
    assert table.offered(RED, "step_out") == ["pass"]


@rule_test("G-113")
def test_an_empty_flamethrower_leaves_the_game() -> None:
    table = Ice()
    table.put("kitchen", RED, GREEN)
    table.gives(RED, "flamethrower")
    table.state.figures[RED].reloads = [1]
    table.phase("encounters")
    table.all_say("step_out", {RED: "flamethrower"})
    s = table.state
    assert (s.figures[RED].flames, s.figures[RED].reloads) == ([], [])
    assert table.kinds(s.gone) == ["flamethrower"]


@rule_test("G-114")
def test_a_firearm_works_again_and_again() -> None:
    table = Ice()
    table.gives(RED, "firearm")
    for _ in range(2):
        table.put("kitchen", RED, GREEN)
        table.phase("encounters")
        table.all_say("step_out", {RED: "firearm"})
        table.until("vote")
        table.arrange()
    assert table.kinds(table.state.figures[RED].weapons) == ["firearm"]


@rule_test("G-144")
def test_everybody_returns_to_the_lounge_and_stands_up() -> None:
    table = lounge()
    table.put("kitchen", RED, laid=True)
    table.put("dormitory", GREEN, laid=True)
    table.go_on()
    assert table.places() == ["lounge"] * 4
    assert table.laid() == []


@rule_test("G-145")
def test_an_exchange_of_cards() -> None:
    table = lounge()
    table.gives(RED, "melee", "keys")
    table.gives(BLUE, "tools")
    table.says(RED, "trade", BLUE)
    table.says(RED, "trade.give", "melee")
    table.says(RED, "trade.give", "done")
    table.says(RED, "trade.want", "tools")
    pick = table.question(BLUE, "trade.answer")
    assert (pick.about["given"], pick.about["wants"]) == (("melee",), ("tools",))
    table.says(BLUE, "trade.answer", "accept")
    s = table.state
    assert table.kinds(s.figures[RED].items) == ["keys", "tools"]
    assert table.kinds(s.figures[BLUE].weapons) == ["melee"]
    public = table.told("trade.done", GREEN)
    assert public == [{"figure": "bennings", "partner": "macready", "given": 1, "taken": 1}]
    assert table.told("trade.done_own", BLUE)[0]["taken"] == ("tools",)
    assert table.view(RED).figures[BLUE].known == ["melee"]
    assert table.view(GREEN).figures[BLUE].known == []


@rule_test("G-145")
def test_gifts_are_allowed_lab_tokens_and_action_cards_are_not() -> None:
    table = lounge()
    table.gives(RED, "keys", "blood")
    table.says(RED, "trade", GREEN)
    assert table.offered(RED, "trade.give") == ["keys", "done"]
    table.says(RED, "trade.give", "keys")
    table.says(GREEN, "trade.answer", "accept")
    assert table.kinds(table.state.figures[GREEN].items) == ["keys"]
    assert table.kinds(table.state.figures[RED].lab) == ["blood"]


@rule_test("G-145")
def test_a_flamethrower_moves_with_its_reloads() -> None:
    table = lounge()
    table.gives(RED, "flamethrower")
    table.state.figures[RED].reloads = [4]
    table.says(RED, "trade", GREEN)
    table.says(RED, "trade.give", "flamethrower")
    table.says(GREEN, "trade.answer", "accept")
    s = table.state
    assert (s.figures[GREEN].reloads, s.figures[RED].reloads) == ([4], [])
    assert table.told("flamethrower.moves") == [{"figure": "bennings", "partner": "nauls"}]


@rule_test("G-145")
def test_an_offer_can_be_declined_and_what_one_lacks_cannot_be_given() -> None:
    table = lounge()
    table.gives(RED, "melee")
    table.gives(BLUE, "tools")
    table.says(RED, "trade", BLUE)
    table.says(RED, "trade.give", "done")
    table.says(RED, "trade.want", "keys")
    assert table.offered(BLUE, "trade.answer") == ["decline"]
    table.says(BLUE, "trade.answer", "decline")
    assert table.told("trade.declined", GREEN) == [{"figure": "bennings", "partner": "macready"}]
    table.says(RED, "trade", BLUE)
    table.says(RED, "trade.give", "melee")
    table.says(RED, "trade.want", "tools")
    table.says(BLUE, "trade.answer", "decline")
    assert table.kinds(table.state.figures[RED].weapons) == ["melee"]
    assert table.asks(RED, "trade")


@rule_test("G-146")
def test_who_votes_and_who_can_be_chosen() -> None:
    table = Ice(6)
    table.revealed(YELLOW)
    table.state.figures[5].status = "dead"
    table.discs(GREEN_FIELD, 1, 2, 1, 3, 1)
    table.phase("vote")
    assert table.asked() == {RED, GREEN, BLUE, 4}
    assert table.offered(GREEN, "vote") == [BLUE, 4, "abstain"]
    closed = [d.option for d in table.session.seat_view(GREEN).options if d.closed]
    assert closed == [RED]


@rule_test("G-146")
def test_votes_are_seen_only_when_all_are_in() -> None:
    table = Ice()
    table.phase("vote")
    table.says(RED, "vote", BLUE)
    assert table.state.figures[BLUE].disc == 1
    assert not table.told("vote.cast")
    table.says(GREEN, "vote", "abstain")
    table.says(BLUE, "vote", "abstain")
    table.says(YELLOW, "vote", "abstain")
    assert table.told("vote.cast") == [{"figure": "bennings", "accused": "macready"}]
    assert table.state.figures[BLUE].disc == 2


@rule_test("G-147", "G-148")
def test_the_vote_of_four() -> None:
    """X-10: Yellow reaches the last field and plays face up from now on; Red cannot be chosen."""
    table = Ice()
    table.aliens(GREEN)
    table.discs(GREEN_FIELD, 1, 2, 2)
    table.phase("vote")
    for seat in (GREEN, BLUE, YELLOW):
        table.cannot(seat, "vote", RED)
    table.all_say("vote", {RED: YELLOW, BLUE: YELLOW, YELLOW: GREEN, GREEN: BLUE})
    assert [f.disc for f in table.state.figures] == [GREEN_FIELD, 2, 3, 4]
    assert [f.exposed for f in table.view(None).figures] == [False, False, False, True]


@rule_test("G-147")
def test_votes_never_push_a_disc_past_the_number_of_players() -> None:
    table = Ice()
    table.discs(1, 1, 3, 1)
    table.phase("vote")
    table.all_say("vote", {RED: BLUE, GREEN: BLUE, YELLOW: BLUE})
    assert table.state.figures[BLUE].disc == 4


@rule_test("G-148")
def test_a_disc_that_leaves_the_last_field_plays_face_down_again() -> None:
    s = Ice().state
    s.figures[BLUE].disc = 4
    assert s.exposed(BLUE)
    s.figures[BLUE].disc = GREEN_FIELD
    assert not s.exposed(BLUE)


@rule_test("G-149")
def test_after_the_vote_everybody_is_asked_and_only_aliens_can_show_themselves() -> None:
    table = Ice()
    table.phase("vote")
    table.all_say("vote")
    assert table.asked() == {RED, GREEN, BLUE, YELLOW}
    assert table.session.waits.names is None
    assert table.offered(RED, "reveal") == ["stay"]
    assert table.offered(YELLOW, "reveal") == ["stay", "reveal"]
    table.all_say("reveal", {YELLOW: "reveal"})
    assert table.state.figures[YELLOW].status == "revealed"


@rule_test("G-149")
def test_a_house_rule_delays_the_first_revelation() -> None:
    table = Ice(options={"no_reveal_before_round": 3})
    table.phase("reveals")
    assert table.offered(YELLOW, "reveal") == ["stay"]
    table.arrange().round = 3
    table.phase("reveals")
    assert table.offered(YELLOW, "reveal") == ["stay", "reveal"]


def gift(table: Ice, giver: int, partner: int, kind: str) -> None:
    """Somebody gives something away for nothing."""
    table.says(giver, "trade", partner)
    table.says(giver, "trade.give", kind)
    if table.asks(giver, "trade.give"):
        table.says(giver, "trade.give", "done")
    if table.asks(giver, "trade.want"):
        table.says(giver, "trade.want", "done")
    table.says(partner, "trade.answer", "accept")


@rule_test("G-145")
def test_things_change_hands_as_often_as_people_like() -> None:
    table = lounge()
    table.gives(RED, "melee", "melee", "firearm", "keys", "tools")
    for kind in ("melee", "melee", "firearm", "keys", "tools"):
        gift(table, RED, GREEN, kind)
    assert table.state.belongings(GREEN) == 5
    assert table.asks(RED, "trade")


@rule_test("G-145")
def test_offers_are_bounded_all_the_same() -> None:
    table = lounge()
    table.gives(RED, "melee")
    for _ in range(TRACKS.trade.offers):
        table.says(RED, "trade", GREEN)
        table.says(RED, "trade.give", "melee")
        table.says(GREEN, "trade.answer", "decline")
    assert not table.asks(RED, "trade")
    assert table.asks(GREEN, "trade")


@rule_test("G-145")
def test_whoever_gets_an_offer_may_make_one_in_return_though_they_were_done() -> None:
    table = lounge()
    table.gives(RED, "melee")
    table.gives(BLUE, "tools")
    table.says(RED, "trade", "done")
    table.says(GREEN, "trade", "done")
    gift(table, BLUE, RED, "tools")
    table.says(BLUE, "trade", "done")
    table.says(YELLOW, "trade", "done")
    gift(table, RED, BLUE, "melee")
    assert table.asks(RED, "trade")
    table.says(RED, "trade", "done")
    assert table.asks(BLUE, "trade")
    table.says(BLUE, "trade", "done")
    assert table.asks(BLUE, "vote")


@rule_test("G-145")
def test_offers_of_a_round_are_forgotten_in_the_next() -> None:
    table = lounge()
    table.gives(RED, "melee")
    table.state.figures[RED].offers = TRACKS.trade.offers
    assert table.asks(RED, "trade")
