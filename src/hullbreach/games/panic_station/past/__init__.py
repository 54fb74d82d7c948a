"""Who can have been infected, and when: every course of infection that fits what some seats know, with its weight.

The hidden state is small (`hidden`): who is infected, who drew the host card, whether the antidote has been handed
over and to whom. The log is gone through from its start with the eyes of those seats (`reading`), and each row leads
from some states to others (`ways`). After each row a *course* holds every state that fits all the eyes have seen so far
and its weight; going back from the last row, one past is drawn, each as often as its weight says (`evidence`). Nothing
is guessed and thrown away, so a past is found if there is one.
"""

from .evidence import Evidence, Past, likelihood
from .hidden import cured_by, foreign_held, is_infected, own_left
from .reading import ANTIDOTE_FROM, known_rows
from .rows import Log

__all__ = [
    "ANTIDOTE_FROM",
    "Evidence",
    "Log",
    "Past",
    "cured_by",
    "foreign_held",
    "is_infected",
    "known_rows",
    "likelihood",
    "own_left",
]
