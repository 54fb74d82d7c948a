"""Hullbreach: the table for rules-heavy games of paranoia."""
