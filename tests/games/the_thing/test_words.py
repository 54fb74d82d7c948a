"""Words: whatever a person is shown reads in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.the_thing import GAME
from hullbreach.games.the_thing.components import CARDS, LOCATIONS, PEOPLE, WEATHER_DIE
from hullbreach.kernel import DONE, Choice, Pick, Session
from hullbreach.testing import walk
from hullbreach.testing.laws import choose, numbers
from hullbreach.testing.wording import has_words, languages_match, questions_name_their_rules
from hullbreach.words import LANGUAGES, Words, messages
from tests.games.the_thing.table import GREEN, RED, Ice


def test_languages_match() -> None:
    languages_match(GAME)


@pytest.mark.parametrize(
    ("mode", "players"), [("hidden", 4), ("hidden", 8), ("coop", 1), ("coop", 3)]
)
def test_random_games_have_words(mode: str, players: int) -> None:
    config = GAME.configure(mode, players)
    walk(GAME, config, 1, numbers(1), [has_words, questions_name_their_rules], every=11)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name(language: str) -> None:
    words = Words(GAME.package, language, strict=True)
    cards = [*CARDS.action, *CARDS.weapon, *CARDS.item, *CARDS.lab]
    assert all(words(f"card.{card}") and words.text(f"card.{card}") for card in cards)
    assert all(words(f"place.{place.id}") for place in LOCATIONS.values())
    assert all(words.text(f"place.{place.id}") for place in LOCATIONS.values() if place.card)
    assert all(words(f"character.{name}") and words.text(f"character.{name}") for name in PEOPLE)
    assert all(words(f"weather.{face}") for face in WEATHER_DIE)


def test_every_option_of_the_table_is_explained() -> None:
    english = messages(GAME.package, "en")
    for mode in GAME.modes:
        for option in mode.options:
            message = english[f"option-table-{option.name.replace('_', '-')}"]
            text, *values = [attribute.id.name for attribute in message.attributes]
            assert text == "text"
            assert values in ([], ["on", "off"])


def test_every_prompt_in_the_words_is_asked_somewhere() -> None:
    """A prompt nobody asks would be a leftover."""
    from pathlib import Path

    from hullbreach.games import the_thing

    assert the_thing.__file__ is not None
    folder = Path(the_thing.__file__).parent
    source = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    for name in messages(GAME.package, "en"):
        if name.startswith("prompt-"):
            key = name.removeprefix("prompt-")
            spellings = {
                key,
                key.replace("-", "."),
                key.replace("-", "_"),
                key.replace("-", ".", 1),
            }
            spellings |= {s.replace("-", "_") for s in spellings}
            assert any(f'"{s}"' in source for s in spellings), name


SELF_EXPLAINING = ("yes", "no", "done", "pass", "keep", "none", "nothing", "accept", "decline")
"""Options that say all there is to say: to agree or not, to leave things as they are."""


@pytest.mark.parametrize(("mode", "players"), [("hidden", 5), ("coop", 2)])
def test_options_explain_themselves(mode: str, players: int) -> None:
    for seed in range(4):
        session = Session.new(GAME, GAME.configure(mode, players), seed, record=False)
        source = numbers(seed)
        while not session.over:
            for pick in session.asked.values():
                for option in GAME.describe(session.state, pick) if len(pick.options) > 1 else ():
                    silent = not (option.note or option.closed)
                    assert not silent or option.key.endswith(SELF_EXPLAINING), option
            session.answer(*choose(session, source))


LOSSES = ("damage", "food.lost", "fuel.lost", "deck.lost", "lab.lost", "transformed", "power.fails")


@pytest.mark.parametrize(("mode", "players"), [("hidden", 5), ("coop", 3)])
def test_losses_name_their_cause(mode: str, players: int) -> None:
    told = 0
    for seed in range(6):
        session = Session.new(GAME, GAME.configure(mode, players), seed, record=False)
        source = numbers(seed)
        while not session.over:
            for event in session.answer(*choose(session, source)):
                if event.key in LOSSES:
                    assert event.facts["cause"], event
                    told += 1
                assert event.key != "figure.killed" or event.facts["place"]
    assert told


@pytest.mark.parametrize(
    ("key", "facts", "german"),
    [
        ("plan.laid", {"cards": 2, "strength": "1 + 1"}, "2 Karten verdeckt aus, Stärke 1 + 1."),
        ("food.eaten", {"food": 1}, "1 gekochte Nahrung wird gegessen."),
        ("food.eaten", {"food": 2}, "2 gekochte Nahrung werden gegessen."),
        ("figure.goes", {"figure": "clark", "place": "boiler_room"}, "geht in den Heizungsraum."),
        ("figure.goes", {"figure": "clark", "place": "laboratory"}, "Clark geht ins Labor."),
        ("alien.flees", {"place": "base_helicopter"}, "flieht vom Basishubschrauber."),
        (
            "board.refused",
            {"figure": "clark", "figures": ("norris", "garry"), "count": 2},
            "Norris und Garry lassen Clark nicht einsteigen.",
        ),
    ],
)
def test_german_as_a_german_would_say_it(key: str, facts: dict[str, Any], german: str) -> None:
    assert Words(GAME.package, "de", strict=True).event(key, facts).endswith(german)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_has_its_prepositions(language: str) -> None:
    words = Words(GAME.package, language, strict=True)
    for place in [p.id for p in LOCATIONS.values() if p.card or p.id in ("lounge", "dormitory")]:
        name = words(f"place.{place}")
        for phrase in ("at", "to", "from"):
            assert words(f"phrase.{phrase}", place=place) != name


def test_what_a_character_does_says_whose_it_is_unless_players_lead_several() -> None:
    table = Ice()
    table.phase("exchange")
    table.says(GREEN, "place", ("special", "kitchen"))
    special = [event for event in table.events if event.key == "special"]
    assert [event.facts for event in special] == [{"figure": "nauls", "figure_seat": GREEN}]
    words = Words(GAME.package, "de", strict=True)
    said = [words.read_by(x).event("special", special[0].facts) for x in (GREEN, RED)]
    assert said == [
        "Du legst die Hand ab und vertraust auf dein Glück.",
        "Nauls legt die Hand ab und vertraut auf das Glück.",
    ]
    coop = Ice(2, "coop").state
    assert coop.coop
    coop.news = []
    coop.tell("special", figure=1)
    assert [event.facts for event in coop.news] == [{"figure": "nauls"}]


NOTED = [
    ("vehicle.start", "start", "note.vehicle.start.start", "note.coop.escape.yes"),
    ("lab.keep", "keep", "note.lab.keep.keep", "note.coop.lab_keep"),
    ("lab.keep", "discard", "note.lab.keep.discard", "note.coop.lab_discard"),
    ("lab.more", "more", "note.lab.more.more", "note.coop.lab_more"),
]


@pytest.mark.parametrize(("prompt", "option", "hidden", "coop"), NOTED)
def test_few_players_are_told_of_no_secret_and_of_no_role_card(
    prompt: str, option: str, hidden: str, coop: str
) -> None:
    """With 1-3 players tokens lie open, and an escape shows no role card and can be stopped (G-198, G-224)."""
    for table, note in ((Ice(), hidden), (Ice(2, "coop"), coop)):
        pick = Pick(0, prompt, [option, "other"], "G-185", about=table.state.figure_facts(0))
        assert GAME.describe(table.state, pick)[0].note == note


@pytest.mark.parametrize(("language", "phase"), [("en", "lounge"), ("de", "Aufenthaltsraum")])
def test_after_a_stopped_escape_the_round_goes_on(language: str, phase: str) -> None:
    """What is said before an attempt: the lounge is next, as the rules have it (G-224)."""
    assert phase in Words(GAME.package, language, strict=True)("note.coop.rescue.try")


@pytest.mark.parametrize(("language", "said"), [("en", "Nobody outlasts"), ("de", "Niemand")])
def test_few_players_may_freeze_before_any_alien_has_shown_itself(language: str, said: str) -> None:
    words = Words(GAME.package, language, strict=True)
    assert said in words.say("ending.verdict.frozen/text", round=3, aliens=0)


READ_OTHERWISE = [
    ("coop.place", "dormitory", "note.coop.dormitory"),
    ("coop.place", "laboratory", "note.coop.laboratory"),
    ("coop.place", "kitchen", "place.kitchen/text"),
    ("search.keep", "flashlight", "note.coop.flashlight"),
    ("coop.trade", ("flashlight", 1), "note.coop.flashlight"),
    ("coop.assign", 0, "note.coop.laboratory"),
]


@pytest.mark.parametrize(("prompt", "option", "note"), READ_OTHERWISE)
def test_few_players_read_what_dormitory_laboratory_and_flashlight_do_for_them(
    prompt: str, option: Choice, note: str
) -> None:
    """With 1-3 players there are dice instead of action cards, and nothing is hidden (G-198, G-212, G-213)."""
    table = Ice(2, "coop")
    table.put("laboratory", 0)
    pick = Pick(0, prompt, [option, DONE], "G-200")
    assert GAME.describe(table.state, pick)[0].note == note


@pytest.mark.parametrize("prompt", ["order.alien", "order.others"])
def test_an_encounter_that_is_put_in_order_is_told_by_who_takes_part_in_it(prompt: str) -> None:
    """What one can do at the place says nothing here; whoever stepped out takes no part (G-62, G-63)."""
    table = Ice()
    table.put("kitchen", 0, 1)
    table.put("lounge", 2, 3)
    table.state.figures[1].out = True
    pick = Pick(2, prompt, ["kitchen", "shed"], "G-62")
    kitchen, shed = GAME.describe(table.state, pick)
    assert kitchen.facts["figures"] == (table.state.name(0),)
    assert (kitchen.note, shed.note) == ("note.order.meet", "note.order.nobody")
    mine = GAME.describe(table.state, Pick(0, prompt, ["kitchen"], "G-62"))[0]
    assert (mine.note, mine.facts["figures"]) == ("note.order.you", ())


@pytest.mark.parametrize(("language", "said"), [("en", "lounge"), ("de", "Aufenthaltsraum")])
def test_who_is_laid_down_for_a_lost_card_is_out_until_the_lounge(language: str, said: str) -> None:
    """A character's own gift is no reason here (G-101)."""
    pick = Pick(0, "assign.lost", [0, 1], "G-101", about={"card": "repair"})
    (note, other) = (each.note for each in GAME.describe(Ice().state, pick))
    assert note == other == "note.assign.lost"
    assert said in Words(GAME.package, language, strict=True)(note)


def test_fuel_goes_where_one_reads_how_much_is_there() -> None:
    """What one can do at the place says nothing here (G-132)."""
    table = Ice()
    table.state.fuel["boiler_room"] = 1
    (tank,) = GAME.describe(table.state, Pick(0, "station.fuel", ["boiler_room"], "G-132"))
    assert (tank.note, tank.facts["now"], tank.facts["slots"]) == ("note.tank", 1, 4)


def test_one_is_called_you_where_one_is_among_those_to_choose_from() -> None:
    table = Ice()
    mine, other = GAME.describe(table.state, Pick(0, "test.target_b", [0, 1], "G-152"))
    words = Words(GAME.package, "de", strict=True).read_by(0)
    assert words(mine.key, **mine.facts) == "Du (Bennings)"
    assert words(other.key, **other.facts) == "Nauls"
