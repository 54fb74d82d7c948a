"""Phase 4.2: the leader turns up the active cards and assigns them."""

from __future__ import annotations

from hullbreach.kernel import Asks, Pick, asks_nothing, rule, settle
from hullbreach.parts.cards import show

from .locations import carry_out, possible
from .pieces import Deed
from .state import Base


@asks_nothing
def shuffle_stack(s: Base) -> None:
    """The leader shuffles the active stack."""
    s.shuffle(s.stack)
    s.tell("stack.shuffled", cards=len(s.stack))
    s.phase = "flip"


@asks_nothing
def flip(s: Base) -> None:
    """Turn up the top card of the stack; there may be none left."""
    if not s.stack:
        finish(s)
        return
    s.card = s.stack.pop()
    s.turned.append(show(s, s.card))
    s.tell("card.turned", card=s.cards.faces[s.card])
    s.phase = "assign"


@rule
def assign(s: Base) -> Asks[None]:
    """Give the card to a standing character who can carry it out; if there is none, one is laid down all the same."""
    card = s.cards.faces[s.card]
    standing = s.standing()
    able = [i for i in standing if possible(s, card, s.figures[i].place)]
    about = {"card": card}
    s.phase = "acted"
    if able:
        i = yield from settle(Pick(s.leader, "assign", able, "G-100", about=about))
        s.actor = i
        s.tell("card.assigned", figure=i, card=card, place=s.figures[i].place)
        yield from carry_out(s, card, i)
        return
    s.tell("card.lost", card=card)
    if standing:
        s.actor = yield from settle(Pick(s.leader, "assign.lost", standing, "G-101", about=about))


@rule
def acted(s: Base) -> Asks[None]:
    """The figure lies down, the card is discarded, and the leader goes on or stops."""
    if s.coop:
        s.phase = "coop_acted"
        return
    if s.actor >= 0:
        s.lay(s.actor)
        s.actor = -1
    s.action_discard.append(s.card)
    s.card = -1
    s.phase = "window"
    if not s.stack or not s.standing():
        if len(s.turned) > 1:
            s.story.append(Deed("led", (s.leader,)))
        finish(s)
        return
    choice = yield from settle(Pick(s.leader, "go_on", ["next", "stop"], "G-102", "stop"))
    if choice == "stop":
        s.story.append(Deed("stopped", (s.leader,)))
        finish(s)


def finish(s: Base) -> None:
    """The rest of the stack goes unseen to the discard pile."""
    if s.stack:
        s.tell("stack.discarded", cards=len(s.stack))
    s.action_discard += s.stack
    s.stack = []
    s.more = False
    s.phase = "window"
