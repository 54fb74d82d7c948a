"""Which cards of a sector work, how often, and with which number: disc, Crawlers, Duplication, Amplifier."""

from __future__ import annotations

from .components import CARD_BY_FACE, NEAR
from .state import NOTHING, Sector, Theseus

_COPIED = ("multiply", "again", "different_units", "different_cards", "two_tokens", "same_value")
"""What Duplication makes happen once more; cards that work once or are never copied are left out."""


def refresh(s: Theseus, sector: Sector) -> None:
    """Find anew which cards of a sector work; to be called whenever its cards or their tokens change."""
    live = live_cards(s, sector)
    _count_copies(s, sector, live)
    _add_up(s, live)
    _sort(s, sector, live)


def refresh_all(s: Theseus) -> None:
    """Find anew which cards of the whole station work."""
    for sector in s.sectors:
        refresh(s, sector)


def refresh_card(s: Theseus, h: int) -> None:
    """Find anew which cards work in the sector where a card is installed, if it is installed."""
    for sector in s.sectors:
        if h in sector.slots:
            refresh(s, sector)
            return


def live_cards(s: Theseus, sector: Sector) -> list[int]:
    """Installed cards that are neither under the disc nor under enemy Crawlers."""
    cards = [h for h in sector.slots if h != NOTHING and h != s.disc and s.holder[h] != NOTHING]
    crawlers = s.crawlers(sector)
    if crawlers == NOTHING:
        return cards
    side = s.holder[crawlers]
    return [h for h in cards if not s.hostile(side, h)]


def _count_copies(s: Theseus, sector: Sector, live: list[int]) -> None:
    """Count for each card the Duplications of its own faction lying beside it."""
    faces, holder, copies, slots = s.cards.faces, s.holder, s.copies, sector.slots
    for h in slots:
        if h != NOTHING:
            copies[h] = 0
    for h in live:
        if CARD_BY_FACE[faces[h]].type != "duplication":
            continue
        for i in NEAR[sector.board][slots.index(h)]:
            near = slots[i]
            if near in live and holder[near] == holder[h]:
                copies[near] += CARD_BY_FACE[faces[near]].duplication in _COPIED


def _add_up(s: Theseus, live: list[int]) -> None:
    """Add up each card's number: printed, upgrade tokens, and what an Amplifier of its side gives."""
    faces, team, holder = s.cards.faces, s.team, s.holder
    more = [0] * len(team)
    for h in live:
        if CARD_BY_FACE[faces[h]].hook == "amplify":
            s.power[h] = (CARD_BY_FACE[faces[h]].base or 0) + s.upgrades[h]
            more[team[holder[h]]] += s.power[h] * (1 + s.copies[h])
    for h in live:
        row = CARD_BY_FACE[faces[h]]
        if row.base is not None and row.hook != "amplify":
            s.power[h] = row.base + s.upgrades[h] + more[team[holder[h]]]


def _sort(s: Theseus, sector: Sector, live: list[int]) -> None:
    """Sort the working cards by what they do."""
    faces = s.cards.faces
    rows = [(h, CARD_BY_FACE[faces[h]]) for h in live]
    sector.traps = [h for h, row in rows if row.type == "trap" and (row.base is None or s.power[h])]
    sector.passing = [h for h in sector.traps if "pass" in CARD_BY_FACE[faces[h]].when]
    sector.actions = [h for h, row in rows if row.type == "action" or row.also_action]
    sector.shortcuts = [h for h, row in rows if row.type == "shortcut"]
    sector.modules = [h for h, row in rows if row.type == "module"]
    wide = [h for h, row in rows if row.type == "station_wide"]
    s.wide = [h for h in s.wide if h not in sector.slots and _is_installed(s, h)] + wide


def _is_installed(s: Theseus, h: int) -> bool:
    return any(h in sector.slots for sector in s.sectors)
