"""The link to a finished game, as other programs show it: how the game ended, in Open Graph tags of the page.

Of a game that goes on, or of no game at all, there is the page of the client and nothing else.
"""

from __future__ import annotations

from html import escape

from litestar import MediaType, Response, get
from litestar.params import FromPath

from hullbreach import games
from hullbreach.server.tables.head import Head
from hullbreach.words import Words

from .access import Asked, Server
from .client_files import SHORT, first_page

END_OF_HEAD = b"</head>"


@get(["/replay/{table:str}", "/replay/{table:str}/{part:str}"], include_in_schema=False)
async def shared_replay(server: Server, request: Asked, table: FromPath[str]) -> Response[bytes]:
    """The page of the client, with what may be said about a finished game."""
    page = first_page()
    head, _ = (await server.store.heads([table])).get(table, (None, 0))
    if head is not None and head.status == "over":
        link = f"{server.settings.public_url}/replay/{table}"
        tags = tags_of(head, language_of(request), link).encode()
        page = page.replace(END_OF_HEAD, tags + END_OF_HEAD, 1)
    headers = {"Cache-Control": SHORT, "Vary": "Accept-Language"}
    return Response(page, media_type=MediaType.HTML, headers=headers)


def language_of(request: Asked) -> str:
    """The language a reader wants, of the two there are."""
    wanted = request.headers.get("accept-language", "")[:100].lower()
    return "de" if wanted.startswith("de") else "en"


def tags_of(head: Head, language: str, link: str) -> str:
    """How a game ended, and who played it."""
    result = head.result
    assert result is not None
    names = [seat.name or seat.bot for seat in head.seats]
    words = Words(games.find(head.game).package, language, seats=names)
    winners = ", ".join(names[seat] for seat in result.winners)
    told = {
        "og:site_name": "Hullbreach",
        "og:type": "article",
        "og:locale": "de_DE" if language == "de" else "en_GB",
        "og:url": link,
        "og:title": f"{words(f'game.{head.game}')}: {words(f'ending.{result.ending}')}",
        "og:description": words.say(
            "share-won" if winners else "share-lost", names=", ".join(names), winners=winners
        ),
    }
    rows = [f'<meta property="{name}" content="{escape(said)}" />' for name, said in told.items()]
    return "".join(rows) + '<meta name="twitter:card" content="summary" />'


ROUTES = [shared_replay]
