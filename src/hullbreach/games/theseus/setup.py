"""Setting up the station: the box, the factions, and everything that needs no decision."""

from __future__ import annotations

from hullbreach.kernel import ANY, Asks, BadTable, Chance, Config, Pick, Seat, rule, settle
from hullbreach.parts.cards import Cards, shuffle

from .components import CARDS, FACTIONS, SETUP
from .dealing import CHOSEN
from .ring import PANDORA, RANDOM, prepare_ring
from .state import NOTHING, Theseus, Unit

BONUS = "bonus"
NOT_YET = ""
"""The faction of a seat that has not chosen one yet."""


def setup(config: Config, chance: Chance) -> Theseus:
    """Open the box and do everything that needs no decision."""
    count = config.players
    row = SETUP.modes[config.mode]
    team = [seat % 2 if config.mode == "teams" else seat for seat in range(count)]
    allies = [
        [x, *(y for y in range(count) if y != x and team[y] == team[x])] for x in range(count)
    ]
    s = Theseus(
        chance=chance,
        cards=Cards(),
        mode=config.mode,
        factions=[NOT_YET] * count,
        team=team,
        allies=allies,
        life=[row.life] * count,
        data=[0] * count,
        collects=[False] * count,
        marked=[True] * count,
        options=dict(config.options),
    )
    for name in ("decks", "starts", "discards", "removed", "front"):
        setattr(s, name, [[] for _ in range(count)])
    s.home = [NOTHING] * count
    s.tokens = [0] * count
    _unpack(s)
    given = str(config.options["factions"])
    if given != CHOSEN:
        for seat, faction in enumerate(_given_factions(s, given)):
            join(s, seat, faction)
        prepare_ring(s)
    return s


def _unpack(s: Theseus) -> None:
    """Bring all cards of the box into being."""
    for card in CARDS:
        handles = s.cards.add_all([(card.id, card.count)], card.faction)
        (s.bonus if card.faction == BONUS else s.box).extend(handles)
    for values in (s.upgrades, s.camera, s.copies, s.power):
        values.extend([0] * len(s.cards.faces))
    s.holder = [NOTHING] * len(s.cards.faces)
    shuffle(s, s.bonus)


def open_factions(s: Theseus) -> list[str]:
    """The factions nobody has taken; Pandora joins the team game by option only."""
    return [f for f in FACTIONS if f not in s.factions and (f != PANDORA or _admits_pandora(s))]


def _admits_pandora(s: Theseus) -> bool:
    return s.mode != "teams" or bool(s.options.get("pandora", False))


def _given_factions(s: Theseus, given: str) -> list[str]:
    """The factions of the option, by seat; random ones come from the four with cards.

    In a team game with Pandora one of the four stays at home for it.
    """
    count = len(s.team)
    if given == RANDOM:
        names = [name for name in FACTIONS if name != PANDORA]
        s.chance.shuffle(names)
        if s.options.get("pandora", False):
            names[s.chance.below(count)] = PANDORA
        return names[:count]
    names = given.split(",")
    if len(names) != count:
        raise BadTable(f"option factions: {count} players need {count} factions, not {len(names)}")
    return _with_any(s, names)


def _with_any(s: Theseus, names: list[str]) -> list[str]:
    """The factions named for some seats, and any of the four with cards for the others."""
    if PANDORA in names and not _admits_pandora(s):
        raise BadTable("option factions: pandora joins the team game with option pandora=yes only")
    if ANY not in names:
        return names
    rest = [name for name in FACTIONS if name not in (*names, PANDORA)]
    s.chance.shuffle(rest)
    return [rest.pop() if name == ANY else name for name in names]


def join(s: Theseus, seat: Seat, faction: str) -> None:
    """A seat takes a faction with its units, markers and cards."""
    row = FACTIONS[faction]
    mode = SETUP.modes[s.mode]
    s.factions[seat] = faction
    s.collects[seat] = row.collects_data
    count = mode.at_home + mode.anywhere
    s.units += [Unit(seat, kind, f"{faction}_{i + 1}") for i, kind in enumerate(row.units[:count])]
    for i, kind in enumerate(row.reserve):
        s.units.append(Unit(seat, kind, f"{kind}_{row.reserve[:i].count(kind) + 1}"))


@rule
def choose_faction(s: Theseus) -> Asks[None]:
    """Each player in turn takes a faction nobody has taken."""
    seat = s.active = s.placed
    faction = yield from settle(Pick(seat, "setup.faction", list(open_factions(s)), "T-15"))
    join(s, seat, faction)
    s.tell("joined", seat=seat, faction=faction)
    s.placed += 1
    if s.placed == len(s.team):
        prepare_ring(s)
