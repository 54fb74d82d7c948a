"""What somebody who goes somewhere is told beforehand: what attacks, what waits there, what the noise can bring."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis import GAME
from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.kernel import Choice, Stakes
from hullbreach.testing import rule_test

from .table import Helm

ME, OTHER = 0, 1
HERE, THERE = "r11", "r06"


@pytest.fixture
def helm() -> Helm:
    """Two of the crew in the Hibernatorium, and an explored empty room beside it."""
    helm = Helm("scout", "soldier")
    helm.bare(THERE, "canteen")
    helm.at(HERE)
    return helm


def at_stake(helm: Helm, prompt: str, option: Choice, seat: int = ME) -> Stakes:
    """What an option says about itself."""
    pick = helm.question(seat, prompt)
    shown = helm.session.seat_view(seat).options
    found = next(each.stakes for each in shown if each.option == option and not each.closed)
    assert found is not None, pick
    return found


@rule_test("N-57")
def test_an_escape_tells_who_attacks_and_then_what_the_noise_can_bring(helm: Helm) -> None:
    helm.intruder("adult", HERE)
    helm.hand(ME, "search", "rest")
    told = at_stake(helm, "turn.action", ("move", THERE))
    assert [each.key for each in told.then] == ["then.attacked"]
    assert told.odds is not None
    assert told.odds.faces.count("mild") == 8


@rule_test("N-57")
def test_who_escapes_to_somebody_makes_no_noise_but_sees_what_waits(helm: Helm) -> None:
    helm.intruder("adult", HERE)
    helm.intruder("creeper", THERE)
    helm.hand(ME, "search", "rest")
    told = at_stake(helm, "turn.action", ("move", THERE))
    assert [each.key for each in told.then] == ["then.attacked", "then.combat"]
    assert told.odds is None


@rule_test("N-86")
def test_silence_is_no_comfort_where_the_room_itself_slimes(helm: Helm) -> None:
    helm.bare(THERE, "slime_room")
    helm.hand(ME, "search", "rest")
    told = at_stake(helm, "turn.action", ("move", THERE))
    assert told.odds is not None
    assert told.odds.faces.count("maybe") == 2
    assert "none" not in told.odds.faces


@pytest.mark.parametrize(
    ("card", "prompt", "verb", "rolls"),
    [
        ("adrenaline", "adrenaline.room", "escape", True),
        ("reconnaissance", "reconnaissance.room", "move", False),
    ],
)
@rule_test("N-119")
def test_a_card_that_leads_away_tells_what_lies_ahead(
    helm: Helm, card: str, prompt: str, verb: str, rolls: bool
) -> None:
    helm.intruder("adult", HERE)
    helm.state.ammo[helm.weapon(ME)] = 0
    helm.plays(card)
    told = at_stake(helm, prompt, THERE)
    assert told.group == verb
    assert (told.odds is not None) == rolls
    assert bool(told.then) == (verb == "escape")


@rule_test("N-70")
def test_an_order_names_whom_it_sends_and_says_who_is_there() -> None:
    helm = Helm("captain", "scout")
    helm.intruder("adult", THERE)
    helm.state.fire[ROOM_OF[THERE]] = True
    helm.plays("order")
    pick = helm.question(ME, "order.room")
    assert pick.about["seat"] == OTHER
    found = next(d for d in GAME.describe(helm.state, pick) if d.option == THERE)
    assert found.note == "note.there"
    assert {name: found.facts[name] for name in ("count", "crew", "fire")} == {
        "count": 1,
        "crew": 0,
        "fire": True,
    }
