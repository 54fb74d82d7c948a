"""Phase 6: tests."""

from __future__ import annotations

from functools import partial

from hullbreach.kernel import Asks, Pick, Seat, ask, ask_together, rule, settle
from hullbreach.parts.cards import show

from .coop.threat import judge_role_card
from .pieces import GREEN_FIELD, IN
from .revelation import reveal, show_role
from .state import Base

NONE, A, B, BOTH = "none", "a", "b", "both"


@rule
def offers(s: Base) -> Asks[None]:
    """Everybody is asked whether they offer a test; what is offered is then shown."""
    rules = {s.figures[i].seat: partial(_offer, s, i) for i in s.present()}
    answers: dict[Seat, str] = yield from ask_together(rules, "count")
    for i in s.order():
        record_offer(s, i, answers[s.figures[i].seat])
    s.phase = "test_a"


@rule
def _offer(s: Base, i: int) -> Asks[str]:
    pick = Pick(s.figures[i].seat, "test.offer", offer_options(s, i), "G-150", NONE)
    answer: str = yield from ask(pick)
    return answer


def offer_options(s: Base, i: int) -> list[str]:
    """Test A needs a blood bag, test B a cable and a flamethrower in one hand."""
    f, faces = s.figures[i], s.cards.faces
    blood = any(faces[h] == "blood" for h in f.lab)
    fire = bool(f.flames) and s.holds(i, "cable")
    return [NONE, *[A] * blood, *[B] * fire, *[BOTH] * (blood and fire)]


def record_offer(s: Base, i: int, answer: str) -> None:
    """An offer is public: the blood bag or the cable is shown."""
    if answer in (A, BOTH):
        blood = next(h for h in s.figures[i].lab if s.cards.faces[h] == "blood")
        show(s, blood)
        s.test_a.append(i)
        s.tell("test.offered_a", figure=i)
    if answer in (B, BOTH):
        s.show_one(i, "cable")
        s.test_b.append(i)
        s.tell("test.offered_b", figure=i)


@rule
def test_a(s: Base) -> Asks[None]:
    """Test A: a blood bag is spent on (one of) the most suspected."""
    testers, s.test_a = [i for i in s.test_a if s.figures[i].status == IN], []
    s.phase = "test_b"
    if not testers:
        return
    i = yield from settle(Pick(s.leader, "test.tester_a", testers, "G-150"))
    highest = max(s.figures[k].disc for k in s.present())
    targets = [k for k in s.present() if s.figures[k].disc == highest]
    target = yield from settle(Pick(s.figures[i].seat, "test.target_a", targets, "G-151"))
    s.lab_out.append(s.take(s.figures[i].lab, "blood"))
    s.tell("test.a", figure=i, target=target)
    verdict(s, target)


@rule
def test_b(s: Base) -> Asks[None]:
    """Test B: a reload is spent on anybody; who was revealed by test A cannot test any more."""
    testers, s.test_b = [i for i in s.test_b if s.figures[i].status == IN], []
    s.phase = "food"
    if not testers:
        return
    i = yield from settle(Pick(s.leader, "test.tester_b", testers, "G-150"))
    target = yield from settle(Pick(s.figures[i].seat, "test.target_b", s.present(), "G-152"))
    s.spend_reload(i)
    s.tell("test.b", figure=i, target=target)
    verdict(s, target)


def verdict(s: Base, target: int) -> None:
    """A human's disc goes to green, an alien is revealed at once."""
    if s.coop:
        judge_role_card(s, target)
        return
    if s.figures[target].alien:
        reveal(s, target)
        return
    show_role(s, target)
    s.figures[target].disc = GREEN_FIELD
