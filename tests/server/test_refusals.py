"""A command that is refused has changed nothing: whatever is asked of a table, in any order, with anything in it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, TypeAlias

import pytest

from hullbreach import games
from hullbreach.kernel import Act, HullbreachError, encode
from hullbreach.server.errors import Denied
from hullbreach.server.runtime.notices import NoticeRates, confirm, set_notice
from hullbreach.server.settings import Settings
from hullbreach.server.tables import lobby_commands as lobby
from hullbreach.server.tables import play_commands as play
from hullbreach.server.tables import seat_commands as seats
from hullbreach.server.tables.live_table import LiveTable
from hullbreach.server.wire.forms import Create, Fill, NoticeForm, Setup, Sit, StepOut
from hullbreach.server.wire.protocol import Absence, Clock

Command: TypeAlias = Callable[[LiveTable], object]
NOW = 1_000_000.0
BOTS = ["random", "greedy", "vesna", "", "nonsense", "ismcts:60s"]
NAMES = ["Ann", "Ben", " ", "\u0007"]
CHOICES = [("factions", "greys"), ("factions", "any"), ("factions", "?"), ("air", "greys")]
SEATS = [-1, 0, 1, 2, 3, 15]
HOMES = ["10.0.0.1", "10.0.0.2", "10.0.0.3"]


def some_setup(rng: Random) -> Setup:
    """Some wishes for a table, good ones beside bad ones."""
    given: dict[str, list[Any]] = {
        "mode": ["crew", "duel", "deathmatch", "nonsense"],
        "players": [1, 2, 3, 4, 6, 20],
        "options": [{}, {"air": "plenty"}, {"x": 1}, {"decks": "chosen"}],
        "listed": [True, False],
        "clock": ["none", Clock("live", 60)],
        "absence": ["none", *(Absence(bot, 60) for bot in BOTS)],
        "open_cards": [True, False],
        "bots_talk": ["off", "full"],
        "delay": ["none", "move", "end"],
        "newcomers": ["ask", "sit", "nobody"],
    }
    chosen = rng.sample(sorted(given), rng.randrange(1, 4))
    return Setup(**{name: rng.choice(given[name]) for name in chosen})


def options_of(live: LiveTable, seat: int) -> list[Any]:
    """What a seat could answer now."""
    pick = None if live.session is None else live.session.asked.get(seat)
    return ["nonsense"] if pick is None else list(pick.options)


def some_command(live: LiveTable, rng: Random, rates: NoticeRates) -> Command:
    """Anything that can be asked of a table by somebody who sits at it, looks after it or has just come."""
    one = rng.choice
    person, seat, bot = one(live.head.people() or [0]), one(SEATS), one(BOTS)
    pick = None if live.session is None else live.session.asked.get(person)
    number = 1 if pick is None else pick.number + one([0, 0, 0, 1])
    prompt = "nothing" if pick is None else pick.prompt
    choice = one(CHOICES)
    span: Any = one(["turn", "round", "game"])
    notice = NoticeForm(
        one(["", "ntfy", "email"]), one(["https://ntfy.sh/x", "a b", "a@b.example"])
    )
    host = Settings(public_url="https://games.example", smtp_host="here")
    ways: list[Command] = [
        partial(lobby.change_setup, form=some_setup(rng)),
        partial(lobby.fill_seat, seat=seat, form=Fill(bot), is_here=one([True, False])),
        partial(lobby.sit_down, name=one(NAMES), wanted=seat, address=one(HOMES), token=""),
        partial(lobby.get_up, seat=person),
        partial(lobby.rename, seat=person, name=one(NAMES)),
        partial(lobby.set_ready, seat=person, is_ready=True),
        partial(lobby.renew_token, seat=person),
        partial(lobby.set_paused, paused=one([True, False, False])),
        partial(lobby.start_game, begin=lobby.deal),
        partial(seats.step_out, seat=person, form=StepOut(bot)),
        partial(seats.ask_for_pause, seat=person),
        partial(
            seats.ask_for_seat, form=Sit(max(0, seat), one(NAMES)), address=one(HOMES), token=""
        ),
        partial(seats.answer_request, number=one([1, 2, 3]), agree=one([True, False])),
        partial(seats.hand_over, seat=seat),
        partial(seats.give_away, seat=seat),
        partial(seats.remind, by=person, seat=seat, now=NOW),
        partial(seats.set_pace, seat=person, seconds=1.0, steps=one([True, False])),
        partial(seats.step, seat=person, now=NOW),
        partial(seats.skip_ahead, seat=person, skip=one([True, False]), until=span),
        partial(seats.open_cards, seat=person),
        partial(seats.change_places, order=one([[1, 0], [2, 0, 1], [0, 0], [0, 1, 2, 3]])),
        partial(seats.choose_for_seat, seat=max(0, seat), option=choice[0], choice=choice[1]),
        partial(play.give_answer, seat=person, option=one(options_of(live, person)), number=number),
        partial(play.undo_answer, seat=person, now=NOW),
        partial(play.propose_undo, seat=person),
        partial(play.answer_proposal, seat=person, agree=one([True, False])),
        partial(
            play.say_to_table, seat=person, name="N", text=one(NAMES), address=HOMES[0], now=NOW
        ),
        partial(play.say_line, seat=person, act=Act("suspect", (seat,)), reply=None, now=NOW),
        partial(
            play.keep_standing_answer,
            seat=person,
            prompt=prompt,
            option=one(["x" * 2_000, *options_of(live, person)]),
            until=span,
        ),
        partial(play.take_default, seat=person, now=NOW),
        partial(set_notice, seat=person, form=notice, settings=host, rates=rates),
        partial(confirm, seat=person, code="x"),
    ]
    return one(ways)


def everything_in(live: LiveTable) -> tuple[Any, ...]:
    """All that a command could change."""
    session = None if live.session is None else encode(live.session.rest(records=False))
    beside = (live.entry, live.notebook, list(live.revoked), list(live.moved))
    return encode(live.head), session, len(live.talk.transcript.lines), beside


@pytest.mark.parametrize("game", ["specimen", "theseus"])
@pytest.mark.parametrize("number", range(12))
def test_a_refused_command_leaves_the_table_as_it_was(game: str, number: int) -> None:
    rng, rates = Random(f"{game} {number}"), NoticeRates()
    live, _, own = lobby.new_table(games.find(game), Create(name="Ann", bots={1: "random"}))
    assert own == 0
    granted = refused = 0
    for _ in range(250):
        if live.entry is not None:
            live.finish_command(NOW)
        command, before = some_command(live, rng, rates), everything_in(live)
        try:
            command(live)
            granted += 1
        except HullbreachError:
            refused += 1
            assert everything_in(live) == before, command
    assert granted > 20
    assert refused > 20


def test_a_setup_that_is_refused_for_one_of_its_wishes_fulfils_none() -> None:
    live, _, _ = lobby.new_table(games.find("specimen"), Create(name="Ann"))
    live.finish_command(NOW)
    before = everything_in(live)
    with pytest.raises(Denied):
        lobby.change_setup(live, Setup(players=6, delay="move", newcomers="sit"))
    assert everything_in(live) == before
