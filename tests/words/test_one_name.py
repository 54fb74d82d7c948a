"""A place or a thing has one name: the board's is that of list, log and rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach import games
from hullbreach.words import Words

ROOT = Path(__file__).parent.parent.parent
SOURCES = [
    *(ROOT / "web" / "src").rglob("*.ftl"),
    *(ROOT / "web" / "src").rglob("*.svelte"),
    *(ROOT / "web" / "src").rglob("*.ts"),
    *(ROOT / "src" / "hullbreach").rglob("de.ftl"),
]


@pytest.mark.parametrize("other", ["Kesselraum", "Schlafraum", "Kommende Karte"])
def test_names_nobody_uses_any_more_stand_nowhere(other: str) -> None:
    assert [str(path) for path in SOURCES if other in path.read_text(encoding="utf-8")] == []


def test_rooms_are_called_as_in_the_document() -> None:
    words = Words(games.find("the_thing").package, "de", strict=True)
    assert words("place.boiler_room") == "Heizungsraum"
    assert words("place.dormitory") == "Schlafsaal"


def test_these_files_are_read() -> None:
    assert len(SOURCES) > 100
