"""The link to a finished game, as other programs show it: how the game ended, in words and on a card.

Of a game that goes on, or of no game at all, there is the page of the client and nothing else.
"""

from __future__ import annotations

from html import escape
from typing import Annotated

from litestar import MediaType, Response, get
from litestar.params import FromPath, QueryParameter

from hullbreach import games
from hullbreach.server.cards.drawing import HEIGHT, WIDTH
from hullbreach.server.cards.kit import can_draw
from hullbreach.server.tables.head import Head
from hullbreach.words import LANGUAGES, Words

from .access import Asked, Server, address_of
from .client_files import SHORT, first_page

END_OF_HEAD = b"</head>"
CARD = "card.png"
CARD_KEPT = "public, max-age=86400"
"""An analysis may change the card later; nobody needs that at once."""
Language = Annotated[str, QueryParameter(name="lang", max_length=10)]


@get(["/replay/{table:str}", "/replay/{table:str}/{part:str}"], include_in_schema=False)
async def shared_replay(
    server: Server, request: Asked, table: FromPath[str], lang: Language = ""
) -> Response[bytes]:
    """The page of the client, with what may be said about a finished game."""
    page = first_page()
    head, _ = (await server.store.heads([table])).get(table, (None, 0))
    installed = games.names(everything=True)
    if head is not None and head.status == "over" and head.game in installed:
        link = f"{server.settings.public_url}/replay/{table}"
        tags = tags_of(head, language_of(request, lang), link).encode()
        page = page.replace(END_OF_HEAD, tags + END_OF_HEAD, 1)
    headers = {"Cache-Control": SHORT, "Vary": "Accept-Language"}
    return Response(page, media_type=MediaType.HTML, headers=headers)


@get("/replay/{table:str}/" + CARD, include_in_schema=False)
async def result_card(
    server: Server, request: Asked, table: FromPath[str], lang: Language = ""
) -> Response[bytes]:
    """The card of a finished game."""
    picture = await server.cards.card(
        table, language_of(request, lang), address_of(request, server)
    )
    headers = {"Cache-Control": CARD_KEPT, "Vary": "Accept-Language"}
    return Response(picture, media_type="image/png", headers=headers)


def language_of(request: Asked, said: str = "") -> str:
    """The language of whoever shared the link, or the one a reader wants, of the two there are."""
    if said in LANGUAGES:
        return said
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
    if can_draw():
        told |= {
            "og:image": f"{link}/{CARD}?lang={language}",
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": told["og:title"],
        }
    rows = [f'<meta property="{name}" content="{escape(said)}" />' for name, said in told.items()]
    kind = "summary_large_image" if can_draw() else "summary"
    return "".join(rows) + f'<meta name="twitter:card" content="{kind}" />'


ROUTES = [shared_replay, result_card]
