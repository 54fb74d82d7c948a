"""What a game teaches: hints for a first game, and a guided opening. Both only speak; they change nothing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from msgspec import Struct

from hullbreach.kernel import Value

from .data import load_table

FILE = "teaching"


class FirstHint(Struct, frozen=True):
    """A hint bound to the first questions of a kind; its words are `hint.first.<id>` and their text."""

    id: str
    prompt: str
    option: str = ""
    """The table option that must be on for it, if any."""


class LessonStep(Struct, frozen=True):
    """One step of a guided opening; its words are `lesson.<id>` with the attributes why, task and else,
    and callout for what stands beside its first ring.

    A step without prompts is read and understood; any other is done when one of its questions is answered.
    """

    id: str
    rule: str
    prompts: tuple[str, ...] = ()
    wanted: tuple[str, ...] = ()
    """The answers it speaks of: an option, or the first word of one; none means any."""
    minutes: int = 1
    ring: tuple[str, ...] = ()
    """What it speaks of and a client frames: parts of the screen (`secret`, `hand`, `me`) or things of the board."""


class Lesson(Struct, frozen=True):
    """A guided opening at a real table with bots: how the table is set up, and its steps."""

    mode: str
    players: int
    seed: str
    bots: tuple[str, ...] = ("vesna", "barto", "otto", "runa")
    """Who sits on the other seats, in this order: people who need no time to think."""
    options: dict[str, Value] = {}
    steps: tuple[LessonStep, ...] = ()


class Teaching(Struct, frozen=True):
    """Everything a game teaches."""

    hints: tuple[FirstHint, ...] = ()
    lesson: Lesson | None = None
    lessons: tuple[tuple[str, Lesson], ...] = ()
    """The guided openings of its expansions, each with the table option that switches it on."""

    def lesson_with(self, options: Mapping[str, Value]) -> Lesson | None:
        """The guided opening for a table with these options."""
        wanted = (lesson for name, lesson in self.lessons if options.get(name) is True)
        return next(wanted, self.lesson)


@cache
def teaching(package: str) -> Teaching:
    """What a game teaches, with what its expansions add; nothing where it has no such file."""
    found = _read(package)
    more: list[FirstHint] = []
    lessons: list[tuple[str, Lesson]] = []
    for entry in sorted(files(package).iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and (entry / "data" / f"{FILE}.toml").is_file():
            added = _read(f"{package}.{entry.name}")
            more += [FirstHint(h.id, h.prompt, h.option or entry.name) for h in added.hints]
            if added.lesson is not None:
                lessons.append((entry.name, added.lesson))
    return Teaching((*found.hints, *more), found.lesson, tuple(lessons))


def _read(package: str) -> Teaching:
    if not (files(package) / "data" / f"{FILE}.toml").is_file():
        return Teaching()
    return load_table(package, FILE, Teaching)
