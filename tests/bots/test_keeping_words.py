"""Bots that have said something, or were asked for it: which word is kept."""

from __future__ import annotations

from random import Random

from msgspec import structs

from hullbreach import bots, games
from hullbreach.bots import Chair, Explains, Heard, Speaks, heard_by
from hullbreach.bots.passes import converse, window_of
from hullbreach.bots.speaking import BREAKS, Temper, panic_station
from hullbreach.bots.speaking.memory import consistent
from hullbreach.bots.speaking.the_thing import VOICE
from hullbreach.games.panic_station.components import CELL_OF
from hullbreach.games.the_thing.belief import zones
from hullbreach.games.the_thing.pieces import Escape
from hullbreach.kernel import Act, Choice, Session, Spoken, Transcript, key_of
from hullbreach.testing.laws import choose, numbers
from tests.bots.talks import at_a_window, line_of, mind_of, table_of


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
