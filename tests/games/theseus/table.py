"""A scripted station: positions are arranged with these words, then played."""

from __future__ import annotations

from typing import Any

from hullbreach.games.theseus import GAME
from hullbreach.games.theseus.components import BOARD, CARD_BY_FACE, ROOMS, SLOT_PLACE
from hullbreach.games.theseus.duplication import refresh, refresh_all
from hullbreach.games.theseus.pandora import take_over
from hullbreach.games.theseus.state import NOTHING, SPACE, Theseus, Unit
from hullbreach.kernel import Choice, Event, Seat
from hullbreach.parts.cards import show
from hullbreach.testing.table import Table

ARCHIVES, PROBE, TRANSMISSION = [
    CARD_BY_FACE[face].base or 0
    for face in ("scientists_archives", "greys_probe", "greys_transmission")
]
"""Numbers of cards that no source states, so that they may change; a test of a rule goes by the data."""


class Station(Table[Theseus]):
    """A table at the beginning of the first seat's turn: an empty station, all cards in their decks."""

    def __init__(self, *factions: str, mode: str = "duel", **options: Any) -> None:
        chosen = {"factions": ",".join(factions), "bonus_cards": False, **options}
        if mode == "duel":
            chosen.setdefault("start_player", "1")
        if mode == "deathmatch" or (mode == "duel" and "pandora" in factions):
            chosen.setdefault("ring", "placed")
        super().__init__(GAME, mode, len(factions), chosen)
        self._state = self._empty()

    def _empty(self) -> Theseus:
        """Go through the set-up by the first option of every question, then clear the station.

        The ring of a duel with Pandora is ours, so that it may change: here the Technology Dock comes last.
        """
        session = self._session
        duel = session.state.mode == "duel"
        while session.state.phase != "move":
            seat, pick = next(iter(session.asked.items()))
            options = [x for x in pick.options if not (duel and x == "technology_dock")]
            session.answer(seat, (options or pick.options)[0], pick.number)
        s = session.boundary
        for sector in s.sectors:
            for places in (sector.slots, sector.impending):
                for i, h in enumerate(places):
                    if h != NOTHING:
                        s.removed[s.holder[h]].append(h)
                        places[i] = NOTHING
        for seat in range(len(s.team)):
            s.removed[seat] += [*s.decks[seat], *s.front[seat]]
            s.decks[seat], s.front[seat] = [], []
        for unit in range(len(s.units)):
            s.remove(unit)
        refresh_all(s)
        s.active = s.order[0]
        return s

    # -- arranging ---------------------------------------------------------------------------------------------

    def unit(self, name: str, place: str, room: str = "", **marks: Any) -> Unit:
        """Put a unit into a room (the first empty one if none is named) or into space."""
        s = self.state
        unit = s.named(name)
        if place == "space":
            s.units[unit].at = SPACE
        else:
            at = s.place_of[BOARD[place]]
            rooms = s.sectors[at].rooms
            s.enter(unit, at, ROOMS.index(room) if room else rooms.index(NOTHING))
        for mark, value in marks.items():
            setattr(s.units[unit], mark, value)
        return s.units[unit]

    def card(self, place: str, face: str, upgrades: int = 0, camera: int = 0) -> int:
        """Put a card on a slot or an impending position."""
        s = self.state
        h = self.find(face)
        if place in SLOT_PLACE:
            sector, i = s.at_slot(place)
            sector.slots[i] = h
            s.upgrades[h], s.camera[h] = upgrades, camera
            s.supply -= upgrades
            refresh(s, sector)
        else:
            sector, i = s.at_position(place)
            sector.impending[i] = h
        return h

    def deck(self, seat: Seat, *faces: str) -> None:
        """Stack a deck, the top card first."""
        s = self.state
        s.decks[seat] = []
        s.decks[seat] = [self.find(face) for face in reversed(faces)]
        if s.decks[seat]:
            show(s, s.decks[seat][-1])

    def front(self, seat: Seat, face: str) -> int:
        """Lay a special or bonus card in front of a seat."""
        h = self.find(face)
        self.state.front[seat].append(h)
        return h

    def tokens(self, seat: Seat, count: int) -> None:
        """Give upgrade tokens to a seat."""
        self.state.supply -= count
        self.state.tokens[seat] += count

    def disc(self, place: str) -> None:
        """Put the malfunction disc on a card."""
        self.state.disc = self.state.card_at(place)
        refresh_all(self.state)

    def takes_over(self, embryo: str, place: str, upgraded: bool = False) -> None:
        """Put an Embryo on a card."""
        s = self.state
        unit = s.named(embryo)
        s.units[unit].upgraded = upgraded
        sector, _ = s.at_slot(place)
        take_over(s, s.units[unit].seat, unit, sector, s.card_at(place))

    def find(self, face: str) -> int:
        """A card with this face that is not in play, taken out of where it lies; everybody has seen it now."""
        s = self.state
        for zone in [*s.removed, s.bonus, s.gone, s.box, *s.decks]:
            for h in zone:
                if s.cards.faces[h] == face:
                    zone.remove(h)
                    s.cards.seen[h] = -1
                    return h
        raise AssertionError(f"no {face} is left")

    def active(self, seat: Seat) -> None:
        """It is this seat's turn."""
        self.state.active = seat

    # -- playing -----------------------------------------------------------------------------------------------

    def moves(self, seat: Seat, unit: str, room: str = "") -> list[Event]:
        """The seat moves a unit, if it has a choice, and puts it into a room, if it has a choice."""
        events: list[Event] = []
        if self.asks(seat, "turn.move"):
            events += self.says(seat, "turn.move", unit)
        if room and self.asks(seat, "move.room"):
            events += self.says(seat, "move.room", room)
        return events

    def passes(self, seat: Seat) -> None:
        """The seat declines everything that is optional until its turn is over."""
        words: dict[str, Choice] = {
            "turn.action": "go_on",
            "turn.impending": "skip",
            "turn.end": "end",
            "takeover.card": "no",
        }
        while self.session.asked.get(seat) and self.question(seat).prompt in words:
            prompt = self.question(seat).prompt
            self.says(seat, prompt, words[prompt])

    # -- looking -----------------------------------------------------------------------------------------------

    @property
    def life(self) -> list[int]:
        """Everybody's life."""
        return self.session.state.life

    @property
    def data(self) -> list[int]:
        """Everybody's data."""
        return self.session.state.data

    def where(self, name: str) -> str:
        """The place of a unit: sector and room, or space."""
        s = self.session.state
        u = s.units[s.named(name)]
        if u.at < 0:
            return {SPACE: "space"}.get(u.at, "gone" if u.at == -2 else "card")
        return f"{s.sectors[u.at].id} {ROOMS[u.room] if u.room != NOTHING else '-'}"

    def at(self, place: str) -> str | None:
        """The card on a slot or impending position."""
        h = self.session.state.card_at(place)
        return None if h == NOTHING else self.session.state.cards.faces[h]

    def discarded(self, seat: Seat) -> list[str]:
        """The discard pile of a seat."""
        return [self.session.state.cards.faces[h] for h in self.session.state.discards[seat]]


def copied(face: str, enemy: str) -> Station:
    """A card beside a Duplication in the Control Room, where a unit of its side can stop next."""
    faction = CARD_BY_FACE[face].faction
    table = Station(faction, enemy)
    table.card("control_room_s1", face)
    table.card("control_room_s2", f"{faction}_duplication")
    table.unit(f"{faction}_1", "corridors", "a")
    return table
