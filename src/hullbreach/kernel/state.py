"""The part of a state that every game has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from .chance import Chance
from .events import Event
from .questions import Fact, Seat


class State(Struct, kw_only=True, gc=False):
    """A tree of plain data: the whole truth of a game at one moment. Trees have no cycles: no collector looks at them.

    Games derive from it. Fields are numbers, words, lists, dicts and further Structs; no object stands in it twice.
    """

    chance: Chance
    reveals: int = 0
    """Grows whenever a seat learns something hidden: nobody can take back an answer past that."""
    news: list[Event] | None = None
    """Where events go while a step is carried out; None in playouts, where nobody listens."""

    def tell(
        self,
        key: str,
        to: Iterable[Seat] | None = None,
        instead: tuple[str, Mapping[str, Fact]] | None = None,
        **facts: Fact,
    ) -> None:
        """Report what happened to everybody, or to some seats and `instead` something else to the others."""
        news = self.news
        if news is None:
            return
        if to is None:
            news.append(Event(key, facts))
        else:
            twin = None if instead is None else Event(instead[0], instead[1])
            news.append(Event(key, facts, tuple(to), twin))
