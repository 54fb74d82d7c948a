"""The Carnomorph Attack cards."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.attacks import strike
from hullbreach.games.nemesis.carnomorphs.components import CARNOMORPH_ATTACKS
from hullbreach.games.nemesis.state import DEAD
from hullbreach.testing import rule_test

from .table import ME, Hive

ROOM = "r05"


def cards(effect: str) -> pytest.MarkDecorator:
    """All cards with this effect."""
    return pytest.mark.parametrize(
        "card", [a.id for a in CARNOMORPH_ATTACKS.values() if a.effect == effect]
    )


def struck(card: str, serious: int = 0, *rolls: str) -> tuple[Hive, int]:
    """The Captain is hit by this card, with so many serious wounds already."""
    hive = Hive("captain", "scout")
    hive.awake()
    hive.at(ROOM, ME)
    hive.state.wounds[ME] = ["wound_leg", "wound_body", "wound_arm"][:serious]
    x = hive.intruder(CARNOMORPH_ATTACKS[card].types[0], ROOM, 3)
    hive.rolls(*rolls)
    hive.carries_out(lambda s: strike(s, x, ME, card))
    assert hive.idle()
    return hive, x


def soiled(hive: Hive) -> int:
    """How many Contamination cards lie on the Captain's discard pile."""
    return hive.faces(hive.state.discard[ME]).count("contamination")


@cards("atk_devour")
def test_devour_wounds_or_kills_and_heals_the_butcher(card: str) -> None:
    hive, _ = struck(card, 0, "wound_hand")
    assert hive.state.wounds[ME] == ["wound_hand"]
    assert hive.standing(ROOM) == ["B0"]
    hive, _ = struck(card, 1)
    assert hive.state.where[ME] == DEAD
    assert hive.standing(ROOM) == ["B0"]


@cards("atk_spawn")
def test_spawn_brings_a_metagorger_and_slime(card: str) -> None:
    hive, _ = struck(card)
    assert hive.standing(ROOM) == ["S3", "M0"]
    assert hive.state.slime[ME]


@rule_test("K-19")
def test_t_d35_spawn_without_a_figure_is_slime_only() -> None:
    hive = Hive("captain", "scout")
    hive.awake()
    hive.at(ROOM, ME)
    hive.stands("r09", *["M0"] * 8)
    x = hive.intruder("shambler", ROOM)
    hive.carries_out(lambda s: strike(s, x, ME, "ka_03"))
    assert hive.standing(ROOM) == ["S0"]
    assert hive.state.slime[ME]


@cards("atk_bash")
def test_bash_is_a_serious_wound_and_contamination(card: str) -> None:
    hive, _ = struck(card, 0, "wound_hand")
    assert (hive.state.wounds[ME], soiled(hive)) == (["wound_hand"], 1)


@cards("atk_regurgitate")
def test_regurgitate_is_slime_contamination_and_a_carcass(card: str) -> None:
    hive, _ = struck(card)
    assert (hive.state.slime[ME], soiled(hive), hive.lying(ROOM)) == (True, 1, ["carcass"])


@cards("atk_slash")
def test_slash_is_a_light_wound_and_contamination(card: str) -> None:
    hive, _ = struck(card)
    assert (hive.state.light[ME], soiled(hive)) == (1, 1)


@cards("atk_bite")
def test_bite_wounds_or_kills(card: str) -> None:
    hive, _ = struck(card, 1, "wound_hand")
    assert hive.state.wounds[ME] == ["wound_leg", "wound_hand"]
    hive, _ = struck(card, 2)
    assert hive.state.where[ME] == DEAD


@cards("atk_whiplash")
def test_whiplash_is_two_light_wounds_and_contamination(card: str) -> None:
    hive, _ = struck(card)
    assert (hive.state.light[ME], soiled(hive)) == (2, 1)
