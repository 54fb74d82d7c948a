"""What every rule test also shows: that the questions it meets have their numbers in the table of actions."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.kernel import Pick, Seat
from hullbreach.lab.adapters.actions import table
from hullbreach.testing import Table


@pytest.fixture(autouse=True)
def every_option_has_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rule tests reach questions that play by chance hardly ever meets."""
    question = Table.question

    def asked(self: Table[Any], seat: Seat, prompt: str | None = None) -> Pick:
        pick = question(self, seat, prompt)
        numbers = table(self.session.game.name)
        found = numbers.offers(self.session.state, pick)
        assert len(found) == len(pick.options)
        assert max(found) < len(numbers.names), numbers.said(self.session.state, pick)
        return pick

    monkeypatch.setattr(Table, "question", asked)
