"""Laws of secrecy: nothing a seat is shown, told, asked or allowed depends on what is hidden from it."""

from __future__ import annotations

from typing import Any

from hullbreach.kernel import (
    Chance,
    Choice,
    Game,
    Roll,
    Seat,
    Session,
    copier,
    deal_anew,
    digest,
    encode,
    key_of,
)

from .walking import (
    choose,
    forks_of,
    numbers,
    open_options,
    seats_of,
    seen,
    told_to,
    whole_of,
)


def undo_hides_nothing_learnt(session: Session[Any]) -> None:
    """What can be taken back has taught nothing: in any world the seat believes in it looks the same."""
    if session.over:
        return
    twin = session.clone()
    seat, option, number = choose(twin, numbers(session.steps))
    twin.answer(seat, option, number)
    if not twin.clone().undo(seat) or twin.asked.keys() == session.asked.keys() - {seat}:
        return
    world = session.fork(seat, session.steps)
    world.answer(seat, option, world.asked[seat].number)
    assert seen(world, seat) == seen(twin, seat), "undo could be used to look at hidden things"


def undo_tells_nothing(session: Session[Any]) -> None:
    """While a secret question is open, nobody sees from what they may take back whether others have answered."""
    if len(session.asked) < 2:
        return
    twin = session.clone()
    seat, option, number = choose(twin, numbers(session.steps))
    before = {other: twin.seat_view(other).may_undo for other in twin.asked if other != seat}
    twin.answer(seat, option, number)
    for other in before.keys() & twin.asked.keys():
        assert twin.seat_view(other).may_undo == before[other], f"seat {other} sees {seat} answer"


def views_share_what_all_see(session: Session[Any]) -> None:
    """A seat's view is the same whether or not the public's was at hand, which stays as it was."""
    public = session.view(None)
    before = encode(public)
    for seat in (None, *seats_of(session)):
        beside = encode(session.view(seat, public))
        assert beside == encode(session.view(seat)), f"seat {seat} sees what the public sees"
    assert encode(public) == before


def redealing_changes_nothing_seen(session: Session[Any]) -> None:
    """Nothing a seat receives changes when the world hidden from it is dealt anew."""
    for seat, seed in forks_of(session, session.config.players):
        world = session.fork(seat, seed)
        assert seen(world, seat) == seen(session, seat), f"seat {seat} sees the difference"
        assert seen(world, None) == seen(session, None), "the public sees more than a seat"


def previews_teach_nothing(session: Session[Any]) -> None:
    """What a seat would be asked next, and what is at stake in it, is the same in any world it believes in."""
    if session.over:
        return
    before = whole_of(session)
    for seat, pick in list(session.asked.items()):
        option = pick.options[session.steps % len(pick.options)]
        world = session.fork(seat, session.steps)
        here, there = (x.preview(seat, [option]) for x in (session, world))
        assert encode(here) == encode(there), f"a preview of {pick.prompt} tells seat {seat} more"
    assert whole_of(session) == before, "a preview changed something"


def what_is_settled_all_can_see(session: Session[Any]) -> None:
    """What is settled without being asked has one way in every world anybody believes in: silence would tell."""
    if session.over or session.waits.names is None or len(session.asked) > 1:
        return
    seat, option, _ = choose(session, numbers(session.steps))
    settled = _settled_by(session.clone(), seat, option)
    for other, seed in forks_of(session, session.config.players):
        there = _settled_by(session.fork(other, seed), seat, option)
        if settled is not None and there is not None:
            assert there == settled, f"seat {other} cannot see what was settled: {settled}, {there}"


def _settled_by(twin: Session[Any], seat: Seat, option: Choice) -> list[Any] | None:
    """What an answer settles for whom, or None where it is not open here or something else decides."""
    pick = twin.asked[seat]
    if pick.secret or option not in pick.options:
        return None
    twin.only_ways.kept = []
    twin.answer(seat, option, pick.number)
    kept = twin.only_ways.kept if twin.can_undo(seat) else None
    return kept and [(way.seat, way.prompt, open_options(way.options)) for way in kept]


def occasions_are_alike(session: Session[Any]) -> None:
    """Who is asked the same together is told the same reason, and nobody has to give a secret answer without one."""
    if session.over or (session.waits.names is not None and len(session.asked) < 2):
        return
    told: dict[str, bytes] = {}
    for seat, pick in session.asked.items():
        shown = session.seat_view(seat)
        why = encode([shown.who, shown.occasion.why_all, shown.occasion.standing])
        assert told.setdefault(pick.prompt, why) == why, f"{pick.prompt} is explained otherwise"
        if len(pick.options) == 1:
            assert shown.occasion.why_all, f"{pick.prompt} has one answer and does not say why"


def spans_are_public(session: Session[Any]) -> None:
    """Which turn and which round it is does not depend on anything hidden: standing answers end with them."""
    for seat, seed in forks_of(session, 1):
        spans = session.game.spans(session.state)
        assert session.game.spans(session.fork(seat, seed).state) == spans


def whoever_is_out_stays_out(session: Session[Any]) -> None:
    """Everybody can see who is out for good, and they are not asked again: so they may be shown all cards."""
    game = session.game
    gone = [seat for seat in seats_of(session) if game.is_out(session.state, seat)]
    for seat, seed in forks_of(session, 1):
        world = session.fork(seat, seed).state
        assert gone == [other for other in seats_of(session) if game.is_out(world, other)]
    later, source = session.clone(), numbers(session.steps)
    for _ in range(FURTHER if gone else 0):
        asked = [seat for seat in gone if seat in later.asked]
        assert not asked, f"seats {asked} are out and asked"
        if later.over:
            break
        later.answer(*choose(later, source))
        back = [seat for seat in gone if not game.is_out(later.state, seat)]
        assert not back, f"seats {back} were out and are back"


FURTHER = 60
"""How many answers are looked ahead for somebody who comes back."""


def events_tell_no_more_than_views(session: Session[Any]) -> None:
    """If a seat's view is the same in two worlds after an answer, so is what it was told on the way."""
    if session.over or session.pending:
        return
    actor, option, _ = choose(session, numbers(session.steps))
    for seat, seed in forks_of(session, 2):
        truth, world = session.clone(), session.fork(seat, seed)
        pick = world.asked.get(actor)
        if pick is None or option not in pick.options:
            continue
        _same_dice(truth, world)
        told = told_to(truth.answer(actor, option, truth.asked[actor].number), seat)
        also = told_to(world.answer(actor, option, pick.number), seat)
        same = seen(truth, seat, numbered=False) == seen(world, seat, numbered=False)
        assert not same or told == also, f"seat {seat} was told {told} or {also}"


def _same_dice(first: Session[Any], second: Session[Any]) -> None:
    """Let the second session roll what the first one rolled."""
    rolled: list[int | str] = []

    def note(_: Roll, face: int | str) -> int | str:
        rolled.append(face)
        return face

    def repeat(roll: Roll, face: int | str) -> int | str:
        said = rolled.pop(0) if rolled else face
        return said if said in roll.die else face

    first.dice.said, second.dice.said = note, repeat


def fork_forgets_the_truth(session: Session[Any]) -> None:
    """A fork of a fork is the fork: the deal depends on what the seat knows and the seed alone."""
    for seat, seed in forks_of(session, 2):
        world = session.fork(seat, seed)
        again = world.fork(seat, seed + 1)
        assert again.digest() == session.fork(seat, seed + 1).digest(), f"seat {seat}: lazy fork"
        assert whole_of(world.clone()) == whole_of(world), "a fork's clone differs from it"


def public_deals_tell_nothing(session: Session[Any]) -> None:
    """Dealt anew from public eyes, everybody sees the table they saw, and what is dealt tells nothing of the truth."""
    if session.over:
        return
    game, truth = session.game, session.boundary
    for seed in range(2):
        dealt = _dealt_to_all(game, truth, seed)
        assert encode(game.view(dealt, None)) == encode(game.view(truth, None)), "another table"
        assert digest(_dealt_to_all(game, dealt, 9)) == digest(_dealt_to_all(game, truth, 9)), (
            "the deal follows the truth"
        )


def _dealt_to_all(game: Game[Any], boundary: Any, seed: int) -> Any:
    """Another world in which everybody knows what they know of this one, and nothing more."""
    state = copier(game.state)(boundary)
    deal_anew(game, state, (), Chance(key_of(seed)), boundary)
    state.chance.unpin()
    return state


def hidden_facts_vary(session: Session[Any], worlds: int = 400) -> None:
    """Over many forks every fact that is surely open to a seat takes at least two values."""
    if session.answers or session.state.reveals != session.boundary.reveals:
        return  # what was open at the boundary may have come out since
    for seat, seed in forks_of(session, 1):
        fixed = dict(session.game.secrets(session.boundary, seat))
        for i in range(worlds):
            if not fixed:
                break
            dealt = session.game.secrets(session.fork(seat, f"{seed} {i}").boundary, seat)
            fixed = {name: v for name, v in fixed.items() if dealt.get(name, v) == v}
        assert not fixed, f"seat {seat}: always the same: {fixed}"
