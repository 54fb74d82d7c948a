"""How bots speak in the station: who gave them what, how much gas they hold, whom they suspect."""

from __future__ import annotations

from hullbreach.bots.chair import Chair
from hullbreach.bots.listening import disbelief
from hullbreach.games.panic_station.components import CELL_OF, GAS_CAN
from hullbreach.games.panic_station.state import LOOKED, MET, Station
from hullbreach.games.panic_station.station_terminal import TERMINAL
from hullbreach.games.panic_station.talk import GAS_COUNTS, truth
from hullbreach.kernel import Act, Choice, Spoken, Window

from . import Mind, Valued, Voice

MARKED = 0.25
CLEAR = 0.2
"""How far from the table's mean a doubt must lie to be spoken of."""
ASKED_AGAIN, CALLED_AGAIN = 2, 5
"""For how many rounds nobody asks the same again, or calls to the nest."""
NEST, TERMINAL_ROOM = "nest", "open_terminal"
FRAMED = 0.15
"""How often a bold foe claims to have got an infection card from somebody clean."""


def says(mind: Mind, window: Window) -> Valued:
    """What is worth saying at this window; nobody talks to themselves."""
    if len(mind.own.living()) < 2:
        return []
    found = [*_past(mind), *_views(mind), *_defence(mind)]
    if window.name == "round":
        return [*found, *_gas(mind), *_questions(mind), *_call(mind)]
    if window.name == "turn":
        return [*found, *_gas(mind), *_wish(mind), *_fair_trade(mind)]
    return found


def doubts(mind: Mind) -> dict[int, float]:
    """How likely each of the others is infected in the worlds one speaks from."""
    s: Station = mind.own
    worlds = mind.worlds
    return {
        x: sum([w.infected[x] for w in worlds]) / len(worlds) for x in s.living() if x != mind.seat
    }


def _past(mind: Mind) -> Valued:
    """What one got in an exchange or saw in a hand."""
    s, world = mind.own, mind.worlds[0]
    found: Valued = []
    for other in s.living():
        got = Act("got", (other,))
        told = mind.said(got, 99, s.round) or (mind.masked and _claimed(mind))
        told = told or other in mind.fellows
        if truth(world, got, mind.seat) and not told:
            found.append((1.0, got))
        if any(row.what == LOOKED and (row.seat, row.other) == (mind.seat, other) for row in s.log):
            infected = bool(truth(s, Act("looked_infected", (other,)), mind.seat))
            infected = infected and other not in mind.fellows
            act = Act("looked_infected" if infected else "looked_clean", (other,))
            if not mind.said(act, 99, s.round):
                found.append((0.9, act))
    return found


def lies(mind: Mind, _: Window) -> Valued:
    """A foe who was just in an exchange says the other one infected it, which nobody can see."""
    s: Station = mind.own
    if mind.random.random() > FRAMED * mind.temper.bold:
        return []
    if _claimed(mind):
        return []
    met = [row for row in s.log if row.what == MET and mind.seat in (row.seat, row.other)]
    partners = [row.other if row.seat == mind.seat else row.seat for row in met]
    clean = [x for x in partners if x not in mind.fellows and s.alive(x)]
    act = Act("got", (clean[-1],)) if clean else None
    return [] if act is None or mind.said(act, 99, s.round) else [(0.8, act)]


def _claimed(mind: Mind) -> bool:
    """Whether one has blamed somebody for an infection card lately: nobody gets one from everybody."""
    mine = mind.heard.by(mind.seat)
    return any(x.act.verb == "got" and mind.own.round - x.stamp[0] <= 3 for x in mine)


def _views(mind: Mind) -> Valued:
    """Whom one doubts more than the others, and whom less; a foe doubts no fellow it knows."""
    s: Station = mind.own
    found: Valued = []
    if not any(row.what == MET for row in s.log):
        return found  # nobody can know anything yet
    known, slanderers = doubts(mind), _slanderers(mind)
    mean = sum(known.values()) / len(known) if known else 0.0
    for x, doubt in known.items():
        suspect, trust = Act("suspect", (x,)), Act("trust", (x,))
        doubtful = doubt > mean + MARKED or x in slanderers
        if x not in mind.fellows and doubtful and not mind.said(suspect, 2, s.round):
            found.append((0.4 + abs(doubt - mean), suspect))
        if doubt < mean - CLEAR and x not in slanderers and not mind.said(trust, 3, s.round):
            found.append((0.3 + mean - doubt, trust))
    return [(value, act) for value, act in found if not mind.chorus(act, s.round)]


def _slanderers(mind: Mind) -> set[int]:
    """Who has said that one gave them an infection card, when one knows that it is not so."""
    against = [x for x in mind.heard.lines if x.act == Act("got", (mind.seat,)) and not x.void]
    return {x.seat for x in against if truth(mind.worlds[0], x.act, x.seat) is False}


def _defence(mind: Mind) -> Valued:
    """Who was named in this round says that they are clean."""
    s: Station = mind.own
    named = ("suspect", "got", "looked_infected", "shoot")
    against = [
        line
        for line in mind.heard.lines
        if line.act.verb in named and line.act.args[0] == mind.seat and s.round - line.stamp[0] <= 1
    ]
    act = Act("human")
    return [(0.6, act)] if against and not mind.said(act, 2, s.round) else []


def _gas(mind: Mind) -> Valued:
    """How much gas one holds, when that is news."""
    s: Station = mind.own
    count = s.faces(mind.seat).count(GAS_CAN)
    act = Act("gas", (min(count, max(GAS_COUNTS)),))
    if not count or mind.said(act, 3, s.round):
        return []
    return [(0.25 + 0.2 * count, act)]


def _speaker(mind: Mind) -> bool:
    """Whether it is one's turn to ask for all: one of the living in every round, so that not all ask the same."""
    living = mind.own.living()
    return bool(living[mind.own.round % len(living)] == mind.seat)


def _heard_lately(mind: Mind, act: Act) -> bool:
    """Whether somebody has said this in the last rounds."""
    now = mind.own.round
    return any(x.act == act and now - x.stamp[0] <= ASKED_AGAIN for x in mind.heard.lines)


def _questions(mind: Mind) -> Valued:
    """Whoever speaks for all asks the one they doubt, and sends whoever stands at a terminal to it."""
    s, known = mind.own, doubts(mind)
    if not _speaker(mind):
        return []
    found: Valued = []
    doubted = [x for x, doubt in known.items() if doubt > 0.5 and x not in mind.fellows]
    there = [x for x in s.others_in(CELL_OF[TERMINAL_ROOM], mind.seat) if s.alive(x)]
    for worth, verb, seats in ((0.5, "ask_human", doubted), (0.4, "please_scan", there)):
        acts = [Act(verb, (x,)) for x in seats]
        found += [(worth, act) for act in acts[:1] if not _heard_lately(mind, act)]
    return found


def _call(mind: Mind) -> Valued:
    """Who holds gas calls others to the nest once it is found."""
    s, act = mind.own, Act("need", (NEST, 2))
    armed = s.faces(mind.seat).count(GAS_CAN) > 1
    found = CELL_OF[NEST] in s.board.rooms()
    called = any(x.act == act and s.round - x.stamp[0] <= CALLED_AGAIN for x in mind.heard.lines)
    return [(0.5, act)] if armed and found and not called else []


def _wish(mind: Mind) -> Valued:
    """Who has no gas asks one who claims to have more than one."""
    s: Station = mind.own
    if GAS_CAN in s.faces(mind.seat):
        return []
    rich = [x for x in mind.heard.lines if x.act.verb == "gas" and int(x.act.args[0]) > 1]
    seats = [x.seat for x in rich if s.alive(x.seat) and x.seat != mind.seat]
    act = Act("please_gas", (seats[-1],)) if seats else None
    return [] if act is None or _heard_lately(mind, act) else [(0.35, act)]


def _fair_trade(mind: Mind) -> Valued:
    """Those one stands beside are promised that an exchange will do them no harm."""
    s: Station = mind.own
    near = [x for cell in s.figures_cells(mind.seat) for x in s.others_in(cell, mind.seat)]
    acts = [
        Act("give_clean", (x,)) for x in near if not mind.said(Act("give_clean", (x,)), 3, s.round)
    ]
    return [(0.3, act) for act in acts[:1]]


def answers(mind: Mind, line: Spoken) -> str:
    """What one replies; whoever hides answers as their mask would."""
    s: Station = mind.own
    verb, args = line.act.verb, line.act.args
    doubt = doubts(mind).get(line.seat, 0.0)
    relies = (1 - doubt) * (1 - disbelief(mind.heard, line.seat)) * (0.6 + mind.temper.trusting)
    willing = mind.willing(line.seat, relies, s.round)
    if verb == "ask_human":
        return "yes"
    if verb == "ask_who":
        has = str(args[0]) in s.faces(mind.seat)
        first = mind.first(s.living(), line)
        return "yes" if has and willing else "no" if first else ""
    if verb == "please_gas":
        return "yes" if GAS_CAN in s.faces(mind.seat) and willing and doubt < 0.5 else "no"
    if verb == "please_go":  # a word that is sure to be kept, or none
        return "yes" if CELL_OF[str(args[1])] in s.figures_cells(mind.seat) else "no"
    if verb == "need":
        living = [x for x in s.living() if x != line.seat]
        at = [x for x in living if CELL_OF[str(args[0])] in s.figures_cells(x)]
        return (
            "yes"
            if mind.seat in at[: int(args[1]) - 1]
            else "no"
            if mind.first(s.living(), line)
            else ""
        )
    if verb in ("please_search", "please_away"):
        beside = any(line.seat in s.others_in(c, mind.seat) for c in s.figures_cells(mind.seat))
        return "yes" if willing and beside == (verb == "please_search") else "no"
    if verb == "please_hold":
        return "yes" if willing and doubt < 0.5 else "no"
    if verb == "please_scan":
        return "yes" if mind.plan("turn.action") == TERMINAL else "no"
    return "no"


def keeps(chair: Chair, mine: list[Spoken]) -> Choice | None:
    """Gas that was promised for an exchange."""
    pick = chair.question
    if GAS_CAN not in pick.options:
        return None
    other = pick.about.get("other")
    said = [line for line in map(chair.meaning, mine) if line is not None]
    due = [x for x in said if x.act.verb == "give_gas" and x.act.args[0] == other]
    if not due or chair.stamp()[0] - due[-1].stamp[0] > 2:
        return None
    s: Station = chair.fork("own past").state
    met = [row for row in s.log[due[-1].stamp[1] :] if row.what == MET]
    again = any({row.seat, row.other} == {chair.seat, other} for row in met)
    return None if again else GAS_CAN


VOICE = Voice(
    says=says,
    lies=lies,
    answers=answers,
    keeps=keeps,
    bound=frozenset({"exchange.card"}),
    faithful=frozenset(),
    minds=6,
    often={"round": 0.25, "turn": 0.2, "exchange": 0.45, "scan": 0.4},
    denies="human",
)
