"""Figures for Prometheus: counts and times, never names."""

from __future__ import annotations

import time

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

TIMES = (
    *(0.00025, 0.0005, 0.001, 0.0015, 0.0025, 0.004, 0.006, 0.01, 0.015, 0.025),
    *(0.04, 0.06, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0),
)


class Metrics:
    """Everything that is counted."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self.tables = Gauge("hullbreach_tables", "Tables in memory", registry=registry)
        self.broken = Gauge(
            "hullbreach_tables_broken", "Tables that cannot be read", registry=registry
        )
        self.sweeps = Counter(
            "hullbreach_sweeps", "Rounds of looking after tables", registry=registry
        )
        self.viewers = Gauge("hullbreach_viewers", "Open sockets", registry=registry)
        self.requests = Counter(
            "hullbreach_requests",
            "Requests by kind and outcome",
            ["kind", "outcome"],
            registry=registry,
        )
        self.parts = Histogram(
            "hullbreach_command_seconds",
            "What the time of a command goes into: queue, rules, views, disk",
            ["part"],
            registry=registry,
            buckets=TIMES,
        )
        self.answers = Histogram(
            "hullbreach_answer_seconds",
            "From an answer to its ack",
            registry=registry,
            buckets=TIMES,
        )
        self.bots = Counter(
            "hullbreach_bot_moves", "Moves of bots by outcome", ["outcome"], registry=registry
        )
        self.notices = Counter(
            "hullbreach_notices",
            "Notices by way and outcome",
            ["way", "outcome"],
            registry=registry,
        )

    def text(self) -> bytes:
        """The figures as Prometheus reads them."""
        return generate_latest(self.registry)


METRICS = Metrics()
PARTS_OF_TIME = {part: METRICS.parts.labels(part) for part in ("queue", "rules", "views", "disk")}


class Stopwatch:
    """Says what the time of a command went into."""

    def __init__(self) -> None:
        self._since = time.perf_counter()

    def spent(self, part: str) -> None:
        """The time since the last call, or since the beginning, went into this."""
        now = time.perf_counter()
        PARTS_OF_TIME[part].observe(now - self._since)
        self._since = now
