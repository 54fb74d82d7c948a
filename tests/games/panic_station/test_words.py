"""Every prompt, event, card, place and option has words in both languages."""

from __future__ import annotations

import pytest

from hullbreach.games.panic_station import GAME, OPTIONS
from hullbreach.games.panic_station.components import COLOURS, FACES, PLACES
from hullbreach.games.panic_station.ending import ENDINGS
from hullbreach.kernel import Session
from hullbreach.testing.laws import choose, numbers
from hullbreach.words import LANGUAGES, Words, messages
from hullbreach.words.bundle import variables


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english, german = (messages(GAME.package, language) for language in LANGUAGES)
    assert list(english) == list(german)
    for name, message in english.items():
        assert set(variables(message)) == set(variables(german[name])), name
        texts = [[a.id.name for a in m.attributes] for m in (message, german[name])]
        assert texts[0] == texts[1], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_have_names_and_cards_say_what_they_do(language: str) -> None:
    words = Words(GAME.package, language, strict=True)
    for face in FACES:
        assert words(f"card.{face}")
        assert words.text(f"card.{face}")
    for place in PLACES:
        assert words(f"place.{place}")
        assert words.text(f"place.{place}")
    for seat, colour in enumerate(COLOURS):
        assert words.seat(seat) == words(f"seat.{colour}")
    for ending in ENDINGS:
        assert words(f"ending.{ending}")
    for option in OPTIONS:
        assert words(f"option.table.{option.name}")
        assert words.text(f"option.table.{option.name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    words = Words(GAME.package, language, strict=True)
    for seed in range(6):
        players = 4 + seed % 3
        config = GAME.configure(None, players, {"bonus_cards": True})
        session, source = Session.new(GAME, config, seed), numbers(seed)
        while not session.over:
            for seat, pick in session.asked.items():
                look = session.look(seat)
                assert words(f"prompt.{pick.prompt}", seat=seat, **pick.about)
                for option in look.options:
                    assert words(option.key, **option.facts)
                    assert not option.note or words(option.note, **option.facts)
                    assert not option.closed or words(option.closed, **option.facts)
            for event in session.answer(*choose(session, source)):
                for reader in (None, *range(players)):
                    told = event.for_seat(reader)
                    assert told is None or words.event(told.key, told.facts)
        assert GAME.draw(GAME.view(session.state, 0), words)
