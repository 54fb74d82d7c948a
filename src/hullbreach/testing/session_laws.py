"""Laws of a session: copied, saved, replayed and taken back whole, and changed by no wrong answer or mere question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from hullbreach.kernel import (
    NATURE,
    Chance,
    Choice,
    Game,
    Language,
    Refused,
    Seat,
    Session,
    encode,
    key_of,
    read_replay,
    record,
    verify,
    write_replay,
)
from hullbreach.parts.cards import CardState

from .walking import (
    choose,
    numbers,
    open_options,
    seats_of,
    truth_of,
    whole_of,
)


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
        open_ones = open_options(shown.options)
        assert open_ones == list(pick.options), f"{pick.prompt}: described are {open_ones}"


def _is_choice(option: object) -> bool:
    if isinstance(option, tuple):
        return len(option) <= 8 and all(type(part) in (int, str) for part in option)
    return type(option) in (int, str)


def clone_is_a_twin(session: Session[Any]) -> None:
    """A clone stands where its original stands and goes on in the same way, without touching it."""
    before = whole_of(session)
    twin = session.clone()
    assert whole_of(twin) == before, "the clone differs"
    if not session.over:
        twin.answer(*choose(twin, numbers(session.steps)))
    assert whole_of(session) == before, "playing on in the clone changed the original"


def saves_and_loads(session: Session[Any]) -> None:
    """A saved session is loaded with the same state, the same questions and the same record."""
    loaded = Session.load(session.game, session.save())
    assert whole_of(loaded) == whole_of(session), "the loaded session differs"
    assert loaded.records == session.records, "the loaded session forgot how it came here"


def undo_is_the_inverse(session: Session[Any]) -> None:
    """An answer that can be taken back leaves no trace, and given again leads to the same place."""
    if session.over:
        return
    twin = session.clone()
    before = twin.digest()
    seat, option, number = choose(twin, numbers(session.steps))
    twin.answer(seat, option, number)
    after = truth_of(twin)
    if not twin.undo(seat):
        return
    assert twin.digest() == before, "undo did not come back to where it started"
    twin.answer(seat, option, twin.asked[seat].number)
    assert truth_of(twin) == after, "the same answer after undo led elsewhere"


def refuses_what_is_wrong(session: Session[Any]) -> None:
    """Illegal, foreign, repeated and late answers are refused with a reason and change nothing."""
    before = whole_of(session)
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
    assert whole_of(session) == before, "a refused answer changed something"


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
    """Looking changes nothing: views, words, stakes, secrets, zones, talk, score and next step, each asked twice."""
    before = whole_of(session), encode(session.boundary)
    for name, query in _queries(session):
        first, second = encode(query()), encode(query())
        assert (whole_of(session), encode(session.boundary)) == before, f"{name} changed the state"
        assert first == second, f"{name} says something else when asked again"


def _queries(session: Session[Any]) -> Iterator[tuple[str, Callable[[], Any]]]:
    """Everything a game can be asked at this moment; options and what is closed are described with the question."""
    game = session.game
    for moment in (session.state, session.boundary):
        for seat in (None, *seats_of(session)):
            yield f"view of {seat}", partial(game.view, moment, seat)
        for seat in seats_of(session):
            yield f"view of {seat} beside the public's", partial(_view_beside, game, moment, seat)
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
    yield "the question put again", lambda: truth_of(session.clone())
    if session.over:
        yield "score", partial(game.score, session.state)
    if game.talk is not None:
        yield from _questions_of_talk(game.talk, session.state, seats_of(session))


def _view_beside(game: Game[Any], state: Any, seat: Seat) -> Any:
    """A seat's view as it is built when the public's is at hand."""
    beside = game.view_beside
    return None if beside is None else beside(state, seat, game.view(state, None))


def _questions_of_talk(
    talk: Language[Any], state: Any, seats: range
) -> Iterator[tuple[str, Callable[[], Any]]]:
    """What is asked of the language while nobody says anything; the laws of talk ask the rest line by line."""
    yield "window for bots", partial(talk.window, state, ())
    for seat in seats:
        yield f"foe {seat}", partial(talk.foe, state, seat)
        for act in talk.sayable(state, seat)[:1]:
            yield f"truth of {act.verb}", partial(talk.truth, state, act, seat)


def _next_rule(game: Game[Any], state: Any) -> str:
    """The name of the rule that comes next, which is found and not carried out."""
    flow = game.step(state)
    return "" if flow is None else str(getattr(flow, "__qualname__", flow))


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


def proposals_are_offered(session: Session[Any]) -> None:
    """What is laid out for a question is open to its seat, and hurts nobody who confirms it."""
    for seat in session.asked:
        shown = session.seat_view(seat)
        harmless = [each.option for each in shown.options if not each.closed and not each.danger]
        for option in shown.proposed:
            assert option in harmless, f"{option} is proposed and cannot be taken without doubt"


def replay_reproduces(session: Session[Any]) -> None:
    """The recorded game, written and read again, comes to the same states and the same result."""
    if not session.over:
        return
    key = key_of(session.state.chance.key)
    replay = read_replay(write_replay(record(session, key)))
    assert verify(session.game, replay).digest() == session.digest()
