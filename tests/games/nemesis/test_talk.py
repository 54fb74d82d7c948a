"""What is said aboard."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.nemesis import GAME
from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.games.nemesis.components import COORDINATES
from hullbreach.games.nemesis.state import ASLEEP, DEAD, ESCAPED
from hullbreach.kernel import Act, Event, Language, Spoken, Transcript, Unsayable
from hullbreach.parts.cards import EVERYONE
from hullbreach.testing import rule_test

from .table import Helm

ME, OTHER, THIRD = 0, 1, 2
assert GAME.talk is not None
TALK: Language[Any] = GAME.talk


def ship(**options: Any) -> Helm:
    return Helm("captain", "scout", "mechanic", **options)


def line(helm: Helm, act: Act, seat: int = ME) -> Spoken:
    return Transcript().say(helm.session, seat, act)


def wants(helm: Helm, seat: int, card: str) -> int:
    """The seat has settled on this Objective."""
    s = helm.state
    s.objectives[seat] = [s.cards.add(card, "objective", 1 << seat)]
    return s.objectives[seat][0]


@rule_test("N-168")
def test_whoever_looked_at_an_engine_may_lie_about_it() -> None:
    """Seen or not, true or not: the same can be said, and nothing shows it before the end."""
    helm = ship()
    s = helm.state
    top = s.engines[0]
    works = s.face(top) == "working"
    s.cards.seen[top] = 1 << ME
    assert TALK.chips(s, ME)[:4] != []
    assert [c.verb for c in TALK.chips(s, ME)] == [c.verb for c in TALK.chips(s, OTHER)]
    false = Act("engine_broken" if works else "engine_works", (1,))
    said = line(helm, false)
    assert TALK.truth(s, false, ME) is False
    assert TALK.shown(s, said, []) is None
    s.engines[0], s.engines[1] = s.engines[1], s.engines[0]
    s.cards.seen[top] = EVERYONE
    assert TALK.shown(s, said, []) is False, "it is judged by the token that lay on top then"


@rule_test("N-169")
def test_where_the_ship_flies_comes_out_on_arrival() -> None:
    helm = ship()
    s = helm.state
    planet = COORDINATES[s.face(s.coordinates)].planet(s.destination)
    said = line(helm, Act("course", (planet,)))
    assert TALK.truth(s, said.act, ME) is True
    s.destination = next(x for x in "ABCD" if x != s.destination)
    assert TALK.truth(s, said.act, ME) is False, "the course has changed since"
    assert TALK.shown(s, said, []) is None
    s.cards.seen[s.coordinates] = EVERYONE
    assert TALK.shown(s, said, []) is True


@rule_test("N-69")
def test_what_lies_behind_a_door_comes_out_when_it_is_explored() -> None:
    helm = ship()
    s = helm.state
    tile = s.tile_id(ROOM_OF["r05"])
    other = next(x for x in ("nest", "armory") if x != tile)
    true, false = line(helm, Act("room", ("r05", tile))), line(helm, Act("room", ("r05", other)))
    assert TALK.shown(s, true, []) is None
    helm.tile("r05", tile)
    assert (TALK.shown(s, true, []), TALK.shown(s, false, [])) == (True, False)
    with pytest.raises(Unsayable):
        line(helm, Act("room", ("r05", tile)))


@rule_test("N-200")
def test_who_wants_somebody_dead_hides_it() -> None:
    helm = ship()
    s = helm.state
    card = wants(helm, ME, "obj_c2")
    wants(helm, OTHER, "obj_p8")
    assert TALK.foe(s, ME)
    assert not TALK.foe(s, OTHER)
    lie, true = line(helm, Act("peaceful", (OTHER,))), line(helm, Act("peaceful", (THIRD,)))
    assert TALK.truth(s, lie.act, ME) is False
    assert TALK.truth(s, true.act, ME) is True
    assert TALK.truth(s, Act("suspect", (ME,)), OTHER) is True
    assert TALK.truth(s, Act("trust", (ME,)), OTHER) is False
    assert TALK.shown(s, lie, []) is None
    s.cards.seen[card] = EVERYONE
    assert (TALK.shown(s, lie, []), TALK.shown(s, true, [])) == (False, True)


def test_a_goal_that_wants_oneself_dead_is_no_hunt() -> None:
    helm = ship()
    wants(helm, ME, "obj_c1")
    assert not TALK.foe(helm.state, ME)
    assert TALK.truth(helm.state, Act("peaceful", (OTHER,)), ME) is True


@rule_test("N-150")
def test_the_dead_the_sleeping_and_the_escaped_are_silent() -> None:
    helm = ship(intruder_player=True)
    for place in (DEAD, ASLEEP, ESCAPED):
        helm.state.where[OTHER] = place
        assert TALK.open(helm.state, OTHER) == "N-150"
    helm.state.xeno = OTHER
    assert TALK.open(helm.state, OTHER) == ""
    assert {TALK.kind(act) for act in TALK.sayable(helm.state, OTHER)} == {"plain"}


def test_together_nobody_is_asked_whom_they_want_dead() -> None:
    helm = Helm("captain", "scout", mode="coop")
    verbs = {act.verb for act in TALK.sayable(helm.state, ME)}
    assert "engine_works" in verbs
    assert not verbs & {"peaceful", "suspect", "ask_peaceful"}
    assert not TALK.foe(helm.state, ME)


def test_a_way_is_promised_for_this_round_or_after_passing_for_the_next() -> None:
    helm = ship()
    helm.tile("r05", "armory")
    s = helm.state
    here = line(helm, Act("go", ("armory",)))
    s.passed[OTHER] = True
    later = line(helm, Act("go", ("r06",)), OTHER)
    s.round += 1
    assert TALK.shown(s, here, []) is False
    assert TALK.shown(s, later, []) is None
    s.where[OTHER] = ROOM_OF["r06"]
    assert TALK.shown(s, later, []) is True
    assert TALK.place(s, "armory") == "r05"


def test_things_are_promised_and_given_in_a_trade() -> None:
    helm = ship()
    helm.gives(ME, "medkit")
    s = helm.state
    assert TALK.truth(s, Act("have", ("medkit",)), ME) is True
    assert TALK.truth(s, Act("have", ("medkit",)), OTHER) is False
    mine, theirs = (
        line(helm, Act("give", (OTHER, "medkit"))),
        line(helm, Act("give", (ME, "medkit")), OTHER),
    )
    deal = [Event("traded", {"seat": ME, "by": OTHER, "gave": ("medkit",), "got": ()})]
    assert TALK.shown(s, mine, deal) is True
    assert TALK.shown(s, theirs, deal) is None
    assert TALK.shown(s, line(helm, Act("have", ("medkit",))), deal) is True
    s.round += 2
    assert TALK.shown(s, theirs, []) is False


def test_who_promised_to_wait_and_leaves_breaks_it() -> None:
    helm = ship()
    s = helm.state
    said = line(helm, Act("wait", (OTHER,)))
    s.where[ME] = ESCAPED
    assert TALK.shown(s, said, []) is False
    s.where[OTHER] = ESCAPED
    assert TALK.shown(s, said, []) is None


@rule_test("N-175")
def test_who_starts_the_self_destruct_is_seen_doing_it() -> None:
    helm = ship()
    s = helm.state
    mine, theirs = line(helm, Act("no_destruct")), line(helm, Act("no_destruct"), OTHER)
    news = [Event("does.room", {"seat": ME}), Event("fuse.started", {})]
    assert TALK.shown(s, mine, news) is False
    assert TALK.shown(s, theirs, news) is None
    s.round += 2
    assert TALK.shown(s, theirs, []) is True


def test_bots_speak_when_a_round_or_their_turn_begins() -> None:
    helm = ship()
    s = helm.state
    for key, name in (("round", "round"), ("first.contact", "contact"), ("boarded", "alarm")):
        window = TALK.window(s, [Event(key, {})])
        assert window is not None
        assert (window.name, window.seats) == (name, (ME, OTHER, THIRD))
    turn = TALK.window(s, [])
    assert turn is not None
    assert (turn.name, turn.seats) == ("turn", (ME,))
    s.acted = 1
    assert TALK.window(s, []) is None
