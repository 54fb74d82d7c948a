"""People at the table, in a real browser, by what is visible alone."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach import games

from .conftest import Browse

FINISHED = games.names()
KILOBYTE = 1_000


@pytest.mark.parametrize("game", FINISHED)
def test_a_whole_game_against_bots(browse: Browse, game: str) -> None:
    """From the start page through the lobby to the result, pressing only what is shown."""
    result = browse("whole_game", game=game, mode=games.find(game).modes[0].name)
    assert result["over"]
    assert result["lines"] > 0


@pytest.mark.parametrize("size", ["wide", "phone"])
@pytest.mark.parametrize("game", FINISHED)
def test_the_end_has_a_page_of_its_own(browse: Browse, game: str, size: str) -> None:
    """Won or lost in one line, everybody's goal and fate, three moments that open the replay, the log as before."""
    language = "de" if size == "phone" else "en"
    result = browse("ending", game=game, size=size, language=language)
    assert result["over"]
    assert result["title"].startswith(("Won:", "Lost:", "Gewonnen:", "Verloren:"))
    assert result["rows"] >= 2
    assert "me" in result["first"].split()
    assert result["marks"] >= result["rows"]
    assert result["drawn"] == int(size == "wide" or game == "theseus")
    assert 1 <= result["moments"] <= 3, "a quiet game may have fewer"
    assert result["banners"] == 0
    assert not result["overflow"]
    assert result["axe"] == []
    assert result["log"] > 0
    assert result["covered"] == [], "a secret that was open lies on nothing that can be pressed"


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_hints_help_and_change_nothing(browse: Browse, size: str) -> None:
    """Those of a first game come once each and end with one tap; one asked for names options and takes none."""
    result = browse("hints", game="theseus", size=size)
    assert len(set(result["told"])) >= 2
    assert all(len(told.split()) <= 30 for told in result["told"])
    assert result["again"] == 0, "whoever wants no hints gets none, after a reload too"
    assert 1 <= result["advised"] <= 3
    assert result["same"], "nothing is answered by a hint"
    assert result["axe"] == []


@pytest.mark.parametrize("game", FINISHED)
def test_a_guided_opening_is_followed_to_its_end(browse: Browse, game: str) -> None:
    """Nine steps at a real table by doing what they say; then the guide is left and the game simply goes on."""
    phone = game in ("the_thing", "panic_station")
    result = browse("learn", game=game, size="phone" if phone else "wide")
    assert len(result["steps"]) >= 7
    assert result["finished"]
    assert result["hidden"] == [], "the lesson leaves the first option in sight"
    assert result["left"] == 0
    assert result["on"]["answered"] == 2
    assert result["axe"] == []


@pytest.mark.parametrize("game", FINISHED)
def test_a_guided_opening_can_be_ignored(browse: Browse, game: str) -> None:
    """Every other answer is taken as well, and the guide can be left at any point."""
    result = browse("learn", game=game, follow=False, language="de")
    assert result["answered"] == 12
    assert result["left"] == 0
    assert result["on"]["answered"] == 2


def test_a_whole_game_with_carnomorphs(browse: Browse) -> None:
    """The expansion is switched on in the lobby; the game is played to its end by what is shown."""
    result = browse("whole_game", game="nemesis", seats=3, options={"carnomorphs": True})
    assert result["over"]
    assert result["lines"] > 0


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_a_move_is_put_together_before_it_is_made(browse: Browse, size: str) -> None:
    """Verb, target, payment, one button: nothing is sent before it, and passing stands apart."""
    result = browse("compose", size=size)
    assert result["tiles"] >= 3
    assert "Pass" in result["ender"]
    if size == "phone":
        assert result["strip"]["pictures"]
        assert result["strip"]["rows"] == 1, "verbs are a strip of pictures"
        assert result["strip"]["high"] < 60
    else:
        assert result["purse"] == "action 1 of 2"
        assert result["cut"] == [], "a first hand lies side by side with weapon and quests"
    assert result["rows"] >= 2
    assert result["dull"], "the button waits until the move is complete"
    assert "Move" in result["proposed"]
    assert "pay:" in result["proposed"], "a target and the button are enough"
    assert result["cards"] > 1, "what was laid out can be exchanged"
    told = result["refused"].pop("told")
    assert "2 actions left" in told
    assert "no more turns this round" in told
    assert result["refused"] == {"daring": True, "ready": 1, "sent": 0}, "no is no, by key too"
    assert "pay:" in result["button"]
    assert "pay" not in result["after"], "what was chosen to pay with was sent along"
    assert result["spent"] == 1, "the card has left the hand"
    assert result["changed"] == 0, "nothing had changed meanwhile"


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_what_lasts_is_chosen_among_open_cards(browse: Browse, size: str) -> None:
    """Choosing sends nothing; the button names what is kept, and no text is cut."""
    result = browse("choices", size=size)
    assert result["cards"] == 2
    # A phone shows one card at a time: that one is named by the button from the beginning.
    assert result["dull"] == (size == "wide")
    assert result["name"] in result["words"]
    assert result["name"] not in result["first"]
    assert result["cut"] == 0
    assert result["quiet"]
    assert result["sent"] == 1


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_secret_answers_are_chosen_first_and_sealed_then(browse: Browse, size: str) -> None:
    """A vote shows what it does and is sealed; one need not be asked again; an exchange has one shape for everybody."""
    result = browse("deciding", size=size)
    vote, stood, stepped = result["voted"], result["stood"], result["stepped"]
    assert "secret" in vote["label"].lower()
    assert vote["rise"].startswith("Suspicion"), "what rises is said"
    assert "→" in vote["rise"]
    assert vote["quiet"], "choosing sends nothing"
    assert "Seal" in vote["button"]
    assert vote["sealed"] == 1
    assert "Everybody is asked" in stood["why"]
    assert "until the end of the game" in stood["line"]
    assert (stepped["past"], stepped["now"]) == (1, 0)
    assert result["exchange"]["veil"] == 1, "everybody has one row for infection cards"
    assert "Uncover" in result["exchange"]["covered"]
    assert result["exchange"]["differs"]
    assert result["exchange"]["quiet"]


def test_characters_are_open_cards_in_a_low_window(browse: Browse) -> None:
    """At 1280 × 720, in German: no card, button or row is cut."""
    result = browse("low", part="characters")
    assert result["cards"] == 2
    assert result["wrong"] == []


@pytest.mark.parametrize(("game", "mode"), [("nemesis", "solo"), ("the_thing", "hidden")])
def test_a_first_hint_leaves_room_for_answers_in_a_low_window(
    browse: Browse, game: str, mode: str
) -> None:
    """At 1280 × 720, in German: the hint is whole, and so are answers below it."""
    result = browse("low", part="hinted", game=game, mode=mode)
    assert result["hidden"] == []
    assert result["seen"] >= min(2, result["rows"])
    assert result["axe"] == []


def test_a_low_phone_cuts_no_target(browse: Browse) -> None:
    """At 360 × 740: targets are whole, no button stands there before it has something to do, sentences stand apart."""
    result = browse("low", part="moves")
    assert result["verbs"] >= 5
    assert result["wrong"] == []


def test_what_the_board_stages_takes_its_place_on_a_phone(browse: Browse) -> None:
    """Choices and the reasons of what is closed are whole, and stand there once."""
    result = browse("low", part="staged")
    assert result["seen"] == 2
    assert result["wrong"] == []


def test_a_phone_on_its_side_shows_what_is_chosen(browse: Browse) -> None:
    """At 844 × 390: nothing lies on a seat's bot in the lobby, and a Character is chosen from its whole card."""
    result = browse("low", part="side")
    assert result["under"] == 0
    assert result["cards"] == 1
    assert result["wrong"] == []


@pytest.mark.parametrize(
    ("game", "mode", "seats"),
    [("the_thing", "hidden", 5), ("the_thing", "hidden", 4), ("nemesis", "semi_coop", 3)],
)
def test_what_a_seat_has_stays_in_its_tile(
    browse: Browse, game: str, mode: str, seats: int
) -> None:
    """Upright, low and on its side, a phone shows counts that reach into no other seat."""
    result = browse("low", part="tiles", table={"game": game, "mode": mode, "seats": seats})
    assert result["seats"] == seats
    assert result["wrong"] == []


def test_an_exchange_fits_a_low_phone(browse: Browse) -> None:
    """At 360 × 740: the slots lie above the names, and talk gives its line to the question."""
    result = browse("low", part="exchange")
    assert (result["over"], result["out"], result["talk"]) == (0, 0, 0)
    assert result["slot"] >= 24


def test_fights_rooms_and_exchanges_come_close(browse: Browse) -> None:
    """A fight as a chain of steps, a room opened on a phone and chosen there, an exchange of two backs."""
    result = browse("closeups", options={"carnomorphs": True})
    assert result["fight"]["steps"]
    assert result["fight"]["species"] == "Carnomorphs"
    assert "Metagorger" in result["fight"]["facts"]
    assert result["fight"]["closed"]
    assert result["rooms"]["name"] == "Hibernatorium"
    assert result["rooms"]["back"]
    assert result["rooms"]["goal"] != result["rooms"]["name"]
    assert "EXCHANGE" in result["exchange"]["panel"].upper()


@pytest.mark.parametrize("game", ["panic_station", "the_thing", "nemesis"])
def test_neither_page_ever_tells_the_others_secret(browse: Browse, game: str) -> None:
    """Roles, goals and hidden cards of one are in no frame and on no page of the other, by name or by id."""
    result = browse("two_people", game=game)
    assert result["leaks"] == []
    assert result["secrets"] == []
    assert result["told"]["roles"] > 20, "there were roles to give away"
    assert result["told"]["cards"] > 0, "there were cards to give away"
    assert min(result["frames"]) > 5


def test_a_reload_and_a_lost_line_lose_nothing(browse: Browse) -> None:
    """The question is the same after a reload, in a second tab and after the connection came back."""
    result = browse("reconnect", game=FINISHED[0])
    assert result["reloaded"] == result["before"]
    assert result["second"] == result["before"]["question"]
    assert "Connection lost" in result["said"]
    assert result["resumed"] == result["before"]
    assert result["after"]["answered"] == 3


@pytest.mark.parametrize("game", FINISHED)
def test_a_phone_shows_all_that_is_needed(browse: Browse, game: str) -> None:
    """In German, at 390 × 844: question, hand, secret and seats without scrolling, targets of 44 pixels."""
    result = browse("phone", game=game)
    assert result["language"] == "de"
    assert result["checked"] > 5
    assert result["outside"] == []
    assert result["small"] == []


def test_keys_are_enough_and_the_language_changes_in_mid_game(browse: Browse) -> None:
    """Options, the rule behind the question and the secret by keyboard; then the same question in German."""
    result = browse("keyboard", game="panic_station")
    assert result["answered"] > 3
    assert result["rule"].startswith("P-")
    assert result["closed"]
    assert result["shown"] != result["covered"] == result["again"]
    assert result["language"] == "de"
    assert result["german"] != result["english"]


def _by_keys(browse: Browse, **table: Any) -> None:
    """A whole game in which only keys are pressed that the screen shows, from the first question to the ending."""
    result = browse("keyboard_game", **table)
    assert result["title"].startswith(("Won:", "Lost:"))
    assert result["pressed"] > 10
    assert result["clicks"] == 0


@pytest.mark.parametrize(
    ("game", "mode"),
    [("theseus", "duel"), ("the_thing", "hidden"), ("panic_station", ""), ("nemesis", "solo")],
)
def test_keys_alone_play_a_whole_game(browse: Browse, game: str, mode: str) -> None:
    _by_keys(browse, game=game, mode=mode)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "mode", "options"),
    [
        *((game, mode.name, {}) for game in FINISHED for mode in games.find(game).modes),
        ("nemesis", "semi_coop", {"carnomorphs": True}),
    ],
)
def test_keys_alone_play_every_mode(
    browse: Browse, game: str, mode: str, options: dict[str, bool]
) -> None:
    _by_keys(browse, game=game, mode=mode, options=options)


def test_several_questions_are_answered_as_one(browse: Browse) -> None:
    """A deck is shared out on one panel: given, taken back, confirmed; before that nothing is answered."""
    result = browse("together")
    assert "15" in result["question"]
    assert result["given"] != result["before"]
    assert result["takenBack"] not in (result["given"], result["before"])
    assert result["early"]
    assert result["answersBefore"] == 0
    assert result["answers"] > 1
    assert result["sum"] <= 15
    assert result["after"] != result["question"]


def test_what_hurts_asks_once(browse: Browse) -> None:
    """The dialogue says what happens, holds the focus on the safe way, and takes only what is confirmed."""
    result = browse("doubt")
    assert "Infizierten" in result["said"]
    assert result["focused"] == result["safe"]
    assert result["refused"] == 0
    assert result["taken"] == 1


@pytest.mark.parametrize("game", ["nemesis", "the_thing", "panic_station", "theseus"])
def test_the_log_tells_by_turns_and_lights_the_board(browse: Browse, game: str) -> None:
    """Headings, places that light up on the board, and things that lead to their rule."""
    result = browse("log", game=game)
    assert len(result["heads"]) > 1
    assert result["lit"]
    assert result["left"] == 0
    number, shown = result["rule"].rsplit(" ", 1)
    assert number.endswith(shown)


@pytest.mark.parametrize("game", FINISHED)
def test_a_phone_on_its_side_and_large_text(browse: Browse, game: str) -> None:
    """No part of the table lies on another or off the screen; rails become sheets."""
    result = browse("layouts", game=game)
    assert result["wrong"] == []
    assert result["seen"] == {
        "side": "side",
        "text 150": "narrow",
        "text 200": "side",
        "phone 150": "phone",
        "tablet": "narrow",
    }


def test_a_replay_is_watched_and_gone_on_from(browse: Browse) -> None:
    """The timeline moves, the eyes change, and a step becomes a table."""
    result = browse("replay", game="panic_station")
    assert result["game"]["over"]
    assert result["at"] == 12
    assert result["total"] > 12
    assert result["seen"]["0"] == "Truth"
    assert result["seen"]["p"] == "Public"
    assert result["knew"].endswith("seats")
    assert result["curves"] > 1
    assert result["playing"]
    assert result["stayed"] == 1, (
        "the arrow keys step the game and leave the eyes that were clicked"
    )
    assert result["moment"] not in (0, 12)
    assert "/t/" in result["url"]


def test_what_happens_is_seen_and_can_be_skipped(browse: Browse) -> None:
    """Units travel round the station, a key jumps to now; with reduced motion there are marks instead."""
    result = browse("motion", game="theseus")
    assert result["seen"]["travels"] > 5
    assert result["seen"]["bends"] > 1
    assert result["seen"]["longest"] <= 160 * 8
    assert result["seen"]["marks"] > 0
    assert result["seen"]["banners"] == 1
    assert result["after"] == 0
    assert result["calm"]["travels"] == 0
    assert result["calm"]["marks"] > 0


def test_sectors_and_votes_come_near_and_can_be_answered_there(browse: Browse) -> None:
    """On a phone every sector opens, takes what is lit and leads back; a vote is cast on a plate of the board."""
    result = browse("near", mode="duel", seats=2)
    sector = result["sector"]
    assert sector["opened"] == 5
    assert sector["taken"]
    assert sector["back"]
    vote = result["vote"]
    assert vote["answered"]
    assert vote["plates"] == vote["options"] > 1
    assert sector["found"] == vote["found"] == []


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_axe_finds_nothing_serious(browse: Browse, size: str) -> None:
    """Every screen, wide and on a phone."""
    result = browse("access", games=FINISHED, replay="panic_station", sizes=[size])
    assert result["found"] == []


def test_the_first_load_is_small_and_quick(browse: Browse) -> None:
    """Under 300 kB over the wire, usable after less than half a second of its own work."""
    result = browse("first_load")
    assert result["bytes"] < 300 * KILOBYTE
    assert 0 < result["work"] < 500


def test_nothing_holds_the_page_up_while_bots_play(browse: Browse) -> None:
    """No task of the page computes for a tenth of a second, motion on, with bots that do not wait."""
    result = browse("tasks", game="theseus", bot="greedy", seconds=8, think=100)
    assert result["answered"] > 3
    assert result["count"] > 100, "the trace holds the page's tasks"
    assert result["longest"][0]["ms"] < 100


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "mode", "seats"),
    [(g, m.name, n) for g in games.names() for m in games.find(g).modes for n in {m.least, m.most}],
)
def test_every_mode_in_the_browser(browse: Browse, game: str, mode: str, seats: int) -> None:
    """A whole game of every mode with the fewest and the most players."""
    assert browse("whole_game", game=game, mode=mode, seats=seats)["over"]


def test_figures_are_chosen_by_key_and_tap_and_many_seats_have_room(browse: Browse) -> None:
    """Panic Station: F and G in the order of the table, what an action leaves, a log that keeps its end."""
    result = browse("figures")
    assert (result["names"], result["keys"]) == (["Soldat", "Android"], ["F", "G"])
    assert all(result["places"]), "it is told where each of them stands"
    assert result["byKey"] == [1, 0]
    assert result["byTap"] == [1, 0]
    before, after = result["left"].split(" → ")
    assert int(before) == int(after) + 1
    assert result["deed"].startswith("Bewegen: Android")
    for looked in (result["wide"], result["low"]):
        assert looked["behind"] < 60, "the log stays at its end until somebody scrolls up"
        assert looked["hidden"] <= 1, "no seat is out of sight"


def test_a_small_target_opens_its_sector_on_a_phone(browse: Browse) -> None:
    """Nothing is answered by a tap on what no finger can hit."""
    result = browse("sector")
    assert result["small"] < 32
    assert result["quiet"]
    assert result["large"] > 40
    assert result["taken"]
