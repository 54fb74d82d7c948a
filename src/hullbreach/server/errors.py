"""What the server refuses, each with a code for programs and a sentence for people."""

from __future__ import annotations

from hullbreach.kernel import (
    BadTable,
    GameOver,
    HullbreachError,
    Illegal,
    NoSuchGame,
    NotAsked,
    OutOfDate,
    Paused,
    Refused,
    RuleFault,
)


class Denied(HullbreachError):
    """A request that is not granted; nothing has changed."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


STATUS = {
    "bad_request": 400,
    "bad_table": 400,
    "bad_token": 401,
    "forbidden": 403,
    "has_sat": 403,
    "is_here": 403,
    "seat_closed": 403,
    "silent": 403,
    "not_found": 404,
    "no_game": 404,
    "no_word": 404,
    "taken": 409,
    "full": 409,
    "not_open": 409,
    "not_over": 409,
    "old_rules": 409,
    "not_started": 409,
    "game_over": 409,
    "broken": 410,
    "too_large": 413,
    "too_many": 429,
    "reminded": 429,
    "too_fast": 429,
    "busy": 503,
    "lost": 503,
    "stopping": 503,
}
"""The HTTP status of a code; 409 for those that are not here."""

_CODES: tuple[tuple[type[HullbreachError], str], ...] = (
    (NoSuchGame, "no_game"),
    (BadTable, "bad_table"),
    (GameOver, "game_over"),
    (NotAsked, "not_asked"),
    (OutOfDate, "out_of_date"),
    (Illegal, "illegal"),
    (Paused, "paused"),
    (RuleFault, "rule_fault"),
    (Refused, "refused"),
)


def code_of(error: HullbreachError) -> str:
    """The code for an error of the kernel or of ours."""
    if isinstance(error, Denied):
        return error.code
    return next((code for kind, code in _CODES if isinstance(error, kind)), "bad_request")
