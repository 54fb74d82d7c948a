"""The thermo scan: counted, never asked (P-159 to P-161)."""

from __future__ import annotations

from .ending import ALL_INFECTED, finish
from .state import NOBODY, SCANNED, Incident, Scan, Station


def thermo_scan(s: Station) -> None:
    """Count the infected and the others among the living and publish the two numbers."""
    if s.ending:
        return
    living = s.living()
    humans = [seat for seat in living if not s.infected[seat]]
    red, blue = len(living) - len(humans), len(humans)
    s.last_scan = Scan(s.round, red, blue)
    s.lone_human = humans[0] if blue == 1 else NOBODY
    s.log.append(Incident(SCANNED, red, blue))
    s.reveals += 1
    s.tell("scan", red=red, blue=blue)
    if blue == 0:
        finish(s, ALL_INFECTED)
