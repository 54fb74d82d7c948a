"""Open cards: whoever is out for good may see everything where the table allows it, and can do no harm by it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from hullbreach import games
from hullbreach.kernel import Act, Choice, Session, decode, encode
from hullbreach.server.errors import Denied
from hullbreach.server.settings import Settings
from hullbreach.server.tables import lobby_commands, play_commands, seat_commands
from hullbreach.server.tables.due_actions import (
    LONGEST_STEP,
    hurried,
    moment_of_answers,
    reaction,
)
from hullbreach.server.tables.head import Head, SeatHead, hashed
from hullbreach.server.tables.live_table import Broadcast, LiveTable
from hullbreach.server.wire.forms import Fill, Setup, Sit, StepOut
from hullbreach.server.wire.protocol import Change
from tests.server.client import Seat, Table
from tests.server.process import Server
from tests.server.test_seats import From, code, proxied, tell

__all__ = ["proxied"]
GAME = games.find("specimen")
OUT, PEOPLE = 4, 5


def table(open_cards: bool = True) -> LiveTable:
    """A table of five people, each from an address of their own, before the first answer."""
    config = GAME.configure(players=PEOPLE)
    head = Head("specimen", GAME.version, config, b"k" * 32, 0, status="playing")
    head.open_cards = open_cards
    head.seats = [
        SeatHead("human", f"P{x}", token=hashed(f"t{x}"), held_by=[head.mark_of(f"home {x}")])
        for x in range(PEOPLE)
    ]
    return LiveTable("table", GAME, head, 0, Session.new(GAME, config, b"k" * 32))


def playing(live: LiveTable) -> Session[Any]:
    assert live.session is not None
    return live.session


def say(live: LiveTable, seat: int, option: Choice) -> Broadcast:
    """Somebody answers, and everybody is shown what that changes."""
    play_commands.give_answer(live, seat, option, playing(live).asked[seat].number)
    return live.finish_command(1.0)[1]


def to_the_vote(live: LiveTable) -> list[Broadcast]:
    """Everybody rests, and nobody harms the air."""
    shown = []
    while "vote.whom" not in {pick.prompt for pick in playing(live).asked.values()}:
        seat, pick = next(iter(playing(live).asked.items()))
        shown.append(say(live, seat, "rest" if pick.prompt == "turn.action" else "pass"))
    return shown


def vote_out(live: LiveTable) -> list[Broadcast]:
    """All others vote the last seat out."""
    shown = to_the_vote(live)
    shown += [say(live, seat, OUT if seat != OUT else -1) for seat in range(PEOPLE)]
    assert not playing(live).over
    return shown


def open_to(live: LiveTable, seat: int) -> Broadcast:
    seat_commands.open_cards(live, seat)
    return live.finish_command(2.0)[1]


def opened() -> LiveTable:
    live = table()
    vote_out(live)
    open_to(live, OUT)
    return live


def refusal(command: Callable[[], object]) -> str:
    with pytest.raises(Denied) as denied:
        command()
    return denied.value.code


def test_whoever_is_out_sees_what_every_seat_sees_and_nobody_else_does() -> None:
    live = opened()
    shown = live.faces[OUT + 1].opened
    assert shown is not None
    for seat, fields in enumerate(shown):
        view = decode(encode(playing(live).view(seat)), dict[str, Any])
        assert {name: decode(value, Any) for name, value in fields.items()} == view
    assert [face.opened for face in live.faces[: OUT + 1]] == [None] * PEOPLE
    say(live, 0, "rest")
    assert [face.opened for face in live.faces[: OUT + 1]] == [None] * PEOPLE
    assert live.faces[OUT + 1].opened is not None


def test_changes_carry_only_what_has_changed_of_every_view() -> None:
    live = table()
    vote_out(live)
    first = open_to(live, OUT).changes[OUT + 1].opened
    assert isinstance(first, list)
    assert all("hand" in fields for fields in first)
    later = say(live, 0, "rest").changes[OUT + 1].opened
    assert isinstance(later, list)
    assert all("turn" in fields for fields in later)
    assert not any("me" in fields for fields in later)


def test_everybody_is_told_that_somebody_sees_all_cards() -> None:
    live = table()
    vote_out(live)
    shown = open_to(live, OUT)
    assert all("table.opened" in {e.key for e in c.events} for c in shown.changes.values())
    assert [seat.opened for seat in live.head.info("table").seats] == [False] * OUT + [True]


def test_nobody_who_can_still_answer_has_cards_opened() -> None:
    live = table()
    for seat in range(PEOPLE):
        assert refusal(partial(seat_commands.open_cards, live, seat)) == "forbidden"
    vote_out(live)
    assert [face.may_open for face in live.faces] == [False] * PEOPLE + [True]
    for seat in range(OUT):
        assert refusal(partial(seat_commands.open_cards, live, seat)) == "forbidden"


def test_cards_are_opened_when_the_step_in_which_somebody_fell_is_over() -> None:
    live = table()
    playing(live).state.lives[OUT] = 0
    assert refusal(lambda: seat_commands.open_cards(live, OUT)) == "forbidden"


def test_nothing_is_opened_where_the_table_does_not_allow_it() -> None:
    live = table(open_cards=False)
    vote_out(live)
    assert not any(face.may_open for face in live.faces)
    assert refusal(lambda: seat_commands.open_cards(live, OUT)) == "forbidden"
    live.head.seats[OUT].opened = (1, 0)
    live.log_event("back", OUT, seat=OUT)
    live.finish_command(3.0)
    assert live.faces[OUT + 1].opened is None


def test_until_somebody_opens_them_others_are_sent_the_same_at_either_table() -> None:
    def frames(open_cards: bool) -> list[dict[int, bytes]]:
        return [
            {
                place: encode(_alike(change))
                for place, change in shown.changes.items()
                if place <= OUT
            }
            for shown in vote_out(table(open_cards))
        ]

    assert frames(True) == frames(False)


def _alike(change: Change) -> Change:
    """A change with what everybody knows of how the table was set up taken out."""
    found = change.table
    return change if not hasattr(found, "open_cards") else replace(change, table=None)


def test_whoever_has_seen_all_cards_is_silent() -> None:
    live = opened()
    spoken = Act("trust", (0,))
    for words in (
        lambda: play_commands.say_to_table(live, OUT, "P4", "it is P0", "home 4", 3.0),
        lambda: play_commands.say_to_table(live, None, "who?", "it is P0", "home 4", 3.0),
        lambda: play_commands.say_line(live, OUT, spoken, None, 3.0),
        lambda: play_commands.propose_undo(live, OUT),
        lambda: lobby_commands.rename(live, OUT, "it is P0"),
    ):
        assert refusal(words) == "silent"
    assert live.faces[OUT + 1].talk is None
    play_commands.say_to_table(live, None, "a guest", "hello", "elsewhere", 3.0)
    live.finish_command(3.0)
    lobby_commands.get_up(live, OUT)
    live.finish_command(4.0)
    gone = refusal(lambda: play_commands.say_to_table(live, None, "P4", "it is P0", "home 4", 5.0))
    assert gone == "silent", "leaving does not loosen the tongue"


def test_whoever_has_seen_all_cards_takes_no_seat() -> None:
    live = opened()
    lobby_commands.get_up(live, 3)
    live.finish_command(3.0)
    asked = Sit(seat=3, name="P4 again")
    assert refusal(lambda: seat_commands.ask_for_seat(live, asked, "home 4", "")) == "has_sat"
    assert refusal(lambda: seat_commands.ask_for_seat(live, asked, "new", "t4")) == "has_sat"
    lobby_commands.get_up(live, OUT)
    live.finish_command(4.0)
    assert refusal(lambda: seat_commands.ask_for_seat(live, asked, "home 4", "")) == "has_sat"


def test_nothing_is_taken_back_behind_the_moment_cards_were_opened() -> None:
    live = table()
    vote_out(live)
    say(live, 0, "rest")
    assert live.faces[1].undo
    open_to(live, OUT)
    assert not live.faces[1].undo
    assert refusal(lambda: play_commands.undo_answer(live, 0, 0.0)) == "cannot_undo"
    assert refusal(lambda: play_commands.propose_undo(live, 0)) == "cannot_undo"
    say(live, 1, "rest")
    play_commands.undo_answer(live, 1, 0.0)
    live.finish_command(4.0)
    assert refusal(lambda: play_commands.undo_answer(live, 1, 0.0)) == "cannot_undo"
    assert live.faces[OUT + 1].opened is not None


def test_a_proposal_ends_when_cards_are_opened_and_later_ones_do_without_whoever_sees_them() -> (
    None
):
    live = table()
    vote_out(live)
    say(live, 0, "rest")
    play_commands.propose_undo(live, 0)
    live.finish_command(2.0)
    open_to(live, OUT)
    assert live.proposal is None
    say(live, 1, "rest")
    assert not play_commands.propose_undo(live, 1)
    live.finish_command(3.0)
    assert live.to_agree() == [0, 2, 3]
    assert refusal(lambda: play_commands.answer_proposal(live, OUT, True)) == "silent"


def test_what_was_opened_stays_open_over_restarts_absence_and_return_until_the_end() -> None:
    live = opened()
    head, session = decode(encode(live.head), Head), playing(live)
    again = LiveTable("table", GAME, head, live.seq, session)
    assert again.faces[OUT + 1] == live.faces[OUT + 1]
    play_commands.let_bot_stand_in(again, OUT, "random")
    again.finish_command(3.0)
    play_commands.give_seat_back(again, OUT)
    again.finish_command(4.0)
    assert again.faces[OUT + 1].opened == live.faces[OUT + 1].opened
    lobby_commands.end_game(again)
    again.finish_command(5.0)
    assert again.faces[OUT + 1].opened is None


def test_whoever_has_seen_all_cards_gives_no_signs() -> None:
    live = opened()
    for sign in (
        lambda: seat_commands.set_pace(live, OUT, 3.0),
        lambda: seat_commands.ask_for_pause(live, OUT),
        lambda: seat_commands.remind(live, OUT, 0, 1e9),
        lambda: seat_commands.step_out(live, OUT, StepOut("ismcts:103")),
        lambda: seat_commands.skip_ahead(live, OUT, True),
        lambda: seat_commands.skip_ahead(live, OUT, False),
    ):
        assert refusal(sign) == "silent"
    seat_commands.set_pace(live, 0, 3.0)


def test_nobody_waits_for_the_wishes_of_whoever_has_seen_all_cards() -> None:
    live = opened()
    live.head.seats[OUT].pace = 9.0
    settings = Settings(pace=0.8)
    assert reaction(live, settings) == 0.8
    for seat in range(OUT):
        live.head.seats[seat].skips = True
    assert hurried(live)


def test_whoever_looks_on_with_all_cards_waits_a_while_and_not_for_ever_for_a_word() -> None:
    live, settings = opened(), Settings(pace=0.8)
    say(live, 0, "rest")
    for seat in (1, 2, 3):
        live.head.seats[seat] = SeatHead("bot", bot="random")
    live.head.seats[0].steps = True
    assert moment_of_answers(live, settings) == live.head.asked_at + settings.pace + LONGEST_STEP
    live.head.seats[OUT].stand_in = "random"
    assert moment_of_answers(live, settings) > live.head.asked_at + 1e8


def test_whoever_has_seen_all_cards_and_sits_with_bots_alone_may_skip_to_the_end() -> None:
    live = opened()
    for seat in range(OUT):
        lobby_commands.get_up(live, seat)
        live.finish_command(3.0)
    seat_commands.skip_ahead(live, OUT, True)
    live.finish_command(4.0)
    assert hurried(live)


def test_a_newcomer_looks_after_the_table_of_whoever_has_seen_all_cards() -> None:
    live = table()
    for seat in range(OUT):
        live.head.seats[seat] = SeatHead("bot", f"B{seat}", bot="random")
    live.head.host = live.head.seats[OUT].token
    vote_out(live)
    open_to(live, OUT)
    number, _, _ = seat_commands.ask_for_seat(live, Sit(seat=0, name="Noor"), "far", "")
    live.finish_command(3.0)
    seat_commands.answer_request(live, number, True)
    assert live.head.info("table").host == 0


def test_whoever_has_seen_all_cards_looks_after_the_table_no_longer() -> None:
    live = table()
    live.head.host = live.head.seats[OUT].token
    vote_out(live)
    shown = open_to(live, OUT)
    assert live.head.info("table").host == 0
    assert all("table.host" in {e.key for e in c.events} for c in shown.changes.values())
    assert refusal(lambda: seat_commands.hand_over(live, OUT)) == "silent"
    for seat in range(OUT - 1):
        lobby_commands.get_up(live, seat)
        live.finish_command(3.0)
    assert live.head.info("table").host == OUT - 1


def test_whoever_plays_against_bots_alone_still_looks_after_the_table() -> None:
    live = table()
    for seat in range(OUT):
        live.head.seats[seat] = SeatHead("bot", f"B{seat}", bot="random")
    live.head.host = live.head.seats[OUT].token
    vote_out(live)
    open_to(live, OUT)
    assert live.head.info("table").host == OUT


def test_cards_are_not_opened_where_somebody_from_the_same_address_still_plays() -> None:
    live = table()
    live.head.seats[2].held_by.append(live.head.mark_of("home 4"))
    vote_out(live)
    assert not live.faces[OUT + 1].may_open
    assert refusal(lambda: seat_commands.open_cards(live, OUT)) == "forbidden"
    lobby_commands.get_up(live, 2)
    live.finish_command(3.0)
    assert live.faces[OUT + 1].may_open, "a bot tells nobody anything"


def test_nobody_sits_down_where_cards_would_be_opened_to_them() -> None:
    live = table()
    asked = Sit(seat=OUT, name="a friend")
    lobby_commands.get_up(live, OUT)
    live.finish_command(0.5)
    number, _, _ = seat_commands.ask_for_seat(live, asked, "elsewhere", "")
    live.finish_command(0.6)
    vote_out(live)
    assert refusal(lambda: seat_commands.answer_request(live, number, True)) == "seat_closed"
    assert refusal(lambda: seat_commands.ask_for_seat(live, asked, "far", "")) == "seat_closed"
    lobby_commands.fill_seat(live, OUT, Fill(""))
    live.finish_command(3.0)
    sit = partial(lobby_commands.sit_down, live, "a friend", OUT, "far", "")
    assert refusal(sit) == "seat_closed"


def test_an_offered_seat_tells_late_watchers_nothing_of_whether_it_is_out() -> None:
    live = table()
    vote_out(live)
    for seat in (3, OUT):
        lobby_commands.get_up(live, seat)
        live.finish_command(1.0)
        lobby_commands.fill_seat(live, seat, Fill(""))
        live.finish_command(2.0)
    lobby_commands.change_setup(live, Setup(delay="move"))
    live.finish_command(3.0)
    told = []
    for seat in (3, OUT):
        with pytest.raises(Denied) as denied:
            lobby_commands.sit_down(live, "a watcher", seat, "far", "")
        told.append((denied.value.code, str(denied.value)))
        asked = Sit(seat=seat, name="a watcher")
        assert not seat_commands.ask_for_seat(live, asked, "far", "")[2]
        live.finish_command(4.0)
    assert told[0] == told[1]


def test_whoever_asked_for_a_seat_before_they_saw_all_cards_does_not_get_it_afterwards() -> None:
    live = table()
    lobby_commands.get_up(live, 3)
    live.finish_command(0.5)
    number, _, _ = seat_commands.ask_for_seat(live, Sit(seat=3, name="Nell"), "home 6", "")
    live.finish_command(0.6)
    lobby_commands.hold_seat(live, OUT, "home 6")
    live.finish_command(0.7)
    vote_out(live)
    open_to(live, OUT)
    assert refusal(lambda: seat_commands.answer_request(live, number, True)) == "has_sat"
    assert [each.number for each in live.head.requests] == [number], "nothing has changed by that"
    seat_commands.answer_request(live, number, False)
    assert live.head.requests == []


def test_nothing_is_taken_back_behind_that_moment_even_when_whoever_saw_has_left() -> None:
    live = table()
    vote_out(live)
    say(live, 0, "rest")
    open_to(live, OUT)
    lobby_commands.get_up(live, OUT)
    live.finish_command(3.0)
    assert not live.faces[1].undo
    assert refusal(lambda: play_commands.undo_answer(live, 0, 0.0)) == "cannot_undo"
    assert refusal(lambda: play_commands.propose_undo(live, 0)) == "cannot_undo"


def test_the_next_table_opens_nothing_but_remembers_the_wish() -> None:
    live = opened()
    lobby_commands.end_game(live)
    live.finish_command(3.0)
    fresh, _ = lobby_commands.next_table(live)
    assert fresh.head.open_cards
    assert [seat.opened for seat in fresh.head.seats] == [None] * PEOPLE
    assert fresh.head.opened_at is None


def _knows(seat: Seat) -> bool:
    return "table.opened" in seat.keys


def _role(seat: Seat) -> str:
    view = seat.state["view"]
    return str(view["seats"][view["me"]]["role"])


async def _vote_out(seats: list[Seat], gone: Seat) -> None:
    """Five people at one table vote one of them out."""
    said = {"turn.action": "rest", "sabotage.tamper": "pass"}
    votes = 0
    while votes < PEOPLE:
        for seat in seats:
            await seat.say("ping")
        asked = next(seat for seat in seats if seat.asked)
        question = asked.asked
        assert question is not None
        voting = question["prompt"] == "vote.whom"
        vote = -1 if asked is gone else seats.index(gone)
        option = vote if voting else said[question["prompt"]]
        await asked.say("answer", number=question["number"], option=option)
        votes += voting


def test_over_the_socket_cards_are_opened_to_one_alone(proxied: Server) -> None:
    async def story() -> None:
        homes = [From(proxied.address, f"10.0.1.{x}") for x in range(PEOPLE + 1)]
        made: Table = await homes[0].table(players=PEOPLE, people=1, bots={}, open_cards=True)
        for seat in range(1, PEOPLE):
            joined = await homes[seat].post(f"{made.path}/join", {"name": f"P{seat}", "seat": seat})
            await homes[seat].post(f"{made.path}/ready", {}, joined["token"])
            made.tokens.append(joined["token"])
        await made.start()
        seats = [await homes[x].open(made, made.tokens[x]) for x in range(PEOPLE)]
        guest = await homes[PEOPLE].open(made, "")
        gone = next(seat for seat in seats if _role(seat) == "human")
        out = seats.index(gone)
        await _vote_out(seats, gone)
        await gone.until(lambda: gone.state.get("may_open"))
        others = [seat for seat in seats if seat is not gone]
        for other in others:
            refused = homes[0].post(f"{made.path}/openCards", {}, other.token)
            assert await code(refused) == "forbidden"
        await homes[out].post(f"{made.path}/openCards", {}, gone.token)
        await gone.until(lambda: gone.state.get("opened"))
        hands = [view["hand"] for view in gone.state["opened"]]
        assert sum(bool(hand) for hand in hands) == len(others), "all hands but their own lie open"
        assert await code(gone.say("chat", text="it is P0")) == "silent"
        for other in (*others, guest):
            await other.until(partial(_knows, other))
            assert not any('"opened":[' in frame for frame in other.frames)
            assert not any('"may_open":true' in frame for frame in other.frames)
        asked = guest.state["guess"]
        guess = {"watcher": "looks-on", "round": asked["round"], "seats": asked["answers"][0]}
        assert await code(homes[out].post(f"{made.path}/guess", guess)) == "silent"
        assert (await homes[PEOPLE].post(f"{made.path}/guess", guess))["guessed"] == 1
        again = await homes[out].open(made, gone.token)
        assert [view["hand"] for view in again.state["opened"]] == hands

    tell(story())
