"""The state of a base in the ice: plain data, queries, and the few moves that keep its invariants."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import field

from hullbreach.kernel import Fact, Seat
from hullbreach.parts.cards import CardState, look, mask, mix, show, shuffle

from .components import GREEN, LOCATIONS, PEOPLE, TRACKS, WEAPON_BACK, Person, slots
from .pieces import (
    BOILER,
    FIGURE_FACTS,
    GENERATOR,
    IN,
    KENNEL,
    WAREHOUSE,
    Blur,
    Deed,
    Escape,
    Facts,
    Offer,
    PlanCard,
    Resident,
    TableRules,
)


class Base(CardState, kw_only=True):
    """The whole truth of a game."""

    coop: bool
    players: int
    size: int
    rules: TableRules
    phase: str
    figures: list[Resident]
    leader: Seat
    round: int = 1
    token_at: str = ""
    token_holder: int = -1
    # the base
    fuel: dict[str, int]
    damage: dict[str, int]
    warehouse: int
    reserve: int
    pantry: int
    kitchen: int = 0
    hungry: bool = False
    burnt: list[str] = field(default_factory=list)
    closed: list[str] = field(default_factory=list)
    """Locations out of play: burnt ones and the destroyed boiler room."""
    # weather and rescue
    weather: str = ""
    die: str = ""
    die_at_station: bool = False
    frost: int = 0
    sos: bool = False
    rescue: int = 0
    rescue_fuel: int
    rescue_gone: bool = False
    # dogs
    kennel: int
    dogs: list[str] = field(default_factory=list)
    """Where the loose dogs are; a dog driven off by fire is nowhere until it is placed again."""
    released: bool = False
    # the revealed alien
    aliens: list[Seat] = field(default_factory=list)
    """Players of the revealed alien, in the order of their revelation."""
    revealed: int = 0
    """How often an alien has been revealed or a character transformed."""
    pool: int = 0
    strength: dict[str, int] = field(default_factory=dict)
    """Strength standing on the board."""
    struck: dict[str, int] = field(default_factory=dict)
    """Where the alien showed itself last, and how strong."""
    plan: list[PlanCard] = field(default_factory=list)
    drafts: list[list[PlanCard]] = field(default_factory=list)
    # piles
    action_deck: list[int] = field(default_factory=list)
    action_discard: list[int] = field(default_factory=list)
    stack: list[int] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    """Cards handed in face up this round."""
    paid: int = 0
    """Cards of the stack discarded unseen this round as the price of fire."""
    weapon_deck: list[int] = field(default_factory=list)
    item_deck: list[int] = field(default_factory=list)
    lab_bag: list[int] = field(default_factory=list)
    lab_out: list[int] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)
    """Cards and tokens out of the game."""
    role_box: list[int] = field(default_factory=list)
    blurs: list[Blur] = field(default_factory=list)
    """What was known of cards before they went out of sight."""
    # roles
    first_alien: int = -1
    story: list[Deed] = field(default_factory=list)
    last_infected: int = -1
    # where the round stands
    turn: list[int] = field(default_factory=list)
    places: list[str] = field(default_factory=list)
    alien_places: list[str] = field(default_factory=list)
    here: str = ""
    card: int = -1
    turned: list[str] = field(default_factory=list)
    """The cards turned up this round."""
    actor: int = -1
    drawn: list[int] = field(default_factory=list)
    drawer: int = -1
    bonus_drawers: list[int] = field(default_factory=list)
    more: bool = True
    """Whether another card will be turned up."""
    offer: Offer | None = None
    test_a: list[int] = field(default_factory=list)
    test_b: list[int] = field(default_factory=list)
    escape: Escape | None = None
    # 1-3 players
    threat: int = 0
    dice: list[str] = field(default_factory=list)
    rerolled: list[int] = field(default_factory=list)
    rerolls: int = 0
    enter: list[int] = field(default_factory=list)
    """Discs on the threat marker's field, one of which is to be transformed."""
    after: str = ""
    """The phase that goes on when a transformation is done."""
    ending: str = ""

    # -- telling -----------------------------------------------------------------------------------------------

    def tell(
        self,
        key: str,
        to: Iterable[Seat] | None = None,
        instead: tuple[str, Mapping[str, Fact]] | None = None,
        **facts: Fact,
    ) -> None:
        """Report what happened; characters are told by their names, and whose they are if each seat has one."""
        if self.news is not None:
            twin = None if instead is None else (instead[0], self._named(instead[1]))
            CardState.tell(self, key, to, twin, **self._named(facts))

    def _named(self, facts: Mapping[str, Fact]) -> Facts:
        named: Facts = dict(facts)
        for key in FIGURE_FACTS:
            if isinstance(value := named.get(key), int):
                named[key] = self.name(value)
                if not self.coop:
                    named[f"{key}_seat"] = self.figures[value].seat
        if isinstance(several := named.get("figures"), tuple):
            named["figures"] = tuple(self.name(int(i)) for i in several)
        return named

    def figure_facts(self, i: int, **facts: Fact) -> Facts:
        """A character and whose it is, with further facts, as questions tell them."""
        f = self.figures[i]
        if self.coop:
            return {"figure": f.character, **facts}
        return {"figure": f.character, "figure_seat": f.seat, **facts}

    def name(self, i: int) -> str:
        """The character of a figure."""
        return self.figures[i].character

    # -- queries -----------------------------------------------------------------------------------------------

    def present(self) -> list[int]:
        """The characters: neither dead nor revealed, by number."""
        return [i for i, f in enumerate(self.figures) if f.status == IN]

    def order(self) -> list[int]:
        """The characters in play order: the leader first, then clockwise."""
        if self.coop:
            n, lead = self.players, self.leader
            seats = [(lead + k) % n for k in range(n)]
            return [i for seat in seats for i in self.present() if self.figures[i].seat == seat]
        n, lead, figures = self.size, self.leader, self.figures
        return [i for k in range(n) if figures[i := (lead + k) % n].status == IN]

    def crowds(self) -> dict[str, int]:
        """How many characters are at each location that holds any."""
        found: dict[str, int] = {}
        for f in self.figures:
            if f.status == IN:
                found[f.place] = found.get(f.place, 0) + 1
        return found

    def at(self, place: str) -> list[int]:
        """The characters at a location."""
        return [i for i, f in enumerate(self.figures) if f.place == place and f.status == IN]

    def meeting(self, place: str) -> list[int]:
        """The characters taking part in what happens at a location."""
        return [
            i
            for i, f in enumerate(self.figures)
            if f.place == place and f.status == IN and not f.out
        ]

    def standing(self, place: str | None = None) -> list[int]:
        """The characters still standing, at one location or anywhere."""
        return [
            i
            for i, f in enumerate(self.figures)
            if f.status == IN and not f.laid and (place is None or f.place == place)
        ]

    def open_places(self) -> list[str]:
        """The green locations in play."""
        if not self.closed:
            return list(GREEN)
        return [place for place in GREEN if place not in self.closed]

    def location_cards(self) -> list[str]:
        """The cards of the location deck: every location in play, and the kennel while it holds a dog."""
        cards = self.open_places()
        if self.kennel and self.released and self.rules.kennel_card:
            cards.append(KENNEL)
        return cards

    def dark(self) -> bool:
        """Whether the power has failed."""
        return GENERATOR in self.burnt or self.full_damage(GENERATOR)

    def full_damage(self, place: str) -> bool:
        """Whether every damage slot of a location is taken."""
        return self.damage[place] >= slots(self.size).damage[place]

    def free_fuel(self, place: str) -> int:
        """How many fuel slots of a location are free."""
        if place in self.closed:
            return 0
        return slots(self.size).fuel.get(place, 0) - self.fuel.get(place, 0)

    def deck_at(self, place: str) -> list[int]:
        """The deck that lies on a location."""
        return self.item_deck if place == WAREHOUSE else self.weapon_deck

    def ready(self, place: str) -> bool:
        """Whether a vehicle can leave: no damage and a full tank."""
        return (
            LOCATIONS[place].vehicle
            and place not in self.closed
            and not self.damage[place]
            and not self.free_fuel(place)
        )

    def landed(self) -> bool:
        """Whether the rescue helicopter stands at the base."""
        return self.sos and not self.rescue_gone and self.rescue >= TRACKS.rescue.end

    def total_strength(self) -> int:
        """The alien's strength in its pool, on its plan and on the board."""
        return self.pool + sum(a.strength for a in self.plan) + sum(self.strength.values())

    def person(self, i: int) -> Person:
        """What a figure's character can do."""
        return PEOPLE[self.figures[i].character]

    def disc_end(self) -> int:
        """The last field a disc can reach."""
        return TRACKS.coop.track[1] if self.coop else self.size

    def exposed(self, i: int) -> bool:
        """Whether a character must give their cards face up."""
        return not self.coop and self.figures[i].disc >= self.size

    def hand_limit(self) -> int:
        """How many action cards a character draws up to."""
        return TRACKS.hand.hungry if self.hungry else TRACKS.hand.normal

    def kinds(self, handles: list[int]) -> list[str]:
        """The different faces of some cards, each once, in the order of their names."""
        faces = self.cards.faces
        return sorted({faces[h] for h in handles})

    def holds(self, i: int, kind: str) -> bool:
        """Whether a character has a weapon or an item of this kind."""
        f, faces = self.figures[i], self.cards.faces
        return any(faces[h] == kind for h in f.weapons) or any(faces[h] == kind for h in f.items)

    def belongings(self, i: int) -> int:
        """How many weapons and items a character has, which everybody can count."""
        f = self.figures[i]
        return len(f.weapons) + len(f.items) + len(f.flames)

    # -- moves -------------------------------------------------------------------------------------------------

    def see(self, h: int, i: int) -> None:
        """The player of a character looks at a card; with 1-3 players it lies open for all."""
        if self.coop:
            show(self, h)
        else:
            look(self, h, self.figures[i].seat)

    def draw_action(self, i: int) -> int:
        """A character draws an action card; an empty deck is made anew from the discard pile."""
        if not self.action_deck:
            self.renew_deck()
        h = self.action_deck.pop()
        look(self, h, self.figures[i].seat)
        return h

    def renew_deck(self) -> None:
        """Shuffle the discard pile and what is left of the action deck into a new deck."""
        self.action_deck += self.action_discard
        self.action_discard = []
        self.shuffle(self.action_deck)

    def shuffle(self, zone: list[int], held: bool = False) -> None:
        """Shuffle cards; who knew some of them knows from now on what the pile is made of."""
        faces, seen = self.cards.faces, self.cards.seen
        known = tuple([seen[h] for h in zone])
        if self.blurs or any(known):
            now = tuple([faces[h] for h in zone])
            self.blurs.append(Blur(tuple(zone), now, known, tuple(zone), held=held))
        shuffle(self, zone)

    def confuse(self, a: Resident, b: Resident, before: tuple[list[int], list[int]]) -> None:
        """Two have exchanged cards of one back; the others no longer know which of them has which."""
        cards, own = self.cards, [*before[0], *before[1]]
        faces, seen = [cards.faces[h] for h in own], [cards.seen[h] for h in own]
        zones = (a.weapons, b.weapons) if cards.backs[own[0]] == WEAPON_BACK else (a.items, b.items)
        old = [*zones[0], *zones[1]]
        knowers = mask(a.seat, b.seat)
        mix(self, zones, knowers)
        new = dict(zip(old, [*zones[0], *zones[1]], strict=True))
        after = tuple([new[h] for h in own])
        source = (0,) * len(before[0]) + (1,) * len(before[1])
        target = tuple([int(h in zones[1]) for h in after])
        known = tuple(seen)
        if self.blurs or any(known):
            self.blurs.append(
                Blur(tuple(own), tuple(faces), known, after, source, target, knowers, True)
            )

    def take(self, zone: list[int], kind: str) -> int:
        """Take the first card of a kind out of a zone."""
        faces = self.cards.faces
        h = next(h for h in zone if faces[h] == kind)
        zone.remove(h)
        return h

    def use_up(self, i: int, kind: str) -> None:
        """A weapon or an item is shown and leaves the game."""
        f = self.figures[i]
        zone = f.weapons if any(self.cards.faces[h] == kind for h in f.weapons) else f.items
        h = self.take(zone, kind)
        show(self, h)
        self.gone.append(h)

    def show_one(self, i: int, kind: str) -> None:
        """A weapon or an item is shown and kept."""
        f = self.figures[i]
        h = next(h for h in [*f.weapons, *f.items] if self.cards.faces[h] == kind)
        show(self, h)

    def spend_reload(self, i: int) -> None:
        """Spend 1 reload; a flamethrower without reloads leaves the game."""
        f = self.figures[i]
        f.reloads[0] -= 1
        if not f.reloads[0]:
            f.reloads.pop(0)
            self.gone.append(f.flames.pop(0))
            self.tell("flamethrower.empty", figure=i)

    def under(self, deck: list[int], cards: list[int]) -> None:
        """Put cards in random order under a deck."""
        if cards:
            self.shuffle(cards, held=True)
            deck[:0] = cards

    def move_disc(self, i: int, fields: int = 1) -> None:
        """Move a disc to the right, at most to its last field."""
        f = self.figures[i]
        f.disc = min(f.disc + fields, self.disc_end())

    def lay(self, i: int, place: str | None = None) -> None:
        """Lay a figure down, where it is or at another place."""
        f = self.figures[i]
        f.laid = True
        if place is not None:
            f.place = place

    def hurt(self, place: str, amount: int) -> int:
        """Put damage on a location as far as it has slots; returns how much fitted."""
        fits = min(amount, slots(self.size).damage[place] - self.damage[place])
        if fits <= 0 or place in self.closed:
            return 0
        self.damage[place] += fits
        if place == BOILER and self.full_damage(place):
            self._destroy_boiler()
        return fits

    def mend(self, place: str, amount: int) -> int:
        """Take damage off a location; returns how much there was to take."""
        gone = min(amount, self.damage[place])
        self.damage[place] -= gone
        return gone

    def _destroy_boiler(self) -> None:
        self.frost = TRACKS.frost.start
        self.fuel[BOILER] = 0
        self.closed.append(BOILER)
        self.tell("boiler.destroyed", cause=("cause", "damage"))

    def catch_dog(self, place: str) -> None:
        """A dog goes to the kennel."""
        self.dogs.remove(place)
        self.kennel += 1

    def lose_active_card(self) -> None:
        """One card of the active stack, drawn unseen, is discarded as the price of a fire weapon."""
        if self.stack:
            self.shuffle(self.stack)
            self.action_discard.append(self.stack.pop())
            self.paid += 1

    def pass_sheet(self) -> None:
        """Hand the leader sheet to the next character on the left."""
        for k in range(1, self.size):
            i = (self.leader + k) % self.size
            if self.figures[i].status == IN:
                self.leader = i
                self.tell("leader.passes", figure=i)
                return

    def drop_token(self, i: int) -> None:
        """A leader token held by somebody who leaves goes to the supply."""
        if self.token_holder == i:
            self.token_holder = -1
