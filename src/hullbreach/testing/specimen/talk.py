"""What can be said in quarantine: who one is, what one holds, whom one suspects and votes for."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.kernel import Act, Chip, Event, Language, Seat, Slot, Spoken, Verb, Window
from hullbreach.kernel.talk import COURTESIES, MANNERS, REPLIES

from .state import Crew

TARGET = Slot("seat", "target")
CARD = Slot("thing", "card", worded=True)
CARDS = ("knife", "shield", "scanner", "ration")

VERBS = {
    verb.name: verb
    for verb in (
        Verb("human", "claim"),
        Verb("have", "claim", (CARD,)),
        Verb("suspect", "view", (TARGET,), accuses=True, echo=True),
        Verb("accuse", "promise", (TARGET,), rule="S-14"),
        Verb("please_accuse", "request", (Slot("seat", "by"), TARGET), "S-14", True, "accuse"),
        Verb("ask_human", "question", (TARGET,), to_one=True, yes="human"),
    )
} | {**REPLIES, **COURTESIES}


def may_speak(s: Crew, seat: Seat) -> str:
    """Who is out says nothing more."""
    return "" if s.lives[seat] > 0 else "S-14"


def chips(s: Crew, seat: Seat) -> list[Chip]:
    """The same for everybody in play, but that nobody speaks of themselves."""
    others = tuple(s.others(seat))
    return [
        Chip("human"),
        Chip("suspect", (others,)),
        Chip("accuse", (others,)),
        Chip("please_accuse", (others, others)),
        Chip("ask_human", (others,)),
        Chip("have", (CARDS,)),
        *MANNERS,
    ]


def stamp(s: Crew) -> tuple[int, ...]:
    """The round, and how much of the past is known to bear on the roles."""
    return s.round, len(s.history)


def window(s: Crew, _news: Sequence[Event]) -> Window | None:
    """Bots speak when a round begins and before the vote."""
    if s.ending:
        return None
    alive = tuple(s.alive())
    if s.phase == "vote":
        return Window("vote", alive)
    return Window("round", alive) if s.phase == "turns" and s.turn == alive[0] else None


def foe(s: Crew, seat: Seat) -> bool:
    """Aliens hide."""
    return s.alien[seat]


def truth(s: Crew, act: Act, seat: Seat) -> bool | None:
    """Whether a claim or a view holds."""
    if act.verb == "human":
        return not s.alien[seat]
    if act.verb == "have":
        return s.held(seat, str(act.args[0])) is not None
    if act.verb == "suspect":
        return s.alien[int(act.args[0])] != s.alien[seat]
    return None


def shown(s: Crew, line: Spoken, news: Sequence[Event]) -> bool | None:
    """Votes are open; whoever is out has shown what they were."""
    if line.act.verb == "accuse":
        for event in news:
            if event.key == "voted" and event.facts["seat"] == line.seat:
                return event.facts["target"] == line.act.args[0]
    if line.act.verb == "human":
        for row in s.history[line.stamp[1] :]:
            if row.what == "out" and row.seat == line.seat:
                return None if row.bits and _met(s, line) else not row.bits
    return None


def _met(s: Crew, line: Spoken) -> bool:
    """Whether the speaker can have become an alien since."""
    since = s.history[line.stamp[1] :]
    swaps = [row for row in since if row.what == "swap" and line.seat in (row.seat, row.other)]
    return bool(swaps) or any(row.what == "scan" and row.seat == line.seat for row in since)


def hears(_s: Crew, _seat: Seat) -> tuple[Seat, ...] | None:
    """Nobody whispers on board."""
    return None


TALK = Language(
    verbs=VERBS,
    open=may_speak,
    chips=chips,
    stamp=stamp,
    window=window,
    shown=shown,
    truth=truth,
    kept=shown,
    foe=foe,
    hears=hears,
)
