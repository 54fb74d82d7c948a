"""Weaknesses, wounds and active quest items that change a number or a word of the rules."""

from hullbreach.games.nemesis import hooks
from hullbreach.games.nemesis.cards.common import computers
from hullbreach.games.nemesis.components import WEAKNESSES, WOUNDS
from hullbreach.games.nemesis.state import Ship
from hullbreach.kernel import Seat

# --- Weaknesses ------------------------------------------------------------------------------------


@hooks.fire_injuries("weak_fire")
def weak_fire_injuries(s: Ship, injuries: int) -> int:
    """Fire deals 1 injury more."""
    return injuries + WEAKNESSES["weak_fire"].amounts["injuries"]


@hooks.fire_eggs("weak_fire")
def weak_fire_eggs(s: Ship, eggs: int) -> int:
    """A burning room loses 1 egg more."""
    return eggs + WEAKNESSES["weak_fire"].amounts["eggs"]


@hooks.energy_injuries("weak_energy")
def weak_energy(s: Ship, injuries: int) -> int:
    """An Energy weapon that hits deals 1 injury more."""
    return injuries + WEAKNESSES["weak_energy"].amounts["injuries"]


@hooks.token_number("weak_reaction")
def weak_reaction(s: Ship, number: int) -> int:
    """The number on a token counts 1 less, but at least 1."""
    return max(1, number - WEAKNESSES["weak_reaction"].amounts["number"])


@hooks.breaks_doors("weak_moving")
def weak_moving(s: Ship, breaks: bool, kind: str) -> bool:
    """Only the Queen and Breeders destroy closed doors."""
    return breaks and kind in ("queen", "breeder")


@hooks.combat_face("weak_vital")
def weak_vital(s: Ship, face: str, kind: str) -> str:
    """Against an Adult a blank face counts as one crosshair."""
    return "one" if face == "blank" and kind == "adult" else face


@hooks.blood("weak_extinct")
def weak_extinct(s: Ship, blood: int) -> int:
    """Every Intruder dies with 1 injury less, but never without one."""
    return max(1, blood - WEAKNESSES["weak_extinct"].amounts["blood"])


@hooks.bite_wound("weak_fighting")
def weak_fighting(s: Ship, wound: str, kind: str) -> str:
    """An Adult's Bite deals a light wound."""
    return "light" if kind == "adult" else wound


@hooks.phosphate("weak_phosphate")
def weak_phosphate(s: Ship, injuries: int) -> int:
    """An extinguisher deals 1 injury."""
    return injuries + WEAKNESSES["weak_phosphate"].amounts["injuries"]


# --- Serious wounds --------------------------------------------------------------------------------


@hooks.hand_slots("wound_arm")
def wound_arm(s: Ship, slots: int, *about: object) -> int:
    """1 hand slot only."""
    return WOUNDS["wound_arm"].amounts["slots"]


@hooks.escape_cost("wound_leg")
def wound_leg(s: Ship, cost: int, *about: object) -> int:
    """An Escape costs 1 more."""
    return cost + WOUNDS["wound_leg"].amounts["cost"]


@hooks.draw_limit("wound_body")
def wound_body(s: Ship, limit: int, *about: object) -> int:
    """Draw up to 1 card less."""
    return limit - WOUNDS["wound_body"].amounts["cards"]


@hooks.pass_wounds("wound_bleeding")
def wound_bleeding(s: Ship, wounds: int, *about: object) -> int:
    """A light wound whenever you pass."""
    return wounds + WOUNDS["wound_bleeding"].amounts["light_wounds"]


@hooks.item_cost("wound_hand")
def wound_hand(s: Ship, cost: int, *about: object) -> int:
    """Item actions cost 1 more."""
    return cost + WOUNDS["wound_hand"].amounts["cost"]


# --- Quest items -------------------------------------------------------------------


@hooks.far_rooms("intercom")
def intercom(s: Ship, rooms: list[int], seat: Seat, card: str) -> list[int]:
    """Order and Motivation reach any room with a working computer."""
    if card not in ("order", "motivation"):
        return rooms
    return rooms + [room for room in computers(s) if room not in rooms]


@hooks.far_rooms("holo_computer")
def holo_computer(s: Ship, rooms: list[int], seat: Seat, card: str) -> list[int]:
    """Intranet and Risk Assessment work in any room."""
    return [s.where[seat]] if card in ("intranet", "risk_assessment") else rooms
