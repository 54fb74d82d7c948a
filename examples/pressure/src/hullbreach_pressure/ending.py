"""Who has won."""

from __future__ import annotations

from hullbreach.kernel import Result

from .state import Engine


def score(s: Engine) -> Result:
    """P-6: the last one alive wins."""
    return Result("survived", tuple(s.alive()), tuple(s.lives))
