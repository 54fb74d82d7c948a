"""The laws of table talk, for every game that has a language.

Talk stands beside the rules: it changes nothing, what can be said depends on open facts alone, and whatever can be
said has words and can be judged. How bots speak and listen has laws of its own, in
`tests/bots/speaking_laws.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hullbreach.kernel import (
    Act,
    Language,
    Seat,
    Session,
    Spoken,
    Transcript,
    Unsayable,
    encode,
    follow,
    key_of,
    read_replay,
    record,
    verify,
    write_replay,
)
from hullbreach.kernel.talk import MOOT, REPLIES
from hullbreach.words import LANGUAGES, Words

TRIED = 12
"""How many acts of a seat are tried at one moment, others at the next."""


def saying_changes_nothing(session: Session[Any]) -> None:
    """L-1: a line changes no digest, question, number or undo; what cannot be said is refused and leaves no trace."""
    if session.game.talk is None:
        return
    before, transcript = _whole(session), Transcript()
    for seat, act in _some_acts(session):
        if session.over or session.game.talk.open(session.state, seat):
            assert _refused(transcript, session, seat, act), f"{act} of {seat} was heard"
        else:
            line = transcript.say(session, seat, act)
            assert _refused(transcript, session, seat, act), f"{act} of {seat} was said twice"
            assert transcript.lines[-1] == line, "a refused line was kept"
        transcript.note(session)
    assert _refused(transcript, session, 0, Act("no such verb")), "a verb was made up"
    assert _whole(session) == before, "talk changed the game"


def talk_depends_on_open_facts(session: Session[Any]) -> None:
    """L-2: in every world dealt for a seat the same can be said, at the same moments, and the same has come out."""
    language = session.game.talk
    if language is None or session.over:
        return
    lines = [line for seat, act in _some_acts(session) for line in _line(session, seat, act)]
    here = _open(session, language, lines)
    for seat in range(session.config.players):
        world = session.fork(seat, session.steps)
        there = _open(world, language, lines)
        for what, mine, theirs in zip(OPEN_FACTS, here, there, strict=True):
            assert mine == theirs, f"{what} tells seat {seat} something hidden"


OPEN_FACTS = (
    "who may speak",
    "the chips",
    "who hears",
    "the stamp",
    "the window",
    "what has come out",
)


def _open(session: Session[Any], language: Language[Any], lines: list[Spoken]) -> list[bytes]:
    """Everything about talk that everybody may know, as bytes to compare worlds by."""
    s, seats = session.state, range(session.config.players)
    return [
        encode([language.open(s, seat) for seat in seats]),
        encode([language.chips(s, seat) for seat in seats]),
        encode([language.hears(s, seat) for seat in seats]),
        encode(language.stamp(s)),
        encode(language.window(session.boundary, [])),
        encode([language.shown(s, line, []) for line in lines]),
    ]


def talk_can_be_judged(session: Session[Any]) -> None:
    """L-4: claims and views are true or false at every moment, promises open, kept or broken; nothing raises."""
    language = session.game.talk
    if language is None:
        return
    for seat, act in _some_acts(session):
        truth = language.truth(session.state, act, seat)
        if language.kind(act) == "claim":
            assert truth is not None, f"nobody can tell whether {act} is true"
        for line in _line(session, seat, act):
            kept = language.kept(session.state, line, session.events)
            assert kept in (True, False, None, MOOT)
            shown = language.shown(session.state, line, session.events)
            assert shown is None or kept == shown, f"{act} is shown to be {shown}, but it is {kept}"


def talk_has_words(session: Session[Any]) -> None:
    """L-6: every act, every chip, every yes and every no can be said in every language."""
    language = session.game.talk
    if language is None:
        return
    seats = range(session.config.players)
    for tongue in LANGUAGES:
        words = Words(session.game.package, tongue, strict=True)
        for seat, act in _some_acts(session):
            assert words(language.key(act), **language.facts(act)).strip()
            if language.verb(act).echo:
                assert words(f"{language.key(act)}.too", **language.facts(act)).strip()
            slots = language.verb(act).slots
            left_open = {slot.fact: "…" for slot in slots if not slot.worded}
            assert words(f"talk.{act.verb}", **left_open).strip()
            for line in _line(session, seat, act):
                other = next((x for x in seats if x != seat), seat)
                for answer in ("yes", "no"):
                    assert words(language.key(Act(answer), line), target=other).strip()
        assert all(words(f"talk.{reply}").strip() for reply in REPLIES)


def replays_with_their_talk(session: Session[Any]) -> None:
    """L-5: a recorded game verifies with what was said and without it; a line in the wrong place is found."""
    language = session.game.talk
    if language is None or not session.over:
        return
    key = key_of(session.state.chance.key)
    talk = _talk_of(session, key)
    with_talk = read_replay(write_replay(record(session, key, talk=talk)))
    assert verify(session.game, with_talk).digest() == session.digest()
    assert verify(session.game, record(session, key)).digest() == session.digest()


def _talk_of(session: Session[Any], key: bytes) -> list[Spoken]:
    """Follow the game once more and let everybody say something now and then."""
    transcript = Transcript()
    for count, moment in enumerate(follow(session.game, record(session, key))):
        if count % 5:
            continue
        for seat, act in list(_some_acts(moment))[:2]:
            _refused(transcript, moment, seat, act)
    return transcript.lines


def whispers_reach_nobody_else(session: Session[Any]) -> None:
    """L-10: a line that some hear leaves everybody else with what they had heard before."""
    language = session.game.talk
    if language is None or session.over:
        return
    for seat, act in _some_acts(session):
        transcript = Transcript()
        outside = [x for x in range(session.config.players) if x != seat]
        if _refused(transcript, session, seat, act):
            continue
        to = language.hears(session.state, seat)
        for other in [None, *outside]:
            hears = to is None or (other is not None and other in to)
            assert bool(transcript.heard(other)) == hears, f"{other} heard {act} of {seat}"


def nothing_hidden_is_said(session: Session[Any], back: str) -> None:
    """L-7: cards of this back have no words: with other faces nothing else can be said, and nothing else is true."""
    language, s = session.game.talk, session.state
    assert language is not None
    cards = [h for h, each in enumerate(s.cards.backs) if each == back]
    faces = sorted({s.cards.faces[h] for h in cards})
    twin = session.clone().state
    for h in cards:
        twin.cards.faces[h] = faces[(faces.index(s.cards.faces[h]) + 1) % len(faces)]
    for seat in range(session.config.players):
        acts = language.sayable(s, seat)
        assert acts == language.sayable(twin, seat), f"what {seat} can say hangs on {back} cards"
        told = [a for a in acts if language.truth(s, a, seat) != language.truth(twin, a, seat)]
        assert not told, f"{told[0]} tells something about {back} cards"
        named = {arg for act in acts for arg in act.args} & set(faces)
        assert not named, f"{named} can be named"


TALK_LAWS = (
    saying_changes_nothing,
    talk_depends_on_open_facts,
    talk_can_be_judged,
    replays_with_their_talk,
    talk_has_words,
    whispers_reach_nobody_else,
)
"""What must hold at every moment of every game that has a language."""


def _some_acts(session: Session[Any]) -> Iterator[tuple[Seat, Act]]:
    """A few of the acts every seat could say now, others at every moment."""
    language = session.game.talk
    assert language is not None
    for seat in range(session.config.players):
        if session.over or language.open(session.state, seat):
            continue
        acts = language.sayable(session.state, seat)
        apart = max(1, len(acts) // TRIED)
        yield from ((seat, act) for act in acts[session.steps % apart :: apart])


def _line(session: Session[Any], seat: Seat, act: Act) -> list[Spoken]:
    """The act as a line that is said now, if it can be."""
    transcript = Transcript()
    return [] if _refused(transcript, session, seat, act) else transcript.lines


def _refused(transcript: Transcript, session: Session[Any], seat: Seat, act: Act) -> bool:
    try:
        transcript.say(session, seat, act)
    except Unsayable as refused:
        return bool(str(refused))
    return False


def _whole(session: Session[Any]) -> tuple[Any, ...]:
    seats = range(session.config.players)
    numbers = [pick.number for pick in session.asked.values()]
    undo = [session.may_undo(seat) for seat in seats]
    return session.digest(), encode(session.state), numbers, undo
