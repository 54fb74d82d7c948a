"""The mutator: each kind of change is made, once, and nothing that only tells is touched."""

from __future__ import annotations

from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from .journal import EXCUSED, reasons
from .mutants import mutants

CHANGES = [
    ("return a < b", "compare: a < b → a <= b"),
    ("return a in b", "compare: a in b → a not in b"),
    ("return a and b", "and/or: a and b → a or b"),
    ("return not a", "not: not a → a"),
    ("return a + b", "arithmetic: a + b → a - b"),
    ("a += b", "arithmetic: a += b → a -= b"),
    ("a += b", "drop: a += b"),
    ("return 3", "number: 3 → 4"),
    ("return True", "flip: True → False"),
    ("return min(a, b)", "call: min(a, b) → max(a, b)"),
    ("a.pay(b)", "drop: a.pay(b)"),
    ("return a if b else a", "never: a if b else a → a if False else a"),
]


def changes(body: str) -> list[str]:
    source = f'def f(a, b):\n    """A rule."""\n    {body}\n'
    return [mutant.change for mutant in mutants(Path("rules.py"), source)]


@pytest.mark.parametrize(("body", "change"), CHANGES)
def test_the_change_is_made_once(body: str, change: str) -> None:
    assert changes(body).count(change) == 1


@pytest.mark.parametrize(
    ("body", "swaps"),
    [
        ("a.pay(b); b.draw()", ["swap: a.pay(b) ↔ b.draw()"]),
        ("c = a.draw(); b.take(c)", []),
        ("a.pay(b); return b", []),
        ('a.tell("paid"); b.draw()', []),
    ],
)
def test_two_statements_change_places_if_the_second_can_do_without_the_first(
    body: str, swaps: list[str]
) -> None:
    source = f"def f(a, b):\n    {body}\n"
    assert [m.change for m in mutants(Path("rules.py"), source, order=True)] == swaps


@pytest.mark.parametrize(
    "body",
    [
        's.tell("hit", lives=3)',
        "assert a == b",
        'return f"{a + 1}"',
        "return zip(a, b, strict=True)",
    ],
)
def test_what_only_tells_or_checks_is_left_alone(body: str) -> None:
    assert changes(body) == []


def test_a_mutant_runs_in_the_place_of_its_function() -> None:
    def f(a: Any, b: Any) -> Any:
        return a < b

    assert not f(1, 1)
    (mutant,) = mutants(Path("rules.py"), "def f(a, b):\n    return a < b\n")
    assert isinstance(f, FunctionType)
    f.__code__ = mutant.code
    assert f(1, 1)


def test_a_generator_that_loses_its_only_question_stays_a_generator() -> None:
    (mutant,) = mutants(Path("rules.py"), "def f(a):\n    yield from a\n")
    assert list(FunctionType(mutant.code, {})([1, 2])) == []


def test_a_key_stays_as_long_as_the_function_does() -> None:
    one = "def f(a, b):\n    return a < b\n"
    keys = [
        [m.key for m in mutants(Path("rules.py"), s)]
        for s in (one, "\n\n" + one, one.replace("<", ">"))
    ]
    assert keys[0] == keys[1] != keys[2]


def test_every_excused_survivor_has_its_reason() -> None:
    for path in EXCUSED.glob("*.toml"):
        assert all(len(why) > 20 for why in reasons(path.stem).values()), path
