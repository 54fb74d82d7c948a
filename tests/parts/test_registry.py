"""Registries: effects are entered above their functions, and none twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from hullbreach.parts.registry import NoEffect, Registry, plainly


class Use(NamedTuple):
    """An effect and whether it is possible."""

    do: Callable[[], str]
    possible: bool = True


def test_an_effect_is_found_by_each_of_its_ids() -> None:
    use = Registry("use", Use)

    @use("knife", "sword", possible=False)
    def cut() -> str:
        return "cut"

    assert list(use) == ["knife", "sword"]
    assert use["sword"] == Use(cut, False)
    assert cut() == "cut"


def test_two_effects_of_one_id_are_an_error() -> None:
    trap = Registry("trap", plainly)
    trap("mine")(len)
    with pytest.raises(ValueError, match="two effects for trap 'mine'"):
        trap("mine")(max)


def test_an_effect_is_not_overwritten_but_can_be_taken_out() -> None:
    trap = Registry("trap", plainly)
    trap["mine"] = len
    with pytest.raises(ValueError, match="two effects for trap 'mine'"):
        trap["mine"] = max
    assert dict(trap) == {"mine": len}
    del trap["mine"]
    trap["mine"] = max
    assert dict(trap) == {"mine": max}


def test_an_id_without_an_effect_is_told_where_to_write_one() -> None:
    trap = Registry("trap", plainly)

    @trap("mine")
    def explode() -> None: ...

    assert trap.get("pit") is None
    with pytest.raises(NoEffect, match=r"no trap 'pit': .* in .*test_registry\.py"):
        trap["pit"]
