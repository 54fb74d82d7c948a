"""The scripted table of The Thing: positions are arranged piece by piece, then play is spoken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hullbreach.games.the_thing import GAME
from hullbreach.games.the_thing.locations import receive
from hullbreach.games.the_thing.pieces import Deed, PlanCard
from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Chance, Choice, Seat, Value, key_of
from hullbreach.parts.cards import look
from hullbreach.testing import Table

RED, GREEN, BLUE, YELLOW, WHITE, ORANGE, PURPLE, BLACK = range(8)
CAST = ("bennings", "nauls", "macready", "windows", "blair", "norris", "clark", "garry")


class Ice(Table[Base]):
    """A base whose leader is Red, whose first alien is Yellow, and whose characters are known."""

    def __init__(
        self,
        players: int = 4,
        mode: str = "hidden",
        options: Mapping[str, Value] | None = None,
        seed: int = 1,
    ) -> None:
        super().__init__(GAME, mode, players, options, seed)
        self._state = s = GAME.setup(self.config, Chance(key_of(seed)))
        s.leader = RED
        s.token_at = "" if s.coop else "shed"
        for f, name in zip(s.figures, CAST, strict=False):
            f.character = name
        if not s.coop:
            self.aliens(YELLOW)

    # -- arranging ---------------------------------------------------------------------------------------------

    def told(self, key: str, seat: Seat | None = None) -> list[Mapping[str, Any]]:
        """What was told, without the seats of the characters, which follow from their names."""
        facts = super().told(key, seat)
        return [{k: v for k, v in each.items() if not k.endswith("_seat")} for each in facts]

    def aliens(self, *figures: int) -> None:
        """These are aliens: the first of them was it from the start, dogs have made the others so."""
        s = self.state
        s.first_alien = figures[0]
        s.story = [Deed("dog", (i,), (1,)) for i in figures[1:]]
        for i, f in enumerate(s.figures):
            f.alien = i in figures

    def phase(self, phase: str) -> None:
        """Play begins here."""
        self.state.phase = phase

    def cast(self, figure: int, character: str) -> None:
        """This figure is that character; whoever was it before gets the other one."""
        s = self.state
        for f in s.figures:
            if f.character == character:
                f.character = s.figures[figure].character
        s.figures[figure].character = character

    def put(self, place: str, *figures: int, laid: bool = False) -> None:
        """These figures are at a place."""
        for i in figures:
            self.state.figures[i].place = place
            self.state.figures[i].laid = laid

    def discs(self, *fields: int) -> None:
        """The discs of Red, Green, Blue ... lie on these fields."""
        for f, disc in zip(self.state.figures, fields, strict=False):
            f.disc = disc

    def hand(self, figure: int, *kinds: str) -> None:
        """A hand of action cards, taken out of the deck."""
        s = self.state
        f = s.figures[figure]
        s.action_deck[:0] = f.hand
        f.hand = [s.take(s.action_deck, kind) for kind in kinds]
        for h in f.hand:
            look(s, h, f.seat)

    def stack(self, *kinds: str) -> None:
        """The active stack, not yet turned up."""
        s = self.state
        s.stack = [s.take(s.action_deck, kind) for kind in kinds]

    def deck_top(self, *kinds: str) -> None:
        """The next cards of the action deck, the first one on top."""
        s = self.state
        top = [s.take(s.action_deck, kind) for kind in kinds]
        s.action_deck += top[::-1]

    def gives(self, figure: int, *kinds: str) -> None:
        """Weapons, items and lab tokens for a character, taken out of decks and bag."""
        s = self.state
        for kind in kinds:
            piles = (s.weapon_deck, s.item_deck, s.lab_bag)
            pile = next(p for p in piles if kind in [s.cards.faces[h] for h in p])
            h = s.take(pile, kind)
            s.see(h, figure)
            if pile is s.lab_bag:
                s.figures[figure].lab.append(h)
            else:
                receive(s, figure, h)

    def dogs(self, *places: str) -> None:
        """Dogs at these places, the others in the kennel; the first round is over."""
        s = self.state
        s.released = True
        s.round = max(s.round, 2)
        s.dogs = list(places)
        s.kennel = 4 - len(places)

    def revealed(self, *figures: int, pool: int = 2) -> None:
        """These are revealed aliens with this strength in their pool."""
        s = self.state
        for i in figures:
            self.hand(i)
            if not s.figures[i].alien:
                s.story.append(Deed("dog", (i,), (1,)))
            s.story.append(Deed("shown", (i,), (1,)))
            s.figures[i].status, s.figures[i].alien = "revealed", True
            s.aliens.append(i)
            s.revealed += 1
        s.pool = pool

    def alien_at(self, **strength: int) -> None:
        """The alien's plan, about to be turned up when all figures are placed."""
        s = self.state
        s.plan = [PlanCard(place, power) for place, power in strength.items()]
        s.pool -= sum(strength.values())
        s.phase = "reveal_plan"

    # -- playing -----------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Play on from the arranged position to the next question."""
        assert self.session.steps

    def all_say(self, prompt: str, answers: Mapping[int, Choice] | None = None) -> None:
        """Everybody who is asked this answers: as given, or the default."""
        for seat in sorted(self.session.asked):
            pick = self.question(seat, prompt)
            assert pick.default is not None
            self.says(seat, prompt, (answers or {}).get(seat, pick.default))

    def skip(self, *prompts: str) -> None:
        """Answer these questions with their defaults as long as they come."""
        while any(pick.prompt in prompts for pick in self.session.asked.values()):
            seat, pick = next(iter(self.session.asked.items()))
            assert pick.default is not None
            self.says(seat, pick.prompt, pick.default)

    def until(self, prompt: str) -> None:
        """Answer with defaults until this is asked."""
        while not any(pick.prompt == prompt for pick in self.session.asked.values()):
            assert not self.session.over, f"the game ended before {prompt}"
            seat, pick = next(iter(self.session.asked.items()))
            assert pick.default is not None
            self.says(seat, pick.prompt, pick.default)

    def asked(self) -> set[int]:
        """Who is asked something now."""
        return set(self.session.asked)

    def kinds(self, handles: list[int]) -> list[str]:
        """The faces of some cards, sorted."""
        return sorted(self.state.cards.faces[h] for h in handles)

    def places(self) -> list[str]:
        """Where the figures are."""
        return [f.place for f in self.state.figures]

    def laid(self) -> list[int]:
        """Which figures lie down."""
        return [i for i, f in enumerate(self.state.figures) if f.laid]
