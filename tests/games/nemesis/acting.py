"""Shorthand for the tests of the core: a whole action in one line."""

from __future__ import annotations

from hullbreach.kernel import Choice, Seat

from .helm import Helm

CAPTAIN_HAND = ("search", "rest", "order", "demolition", "reload")


def acts(helm: Helm, seat: Seat, choice: Choice, *paid: str) -> None:
    """The seat takes an action and pays for it; nobody interrupts."""
    helm.says(seat, "turn.action", choice)
    for card in paid:
        helm.says(seat, "pay", card)
    nobody_interrupts(helm)


def nobody_interrupts(helm: Helm) -> None:
    """Everybody who is asked lets the action happen."""
    while any(pick.prompt == "interruption" for pick in helm.session.asked.values()):
        helm.says(next(iter(helm.session.asked)), "interruption", "no")


def passes(helm: Helm, seat: Seat) -> None:
    """The seat passes and discards nothing."""
    helm.says(seat, "turn.action", "pass")
    if helm.asks(seat, "pass.discard"):
        helm.says(seat, "pass.discard", "done")
