"""One way only: what everybody can see to be the only option is not asked, and whoever looks on is told."""

from __future__ import annotations

from functools import partial

from hullbreach.kernel import (
    Asks,
    Pick,
    Seat,
    Session,
    ask,
    ask_together,
    record,
    rule,
    settle,
    verify,
)

from .mini import Board, begin, mini, say


@rule
def walk(s: Board) -> Asks[None]:
    """Somebody chooses a pace; where that leads needs no question."""
    s.notes.append((yield from ask(Pick(0, "pace", ["run", "creep"], "X-1"))))
    s.notes.append((yield from settle(Pick(0, "door", ["left"], "X-2", about={"of": "hall"}))))
    s.notes.append((yield from ask(Pick(0, "stop", ["here", "there"], "X-1"))))
    yield from ask(Pick(1, "other", ["yes", "no"], "X-1"))


def ways(session: Session[Board], seat: Seat | None) -> list[tuple[str, str, str]]:
    """What a seat is told to have been settled."""
    shown = session.seat_view(seat).only_ways
    return [(way.prompt, way.rule, way.options[0].key) for way in shown]


def test_whoever_would_have_been_asked_is_told_until_they_answer() -> None:
    session = begin(walk)
    assert ways(session, 0) == []
    say(session, 0, "run")
    assert ways(session, 0) == [("door", "X-2", "option.left")]
    assert session.seat_view(0).only_ways[0].about == {"of": "hall"}
    assert ways(session, 1) == ways(session, None) == []
    say(session, 0, "here")
    assert ways(session, 0) == []


def test_others_answers_leave_it_standing() -> None:
    @rule
    def two(s: Board) -> Asks[None]:
        yield from ask(Pick(0, "pace", ["run", "creep"], "X-1"))
        yield from settle(Pick(0, "door", ["left"], "X-2"))
        yield from ask(Pick(1, "other", ["yes", "no"], "X-1"))
        yield from ask(Pick(0, "stop", ["here", "there"], "X-1"))

    session = begin(two)
    say(session, 0, "run")
    say(session, 1, "no")
    assert ways(session, 0) == [("door", "X-2", "option.left")]


def test_it_is_taken_back_with_its_answer_and_told_again_with_the_next() -> None:
    session = begin(walk)
    say(session, 0, "run")
    assert session.undo(0)
    assert ways(session, 0) == []
    say(session, 0, "creep")
    assert ways(session, 0) == [("door", "X-2", "option.left")]


def test_clones_and_forks_know_it_and_a_loaded_session_has_forgotten() -> None:
    session = begin(walk)
    say(session, 0, "run")
    assert ways(session.clone(), 0) == ways(session.fork(0, 1), 0) == ways(session, 0) != []
    assert ways(session.fork(1, 1), 0) == []
    assert ways(Session.load(session.game, session.save()), 0) == []


def test_no_answer_is_recorded_for_it() -> None:
    game = mini(walk)
    session = Session.new(game, game.configure(players=2), 1)
    for seat, option in ((0, "run"), (0, "here"), (1, "no")):
        say(session, seat, option)
    key = session.state.chance.key
    assert session.records[0].answers == [(0, "run"), (0, "here"), (1, "no")]
    assert verify(game, record(session, key)).digest() == session.digest()


def test_what_is_secret_is_settled_in_silence() -> None:
    @rule
    def small(seat: Seat) -> Asks[str]:
        word: str = yield from settle(Pick(seat, "hidden", ["it"], "X-1"))
        card: str = yield from ask(Pick(seat, "card", ["a", "b"], "X-1"))
        return word + card

    @rule
    def play(s: Board) -> Asks[None]:
        yield from ask(Pick(0, "pace", ["run", "creep"], "X-1"))
        yield from settle(Pick(0, "veiled", ["it"], "X-1", secret=True))
        said = yield from ask_together({seat: partial(small, seat) for seat in (0, 1)})
        s.notes += said.values()

    session = begin(play)
    say(session, 0, "run")
    assert ways(session, 0) == []
    say(session, 0, "a")
    say(session, 1, "b")
    assert ways(session, 0) == ways(session, 1) == []
    assert session.state.notes == ["ita", "itb"]
