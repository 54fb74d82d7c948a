"""Finished games over plain HTTP: files, timelines, analyses, and how they are gone on with."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hullbreach.analysis import Analysis, Prospects
from hullbreach.kernel import Described, Result

from .protocol import Change, Full, Hidden, SpokenLine


class Continue(Struct, forbid_unknown_fields=True):
    """Go on from a step of a finished game (counted from 1) as a new table."""

    step: Annotated[int, Meta(ge=1)]
    name: Annotated[str, Meta(max_length=40)] = ""
    listed: bool = False
    seat: Annotated[int, Meta(ge=0)] = 0
    """Where whoever goes on sits down."""
    hidden: Hidden | None = None
    """What becomes of the hidden things; without a word they are dealt anew as soon as two people play."""


class ReplayVerdict(Struct, frozen=True):
    """Whether a replay reproduces the game it records, and if not, why."""

    ok: bool
    why: str = ""
    game: str = ""
    answers: int = 0
    steps: int = 0
    result: Result | None = None
    older: int = 0
    """How many steps at the beginning were played with older rules and not checked."""


class Imported(Struct, frozen=True):
    """Where an imported replay can be watched."""

    game: str
    table: str


class Frame(Struct, frozen=True):
    """One answer of a replay: who said what at which step, and what it changed for these eyes."""

    step: int
    seat: int | None
    prompt: str
    option: object
    """None where these eyes could not know it."""
    change: Change
    views: list[object] | None = None
    """For the eyes of the truth: what changed in every seat's view."""
    said: Described | None = None
    """The option in words, for the eyes of the truth and of who chose it."""
    to: list[tuple[int, ...] | None] | None = None
    """For the eyes of the truth: which seats alone were told each event; None where everybody was."""


class BelievedLine(Struct, frozen=True):
    """How likely somebody took a line to be true, in per cent, without having heard it and with it."""

    seat: int
    before: int
    after: int


class JudgedLine(Struct, frozen=True):
    """A line of talk in a replay: at which frame it was said, and what it turned out to be."""

    line: SpokenLine
    at: int
    """How many frames there were before it."""
    true: bool | None = None
    """For the eyes of the truth: whether a claim held when it was said, or a view was right about somebody."""
    good: bool | None = None
    """What came out about it: a claim proven or disproven, a promise kept or broken."""
    out: int | None = None
    """After which frame that came out."""
    foe: bool = False
    """For the eyes of the truth: whether who said it was of a hidden side then."""
    meant: bool | None = None
    """For the eyes of the truth, where somebody of a hidden side was wrong: whether they had reason to think so."""
    believed: tuple[BelievedLine, ...] = ()
    """For the eyes of the truth, of a line that was false: who took it for how likely before and after."""


class Timeline(Struct, frozen=True):
    """A finished game as certain eyes saw it: how it began, then one frame for every answer they noticed."""

    eyes: str
    """"truth", "public" or a seat's number."""
    first: Full
    views: list[object] | None
    """For the eyes of the truth: every seat's view at the beginning."""
    frames: list[Frame]
    older: int = 0
    """How many steps at the beginning were played with older rules and cannot be watched."""
    talk: list[JudgedLine] = []
    """What was said beside the rules, as far as these eyes have heard it."""


class AnalysisNews(Struct, frozen=True):
    """How far the analysis of a finished game has come, and all of it when it is done."""

    status: Literal["none", "waiting", "working", "done", "failed"]
    done: int = 0
    """Pieces of work that are done."""
    of: int = 0
    """How many there are; 0 while nobody knows."""
    ahead: int = 0
    """How many games are analysed before."""
    seconds: float = 0.0
    """How long it took."""
    problem: str = ""
    """Why it was given up: `too_long` or `cannot`."""
    analysis: Analysis | None = None
    standings: tuple[Prospects, ...] = ()
    """How the game stood, as far as that is worked out while the rest is not."""
