"""Set-up: factions, ring, cards, units, turn order."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.theseus import GAME
from hullbreach.games.theseus.components import BOARD, CARDS, FACTIONS, SECTORS, SETUP, TOKENS
from hullbreach.games.theseus.dealing import lay_bonus_cards
from hullbreach.games.theseus.state import NOTHING
from hullbreach.kernel import BadTable, Session
from hullbreach.parts.cards import mask
from hullbreach.testing import rule_test
from hullbreach.testing.table import Table
from tests.games.theseus.table import Station


def fresh(factions: str = "aliens,marines", mode: str = "duel", **options: Any) -> Table[Any]:
    """A table at its very first question."""
    count = factions.count(",") + 1
    if mode == "duel":
        options.setdefault("start_player", "1")
    return Table(GAME, mode, count, {"factions": factions, **options})


def ring(table: Table[Any]) -> list[str]:
    """The sectors clockwise."""
    return [sector.place for sector in table.view(None).sectors]


def place_all(table: Table[Any]) -> None:
    """Go through the set-up by the first options."""
    while table.session.state.phase != "move":
        seat, pick = next(iter(table.session.asked.items()))
        table.says(seat, pick.prompt, pick.options[0])


@rule_test("T-3", "T-5", "T-6")
def test_the_box_is_complete() -> None:
    assert sum(len(FACTIONS[f].units) for f in ("marines", "aliens", "scientists", "greys")) == 12
    assert sum(card.count for card in CARDS) == 109
    assert [row.kind for row in SECTORS].count("faction") == 4
    assert TOKENS["upgrade"].count == 20
    assert TOKENS["team"].count == 4
    assert (SETUP.tracks.life, SETUP.tracks.data) == (20, 20)
    assert SETUP.tracks.end == [3, 2, 1, 0]
    embryos = FACTIONS["pandora"].reserve
    assert [embryos.count(kind) for kind in ("catcher", "runner", "warrior")] == [2, 4, 4]


@rule_test("T-4")
def test_every_faction_has_its_tokens() -> None:
    own: dict[str, dict[str, int]] = {}
    for row in TOKENS.values():
        own.setdefault(row.faction, {})[row.id] = row.count
    assert own["aliens"] == {
        "young_alien": 3,
        "parasite": 2,
        "lurk": 5,
        "tentacles": 2,
        "crawler": 4,
    }
    assert own["marines"] == {"fire": 2, "deactivation": 3}
    assert own["scientists"] == {"defence": 2, "grabber": 2, "camera": 5}
    assert own["greys"] == {"invisibility": 2}


@rule_test("T-10", "T-14")
def test_boards_have_four_rooms_and_their_printed_slots() -> None:
    table = fresh("marines,scientists")
    sectors = {sector.place: sector for sector in table.view(None).sectors}
    assert all(len(sector.rooms) == 4 for sector in sectors.values())
    assert {place: len(sector.slots) for place, sector in sectors.items()} == {
        "corridors": 5,
        "control_room": 4,
        "loading_dock": 3,
        "technology_dock": 5,
        "research_lab": 3,
    }


@rule_test("T-15")
def test_players_may_choose_different_factions_at_the_table() -> None:
    table: Table[Any] = Table(GAME, "duel", 2, {"factions": "chosen"})
    table.says(0, "setup.faction", "greys")
    table.cannot(1, "setup.faction", "greys")
    table.says(1, "setup.faction", "marines")
    assert [seat.faction for seat in table.view(None).seats] == ["greys", "marines"]
    assert "alien_nest" not in ring(table), "unused factions stay in the box"


@rule_test("T-15")
def test_impossible_factions_are_refused_with_a_reason() -> None:
    for given in ("aliens,aliens", "aliens,zerg", "aliens", "aliens,greys,marines"):
        with pytest.raises(BadTable, match="faction"):
            Session.new(GAME, GAME.configure("duel", 2, {"factions": given}), 1)


@rule_test("T-15")
def test_a_seat_without_a_named_faction_gets_any_that_is_left() -> None:
    config = GAME.configure("deathmatch", 3, {"factions": "random,aliens,random"})
    drawn = [Session.new(GAME, config, seed).state.factions for seed in range(30)]
    assert all(factions[1] == "aliens" and len(set(factions)) == 3 for factions in drawn)
    assert {faction for factions in drawn for faction in factions} == {
        "aliens",
        "marines",
        "scientists",
        "greys",
    }


@rule_test("T-16", "T-30")
def test_the_start_player_is_named_or_drawn() -> None:
    assert fresh(start_player="1").state.order == [0, 1]
    assert fresh(start_player="2").state.order == [1, 0]
    config = GAME.configure("duel", 2, {"factions": "aliens,marines"})
    starts = {Session.new(GAME, config, seed).state.order[0] for seed in range(20)}
    assert starts == {0, 1}


@rule_test("T-17", "T-107", "T-2", "T-29")
def test_markers_start_at_twenty_life_and_no_data() -> None:
    view = fresh("scientists,marines").view(None)
    assert [seat.life for seat in view.seats] == [20, 20]
    assert [seat.data for seat in view.seats] == [0, None]
    assert view.end is None
    assert view.supply == 20


@rule_test("T-18", "T-30")
def test_the_ring_of_the_duel() -> None:
    table = fresh("marines,aliens", start_player="2")
    assert ring(table) == [
        "corridors",
        "control_room",
        "alien_nest",
        "technology_dock",
        "loading_dock",
    ]
    assert table.state.order == [1, 0]


@rule_test("T-20")
def test_bonus_cards_lie_on_their_slots_and_the_rest_is_unseen() -> None:
    table = fresh()
    cards = [c for sector in table.view(0).sectors for c in sector.slots if c is not None]
    assert [card.place for card in cards] == [
        "control_room_s1",
        "control_room_s4",
        "alien_nest_s3",
        "technology_dock_s3",
        "loading_dock_s3",
    ]
    assert all(card.card.startswith("bonus_") and card.seat is None for card in cards)
    assert table.view(0).bonus == 4


@rule_test("T-21", "T-22", "T-25", "T-119")
def test_fifteen_cards_three_of_them_drawn_and_only_the_top_is_known() -> None:
    table = fresh()
    for seat in (0, 1):
        seen = table.view(1 - seat).seats[seat]
        assert len(seen.start_cards) == 3
        assert seen.deck == 12
        deck = table.state.decks[seat]
        assert seen.top == table.state.cards.faces[deck[-1]]
        assert [table.state.cards.seen[h] for h in deck] == [0] * 11 + [-1]
        assert all(table.state.cards.seen[h] == 0 for h in table.state.removed[seat])
        assert len(table.state.removed[seat]) == 10


@rule_test("T-23", "T-25")
def test_one_start_card_is_installed_and_the_others_are_impending() -> None:
    table = fresh()
    cards = table.view(0).seats[0].start_cards
    chosen = next(card for card in cards if card != "aliens_hole")
    if table.asks(0, "setup.card"):
        table.says(0, "setup.card", chosen)
    assert "control_room_s1" not in table.offered(0, "install.slot"), "a bonus card lies there"
    table.says(0, "install.slot", "corridors_s1")
    place_all(table)
    nest = next(sector for sector in table.view(0).sectors if sector.place == "alien_nest")
    cards.remove(chosen)
    assert [card.card for card in nest.impending] == cards


@rule_test("T-24")
def test_a_special_card_chosen_at_set_up_lies_in_front_of_its_player() -> None:
    for seed in range(200):
        table: Table[Any] = Table(
            GAME, "duel", 2, {"factions": "aliens,marines", "start_player": "1"}, seed=seed
        )
        if "aliens_hole" in table.offered(0, "setup.card"):
            table.says(0, "setup.card", "aliens_hole")
            assert table.view(1).seats[0].front == ["aliens_hole"]
            assert table.asks(1)
            return
    raise AssertionError("no seed deals the card")


@rule_test("T-26", "T-27", "T-28")
def test_units_are_placed_at_home_and_one_anywhere_without_a_fight() -> None:
    table = fresh("marines,aliens")
    while table.session.state.phase == "start_cards":
        seat, pick = next(iter(table.session.asked.items()))
        table.says(seat, pick.prompt, pick.options[0])
    table.says(0, "setup.room", "a")
    table.says(0, "setup.room", "b")
    table.says(1, "setup.room", "a")
    table.says(1, "setup.room", "c")
    table.says(0, "setup.anywhere", ("alien_nest", "b"))
    table.says(1, "setup.anywhere", ("alien_nest", "d"))
    assert table.told("limited_combat") == []
    assert table.state.life == [20, 20]
    nest = next(sector for sector in table.view(0).sectors if sector.place == "alien_nest")
    assert nest.rooms == ["aliens_1", "marines_3", "aliens_2", "aliens_3"]
    assert not any(unit.upgraded for unit in table.view(0).units)


@rule_test("T-169", "T-30", "T-170")
def test_the_ring_of_a_deathmatch_fixes_the_order() -> None:
    table = fresh("marines,aliens,greys", "deathmatch", ring="placed")
    for seat, place in (
        (0, "technology_dock"),
        (1, "greys_shipwreck"),
        (2, "control_room"),
        (0, "alien_nest"),
        (1, "corridors"),
    ):
        table.says(seat, "setup.sector", place)
    assert ring(table)[-1] == "loading_dock"
    assert table.state.order == [1, 0, 2]
    assert table.state.life == [0, 0, 0]


@rule_test("T-169")
def test_a_random_ring_holds_the_common_sectors_and_one_for_each_player() -> None:
    table = fresh("marines,aliens,greys,scientists", "deathmatch")
    assert sorted(ring(table)) == sorted(row.id for row in SECTORS)


@rule_test("T-177", "T-178")
def test_teams_keep_one_sector_each_and_alternate() -> None:
    table = fresh("aliens,marines,scientists,greys", "teams")
    assert table.offered(0, "setup.team_sector") == ["alien_nest", "research_lab"]
    table.says(0, "setup.team_sector", "research_lab")
    table.says(1, "setup.team_sector", "loading_dock")
    assert ring(table) == [
        "corridors",
        "control_room",
        "research_lab",
        "technology_dock",
        "loading_dock",
    ]
    assert table.state.order == [0, 1, 2, 3]
    assert [seat.team for seat in table.view(None).seats] == [0, 1, 0, 1]


@rule_test("T-179", "T-180")
def test_team_decks_and_units() -> None:
    """TC-26, first part."""
    table = fresh("aliens,marines,scientists,greys", "teams")
    table.says(0, "setup.team_sector", "alien_nest")
    table.says(1, "setup.team_sector", "loading_dock")
    assert [seat.deck for seat in table.view(None).seats] == [8] * 4
    assert [len(seat.start_cards) for seat in table.view(None).seats] == [2] * 4
    place_all(table)
    view = table.view(None)
    assert len(view.units) == 8
    sectors = {sector.place: sector for sector in view.sectors}
    for home in ("alien_nest", "loading_dock"):
        owners = [card.seat for card in sectors[home].impending if card is not None]
        assert len(owners) == 2
    assert table.told("limited_combat") == []


@rule_test("T-208", "T-21")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_beginners_play_with_easier_cards(level: int) -> None:
    table = fresh("aliens,marines", difficulty=level)
    state = table.state
    used = [h for zone in [*state.decks, *state.starts, *state.removed] for h in zone]
    assert max(state.row(h).difficulty for h in used) == level
    assert len(state.decks[0]) + len(state.starts[0]) == 15


@rule_test("T-209")
def test_beginners_install_three_cards_one_each_in_turn() -> None:
    table = fresh("marines,greys", installed=3, difficulty=0)
    asked = []
    while table.session.state.phase == "start_cards":
        seat, pick = next(iter(table.session.asked.items()))
        assert pick.rule == "T-209"
        if pick.prompt == "install.slot":
            asked.append(seat)
        table.says(seat, pick.prompt, pick.options[0])
    assert asked == [0, 1, 0, 1, 0, 1]
    assert [seat.deck for seat in table.view(None).seats] == [10, 10]
    impending = [c for sector in table.view(None).sectors for c in sector.impending if c]
    assert len(impending) == 4


@rule_test("T-210")
def test_bonus_cards_may_be_left_out() -> None:
    table = fresh(bonus_cards=False)
    assert all(h == NOTHING for sector in table.state.sectors for h in sector.slots)


@rule_test("T-211")
def test_sectors_may_be_laid_in_any_order() -> None:
    table = fresh("aliens,marines", ring="placed")
    for seat, place in (
        (0, "technology_dock"),
        (1, "loading_dock"),
        (0, "corridors"),
        (1, "control_room"),
    ):
        table.says(seat, "setup.sector", place)
    assert ring(table)[-1] == "alien_nest"
    assert table.state.order == [0, 1], "the nest follows the Control Room"
    options = {"factions": "aliens,marines", "ring": "random"}
    rings = {tuple(ring(Table(GAME, "duel", 2, options, seed=seed))) for seed in range(8)}
    assert len(rings) > 2


@rule_test("T-212")
def test_masters_choose_their_decks() -> None:
    table = fresh("marines,greys", decks="chosen")
    simple = [row for row in CARDS if row.faction == "marines" and not row.difficulty]
    want = {row.id: row.count for row in simple}
    assert sum(want.values()) == 15
    for seat in (0, 1):
        while table.asks(seat, "setup.deck"):
            pick = table.question(seat)
            face = pick.about["place"]
            wish = want.get(str(face), 0) if seat == 0 else max(pick.options)
            table.says(seat, "setup.deck", wish if wish in pick.options else pick.options[0])
    chosen = [h for zone in (table.state.decks[0], table.state.starts[0]) for h in zone]
    faces = [table.state.cards.faces[h] for h in chosen]
    assert {face: faces.count(face) for face in set(faces)} == want
    assert table.view(1).deck != table.view(0).deck
    assert sum(table.view(0).deck.values()) == 12


@rule_test("T-211", "T-178")
def test_teams_may_lay_their_ring_too() -> None:
    table = fresh("aliens,marines,scientists,greys", "teams", ring="placed")
    table.says(0, "setup.team_sector", "alien_nest")
    table.says(1, "setup.team_sector", "greys_shipwreck")
    table.says(0, "setup.sector", "greys_shipwreck")
    table.says(1, "setup.sector", "technology_dock")
    table.says(2, "setup.sector", "corridors")
    table.says(3, "setup.sector", "alien_nest")
    assert ring(table)[-1] == "control_room"
    assert table.state.order == [0, 1, 2, 3]


def choose_decks(table: Table[Any]) -> None:
    """Both masters take as many as they may of each card, from the last option on."""
    while table.session.state.phase == "choose_decks":
        seat, pick = next(iter(table.session.asked.items()))
        table.says(seat, pick.prompt, pick.options[-1])


@pytest.mark.parametrize("decks", ["random", "chosen"])
@rule_test("T-21", "T-22")
def test_every_card_of_the_box_lies_in_one_place_after_the_set_up(decks: str) -> None:
    table = fresh(decks=decks, difficulty=2)
    choose_decks(table)
    place_all(table)
    s = table.session.state
    zones = [*s.decks, *s.removed, *s.front, *s.discards, s.bonus, s.gone, s.box]
    laid = [h for x in s.sectors for h in (*x.slots, *x.impending) if h != NOTHING]
    assert sorted([h for zone in zones for h in zone] + laid) == list(range(len(s.cards.faces)))
    assert s.starts == [[], []]


@rule_test("T-212")
def test_masters_know_the_cards_they_left_and_not_the_order_of_their_deck() -> None:
    orders = set()
    for seed in range(4):
        config = GAME.configure("duel", 2, {"factions": "aliens,marines", "decks": "chosen"})
        session = Session.new(GAME, config, seed)
        while session.state.phase == "choose_decks":
            seat, pick = next(iter(session.asked.items()))
            assert pick.secret
            session.answer(seat, pick.options[-1], pick.number)
        s = session.state
        orders.add(tuple(s.cards.faces[h] for h in s.decks[0]))
        assert len(s.removed[0]) == 25 - 15
        assert all(s.cards.seen[h] == mask(0) for h in s.removed[0])
    assert len(orders) > 1


@rule_test("T-20")
def test_bonus_cards_are_laid_clockwise_from_the_control_room_for_all_to_see() -> None:
    s = Station("aliens", "marines").state
    s.sectors.append(s.sectors.pop(0))
    for at, sector in enumerate(s.sectors):
        s.place_of[sector.board] = at
    due = s.bonus[::-1]
    lay_bonus_cards(s)
    start = s.place_of[BOARD["control_room"]]
    clockwise = s.sectors[start:] + s.sectors[:start]
    laid = [h for sector in clockwise for h in sector.slots if h != NOTHING]
    assert laid == due[: len(laid)]
    assert all(s.cards.seen[h] == -1 for h in laid)


@rule_test("T-16", "T-18")
def test_lots_for_the_start_player_are_fair() -> None:
    first = 0
    config = GAME.configure(
        "duel", 2, {"factions": "aliens,marines", "start_player": "random", "ring": "standard"}
    )
    for seed in range(200):
        first += Session.new(GAME, config, seed).state.order[0] == 0
    assert 80 <= first <= 120


@rule_test("T-20")
def test_bonus_cards_are_shuffled() -> None:
    config = GAME.configure("duel", 2, {"factions": "aliens,marines"})
    states = [Session.new(GAME, config, seed).state for seed in range(4)]
    assert len({tuple(s.cards.faces[h] for h in s.bonus) for s in states}) > 1


@rule_test("T-15")
def test_random_factions_are_drawn_from_the_four_with_cards() -> None:
    config = GAME.configure("duel", 2, {"factions": "random"})
    drawn = [tuple(Session.new(GAME, config, seed).state.factions) for seed in range(12)]
    assert {name for pair in drawn for name in pair} == set(FACTIONS) - {"pandora"}
    assert len(set(drawn)) > 4


@rule_test("T-15", "T-178")
def test_teams_that_have_chosen_their_factions_choose_their_sectors() -> None:
    table: Table[Any] = Table(GAME, "teams", 4, {"factions": "chosen"})
    for seat in range(3):
        table.says(seat, "setup.faction", table.offered(seat)[0])
    for seat in range(2):
        table.says(seat, "setup.team_sector", table.offered(seat)[0])
    assert not table.state.unlaid
