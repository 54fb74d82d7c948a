"""Deliberately broken specimens: for every law one that it must catch."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import count
from typing import Any

from hullbreach.kernel import (
    Asks,
    Chance,
    Choice,
    Described,
    Eyes,
    Fact,
    Flow,
    Game,
    Occasion,
    Odds,
    Pick,
    Result,
    Seat,
    Session,
    Stakes,
    ask,
    ask_together,
    rule,
    settle,
)
from hullbreach.kernel.run import StepRun
from hullbreach.testing.specimen import GAME, steps
from hullbreach.testing.specimen.actions import action as actions
from hullbreach.testing.specimen.belief import determinize
from hullbreach.testing.specimen.components import NUMBERS
from hullbreach.testing.specimen.describe import describe
from hullbreach.testing.specimen.state import Crew, Row
from hullbreach.testing.specimen.view import CrewView, view


def _with_action(name: str, action: Any) -> Game[Crew]:
    """The specimen with another action in the place of one of its own."""

    @rule
    def turn(s: Crew, seat: Seat) -> Asks[None]:
        options = ["rest", "search"] if s.supply else ["rest"]
        said = yield from ask(Pick(seat, "turn.action", options, "S-6"))
        yield from action(s, seat) if said == name else actions[said].do(s, seat)
        later = [other for other in s.alive() if other > seat]
        s.turn, s.phase = (later[0], "turns") if later else (0, "sabotage")

    def step(s: Crew) -> Flow[None] | None:
        if s.phase == "turns" and not s.ending and s.supply:
            return turn(s, s.turn)
        return steps.step(s)

    return replace(GAME, step=step)


def short_score() -> Game[Crew]:
    """Forgets a seat in the score."""

    def score(s: Crew) -> Result:
        return Result(s.ending, (), (0,) * (s.players - 1))

    return replace(GAME, score=score)


def undescribed() -> Game[Crew]:
    """Does not say what its last option is."""

    def silent(s: Crew, pick: Pick) -> list[Described]:
        return describe(s, pick)[:-1]

    return replace(GAME, describe=silent)


def global_memory() -> Game[Crew]:
    """Remembers something outside the state."""
    counter = count()

    @rule
    def turn(s: Crew, seat: Seat) -> Asks[None]:
        s.history.append(Row("turn", seat, next(counter)))
        yield from ask(Pick(seat, "turn.action", ["rest", "search"], "S-6"))
        yield from ask(Pick(seat, "scan.show", ["keep", "show"], "S-6"))
        s.phase = "sabotage"

    def step(s: Crew) -> Flow[None] | None:
        return turn(s, s.turn) if s.phase == "turns" and not s.ending else steps.step(s)

    return replace(GAME, step=step)


def untidy_types() -> Game[Crew]:
    """Keeps a truth value where its annotation says number."""

    @rule
    def rest(s: Crew, seat: Seat) -> Asks[None]:
        s.history.append(Row("rest", seat, bits=True))
        return
        yield

    return _with_action("rest", rest)


def quiet_draw() -> Game[Crew]:
    """Lets a seat look at a card without counting it as something learnt."""

    @rule
    def search(s: Crew, seat: Seat) -> Asks[None]:
        h = s.supply.pop()
        s.cards.seen[h] |= 1 << seat
        s.hands[seat].append(h)
        yield from ask(Pick(seat, "scan.show", ["keep", "show"], "S-8"))

    return _with_action("search", search)


def meddling_vote() -> Game[Crew]:
    """Changes the state while the crew votes in secret."""

    @rule
    def ballot(s: Crew, seat: Seat) -> Asks[int]:
        target: int = yield from ask(Pick(seat, "vote.whom", [-1, *s.others(seat)], "S-14"))
        s.history.append(Row("vote", seat, target))
        return target

    @rule
    def vote(s: Crew) -> Asks[None]:
        yield from ask_together({seat: partial(ballot, s, seat) for seat in s.alive()})
        s.history.clear()
        steps.end_round(s)

    def step(s: Crew) -> Flow[None] | None:
        return vote(s) if s.phase == "vote" and not s.ending else steps.step(s)

    return replace(GAME, step=step)


def greedy_look() -> Game[Crew]:
    """Uses up a card when somebody only asks what could be done with it."""

    def possible(s: Crew, seat: Seat) -> bool:
        h = s.held(seat, "ration")
        if h is not None:
            s.hands[seat].remove(h)
            s.discard.append(h)
        return h is not None

    def wasteful(s: Crew, pick: Pick) -> list[Described]:
        closed = Described("eat", "option.eat", closed="closed.unhurt", rule="S-6")
        return [*describe(s, pick), *([] if possible(s, pick.seat) else [closed])]

    return replace(GAME, describe=wasteful)


def fickle_view() -> Game[Crew]:
    """Counts in the state how often it was looked at."""

    def see(s: Crew, seat: Seat | None) -> CrewView:
        s.history.append(Row("look", -1))
        return view(s, seat)

    return replace(GAME, view=see)


def costly_stakes() -> Game[Crew]:
    """Uses up a card when somebody only asks what an option would cost."""

    def stakes(s: Crew, pick: Pick, option: Choice) -> Stakes | None:
        if s.hands[pick.seat]:
            s.discard.append(s.hands[pick.seat].pop())
        return None

    return replace(GAME, stakes=stakes)


def fickle_view_beside() -> Game[Crew]:
    """Counts in the state how often a seat's view was built beside the public's."""

    def beside(s: Crew, seat: Seat, public: CrewView) -> CrewView:
        s.history.append(Row("look", -1))
        return view(s, seat)

    return replace(GAME, view_beside=beside)


def tactless_talk() -> Game[Crew]:
    """Counts in the state how often it was asked for somebody's side."""
    language = GAME.talk
    assert language is not None

    def foe(s: Crew, seat: Seat) -> bool:
        s.history.append(Row("look", -1))
        return s.alien[seat]

    return replace(GAME, talk=replace(language, foe=foe))


def borrowed_hand() -> Game[Crew]:
    """Takes a seat's hand from the public's view, where there is none."""

    def beside(s: Crew, seat: Seat, public: CrewView) -> CrewView:
        seen = view(s, seat)
        seen.hand = public.hand
        return seen

    return replace(GAME, view_beside=beside)


def hasty_step() -> Game[Crew]:
    """Begins to carry out the next rule while it is only looked for."""

    def step(s: Crew) -> Flow[None] | None:
        if s.phase == "vote" and not s.ending:
            s.history.append(Row("vote", -1))
        return steps.step(s)

    return replace(GAME, step=step)


def doubled_card() -> Game[Crew]:
    """Draws a card and leaves it on the pile."""

    @rule
    def search(s: Crew, seat: Seat) -> Asks[None]:
        s.hands[seat].append(s.supply[-1])
        return
        yield

    return _with_action("search", search)


def lost_card() -> Game[Crew]:
    """Takes a card off the pile and puts it nowhere."""

    @rule
    def search(s: Crew, seat: Seat) -> Asks[None]:
        s.supply.pop()
        return
        yield

    return _with_action("search", search)


def leaking_view() -> Game[Crew]:
    """Shows everybody's role."""

    def see(s: Crew, seat: Seat | None) -> CrewView:
        seen = view(s, seat)
        for other in seen.seats:
            other.role = "alien" if s.alien[other.seat] else "human"
        return seen

    return replace(GAME, view=see)


def leaking_stakes() -> Game[Crew]:
    """Gives the odds of a knife by what the target really holds."""

    def stakes(s: Crew, pick: Pick, option: Choice) -> Stakes | None:
        if pick.prompt != "attack.target" or not isinstance(option, int):
            return None
        return Stakes(odds=Odds(("good",), int(s.held(option, "shield") is None)))

    return replace(GAME, stakes=stakes)


def leaking_proposal() -> Game[Crew]:
    """Lays out a vote against somebody who really is an alien."""

    def proposed(s: Crew, pick: Pick) -> tuple[Choice, ...]:
        if pick.prompt != "vote.whom":
            return ()
        return tuple(x for x in pick.options if isinstance(x, int) and x >= 0 and s.alien[x])[:1]

    return replace(GAME, proposed=proposed)


def proposal_of_nothing() -> Game[Crew]:
    """Lays out an answer that is not open."""
    return replace(GAME, proposed=lambda _s, _pick: ("moonwalk",))


def leaking_preview() -> Game[Crew]:
    """Asks a second question whose words give a stranger's card away."""

    @rule
    def search(s: Crew, seat: Seat) -> Asks[None]:
        yield from ask(Pick(seat, "attack.target", s.others(seat), "S-8"))
        other = next(x for x in s.others(seat) if s.hands[x])
        about: dict[str, Fact] = {"content": s.cards.faces[s.hands[other][0]]}
        yield from ask(Pick(seat, "scan.show", ["keep", "show"], "S-8", about=about))

    return _with_action("search", search)


def settled_by_a_hand() -> Game[Crew]:
    """Does not ask which card to give up where the hand, which nobody else sees, leaves no choice."""

    @rule
    def search(s: Crew, seat: Seat) -> Asks[None]:
        faces = sorted({s.cards.faces[card] for card in s.hands[seat]}) or ["nothing"]
        yield from settle(Pick(seat, "search.discard", faces, "S-8"))

    return _with_action("search", search)


def settled_with_a_leak() -> Game[Crew]:
    """Names a stranger's card in what it does not ask."""

    @rule
    def search(s: Crew, seat: Seat) -> Asks[None]:
        other = next(x for x in s.others(seat) if s.hands[x])
        about: dict[str, Fact] = {"content": s.cards.faces[s.hands[other][0]]}
        yield from settle(Pick(seat, "scan.show", ["keep"], "S-8", about=about))
        yield from ask(Pick(seat, "attack.target", s.others(seat), "S-8"))

    return _with_action("search", search)


def leaking_question() -> Game[Crew]:
    """Offers a vote against aliens only."""

    @rule
    def ballot(s: Crew, seat: Seat) -> Asks[int]:
        options = [-1, *(other for other in s.others(seat) if s.alien[other])]
        target: int = yield from ask(Pick(seat, "vote.whom", options, "S-14"))
        return target

    @rule
    def vote(s: Crew) -> Asks[None]:
        yield from ask_together({seat: partial(ballot, s, seat) for seat in s.alive()})
        steps.end_round(s)

    def step(s: Crew) -> Flow[None] | None:
        return vote(s) if s.phase == "vote" and not s.ending else steps.step(s)

    return replace(GAME, step=step)


def leaking_silence() -> Game[Crew]:
    """Asks only those who can sabotage, and names them."""

    @rule
    def sabotage(s: Crew) -> Asks[None]:
        aliens = [seat for seat in s.alive() if s.alien[seat]]
        yield from ask_together({seat: partial(steps.tamper, s, seat) for seat in aliens})
        s.phase = "vote"

    def step(s: Crew) -> Flow[None] | None:
        return sabotage(s) if s.phase == "sabotage" and not s.ending else steps.step(s)

    return replace(GAME, step=step)


def leaking_event() -> Game[Crew]:
    """Tells everybody which card was found."""

    @rule
    def search(s: Crew, seat: Seat) -> Asks[None]:
        h = s.supply.pop()
        s.cards.seen[h] |= 1 << seat
        s.reveals += 1
        s.hands[seat].append(h)
        s.tell("found", seat=seat, card=s.cards.faces[h])
        return
        yield

    return _with_action("search", search)


def speechless() -> Game[Crew]:
    """Reports something for which nobody has found words."""

    @rule
    def rest(s: Crew, seat: Seat) -> Asks[None]:
        s.tell("hummed", seat=seat)
        return
        yield

    return _with_action("rest", rest)


def telling_reason() -> Game[Crew]:
    """Offers a standing answer to those only who have no choice."""

    def telling(s: Crew, pick: Pick) -> Occasion:
        return Occasion(why_all="why_all", standing=("round",) if len(pick.options) == 1 else ())

    return replace(GAME, occasion=telling)


def unexplained() -> Game[Crew]:
    """Asks people who have no choice and does not say why."""
    return replace(GAME, occasion=lambda s, pick: Occasion())


def leaking_occasion() -> Game[Crew]:
    """Names all cards in the reason."""

    def telling(s: Crew, pick: Pick) -> Occasion:
        return Occasion(why_all=f"why_all.{s.cards.faces}")

    return replace(GAME, occasion=telling)


def leaking_span() -> Game[Crew]:
    """Lets turns end with something that nobody can see."""
    return replace(GAME, spans=lambda s: {"turn": repr(s.cards.faces)})


def hasty_farewell() -> Game[Crew]:
    """Says that somebody is out who is only wounded."""
    return replace(GAME, is_out=lambda s, seat: s.lives[seat] < NUMBERS.lives)


def secret_farewell() -> Game[Crew]:
    """Says of all who are wounded, but only of aliens, that they are out."""
    return replace(GAME, is_out=lambda s, seat: s.lives[seat] < NUMBERS.lives and s.alien[seat])


def third_person() -> Game[Crew]:
    """Tells everybody, those who did it too, who has touched them."""

    @rule
    def rest(s: Crew, seat: Seat) -> Asks[None]:
        s.tell("touched", by=seat)
        return
        yield

    return _with_action("rest", rest)


def unexplained_wound() -> Game[Crew]:
    """Says that a life was lost, and not why."""

    @rule
    def rest(s: Crew, seat: Seat) -> Asks[None]:
        s.tell("found", seat=seat, card="−1 life")
        return
        yield

    return _with_action("rest", rest)


def bare_names() -> Game[Crew]:
    """Offers names and says nothing about them."""

    def terse(s: Crew, pick: Pick) -> list[Described]:
        return [Described(d.option, d.key, d.facts, closed=d.closed) for d in describe(s, pick)]

    return replace(GAME, describe=terse, stakes=lambda *_: None)


def lawless() -> Game[Crew]:
    """Asks by a rule that is not in the ledger."""

    @rule
    def rest(s: Crew, seat: Seat) -> Asks[None]:
        yield from ask(Pick(seat, "scan.show", ["keep", "show"], "S-99"))

    return _with_action("rest", rest)


def identity_fork() -> Game[Crew]:
    """Deals nothing anew: every fork is the truth."""

    def lazy(s: Crew, eyes: Eyes, chance: Chance, now: Crew) -> None:
        return None

    return replace(GAME, determinize=lazy)


def true_order_shuffled() -> Game[Crew]:
    """Shuffles the hidden faces from their true order instead of a canonical one."""

    def shuffled(s: Crew, eyes: Eyes, chance: Chance, now: Crew) -> None:
        determinize(s, eyes, chance, now)
        pool = [h for h in s.supply if not any(s.cards.knows(seat, h) for seat in eyes)]
        faces = [now.cards.faces[h] for h in pool]
        if sorted(faces) == sorted(s.cards.faces[h] for h in pool):
            chance.shuffle(faces)
            for h, face in zip(pool, faces, strict=True):
                s.cards.faces[h] = face

    return replace(GAME, determinize=shuffled)


def forgotten_discard() -> Game[Crew]:
    """Deals discarded cards anew to eyes of no seat, though everybody has seen them."""

    def forgetful(s: Crew, eyes: Eyes, chance: Chance, now: Crew) -> None:
        determinize(s, eyes, chance, now)
        if not eyes:
            pool = sorted([*s.discard, *s.supply])
            faces = sorted(s.cards.faces[h] for h in pool)
            chance.shuffle(faces)
            for h, face in zip(pool, faces, strict=True):
                s.cards.faces[h] = face

    return replace(GAME, determinize=forgetful)


class PermutingSession(Session[Crew]):
    """Forks by permuting the present state, after the step has been carried out."""

    def fork(self, seat: Seat, seed: int | str | bytes) -> Session[Crew]:
        world = super().clone()
        determinize(world.state, (seat,), Chance(b"x" * 32, pins={}), world.state)
        return world


class GullibleSession(Session[Crew]):
    """Takes every answer of a seat that is asked."""

    def _check(self, seat: Seat, option: Any, number: int) -> StepRun:
        if seat not in self.asked:
            return super()._check(seat, option, number)
        assert self._run is not None
        return self._run


class TalkativeSession(Session[Crew]):
    """Lets everybody take back whatever could be taken back, also while a secret question is open."""

    def may_undo(self, seat: Seat) -> bool:
        return self.can_undo(seat)
