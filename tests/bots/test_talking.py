"""Bots that talk: what they say of themselves, and what they answer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import structs

from hullbreach import bots, games
from hullbreach.bots import Chair, Explains, Heard, Speaks, UnknownBot
from hullbreach.bots.greedy import GreedyBot
from hullbreach.bots.passes import converse, window_of
from hullbreach.bots.speaking import TalkingBot, Temper, nemesis, panic_station, theseus
from hullbreach.bots.speaking.memory import in_turn
from hullbreach.bots.speaking.the_thing import VOICE
from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.kernel import Act, Choice, Session, Spoken, Transcript, Window, key_of
from hullbreach.testing.laws import choose, numbers
from tests.bots.talks import GAMES, at_a_window, line_of, mind_of, table_of


def speakers(game: str) -> dict[int, Any]:
    return {seat: bots.talking("greedy", game, f"t/{seat}") for seat in range(5)}


@pytest.mark.parametrize("game", GAMES)
def test_a_question_to_a_bot_is_answered(game: str) -> None:
    session = table_of(game)
    transcript = Transcript()
    transcript.say(session, 0, Act("ask_human", (3,)))
    others = {seat: bot for seat, bot in speakers(game).items() if seat}
    said = converse(session, transcript, others, frozenset({0}))
    assert [(line.seat, line.act.verb) for line in said if line.reply == 0] == [(3, "yes")]


def test_styles_are_known_by_name() -> None:
    with pytest.raises(UnknownBot, match="mute"):
        bots.talking("greedy+shy", "the_thing", 1)
    mute = bots.talking("greedy+mute", "the_thing", 1)
    session = table_of("the_thing")
    while (window := window_of(session)) is None:
        session.answer(*choose(session, numbers(1)))
    assert isinstance(mute, Speaks)
    assert mute.speak(Chair(session, window.seats[0]), window) == []


def asked_for(game: str, prompt: str, seed: int = 2) -> Session[Any]:
    session = table_of(game, seed)
    while prompt not in [question.prompt for question in session.asked.values()]:
        session.answer(*choose(session, numbers(1)))
    return session


def test_a_bots_call_is_answered_by_who_goes_next_who_will_be_there_or_not() -> None:
    """They take the caller at their word; those who go later see first where the others are, and promise nothing."""
    session = at_a_window("the_thing", "round")
    caller = next(iter(session.asked))
    first, *later = session.state.turn
    call = line_of(session, 0, caller, Act("need", ("radio_room", 3)))

    def answer(seat: int, *before: Spoken) -> list[str]:
        bot = bots.talking("greedy", "the_thing", f"t/{seat}")
        assert isinstance(bot, Speaks)
        return [x.act.verb for x in bot.reply(Chair(session, seat, Heard((*before, call))))]

    went = session.clone()
    went.answer(caller, ("go", "radio_room"), went.asked[caller].number)
    while first not in went.asked:
        went.answer(*choose(went, numbers(1)))
    goes = GreedyBot("the_thing", 1).choose(Chair(went, first)) == ("go", "radio_room")
    assert answer(first) == ["yes" if goes else "no"]
    elsewhere = structs.replace(line_of(session, 0, first, Act("go", ("kitchen",))), at=(0, 0))
    assert answer(first, elsewhere) == ["no"]
    assert [answer(seat) for seat in later] == [[], [], []]


class Pondering(GreedyBot):
    """A bot that remembers how often it has thought."""

    thoughts = 0

    def choose(self, chair: Chair) -> Choice:
        self.thoughts += 1
        return super().choose(chair)


def test_what_one_thinks_out_to_speak_of_leaves_no_trace_in_the_one_who_plays() -> None:
    """A bot goes on with what it has thought out for its next question; what it tried for a word is not that."""
    session = at_a_window("the_thing", "round")
    mover, window = next(iter(session.asked)), window_of(session)
    assert window is not None
    said = []
    for seed in range(12):
        inner = Pondering("the_thing", seed)
        said += TalkingBot(inner, "the_thing", seed).speak(Chair(session, mover), window)
        assert inner.thoughts == 0
    assert "go" in [line.act.verb for line in said]


def test_whoever_was_spoken_against_may_say_that_they_are_human_but_not_again() -> None:
    session = at_a_window("the_thing", "round")
    accused = line_of(session, 0, 0, Act("suspect", (1,)))
    bold = [bots.talking("greedy", "the_thing", f"bold {i}") for i in range(24)]
    said = [x.reply(Chair(session, 1, Heard((accused,)))) for x in bold if isinstance(x, Speaks)]
    acts = [line.act for lines in said for line in lines]
    assert 0 < len(acts) < len(bold)
    assert set(acts) == {Act("human")}
    denied = line_of(session, 1, 1, Act("human"))
    again = line_of(session, 2, 0, Act("accuse", (1,)))
    heard = Heard((accused, denied, again))
    assert not any(x.reply(Chair(session, 1, heard)) for x in bold if isinstance(x, Speaks))


def test_whom_everybody_knows_to_be_human_need_not_say_so() -> None:
    session = at_a_window("the_thing", "vote")
    window, s = window_of(session), session.state
    assert window is not None
    heard = Heard((line_of(session, 0, 0, Act("accuse", (1,))),))

    def acts() -> list[Act]:
        return [act for _, act in VOICE.says(mind_of(session, 1, heard), window)]

    s.figures[1].disc = 1
    assert Act("human") in acts()
    s.figures[1].disc = 0
    assert Act("human") not in acts()


def test_the_leader_says_what_is_going_to_happen_with_a_card() -> None:
    """Who gets the card that is turned up, and whether one more is, is answered from the plan just found."""
    session = asked_for("the_thing", "assign")
    leader = next(iter(session.asked))
    planned: dict[str, Choice] = {"assign": 3, "go_on": "next"}

    def answer(verb: str, *args: int) -> str:
        plea = line_of(session, 0, 2, Act(verb, (leader, *args)))
        mind = mind_of(session, leader, Heard((plea,)))._replace(plan=planned.get)
        return VOICE.answers(mind, plea)

    assert (answer("please_card", 3), answer("please_card", 4)) == ("yes", "no")
    assert answer("please_me") == "no"
    assert (answer("please_next"), answer("please_stop")) == ("yes", "no")
    planned["go_on"] = "stop"
    assert (answer("please_next"), answer("please_stop")) == ("no", "yes")


def test_a_mask_knows_where_its_wearer_has_gone_in_the_middle_of_a_step() -> None:
    """The tables of a mask stand at the beginning of the step; where somebody has gone since everybody has seen."""
    session = at_a_window("the_thing", "round")
    mover, before = next(iter(session.asked)), session.clone()
    session.answer(mover, ("go", "kitchen"), session.asked[mover].number)
    caller = (mover - 1) % 5
    call = line_of(session, 0, caller, Act("need", ("shed", 2)))
    heard = Heard((call,), people=frozenset({caller}))
    for table in (session, before):
        mind = mind_of(session, mover, heard)._replace(table=table)
        assert VOICE.answers(mind, call) == ""


def test_a_person_who_calls_hears_from_as_many_as_were_called() -> None:
    """Those who have gone somewhere are passed over; whoever has another place in mind says so."""
    session = at_a_window("the_thing", "round")
    mover = next(iter(session.asked))
    caller = (mover - 1) % 5
    while mover in session.asked:
        session.answer(*choose(session, numbers(1)))
    busy = line_of(session, 0, (caller + 3) % 5, Act("go", ("kitchen",)))
    call = line_of(session, 1, caller, Act("need", ("shed", 3)))
    heard = Heard((structs.replace(busy, at=(0, 0)), call), people=frozenset({caller}))
    said = [VOICE.answers(mind_of(session, (caller + k) % 5, heard), call) for k in range(1, 5)]
    assert said == ["", "yes", "no", ""]


def test_only_who_is_next_to_board_says_that_they_are_human() -> None:
    session = at_a_window("the_thing", "vote")
    s, boarding = session.state, Window("boarding", (0, 1, 2, 3, 4))
    for i in s.present():
        s.figures[i].disc = 1 + (i != 2)
    saying = [
        i
        for i in s.present()
        if Act("human") in [act for _, act in VOICE.says(mind_of(session, i, Heard()), boarding)]
    ]
    assert saying == [2]


@pytest.mark.parametrize("name", ["round", "vote"])
def test_no_more_than_two_say_the_same_of_somebody_in_one_breath(name: str) -> None:
    """All have seen the same: a public draw says whose turn it is to speak of whom, and it is another one later."""
    session = at_a_window("the_thing", name)
    window = window_of(session)
    assert window is not None

    def speak_of(verb: str, target: int) -> list[int]:
        chairs = [Chair(session, seat) for seat in window.seats if seat != target]
        return [x.seat for x in chairs if in_turn(x, window)(Act(verb, (target,)))]

    drawn = {(verb, i): speak_of(verb, i) for verb in ("suspect", "trust") for i in window.seats}
    assert {len(seats) for seats in drawn.values()} == {2}
    assert {seat for seats in drawn.values() for seat in seats} == set(window.seats)
    own = [in_turn(Chair(session, seat), window)(Act("have", ("keys",))) for seat in window.seats]
    assert all(own)


def test_only_who_goes_first_says_where() -> None:
    """The others would promise from a guess, and keep to it where they are needed elsewhere."""
    session = at_a_window("the_thing", "round")
    window = window_of(session)
    assert window is not None

    def says_where(seat: int) -> bool:
        mind = mind_of(session, seat, Heard())._replace(plan=lambda _: ("go", "kitchen"))
        return any(act.verb in ("go", "need") for _, act in VOICE.says(mind, window))

    going = [*session.asked, *session.state.turn]
    assert [says_where(seat) for seat in going] == [True, False, False, False, False]


def test_nobody_threatens_whom_they_trust() -> None:
    session = at_a_window("panic_station", "turn")
    trust = line_of(session, 0, 1, Act("trust", (0,)))
    plea = line_of(session, 1, 0, Act("please_hold", (1,)))
    session.state.infected[0] = False
    shy = mind_of(session, 1, Heard((trust, plea)))._replace(temper=Temper(0, 0, -0.6))
    assert panic_station.VOICE.answers(shy, plea) == "yes"


def test_who_agrees_with_two_others_says_nothing() -> None:
    session = at_a_window("the_thing", "round")
    view = Act("suspect", (4,))
    lines = tuple([line_of(session, n, n, view) for n in range(2)])
    assert not mind_of(session, 3, Heard(lines[:1])).chorus(view, session.state.round)
    assert mind_of(session, 3, Heard(lines)).chorus(view, session.state.round)


def test_what_was_said_before_boarding_is_not_said_again() -> None:
    session = at_a_window("the_thing", "vote")
    boarding = Window("boarding", (0, 1, 2, 3, 4))
    fresh = VOICE.says(mind_of(session, 1, Heard()), boarding)
    said = tuple([line_of(session, n, 1, act) for n, (_, act) in enumerate(fresh)])
    assert fresh
    assert not VOICE.says(mind_of(session, 1, Heard(said)), boarding)


def test_nobody_claims_keys_after_saying_that_they_have_none() -> None:
    session = at_a_window("the_thing", "round")
    window = window_of(session)
    assert window is not None
    asked = line_of(session, 0, 0, Act("ask_who", ("keys",)))
    no = line_of(session, 1, 1, Act("no"), reply=0)

    def bluffs(*lines: Spoken) -> bool:
        mind = mind_of(session, 1, Heard(lines), masked=True)
        tries = [VOICE.lies(mind._replace(random=Random(i)), window) for i in range(60)]
        return any(tries)

    assert bluffs(asked)
    assert not bluffs(asked, no)


def test_a_call_is_for_as_many_as_the_work_takes() -> None:
    session = at_a_window("the_thing", "round")
    window, caller = window_of(session), next(iter(session.asked))
    assert window is not None

    def called(place: str) -> list[Act]:
        mind = mind_of(session, caller, Heard())._replace(plan=lambda _: ("go", place))
        return [act for _, act in VOICE.says(mind, window) if act.verb == "need"]

    assert called("radio_room") == [Act("need", ("radio_room", 3))]
    assert called("weather_station") == []


def test_who_is_in_a_fight_promises_no_way() -> None:
    session = table_of("nemesis")
    while not any(session.state.in_combat(x) for x in range(5)):
        session.answer(*choose(session, numbers(1)))
    s, turn = session.state, Window("turn", (0, 1, 2, 3, 4))
    move = ("move", next(iter(ROOM_OF)))

    def acts(seat: int) -> list[str]:
        mind = mind_of(session, seat, Heard())._replace(plan=lambda _: move)
        return [act.verb for _, act in nemesis.VOICE.says(mind, turn)]

    fighting = [x for x in range(5) if s.in_combat(x)]
    assert all("go" not in acts(x) for x in fighting)
    assert any("go" in acts(x) for x in range(5) if x not in fighting)


def test_who_has_told_a_partner_where_they_go_promises_nothing_else() -> None:
    game = games.find("theseus")
    session = Session.new(game, game.configure("teams", 4), key_of("word"))
    s = session.state
    while len(s.own_units(2)) < 2:
        session.answer(*choose(session, numbers(1)))
    first, second = s.own_units(2)[:2]
    s.units[second].at = s.units[first].at
    stands = s.sectors[s.units[first].at].id
    word = line_of(session, 0, 2, Act("go", ("corridors",)))

    def answer(verb: str, sector: str, *before: Spoken) -> str:
        plea = line_of(session, 1, 0, Act(verb, (2, sector)))
        return theseus.VOICE.answers(mind_of(session, 2, Heard((*before, plea))), plea)

    assert answer("please_hold", stands) == "yes"
    assert answer("please_hold", stands, word) == "no"
    assert answer("please_go", "corridors", word) == "yes"


def test_a_partner_promises_a_way_only_before_their_own_turn() -> None:
    """Whoever moves in between changes how far a unit goes."""
    game = games.find("theseus")
    session = Session.new(game, game.configure("teams", 4), key_of("word"))
    s = session.state
    while len(s.own_units(2)) < 2:
        session.answer(*choose(session, numbers(1)))
    unit = s.units[s.own_units(2)[0]]
    reach = s.sectors[(unit.at + s.sectors[unit.at].count()) % len(s.sectors)].id
    plea = line_of(session, 0, 0, Act("please_go", (2, reach)))

    def answer(active: int) -> str:
        s.active = active
        return theseus.VOICE.answers(mind_of(session, 2, Heard((plea,))), plea)

    at = s.order.index(2)
    assert answer(s.order[at - 1]) == "yes"
    assert (answer(s.order[at - 2]), answer(2)) == ("no", "no")


def test_why_quotes_the_line_a_bot_acted_on_whoever_said_it() -> None:
    """Asked to come, and going there: the request is quoted, with a yes between the two or without one."""
    session = at_a_window("the_thing", "round")
    mover = next(iter(session.asked))
    asker = (mover + 1) % 5
    request = line_of(session, 0, asker, Act("please_go", (mover, "kitchen")))
    yes = line_of(session, 1, mover, Act("yes"), 0)
    bot = bots.talking("greedy", "the_thing", 4)
    assert bot.choose(Chair(session, mover, Heard((request, yes)))) == ("go", "kitchen")
    assert isinstance(bot, Explains)
    assert (bot.reason.key, bot.reason.line) == ("why.asked", 0)
    chosen = bot.choose(Chair(session, mover, Heard((request,))))
    place = str(chosen[1]) if isinstance(chosen, tuple) else str(chosen)
    calls = [(asker, Act("need", (place, 2))), (asker, Act("please_go", (mover, "shed")))]
    lines = tuple([line_of(session, n, seat, act) for n, (seat, act) in enumerate(calls)])
    bot = bots.talking("greedy", "the_thing", 4)
    assert bot.choose(Chair(session, mover, Heard(lines))) == chosen
    assert isinstance(bot, Explains)
    assert bot.reason.line == 0
