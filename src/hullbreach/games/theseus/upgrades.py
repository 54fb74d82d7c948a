"""What the active player may do at any decision point: spend upgrade tokens, play special and bonus cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hullbreach.kernel import Asks, Choice, Flow, Seat, rule
from hullbreach.parts.registry import Registry

from .components import CARD_BY_FACE, SETUP, SLOT_IDS, UNITS
from .duplication import refresh_card
from .installing import discard
from .state import SPACE, Theseus


class SpecialCard(NamedTuple):
    """What a special or bonus card does for the seat that plays it, and whether it can do anything now."""

    do: Callable[[Theseus, Seat], Flow[None]]
    possible: Callable[[Theseus, Seat], bool]


special = Registry("special card", SpecialCard)


def free_actions(s: Theseus, seat: Seat) -> list[Choice]:
    """Everything the seat may do between two effects, as pairs of words."""
    options: list[Choice] = []
    if not any(s.tokens) and not any(s.front):
        return options
    mates = s.mates(seat)
    tokens = sum([s.tokens[mate] for mate in mates])
    if tokens:
        options += [("upgrade", name) for name in upgradable_units(s, mates)]
        options += [("upgrade", place) for place in upgradable_cards(s, seat, tokens)]
    faces = s.cards.faces
    for face in dict.fromkeys([faces[h] for mate in mates for h in s.front[mate]]):
        if face in special and special[face].possible(s, seat):
            options.append(("play", face))
    return options


def upgradable_units(s: Theseus, mates: list[Seat]) -> list[str]:
    """Own base units in sectors and in space that have an upgraded side."""
    return [
        u.name
        for u in s.units
        if not u.upgraded and u.at >= SPACE and u.seat in mates and UNITS[u.kind].upgraded
    ]


def upgradable_cards(s: Theseus, seat: Seat, tokens: int) -> list[str]:
    """Own installed cards with an upgrade number for which the tokens suffice."""
    most = min(SETUP.tracks.upgrades_on_card, tokens)
    faces = s.cards.faces
    return [
        SLOT_IDS[sector.board][i]
        for sector, i, h in s.installed()
        if s.upgrades[h] < most
        and h != s.disc
        and CARD_BY_FACE[faces[h]].base is not None
        and s.friendly(seat, h)
    ]


@rule
def act_freely(s: Theseus, seat: Seat, option: tuple[int | str, ...]) -> Asks[None]:
    """Carry out a free action."""
    word, what = option[0], str(option[1])
    if word == "play":
        yield from play_special(s, seat, what)
    elif any(u.name == what for u in s.units):
        upgrade_unit(s, seat, what)
    else:
        upgrade_card(s, seat, what)


@rule
def play_special(s: Theseus, seat: Seat, face: str) -> Asks[None]:
    """Use a special or bonus card, which is discarded."""
    h, front = next(
        (h, s.front[mate])
        for mate in s.mates(seat)
        for h in s.front[mate]
        if s.cards.faces[h] == face
    )
    s.tell("plays", seat=seat, card=face)
    yield from special[face].do(s, seat)
    front.remove(h)
    discard(s, h)


def upgrade_unit(s: Theseus, seat: Seat, name: str) -> None:
    """Return a token to the supply and turn a unit to its upgraded side."""
    s.spend_tokens(seat, 1)
    s.supply += 1
    s.units[s.named(name)].upgraded = True
    s.tell("upgraded", seat=seat, unit=name)


def upgrade_card(s: Theseus, seat: Seat, place: str) -> None:
    """Put a token on a card; as many as lie there already are returned to the supply first."""
    h = s.card_at(place)
    toll = s.upgrades[h]
    s.spend_tokens(seat, toll + 1)
    s.supply += toll
    s.upgrades[h] += 1
    refresh_card(s, h)
    s.tell("improved", seat=seat, card=s.cards.faces[h], place=place, count=s.upgrades[h])
