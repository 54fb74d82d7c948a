"""The Intruders of the base game: the species an expansion derives its own from."""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.kernel import Asks, Flow, Seat, rule

from . import attacks, bag, contamination, development, encounters, ending, injuries, systems
from .components import (
    ATTACK_CARDS,
    EVENT_CARDS,
    INTRUDER_KINDS,
    WEAKNESS_PLACES,
    WEAKNESSES,
    AttackCard,
    IntruderKind,
)
from .species import SPECIES, Species
from .state import Intruder, Ship
from .wounds import die

KINDS_WITH_FIGURES = {kind.id: kind for kind in INTRUDER_KINDS.values() if kind.figures}
"""The kinds with figures: all but the blank token."""


@SPECIES("intruders")
class Intruders(Species):
    """Larvae, Creepers, Adults, Breeders and their Queen."""

    name = "intruders"
    tokens = INTRUDER_KINDS
    kinds: Mapping[str, IntruderKind] = KINDS_WITH_FIGURES
    attack_cards: Mapping[str, AttackCard] = ATTACK_CARDS
    event_cards = EVENT_CARDS
    weaknesses = WEAKNESSES

    # -- tokens and figures ----------------------------------------------------------------------------

    def add_token(self, s: Ship, kind: str) -> bool:
        """Which token of a kind goes into the bag is chance (N-84, N-104)."""
        return bag.add_random_token(s, kind)

    def meet(self, s: Ship, seat: Seat, token: str) -> Flow[None]:
        """A blank is noise, a Larva infests, any other is placed and may attack (N-102 to N-105)."""
        return encounters.meet_token(s, seat, token)

    def place(self, s: Ship, kind: str, room: int) -> Flow[Intruder | None]:
        """With no figure free those not in combat leave first (N-107, N-108)."""
        return encounters.place_figure(s, kind, room)

    def develop(self, s: Ship) -> Flow[None]:
        """One draw of the development table (N-192)."""
        return development.develop_bag(s)

    def growing(self, s: Ship) -> list[Intruder]:
        """Larvae and Creepers in rooms for whose next shape a figure is free."""
        return encounters.growable(s)

    def grow(self, s: Ship, x: Intruder) -> None:
        """A Larva becomes a Creeper, a Creeper a Breeder."""
        encounters.take_next_shape(s, x)

    # -- fighting --------------------------------------------------------------------------------------

    def attack(self, s: Ship, intruder: int, seat: Seat, surprise: bool) -> Flow[None]:
        """One Attack card decides; a Larva infests instead (N-123, N-124)."""
        return attacks.attack_by_card(s, intruder, seat, surprise)

    def attack_step(self, s: Ship, calm: bool) -> Flow[None]:
        """Every Intruder in combat attacks once (N-126, N-188)."""
        return attacks.attack_everybody(s, calm)

    def check(self, s: Ship, intruder: int, cause: str) -> Flow[str]:
        """Blood values up to the injuries kill, an arrow makes retreat; a Larva dies (N-128, N-129)."""
        return injuries.check_blood(s, intruder, cause)

    def kill(self, s: Ship, intruder: int, cause: str) -> None:
        """A dead Intruder leaves a carcass, a Larva none; the Queen is gone for good (N-132, N-133)."""
        injuries.kill_figure(s, intruder, cause)

    # -- Characters ------------------------------------------------------------------------------------

    @rule
    def infest(self, s: Ship, seat: Seat) -> Asks[None]:
        """A Larva, the first Intruder for all to see if there was none before, and a Contamination card (N-127)."""
        if s.active(seat):
            yield from encounters.first_contact(s)
            contamination.take_larva(s, seat, "larva")
            contamination.contaminate(s, seat, "larva")

    @rule
    def infect(self, s: Ship, seat: Seat) -> Asks[None]:
        """The first infection is a Larva, the second is death and a Creeper in the room (N-139)."""
        if not s.larva[seat]:
            yield from encounters.first_contact(s)
            contamination.take_larva(s, seat, "infection")
            return
        room = s.place_of(seat)
        yield from die(s, seat, "infection")
        yield from self.place(s, "creeper", room)

    def cleanse(self, s: Ship, seat: Seat) -> None:
        """The Larva goes (N-140)."""
        contamination.remove_larva(s, seat)

    def sick(self, s: Ship, seat: Seat) -> bool:
        """A Larva counts as an infection (N-215)."""
        return s.larva[seat]

    def diseased(self, s: Ship, seat: Seat) -> Flow[bool]:
        """Four cards decide if there is any infection (N-215)."""
        return ending.check_contamination(s, seat)

    def changed(self, s: Ship, seat: Seat) -> bool:
        """A Larva."""
        return s.larva[seat]

    # -- the Intruder board ----------------------------------------------------------------------------

    def analysable(self, s: Ship) -> list[str]:
        """The places whose Weakness is still face down (N-163)."""
        return s.hidden_weaknesses()

    def analyse(self, s: Ship, place: str) -> None:
        """The Weakness there is turned up (N-163)."""
        systems.discover(s, place)

    def analysed(self, s: Ship) -> list[str]:
        """The places whose Weakness is known (N-205)."""
        hidden = s.hidden_weaknesses()
        return [place for place in WEAKNESS_PLACES if place not in hidden]
