"""One scene per card: a position in which its effect is seen, plain, upgraded, copied or under the disc."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hullbreach.games.theseus.combat import combat
from hullbreach.games.theseus.malfunction import enemy_cards, forcing, lift
from tests.games.theseus.table import Station

PLACE, BESIDE = "control_room_s1", "control_room_s2"
CONTROL_ROOM = 1


@dataclass(frozen=True)
class Variant:
    """How the card lies there."""

    upgrades: int = 0
    copied: bool = False
    disc: bool = False


Scene = Callable[[Variant], Any]


def other(faction: str) -> str:
    """An opponent of the faction."""
    return "marines" if faction != "marines" else "aliens"


def lay(table: Station, face: str, v: Variant, camera: int = 0) -> None:
    """Lay the card in the Control Room, with a Duplication beside it or the disc on it."""
    table.card(PLACE, face, v.upgrades, camera)
    if v.copied:
        table.card(BESIDE, f"{face.split('_')[0]}_duplication")
    if v.disc:
        table.disc(PLACE)


def park(table: Station, faction: str) -> None:
    """Two units of a faction wait in space, so that its turn begins with a question."""
    table.unit(f"{faction}_2", "space")
    table.unit(f"{faction}_3", "space")


def visited(face: str, v: Variant, **marks: Any) -> Station:
    """A unit of seat 0 stops beside a trap of seat 1."""
    owner = face.split("_")[0]
    visitor = other(owner)
    table = Station(visitor, owner)
    lay(table, face, v)
    table.unit(f"{visitor}_1", "corridors", "a", **marks)
    park(table, owner)
    table.says(0, "move.room", "a")
    return table


def damage_of(face: str) -> Scene:
    """How much damage a trap deals to a visitor."""
    return lambda v: 20 - visited(face, v).life[0]


def acted(face: str, v: Variant, *arrange: Callable[[Station], object], camera: int = 0) -> Station:
    """A unit of seat 0 stops in the Control Room and resolves the card, if it may."""
    faction = face.split("_")[0]
    table = Station(faction, other(faction))
    lay(table, face, v, camera)
    table.unit(f"{faction}_1", "corridors", "a")
    park(table, other(faction))
    for arrangement in arrange:
        arrangement(table)
    table.moves(0, f"{faction}_1", "a")
    if table.asks(0, "turn.action") and PLACE in table.offered(0):
        table.says(0, "turn.action", PLACE)
    return table


def answer_all(table: Station, seat: int, prompt: str) -> int:
    """Answer all questions of one kind with the first option; returns how many there were."""
    count = 0
    while table.asks(seat, prompt):
        table.says(seat, prompt, table.offered(seat)[0])
        count += 1
        while table.asks(seat, "move.room") or table.asks(seat, "relocate.sector"):
            table.says(seat, table.question(seat).prompt, table.offered(seat)[-1])
    return count


def fought(faction: str, face: str, v: Variant, attacker: int = 0) -> Station:
    """An upgraded-enough unit of a seat fights one enemy unit in the Control Room, where the card lies."""
    table = Station(faction, other(faction))
    lay(table, face, v)
    table.unit(f"{faction}_1", "control_room", "a", upgraded=faction != "marines")
    table.unit(f"{other(faction)}_1", "control_room", "b", upgraded=attacker == 1)
    table.carries_out(lambda s: combat(s, attacker))
    return table


# -- shared ------------------------------------------------------------------------------------------------------


def tokens_from(face: str) -> Scene:
    """How many upgrade tokens an action gives."""
    return lambda v: acted(face, v).state.tokens[0]


def data_from(face: str) -> Scene:
    """How many data packets an action gives."""
    return lambda v: acted(face, v).data[0]


def combat_card(face: str) -> Scene:
    """How much damage a Combat card does with one attacker elsewhere."""

    def scene(v: Variant) -> int:
        faction = face.split("_")[0]

        def fighters(table: Station) -> None:
            table.unit(f"{faction}_2", "loading_dock", "a", upgraded=True)
            table.state.units[table.state.named(f"{other(faction)}_3")].at = -2
            table.unit(f"{other(faction)}_3", "loading_dock", "c")

        return 20 - acted(face, v, fighters).life[1]

    return scene


def extra(faction: str, face: str) -> Scene:
    """How much damage one hit does beside the card."""
    return lambda v: 20 - fought(faction, face, v).life[1]


def protection(faction: str, face: str) -> Scene:
    """How much damage an enemy's hit does to a unit beside the card."""
    return lambda v: 20 - fought(faction, face, v, attacker=1).life[0]


def is_offered(table: Station, prompt: str, option: Any) -> bool:
    """Whether seat 0 is offered this."""
    return table.asks(0, prompt) and option in table.offered(0, prompt)


# -- Marines -----------------------------------------------------------------------------------------------------


def ambush(v: Variant) -> int:
    """Damage to a newcomer by a Marine who has it in range."""
    table = Station("aliens", "marines")
    lay(table, "marines_ambush", v)
    table.unit("aliens_1", "corridors", "a")
    table.unit("marines_1", "control_room", "b")
    park(table, "marines")
    table.says(0, "move.room", "a")
    return 20 - table.life[0]


def safeguard(v: Variant) -> list[str]:
    """Where an opponent may put the disc."""
    table = Station("aliens", "marines")
    lay(table, "marines_safeguard", v)
    table.card("corridors_s1", "marines_fire")
    lift(table.state)
    forced = [table.state.slot_of(h) for h in forcing(table.state, 0)]
    return forced or enemy_cards(table.state, 0)


def trap_tracker(v: Variant) -> int:
    """How many Deactivation tokens it puts on enemy traps."""

    def traps(table: Station) -> None:
        table.card("corridors_s1", "aliens_hatchery")
        table.card("corridors_s2", "aliens_tentacles")

    table = acted("marines_trap_tracker", v, traps)
    answer_all(table, 0, "tracker.trap")
    return 3 - table.state.pieces["deactivation"]


def team_tactics(v: Variant) -> int:
    """How many enemy units it moves out of the sector."""

    def enemies(table: Station) -> None:
        table.unit("aliens_1", "control_room", "b")
        table.unit("young_alien_1", "control_room", "c")

    table = acted("marines_team_tactics", v, enemies)
    answer_all(table, 0, "tactics.unit")
    while table.asks(0, "move.room"):
        table.says(0, "move.room", table.offered(0)[0])
    return len([f for f in table.told("moves") if f["unit"] != "marines_1"])


# -- Aliens ------------------------------------------------------------------------------------------------------


def air_shaft(v: Variant) -> bool:
    """Whether an Alien may skip the sector."""
    table = Station("aliens", "marines")
    lay(table, "aliens_air_shaft", v)
    table.unit("aliens_1", "corridors", "a")
    return is_offered(table, "move.skip", "skip")


def adrenaline_rush(v: Variant) -> int:
    """Damage by units activated: each of three has one enemy in range."""

    def fighters(table: Station) -> None:
        table.unit("aliens_2", "alien_nest", "a", upgraded=True)
        table.unit("aliens_3", "loading_dock", "a", upgraded=True)
        for unit in ("marines_2", "marines_3"):
            table.state.units[table.state.named(unit)].at = -2
        table.unit("marines_2", "alien_nest", "b")
        table.unit("marines_3", "loading_dock", "c")

    table = acted("aliens_adrenaline_rush", v, fighters)
    answer_all(table, 0, "rush.unit")
    return 20 - table.life[1]


def pheromone_trail(v: Variant) -> bool:
    """Whether an Alien may go further to a sector with prey."""
    table = Station("aliens", "marines")
    lay(table, "aliens_pheromone_trail", v)
    table.unit("aliens_1", "alien_nest", "a")
    table.unit("marines_1", "loading_dock", "a")
    return is_offered(table, "move.way", ("further", "trail"))


def incubator(v: Variant) -> int:
    """How many Young Aliens appear."""
    table = acted("aliens_incubator", v)
    while table.asks(0, "move.room"):
        table.says(0, "move.room", table.offered(0)[0])
    return sum(u.kind == "young_alien" and u.at == CONTROL_ROOM for u in table.state.units)


def parasite(v: Variant) -> int:
    """How many Parasites a visitor carries away."""
    table = visited("aliens_parasite", v)
    return table.state.units[table.state.named("marines_1")].parasites


def abduction(v: Variant) -> int:
    """How many enemy units are taken out of the sector."""

    def enemies(table: Station) -> None:
        table.unit("marines_1", "control_room", "b")
        table.state.units[table.state.named("marines_2")].at = -2
        table.unit("marines_2", "control_room", "c")

    table = acted("aliens_abduction", v, enemies)
    answer_all(table, 0, "abduction.unit")
    return len(table.told("relocated"))


def crawlers(v: Variant) -> bool:
    """Whether an enemy card of the sector still works."""
    table = Station("aliens", "marines")
    lay(table, "aliens_crawlers", v)
    table.card("control_room_s4", "marines_fire")
    return bool(table.view(0).sectors[CONTROL_ROOM].slots[3].working)


# -- Scientists --------------------------------------------------------------------------------------------------


def camera_records(v: Variant) -> int:
    """The value of the camera after a visit."""
    table = visited("scientists_camera", v)
    return table.state.camera[table.state.card_at(PLACE)]


def camera_pays(v: Variant) -> int:
    """The data for a value of 2."""
    return acted("scientists_camera", v, camera=2).data[0]


def medstation(v: Variant) -> int:
    """How much life is regained."""

    def wounded(table: Station) -> None:
        table.state.life[0] = 10

    return acted("scientists_medstation", v, wounded).life[0] - 10


def secret_passage(v: Variant) -> bool:
    """Whether a Scientist may stop there early."""
    table = Station("scientists", "marines")
    lay(table, "scientists_secret_passage", v)
    table.unit("scientists_1", "corridors", "a")
    table.unit("marines_1", "corridors", "b")
    return is_offered(table, "move.way", "stop")


def grabber(v: Variant) -> tuple[bool, int]:
    """Whether a visitor is caught, and how many tokens it took."""
    table = visited("scientists_grabber", v)
    unit = table.state.units[table.state.named("marines_1")]
    return unit.caught, 2 - table.state.pieces["grabber"]


def malfunction_card(v: Variant) -> int:
    """How often the card makes the player place the disc."""

    def cards(table: Station) -> None:
        table.card("corridors_s1", "marines_fire")
        table.card("corridors_s2", "marines_bunker")

    table = acted("scientists_malfunction", v, cards)
    if not table.told("action"):
        return 0
    table.says(0, "disc.card", "corridors_s1")
    assert table.asks(0, "disc.card"), "this one is the sector's own action"
    return len(table.told("malfunction"))


def station_plans(v: Variant) -> int:
    """How many impending cards are installed."""

    def cards(table: Station) -> None:
        table.card("research_lab_i1", "scientists_archives")
        table.card("research_lab_i2", "scientists_small_lab")
        table.deck(0, "scientists_camera", "scientists_camera")

    table = acted("scientists_station_plans", v, cards)
    while table.asks(0, "plans.card") or table.asks(0, "install.slot"):
        table.says(0, table.question(0).prompt, table.offered(0)[0])
    return len(table.told("installed"))


def detonation(v: Variant) -> tuple[int, bool]:
    """How many enemy cards are discarded, and whether the card itself is."""

    def cards(table: Station) -> None:
        table.card("control_room_s3", "marines_bunker")
        table.card("control_room_s4", "marines_double_shot")

    table = acted("scientists_detonation", v, cards)
    if table.asks(0, "detonation.card"):
        table.says(0, "detonation.card", "control_room_s3")
    return len(table.discarded(1)), table.discarded(0) == ["scientists_detonation"]


def remote_control(v: Variant) -> int:
    """How much data two Archives elsewhere give."""

    def cards(table: Station) -> None:
        table.card("corridors_s1", "scientists_archives")
        table.card("corridors_s3", "scientists_archives")

    table = acted("scientists_remote_control", v, cards)
    while table.asks(0, "remote.card"):
        table.says(0, "remote.card", table.offered(0)[0])
    return table.data[0]


# -- Greys -------------------------------------------------------------------------------------------------------


def probe(v: Variant) -> int:
    """The data a visitor gives."""
    return visited("greys_probe", v).data[1]


def chamber(v: Variant) -> int:
    """The data of one attack beside the card."""
    return fought("greys", "greys_chamber", v).data[0]


def teleport(v: Variant) -> int:
    """How many sectors a Grey may jump to."""
    table = Station("greys", "marines")
    lay(table, "greys_teleport", v)
    table.unit("greys_1", "corridors", "a")
    options = table.offered(0, "move.way") if table.asks(0, "move.way") else []
    return sum(isinstance(option, tuple) and option[0] == "jump" for option in options)


def time_loop(v: Variant) -> int:
    """How many points may be burnt at most."""
    table = Station("greys", "marines")
    lay(table, "greys_time_loop", v)
    for i, name in enumerate(("greys_1", "marines_1", "marines_2", "marines_3")):
        table.unit(name, "corridors", "abcd"[i])
    options = table.offered(0, "move.way") if table.asks(0, "move.way") else []
    return max([int(o[1]) for o in options if isinstance(o, tuple)], default=0)


def amplifier(v: Variant) -> int:
    """The number of a Transmission in the same sector."""
    table = Station("greys", "marines")
    lay(table, "greys_amplifier", v)
    table.card("control_room_s4", "greys_transmission")
    return int(table.view(0).sectors[CONTROL_ROOM].slots[3].number)


def control(v: Variant) -> int:
    """How many enemy units are moved."""

    def enemies(table: Station) -> None:
        for unit in ("marines_2", "marines_3"):
            table.state.units[table.state.named(unit)].at = -2
        for i in (1, 2, 3):
            table.unit(f"marines_{i}", "loading_dock")

    table = acted("greys_control", v, enemies)
    answer_all(table, 0, "control.unit")
    return len([fact for fact in table.told("moves") if str(fact["unit"]).startswith("marines")])


def invisibility(v: Variant) -> int:
    """How many units become invisible."""

    def more(table: Station) -> None:
        table.unit("greys_2", "greys_shipwreck")
        table.unit("greys_3", "greys_shipwreck")

    table = acted("greys_invisibility", v, more)
    answer_all(table, 0, "invisibility.unit")
    return sum(u.invisible for u in table.state.units)


def downgrade(v: Variant) -> int:
    """How many upgrades the opponent loses."""

    def upgraded(table: Station) -> None:
        for unit in ("marines_2", "marines_3"):
            table.state.units[table.state.named(unit)].upgraded = True

    table = acted("greys_downgrade", v, upgraded)
    answer_all(table, 1, "downgrade.loss")
    return len(table.told("downgraded"))


def life_transfer(v: Variant) -> tuple[int, int]:
    """What the Greys gain and the owner of a unit in the sector loses."""

    def wounded(table: Station) -> None:
        table.state.life[0] = 10
        table.unit("marines_1", "control_room", "b")

    table = acted("greys_life_transfer", v, wounded)
    return table.life[0] - 10, 20 - table.life[1]


SCENES: dict[str, Scene] = {
    "marines_landmine": damage_of("marines_landmine"),
    "marines_fire": damage_of("marines_fire"),
    "marines_battle_position": extra("marines", "marines_battle_position"),
    "marines_combat": combat_card("marines_combat"),
    "marines_armory": tokens_from("marines_armory"),
    "marines_bunker": protection("marines", "marines_bunker"),
    "marines_ambush": ambush,
    "marines_safeguard": safeguard,
    "marines_double_shot": extra("marines", "marines_double_shot"),
    "marines_trap_tracker": trap_tracker,
    "marines_team_tactics": team_tactics,
    "aliens_air_shaft": air_shaft,
    "aliens_lurk": lambda v: 20 - fought("aliens", "aliens_lurk", v).life[1] - 1,
    "aliens_hatchery": damage_of("aliens_hatchery"),
    "aliens_tentacles": damage_of("aliens_tentacles"),
    "aliens_combat": combat_card("aliens_combat"),
    "aliens_habitat": extra("aliens", "aliens_habitat"),
    "aliens_adrenaline_rush": adrenaline_rush,
    "aliens_pheromone_trail": pheromone_trail,
    "aliens_incubator": incubator,
    "aliens_parasite": parasite,
    "aliens_abduction": abduction,
    "aliens_crawlers": crawlers,
    "scientists_camera": camera_records,
    "scientists_archives": data_from("scientists_archives"),
    "scientists_medstation": medstation,
    "scientists_small_lab": tokens_from("scientists_small_lab"),
    "scientists_secret_passage": secret_passage,
    "scientists_defence_system": damage_of("scientists_defence_system"),
    "scientists_grabber": grabber,
    "scientists_shelter": protection("scientists", "scientists_shelter"),
    "scientists_malfunction": malfunction_card,
    "scientists_station_plans": station_plans,
    "scientists_detonation": detonation,
    "scientists_remote_control": remote_control,
    "greys_probe": probe,
    "greys_chamber": chamber,
    "greys_landmine": damage_of("greys_landmine"),
    "greys_transmission": data_from("greys_transmission"),
    "greys_teleport": teleport,
    "greys_time_loop": time_loop,
    "greys_amplifier": amplifier,
    "greys_control": control,
    "greys_invisibility": invisibility,
    "greys_downgrade": downgrade,
    "greys_life_transfer": life_transfer,
}
