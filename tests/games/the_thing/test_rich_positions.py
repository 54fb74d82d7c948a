"""The laws, on random games that begin in the middle: full hands, revealed aliens, frost, a landed helicopter."""

from __future__ import annotations

import pytest

from hullbreach.games.the_thing.components import TRACKS
from hullbreach.testing import LAWS
from hullbreach.testing.laws import choose, numbers, replay_reproduces
from hullbreach.testing.wording import has_words, questions_name_their_rules

from .table import BLUE, GREEN, ORANGE, RED, WHITE, YELLOW, Ice

WATCHED = [law for law in LAWS if law is not replay_reproduces]
"""A replay begins at the beginning, and these games do not."""


def walk_on(table: Ice, seed: int, every: int = 47, most: int = 300) -> None:
    """Play on at random and let the laws look."""
    session, source = table.session, numbers(seed)
    for count in range(most):
        if session.over:
            return
        if count % every == seed % every:
            for law in (*WATCHED, has_words, questions_name_their_rules):
                law(session)
        session.answer(*choose(session, source))


def stocked(players: int, seed: int) -> Ice:
    """Everybody holds weapons, items and lab tokens."""
    table = Ice(players, seed=seed)
    table.dogs("kitchen", "shed", "armory")
    things = ["melee", "firearm", "dynamite", "keys", "flashlight", "tools", "fuel_can", "cable"]
    for i in range(players):
        table.gives(i, "blood", "failure")
        for kind in things[i % 2 :: 2][: 2 if players > 5 else 3]:
            faces = table.state.cards.faces
            if kind in [faces[h] for h in (*table.state.weapon_deck, *table.state.item_deck)]:
                table.gives(i, kind)
    table.gives(GREEN, "flamethrower")
    return table


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", [4, 8])
def test_full_hands(players: int, seed: int) -> None:
    table = stocked(players, seed)
    table.phase("lounge")
    walk_on(table, seed)


@pytest.mark.parametrize("seed", range(3))
def test_several_revealed_aliens(seed: int) -> None:
    table = stocked(7, seed)
    table.aliens(YELLOW, WHITE, RED)
    table.revealed(YELLOW, WHITE, ORANGE, pool=5)
    table.phase("plan")
    walk_on(table, seed)


@pytest.mark.parametrize("seed", range(3))
def test_frost_and_fire(seed: int) -> None:
    table = stocked(5, seed)
    table.state.hurt("boiler_room", 3)
    table.state.damage["generator_room"] = 2
    table.phase("exchange")
    walk_on(table, seed)


@pytest.mark.parametrize("seed", range(3))
def test_a_landed_helicopter_and_a_ready_snowmobile(seed: int) -> None:
    table = stocked(5, seed)
    s = table.state
    s.sos, s.rescue = True, TRACKS.rescue.end
    s.damage["shed"], s.fuel["shed"] = 0, 4
    table.put("shed", RED, BLUE)
    table.phase("encounters")
    walk_on(table, seed, every=13)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("boarding", ["simple", "roles"])
def test_the_crew_of_the_few(seed: int, boarding: str) -> None:
    table = Ice(1 + seed % 3, mode="coop", options={"coop_boarding": boarding}, seed=seed)
    table.dogs("kitchen", "shed")
    for i in range(6):
        table.gives(i, "melee" if i % 2 else "tools" if i < 3 else "fuel_can", "blood")
    table.gives(2, "flamethrower", "cable", "keys", "flashlight")
    s = table.state
    s.sos, s.rescue, s.rescue_fuel = True, TRACKS.rescue.end - 4, 3
    s.damage["shed"], s.fuel["shed"], s.threat = 0, 5, 8
    table.phase("weather")
    walk_on(table, seed, every=19)
