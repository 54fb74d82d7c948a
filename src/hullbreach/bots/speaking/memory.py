"""What a seat has said and was told: its own words bind it, and whoever speaks to it gets an answer."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec import structs

from hullbreach.bots.chair import Chair
from hullbreach.kernel import Act, Spoken, Window

KIND_WORDS = ("trust", "take")
HARD_WORDS = ("suspect", "accuse", "leave", "shoot", "got", "looked_infected")
"""Lines about somebody that do not go together."""
FAITHFUL = 2
"""For how many rounds a bot stays with what it has said of somebody."""
CHORUS = 2
"""How many others may have said the same of somebody in a round, and how many may think of it at one window."""
OF_ONE = ("trust", "suspect", "accuse")
"""What a bot says of one person in a round: who trusts or suspects everybody says nothing."""


def consistent(chair: Chair) -> Callable[[Act], bool]:
    """Whether the seat could say something now without contradicting what it has said of somebody lately."""
    sayable, now = chair.sayable(), chair.stamp()[0]
    mine = [x for x in chair.heard.by(chair.seat) if now - x.stamp[0] <= FAITHFUL]
    today = [x.act for x in mine if x.stamp[0] == now]

    def fits(act: Act) -> bool:
        return sayable(act) and not _torn(act, [x.act for x in mine]) and not _strays(act, today)

    return fits


def _torn(act: Act, mine: list[Act]) -> bool:
    """Whether one has said the opposite of the same person."""
    if act.verb not in (*KIND_WORDS, *HARD_WORDS):
        return False
    against = HARD_WORDS if act.verb in KIND_WORDS else KIND_WORDS
    return any(x.verb in against and x.args[:1] == act.args[:1] for x in mine)


def _strays(act: Act, today: list[Act]) -> bool:
    """Whether one has spoken of somebody else like this in this round: a vote goes with a suspicion."""
    if act.verb not in OF_ONE:
        return False
    alike = ("trust",) if act.verb == "trust" else ("suspect", "accuse")
    return any(x.verb in alike and x.args[:1] != act.args[:1] for x in today)


def in_turn(chair: Chair, window: Window) -> Callable[[Act], bool]:
    """Whether it is the seat's turn to speak of somebody: at every window some are drawn for each thing to say.

    Nobody hears the others of a pass, and all have seen the same: else they would say it with one voice. The draw
    hangs on nothing but the table's place in the game, so that it tells of nobody who is silent.
    """
    language, at = chair.game.talk, chair.stamp()

    def fits(act: Act) -> bool:
        if language is None or not act.args:
            return True
        verb = language.verbs[act.verb]
        if not verb.echo or verb.slots[0].kind != "seat":
            return True
        others = [seat for seat in window.seats if seat != act.args[0]]
        drawn = Random(f"{act.verb} {act.args[0]} {window.name} {at}")
        return chair.seat in drawn.sample(others, min(CHORUS, len(others)))

    return fits


def last_promise(chair: Chair) -> int | None:
    """The number of the line in which the seat last promised something."""
    language = chair.game.talk
    for line in reversed(chair.heard.by(chair.seat)):
        meant = chair.meaning(line)
        if language is not None and meant is not None and language.kind(meant.act) == "promise":
            return line.n
    return None


def evasion(chair: Chair, line: Spoken) -> str:
    """What one answers who has nothing to say any more: a request is refused, a question is not answered."""
    language = chair.game.talk
    return "no" if language is not None and language.kind(line.act) == "request" else "rather_not"


def this_round(chair: Chair) -> list[Spoken]:
    """What the seat has said in this round."""
    now = chair.stamp()[:1]
    return [line for line in chair.heard.by(chair.seat) if line.stamp[:1] == now]


def open_questions(chair: Chair) -> list[Spoken]:
    """What the seat was asked in this round and has not answered; one to all counts until somebody has answered it."""
    language, seat, heard, now = chair.game.talk, chair.seat, chair.heard, chair.stamp()[:1]
    if language is None:
        return []
    found = []
    for line in heard.lines:
        if line.seat == seat or line.void or line.stamp[:1] != now:
            continue
        if language.kind(line.act) not in ("request", "question"):
            continue
        asked = language.addressee(line.act)
        if (asked == seat and not heard.answered(line.n, seat)) or (
            asked is None and not heard.answered(line.n)
        ):
            found.append(line)
    return found


def charge(chair: Chair) -> Spoken | None:
    """What was last said against the seat in this round, if it has said nothing since."""
    language, seat, now = chair.game.talk, chair.seat, chair.stamp()[:1]
    if language is None:
        return None
    for line in reversed(chair.heard.lines):
        if line.stamp[:1] != now or line.seat == seat:
            return None
        if language.against(line.act) == seat and not line.void:
            return line
    return None


def requests(chair: Chair) -> list[tuple[Spoken, Spoken]]:
    """What others asked of the seat or of all in this round, newest first, each with the promise a yes would be."""
    language, seat, now = chair.game.talk, chair.seat, chair.stamp()[:1]
    if language is None:
        return []
    found = []
    for line in reversed(chair.heard.lines):
        open_to = language.addressee(line.act) in (None, seat)
        if line.stamp[:1] != now or line.seat == seat or line.void or not open_to:
            continue
        act = language.agreed(line) if language.kind(line.act) == "request" else None
        if act is not None:
            found.append((line, structs.replace(line, seat=seat, act=act)))
    return found
