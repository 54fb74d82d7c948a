"""The report: one HTML page from the simulations in a folder, with nothing to load from anywhere."""

from .balance import balance_page
from .gather import Gathered, gather
from .page import page

__all__ = ["Gathered", "balance_page", "gather", "page"]
