"""The actions of a turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from hullbreach.kernel import (
    Asks,
    Fact,
    Flow,
    Pick,
    Seat,
    ask,
    ask_together,
    asks_nothing,
    roll,
    rule,
    settle,
)
from hullbreach.parts.cards import draw, hide, look, mask, mix, show
from hullbreach.parts.registry import Registry

from .components import NUMBERS
from .state import Crew, Row


class Action(NamedTuple):
    """What a seat can do in its turn, and whether it is open."""

    do: Callable[[Crew, Seat], Flow[None]]
    possible: Callable[[Crew, Seat], bool]


action = Registry("action", Action)


def open_actions(s: Crew, seat: Seat) -> list[str]:
    """S-6: what the seat can do, always in the same order."""
    return [word for word, each in action.items() if each.possible(s, seat)]


def always(s: Crew, seat: Seat) -> bool:
    """Nothing is needed for it."""
    return True


def cards_left(s: Crew, seat: Seat) -> bool:
    """There is a card to draw."""
    return bool(s.supply)


def can_swap(s: Crew, seat: Seat) -> bool:
    """The seat and somebody else hold a card."""
    return bool(s.hands[seat]) and any(s.hands[other] for other in s.others(seat))


def has_knife(s: Crew, seat: Seat) -> bool:
    """The seat holds a knife."""
    return s.held(seat, "knife") is not None


def can_scan(s: Crew, seat: Seat) -> bool:
    """The seat holds a scanner and has not looked into its sample yet."""
    return s.held(seat, "scanner") is not None and not s.cards.knows(seat, s.contents[seat])


def can_eat(s: Crew, seat: Seat) -> bool:
    """The seat holds a ration and is hurt."""
    return s.held(seat, "ration") is not None and s.lives[seat] < NUMBERS.lives


@action("rest", possible=always)
@asks_nothing
def rest(s: Crew, seat: Seat) -> None:
    """S-7: do nothing."""
    s.tell("rest", seat=seat)


@action("search", possible=cards_left)
@rule
def search(s: Crew, seat: Seat) -> Asks[None]:
    """S-8: draw a card; over the limit put one away, face down."""
    h = draw(s, s.supply, seat)
    s.hands[seat].append(h)
    s.tell("found", [seat], ("searched", {"seat": seat}), seat=seat, card=s.cards.faces[h])
    if len(s.hands[seat]) > NUMBERS.hand_limit:
        options = list(s.hands[seat])
        away = yield from ask(Pick(seat, "search.discard", options, "S-8", secret=True))
        s.hands[seat].remove(away)
        hide(s, away, s.waste, mask(seat))
        mix(s, [s.hands[seat]], mask(seat))


@action("swap", possible=can_swap)
@rule
def swap(s: Crew, seat: Seat) -> Asks[None]:
    """S-11: two seats exchange a card in secret; an alien may touch the other and make it one of its own."""
    partners = [other for other in s.others(seat) if s.hands[other]]
    partner = yield from settle(Pick(seat, "swap.partner", partners, "S-11"))
    pair = (seat, partner)
    offers = yield from ask_together({x: partial(offer, s, x, y) for x, y in (pair, pair[::-1])})
    s.tell("swap", seat=seat, partner=partner)
    exchange(s, pair, [offers[x][0] for x in pair])
    bits = sum((offers[x][1] == "touch") << i for i, x in enumerate(pair))
    s.history.append(Row("swap", seat, partner, bits))
    for i, giver in enumerate(pair):
        if bits >> i & 1:
            s.infect(pair[1 - i])
            s.tell("touched", [pair[1 - i]], by=giver)


def exchange(s: Crew, pair: tuple[Seat, Seat], cards: list[int]) -> None:
    """Both cards change hands at once; the two know them, the others do not know which they were."""
    for giver, card in zip(pair, cards, strict=True):
        s.hands[giver].remove(card)
        mix(s, [s.hands[giver]], mask(giver))
    for taker, card in zip(reversed(pair), cards, strict=True):
        fresh = hide(s, card, s.hands[taker], mask(*pair))
        look(s, fresh, taker)


@rule
def offer(s: Crew, seat: Seat, partner: Seat) -> Asks[tuple[int, str]]:
    """S-11: choose the card to give; an alien also decides whether to touch."""
    about: dict[str, Fact] = {"partner": partner}
    hand = list(s.hands[seat])
    card = yield from ask(Pick(seat, "swap.card", hand, "S-11", secret=True, about=about))
    if not s.alien[seat]:
        return card, "spare"
    words = ["spare", "touch"]
    touch = yield from ask(Pick(seat, "swap.touch", words, "S-11", secret=True, about=about))
    return card, touch


@action("attack", possible=has_knife)
@rule
def attack(s: Crew, seat: Seat) -> Asks[None]:
    """S-9: throw a knife; the target may hold up a shield, and nobody learns whether it could have."""
    target = yield from settle(Pick(seat, "attack.target", s.others(seat), "S-9"))
    s.play(seat, "knife")
    s.tell("attack", seat=seat, target=target)
    words = ["take"] if s.held(target, "shield") is None else ["take", "shield"]
    reaction = yield from ask(Pick(target, "attack.react", words, "S-9", about={"by": seat}))
    if reaction == "shield":
        s.play(target, "shield")
        s.tell("shield", seat=target)
        return
    face = yield from roll(NUMBERS.die)
    s.tell("roll", seat=seat, face=face)
    if face >= NUMBERS.hit_from:
        wound(s, target)


def wound(s: Crew, seat: Seat) -> None:
    """S-10: lose a life; without lives a seat is out."""
    s.lives[seat] -= 1
    s.tell("wound", seat=seat, lives=s.lives[seat], cause=("card", "knife"))
    if s.lives[seat] == 0:
        s.eliminate(seat)


@action("scan", possible=can_scan)
@rule
def scan(s: Crew, seat: Seat) -> Asks[None]:
    """S-12: look into your own sample; infected blood makes you an alien. Then show it or keep it."""
    s.play(seat, "scanner")
    content = s.contents[seat]
    face = look(s, content, seat)
    s.history.append(Row("scan", seat, content))
    s.tell("content", [seat], ("scanned", {"seat": seat}), seat=seat, content=face)
    if face == "infected" and not s.alien[seat]:
        s.infect(seat)
    word = yield from ask(
        Pick(seat, "scan.show", ["keep", "show"], "S-12", about={"content": face})
    )
    if word == "show":
        show(s, content)
        s.tell("shown", seat=seat, content=face)
    if s.cards.faces[s.samples[seat]] == "volatile":
        show(s, s.samples[seat])
        wound(s, seat)


@action("eat", possible=can_eat)
@asks_nothing
def eat(s: Crew, seat: Seat) -> None:
    """S-7: eat a ration and get a life back."""
    s.play(seat, "ration")
    s.lives[seat] += 1
    s.tell("eat", seat=seat, lives=s.lives[seat])
