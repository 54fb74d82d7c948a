"""What partners say on the station."""

from __future__ import annotations

import pytest

from hullbreach.games.theseus.talk import TALK
from hullbreach.kernel import Act, Transcript, Unsayable
from hullbreach.testing import rule_test

from .table import Station

A, M, S, G = range(4)


def station() -> Station:
    table = Station("aliens", "marines", "scientists", "greys", mode="teams")
    table.unit("aliens_1", "corridors", "a")
    table.unit("aliens_2", "loading_dock", "a")
    table.unit("marines_1", "technology_dock")
    table.unit("scientists_1", "technology_dock")
    table.unit("greys_1", "alien_nest")
    return table


@rule_test("T-177")
def test_partners_confer_openly() -> None:
    """One asks the partner, who agrees: everybody has heard it, and an opponent cannot be asked."""
    table, talk = station(), Transcript()
    partner = next(x for x in table.state.mates(A) if x != A)
    line = talk.say(table.session, A, Act("please_go", (partner, "corridors")))
    talk.say(table.session, partner, Act("yes"), line.n)
    assert all(len(talk.heard(seat)) == 2 for seat in (None, A, M, S, G))
    for foe in table.state.foes(A):
        with pytest.raises(Unsayable):
            talk.say(table.session, A, Act("please_go", (foe, "corridors")))


def test_a_plan_is_kept_by_the_end_of_ones_own_turn() -> None:
    table, talk = station(), Transcript()
    for act in (
        Act("go", ("control_room",)),
        Act("go", ("alien_nest",)),
        Act("hold", ("corridors",)),
        Act("attack", (M,)),
        Act("install", ("corridors",)),
    ):
        talk.say(table.session, A, act)
    talk.note(table.session)
    assert talk.fates == {}
    table.says(A, "turn.move", "aliens_1")
    table.says(A, "move.room", "a")
    table.passes(A)
    talk.note(table.session)
    goods = {n: fate.good for n, fate in talk.fates.items()}
    assert goods == {0: True, 1: False, 2: False, 3: False, 4: False}


def test_a_plan_for_the_next_turn_waits_for_it() -> None:
    table, talk = station(), Transcript()
    talk.say(table.session, M, Act("hold", ("technology_dock",)))
    table.says(A, "turn.move", "aliens_1")
    table.says(A, "move.room", "a")
    table.passes(A)
    talk.note(table.session)
    assert talk.fates == {}


@pytest.mark.parametrize("mode", ["duel", "deathmatch"])
def test_who_plays_alone_has_good_manners_only(mode: str) -> None:
    factions = ("aliens", "marines", "greys")[: 2 if mode == "duel" else 3]
    table = Station(*factions, mode=mode)
    table.unit("aliens_1", "corridors", "a")
    assert {TALK.kind(act) for act in TALK.sayable(table.state, 0)} == {"plain"}
    assert TALK.window(table.state, table.session.events) is None


def test_one_stays_only_where_one_stands() -> None:
    table = station()
    stays = [act.args[0] for act in TALK.sayable(table.state, A) if act.verb == "hold"]
    assert sorted(map(str, stays)) == ["corridors", "loading_dock"]
