"""Replays: a finished game checked, watched with anybody's eyes, or gone on from."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from hullbreach import games
from hullbreach.bots import heard_by
from hullbreach.bots.believed import moved
from hullbreach.kernel import (
    NATURE,
    BadSave,
    Choice,
    Described,
    Epilogue,
    Event,
    Game,
    HullbreachError,
    NoWorld,
    Pick,
    Replay,
    Save,
    Session,
    Spoken,
    Transcript,
    decode,
    epilogue_of,
    listen,
    position,
    read_replay,
    verify,
)
from hullbreach.parts.bounds import check_replay
from hullbreach.server.wire.protocol import Change, Deadline, Full, Presence, TableInfo, Told
from hullbreach.server.wire.replay_forms import (
    BelievedLine,
    Frame,
    JudgedLine,
    ReplayVerdict,
    Timeline,
)

from .faces import (
    Face,
    build_face,
    change_message,
    changed_fields,
    changed_part,
    encoded_fields,
    events_for,
    public_view,
    raw_view,
    views_of_all,
)
from .table_talk import wire_line

TRUTH, PUBLIC = "truth", "public"
LOADING_SECONDS = 1.0


def open_replay(data: bytes) -> tuple[Game[Any], Replay]:
    """The replay in this data and its game; one that no game can have written is refused."""
    replay = read_replay(data)
    game = games.find(replay.game)
    check_replay(game, replay)
    return game, replay


def steps_before_base(replay: Replay) -> int:
    """How many steps were played with older rules and cannot be followed."""
    return 0 if replay.base is None else replay.base.step


def seat_answers(replay: Replay) -> list[tuple[int, Choice]]:
    """What the seats have said, in the order in which a replay follows it."""
    steps = replay.steps[steps_before_base(replay) :]
    return [entry for step in steps for entry in step.answers if entry[0] != NATURE]


def verdict_on(data: bytes) -> ReplayVerdict:
    """Whether the recorded game can be played again exactly so."""
    try:
        game, replay = open_replay(data)
        verify(game, replay)
    except HullbreachError as error:
        return ReplayVerdict(False, str(error))
    said = len(seat_answers(replay))
    return ReplayVerdict(
        True, "", replay.game, said, len(replay.steps), replay.result, steps_before_base(replay)
    )


def session_at(data: bytes, step: int | None) -> Session[Any]:
    """The game at a step, counted from 1, or at its end."""
    game, replay = open_replay(data)
    return verify(game, replay) if step is None else position(game, replay, step)


def deal_again(session: Session[Any], key: bytes, public: bool) -> None:
    """Deal hidden things anew at a step; everybody still sees what they saw there."""
    view = session.game.view
    before = view(session.boundary, None)
    session.redeal(key, public)
    if view(session.boundary, None) != before:
        raise NoWorld("the hidden things cannot be dealt anew here")


def rehearse_loading(save: bytes) -> None:
    """Do once what a server does whenever it loads a table, and refuse a game for which that takes long."""
    begun = time.process_time()
    found = decode(save, Save)
    session: Session[Any] = Session.wake(games.find(found.game), found)
    for seat in (None, *range(found.config.players)):
        encoded_fields(session.view(seat))
    if time.process_time() - begun > LOADING_SECONDS:
        raise BadSave("this game takes too long to load")


def epilogue_in(data: bytes) -> Epilogue:
    """What everybody is told about the end of this game."""
    return epilogue_of(*open_replay(data))


def timeline_of(data: bytes, eyes: str, table: bytes) -> Timeline:
    """The game as these eyes saw it."""
    game, replay = open_replay(data)
    return _Film(game, replay, eyes, decode(table, TableInfo)).timeline()


class _Film:
    """A replay being watched."""

    def __init__(self, game: Game[Any], replay: Replay, eyes: str, table: TableInfo) -> None:
        self.game = game
        self.replay = replay
        self.eyes = eyes
        self.table = table
        self.seat = None if eyes in (TRUTH, PUBLIC) else self._seat_of(eyes)
        self.n = 0
        self.talk: dict[int, JudgedLine] = {}

    def _seat_of(self, eyes: str) -> int:
        if not eyes.isdecimal() or int(eyes) >= self.replay.config.players:
            last = self.replay.config.players - 1
            raise BadSave(
                f"{eyes} are nobody's eyes: say truth, public, or a seat from 0 to {last}"
            )
        return int(eyes)

    def timeline(self) -> Timeline:
        sessions = self._listening()
        session = next(sessions)
        self.face, self.views = self._face(session), self._views(session)
        first = self._full()
        views: list[object] | None = None
        if self.views is not None:
            views = [raw_view(view) for view in self.views]
        frames = list(self._frames(session, sessions))
        older = steps_before_base(self.replay)
        return Timeline(self.eyes, first, views, frames, older, list(self.talk.values()))

    def _listening(self) -> Iterator[Session[Any]]:
        """The moments of the game; on the way it is noted what was said, and what came of it."""
        for session, said in listen(self.game, self.replay):
            yield session
            self._hear(session, said)

    def _hear(self, session: Session[Any], said: Transcript) -> None:
        language = self.game.talk
        if language is None:
            return
        heard = said.lines if self.eyes == TRUTH else said.heard(self.seat)
        for line in heard:
            if line.n not in self.talk and not line.void:
                found = JudgedLine(wire_line(language, said.lines, line), self.n)
                meant = said.meaning(language, line)
                if self.eyes == TRUTH and meant is not None:
                    found = self._judged(session, said, meant, found)
                self.talk[line.n] = found
        for n, fate in said.fates.items():
            if n in self.talk and self.talk[n].out is None and fate.good is not None:
                self.talk[n] = replace(self.talk[n], good=fate.good, out=self.n)

    def _judged(
        self, session: Session[Any], said: Transcript, meant: Spoken, found: JudgedLine
    ) -> JudgedLine:
        """What a line was, who of what side said it, and of a false one who believed it."""
        language, s = self.game.talk, session.state
        assert language is not None
        true = language.fact(s, meant.act, meant.seat)
        believed: list[BelievedLine] = []
        if true is False:
            others = [x for x in range(self.replay.config.players) if x != meant.seat]
            for seat in [x for x in others if not language.open(s, x)]:
                shares = moved(session, seat, meant, heard_by(said, seat))
                if shares is not None:
                    before, after = (round(100 * share) for share in shares)
                    believed.append(BelievedLine(seat, before, after))
        foe = language.foe(s, meant.seat)
        likely = None
        if foe and true is False and language.kind(meant.act) == "view":
            likely = moved(session, meant.seat, meant, heard_by(said, meant.seat))
        thought = None if likely is None else likely[0] >= 0.5
        return replace(found, true=true, foe=foe, meant=thought, believed=tuple(believed))

    def _full(self) -> Full:
        return Full(
            n=0,
            seat=self.seat,
            host=False,
            table=self.table,
            view=raw_view(self.face.view),
            asked=self.face.asked,
            waits=self.face.waits,
            result=None,
            undo=False,
            proposal=None,
            since=0,
            log=[],
            notebook="",
            standing={},
            standing_until={},
            presence=Presence((), 0),
            clock=Deadline(None, 0.0),
        )

    def _frames(self, session: Session[Any], rest: Iterator[Session[Any]]) -> Iterator[Frame]:
        for seat, option in seat_answers(self.replay):
            pick, step = session.asked.get(seat), session.steps
            said = self._said(session, pick, option)
            session = next(rest)
            found = self._frame(pick, seat, option, step, session)
            if found is not None:
                yield found if found.seat is None else replace(found, said=said)
        for _ in rest:
            raise BadSave("the replay goes on after its last answer")

    def _said(self, session: Session[Any], pick: Pick | None, option: Choice) -> Described | None:
        """The option in words, where these eyes are the chooser's or see everything."""
        if pick is None or (self.eyes != TRUTH and pick.seat != self.seat):
            return None
        described = session.seat_view(pick.seat).options
        return next((each for each in described if each.option == option and not each.closed), None)

    def _frame(
        self, pick: Pick | None, seat: int, option: Choice, step: int, session: Session[Any]
    ) -> Frame | None:
        """What an answer changed for these eyes; None if they did not notice."""
        before, self.face = self.face, self._face(session)
        changes = self._view_changes(session)
        found = change_message(
            self.n + 1, self._told(session.events), None, changed_fields(before, self.face)
        )
        own = self.eyes == TRUTH or seat == self.seat
        if found is None and not own:
            return None
        self.n += 1
        known = own or (pick is not None and not pick.secret)
        prompt = pick.prompt if pick is not None and known else ""
        said = option if known else None
        to = [event.to for event in session.events] if self.eyes == TRUTH else None
        change = found or Change(self.n)
        return Frame(step, seat if known else None, prompt, said, change, changes, to=to)

    def _told(self, events: list[Event]) -> list[Told]:
        if self.eyes == TRUTH:
            return [Told(event.key, event.facts) for event in events]
        return events_for(events, self.seat)

    def _face(self, session: Session[Any]) -> Face:
        return build_face(session, self.seat, self.table, None, {})

    def _views(self, session: Session[Any]) -> list[dict[str, bytes]] | None:
        if self.eyes != TRUTH:
            return None
        return views_of_all(session, self.replay.config.players, public_view(session))

    def _view_changes(self, session: Session[Any]) -> list[object] | None:
        """For the truth: what changed in each seat's view."""
        before, self.views = self.views, self._views(session)
        if before is None or self.views is None:
            return None
        return [raw_view(changed_part(*pair)) for pair in zip(before, self.views, strict=True)]
