"""The scripted table of Nemesis: positions in the words of the box."""

from __future__ import annotations

from hullbreach.games.nemesis import GAME
from hullbreach.games.nemesis.board import CLOSED, CORRIDOR_IDS, CORRIDOR_OF, ROOM_OF
from hullbreach.games.nemesis.components import ITEMS
from hullbreach.games.nemesis.draft import equip
from hullbreach.games.nemesis.effects import (
    action_card,
    attack_effect,
    event_effect,
    intruder_action,
    item_action,
    room_action,
)
from hullbreach.games.nemesis.state import CONTAMINATION, Intruder, Ship, kind_of
from hullbreach.games.nemesis.steps import carry_out
from hullbreach.kernel import Choice, Seat, Value
from hullbreach.parts.cards import EVERYONE, mask
from hullbreach.testing import Table


class Helm(Table[Ship]):
    """A ship whose crew is chosen and stands in the Hibernatorium; it is the first one's turn."""

    def __init__(self, *crew: str, mode: str | None = None, **options: Value) -> None:
        mode = mode or ("solo" if len(crew) == 1 else "semi_coop")
        super().__init__(GAME, mode, len(crew), options)
        s = self.state
        s.number = list(range(1, len(crew) + 1))
        for seat, character in enumerate(crew):
            s.undrafted.remove(character)
            equip(s, seat, character)
        s.phase, s.round, s.first, s.turn = "turn", 1, 0, 0
        s.contact = True

    # -- the board -----------------------------------------------------------------------------------

    def tile(self, room: str, tile: str, *, counter: int = 0) -> int:
        """Explore a room: this tile lies there."""
        s, here = self.state, ROOM_OF[room]
        faces = s.cards.faces
        other = next(h for h, face in enumerate(faces) if face == tile)
        faces[s.tile[here]], faces[other] = tile, faces[s.tile[here]]
        s.cards.seen[s.tile[here]] = EVERYONE
        s.explored[here] = True
        s.counter[here] = counter
        return here

    def bare(self, room: str, tile: str) -> int:
        """Explore a room and take its exploration token away, so that somebody can come in."""
        here = self.tile(room, tile)
        self.state.gone.append(self.state.token[here])
        self.state.token[here] = -1
        return here

    def at(self, room: str, *seats: Seat) -> int:
        """These Characters (all, if none is named) stand in a room."""
        for seat in seats or range(self.state.n):
            self.state.where[seat] = ROOM_OF[room]
        return ROOM_OF[room]

    def intruder(self, kind: str, room: str, injuries: int = 0) -> int:
        """An Intruder stands in a room."""
        s = self.state
        s.intruders.append(Intruder(s.next_id, kind, ROOM_OF[room], injuries))
        s.next_id += 1
        return s.next_id - 1

    def closes(self, *corridors: str) -> None:
        """These doors are closed."""
        for corridor in corridors:
            self.state.door[CORRIDOR_OF[corridor]] = CLOSED

    def discovers(self, weakness: str) -> None:
        """This Weakness is in play and known."""
        s = self.state
        faces = s.cards.faces
        other = next(h for h, face in enumerate(faces) if face == weakness)
        faces[s.weaknesses[0]], faces[other] = weakness, faces[s.weaknesses[0]]
        s.cards.seen[s.weaknesses[0]] = EVERYONE
        s.discovered.append(weakness)

    def fills_bag(self, *kinds: str) -> list[str]:
        """The bag holds one token of each of these kinds, all others are in the supply."""
        s = self.state
        everything = sorted([*s.bag, *s.supply])
        s.bag = [next(t for t in everything if kind_of(t) == kind) for kind in kinds]
        for token in s.bag:
            everything.remove(token)
        s.supply = everything
        return list(s.bag)

    def tokens(self, kind: str) -> tuple[int, int]:
        """How many tokens of a kind are in the bag and in the supply."""
        s = self.state
        return (
            sum(kind_of(token) == kind for token in s.bag),
            sum(kind_of(token) == kind for token in s.supply),
        )

    # -- cards ---------------------------------------------------------------------------------------

    def hand(self, seat: Seat, *cards: str) -> list[int]:
        """The seat holds these Action cards of its own and Contamination cards."""
        s = self.state
        own = s.hand[seat] + s.deck[seat] + s.discard[seat]
        s.hand[seat] = []
        for card in cards:
            if card.startswith(CONTAMINATION):
                h = self.contamination(seat, card == "contamination_infected")
            else:
                h = next(h for h in own if s.face(h) == card and h not in s.hand[seat])
            s.hand[seat].append(h)
            s.cards.seen[h] = mask(seat)
        s.deck[seat] = [h for h in own if h not in s.hand[seat]]
        s.discard[seat] = []
        return list(s.hand[seat])

    def contamination(self, seat: Seat, infected: bool) -> int:
        """Make a Contamination card for a seat, in no zone yet."""
        s = self.state
        face = "infected" if infected else "clean"
        part = next(h for h in s.virus if s.face(h) == face)
        s.virus.remove(part)
        card = s.spare.pop()
        s.cards.seen[card] = mask(seat)
        s.part[card] = part
        return card

    def gives(self, seat: Seat, item: str, ammo: int | None = None) -> int:
        """The seat owns this item."""
        s, row = self.state, ITEMS[item]
        back = next(iter(row.copies), "quest" if row.quest_cost else "weapon")
        h = s.cards.add(item, back, EVERYONE if row.heavy else mask(seat))
        (s.held if row.heavy else s.items)[seat].append(h)
        if row.weapon:
            s.ammo[h] = row.weapon.capacity if ammo is None else ammo
        return h

    def weapon(self, seat: Seat) -> int:
        """The starting weapon of a seat."""
        return self.state.held[seat][0]

    # -- what is done --------------------------------------------------------------------------------

    def can(self, kind: str, key: str, seat: Seat = 0) -> bool:
        """Whether a card, an item or a room would do anything here."""
        s = self.state
        if kind == "room":
            return room_action[key].possible(s, seat, s.where[seat])
        if kind == "intruder":
            return intruder_action[key].possible(s, seat)
        return (action_card if kind == "action" else item_action)[key].possible(s, seat)

    def plays(self, card: str, seat: Seat = 0) -> None:
        """An Action card takes effect."""
        assert self.can("action", card, seat)
        self.carries_out(lambda s: action_card[card].do(s, seat))

    def uses(self, item: str, seat: Seat = 0) -> None:
        """An item takes effect."""
        assert self.can("item", item, seat)
        self.carries_out(lambda s: item_action[item].do(s, seat))

    def operates(self, tile: str, seat: Seat = 0) -> None:
        """The action of the room the seat is in takes effect."""
        assert self.can("room", tile, seat)
        self.carries_out(lambda s: room_action[tile].do(s, seat, s.where[seat]))

    def happens(self, effect: str) -> None:
        """An event takes effect."""
        self.carries_out(lambda s: carry_out(s, event_effect[effect]))

    def hits(self, effect: str, intruder: int, seat: Seat = 0) -> None:
        """An Attack card takes effect on a seat."""
        self.carries_out(lambda s: attack_effect[effect](s, intruder, seat))

    def hunts(self, effect: str, seat: Seat = 0) -> None:
        """An Intruder Action card takes effect."""
        assert self.can("intruder", effect, seat)
        self.carries_out(lambda s: intruder_action[effect].do(s, seat))

    def faces(self, zone: list[int]) -> list[str]:
        """The faces of a zone's cards, in order of the alphabet."""
        return sorted(self.state.face(h) for h in zone)

    # -- whole turns and phases ------------------------------------------------------------------------

    def hides(self, room: str, tile: str, token: str) -> int:
        """Under this unexplored room lies that tile, with that exploration token on it."""
        s = self.state
        here = self.tile(room, tile)
        s.explored[here] = False
        faces = s.cards.faces
        other = next(h for h, face in enumerate(faces) if face == token)
        faces[s.token[here]], faces[other] = token, faces[s.token[here]]
        s.cards.seen[s.tile[here]] = s.cards.seen[s.token[here]] = 0
        return here

    def acts(self, seat: Seat, option: Choice, *paid: str) -> None:
        """The seat takes an action of its turn and pays with these cards."""
        self.says(seat, "turn.action", option)
        for card in paid:
            self.says(seat, "pay", card)

    def noisy(self) -> list[str]:
        """The corridors with a Noise marker."""
        return [CORRIDOR_IDS[c] for c, noise in enumerate(self.state.noise) if noise]


CAPTAIN_HAND = ("search", "rest", "order", "demolition", "reload")


def acts(helm: Helm, seat: Seat, choice: Choice, *paid: str) -> None:
    """The seat takes an action and pays for it; nobody interrupts."""
    helm.acts(seat, choice, *paid)
    nobody_interrupts(helm)


def nobody_interrupts(helm: Helm) -> None:
    """Everybody who is asked lets the action happen."""
    while any(pick.prompt == "interruption" for pick in helm.session.asked.values()):
        helm.says(next(iter(helm.session.asked)), "interruption", "no")


def passes(helm: Helm, seat: Seat) -> None:
    """The seat passes and discards nothing."""
    helm.says(seat, "turn.action", "pass")
    if helm.asks(seat, "pass.discard"):
        helm.says(seat, "pass.discard", "done")
