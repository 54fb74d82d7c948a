"""The turns of the Player Phase (N-24 to N-29, N-184)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from hullbreach.kernel import DONE, Asks, Choice, Fact, Pick, Seat, ask, rule

from . import intruder_player
from .actions import options, perform
from .components import NUMBERS
from .hooks import modify_for
from .hooks import pass_wounds as bleeding
from .objects import drop
from .state import IN_POD, Ship
from .systems import launch
from .trade import barter
from .wounds import light_wound

ACTIONS_PER_TURN = NUMBERS.turn["actions"]


@rule
def take_turn(s: Ship) -> Asks[None]:
    """One decision of the player whose turn it is: an action, a pass, or something free."""
    seat = s.turn
    if seat == s.xeno:
        yield from intruder_player.take_intruder_turn(s, seat)
        next_turn(s)
    elif s.where[seat] == IN_POD:
        yield from _wait(s, seat)
    else:
        about, offer = _situation(s, seat), partial(options, s, seat)
        pick = Pick(seat, "turn.action", (), "N-25", "pass", about=about, offer=offer)
        yield from _take(s, seat, (yield from ask(pick)))


def _situation(s: Ship, seat: Seat) -> dict[str, Fact]:
    """Which action it is, and what stands before whoever is to take it."""
    foes = s.intruders_in(s.where[seat]) if s.in_combat(seat) else []
    about: dict[str, Fact] = {"taken": s.acted, "foes": len(foes)}
    return about | {"kind": foes[0].kind} if foes else about


@rule
def _take(s: Ship, seat: Seat, choice: Choice) -> Asks[None]:
    """Do what was chosen, and end the turn when it is over."""
    if choice == "pass":
        yield from pass_turn(s, seat)
    elif isinstance(choice, tuple) and choice[0] in ("drop", "let_go"):
        _drop(s, seat, choice)
        return
    else:
        yield from perform(s, seat, choice)
        s.acted += 1
        if s.barter is not None:
            return
    yield from _settle(s, seat)


@rule
def deal(s: Ship) -> Asks[None]:
    """A step of a trade; when all deals are done the turn goes on (N-46)."""
    yield from barter(s)
    if s.barter is None:
        s.phase = "turn"
        yield from _settle(s, s.turn)


@rule
def _settle(s: Ship, seat: Seat) -> Asks[None]:
    """After an action: pass if that was ordered, and end a turn that is over."""
    if s.must_pass and s.active(seat) and not s.passed[seat]:
        yield from pass_turn(s, seat)
    if s.passed[seat] or not s.active(seat) or (s.acted >= ACTIONS_PER_TURN and not s.endless):
        yield from end_turn(s, seat)


def _drop(s: Ship, seat: Seat, choice: Sequence[int | str]) -> None:
    """Drop a thing, which is no action (N-37)."""
    thing = choice[1]
    if choice[0] == "drop":
        thing = next(h for h in s.items[seat] if s.face(h) == thing)
    drop(s, seat, thing)


@rule
def _wait(s: Ship, seat: Seat) -> Asks[None]:
    """Who sits in a pod launches it, leaves it, or stays and passes (N-184)."""
    pod = s.pod[seat]
    found: list[Choice] = ["stay", "leave"]
    if not s.locked[pod]:
        found.append("launch")
    found += [("let_go", word) for word in dict.fromkeys(s.objects[seat])]
    choice = yield from ask(Pick(seat, "pod.wait", found, "N-184", "stay"))
    if choice == "leave":
        s.where[seat], s.pod[seat] = s.section(pod), -1
        s.tell("pod.left", seat=seat)
    elif choice == "launch":
        launch(s, pod)
        yield from end_turn(s, seat)
    elif choice == "stay":
        yield from pass_turn(s, seat)
        yield from end_turn(s, seat)
    else:
        _drop(s, seat, choice)


@rule
def pass_turn(s: Ship, seat: Seat) -> Asks[None]:
    """Pass: discard any cards, then suffer from Bleeding (N-26)."""
    s.passed[seat] = True
    s.tell("passed", seat=seat)
    yield from discard_any(s, seat)
    for _ in range(modify_for(s, seat, bleeding, 0, seat)):
        yield from light_wound(s, seat, "bleeding")


@rule
def discard_any(
    s: Ship, seat: Seat, prompt: str = "pass.discard", ledger: str = "N-26"
) -> Asks[int]:
    """Discard any number of hand cards, one after the other in any order; returns how many."""
    faces = s.cards.faces
    count = 0
    while s.hand[seat]:
        options = [DONE, *dict.fromkeys(faces[h] for h in s.hand[seat])]
        answer = yield from ask(Pick(seat, prompt, options, ledger, DONE))
        if answer == DONE:
            break
        s.spend_card(seat, s.card_in_hand(seat, answer))
        count += 1
    return count


@rule
def end_turn(s: Ship, seat: Seat) -> Asks[None]:
    """A fire wound for who stands in a burning room, then the next player (N-28)."""
    if s.present(seat) and s.fire[s.where[seat]]:
        yield from light_wound(s, seat, "fire")
    if not s.active(seat):
        s.passed[seat] = True
    s.acted, s.endless, s.must_pass = 0, False, False
    next_turn(s)


def next_turn(s: Ship) -> None:
    """Clockwise to the next who has not passed; when all humans have, the phase is over (N-24, N-29)."""
    passed = s.passed
    humans = [x for x, place in enumerate(s.where) if place >= IN_POD and not passed[x]]
    if not humans:
        s.phase = "airlock"
        return
    for seat in s.clockwise(s.turn)[1:] + [s.turn]:
        if seat in humans or (seat == s.xeno and not passed[seat]):
            s.turn = seat
            return


def forced_pass(s: Ship, seat: Seat) -> None:
    """The player passes when this action is over."""
    s.must_pass = True


def take_endless_turn(s: Ship, seat: Seat) -> None:
    """Any number of actions in this turn, then a pass."""
    s.endless = True


@rule
def everybody_passes(s: Ship, seat: Seat) -> Asks[None]:
    """All who have not passed pass at once, the acting player first; no attacks this round."""
    s.calm = True
    for other in [seat, *(x for x in s.player_order() if x != seat)]:
        if not s.passed[other]:
            yield from pass_turn(s, other)
