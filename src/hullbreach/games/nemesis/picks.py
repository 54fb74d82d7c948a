"""Questions about places, people, cards and Intruders: ids for the table, positions for the rules."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.kernel import Asks, Choice, Pick, Seat, ask, choose_several, rule, settle

from .board import CORRIDOR_IDS, CORRIDOR_OF, ROOM_IDS, ROOM_OF
from .state import Intruder, Ship


@rule
def pick_room(
    s: Ship,
    seat: Seat,
    prompt: str,
    rooms: Sequence[int],
    ledger: str,
    who: Seat | None = None,
) -> Asks[int]:
    """One of these rooms; for somebody else to go to, the question says who."""
    if len(rooms) == 1:
        return rooms[0]
    about = {} if who is None else {"seat": who}
    options = [ROOM_IDS[room] for room in rooms]
    answer = yield from ask(Pick(seat, prompt, options, ledger, about=about))
    return ROOM_OF[answer]


@rule
def pick_corridor(
    s: Ship, seat: Seat, prompt: str, corridors: Sequence[int], ledger: str
) -> Asks[int]:
    """One of these corridors."""
    if len(corridors) == 1:
        return corridors[0]
    answer = yield from ask(Pick(seat, prompt, [CORRIDOR_IDS[c] for c in corridors], ledger))
    return CORRIDOR_OF[answer]


@rule
def pick_corridors(
    s: Ship, seat: Seat, prompt: str, corridors: Sequence[int], ledger: str
) -> Asks[list[int]]:
    """Any number of these corridors, at least one."""
    options = [CORRIDOR_IDS[c] for c in corridors]
    chosen = yield from choose_several(seat, prompt, options, 1, len(options), ledger)
    return [CORRIDOR_OF[name] for name in chosen]


@rule
def pick_way(s: Ship, seat: Seat, prompt: str, mover: Seat, ledger: str) -> Asks[tuple[int, int]]:
    """A corridor a Character can walk from its room, with the room it leads to."""
    ways = s.ways(s.where[mover])
    there = yield from pick_room(s, seat, prompt, [other for _, other in ways], ledger, mover)
    return next(way for way in ways if way[1] == there)


@rule
def pick_seat(s: Ship, seat: Seat, prompt: str, seats: Sequence[Seat], ledger: str) -> Asks[Seat]:
    """One of these players."""
    answer = yield from settle(Pick(seat, prompt, [("seat", other) for other in seats], ledger))
    chosen: Seat = answer[1]
    return chosen


@rule
def pick_intruder(
    s: Ship, seat: Seat, prompt: str, intruders: Sequence[Intruder], ledger: str
) -> Asks[Intruder]:
    """One of these Intruders."""
    answer = yield from settle(Pick(seat, prompt, [("intruder", x.id) for x in intruders], ledger))
    return next(x for x in intruders if x.id == answer[1])


@rule
def pick_pod(s: Ship, seat: Seat, prompt: str, pods: Sequence[int], ledger: str) -> Asks[int]:
    """One of these pods."""
    answer = yield from settle(Pick(seat, prompt, [("pod", s.pods[p]) for p in pods], ledger))
    return s.pods.index(answer[1])


@rule
def pick_card(s: Ship, seat: Seat, prompt: str, handles: Sequence[int], ledger: str) -> Asks[int]:
    """One of these cards, which everybody can see."""
    chosen: int = yield from settle(Pick(seat, prompt, list(handles), ledger))
    return chosen


@rule
def pick_face(s: Ship, seat: Seat, prompt: str, handles: Sequence[int], ledger: str) -> Asks[int]:
    """One of these hidden cards by its face: what others cannot tell apart is offered once."""
    faces = s.cards.faces
    options: list[Choice] = list(dict.fromkeys(faces[h] for h in handles))
    chosen = yield from ask(Pick(seat, prompt, options, ledger))
    return next(h for h in handles if faces[h] == chosen)


@rule
def pick_word(
    s: Ship, seat: Seat, prompt: str, words: Sequence[str], ledger: str, card: str = ""
) -> Asks[str]:
    """One of these words; where a card is used for it, the question may name it."""
    about = {"card": card} if card else {}
    chosen: str = yield from settle(Pick(seat, prompt, list(words), ledger, about=about))
    return chosen
