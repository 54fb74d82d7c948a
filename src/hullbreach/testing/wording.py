"""The law of words: whatever a person is shown has words, in English and in German."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from hullbreach.kernel import Described, Event, Game, Pick, Seat, Session
from hullbreach.words import (
    LANGUAGES,
    Words,
    ledger,
    messages,
    occasion_in_words,
    stakes_in_words,
    variables,
)
from hullbreach.words.bundle import is_seat

LOSS = re.compile(
    r"−\d+ life|\b(dies|You die|dead|kills|killed|loses?|lost|suffers?|hurt|wounded|destroyed|stunned|ejected"
    r"|spoilt|infects|(is|are) infected|infested|mutates?|not survive)\b"
)
"""What the English log says when somebody or something is hurt, killed, infected or lost."""
CAUSES = ("cause", "by", "other", "ending")
"""The facts that say why: what did it, or who; an ending is the reason itself."""


def has_words(session: Session[Any]) -> None:
    """Boards, questions, options, events and endings can be said in every language."""
    for language in LANGUAGES:
        words = Words(session.game.package, language, strict=True)
        for seat in (None, *range(session.config.players)):
            said = _board(session, seat, words)
            assert said.strip(), f"seat {seat} sees an empty board"
        for said in _all_said(session, words):
            assert said.strip(), f"something has no words in {language}"


def readers_are_called_you(session: Session[Any]) -> None:
    """Whoever reads what they did or suffered is called "you", never by their own name, in every language."""
    seats = [f"⟨{seat}⟩" for seat in range(session.config.players)]
    for language in LANGUAGES:
        words = Words(session.game.package, language, seats, strict=True)
        for event in session.events:
            for seat in range(session.config.players):
                told = event.for_seat(seat)
                if told is not None:
                    _called_you(told, words.read_by(seat))


def _called_you(event: Event, words: Words) -> None:
    said = words.event(event.key, event.facts)
    if said == words.read_by(None).event(event.key, event.facts):
        for name in _own_names(event, words):
            assert name not in said, f"{event.key} in {words.language} names its reader: {said}"


def _own_names(event: Event, words: Words) -> Iterator[str]:
    """What the reader is called in an event: by their seat, or as the figure that is theirs."""
    for name, seat in event.facts.items():
        if is_seat(name) and seat == words.reader:
            figure = name.removesuffix("_seat")
            yield words.thing(event.facts[figure], "seat" if figure == name else figure)


def losses_name_their_cause(session: Session[Any]) -> None:
    """What hurts, kills, infects or ends says why: its cause is a fact, and the sentence names it."""
    words = Words(session.game.package, "en", strict=True)
    for event in session.events:
        for told in (event, event.instead):
            if told is None:
                continue
            said = words.event(told.key, told.facts)
            if LOSS.search(said):
                kinds = [(x, "seat" if is_seat(x) else x) for x in CAUSES if x in told.facts]
                causes = [words.thing(told.facts[x], kind) for x, kind in kinds]
                named = any(cause.casefold() in said.casefold() for cause in causes)
                assert named, f"{told.key} does not say why: {said}"


def options_explain_themselves(session: Session[Any]) -> None:
    """Where there is a choice, an option says more than its name: a note, a danger, what it costs or risks."""
    words = Words(session.game.package, "en")
    for pick in session.asked.values():
        shown = [option for option in session.seat_view(pick.seat).options if not option.closed]
        bare = len(shown) > 1 and not any(_explains(option, words) for option in shown)
        assert not bare, f"{pick.prompt} offers names and nothing else"


def _explains(option: Described, words: Words) -> bool:
    return words.has(option.note) or bool(option.danger or stakes_in_words(option.stakes, words))


def questions_name_their_rules(session: Session[Any]) -> None:
    """The rule of every question stands in the ledger."""
    rules = ledger(session.game.package).rules
    for pick in session.asked.values():
        assert pick.rule in rules, f"{pick.prompt} names {pick.rule}, which is not in the ledger"


def languages_match(game: Game[Any]) -> None:
    """Both languages have the same messages, which speak of the same facts and have the same parts."""
    english, german = (messages(game.package, language) for language in LANGUAGES)
    assert english.keys() == german.keys(), sorted(english.keys() ^ german.keys())
    for name, message in english.items():
        other = german[name]
        assert set(variables(message)) == set(variables(other)), f"{name} speaks of other facts"
        parts, others = ({a.id.name for a in m.attributes} for m in (message, other))
        assert parts == others, f"{name} has other attributes"


def _board(session: Session[Any], seat: Seat | None, words: Words) -> str:
    return session.game.draw(session.view(seat), words)


def _all_said(session: Session[Any], words: Words) -> Iterator[str]:
    for pick in session.asked.values():
        yield from _question(session, pick, words)
    for event in session.events:
        yield from _event(event, words)
    guess = None if session.over else session.game.guess(session.view(None))
    if guess is not None:
        yield words(f"guess.{guess.about}")
    if session.result is not None:
        yield words(f"ending.{session.result.ending}")


def _question(session: Session[Any], pick: Pick, words: Words) -> Iterator[str]:
    yield words.read_by(pick.seat).question(pick)
    shown = session.seat_view(pick.seat)
    yield from occasion_in_words(shown.occasion, pick, words)
    for option in [*shown.options, *shown.items]:
        yield words(option.key, **option.facts)
        for key in (option.note, option.closed, option.danger, option.veil):
            if key:
                yield words(key, **option.facts)
        yield from stakes_in_words(option.stakes, words)
        if option.stakes is not None:
            yield from (words(x, **option.facts) for x in (option.stakes.aim,) if x)
            named = {"group": option.stakes.group, "verb": option.stakes.verb}
            yield from (words(f"{kind}.{name}") for kind, name in named.items() if name)


def _event(event: Event, words: Words) -> Iterator[str]:
    yield words.event(event.key, event.facts)
    if event.instead is not None:
        yield words.event(event.instead.key, event.instead.facts)
