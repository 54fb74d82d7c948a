"""What forks may assume: knowledge that is about a set of cards, not about a place."""

from __future__ import annotations

from hullbreach.games.nemesis.contamination import contaminate
from hullbreach.games.nemesis.objectives import choose_objectives
from hullbreach.games.nemesis.systems import look_objective
from hullbreach.games.nemesis.wounds import die
from hullbreach.testing import rule_test

from .table import Helm

ME, OTHER, THIRD = 0, 1, 2


def helm() -> Helm:
    table = Helm("captain", "scout", "soldier")
    table.at("r03", ME)
    table.at("r05", OTHER)
    table.at("r09", THIRD)
    return table


@rule_test("N-195")
def test_who_saw_an_objective_does_not_learn_whether_it_was_kept() -> None:
    table = helm()
    table.state.contact = False
    seen = table.state.face(table.state.objectives[OTHER][0])
    table.carries_out(lambda s: look_objective(s, ME, OTHER))
    table.says(ME, "objective.kind", "corporate")
    table.arrange().contact = True
    table.carries_out(choose_objectives)
    for seat in (ME, OTHER, THIRD):
        table.says(seat, "objective.keep", "first")
    view = table.view(ME)
    assert view.seats[OTHER].objectives == [None]
    assert view.peeked == [(OTHER, seen)]
    kept = set()
    for seed in range(24):
        world = table.session.fork(ME, seed).boundary
        pair = world.objectives[OTHER] + world.dropped[OTHER]
        faces = [world.face(h) for h in pair]
        assert seen in faces
        assert sorted(face[4] for face in faces) == ["c", "p"]
        kept.add(faces[0] == seen)
    assert kept == {True, False}


@rule_test("N-147")
def test_what_a_dead_character_carried_unseen_stays_unknown() -> None:
    table = helm()
    s = table.state
    h = s.stock[0].pop()
    s.items[OTHER].append(h)
    s.cards.seen[h] = 1 << OTHER
    table.carries_out(lambda s: die(s, OTHER, "attack"))
    assert h in table.state.gone
    found = {table.session.fork(ME, seed).boundary.face(h) for seed in range(24)}
    assert len(found) > 2
    known = {table.session.fork(OTHER, seed).boundary.face(h) for seed in range(6)}
    assert len(known) == 1


@rule_test("N-138")
def test_cards_known_to_be_clean_stay_so_through_a_shuffle() -> None:
    table = helm()
    s = table.state
    for _ in range(3):
        contaminate(s, ME, "attack")
    for h in s.discard[ME]:
        part = s.part[h]
        s.cards.faces[part] = "clean"
        s.cards.seen[part] = -1
    s.renew_deck(ME)
    parts = list(s.part.values())
    for seed in range(8):
        world = table.session.fork(OTHER, seed).boundary
        assert {world.face(part) for part in parts} == {"clean"}


def test_a_fork_lists_the_same_open_facts_as_the_truth() -> None:
    table = helm()
    table.hand(OTHER, "search")
    s = table.state
    twin = next(h for h in s.deck[OTHER] if s.face(h) == "search")
    others = [h for h in s.deck[OTHER] if h != twin]
    s.deck[OTHER] = [twin, *others[:3]]
    s.gone += others[3:]
    wanted = table.game.secrets(table.session.boundary, ME).keys()
    for seed in range(24):
        world = table.session.fork(ME, seed).boundary
        assert table.game.secrets(world, ME).keys() == wanted


@rule_test("N-195")
def test_what_another_has_peeked_at_is_dealt_anew_with_the_rest() -> None:
    table = helm()
    table.state.contact = False
    table.carries_out(lambda s: look_objective(s, THIRD, OTHER))
    table.says(THIRD, "objective.kind", "corporate")
    table.arrange().contact = True
    table.carries_out(choose_objectives)
    for seat in (ME, OTHER, THIRD):
        table.says(seat, "objective.keep", "first")
    seen = set()
    for seed in range(24):
        world = table.session.fork(ME, seed).boundary
        ((viewer, owner, face),) = world.peeked
        pair = [world.face(h) for h in world.objectives[OTHER] + world.dropped[OTHER]]
        assert (viewer, owner) == (THIRD, OTHER)
        assert face in pair
        seen.add(face)
    assert len(seen) > 1
