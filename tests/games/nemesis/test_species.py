"""A second species, written here alone: the base asks it and never names it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from hullbreach.bots.evaluations.nemesis import terms
from hullbreach.games import nemesis
from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.games.nemesis.components import (
    ATTACK_CARDS,
    INTRUDER_KINDS,
    AttackCard,
    IntruderKind,
)
from hullbreach.games.nemesis.contamination import contaminate
from hullbreach.games.nemesis.intruders import Intruders
from hullbreach.games.nemesis.setup import fill_bag
from hullbreach.games.nemesis.species import SPECIES, reads
from hullbreach.games.nemesis.state import Intruder, Ship
from hullbreach.games.nemesis.steps import step
from hullbreach.games.nemesis.view import view
from hullbreach.kernel import (
    Asks,
    BadTable,
    Chance,
    Config,
    Game,
    Option,
    Seat,
    asks_nothing,
    key_of,
    rule,
)
from hullbreach.testing import LAWS, walk
from hullbreach.testing.laws import numbers

KINDS = {kind: INTRUDER_KINDS[kind] for kind in ("creeper", "adult")}
CARDS = {card.id: card for card in ATTACK_CARDS.values() if card.effect in ("scratch", "claw")}
READS = {"card.obj_c4/text": "card.obj_c6/text"}


class Weeds(Intruders):
    """Creepers and Adults alone; who stands beside them breathes in spores."""

    name = "weeds"
    options = (Option("weeds", False),)
    tokens = {"blank": INTRUDER_KINDS["blank"]} | KINDS
    kinds: Mapping[str, IntruderKind] = KINDS
    attack_cards: Mapping[str, AttackCard] = CARDS
    texts = READS

    def set_up(self, s: Ship, config: Config) -> None:  # it has no further options
        """Other tokens, other Attack cards."""
        s.bag, s.supply = [], []
        fill_bag(s, self.tokens.values())
        s.attacks = sorted(self.attack_cards)

    @asks_nothing
    def infest(self, s: Ship, seat: Seat) -> None:
        """Spores: two Contamination cards."""
        for _ in range(2):
            contaminate(s, seat, "attack")

    @rule
    def attack_step(self, s: Ship, calm: bool) -> Asks[None]:
        """After the attacks everybody beside an Intruder is infested."""
        yield from super().attack_step(s, calm)
        for seat in s.player_order():
            if s.present(seat) and s.in_combat(seat):
                yield from self.infest(s, seat)

    def attack_values(self, card: AttackCard) -> list[tuple[str, int]]:
        """One value for both kinds each."""
        return [(kind, card.blood) for kind in self.kinds]


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game[Ship]:
    """Nemesis with one more species in the box."""
    monkeypatch.setitem(SPECIES, "weeds", Weeds())
    return nemesis.assemble()


def ship(game: Game[Ship], seed: int = 1) -> Ship:
    """A ship with weeds aboard, set up for two."""
    return game.setup(game.configure("semi_coop", 2, {"weeds": True}), Chance(key_of(seed)))


def test_its_option_is_offered_in_every_mode(game: Game[Ship]) -> None:
    assert all("weeds" in [o.name for o in mode.options] for mode in game.modes)
    assert all("weeds" not in [o.name for o in mode.options] for mode in nemesis.GAME.modes)


@pytest.mark.parametrize("mode", ["semi_coop", "coop", "solo"])
@pytest.mark.parametrize("seed", range(3))
def test_a_game_with_it_keeps_the_laws_and_ends(game: Game[Ship], mode: str, seed: int) -> None:
    players = 1 if mode == "solo" else 3
    config = game.configure(mode, players, {"weeds": True})
    session = walk(game, config, seed, numbers(seed), LAWS if seed == 0 else (), every=29)
    assert session.state.species == "weeds"


def test_two_species_aboard_are_an_error(game: Game[Ship]) -> None:
    config = game.configure("coop", 2, {"weeds": True, "carnomorphs": True})
    with pytest.raises(BadTable, match="carnomorphs and weeds cannot both be aboard"):
        game.setup(config, Chance(key_of(1)))


def test_the_base_asks_it_for_tokens_cards_and_attacks(game: Game[Ship]) -> None:
    s = ship(game)
    assert {token.partition("_")[0] for token in s.bag} == {"blank", "creeper", "adult"}
    assert set(s.attacks) == set(CARDS)
    s.where = [ROOM_OF["r05"], ROOM_OF["r06"]]
    s.intruders.append(Intruder(1, "adult", ROOM_OF["r05"]))
    s.phase, s.calm = "attacks", True
    flow = step(s)
    assert flow is not None
    assert list(flow) == []
    assert [len(pile) for pile in s.discard] == [2, 0]


def test_the_view_tells_what_it_changes(game: Game[Ship]) -> None:
    s = ship(game)
    s.attack_discard = [next(iter(CARDS))]
    seen = view(s, 0)
    assert (seen.species, seen.kinds, seen.texts) == ("weeds", ["creeper", "adult"], READS)
    assert seen.last_attack is not None
    assert [kind for kind, _ in seen.last_attack.values] == ["creeper", "adult"]
    assert reads(s, "card.obj_c4/text") == "card.obj_c6/text"
    assert reads(s, "card.obj_c6/text") == "card.obj_c6/text"


def test_a_bot_can_value_a_position_with_it(game: Game[Ship]) -> None:
    s = ship(game)
    s.where = [ROOM_OF["r05"]] * 2
    alone = terms(s, 0)["danger"]
    s.intruders.append(Intruder(1, "adult", ROOM_OF["r05"]))
    assert terms(s, 0)["danger"] < alone
