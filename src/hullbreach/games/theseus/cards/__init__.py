"""The effects of the cards, one module per deck."""

from . import aliens, bonus, greys, marines, scientists, shared

__all__ = ["aliens", "bonus", "greys", "marines", "scientists", "shared"]
