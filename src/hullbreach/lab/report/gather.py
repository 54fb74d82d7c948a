"""What a report is made of: the journals and ladders of a folder, added up by game and mode."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean

import msgspec
from msgspec import Struct, field

from hullbreach.kernel import HullbreachError
from hullbreach.lab.journal import read
from hullbreach.lab.ladder import Ladder
from hullbreach.lab.plans import Plan, Played
from hullbreach.lab.talk_figures import TalkFigures, figures

Share = tuple[int, int]
"""Part and whole."""


class NothingToReport(HullbreachError):
    """A folder without simulations."""


class Outlier(Struct, frozen=True):
    """A game that stands out, and why."""

    why: str
    value: str
    table: int
    number: int


class Wait(Struct, frozen=True):
    """Dead time of a seat in decisions of the others: between two of its own, and the longest of a game, on average."""

    usual: float
    longest: float


class Gathered(Struct):
    """All games of one game and mode."""

    game: str
    mode: str
    tables: list[Plan] = field(default_factory=list)
    games: list[tuple[int, Played]] = field(default_factory=list)
    """Each with the number of its table."""
    ladders: list[Ladder] = field(default_factory=list)

    def decisions(self) -> int:
        """How much was decided in all games."""
        return sum(game.decisions for _, game in self.games)

    def lengths(self) -> list[int]:
        """How long the finished games were."""
        return [game.decisions for _, game in self.games if game.ending is not None]

    def leads(self) -> list[int]:
        """How often the lead changed."""
        return [game.course.leads for _, game in self.games if game.course is not None]

    def endings(self) -> Counter[str]:
        """How games ended."""
        return Counter(game.ending for _, game in self.games if game.ending is not None)

    def wins(self, by: str) -> dict[str, Share]:
        """Wins and seats by `bot`, `side`, `seat` or `players`."""
        part: Counter[str] = Counter()
        whole: Counter[str] = Counter()
        for table, game in self.games:
            for seat in range(len(self.tables[table].players)):
                name = self._name(by, table, game, seat)
                if name:
                    whole[name] += 1
                    part[name] += seat in game.winners
        return {name: (part[name], whole[name]) for name in sorted(whole)}

    def _name(self, by: str, table: int, game: Played, seat: int) -> str:
        if by == "bot":
            return self.tables[table].players[seat]
        if by == "side":
            return game.sides[seat] if game.sides else ""
        return str(seat if by == "seat" else len(self.tables[table].players))

    def sitting(self, seat: int) -> list[str]:
        """The bots that sat there, at one table or another."""
        rows = [table.players for table in self.tables]
        return list(dict.fromkeys(row[seat] for row in rows if seat < len(row)))

    def waits(self) -> dict[int, Wait]:
        """By seat how long it waits for its next decision."""
        found: dict[int, list[tuple[float, int]]] = {}
        for _, game in self.games:
            if game.course is not None:
                for seat, own in enumerate(game.course.decisions):
                    usual = (sum(game.course.decisions) - own) / (own + 1)
                    found.setdefault(seat, []).append((usual, game.course.waits[seat]))
        return {
            seat: Wait(fmean(x for x, _ in rows), fmean(y for _, y in rows))
            for seat, rows in sorted(found.items())
        }

    def usage(self, kinds: Sequence[str], most: int) -> list[tuple[str, float]]:
        """Which things of these kinds were chosen most often, and how often in a game."""
        total: Counter[str] = Counter()
        watched = [game.course for _, game in self.games if game.course is not None]
        for course in watched:
            total.update(course.usage)
        fitting = [(key, n) for key, n in total.most_common() if key.partition(".")[0] in kinds]
        return [(key, n / len(watched)) for key, n in fitting[:most]]

    def talk(self) -> TalkFigures | None:
        """What was said, where bots talked."""
        said = [game.talk for _, game in self.games if game.talk is not None]
        return figures(said) if said else None

    def outliers(self) -> list[Outlier]:
        """The longest, the shortest, the most changeable, the most tedious game, and those that broke off."""
        ended = [(t, g) for t, g in self.games if g.ending is not None]
        watched = [(t, g, g.course) for t, g in ended if g.course is not None]
        found = [
            Outlier("broken", game.fault, table, game.number)
            for table, game in self.games
            if game.ending is None
        ][:5]
        if ended:
            for why, (table, game) in (
                ("longest", max(ended, key=lambda x: x[1].decisions)),
                ("shortest", min(ended, key=lambda x: x[1].decisions)),
            ):
                found.append(Outlier(why, str(game.decisions), table, game.number))
        if watched:
            table, game, course = max(watched, key=lambda x: x[2].leads)
            found.append(Outlier("turnabout", str(course.leads), table, game.number))
            table, game, course = max(watched, key=lambda x: max(x[2].waits))
            found.append(Outlier("patience", str(max(course.waits)), table, game.number))
        return found


def gather(folder: Path) -> list[Gathered]:
    """Everything in a folder."""
    found: dict[tuple[str, str], Gathered] = {}
    for path in sorted(folder.glob("*.jsonl")):
        todo, games = read(path)
        place = found.setdefault(
            (todo.game, todo.config.mode), Gathered(todo.game, todo.config.mode)
        )
        place.tables.append(todo)
        place.games += [(len(place.tables) - 1, game) for _, game in sorted(games.items())]
    for path in sorted(folder.glob("*.ladder.json")):
        ladder = msgspec.json.decode(path.read_bytes(), type=Ladder)
        key = (ladder.game, ladder.mode)
        found.setdefault(key, Gathered(*key)).ladders.append(ladder)
    if not found:
        raise NothingToReport(f"{folder} holds no simulations; make some with --output {folder}")
    return list(found.values())
