"""`hullbreach games`: what can be played, in which modes, with which options."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hullbreach import games
from hullbreach.kernel import Game, HullbreachError, Mode, Option
from hullbreach.words import Words

from .common import OK, add_rest, console, print_json, title, words_of


def add(commands: Any) -> None:
    """Tell the command line about this command."""
    parser = commands.add_parser("games", help="list games, modes, seats and options")
    parser.add_argument("--all", action="store_true", help="also the specimen and unfinished games")
    add_rest(parser, run)


def run(arguments: argparse.Namespace) -> int:
    """List the games."""
    found = [game for name in games.names(arguments.all) if (game := shown(name, arguments.lang))]
    if arguments.json:
        print_json({"games": [as_json(game, arguments.lang) for game in found]})
        return OK
    screen = console()
    if not found:
        screen.print(Words(language=arguments.lang).say("games-none"))
    for game in found:
        show_game(screen, game, words_of(game, arguments.lang))
    return OK


def shown(name: str, lang: str) -> Game[Any] | None:
    """The game of that name; None, and a line on standard error, if its words cannot be read."""
    game = games.find(name)
    try:
        title(game, words_of(game, lang))
    except HullbreachError as error:
        if name in games.PLACES:
            raise
        print(f"{name} is left out: {error}", file=sys.stderr)
        return None
    return game


def as_json(game: Game[Any], lang: str) -> dict[str, Any]:
    """A game as the contract of the command line has it."""
    return {
        "game": game.name,
        "title": title(game, words_of(game, lang)),
        "finished": game.finished,
        "modes": [
            {
                "mode": mode.name,
                "seats": [mode.least, mode.most],
                "options": {option.name: _option(option) for option in mode.options},
            }
            for mode in game.modes
        ],
    }


def _option(option: Option) -> dict[str, Any]:
    found: dict[str, Any] = {"default": option.default, "values": values(option)}
    if option.least is not None or option.most is not None:
        found |= {"least": option.least, "most": option.most}
    return found


def values(option: Option) -> list[Any]:
    """The values an option can have, as far as they can be listed."""
    if isinstance(option.default, bool):
        return [False, True]
    return list(option.values)


def show_game(screen: Any, game: Game[Any], words: Words) -> None:
    """One game for people."""
    screen.print(Text.assemble((title(game, words), "bold"), f"  {game.name}"))
    if text := words.text(f"game.{game.name}"):
        screen.print(Padding(text, (0, 0, 0, 2)))
    for mode in game.modes:
        seats = seats_of(mode, words)
        name = words(f"mode.{mode.name}")
        screen.print(Text.assemble("  ", (mode.name, "bold cyan"), f"  {name}, {seats}"))
        screen.print(Padding(_options(mode, words), (0, 0, 0, 6)))
    screen.print(
        Padding(
            Text(words.say("games-hint", command=f"hullbreach play {game.name}"), style="dim"),
            (0, 0, 1, 2),
        )
    )


def seats_of(mode: Mode, words: Words) -> str:
    """For how many a mode is."""
    key = "games-same-seats" if mode.least == mode.most else "games-seats"
    return words.say(key, least=mode.least, most=mode.most)


def _options(mode: Mode, words: Words) -> Table:
    table = Table.grid(padding=(0, 2))
    for option in mode.options:
        table.add_row(
            Text(option.name, style="cyan"),
            Text(spoken_values(option)),
            Text(words.say("games-default", value=spoken(option.default))),
            Text(words.text(f"option.table.{option.name}"), style="dim"),
        )
    return table


def spoken_values(option: Option) -> str:
    """The values of an option as one types them."""
    if option.least is not None or option.most is not None:
        return f"{option.least}–{option.most}"
    return "|".join(spoken(value) for value in values(option)) or "…"


def spoken(value: Any) -> str:
    """A value as one types it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
