"""Characters and dogs meeting each other, and the infection check."""

from __future__ import annotations

from functools import partial

from hullbreach.kernel import Asks, Choice, Pick, Seat, ask, ask_together, asks_nothing, roll, rule

from .components import DOG_TOKENS, TRACKS
from .ending import LAST_HUMAN_INFECTED, check_humans
from .pieces import GREEN_FIELD, Deed
from .state import Base

HUMAN, ALIEN = "human", "alien"
POSITIONS = tuple(range(TRACKS.infection.laid))


@rule
def meets(s: Base) -> Asks[None]:
    """The next encounter without the revealed alien."""
    if not s.places:
        s.phase = "encounters_over"
        return
    yield from meet(s, s.places.pop(0))


@rule
def flight_check(s: Base) -> Asks[None]:
    """The encounter that follows the alien's flight."""
    s.phase = "alien_meets"
    yield from meet(s, s.places.pop(0))


@rule
def meet(s: Base, place: str) -> Asks[None]:
    """One character and a dog, or several characters who first catch a dog."""
    here = s.meeting(place)
    if len(here) == 1:
        yield from dog_check(s, here[0])
        return
    if place in s.dogs:
        s.catch_dog(place)
        s.tell("dog.caught", place=place)
    yield from characters_meet(s, place, here)


@rule
def dog_check(s: Base, i: int) -> Asks[None]:
    """Draw a token from the infection bag, look, and put it back; the disc moves 1 field."""
    f = s.figures[i]
    token = yield from roll(DOG_TOKENS, [f.seat])
    s.reveals += 1
    s.story.append(Deed("dog", (i,), (int(token == ALIEN),)))
    s.move_disc(i)
    public = {"figure": i}
    s.tell("dog.token", [f.seat], ("dog.checked", public), token=token, place=f.place, **public)
    if token == ALIEN:
        infect(s, [i])


@rule
def characters_meet(s: Base, place: str, here: list[int]) -> Asks[None]:
    """Those not on green lay two tokens, everybody looks at one, all at the same time."""
    s.tell("characters.meet", place=place, figures=tuple(here))
    laying = [i for i in here if s.figures[i].disc != GREEN_FIELD]
    laid: dict[Seat, str] = yield from ask_together(
        {s.figures[i].seat: partial(_lay, s, i) for i in laying}, "count"
    )
    looking = [i for i in s.order() if i in here and any(owner != i for owner in laying)]
    looks: dict[Seat, tuple[int, int]] = yield from ask_together(
        {s.figures[i].seat: partial(_choose_token, s, i, laying) for i in looking}, "count"
    )
    places = yield from _hidden_places(s, laying, laid)
    seen = tuple([(i, *looks[s.figures[i].seat]) for i in looking])
    deed = Deed("met", tuple(laying), tuple(places), seen)
    s.story.append(deed)
    resolve(s, deed)


@rule
def _hidden_places(s: Base, laying: list[int], laid: dict[Seat, str]) -> Asks[list[int]]:
    """The two tokens of each lie in random order: 1 or 2 is where the alien token lies, 0 is nowhere."""
    places = []
    for i in laying:
        seat = s.figures[i].seat
        place = 0
        if laid[seat] == ALIEN:
            place = 1 + (yield from roll(POSITIONS, [seat]))
        places.append(place)
    return places


@rule
def _lay(s: Base, i: int) -> Asks[str]:
    f = s.figures[i]
    options = [HUMAN, ALIEN] if f.alien else [HUMAN]
    answer: str = yield from ask(Pick(f.seat, "lay", options, "G-82", HUMAN, True))
    return answer


@rule
def _choose_token(s: Base, i: int, laying: list[int]) -> Asks[tuple[int, int]]:
    options: list[Choice] = [(o, p) for o in laying if o != i for p in POSITIONS]
    answer: tuple[int, int] = yield from ask(Pick(s.figures[i].seat, "look", options, "G-84"))
    return answer


def resolve(s: Base, deed: Deed) -> None:
    """Everybody who looked moves their disc; a human who saw an alien token is an alien from now on."""
    infected = []
    for looker, owner, position in deed.looks:
        s.move_disc(looker)
        alien = saw_alien(deed, owner, position)
        token = ALIEN if alien else HUMAN
        public = {"figure": looker, "owner": owner}
        knowers = [s.figures[looker].seat, s.figures[owner].seat]
        s.tell("token.seen", knowers, ("token.looked", public), token=token, **public)
        if alien:
            infected.append(looker)
    if deed.looks:
        s.reveals += 1
    infect(s, infected)


def saw_alien(deed: Deed, owner: int, position: int) -> bool:
    """Whether the token at this position was the alien token."""
    return deed.hidden[deed.who.index(owner)] == position + 1


def infect(s: Base, infected: list[int]) -> None:
    """These characters, in play order, are aliens from now on; the last human infected ends the game."""
    fresh = [i for i in infected if not s.figures[i].alien]
    for i in fresh:
        s.figures[i].alien = True
    if fresh and check_humans(s, LAST_HUMAN_INFECTED):
        s.last_infected = fresh[-1]


@asks_nothing
def encounters_over(s: Base) -> None:
    """All strength left on the board returns to the pool."""
    s.pool += sum(s.strength.values())
    s.strength = {}
    s.here = ""
    s.turned, s.more = [], True
    s.phase = "boarding_offer" if s.landed() else "window"
