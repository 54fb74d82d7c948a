"""Infection: the host, what may be handed over, and what an exchange does (P-143 to P-157)."""

from __future__ import annotations

from hullbreach.kernel import Seat

from .components import ANTIDOTE, COLOUR_OF, FACE_ORDER, GAS_CAN, HOST_CARD, INFECTIONS, TABLE
from .state import GAVE_ANTIDOTE, GAVE_GAS, GAVE_INFECTION, PLAIN, HouseRules, Station


def become_host(s: Station, seat: Seat) -> None:
    """Whoever gets the host card is infected at once, in secret (P-17, P-71)."""
    s.infected[seat] = True
    s.order[seat] = 0
    s.tell("host", to=[seat], seat=seat, cause="host_card")


def infection_copies(house: HouseRules) -> int:
    """How many infection cards of their own colour everybody begins with (P-13)."""
    data = TABLE.infection
    return data.copies_short if house.short_infection else data.copies


def legal_cards(s: Station, seat: Seat) -> list[str]:
    """What a player may hand over in an exchange, by face (P-143)."""
    own_face = INFECTIONS[seat]
    held = sorted(set(s.faces(seat)), key=FACE_ORDER.__getitem__)
    foreign = [f for f in held if f in COLOUR_OF and f != own_face]
    items = [f for f in held if f not in COLOUR_OF and f != HOST_CARD]
    if s.spent and ANTIDOTE in items:
        items.remove(ANTIDOTE)
    own = [own_face] if s.infected[seat] and own_face in held else []
    passes = may_pass_foreign(s.house, s.infected[seat], len(items), len(own))
    return items + own + (foreign if passes else []) or [ANTIDOTE]


def may_pass_foreign(house: HouseRules, infected: bool, items: int, own: int) -> bool:
    """Whether a player who has these numbers of items and own infection cards may hand on other colours (P-143)."""
    return not items and (not infected or not own or house.infected_pass_foreign)


def meaning_of(giver: Seat, face: str, spent: bool) -> int:
    """What handing over a card amounts to, before or after the antidote was spent."""
    if face == INFECTIONS[giver]:
        return GAVE_INFECTION
    if face == GAS_CAN:
        return GAVE_GAS
    if face == ANTIDOTE and not spent:
        return GAVE_ANTIDOTE
    return PLAIN


def after_exchange(infected: bool, given: int, received: int) -> bool:
    """Whether a player who gave and received this is infected afterwards (P-144 to P-147, P-153)."""
    if received == GAVE_ANTIDOTE:
        return False
    return infected or (received == GAVE_INFECTION and given not in (GAVE_GAS, GAVE_ANTIDOTE))


def infect(s: Station, seat: Seat, by: Seat) -> None:
    """A player is infected by an exchange; only the victim learns it (P-144, P-151)."""
    s.infections += 1
    s.infected[seat] = True
    s.order[seat] = s.infections
    s.tell("infected", to=[seat], seat=seat, other=by)


def cure(s: Station, seat: Seat, by: Seat) -> None:
    """A player is cured by the antidote; only that player learns it (P-153)."""
    s.infected[seat] = False
    s.order[seat] = 0
    s.tell("cured", to=[seat], seat=seat, other=by)


def take_effect(s: Station, a: Seat, b: Seat, given: int, received: int) -> None:
    """What an exchange does to the two players, worked out on the state before it."""
    for seat, other, gave, got in ((a, b, given, received), (b, a, received, given)):
        infected = after_exchange(s.infected[seat], gave, got)
        if infected and not s.infected[seat]:
            infect(s, seat, other)
        elif s.infected[seat] and not infected:
            cure(s, seat, other)
    if GAVE_ANTIDOTE in (given, received):
        s.spent = True
