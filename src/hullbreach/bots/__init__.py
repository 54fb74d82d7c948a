"""Bots: players that see what their seat may see, and nothing else."""

from .chair import Blind, Bot, Chair, Explains
from .people import PEOPLE, BotPerson
from .reasons import Reason
from .register import BOTS, BUDGETED, BrokenBot, UnknownBot, by_name, make, names

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
    "Reason",
    "UnknownBot",
    "by_name",
    "make",
    "names",
]
