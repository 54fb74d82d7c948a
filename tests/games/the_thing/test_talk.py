"""What is said at the base, and what cannot be."""

from __future__ import annotations

import pytest

from hullbreach.games.the_thing import GAME
from hullbreach.games.the_thing.components import ACTION_BACK
from hullbreach.games.the_thing.talk import TALK
from hullbreach.kernel import Act, Session, Transcript, Unsayable
from hullbreach.testing import rule_test
from hullbreach.testing.laws import choose, numbers
from hullbreach.testing.talk_laws import nothing_hidden_is_said

from .table import BLUE, GREEN, RED, YELLOW, Ice


@rule_test("G-56")
def test_no_line_speaks_of_hands_or_of_the_card_given() -> None:
    """Dealing all action cards anew changes the truth of nothing that can be said, and offers nothing else."""
    table = Ice(5)
    table.go_on()
    session, source = table.session, numbers(8)
    for moment in range(160):
        if session.over:
            break
        if moment % 8 == 0:
            nothing_hidden_is_said(session, ACTION_BACK)
        session.answer(*choose(session, source))


@rule_test("G-90")
def test_nobody_comments_while_tokens_are_checked() -> None:
    table = Ice()
    table.put("generator_room", RED, GREEN)
    table.phase("encounters")
    table.go_on()
    table.all_say("step_out")
    assert table.asks(RED, "lay")
    for seat in (RED, GREEN, BLUE):
        with pytest.raises(Unsayable) as refused:
            Transcript().say(table.session, seat, Act("human"))
        assert refused.value.rule == "G-90"
    table.all_say("lay")
    assert table.asks(RED, "look")
    with pytest.raises(Unsayable):
        Transcript().say(table.session, BLUE, Act("suspect", (RED,)))
    while table.state.phase != "window":
        table.session.answer(*choose(table.session, numbers(1)))
    Transcript().say(table.session, BLUE, Act("suspect", (RED,)))


@rule_test("G-103")
def test_everybody_may_argue_and_the_leader_decides() -> None:
    table = Ice()
    table.put("kitchen", GREEN)
    table.put("shed", BLUE)
    table.stack("use", "use")
    table.phase("shuffle_stack")
    table.go_on()
    talk = Transcript()
    for seat in (GREEN, BLUE, YELLOW):
        talk.say(table.session, seat, Act("please_stop", (RED,)))
    with pytest.raises(Unsayable):
        talk.say(table.session, RED, Act("please_stop", (RED,)))
    leads = list(table.session.asked)
    assert leads == [RED], "the others talk, the leader is asked"


def test_revealed_aliens_plan_among_themselves() -> None:
    table = Ice(5)
    table.revealed(YELLOW, BLUE)
    table.phase("plan")
    table.go_on()
    talk = Transcript()
    line = talk.say(table.session, YELLOW, Act("strike", ("kitchen",)))
    assert line.to == (YELLOW, BLUE)
    assert talk.heard(BLUE) == (line,)
    assert talk.heard(RED) == talk.heard(None) == ()


@rule_test("G-181")
def test_the_dead_do_not_speak() -> None:
    table = Ice(5)
    table.state.figures[GREEN].status = "dead"
    table.phase("draw")
    table.go_on()
    with pytest.raises(Unsayable) as refused:
        Transcript().say(table.session, GREEN, Act("human"))
    assert refused.value.rule == "G-181"


def test_a_place_is_promised_and_seen_to_be_kept() -> None:
    table = Ice()
    table.state.turn = [RED, GREEN, BLUE, YELLOW]
    for seat in range(4):
        table.hand(seat, "use", "repair")
    table.phase("place")
    table.go_on()
    talk = Transcript()
    kept = talk.say(table.session, RED, Act("go", ("kitchen",)))
    broken = talk.say(table.session, GREEN, Act("go", ("kitchen",)))
    table.says(RED, "place", ("go", "kitchen"))
    talk.note(table.session)
    table.says(RED, "place.card", "use")
    table.says(GREEN, "place", ("go", "shed"))
    talk.note(table.session)
    assert {n: fate.good for n, fate in talk.fates.items()} == {kept.n: True, broken.n: False}


def test_claims_are_free_whatever_one_has() -> None:
    table = Ice()
    table.gives(GREEN, "keys")
    table.phase("draw")
    table.go_on()
    talk, s = Transcript(), table.session.state
    for seat, true in ((RED, False), (GREEN, True)):
        line = talk.say(table.session, seat, Act("have", ("keys",)))
        assert TALK.truth(s, line.act, seat) is true
    lie = talk.say(table.session, YELLOW, Act("human"))
    assert TALK.truth(s, lie.act, YELLOW) is False


def test_a_test_shows_who_was_human_all_along() -> None:
    table = Ice()
    table.phase("offers")
    table.gives(GREEN, "blood")
    table.discs(1, 1, 3, 1)
    table.go_on()
    talk = Transcript()
    line = talk.say(table.session, BLUE, Act("human"))
    doubt = talk.say(table.session, RED, Act("suspect", (BLUE,)))
    table.all_say("test.offer", {GREEN: "a"})
    talk.note(table.session)
    assert talk.fates[line.n].good
    assert not talk.fates[doubt.n].good


def test_the_game_for_few_has_manners_only() -> None:
    config = GAME.configure("coop", 2)
    session = Session.new(GAME, config, 1)
    verbs = {act.verb for act in TALK.sayable(session.state, 0)}
    assert verbs == {"hello", "thanks", "one_moment"}
