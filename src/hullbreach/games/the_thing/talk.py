"""What can be said at the base: who one is, what one has, where one goes, whom one suspects.

Hands, the card one gives and the tokens one lays or sees have no words (G-56), and nobody speaks from the first
encounter of a round to the last (G-90). Weapons and items are not shown (G-108), but anybody may claim to have them.
"""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.kernel import Act, Chip, Event, Language, Seat, Slot, Spoken, Verb, Window
from hullbreach.kernel.talk import COURTESIES, MANNERS, MOOT, REPLIES, Shown

from .components import LIMITS, VEHICLES
from .pieces import DEAD, DORMITORY, GREEN_FIELD, IN, REVEALED
from .state import Base

TARGET, ASKED = Slot("seat", "target"), Slot("seat", "other")
TO = Slot("place", "to")
THING = Slot("thing", "thing", worded=True)
COUNT = Slot("count", "count")
CLAIMED = (
    *("keys", "fuel_can", "tools", "flashlight", "cable"),
    *("melee", "firearm", "dynamite", "blood"),
)
"""What one may say one has: everything that does not lie open, but no action card."""
COUNTS = (2, 3)
"""For how many one may call to a place."""
ENCOUNTERS = (
    *("encounters", "alien_order", "alien_meets", "alien_strikes", "after_flight"),
    *("flight_check", "other_order", "meets", "encounters_over"),
)
"""From the first encounter of a round to the last."""
PLANNING = ("plan", "plan_consent")

VERBS = {
    verb.name: verb
    for verb in (
        Verb("human", "claim"),
        Verb("have", "claim", (THING,), "G-108"),
        Verb("lack", "claim", (THING,), "G-108"),
        Verb("suspect", "view", (TARGET,), accuses=True, echo=True),
        Verb("trust", "view", (TARGET,), echo=True),
        Verb("go", "promise", (TO,), "G-49", echo=True),
        Verb("give", "promise", (TARGET, THING), "G-145", to_one=True),
        Verb("accuse", "promise", (TARGET,), "G-146", accuses=True, echo=True),
        Verb("take", "promise", (TARGET,), "G-186", echo=True),
        Verb("leave", "promise", (TARGET,), "G-186", echo=True),
        Verb("need", "request", (TO, COUNT), "G-49", yes="go"),
        Verb("please_go", "request", (ASKED, TO), "G-49", True, "go"),
        Verb("please_give", "request", (ASKED, THING), "G-145", True, "give"),
        Verb("please_test", "request", (ASKED, TARGET), "G-150", True),
        Verb("please_accuse", "request", (ASKED, TARGET), "G-146", True, "accuse"),
        Verb("please_next", "request", (ASKED,), "G-103", True),
        Verb("please_stop", "request", (ASKED,), "G-103", True),
        Verb("please_card", "request", (ASKED, TARGET), "G-103", True),
        Verb("please_me", "request", (ASKED,), "G-103", True),
        Verb("ask_human", "question", (TARGET,), to_one=True, yes="human"),
        Verb("ask_who", "question", (THING,), "G-108", yes="have"),
        Verb("strike", "request", (TO,), "G-41"),
    )
} | {**REPLIES, **COURTESIES}


def may_speak(s: Base, seat: Seat) -> str:
    """The dead are silent, and so is everybody while tokens are checked."""
    if s.coop:
        return ""
    if s.figures[seat].status == DEAD:
        return "G-181"
    return "G-90" if s.phase in ENCOUNTERS else ""


def hears(s: Base, seat: Seat) -> tuple[Seat, ...] | None:
    """Revealed aliens make their plan among themselves; everything else is said to all."""
    if not s.coop and s.phase in PLANNING and s.figures[seat].status == REVEALED:
        return tuple(s.aliens)
    return None


def chips(s: Base, seat: Seat) -> list[Chip]:
    """What makes sense in this phase, the same for every character."""
    if s.coop:
        return list(MANNERS)
    if s.figures[seat].status == REVEALED:
        cards = tuple(s.location_cards())
        return [*([Chip("strike", (cards,))] if s.phase in PLANNING else []), *MANNERS]
    others = tuple([i for i in s.present() if i != seat])
    return [*_of_the_phase(s, seat, others), *_always(s, others), *MANNERS]


def _of_the_phase(s: Base, seat: Seat, others: tuple[int, ...]) -> list[Chip]:
    if s.phase in ("vote", "reveals"):
        accused = tuple([i for i in others if s.figures[i].disc != GREEN_FIELD])
        return [Chip("accuse", (accused,)), Chip("please_accuse", (others, accused))]
    if s.phase in ("trade", "trade_answer"):
        accused = tuple([i for i in others if s.figures[i].disc != GREEN_FIELD])
        wishes = [Chip("please_give", (others, CLAIMED)), Chip("give", (others, CLAIMED))]
        return [*wishes, Chip("accuse", (accused,))]
    if s.phase in ("offers", "test_a", "test_b"):
        return [Chip("please_test", (others, tuple(s.present())))]
    if s.phase in ("acted", "window", "flip", "assign") and s.leader != seat:
        lead = (s.leader,)
        wishes = [Chip("please_next", (lead,)), Chip("please_stop", (lead,))]
        standing = tuple([i for i in s.standing() if i not in (seat, s.leader)])
        return [*wishes, Chip("please_me", (lead,)), Chip("please_card", (lead, standing))]
    if s.phase in ("boarding", "boarding_offer"):
        return [Chip("take", (others,)), Chip("leave", (others,))]
    return []


def _always(s: Base, others: tuple[int, ...]) -> list[Chip]:
    places = (*s.open_places(), DORMITORY)
    call = tuple(s.open_places())
    return [
        Chip("suspect", (others,)),
        Chip("have", (CLAIMED,)),
        Chip("go", (places,)),
        Chip("human"),
        Chip("trust", (others,)),
        Chip("please_go", (others, places)),
        Chip("need", (call, COUNTS)),
        Chip("ask_who", (CLAIMED,)),
        Chip("ask_human", (others,)),
        Chip("lack", (CLAIMED,)),
    ]


def stamp(s: Base) -> tuple[int, ...]:
    """The round, and how many deeds that bear on roles are behind it."""
    return s.round, len(s.story)


def window(s: Base, news: Sequence[Event]) -> Window | None:
    """Bots speak when placing begins, after a card that did harm, in the lounge, before vote, tests and boarding."""
    if s.coop or s.ending:
        return None
    seats = tuple(s.present())
    if s.phase == "place" and len(s.turn) == len(seats):
        return Window("round", seats)
    if s.phase == "trade" and len(s.turn) == len(seats) and not _traded(s):
        return Window("lounge", seats, 2)
    if any(e.key == "card.turned" and e.facts["card"] == "sabotage" for e in news):
        return Window("sabotage", seats)
    if s.phase in ("vote", "offers"):
        return Window(s.phase, seats)
    if s.phase == "boarding_offer" or (s.phase == "boarding" and _just_begun(s)):
        return Window("boarding", seats)
    return None


def _traded(s: Base) -> bool:
    return any(f.offers for f in s.figures)


def _just_begun(s: Base) -> bool:
    escape = s.escape
    return escape is not None and len(escape.aboard) == 1 and not escape.refusals


def foe(s: Base, seat: Seat) -> bool:
    """Aliens in human form hide; a revealed one does not."""
    return not s.coop and s.figures[seat].alien and s.figures[seat].status == IN


def sided(s: Base, seat: Seat) -> bool:
    """Aliens win and lose together, whether they hide, have been revealed or are dead."""
    return not s.coop and s.figures[seat].alien


def truth(s: Base, act: Act, seat: Seat) -> bool | None:
    """Whether a claim or a view holds now."""
    if s.coop:
        return None
    mine = s.figures[seat].alien
    if act.verb == "human":
        return not mine
    if act.verb in ("have", "lack"):
        return _has(s, seat, str(act.args[0])) == (act.verb == "have")
    if act.verb in ("suspect", "trust"):
        alike = s.figures[int(act.args[0])].alien == mine
        return alike == (act.verb == "trust")
    return None


def _has(s: Base, i: int, thing: str) -> bool:
    if thing == "blood":
        return any(s.cards.faces[h] == thing for h in s.figures[i].lab)
    return s.holds(i, thing)


def shown(s: Base, line: Spoken, news: Sequence[Event]) -> Shown:
    """What everybody can tell: placing and votes are open, roles come out, things are used."""
    verb = line.act.verb
    if verb == "human":
        return _was_human(s, line)
    if verb in ("suspect", "trust"):
        alien = _role_shown(s, int(line.act.args[0]), line.stamp[1])
        return None if alien is None else alien == (verb == "suspect")
    me = s.name(line.seat)
    for event in news:
        good = _told(s, line, event, me)
        if good is not None:
            return good
    return None


def _told(s: Base, line: Spoken, event: Event, me: str) -> Shown:
    """What one public event says of a promise or of a claim to have something."""
    verb, args, facts = line.act.verb, line.act.args, event.facts
    if verb == "go" and facts.get("figure") == me:
        return _went(s, str(args[0]), event)
    if verb == "accuse" and facts.get("figure") == me:
        if event.key == "vote.cast":
            return facts["accused"] == s.name(int(args[0]))
        return False if event.key == "vote.abstains" else None
    if verb in ("take", "leave") and facts.get("figure") == s.name(int(args[0])):
        return _boarded(s, line, event)
    if verb in ("have", "lack") and facts.get("figure") == me and _used(event) == args[0]:
        return verb == "have"
    return None


def _went(s: Base, place: str, event: Event) -> Shown:
    """Whether somebody went where they said they would; nothing comes of a place that was full or lost by then."""
    if event.key not in ("figure.goes", "figure.sleeps"):
        return None
    if place == (DORMITORY if event.key == "figure.sleeps" else event.facts["place"]):
        return True
    shut = place in s.closed or len(s.at(place)) >= LIMITS.green
    return MOOT if place != DORMITORY and shut else False


def _boarded(s: Base, line: Spoken, event: Event) -> Shown:
    """Whether somebody aboard kept their word about letting another one in; it holds until somebody has boarded."""
    if s.escape is None or line.seat not in s.escape.aboard:
        return None
    if event.key == "board.refused" and len(s.story) > line.stamp[1]:
        return MOOT
    if event.key == "board.enters":
        return line.act.verb == "take"
    if event.key != "board.refused":
        return None
    refused = event.facts["figures"]
    against = isinstance(refused, tuple) and s.name(line.seat) in refused
    return against == (line.act.verb == "leave")


def _used(event: Event) -> str:
    """The thing an event shows to have been held."""
    if event.key == "board.enters" and event.facts.get("vehicle") in VEHICLES:
        return "keys"
    if event.key in ("steps_out", "burnt", "alien.burnt"):
        return str(event.facts["weapon"])
    known = {"flashlight.shown": "flashlight", "tools.used": "tools", "fuel_can.used": "fuel_can"}
    known |= {"test.offered_a": "blood", "test.offered_b": "cable"}
    return known.get(event.key, "")


def _role_shown(s: Base, i: int, since: int) -> bool | None:
    """Whether a character's role was shown since, and as an alien's."""
    for deed in s.story[since:]:
        if deed.kind == "shown" and deed.who == (i,):
            return bool(deed.hidden[0])
    return None


def _was_human(s: Base, line: Spoken) -> bool | None:
    """Who is shown to be human was human before; an alien may have been human when they said so."""
    alien = _role_shown(s, line.seat, line.stamp[1])
    if not alien:
        return None if alien is None else True
    since = s.story[line.stamp[1] :]
    met = [deed for deed in since if deed.kind in ("met", "dog") and _took_part(deed.who, line)]
    looked = [look for deed in since for look in deed.looks if look[0] == line.seat]
    return None if met or looked else False


def _took_part(who: tuple[int, ...], line: Spoken) -> bool:
    return line.seat in who


def kept(s: Base, line: Spoken, news: Sequence[Event]) -> Shown:
    """Besides what all can see: whether things that were promised changed hands before the vote."""
    if line.act.verb != "give":
        return shown(s, line, news)
    me, other = s.name(line.seat), s.name(int(line.act.args[0]))
    for event in news:
        if event.key == "trade.done_own" and _gave(event, me, other, str(line.act.args[1])):
            return True
    return False if any(event.key.startswith("vote.") for event in news) else None


def _gave(event: Event, me: str, other: str, thing: str) -> bool:
    facts = event.facts
    for giver, taker, what in (("figure", "partner", "given"), ("partner", "figure", "taken")):
        things = facts[what]
        if facts[giver] == me and facts[taker] == other and isinstance(things, tuple):
            return thing in things
    return False


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
    sided=sided,
    hears=hears,
)
