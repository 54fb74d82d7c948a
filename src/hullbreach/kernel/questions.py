"""Questions: the only things a rule may yield.

A rule is a generator. Where the rulebook has a choice it says `yield from ask(Pick(...))` and is resumed with
the answer. There are four things to yield and all four are here: a `Pick` for one seat, a `Roll` for Nature, a
`Together` for several seats at once, and a `Settled` for what needs no answer. Everything else, such as choosing three
cards or ordering five traps, is a rule made of these.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator, Mapping, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Any, Literal, ParamSpec, TypeAlias, TypeVar

from msgspec import Struct

T = TypeVar("T")
P = ParamSpec("P")

Seat: TypeAlias = int
"""A place at the table, counted from 0."""
NATURE: Seat = -1
"""The seat that answers rolls."""

Choice: TypeAlias = int | str | tuple[int | str, ...]
"""An option: an id, a word, a number, or a short tuple of them."""

Fact: TypeAlias = int | str | bool | tuple[int | str, ...] | None
"""What prompts and events carry along for their words."""

Waiting: TypeAlias = Literal["names", "count"]


class Group(Struct, frozen=True, gc=False):
    """Says that a Pick is one of several that belong together, so that a client can show them as one."""

    kind: Literal["several", "order", "allot"]
    items: tuple[Choice, ...]
    chosen: tuple[Choice, ...]
    least: int
    most: int
    limits: tuple[int, ...] = ()
    """For allotting: how much each item takes at most."""


class Pick(Struct, gc=False):
    """One seat chooses one of several options."""

    seat: Seat
    prompt: str
    options: Sequence[Choice]
    rule: str
    default: Choice | None = None
    """Taken by clocks and for absent seats; the first option when not given."""
    secret: bool = False
    """Whether the answer stays hidden from the other seats after it was given."""
    about: Mapping[str, Fact] = {}
    """What the prompt's words need; only this seat sees it."""
    group: Group | None = None
    number: int = 0
    """Counts this seat's own questions; given by the session."""
    offer: Callable[[], Sequence[Choice]] | None = None
    """Works out the options, in place of those above, when somebody wants them: who carries out again what was
    answered before wants none. Until the answer comes it must find the same."""

    def work_out(self) -> None:
        """Have the options at hand."""
        if self.offer is not None:
            self.options, self.offer = self.offer(), None


class Roll(Struct, gc=False):
    """Nature chooses one face of a die."""

    die: Sequence[int | str]
    to: Sequence[Seat] | None = None
    """Who sees the result; everybody when not given."""


class Together(Struct, gc=False):
    """Several seats answer in secret, each carrying out a small rule that changes nothing."""

    rules: Mapping[Seat, Callable[[], Generator[Any, Any, Any]]]
    waiting: Waiting


class Settled(Struct, gc=False):
    """A Pick with one option that everybody can see: it is not asked, and only whoever looks on takes note of it."""

    pick: Pick


Question: TypeAlias = Pick | Roll | Together | Settled
"""What a rule can yield."""
Asks: TypeAlias = Generator[Question, Any, T]
"""What a rule's function returns: it asks, and in the end it has a result."""

if TYPE_CHECKING:

    class Flow(Generator[Question, Any, T], Awaitable[T]):
        """A rule being carried out. Awaitable only by declaration, so that mypy reports a call whose
        result nobody uses: a forgotten `yield from`.
        """
else:
    Flow = Generator


def rule(function: Callable[P, Asks[T]]) -> Callable[P, Flow[T]]:
    """Mark a generator function as a rule: call it with `yield from`."""
    return function  # type: ignore[return-value]  # a Flow is a generator at run time


def asks_nothing(function: Callable[P, T]) -> Callable[P, Flow[T]]:
    """Make a rule of a function that has nothing to ask, where a rule is called for."""

    @wraps(function)
    def flow(*args: P.args, **kwargs: P.kwargs) -> Asks[T]:
        return function(*args, **kwargs)
        yield  # a generator, though it never comes here

    return rule(flow)


@rule
def ask(pick: Pick) -> Asks[Any]:
    """Ask a seat, even if it has one option only: being asked must not depend on what it holds."""
    return (yield pick)


@rule
def settle(pick: Pick) -> Asks[Any]:
    """Ask a seat unless there is one option only and everybody can see that; a secret one is settled in silence."""
    pick.work_out()
    if len(pick.options) != 1:
        return (yield pick)
    return pick.options[0] if pick.secret else (yield Settled(pick))


@rule
def roll(die: Sequence[int | str], to: Sequence[Seat] | None = None) -> Asks[Any]:
    """Roll a die, seen by everybody or by some seats only."""
    return (yield Roll(die, to))


@rule
def ask_together(
    rules: Mapping[Seat, Callable[[], Generator[Any, Any, T]]], waiting: Waiting = "names"
) -> Asks[dict[Seat, T]]:
    """Let each seat carry out its small rule in secret; nobody learns anything before all have finished.

    Each rule is given as something to call, so that a seat can take its answer back and begin again.
    The table shows who is still thinking (`names`) or only how many (`count`).
    """
    results: dict[Seat, T] = yield Together(rules, waiting)
    return results
