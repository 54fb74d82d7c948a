"""What a table shows to whom: a game is shown to those who can look."""

from __future__ import annotations

from hullbreach import games
from hullbreach.kernel import OnlyWay, Session
from hullbreach.server.tables.faces import build_face, changed_fields
from hullbreach.server.tables.head import Head, SeatHead
from hullbreach.server.tables.live_table import LiveTable

GAME = games.find("specimen")


def table(*seats: SeatHead) -> LiveTable:
    config = GAME.configure(players=len(seats))
    head = Head("specimen", GAME.version, config, b"k" * 32, 0, status="playing")
    head.seats = list(seats)
    return LiveTable("table", GAME, head, 0, Session.new(GAME, config, b"k" * 32))


def person(token: str) -> SeatHead:
    return SeatHead("human", "Ada", token=token, standing={"scan.show": "keep"})


def test_no_game_is_shown_to_a_seat_nobody_can_open() -> None:
    live = table(person("a"), SeatHead("bot", bot="greedy"), SeatHead("bot", bot="random"))
    public, ada, *bots = live.faces
    assert public.view is not None
    assert ada.view is not None
    assert [bot.view for bot in bots] == [None, None]


def test_whoever_takes_a_seat_is_shown_the_game_from_then_on() -> None:
    live = table(person("a"), SeatHead("human"), SeatHead("bot", bot="random"))
    assert live.faces[2].view is None
    live.head.seats[1].token = "b"
    live.log_event("ready")
    live.finish_command(1.0)
    assert live.faces[2].view is not None
    assert live.faces[2].asked is None
    assert live.faces[1].standing == {"scan.show": "keep"}


def test_what_was_settled_is_told_to_its_seat_and_to_nobody_else() -> None:
    live = table(person("a"), person("b"), SeatHead("bot", bot="random"))
    assert live.session is not None
    way = OnlyWay(0, "attack.target", "S-9", {}, [])
    live.session.only_ways.kept.append(way)
    info = live.head.info("table")
    now = [build_face(live.session, seat, info, None) for seat in (None, 0, 1)]
    told = [changed_fields(old, new) for old, new in zip(live.faces, now, strict=False)]
    assert [fields.get("only_ways") for fields in told] == [None, [way], None]
