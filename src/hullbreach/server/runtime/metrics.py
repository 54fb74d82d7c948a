"""Figures for Prometheus: counts and times, never names."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


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
        self.commits = Histogram(
            "hullbreach_commit_seconds", "From a command to disk", registry=registry, buckets=TIMES
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
