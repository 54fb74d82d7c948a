"""Bots: players that see what their seat may see, and nothing else."""

from .chair import Blind, Bot, Chair, Explains, Speaks
from .heard import Heard, Line, heard_by
from .people import PEOPLE, BotPerson
from .reasons import Reason
from .register import BOTS, BUDGETED, BrokenBot, UnknownBot, by_name, company, make, names, talking

__all__ = [
    "BOTS",
    "BUDGETED",
    "PEOPLE",
    "Blind",
    "Bot",
    "BotPerson",
    "BrokenBot",
    "Chair",
    "Explains",
    "Heard",
    "Line",
    "Reason",
    "Speaks",
    "UnknownBot",
    "by_name",
    "company",
    "heard_by",
    "make",
    "names",
    "talking",
]
