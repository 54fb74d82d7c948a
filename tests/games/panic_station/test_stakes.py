"""What is at stake is told before one decides: the alarm's die, the key card, who is met and who is hit."""

from __future__ import annotations

from hullbreach.games.panic_station import GAME
from hullbreach.games.panic_station.describe import describe
from hullbreach.kernel import Described, Fact, Pick
from hullbreach.words import Words

from .table import BLUE, RED, WHITE, YELLOW, Bench, corridor

WORDS = Words(GAME.package, "de", ["Ada", "Ben", "Cleo", "Dora"], strict=True)


def option(bench: Bench, wanted: object, seat: int = BLUE) -> Described:
    """How an option of a seat's question is told."""
    return next(d for d in bench.session.seat_view(seat).options if d.option == wanted)


def follows(described: Described) -> list[str]:
    """What follows, in German."""
    assert described.stakes is not None
    return [WORDS(each.key, **each.facts) for each in described.stakes.then]


def note(described: Described) -> str:
    return WORDS(described.note, **described.facts)


def test_an_alarm_says_which_parasite_comes_and_how_often_into_the_room_itself() -> None:
    bench = Bench()
    bench.lay("parasite_1", -1, 0)
    bench.lay("run_2", 1, 0)
    bench.does(BLUE, "move")
    told = follows(option(bench, ("soldier", "parasite_1")))
    assert told == ["Alarm: ein grauer Parasit, in 3 von 4 Fällen dort."]
    assert follows(option(bench, ("soldier", "run_2"))) == []


def test_a_black_parasite_is_announced_once_all_grey_ones_are_out() -> None:
    bench = Bench()
    bench.lay("parasite_1", -1, 0)
    bench.lay("run_2", 1, 0)
    while bench.supply()[0]:
        bench.parasite("reactor_room")
    bench.does(BLUE, "move")
    assert "schwarzer Parasit" in follows(option(bench, ("soldier", "parasite_1")))[0]


def test_a_door_that_opens_for_the_own_key_card_alone_is_told() -> None:
    bench = Bench()
    corridor(bench)
    bench.laid_out(BLUE, "key_card")
    bench.stand(BLUE, "run_2", "run_2")
    bench.does(BLUE, "move")
    assert follows(option(bench, ("soldier", "empty_2"))) == [
        "Deine Chipkarte öffnet die Tür, nur für dich."
    ]


def test_a_door_that_stands_open_for_all_needs_no_key_card() -> None:
    bench = Bench()
    corridor(bench)
    bench.laid_out(BLUE, "key_card")
    bench.stand(BLUE, "run_2", "run_2")
    bench.state.doors_open = True
    bench.does(BLUE, "move")
    assert follows(option(bench, ("soldier", "empty_2"))) == []


def test_an_alarm_with_an_empty_supply_moves_a_parasite_of_the_station() -> None:
    bench = Bench()
    bench.lay("parasite_1", -1, 0)
    bench.lay("run_2", 1, 0)
    for colour, supply in zip(("grey", "black"), bench.supply(), strict=True):
        for _ in range(supply):
            bench.parasite("run_2", colour)
    bench.does(BLUE, "move")
    told = follows(option(bench, ("soldier", "parasite_1")))
    assert told == ["Alarm: Der Vorrat ist leer, ein Parasit der Station kommt."]


def test_several_teams_in_a_room_are_counted_in_short_and_named_in_full() -> None:
    bench = Bench()
    bench.lay("run_2", 1, 0)
    bench.lay("run_3", -1, 0)
    bench.stand(RED, "run_2")
    bench.stand(WHITE, "run_2")
    bench.does(BLUE, "move")
    told = option(bench, ("soldier", "run_2"))
    assert told.stakes is not None
    (meeting,) = told.stakes.then
    assert WORDS.text(meeting.key, **meeting.facts) == "2 Teams"
    assert follows(told) == ["Tausch mit Ben und Cleo oder Angriff."]


def test_nobody_is_said_to_wait_for_an_exchange_in_the_reactor_room() -> None:
    bench = Bench()
    bench.lay("run_2", 1, 0)
    bench.stand(BLUE, "run_2", "run_2")
    bench.does(BLUE, "move")
    assert follows(option(bench, ("soldier", "reactor_room"))) == []
    bench.says(BLUE, "move.to", ("soldier", "reactor_room"))
    assert bench.asks(BLUE, "turn.action"), (
        "Red, White and Yellow stand there, and nothing is exchanged"
    )


def test_a_storage_room_that_is_fresh_promises_up_to_three_cards() -> None:
    bench = Bench()
    bench.lay("run_2", 1, 0)
    bench.lay("storage_2", -1, 0)
    bench.stand(BLUE, "storage_2", "storage_2")
    assert note(option(bench, "search")) == (
        "Lagerraum 7 ist frisch. Du ziehst bis zu 3 Fundkarten, und das Symbol wird rot"
    )


def test_a_grenade_says_whom_it_hits() -> None:
    bench = Bench()
    bench.lay("run_2", 1, 0)
    bench.lay("run_3", -1, 0)
    bench.lay("empty_1", 0, 1)
    bench.hand(BLUE, "grenade", size=6)
    bench.stand(RED, "run_2")
    bench.parasite("run_2")
    bench.parasite("run_2", "black")
    bench.stand(YELLOW, "run_3")
    bench.stand(BLUE, "reactor_room", "run_3")
    bench.does(BLUE, "grenade")
    assert note(option(bench, "run_2")) == "trifft 2 Parasiten, dazu Ben"
    assert note(option(bench, "run_3")) == "trifft Dora"
    assert note(option(bench, "empty_1")) == "trifft niemanden"
    assert follows(option(bench, "run_2")) == ["trifft 2 Parasiten, dazu Ben"], "beside its room"
    assert follows(option(bench, "empty_1")) == []
    thrown = option(bench, "run_2")
    assert thrown.stakes is not None
    (struck,) = thrown.stakes.then
    assert WORDS.text(struck.key, **struck.facts) == "2 Parasiten, 1 Team", "in short"
    assert option(bench, "run_3").danger == "danger.grenade", "the own android stands there"
    assert not option(bench, "run_2").danger


def test_a_search_names_the_room_and_the_alarm_before_it() -> None:
    bench = Bench()
    bench.lay("run_2", 1, 0)
    bench.lay("storage_2", -1, 0, red=True)
    bench.stand(BLUE, "run_2", "run_2")
    assert note(option(bench, "search")).startswith("Rennen 11 ist frisch.")
    bench = Bench()
    bench.lay("run_2", 1, 0)
    bench.lay("storage_2", -1, 0)
    bench.stand(BLUE, "run_2", "storage_2")
    assert note(option(bench, "search")).startswith("Rennen 11 oder Lagerraum 7, beide frisch.")
    bench = Bench()
    bench.lay("run_2", 1, 0)
    bench.lay("storage_2", -1, 0, red=True)
    bench.stand(BLUE, "run_2", "storage_2")
    assert note(option(bench, "search")).startswith("Rennen 11 frisch, Lagerraum 7 rot.")
    bench.stand(BLUE, "storage_2", "storage_2")
    assert note(option(bench, "search")) == (
        "Zuerst ein Alarm. Ein grauer Parasit kommt, in 3 von 4 Fällen hierher"
    )
    bench.stand(BLUE, "run_2", "storage_2")
    bench.does(BLUE, "search")
    assert follows(option(bench, "soldier")) == []
    assert follows(option(bench, "android"))[0].startswith("Alarm: ein grauer Parasit")


def test_before_a_search_in_one_of_two_red_rooms_no_place_is_told_for_the_alarm() -> None:
    bench = Bench()
    bench.lay("run_2", 1, 0, red=True)
    bench.lay("storage_2", -1, 0, red=True)
    bench.stand(BLUE, "run_2", "storage_2")
    assert note(option(bench, "search")) == "Rotes Symbol: zuerst ein Alarm"


def test_night_vision_spares_a_search_the_alarm_that_is_told_otherwise() -> None:
    bench = Bench(bonus_cards=True)
    bench.lay("run_2", 1, 0)
    bench.lay("storage_2", -1, 0, red=True)
    bench.stand(BLUE, "run_2", "storage_2")
    bench.laid_out(BLUE, "night_vision")
    spared = "In roten Räumen erspart dir dein Nachtsichtgerät den Alarm"
    assert note(option(bench, "search")) == spared
    bench.stand(BLUE, "run_2", "run_2")
    assert note(option(bench, "search")).startswith("Rennen 11 ist frisch.")
    bench.stand(BLUE, "run_2", "storage_2")
    bench.does(BLUE, "search")
    assert follows(option(bench, "android")) == []
    bench.says(BLUE, "search.with", "android")
    assert bench.asks(BLUE, "night_vision.use")


def test_the_top_room_card_is_named_before_it_is_laid() -> None:
    bench = Bench()
    bench.rooms("storage_1", "run_2")
    assert note(option(bench, "explore")).startswith("Oben liegt Lagerraum 6.")


def test_whoever_is_hit_is_told_by_what_and_whom_of_theirs() -> None:
    bench = Bench()
    bench.lay("run_2", 1, 0)
    bench.stand(RED, "run_2", "reactor_room")
    bench.hand(BLUE, "grenade", size=6)
    bench.hand(RED, "armour", size=6)
    bench.does(BLUE, "grenade")
    if bench.asks(BLUE, "grenade.room"):
        bench.says(BLUE, "grenade.room", "run_2")
    question = bench.session.asked[RED]
    view = bench.session.seat_view(RED)
    assert question.prompt == "armour.play"
    assert view.occasion.because == "because.armour"
    assert WORDS(view.occasion.because, **question.about) == "Eine Granate: Soldat −1."


def test_armour_says_what_it_leaves_of_whoever_is_hit() -> None:
    bench = Bench()
    bench.lay("run_2", 1, 0)
    bench.stand(RED, "run_2", "run_2")
    bench.hand(RED, "armour", size=6)
    bench.hand(BLUE, "grenade", size=6)
    bench.life(RED, 1, 3)
    bench.does(BLUE, "grenade")
    assert note(option(bench, 0, RED)) == "dein Soldat stirbt, dein Android behält 2 Leben"
    assert note(option(bench, 1, RED)) == "dein Soldat behält 1 Leben, dein Android 3"


def test_armour_for_two_rooms_says_what_each_keeps() -> None:
    bench = Bench()
    bench.lay("run_2", 1, 0)
    bench.stand(RED, "run_2", "reactor_room")
    about: dict[str, Fact] = {"loss": 5, "soldier": 4, "android": 1, "cause": "parasites"}
    pick = Pick(RED, "armour.play", [(0, 0), (1, 0), (0, 1)], "P-117", (0, 0), about=about)
    assert [note(each) for each in describe(bench.state, pick)] == [
        "dein Soldat stirbt, dein Android behält 3 Leben",
        "dein Soldat behält 1 Leben, dein Android 3",
        "dein Soldat stirbt, dein Android behält 4 Leben",
    ]


def test_armour_says_only_what_becomes_of_who_is_hit() -> None:
    bench = Bench()
    bench.stand(RED, "reactor_room", "reactor_room")
    for kind, word in (("soldier", "Soldat"), ("android", "Android")):
        about: dict[str, Fact] = {"loss": 1, "soldier": 0, "android": 0, "cause": "shot"}
        about[kind] = 1
        pick = Pick(RED, "armour.play", [0, 1], "P-117", 0, about=about)
        told = [note(each) for each in describe(bench.state, pick)]
        assert told == [f"dein {word} behält {life} Leben" for life in (3, 4)]


def test_a_grenade_that_hits_own_figures_is_told_in_red() -> None:
    bench = Bench()
    bench.lay("run_2", 1, 0)
    bench.stand(BLUE, "run_2", "reactor_room")
    for seat in (RED, WHITE, YELLOW):
        bench.stand(seat, "run_2", "reactor_room")
    bench.hand(BLUE, "grenade", size=6)
    bench.does(BLUE, "grenade")
    stakes = option(bench, "run_2").stakes
    assert stakes is not None
    assert [each.colour for each in stakes.then] == ["harm"]
    assert [each.facts["teams"] for each in stakes.then] == [3]


def test_with_the_bonus_cards_an_antidote_may_come_back_too() -> None:
    bench = Bench(bonus_cards=True)
    pick = Pick(BLUE, "exchange.card", ["infection_blue"], "P-143", about={"other": RED})
    (told, *_) = describe(bench.state, pick)
    assert note(told) == "steckt Ben an, wenn weder Benzin noch Gegenmittel zurückkommt"


def test_an_infection_card_says_what_handing_it_over_does() -> None:
    bench = Bench()
    bench.lay("run_2", 1, 0)
    bench.stand(RED, "run_2")
    bench.infect(BLUE, 1)
    bench.hand(BLUE, "infection_blue", size=6)
    bench.moves(BLUE, "soldier", "run_2")
    bench.says(BLUE, "encounter.settle", ("exchange", RED))
    own = option(bench, "infection_blue")
    assert note(own) == "steckt Ben an, wenn kein Benzin zurückkommt"
    foreign = Pick(BLUE, "exchange.card", ["infection_red"], "P-143", about={"other": RED})
    (told, *_) = describe(bench.state, foreign)
    assert note(told) == "steckt niemanden an, denn es ist nicht deine Farbe"


def test_the_alarm_of_a_red_terminal_or_sick_bay_is_told_wherever_the_other_character_stands() -> (
    None
):
    bench = Bench()
    bench.lay("run_2", 0, -1)
    bench.lay("open_terminal", 1, 0, red=True)
    bench.lay("sick_bay", 0, 1, red=True)
    bench.stand(BLUE, "open_terminal", "run_2")
    assert option(bench, "terminal").note == "note.alarm_first"
    bench.arrange()
    bench.stand(BLUE, "run_2", "sick_bay")
    bench.life(BLUE, 4, 2)
    assert option(bench, "heal").note == "note.alarm_first"


def test_a_black_terminal_promises_no_alarm_beside_a_red_room_elsewhere() -> None:
    bench = Bench()
    bench.lay("run_2", 0, -1, red=True)
    bench.lay("open_terminal", 1, 0)
    bench.stand(BLUE, "open_terminal", "run_2")
    assert option(bench, "terminal").note == "note.turn.action.terminal"
