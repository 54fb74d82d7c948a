"""Phase 5: the lounge, accusations, and voluntary revelation."""

from __future__ import annotations

from functools import partial

from hullbreach.kernel import Asks, Choice, Pick, Seat, ask, ask_together, asks_nothing, rule

from .pieces import GREEN_FIELD, LOUNGE, Deed
from .revelation import reveal
from .state import Base

ABSTAIN = "abstain"
STAY, REVEAL = "stay", "reveal"


@asks_nothing
def lounge(s: Base) -> None:
    """All characters return to the lounge and stand up."""
    for f in s.figures:
        f.place, f.laid, f.out, f.quiet, f.offers = LOUNGE, False, False, False, 0
        f.gave = ""
    s.shown, s.paid = [], 0
    s.tell("lounge")
    s.turn = s.order() if any(map(s.belongings, s.present())) else []
    s.phase = "coop_trade" if s.coop else "trade"


@rule
def vote(s: Base) -> Asks[None]:
    """All point at somebody or nobody at the same moment; each vote moves a disc."""
    voters = s.present()
    targets = [i for i in voters if s.figures[i].disc != GREEN_FIELD]
    rules = {s.figures[i].seat: partial(_accuse, s, i, targets) for i in voters}
    votes: dict[Seat, Choice] = yield from ask_together(rules)
    for i in s.order():
        choice = votes[s.figures[i].seat]
        if isinstance(choice, int):
            s.tell("vote.cast", figure=i, accused=choice)
            s.move_disc(choice)
        else:
            s.tell("vote.abstains", figure=i)
    s.phase = "reveals"


@rule
def _accuse(s: Base, i: int, targets: list[int]) -> Asks[Choice]:
    options: list[Choice] = [*(k for k in targets if k != i), ABSTAIN]
    answer: Choice = yield from ask(Pick(s.figures[i].seat, "vote", options, "G-146", ABSTAIN))
    return answer


@rule
def reveals(s: Base) -> Asks[None]:
    """After the vote a hidden alien may reveal themselves; everybody is asked."""
    rules = {s.figures[i].seat: partial(_reveal, s, i) for i in s.present()}
    answers: dict[Seat, str] = yield from ask_together(rules, "count")
    for i in s.order():
        if answers[s.figures[i].seat] == REVEAL:
            reveal(s, i)
    if _may_reveal(s):
        s.story.append(Deed("hid", tuple(s.present()), (s.round,)))
    s.phase = "offers"


@rule
def _reveal(s: Base, i: int) -> Asks[str]:
    f = s.figures[i]
    options = [STAY, REVEAL] if f.alien and _may_reveal(s) else [STAY]
    answer: str = yield from ask(Pick(f.seat, "reveal", options, "G-149", STAY))
    return answer


def _may_reveal(s: Base) -> bool:
    return s.round >= s.rules.no_reveal_before_round
