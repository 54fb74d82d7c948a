"""Runs mutants: a pytest plugin that forks once per mutant after the tests are collected."""

from __future__ import annotations

import gc
import os
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from inspect import getattr_static
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import coverage
import pytest
from _pytest.runner import runtestprotocol

from .journal import Journal
from .mutants import Mutant, mutants

KILLED, SURVIVED, UNREACHED, TIMEOUT = "killed", "survived", "unreached", "timeout"
PATIENCE = 2.0
"""For how many seconds of tests a mutant is tried; what survives may have been spared a test, never the reverse."""
BROKEN = 3
"""What a fork ends with whose mutant could not be put in place: a fault of the runner, no kill."""
RECORDED = (
    *("golden", "sample_game", "conformance", "soak", "tables"),
    *("rich_positions", "exact_worlds", "test_belief", "test_worlds"),
)
"""Tests that replay recorded or random games do not count: a rule is killed by a test that names it."""


class MutationRun:
    """Takes over pytest's loop: one run with coverage, then the mutants."""

    def __init__(
        self,
        modules: list[ModuleType],
        journal: Journal,
        jobs: int,
        functions: list[str],
        patience: float = PATIENCE,
        order: bool = False,
    ) -> None:
        self.modules = modules
        self.journal = journal
        self.jobs = jobs
        self.functions = functions
        self.patience = patience
        self.order = order
        self.items: dict[str, pytest.Item] = {}
        self.seconds: dict[str, float] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Recorded games are left out."""
        items[:] = [x for x in items if not any(word in x.nodeid for word in RECORDED)]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the tests once, then every mutant against those that reach it."""
        self.items = {item.nodeid: item for item in session.items}
        reached = self._baseline(session.items)
        print(f"\n{len(self.items)} tests in {sum(self.seconds.values()):.0f} s", flush=True)  # noqa: T201
        found = [m for module in self.modules for m in _of(module, self.order)]
        if self.functions:
            found = [m for m in found if m.function.rpartition(".")[2] in self.functions]
        fresh = [m for m in found if self.journal.result(m) is None]
        fresh.sort(key=self.journal.is_tried)
        print(f"\n{len(found)} mutants, {len(fresh)} of them not tried yet", flush=True)  # noqa: T201
        gc.collect()
        gc.freeze()
        self._try_all(fresh, reached)
        self.journal.finish(found)
        return True

    def _baseline(self, items: list[pytest.Item]) -> Callable[[Mutant], list[pytest.Item]]:
        """Run all tests and remember which lines each of them reaches."""
        files = [str(Path(str(module.__file__))) for module in self.modules]
        cover = coverage.Coverage(data_file=None, config_file=False, include=files, messages=False)
        cover.start()
        for index, item in enumerate(items):
            cover.switch_context(item.nodeid)
            began = time.process_time()
            reports = runtestprotocol(item, log=False, nextitem=_next(items, index))
            self.seconds[item.nodeid] = time.process_time() - began
            failed = [r for r in reports if r.failed]
            if failed:
                pytest.exit(f"{item.nodeid} fails without any mutant: {failed[0].longreprtext}", 2)
        cover.stop()
        data = cover.get_data()
        lines = {name: data.contexts_by_lineno(name) for name in files}
        worth = {name: self._worth(lines[name]) for name in files}

        def reaching(mutant: Mutant) -> list[pytest.Item]:
            names = {n for n in lines[str(mutant.path)].get(mutant.line, []) if n in self.items}
            ordered = sorted(names, key=lambda n: (-worth[str(mutant.path)][n], n))
            return [self.items[n] for n in self._within_patience(ordered)]

        return reaching

    def _worth(self, lines: dict[int, list[str]]) -> dict[str, float]:
        """How much a test has to say about a module for its time: lines count more the fewer tests reach them."""
        found: dict[str, float] = defaultdict(float)
        for names in lines.values():
            for name in names:
                if name in self.items:
                    found[name] += 1 / len(names)
        return {name: score / (0.02 + self.seconds[name]) for name, score in found.items()}

    def _within_patience(self, names: list[str]) -> Iterator[str]:
        """The first of these tests, as many as patience allows: set-up is reached by every test of a game."""
        spent = 0.0
        for name in names:
            yield name
            spent += self.seconds[name]
            if spent > self.patience:
                return

    def _try_all(self, fresh: list[Mutant], reached: Callable[[Mutant], list[pytest.Item]]) -> None:
        running: dict[int, tuple[Mutant, int]] = {}
        began = time.monotonic()
        for count, mutant in enumerate(fresh):
            items = reached(mutant)
            if not items:
                self.journal.enter(mutant, UNREACHED)
                continue
            while len(running) >= self.jobs:
                self._reap(running)
            pid, killer = self._fork(mutant, items)
            running[pid] = (mutant, killer)
            if count and count % 200 == 0:
                spent = time.monotonic() - began
                print(f"{count} of {len(fresh)} in {spent:.0f} s", flush=True)  # noqa: T201
        while running:
            self._reap(running)

    def _fork(self, mutant: Mutant, items: list[pytest.Item]) -> tuple[int, int]:
        """Try a mutant in a process of its own, which says on a pipe which test it fails."""
        killer, report = os.pipe()
        pid = os.fork()
        if pid:
            os.close(report)
            return pid, killer
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        devnull = os.open(os.devnull, os.O_WRONLY)
        os.dup2(devnull, 1)
        os.dup2(devnull, 2)
        try:
            _install(mutant)
        except BaseException:
            os._exit(BROKEN)
        try:
            failed = self._fails(items)
            os.write(report, failed.encode())
            os._exit(1 if failed else 0)
        except BaseException:
            os._exit(1)
        raise AssertionError("not reached")

    def _fails(self, items: list[pytest.Item]) -> str:
        """The first of these tests that fails, or takes far more of the processor's time than usual and ends it all."""
        for index, item in enumerate(items):
            signal.setitimer(signal.ITIMER_PROF, 2 + 10 * self.seconds[item.nodeid])
            reports = runtestprotocol(item, log=False, nextitem=_next(items, index))
            if any(report.failed for report in reports):
                return item.nodeid
        return ""

    def _reap(self, running: dict[int, tuple[Mutant, int]]) -> None:
        pid, status = os.wait()
        mutant, killer = running.pop(pid)
        with os.fdopen(killer, encoding="utf-8") as pipe:
            by = pipe.read()
        if os.WIFSIGNALED(status):
            result = TIMEOUT if os.WTERMSIG(status) == signal.SIGPROF else KILLED
        elif os.WEXITSTATUS(status) == BROKEN:
            pytest.exit(f"{mutant} cannot be put in place", BROKEN)
        else:
            result = SURVIVED if os.WEXITSTATUS(status) == 0 else KILLED
        self.journal.enter(mutant, result, by)


def _next(items: list[pytest.Item], index: int) -> pytest.Item | None:
    return items[index + 1] if index + 1 < len(items) else None


def _of(module: ModuleType, order: bool) -> Iterator[Mutant]:
    path = Path(str(module.__file__))
    for mutant in mutants(path, path.read_text(encoding="utf-8"), order):
        if _function(module, mutant.function) is not None:
            yield mutant


def _function(module: ModuleType, name: str) -> FunctionType | None:
    """The function of that name under whatever decorates it."""
    holder: Any = module
    found: Any = None
    for part in name.split("."):
        found = holder.__dict__.get(part)
        holder = found
    if isinstance(found, property):
        found = found.fget
    if isinstance(found, staticmethod | classmethod):
        found = found.__func__
    while found is not None and hasattr(found, "__wrapped__"):
        found = getattr_static(found, "__wrapped__", None) or found.__wrapped__
    return found if isinstance(found, FunctionType) else None


def _install(mutant: Mutant) -> None:
    """Replace the code of a function in place, so that everybody who holds it runs the mutant."""
    module = next(
        m for m in sys.modules.values() if getattr(m, "__file__", None) == str(mutant.path)
    )
    function = _function(module, mutant.function)
    assert function is not None
    if function.__code__.co_freevars != mutant.code.co_freevars:
        raise ValueError(f"{mutant.function} closes over other names")
    function.__code__ = mutant.code
