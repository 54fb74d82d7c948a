"""The laws of talk, at every table there is, and a broken language that each of them catches."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace as with_other

from hullbreach import games
from hullbreach.kernel import (
    Act,
    Chip,
    Config,
    Event,
    Game,
    HullbreachError,
    Seat,
    Session,
    Spoken,
    Verb,
)
from hullbreach.testing import laws, talk_laws, walk
from hullbreach.testing.specimen import GAME
from hullbreach.testing.specimen import talk as specimen_talk
from hullbreach.testing.specimen.state import Crew
from hullbreach.testing.specimen.talk import TALK
from hullbreach.testing.talk_laws import TALK_LAWS

from .tables import name, tables

TABLES = [table for table in tables() if table[0].talk is not None]
WORLDS = 60


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_talk_keeps_the_laws(table: tuple[Game[Any], Config]) -> None:
    game, config = table
    walk(game, config, 5, laws.numbers(5), TALK_LAWS, every=41)


# -- what a listener cannot know is left open ------------------------------------------------------------------------


def _makes_claims(game: str) -> bool:
    talk = games.find(game).talk
    return talk is not None and any(verb.kind == "claim" for verb in talk.verbs.values())


@pytest.mark.parametrize("game", [x for x in games.names(everything=True) if _makes_claims(x)])
def test_claims_are_true_in_some_worlds_of_a_listener_and_false_in_others(game: str) -> None:
    """L-4: every kind of claim is open to somebody who only listens, at some moment of a few games."""
    found = games.find(game)
    assert found.talk is not None
    claims = {verb.name for verb in found.talk.verbs.values() if verb.kind == "claim"}
    rare = {"looked_clean", "looked_infected", "mutation"}
    for act, truths in _truths(found, found.configure()):
        if len(truths) == 2:
            claims.discard(act.verb)
        if claims <= rare:
            return
    assert claims <= rare, f"always the same to a listener: {claims}"


def _truths(game: Game[Any], config: Config) -> Iterator[tuple[Act, set[bool | None]]]:
    """Claims that can be made in a few games, with what they are in the worlds of somebody else."""
    assert game.talk is not None
    for seed in range(6):
        session, source = Session.new(game, config, seed), laws.numbers(seed)
        for moment in count():
            if session.over or moment > 400:
                break
            if moment % 23 == 0 and not game.talk.open(session.state, 1):
                worlds = [session.fork(0, i).state for i in range(WORLDS)]
                for act in game.talk.sayable(session.state, 1):
                    if game.talk.kind(act) == "claim":
                        yield act, {game.talk.truth(world, act, 1) for world in worlds}
            session.answer(*laws.choose(session, source))


# -- broken languages ------------------------------------------------------------------------------------------------


def meddling() -> Game[Crew]:
    """Changes the state when somebody only looks what can be said."""

    def chips(s: Crew, seat: Seat) -> list[Chip]:
        s.oxygen += 1
        return specimen_talk.chips(s, seat)

    return replace(GAME, talk=replace(TALK, chips=chips))


def suggesting() -> Game[Crew]:
    """Offers a seat only what is true of it."""

    def chips(s: Crew, seat: Seat) -> list[Chip]:
        found = specimen_talk.chips(s, seat)
        return found[1:] if s.alien[seat] else found

    return replace(GAME, talk=replace(TALK, chips=chips))


def silencing() -> Game[Crew]:
    """Lets aliens speak at other moments than humans."""

    def may_speak(s: Crew, seat: Seat) -> str:
        return "S-14" if s.alien[seat] else specimen_talk.may_speak(s, seat)

    return replace(GAME, talk=replace(TALK, open=may_speak))


def checking() -> Game[Crew]:
    """Shows everybody at once whether a claim is true."""

    def shown(s: Crew, line: Spoken, _: Sequence[Event]) -> bool | None:
        return specimen_talk.truth(s, line.act, line.seat)

    return replace(GAME, talk=replace(TALK, shown=shown, kept=shown))


def undecided() -> Game[Crew]:
    """Cannot tell whether somebody has what they claim to have."""

    def truth(s: Crew, act: Act, seat: Seat) -> bool | None:
        return None if act.verb == "have" else specimen_talk.truth(s, act, seat)

    return replace(GAME, talk=replace(TALK, truth=truth))


def wordless() -> Game[Crew]:
    """Has a verb that nobody can say."""
    verbs = {**TALK.verbs, "mumble": replace_verb("human", "mumble")}

    def chips(s: Crew, seat: Seat) -> list[Chip]:
        return [*specimen_talk.chips(s, seat), Chip("mumble")]

    return replace(GAME, talk=replace(TALK, verbs=verbs, chips=chips))


def replace_verb(old: str, new: str) -> Verb:

    return with_other(TALK.verbs[old], name=new)


def forgetful() -> Game[Crew]:
    """Counts something outside the state into its stamps."""
    counter = count()

    def stamp(s: Crew) -> tuple[int, ...]:
        return s.round, len(s.history), next(counter)

    return replace(GAME, talk=replace(TALK, stamp=stamp))


def leaking_whisper() -> Game[Crew]:
    """Whispers to one seat in one look and to all in the next."""
    turns = count()

    def hears(s: Crew, seat: Seat) -> tuple[Seat, ...] | None:
        return None if next(turns) % 2 == 0 else ((seat + 1) % s.players,)

    return replace(GAME, talk=replace(TALK, hears=hears))


CASES: list[tuple[laws.Law, Callable[[], Game[Any]]]] = [
    (talk_laws.saying_changes_nothing, meddling),
    (talk_laws.talk_depends_on_open_facts, suggesting),
    (talk_laws.talk_depends_on_open_facts, silencing),
    (talk_laws.talk_depends_on_open_facts, checking),
    (talk_laws.talk_can_be_judged, undecided),
    (talk_laws.replays_with_their_talk, forgetful),
    (talk_laws.talk_has_words, wordless),
    (talk_laws.whispers_reach_nobody_else, leaking_whisper),
]


def _caught(law: laws.Law, game: Game[Any]) -> Exception | None:
    for seed in range(6):
        try:
            walk(game, game.configure(players=4), seed, laws.numbers(seed), [law], every=3)
        except (AssertionError, HullbreachError) as caught:
            return caught
    return None


@pytest.mark.parametrize(("law", "make"), CASES, ids=lambda x: getattr(x, "__name__", None))
def test_the_law_catches(law: laws.Law, make: Callable[[], Game[Any]]) -> None:
    assert _caught(law, make()) is not None


@pytest.mark.parametrize("law", TALK_LAWS, ids=lambda law: law.__name__)
def test_the_law_lets_the_intact_specimen_pass(law: laws.Law) -> None:
    assert _caught(law, GAME) is None


def test_every_law_has_its_broken_language() -> None:
    assert {law for law, _ in CASES} == set(TALK_LAWS)
