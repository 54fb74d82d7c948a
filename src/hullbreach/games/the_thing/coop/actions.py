"""Phase 5 with 1-3 players: action dice instead of action cards."""

from __future__ import annotations

from hullbreach.games.the_thing.alien_encounters import fire_options
from hullbreach.games.the_thing.components import ACTION_DIE, GREEN, TRACKS
from hullbreach.games.the_thing.encounters import PASS
from hullbreach.games.the_thing.escape import RESCUE
from hullbreach.games.the_thing.locations import carry_out, crew_agrees, possible
from hullbreach.games.the_thing.pieces import DORMITORY, Facts
from hullbreach.games.the_thing.sabotage import sabotage
from hullbreach.games.the_thing.state import Base
from hullbreach.games.the_thing.window import (
    BURN,
    act_freely,
    burn,
    can_burn,
    window_options,
)
from hullbreach.kernel import DONE, Asks, Choice, Pick, asks_nothing, roll, rule, settle

from .threat import advance_discs, move_threat, still_in

USE, REPAIR, SABOTAGE, THREAT = "use", "repair", "sabotage", "threat"
NOTHING = "nothing"
FACES = (USE, REPAIR, SABOTAGE, THREAT)


@rule
def rescue(s: Base) -> Asks[None]:
    """At the start of the phase the players may try to escape with the landed rescue helicopter."""
    s.more = True
    s.phase = "coop_window"
    if not s.landed():
        return
    choice = yield from settle(Pick(s.leader, "coop.rescue", ["try", "stay"], "G-210", "stay"))
    if choice == "try" and (yield from crew_agrees(s, s.leader)):
        s.here, s.phase = RESCUE, "coop_escape"


@rule
def window(s: Base) -> Asks[None]:
    """Before every roll and after the last, tools and fuel cans may be used one after the other."""
    for i in s.order():
        options = [word for word in window_options(s, i) if _is_free(word)]
        about: Facts = {"figure": s.name(i), "place": s.figures[i].place}
        while len(options) > 1:
            pick = Pick(s.figures[i].seat, "window", options, "G-107", PASS, about=about)
            choice = yield from settle(pick)
            if choice == PASS:
                break
            act_freely(s, i, choice)
            options = [word for word in window_options(s, i) if _is_free(word)]
    if not s.more or not eligible(s):
        s.phase = "lounge"
    else:
        s.phase = "coop_name" if s.dark() else "coop_roll"


def _is_free(word: str) -> bool:
    return word != "quiet" and not word.startswith(BURN)


def eligible(s: Base) -> list[int]:
    """The standing characters at green locations."""
    return [i for i in s.standing() if s.figures[i].place in GREEN]


@rule
def roll_dice(s: Base) -> Asks[None]:
    """The leader rolls 3 action dice, 2 when hungry."""
    count = TRACKS.coop.hungry_dice if s.hungry else TRACKS.coop.dice
    s.dice = yield from roll_several(count)
    s.tell("dice.rolled", dice=tuple(s.dice))
    if s.actor < 0:
        s.phase = "coop_name"
    else:
        prepare_rerolls(s)


@rule
def roll_several(count: int) -> Asks[list[str]]:
    """Roll a number of action dice."""
    dice: list[str] = []
    for _ in range(count):
        face: str = yield from roll(ACTION_DIE)
        dice.append(face)
    return dice


@rule
def name_actor(s: Base) -> Asks[None]:
    """The whole roll goes to one standing character; in darkness they are named before it."""
    about: Facts = {"dice": tuple(s.dice)}
    s.actor = yield from settle(Pick(s.leader, "coop.assign", eligible(s), "G-211", about=about))
    s.tell("dice.assigned", figure=s.actor)
    if s.dice:
        prepare_rerolls(s)
    else:
        s.phase = "coop_roll"


def prepare_rerolls(s: Base) -> None:
    """Norris rerolls up to 3 dice, Garry 1, a flashlight up to 3 in the dark; each die once."""
    i = s.actor
    allowed = s.person(i).coop_rerolls
    if s.dark() and s.holds(i, "flashlight"):
        allowed += TRACKS.coop.dice
    s.rerolls, s.rerolled = min(allowed, len(s.dice)), []
    s.phase = "coop_reroll" if s.rerolls else before_negation(s)


def before_negation(s: Base) -> str:
    """The phase after rerolling: somebody in the dormitory may turn a die first."""
    return "coop_turn_die" if s.standing(DORMITORY) else "coop_negate"


@rule
def reroll(s: Base) -> Asks[None]:
    """Dice are rolled again one after the other."""
    left = [k for k in range(len(s.dice)) if k not in s.rerolled]
    if not s.rerolls or not left:
        s.phase = before_negation(s)
        return
    seat = s.figures[s.actor].seat
    options: list[Choice] = [*left, DONE]
    pick = Pick(seat, "coop.reroll", options, "G-218", DONE, about={"dice": tuple(s.dice)})
    k = yield from settle(pick)
    if k == DONE:
        s.phase = before_negation(s)
        return
    s.dice[k] = yield from roll(ACTION_DIE)
    s.rerolled.append(k)
    s.rerolls -= 1
    s.tell("dice.rerolled", die=k + 1, face=s.dice[k])


@rule
def turn_die(s: Base) -> Asks[None]:
    """Before and after negation the character in the dormitory may lie down to turn one die to any face."""
    after = "coop_effect" if s.phase == "coop_turn_die_late" else "coop_negate"
    sleepers = s.standing(DORMITORY)
    if sleepers and s.dice:
        options: list[Choice] = [
            (k, face) for k, die in enumerate(s.dice) for face in FACES if face != die
        ]
        seat = s.figures[sleepers[0]].seat
        about: Facts = {"dice": tuple(s.dice), "figure": s.name(sleepers[0])}
        pick = Pick(seat, "coop.turn_die", [PASS, *options], "G-213", PASS, about=about)
        choice = yield from settle(pick)
        if choice != PASS:
            s.dice[choice[0]] = choice[1]
            s.lay(sleepers[0])
            s.tell("dice.turned", figure=sleepers[0], die=choice[0] + 1, face=choice[1])
    s.phase = after


@rule
def negate(s: Base) -> Asks[None]:
    """The character's player may negate dice for 1 field of the disc each."""
    i = s.actor
    if not still_in(s, i):
        finish_roll(s)
        return
    f = s.figures[i]
    if not s.dice or f.disc >= s.disc_end():
        s.phase = after_negation(s)
        return
    options: list[Choice] = [DONE, *range(len(s.dice))]
    pick = Pick(f.seat, "coop.negate", options, "G-214", DONE, about={"dice": tuple(s.dice)})
    k = yield from settle(pick)
    if k == DONE:
        s.phase = after_negation(s)
        return
    s.tell("dice.negated", figure=i, face=s.dice.pop(k))
    advance_discs(s, [i], "coop_negate")


def after_negation(s: Base) -> str:
    """The phase after negating: somebody in the dormitory may still turn a die."""
    return "coop_turn_die_late" if s.standing(DORMITORY) else "coop_effect"


@asks_nothing
def effect(s: Base) -> None:
    """Sabotage and threat are all carried out and leave no action; otherwise one die is used."""
    if not still_in(s, s.actor):
        finish_roll(s)
        return
    place = s.figures[s.actor].place
    bad = [face for face in s.dice if face in (SABOTAGE, THREAT)]
    if not bad:
        s.phase = "coop_act"
        return
    s.dice = [THREAT] * bad.count(THREAT)
    for _ in range(bad.count(SABOTAGE)):
        if possible(s, SABOTAGE, place):
            sabotage(s, place)
    s.phase = "coop_threats"


@asks_nothing
def threats(s: Base) -> None:
    """Each threat die moves the marker 1 field left; what is left of the roll dies with the character."""
    if not s.dice or not still_in(s, s.actor):
        finish_roll(s)
        return
    s.dice.pop()
    move_threat(s, -1, "coop_threats")


@rule
def act(s: Base) -> Asks[None]:
    """One action shown by a die, or that die used to burn the location."""
    i = s.actor
    f = s.figures[i]
    options = [face for face in (USE, REPAIR) if face in s.dice and possible(s, face, f.place)]
    s.turned = []
    if s.dice and can_burn(s, i):
        options += [f"{BURN}_{weapon}" for weapon in fire_options(s, i) if weapon != PASS]
    options.append(NOTHING)
    about: Facts = {"figure": s.name(i), "place": f.place}
    choice = yield from settle(Pick(f.seat, "coop.act", options, "G-216", options[0], about=about))
    s.dice = []
    s.phase = "acted"
    if choice in (USE, REPAIR):
        yield from carry_out(s, choice, i)
    elif choice != NOTHING:
        burn(s, i, choice.removeprefix(f"{BURN}_"))


def finish_roll(s: Base) -> None:
    """The roll is over for this character."""
    s.dice = []
    s.phase = "coop_acted"


@rule
def acted(s: Base) -> Asks[None]:
    """The character lies down; the leader stops or rolls for another standing character."""
    i, s.actor = s.actor, -1
    if still_in(s, i):
        s.lay(i)
    s.dice, s.phase = [], "coop_window"
    if not eligible(s):
        s.more = False
        return
    choice = yield from settle(Pick(s.leader, "coop.go_on", ["next", "stop"], "G-217", "stop"))
    s.more = choice == "next"
