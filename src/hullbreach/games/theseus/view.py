"""What a seat may see: the only module that builds views and describes questions."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct

from hullbreach.kernel import Described, Pick, Seat

from .data import BOARD, IMPENDING, KIND, ROOMS, SECTORS, SLOT, SLOT_IDS
from .setup import CHOSEN
from .state import NOTHING, ON_CARD, SPACE, SUPPLY, Sector, Theseus, Unit


class CardView(Struct):
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


class UnitView(Struct):
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


class SectorView(Struct):
    """A sector of the ring."""

    place: str
    action: str
    homes: list[Seat]
    """Whose faction sector it is."""
    rooms: list[str | None]
    slots: list[CardView | None]
    impending: list[CardView | None]
    reminders: list[str]
    """Tokens beside the board that recall traps, lurkers and disabled cards."""


class SeatView(Struct):
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


class StationView(Struct):
    """The station as one reader sees it."""

    mode: str
    me: Seat | None
    phase: str
    active: Seat
    order: list[Seat]
    turns: int
    end: int
    supply: int
    pieces: dict[str, int]
    disc: str | None
    tile: str
    mover: str | None
    stop: str | None
    sectors: list[SectorView]
    seats: list[SeatView]
    units: list[UnitView]
    deck: dict[str, int]
    """What the reader's own deck is made of, if he chose it himself."""
    bonus: int
    ending: str
    winners: list[Seat]


def view(s: Theseus, seat: Seat | None) -> StationView:
    """Build up what this seat (or, for None, the public) may see, from nothing."""
    units = [_unit_view(s, u) for u in s.units if u.at != SUPPLY]
    return StationView(
        mode=s.mode,
        me=seat,
        phase=s.phase,
        active=s.active,
        order=list(s.order),
        turns=s.turns,
        end=s.end,
        supply=s.supply,
        pieces=dict(s.pieces),
        disc=_disc_place(s),
        tile=s.tile,
        mover=None if s.mover == NOTHING else s.units[s.mover].name,
        stop=None if s.stop == NOTHING else s.sectors[s.stop].id,
        sectors=[_sector_view(s, at) for at in range(len(s.sectors))],
        seats=[_seat_view(s, other) for other in range(len(s.team))],
        units=units,
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
    for sector in s.sectors:
        if s.disc != NOTHING and s.disc in sector.slots:
            return SLOT_IDS[sector.board][sector.slots.index(s.disc)]
        if s.disc != NOTHING and s.disc in sector.impending:
            return SECTORS[sector.board].impending[sector.impending.index(s.disc)]
    return None


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
        slots=[_card_view(s, sector, place, h) for place, h in slots],
        impending=[_card_view(s, sector, place, h) for place, h in positions],
        reminders=_reminders(s, sector),
    )


def _card_view(s: Theseus, sector: Sector, place: str, h: int) -> CardView | None:
    if h == NOTHING:
        return None
    row = s.row(h)
    installed = h in sector.slots and s.holder[h] != NOTHING
    working = installed and s.is_working(sector, h)
    base = None if row.base is None else row.base + s.upgrades[h]
    return CardView(
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
    tokens = [KIND[faces[h]].reminder for h in [*sector.traps, *sector.modules]]
    found = [token for token in tokens if token and token != "crawler"]
    crawlers = s.crawlers(sector)
    if crawlers != NOTHING:
        side = s.holder[crawlers]
        found += ["crawler" for h in sector.slots if h != NOTHING and s.hostile(side, h)]
    return found


def _seat_view(s: Theseus, seat: Seat) -> SeatView:
    faces = s.cards.faces
    deck = s.decks[seat]
    known = bool(deck) and s.cards.knows(None, deck[-1])
    reserve = Counter(u.kind for u in s.units if u.seat == seat and u.at == SUPPLY)
    return SeatView(
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


# -- questions -------------------------------------------------------------------------------------------------


def describe(s: Theseus, pick: Pick) -> list[Described]:
    """Each option in words, with the units, cards and places it concerns."""
    return [_described(s, pick, option) for option in pick.options]


def _described(s: Theseus, pick: Pick, option: Any) -> Described:
    if isinstance(option, int):
        return _described_number(s, pick, option)
    if isinstance(option, str):
        return _described_word(s, pick, option)
    word, what = option
    if word in BOARD:
        facts = {"place": word, "room": what} if pick.prompt != "setup.tile" else {"place": word}
        key = f"option.tile_{what}" if pick.prompt == "setup.tile" else "option.room_at"
        return Described(option, key, facts, about=(word,))
    if word == "burn":
        return Described(option, "option.burn", {"points": what})
    if word == "further":
        return Described(option, f"option.further_{what}")
    return Described(option, f"option.{word}", _facts(s, what), about=(what,))


def _described_number(s: Theseus, pick: Pick, option: int) -> Described:
    if pick.prompt in ("downgrade.seat", "transfer.seat"):
        return Described(option, "option.seat", {"seat": option})
    return Described(option, "option.number", {"number": option})


def _described_word(s: Theseus, pick: Pick, option: str) -> Described:
    if option in ROOMS:
        return Described(option, "option.room", {"room": option})
    facts = _facts(s, option)
    for kind in ("card", "unit", "place", "faction", "kind"):
        if kind in facts:
            return Described(option, f"option.{kind}", facts, about=(option,))
    return Described(option, f"option.{option}")


def _facts(s: Theseus, what: str) -> dict[str, Any]:
    """The facts that word a thing: the card on a place, a unit, a sector, a face, a faction."""
    if what in SLOT or what in IMPENDING:
        h = s.card_at(what)
        facts: dict[str, Any] = {} if h == NOTHING else {"card": s.cards.faces[h]}
        return facts | {"place": what}
    if any(u.name == what for u in s.units):
        return {"unit": what}
    if what in BOARD:
        return {"place": what}
    if what in KIND:
        return {"card": what}
    if what in s.factions or what in ("marines", "aliens", "scientists", "greys", "pandora"):
        return {"faction": what}
    return {"kind": what} if what in ("catcher", "runner", "warrior") else {}
