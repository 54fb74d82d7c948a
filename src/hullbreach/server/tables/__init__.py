"""A table in memory: its people, its game, its log. Nothing here does input or output."""
