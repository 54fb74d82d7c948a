"""What can be said in the station: who is clean, what one got and holds, where one goes, whom one shoots.

Lying is allowed, showing cards is not (P-150): every line can be said by everybody, whatever they hold.
"""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.kernel import Act, Chip, Event, Language, Seat, Slot, Spoken, Verb, Window
from hullbreach.kernel.talk import COURTESIES, MANNERS, REPLIES

from .components import (
    AMMO,
    ANTIDOTE,
    ARMOUR,
    BODY_SCANNER,
    CELL_OF,
    COLOUR_OF,
    FIRST_AID_KIT,
    GAS_CAN,
    GRENADE,
    HOST_CARD,
    INFECTIONS,
    KEY_CARD,
    PLACES,
)
from .infection import after_exchange
from .state import (
    DREW,
    FOUND,
    GAVE_GAS,
    GAVE_INFECTION,
    LOOKED,
    MET,
    NOBODY,
    Incident,
    Station,
)

TARGET, ASKED = Slot("seat", "target"), Slot("seat", "other")
ROOM = Slot("place", "room")
THING = Slot("thing", "thing", worded=True)
GAS = Slot("count", "count", worded=True)
COUNT = Slot("count", "count")
CLAIMED = (GAS_CAN, BODY_SCANNER, ANTIDOTE, FIRST_AID_KIT, ARMOUR, AMMO, GRENADE, KEY_CARD)
"""What one may say one holds."""
GAS_COUNTS, CALLED = (0, 1, 2, 3), (2, 3)
TURNS = 4
"""More turns than this nobody has left in a round."""

VERBS = {
    verb.name: verb
    for verb in (
        Verb("human", "claim", rule="P-150"),
        Verb("got", "claim", (TARGET,), "P-150", accuses=True),
        Verb("looked_clean", "claim", (TARGET,), "P-150"),
        Verb("looked_infected", "claim", (TARGET,), "P-150", accuses=True),
        Verb("gas", "claim", (GAS,), "P-150"),
        Verb("have", "claim", (THING,), "P-150"),
        Verb("suspect", "view", (TARGET,), accuses=True, echo=True),
        Verb("trust", "view", (TARGET,), echo=True),
        Verb("give_gas", "promise", (TARGET,), "P-141", to_one=True),
        Verb("give_clean", "promise", (TARGET,), "P-141", to_one=True),
        Verb("go", "promise", (ROOM,), "P-30", echo=True),
        Verb("shoot", "promise", (TARGET,), "P-30", accuses=True, echo=True),
        Verb("spare", "promise", (TARGET,), "P-30", to_one=True),
        Verb("need", "request", (ROOM, COUNT), "P-30", yes="go"),
        Verb("please_go", "request", (ASKED, ROOM), "P-30", True, "go"),
        Verb("please_gas", "request", (ASKED,), "P-141", True, "give_gas"),
        Verb("please_shoot", "request", (ASKED, TARGET), "P-30", True, "shoot"),
        Verb("please_hold", "request", (ASKED,), "P-30", True, "spare"),
        Verb("please_away", "request", (ASKED,), "P-137", True),
        Verb("please_scan", "request", (ASKED,), "P-30", True),
        Verb("please_search", "request", (ASKED,), "P-30", True),
        Verb("ask_human", "question", (TARGET,), to_one=True, yes="human"),
        Verb("ask_who", "question", (THING,), "P-150", yes="have"),
    )
} | {**REPLIES, **COURTESIES}


def may_speak(s: Station, seat: Seat) -> str:
    """Whoever has lost both characters says nothing more."""
    return "" if s.alive(seat) else "P-120"


def chips(s: Station, seat: Seat) -> list[Chip]:
    """The same for every living player, whatever they hold and are."""
    others = tuple([x for x in s.living() if x != seat])
    rooms = tuple([PLACES[c] for c in s.board.rooms()])
    met = tuple([x for x in others if _met(s, seat, x)])
    seen = tuple([x for x in others if _saw(s, seat, x)])
    after = [Chip("got", (met,))] if met else []
    after += [Chip(v, (seen,)) for v in ("looked_clean", "looked_infected") if seen]
    return [
        Chip("human"),
        *after,
        Chip("suspect", (others,)),
        Chip("gas", (GAS_COUNTS,)),
        Chip("trust", (others,)),
        Chip("please_gas", (others,)),
        Chip("give_gas", (others,)),
        Chip("give_clean", (others,)),
        Chip("go", (rooms,)),
        Chip("please_go", (others, rooms)),
        Chip("need", (rooms, CALLED)),
        Chip("please_scan", (others,)),
        Chip("please_search", (others,)),
        Chip("shoot", (others,)),
        Chip("spare", (others,)),
        Chip("please_shoot", (others, others)),
        Chip("please_hold", (others,)),
        Chip("please_away", (others,)),
        Chip("ask_human", (others,)),
        Chip("ask_who", (CLAIMED,)),
        Chip("have", (CLAIMED,)),
        *MANNERS,
    ]


def _met(s: Station, seat: Seat, other: Seat) -> bool:
    """Whether two have exchanged cards, which everybody saw."""
    pair = {seat, other}
    return any(row.what == MET and {row.seat, row.other} == pair for row in s.log)


def _saw(s: Station, seat: Seat, other: Seat) -> bool:
    """Whether one has used a body scanner on another, which everybody saw."""
    return any(row.what == LOOKED and (row.seat, row.other) == (seat, other) for row in s.log)


def stamp(s: Station) -> tuple[int, ...]:
    """The round, how many incidents are behind it, and how many turns each player has left in the round."""
    left = sum([_turns_left(s, seat) * TURNS**seat for seat in range(s.players)])
    return s.round, len(s.log), left


def _turns_left(s: Station, seat: Seat) -> int:
    return s.queue.count(seat) + (s.active == seat)


def window(s: Station, news: Sequence[Event]) -> Window | None:
    """Bots speak when a round or their turn begins, after exchanges, scans and killings."""
    if s.ending:
        return None
    told = {event.key for event in news}
    living = tuple(s.living())
    if told & {"scan", "dies", "body_scan"}:
        return Window("scan", living)
    for event in news:
        if event.key == "exchange":
            pair = (event.facts["seat"], event.facts["other"])
            return Window("exchange", tuple([x for x in living if x in pair]))
    if s.active == NOBODY and s.queue:
        if len(s.queue) > len(living):
            return Window("round", living)
        return Window("turn", tuple([x for x in s.queue[:1] if x in living]))
    return None


def foe(s: Station, seat: Seat) -> bool:
    """The infected hide."""
    return s.infected[seat]


def truth(s: Station, act: Act, seat: Seat) -> bool | None:
    """Whether a claim or a view holds now."""
    verb, args = act.verb, act.args
    if verb == "human":
        return not s.infected[seat]
    if verb in ("suspect", "trust"):
        return (s.infected[int(args[0])] == s.infected[seat]) == (verb == "trust")
    if verb == "gas":
        return min(s.faces(seat).count(GAS_CAN), max(GAS_COUNTS)) == args[0]
    if verb == "have":
        return args[0] in s.faces(seat)
    if verb == "got":
        return any(_gift(row, int(args[0]), seat) == GAVE_INFECTION for row in s.log)
    if verb in ("looked_clean", "looked_infected"):
        return _seen_infected(s, seat, int(args[0])) == (verb == "looked_infected")
    return None


def _gift(row: Incident, giver: Seat, taker: Seat) -> int | None:
    """What one gave another in an exchange."""
    if row.what != MET:
        return None
    if (row.seat, row.other) == (giver, taker):
        return row.mine
    return row.theirs if (row.other, row.seat) == (giver, taker) else None


def _seen_infected(s: Station, seat: Seat, other: Seat) -> bool:
    """Whether the hand looked at last held the host card or an infection card from somebody else."""
    for row in s.log[::-1]:
        if row.what == LOOKED and (row.seat, row.other) == (seat, other):
            foreign = [c for c in row.cards if c in COLOUR_OF and c != INFECTIONS[other]]
            return HOST_CARD in row.cards or bool(foreign)
    return False


def infected_at(s: Station, incidents: int) -> set[Seat]:
    """Who was infected when this many incidents lay behind."""
    infected: set[Seat] = set()
    for row in s.log[:incidents]:
        if row.what in (DREW, FOUND) and row.mine:
            infected.add(row.seat)
        elif row.what == MET:
            gifts = ((row.seat, row.mine, row.theirs), (row.other, row.theirs, row.mine))
            after = {x: after_exchange(x in infected, gave, got) for x, gave, got in gifts}
            infected = (infected - after.keys()) | {x for x, caught in after.items() if caught}
    return infected


def _told_at_the_end(s: Station, line: Spoken) -> bool | None:
    """When all is over everybody learns who was infected since when, and what was given and seen."""
    verb, infected = line.act.verb, infected_at(s, line.stamp[1])
    if verb == "human":
        return line.seat not in infected
    if verb in ("suspect", "trust"):
        return (int(line.act.args[0]) in infected) == (verb == "suspect")
    if verb == "got":
        giver, rows = int(line.act.args[0]), s.log[: line.stamp[1]]
        return any(_gift(row, giver, line.seat) == GAVE_INFECTION for row in rows)
    looked = verb in ("looked_clean", "looked_infected")
    return truth(s, line.act, line.seat) if looked else None


def shown(s: Station, line: Spoken, news: Sequence[Event]) -> bool | None:
    """What everybody can tell: where figures stand, who shoots whom; the rest comes out at the end."""
    verb, args = line.act.verb, line.act.args
    if s.ending:
        return _told_at_the_end(s, line)
    if verb == "go":
        if CELL_OF[str(args[0])] in s.figures_cells(line.seat):
            return True
        return False if _turn_over(s, line) else None
    if verb in ("shoot", "spare"):
        hit = any(_attacks(event, line.seat, int(args[0])) for event in news)
        if hit:
            return verb == "shoot"
        return verb == "spare" if _turn_over(s, line) else None
    return None


def _attacks(event: Event, seat: Seat, other: Seat) -> bool:
    facts = event.facts
    return event.key in ("shoots", "stabs") and facts["seat"] == seat and facts["other"] == other


def _turn_over(s: Station, line: Spoken) -> bool:
    """Whether the speaker's next turn after a line is over, or they will have none."""
    rounds, seat = s.round - line.stamp[0], line.seat
    left = line.stamp[2] // TURNS**seat % TURNS
    if not s.alive(seat) or rounds > 1:
        return True
    if left:
        return rounds > 0 or _turns_left(s, seat) < left
    whole = 1 + (s.start == seat)
    return rounds == 1 and bool(s.queue or s.active != NOBODY) and _turns_left(s, seat) < whole


def kept(s: Station, line: Spoken, news: Sequence[Event]) -> bool | None:
    """Besides what all can see: what was given in the next exchange."""
    if line.act.verb not in ("give_gas", "give_clean"):
        return shown(s, line, news)
    for row in s.log[line.stamp[1] :]:
        gift = _gift(row, line.seat, int(line.act.args[0]))
        if gift is not None:
            gas = line.act.verb == "give_gas"
            return gift == GAVE_GAS if gas else gift != GAVE_INFECTION
    return None


def hears(_s: Station, _seat: Seat) -> tuple[Seat, ...] | None:
    """Everybody hears everything."""
    return None


TALK = Language(
    verbs=VERBS,
    open=may_speak,
    chips=chips,
    stamp=stamp,
    window=window,
    shown=shown,
    truth=truth,
    kept=kept,
    foe=foe,
    hears=hears,
)
