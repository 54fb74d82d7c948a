"""What is worth a thought at all, and what nobody needs to think about.

Humans go by duty: where to go, what to hand in, whom to accuse, to test and to give something is settled by rules that
all of them keep to, so that they need no words. Aliens are free to do what hurts most, as far as it pays.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from hullbreach.bots.beliefs.the_thing import odds
from hullbreach.games.the_thing.components import TRACKS, VEHICLES
from hullbreach.games.the_thing.escape import BOARD, STAY
from hullbreach.games.the_thing.lounge import ABSTAIN
from hullbreach.games.the_thing.pieces import DORMITORY, IN, RADIO
from hullbreach.games.the_thing.state import Base
from hullbreach.games.the_thing.trade import ACCEPT, DECLINE
from hullbreach.kernel import DONE, Choice, Pick

from .crew import acting, placing
from .gifts import best_gift
from .muster import best_posts
from .orders import can_call, post, quiet_places
from .race import ways_out
from .trust import EVEN, let_aboard, whom_to_accuse, whom_to_test, worth_leaving
from .work import works

ANY = ("coop.trade", "order.alien", "order.others")
"""Where the first option is as good as any: encounters come in the order of the board."""
WAYS_AWAY = ("coop.escape", "coop.rescue")
"""With 1-3 players it costs nothing to try to get away."""
POSTS = 5
"""How many of all places an alien thinks of."""

Habit: TypeAlias = Callable[[Pick, Base], Sequence[Choice]]


def _always(place: int) -> Habit:
    """The option at this place of the list, whatever the position."""

    def always(question: Pick, _: Base) -> Sequence[Choice]:
        return [question.options[place]]

    return always


def sensible(question: Pick, s: Base | None) -> Sequence[Choice]:
    """No idle windows, any order of encounters, presents are taken, and everybody goes by what they are."""
    options, prompt = question.options, question.prompt
    if prompt in ANY:
        return options[:1]
    if prompt == "board.want":
        return [BOARD]
    if prompt == "window" and len(options) == 2:
        return options[1:]
    if prompt == "trade.answer":
        return [ACCEPT if ACCEPT in options and not question.about["wants"] else DECLINE]
    if prompt in WAYS_AWAY or (prompt == "vehicle.start" and s is not None and s.coop):
        return [option for option in options if option in ("yes", "try", "start")] or options
    if s is None:
        return options
    alien = not s.coop and s.figures[question.seat].alien
    habit = (OF_CREWS if s.coop else OF_ALIENS if alien else OF_HUMANS).get(prompt)
    return options if habit is None else habit(question, s)


# -- humans --------------------------------------------------------------------------------------------------------


def _no_sabotage(question: Pick, s: Base) -> Sequence[Choice]:
    """No sabotage while there is another card, and where nothing is to be mended a use if there is one."""
    good = [card for card in question.options if card != "sabotage"]
    if "use" in good and not s.damage.get(s.figures[question.seat].place, 0):
        return ["use"]
    return good or question.options


def _no_waste(question: Pick, _: Base) -> Sequence[Choice]:
    """No card that somebody has given is thrown away."""
    return [option for option in question.options if option != "stop"] or question.options


def _starters(question: Pick, s: Base) -> Sequence[Choice]:
    """A use goes to the radio as soon as it works, or to who waits at a vehicle with keys; no alien shall drive."""
    people = [i for i in question.options if isinstance(i, int)]
    if s.cards.faces[s.card] != "use":
        return question.options
    if can_call(s) and (calling := [i for i in people if s.figures[i].place == RADIO]):
        return calling[:1]
    waiting = [i for i in people if s.ready(s.figures[i].place)]
    if not waiting:
        return question.options
    doubts = odds(s, question.seat)
    drivers = [i for i in waiting if doubts[i] < EVEN]
    return drivers or [i for i in people if i not in waiting] or people


def _on_duty(question: Pick, s: Base) -> Sequence[Choice]:
    """Where one is needed most; without a use to mend something or to bed, and else where nobody is to be met."""
    seat, options = question.seat, question.options
    hand = [s.cards.faces[h] for h in s.figures[seat].hand]
    able = "use" in hand
    places = [place for place in VEHICLES if s.ready(place)] if s.holds(seat, "keys") else []
    if not places and (able or "repair" in hand):
        places = post(s, seat, able)
    if go := _going(options, places):
        return go
    if not able and not s.at(DORMITORY):
        return [DORMITORY]
    quiet = quiet_places(s, seat)
    return [o for o in options if isinstance(o, tuple) and o[1] in quiet] or options


def _going(options: Sequence[Choice], places: Sequence[str]) -> list[Choice]:
    """To go and give a card at one of these places."""
    return [o for o in options if isinstance(o, tuple) and o[0] == "go" and o[1] in places]


def _accusation(question: Pick, s: Base) -> Sequence[Choice]:
    """The one whose disc should move."""
    accused = [i for i in question.options if isinstance(i, int)]
    whom = whom_to_accuse(s, question.seat, accused)
    return [ABSTAIN if whom is None else whom]


def _tested(question: Pick, s: Base) -> Sequence[Choice]:
    """The one about whom least is known."""
    return [whom_to_test(s, question.seat, [int(str(i)) for i in question.options])]


def _picked(question: Pick, s: Base) -> Sequence[Choice]:
    """Uses, and as long as the radio is to be mended one repair."""
    first = question.about["number"] == 1 and not s.sos and s.damage[RADIO] > 0
    wanted = ("repair", "use") if first else ("use", "repair")
    return [next((kind for kind in wanted if kind in question.options), question.options[0])]


def _keeping(question: Pick, _: Base) -> Sequence[Choice]:
    """Blood is kept, and nothing else."""
    return ["keep" if question.about["token"] == "blood" else "discard"]


def _boarding(question: Pick, s: Base) -> Sequence[Choice]:
    """The helicopter waits as long as it has fuel."""
    waits = s.rescue_fuel < TRACKS.rescue_fuel.end
    return [BOARD if worth_leaving(s, question.seat, waits) else STAY]


def _starting(question: Pick, s: Base) -> Sequence[Choice]:
    """A vehicle waits, as long as nobody freezes."""
    go = "start" in question.options and worth_leaving(s, question.seat, not s.frost)
    return ["start" if go else "nothing"]


def _agreeing(question: Pick, s: Base) -> Sequence[Choice]:
    """Who is rather human is taken along, and nobody else."""
    asking = next(i for i in s.present() if s.name(i) == question.about["figure"])
    return ["yes" if let_aboard(s, question.seat, asking) else "no"]


def _partner(question: Pick, s: Base) -> Sequence[Choice]:
    """Who should have something of one's own, if anybody."""
    gift = best_gift(s, question.seat)
    return [gift[0] if gift is not None and gift[0] in question.options else DONE]


def _present(question: Pick, s: Base) -> Sequence[Choice]:
    """The one thing they should have."""
    gift = best_gift(s, question.seat)
    return [DONE if gift is None or question.about["named"] else gift[1]]


# -- aliens --------------------------------------------------------------------------------------------------------


def _where_it_pays(question: Pick, s: Base) -> Sequence[Choice]:
    """One of the places where most is to be done, or undone."""
    options, seat = question.options, question.seat
    hand = [s.cards.faces[h] for h in s.figures[seat].hand]
    if hand.count("sabotage") == len(hand):
        return options
    keys = float(any(s.holds(i, "keys") for i, f in enumerate(s.figures) if f.status == IN))
    places = best_posts(s, works(s, ways_out(s, keys), keys), POSTS)
    if s.holds(seat, "keys"):
        places += [place for place in VEHICLES if s.ready(place)]
    return _going(options, places) or options


OF_HUMANS: Mapping[str, Habit] = {
    "place": _on_duty,
    "place.card": _no_sabotage,
    "go_on": _no_waste,
    "assign": _starters,
    "vote": _accusation,
    "test.offer": _always(-1),  # whoever can test does
    "sleep.card": _picked,
    "lab.keep": _keeping,
    "test.target_a": _tested,
    "test.target_b": _tested,
    "board.first": _boarding,
    "board.agree": _agreeing,
    "vehicle.start": _starting,
    "trade": _partner,
    "trade.give": _present,
    "trade.want": _always(-1),  # presents cost nothing
}
OF_CREWS: Mapping[str, Habit] = {"coop.place": placing, "coop.act": acting}
OF_ALIENS: Mapping[str, Habit] = {"place": _where_it_pays, "trade": _always(0)}
