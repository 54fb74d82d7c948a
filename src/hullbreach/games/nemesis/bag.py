"""The Intruder bag: drawing, returning, adding tokens, and its development (N-10, N-104, N-192)."""

from __future__ import annotations

from hullbreach.kernel import Asks, roll, rule

from .species import species
from .state import Ship, kind_of
from .token_belief import ADDED, AWAY, DRAWN, RETURNED


@rule
def draw_token(s: Ship) -> Asks[str]:
    """Draw a token from the bag; it is in no place then."""
    token: str = yield from roll(s.bag)
    s.bag.remove(token)
    s.last_token = token
    _note(s, DRAWN, token)
    return token


def return_token(s: Ship, token: str) -> None:
    """Put a token everybody has seen into the bag."""
    _put_in(s, token)
    _note(s, RETURNED, token)


def supply_token(s: Ship, token: str) -> None:
    """Put a token to the supply."""
    s.supply.append(token)
    s.supply.sort()
    _note(s, AWAY, token)


def _put_in(s: Ship, token: str) -> None:
    s.bag.append(token)
    s.bag.sort()


def _note(s: Ship, sign: str, token: str) -> None:
    """Remember what everybody can tell of the numbers of a kind."""
    if kind_of(token) in species(s).numbered:
        s.token_log.append(sign + token)


def add_token(s: Ship, kind: str) -> bool:
    """Put a token of a kind from the supply into the bag, if there is one."""
    return species(s).add_token(s, kind)


def add_random_token(s: Ship, kind: str) -> bool:
    """Which token of a kind goes into the bag is chance (N-84, N-104)."""
    tokens = [token for token in s.supply if kind_of(token) == kind]
    if not tokens:
        return False
    token = s.chance.choice(tokens)
    s.supply.remove(token)
    _put_in(s, token)
    if kind in species(s).numbered:
        s.token_log.append(ADDED + kind)
    s.tell("bag.added", kind=kind)
    return True


def remove_kind(s: Ship, kind: str) -> None:
    """Take all tokens of a kind out of the game."""
    s.bag = [token for token in s.bag if kind_of(token) != kind]
    s.supply = [token for token in s.supply if kind_of(token) != kind]
