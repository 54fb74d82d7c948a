"""The numbers of actions: one line for everything any rule can offer, and the same one in every world."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import hullbreach
from hullbreach import games
from hullbreach.bots.random import RandomBot
from hullbreach.games.the_thing.components import ITEMS, WEAPONS
from hullbreach.kernel import Chance, Game, Pick, State, Trial, key_of
from hullbreach.lab.adapters.actions import SPARE, ActionTable, name_of, table
from hullbreach.lab.adapters.openspiel import names
from tests.games.the_thing.table import Ice

from .tables import MODES, NAMES, configurations


def unlisted(game: Game[Any], state: State, seed: str) -> list[str]:
    """What to do about options of a game played on by chance that lie in spare places or share one."""
    numbers, bot = table(game.name), RandomBot(seed)
    trial = Trial.begin(game, state)
    found: set[str] = set()
    while asked := trial.asked:
        seat, pick = next(iter(asked.items()))
        offers = numbers.offers(trial.state, pick)
        if len(offers) < len(pick.options) or max(offers) >= len(numbers.names):
            found |= {name_of(pick.prompt, row) for row in numbers.said(trial.state, pick)}
        trial.answer(seat, bot.pick(pick))
    place = f"hullbreach/lab/adapters/options/{game.name}.py"
    return [
        f"{name} has no number: list it in {place}" for name in sorted(found - set(numbers.names))
    ]


def check(game: str, mode: str, times: int) -> None:
    found = games.find(game)
    for number, config in enumerate(configurations(found, mode)):
        for again in range(times):
            seed = f"actions/{number}/{again}"
            state = found.setup(config, Chance(key_of(seed)))
            assert unlisted(found, state, seed) == [], config


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_no_spare_place_is_used_in_any_mode(game: str, mode: str) -> None:
    check(game, mode, 10)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_no_spare_place_is_used_in_many_games(game: str, mode: str) -> None:
    check(game, mode, 100)


@pytest.mark.parametrize("seed", range(3))
def test_no_spare_place_is_used_where_every_item_is_in_a_hand(seed: int) -> None:
    ice = Ice(8, seed=seed)
    for number, face in enumerate((*ITEMS, *WEAPONS)):
        ice.gives(number % 8, face)
    ice.phase("window")
    assert unlisted(games.find("the_thing"), ice.state, str(seed)) == []


@pytest.mark.parametrize("game", NAMES)
def test_a_name_stands_for_one_number(game: str) -> None:
    known = table(game).names
    assert len(set(known)) == len(known)


@pytest.mark.parametrize("game", NAMES)
def test_every_prompt_of_the_game_is_listed_and_no_other(game: str) -> None:
    listed = import_module(f"hullbreach.lab.adapters.options.{game}")
    assert {message(prompt) for prompt in listed.PROMPTS} == worded(game)
    assert set(listed.PLAIN) <= set(listed.PROMPTS)


def message(prompt: str) -> str:
    return "prompt-" + prompt.replace(".", "-").replace("_", "-")


def worded(game: str) -> set[str]:
    """The prompts for which the game has words; the law of words sees to it that none is missing there."""
    place = Path(str(import_module(games.find(game).package).__file__)).parent
    lines = [line for path in place.rglob("*en.ftl") for line in path.read_text().splitlines()]
    return {line.split(" =")[0] for line in lines if line.startswith("prompt-")}


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_the_numbers_of_the_options_are_those_of_any_world(game: str, mode: str) -> None:
    numbers, bot = table(game), RandomBot("worlds")
    session = hullbreach.new(game, mode, games.find(game).mode(mode).most, seed=4)
    for answers in range(80):
        if not session.asked:
            break
        if answers % 20 == 3:
            for seat, pick in session.asked.items():
                world = session.fork(seat, answers)
                here = numbers.offers(session.state, pick)
                assert here == numbers.offers(world.state, world.asked[seat])
                assert list(here.values()) == list(pick.options)
        seat, pick = next(iter(session.asked.items()))
        session.answer(seat, bot.pick(pick), pick.number)


def test_an_option_nobody_listed_has_its_own_spare_place() -> None:
    numbers = ActionTable({"which": ["a"]}, {})
    assert numbers.offers(None, Pick(0, "which", ["a"], "S-1")) == {0: "a"}
    one = numbers.offers(None, Pick(0, "which", ["b"], "S-1"))
    assert one == numbers.offers(None, Pick(0, "which", ["b"], "S-1"))
    assert min(one) >= 1
    many = Pick(0, "which", [str(n) for n in range(SPARE)], "S-1")
    assert sorted(numbers.offers(None, many)) == list(range(1, SPARE + 1))


def test_cards_are_named_by_their_faces() -> None:
    session, bot = hullbreach.new("specimen", seed=1), RandomBot(1)
    faces = {"knife", "shield", "scanner", "ration"}
    while session.asked:
        seat, pick = next(iter(session.asked.items()))
        if pick.prompt == "swap.card" and len(pick.options) > 1:
            said = [name.removeprefix("swap.card:").split()[0] for name in names(session, pick)]
            assert set(said) <= faces
            return
        option = "swap" if "swap" in pick.options else bot.pick(pick)
        session.answer(seat, option, pick.number)
    raise AssertionError("nobody swapped")
