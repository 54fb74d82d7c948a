"""Every law can fail: each catches the specimen that was broken for it, and none the intact one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hullbreach.kernel import Game, HullbreachError, Session
from hullbreach.testing import LAWS, Law, laws, wording
from hullbreach.testing.specimen import GAME

from . import broken

CASES: list[tuple[Law, Callable[[], Game[Any]], type[Session[Any]]]] = [
    (laws.scores_at_the_end, broken.short_score, Session),
    (laws.options_are_proper, broken.undescribed, Session),
    (laws.clone_is_a_twin, broken.global_memory, Session),
    (laws.saves_and_loads, broken.untidy_types, Session),
    (laws.undo_is_the_inverse, broken.global_memory, Session),
    (laws.undo_hides_nothing_learnt, broken.quiet_draw, Session),
    (laws.undo_tells_nothing, lambda: GAME, broken.TalkativeSession),
    (laws.refuses_what_is_wrong, lambda: GAME, broken.GullibleSession),
    (laws.secret_questions_change_nothing, broken.meddling_vote, Session),
    (laws.queries_change_nothing, broken.greedy_look, Session),
    (laws.queries_change_nothing, broken.fickle_view, Session),
    (laws.queries_change_nothing, broken.hasty_step, Session),
    (laws.queries_change_nothing, broken.costly_stakes, Session),
    (laws.queries_change_nothing, broken.fickle_view_beside, Session),
    (laws.queries_change_nothing, broken.tactless_talk, Session),
    (laws.views_share_what_all_see, broken.borrowed_hand, Session),
    (laws.cards_are_in_one_zone, broken.doubled_card, Session),
    (laws.cards_are_in_one_zone, broken.lost_card, Session),
    (laws.redealing_changes_nothing_seen, broken.leaking_view, Session),
    (laws.redealing_changes_nothing_seen, broken.leaking_question, Session),
    (laws.redealing_changes_nothing_seen, broken.leaking_silence, Session),
    (laws.redealing_changes_nothing_seen, broken.leaking_stakes, Session),
    (laws.redealing_changes_nothing_seen, broken.leaking_proposal, Session),
    (laws.proposals_are_offered, broken.proposal_of_nothing, Session),
    (laws.previews_teach_nothing, broken.leaking_preview, Session),
    (laws.previews_teach_nothing, broken.settled_with_a_leak, Session),
    (laws.what_is_settled_all_can_see, broken.settled_by_a_hand, Session),
    (laws.occasions_are_alike, broken.telling_reason, Session),
    (laws.occasions_are_alike, broken.unexplained, Session),
    (laws.redealing_changes_nothing_seen, broken.leaking_occasion, Session),
    (laws.spans_are_public, broken.leaking_span, Session),
    (laws.whoever_is_out_stays_out, broken.hasty_farewell, Session),
    (laws.whoever_is_out_stays_out, broken.secret_farewell, Session),
    (laws.events_tell_no_more_than_views, broken.leaking_event, Session),
    (laws.fork_forgets_the_truth, broken.true_order_shuffled, Session),
    (laws.fork_forgets_the_truth, lambda: GAME, broken.PermutingSession),
    (laws.public_deals_tell_nothing, broken.true_order_shuffled, Session),
    (laws.public_deals_tell_nothing, broken.forgotten_discard, Session),
    (laws.hidden_facts_vary, broken.identity_fork, Session),
    (wording.has_words, broken.speechless, Session),
    (wording.readers_are_called_you, broken.third_person, Session),
    (wording.losses_name_their_cause, broken.unexplained_wound, Session),
    (wording.options_explain_themselves, broken.bare_names, Session),
    (wording.questions_name_their_rules, broken.lawless, Session),
    (laws.replay_reproduces, broken.global_memory, Session),
]


def _caught(law: Law, game: Game[Any], kind: type[Session[Any]]) -> Exception | None:
    """What the law says of a few games played with this game and session."""
    config = game.configure(players=4)
    for seed in range(12):
        session = kind.new(game, config, seed)
        source = laws.numbers(seed)
        try:
            for _ in range(200):
                law(session)
                if session.over:
                    break
                session.answer(*laws.choose(session, source))
        except (AssertionError, HullbreachError) as caught:
            return caught
    return None


@pytest.mark.parametrize(("law", "make", "kind"), CASES, ids=lambda x: getattr(x, "__name__", None))
def test_the_law_catches(law: Law, make: Callable[[], Game[Any]], kind: type[Session[Any]]) -> None:
    assert _caught(law, make(), kind) is not None


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_law_lets_the_intact_specimen_pass(law: Law) -> None:
    assert _caught(law, GAME, Session) is None


def test_every_law_has_its_broken_specimen() -> None:
    assert {law for law, _, _ in CASES} == set(LAWS)
