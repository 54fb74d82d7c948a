"""When something is shown that was carried out beforehand: at a moment that does not tell how long the work took."""

from __future__ import annotations

import math

STEP_SECONDS = 0.25
"""What is late for its moment waits for the next step after it, so that time tells no more than that it was late."""
HELD_AT_MOST = 1.0
"""Nothing is held back for longer, whatever the machine's clock says."""


def moment_to_show(wanted: float, now: float) -> float:
    """The moment for what should be seen at a wanted time: then, or whole steps later; without a wish it is now."""
    if not wanted:
        return now
    late = max(0.0, now - wanted)
    return wanted + math.ceil(late / STEP_SECONDS) * STEP_SECONDS


def hold_seconds(wanted: float, now: float) -> float:
    """For how long something that is ready has to wait for its moment."""
    return min(HELD_AT_MOST, moment_to_show(wanted, now) - now)


def hold_seconds_elsewhere(wanted: float, now: float) -> float:
    """The same for what another process has carried out, if it is read shortly before its moment or after it."""
    is_near = bool(wanted) and abs(now - wanted) < HELD_AT_MOST
    return hold_seconds(wanted, now) if is_near else 0.0
