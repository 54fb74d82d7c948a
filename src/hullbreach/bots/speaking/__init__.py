"""Speaking: what a bot says at a window, and what it answers.

A bot values what it could say and says the best of it, or nothing. How talkative, bold and trusting it is comes from
its table and seat, never from its role. A foe in hiding asks first what a human would say whom nobody could tell from
it: that is its mask (`mask`). So neither the number of lines nor their moments tell a role.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, NamedTuple, TypeAlias

from hullbreach.bots.chair import Bot, Chair
from hullbreach.bots.heard import Heard, Line, hearing
from hullbreach.bots.listening import HearingChair
from hullbreach.bots.reasons import HUNCH, SECRET, Reason
from hullbreach.kernel import Act, Choice, Seat, Session, Spoken, Window

from .mask import covers

STYLES = ("mute", "deaf", "honest", "liar")
"""How a bot may talk: it only listens, it only speaks, it never lies, or it lies for a hidden side."""
LINES_A_ROUND = 4
LOOKS_AT_FELLOWS = 5
"""In how many worlds a foe must find somebody of its side to be sure of it."""


class Temper(NamedTuple):
    """What a bot is like as a speaker, each from 0 to 1."""

    talkative: float
    bold: float
    trusting: float

    @classmethod
    def of(cls, seed: int | str) -> Temper:
        """The temper that belongs to a table and a seat."""
        random = Random(f"temper {seed}")
        return cls(random.random(), random.random(), random.random())


class Mind(NamedTuple):
    """What a voice goes by: its own things, the worlds it speaks from, what it has heard."""

    own: Any
    """A world dealt for the seat, for what it has and sees itself."""
    worlds: list[Any]
    """What it speaks from: worlds dealt for the seat, or for its mask."""
    table: Session[Any]
    """A table in the first of these worlds, to try plans out at."""
    masked: bool
    """Whether it speaks for a hidden side."""
    fellows: frozenset[Seat]
    """Whom a foe knows to be of its side; for everybody else nobody."""
    seat: Seat
    heard: Heard
    temper: Temper
    random: Random
    plan: Callable[[str], Choice | None]
    """What it would answer to its next question of this prompt."""

    def said(self, act: Act, rounds: int, now: int) -> bool:
        """Whether it has said this before, within the last rounds."""
        mine = self.heard.by(self.seat)
        return any(line.act == act and now - line.stamp[0] <= rounds for line in mine)

    def first(self, seats: Iterable[Seat], asker: Seat) -> bool:
        """Whether it is the one that answers a question to all which nobody knows an answer to."""
        return self.seat == min(x for x in seats if x != asker and x not in self.heard.people)


Valued: TypeAlias = list[tuple[float, Act]]


class Voice(NamedTuple):
    """How bots speak at a game's table."""

    says: Callable[[Mind, Window], Valued]
    """What could be said at a window, and what that is worth."""
    lies: Callable[[Mind, Window], Valued]
    """What a foe in hiding could say instead: better for it, and not true."""
    answers: Callable[[Mind, Spoken], str]
    """The verb of the reply to a line that asks for one."""
    keeps: Callable[[Any, list[Spoken], Chair], Choice | None]
    """The option that keeps the word one has given, if this question is about it."""
    bound: frozenset[str]
    """The prompts at which a word may have been given."""
    faithful: frozenset[str]
    """Those at which a foe keeps it too: to break it before everybody would give it away for nothing."""
    minds: int
    """In how many worlds a bot looks for what to say."""
    often: dict[str, float]
    """How likely a bot of middling temper speaks at all at each window."""


@cache
def voice(game: str) -> Voice | None:
    """How bots speak at a game's table, if they do."""
    place = f"{__name__}.{game}"
    if find_spec(place) is None:
        return None
    found: Voice = import_module(place).VOICE
    return found


class TalkingBot:
    """A bot that plays as another does, listens, and speaks."""

    def __init__(self, inner: Bot, game: str, seed: int | str, style: str = "liar") -> None:
        self._inner = inner
        self._voice = voice(game)
        self._seed = seed
        self._style = style
        self._temper = Temper.of(seed)
        self._word: Reason | None = None
        """Of a choice that kept one's word: the line in which it was given, or nothing told of a secret."""

    @property
    def reason(self) -> Reason:
        """Of the last choice: the word that was kept, or what the inner bot went by."""
        if self._word is not None:
            return self._word
        found: Reason = getattr(self._inner, "reason", HUNCH)
        return found

    def choose(self, chair: Chair) -> Choice:
        """What the inner bot chooses who has heard the others; an honest word is kept."""
        self._word = None
        if self._style == "deaf" or not chair.heard.lines:
            return self._inner.choose(chair)
        word, honest = self._promised(chair)
        chosen = word
        if chosen is None or not honest:
            with hearing(chair.heard):
                chosen = self._inner.choose(_hearing(chair))
        if word is not None and chosen == word:
            line = _last_promise(chair)
            self._word = SECRET if chair.question.secret else Reason("why.word", line=line)
        return chosen

    def _promised(self, chair: Chair) -> tuple[Choice | None, bool]:
        """The option that keeps the seat's word, and whether that binds it: a foe only where it is wise."""
        mine = chair.heard.by(chair.seat)
        if self._voice is None or not mine or not chair.game.talk:
            return None, True
        if chair.question.prompt not in self._voice.bound:
            return None, True
        state = chair.fork(f"{self._seed} word").state
        wise = chair.question.prompt in self._voice.faithful
        bound = wise or not chair.game.talk.foe(state, chair.seat)
        return self._voice.keeps(state, mine, chair), bound

    def speak(self, chair: Chair, window: Window) -> list[Line]:
        """What it says at this window: the best of what is worth saying, or nothing."""
        if self._voice is None or self._style == "mute" or chair.game.talk is None:
            return []
        random = Random(f"{self._seed} {window.name} {len(chair.heard.lines)} {chair.stamp()}")
        often = self._voice.often.get(window.name, 0.0) * (0.5 + self._temper.talkative)
        tries = sum([random.random() < often for _ in range(window.lines)])
        left = LINES_A_ROUND - len(_this_round(chair))
        if min(tries, left) <= 0:
            return []
        with hearing(chair.heard):
            mind = self._mind(chair, random)
            if mind is None:
                return []
            acts = self._acts(mind, window, _consistent(chair), min(tries, left))
        return [Line(act) for act in acts]

    def _acts(
        self, mind: Mind, window: Window, sayable: Callable[[Act], bool], most: int
    ) -> list[Act]:
        """The best acts; behind a mask as many as the mask would say, with lies in their place."""
        assert self._voice is not None
        if not mind.masked:
            return _best(self._voice.says(mind, window), sayable, most)
        open_mind = mind._replace(fellows=frozenset())
        mask = _best(self._voice.says(open_mind, window), sayable, most)
        valued = [*self._voice.says(mind, window), *self._voice.lies(mind, window)]
        return _best(valued, sayable, len(mask)) if mask else []

    def reply(self, chair: Chair) -> list[Line]:
        """One answer to whoever asked it last; nobody who asks a bot is left without one."""
        if self._voice is None or self._style == "mute":
            return []
        asked = [line for line in open_questions(chair) if line.n not in _old(chair)]
        if not asked:
            return []
        with hearing(chair.heard):
            mind = self._mind(chair, Random(f"{self._seed} reply {asked[-1].n}"))
            verb = _evasion(chair, asked[-1])
            if mind is not None:
                verb = self._voice.answers(mind, asked[-1])
        return [Line(Act(verb), asked[-1].n)] if verb else []

    def _mind(self, chair: Chair, random: Random) -> Mind | None:
        """What to speak from: one's own worlds, or those of one's mask; None if no mask is left."""
        language, seat = chair.game.talk, chair.seat
        assert language is not None
        table = _hearing(chair).fork(random.getrandbits(48))
        minds = 1 if self._voice is None else self._voice.minds
        own, worlds, fellows = table.state, [], frozenset[Seat]()
        masked = language.foe(own, seat) and self._style != "honest"
        if masked:
            fellows = self._fellows(chair, random)
            tables = covers(table, seat, random.getrandbits(48), minds)
            if not tables:
                return None
            table, worlds = tables[0], [each.state for each in tables]
        else:
            more = [Chair.fork(chair, random.getrandbits(48)).state for _ in range(minds - 1)]
            worlds = [own, *more]
        plan = _planner(self._inner, table, seat, random)
        temper = self._temper
        return Mind(own, worlds, table, masked, fellows, seat, chair.heard, temper, random, plan)

    def _fellows(self, chair: Chair, random: Random) -> frozenset[Seat]:
        """Of whom a foe is sure that they are of its side: they are so in every world."""
        language = chair.game.talk
        assert language is not None
        worlds = [Chair.fork(chair, random.getrandbits(48)).state for _ in range(LOOKS_AT_FELLOWS)]
        seats = range(chair.players)
        return frozenset(
            [x for x in seats if x != chair.seat and all(language.foe(w, x) for w in worlds)]
        )


def _best(valued: Valued, sayable: Callable[[Act], bool], most: int) -> list[Act]:
    """The acts that are worth most, each once."""
    found: list[Act] = []
    for value, act in sorted(valued, key=lambda each: each[0], reverse=True):
        if value > 0 and len(found) < most and act not in found and sayable(act):
            found.append(act)
    return found


KIND_WORDS = ("trust", "take")
HARD_WORDS = ("suspect", "accuse", "leave", "shoot", "got", "looked_infected")
"""Lines about somebody that do not go together."""
FAITHFUL = 2
"""For how many rounds a bot stays with what it has said of somebody."""


def _consistent(chair: Chair) -> Callable[[Act], bool]:
    """Whether the seat could say something now without contradicting what it has said of somebody lately."""
    sayable, now = chair.sayable(), chair.stamp()[:1]
    mine = [x.act for x in chair.heard.by(chair.seat) if now[0] - x.stamp[0] <= FAITHFUL]

    def fits(act: Act) -> bool:
        against = HARD_WORDS if act.verb in KIND_WORDS else KIND_WORDS
        torn = act.verb in (*KIND_WORDS, *HARD_WORDS) and any(
            x.verb in against and x.args[:1] == act.args[:1] for x in mine
        )
        return not torn and sayable(act)

    return fits


def _last_promise(chair: Chair) -> int | None:
    """The number of the line in which the seat last promised something."""
    language = chair.game.talk
    for line in reversed(chair.heard.by(chair.seat)):
        meant = chair.meaning(line)
        if language is not None and meant is not None and language.kind(meant.act) == "promise":
            return line.n
    return None


def _evasion(chair: Chair, line: Spoken) -> str:
    """What one answers who has nothing to say any more: a request is refused, a question is not answered."""
    language = chair.game.talk
    return "no" if language is not None and language.kind(line.act) == "request" else "rather_not"


def _hearing(chair: Chair) -> Chair:
    return chair._again(HearingChair)


def _this_round(chair: Chair) -> list[Spoken]:
    now = chair.stamp()[:1]
    return [line for line in chair.heard.by(chair.seat) if line.stamp[:1] == now]


def _old(chair: Chair) -> set[int]:
    """Lines of earlier rounds, which nobody waits for an answer to any more."""
    now = chair.stamp()[:1]
    return {line.n for line in chair.heard.lines if line.stamp[:1] != now}


def open_questions(chair: Chair) -> list[Spoken]:
    """What the seat was asked and has not answered; a question to all counts until somebody has answered it."""
    language, seat, heard = chair.game.talk, chair.seat, chair.heard
    if language is None:
        return []
    found = []
    for line in heard.lines:
        if line.seat == seat or line.void:
            continue
        if language.kind(line.act) not in ("request", "question"):
            continue
        asked = language.addressee(line.act)
        if (asked == seat and not heard.answered(line.n, seat)) or (
            asked is None and not heard.answered(line.n)
        ):
            found.append(line)
    return found


AHEAD = 24
"""How many answers of others are played until one's own question comes."""


def _planner(
    bot: Bot, table: Session[Any], seat: Seat, random: Random
) -> Callable[[str], Choice | None]:
    """What the bot would answer to its next question of a prompt, the others answering at random before it."""

    def plan(prompt: str) -> Choice | None:
        world = table.clone()
        for _ in range(AHEAD):
            pick = world.asked.get(seat)
            if pick is not None and pick.prompt == prompt:
                return bot.choose(Chair(world, seat))
            if not world.asked:
                return None
            other, question = next(iter(world.asked.items()))
            world.answer(other, random.choice(list(question.options)), question.number)
        return None

    return plan
