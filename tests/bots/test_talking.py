"""Bots that talk: what listening changes, what is answered, and which word is kept."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import structs

from hullbreach import bots, games
from hullbreach.bots import Chair, Explains, Heard, Speaks, UnknownBot, heard_by
from hullbreach.bots.beliefs.the_thing import odds
from hullbreach.bots.greedy import GreedyBot
from hullbreach.bots.heard import hearing
from hullbreach.bots.listening import HearingChair, disbelief, listener, rates, weakened
from hullbreach.bots.passes import converse, window_of
from hullbreach.bots.speaking import (
    BREAKS,
    Mind,
    TalkingBot,
    Temper,
    nemesis,
    panic_station,
    theseus,
)
from hullbreach.bots.speaking.memory import consistent, in_turn
from hullbreach.bots.speaking.the_thing import VOICE
from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.games.panic_station.components import CELL_OF
from hullbreach.games.panic_station.state import MET
from hullbreach.games.the_thing.belief import zones
from hullbreach.games.the_thing.pieces import Escape
from hullbreach.kernel import Act, Choice, Session, Spoken, Transcript, Window, key_of
from hullbreach.testing.laws import choose, numbers

GAMES = ("the_thing", "panic_station")


def table_of(game: str, seed: int = 2) -> Session[Any]:
    found = games.find(game)
    return Session.new(found, found.configure(players=5), seed)


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


def test_suspicion_weighs_and_a_liar_is_believed_less() -> None:
    session = table_of("the_thing")
    line = Spoken(0, 1, Act("suspect", (2,)), (1, 0), (4, 0))
    quiet = odds(session.state, 0)
    with hearing(Heard((line,))):
        heard = odds(session.state, 0)
    assert heard[2] > quiet[2]
    doubted = Heard((line, line, line), {0: False})
    with hearing(doubted):
        assert odds(session.state, 0)[2] <= heard[2] + 0.2
    assert disbelief(doubted, 1) > disbelief(Heard((line,)), 1)
    person = Heard((line,), {}, frozenset({1}))
    assert disbelief(person, 1) == 0.5


def test_what_others_say_is_mostly_what_one_has_seen_oneself() -> None:
    """Two voices, who speak from one and the same story, move a listener no more than one who knew something."""
    session = table_of("the_thing")
    lines = tuple(
        Spoken(n, seat, Act("suspect", (2,)), (1, 0), (4, 0)) for n, seat in enumerate((1, 3))
    )
    quiet = odds(session.state, 0)[2]
    with hearing(Heard(lines)):
        heard = odds(session.state, 0)[2]
    row = rates("the_thing")["suspect"]
    assert quiet < heard < quiet + (1 - quiet) * 0.3
    assert heard / (1 - heard) < quiet / (1 - quiet) * row[1] / row[0]


def test_what_bots_say_before_anybody_can_know_more_than_all_tells_nothing_but_a_person_is_heard() -> (
    None
):
    session = table_of("the_thing")
    quiet = odds(session.state, 0)[2]
    for first, weighed in ((1, False), (4, True)):
        line = Spoken(0, 1, Act("suspect", (2,)), (1, 0), (first, 0))
        with hearing(Heard((line,))):
            assert (odds(session.state, 0)[2] > quiet) == weighed
        with hearing(Heard((line,), people=frozenset({1}))):
            assert odds(session.state, 0)[2] > quiet


def test_a_claim_of_things_holds_for_a_while_and_no_longer() -> None:
    """What was said rounds ago weighs no world, and so costs no second one."""
    session = table_of("the_thing")
    listens = listener("the_thing")
    assert listens is not None
    line = Spoken(0, 1, Act("have", ("keys",)), (1, 0), (1, 0))
    assert [listens.hears(line, 0, now) for now in (1, 2, 3)] == [True, True, False]
    assert not listens.hears(line, 1, 1)
    weights = []
    for now in (2, 3):
        session.state.round = now
        weights.append(listens.weigh(session.state, 0, Heard((line,))))
    assert weights[0] < weights[1] == 1.0


def test_who_is_not_believed_at_all_tells_nothing() -> None:
    assert len(set(weakened(rates("the_thing")["suspect"], 1.0))) == 1


def test_ones_own_words_tell_one_nothing() -> None:
    session = table_of("the_thing")
    line = Spoken(0, 0, Act("suspect", (2,)), (1, 0), (1, 0))
    with hearing(Heard((line,))):
        heard = odds(session.state, 0)
    assert heard == odds(session.state, 0)


def test_a_claim_of_gas_makes_worlds_with_gas_likelier() -> None:
    session = table_of("panic_station")
    line = Transcript().say(session, 1, Act("gas", (1,)))
    chair = HearingChair(session, 0, Heard((line,)))
    language = games.find("panic_station").talk
    assert language is not None

    def share(seat: Chair) -> float:
        worlds = [seat.fork(i).state for i in range(60)]
        return sum(bool(language.truth(w, line.act, 1)) for w in worlds) / len(worlds)

    assert share(chair) > share(Chair(session, 0))


def test_an_honest_promise_is_kept() -> None:
    session = table_of("the_thing")
    while window_of(session) is None:
        session.answer(*choose(session, numbers(1)))
    transcript = Transcript()
    mover = next(iter(session.asked))
    language = games.find("the_thing").talk
    assert language is not None
    transcript.say(session, mover, Act("go", ("kitchen",)))
    bot = bots.talking("greedy", "the_thing", 4)
    chosen = bot.choose(Chair(session, mover, heard_by(transcript, mover)))
    assert not language.foe(session.state, mover)
    assert chosen == ("go", "kitchen")
    assert isinstance(bot, Explains)
    assert (bot.reason.key, bot.reason.line) == ("why.word", 0)


def test_styles_are_known_by_name() -> None:
    with pytest.raises(UnknownBot, match="mute"):
        bots.talking("greedy+shy", "the_thing", 1)
    mute = bots.talking("greedy+mute", "the_thing", 1)
    session = table_of("the_thing")
    while (window := window_of(session)) is None:
        session.answer(*choose(session, numbers(1)))
    assert isinstance(mute, Speaks)
    assert mute.speak(Chair(session, window.seats[0]), window) == []


def at_a_window(game: str, name: str, seed: int = 2) -> Session[Any]:
    session = table_of(game, seed)
    while (window := window_of(session)) is None or window.name != name:
        session.answer(*choose(session, numbers(1)))
    return session


def asked_for(game: str, prompt: str, seed: int = 2) -> Session[Any]:
    session = table_of(game, seed)
    while prompt not in [question.prompt for question in session.asked.values()]:
        session.answer(*choose(session, numbers(1)))
    return session


def line_of(session: Session[Any], n: int, seat: int, act: Act, reply: int | None = None) -> Spoken:
    language = session.game.talk
    assert language is not None
    stamp = language.stamp(session.state)
    return Spoken(n, seat, act, (session.steps, 0), stamp, reply)


def test_a_word_given_after_placing_binds_for_the_next_one() -> None:
    session = at_a_window("the_thing", "round")
    mover = next(iter(session.asked))
    said = line_of(session, 0, mover, Act("go", ("kitchen",)))
    before = Heard((structs.replace(said, stamp=(said.stamp[0] - 1, *said.stamp[1:])),))
    bot = bots.talking("greedy", "the_thing", 4)
    assert bot.choose(Chair(session, mover, before)) == ("go", "kitchen")
    done = Heard(before.lines, {0: True})
    assert isinstance(bot, Explains)
    bot.choose(Chair(session, mover, done))
    assert bot.reason.key != "why.word"


def test_who_goes_to_a_place_anyway_does_not_refuse_to_come() -> None:
    session = at_a_window("the_thing", "round")
    lines = (
        line_of(session, 0, 1, Act("go", ("kitchen",))),
        line_of(session, 1, 0, Act("please_go", (1, "kitchen"))),
    )
    bot = bots.talking("greedy", "the_thing", "t/1")
    assert isinstance(bot, Speaks)
    reply = bot.reply(Chair(session, 1, Heard(lines)))
    assert [(x.act.verb, x.reply) for x in reply] == [("yes", 1)]


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


def test_a_persons_call_is_followed_by_the_next() -> None:
    session = at_a_window("the_thing", "round")
    mover = next(iter(session.asked))
    caller = (mover - 1) % 5
    bot = bots.talking("greedy", "the_thing", "t/1")
    assert isinstance(bot, Speaks)
    call = line_of(session, 0, caller, Act("need", ("shed", 2)))

    def answer(people: frozenset[int]) -> list[str]:
        heard = Heard((call,), people=people)
        return [x.act.verb for x in bot.reply(Chair(session, mover, heard))]

    assert answer(frozenset({caller})) == ["yes"]
    assert answer(frozenset()) == []


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


def mind_of(session: Session[Any], seat: int, heard: Heard, masked: bool = False) -> Mind:
    return Mind(
        own=session.state,
        worlds=[session.state],
        table=session,
        masked=masked,
        fellows=frozenset(),
        seat=seat,
        heard=heard,
        temper=Temper(0.5, 1.0, 1.0),
        random=Random(1),
        plan=lambda _: None,
        ahead=lambda *_: None,
    )


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


def test_a_vote_goes_with_the_suspicion_of_the_same_round() -> None:
    session = at_a_window("the_thing", "vote")
    chair = Chair(session, 1, Heard((line_of(session, 0, 1, Act("suspect", (2,))),)))
    fits = consistent(chair)
    assert fits(Act("accuse", (2,)))
    assert not fits(Act("accuse", (3,)))
    assert not fits(Act("trust", (2,)))
    assert fits(Act("trust", (3,)))


def test_a_yes_to_a_vote_goes_with_the_suspicion_of_the_same_round() -> None:
    session = at_a_window("the_thing", "vote")
    plea = line_of(session, 1, 0, Act("please_accuse", (1, 3)))

    def answer(suspected: int) -> str:
        said = line_of(session, 0, 1, Act("suspect", (suspected,)))
        return VOICE.answers(mind_of(session, 1, Heard((said, plea))), plea)

    assert answer(3) == "yes"
    assert answer(2) == "no"


def test_whom_one_has_just_said_to_suspect_one_votes_against() -> None:
    session = at_a_window("the_thing", "vote")
    suspect, trust = (
        line_of(session, n, 1, Act(verb, (2,))) for n, verb in enumerate(("suspect", "trust"))
    )
    before = structs.replace(suspect, stamp=(suspect.stamp[0], suspect.stamp[1] - 1))

    def vote(*lines: Spoken) -> Choice | None:
        return VOICE.keeps(Chair(session, 1, Heard(lines)), list(lines))

    assert session.asked[1].prompt == "vote"
    assert [vote(suspect), vote(before), vote(suspect, trust)] == [2, None, None]
    accuse = line_of(session, 2, 1, Act("accuse", (3,)))
    assert vote(suspect, accuse) == 3, "a promise weighs more"


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


def test_a_test_is_promised_by_who_can_make_it_and_then_made() -> None:
    session = at_a_window("the_thing", "offers")
    s = session.state
    target = max(s.present(), key=lambda i: s.figures[i].disc)
    tester = next(i for i in s.present() if i != target and not s.figures[i].alien)
    plea = line_of(session, 0, target, Act("please_test", (tester, target)))

    def answers() -> set[str]:
        minds = [mind_of(session, tester, Heard((plea,))) for _ in range(8)]
        tries = [mind._replace(random=Random(i)) for i, mind in enumerate(minds)]
        return {VOICE.answers(mind, plea) for mind in tries}

    s.figures[tester].lab.clear()
    assert answers() == {"no"}
    s.figures[tester].lab.append(next(h for h, x in enumerate(s.cards.faces) if x == "blood"))
    assert "yes" in answers()
    yes = line_of(session, 1, tester, Act("yes"), reply=0)
    able = Session.at(session.game, session.config, s, record=False)
    assert VOICE.keeps(Chair(able, tester, Heard((plea, yes))), [yes]) == "a"
    assert VOICE.keeps(Chair(able, tester, Heard((plea,))), []) is None


def test_a_test_one_is_going_to_make_is_not_refused() -> None:
    session = at_a_window("the_thing", "offers")
    s = session.state
    for i in s.present():
        s.figures[i].disc = 1 + (i == 2)
    s.figures[1].lab = [next(h for h, x in enumerate(s.cards.faces) if x == "blood")]
    plea = line_of(session, 0, 3, Act("please_test", (1, 2)))
    shy = mind_of(session, 1, Heard((plea,)))._replace(temper=Temper(0, 0, -0.6))
    assert VOICE.answers(shy, plea) == "no"
    assert VOICE.answers(shy._replace(plan=lambda _: "a"), plea) == "yes"


def test_a_word_about_boarding_holds_until_somebody_has_boarded() -> None:
    session = at_a_window("the_thing", "vote")
    s = session.state
    for i in s.present():
        s.figures[i].alien = False
    s.escape, s.phase = Escape("rescue_helicopter", [0], [1, 2, 3, 4]), "boarding"
    table = Session.at(session.game, session.config, s, record=False)
    table.answer(1, "board", table.asked[1].number)
    take, leave = (
        line_of(table, n, 0, Act(verb, (1,))) for n, verb in enumerate(("take", "leave"))
    )
    before = structs.replace(take, stamp=(take.stamp[0], take.stamp[1] - 1))

    def kept(line: Spoken) -> Choice | None:
        return VOICE.keeps(Chair(table, 0, Heard((line,))), [line])

    assert [kept(line) for line in (take, leave, before)] == ["yes", "no", None]
    transcript = Transcript()
    transcript.lines += [before]
    table.answer(0, "no", table.asked[0].number)
    assert [fate.good for fate in transcript.note(table)] == [None]


def test_who_has_gone_somewhere_follows_no_call_of_this_round() -> None:
    """Nobody is coming to where they stand, or after they have gone elsewhere."""
    session = at_a_window("the_thing", "round")
    mover = next(iter(session.asked))
    while mover in session.asked:
        session.answer(*choose(session, numbers(1)))
    s = session.state
    here = s.figures[mover].place
    other = next(place for place in s.open_places() if place != here)

    def answer(place: str) -> str:
        call = line_of(session, 0, (mover - 1) % 5, Act("need", (place, 3)))
        mind = mind_of(session, mover, Heard((call,), people=frozenset({call.seat})))
        return VOICE.answers(mind, call)

    assert answer(here) == ""
    assert answer(other) in ("", "no")


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


def test_who_has_refused_to_come_to_a_place_does_not_follow_the_next_call_to_it() -> None:
    session = at_a_window("the_thing", "round")
    mover = next(iter(session.asked))
    caller = (mover - 1) % 5
    plea = line_of(session, 0, caller, Act("please_go", (mover, "shed")))
    no = line_of(session, 1, mover, Act("no"), reply=0)
    call = line_of(session, 2, caller, Act("need", ("shed", 2)))

    def answer(*before: Spoken) -> str:
        heard = Heard((*before, call), people=frozenset({caller}))
        return VOICE.answers(mind_of(session, mover, heard), call)

    assert answer(plea) == "yes"
    assert answer(plea, no) == "no"
    elsewhere = structs.replace(plea, act=Act("please_go", (mover, "kitchen")))
    assert answer(elsewhere, no) == "yes"


def test_a_meek_foe_keeps_its_word_and_a_bold_one_goes_where_it_likes() -> None:
    """Friends keep theirs: if no foe did, whoever is not where they said would be one for certain."""
    session = table_of("the_thing")
    language = session.game.talk
    assert language is not None

    def foe_is_placed() -> bool:
        return any(
            pick.prompt == "place" and language.foe(session.state, seat)
            for seat, pick in session.asked.items()
        )

    while not foe_is_placed():
        session.answer(*choose(session, numbers(1)))
    foe = next(iter(session.asked))

    def kept(bold: bool) -> int:
        seeds = [x for x in range(40) if (Temper.of(x).bold > BREAKS) == bold][:8]
        made = [bots.talking("greedy", "the_thing", seed) for seed in seeds]
        word = Heard((line_of(session, 0, foe, Act("go", ("kitchen",))),))
        chosen = [bot.choose(Chair(session, foe, word)) for bot in made]
        return chosen.count(("go", "kitchen"))

    assert kept(bold=False) == 8
    assert kept(bold=True) < 8


def test_a_thing_that_was_promised_is_given() -> None:
    session = at_a_window("the_thing", "vote")
    s = session.state
    s.phase, s.turn = "trade", s.order()
    giver = s.turn[0]
    keys = s.cards.faces.index("keys")
    next(zone for zone in zones(s) if keys in zone).remove(keys)
    s.figures[giver].items.append(keys)
    s.cards.seen[keys] |= 1 << giver
    table = Session.at(session.game, session.config, s, record=False)
    other = (giver + 1) % 5
    plea = line_of(table, 0, other, Act("please_give", (giver, "keys")))
    yes = line_of(table, 1, giver, Act("yes"), reply=0)
    heard = Heard((plea, yes))

    def kept() -> Choice | None:
        return VOICE.keeps(Chair(table, giver, heard), [yes])

    for promised in (other, "keys"):
        assert kept() == promised
        table.answer(giver, promised, table.asked[giver].number)
    assert table.asked[other].about["given"] == ("keys",)


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


@pytest.mark.parametrize("game", GAMES)
def test_whoever_was_just_trusted_is_helped_and_whoever_was_suspected_is_not(game: str) -> None:
    session = table_of(game)
    now = session.state.round
    for verb, helps in (("trust", True), ("suspect", False)):
        mind = mind_of(session, 1, Heard((line_of(session, 0, 1, Act(verb, (0,))),)))
        assert mind.willing(0, 0.5 - 0.5 * helps, now) == helps
        assert mind.willing(2, 1.0, now)


def test_a_call_to_where_many_stand_is_followed_by_as_many_as_were_called() -> None:
    session = table_of("panic_station")
    s = session.state

    def crowded() -> list[str]:
        return [room for room, cell in CELL_OF.items() if len(s.others_in(cell, 0)) > 1]

    while not crowded():
        session.answer(*choose(session, numbers(1)))
    room = crowded()[0]
    call = line_of(session, 0, 0, Act("need", (room, 2)))
    minds = [mind_of(session, seat, Heard((call,))) for seat in range(1, 5)]
    assert [panic_station.VOICE.answers(mind, call) for mind in minds].count("yes") == 1


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


def test_who_is_slandered_trusts_the_slanderer_no_more() -> None:
    """Whoever has given nothing but harmless cards knows who lies about it."""
    session, source = table_of("panic_station"), numbers(1)
    while not any(row.what == MET for row in session.state.log) or window_of(session) is None:
        session.answer(*choose(session, source))
    window = window_of(session)
    assert window is not None
    slander = line_of(session, 0, 3, Act("got", (1,)))

    def said(*lines: Spoken) -> list[Act]:
        mind = mind_of(session, 1, Heard(lines))
        return [act for _, act in panic_station.VOICE.says(mind, window)]

    assert Act("suspect", (3,)) in said(slander)
    assert Act("suspect", (3,)) not in said()
    assert Act("trust", (3,)) in said()
    assert Act("trust", (3,)) not in said(slander)


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


def test_whoever_plays_for_a_team_goes_where_they_said() -> None:
    """Scientists may jump on their way: the word was given by their plan, and is kept with it."""
    game = games.find("theseus")
    session = Session.new(game, game.configure("teams", 4), key_of("s3en-1"))
    partners = {seat: bots.talking("greedy", "theseus", f"s3en-1/{seat}") for seat in range(4)}
    transcript = Transcript()
    for _ in range(250):
        if session.over:
            break
        converse(session, transcript, partners)
        seat, pick = next(iter(session.asked.items()))
        chair = Chair(session, seat, heard_by(transcript, seat))
        session.answer(seat, partners[seat].choose(chair), pick.number)
        transcript.note(session)
    went = [transcript.fates[x.n].good for x in transcript.lines if x.n in transcript.fates]
    assert len(went) > 3
    assert all(went)


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
