"""How bots speak aboard: what they have seen of the ship, where they go, whom they mean no harm."""

from __future__ import annotations

from hullbreach.bots.chair import Chair
from hullbreach.bots.listening import disbelief
from hullbreach.games.nemesis.board import ROOM_IDS, ROOM_OF
from hullbreach.games.nemesis.components import COORDINATES
from hullbreach.games.nemesis.state import IN_POD, Ship
from hullbreach.games.nemesis.systems import ENGINES
from hullbreach.games.nemesis.talk import CLAIMED, LETTER, LETTERS, foe, room_of, truth
from hullbreach.kernel import Act, Choice, Spoken, Window

from . import Mind, Valued, Voice

BLUFF = 0.3
"""How often a bold foe says of an engine what it has not seen."""
IN_THE_AIR = 3
"""For how many rounds a line stays in everybody's ears."""
MEDICINE = ("medkit", "bandages", "antidote")


def says(mind: Mind, window: Window) -> Valued:
    """What is worth saying at this window."""
    found = [*_engines(mind), *_course(mind), *_rooms(mind), *_peace(mind), *_pleas(mind)]
    if window.name == "turn":
        found += _way(mind)
    return [(value, act) for value, act in found if not _in_the_air(mind, act)]


def _in_the_air(mind: Mind, act: Act) -> bool:
    """Whether somebody has said this lately: nobody needs to hear it again."""
    now = mind.own.round
    return any(
        x.act == act and now - x.stamp[0] <= IN_THE_AIR for x in mind.heard.lines if not x.void
    )


def _engines(mind: Mind) -> Valued:
    """Which engines one has seen, as long as nobody else can know it."""
    s: Ship = mind.own
    found: Valued = []
    for engine in range(ENGINES):
        top = s.engines[2 * engine]
        if not s.cards.knows(mind.seat, top) or s.cards.knows(None, top):
            continue
        works = s.face(top) == "working"
        act = Act("engine_works" if works else "engine_broken", (engine + 1,))
        if not mind.said(act, 99, s.round):
            found.append((0.6 if works else 0.8, act))
    return found


def _course(mind: Mind) -> Valued:
    """Where the ship flies, for those who have seen the card, once for every course."""
    s: Ship = mind.own
    if not s.cards.knows(mind.seat, s.coordinates) or s.cards.knows(None, s.coordinates):
        return []
    letter = LETTERS.index(s.destination)
    mine = [x for x in mind.heard.by(mind.seat) if x.act.verb == "course"]
    if any(x.stamp[LETTER] == letter for x in mine):
        return []
    planet = COORDINATES[s.face(s.coordinates)].planet(s.destination)
    return [(0.7, Act("course", (planet,)))]


def _rooms(mind: Mind) -> Valued:
    """What lies in rooms one has looked into and nobody has explored."""
    s: Ship = mind.own
    found: Valued = []
    for room, known in enumerate(s.explored):
        if not known and s.cards.knows(mind.seat, s.tile[room]):
            act = Act("room", (ROOM_IDS[room], s.tile_id(room)))
            if not mind.said(act, 99, s.round):
                found.append((0.5, act))
    return found


def _here(s: Ship, seat: int) -> list[int]:
    return [x for x in range(s.n) if x != seat and s.present(x) and s.where[x] == s.where[seat]]


def _peace(mind: Mind) -> Valued:
    """Those one meets are told that one means them no harm, and what one has for the wounded."""
    s: Ship = mind.own
    if not s.present(mind.seat):
        return []
    found: Valued = []
    for other in _here(s, mind.seat):
        act = Act("peaceful", (other,))
        if s.contact and truth(mind.worlds[0], act, mind.seat) and not mind.said(act, 4, s.round):
            found.append((0.45, act))
        if s.light[other] + s.serious(other) > 1:
            mine = [x for x in MEDICINE if s.find_item(mind.seat, x)]
            found += [(0.4, Act("have", (x,))) for x in mine[:1]]
    for other in range(s.n):
        if other != mind.seat and _seen_hunting(mind, other):
            found.append((0.7, Act("suspect", (other,))))
    return found


def _seen_hunting(mind: Mind, other: int) -> bool:
    """Whether one has looked at an Objective that wants somebody dead."""
    s: Ship = mind.own
    known = [s.cards.knows(mind.seat, h) for h in s.objectives[other]]
    return bool(known) and all(known) and foe(s, other)


def _pleas(mind: Mind) -> Valued:
    """Whoever sits in a pod is asked to wait, whoever is next door to help in a fight."""
    s: Ship = mind.own
    if not s.present(mind.seat):
        return []
    boarded = [x for x in range(s.n) if s.where[x] == IN_POD and x != mind.seat]
    found: Valued = [(0.5, Act("please_wait", (x,))) for x in boarded[:1]]
    if s.in_combat(mind.seat):
        beside = {*s.neighbours(s.where[mind.seat]), s.where[mind.seat]}
        near = [x for x in range(s.n) if x != mind.seat and s.where[x] in beside]
        found += [(0.4, Act("please_fight", (x,))) for x in near[:1]]
    return found


def _way(mind: Mind) -> Valued:
    """Where one is going to go, from the plan just found; who is in a fight promises nothing."""
    room = -1 if mind.own.in_combat(mind.seat) else _planned(mind)
    if room < 0:
        return []
    return [(0.35, Act("go", (mind.own.place_name(room),)))]


def _planned(mind: Mind) -> int:
    """The room one is about to move into, or -1."""
    choice = mind.plan("turn.action")
    moves = isinstance(choice, tuple) and choice[0] in ("move", "careful")
    return ROOM_OF[str(choice[1])] if moves and isinstance(choice, tuple) else -1


def lies(mind: Mind, _: Window) -> Valued:
    """A bold foe who has looked at an engine says the opposite, if it has said nothing of it before."""
    s: Ship = mind.own
    if mind.random.random() > BLUFF * mind.temper.bold:
        return []
    spoken = {x.act.args[0] for x in mind.heard.by(mind.seat) if x.act.verb.startswith("engine_")}
    found: Valued = []
    for engine in range(ENGINES):
        top = s.engines[2 * engine]
        hidden = s.cards.knows(mind.seat, top) and not s.cards.knows(None, top)
        if hidden and engine + 1 not in spoken:
            works = s.face(top) == "working"
            found.append((0.9, Act("engine_broken" if works else "engine_works", (engine + 1,))))
    return found


def answers(mind: Mind, line: Spoken) -> str:
    """What one replies; whoever hides answers as their mask would."""
    s: Ship = mind.own
    verb, args = line.act.verb, line.act.args
    relies = (1 - disbelief(mind.heard, line.seat)) * (0.6 + mind.temper.trusting)
    willing = mind.random.random() < relies
    if verb == "ask_peaceful":
        peaceful = truth(mind.worlds[0], Act("peaceful", (line.seat,)), mind.seat)
        return "yes" if peaceful else "rather_not"
    if verb in ("ask_engine", "ask_course", "ask_who"):
        return _told(mind, line)
    if verb == "please_go":
        return "yes" if _planned(mind) == room_of(s, args[1]) else "no"
    if verb == "please_fight":
        here = s.present(mind.seat) and s.where[line.seat] == s.where[mind.seat]
        return "yes" if here and s.in_combat(mind.seat) and willing else "no"
    return "rather_not" if verb == "ask_mutation" else "no"


def _told(mind: Mind, line: Spoken) -> str:
    """What one knows of what all were asked; of those who know nothing the first one says so."""
    s: Ship = mind.own
    verb, thing = line.act.verb, line.act.args[0]
    first = mind.first([x for x in range(s.n) if s.active(x)], line)
    if verb == "ask_who":
        has = thing in CLAIMED and bool(s.find_item(mind.seat, str(thing)))
        return "yes" if has else "no" if first else ""
    card = s.engines[2 * (int(thing) - 1)] if verb == "ask_engine" else s.coordinates
    if not s.cards.knows(mind.seat, card):
        return "dont_know" if first else ""
    claim = "engine_works" if verb == "ask_engine" else "course"
    return "yes" if truth(s, Act(claim, (thing,)), mind.seat) else "no"


def keeps(chair: Chair, mine: list[Spoken]) -> Choice | None:
    """A way that was promised in this round, unless something stands in it."""
    said = [x for x in map(chair.meaning, mine) if x is not None and x.act.verb == "go"]
    if not said or said[-1].stamp[0] != chair.stamp()[0]:
        return None
    s: Ship = chair.fork("own way").state
    room = room_of(s, said[-1].act.args[0])
    if s.in_combat(chair.seat) or room < 0 or s.where[chair.seat] == room or s.infested(room):
        return None
    options = chair.question.options
    ways: list[Choice] = [(word, ROOM_IDS[room]) for word in ("move", "careful")]
    return next((way for way in ways if way in options), None)


VOICE = Voice(
    says=says,
    lies=lies,
    answers=answers,
    keeps=keeps,
    bound=frozenset({"turn.action"}),
    faithful=frozenset(),
    minds=1,
    often={"round": 0.35, "turn": 0.25, "contact": 0.4, "alarm": 0.4},
)
