"""What the set-up page says about a number of seats is what then lies on the table."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach import games
from hullbreach.games.panic_station.components import HOST_CARD, INFECTIONS
from hullbreach.games.panic_station.ending import gas_needed
from hullbreach.games.panic_station.grid import NOWHERE
from hullbreach.games.the_thing.components import chart
from hullbreach.kernel import Chance, key_of


def lines(game: str, mode: str, players: int) -> dict[str, Any]:
    return {line.name: line.facts for line in games.find(game).seating(mode, players)}


def laid(game: str, mode: str, players: int) -> Any:
    """The table as it is set up."""
    played = games.find(game)
    return played.setup(played.configure(mode, players), Chance(key_of("seats")))


def faces(s: Any, pile: list[int]) -> list[str]:
    return [s.cards.faces[handle] for handle in pile]


@pytest.mark.parametrize("players", range(4, 9))
def test_the_thing_has_the_bag_the_fuel_and_the_damage_that_were_told(players: int) -> None:
    told, s = lines("the_thing", "hidden", players), laid("the_thing", "hidden", players)
    bag = faces(s, s.lab_bag)
    assert told["lab"] == {"blood": bag.count("blood"), "failures": bag.count("failure")}
    assert told["fuel"] == {"warehouse": s.warehouse, "reserve": s.reserve}
    assert told["damage"]["radio"] == s.damage["radio_room"]
    aliens = [seat for seat in range(players) if games.find("the_thing").talk.foe(s, seat)]  # type: ignore[union-attr]
    assert told["sides"] == {"aliens": len(aliens), "humans": players - len(aliens)}
    same = [n for n in range(4, 9) if chart(n) == chart(players)]
    assert {lines("the_thing", "hidden", n)["weather"]["chart"] for n in same} == {
        told["weather"]["chart"]
    }


@pytest.mark.parametrize("players", range(1, 4))
def test_people_share_the_six_characters_as_told(players: int) -> None:
    s = laid("the_thing", "coop", players)
    told = lines("the_thing", "coop", players)
    assert told["characters"]["count"] == sum(figure.seat == 0 for figure in s.figures)


@pytest.mark.parametrize("players", range(4, 7))
def test_panic_station_hides_the_host_where_it_was_told(players: int) -> None:
    told, s = (
        lines("panic_station", "standard", players),
        laid("panic_station", "standard", players),
    )
    assert told["figures"]["count"] == len(s.life)
    own = [face for hand in s.hands for face in faces(s, hand) if face not in INFECTIONS]
    alarms = sum(cell != NOWHERE for cell in s.parasites)
    assert told["dealt"]["count"] == len(own)
    assert told["packet"]["cards"] == len(own) + alarms + s.packet
    packet = own + faces(s, s.find_deck[-s.packet :])
    assert HOST_CARD in packet
    assert told["gas"]["count"] <= packet.count("gas_can")


@pytest.mark.parametrize("players", range(1, 6))
def test_nemesis_has_the_pods_and_the_bag_that_were_told(players: int) -> None:
    told, s = lines("nemesis", "coop", players), laid("nemesis", "coop", players)
    assert told["pods"] == {"pods": len(s.pods), "seats": 2 * len(s.pods)}
    adults = sum(token.startswith("adult") for token in s.bag)
    assert told["bag"] == {"tokens": len(s.bag), "adults": adults}


@pytest.mark.parametrize(
    ("mode", "players"), [("duel", 2), ("deathmatch", 3), ("deathmatch", 4), ("teams", 4)]
)
def test_theseus_has_the_life_and_the_ring_that_were_told(mode: str, players: int) -> None:
    told, s = lines("theseus", mode, players), laid("theseus", mode, players)
    assert told["life"]["life"] == s.life[0]
    if mode != "teams":  # the teams choose their sectors first
        assert told["ring"]["sectors"] == len(s.sectors)


@pytest.mark.parametrize("hard", [False, True])
def test_panic_station_asks_for_the_gas_that_was_told(hard: bool) -> None:
    game = games.find("panic_station")
    told = [line for line in game.modes[0].aims if all(hard == value for _, value in line.needs)]
    [nest] = [line for line in told if line.name == "nest"]
    s = game.setup(game.configure("standard", 4, {"hard_nest": hard}), Chance(key_of("gas")))
    assert nest.facts["cans"] == gas_needed(s)
