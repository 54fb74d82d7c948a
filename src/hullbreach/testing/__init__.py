"""For tests: the scripted table, the laws every game must pass, and a small game to try them on."""

from .laws import LAWS, Law, play_random, walk
from .table import Table, rule_test

__all__ = ["LAWS", "Law", "Table", "play_random", "rule_test", "walk"]
