"""Speaking: what a bot says at a window, and what it answers.

A bot values what it could say and says the best of it, or nothing. How talkative, bold and trusting it is comes from
its table and seat, never from its role. A foe in hiding asks first what a human would say whom nobody could tell from
it: that is its mask (`mask`). So neither the number of lines nor their moments tell a role.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from copy import copy
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, NamedTuple, TypeAlias

from hullbreach.bots.chair import Bot, Chair
from hullbreach.bots.greedy import GreedyBot
from hullbreach.bots.heard import Heard, Line, hearing
from hullbreach.bots.listening import HearingChair
from hullbreach.bots.reasons import HUNCH, SECRET, Reason
from hullbreach.kernel import Act, Choice, Seat, Session, Spoken, Window
from hullbreach.kernel.talk import YES

from .mask import covers
from .memory import (
    CHORUS,
    FAITHFUL,
    HARD_WORDS,
    KIND_WORDS,
    charge,
    consistent,
    evasion,
    in_turn,
    last_promise,
    open_questions,
    requests,
    this_round,
)
from .planning import Planner

STYLES = ("mute", "deaf", "honest", "liar")
"""How a bot may talk: it only listens, it only speaks, it never lies, or it lies for a hidden side."""
LINES_A_ROUND, MOST_ANSWERS = 4, 2
NO_FELLOWS: Container[Seat] = frozenset[Seat]()
DENIES, BOLDLY = 0.1, 0.25
"""How often even the meekest defend themselves, and how much more often the boldest do.

Foes are accused more often than others: if all the accused spoke up, speaking up would tell who is a foe."""
BREAKS = 0.5
"""How bold a foe is who breaks its word: friends keep theirs, so that a broken one would give every foe away."""
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


class Fellows(Container[Seat]):
    """Of whom a foe is sure that they are of its side: they are so in every world, dealt when somebody asks."""

    def __init__(self, chair: Chair, seeds: Sequence[int]) -> None:
        self._chair = chair
        self._seeds = [*seeds]
        self._worlds: list[Any] = []

    def __contains__(self, seat: object) -> bool:
        language = self._chair.game.talk
        assert language is not None
        assert isinstance(seat, int)
        return seat != self._chair.seat and all(language.foe(w, seat) for w in self._dealt())

    def _dealt(self) -> Iterator[Any]:
        """The worlds, each dealt when it is come to: most often the first one answers."""
        yield from self._worlds
        while self._seeds:
            self._worlds.append(Chair.fork(self._chair, self._seeds.pop(0)).state)
            yield self._worlds[-1]


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
    fellows: Container[Seat]
    """Whom a foe knows to be of its side; for everybody else nobody."""
    seat: Seat
    heard: Heard
    temper: Temper
    random: Random
    plan: Callable[[str], Choice | None]
    """What it would answer to its next question of this prompt."""
    ahead: Callable[[str, Callable[[Any], bool]], Session[Any] | None]
    """The table after its answers from that question on, as soon as something holds there; None if it never does."""

    def said(self, act: Act, rounds: int, now: int) -> bool:
        """Whether it has said this before, within the last rounds, of itself or by a yes."""
        mine = [x for x in self.heard.by(self.seat) if now - x.stamp[0] <= rounds]
        return any(self.meant(line) == act for line in mine)

    def meant(self, line: Spoken) -> Act:
        """What a line says: a yes says what it agrees to."""
        language = self.table.game.talk
        if line.act.verb != YES or language is None:
            return line.act
        asked = next((x for x in self.heard.lines if x.n == line.reply), None)
        return (asked and language.agreed(asked)) or line.act

    def willing(self, asking: Seat, relies: float, now: int) -> bool:
        """Whether one likes to help somebody: as one has spoken of them lately, else as far as one relies on them."""
        leans = self.random.random() < relies
        for line in self.heard.by(self.seat):
            if now - line.stamp[0] <= FAITHFUL and line.act.args[:1] == (asking,):
                leans = line.act.verb in KIND_WORDS or (leans and line.act.verb not in HARD_WORDS)
        return leans

    def chorus(self, act: Act, now: int) -> bool:
        """Whether enough others have said this in this round."""
        others = [x for x in self.heard.lines if x.seat != self.seat and x.stamp[0] == now]
        return [x.act for x in others].count(act) >= CHORUS

    def first(self, seats: Iterable[Seat], asked: Spoken) -> bool:
        """Whether it is the one that answers a question to all which nobody knows an answer to: each in turn."""
        bots = [x for x in seats if x != asked.seat and x not in self.heard.people]
        return bool(bots) and self.seat == bots[asked.n % len(bots)]


Valued: TypeAlias = list[tuple[float, Act]]


class Voice(NamedTuple):
    """How bots speak at a game's table."""

    says: Callable[[Mind, Window], Valued]
    """What could be said at a window, and what that is worth."""
    lies: Callable[[Mind, Window], Valued]
    """What a foe in hiding could say instead: better for it, and not true."""
    answers: Callable[[Mind, Spoken], str]
    """The verb of the reply to a line that asks for one."""
    keeps: Callable[[Chair, list[Spoken]], Choice | None]
    """The option that keeps the word one has given, if this question is about it."""
    bound: frozenset[str]
    """The prompts at which a word may have been given."""
    faithful: frozenset[str]
    """Those at which a foe keeps it too: to break it before everybody would give it away for nothing."""
    minds: int
    """In how many worlds a bot looks for what to say."""
    often: dict[str, float]
    """How likely a bot of middling temper speaks at all at each window."""
    denies: str = ""
    """What those say who are spoken against."""
    foresees: bool = False
    """Whether others are taken to keep their word, and else to answer as a bot would, until one's own question comes:
    slower than by chance."""


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
        self._word = self._acted_on(chair, chosen, word)
        return chosen

    def _acted_on(self, chair: Chair, chosen: Choice, word: Choice | None) -> Reason | None:
        """The line a choice goes back to, whoever said it: a request it follows, or the word it keeps."""
        if self._voice is None or chair.question.prompt not in self._voice.bound:
            return None
        kept = word is not None and chosen == word
        promise = last_promise(chair) if kept else None
        asked = next((x for x in chair.heard.lines if kept and x.n == promise), None)
        line = asked.reply if asked is not None else None
        if line is None and not kept:
            line = self._followed(chair, chosen)
        if line is None and promise is None:
            return None
        if chair.question.secret:
            return SECRET
        if line is None:
            return Reason("why.word", line=promise)
        return Reason("why.asked", line=line)

    def _followed(self, chair: Chair, chosen: Choice) -> int | None:
        """The newest request of this round that a choice follows, though nobody has promised it."""
        assert self._voice is not None
        for asked, promise in requests(chair):
            if self._voice.keeps(chair, [promise]) == chosen:
                return asked.n
        return None

    def _promised(self, chair: Chair) -> tuple[Choice | None, bool]:
        """The option that keeps the seat's word, and whether that binds it: a bold foe only where it is wise."""
        mine = chair.heard.by(chair.seat)
        if self._voice is None or not mine or not chair.game.talk:
            return None, True
        if chair.question.prompt not in self._voice.bound:
            return None, True
        word = self._voice.keeps(chair, mine)
        meek = self._temper.bold < BREAKS
        if word is None or meek or chair.question.prompt in self._voice.faithful:
            return word, True
        return word, not chair.game.talk.foe(chair.fork("own side").state, chair.seat)

    def speak(self, chair: Chair, window: Window) -> list[Line]:
        """What it says at this window: the best of what is worth saying, or nothing."""
        if self._voice is None or self._style == "mute" or chair.game.talk is None:
            return []
        random = Random(f"{self._seed} {window.name} {len(chair.heard.lines)} {chair.stamp()}")
        often = self._voice.often.get(window.name, 0.0) * (0.5 + self._temper.talkative)
        tries = sum([random.random() < often for _ in range(window.lines)])
        left = LINES_A_ROUND - len(this_round(chair))
        if min(tries, left) <= 0:
            return []
        with hearing(chair.heard):
            mind = self._mind(chair, random)
            if mind is None:
                return []
            sayable, turn = consistent(chair), in_turn(chair, window)
            acts = self._acts(mind, window, lambda x: turn(x) and sayable(x), min(tries, left))
        return [Line(act) for act in acts]

    def _acts(
        self, mind: Mind, window: Window, sayable: Callable[[Act], bool], most: int
    ) -> list[Act]:
        """The best acts; behind a mask as many as the mask would say, with lies in their place."""
        assert self._voice is not None
        whim = mind.random.getrandbits(48)
        open_mind = mind._replace(fellows=NO_FELLOWS, random=Random(whim))
        mask = _best(self._voice.says(open_mind, window), sayable, most)
        if not mind.masked or not mask:
            return mask
        own = mind._replace(random=Random(whim))
        valued = [*self._voice.says(own, window), *self._voice.lies(own, window)]
        return _best(valued, sayable, len(mask))

    def reply(self, chair: Chair) -> list[Line]:
        """Answers to whoever asked it, or spoke against it; nobody who asks a bot is left without one."""
        if self._voice is None or self._style == "mute":
            return []
        asked = open_questions(chair)[-MOST_ANSWERS:]
        return [x for line in asked for x in self._answer(chair, line)] or self._denial(chair)

    def _answer(self, chair: Chair, asked: Spoken) -> list[Line]:
        """The reply to a line that asks for one, if it is this seat's to give."""
        assert self._voice is not None
        with hearing(chair.heard):
            mind = self._mind(chair, Random(f"{self._seed} reply {asked.n}"))
            verb = evasion(chair, asked) if mind is None else self._voice.answers(mind, asked)
        return [Line(Act(verb), asked.n)] if verb else []

    def _denial(self, chair: Chair) -> list[Line]:
        """Some, and not every time, say once more what they are when somebody speaks against them."""
        accused = charge(chair)
        if self._voice is None or not self._voice.denies or accused is None:
            return []
        act, now = Act(self._voice.denies), chair.stamp()[0]
        random = Random(f"{self._seed} denies {accused.n}")
        mine = [x for x in chair.heard.by(chair.seat) if now - x.stamp[0] < 2]
        said = any(x is not None and x.act == act for x in map(chair.meaning, mine))
        if (
            said
            or random.random() > DENIES + BOLDLY * self._temper.bold
            or not chair.sayable()(act)
        ):
            return []
        mind, language = self._mind(chair, random), chair.game.talk
        if mind is None or language is None or (language.foe(mind.own, mind.seat) != mind.masked):
            return []
        return [Line(act)]

    def _word_of(self, heard: Heard) -> Callable[[Chair], Choice | None]:
        """How others answer who keep the word they have given."""
        voice = self._voice

        def word(chair: Chair) -> Choice | None:
            if voice is None or not voice.foresees or chair.question.prompt not in voice.bound:
                return None
            hearing_too = Chair(chair._session, chair.seat, heard)
            return voice.keeps(hearing_too, heard.by(chair.seat))

        return word

    def _mind(self, chair: Chair, random: Random) -> Mind | None:
        """What to speak from: one's own worlds, or those of one's mask; None if no mask is left."""
        language, seat = chair.game.talk, chair.seat
        assert language is not None
        table = _hearing(chair).fork(random.getrandbits(48))
        minds = 1 if self._voice is None else self._voice.minds
        own, worlds, fellows = table.state, [], NO_FELLOWS
        masked = language.foe(own, seat) and self._style != "honest"
        if masked:
            fellows = Fellows(chair, [random.getrandbits(48) for _ in range(LOOKS_AT_FELLOWS)])
            tables = covers(table, seat, random.getrandbits(48), minds)
            if not tables:
                return None
            table, worlds = tables[0], [each.state for each in tables]
        else:
            more = [Chair.fork(chair, random.getrandbits(48)).state for _ in range(minds - 1)]
            worlds = [own, *more]
        foresees = self._voice is not None and self._voice.foresees
        others = GreedyBot(chair.game.name, random.getrandbits(48)) if foresees else None
        thinker = copy(self._inner)  # what it means to answer next is no plan of the one who plays
        planner = Planner(thinker, table, seat, random, others, self._word_of(chair.heard))
        return Mind(
            own=own,
            worlds=worlds,
            table=table,
            masked=masked,
            fellows=fellows,
            seat=seat,
            heard=chair.heard,
            temper=self._temper,
            random=random,
            plan=cache(planner.plan),
            ahead=planner.ahead,
        )


def _best(valued: Valued, sayable: Callable[[Act], bool], most: int) -> list[Act]:
    """The acts that are worth most, each of another kind."""
    found: list[Act] = []
    for value, act in sorted(valued, key=lambda each: each[0], reverse=True):
        fresh = act.verb not in [x.verb for x in found]
        if value > 0 and len(found) < most and fresh and sayable(act):
            found.append(act)
    return found


def _hearing(chair: Chair) -> Chair:
    return chair._again(HearingChair)
