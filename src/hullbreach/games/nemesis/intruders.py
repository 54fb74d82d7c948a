"""The Intruders of the base game, as one species: what an expansion would replace."""

from __future__ import annotations

from typing import Any

from hullbreach.kernel import Asks, Choice, Config, Seat, rule

from . import attacks, bag, contamination, encounters, ending, events, injuries, objectives, systems
from .components import KINDS
from .hooks import SPECIES, Species
from .state import Ship


def no_setup(s: Ship, config: Config) -> None:
    """Nothing changes at set-up."""


def no_round(s: Ship) -> None:
    """Nothing ends with a round."""


def every_wound(s: Ship, seat: Seat, wound: str) -> str:
    """A wound is a wound."""
    return wound


def every_face(s: Ship, seat: Seat, face: str) -> str:
    """The noise die counts as it falls."""
    return face


def everybody(s: Ship, seat: Seat) -> bool:
    """Nobody is beyond revival."""
    return True


def no_uses(s: Ship) -> list[str]:
    """The Intruder player's cards have no further use."""
    return []


@rule
def no_use(s: Ship, seat: Seat, use: str) -> Asks[None]:
    """There is no further use to carry out."""
    raise ValueError(f"{use} is no use of a card")
    yield


def no_word(s: Ship, seat: Seat, option: str) -> None:
    """No further action is to be worded."""


def no_zones(s: Ship) -> list[list[int]]:
    """Cards lie nowhere else."""
    return []


def no_deal(deal: object) -> None:
    """Nothing else is hidden."""


def no_secrets(s: Ship, seat: Seat) -> dict[str, Any]:
    """Nothing else is secret."""
    return {}


def no_sight(s: Ship, seat: Seat | None) -> None:
    """Nothing else is to be seen."""


def no_lines(view: Any, words: Any) -> list[str]:
    """Nothing else is to be written."""
    return []


def no_options(s: Ship, seat: Seat) -> list[Choice]:
    """No further actions."""
    return []


@rule
def no_act(s: Ship, seat: Seat, choice: Choice) -> Asks[None]:
    """There is no further action to carry out."""
    raise ValueError(f"{choice} is no action")
    yield


SPECIES["intruders"] = Species(
    tokens=tuple(KINDS),
    numbered=tuple(kind.id for kind in KINDS.values() if len(set(kind.numbers)) > 1),
    setup=no_setup,
    new_round=no_round,
    meet=encounters.meet,
    add_token=bag.add_random_token,
    place=encounters.place_figure,
    arrived=encounters.clear_pods,
    attack=attacks.attack_by_card,
    check=injuries.check,
    kill=injuries.kill,
    growing=encounters.growable,
    grow=encounters.grow,
    wounded=every_wound,
    heard=every_face,
    infest=contamination.take_larva,
    infected=contamination.infection,
    cleanse=contamination.remove_larva,
    analysable=Ship.hidden_weaknesses,
    analyse=systems.discover,
    revivable=everybody,
    attack_step=attacks.attack_step,
    event_step=events.event_card,
    develop=events.develop,
    options=no_options,
    act=no_act,
    closed=no_options,
    word=no_word,
    diseased=ending.diseased,
    fulfilled=objectives.fulfilled,
    xeno_uses=no_uses,
    xeno_act=no_use,
    zones=no_zones,
    deal=no_deal,
    secrets=no_secrets,
    see=no_sight,
    draw=no_lines,
)
