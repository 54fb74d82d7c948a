"""The laws every game must pass, in every mode and at every number of players.

A law looks at a session at one moment of a game and raises AssertionError if it does not hold; it leaves the session
as it was. `walk` plays a game, answered by whoever draws the numbers (a generator, or Hypothesis, which shrinks a
failing game to a few moves), and lets the laws look on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, TypeAlias

from msgspec.structs import replace

from hullbreach.kernel import (
    NATURE,
    Chance,
    Choice,
    Config,
    Described,
    Event,
    Game,
    Refused,
    Result,
    Roll,
    Seat,
    Session,
    copier,
    deal_anew,
    digest,
    encode,
    key_of,
    read_replay,
    record,
    verify,
    write_replay,
)
from hullbreach.parts.cards import CardState

from .wording import (
    has_words,
    losses_name_their_cause,
    options_explain_themselves,
    questions_name_their_rules,
    readers_are_called_you,
)

Law: TypeAlias = Callable[[Session[Any]], None]
"""Raises AssertionError when a session breaks it."""
Numbers: TypeAlias = Iterator[int]


def numbers(seed: int | str) -> Numbers:
    """An endless stream of numbers to answer with."""
    chance = Chance(key_of(seed))
    while True:
        yield chance.below(1 << 32)


def endless(drawn: Iterable[int]) -> Numbers:
    """These numbers, and then the default of every question."""
    yield from drawn
    while True:
        yield -1


def choose(session: Session[Any], source: Numbers) -> tuple[Seat, Choice, int]:
    """An answer found from the next number: any seat that is asked, any of its options."""
    number = next(source)
    seats = list(session.asked)
    seat = seats[number % len(seats)] if number >= 0 else seats[0]
    pick = session.asked[seat]
    if number < 0:
        assert pick.default is not None
        return seat, pick.default, pick.number
    return seat, pick.options[number // len(seats) % len(pick.options)], pick.number


def walk(
    game: Game[Any],
    config: Config,
    seed: int,
    source: Numbers,
    laws: Iterable[Law] = (),
    every: int = 1,
) -> Session[Any]:
    """Play a game to its end and let the laws look at every n-th moment of it, and at the end."""
    laws = tuple(laws)
    session = Session.new(game, config, seed)
    for count in range(game.bound):
        if session.over:
            break
        if (count + seed) % every == 0:
            for law in laws:
                law(session)
        session.answer(*choose(session, source))
    assert session.over, f"{game.name} {config}: no end after {game.bound} answers"
    for law in laws:
        law(session)
    return session


def play_random(game: Game[Any], config: Config, seed: int, laws: Iterable[Law] = ()) -> Result:
    """A random game and how it ended."""
    session = walk(game, config, seed, numbers(seed), laws, every=1_000_000)
    assert session.result is not None
    return session.result


def seats_of(session: Session[Any]) -> range:
    """All seats of the table."""
    return range(session.config.players)


def _forks(session: Session[Any], count: int) -> Iterator[tuple[Seat, int]]:
    """Which seats to fork for, and with which seeds: a few at every moment, other ones the next time."""
    if session.over:
        return
    for i in range(count):
        yield (session.steps + i) % session.config.players, session.steps * 7 + i


def seen(session: Session[Any], seat: Seat | None, numbered: bool = True) -> bytes:
    """Everything a seat receives, as bytes to compare worlds by.

    Without what it may take back: a world that was dealt anew has no past to go back to.
    """
    shown = session.seat_view(seat)
    shown.may_undo = False
    if not numbered and shown.asked is not None:
        shown.asked = replace(shown.asked, number=0, default=None, secret=False, group=None)
    return encode(shown)


# -- the laws ------------------------------------------------------------------------------------------------------


def scores_at_the_end(session: Session[Any]) -> None:
    """A finished game has a score for every seat, winners among them, and asks nobody anything."""
    if not session.over:
        assert session.asked, "nobody is asked anything, yet the game is not over"
        return
    result = session.result
    assert result is not None
    assert len(result.scores) == session.config.players
    assert all(seat in seats_of(session) for seat in result.winners)
    assert result.ending
    assert not session.asked


def options_are_proper(session: Session[Any]) -> None:
    """Options are distinct words, ids or short tuples; each is described, and the rule is named."""
    for pick in session.asked.values():
        assert len({repr(option) for option in pick.options}) == len(pick.options)
        assert pick.default in pick.options
        assert pick.rule, f"{pick.prompt} names no rule"
        assert all(_is_choice(option) for option in pick.options), pick.options
        shown = session.seat_view(pick.seat)
        open_ones = _open_ones(shown.options)
        assert open_ones == list(pick.options), f"{pick.prompt}: described are {open_ones}"


def _is_choice(option: object) -> bool:
    if isinstance(option, tuple):
        return len(option) <= 8 and all(type(part) in (int, str) for part in option)
    return type(option) in (int, str)


def clone_is_a_twin(session: Session[Any]) -> None:
    """A clone stands where its original stands and goes on in the same way, without touching it."""
    before = _whole(session)
    twin = session.clone()
    assert _whole(twin) == before, "the clone differs"
    if not session.over:
        twin.answer(*choose(twin, numbers(session.steps)))
    assert _whole(session) == before, "playing on in the clone changed the original"


def saves_and_loads(session: Session[Any]) -> None:
    """A saved session is loaded with the same state, the same questions and the same record."""
    loaded = Session.load(session.game, session.save())
    assert _whole(loaded) == _whole(session), "the loaded session differs"
    assert loaded.records == session.records, "the loaded session forgot how it came here"


def undo_is_the_inverse(session: Session[Any]) -> None:
    """An answer that can be taken back leaves no trace, and given again leads to the same place."""
    if session.over:
        return
    twin = session.clone()
    before = twin.digest()
    seat, option, number = choose(twin, numbers(session.steps))
    twin.answer(seat, option, number)
    after = _truth(twin)
    if not twin.undo(seat):
        return
    assert twin.digest() == before, "undo did not come back to where it started"
    twin.answer(seat, option, twin.asked[seat].number)
    assert _truth(twin) == after, "the same answer after undo led elsewhere"


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


def refuses_what_is_wrong(session: Session[Any]) -> None:
    """Illegal, foreign, repeated and late answers are refused with a reason and change nothing."""
    before = _whole(session)
    asked = dict(session.asked)
    attempts: list[tuple[Seat, Choice, int]] = [(NATURE, "x", 0), (99, "x", 0)]
    for seat in seats_of(session):
        pick = asked.get(seat)
        if pick is None:
            attempts.append((seat, "x", 1))
        else:
            attempts += [
                (seat, "no such option", pick.number),
                (seat, pick.options[0], pick.number - 1),
                (seat, pick.options[0], pick.number + 1),
            ]
    for seat, option, number in attempts:
        assert _is_refused(session, seat, option, number), f"{option!r} of {seat} was accepted"
    assert _whole(session) == before, "a refused answer changed something"


def _is_refused(session: Session[Any], seat: Seat, option: Choice, number: int) -> bool:
    try:
        session.answer(seat, option, number)
    except Refused as refused:
        return bool(str(refused))
    return False


def secret_questions_change_nothing(session: Session[Any]) -> None:
    """While a secret simultaneous question is open, answers leave the state untouched."""
    if len(session.asked) < 2:
        return
    twin = session.clone()
    before = encode(twin.state)
    for seat in list(twin.asked)[:-1]:
        pick = twin.asked[seat]
        twin.answer(seat, pick.options[0], pick.number)
        assert encode(twin.state) == before, f"{pick.prompt} changed the state"


def queries_change_nothing(session: Session[Any]) -> None:
    """Looking changes nothing: views, words, stakes, secrets, zones, the score and the next step, each asked twice."""
    before = _whole(session), encode(session.boundary)
    for name, query in _queries(session):
        first, second = encode(query()), encode(query())
        assert (_whole(session), encode(session.boundary)) == before, f"{name} changed the state"
        assert first == second, f"{name} says something else when asked again"


def _queries(session: Session[Any]) -> Iterator[tuple[str, Callable[[], Any]]]:
    """Everything a game can be asked at this moment; options and what is closed are described with the question."""
    game = session.game
    for moment in (session.state, session.boundary):
        for seat in (None, *seats_of(session)):
            yield f"view of {seat}", partial(game.view, moment, seat)
        for seat in seats_of(session):
            yield f"secrets of {seat}", partial(game.secrets, moment, seat)
            yield f"whether {seat} is out", partial(game.is_out, moment, seat)
        yield "zones", partial(game.zones, moment)
        yield "spans", partial(game.spans, moment)
    for pick in session.asked.values():
        option = pick.options[session.steps % len(pick.options)]
        yield f"describe {pick.prompt}", partial(game.describe, session.state, pick)
        yield f"stakes of {pick.prompt}", partial(game.stakes, session.state, pick, option)
        yield f"proposal for {pick.prompt}", partial(game.proposed, session.state, pick)
        yield f"occasion of {pick.prompt}", partial(game.occasion, session.state, pick)
    yield "step", partial(_next_rule, game, session.boundary)
    yield "the question put again", lambda: _truth(session.clone())
    if session.over:
        yield "score", partial(game.score, session.state)


def _next_rule(game: Game[Any], state: Any) -> str:
    """The name of the rule that comes next, which is found and not carried out."""
    flow = game.step(state)
    return "" if flow is None else str(getattr(flow, "__qualname__", flow))


def views_share_what_all_see(session: Session[Any]) -> None:
    """A seat's view is the same whether or not the public's was at hand, which stays as it was."""
    public = session.view(None)
    before = encode(public)
    for seat in (None, *seats_of(session)):
        beside = encode(session.view(seat, public))
        assert beside == encode(session.view(seat)), f"seat {seat} sees what the public sees"
    assert encode(public) == before


def cards_are_in_one_zone(session: Session[Any]) -> None:
    """Every card is in exactly one zone, and none is lost or made up on the way."""
    state = session.state
    if not isinstance(state, CardState):
        return
    counts = Counter(h for zone in session.game.zones(state) for h in zone)
    twice = [h for h, n in counts.items() if n > 1]
    assert not twice, f"cards in two zones: {[(h, state.cards.faces[h]) for h in twice]}"
    first = session.game.setup(session.config, Chance(key_of(0)))
    assert isinstance(first, CardState)
    assert _census(session.game, state) == _census(session.game, first), "cards came or went"


def _census(game: Game[Any], state: CardState) -> Counter[tuple[str, str]]:
    cards = state.cards
    return Counter((cards.backs[h], cards.faces[h]) for zone in game.zones(state) for h in zone)


def redealing_changes_nothing_seen(session: Session[Any]) -> None:
    """Nothing a seat receives changes when the world hidden from it is dealt anew."""
    for seat, seed in _forks(session, session.config.players):
        world = session.fork(seat, seed)
        assert seen(world, seat) == seen(session, seat), f"seat {seat} sees the difference"
        assert seen(world, None) == seen(session, None), "the public sees more than a seat"


def previews_teach_nothing(session: Session[Any]) -> None:
    """What a seat would be asked next, and what is at stake in it, is the same in any world it believes in."""
    if session.over:
        return
    before = _whole(session)
    for seat, pick in list(session.asked.items()):
        option = pick.options[session.steps % len(pick.options)]
        world = session.fork(seat, session.steps)
        here, there = (x.preview(seat, [option]) for x in (session, world))
        assert encode(here) == encode(there), f"a preview of {pick.prompt} tells seat {seat} more"
    assert _whole(session) == before, "a preview changed something"


def what_is_settled_all_can_see(session: Session[Any]) -> None:
    """What is settled without being asked has one way in every world anybody believes in: silence would tell."""
    if session.over or session.waits.names is None or len(session.asked) > 1:
        return
    seat, option, _ = choose(session, numbers(session.steps))
    settled = _settled_by(session.clone(), seat, option)
    for other, seed in _forks(session, session.config.players):
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
    return kept and [(way.seat, way.prompt, _open_ones(way.options)) for way in kept]


def _open_ones(options: list[Described]) -> list[Choice]:
    return [each.option for each in options if not each.closed]


def proposals_are_offered(session: Session[Any]) -> None:
    """What is laid out for a question is open to its seat, and hurts nobody who confirms it."""
    for seat in session.asked:
        shown = session.seat_view(seat)
        harmless = [each.option for each in shown.options if not each.closed and not each.danger]
        for option in shown.proposed:
            assert option in harmless, f"{option} is proposed and cannot be taken without doubt"


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
    for seat, seed in _forks(session, 1):
        spans = session.game.spans(session.state)
        assert session.game.spans(session.fork(seat, seed).state) == spans


def whoever_is_out_stays_out(session: Session[Any]) -> None:
    """Everybody can see who is out for good, and they are not asked again: so they may be shown all cards."""
    game = session.game
    gone = [seat for seat in seats_of(session) if game.is_out(session.state, seat)]
    for seat, seed in _forks(session, 1):
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
    for seat, seed in _forks(session, 2):
        truth, world = session.clone(), session.fork(seat, seed)
        pick = world.asked.get(actor)
        if pick is None or option not in pick.options:
            continue
        _same_dice(truth, world)
        told = _told(truth.answer(actor, option, truth.asked[actor].number), seat)
        also = _told(world.answer(actor, option, pick.number), seat)
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
    for seat, seed in _forks(session, 2):
        world = session.fork(seat, seed)
        again = world.fork(seat, seed + 1)
        assert again.digest() == session.fork(seat, seed + 1).digest(), f"seat {seat}: lazy fork"
        assert _whole(world.clone()) == _whole(world), "a fork's clone differs from it"


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
    """A world of which everybody knows what they know of this one, and nobody more."""
    state = copier(game.state)(boundary)
    deal_anew(game, state, (), Chance(key_of(seed)), boundary)
    state.chance.unpin()
    return state


def hidden_facts_vary(session: Session[Any], worlds: int = 400) -> None:
    """Over many forks every fact that is surely open to a seat takes at least two values."""
    if session.answers or session.state.reveals != session.boundary.reveals:
        return  # what was open at the boundary may have come out since
    for seat, seed in _forks(session, 1):
        fixed = dict(session.game.secrets(session.boundary, seat))
        for i in range(worlds):
            if not fixed:
                break
            dealt = session.game.secrets(session.fork(seat, f"{seed} {i}").boundary, seat)
            fixed = {name: v for name, v in fixed.items() if dealt.get(name, v) == v}
        assert not fixed, f"seat {seat}: always the same: {fixed}"


def replay_reproduces(session: Session[Any]) -> None:
    """The recorded game, written and read again, comes to the same states and the same result."""
    if not session.over:
        return
    key = key_of(session.state.chance.key)
    replay = read_replay(write_replay(record(session, key)))
    assert verify(session.game, replay).digest() == session.digest()


LAWS: tuple[Law, ...] = (
    scores_at_the_end,
    options_are_proper,
    clone_is_a_twin,
    saves_and_loads,
    undo_is_the_inverse,
    undo_hides_nothing_learnt,
    undo_tells_nothing,
    refuses_what_is_wrong,
    secret_questions_change_nothing,
    queries_change_nothing,
    views_share_what_all_see,
    cards_are_in_one_zone,
    redealing_changes_nothing_seen,
    previews_teach_nothing,
    what_is_settled_all_can_see,
    proposals_are_offered,
    occasions_are_alike,
    spans_are_public,
    whoever_is_out_stays_out,
    events_tell_no_more_than_views,
    fork_forgets_the_truth,
    public_deals_tell_nothing,
    hidden_facts_vary,
    has_words,
    readers_are_called_you,
    losses_name_their_cause,
    options_explain_themselves,
    questions_name_their_rules,
    replay_reproduces,
)
"""What must hold at every moment of every game."""


# -- what is compared ----------------------------------------------------------------------------------------------


def _truth(session: Session[Any]) -> tuple[bytes, list[tuple[Seat, str, list[Choice]]]]:
    asked = [(seat, pick.prompt, list(pick.options)) for seat, pick in session.asked.items()]
    return encode(session.state), asked


def _whole(session: Session[Any]) -> tuple[Any, ...]:
    return session.digest(), _truth(session), [pick.number for pick in session.asked.values()]


def _told(events: list[Event], seat: Seat) -> list[Event | None]:
    return [told for event in events if (told := event.for_seat(seat)) is not None]
