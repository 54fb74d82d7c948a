"""Who sees what: every row of the table of hidden information."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import Raw

from hullbreach.games.panic_station import GAME
from hullbreach.games.panic_station.state import (
    GAVE_ANTIDOTE,
    GAVE_INFECTION,
    MET,
    PLAIN,
    Incident,
)
from hullbreach.games.panic_station.view import PanicView
from hullbreach.kernel import Event, Seat, Session, encode
from hullbreach.testing import rule_test
from hullbreach.testing.laws import choose, numbers, seen

from .table import ACTION, BLUE, RED, WHITE, YELLOW, Bench, corridor

RED_CARD = "infection_red"
OTHERS: tuple[Seat | None, ...] = (None, BLUE, WHITE, YELLOW)


def story(bench: Bench, seat: Seat | None) -> list[Event]:
    """What a seat was told, in order."""
    told = [event.for_seat(seat) for event in bench.events]
    return [event for event in told if event is not None]


def payload(bench: Bench, seat: Seat | None) -> bytes:
    """Everything a seat has received, byte by byte."""
    return encode([Raw(seen(bench.session, seat)), story(bench, seat)])


def two_worlds(play: Callable[[Bench], None]) -> list[Bench]:
    """The same play in two worlds that differ in Red's hand and in whether Red is infected."""
    worlds = []
    for infected, card in ((False, "armour"), (True, "gas_can")):
        bench = Bench()
        corridor(bench)
        bench.lay("open_terminal", 0, 1)
        bench.hand(RED, RED_CARD, RED_CARD, RED_CARD, "ammo", card, "ammo")
        bench.hand(WHITE, "infection_white", "ammo", "combat_knife", "key_card", "armour")
        bench.state.infected[RED] = infected
        bench.state.infected[YELLOW] = not infected
        play(bench)
        worlds.append(bench)
    return worlds


def nothing(bench: Bench) -> None:
    assert bench.asks(BLUE, ACTION)


def red_is_shot(bench: Bench) -> None:
    """An armour window that Red answers with none."""
    bench.stand(BLUE, "run_2", "run_2")
    bench.stand(RED, soldier="run_2")
    bench.laid_out(BLUE, "combat_knife")
    bench.rolls(4)
    bench.does(BLUE, "stab")
    bench.says(BLUE, "stab.target", ("soldier", RED))
    bench.says(RED, "armour.play", 0)


def a_scan(bench: Bench) -> None:
    """One red and three blues, whoever it is."""
    bench.stand(BLUE, soldier="open_terminal")
    bench.does(BLUE, "terminal")
    bench.says(BLUE, "terminal.function", "thermo_scan")


def red_and_white_exchange(bench: Bench) -> None:
    """An exchange seen by the others."""
    bench.turn(RED)
    bench.stand(WHITE, soldier="run_2")
    bench.moves(RED, "soldier", "run_2")
    bench.exchanges(RED, WHITE, "ammo", "ammo")


def red_ends_the_turn(bench: Bench) -> None:
    """A turn in which Red could have done different things."""
    bench.turn(RED)
    bench.does(RED, "end_turn")


@rule_test("P-175", "P-171", "P-173", "P-174", "P-176")
@pytest.mark.parametrize(
    "play", [nothing, red_is_shot, a_scan, red_and_white_exchange, red_ends_the_turn]
)
def test_t33_worlds_that_differ_in_hidden_things_look_the_same(
    play: Callable[[Bench], None],
) -> None:
    one, other = two_worlds(play)
    for seat in (None, BLUE, WHITE):
        assert payload(one, seat) == payload(other, seat)
    assert payload(one, RED) != payload(other, RED)


# --- row by row -------------------------------------------------------------------------------


def words_in(view: PanicView) -> str:
    return encode(view).decode()


@rule_test("P-171", "P-172")
def test_hand_cards_only_their_number() -> None:
    bench = Bench()
    bench.hand(RED, "grenade", "key_card", RED_CARD, size=6)
    for seat in OTHERS:
        view = bench.view(seat)
        assert view.seats[RED].cards == 6
        assert view.seats[RED].known == []
        assert "grenade" not in words_in(view)
        assert "key_card" not in words_in(view)
    assert bench.view(RED).hand.count("grenade") == 1


@rule_test("P-171")
def test_infected_or_not_is_known_to_oneself_only_even_after_elimination() -> None:
    bench = Bench()
    bench.infect(RED, 1)
    assert bench.view(RED).seats[RED].infected is True
    assert all(bench.view(seat).seats[RED].infected is None for seat in OTHERS)
    bench.arrange()
    bench.stand(RED, "-", "-")
    assert all(bench.view(seat).seats[RED].infected is None for seat in OTHERS)


def test_who_infected_whom_is_told_to_nobody_but_the_victim_sees_the_colour() -> None:
    bench = Bench()
    corridor(bench)
    bench.infect(BLUE, 1)
    bench.stand(RED, soldier="run_2")
    bench.moves(BLUE, "soldier", "run_2")
    bench.exchanges(BLUE, RED, "infection_blue", "ammo")
    assert bench.told("received", RED)[0]["card"] == "infection_blue"
    assert bench.told("infected", RED) == [{"seat": RED, "other": BLUE}]
    for seat in OTHERS:
        assert bench.told("infected", seat) == []
    assert bench.told("received", BLUE) == [
        {"seat": BLUE, "other": RED, "gave": "infection_blue", "card": "ammo"}
    ]


def proven(bench: Bench, seat: Seat | None) -> list[Seat]:
    """Whom a reader has seen to be infected."""
    return [row.seat for row in bench.view(seat).seats if row.proven]


@pytest.mark.parametrize(
    ("given", "infector_knows", "victim_knows"),
    [("ammo", [RED], [BLUE]), ("gas_can", [], [BLUE])],
)
def test_what_two_handed_each_other_proves_to_them_alone_who_is_infected(
    given: str, infector_knows: list[Seat], victim_knows: list[Seat]
) -> None:
    bench = Bench()
    corridor(bench)
    bench.infect(BLUE, 1)
    bench.stand(RED, soldier="run_2")
    bench.hand(RED, given, size=4)
    bench.moves(BLUE, "soldier", "run_2")
    bench.exchanges(BLUE, RED, "infection_blue", given)
    assert proven(bench, BLUE) == infector_knows
    assert proven(bench, RED) == victim_knows
    assert proven(bench, WHITE) == proven(bench, None) == []


@rule_test("P-153")
def test_an_antidote_that_a_reader_gives_takes_the_proof_back() -> None:
    bench = Bench(bonus_cards=True)
    for a, b, mine, theirs in (
        (BLUE, RED, GAVE_INFECTION, PLAIN),
        (WHITE, RED, GAVE_INFECTION, PLAIN),
        (RED, BLUE, PLAIN, GAVE_ANTIDOTE),
    ):
        bench.state.log.append(Incident(MET, a, b, mine, theirs, ("ammo", "ammo")))
    assert proven(bench, BLUE) == []
    assert proven(bench, WHITE) == [RED], "who was not there knows nothing of it"
    assert proven(bench, RED) == [BLUE, WHITE]


@rule_test("P-71")
def test_the_host_card_is_seen_by_its_holder_and_a_body_scanner() -> None:
    bench = Bench()
    corridor(bench)
    bench.hand(RED, "host_card", RED_CARD, size=5)
    bench.stand(RED, soldier="run_2")
    bench.stand(BLUE, soldier="run_2", android="empty_2")
    bench.hand(BLUE, "body_scanner", size=6)
    assert "host_card" not in words_in(bench.view(BLUE))
    bench.does(BLUE, "body_scanner")
    assert "host_card" in bench.view(BLUE).seats[RED].known
    assert "host_card" not in words_in(bench.view(WHITE))
    assert proven(bench, BLUE) == [RED]
    assert proven(bench, RED) == [], "to oneself it has not to be proven"


@rule_test("P-172")
def test_after_an_exchange_others_forget_what_they_saw_but_the_host_card() -> None:
    bench = Bench()
    corridor(bench)
    bench.hand(RED, "host_card", "grenade", RED_CARD, size=5)
    for h in bench.state.hands[RED]:
        bench.state.cards.seen[h] |= 1 << BLUE
    bench.turn(RED)
    bench.stand(WHITE, soldier="run_2")
    bench.moves(RED, "soldier", "run_2")
    before = [*bench.state.hands[RED], *bench.state.hands[WHITE]]
    bench.exchanges(RED, WHITE, "grenade", "ammo")
    assert bench.view(BLUE).seats[RED].known == ["host_card"]
    assert bench.view(BLUE).seats[WHITE].known == []
    assert bench.view(RED).seats[WHITE].known == ["grenade"]
    after = [*bench.state.hands[RED], *bench.state.hands[WHITE]]
    assert sorted(before) == sorted(after) == after, "numbers tell nothing of what went where"


def test_equal_cards_are_the_same_to_whoever_saw_one() -> None:
    """Blue has seen one of two armour cards: when one is played, Blue knows of none."""
    for held in (0, 1):
        bench = Bench()
        corridor(bench)
        bench.hand(RED, "armour", "armour", size=6)
        bench.state.cards.seen[bench.state.hands[RED][held]] |= 1 << BLUE
        bench.stand(RED, soldier="run_2")
        bench.stand(BLUE, soldier="run_2")
        bench.laid_out(BLUE, "combat_knife")
        bench.rolls(4)
        bench.does(BLUE, "stab")
        if bench.asks(BLUE, "stab.target"):
            bench.says(BLUE, "stab.target", ("soldier", RED))
        bench.says(RED, "armour.play", 1)
        assert bench.view(BLUE).seats[RED].known == []


def test_decks_show_their_size_the_discard_pile_its_faces_the_box_nothing() -> None:
    bench = Bench()
    bench.discards("grenade", "ammo")
    bench.state.boxed[YELLOW].append(bench.state.find_deck.pop(0))
    view = bench.view(BLUE)
    assert view.find_deck == len(bench.state.find_deck)
    assert view.discard == ["grenade", "ammo"]
    assert view.room_deck == 19
    assert words_in(view).count("host_card") == 0
    hidden = {r for r in ("nest", "open_terminal") if r != view.top_room}
    assert not any(f'"{room}"' in words_in(view) for room in hidden)


@rule_test("P-21")
def test_the_board_and_everything_on_it_is_public() -> None:
    bench = Bench()
    corridor(bench)
    bench.parasite("run_2", "black")
    bench.laid_out(RED, "ammo", "key_card")
    bench.state.doors_open = True
    view = bench.view(None)
    assert [r.room for r in view.rooms] == ["reactor_room", "run_2", "empty_2"]
    assert [(p.colour, p.place) for p in view.parasites] == [("black", "run_2")]
    assert view.supply == [5, 4]
    assert [(c.card, c.shots) for c in view.seats[RED].table] == [("ammo", 4), ("key_card", 0)]
    assert view.doors_open
    assert view.ap == 4
    assert [f.life for f in view.seats[WHITE].figures] == [4, 4]


@rule_test("P-159")
def test_the_scan_gives_two_numbers_and_nothing_else() -> None:
    bench = Bench()
    bench.lay("open_terminal", 0, 1)
    bench.infect(RED, 1)
    a_scan(bench)
    for seat in range(4):
        assert bench.told("scan", seat) == [{"red": 1, "blue": 3}]
    assert list(bench.told("scan")[0]) == ["red", "blue"]


@rule_test("P-154")
def test_antidote_spent_or_not_is_for_its_holder() -> None:
    bench = Bench(bonus_cards=True)
    bench.hand(RED, "antidote", size=5)
    bench.state.spent = True
    assert bench.view(RED).antidote_spent is True
    assert all(bench.view(seat).antidote_spent is None for seat in OTHERS)


def test_who_is_asked_is_public_and_the_options_are_not() -> None:
    bench = Bench()
    look = bench.session.seat_view(RED)
    assert look.waits.names == (BLUE,)
    assert look.asked is None
    assert look.options == []


@rule_test("P-166")
def test_resign_is_an_option_inside_the_usual_question() -> None:
    worlds = []
    for gas in (2, 3):
        bench = Bench()
        for number, seat in enumerate((RED, WHITE, YELLOW)):
            bench.infect(seat, number + 1)
        bench.hand(BLUE, *["gas_can"] * gas, *["ammo"] * (5 - gas))
        bench.state.lone_human, bench.state.played_through = BLUE, True
        assert bench.can(BLUE, "resign") == (gas == 2)
        worlds.append(payload(bench, RED))
    assert worlds[0] == worlds[1]


@rule_test("P-171")
def test_order_of_infection_and_chance_are_in_no_view() -> None:
    bench = Bench()
    bench.infect(RED, 7)
    fields = set(PanicView.__struct_fields__)
    assert not fields & {"order", "infections", "chance", "log", "lone_human", "packet", "cards"}


@rule_test("P-171")
def test_the_eliminated_see_the_public_view() -> None:
    bench = Bench()
    bench.stand(RED, "-", "-")
    bench.state.box(RED)
    mine, public = bench.view(RED), bench.view(None)
    assert mine.hand == []
    assert [s.known for s in mine.seats] == [s.known for s in public.seats]
    assert [s.infected for s in mine.seats if s.seat != RED] == [None] * 3


@rule_test("P-173a")
def test_questions_and_events_of_a_seat_are_its_own() -> None:
    """A private event leaves no gap for the others: they receive their own list."""
    lengths = []
    for card in ("host_card", "ammo"):
        bench = Bench()
        bench.lay("run_2", 1, 0)
        bench.stand(BLUE, soldier="run_2")
        bench.finds(card)
        bench.does(BLUE, "search")
        lengths.append((len(story(bench, BLUE)), len(story(bench, RED))))
        assert bench.session.asked[BLUE].number == 2
    assert lengths[0][0] == lengths[1][0] + 1
    assert lengths[0][1] == lengths[1][1]


@rule_test("P-174")
def test_everybody_affected_above_the_minimum_is_asked_for_armour() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(BLUE, "run_2", "run_2")
    bench.hand(BLUE, "grenade", size=6)
    bench.hand(RED, "gas_can", size=6)
    bench.hand(WHITE, "armour", size=6)
    bench.hand(YELLOW, "armour", size=5)
    bench.does(BLUE, "grenade")
    assert bench.offered(RED, "armour.play") == [0], "without armour one can only say none"
    assert bench.offered(WHITE, "armour.play") == [0, 1]
    assert not bench.asks(YELLOW)
    bench.says(RED, "armour.play", 0)
    assert bench.told("armour") == [], "nothing is published before all have answered"
    bench.says(WHITE, "armour.play", 1)
    assert bench.told("armour") == [{"seat": RED, "count": 0}, {"seat": WHITE, "count": 1}]


@rule_test("P-174")
def test_both_are_asked_in_an_exchange_even_with_one_legal_card() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(RED, soldier="run_2")
    bench.hand(RED, RED_CARD, RED_CARD, RED_CARD, "ammo", "ammo")
    bench.moves(BLUE, "soldier", "run_2")
    bench.says(BLUE, "encounter.settle", ("exchange", RED))
    assert bench.offered(RED, "exchange.card") == ["ammo"]


@rule_test("P-174a")
def test_a_turn_without_points_ends_by_itself_only_with_a_minimum_hand() -> None:
    for size in (5, 6):
        bench = Bench()
        bench.lay("storage_2", 0, 1)
        bench.turn(BLUE, ap=1)
        bench.hand(BLUE, "gas_can", "gas_can", size=size)
        bench.moves(BLUE, "soldier", "storage_2")
        assert bench.state.active == (BLUE if size == 6 else RED)


@rule_test("P-176")
def test_bots_see_a_fork_that_shows_the_seat_nothing_new() -> None:
    session = Session.new(GAME, GAME.configure(None, 5, {"bonus_cards": True}), 3)
    source = numbers(3)
    for _ in range(60):
        session.answer(*choose(session, source))
    for seat in range(5):
        world = session.fork(seat, 1)
        assert seen(world, seat) == seen(session, seat)


def handles_in(value: Any) -> bool:
    """Whether a payload speaks of handles."""
    return "handle" in encode(value).decode()


@rule_test("P-172")
def test_no_view_and_no_question_names_a_card_by_number() -> None:
    bench = Bench()
    assert not handles_in(bench.view(BLUE))
    assert all(isinstance(face, str) for face in bench.view(BLUE).hand)
