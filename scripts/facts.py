"""What the client must know of the boxes: card types, numbers, tracks, rings, rooms, taken from the games' own data.

One function per game; each gives the constants of `web/src/lib/facts/<game>.ts`. `NAMED` lists, kind by kind, all
that a person can meet on the table: each has a name in both languages and an icon, and a test of the client says so.
"""

import importlib
import json
import tomllib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

GAMES = Path(__file__).resolve().parent.parent / "src" / "hullbreach" / "games"
HEAD = "// Written by scripts/types from the games' data; do not edit by hand.\n"
WIDTH = 100

Row = Mapping[str, Any]
Facts = dict[str, Any]


def rows(game: str, *files: str) -> dict[str, Any]:
    """TOML files of a game as one table."""
    found: dict[str, Any] = {}
    for name in files:
        text = (GAMES / game / "data" / f"{name}.toml").read_text("utf-8")
        for key, value in tomllib.loads(text).items():
            found[key] = found[key] + value if isinstance(found.get(key), list) else value
    return found


def phases(game: str) -> list[str]:
    """The phases of a game in their order, and the end."""
    steps = importlib.import_module(f"hullbreach.games.{game}.steps")
    table = getattr(steps, "STEPS", None) or steps.PHASES
    return [*table, "over"]


def ids(some: Iterable[Row]) -> list[str]:
    """The ids of some rows."""
    return [row["id"] for row in some]


def pick(some: Iterable[Row], **fields: Any) -> dict[str, dict[str, Any]]:
    """Some fields of rows by their id, with what stands there when a row says nothing."""
    return {
        row["id"]: {name: row.get(name, usual) for name, usual in fields.items()} for row in some
    }


def theseus() -> Facts:
    """Theseus: cards with their types, tracks."""
    box = rows("theseus", "cards", "sectors", "factions", "setup")
    return {
        "CARDS": pick(box["cards"], type="", base=None),
        "TRACKS": {key: box["tracks"][key] for key in ("life", "data", "end")},
        "PHASES": phases("theseus"),
        "RING": {key: box["ring"][key] for key in ("duel", "pandora_duel", "common")},
        "HOME": {row["id"]: row["sector"] for row in box["factions"] if row["sector"]},
        "WHOSE": {row["id"]: row["faction"] for row in box["tokens"] if "faction" in row},
        "NAMED": {
            "card": ids(box["cards"]),
            "type": sorted({row["type"] for row in box["cards"]}),
            "place": ids(box["sectors"]),
            "unit": ids(box["units"]),
            "faction": ids(box["factions"]),
            "token": ids(box["tokens"]),
            "option": sorted({row["action"] for row in box["sectors"] if row["kind"] == "common"}),
        },
    }


def the_thing() -> Facts:
    """The Thing: its board, tracks and limits come with the view."""
    box = rows("the_thing", "locations", "characters", "weather")
    cards = rows("the_thing", "cards")
    faces = [face for pile in ("action", "weapon", "item", "lab") for face in cards[pile]]
    return {
        "PHASES": phases("the_thing"),
        "COLOURS": box["colours"],
        "NAMED": {
            "card": faces,
            "character": ids(box["characters"]),
            "place": ids(box["locations"]),
            "weather": sorted(set(box["die"])),
            "die": sorted(set(cards["action_die"]["faces"]) - set(faces)),
        },
    }


def panic_station() -> Facts:
    """Panic Station: room cards with their edges and signs, finds, limits."""
    box = rows("panic_station", "rooms", "finds", "table")
    character = box["character"]
    return {
        "ROOMS": pick(box["room"], a="", b="", symbol=""),
        "COLOURS": box["colours"],
        "LIFE": character["life"],
        "POINTS": max(character["action_points"]) * len(character["kinds"]),
        "NAMED": {
            "card": ids(box["find"]) + [f"infection_{colour}" for colour in box["colours"]],
            "place": ids(box["room"]),
            "figure": character["kinds"],
            "parasite": ids(box["parasite"]),
        },
    }


def nemesis() -> Facts:
    """Nemesis: the ship, its rooms, every card, the tokens and figures of all species, tracks and limits."""
    board = rows("nemesis", "board")
    box = rows("nemesis", "rooms", "characters", "intruders", "supply")
    numbers = rows("nemesis", "numbers")
    brood = rows("nemesis/carnomorphs", "kinds")
    decks = ("actions", "events", "intruder_actions", "objectives", "weaknesses", "wounds")
    items = ("red", "yellow", "green", "blue", "quest")
    attacks = rows("nemesis", "attacks")["cards"] + rows("nemesis/carnomorphs", "attacks")["cards"]
    cards = [
        *(card for deck in decks for card in ids(rows("nemesis", deck)["cards"])),
        *(card for deck in items for card in ids(rows("nemesis", f"{deck}_items")["items"])),
        *ids(rows("nemesis", "weapons")["items"]),
        *ids(rows("nemesis", "coordinates")["cards"]),
        *ids(attacks),
        *(
            card
            for deck in ("adaptations", "events", "mutations")
            for card in ids(rows("nemesis/carnomorphs", deck)["cards"])
        ),
    ]
    tokens = [*ids(box["types"]), *ids(brood["tokens"]), *ids(brood["figures"])]
    return {
        "SLOTS": pick(board["slots"], number=0, kind="", fixed=None, tech=[]),
        "CORRIDORS": [
            {key: row[key] for key in ("id", "a", "b", "numbers")} for row in board["corridors"]
        ],
        "ROOMS": pick(box["rooms"], colour="none", computer=False, set=""),
        "TIME": [{"space": row["space"], "colour": row["colour"]} for row in board["time"]],
        "SELF_DESTRUCT": [
            {"space": row["space"], "colour": row["colour"]} for row in board["self_destruct"]
        ],
        "COURSES": list(board["places"]["destination"]),
        "ACTIONS": numbers["turn"]["actions"],
        "LIMITS": {
            "light": numbers["character"]["light_wounds"],
            "serious": numbers["character"]["serious_wounds"],
            "fires": box["markers"]["fire"],
            "malfunctions": box["markers"]["malfunction"],
            "eggs": box["markers"]["egg"],
            "mutations": brood["mutation"]["deadly"],
        },
        "PHASES": phases("nemesis"),
        "NAMED": {
            "card": list(dict.fromkeys(cards)),
            "character": ids(box["characters"]),
            "place": ids(box["rooms"]),
            "intruder": list(dict.fromkeys(tokens)),
            "weakness": rows("nemesis", "weaknesses")["places"],
            "event.does": [name for name in numbers["basic_actions"] if name != "careful_move"],
        },
    }


WRITERS: dict[str, Callable[[], Facts]] = {
    "theseus": theseus,
    "the_thing": the_thing,
    "panic_station": panic_station,
    "nemesis": nemesis,
}


def literal(value: Any, room: int, indent: str = "") -> str:
    """A value in TypeScript, on one line where it fits."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) <= room or not isinstance(value, list | dict):
        return flat
    inner = indent + "  "
    if isinstance(value, list):
        lines = [literal(item, WIDTH - len(inner), inner) for item in value]
        return "[\n" + "".join(f"{inner}{line},\n" for line in _filled(lines, inner)) + f"{indent}]"
    lines = [
        f"{json.dumps(key)}: {literal(item, WIDTH - len(inner) - len(key) - 4, inner)}"
        for key, item in value.items()
    ]
    return "{\n" + "".join(f"{inner}{line},\n" for line in lines) + f"{indent}}}"


def _filled(words: list[str], indent: str) -> list[str]:
    """Short items side by side."""
    found: list[str] = []
    for word in words:
        if found and "\n" not in word and "{" not in word:
            joined = f"{found[-1]}, {word}"
            if "\n" not in found[-1] and len(joined) + len(indent) < WIDTH:
                found[-1] = joined
                continue
        found.append(word)
    return found


def text(game: str) -> str:
    """The file of a game."""
    constants = [
        f"export const {name} = {literal(value, WIDTH - len(name) - 25)} as const;\n"
        for name, value in WRITERS[game]().items()
    ]
    return HEAD + "\n" + "\n".join(constants)
