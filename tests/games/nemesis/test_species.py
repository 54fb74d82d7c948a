"""A second species, written here alone: the base asks it and never names it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.util import find_spec, module_from_spec
from pathlib import Path

import pytest

from hullbreach.bots.evaluations.nemesis import terms
from hullbreach.bots.random import RandomBot
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
from hullbreach.games.nemesis.picks import pick_intruder
from hullbreach.games.nemesis.setup import fill_bag
from hullbreach.games.nemesis.species import SPECIES, Things, all_species, reads
from hullbreach.games.nemesis.state import Intruder, Ship
from hullbreach.games.nemesis.steps import step
from hullbreach.games.nemesis.view import view
from hullbreach.kernel import (
    Asks,
    BadTable,
    Chance,
    Choice,
    Config,
    Described,
    Game,
    Option,
    Pick,
    Seat,
    Trial,
    asks_nothing,
    key_of,
    rule,
)
from hullbreach.lab.adapters import actions
from hullbreach.lab.adapters.actions import ActionTable
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

    own_actions = ("prune",)

    def prompts(self, things: Things) -> Mapping[str, Sequence[Choice]]:
        """Which of them is pruned."""
        return {"weeds.which": things.intruders}

    def actions(self, s: Ship, seat: Seat) -> list[Choice]:
        """Who stands beside them can prune one."""
        return ["prune"] if s.in_combat(seat) else []

    @rule
    def act(self, s: Ship, seat: Seat, choice: Choice) -> Asks[None]:
        """One of them dies, and its spores are breathed in."""
        here = s.intruders_in(s.where[seat])
        x = yield from pick_intruder(s, seat, "weeds.which", here, "N-43")
        self.kill(s, x.id, "shot")
        yield from self.infest(s, seat)

    def describe(self, s: Ship, seat: Seat, option: str) -> Described | None:
        """Pruning, in words there are."""
        return Described(option, "option.melee", note="note.melee") if option == "prune" else None

    def attack_values(self, card: AttackCard) -> list[tuple[str, int]]:
        """One value for both kinds each."""
        return [(kind, card.blood) for kind in self.kinds]


@pytest.fixture
def game() -> Iterator[Game[Ship]]:
    """Nemesis with one more species in the box, which is taken out again."""
    SPECIES("weeds")(Weeds)
    yield nemesis.assemble()
    del SPECIES["weeds"]


def action_table() -> ActionTable:
    """The numbers of actions with every species that is entered now."""
    spec = find_spec("hullbreach.lab.adapters.options.nemesis")
    assert spec is not None
    assert spec.loader is not None
    listed = module_from_spec(spec)
    spec.loader.exec_module(listed)
    return ActionTable(listed.PROMPTS, listed.PLAIN)


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


def test_its_actions_and_prompts_have_numbers(game: Game[Ship]) -> None:
    table = action_table()
    assert len(set(table.names)) == len(table.names)
    assert "turn.action:prune" in table.names
    s = ship(game)
    s.intruders += [Intruder(number, "adult", ROOM_OF["r05"]) for number in (7, 9)]
    pick = Pick(0, "weeds.which", [("intruder", 7), ("intruder", 9)], "N-43")
    names = {table.names[number]: option for number, option in table.offers(s, pick).items()}
    assert names == {
        "weeds.which:adult 1": ("intruder", 7),
        "weeds.which:adult 2": ("intruder", 9),
    }


@pytest.mark.parametrize("seed", range(3))
def test_no_spare_number_is_used_with_it(game: Game[Ship], seed: int) -> None:
    table, bot = action_table(), RandomBot(seed)
    state = game.setup(game.configure("semi_coop", 3, {"weeds": True}), Chance(key_of(seed)))
    trial = Trial.begin(game, state)
    while asked := trial.asked:
        seat, pick = next(iter(asked.items()))
        offers = table.offers(trial.state, pick)
        assert len(offers) == len(pick.options)
        assert max(offers) < len(table.names), pick
        trial.answer(seat, bot.pick(pick))


def test_it_is_out_of_the_box_again() -> None:
    assert "turn.action:prune" not in action_table().names
    assert action_table().names == actions.table("nemesis").names


ROOT = Path(__file__).parents[3]
ASKING = {
    "base": ROOT / "src/hullbreach/games/nemesis",
    "bots": ROOT / "src/hullbreach/bots",
    "lab": ROOT / "src/hullbreach/lab",
    "client": ROOT / "web/src/games",
}
"""Who asks the species aboard and never names one of an expansion; `looks.json` is the client's table of pictures."""


@pytest.mark.parametrize("where", ASKING)
def test_no_species_of_an_expansion_is_named(where: str) -> None:
    base, *others = all_species()
    assert others
    kinds = {kind for each in others for kind in {*each.kinds, *each.tokens}}
    words = {each.name for each in others} | (kinds - {*base.kinds, *base.tokens})
    expansions = {each.__class__.__module__.split(".")[-2] for each in others}
    named = [
        f"{path.relative_to(ROOT)} names {word}"
        for path in sorted(ASKING[where].rglob("*"))
        if path.suffix in (".py", ".ts", ".svelte") and path.parent.name not in expansions
        for word in sorted(words)
        if word in path.read_text(encoding="utf-8").lower()
    ]
    assert named == []
