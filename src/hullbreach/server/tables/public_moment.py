"""What everybody can see of a table at one moment, to tell whether anything has changed for them."""

from __future__ import annotations

from typing import Any

from hullbreach.kernel import Session, WaitingFor, encode


def public_moment(session: Session[Any]) -> tuple[WaitingFor, bytes]:
    """Whom the table waits for, and the public's view."""
    return session.waits, encode(session.view(None))
