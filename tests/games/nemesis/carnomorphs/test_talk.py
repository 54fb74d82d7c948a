"""What is said about Mutations."""

from __future__ import annotations

from typing import Any

from hullbreach.games.nemesis import GAME
from hullbreach.games.nemesis.carnomorphs.mutation import lose_mutation, mutate
from hullbreach.kernel import Act, Language, Transcript
from hullbreach.parts.cards import EVERYONE
from hullbreach.testing import rule_test

from .table import ME, OTHER, Hive

assert GAME.talk is not None
TALK: Language[Any] = GAME.talk


@rule_test("K-42")
def test_which_mutation_one_has_can_be_lied_about_until_it_lies_open() -> None:
    hive = Hive("captain", "scout")
    verbs = {chip.verb for chip in TALK.chips(hive.state, ME)}
    assert "mutation" not in verbs, "there is none to speak of"
    hive.rolls("bone_blades", "echo_sense")
    hive.carries_out(lambda s: mutate(s, ME))
    hive.keeps(ME, "echo_sense")
    s = hive.session.state
    assert "mutation" in {chip.verb for chip in TALK.chips(s, ME)}
    assert "ask_mutation" in {chip.verb for chip in TALK.chips(s, OTHER)}
    talk = Transcript()
    lie = talk.say(hive.session, ME, Act("mutation", ("bone_blades",)))
    true = talk.say(hive.session, ME, Act("mutation", ("echo_sense",)))
    assert (TALK.truth(s, lie.act, ME), TALK.truth(s, true.act, ME)) == (False, True)
    assert TALK.shown(s, lie, []) is None
    card = hive.brood.mutation[ME][0]
    hive.state.cards.seen[card] = EVERYONE
    assert (TALK.shown(hive.state, lie, []), TALK.shown(hive.state, true, [])) == (False, True)
    assert "mutation" not in {chip.verb for chip in TALK.chips(hive.state, ME)}


@rule_test("K-42")
def test_a_claim_is_about_the_mutation_one_had_then() -> None:
    hive = Hive("captain", "scout")
    hive.rolls("bone_blades", "echo_sense")
    hive.carries_out(lambda s: mutate(s, ME))
    hive.keeps(ME, "echo_sense")
    said = Transcript().say(hive.session, ME, Act("mutation", ("echo_sense",)))
    lose_mutation(hive.state, ME)
    assert TALK.truth(hive.state, said.act, ME) is False
    assert TALK.shown(hive.state, said, []) is None
