"""Seats of running games over HTTP: people who come and go, and what the host does about them."""

from __future__ import annotations

import time
from functools import partial

from litestar import post
from litestar.params import FromPath, JSONBody

from hullbreach.server.errors import Denied
from hullbreach.server.runtime.game_server import host_only, seat_by
from hullbreach.server.tables import seat_commands
from hullbreach.server.tables.head import hashed
from hullbreach.server.tables.live_table import LiveTable
from hullbreach.server.wire.forms import (
    ChosenForSeat,
    HandOver,
    Pace,
    Remind,
    Requested,
    SeatOrder,
    Sit,
    Skip,
    StepOut,
    Verdict,
)
from hullbreach.server.wire.protocol import TableInfo

from .access import (
    Asked,
    Server,
    address_of,
    as_host,
    as_seat,
    limit_commands,
    then_info,
    token_of,
)
from .routes_lobby import TABLE


@post(TABLE + "/stepOut", status_code=200)
async def step_out(
    server: Server,
    request: Asked,
    game: FromPath[str],
    table: FromPath[str],
    data: JSONBody[StepOut],
) -> TableInfo:
    """Keep the seat, and let a bot answer meanwhile."""
    return await as_seat(server, request, game, table, then_info(seat_commands.step_out, form=data))


@post(TABLE + "/askPause", status_code=200)
async def ask_pause(
    server: Server, request: Asked, game: FromPath[str], table: FromPath[str]
) -> TableInfo:
    """Ask the host for a pause."""
    return await as_seat(server, request, game, table, then_info(seat_commands.ask_for_pause))


@post(TABLE + "/sit")
async def sit(
    server: Server, request: Asked, game: FromPath[str], table: FromPath[str], data: JSONBody[Sit]
) -> Requested:
    """Ask for a bot's seat of a running game."""
    address = address_of(request, server)
    if not server.creations.take(address):
        raise Denied("too_many", "too many requests from this address; wait a while")
    command = partial(
        seat_commands.ask_for_seat, form=data, address=address, token=token_of(request)
    )
    return Requested(*await server.tables.carry_out(table, command, game))


@post(TABLE + "/requests/{number:int}", status_code=200)
async def answer_request(
    server: Server,
    request: Asked,
    game: FromPath[str],
    table: FromPath[str],
    number: FromPath[int],
    data: JSONBody[Verdict],
) -> TableInfo:
    """Host: let somebody sit or the table rest, or not now."""
    command = partial(seat_commands.answer_request, number=number, agree=data.agree)
    return await as_host(server, request, game, table, command)


@post(TABLE + "/host", status_code=200)
async def hand_over(
    server: Server,
    request: Asked,
    game: FromPath[str],
    table: FromPath[str],
    data: JSONBody[HandOver],
) -> TableInfo:
    """Host: let somebody else look after the table."""
    command = partial(seat_commands.hand_over, seat=data.seat)
    return await as_host(server, request, game, table, command)


@post(TABLE + "/seats/{seat:int}/giveAway", status_code=200)
async def give_away(
    server: Server, request: Asked, game: FromPath[str], table: FromPath[str], seat: FromPath[int]
) -> TableInfo:
    """Host: take a person's seat and let a bot play it."""
    command = partial(seat_commands.give_away, seat=seat)
    return await as_host(server, request, game, table, command)


@post(TABLE + "/remind", status_code=200)
async def remind(
    server: Server,
    request: Asked,
    game: FromPath[str],
    table: FromPath[str],
    data: JSONBody[Remind],
) -> TableInfo:
    """Remind somebody that the table waits for them."""

    def command(live: LiveTable, by: int) -> TableInfo:
        seat_commands.remind(live, by, data.seat, time.time())
        return live.head.info(table)

    return await as_seat(server, request, game, table, command)


@post(TABLE + "/pace", status_code=200)
async def pace(
    server: Server, request: Asked, game: FromPath[str], table: FromPath[str], data: JSONBody[Pace]
) -> TableInfo:
    """Say how long bots should take."""
    command = then_info(seat_commands.set_pace, seconds=data.seconds, steps=data.steps)
    return await as_seat(server, request, game, table, command)


@post(TABLE + "/step", status_code=200)
async def step(
    server: Server, request: Asked, game: FromPath[str], table: FromPath[str]
) -> TableInfo:
    """Let the bots make their next move, where they wait for one's word."""
    return await as_seat(
        server, request, game, table, then_info(seat_commands.step, now=time.time())
    )


@post(TABLE + "/skip", status_code=200)
async def skip(
    server: Server, request: Asked, game: FromPath[str], table: FromPath[str], data: JSONBody[Skip]
) -> TableInfo:
    """Say that one waits for nothing but the end, or the next round."""
    return await as_seat(
        server,
        request,
        game,
        table,
        then_info(seat_commands.skip_ahead, skip=data.skip, until=data.until),
    )


@post(TABLE + "/openCards", status_code=200)
async def open_cards(
    server: Server, request: Asked, game: FromPath[str], table: FromPath[str]
) -> TableInfo:
    """Have all cards opened to oneself who is out for good."""
    return await as_seat(server, request, game, table, then_info(seat_commands.open_cards))


@post(TABLE + "/places", status_code=200)
async def places(
    server: Server,
    request: Asked,
    game: FromPath[str],
    table: FromPath[str],
    data: JSONBody[SeatOrder],
) -> TableInfo:
    """Host: put everybody on another seat, or draw lots."""
    command = partial(seat_commands.change_places, order=data.order)
    return await as_host(
        server, request, game, table, command if data.order else seat_commands.draw_lots
    )


@post(TABLE + "/choose", status_code=200)
async def choose(
    server: Server,
    request: Asked,
    game: FromPath[str],
    table: FromPath[str],
    data: JSONBody[ChosenForSeat],
) -> TableInfo:
    """Take a faction or a character for one's seat; the host for any."""
    limit_commands(server, request)
    token = token_of(request)

    def command(live: LiveTable) -> TableInfo:
        seat = data.seat
        if seat is None or live.head.seat_of(hashed(token)) == seat:
            seat = seat_by(live, token)
        else:
            host_only(live, token)
        seat_commands.choose_for_seat(live, seat, data.option, data.choice)
        return live.head.info(table)

    return await server.tables.carry_out(table, command, game)


ROUTES = [
    step_out,
    ask_pause,
    sit,
    answer_request,
    hand_over,
    give_away,
    remind,
    pace,
    step,
    skip,
    open_cards,
    places,
    choose,
]
