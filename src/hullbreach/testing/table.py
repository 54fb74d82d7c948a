"""The scripted table: a position, what is said, what holds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Generic, TypeVar

from hullbreach.kernel import (
    Asks,
    Choice,
    Event,
    Flow,
    Game,
    Pick,
    Result,
    Roll,
    Seat,
    Session,
    State,
    Value,
    rule,
)

S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Callable[..., object])


def rule_test(*rules: str) -> Callable[[F], F]:
    """Name the ledger rules a test would break with."""

    def name(function: F) -> F:
        function.__dict__["rules"] = rules
        return function

    return name


class Table(Generic[S]):
    """A table played by script.

    Until the first word is said the state can be arranged at will; then the session begins at that position.
    """

    def __init__(
        self,
        game: Game[S],
        mode: str | None = None,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        seed: int = 1,
    ) -> None:
        self.game = game
        self.config = game.configure(mode, players, options)
        self.events: list[Event] = []
        self._session = Session.new(game, self.config, seed)
        self._state: S | None = self._session.boundary
        self._dice: list[int | str] = []

    @property
    def state(self) -> S:
        """The state: to be arranged before the first word, to be looked at afterwards."""
        return self.session.state if self._state is None else self._state

    @property
    def session(self) -> Session[S]:
        """The session, begun at the arranged position."""
        if self._state is not None:
            state, self._state = self._state, None
            self._begin(self.game, state)
        return self._session

    def arrange(self) -> S:
        """Stop at the current position and let the state be arranged again."""
        self._state = self.session.boundary
        return self._state

    def carries_out(self, begin: Callable[[S], Flow[Any]]) -> None:
        """Carry out one rule at this position, then go on with the game."""
        finished: list[bool] = []

        @rule
        def only(s: S) -> Asks[None]:
            yield from begin(s)
            finished.append(True)

        def step(s: S) -> Flow[None] | None:
            return self.game.step(s) if finished else only(s)

        state, self._state = self.state, None
        self._begin(replace(self.game, step=step), state)

    def rolls(self, *faces: int | str) -> None:
        """Say what the next dice show."""
        self._dice += faces

    def says(self, seat: Seat, prompt: str, option: Choice) -> list[Event]:
        """The seat is asked this, and answers that."""
        pick = self.question(seat, prompt)
        assert option in pick.options, f"{prompt} offers {list(pick.options)}, not {option!r}"
        events = self.session.answer(seat, option, pick.number)
        self.events += events
        return events

    def cannot(self, seat: Seat, prompt: str, option: Choice) -> None:
        """The seat is asked this, and that is not offered."""
        pick = self.question(seat, prompt)
        assert option not in pick.options, f"{prompt} offers {option!r}"

    def question(self, seat: Seat, prompt: str | None = None) -> Pick:
        """The question the seat is asked, which must be this one."""
        asked = {s: pick.prompt for s, pick in self.session.asked.items()}
        assert seat in asked, f"seat {seat} is not asked anything; asked are {asked}"
        assert prompt in (None, asked[seat]), f"seat {seat} is asked {asked[seat]}, not {prompt}"
        return self.session.asked[seat]

    def offered(self, seat: Seat, prompt: str | None = None) -> list[Choice]:
        """The options the seat is offered."""
        return list(self.question(seat, prompt).options)

    def asks(self, seat: Seat, prompt: str | None = None) -> bool:
        """Whether the seat is asked (this) now."""
        pick = self.session.asked.get(seat)
        return pick is not None and prompt in (None, pick.prompt)

    def told(self, key: str, seat: Seat | None = None) -> list[Mapping[str, Any]]:
        """The facts of all events of this kind that a seat (or everybody) was told."""
        seen = [event.for_seat(seat) for event in self.events]
        return [event.facts for event in seen if event is not None and event.key == key]

    def view(self, seat: Seat | None) -> Any:
        """What the seat sees."""
        return self.session.view(seat)

    def idle(self) -> bool:
        """Whether nothing is left open: a new step has begun, and every die said was rolled."""
        session = self.session
        return (session.over or not session.answers) and not self._dice

    @property
    def result(self) -> Result:
        """How the game ended."""
        result = self.session.result
        assert result is not None, f"the game goes on: {self.session.where()}"
        return result

    def _begin(self, game: Game[S], state: S) -> None:
        session = Session(game, self.config, state, every=1)  # a rule may be tried out of its turn
        session.dice.said = self._say
        session.begin()
        self.events += session.events
        self._session = session

    def _say(self, roll: Roll, drawn: int | str) -> int | str:
        if not self._dice:
            return drawn
        face = self._dice.pop(0)
        assert face in roll.die, f"the die shows {list(roll.die)}, never {face!r}"
        return face
