"""What a seat may see: the only module that builds views."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from hullbreach.kernel import Seat

from .components import CARD_BY_FACE, ROOMS, SECTORS, SLOT_IDS
from .dealing import CHOSEN
from .state import NOTHING, ON_CARD, SPACE, SUPPLY, Sector, Theseus, Unit


class PlacedCard(Struct, gc=False):
    """A card on a slot or an impending position; all of them lie face up."""

    place: str
    card: str
    seat: Seat | None
    """Whose it is at the moment; nobody's if it is a bonus card."""
    number: int | None
    upgrades: int
    camera: int | None
    copies: int
    disc: bool
    working: bool
    deactivations: int
    embryo: str | None


class UnitView(Struct, gc=False):
    """A unit in play."""

    name: str
    kind: str
    seat: Seat
    place: str
    room: str | None
    attack: str
    upgraded: bool
    moved: bool
    caught: bool
    invisible: bool
    parasites: int


class SectorView(Struct, gc=False):
    """A sector of the ring."""

    place: str
    action: str
    homes: list[Seat]
    """Whose faction sector it is."""
    rooms: list[str | None]
    sees: list[str]
    """Which rooms are connected, as pairs of letters."""
    slots: list[PlacedCard | None]
    impending: list[PlacedCard | None]
    reminders: list[str]
    """Tokens beside the board that recall traps, lurkers and disabled cards."""


class FactionView(Struct, gc=False):
    """A player: everything here is open to all."""

    seat: Seat
    faction: str
    team: int
    life: int | None
    """None when the marker has left the track."""
    data: int | None
    tokens: int
    deck: int
    top: str | None
    discards: list[str]
    front: list[str]
    start_cards: list[str]
    supply: dict[str, int]
    """Units that may still come into play, by kind."""


class TheseusView(Struct, gc=False):
    """The station as one reader sees it."""

    mode: str
    me: Seat | None
    phase: str
    active: Seat
    order: list[Seat]
    turns: int
    end: int | None
    """Where on the end track the token lies, counted from its first field; None while it lies beside."""
    supply: int
    pieces: dict[str, int]
    disc: str | None
    tile: str
    mover: str | None
    stop: str | None
    sectors: list[SectorView]
    seats: list[FactionView]
    units: list[UnitView]
    deck: dict[str, int]
    """What the reader's own deck is made of, if they chose it themselves."""
    bonus: int
    ending: str
    winners: list[Seat]


def view(s: Theseus, seat: Seat | None, public: TheseusView | None = None) -> TheseusView:
    """Build up what this seat (or, for None, the public) may see, from nothing but what the public sees."""
    return TheseusView(
        mode=s.mode,
        me=seat,
        phase=s.phase,
        active=s.active,
        order=list(s.order),
        turns=s.turns,
        end=s.end - 1 if s.end else None,
        supply=s.supply,
        pieces=dict(s.pieces),
        disc=_disc_place(s),
        tile=s.tile,
        mover=None if s.mover == NOTHING else s.units[s.mover].name,
        stop=None if s.stop == NOTHING else s.sectors[s.stop].id,
        sectors=public.sectors if public else [_sector_view(s, at) for at in range(len(s.sectors))],
        seats=public.seats if public else [_seat_view(s, other) for other in range(len(s.team))],
        units=public.units if public else _units(s),
        deck=_own_deck(s, seat),
        bonus=len(s.bonus),
        ending=s.ending,
        winners=list(s.winners),
    )


def _own_deck(s: Theseus, seat: Seat | None) -> dict[str, int]:
    if seat is None or s.options["decks"] != CHOSEN:
        return {}
    faces = s.cards.faces
    return dict(sorted(Counter(faces[h] for h in s.decks[seat]).items()))


def _disc_place(s: Theseus) -> str | None:
    return None if s.disc == NOTHING else s.place_of_card(s.disc)


def _units(s: Theseus) -> list[UnitView]:
    return [_unit_view(s, u) for u in s.units if u.at != SUPPLY]


def _unit_view(s: Theseus, u: Unit) -> UnitView:
    places = {SPACE: "space", ON_CARD: "card"}
    return UnitView(
        name=u.name,
        kind=u.kind,
        seat=u.seat,
        place=s.sectors[u.at].id if u.at >= 0 else places[u.at],
        room=None if u.room == NOTHING else ROOMS[u.room],
        attack=s.attack(s.units.index(u)),
        upgraded=u.upgraded,
        moved=u.moved,
        caught=u.caught,
        invisible=u.invisible,
        parasites=u.parasites,
    )


def _sector_view(s: Theseus, at: int) -> SectorView:
    sector = s.sectors[at]
    row = SECTORS[sector.board]
    slots = zip(SLOT_IDS[sector.board], sector.slots, strict=True)
    positions = zip(row.impending, sector.impending, strict=True)
    return SectorView(
        place=row.id,
        action=row.action,
        homes=[seat for seat, home in enumerate(s.home) if home == at],
        rooms=[None if i == NOTHING else s.units[i].name for i in sector.rooms],
        sees=row.sees,
        slots=[_card_view(s, sector, place, h) for place, h in slots],
        impending=[_card_view(s, sector, place, h) for place, h in positions],
        reminders=_reminders(s, sector),
    )


def _card_view(s: Theseus, sector: Sector, place: str, h: int) -> PlacedCard | None:
    if h == NOTHING:
        return None
    row = s.row(h)
    installed = h in sector.slots and s.holder[h] != NOTHING
    working = installed and s.is_working(sector, h)
    base = None if row.base is None else row.base + s.upgrades[h]
    return PlacedCard(
        place=place,
        card=row.id,
        seat=None if s.holder[h] == NOTHING else s.holder[h],
        number=s.power[h] if working and base is not None else base,
        upgrades=s.upgrades[h],
        camera=s.camera[h] if row.also_action and installed else None,
        copies=s.copies[h] if working else 0,
        disc=h == s.disc,
        working=working,
        deactivations=len(s.deactivations.get(h, [])),
        embryo=s.units[s.taken[h]].name if h in s.taken else None,
    )


def _reminders(s: Theseus, sector: Sector) -> list[str]:
    """Crescents and Lurk tokens of working cards, and a Crawler for each card that Crawlers disable."""
    faces = s.cards.faces
    tokens = [CARD_BY_FACE[faces[h]].reminder for h in [*sector.traps, *sector.modules]]
    found = [token for token in tokens if token and token != "crawler"]
    crawlers = s.crawlers(sector)
    if crawlers != NOTHING:
        side = s.holder[crawlers]
        found += ["crawler" for h in sector.slots if h != NOTHING and s.hostile(side, h)]
    return found


def _seat_view(s: Theseus, seat: Seat) -> FactionView:
    faces = s.cards.faces
    deck = s.decks[seat]
    known = bool(deck) and s.cards.knows(None, deck[-1])
    reserve = Counter(u.kind for u in s.units if u.seat == seat and u.at == SUPPLY)
    return FactionView(
        seat=seat,
        faction=s.factions[seat],
        team=s.team[seat],
        life=s.life[seat] if s.marked[seat] else None,
        data=s.data[seat] if s.marked[seat] and s.collects[seat] else None,
        tokens=s.tokens[seat],
        deck=len(deck),
        top=faces[deck[-1]] if known else None,
        discards=[faces[h] for h in s.discards[seat]],
        front=[faces[h] for h in s.front[seat]],
        start_cards=[faces[h] for h in s.starts[seat]],
        supply=dict(reserve),
    )
