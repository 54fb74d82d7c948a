"""The cards of the Marines."""

from __future__ import annotations

from hullbreach.games.theseus.action_cards import action, choose_copied
from hullbreach.games.theseus.combat import (
    additional_damage,
    in_range,
    in_sight,
    is_armed,
    strike,
)
from hullbreach.games.theseus.components import SLOT_IDS
from hullbreach.games.theseus.modules import use_modules, use_protection
from hullbreach.games.theseus.movement import NOBODY, move_enemy, targets_to_move
from hullbreach.games.theseus.pandora import release_spent
from hullbreach.games.theseus.state import Theseus
from hullbreach.games.theseus.traps import trap
from hullbreach.kernel import DONE, Asks, Pick, Seat, rule, settle


@trap("marines_ambush")
def ambush(s: Theseus, h: int, unit: int) -> bool:
    """Each unit of the card's owner that can attack and has the newcomer in range hits it; Double Shots add hits."""
    at = s.units[unit].at
    sector, owner = s.sectors[at], s.holder[h]
    for _ in range(1 + s.copies[h]):
        armed = [i for i in sector.units() if s.units[i].seat == owner and is_armed(s, i)]
        if any(unit in in_sight(s, i) for i in armed):
            use_protection(s, unit)
        hitters = [i for i in armed if unit in in_range(s, i)]
        if hitters:
            hitters += hitters[:1] * use_modules(s, sector, owner, "repeat")
        for i in hitters:
            if s.units[unit].at == at:
                strike(s, i, unit, additional_damage(s, i))
    release_spent(s)
    return True


def can_track(s: Theseus, seat: Seat, at: int, h: int) -> bool:
    """Whether there are a token and a trap to put it on."""
    return s.pieces["deactivation"] > 0 and bool(enemy_traps(s, seat))


@action("marines_trap_tracker", possible=can_track)
@rule
def trap_tracker(s: Theseus, seat: Seat, at: int, h: int, times: int) -> Asks[None]:
    """Put Deactivation tokens on enemy traps in any sectors."""
    for _ in range(s.power[h] * times):
        traps = enemy_traps(s, seat)
        if not traps or not s.pieces["deactivation"]:
            return
        place = yield from settle(Pick(seat, "tracker.trap", traps, "T-161"))
        card = s.card_at(place)
        s.pieces["deactivation"] -= 1
        s.deactivations.setdefault(card, []).append(seat)
        s.tell("tracked", seat=seat, card=s.cards.faces[card], place=place)


def enemy_traps(s: Theseus, seat: Seat) -> list[str]:
    """Where enemy traps are installed that are not under the disc."""
    return [
        SLOT_IDS[sector.board][i]
        for sector, i, h in s.installed()
        if h != s.disc and s.row(h).type == "trap" and s.hostile(seat, h)
    ]


def can_manoeuvre(s: Theseus, seat: Seat, at: int, h: int) -> bool:
    """Whether an enemy unit in this sector may be moved."""
    return bool(targets_to_move(s, seat, s.enemies_in(seat, s.sectors[at])))


@action("marines_team_tactics", possible=can_manoeuvre)
@rule
def team_tactics(s: Theseus, seat: Seat, at: int, h: int, times: int) -> Asks[None]:
    """Move an enemy unit from this sector, without shortcuts; with a copy another one, if the seat likes."""
    for copied in range(times):
        targets = targets_to_move(s, seat, s.enemies_in(seat, s.sectors[at]))
        if not targets:
            return
        name = yield from choose_copied(seat, "tactics.unit", s.names(targets), "T-160", copied)
        if name == DONE:
            return
        yield from move_enemy(s, seat, s.named(name), NOBODY)
