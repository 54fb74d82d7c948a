"""Copying states: a function compiled once per type from its annotations.

No reflection at run time: for every Struct the source of a copying function is written and compiled. What cannot
change (numbers, words, tuples, frozen Structs) is shared; lists, dicts and Structs are copied.
"""

from __future__ import annotations

from collections.abc import Callable
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import fields

T = TypeVar("T")
Copier = Callable[[Any], Any]

_ATOMS = (int, str, bool, bytes, float, NoneType)
_copiers: dict[type, Copier] = {}


def copier(kind: type[T]) -> Callable[[T], T]:
    """The function that copies values of a Struct type."""
    if kind not in _copiers:
        _compile(kind)
    return _copiers[kind]


def _compile(kind: type) -> None:
    _copiers[kind] = lambda value: _copiers[kind](value)  # a type may contain itself
    hints = get_type_hints(kind)
    scope: dict[str, Any] = {"_copiers": _copiers}
    lines = ["def copy(x):", "    y = x.__copy__()"]
    for field in fields(kind):
        name, hint = f"x.{field.name}", hints[field.name]
        some = _unless_none(hint)
        source = _copied(name, hint if some is None else some, scope, 0)
        if source is not None:
            unless = "" if some is None else f"if {name} is not None: "
            lines.append(f"    {unless}y.{field.name} = {source}")
    lines.append("    return y")
    exec("\n".join(lines), scope)
    _copiers[kind] = scope["copy"]


def _copied(value: str, hint: Any, scope: dict[str, Any], depth: int) -> str | None:
    """The source that copies a value of this type, or None if it can be shared."""
    if _is_constant(hint):
        return None
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is list:
        item = _copied(f"i{depth}", arguments[0], scope, depth + 1)
        return f"[*{value}]" if item is None else f"[{item} for i{depth} in {value}]"
    if origin is dict:
        item = _copied(f"i{depth}", arguments[1], scope, depth + 1)
        pairs = f"{{k{depth}: {item} for k{depth}, i{depth} in {value}.items()}}"
        return f"{value}.copy()" if item is None else pairs
    if origin in (Union, UnionType):
        return _copied_union(value, [a for a in arguments if a is not NoneType], scope, depth)
    if isinstance(hint, type) and issubclass(hint, Struct):
        flat = all(map(_is_constant, get_type_hints(hint).values()))
        return f"{value}.__copy__()" if flat else f"{_named(hint, scope)}({value})"
    raise TypeError(f"{hint} does not belong into a state")


def _copied_union(value: str, kinds: list[Any], scope: dict[str, Any], depth: int) -> str:
    if len(kinds) == 1:
        return f"(None if {value} is None else {_copied(value, kinds[0], scope, depth)})"
    if not all(isinstance(kind, type) and issubclass(kind, Struct) for kind in kinds):
        raise TypeError(f"a union of {kinds} does not belong into a state")
    for kind in kinds:
        copier(kind)
    return f"(None if {value} is None else _copiers[type({value})]({value}))"


def _unless_none(hint: Any) -> Any:
    """The type of a value that is there, for one that may be None."""
    kinds = [a for a in get_args(hint) if a is not NoneType]
    is_optional = get_origin(hint) in (Union, UnionType) and NoneType in get_args(hint)
    return kinds[0] if is_optional and len(kinds) == 1 else None


def _named(kind: type, scope: dict[str, Any]) -> str:
    name = f"copy_{kind.__name__}"
    scope[name] = copier(kind)
    return name


def _is_constant(hint: Any) -> bool:
    if hint in _ATOMS:
        return True
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return True
    if origin is tuple:
        return all(a is ... or _is_constant(a) for a in arguments)
    if origin in (Union, UnionType):
        return all(_is_constant(a) for a in arguments)
    if isinstance(hint, type) and issubclass(hint, Struct):
        return bool(hint.__struct_config__.frozen)
    return False
