"""Looking changes nothing: whether a card could do something may be asked at any moment."""

from __future__ import annotations

import pytest

from hullbreach.games.theseus import GAME
from hullbreach.games.theseus.action_cards import action
from hullbreach.games.theseus.installing import open_slots
from hullbreach.games.theseus.state import NOTHING, Theseus
from hullbreach.games.theseus.upgrades import special
from hullbreach.kernel import Session, Value, encode
from hullbreach.testing import rule_test
from hullbreach.testing.laws import choose, numbers
from tests.games.theseus.table import Station

P, A = 0, 1


def ask_everything(s: Theseus) -> None:
    """Ask of every card, whether installed or in front of a seat, if it could do anything now."""
    for seat in range(len(s.team)):
        for at, sector in enumerate(s.sectors):
            for h in sector.slots:
                if h != NOTHING and s.cards.faces[h] in action:
                    action[s.cards.faces[h]].possible(s, seat, at, h)
        for card in special.values():
            card.possible(s, seat)


@rule_test("T-206", "T-164")
def test_asking_whether_a_rush_is_possible_does_not_use_up_a_bunker() -> None:
    """Pandora holds a Bunker for one use; an Alien who only looks round has not used it."""
    table = Station("pandora", "aliens", "marines", mode="deathmatch")
    table.active(A)
    table.card("corridors_s1", "marines_bunker")
    table.takes_over("warrior_1", "corridors_s1")
    table.card("control_room_s1", "aliens_adrenaline_rush")
    table.unit("pandora_1", "corridors", "a")
    table.unit("aliens_1", "corridors", "b", upgraded=True)
    table.unit("aliens_2", "corridors", "c")
    table.says(A, "turn.move", "aliens_2")
    before = encode(table.session.state)
    ask_everything(table.session.state)
    assert encode(table.session.state) == before
    assert table.session.state.spent == []


@pytest.mark.parametrize(
    ("mode", "players", "factions"),
    [
        ("duel", 2, "pandora,aliens"),
        ("duel", 2, "scientists,pandora"),
        ("deathmatch", 4, "pandora,marines,aliens,greys"),
        ("teams", 4, "aliens,greys,scientists,marines"),
    ],
)
def test_no_question_about_a_card_changes_anything(mode: str, players: int, factions: str) -> None:
    options: dict[str, Value] = {"factions": factions}
    for seed in range(4):
        session = Session.new(GAME, GAME.configure(mode, players, options), seed)
        source = numbers(seed)
        while not session.over:
            before = encode(session.state)
            ask_everything(session.state)
            assert encode(session.state) == before
            session.answer(*choose(session, source))


@rule_test("T-103")
@pytest.mark.parametrize("bonus", [False, True])
def test_a_slot_with_a_bonus_card_is_as_open_as_an_empty_one(bonus: bool) -> None:
    session = Session.new(GAME, GAME.configure("duel", 2, {"bonus_cards": bonus}), 1)
    s = session.state
    slots = [h for sector in s.sectors for h in sector.slots]
    assert any(h != NOTHING and s.holder[h] == NOTHING for h in slots) == bonus
    free = [h for h in slots if h == NOTHING or s.holder[h] == NOTHING]
    own = [h for h in slots if h != NOTHING and s.holder[h] == 0]
    assert len(open_slots(s, 0)) == len(free) + len(own)
