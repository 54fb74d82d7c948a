"""The scripted table with Carnomorphs aboard."""

from __future__ import annotations

from typing import Any

from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.games.nemesis.carnomorphs.feeding import attack_and_feed
from hullbreach.games.nemesis.carnomorphs.mutation_cards import clean_effect, infected_effect
from hullbreach.games.nemesis.carnomorphs.state import Brood
from hullbreach.games.nemesis.components import WEAKNESS_PLACES
from hullbreach.kernel import Seat, Value
from hullbreach.parts.cards import EVERYONE, mask
from tests.games.nemesis.table import Helm

ME, OTHER, THIRD = 0, 1, 2
KINDS = {"M": "metagorger", "S": "shambler", "F": "fleshbeast", "B": "butcher"}
SLOTS = {"corpse": "shambler", "carcass": "fleshbeast", "egg": "butcher"}


class Hive(Helm):
    """A ship whose crew is chosen; three harmless Adaptations lie face down."""

    def __init__(self, *crew: str, mode: str | None = None, **options: Value) -> None:
        super().__init__(*crew, mode=mode, carnomorphs=True, **options)
        for place, card in zip(
            WEAKNESS_PLACES, ("insulated", "heatproof", "battering"), strict=True
        ):
            self.hides_adaptation(place, card)

    @property
    def brood(self) -> Brood:
        """What the expansion keeps."""
        found = self.state.brood
        assert isinstance(found, Brood)
        return found

    def hides_adaptation(self, place: str, card: str) -> int:
        """This Adaptation lies in that place."""
        s = self.state
        faces, mine = s.cards.faces, s.weaknesses[WEAKNESS_PLACES.index(place)]
        other = next(h for h in (*s.weaknesses, *s.box["weakness"]) if faces[h] == card)
        faces[mine], faces[other] = card, faces[mine]
        return mine

    def adapts(self, card: str, place: str = "corpse") -> None:
        """This Adaptation is face up."""
        self.state.cards.seen[self.hides_adaptation(place, card)] = EVERYONE
        self.state.discovered.append(card)
        self.brood.asleep = [kind for kind in self.brood.asleep if kind != SLOTS[place]]

    def awake(self) -> None:
        """All slots are empty; no Adaptation works."""
        self.brood.asleep = []

    def stands(self, room: str, *figures: str) -> list[int]:
        """Carnomorphs in a room, written as M2: a Metagorger with 2 injuries."""
        return [self.intruder(KINDS[word[0]], room, int(word[1:])) for word in figures]

    def standing(self, room: str) -> list[str]:
        """The Carnomorphs of a room in the same writing, the largest first."""
        letters = {kind: letter for letter, kind in KINDS.items()}
        return [f"{letters[x.kind]}{x.injuries}" for x in self.state.intruders_in(ROOM_OF[room])]

    def lies(self, room: str, *things: str) -> None:
        """Objects on the floor of a room."""
        self.state.floor += [(ROOM_OF[room], thing) for thing in things]

    def lying(self, room: str) -> list[str]:
        """The Objects on the floor of a room."""
        return sorted(self.state.floor_in(ROOM_OF[room]))

    def mutant(self, seat: Seat, card: str = "adrenal_surge", markers: int = 0) -> int:
        """The seat has this Mutation card and so many markers."""
        s, b = self.state, self.brood
        h = next(h for h in b.deck if s.face(h) == card)
        b.deck.remove(h)
        b.mutation[seat] = [h]
        b.markers[seat] = markers
        s.cards.seen[h] = mask(seat)
        return h

    def keeps(self, seat: Seat, card: str) -> None:
        """The seat, asked which Mutation to keep, keeps this one."""
        pick = self.question(seat, "mutation.keep")
        self.says(seat, "mutation.keep", next(h for h in pick.options if self.face(h) == card))

    def face(self, h: Any) -> str:
        """The identity of a card."""
        return self.state.face(h)

    def step_two(self) -> None:
        """Attacks and feeding."""
        self.carries_out(attack_and_feed)

    def works(self, card: str, infected: bool, seat: Seat = ME) -> None:
        """The effect of a Mutation card happens."""
        effect = (infected_effect if infected else clean_effect)[card]
        self.carries_out(lambda s: effect(s, seat))
