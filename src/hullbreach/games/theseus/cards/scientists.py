"""The cards of the Scientists."""

from __future__ import annotations

from hullbreach.games.theseus.action_cards import action, choose_copied, is_possible, resolve
from hullbreach.games.theseus.components import SETUP, SLOT_IDS
from hullbreach.games.theseus.impending import install_impending, own_positions, refill
from hullbreach.games.theseus.installing import discard_installed
from hullbreach.games.theseus.malfunction import enemy_cards, malfunction
from hullbreach.games.theseus.modules import collect
from hullbreach.games.theseus.state import NOTHING, Sector, Theseus
from hullbreach.games.theseus.tracks import gain_life, lose_life
from hullbreach.games.theseus.traps import trap
from hullbreach.kernel import DONE, Asks, Pick, Seat, asks_nothing, rule, settle


@trap("scientists_camera")
def record(s: Theseus, h: int, unit: int) -> bool:
    """The camera records the visitor, up to its limit; a copy shows the same value and records nothing more."""
    s.camera[h] = min(SETUP.tracks.camera, s.camera[h] + s.power[h])
    s.tell("recorded", card=s.cards.faces[h], unit=s.units[unit].name, value=s.camera[h])
    return True


def has_recorded(s: Theseus, seat: Seat, at: int, h: int) -> bool:
    """Whether there is anything to play back."""
    return s.camera[h] > 0


@action("scientists_camera", possible=has_recorded)
@asks_nothing
def play_back(s: Theseus, seat: Seat, at: int, h: int, times: int) -> None:
    """Gain the recorded points in data, once more for each copy; the camera starts again at 0."""
    value, s.camera[h] = s.camera[h], 0
    collect(s, seat, at, value * times, h)


@trap("scientists_grabber")
def grabber(s: Theseus, h: int, unit: int) -> bool:
    """The unit is caught, if it is not caught already and a token is left."""
    u = s.units[unit]
    if u.caught or not s.pieces["grabber"]:
        return False
    s.pieces["grabber"] -= 1
    u.caught = True
    s.tell("caught", unit=u.name, cause=s.cards.faces[h])
    return True


def can_heal(s: Theseus, seat: Seat, at: int, h: int) -> bool:
    """Whether anybody's life would change."""
    if s.deathmatch:
        return any(s.life[other] for other in s.foes(seat) if s.marked[other])
    return s.life[seat] < SETUP.tracks.life


@action("scientists_medstation", possible=can_heal)
@rule
def medstation(s: Theseus, seat: Seat, at: int, h: int, times: int) -> Asks[None]:
    """Regain life; in deathmatch opponents lose it instead, spread by the seat."""
    amount = s.power[h] * times
    if not s.deathmatch:
        gain_life(s, seat, amount, s.cards.faces[h])
        return
    for _ in range(amount):
        living = [other for other in s.foes(seat) if s.marked[other] and s.life[other]]
        if not living:
            return
        loser = yield from settle(Pick(seat, "medstation.loss", living, "T-173"))
        lose_life(s, loser, 1, s.cards.faces[h])


def can_disable(s: Theseus, seat: Seat, at: int, h: int) -> bool:
    """Whether the disc lies on a card or there is an enemy card for it."""
    return s.disc != NOTHING or bool(enemy_cards(s, seat))


@action("scientists_malfunction", possible=can_disable)
@rule
def cause_malfunction(s: Theseus, seat: Seat, at: int, h: int, times: int) -> Asks[None]:
    """Carry out the malfunction action, once even if copied."""
    yield from malfunction(s, seat)


def can_plan(s: Theseus, seat: Seat, at: int, h: int) -> bool:
    """Whether an own impending card can be installed."""
    return bool(own_positions(s, seat))


@action("scientists_station_plans", possible=can_plan)
@rule
def station_plans(s: Theseus, seat: Seat, at: int, h: int, times: int) -> Asks[None]:
    """Install an own impending card from any sector and refill its position; with a copy another one, if it likes."""
    for copied in range(times):
        positions = own_positions(s, seat)
        if not positions:
            return
        place = yield from choose_copied(seat, "plans.card", positions, "T-134", copied)
        if place == DONE:
            return
        yield from install_impending(s, seat, place)
        refill(s, seat, place)


def can_blow(s: Theseus, seat: Seat, at: int, h: int) -> bool:
    """Whether there is an enemy card to discard."""
    return bool(rubble(s, seat, s.sectors[at]))


@action("scientists_detonation", possible=can_blow)
@rule
def detonation(s: Theseus, seat: Seat, at: int, h: int, times: int) -> Asks[None]:
    """Discard an enemy card installed in this sector."""
    for _ in range(times):
        places = rubble(s, seat, s.sectors[at])
        if not places:
            return
        place = yield from settle(Pick(seat, "detonation.card", places, "T-219"))
        discard_installed(s, s.card_at(place), s.cards.faces[h])


def rubble(s: Theseus, seat: Seat, sector: Sector) -> list[str]:
    """Enemy cards installed in a sector that can be discarded."""
    slots = SLOT_IDS[sector.board]
    return [
        slots[i]
        for i, h in enumerate(sector.slots)
        if h != NOTHING and h != s.disc and s.hostile(seat, h)
    ]


def can_control_remotely(s: Theseus, seat: Seat, at: int, h: int) -> bool:
    """Whether there is a card to control."""
    return bool(remote_targets(s, seat, h))


@action("scientists_remote_control", possible=can_control_remotely)
@rule
def remote_control(s: Theseus, seat: Seat, at: int, h: int, times: int) -> Asks[None]:
    """Resolve other own action cards in any sectors, alone and as if the unit had stopped there."""
    for copied in range(times):
        places = remote_targets(s, seat, h)
        if not places:
            return
        place = yield from choose_copied(seat, "remote.card", places, "T-150", copied)
        if place == DONE:
            return
        card = s.card_at(place)
        sector, _slot = s.at_slot(place)
        s.remote.append(card)
        used = list(s.used)
        yield from resolve(s, seat, s.place_of[sector.board], card, 1)
        s.used = used


def remote_targets(s: Theseus, seat: Seat, h: int) -> list[str]:
    """Where own working action cards lie that were not controlled in this turn, other than Remote Controls."""
    face = s.cards.faces[h]
    return [
        SLOT_IDS[sector.board][sector.slots.index(card)]
        for at, sector in enumerate(s.sectors)
        for card in sector.actions
        if s.cards.faces[card] != face
        and card not in s.remote
        and s.friendly(seat, card)
        and is_possible(s, seat, at, card)
    ]
