"""Bots: players that see what their seat may see, and nothing else."""

from .chair import Blind, Bot, Chair, Explains, Speaks
from .heard import NOTHING, Heard, Line, heard_by
from .reasons import Reason
from .register import BOTS, BUDGETED, BrokenBot, UnknownBot, by_name, make, names, talking

__all__ = [
    "BOTS",
    "BUDGETED",
    "NOTHING",
    "Blind",
    "Bot",
    "BrokenBot",
    "Chair",
    "Explains",
    "Heard",
    "Line",
    "Reason",
    "Speaks",
    "UnknownBot",
    "by_name",
    "heard_by",
    "make",
    "names",
    "talking",
]
