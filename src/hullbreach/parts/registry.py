"""Registries: effects by id, each entered by a decorator right above its function.

```python
class Use(NamedTuple):
    do: Callable[[Ship, Seat], Flow[None]]
    possible: Callable[[Ship, Seat], bool] = always

action = Registry("action", Use)

@action("greys_control", possible=can_control)
@rule
def control(s: Ship, seat: Seat) -> Asks[None]: ...
```
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

E = TypeVar("E")
F = TypeVar("F", bound=Callable[..., Any])


class NoEffect(LookupError):
    """An id that has no effect; the text says where effects of its kind are written."""


class Registry(dict[str, E]):
    """Entries by id; two effects of one id are an error when the second is defined, however it is entered."""

    def __init__(self, kind: str, entry: Callable[..., E]) -> None:
        super().__init__()
        self.kind = kind
        self._entry = entry
        self._modules: set[str] = set()

    def __call__(self, *ids: str, **more: Any) -> Callable[[F], F]:
        """Enter the function below under these ids, with what its entry needs besides."""

        def enter(function: F) -> F:
            self._modules.add(function.__module__)
            for each in ids:
                self.enter(each, self._entry(function, **more))
            return function

        return enter

    def __missing__(self, name: str) -> E:
        raise NoEffect(self.where_to_write(name))

    def where_to_write(self, name: str) -> str:
        """What to say of an id without an effect."""
        files = " or ".join(f"{module.replace('.', '/')}.py" for module in sorted(self._modules))
        return f"there is no {self.kind} {name!r}: write its function, registered as the others are, in {files}"

    def __setitem__(self, name: str, entry: E) -> None:
        if name in self:
            raise ValueError(f"two effects for {self.kind} {name!r}: {self[name]} and {entry}")
        super().__setitem__(name, entry)

    def enter(self, name: str, entry: E) -> None:
        """Enter what is no function of its own, such as one made for a row of data."""
        self[name] = entry


def plainly(function: F) -> F:
    """The entry of a registry whose effects are functions and nothing else."""
    return function
