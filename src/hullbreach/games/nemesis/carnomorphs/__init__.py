"""Carnomorphs: an expansion of Nemesis with Intruders that feed and grow, and a crew that mutates.

It is a species of its own, `species.Carnomorphs`; its other modules are its chapters.
"""

from .species import Carnomorphs

__all__ = ["Carnomorphs"]
