"""Worlds a seat can believe in agree with what it has seen of the past."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hullbreach.games.panic_station import GAME
from hullbreach.games.panic_station.components import INFECTIONS
from hullbreach.games.panic_station.items import body_scan
from hullbreach.games.panic_station.scanning import thermo_scan
from hullbreach.games.panic_station.state import (
    DREW,
    GAVE_INFECTION,
    MET,
    SCANNED,
    Incident,
    Station,
)
from hullbreach.kernel import NoWorld, Seat, Session
from hullbreach.parts.cards import mask
from hullbreach.testing import LAWS
from hullbreach.testing.laws import choose, numbers

from .table import ACTION, BLUE, RED, WHITE, YELLOW, Bench, corridor

WORLDS = 60


def dealt(host: Seat = RED) -> Bench:
    """Everybody has drawn two cards of the packet, one of them the host."""
    bench = Bench()
    corridor(bench)
    bench.hand(host, *[INFECTIONS[host]] * 3, "host_card", "armour")
    bench.state.log = [
        Incident(DREW, seat, 0, int(seat == host and i == 0)) for seat in range(4) for i in range(2)
    ]
    return bench


def worlds(bench: Bench, seat: Seat = BLUE) -> Iterator[Station]:
    """What a seat could believe."""
    for seed in range(WORLDS):
        yield bench.session.fork(seat, seed).boundary


def test_the_host_may_be_anybody_else() -> None:
    hosts = {s.infected.index(True) for s in worlds(dealt())}
    assert hosts == {RED, WHITE, YELLOW}


def test_whoever_is_infected_without_an_exchange_holds_the_host_card() -> None:
    for s in worlds(dealt()):
        holder = next(x for x in range(4) if "host_card" in s.faces(x))
        assert s.infected == [x == holder for x in range(4)]


def test_infection_cards_of_players_who_never_exchanged_are_in_their_hands() -> None:
    for s in worlds(dealt()):
        assert all(s.faces(x).count(INFECTIONS[x]) == 3 for x in range(4))


def test_alarms_are_never_in_a_hand() -> None:
    bench = dealt()
    bench.hand(WHITE, "infection_white", size=12)
    for s in worlds(bench):
        assert all("parasite_alarm" not in s.faces(x) for x in range(4))


def test_a_player_seen_through_is_not_the_host_even_with_new_cards() -> None:
    bench = dealt()
    bench.stand(BLUE, soldier="run_2", android="empty_2")
    bench.stand(WHITE, soldier="run_2")
    bench.hand(BLUE, "body_scanner", size=6)
    bench.carries_out(lambda s: body_scan(s, BLUE))
    s = bench.arrange()
    h = s.find_deck.pop()
    s.hands[WHITE].append(h)
    s.cards.seen[h] = mask(WHITE)
    assert not any(world.infected[WHITE] for world in worlds(bench))


def test_the_numbers_of_a_scan_come_out() -> None:
    bench = dealt()
    bench.infect(WHITE, 1)
    bench.state.log.append(Incident(MET, RED, WHITE, GAVE_INFECTION))
    thermo_scan(bench.state)
    assert bench.state.log[-1] == Incident(SCANNED, 2, 2)
    for s in worlds(bench):
        assert s.infected.count(True) == 2
        assert not s.infected[BLUE]


def test_the_dead_are_in_no_scan_but_may_have_been_infected() -> None:
    bench = dealt()
    bench.life(RED, 1, 1)
    bench.stand(RED, "run_2", "run_2")
    bench.hand(BLUE, "grenade", size=6)
    bench.does(BLUE, "grenade")
    assert not bench.state.alive(RED)
    s = bench.arrange()
    thermo_scan(s)
    assert s.log[-1] == Incident(SCANNED, 0, 3)
    assert all(world.infected[RED] for world in worlds(bench))


def test_whoever_gave_me_an_infection_card_is_infected() -> None:
    bench = dealt()
    bench.stand(RED, soldier="run_2")
    bench.moves(BLUE, "soldier", "run_2")
    bench.exchanges(BLUE, RED, "ammo", "infection_red")
    for s in worlds(bench):
        assert s.infected[RED]
        assert s.infected[BLUE]
        assert s.order[BLUE] == 1


def test_after_a_reshuffle_the_deck_is_made_of_what_was_discarded() -> None:
    bench = dealt()
    bench.stand(BLUE, soldier="run_2")
    bench.discards("ammo", "ammo", "armour", "grenade", *["parasite_alarm"] * 3)
    bench.only_finds()
    bench.does(BLUE, "search")
    left = {"ammo", "armour", "grenade", "parasite_alarm"}
    for s in worlds(bench, WHITE):
        assert {s.cards.faces[h] for h in s.find_deck} <= left


def test_a_past_that_cannot_have_been_gives_no_world() -> None:
    bench = dealt()
    bench.state.log += [Incident(SCANNED, 3, 1), Incident(SCANNED, 0, 4)]
    with pytest.raises(NoWorld):
        bench.session.fork(BLUE, 1)


@pytest.mark.parametrize("last", ["parasite_alarm", "ammo"])
def test_worlds_can_be_dealt_while_a_search_empties_the_deck(last: str) -> None:
    """A storage room, one card left in the deck: the discards are shuffled between two draws."""
    bench = dealt()
    bench.lay("storage_2", 0, 1)
    bench.stand(BLUE, soldier="storage_2")
    alarms = ["parasite_alarm"] * (2 if last == "parasite_alarm" else 3)
    bench.discards("ammo", "armour", "grenade", "gas_can", *alarms)
    bench.only_finds(last)
    bench.does(BLUE, "search")
    for _ in range(2):
        for law in LAWS:
            law(bench.session)
        bench.says(BLUE, "storage.draw", "draw")
    for law in LAWS:
        law(bench.session)
    assert bench.told("reshuffled")
    assert bench.asks(BLUE, ACTION)


def test_the_room_deck_is_dealt_as_it_was_made() -> None:
    """P-20: the nest among the last four cards, the open terminal among the last ten, both anywhere there."""
    session = Session.new(GAME, GAME.configure(None, 4), 3)
    nest, terminal = set(), set()
    for seed in range(200):
        world = session.fork(BLUE, seed).boundary
        deck = [world.cards.faces[h] for h in world.room_deck]
        nest.add(deck.index("nest"))
        terminal.add(deck.index("open_terminal"))
    assert nest == set(range(4))
    assert terminal == set(range(10))


def test_a_game_of_the_version_before_goes_on() -> None:
    """It has no record of every card; its worlds fit what is known all the same."""
    session = Session.load(GAME, (Path(__file__).parent / "version_1.json").read_bytes())
    assert not session.state.recorded
    assert session.state.house.max_rounds == 40
    source = numbers(7)
    for count in range(400):
        if session.over:
            break
        if count % 25 == 0:
            for law in LAWS:
                law(session)
        session.answer(*choose(session, source))
    assert session.over
