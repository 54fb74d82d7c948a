"""The malfunction disc."""

from __future__ import annotations

from hullbreach.kernel import Asks, Pick, Seat, rule, settle

from .components import SECTORS, SLOT_IDS
from .duplication import refresh_card
from .pandora import put_to_use, release_spent
from .state import NOTHING, Theseus


@rule
def malfunction(s: Theseus, seat: Seat) -> Asks[None]:
    """Lift the disc and put it on any enemy card; a Safeguard uncovered by that already counts.

    Without an enemy card the disc goes back to its symbol.
    """
    lifted = lift(s)
    safeguards = forcing(s, seat)
    for h in safeguards:
        put_to_use(s, h)
    options = [s.slot_of(h) for h in safeguards] or enemy_cards(s, seat)
    if options:
        place = yield from settle(Pick(seat, "disc.card", options, "T-83"))
        s.disc = s.card_at(place)
        refresh_card(s, s.disc)
        s.tell("malfunction", seat=seat, card=s.cards.faces[s.disc], place=place)
    elif lifted != NOTHING:
        s.tell("disc_lifted", seat=seat, card=s.cards.faces[lifted], place=s.place_of_card(lifted))
    release_spent(s)


def lift(s: Theseus) -> int:
    """Take the disc off its card, which works again at once; returns that card."""
    before, s.disc = s.disc, NOTHING
    if before != NOTHING:
        refresh_card(s, before)
    return before


def enemy_cards(s: Theseus, seat: Seat) -> list[str]:
    """Where the disc may go: enemy cards on slots and impending positions."""
    places = []
    for sector in s.sectors:
        slots, positions = SLOT_IDS[sector.board], SECTORS[sector.board].impending
        places += [slots[i] for i, h in enumerate(sector.slots) if s.hostile(seat, h)]
        places += [positions[i] for i, h in enumerate(sector.impending) if s.hostile(seat, h)]
    return places


def forcing(s: Theseus, seat: Seat) -> list[int]:
    """Enemy Safeguards, which draw the disc onto themselves."""
    return [h for h in s.wide if s.row(h).hook == "forced_disc" and s.hostile(seat, h)]
