"""Noise markers around a whole room (N-77, N-102)."""

from __future__ import annotations

from .board import CORRIDOR_IDS
from .state import Ship


def noise_everywhere(s: Ship, room: int) -> None:
    """A Noise marker in every exit of a room that has none; never an Encounter (N-77)."""
    for corridor in s.exits(room):
        if not s.noise[corridor]:
            s.noise[corridor] = True
            s.tell("noise.placed", corridor=CORRIDOR_IDS[corridor])


def clear_noise(s: Ship, room: int) -> None:
    """Discard the Noise markers of all exits of a room."""
    for corridor in s.exits(room):
        s.noise[corridor] = False
