"""Balance: what other values of a game's designed numbers would do to who wins.

Every seating is played from every seed, with the numbers as they are and with each variant of them, so that
variants are compared on the same games. A variant lives in processes of its own: no other game ever sees its numbers.
"""

from .experiment import AS_IT_IS, Experiment, Variant, experiment
from .figures import Balance, Interval, Outcome, Winning, add_up
from .work import carry_on, check_numbers

__all__ = [
    "AS_IT_IS",
    "Balance",
    "Experiment",
    "Interval",
    "Outcome",
    "Variant",
    "Winning",
    "add_up",
    "carry_on",
    "check_numbers",
    "experiment",
]
