"""What is worth a thought at all, and what nobody needs to think about."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.games.the_thing.components import VEHICLES
from hullbreach.games.the_thing.escape import BOARD
from hullbreach.games.the_thing.pieces import DORMITORY, IN
from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Choice, Pick, Seat

from .muster import best_posts
from .race import ways_out
from .work import works

ANY = ("trade", "coop.trade", "order.alien", "order.others")
"""Where the first option is as good as any: nothing is offered, and encounters come in the order of the board."""
WAYS_AWAY = ("coop.escape", "coop.rescue")
"""With 1-3 players it costs nothing to try to get away."""
HONEST = {"place.card": ("sabotage",), "go_on": ("stop",)}
"""What no human does while there is something else: hand in a sabotage, or waste the cards the others have given."""
POSTS = 5
"""How many of all places one thinks of."""


def sensible(question: Pick, s: Base | None) -> Sequence[Choice]:
    """No idle windows and offers, any order of encounters, no gamble with good cards in hand, and honest work."""
    options, prompt = question.options, question.prompt
    if prompt in ANY:
        return options[:1]
    if prompt == "board.want":
        return [BOARD]
    if prompt == "window" and len(options) == 2:
        return options[1:]
    if prompt in WAYS_AWAY or (prompt == "vehicle.start" and s is not None and s.coop):
        return [option for option in options if option in ("yes", "try", "start")] or options
    if prompt in HONEST and s is not None and not s.figures[question.seat].alien:
        return [option for option in options if option not in HONEST[prompt]] or options
    if prompt == "assign" and s is not None and not (s.coop or s.figures[question.seat].alien):
        return _starters(options, s)
    if prompt == "place" and s is not None:
        return _ways_to_go(options, s, question.seat)
    return options


def _starters(options: Sequence[Choice], s: Base) -> Sequence[Choice]:
    """Who has gone to a vehicle that is ready will have the keys to it."""
    if s.cards.faces[s.card] != "use":
        return options
    return [i for i in options if isinstance(i, int) and s.ready(s.figures[i].place)] or options


def _ways_to_go(options: Sequence[Choice], s: Base, seat: Seat) -> Sequence[Choice]:
    """Where work is to be done, with a card that helps; without a good one anything, without a use rather to bed."""
    hand = [s.cards.faces[h] for h in s.figures[seat].hand]
    if hand.count("sabotage") == len(hand):
        return options
    keys = float(any(s.holds(i, "keys") for i, f in enumerate(s.figures) if f.status == IN))
    places = best_posts(s, works(s, ways_out(s, keys), keys), POSTS)
    if s.holds(seat, "keys"):
        places += [place for place in VEHICLES if s.ready(place)]
    go = [o for o in options if isinstance(o, tuple) and o[0] == "go" and o[1] in places]
    if "use" in hand or s.figures[seat].alien:
        return go or options
    return [*go, DORMITORY]
