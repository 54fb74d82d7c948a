"""The lobby over HTTP: boardgame.io's names where they fit."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from hullbreach import games
from hullbreach.server.errors import Denied
from hullbreach.server.runtime.my_tables import featured, my_tables
from hullbreach.server.runtime.notices import confirm, set_notice
from hullbreach.server.storage.store import BATCH
from hullbreach.server.tables import lobby_commands
from hullbreach.server.tables.head import hashed
from hullbreach.server.tables.live_table import PLACE_OF_PUBLIC
from hullbreach.server.wire.forms import (
    BugReport,
    Confirm,
    Create,
    Created,
    Featured,
    Fill,
    Join,
    Joined,
    LogPage,
    Mine,
    MyTables,
    Next,
    NoticeForm,
    OpenedSeat,
    Pause,
    Ready,
    Reported,
    Setup,
    Token,
    Update,
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

TABLE = "/api/games/{game:str}/{table:str}"
LOBBY = 100
"""How many tables the lobby shows."""


@get("/api/games/{game:str}")
async def tables(server: Server, game: FromPath[str]) -> list[TableInfo]:
    """The listed tables of a game that are open or being played, newest first."""
    games.find(game)
    return await server.tables.lobby(game, LOBBY)


@post("/api/mine", status_code=200)
async def mine(server: Server, request: Asked, data: JSONBody[Mine]) -> MyTables:
    """The tables one has tokens for, and what each of them waits for."""
    return await my_tables(server, data.tables, address_of(request, server))


@get("/api/featured")
async def featured_games(server: Server) -> list[Featured]:
    """Finished games that everybody may look at."""
    return await featured(server)


@post("/api/games/{game:str}/create")
async def create(
    server: Server, request: Asked, game: FromPath[str], data: JSONBody[Create]
) -> Created:
    """Put up a table."""
    if not server.creations.take(address_of(request, server)):
        raise Denied("too_many", "too many tables from this address; wait a while")
    live, token, seat = await server.create_table(
        games.find(game), data, address_of(request, server)
    )
    if data.start or data.lesson:
        live = await server.start_game(live.table, game, token, address_of(request, server))
    return Created(live.head.info(live.table), token, seat)


@get("/api/tables/{table:str}")
async def any_table(server: Server, request: Asked, table: FromPath[str]) -> TableInfo:
    """A table, found by its id or its word alone."""
    live = await server.find_table(table, address_of(request, server))
    return live.head.info_for_all(live.table)


@get(TABLE)
async def one_table(server: Server, game: FromPath[str], table: FromPath[str]) -> TableInfo:
    """A table."""
    return (await server.tables.load(table, game)).head.info_for_all(table)


@post(TABLE + "/join")
async def join(
    server: Server, request: Asked, game: FromPath[str], table: FromPath[str], data: JSONBody[Join]
) -> Joined:
    """Sit down."""
    limit_commands(server, request)
    command = partial(
        lobby_commands.sit_down,
        name=data.name,
        wanted=data.seat,
        address=address_of(request, server),
        token=token_of(request),
    )
    return Joined(*await server.tables.carry_out(table, command, game))


@post(TABLE + "/leave", status_code=200)
async def leave(
    server: Server, request: Asked, game: FromPath[str], table: FromPath[str]
) -> TableInfo:
    """Get up."""
    return await as_seat(server, request, game, table, then_info(lobby_commands.get_up))


@post(TABLE + "/update", status_code=200)
async def update(
    server: Server,
    request: Asked,
    game: FromPath[str],
    table: FromPath[str],
    data: JSONBody[Update],
) -> TableInfo:
    """Take another name."""
    return await as_seat(
        server, request, game, table, then_info(lobby_commands.rename, name=data.name)
    )


@post(TABLE + "/ready", status_code=200)
async def ready(
    server: Server, request: Asked, game: FromPath[str], table: FromPath[str], data: JSONBody[Ready]
) -> TableInfo:
    """Say whether one is ready."""
    return await as_seat(
        server, request, game, table, then_info(lobby_commands.set_ready, is_ready=data.ready)
    )


@post(TABLE + "/token", status_code=200)
async def renew(server: Server, request: Asked, game: FromPath[str], table: FromPath[str]) -> Token:
    """Get a new token for one's seat; the old one is worth nothing any more."""
    return Token(await as_seat(server, request, game, table, lobby_commands.renew_token))


@post(TABLE + "/notices", status_code=204)
async def notices(
    server: Server,
    request: Asked,
    game: FromPath[str],
    table: FromPath[str],
    data: JSONBody[NoticeForm],
) -> None:
    """Choose how to hear that one is asked."""
    rates = server.driver.rates
    command = partial(set_notice, form=data, settings=server.settings, rates=rates)
    letter = await as_seat(server, request, game, table, command)
    if letter is not None:
        server.driver.send(letter)


@post(TABLE + "/notices/confirm", status_code=204)
async def confirm_notices(
    server: Server,
    request: Asked,
    game: FromPath[str],
    table: FromPath[str],
    data: JSONBody[Confirm],
) -> None:
    """Give back the code that came to one's address."""
    await as_seat(server, request, game, table, partial(confirm, code=data.code))


@get("/api/tables/{table:str}/seat")
async def whose_seat(server: Server, request: Asked, table: FromPath[str]) -> OpenedSeat:
    """What the token that came along opens: to be tried before it replaces another one."""
    live = await server.tables.load(table)
    token = hashed(token_of(request))
    seat, host = live.head.seat_of(token), live.head.is_host(token)
    if seat is None and not host:
        raise Denied("bad_token", "this token opens no seat of this table")
    return OpenedSeat(live.head.game, seat, host)


@post(TABLE + "/seats/{seat:int}", status_code=200)
async def fill(
    server: Server,
    request: Asked,
    game: FromPath[str],
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Fill],
) -> TableInfo:
    """Host: put a bot on a seat or free it."""
    is_here = server.tables.slot(table).is_here(seat)
    return await as_host(
        server,
        request,
        game,
        table,
        partial(lobby_commands.fill_seat, seat=seat, form=data, is_here=is_here),
    )


@post(TABLE + "/setup", status_code=200)
async def setup(
    server: Server, request: Asked, game: FromPath[str], table: FromPath[str], data: JSONBody[Setup]
) -> TableInfo:
    """Host: change the table before it starts."""
    return await as_host(
        server, request, game, table, partial(lobby_commands.change_setup, form=data)
    )


@post(TABLE + "/start", status_code=200)
async def start(
    server: Server, request: Asked, game: FromPath[str], table: FromPath[str]
) -> TableInfo:
    """Host: deal."""
    limit_commands(server, request)
    live = await server.start_game(table, game, token_of(request), address_of(request, server))
    return live.head.info(table)


@post(TABLE + "/pause", status_code=200)
async def pause(
    server: Server, request: Asked, game: FromPath[str], table: FromPath[str], data: JSONBody[Pause]
) -> TableInfo:
    """Host: let the table rest, or go on."""
    return await as_host(
        server, request, game, table, partial(lobby_commands.set_paused, paused=data.paused)
    )


@post(TABLE + "/end", status_code=200)
async def end(
    server: Server, request: Asked, game: FromPath[str], table: FromPath[str]
) -> TableInfo:
    """Host: end the game."""
    return await as_host(server, request, game, table, lobby_commands.end_game)


@post(TABLE + "/playAgain", status_code=200)
async def play_again(
    server: Server, request: Asked, game: FromPath[str], table: FromPath[str]
) -> Next:
    """Go to the next table of the same people."""
    limit_commands(server, request)
    following, seat, token = await server.play_again(
        table, game, token_of(request), address_of(request, server)
    )
    return Next(game, following, seat, token)


@get(TABLE + "/log")
async def log(
    server: Server,
    request: Asked,
    game: FromPath[str],
    table: FromPath[str],
    before: Annotated[int, QueryParameter(name="before", ge=0)] = 2**53,
) -> LogPage:
    """Older lines of the log of a seat or, without a token, of the public."""
    live = await server.tables.load(table, game)
    token = token_of(request)
    seat = live.head.seat_of(hashed(token))
    if token and seat is None and not live.head.is_host(hashed(token)):
        raise Denied("bad_token", "this token opens no seat of this table")
    place = PLACE_OF_PUBLIC if seat is None else seat + 1
    if seat is None:
        before = min(before, server.tables.shown_to_public(live) + 1)
    else:
        await server.note_reader(live, seat, address_of(request, server))
    found = await server.tables.log_lines(table, place, 0, before, BATCH)
    return LogPage(found, bool(found) and found[0].n > 1)


@post(TABLE + "/report")
async def report(
    server: Server,
    request: Asked,
    game: FromPath[str],
    table: FromPath[str],
    data: JSONBody[BugReport],
) -> Reported:
    """Report a bug; the game is attached."""
    if not server.creations.take(address_of(request, server)):
        raise Denied("too_many", "too many reports from this address; wait a while")
    return Reported(await server.file_report(table, game, data.text))


ROUTES = [
    tables,
    mine,
    featured_games,
    create,
    any_table,
    one_table,
    join,
    leave,
    update,
    ready,
    renew,
    notices,
    confirm_notices,
    whose_seat,
    fill,
    setup,
    start,
    pause,
    end,
    play_again,
    log,
    report,
]
