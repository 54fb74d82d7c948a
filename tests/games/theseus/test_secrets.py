"""Open and hidden information, row by row."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.theseus import GAME
from hullbreach.kernel import Session, encode
from hullbreach.testing.laws import choose, numbers


def in_play(seed: int = 1, **options: Any) -> Session[Any]:
    """A duel after some turns."""
    config = GAME.configure("duel", 2, {"factions": "aliens,scientists", **options})
    session = Session.new(GAME, config, seed)
    source = numbers(seed)
    while session.state.turns < 8 and not session.over:
        session.answer(*choose(session, source))
    return session


def worlds(session: Session[Any], seat: int) -> list[Any]:
    """States a seat could believe in."""
    return [session.fork(seat, seed).state for seed in range(12)]


def decks(state: Any, seat: int) -> list[str]:
    """A deck from its top down."""
    return [state.cards.faces[h] for h in reversed(state.decks[seat])]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_board_and_everything_on_it_is_open(seed: int) -> None:
    session = in_play(seed)
    views = [GAME.view(session.state, seat) for seat in (0, 1, None)]
    for one in views:
        one.me = None
    assert encode(views[0]) == encode(views[1]) == encode(views[2])


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_only_the_top_of_a_deck_is_open(seed: int) -> None:
    session = in_play(seed)
    for seat in (0, 1):
        for owner in (0, 1):
            truth = decks(session.state, owner)
            dealt = [decks(state, owner) for state in worlds(session, seat)]
            assert {deck[0] for deck in dealt} == {truth[0]}
            assert len({tuple(deck[1:]) for deck in dealt}) > 1, "the order below is hidden"
            assert {len(deck) for deck in dealt} == {len(truth)}, "the number is open"


def test_the_identity_of_cards_below_the_top_is_hidden_too() -> None:
    session = in_play()
    kinds = {tuple(sorted(decks(state, 0))) for state in worlds(session, 0)}
    assert len(kinds) > 1, "a deck's owner does not know which cards were left out"


def test_the_removed_cards_are_hidden() -> None:
    session = in_play()
    removed = {
        tuple(state.cards.faces[h] for h in state.removed[1]) for state in worlds(session, 1)
    }
    assert len(removed) > 1
    assert "removed" not in GAME.view(session.state, 0).__struct_fields__


def test_discard_piles_are_open() -> None:
    session = in_play(4)
    state = session.state
    for seat in (0, 1):
        faces = [state.cards.faces[h] for h in state.discards[seat]]
        assert GAME.view(state, 1 - seat).seats[seat].discards == faces
        for world in worlds(session, 1 - seat):
            assert [world.cards.faces[h] for h in world.discards[seat]] == faces


def test_unused_bonus_cards_are_hidden() -> None:
    session = in_play()
    unused = {tuple(state.cards.faces[h] for h in state.bonus) for state in worlds(session, 0)}
    assert len(unused) > 1
    assert GAME.view(session.state, 0).bonus == 4


def test_start_cards_are_open() -> None:
    config = GAME.configure("duel", 2, {"factions": "aliens,scientists", "start_player": "1"})
    session = Session.new(GAME, config, 1)
    for seat in (0, 1):
        cards = GAME.view(session.state, 1 - seat).seats[seat].start_cards
        assert cards == [session.state.cards.faces[h] for h in session.state.starts[seat]]
        assert len(cards) == 3


def test_the_whole_deck_is_counted_with_easy_cards() -> None:
    """With difficulty 0 all fifteen cards are known, only their order is not."""
    session = in_play(difficulty=0)
    truth = sorted(decks(session.state, 0))
    dealt = [decks(state, 0) for state in worlds(session, 1)]
    assert all(sorted(deck) == truth for deck in dealt)
    assert len({tuple(deck) for deck in dealt}) > 1


def test_a_chosen_deck_is_known_to_its_owner_and_hidden_from_others() -> None:
    session = in_play(decks="chosen")
    truth = sorted(decks(session.state, 0))
    own = [decks(state, 0) for state in worlds(session, 0)]
    assert all(sorted(deck) == truth for deck in own)
    assert len({tuple(deck) for deck in own}) > 1, "but not its order"
    foreign = {tuple(sorted(decks(state, 0))) for state in worlds(session, 1)}
    assert len(foreign) > 1
    assert sum(GAME.view(session.state, 0).deck.values()) == len(truth)
    assert GAME.view(session.state, 1).seats[0].top == decks(session.state, 0)[0]


def test_the_choice_of_a_deck_is_secret_while_it_is_made() -> None:
    config = GAME.configure("duel", 2, {"factions": "aliens,scientists", "decks": "chosen"})
    session = Session.new(GAME, config, 1)
    assert set(session.asked) == {0, 1}
    before = encode(session.seat_view(1).view)
    session.answer(0, session.asked[0].options[-1], session.asked[0].number)
    assert encode(session.seat_view(1).view) == before
