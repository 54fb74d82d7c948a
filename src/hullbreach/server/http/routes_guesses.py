"""Watchers' guesses over HTTP."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from hullbreach.server.wire.guess_forms import Guesses, MyGuess, Onlooker

from .access import Asked, Server, address_of, limit_commands, token_of
from .routes_lobby import TABLE


@post(TABLE + "/guess", status_code=200)
async def guess(
    server: Server,
    request: Asked,
    game: FromPath[str],
    table: FromPath[str],
    data: JSONBody[MyGuess],
) -> Guesses:
    """Guess as a watcher; until the round is over another guess takes the place of this one."""
    limit_commands(server, request)
    address = address_of(request, server)
    return await server.watching.guess(table, game, data, token_of(request), address)


@post(TABLE + "/guesses", status_code=200)
async def guesses(
    server: Server,
    request: Asked,
    game: FromPath[str],
    table: FromPath[str],
    data: JSONBody[Onlooker],
) -> Guesses:
    """What watchers guess this round, for them alone; when the game is over, every round for everybody."""
    address = address_of(request, server)
    return await server.watching.look(table, game, data, token_of(request), address)


ROUTES = [guess, guesses]
