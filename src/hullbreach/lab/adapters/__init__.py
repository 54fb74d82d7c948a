"""Adapters for learning: PettingZoo environments and OpenSpiel games for every game and mode."""
