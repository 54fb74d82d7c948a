"""Words people would say: causes with every loss, notes with every option, and what a species changes."""

from __future__ import annotations

import re

import pytest

from hullbreach.games.nemesis import GAME
from hullbreach.games.nemesis.carnomorphs import Carnomorphs
from hullbreach.games.nemesis.carnomorphs.components import MUTATIONS
from hullbreach.games.nemesis.carnomorphs.species import READ_ANEW
from hullbreach.games.nemesis.components import ACTION_CARDS, INTRUDER_ACTIONS, TILES
from hullbreach.games.nemesis.effects import room_action
from hullbreach.games.nemesis.objectives import objective
from hullbreach.games.nemesis.state import Ship
from hullbreach.kernel import Choice, Event, Pick, Session, Value
from hullbreach.testing import rule_test
from hullbreach.testing.laws import choose, numbers
from hullbreach.words import LANGUAGES, Words, ledger

from .carnomorphs.table import Hive
from .table import Helm

ME = 0
LOSSES = ("wound.light", "wound.serious", "died", "perished", "injured", "contaminated", "infested")
"""Events that hurt, kill or infect."""
SHORT = 38
"""As many letters as a card of a full hand has room for below its name."""
BARE = {"option.no", "option.done", "option.seat", "option.keep", "option.letter"}
"""Words that need no note: they say no, enough, whom, as it is, or a letter."""
TABLES: list[tuple[str, int, dict[str, Value]]] = [
    ("semi_coop", 3, {"intruder_player": True}),
    ("semi_coop", 3, {"carnomorphs": True, "intruder_player": True}),
    ("coop", 2, {"ruleset": "rulebook"}),
]


def play(mode: str, players: int, options: dict[str, Value]) -> tuple[list[Event], set[str]]:
    """All events of a few games, and the words of options without a note."""
    events: list[Event] = []
    bare: set[str] = set()
    for seed in range(4):
        session = Session.new(GAME, GAME.configure(mode, players, options), seed, record=False)
        source = numbers(seed)
        while not session.over:
            for pick in session.asked.values():
                found = GAME.describe(session.state, pick)
                bare |= {d.key for d in found if not (d.note or d.closed)}
            events += session.answer(*choose(session, source))
    return events, bare


@pytest.mark.parametrize(("mode", "players", "options"), TABLES)
def test_losses_name_their_cause_and_options_explain_themselves(
    mode: str, players: int, options: dict[str, Value]
) -> None:
    events, bare = play(mode, players, options)
    losses = [event for event in events if event.key in LOSSES]
    assert len(losses) > 40
    for language in LANGUAGES:
        words = Words(GAME.package, language, strict=True)
        for event in losses:
            assert words.thing(event.facts["cause"]) in words.event(event.key, event.facts)
    assert bare <= BARE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_reads_otherwise_has_words_both_ways(language: str) -> None:
    words = Words(GAME.package, language, strict=True)
    for base, instead in Carnomorphs.texts.items():
        assert words.has(base)
        assert words.has(instead)
        assert words(base) != words(instead)


@rule_test("K-6")
def test_no_text_in_force_speaks_of_what_is_not_aboard() -> None:
    """With Carnomorphs no Objective asks for a Weakness or the Queen, and nothing removes a Larva."""
    words = Words(GAME.package, "en", strict=True)
    keys = [f"card.{card}/text" for card in objective]
    keys += [f"place.{room}/text" for room in ("laboratory", "surgery", "nest")]
    keys += [f"card.{card}/text" for card in ("antidote", "lab_equipment", "ia_05")]
    for key in keys:
        said = words(Carnomorphs.texts.get(key, key))
        assert not any(word in said for word in ("Weakness", "Queen", "Larva")), said


def note(table: Helm, pick: Pick, option: Choice) -> str:
    """The note of an option."""
    found = GAME.describe(table.state, pick)
    return next(described.note for described in found if described.option == option)


@rule_test("K-6")
@pytest.mark.parametrize("carnomorphs", [False, True])
def test_an_objective_is_offered_as_it_reads(carnomorphs: bool) -> None:
    table = Hive("captain", "scout") if carnomorphs else Helm("captain", "scout")
    s = table.state
    faces, mine = s.cards.faces, s.objectives[ME][0]
    other = next(h for h, face in enumerate(faces) if face == "obj_c4")
    faces[mine], faces[other] = "obj_c4", faces[mine]
    said = note(table, Pick(ME, "objective.keep", ["first", "second"], "N-195"), "first")
    assert said == ("carnomorphs.obj_c4" if carnomorphs else "card.obj_c4/text")
    assert (table.view(ME).texts == {}) == (not carnomorphs)


def asked_about(s: Ship, thing: str) -> tuple[str, Choice]:
    """A prompt and an option of it that is about this Objective, room or card; the ship is made so that it is open."""
    kind, name = thing.split(".")
    if name in objective:
        s.cards.faces[s.objectives[ME][0]] = name
        return "objective.keep", "first"
    if kind == "place":
        s.where[ME] = next(room for room in range(len(s.tile)) if s.tile_id(room) == name)
        return "turn.action", "room"
    return ("xeno.turn", ("effect", name)) if name == "ia_05" else ("turn.action", ("item", name))


@rule_test("K-6")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("thing", READ_ANEW)
def test_what_reads_otherwise_is_shown_so(thing: str, language: str) -> None:
    words = Words(GAME.package, language, strict=True)
    base, instead = f"{thing}/text", f"carnomorphs.{thing.split('.')[1]}"
    for table, key in ((Helm("captain", "scout"), base), (Hive("captain", "scout"), instead)):
        prompt, option = asked_about(table.state, thing)
        said = note(table, Pick(ME, prompt, [option], "N-195"), option)
        assert words(said) == words(key)
        assert table.view(ME).texts.get(base, base) == key


@rule_test("K-30")
def test_an_attack_card_shows_both_its_values() -> None:
    hive = Hive("captain", "scout")
    hive.state.attack_discard = ["ka_04"]
    shown = hive.view(None).last_attack
    assert shown is not None
    assert shown.values == [("metagorger", 0), ("", 7)]
    helm = Helm("captain", "scout")
    helm.state.attack_discard = ["atk_02"]
    assert helm.view(None).last_attack.values == [("", 3)]


@pytest.mark.parametrize(
    ("kind", "struck"),
    [("queen", "auf die Königin"), ("adult", "auf den Jäger"), ("egg", "auf ein Ei")],
)
def test_german_creatures_have_their_article(kind: str, struck: str) -> None:
    words = Words(GAME.package, "de", strict=True)
    assert struck in words.event("melee", {"seat": ME, "target": kind})


@rule_test("N-34")
def test_the_same_word_has_the_note_of_its_own_card() -> None:
    helm = Helm("scout", "captain")
    for prompt, note in (
        ("demolition.what", "note.demolition.malfunction"),
        ("action.what", "note.access_denied"),
        ("repairs.what", "note.malfunction"),
    ):
        pick = Pick(ME, prompt, ["malfunction"], "N-34")
        assert [d.note for d in GAME.describe(helm.state, pick)] == [note]


@rule_test("N-114")
def test_whoever_may_roll_again_is_told_which_roll_counts() -> None:
    helm, words = Helm("scout", "captain"), Words(GAME.package, "de", strict=True)
    pick = Pick(ME, "combat.reroll", ["keep", "reroll"], "N-114")
    assert [words(d.note) for d in GAME.describe(helm.state, pick)] == [
        "Dieser Wurf zählt.",
        "Der neue Wurf zählt, auch wenn er schlechter ist.",
    ]


@rule_test("N-229")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_intruder_player_who_passes_can_tell_the_cards_apart(language: str) -> None:
    helm, words = Helm("scout", "captain"), Words(GAME.package, language, strict=True)
    alike = [("keep", card) for card in ("ia_01", "ia_02", "ia_03", "ia_06")]
    pick = Pick(ME, "xeno.keep", ["all", *alike], "N-229")
    told = [words(d.key, **d.facts) for d in GAME.describe(helm.state, pick)]
    assert len(set(told)) == 1 + len(alike)
    assert words("card.ia_06") in told[-1]


@rule_test("N-25")
def test_whoever_is_in_combat_is_asked_before_what_they_stand() -> None:
    helm, words = Helm("scout", "captain"), Words(GAME.package, "de", strict=True)
    assert words.question(helm.question(ME)) == "Du bist am Zug. Was tust du?"
    for kinds, asked in (
        (["queen"], "Die Königin bei dir. Was tust du?"),
        (["adult", "larva"], "2 Xenos bei dir. Was tust du?"),
    ):
        there = Helm("scout", "captain")
        for kind in kinds:
            there.intruder(kind, "r11")
        assert words.question(there.question(ME, "turn.action")) == asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_narrow_card_and_a_tile_say_is_short(language: str) -> None:
    words = Words(GAME.package, language, strict=True)
    cards = [f"card.{card}" for card in (*ACTION_CARDS, *INTRUDER_ACTIONS, *MUTATIONS)]
    rooms = [f"place.{tile}" for tile, row in TILES.items() if tile in room_action]
    assert len(cards) > 40
    assert len(rooms) > 20
    for key in (*cards, *rooms):
        assert 0 < len(words(f"{key}/brief")) <= SHORT, key


@rule_test("N-184")
def test_who_sits_in_a_pod_climbs_out_and_leaves_nothing_lying() -> None:
    helm, words = Helm("scout", "captain"), Words(GAME.package, "en", strict=True)
    pod, floor = (
        GAME.describe(helm.state, Pick(ME, prompt, ["leave"], "N-184"))[0]
        for prompt in ("pod.wait", "hands.full")
    )
    assert words(pod.key) == "Climb out"
    assert pod.note != floor.note


@pytest.mark.parametrize("number", ["N-196", "N-226", "K-105"])
def test_wherever_the_ledger_speaks_of_it_playing_on_is_a_choice(number: str) -> None:
    rule = ledger(GAME.package).rules[number]
    assert re.search(r"\bcan\b", rule.en)
    assert re.search(r"\bkann\b", rule.de)


@rule_test("N-25")
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_second_action_is_called_the_second(language: str) -> None:
    words = Words(GAME.package, language, strict=True)
    asked = [words("prompt.turn.action", foes=0, taken=taken) for taken in range(4)]
    assert len(set(asked)) == 3
    assert asked[2] == asked[3]
