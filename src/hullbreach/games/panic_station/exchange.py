"""Encounters and the exchange of cards (P-137 to P-142)."""

from __future__ import annotations

from functools import partial

from hullbreach.kernel import (
    Asks,
    Chance,
    Choice,
    Fact,
    Pick,
    Seat,
    ask,
    ask_together,
    key_of,
    rule,
)
from hullbreach.parts.cards import look, mask

from .actions import action
from .components import (
    AMMO,
    COLOUR_OF,
    COMBAT_KNIFE,
    ENERGY_BOOST,
    FACE_ORDER,
    GRENADE,
    HEAVY_WEAPON,
    HOST_CARD,
    KEY_CARD,
    PLACES,
    REACTOR,
    SNIPER_RIFLE,
    TARGET_SCOPE,
)
from .first_turn import affords
from .grid import NOWHERE
from .infection import legal_cards, meaning_of, take_effect
from .items import lay_out
from .shooting import SHOOT, STAB
from .state import DREW, FOUND, MET, Incident, Station

ENABLING = (AMMO, COMBAT_KNIFE, HEAVY_WEAPON, KEY_CARD, SNIPER_RIFLE, TARGET_SCOPE)
"""Cards that may be laid out between entering a room and attacking (P-140)."""
ATTACKS = (SHOOT, STAB, GRENADE)


def arises(s: Station, cell: int) -> bool:
    """Whether the active player, having entered a cell, has an encounter there (P-137, P-138)."""
    if cell == REACTOR or (s.house.grenade_waives_exchange and cell in s.grenaded):
        return False
    return cell not in s.traded and bool(s.others_in(cell, s.active))


@rule
def settle_encounter(s: Station) -> Asks[None]:
    """Exchange with somebody in the room, or attack somebody there at once (P-139, P-140)."""
    seat, cell = s.active, s.encounter
    options = encounter_options(s, seat, cell)
    choice = yield from ask(Pick(seat, "encounter.settle", options, "P-137"))
    if isinstance(choice, str):
        yield from action[choice].do(s, seat)
        if choice != ENERGY_BOOST:
            s.encounter = NOWHERE
    elif choice[0] == "lay_out":
        lay_out(s, seat, choice[1])
    else:
        s.encounter = NOWHERE
        s.traded.append(cell)
        yield from exchange(s, seat, choice[1], cell)


def encounter_options(s: Station, seat: Seat, cell: int) -> list[Choice]:
    """Partners first, then attacks on the room, then the cards that may enable one."""
    options: list[Choice] = [("exchange", other) for other in s.others_in(cell, seat)]
    if s.ap and affords(s, seat):
        options += [word for word in ATTACKS if can_attack(s, seat, word)]
    if s.may_play(seat):
        held = s.faces(seat)
        options += [("lay_out", face) for face in ENABLING if face in held]
        if ENERGY_BOOST in held:
            options.append(ENERGY_BOOST)
    return options


def can_attack(s: Station, seat: Seat, word: str) -> bool:
    """Whether an attack can be made; a grenade is played from the hand."""
    if word == GRENADE and not (s.may_play(seat) and GRENADE in s.faces(seat)):
        return False
    return action[word].possible(s, seat)


@rule
def exchange(s: Station, a: Seat, b: Seat, cell: int) -> Asks[None]:
    """Both hand over one card, chosen secretly and at the same time, where they met (P-141)."""
    given = yield from ask_together(
        {seat: partial(choose_card, s, seat, other, cell) for seat, other in ((a, b), (b, a))}
    )
    face_a, face_b = given[a], given[b]
    meaning_a, meaning_b = meaning_of(a, face_a, s.spent), meaning_of(b, face_b, s.spent)
    swap(s, a, b, face_a, face_b)
    s.log.append(Incident(MET, a, b, meaning_a, meaning_b, (face_a, face_b)))
    s.tell("exchange", seat=a, other=b, room=PLACES[cell])
    s.tell("received", to=[a], seat=a, other=b, gave=face_a, card=face_b)
    s.tell("received", to=[b], seat=b, other=a, gave=face_b, card=face_a)
    take_effect(s, a, b, meaning_a, meaning_b)


@rule
def choose_card(s: Station, seat: Seat, other: Seat, cell: int) -> Asks[str]:
    """Choose the card to hand over; asked even when there is one only (P-174)."""
    options = legal_cards(s, seat)
    default = card_of_the_absent(s, seat, options)
    about: dict[str, Fact] = {"other": other, "room": PLACES[cell]}
    pick = Pick(seat, "exchange.card", options, "P-143", default, secret=True, about=about)
    face: str = yield from ask(pick)
    return face


def card_of_the_absent(s: Station, seat: Seat, options: list[str]) -> str:
    """What is handed over for somebody who does not answer: any card but an infection card, if there is one.

    It is drawn from what the player alone has seen, so that it is the same in every world they could believe in and
    nobody else can foresee it.
    """
    held = sorted([face for face in s.faces(seat) if face in options])
    found = [row.cards for row in s.log if row.seat == seat and row.what in (DREW, FOUND)]
    chance = Chance(key_of(f"{seat} {len(s.log)} {held} {found}"))
    return chance.choice([face for face in held if face not in COLOUR_OF] or held)


def swap(s: Station, a: Seat, b: Seat, face_a: str, face_b: str) -> None:
    """Two cards change hands; nobody else can tell any more which of their cards is which (P-172)."""
    both = mask(a, b)
    card_a, card_b = s.pull(a, face_a, both), s.pull(b, face_b, both)
    s.hands[a].append(card_b)
    s.hands[b].append(card_a)
    look(s, card_b, a)
    look(s, card_a, b)
    renumber(s, a, b)


def renumber(s: Station, a: Seat, b: Seat) -> None:
    """Number the cards of two hands anew, so that no number tells which card went over.

    What the two know of each other's cards stays; the others forget everything but the host card, which cannot have
    left its hand.
    """
    faces, seen, both = s.cards.faces, s.cards.seen, mask(a, b)
    handles = sorted(s.hands[a] + s.hands[b])
    renumbered: list[tuple[int, tuple[int, int, str]]] = []
    for seat in (a, b):
        held = sorted(
            (FACE_ORDER[faces[h]], seen[h] if faces[h] == HOST_CARD else seen[h] & both, faces[h])
            for h in s.hands[seat]
        )
        s.hands[seat], handles = handles[: len(held)], handles[len(held) :]
        renumbered += [*zip(s.hands[seat], held, strict=True)]
    for h, (_, known, face) in renumbered:
        faces[h], seen[h] = face, known
