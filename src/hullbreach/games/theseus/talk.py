"""What partners say on the station: where they go, what they hold and attack, openly and for everybody to hear (T-177).

Nothing of it is a secret: in the team game these are plans, and opponents hear them too. Whoever plays for themselves
alone has good manners only.
"""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.kernel import Act, Chip, Event, Language, Seat, Slot, Spoken, Verb, Window
from hullbreach.kernel.talk import COURTESIES, MANNERS, REPLIES

from .components import SLOT_PLACE
from .state import Theseus

TARGET, ASKED = Slot("seat", "target"), Slot("seat", "other")
SECTOR = Slot("place", "place")
PLAY = ("move", "actions", "sector", "impending", "refill", "end")
"""The phases of a turn."""
LAPS, TURN, ACTIVE = range(3)
"""Where the counters of a stamp stand."""

VERBS = {
    verb.name: verb
    for verb in (
        Verb("go", "promise", (SECTOR,), "T-177"),
        Verb("hold", "promise", (SECTOR,), "T-177"),
        Verb("attack", "promise", (TARGET,), "T-177"),
        Verb("install", "promise", (SECTOR,), "T-177"),
        Verb("please_go", "request", (ASKED, SECTOR), "T-177", True, "go"),
        Verb("please_hold", "request", (ASKED, SECTOR), "T-177", True, "hold"),
        Verb("please_attack", "request", (ASKED, TARGET), "T-177", True, "attack"),
        Verb("please_install", "request", (ASKED, SECTOR), "T-177", True, "install"),
    )
} | {**REPLIES, **COURTESIES}


def may_speak(_s: Theseus, _seat: Seat) -> str:
    """Everybody may always speak."""
    return ""


def hears(_s: Theseus, _seat: Seat) -> tuple[Seat, ...] | None:
    """Partners confer openly: everybody hears it (T-177)."""
    return None


def chips(s: Theseus, seat: Seat) -> list[Chip]:
    """Plans for oneself and one's partner, once the ring lies and the turns have begun."""
    partners = tuple([x for x in s.mates(seat) if x != seat])
    if s.mode != "teams" or s.phase not in PLAY or not partners:
        return list(MANNERS)
    sectors = tuple([sector.id for sector in s.sectors])
    foes = tuple(s.foes(seat))
    return [
        Chip("go", (sectors,)),
        Chip("attack", (foes,)),
        Chip("please_go", (partners, sectors)),
        Chip("please_attack", (partners, foes)),
        Chip("hold", (_held(s, seat),)),
        Chip("install", (sectors,)),
        Chip("please_hold", (partners, _held(s, partners[0]))),
        Chip("please_install", (partners, sectors)),
        *MANNERS,
    ]


def _held(s: Theseus, seat: Seat) -> tuple[str, ...]:
    """The sectors in which somebody stands, in the order of the ring."""
    places = {s.units[unit].at for unit in s.own_units(seat)}
    return tuple([sector.id for at, sector in enumerate(s.sectors) if at in places])


def stamp(s: Theseus) -> tuple[int, ...]:
    """How often everybody had a turn, how many turns there were, whose turn it is."""
    return s.turns // max(1, len(s.order)), s.turns, s.active


def window(s: Theseus, news: Sequence[Event]) -> Window | None:
    """Bots in a team speak when the turn of one of them begins."""
    if s.mode != "teams" or not any(event.key == "turn" for event in news):
        return None
    return Window("turn", (s.active,))


def shown(s: Theseus, line: Spoken, news: Sequence[Event]) -> bool | None:
    """A plan is carried out by the end of one's own next turn, or not; everybody sees it."""
    verb, seat = line.act.verb, line.seat
    if VERBS[verb].kind != "promise":
        return None
    over = _turn_over(s, line)
    if verb == "hold":
        if not over:
            return None
        return any(s.sectors[s.units[unit].at].id == line.act.args[0] for unit in s.own_units(seat))
    if any(_does(s, event, line) for event in news):
        return True
    return False if over else None


def _turn_over(s: Theseus, line: Spoken) -> bool:
    """Whether the speaker's next turn, or the one they were in, is behind them."""
    order = s.order
    ahead = (order.index(line.seat) - order.index(line.stamp[ACTIVE])) % len(order)
    return s.turns > line.stamp[TURN] + ahead


def _does(s: Theseus, event: Event, line: Spoken) -> bool:
    """Whether an event is what was promised."""
    verb, facts, promised = line.act.verb, event.facts, line.act.args[0]
    if verb == "go":
        comes = event.key in ("stops", "enters") and facts["place"] == promised
        return comes and _owner(s, facts["unit"]) == line.seat
    if verb == "install":
        mine = event.key == "installed" and facts["seat"] == line.seat
        return mine and _sector(s, str(facts["place"])) == promised
    if verb == "attack":
        hit = event.key == "hit" and _owner(s, facts["unit"]) == line.seat
        return hit and _owner(s, facts["target"]) == promised
    return False


def _owner(s: Theseus, unit: object) -> Seat:
    return next((u.seat for u in s.units if u.name == unit), -1)


def _sector(s: Theseus, place: str) -> str:
    """The sector of a slot."""
    return s.sectors[s.place_of[SLOT_PLACE[place][0]]].id


def truth(_s: Theseus, _act: Act, _seat: Seat) -> bool | None:
    """Plans are neither true nor false."""
    return None


def foe(_s: Theseus, _seat: Seat) -> bool:
    """Nobody hides: who plays against whom everybody knows."""
    return False


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
