"""The register of games: ours, and those that other packages add. A game is imported when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from hullbreach.kernel import Game, Mode, NoSuchGame
from hullbreach.plugins import added

GAMES_GROUP = "hullbreach.games"
"""Under this name other packages list their games as entry points."""
PLACES = {
    "theseus": "hullbreach.games.theseus",
    "the_thing": "hullbreach.games.the_thing",
    "panic_station": "hullbreach.games.panic_station",
    "nemesis": "hullbreach.games.nemesis",
    "specimen": "hullbreach.testing.specimen",
}
"""Where each game of ours lies; the specimen is the small one the kernel is tested with."""
HIDDEN = ("specimen",)


@cache
def find(name: str) -> Game[Any]:
    """The game of that name, or NoSuchGame saying which there are."""
    if name in PLACES and _is_there(PLACES[name]):
        game: Game[Any] = import_module(PLACES[name]).GAME
        return game
    if name not in installed():
        raise NoSuchGame(f"there is no game {name!r}; there are {', '.join(installed())}")
    return _added()[name]


def _added() -> dict[str, Game[Any]]:
    """The games of other packages."""
    return added(GAMES_GROUP, _check, PLACES)


def _check(name: str, value: object) -> None:
    if not isinstance(value, Game) or value.name != name:
        raise TypeError(f"{value!r:.60} is no game called {name}")
    if not value.modes or not all(isinstance(mode, Mode) for mode in value.modes):
        raise TypeError(f"{name} has no modes it can be played in")
    folder = files(value.package)  # raises if there is no such package
    for needed in ("rules.toml", "en.ftl", "de.ftl"):
        if not any(entry.name.endswith(needed) for entry in folder.iterdir()):
            raise TypeError(f"{value.package} has no {needed}")


def names(everything: bool = False) -> list[str]:
    """The finished games; with `everything` also the specimen and games in the making."""
    if everything:
        return installed()
    return [name for name in installed() if name not in HIDDEN and find(name).finished]


def default() -> str:
    """The game that is played when none is named."""
    return (names() or installed())[0]


@cache
def _is_there(place: str) -> bool:
    return find_spec(place) is not None and hasattr(import_module(place), "GAME")


def installed() -> list[str]:
    """The games that can be played at all, ours first."""
    own = [name for name, place in PLACES.items() if _is_there(place)]
    return own + list(_added())
