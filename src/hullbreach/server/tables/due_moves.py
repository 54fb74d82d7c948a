"""What is answered without a person, as one command: nobody sees how many answers there were, or whose.

All of them are due at one moment, and so are the answers to what is asked next, as long as the public sees nothing of
them: a round of secret questions more or less shows in no clock.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from hullbreach.kernel import Choice, Event, Pick, RuleFault, Session, WaitingFor
from hullbreach.kernel.run import offers

from .due_actions import speakers
from .faces import encoded_fields
from .live_table import PLACE_OF_PUBLIC, LiveTable
from .play_commands import end_if_over, fault_data, standing_answer, withdraw_proposal
from .public_moment import public_moment

MOST_AT_ONCE = 20
"""How many answers of one seat, and how many rounds of questions, belong to one moment."""


class DueMove(Struct, frozen=True):
    """Answers that a bot has thought of, or none for a standing answer; the first belongs to this question."""

    seat: int
    number: int
    options: list[Choice] = []
    standing: bool = False


class _Moment:
    """One moment at a table, or a rehearsal of it: what was answered, and whether the public has seen anything yet."""

    def __init__(self, live: LiveTable, session: Session[Any], random: Random) -> None:
        self.live = live
        self.session = session
        self.random = random
        self.given: list[list[Any]] = []
        self.events: list[Event] = []
        self.faults: list[dict[str, Any]] = []
        face = live.faces[PLACE_OF_PUBLIC]
        self._shown = face.waits, face.view
        self._told = False

    @property
    def unseen(self) -> bool:
        """Whether the public sees the table as before, and was told nothing."""
        return not self._told and self._visible() == self._shown

    def _visible(self) -> tuple[WaitingFor, dict[str, bytes] | None]:
        return self.session.waits, encoded_fields(self.session.view(None))

    def give(self, moves: list[DueMove]) -> None:
        """Give these answers; each seat goes on answering as long as the public sees nothing of it."""
        for move in moves:
            self._give_in_turn(move)

    def _give_in_turn(self, move: DueMove) -> None:
        session, planned = self.session, list(move.options)
        pick = session.asked.get(move.seat)
        if pick is None or pick.number != move.number:
            return
        if not move.standing and not plays_by_itself(self.live, move.seat):
            return  # somebody has come back to their seat meanwhile
        before = self._visible() if self.given else self._shown
        for _ in range(MOST_AT_ONCE):
            pick = session.asked.get(move.seat)
            wanted = None if pick is None else self._wanted(move, pick, planned)
            if pick is None or wanted is None or self._give_one(pick, wanted):
                return
            if self._visible() != before:
                return

    def _wanted(self, move: DueMove, pick: Pick, planned: list[Choice]) -> list[Choice] | None:
        """What is to be answered to a question: an option, none in particular, or (None) nothing any more."""
        if move.standing:
            said = standing_answer(self.live, move.seat, pick)
            return None if said is None else [said]
        option = planned.pop(0) if planned else None
        return [option] if option is not None and offers(pick, option) else []

    def _give_one(self, pick: Pick, wanted: list[Choice]) -> bool:
        """Give the wanted answer, or any that works, and say whether everybody was told something of it.

        An answer with which a rule fails is reported and left out.
        """
        for option in wanted + self.random.sample(list(pick.options), len(pick.options)):
            try:
                events = self.session.answer(pick.seat, option, pick.number)
            except RuleFault as fault:
                self.faults.append(fault_data(fault, pick.seat, option))
                if self.session.paused is not None:
                    return False
                continue
            self.given.append([pick.seat, option, pick.number])
            self.events += events
            told = any(event.for_seat(None) is not None for event in events)
            self._told = self._told or told
            return told
        return False

    def following(self) -> list[DueMove]:
        """Who is to answer next, before anybody sees anything."""
        if not self.unseen or self.session.paused is not None:
            return []
        return due_moves(self.live, self.session)


def due_moves(live: LiveTable, session: Session[Any]) -> list[DueMove]:
    """The answers that need no person, with nothing thought of yet."""
    found, silent = [], not speakers(live)
    for seat, pick in session.asked.items():
        if plays_by_itself(live, seat):
            if silent:  # bots move when they have spoken
                found.append(DueMove(seat, pick.number))
        elif standing_answer(live, seat, pick) is not None:
            found.append(DueMove(seat, pick.number, standing=True))
    return found


def plays_by_itself(live: LiveTable, seat: int) -> bool:
    """Whether a bot answers for this seat, its own or a stand-in."""
    who = live.head.seats[seat]
    return who.kind == "bot" or bool(who.stand_in)


class Prepared:
    """What bots have thought of for questions that may follow: it counts only where they are really asked them."""

    def __init__(self, ahead: Iterable[DueMove] = ()) -> None:
        self._known = {(move.seat, move.number): move.options for move in ahead}

    def is_new(self, move: DueMove) -> bool:
        """Whether a bot is asked something here that it has not thought of."""
        return not move.standing and (move.seat, move.number) not in self._known

    def filled(self, moves: list[DueMove]) -> list[DueMove]:
        """The same moves with what was thought of for them."""
        return [replace(m, options=self._known.get((m.seat, m.number), [])) for m in moves]


def rehearse(
    live: LiveTable, moves: list[DueMove], ahead: list[DueMove], random: Random
) -> tuple[Session[Any], list[DueMove]] | None:
    """How the table would stand where a bot is asked something new before anybody sees anything, if that comes."""
    moment, prepared = _Moment(live, live.playing().clone(), random), Prepared(ahead)
    moment.give(moves)
    for _ in range(MOST_AT_ONCE if moment.given else 0):
        given, following = len(moment.given), moment.following()
        if any(prepared.is_new(move) for move in following):
            return moment.session, following
        moment.give(prepared.filled(following))
        if len(moment.given) == given:
            break
    return None


def give_due_answers(
    live: LiveTable,
    moves: list[DueMove],
    random: Random,
    at_once: bool = False,
    ahead: Iterable[DueMove] = (),
) -> list[int]:
    """Give what is due as one command; where a bot has thought of nothing, chance answers for it.

    Where answers have a moment, what follows unseen belongs to it, too: the bots that were not prepared for it are
    returned. Answers that come at once go on by themselves.
    """
    prepared = Prepared(ahead)
    moment, surprised = _Moment(live, live.playing(), random), list[int]()
    before = public_moment(moment.session) if live.head.proposal is not None else None
    moment.give(moves)
    for _ in range(0 if at_once else MOST_AT_ONCE):
        given, following = len(moment.given), moment.following()
        moment.give(prepared.filled(following))
        if len(moment.given) == given:
            break
        surprised += [move.seat for move in following if prepared.is_new(move)]
    if moment.given or moment.faults:
        _log_due(live, moment)
        withdraw_proposal(live, before, moment.events)
    return surprised


def _log_due(live: LiveTable, moment: _Moment) -> None:
    if moment.session.paused is not None:
        live.head.paused = "fault"
        moment.events.append(Event("table.fault", {}))
    if len(moment.given) == 1 and not moment.faults:
        seat, option, number = moment.given[0]
        live.log_line("answer", seat, [option, number], moment.events)
    else:
        data = {"answers": moment.given, "faults": moment.faults}
        live.log_line("answers", None, data, moment.events)
    end_if_over(live)
