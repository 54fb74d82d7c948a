"""The Carnomorphs: what they do differently from the Intruders of the base game, method by method."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from hullbreach.games.nemesis.attacks import attack_by_card
from hullbreach.games.nemesis.cards.common import figure
from hullbreach.games.nemesis.components import AttackCard
from hullbreach.games.nemesis.dealing import Redeal
from hullbreach.games.nemesis.intruders import Intruders
from hullbreach.games.nemesis.species import SPECIES, Things
from hullbreach.games.nemesis.state import Intruder, Ship
from hullbreach.games.nemesis.view_structs import BroodView, ShipView
from hullbreach.kernel import (
    Act,
    Chip,
    Choice,
    Config,
    Consequence,
    Described,
    Flow,
    Option,
    Seat,
    Spoken,
)

from . import (
    adaptations,
    attacks,
    belief,
    body,
    describe,
    development,
    ending,
    events,
    feeding,
    figures,
    intruder_player,
    mutation,
    prompts,
    stakes,
    talk,
    terminal,
    unavailable,
    view,
)
from .components import (
    ADAPTATIONS,
    CARNOMORPH_ATTACKS,
    CARNOMORPH_EVENTS,
    FIGURES,
    MUTATION_NUMBERS,
    MUTATIONS,
    TOKENS,
    CarnomorphAttack,
)
from .setup import set_up_carnomorphs
from .state import Brood

READ_ANEW = (
    *("card.obj_c3", "card.obj_c4", "card.obj_c5", "card.obj_p3", "card.obj_p6"),
    *("card.obj_s2", "card.obj_s3", "card.obj_s4"),
    *("place.laboratory", "place.surgery", "place.nest"),
    *("card.lab_equipment", "card.antidote", "card.ia_05"),
)
"""Objectives, rooms and cards of the base game whose text reads otherwise: it stands at `carnomorphs.` and their id."""
CARNOMORPH_BOARD = (
    *("board.fauna", "board.fauna_attacks", "board.fauna_cards"),
    *("board.fauna_covered", "board.fauna_queen_dead"),
)
"""What a board calls the Intruders and theirs."""
TEXTS = {
    name: f"carnomorphs.{name.partition('.')[2].removesuffix('/text')}"
    for name in (*(f"{key}/text" for key in READ_ANEW), *CARNOMORPH_BOARD)
}
OTHER_GOALS = ("queen", "weaknesses", "egg_weakness", "carcass_weakness")
"""Parts of Objectives that mean something else with Carnomorphs aboard."""
OWN_MOMENTS = {
    "mutated": 5.0,
    "evolved": 2.6,
    "adaptation": 2.4,
    "adaptation.removed": 3.8,
    "killed.butcher": 7.0,
}
CARD_NUMBER = {card: number for number, card in enumerate(MUTATIONS, 1)}


@SPECIES("carnomorphs")
class Carnomorphs(Intruders):
    """Metagorgers, Shamblers, Fleshbeasts and the Butcher: they feed and grow, and the crew mutates."""

    name = "carnomorphs"
    options = (
        Option("carnomorphs", False, rule="K-1"),
        Option(
            "blank_back_before_noise", False, rule="K-91", folded=True, needs=("carnomorphs", True)
        ),
    )
    tokens = TOKENS
    kinds = FIGURES
    attack_cards = CARNOMORPH_ATTACKS
    event_cards = CARNOMORPH_EVENTS
    weaknesses = ADAPTATIONS
    own_cards = tuple(MUTATIONS)
    keeps = Brood
    board_line = "board.weaknesses.carnomorphs"
    texts = TEXTS
    moments = OWN_MOMENTS
    change = "mutated"
    own_actions = ("mutation",)
    own_uses = ("feed",)
    sayings = talk.SAYINGS

    # -- set-up and round ------------------------------------------------------------------------------

    def set_up(self, s: Ship, config: Config) -> None:
        """Exchange what belongs to the Intruders for what the Carnomorphs bring (K-7 to K-14)."""
        set_up_carnomorphs(s, config)

    def begin_round(self, s: Ship) -> None:
        """Shields and masks last until the end of the round."""
        body.drop_shields(s)

    # -- tokens and figures ----------------------------------------------------------------------------

    def add_token(self, s: Ship, kind: str) -> bool:
        """A Metagorger token is red while there is one, then blue (K-15, K-16)."""
        return figures.add_carnomorph_token(s, kind)

    def meet(self, s: Ship, seat: Seat, token: str) -> Flow[None]:
        """A blank is noise and keeps the bag alive; any other token places its figure (K-18, K-58, K-59)."""
        return figures.meet_carnomorph(s, seat, token)

    def place(self, s: Ship, kind: str, room: int) -> Flow[Intruder | None]:
        """In an Encounter figures not in combat leave when none is free (K-19)."""
        return figures.place_drawn(s, kind, room)

    def develop(self, s: Ship) -> Flow[None]:
        """One draw of the development table (K-80 to K-91)."""
        return development.develop_carnomorphs(s)

    def growing(self, s: Ship) -> list[Intruder]:
        """The Carnomorphs for whose next level a figure is free (K-104a)."""
        return figures.evolvable(s)

    def grow(self, s: Ship, x: Intruder) -> None:
        """A Metamorphosis: one level up without food, the injuries stay (K-104a)."""
        figures.evolve(s, x)

    # -- fighting --------------------------------------------------------------------------------------

    def attack(self, s: Ship, intruder: int, seat: Seat, surprise: bool) -> Flow[None]:
        """A Metagorger burrows into its target; any other Carnomorph attacks by a card (K-24, K-27)."""
        burrows = figure(s, intruder).kind == figures.METAGORGER
        return (attacks.burrow if burrows else attack_by_card)(s, intruder, seat, surprise)

    def attack_step(self, s: Ship, calm: bool) -> Flow[None]:
        """Who has a target attacks, who has none feeds (K-62 to K-75)."""
        return feeding.attack_and_feed(s, calm)

    def check(self, s: Ship, intruder: int, cause: str) -> Flow[str]:
        """One Attack card for every kind: its column kills, spares or makes retreat (K-30 to K-32)."""
        return figures.check_injuries(s, intruder, cause)

    def kill(self, s: Ship, intruder: int, cause: str) -> None:
        """A dead Carnomorph leaves carcasses or Shamblers; the Butcher never returns (K-33 to K-36)."""
        figures.kill_carnomorph(s, intruder, cause)

    def attack_values(self, card: AttackCard) -> list[tuple[str, int]]:
        """A value for Metagorgers and one for all others (K-30)."""
        row = cast(CarnomorphAttack, card)
        return [("metagorger", row.metagorger), ("", row.other)]

    # -- Characters ------------------------------------------------------------------------------------

    def wounded(self, s: Ship, seat: Seat, wound: str) -> str:
        """Shields of a mutation stop or soften a wound."""
        return body.shield(s, seat, wound)

    def heard(self, s: Ship, seat: Seat, face: str) -> str:
        """The noise of who wears a Scent Mask counts as Silence."""
        return body.muffle(s, seat, face)

    def infest(self, s: Ship, seat: Seat) -> Flow[None]:
        """There are no Larvae: a Mutation card, or a marker for who has one (K-43)."""
        return mutation.gain_marker(s, seat)

    def infect(self, s: Ship, seat: Seat) -> Flow[None]:
        """The same (K-43)."""
        return mutation.gain_marker(s, seat)

    def cleanse(self, s: Ship, seat: Seat) -> None:
        """The Mutation card goes, the markers stay (K-46, K-48)."""
        mutation.lose_mutation(s, seat)

    def sick(self, s: Ship, seat: Seat) -> bool:
        """A mutant is checked in any case (K-94)."""
        return mutation.mutated(s, seat)

    def tolerance(self, s: Ship, seat: Seat) -> int:
        """As many as are missing to the fourth marker (K-97)."""
        return MUTATION_NUMBERS["deadly"] - figures.brood(s).markers[seat]

    def diseased(self, s: Ship, seat: Seat) -> Flow[bool]:
        """INFECTED cards mutate; a mutant draws four cards, and four markers in all are death (K-94 to K-98)."""
        return ending.check_mutation(s, seat)

    def changed(self, s: Ship, seat: Seat) -> bool:
        """A mutation."""
        return mutation.mutated(s, seat)

    def goal_words(self, part: str) -> str:
        """Adaptations are analysed here, and the Butcher takes the place of the Queen."""
        return f"goal.carnomorphs.{part}" if part in OTHER_GOALS else f"goal.{part}"

    def revivable(self, s: Ship, seat: Seat) -> bool:
        """Who died of the fourth marker stays dead (K-101)."""
        return ending.revivable(s, seat)

    # -- the Carnomorph board --------------------------------------------------------------------------

    def analysable(self, s: Ship) -> list[str]:
        """The places whose Adaptation is face up and still in the game (K-39a)."""
        return adaptations.removable(s)

    def analyse(self, s: Ship, place: str) -> None:
        """The Adaptation of the place leaves the game (K-39a)."""
        adaptations.remove_adaptation(s, place)

    def analysed(self, s: Ship) -> list[str]:
        """A discovered Weakness is read as a removed Adaptation."""
        return figures.brood(s).removed

    def dormant(self, s: Ship) -> list[str]:
        """The places whose Adaptation is still face down (K-38)."""
        return adaptations.covered(s)

    # -- actions of its own ----------------------------------------------------------------------------

    def prompts(self, things: Things) -> Mapping[str, Sequence[Choice]]:
        """What feeding and the Mutation cards ask."""
        return prompts.prompts(things)

    def actions(self, s: Ship, seat: Seat) -> list[Choice]:
        """The Mutation action (K-49)."""
        return mutation.mutation_action(s, seat)

    def act(self, s: Ship, seat: Seat, choice: Choice) -> Flow[None]:  # noqa: ARG002  # it has one action
        """Use the mutation (K-50 to K-53)."""
        return mutation.use_mutation(s, seat)

    def unavailable(self, s: Ship, seat: Seat) -> list[Described]:
        """Why a mutant cannot use its mutation now."""
        return unavailable.unavailable_mutation(s, seat)

    def describe(self, s: Ship, seat: Seat, option: str) -> Described | None:
        """The Mutation action, and the places an analysis can concern."""
        return describe.describe_word(s, seat, option)

    def follows(self, s: Ship, seat: Seat, option: str) -> tuple[Consequence, ...]:
        """A marker for each use of a mutation."""
        return stakes.of_mutation(s, seat) if option == "mutation" else ()

    def card_uses(self, s: Ship) -> list[str]:
        """A card of the Intruder player can let one Carnomorph feed (K-103)."""
        return intruder_player.feeding_use(s)

    def use_card(self, s: Ship, seat: Seat, use: str) -> Flow[None]:  # noqa: ARG002  # it has one use
        """One Carnomorph feeds (K-103)."""
        return intruder_player.let_feed(s, seat)

    # -- what is hidden, and what is seen --------------------------------------------------------------

    def chips(self, s: Ship, seat: Seat) -> list[Chip]:
        """Which Mutation one has, and asking others for theirs (K-42)."""
        return talk.mutation_chips(s, seat)

    def truth(self, s: Ship, act: Act, seat: Seat) -> bool | None:
        """Whether somebody has the Mutation they claim."""
        return talk.mutation_truth(s, act, seat)

    def shown(self, s: Ship, line: Spoken) -> bool | None:
        """A Mutation lies open from its first use on."""
        return talk.mutation_shown(s, line)

    def stamp(self, s: Ship) -> tuple[int, ...]:
        """The Mutation card of each Character."""
        return talk.mutation_stamp(s)

    def zones(self, s: Ship) -> list[list[int]]:
        """The Mutation deck and the Mutation cards in play."""
        return belief.mutation_zones(s)

    def redeal(self, deal: Redeal) -> None:
        """The Mutation cards of others."""
        belief.redeal_mutations(deal)

    def secrets(self, s: Ship, seat: Seat) -> dict[str, Any]:
        """The hidden Mutation cards of others."""
        return belief.mutation_secrets(s, seat)

    def view(self, s: Ship, reader: Seat | None) -> BroodView | None:
        """The Carnomorph board and the mutations."""
        return view.brood_view(s, reader)

    def draw(self, view: ShipView, words: Callable[..., str]) -> list[str]:
        """Adaptations and mutations, a line each."""
        return terminal.draw_brood(view, words)

    marks = 7

    def marks_of(self, s: Ship, seat: Seat, reader: Seat) -> Sequence[int]:
        """Mutation cards, the Mutation if known, markers, plates, scales, mask, consumed."""
        b = figures.brood(s)
        cards = b.mutation[seat]
        known = cards and s.cards.knows(reader, cards[0])
        card = CARD_NUMBER[s.face(cards[0])] if known else 0
        body = (b.markers[seat], b.plates[seat], b.scales[seat], b.masked[seat], b.consumed[seat])
        return (len(cards), card, *body)


__all__ = ["Carnomorphs", "events"]
