"""The cards of the Greys."""

from __future__ import annotations

from hullbreach.games.theseus.action_cards import action
from hullbreach.games.theseus.components import SLOT_IDS
from hullbreach.games.theseus.duplication import refresh_card
from hullbreach.games.theseus.installing import discard_installed
from hullbreach.games.theseus.modules import collect
from hullbreach.games.theseus.movement import move_enemy, targets_to_move
from hullbreach.games.theseus.state import SPACE, Theseus
from hullbreach.games.theseus.tracks import gain_life, lose_life
from hullbreach.games.theseus.traps import trap
from hullbreach.games.theseus.upgrades import special
from hullbreach.kernel import DONE, Asks, Choice, Pick, Seat, ask, rule, settle

SUPPLY_WORD = "supply"


@trap("greys_probe")
def probe(s: Theseus, h: int, unit: int) -> bool:
    """The visitor is examined: data for the card's owner, once more for each copy."""
    collect(s, s.holder[h], s.units[unit].at, s.power[h] * (1 + s.copies[h]), h)
    return True


def can_control(s: Theseus, seat: Seat, at: int, h: int) -> bool:
    """Whether an enemy unit may be moved."""
    return bool(controllable(s, seat))


@action("greys_control", possible=can_control)
@rule
def control(s: Theseus, seat: Seat, at: int, h: int, times: int) -> Asks[None]:
    """Move different enemy units from any sectors, one complete movement after another."""
    for _ in range(s.power[h] * times):
        targets = controllable(s, seat)
        if not targets:
            return
        pick = Pick(seat, "control.unit", [*s.names(targets), DONE], "T-155", DONE)
        name = yield from ask(pick)
        if name == DONE:
            return
        yield from move_enemy(s, seat, s.named(name), seat)


def controllable(s: Theseus, seat: Seat) -> list[int]:
    """Enemy units in sectors that may be moved."""
    enemies = [i for sector in s.sectors for i in s.enemies_in(seat, sector)]
    return targets_to_move(s, seat, enemies)


def can_vanish(s: Theseus, seat: Seat, at: int, h: int) -> bool:
    """Whether there are a token and a unit for it."""
    return s.pieces["invisibility"] > 0 and bool(visible(s, seat))


@action("greys_invisibility", possible=can_vanish)
@rule
def invisibility(s: Theseus, seat: Seat, at: int, h: int, times: int) -> Asks[None]:
    """Put Invisibility tokens on different own units."""
    for _ in range(s.power[h] * times):
        units = visible(s, seat)
        if not units or not s.pieces["invisibility"]:
            return
        name = yield from settle(Pick(seat, "invisibility.unit", s.names(units), "T-152"))
        s.pieces["invisibility"] -= 1
        s.units[s.named(name)].invisible = True
        s.tell("vanished", unit=name)


def visible(s: Theseus, seat: Seat) -> list[int]:
    """Own units in sectors without an Invisibility token."""
    return [i for mate in s.mates(seat) for i in s.own_units(mate) if not s.units[i].invisible]


def can_downgrade(s: Theseus, seat: Seat, at: int, h: int) -> bool:
    """Whether an opponent has an upgrade to lose."""
    return any(upgrades_of(s, other) for other in s.foes(seat))


@action("greys_downgrade", possible=can_downgrade)
@rule
def downgrade(s: Theseus, seat: Seat, at: int, h: int, times: int) -> Asks[None]:
    """One opponent loses upgrades of their own choice, as many as they have."""
    for _ in range(times):
        victims = [other for other in s.foes(seat) if upgrades_of(s, other)]
        if not victims:
            return
        victim = yield from settle(Pick(seat, "downgrade.seat", victims, "T-151"))
        for _ in range(s.power[h]):
            options = upgrades_of(s, victim)
            if not options:
                break
            about = {"by": seat}
            what = yield from settle(Pick(victim, "downgrade.loss", options, "T-151", about=about))
            lose_upgrade(s, victim, what, s.cards.faces[h])


def upgrades_of(s: Theseus, seat: Seat) -> list[Choice]:
    """What a seat can lose: upgraded units, tokens on its cards (not under the disc), tokens in its supply."""
    units: list[Choice] = [
        u.name for u in s.units if u.seat == seat and u.upgraded and u.at >= SPACE
    ]
    cards = [
        SLOT_IDS[sector.board][i]
        for sector, i, h in s.installed()
        if s.holder[h] == seat and s.upgrades[h] and h != s.disc
    ]
    return units + cards + ([SUPPLY_WORD] if s.tokens[seat] else [])


def lose_upgrade(s: Theseus, seat: Seat, what: str, cause: str) -> None:
    """Lose one upgrade."""
    s.tell("downgraded", seat=seat, what=what, cause=cause)
    if what == SUPPLY_WORD:
        s.tokens[seat] -= 1
        s.supply += 1
    elif any(u.name == what for u in s.units):
        s.units[s.named(what)].upgraded = False
    else:
        h = s.card_at(what)
        s.upgrades[h] -= 1
        s.supply += 1
        refresh_card(s, h)


def can_transfer(s: Theseus, seat: Seat, at: int, h: int) -> bool:
    """Whether an enemy unit is in this sector."""
    return bool(donors(s, seat, at))


@action("greys_life_transfer", possible=can_transfer)
@rule
def life_transfer(s: Theseus, seat: Seat, at: int, h: int, times: int) -> Asks[None]:
    """The owner of an enemy unit in this sector loses life, and the seat regains it. This is no attack."""
    for _ in range(times):
        donor = yield from settle(Pick(seat, "transfer.seat", donors(s, seat, at), "T-134"))
        face = s.cards.faces[h]
        lose_life(s, donor, s.power[h], face)
        gain_life(s, seat, s.power[h], face)


def donors(s: Theseus, seat: Seat, at: int) -> list[Seat]:
    """The owners of enemy units in a sector."""
    owners = {s.units[i].seat for i in s.enemies_in(seat, s.sectors[at])}
    return sorted(owners)


def can_annihilate(s: Theseus, seat: Seat) -> bool:
    """Whether there is an enemy card to discard."""
    return bool(doomed(s, seat))


@special("greys_annihilation", possible=can_annihilate)
@rule
def annihilation(s: Theseus, seat: Seat) -> Asks[None]:
    """Discard an enemy card installed in any sector."""
    place = yield from settle(Pick(seat, "annihilation.card", doomed(s, seat), "T-219"))
    discard_installed(s, s.card_at(place), "greys_annihilation")


def doomed(s: Theseus, seat: Seat) -> list[str]:
    """Where enemy cards are installed that are not under the disc."""
    return [
        SLOT_IDS[sector.board][i]
        for sector, i, h in s.installed()
        if h != s.disc and s.hostile(seat, h)
    ]
