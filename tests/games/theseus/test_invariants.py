"""What always holds on the station, looked at all through random games of every mode."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.theseus import GAME
from hullbreach.games.theseus.components import SETUP, TOKENS
from hullbreach.games.theseus.duplication import refresh_all
from hullbreach.games.theseus.state import NOTHING, ON_CARD, SPACE, SUPPLY, Theseus
from hullbreach.kernel import Session, copier
from hullbreach.testing import rule_test, walk
from hullbreach.testing.laws import numbers

TABLES: list[tuple[str, str]] = [
    ("duel", "aliens,scientists"),
    ("duel", "marines,greys"),
    ("duel", "pandora,greys"),
    ("deathmatch", "pandora,aliens,scientists"),
    ("deathmatch", "aliens,marines,greys,scientists"),
    ("teams", "aliens,marines,scientists,greys"),
]


def tokens_add_up(session: Session[Theseus]) -> None:
    """No token is ever lost or made up."""
    s = session.state
    assert s.supply + sum(s.tokens) + sum(s.upgrades) == TOKENS["upgrade"].count
    counts = {
        "parasite": sum(u.parasites for u in s.units),
        "grabber": sum(u.caught for u in s.units),
        "invisibility": sum(u.invisible for u in s.units),
        "deactivation": sum(len(tokens) for tokens in s.deactivations.values()),
    }
    assert {kind: s.pieces[kind] + n for kind, n in counts.items()} == {
        kind: TOKENS[kind].count for kind in counts
    }


def units_and_rooms_agree(session: Session[Theseus]) -> None:
    """A unit is where the rooms say it is, and nothing lies on a unit that is not in play."""
    s = session.state
    for i, u in enumerate(s.units):
        rooms = [(at, r) for at, x in enumerate(s.sectors) for r, j in enumerate(x.rooms) if j == i]
        in_room = u.at >= 0 and u.room != NOTHING
        assert rooms == ([(u.at, u.room)] if in_room else [])
        assert u.at in (SPACE, SUPPLY, ON_CARD) or 0 <= u.at < len(s.sectors)
        if u.at in (SUPPLY, ON_CARD):
            assert (u.parasites, u.caught, u.invisible) == (0, False, False)
        assert (u.at == ON_CARD) == (i in s.taken.values())


def working_cards_are_up_to_date(session: Session[Theseus]) -> None:
    """Finding anew which cards work changes nothing."""
    s = session.state
    twin = copier(Theseus)(s)
    refresh_all(twin)
    assert twin.sectors == s.sectors
    assert sorted(twin.wide) == sorted(s.wide)
    installed = [h for sector, _, h in s.installed() if s.is_working(sector, h)]
    assert [twin.power[h] for h in installed] == [s.power[h] for h in installed]
    assert [twin.copies[h] for h in installed] == [s.copies[h] for h in installed]


def cards_belong_to_somebody(session: Session[Theseus]) -> None:
    """Only cards that Pandora has taken over belong to another seat than their faction's."""
    s = session.state
    for _, _, h in s.installed():
        assert (s.holder[h] == s.owner(h)) == (h not in s.taken)
        assert s.upgrades[h] <= SETUP.tracks.upgrades_on_card
        assert 0 <= s.camera[h] <= SETUP.tracks.camera
    assert not session.boundary.spent, "one-time takeovers are settled within a step"


def the_tracks_hold(session: Session[Theseus]) -> None:
    """Life and data stay on their tracks, and who has no data marker has no data."""
    s = session.state
    assert all(0 <= life <= SETUP.tracks.life for life in s.life)
    assert all(0 <= data <= SETUP.tracks.data for data in s.data)
    assert all(collects or not data for collects, data in zip(s.collects, s.data, strict=True))


INVARIANTS = (
    tokens_add_up,
    units_and_rooms_agree,
    working_cards_are_up_to_date,
    cards_belong_to_somebody,
    the_tracks_hold,
)


@pytest.mark.parametrize(("mode", "factions"), TABLES, ids=str)
@rule_test("T-8", "T-9", "T-10", "T-94", "T-96", "T-108", "T-139", "T-140", "T-140a", "T-144")
def test_the_station_stays_in_order(mode: str, factions: str) -> None:
    options: dict[str, Any] = {"factions": factions}
    config = GAME.configure(mode, factions.count(",") + 1, options)
    for seed in range(4):
        walk(GAME, config, seed, numbers(seed), INVARIANTS, every=1)
