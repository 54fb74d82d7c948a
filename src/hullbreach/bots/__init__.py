"""Bots: players that see what their seat may see, and nothing else."""

from .chair import Blind, Bot, Chair, Explains
from .reasons import Reason
from .register import BOTS, UnknownBot, by_name, make

__all__ = ["BOTS", "Blind", "Bot", "Chair", "Explains", "Reason", "UnknownBot", "by_name", "make"]
