"""Games as readable text: every answer, and below it what happened."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hullbreach.kernel import Event, Session

FOLDER = Path(__file__).parent.parent.parent / "goldens" / "theseus"


def header(session: Session[Any]) -> str:
    """What table this is."""
    config = session.config
    options = " ".join(f"{name}={value}" for name, value in config.options.items())
    return f"theseus {config.mode}, {config.players} seats: {options}"


def said(session: Session[Any], seat: int, option: object) -> str:
    """An answer as a line: who was asked what, and what he said."""
    faction = session.state.factions[seat] or f"seat {seat}"
    return f"{faction}: {session.asked[seat].prompt} = {written(option)}"


def written(option: object) -> str:
    """An option or fact as a word."""
    return " ".join(map(str, option)) if isinstance(option, tuple) else str(option)


def happened(event: Event) -> str:
    """An event as a line."""
    facts = " ".join(f"{name}={written(value)}" for name, value in event.facts.items())
    return f"    {event.key} {facts}".rstrip()


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
