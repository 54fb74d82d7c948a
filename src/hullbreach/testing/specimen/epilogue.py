"""The epilogue: who was human and who was not, and since when."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from hullbreach.kernel import Condition, Epilogue, Passed, Seat, SeatEnd, Way
from hullbreach.parts.tale import Album, Life, said

from .ending import score
from .state import Crew


def epilogue(past: Iterator[Passed[Crew]]) -> Epilogue:
    """Everybody's line of life, and the moments in which somebody left."""
    first = next(past)
    s = first.state
    lives = [Life() for _ in range(s.players)]
    album = Album()
    for now in chain([first], past):
        s = now.state
        for seat, life in enumerate(lives):
            life.go_on(s.round, _way(s, seat))
        for event in now.events:
            if event.key == "out":
                album.add(2, now, s.round, "out", **event.facts)
            elif event.key in ("sabotage", "wound"):
                album.add(1, now, s.round, event.key, **event.facts)
    return Epilogue(
        unit="round",
        length=s.round,
        verdict=said(f"verdict.{s.ending}", round=s.round),
        seats=tuple(_end_of(s, seat, lives[seat]) for seat in range(s.players)),
        moments=album.best(),
    )


def _way(s: Crew, seat: Seat) -> Way:
    if s.lives[seat] == 0:
        return "gone"
    return "turned" if s.alien[seat] else "plain"


def _end_of(s: Crew, seat: Seat, life: Life) -> SeatEnd:
    won, role = seat in score(s).winners, "alien" if s.alien[seat] else "human"
    return SeatEnd(
        seat=seat,
        won=won,
        verdict=said(f"verdict.{s.ending}", round=s.round),
        part=said("lives", lives=s.lives[seat]),
        role=said(f"role.{role}"),
        fate=said("won" if won else "lost"),
        alive=s.lives[seat] > 0,
        conditions=(Condition(said(f"goal.{role}"), won),),
        line=tuple(life.line),
    )
