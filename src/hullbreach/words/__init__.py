"""Words for people: what keys and facts say in English and German.

Rules and views speak in keys (`grenade.room`, `air_shaft`); here a key and its facts become a sentence. The
sentences lie in Fluent files: `en.ftl` and `de.ftl` of the game, and those of the house beside this module for
what all games share. A game's message wins over the house's.
"""

from .bundle import LANGUAGES, MissingWords, Words, message_id, messages, variables
from .ledger import Chapter, Ledger, LedgerRule, ledger
from .stakes import occasion_in_words, stakes_in_words

__all__ = [
    "LANGUAGES",
    "Chapter",
    "Ledger",
    "LedgerRule",
    "MissingWords",
    "Words",
    "ledger",
    "message_id",
    "messages",
    "occasion_in_words",
    "stakes_in_words",
    "variables",
]
