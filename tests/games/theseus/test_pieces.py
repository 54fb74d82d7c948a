"""What a piece leaves behind, and what it carries no more: rooms, tokens, decks, and the marks of a turn."""

from __future__ import annotations

from hullbreach.games.theseus import GAME
from hullbreach.games.theseus.state import NOTHING, SPACE, SUPPLY
from hullbreach.games.theseus.steps import begin_turn
from hullbreach.kernel import Session
from hullbreach.testing import rule_test
from tests.games.theseus.table import Station


@rule_test("T-140", "T-140a")
def test_a_unit_out_of_play_carries_nothing_any_more() -> None:
    table = Station("greys", "aliens")
    unit = table.unit(
        "greys_1", "corridors", "a", invisible=True, caught=True, parasites=2, infester=1
    )
    unit.upgraded = True
    s = table.state
    pieces = dict(s.pieces)
    s.remove(s.named("greys_1"))
    assert (unit.invisible, unit.caught, unit.upgraded) == (False, False, False)
    assert (unit.parasites, unit.infester) == (0, NOTHING)
    back = {kind: s.pieces[kind] - count for kind, count in pieces.items()}
    assert back == {"parasite": 2, "grabber": 1, "invisibility": 1, "deactivation": 0}


@rule_test("T-140")
def test_a_unit_without_a_token_gives_none_back() -> None:
    table = Station("greys", "aliens")
    table.unit("greys_1", "corridors", "a")
    pieces = dict(table.state.pieces)
    table.state.remove(table.state.named("greys_1"))
    assert table.state.pieces == pieces


@rule_test("T-46")
def test_a_unit_that_leaves_space_or_the_way_empties_nobodys_room() -> None:
    """Neither the unit in space nor the one that is just passing through has a room."""
    table = Station("greys", "aliens")
    s = table.state
    for at, sector in enumerate(s.sectors):
        sector.rooms = [s.named("aliens_1")] * len(sector.rooms)
        passing = s.units[s.named("greys_1")]
        passing.at, passing.room = at, NOTHING
        s.leave(s.named("greys_1"), SPACE)
        s.leave(s.named("greys_1"), SUPPLY)
    assert all(NOTHING not in sector.rooms for sector in s.sectors)


@rule_test("T-139")
def test_no_more_upgrade_tokens_are_taken_than_there_are() -> None:
    s = Station("greys", "aliens").state
    s.supply = 2
    assert s.take_tokens(0, 3) == 2
    assert (s.supply, s.tokens) == (0, [2, 0])


@rule_test("T-188")
def test_who_spends_tokens_takes_their_own_first_and_the_rest_from_the_partner() -> None:
    table = Station("greys", "aliens", "marines", "scientists", mode="teams")
    s = table.state
    mine, partner = s.mates(0)
    s.tokens[mine], s.tokens[partner] = 2, 2
    s.spend_tokens(mine, 3)
    assert (s.tokens[mine], s.tokens[partner]) == (0, 1)
    s.tokens[mine] = 2
    s.spend_tokens(mine, 1)
    assert (s.tokens[mine], s.tokens[partner]) == (1, 1)


@rule_test("T-22")
def test_the_card_taken_off_a_deck_and_the_next_one_are_seen_by_all() -> None:
    table = Station("greys", "aliens")
    table.deck(0, "greys_control", "greys_probe", "greys_transmission")
    s = table.state
    below, following, top = s.decks[0]
    for h in (below, following, top):
        s.cards.seen[h] = 0
    assert s.top(0) == top
    assert [s.cards.seen[h] for h in (below, following, top)] == [0, -1, -1]


@rule_test("T-57", "T-181")
def test_no_card_belongs_to_nobody() -> None:
    """Whoever may hold the last card of the box: an empty slot is neither a friend's nor a foe's."""
    s = Station("greys", "aliens").state
    for holder in (0, 1):
        s.holder[NOTHING] = holder
        assert not s.hostile(0, NOTHING)
        assert not s.friendly(0, NOTHING)


@rule_test("T-29")
def test_no_card_is_upgraded_or_watched_before_it_comes_into_play() -> None:
    s = Session.new(GAME, GAME.configure("duel", 2), 3).state
    assert not any([*s.upgrades, *s.camera, *s.copies, *s.power])


@rule_test("T-36")
def test_a_turn_begins_without_a_mark_of_the_one_before() -> None:
    table = Station("greys", "aliens")
    table.unit("aliens_1", "corridors", "a")
    s = table.state
    s.used, s.activated, s.remote, s.duties = [1], [2], [3], ["token"]
    s.mover = s.stop = s.vacant = 1
    begin_turn(s)
    assert (s.used, s.activated, s.remote, s.duties) == ([], [], [], [])
    assert (s.mover, s.stop, s.vacant) == (NOTHING, NOTHING, NOTHING)
    assert s.active == 1
