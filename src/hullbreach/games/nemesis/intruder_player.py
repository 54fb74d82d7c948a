"""The Intruder player: the first to die plays on for the other side (N-226 to N-232)."""

from __future__ import annotations

from hullbreach.kernel import Asks, Choice, Pick, Seat, ask, rule
from hullbreach.parts.cards import shuffle

from .attacks import attack, strike
from .board import CORRIDOR_IDS
from .components import EXITS, INTRUDER_ACTIONS, NUMBERS
from .decks import take_attack
from .effects import intruder_action
from .injuries import move_together
from .picks import pick_corridor, pick_intruder, pick_seat
from .species import species
from .state import Intruder, Ship

LIMITS = NUMBERS.intruder_player
IN_BOX = "intruder_action"


@rule
def may_play_on(s: Ship, seat: Seat) -> Asks[None]:
    """The first to die can play on as the Intruder, and is asked once (N-226)."""
    if (yield from ask(Pick(seat, "xeno.play_on", ["play", "rest"], "N-226"))) == "play":
        take_over(s, seat)
    else:
        s.haunted = False
        s.tell("xeno.rests", seat=seat)


def take_over(s: Ship, seat: Seat) -> None:
    """The dead player takes the shuffled Intruder Action cards (N-226)."""
    s.xeno = seat
    s.deck[seat], s.box[IN_BOX] = sorted(s.box[IN_BOX]), ()
    shuffle(s, s.deck[seat])
    s.tell("xeno", seat=seat)


def draw_up(s: Ship, seat: Seat) -> None:
    """Up to three cards, up to four in hand (N-227)."""
    s.draw_cards(seat, max(0, min(LIMITS["draw"], LIMITS["hand"] - len(s.hand[seat]))))


@rule
def take_intruder_turn(s: Ship, seat: Seat) -> Asks[None]:
    """Play exactly one card for one of its uses, or pass (N-228)."""
    options: list[Choice] = ["pass"]
    for face in dict.fromkeys(s.face(h) for h in s.hand[seat]):
        options += [(use, face) for use in _uses(s, seat, face)]
    choice = yield from ask(Pick(seat, "xeno.turn", options, "N-228", "pass"))
    if choice == "pass":
        yield from _pass(s, seat)
        return
    use, face = choice
    s.tell("xeno.plays", seat=seat, card=face)
    s.spend_card(seat, s.card_in_hand(seat, face))
    if use == "move":
        yield from _move(s, seat, face)
    elif use == "attack":
        yield from _attack(s, seat, face)
    elif use == "effect":
        yield from intruder_action[INTRUDER_ACTIONS[face].effect].do(s, seat)
    else:
        yield from species(s).use_card(s, seat, use)


def _uses(s: Ship, seat: Seat, face: str) -> list[str]:
    """The uses of a card that would do something now."""
    uses = ["move"] if s.intruders else []
    if any(s.contested(x) for x in s.intruders):
        uses.append("attack")
    uses += species(s).card_uses(s)
    if intruder_action[INTRUDER_ACTIONS[face].effect].possible(s, seat):
        uses.append("effect")
    return uses


@rule
def _move(s: Ship, seat: Seat, face: str) -> Asks[None]:
    """Move one Intruder, also one in combat, through the card's corridor."""
    x = yield from pick_intruder(s, seat, "xeno.mover", s.intruders, "N-228")
    number = INTRUDER_ACTIONS[face].corridor
    exits = s.exits(x.room) if number is None else [EXITS[x.room][number - 1]]
    corridor = yield from pick_corridor(s, seat, "xeno.corridor", exits, "N-228")
    s.tell("xeno.moves", seat=seat, kind=x.kind, corridor=CORRIDOR_IDS[corridor])
    yield from move_together(s, [(x.id, corridor)])


@rule
def _attack(s: Ship, seat: Seat, face: str) -> Asks[None]:
    """One Intruder attacks a Character there; one of several Attack cards is chosen."""
    able = [x for x in s.intruders if s.contested(x)]
    x = yield from pick_intruder(s, seat, "xeno.attacker", able, "N-228")
    target = yield from pick_seat(s, seat, "xeno.target", s.crew_in(x.room), "N-228")
    if species(s).kinds[x.kind].cardless:
        yield from attack(s, x.id, target)
    else:
        yield from _choose_attack(s, seat, x, target, INTRUDER_ACTIONS[face].attacks)


@rule
def _choose_attack(s: Ship, seat: Seat, x: Intruder, target: Seat, count: int) -> Asks[None]:
    drawn: list[str] = []
    while len(drawn) < count:
        drawn.append((yield from take_attack(s)))
    card = yield from ask(Pick(seat, "xeno.card", list(drawn), "N-228"))
    drawn.remove(card)
    s.attack_under += drawn
    s.attack_discard.append(card)
    yield from strike(s, x.id, target, card)


@rule
def _pass(s: Ship, seat: Seat) -> Asks[None]:
    """Keep the hand or discard all but one card; by the rulebook keep one at most (N-229)."""
    s.passed[seat] = True
    s.tell("xeno.passed", seat=seat)
    hand = s.hand[seat]
    if not hand or (len(hand) == 1 and not s.rulebook):
        return
    options: list[Choice] = ["none" if s.rulebook else "all"]
    options += [("keep", face) for face in dict.fromkeys(s.face(h) for h in hand)]
    choice = yield from ask(Pick(seat, "xeno.keep", options, "N-229", secret=True))
    if choice == "all":
        return
    kept = -1 if choice == "none" else s.card_in_hand(seat, choice[1])
    for h in [h for h in hand if h != kept]:
        s.spend_card(seat, h)
