"""Games as readable text: every answer, and below it what happened, in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hullbreach.games.theseus import GAME
from hullbreach.kernel import Choice, Event, Seat, Session
from hullbreach.words import Words

FOLDER = Path(__file__).parent.parent.parent / "goldens" / "theseus"


class Story:
    """A game being written down."""

    def __init__(self, session: Session[Any], title: str) -> None:
        self.session = session
        self.lines = [title, ""]

    def says(self, seat: Seat, option: Choice) -> None:
        """A seat answers; the answer and what happens then are written down."""
        pick = self.session.asked[seat]
        self.lines.append(f"{_name(self.session, seat)}: {pick.prompt} = {written(option)}")
        self.happened(self.session.answer(seat, option, pick.number))

    def happened(self, events: list[Event]) -> None:
        """Write down what happened."""
        words = words_for(self.session)
        self.lines += [f"    {words.event(event.key, event.facts)}" for event in events]

    def text(self) -> str:
        """The whole story."""
        return "\n".join(self.lines) + "\n"


def words_for(session: Session[Any]) -> Words:
    """English words, the seats called by their factions."""
    names = [_name(session, seat) for seat in range(session.config.players)]
    return Words(GAME.package, "en", names, strict=True)


def _name(session: Session[Any], seat: Seat) -> str:
    return session.state.factions[seat] or f"seat {seat}"


def written(option: object) -> str:
    """An option as words."""
    return " ".join(map(str, option)) if isinstance(option, tuple) else str(option)


def tracks(session: Session[Any]) -> str:
    """Life and data of everybody."""
    s = session.state
    seats = range(len(s.factions))
    return "  ".join(
        f"{s.factions[x]} {s.life[x]}" + (f"+{s.data[x]}" if s.collects[x] else "") for x in seats
    )


def compare(name: str, text: str) -> None:
    """The text must be what is kept; a golden that does not exist yet is written and must be reviewed."""
    path = FOLDER / name
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        raise AssertionError(f"{path} was written; read it through and commit it")
    assert text == path.read_text(encoding="utf-8"), f"{path} tells another game"
