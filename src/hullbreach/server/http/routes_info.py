"""What a server tells about itself: its games, their words and rules, its health."""

from __future__ import annotations

import logging
import secrets
from functools import cache
from typing import Annotated, Any, Literal

from litestar import MediaType, get
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, QueryParameter

import hullbreach
from hullbreach import bots, games
from hullbreach.bots.people import strength_of
from hullbreach.bots.reasons import PACKAGE as BOT_WORDS
from hullbreach.kernel import Game, Mode, Option
from hullbreach.parts.teaching import teaching
from hullbreach.server.errors import Denied
from hullbreach.server.runtime.game_server import GameServer
from hullbreach.server.runtime.metrics import METRICS
from hullbreach.server.runtime.notices import ways
from hullbreach.server.tables.bot_names import parse_bot
from hullbreach.server.wire.forms import (
    BotInfo,
    GameInfo,
    Games,
    Health,
    LedgerTexts,
    ModeInfo,
    OptionInfo,
    PresetInfo,
    RuleText,
    ServerSettings,
    Wording,
)
from hullbreach.server.wire.protocol import CHAT_LENGTH, NAME_LENGTH, NOTEBOOK_LENGTH
from hullbreach.words import LANGUAGES, Words, ledger, messages
from hullbreach.words.bundle import HOUSE, single, source

from .access import Asked, Server, token_of

LOG = logging.getLogger("hullbreach.games")

Language = Literal["en", "de"]


@get("/api/settings", sync_to_thread=False)
def settings(server: Server) -> ServerSettings:
    """What a client needs to know about this server."""
    return ServerSettings(
        version=hullbreach.__version__,
        languages=LANGUAGES,
        bots=bots.names(),
        people=cast(),
        notices=ways(server.settings),
        most_tables=server.settings.most_tables,
        name_length=NAME_LENGTH,
        chat_length=CHAT_LENGTH,
        notebook_length=NOTEBOOK_LENGTH,
    )


@cache
def cast() -> tuple[BotInfo, ...]:
    """The bots that have a name."""
    words = {language: Words(BOT_WORDS, language) for language in LANGUAGES}
    return tuple(
        BotInfo(
            id=person.id,
            name=person.name,
            level=person.level,
            temper=person.temper,
            tempers={language: words[language](f"temper.{person.temper}") for language in words},
            lines={language: words[language](f"person.{person.id}") for language in words},
            seconds=parse_bot(person.id).thinking,
            strength=strength_of(person.id),
        )
        for person in bots.PEOPLE.values()
    )


@get("/api/games", sync_to_thread=False)
def list_games(
    server: Server, everything: Annotated[bool, QueryParameter(name="all")] = False
) -> Games:
    """The games one can play here."""
    return Games(listed(everything or server.settings.all_games))


@cache
def listed(everything: bool) -> list[GameInfo]:
    """Our games, and those of other packages whose words and rules can be read; the log names the others."""
    found = []
    for name in games.names(everything):
        try:
            ledger(games.find(name).package)
            found.append(game_info(name))
        except Exception as error:
            if name in games.PLACES:
                raise
            LOG.warning("%s is left out: %s: %s", name, type(error).__name__, error)
    return found


@cache
def game_info(name: str) -> GameInfo:
    """A game as the lobby shows it."""
    game = games.find(name)
    modes = tuple(_mode(game, mode) for mode in game.modes)
    titles = {language: _title(game, language) for language in LANGUAGES}
    return GameInfo(
        game.name,
        game.version,
        game.finished,
        modes,
        titles,
        teaching(game.package),
        game.eliminates,
        game.talk is not None,
    )


def precompute(everything: bool) -> None:
    """Make once what every lobby asks for: games, words and rules take seconds to load."""
    for language in LANGUAGES:
        source(HOUSE, language)
        for info in listed(everything):
            source(games.find(info.game).package, language)


def _title(game: Game[Any], language: str) -> str:
    """What a game is called; the words of other packages are read as a whole, to leave out what cannot be said."""
    if game.name not in games.PLACES:
        messages(game.package, language)
    return single(game.package, language, f"game.{game.name}")


def _mode(game: Game[Any], mode: Mode) -> ModeInfo:
    return ModeInfo(
        mode.name,
        mode.least,
        mode.most,
        mode.usual or mode.least,
        tuple(_option(o) for o in mode.options),
        tuple(PresetInfo(preset.name, preset.options) for preset in mode.presets),
        tuple(game.seating(mode.name, seats) for seats in range(mode.least, mode.most + 1)),
        mode.aims,
    )


def _option(option: Option) -> OptionInfo:
    values = (False, True) if isinstance(option.default, bool) else option.values
    return OptionInfo(
        name=option.name,
        default=option.default,
        values=values,
        least=option.least,
        most=option.most,
        choices=option.choices,
        closed=option.closed,
        rule=option.rule,
        group=option.group,
        folded=option.folded,
        needs=option.needs,
        differences=option.differences,
    )


@get("/api/words/{game:str}/{language:str}", sync_to_thread=False)
def words(game: FromPath[str], language: FromPath[Language]) -> Wording:
    """The Fluent messages of a game, and the common ones."""
    return Wording(
        language,
        source(HOUSE, language),
        source(games.find(game).package, language),
    )


@get("/api/rules/{game:str}/{language:str}", sync_to_thread=False)
def rules(game: FromPath[str], language: FromPath[Language]) -> LedgerTexts:
    """The ledger of a game in one language."""
    found = ledger(games.find(game).package)
    chapters = {
        key: chapter.de if language == "de" else chapter.en
        for key, chapter in found.chapters.items()
    }
    texts = [
        RuleText(number, rule.chapter, rule.mark, rule.text(language))
        for number, rule in found.rules.items()
    ]
    return LedgerTexts(language, chapters, texts)


@get("/api/health", sync_to_thread=False)
def health(server: Server) -> Health:
    """Whether the process works."""
    return Health("ok" if server.ready else "stopping")


@get("/api/readiness")
async def readiness(server: Server) -> Health:
    """Whether the server can take requests now."""
    if not server.ready:
        raise Denied("stopping", "the server restarts")
    if not await server.store.can_write():
        raise Denied("lost", "the database takes no writes")
    return Health("ok")


@get("/api/metrics", sync_to_thread=False, media_type=MediaType.TEXT)
def metrics(server: Server, request: Asked) -> str:
    """Figures for Prometheus: they count what is answered in secret, so they are not for everybody."""
    if not server.settings.metrics:
        keeper_only(server, request)
    return METRICS.text().decode()


@get("/api/openapi.json", sync_to_thread=False, include_in_schema=False)
def openapi(request: Asked) -> dict[str, Any]:
    """The description of this interface."""
    return described(request.app.openapi_schema.to_schema())


def described(schema: dict[str, Any]) -> dict[str, Any]:
    """The framework's description, with refusals as they are: every call can end in a Problem."""
    text = {"type": "string"}
    schema["components"]["schemas"]["Problem"] = {
        "title": "Problem",
        "description": "Why a request was refused.",
        "type": "object",
        "required": ["code", "text"],
        "properties": {"code": text, "text": text},
    }
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    refusal = {"description": "The request was refused", "content": content}
    for path in schema["paths"].values():
        for operation in path.values():
            responses = operation["responses"]
            for status in [status for status in responses if status[0] in "45"]:
                del responses[status]
            responses["default"] = refusal
    return schema


class OpenApiJson(JsonRenderPlugin):
    """The same at the address where the framework's own tools look for it."""

    def render(self, request: Asked, openapi_schema: dict[str, Any]) -> bytes:
        """The description as JSON."""
        return super().render(request, described(openapi_schema))


@get("/api/reports", include_in_schema=False)
async def reports(server: Server, request: Asked) -> list[dict[str, Any]]:
    """The newest bug reports, for whoever runs the server."""
    keeper_only(server, request)
    return [{**report, "game": report["game"].decode()} for report in await server.store.reports()]


def keeper_only(server: GameServer, request: Asked) -> None:
    """Refuse whoever does not run the server."""
    admin = server.settings.admin_token
    if not admin or not secrets.compare_digest(admin.encode(), token_of(request).encode()):
        raise Denied("forbidden", "this needs the token of the server's keeper")


ROUTES = [settings, list_games, words, rules, health, readiness, metrics, openapi, reports]
