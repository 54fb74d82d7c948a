"""An experiment with a game's designed numbers: the same games with the numbers as they are, and with others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations

from msgspec import Struct

from hullbreach import games
from hullbreach.kernel import Config, HullbreachError, Value
from hullbreach.lab.plans import Plan, check_bots
from hullbreach.parts.changes import NumberChange

AS_IT_IS = ""
"""The name of the numbers without any change, which every experiment begins with."""


class Variant(Struct, frozen=True):
    """A name for some changes."""

    name: str
    changes: tuple[NumberChange, ...] = ()


class Experiment(Struct, frozen=True):
    """What is played: every seating from every seed, with every variant of the numbers."""

    game: str
    version: str
    tables: tuple[Config, ...]
    """One for each seating."""
    bot: str
    seed: int | str
    seeds: int
    variants: tuple[Variant, ...]

    def plan(self, table: int) -> Plan:
        """What is played at a table."""
        config = self.tables[table]
        return Plan(self.game, config, (self.bot,) * config.players, self.seed)


def experiment(
    game: str,
    bot: str,
    seed: int | str,
    seeds: int,
    variants: Sequence[Variant] = (),
    mode: str | None = None,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    sides: Sequence[str] = (),
) -> Experiment:
    """An experiment that can be carried out, or an error saying why not."""
    found = games.find(game)
    check_bots(game, [bot], seed)
    if bot.rpartition(":")[2].endswith("s"):
        raise HullbreachError("a bot that thinks by the clock does not play the same game twice")
    plain = found.configure(mode, seats, options)
    tables = tuple(
        [
            found.configure(plain.mode, plain.players, {**(options or {}), **dealt})
            for dealt in _seatings(game, plain, sides)
        ]
    )
    return Experiment(game, found.version, tables, bot, seed, seeds, (Variant(AS_IT_IS), *variants))


def _seatings(game: str, plain: Config, sides: Sequence[str]) -> Iterator[dict[str, Value]]:
    """Every way to give these sides to the seats; without sides, what the seeds deal."""
    if not sides:
        yield {}
        return
    named = [option for option in games.find(game).mode(plain.mode).options if option.choices]
    if not named:
        raise HullbreachError(f"{game} {plain.mode} has no option that gives every seat its side")
    if len(sides) < plain.players or len(set(sides)) < len(sides):
        raise HullbreachError(f"{plain.players} seats need as many different sides, or more")
    for dealt in permutations(sides, plain.players):
        yield {named[0].name: ",".join(dealt)}
