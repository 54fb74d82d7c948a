"""Phase 4.1: placing the figures, and what darkness does to it."""

from __future__ import annotations

from functools import partial

from hullbreach.kernel import Asks, Choice, Pick, ask, rule
from hullbreach.parts.cards import show

from .components import ACTIONS, LIMITS, TRACKS
from .pieces import BLIND, CHOSEN, DORMITORY, OPEN
from .state import Base

GO, SPECIAL, LIGHT = "go", "special", "flashlight"


@rule
def place(s: Base) -> Asks[None]:
    """The next character goes and gives a card, sleeps, or takes the special action."""
    i = s.turn.pop(0)
    seat = s.figures[i].seat
    offer = partial(placements, s, i)
    pick = Pick(seat, "place", (), "G-49", about=s.figure_facts(i), offer=offer)
    choice = yield from ask(pick)
    s.phase = "place" if s.turn else "reveal_plan"
    if choice == DORMITORY:
        sleep(s, i)
        return
    lit = len(choice) > 2
    go(s, i, choice[1])
    if lit:
        s.show_one(i, LIGHT)
        s.tell("flashlight.shown", figure=i)
    if choice[0] == SPECIAL:
        gamble(s, i, lit)
    else:
        yield from give(s, i, lit)


def placements(s: Base, i: int) -> list[Choice]:
    """Every way to place a figure; the flashlight is offered to its holder where it helps."""
    free = free_places(s)
    options: list[Choice] = [(GO, place) for place in free]
    options += [(SPECIAL, place) for place in free]
    options.append(DORMITORY)
    if s.holds(i, LIGHT):
        if s.dark() and not s.person(i).sees_in_the_dark:
            options += [(GO, place, LIGHT) for place in free]
        options += [(SPECIAL, place, LIGHT) for place in free]
    return options


def free_places(s: Base) -> list[str]:
    """The green locations in play with room for another character."""
    limit, crowds = LIMITS.green, s.crowds()
    return [place for place in s.open_places() if crowds.get(place, 0) < limit]


def go(s: Base, i: int, place: str) -> None:
    """Put the figure standing on a green location and take a leader token that lies there."""
    f = s.figures[i]
    f.place, f.laid = place, False
    s.tell("figure.goes", figure=i, place=place)
    if s.token_at == place:
        s.token_at, s.token_holder = "", i
        s.tell("token.taken", figure=i)


@rule
def give(s: Base, i: int, lit: bool) -> Asks[None]:
    """One hand card goes face down on the active stack; in darkness it is drawn at random."""
    f = s.figures[i]
    if s.dark() and not lit and not s.person(i).sees_in_the_dark:
        how, h = BLIND, f.hand.pop(s.chance.below(len(f.hand)))
    else:
        pick = Pick(
            f.seat, "place.card", s.kinds(f.hand), "G-50", secret=True, about=s.figure_facts(i)
        )
        kind = yield from ask(pick)
        how, h = CHOSEN, s.take(f.hand, kind)
    hand_in(s, i, h, how)


def hand_in(s: Base, i: int, h: int, how: str) -> None:
    """The card joins the stack; at maximum suspicion everybody sees it."""
    s.stack.append(h)
    f, face = s.figures[i], s.cards.faces[h]
    f.handed = OPEN if s.exposed(i) else how
    if f.handed == OPEN:
        s.shown.append(show(s, h))
        s.tell("card.given_open", figure=i, card=face)
    else:
        f.gave = face
        s.tell("card.given_own", [f.seat], ("card.given", {"figure": i}), figure=i, card=face)


def gamble(s: Base, i: int, lit: bool) -> None:
    """Special action: discard the hand and draw 1 card that must be given; 2 to choose from with a flashlight."""
    f = s.figures[i]
    s.action_discard += f.hand
    f.hand = []
    s.tell("special", figure=i)
    count = TRACKS.draws.special_with_flashlight if lit else TRACKS.draws.special
    drawn = [s.draw_action(i) for _ in range(count)]
    if lit:
        s.actor, s.drawn, s.phase = i, drawn, "gamble"
    else:
        hand_in(s, i, drawn[0], BLIND)


@rule
def choose_gamble(s: Base) -> Asks[None]:
    """With a flashlight: give one of the two cards drawn and discard the other face down."""
    i = s.actor
    options = s.kinds(s.drawn)
    pick = Pick(
        s.figures[i].seat, "special.card", options, "G-55", secret=True, about=s.figure_facts(i)
    )
    kind = yield from ask(pick)
    hand_in(s, i, s.take(s.drawn, kind), CHOSEN)
    s.action_discard += s.drawn
    s.actor, s.drawn = -1, []
    s.phase = "place" if s.turn else "reveal_plan"


def sleep(s: Base, i: int) -> None:
    """Dormitory: lie down, discard the hand and look through the action deck."""
    f = s.figures[i]
    s.lay(i, DORMITORY)
    s.tell("figure.sleeps", figure=i, cards=len(f.hand))
    if len(s.action_deck) < len(f.hand):
        s.renew_deck()
    for h in s.action_deck:
        s.see(h, i)
    s.actor, s.drawn, f.hand = i, f.hand, []
    s.phase = "sleep"


@rule
def choose_hand(s: Base) -> Asks[None]:
    """Take as many cards as were discarded, of one's choice; then the discard pile is shuffled into the deck."""
    i = s.actor
    f, faces = s.figures[i], s.cards.faces
    count = dict.fromkeys(ACTIONS, 0)
    for h in s.action_deck:
        count[faces[h]] += 1
    chosen: list[str] = []
    for number in range(1, len(s.drawn) + 1):
        options = [kind for kind in ACTIONS if count[kind]]
        about = {"number": number, "cards": len(s.drawn)}
        kind = yield from ask(Pick(f.seat, "sleep.card", options, "G-53", secret=True, about=about))
        count[kind] -= 1
        chosen.append(kind)
    f.hand += [s.take(s.action_deck, kind) for kind in chosen]
    s.action_discard += s.drawn
    s.renew_deck()
    s.actor, s.drawn = -1, []
    s.phase = "place" if s.turn else "reveal_plan"
