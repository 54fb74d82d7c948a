"""Bots: players that see what their seat may see, and nothing else."""

from .chair import Blind, Bot, Chair
from .register import BOTS, UnknownBot, make

__all__ = ["BOTS", "Blind", "Bot", "Chair", "UnknownBot", "make"]
