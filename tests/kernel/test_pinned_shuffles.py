"""A fork whose step shuffled in its middle stands like any other session: cloned, saved and forked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from hullbreach.kernel import (
    Asks,
    Chance,
    Eyes,
    Game,
    Pick,
    Seat,
    Session,
    ask,
    key_of,
    rule,
)
from hullbreach.parts.cards import Cards, CardState, deal, draw, shuffle
from hullbreach.testing.laws import clone_is_a_twin, fork_forgets_the_truth, seen

from .mini import mini


class Deck(CardState, kw_only=True):
    """A pile and what seat 0 drew from it."""

    pile: list[int]
    hand: list[int]


@rule
def shuffle_and_draw(s: Deck) -> Asks[None]:
    """Shuffle the pile, draw a card, and be asked about it."""
    shuffle(s, s.pile)
    s.hand.append(draw(s, s.pile, 0))
    yield from ask(Pick(0, "keep", ["yes", "no"], "X-1"))


def _view(s: Deck, seat: Seat | None) -> list[str]:
    return [s.cards.faces[h] for h in s.hand if s.cards.knows(seat, h)]


def _determinize(s: Deck, eyes: Eyes, chance: Chance, now: Deck) -> None:
    deal(s.cards, sorted([*s.pile, *s.hand]), eyes, chance, now.cards)


def _session() -> Session[Deck]:
    game: Game[Deck] = replace(
        cast(Any, mini(cast(Any, shuffle_and_draw))),
        state=Deck,
        step=lambda s: None if len(s.hand) > 3 else shuffle_and_draw(s),
        view=_view,
        determinize=_determinize,
    )
    s = Deck(chance=Chance(key_of(1)), cards=Cards(), pile=[], hand=[])
    s.pile = s.cards.add_all([(f"card {n}", 1) for n in range(40)], "back")
    return Session.at(game, game.configure(players=2), s)


def test_what_came_up_in_a_shuffle_comes_up_again() -> None:
    session = _session()
    for seed in range(20):
        world = session.fork(0, seed)
        assert seen(world, 0) == seen(session, 0)
        assert world.state.chance.pins is None
        clone_is_a_twin(world)
        assert Session.load(world.game, world.save()).digest() == world.digest()
    fork_forgets_the_truth(session)


def test_a_later_shuffle_is_free_again() -> None:
    world = _session().fork(0, 1)
    top = world.state.hand[0]
    found = set()
    for seed in range(30):
        state = world.clone().state
        state.chance = Chance(key_of(seed))
        state.pile.append(state.hand.pop())
        shuffle(state, state.pile)
        found.add(state.cards.faces[top])
    assert len(found) > 5
