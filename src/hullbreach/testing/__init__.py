"""For tests: the scripted table, the laws every game must pass, and a small game to try them on."""

from .beliefs import Audit, Calibration, Prediction
from .golden import Golden
from .laws import LAWS, Law, play_random, walk
from .table import Table, rule_test

__all__ = [
    "LAWS",
    "Audit",
    "Calibration",
    "Golden",
    "Law",
    "Prediction",
    "Table",
    "play_random",
    "rule_test",
    "walk",
]
