"""Whole games, one or more for each mode, replayed from their text."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.games.theseus import GAME
from hullbreach.games.theseus.state import Theseus
from hullbreach.kernel import Seat, Session, Value
from hullbreach.testing import Golden

FOLDER = Path(__file__).parent.parent.parent / "goldens" / "theseus"
GAMES: dict[str, tuple[str, int, dict[str, Value], int]] = {
    "duel": ("duel", 2, {"factions": "marines,greys", "start_player": "1"}, 11),
    "duel_with_pandora": ("duel", 2, {"factions": "pandora,scientists"}, 4),
    "deathmatch_of_three": ("deathmatch", 3, {"factions": "aliens,pandora,marines"}, 6),
    "deathmatch_of_four": ("deathmatch", 4, {"factions": "aliens,greys,marines,scientists"}, 3),
    "teams": ("teams", 4, {"factions": "aliens,greys,scientists,marines"}, 8),
    "teams_with_pandora": (
        "teams",
        4,
        {"factions": "pandora,aliens,scientists,marines", "pandora": True},
        5,
    ),
}


def faction(s: Theseus, seat: Seat) -> str:
    """Seats are called by their factions."""
    return s.factions[seat]


def tracks(session: Session[Theseus]) -> str:
    """Life and data of everybody."""
    s = session.state
    seats = range(len(s.factions))
    return "  ".join(
        f"{s.factions[x]} {s.life[x]}" + (f"+{s.data[x]}" if s.collects[x] else "") for x in seats
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_played_again(name: str, renew: bool) -> None:
    mode, players, options, seed = GAMES[name]
    Golden(
        FOLDER / f"{name}.txt",
        GAME,
        mode=mode,
        players=players,
        options=options,
        seed=seed,
        name=faction,
        ending=tracks,
    ).check(renew)
