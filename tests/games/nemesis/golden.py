"""Games as readable text: every answer, and below it what happened, in words."""

from __future__ import annotations

from pathlib import Path

from hullbreach.games.nemesis import GAME
from hullbreach.games.nemesis.state import Ship
from hullbreach.kernel import Choice, Event, Seat, Session
from hullbreach.words import Words

FOLDER = Path(__file__).parents[2] / "goldens" / "nemesis"


class Story:
    """A game being written down."""

    def __init__(self, session: Session[Ship], title: str) -> None:
        self.session = session
        self.lines = [title, ""]

    def says(self, seat: Seat, option: Choice) -> None:
        """A seat answers; the answer and what happens then are written down."""
        pick = self.session.asked[seat]
        self.lines.append(f"{name(self.session, seat)}: {pick.prompt} = {self._written(option)}")
        self._happened(self.session.answer(seat, option, pick.number))

    def _written(self, option: Choice) -> str:
        return " ".join(map(str, option)) if isinstance(option, tuple) else str(option)

    def _happened(self, events: list[Event]) -> None:
        names = [name(self.session, seat) for seat in range(self.session.config.players)]
        words = Words(GAME.package, "en", names, strict=True)
        self.lines += [f"    {words.event(event.key, event.facts)}" for event in events]

    def choice(self, line: str) -> tuple[Seat, Choice]:
        """The answer a line stands for: the seat, and the option offered under these words."""
        who, _, rest = line.partition(": ")
        prompt, _, said = rest.partition(" = ")
        for seat, pick in self.session.asked.items():
            if name(self.session, seat) == who and pick.prompt == prompt:
                for option in pick.options:
                    if self._written(option) == said:
                        return seat, option
        raise AssertionError(f"nobody can say {line!r} now")

    def ends(self) -> None:
        """Write down how it ended."""
        result = self.session.result
        assert result is not None
        winners = ", ".join(name(self.session, seat) for seat in result.winners) or "nobody"
        self.lines += ["", f"{result.ending}: {winners}"]

    def text(self) -> str:
        """The whole story."""
        return "\n".join(self.lines) + "\n"


def name(session: Session[Ship], seat: Seat) -> str:
    """A seat by its Character, once it has one."""
    return session.state.character[seat] or f"seat {seat}"


def answers(path: Path) -> list[str]:
    """What was said in a recorded game, line by line."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()[2:]
    return [line for line in lines if " = " in line and not line.startswith(" ")]


def compare(path: Path, text: str) -> None:
    """The text must be what is kept; a golden that does not exist yet is written and must be reviewed."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        raise AssertionError(f"{path} was written; read it through and commit it")
    assert text == path.read_text(encoding="utf-8"), f"{path} tells another game"
