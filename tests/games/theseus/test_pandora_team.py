"""Pandora in the team game."""

from __future__ import annotations

import pytest

from hullbreach.games.theseus import GAME
from hullbreach.kernel import BadTable, Session, Value
from hullbreach.testing import rule_test
from tests.games.theseus.pandora import team
from tests.games.theseus.table import ARCHIVES, Station


@rule_test("T-207", "T-178")
def test_pandora_joins_the_team_game_by_option_only() -> None:
    factions = "pandora,aliens,scientists,marines"
    with pytest.raises(BadTable, match="pandora=yes"):
        Session.new(GAME, GAME.configure("teams", 4, {"factions": factions}), 1)
    session = Session.new(GAME, GAME.configure("teams", 4, {"factions": "chosen"}), 1)
    assert "pandora" not in session.asked[0].options
    options: dict[str, Value] = {"factions": "chosen", "pandora": True}
    session = Session.new(GAME, GAME.configure("teams", 4, options), 1)
    assert "pandora" in session.asked[0].options
    for seed in range(10):
        drawn = Session.new(GAME, GAME.configure("teams", 4, {"pandora": True}), seed).state
        assert drawn.factions.count("pandora") == 1
        assert len(set(drawn.factions)) == 4


@rule_test("T-207", "T-178", "T-181")
def test_pandoras_team_uses_the_partners_sector_and_no_tile() -> None:
    options: dict[str, Value] = {"factions": "pandora,aliens,scientists,marines", "pandora": True}
    session = Session.new(GAME, GAME.configure("teams", 4, options), 1)
    assert [pick.prompt for pick in session.asked.values()] == ["setup.team_sector"]
    assert list(session.asked) == [1], "Pandora's team has no choice"
    assert session.asked[1].options == ["alien_nest", "loading_dock"]
    session.answer(1, "alien_nest", session.asked[1].number)
    s = session.state
    lab = next(at for at, sector in enumerate(s.sectors) if sector.id == "research_lab")
    assert (s.home[0], s.home[2]) == (lab, lab)
    assert (s.tile, s.order, len(s.sectors)) == ("", [0, 1, 2, 3], 5)


@rule_test("T-201", "T-204", "T-207")
def test_pandora_takes_a_token_in_the_team_sector_and_has_no_impending_phase() -> None:
    table = team()
    table.card("research_lab_s1", "aliens_lurk")
    table.card("research_lab_i1", "scientists_archives")
    table.unit("pandora_1", "control_room", "a")
    table.unit("aliens_1", "corridors", "a")
    table.says(0, "move.room", "a")
    while table.session.state.active == 0:
        seat, pick = next(iter(table.session.asked.items()))
        assert pick.prompt in ("hatch.kind", "hatch.room", "turn.end"), pick.prompt
        table.says(seat, pick.prompt, pick.options[0])
    assert table.told("tokens") == [{"seat": 0, "count": 1}]


@rule_test("T-181", "T-199", "T-200", "T-207")
def test_a_partner_uses_what_pandora_has_taken_over() -> None:
    table = team()
    table.active(2)
    table.card("control_room_s1", "marines_armory")
    table.takes_over("warrior_1", "control_room_s1")
    table.unit("scientists_1", "corridors", "a")
    table.says(2, "move.room", "a")
    table.says(2, "turn.action", "control_room_s1")
    assert table.session.state.tokens == [0, 0, 1, 0]
    assert table.view(0).sectors[1].slots[0].seat == 3, "for one use only"


@rule_test("T-66b", "T-206", "T-207")
def test_a_chamber_pandora_holds_for_one_use_goes_back_after_its_partners_gain() -> None:
    table = Station("pandora", "greys", "scientists", "marines", mode="teams", pandora=True)
    table.active(2)
    table.card("control_room_s1", "scientists_archives")
    table.card("control_room_s2", "greys_chamber")
    table.card("control_room_s3", "scientists_small_lab")
    table.takes_over("warrior_1", "control_room_s2")
    table.unit("scientists_1", "corridors", "a")
    table.says(2, "move.room", "a")
    table.says(2, "turn.action", "control_room_s1")
    assert table.asks(2, "turn.action"), "at once, before anything else happens"
    assert table.data == [0, 0, ARCHIVES + 1, 0]
    assert table.view(0).sectors[1].slots[1].seat == 1
