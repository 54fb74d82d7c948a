"""Hullbreach: the table for rules-heavy games of paranoia."""

__version__ = "0.1.0"
