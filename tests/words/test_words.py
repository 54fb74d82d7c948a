"""Words: keys and facts become sentences, in both languages."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hullbreach.kernel import Fact
from hullbreach.words import LANGUAGES, MissingWords, Words, message_id, messages, variables
from hullbreach.words.bundle import HOUSE, single

ENGLISH = """
card-air-shaft = Air Shaft
    .text = Move to any room.
place-lab = Lab
place-knife = Knife Room
card-knife = Knife
robot = robot no. { $number }
event-shot = { $seat } shoots at { $target } in the { $place }.
event-found = { $seat } finds { $cards }.
event-gave = { $you ->
    [seat] You give { $target } a card.
    [target] { $seat } gives you a card.
   *[no] { $seat } gives { $target } a card.
  }
event-went = { $you ->
    [figure] You go.
   *[no] { $figure } goes.
  }
event-hurt = { $count ->
    [one] one wound
   *[other] { $count } wounds
  }
event-pick = { $card_id ->
    [air_shaft] the shaft
   *[other] something else
  } called { $card }
event-open = { $open ->
    [yes] open
   *[no] closed
  }
board-hand = Hand: { $cards }
option-pass = Stay put
"""
GERMAN = """
card-air-shaft = Luftschacht
event-shot = { $seat } schießt auf { $target }.
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A package with words, as a game has them."""
    folder = tmp_path_factory.mktemp("words")
    (folder / "a_game").mkdir()
    (folder / "a_game" / "__init__.py").touch()
    (folder / "a_game" / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (folder / "a_game" / "de.ftl").write_text(GERMAN, encoding="utf-8")
    sys.path.insert(0, str(folder))
    yield "a_game"
    sys.path.remove(str(folder))


@pytest.fixture
def words(package: str) -> Words:
    return Words(package, strict=True)


def test_words_can_be_asked_for(words: Words) -> None:
    assert words.has("card.air_shaft")
    assert words.has("card.air_shaft/text")
    assert words("card.air_shaft/text") == "Move to any room."
    assert not words.has("card.knife/text")
    assert not words.has("card.spoon")


def test_a_key_finds_its_message_and_its_text(words: Words) -> None:
    assert message_id("card.air_shaft") == "card-air-shaft"
    assert words("card.air_shaft") == "Air Shaft"
    assert words.text("card.air_shaft") == "Move to any room."
    assert words.text("card.knife") == ""


def test_one_message_can_be_read_alone(package: str) -> None:
    assert single(package, "en", "card.air_shaft") == "Air Shaft"
    assert single(package, "de", "card.air_shaft") == "Luftschacht"
    with pytest.raises(MissingWords):
        single(package, "de", "card.knife")


def test_facts_are_named_by_their_kind(words: Words) -> None:
    assert words.event("shot", {"seat": 0, "target": 2, "place": "lab"}) == (
        "Player 1 shoots at Player 3 in the Lab."
    )
    assert words.event("shot", {"seat": 0, "target": ("robot", 7), "place": "knife"}) == (
        "Player 1 shoots at robot no. 7 in the Knife Room."
    )


def test_several_things_are_listed(words: Words) -> None:
    said = words.event("found", {"seat": 1, "cards": ("air_shaft", "lab", "air_shaft")})
    assert said == "Player 2 finds Air Shaft, Lab and Air Shaft."
    assert words.listing([]) == "nothing"


def test_numbers_stay_numbers_and_choose_the_plural(words: Words) -> None:
    assert words.event("hurt", {"count": 1}) == "one wound"
    assert words.event("hurt", {"count": 3}) == "3 wounds"


def test_a_text_can_choose_by_the_bare_id(words: Words) -> None:
    assert words.event("pick", {"card": "air_shaft"}) == "the shaft called Air Shaft"
    assert words.event("open", {"open": True}) == "open"


def test_what_is_words_already_stays_as_it_is(words: Words) -> None:
    for said in ("Air Shaft", "Air Shaft, Knife", "–", "nothing"):
        assert words("board.hand", cards=said) == f"Hand: {said}"


def test_saying_looks_nothing_up(words: Words) -> None:
    assert words.say("board.hand", cards="knife") == "Hand: knife"
    with pytest.raises(MissingWords):
        words.say("board.unheard_of")


def test_seats_can_have_names(package: str) -> None:
    words = Words(package, seats=["Ada", "Grace"], strict=True)
    assert words.event("found", {"seat": 1, "cards": "knife"}) == "Grace finds Knife Room."
    assert words.seat(2) == "Player 3"


def test_a_game_speaks_before_the_house(words: Words) -> None:
    assert words("option.pass") == "Stay put"
    assert words("option.done") == "Done"


def test_german(package: str) -> None:
    words = Words(package, "de", strict=True)
    assert words.event("shot", {"seat": 0, "target": 1}) == "Spieler 1 schießt auf Spieler 2."


@pytest.mark.parametrize(
    ("key", "facts"),
    [
        ("card.unheard_of", {}),
        ("event.shot", {"seat": 0, "target": 1}),
        ("event.found", {"seat": 0, "cards": "unheard_of"}),
    ],
)
def test_what_is_missing_is_an_error_for_the_strict(
    package: str, key: str, facts: dict[str, int]
) -> None:
    with pytest.raises(MissingWords):
        Words(package, strict=True)(key, **facts)


def test_what_is_missing_stays_readable_for_people(package: str) -> None:
    words = Words(package)
    assert words("card.unheard_of") == "unheard of"
    assert words.event("found", {"seat": 0, "cards": "unheard_of"}) == "Player 1 finds unheard of."


def test_a_language_we_lack_is_named(package: str) -> None:
    with pytest.raises(MissingWords, match="there are en, de"):
        Words(package, "fr")


@pytest.mark.parametrize("source", ["card-knife Knife", "a = 1\na = 2"])
def test_a_file_that_is_no_fluent_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str
) -> None:
    name = f"bad_{len(source)}"
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").touch()
    (tmp_path / name / "en.ftl").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(MissingWords):
        messages(name, "en")


def test_the_house_says_the_same_in_both_languages() -> None:
    english, german = (messages(HOUSE, language) for language in LANGUAGES)
    assert list(english) == list(german)
    for name, message in english.items():
        assert set(variables(message)) == set(variables(german[name])), name


def test_a_reader_is_called_you_in_what_they_did_and_in_what_was_done_to_them(package: str) -> None:
    words = Words(package, seats=("Ada", "Ben", "Cleo"), strict=True)
    gave = {"seat": 0, "target": 1}
    assert words.event("gave", gave) == "Ada gives Ben a card."
    assert words.read_by(0).event("gave", gave) == "You give Ben a card."
    assert words.read_by(1).event("gave", gave) == "Ada gives you a card."
    assert words.read_by(2).event("gave", gave) == "Ada gives Ben a card."
    assert words.read_by(0).read_by(None).event("gave", gave) == "Ada gives Ben a card."


def test_a_reader_is_called_you_where_a_figure_of_theirs_acts(package: str) -> None:
    went: dict[str, Fact] = {"figure": "MacReady", "figure_seat": 2}
    assert Words(package, reader=2, strict=True).event("went", went) == "You go."
    assert Words(package, reader=1, strict=True).event("went", went) == "MacReady goes."
