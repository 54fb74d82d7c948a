"""Epilogues: what everybody is told when a game is over, on real games of every mode."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from hullbreach import games
from hullbreach.games.nemesis import goals
from hullbreach.games.nemesis.objectives import objective
from hullbreach.games.nemesis.state import Ship
from hullbreach.kernel import (
    BadSave,
    Epilogue,
    Passed,
    Phrase,
    Replay,
    Session,
    Value,
    encode,
    epilogue_of,
    follow,
    key_of,
    read_replay,
    record,
    write_replay,
)
from hullbreach.parts.tale import Album
from hullbreach.testing.laws import choose, numbers
from hullbreach.words import LANGUAGES, Words

Played = tuple[Session[Any], Replay, Epilogue]
TABLES: list[tuple[str, str, int, dict[str, Value]]] = [
    ("specimen", "crew", 4, {}),
    ("panic_station", "standard", 4, {}),
    ("panic_station", "standard", 6, {}),
    ("panic_station", "standard", 5, {"master_and_servant": True, "bonus_cards": True}),
    ("the_thing", "hidden", 4, {}),
    ("the_thing", "hidden", 7, {"reveal_on_death": True}),
    ("the_thing", "coop", 1, {}),
    ("the_thing", "coop", 3, {"coop_boarding": "roles"}),
    ("theseus", "duel", 2, {}),
    ("theseus", "deathmatch", 3, {}),
    ("theseus", "teams", 4, {}),
    ("theseus", "teams", 4, {"pandora": True}),
    ("nemesis", "semi_coop", 4, {}),
    ("nemesis", "semi_coop", 5, {"intruder_player": True}),
    ("nemesis", "coop", 3, {}),
    ("nemesis", "solo", 1, {}),
    ("nemesis", "semi_coop", 4, {"carnomorphs": True}),
    ("nemesis", "coop", 2, {"carnomorphs": True}),
]
SEEDS = range(3)


def name(table: tuple[str, str, int, dict[str, Value]]) -> str:
    game, mode, players, options = table
    return "-".join([game, mode, str(players), *options])


def played(game: str, mode: str, players: int, options: dict[str, Value], seed: int) -> Played:
    return _played(game, mode, players, tuple(options.items()), seed)


@cache
def _played(
    game: str, mode: str, players: int, options: tuple[tuple[str, Value], ...], seed: int
) -> Played:
    found = games.find(game)
    key = key_of(seed)
    session: Session[Any] = Session.new(found, found.configure(mode, players, dict(options)), key)
    source = numbers(seed)
    while not session.over:
        session.answer(*choose(session, source))
    replay = record(session, key)
    return session, replay, epilogue_of(found, replay)


def phrases(told: Epilogue) -> Iterator[Phrase]:
    yield told.verdict
    for row in told.seats:
        yield from (row.verdict, row.part, row.role, row.fate, *row.account)
        yield from (condition.words for condition in row.conditions)
    yield from (moment.words for moment in told.moments)


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_an_epilogue_tells_the_end_of_a_real_game(
    table: tuple[str, str, int, dict[str, Value]],
) -> None:
    for seed in SEEDS:
        session, replay, told = played(*table, seed)
        assert session.result is not None
        seats = [row.seat for row in told.seats]
        assert seats == list(range(session.config.players))
        won = tuple(row.seat for row in told.seats if row.won)
        assert won == tuple(sorted(session.result.winners))
        assert all(row.conditions for row in told.seats)
        _lines_are_drawn(told)
        _moments_lie_in_the_replay(session, replay, told)
        again = epilogue_of(session.game, read_replay(write_replay(replay)))
        assert encode(again) == encode(told)


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_whoever_reads_an_epilogue_can_be_called_you_in_it(
    table: tuple[str, str, int, dict[str, Value]],
) -> None:
    """A fact that is a list of players cannot say "you" to one of them: each is told in a sentence of their own."""
    for seed in SEEDS:
        for phrase in phrases(played(*table, seed)[2]):
            lists = [fact for fact in phrase.facts.values() if isinstance(fact, tuple)]
            assert not any(("seat", seat) in fact for fact in lists for seat in range(8)), phrase


def test_a_line_of_a_crew_goes_on_to_the_end_while_one_of_it_is_left_or_has_turned() -> None:
    """Only whose characters are all dead has no line any more; as an alien one is still on the board (G-201)."""
    for seed in range(8):
        session, _, told = played("the_thing", "coop", 3, {}, seed)
        for row in told.seats:
            dead = [f.status == "dead" for f in session.state.figures if f.seat == row.seat]
            assert (row.line[-1].way == "gone") == all(dead)


def _lines_are_drawn(told: Epilogue) -> None:
    for row in told.seats:
        assert row.line or row.curves, "a seat has neither a line of life nor a curve"
        rounds = [stretch.since for stretch in row.line]
        assert rounds == sorted(rounds)
        assert all(1 <= at <= told.length for at in rounds)
        assert all(1 <= sign.at <= told.length for sign in row.signs)
        assert all(c.when <= told.length for c in row.conditions)
        assert [s.way for s in row.line].count("gone") <= 1
        assert {len(curve.values) for curve in row.curves} <= {told.length}


def _moments_lie_in_the_replay(session: Session[Any], replay: Replay, told: Epilogue) -> None:
    answers = sum(1 for _ in follow(session.game, replay)) - 1
    at = [moment.answer for moment in told.moments]
    assert at == sorted(set(at)), "moments are told twice or not in the order of time"
    assert 1 <= len(at) <= 3
    assert all(0 <= answer <= answers for answer in at)
    assert all(1 <= m.step <= len(replay.steps) + 1 for m in told.moments)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES, ids=name)
def test_everything_an_epilogue_says_has_words(
    table: tuple[str, str, int, dict[str, Value]], language: str
) -> None:
    words = Words(games.find(table[0]).package, language, strict=True)
    for seed in SEEDS:
        _, _, told = played(*table, seed)
        for phrase in phrases(told):
            assert words(phrase.key, **phrase.facts).strip()
            words.text(phrase.key, **phrase.facts)
        for row in told.seats:
            assert all(words.has(f"card.{face}") for face, _ in row.cards)


def test_a_game_that_goes_on_tells_nothing() -> None:
    game = games.find("panic_station")
    key = key_of(1)
    session: Session[Any] = Session.new(game, game.configure(), key)
    for _ in range(20):
        session.answer(*choose(session, numbers(1)))
    with pytest.raises(BadSave, match="not played to its end"):
        epilogue_of(game, record(session, key))


# -- each game's own -------------------------------------------------------------------------------------------


def test_panic_station_tells_of_every_infection_and_every_death() -> None:
    infections = deaths = 0
    for seed in range(12):
        session, _, told = played("panic_station", "standard", 5, {}, seed)
        s = session.state
        for row in told.seats:
            said = [phrase.key for phrase in row.account]
            ways = [stretch.way for stretch in row.line]
            assert ("turned" in ways[-2:]) == s.infected[row.seat]
            assert row.role.key.endswith("human") != s.infected[row.seat]
            if row.role.key == "ending.role.infected":
                assert "ending.caught" in said
                infections += 1
            fallen = [key for key in said if key.startswith("ending.death.")]
            figures = s.life[2 * row.seat : 2 * row.seat + 2]
            assert len(fallen) == figures.count(0)
            deaths += len(fallen)
            assert row.alive == s.alive(row.seat)
    assert infections > 2
    assert deaths > 10


def test_panic_station_tells_of_an_infection_where_somebody_walked_in_on_somebody() -> None:
    """Their other figures may stand together too, in the reactor room, where nothing is ever exchanged."""
    for players, seed in ((4, 3), (5, 21), (6, 12)):
        session, replay, told = played("panic_station", "standard", players, {}, seed)
        room, rooms = None, dict[Any, Any]()
        for moment in follow(session.game, replay):
            for event in moment.events:
                if event.key == "exchange":
                    room = event.facts["room"]
                elif event.key == "infected":
                    rooms[event.facts["seat"]] = room
        found = {
            row.seat: phrase.facts["room"]
            for row in told.seats
            for phrase in row.account
            if phrase.key == "ending.caught"
        }
        assert found
        assert found == {seat: rooms[seat] for seat in found}


def test_the_thing_tells_since_when_an_alien_was_one() -> None:
    caught = 0
    for seed in range(10):
        session, _, told = played("the_thing", "hidden", 6, {}, seed)
        for row, figure in zip(told.seats, session.state.figures, strict=True):
            assert (row.role.key == "ending.role.human") != figure.alien
            assert any(stretch.way == "turned" for stretch in row.line) == figure.alien
            if row.role.key == "ending.role.infected":
                caught += 1
                assert {"ending.infected_by", "ending.bitten"} & {p.key for p in row.account}
    assert caught > 2


def test_theseus_draws_life_and_data_to_their_last_value() -> None:
    for mode, players in (("duel", 2), ("teams", 4), ("deathmatch", 4)):
        session, _, told = played("theseus", mode, players, {}, 5)
        for row in told.seats:
            last = {curve.what: curve.values[-1] for curve in row.curves}
            assert last["life"] == session.state.life[row.seat]
            assert last.get("data", 0) == session.state.data[row.seat]


def test_a_team_wins_with_any_one_of_its_ways() -> None:
    for seed in SEEDS:
        _, _, told = played("theseus", "teams", 4, {}, seed)
        for row in told.seats:
            assert {way.joined for way in row.conditions[1:]} == {"or"}
            assert any(way.met for way in row.conditions) == row.won


def test_who_collects_data_in_a_deathmatch_is_told_of_both_ways_to_win() -> None:
    for seed in SEEDS:
        session, _, told = played("theseus", "deathmatch", 4, {}, seed)
        for row in told.seats:
            keys = [way.words.key for way in row.conditions]
            assert ("ending.goal.data" in keys) == session.state.collects[row.seat]
            ways = "life_or_data" if session.state.collects[row.seat] else "life"
            assert row.role.key == f"ending.ways.{ways}"
            assert any(way.met for way in row.conditions) == row.won


def test_nobody_whose_characters_are_lost_is_said_to_have_got_away() -> None:
    for seed in SEEDS:
        _, _, told = played("the_thing", "coop", 3, {}, seed)
        for row in told.seats:
            assert [way.words.key for way in row.conditions] == ["ending.goal.one_away"]
            assert row.conditions[0].met == row.won


def test_every_objective_is_met_when_its_parts_say_so() -> None:
    """The parts that people are told must add up to what the victory check decides."""
    assert set(goals.EITHER) | set(goals.ALL) == set(objective)
    seen = set()
    for seed in range(12):
        session, _, _ = played("nemesis", "semi_coop", 5, {}, seed)
        s: Ship = session.state
        for card in objective:
            for seat in range(s.n):
                parts = [goals.is_met(s, seat, part) for part in goals.parts_of(card)]
                met = any(parts) if card in goals.EITHER else all(parts)
                assert objective[card](s, seat) == met, card
                seen.add((card, met))
    assert len(seen) > len(set(objective))


def test_nemesis_tells_how_everybody_died() -> None:
    died = 0
    for seed in range(8):
        _, _, told = played("nemesis", "semi_coop", 4, {}, seed)
        for row in told.seats:
            ends = {"ending.died", "ending.killed", "ending.perished"} & {
                phrase.key for phrase in row.account
            }
            assert row.alive != bool(ends)
            died += bool(ends)
            assert (row.line[-1].way == "gone") == (not row.alive)
    assert died > 10


def test_nobody_else_survives_from_the_last_death_on() -> None:
    """Not from the moment on at which somebody gets away while the others still live."""
    _, _, told = played("nemesis", "semi_coop", 3, {}, 153)
    assert [(sign.at, sign.what) for sign in told.seats[1].signs] == [(3, "escaped")]
    alone = [part for part in told.seats[1].conditions if part.words.key == "ending.goal.alone"]
    assert [(part.met, part.when) for part in alone] == [(True, 4)]
    died = [told.seats[seat].signs[-1] for seat in (0, 2)]
    assert [(sign.at, sign.what) for sign in died] == [(4, "died")] * 2


def test_who_plays_on_as_the_intruder_is_told_so() -> None:
    found = []
    for seed in range(12):
        session, _, told = played("nemesis", "semi_coop", 4, {"intruder_player": True}, seed)
        for row in told.seats:
            is_intruder = row.seat == session.state.xeno
            assert any(p.key == "ending.intruder" for p in row.account) == is_intruder
            assert any(sign.what == "intruder" for sign in row.signs) == is_intruder
            found.append(is_intruder)
    assert any(found)


def test_mutants_are_told_as_such() -> None:
    mutants = 0
    for seed in range(6):
        _, _, told = played("nemesis", "semi_coop", 4, {"carnomorphs": True}, seed)
        for row in told.seats:
            turned = any(stretch.way == "turned" for stretch in row.line)
            assert turned == any(p.key == "ending.mutated" for p in row.account)
            mutants += turned
    assert mutants > 3


def test_a_common_end_comes_when_the_game_is_over() -> None:
    """Whoever died early is told the round in which everybody lost, not that of their own death."""
    for seed in SEEDS:
        session, _, told = played("nemesis", "coop", 3, {}, seed)
        for row in told.seats:
            assert row.verdict.facts["round"] == told.length, session.state.ending


def test_no_two_moments_are_told_in_the_same_words() -> None:
    """The next best moment takes the place of one that would read the same."""
    album = Album()
    for answer, weight in ((1, 5.0), (2, 4.0), (3, 3.0), (4, 2.0)):
        what = "dark" if answer < 4 else "fire"
        album.add(weight, Passed(None, [], answer, answer), answer, what)
    assert [moment.what for moment in album.best()] == ["dark", "fire"]


def test_partners_stand_beside_the_faction() -> None:
    _, _, told = played("theseus", "teams", 4, {}, 0)
    words = Words(games.find("theseus").package, "de", ["Ada", "Ben", "Cleo", "Dora"], strict=True)
    parts = [words(row.part.key, **row.part.facts) for row in told.seats]
    partners = [part.rsplit(", mit ", 1)[1] for part in parts]
    assert sorted(partners) == ["Ada", "Ben", "Cleo", "Dora"]
    _, _, alone = played("theseus", "duel", 2, {}, 0)
    assert all(row.part.key.startswith("faction.") for row in alone.seats)
