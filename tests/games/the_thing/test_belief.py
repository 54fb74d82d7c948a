"""Worlds a seat could believe in: roles that fit everything it has seen."""

from __future__ import annotations

from copy import deepcopy
from fractions import Fraction

import pytest

from hullbreach.games.the_thing import GAME, roles
from hullbreach.games.the_thing.pieces import Deed
from hullbreach.games.the_thing.roles import (
    UNKNOWN_HABITS,
    Habits,
    Hearsay,
    role_sets,
    suspicions,
)
from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Session
from hullbreach.testing.laws import choose, numbers

from .table import BLUE, GREEN, RED, WHITE, YELLOW, Ice


def course(s: Base) -> list[bool]:
    """The roles that follow from the first alien and the story; every deed of it must have been possible."""
    alien = [i == s.first_alien for i in range(s.size)]
    gone: set[int] = set()
    for deed in s.story:
        if deed.kind == "met":
            laid = dict(zip(deed.who, deed.hidden, strict=True))
            assert all(alien[i] or place == 0 for i, place in laid.items()), "a human laid it"
            for looker, owner, position in [tuple(look) for look in deed.looks]:
                alien[looker] |= laid[owner] == position + 1
        elif deed.kind == "dog":
            alien[deed.who[0]] |= bool(deed.hidden[0])
        elif deed.kind == "shown":
            assert alien[deed.who[0]] == bool(deed.hidden[0])
            gone |= set(deed.who) if deed.hidden[0] else set()
        elif deed.kind == "dead":
            gone |= set(deed.who)
        assert any(not alien[i] for i in range(s.size) if i not in gone), "the game was over"
    return alien


def known(s: Base, seat: int) -> list[object]:
    """What a seat knows of the story for certain."""
    facts: list[object] = [s.first_alien == seat, s.figures[seat].alien]
    for deed in s.story:
        if deed.kind in ("shown", "dead") or (deed.kind == "dog" and seat in deed.who):
            facts.append((deed.who, deed.hidden))
        if deed.kind == "met" and seat in deed.who:
            facts.append(deed.hidden[deed.who.index(seat)])
        for looker, owner, position in deed.looks:
            if looker == seat:
                facts.append(deed.hidden[deed.who.index(owner)] == position + 1)
    return facts


@pytest.mark.parametrize(("players", "seed"), [(4, 1), (5, 2), (6, 3), (8, 4)])
def test_every_dealt_world_has_a_course_that_fits(players: int, seed: int) -> None:
    session = Session.new(GAME, GAME.configure("hidden", players), seed)
    source = numbers(seed)
    for count in range(400):
        if session.over:
            break
        if count % 9 == 0:
            assert course(session.boundary) == [f.alien for f in session.boundary.figures]
            seat = count // 9 % players
            world = session.fork(seat, count).boundary
            assert course(world) == [f.alien for f in world.figures]
            assert known(world, seat) == known(session.boundary, seat)
        session.answer(*choose(session, source))


def test_worlds_come_as_often_as_they_are_likely() -> None:
    """Red has met Green, who laid two human tokens or was lucky: the draws follow the weights."""
    table = Ice(5)
    for pair in ((RED, GREEN), (GREEN, BLUE), (YELLOW, WHITE)):
        table.put("lounge", *range(5))
        table.put("kitchen", *pair)
        table.phase("encounters")
        table.all_say("step_out")
        table.all_say("lay")
        table.all_say("look")
        table.until("vote")
        table.arrange()
    table.phase("vote")
    session = table.session
    tries = 600
    worlds = [session.fork(RED, seed).boundary for seed in range(tries)]
    for i, (weight, total) in enumerate(suspicions(session.boundary, (RED,))):
        often = sum(world.figures[i].alien for world in worlds)
        assert abs(often * total - weight * tries) < total * tries * 7 // 100
    assert suspicions(session.boundary, (RED,))[RED][0] == 0


def share(s: Base, seat: int, figure: int, habits: Habits = UNKNOWN_HABITS) -> Fraction:
    """How likely a seat takes a figure for an alien."""
    return Fraction(*suspicions(s, (seat,), habits)[figure])


def met(*pair: int) -> Ice:
    """A table of five whose pair has met and looked at each other's first token."""
    table = Ice(5)
    table.state.story.append(
        Deed("met", pair, (0, 0), ((pair[0], pair[1], 0), (pair[1], pair[0], 0)))
    )
    return table


def test_a_meeting_does_not_make_anybody_an_alien_who_was_none() -> None:
    """Green is the first alien one time in four, or was infected by Yellow: every other time laid, and half seen."""
    s = met(GREEN, YELLOW).state
    assert share(s, RED, GREEN) == Fraction(1, 4) + Fraction(1, 4) * Fraction(1, 2) * Fraction(1, 2)
    assert share(s, RED, BLUE) == Fraction(1, 4)


def test_the_deal_concludes_nothing_from_what_people_do_before_all_eyes() -> None:
    s = met(GREEN, YELLOW).state
    before = suspicions(s, (RED,))
    s.story += [Deed("hid", (RED, GREEN, YELLOW, BLUE, WHITE)), Deed("stopped", (GREEN,))]
    s.story += [Deed("led", (BLUE,))]
    assert suspicions(s, (RED,)) == before


def test_to_whom_aliens_reveal_themselves_often_the_quiet_are_rather_human() -> None:
    """An alien keeps quiet every other time, two of them one time in four."""
    s = met(GREEN, YELLOW).state
    s.story.append(Deed("hid", (RED, GREEN, YELLOW, BLUE, WHITE)))
    one, two = Fraction(3, 16) / 2, Fraction(1, 16) / 4
    likely = (one + 2 * two) / (2 * one + 2 * two + Fraction(2, 4) / 2)
    assert share(s, RED, GREEN, Habits(stays=(500,))) == likely


def test_how_often_aliens_reveal_themselves_goes_by_the_round() -> None:
    s = Ice(5).state
    late = Habits(stays=(1000, 1000, 500))
    for number, likely in ((2, Fraction(1, 4)), (3, Fraction(1, 7)), (9, Fraction(1, 7))):
        s.story = [Deed("hid", (GREEN,), (number,))]
        assert share(s, RED, GREEN, late) == likely


def test_to_whom_aliens_lay_their_token_often_a_meeting_is_dangerous() -> None:
    s = met(GREEN, YELLOW).state
    for often in (100, 900):
        caught = Fraction(often, 1000) / 2
        assert share(s, RED, GREEN, Habits(lays=often)) == Fraction(1, 4) * (1 + caught)


def test_tokens_nobody_saw_tell_nothing_however_seldom_aliens_lay_them_among_themselves() -> None:
    s = met(GREEN, YELLOW).state
    s.story.append(s.story[0])
    for often in (0, 100, 900):
        habits = Habits(lays_among_aliens=often)
        assert share(s, RED, GREEN, habits) == share(s, RED, GREEN, Habits())


def test_to_whom_humans_waste_no_cards_a_leader_who_does_is_rather_an_alien() -> None:
    """Four times as likely as before, beside three who are as likely as before; and the other way round."""
    s = Ice(5).state
    wasteful = Habits(alien_stops=(800,), human_stops=200)
    s.story = [Deed("stopped", (GREEN,))]
    assert share(s, RED, GREEN, wasteful) == Fraction(4, 7)
    s.story = [Deed("led", (GREEN,))]
    assert share(s, RED, GREEN, wasteful) == Fraction(1, 13)


def test_where_aliens_like_to_lead_a_leader_is_rather_an_alien() -> None:
    """Three times as often as a human: one alien among five leads three times in seven, each human once."""
    s = Ice(5).state
    eager = Habits(leads=(1000, 3000))
    s.story = [Deed("led", (GREEN,))]
    assert share(s, RED, GREEN, eager) == Fraction(1, 4)
    quiet = Deed("hid", (RED, GREEN, YELLOW, BLUE, WHITE), (1,))
    s.story = [quiet, Deed("led", (GREEN,))]
    assert float(share(s, RED, GREEN, eager)) == pytest.approx(3 / 6, abs=1e-4)
    s.story.insert(0, Deed("dead", (YELLOW,)))
    weights = 3 / 6, 1 / 6, 1 / 6, 1 / 4
    assert float(share(s, RED, GREEN, eager)) == pytest.approx(weights[0] / sum(weights), abs=1e-4)


def test_who_leads_on_tells_less_than_who_comes_to_lead() -> None:
    """Whoever leads does so again nine times as often as others come to it: 27 of 31 aliens, 9 of 15 humans."""
    s = Ice(5).state
    eager = Habits(leads=(1000, 3000), keeps=(1000, 9000))
    quiet = Deed("hid", (RED, GREEN, YELLOW, BLUE, WHITE), (1,))
    s.story = [Deed("led", (GREEN,)), quiet, Deed("led", (GREEN,))]
    alien, human = 27 / 31, 9 / 15
    likely = alien / (alien + 3 * human)
    assert float(share(s, RED, GREEN, eager)) == pytest.approx(likely, abs=1e-4)


@pytest.mark.parametrize(
    ("answers", "deed"), [(["stop"], "stopped"), (["next", "stop"], "stopped"), (["next"], "led")]
)
def test_what_a_leader_does_with_the_cards_is_remembered(answers: list[str], deed: str) -> None:
    table = Ice(4)
    table.put("dormitory", RED, GREEN, BLUE, YELLOW, laid=True)
    table.put("radio_room", *range(1 + len(answers)))
    table.stack("repair", "repair", "repair", "repair")
    for f in table.state.figures:
        f.quiet = True
    table.phase("flip")
    for k, answer in enumerate(answers):
        table.says(RED, "assign", k)
        table.says(RED, "go_on", answer)
    assert table.state.story == [Deed(deed, (RED,))]


def test_with_one_card_turned_up_there_was_nothing_to_waste() -> None:
    table = Ice(4)
    table.put("dormitory", RED, GREEN, BLUE, YELLOW, laid=True)
    table.put("radio_room", RED)
    table.stack("repair", "repair")
    table.phase("flip")
    table.go_on()
    assert table.state.story == []


def test_keeping_quiet_is_remembered() -> None:
    table = Ice(4)
    table.phase("vote")
    table.all_say("vote")
    table.all_say("reveal")
    assert table.state.story[-1] == Deed("hid", (RED, GREEN, BLUE, YELLOW), (1,))


def test_while_nobody_may_reveal_himself_quiet_means_nothing() -> None:
    table = Ice(4, options={"no_reveal_before_round": 3})
    table.phase("vote")
    table.all_say("vote")
    table.all_say("reveal")
    assert not table.state.story


def test_a_seen_alien_token_is_never_explained_away() -> None:
    table = Ice(5)
    table.put("kitchen", RED, YELLOW)
    table.phase("encounters")
    table.all_say("step_out")
    table.all_say("lay", {YELLOW: "alien"})
    table.rolls(0)
    table.all_say("look", {RED: (YELLOW, 0)})
    for seed in range(30):
        world = table.session.fork(RED, seed).state
        assert world.figures[YELLOW].alien
        assert world.figures[RED].alien
    weight, total = suspicions(table.state, (RED,))[YELLOW]
    assert weight == total


def test_together_two_seats_know_more_than_each() -> None:
    table = Ice(4)
    table.phase("vote")
    table.go_on()
    alone = suspicions(table.state, (RED,))
    both = suspicions(table.state, (RED, GREEN))
    assert [w > 0 for w, _ in alone] == [False, True, True, True]
    assert [w > 0 for w, _ in both] == [False, False, True, True]


@pytest.mark.parametrize(("players", "seed"), [(4, 1), (6, 3)])
def test_a_story_that_grew_is_reckoned_as_one_told_at_once(
    monkeypatch: pytest.MonkeyPatch, players: int, seed: int
) -> None:
    """Legs of a story are kept; whoever goes from its first deed to its last comes to the same."""
    habits = Habits(lays=700, stays=(900, 800), leads=(1000, 3000), meets=((300, 700), (400, 500)))
    session = Session.new(GAME, GAME.configure("hidden", players), seed)
    source, grown = numbers(seed), list[tuple[Base, int, Hearsay, object]]()
    while not session.over:
        s = session.boundary
        if not grown or len(s.story) > len(grown[-1][0].story):
            seat = len(s.story) % players
            word = Hearsay(len(s.story) // 2, seat, (seat + 1) % players, (3, 1, 2, 5))
            grown.append((deepcopy(s), seat, word, role_sets(s, (seat,), habits, (word,))))
        session.answer(*choose(session, source))
    assert len(grown[-1][0].story) > 2 * roles._LEG
    monkeypatch.setattr(roles, "_LEG", 10**6)
    monkeypatch.setattr(roles, "_course", roles._course.__wrapped__)
    for s, seat, word, found in grown:
        assert role_sets(s, (seat,), habits, (word,)) == found
