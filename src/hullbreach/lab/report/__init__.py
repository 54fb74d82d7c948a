"""The report: one HTML page from the simulations in a folder, with nothing to load from anywhere."""

from .gather import Gathered, gather
from .page import page

__all__ = ["Gathered", "gather", "page"]
