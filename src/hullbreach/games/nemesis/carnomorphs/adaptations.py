"""Adaptations: what those face up change, and how they are analysed away (K-38 to K-39a, K-74)."""

from __future__ import annotations

from hullbreach.games.nemesis import hooks
from hullbreach.games.nemesis.components import WEAKNESS_PLACES
from hullbreach.games.nemesis.state import Ship

from .components import ADAPTATIONS, PLACE_OF
from .figures import brood


@hooks.combat_face("agile")
def agile(s: Ship, face: str, kind: str) -> str:
    """A single crosshair misses every Carnomorph."""
    return "blank" if face == "one" and kind != "egg" else face


@hooks.fire_injuries("heatproof")
def heatproof(s: Ship, injuries: int) -> int:
    """Fire deals 1 injury less."""
    return max(0, injuries - ADAPTATIONS["heatproof"].amounts["injuries"])


@hooks.energy_injuries("insulated")
def insulated(s: Ship, injuries: int) -> int:
    """An Energy weapon never deals more than 1 injury."""
    return min(injuries, ADAPTATIONS["insulated"].amounts["injuries"])


@hooks.token_number("ambusher")
def ambusher(s: Ship, number: int) -> int:
    """The number on a token counts 1 more."""
    return number + ADAPTATIONS["ambusher"].amounts["number"]


@hooks.stopped_by_doors("battering")
def battering(s: Ship, stopped: bool, kind: str) -> bool:
    """A closed door breaks and stops nobody."""
    return False


@hooks.blood("dense_tissue")
def dense_tissue(s: Ship, blood: int) -> int:
    """Injury values count 1 more."""
    return blood + ADAPTATIONS["dense_tissue"].amounts["blood"]


@hooks.retreat_arrow("relentless")
def relentless(s: Ship, arrow: bool) -> bool:
    """Retreat arrows on Attack cards are ignored."""
    return False


def covered(s: Ship) -> list[str]:
    """The places whose Adaptation is face down, because no figure of their kind has appeared (K-38)."""
    return [PLACE_OF[kind] for kind in brood(s).asleep]


def removable(s: Ship) -> list[str]:
    """The places whose Adaptation is face up and still in the game (K-39a)."""
    away = covered(s) + brood(s).removed
    return [place for place in WEAKNESS_PLACES if place not in away]


def remove_adaptation(s: Ship, place: str) -> None:
    """Remove the Adaptation of a place from the game; its effect ends at once (K-39a)."""
    face = s.face(s.weaknesses[WEAKNESS_PLACES.index(place)])
    s.discovered.remove(face)
    brood(s).removed.append(place)
    s.tell("adaptation.removed", place=place, card=face)
