"""What a seat may see: the only module that builds views and describes questions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from hullbreach.kernel import Seat

from .components import ACTIONS, CAST, GREEN, TRACKS, chart, slots
from .infection import saw_alien
from .pieces import DEAD, REVEALED, Deed
from .state import Base


class ResidentView(Struct, gc=False):
    """What everybody sees of a character, and what the reader knows besides."""

    figure: int
    seat: Seat
    colour: str
    character: str
    place: str
    laid: bool
    status: str
    disc: int
    exposed: bool
    hand: int
    weapons: int
    items: int
    lab: int
    reloads: list[int]
    stepped_out: bool
    known: list[str]
    """The weapons, items and lab tokens here that the reader knows."""
    role: str | None


class PlanCardView(Struct, gc=False):
    """A card of the alien's plan; the place is seen by the alien alone until it is revealed."""

    strength: int
    place: str | None


class Note(Struct, gc=False):
    """A line of the notebook: something that could change or show a role, with what the reader knows of it."""

    kind: str
    figure: int
    other: int | None
    token: str | None


class OfferView(Struct, gc=False):
    """An exchange being proposed; what it is about only the two partners see."""

    figure: int
    partner: int
    given: list[str] | None
    wants: list[str] | None


class EscapeView(Struct, gc=False):
    """A vehicle being boarded."""

    vehicle: str
    aboard: list[int]
    queue: list[int]
    refusals: list[list[int]]
    """Who was not let in, each with those who refused."""


class PlaceView(Struct, gc=False):
    """A location with slots."""

    place: str
    fuel: int
    fuel_slots: int
    damage: int
    damage_slots: int
    ready: bool


class BaseView(Struct, gc=False):
    """The base as one reader sees it."""

    mode: str
    round: int
    phase: str
    leader: Seat
    token_at: str
    token_holder: int
    weather: str
    forecast: str | None
    demand: dict[str, int]
    chart: dict[str, dict[str, int]]
    """The whole weather chart of this table."""
    frost: int
    frost_end: int
    sos: bool
    rescue: int
    rescue_end: int
    rescue_fuel: int
    rescue_fuel_end: int
    rescue_gone: bool
    places: list[PlaceView]
    closed: list[str]
    burnt: list[str]
    warehouse: int
    reserve: int
    control: int
    pantry: int
    kitchen: int
    hungry: bool
    dark: bool
    kennel: int
    dogs: list[str]
    location_cards: list[str]
    pool: int
    strength: dict[str, int]
    struck: dict[str, int]
    aliens: list[Seat]
    plan: list[PlanCardView]
    draft: list[PlanCardView] | None
    action_deck: int
    action_discard: int
    stack: int
    given: list[str]
    """Cards the reader knows to have been handed in this round: their own, and those shown to all."""
    weapon_deck: int
    item_deck: int
    lab_bag: int
    lab_out: int
    card: str | None
    turned: list[str]
    drawn: list[str] | None
    figures: list[ResidentView]
    turn: list[int]
    offer: OfferView | None
    testers_a: list[int]
    testers_b: list[int]
    escape: EscapeView | None
    threat: int | None
    dice: list[str]
    suspicion_end: int
    me: Seat | None
    role: str | None
    hand: list[str]
    deck: dict[str, int] | None
    """In the dormitory the reader looks through the action deck."""
    notes: list[Note]
    proven: list[int]
    """The characters whom the reader knows to be aliens because one of them laid the alien token for the other."""
    ending: str


def view(s: Base, seat: Seat | None, public: BaseView | None = None) -> BaseView:
    """Build up what this seat (or, for None, the public) may see, from nothing but what the public sees."""
    table = _chart(s.size)
    return BaseView(
        mode="coop" if s.coop else "hidden",
        round=s.round,
        phase=s.phase,
        leader=s.leader,
        token_at=s.token_at,
        token_holder=s.token_holder,
        weather=s.weather,
        forecast=s.die if s.die_at_station else None,
        demand=table.get(s.weather, {}),
        chart=table,
        frost=s.frost,
        frost_end=TRACKS.frost.end,
        sos=s.sos,
        rescue=s.rescue,
        rescue_end=TRACKS.rescue.end,
        rescue_fuel=s.rescue_fuel,
        rescue_fuel_end=TRACKS.rescue_fuel.end,
        rescue_gone=s.rescue_gone,
        places=public.places if public else _places(s),
        closed=list(s.closed),
        burnt=list(s.burnt),
        warehouse=s.warehouse,
        reserve=s.reserve,
        control=TRACKS.tokens.damage - sum(s.damage.values()),
        pantry=s.pantry,
        kitchen=s.kitchen,
        hungry=s.hungry,
        dark=s.dark(),
        kennel=s.kennel,
        dogs=list(s.dogs),
        location_cards=public.location_cards if public else s.location_cards(),
        pool=s.pool,
        strength=dict(s.strength),
        struck=dict(s.struck),
        aliens=list(s.aliens),
        plan=[PlanCardView(a.strength, a.place if seat in s.aliens else None) for a in s.plan],
        draft=_draft(s, seat),
        action_deck=len(s.action_deck),
        action_discard=len(s.action_discard),
        stack=len(s.stack),
        given=_given(s, seat),
        weapon_deck=len(s.weapon_deck),
        item_deck=len(s.item_deck),
        lab_bag=len(s.lab_bag),
        lab_out=len(s.lab_out),
        card=s.cards.faces[s.card] if s.card >= 0 else None,
        turned=list(s.turned),
        drawn=_drawn(s, seat),
        figures=[_figure(s, i, seat) for i in range(s.size)],
        turn=list(s.turn),
        offer=_offer(s, seat),
        testers_a=list(s.test_a),
        testers_b=list(s.test_b),
        escape=_escape(s),
        threat=s.threat if s.coop else None,
        dice=list(s.dice),
        suspicion_end=s.disc_end(),
        me=seat,
        role=None if seat is None or s.coop else role_of(s, seat, seat),
        hand=_hand(s, seat),
        deck=_deck(s, seat),
        notes=[note for deed in s.story for note in _notes(s, deed, seat)],
        proven=sorted({i for deed in s.story for i in _proven(s, deed, seat)}),
        ending=s.ending,
    )


@cache
def _chart(size: int) -> dict[str, dict[str, int]]:
    """What each weather demands and allows."""
    parts = ("generator", "boiler", "rescue", "frost")
    return {face: {part: getattr(row, part) for part in parts} for face, row in chart(size).items()}


def _places(s: Base) -> list[PlaceView]:
    board = slots(s.size)
    return [
        PlaceView(
            place,
            s.fuel.get(place, 0),
            board.fuel.get(place, 0),
            s.damage.get(place, 0),
            board.damage.get(place, 0),
            place in s.fuel and s.ready(place),
        )
        for place in GREEN
        if place in board.damage or place in board.fuel
    ]


def _figure(s: Base, i: int, reader: Seat | None) -> ResidentView:
    f, cards = s.figures[i], s.cards
    held = [*f.weapons, *f.items, *f.flames, *f.lab]
    return ResidentView(
        figure=i,
        seat=f.seat,
        colour=CAST.colours[i],
        character=f.character,
        place=f.place,
        laid=f.laid,
        status=f.status,
        disc=f.disc,
        exposed=s.exposed(i),
        hand=len(f.hand),
        weapons=len(f.weapons),
        items=len(f.items),
        lab=len(f.lab),
        reloads=list(f.reloads),
        stepped_out=f.out,
        known=sorted(cards.faces[h] for h in held if cards.knows(reader, h)),
        role=role_of(s, i, reader),
    )


def role_of(s: Base, i: int, reader: Seat | None) -> str | None:
    """A role is known to its player, for a revealed alien to all, as far as it was shown, and at the end."""
    f = s.figures[i]
    if s.coop:
        if f.role < 0:
            return "alien" if f.status == REVEALED else None
        face = s.cards.faces[f.role]
        return face if s.ending or s.cards.knows(reader, f.role) else None
    aboard = s.escape is not None and i in s.escape.aboard
    shown = f.status == DEAD and s.rules.reveal_on_death
    if f.seat == reader or f.status == REVEALED or aboard or shown or s.ending:
        return "alien" if f.alien else "human"
    return None


def _hand(s: Base, seat: Seat | None) -> list[str]:
    if seat is None or s.coop:
        return []
    return sorted((s.cards.faces[h] for h in s.figures[seat].hand), key=ACTIONS.index)


def _given(s: Base, seat: Seat | None) -> list[str]:
    own = [f.gave for f in s.figures if f.seat == seat and f.gave]
    return sorted([*own, *s.shown])


def _deck(s: Base, seat: Seat | None) -> dict[str, int] | None:
    if s.phase != "sleep" or seat is None or s.figures[s.actor].seat != seat:
        return None
    faces = [s.cards.faces[h] for h in s.action_deck]
    return {kind: faces.count(kind) for kind in ACTIONS}


def _drawn(s: Base, seat: Seat | None) -> list[str] | None:
    """Cards just drawn, for whoever drew them."""
    if not s.drawn:
        return None
    if not all(s.cards.knows(seat, h) for h in s.drawn):
        return None
    return sorted(s.cards.faces[h] for h in s.drawn)


def _draft(s: Base, seat: Seat | None) -> list[PlanCardView] | None:
    if not s.drafts or seat not in s.aliens:
        return None
    return [PlanCardView(a.strength, a.place) for a in s.drafts[-1]]


def _offer(s: Base, seat: Seat | None) -> OfferView | None:
    offer = s.offer
    if offer is None:
        return None
    if seat not in (s.figures[offer.who].seat, s.figures[offer.whom].seat):
        return OfferView(offer.who, offer.whom, None, None)
    given = [s.cards.faces[h] for h in offer.given]
    return OfferView(offer.who, offer.whom, given, list(offer.wants))


def _escape(s: Base) -> EscapeView | None:
    if s.escape is None:
        return None
    escape = s.escape
    refusals = [list(row) for row in escape.refusals]
    return EscapeView(escape.vehicle, list(escape.aboard), list(escape.queue), refusals)


def _notes(s: Base, deed: Deed, seat: Seat | None) -> list[Note]:
    """Who looked at whom is public, what was seen belongs to the two of them."""
    if deed.kind == "dead":
        return [Note("dead", deed.who[0], None, None)]
    if deed.kind == "shown":
        return [Note("shown", deed.who[0], None, _token(deed.hidden[0]))]
    if deed.kind == "dog":
        known = bool(s.ending) or seat == s.figures[deed.who[0]].seat
        return [Note("dog", deed.who[0], None, _token(deed.hidden[0]) if known else None)]
    notes = []
    for looker, owner, position in deed.looks:
        known = bool(s.ending) or seat in (s.figures[looker].seat, s.figures[owner].seat)
        alien = saw_alien(deed, owner, position)
        notes.append(Note("looked", looker, owner, _token(alien) if known else None))
    return notes


def _proven(s: Base, deed: Deed, seat: Seat | None) -> Iterator[int]:
    """Who laid an alien token is an alien, who looked at it as well from then on; nobody but these two knows."""
    for looker, owner, position in deed.looks:
        pair = (looker, owner)
        if saw_alien(deed, owner, position) and any(s.figures[i].seat == seat for i in pair):
            yield from pair


def _token(alien: int) -> str:
    return "alien" if alien else "human"
