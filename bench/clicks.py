"""What turns cost in clicks and keys: `python bench/clicks.py [--seconds 120] [GAME …]`.

A real browser plays at a real server (the client must be built) and does ten typical turns of each game again and
again, by turns with the pointer and with the keys, always by the shortest way the screen offers. The table is that of
`docs/clicks.md`. What a turn took before moves were put together is told from the same answers: that client sent each
answer with one click, and needed one more where a thing on the board stood for several options.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hullbreach import games  # noqa: E402 (the checkout is no package)
from hullbreach.kernel import Session, key_of, record, write_replay  # noqa: E402
from hullbreach.testing.laws import choose, numbers  # noqa: E402
from tests.server.process import server  # noqa: E402

TABLES: dict[str, list[dict[str, Any]]] = {
    "nemesis": [{"seats": 2}],
    "the_thing": [{"mode": "hidden", "seats": 4}],
    "panic_station": [{"seats": 4}],
    "theseus": [{"seats": 2}],
}
"""The tables of each game, played by turns."""
TURNS: dict[str, dict[str, str]] = {
    "nemesis": {
        "turn.action:move": "move to a room and pay",
        "turn.action:careful": "sneak to a room and pay two cards",
        "turn.action:escape": "flee from a fight and pay",
        "turn.action:shoot": "fire and pay",
        "turn.action:melee": "strike and pay",
        "turn.action:search": "search the room and pay",
        "turn.action:room": "use the room and pay",
        "turn.action:card": "play a card from the hand",
        "turn.action:pick_up": "pick something up and pay",
        "turn.action:pass": "pass (asks if something was open)",
        "turn.action:pass+1": "pass and discard one card",
        "turn.action:pass+2": "pass and discard two cards",
        "xeno.turn:": "as the Intruder: choose a use and a card",
    },
    "the_thing": {
        "place:place_go": "go to a room and hand in a card",
        "place:place_special": "take the special action in a room",
        "place:dormitory": "sleep",
        "vote": "vote, in secret",
        "assign": "hand a card out as leader",
        "test.offer": "offer a test",
        "reveal": "reveal oneself, or not",
        "window": "use something in a room, or not",
        "sleep.card": "choose a card while asleep",
        "go_on": "go on or stop",
    },
    "panic_station": {
        "turn.action:move": "move a figure to a room",
        "turn.action:explore": "lay out a room",
        "turn.action:search": "search",
        "turn.action:shoot": "shoot at somebody",
        "turn.action:stab": "stab somebody",
        "turn.action:lay_out": "lay out a card",
        "turn.action:end_turn": "end the turn (asks if something was open)",
        "exchange.card": "exchange a card, in secret",
        "armour.play": "use armour, or not",
        "alarm.source": "choose where an alarm comes from",
    },
    "theseus": {
        "turn.move:move": "move a unit to a room",
        "turn.move:upgrade": "spend an upgrade token first",
        "turn.action": "resolve an action card",
        "turn.impending": "choose what happens to impending cards",
        "install.slot": "install a card",
        "disc.card": "lay a malfunction disc",
        "turn.refill": "refill the position",
        "turn.end": "end the turn",
        "setup.card": "choose a start card",
        "setup.room": "choose where a unit begins",
    },
}


def haunted(folder: Path) -> dict[str, Any]:
    """A position of Nemesis in which the first seat has died and plays the Intruders."""
    found = games.find("nemesis")
    options = found.configure(found.modes[0].name, 3, {"intruder_player": True})
    for number in range(1000):
        session = Session.new(found, options, key_of(number))
        answers, step = numbers(number), 0
        while not session.over:
            if not step and 0 in session.asked and session.asked[0].prompt == "xeno.turn":
                step = len(session.records)
            session.answer(*choose(session, answers))
        if step:
            file = folder / "haunted.json"
            file.write_bytes(write_replay(record(session, key_of(number))))
            return {"file": str(file), "step": step}
    raise AssertionError("the first seat never played the Intruders")


def measured(game: str, seconds: int) -> dict[str, list[dict[str, Any]]]:
    """Every turn that was done, by kind."""
    browser = [ROOT / "scripts" / "browser"]
    chromium = subprocess.run(browser, capture_output=True, text=True, check=True).stdout.strip()
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as house:
        further = [haunted(Path(folder))] if game == "nemesis" else []
        tables = [{"game": game, **table} for table in [*TABLES[game], *further]]
        limits = {"seconds": seconds, "most": 40 if further else 200, "tables": tables}
        given = json.dumps({"address": house.address, "chromium": chromium, **limits})
        command = ["node", "web/e2e/run.mjs", "clicks", given]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found: dict[str, list[dict[str, Any]]] = json.loads(done.stdout.splitlines()[-1])["measured"]
    return found


def turns_of(found: dict[str, list[dict[str, Any]]], kind: str) -> list[dict[str, Any]]:
    """The turns of a kind; one that ends in a colon stands for all verbs of its question."""
    if not kind.endswith(":"):
        return found.get(kind, [])
    return [turn for each, turns in found.items() if each.startswith(kind) for turn in turns]


def span(counts: list[int]) -> str:
    """What was counted, from the fewest to the most."""
    if not counts:
        return "–"
    least, most = min(counts), max(counts)
    return str(least) if least == most else f"{least} to {most}"


def before(turn: dict[str, Any], composed: bool) -> int:
    """What the turn took when every question was answered by itself."""
    return int(turn["answers"]) + (composed and bool(turn["shared"]))


def row(name: str, kind: str, turns: list[dict[str, Any]]) -> str:
    """A line of the table."""
    composed = ":" in kind
    clicks = [turn["count"] for turn in turns if turn["by"] == "clicks"]
    keys = [turn["count"] for turn in turns if turn["by"] == "keys"]
    past = span([before(turn, composed) for turn in turns])
    listed = span([turn["answers"] for turn in turns])
    return f"| {name} | {past} | {span(clicks)} | {listed} | {span(keys)} | {len(turns)} |"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(TURNS), metavar="GAME")
    parser.add_argument("--seconds", type=int, default=120)
    args = parser.parse_args()
    for game in args.games:
        found = measured(game, args.seconds)
        print(f"\n## {game}\n")
        print("| turn | clicks before | clicks now | keys before | keys now | measured |")
        print("|---|---|---|---|---|---|")
        for kind, name in TURNS[game].items():
            print(row(name, kind, turns_of(found, kind)), flush=True)


if __name__ == "__main__":
    main()
