"""The board as text, drawn from the view only."""

from __future__ import annotations

from collections.abc import Callable

from .components import SETUP
from .view import FactionView, PlacedCard, SectorView, TheseusView, UnitView

Words = Callable[..., str]


def draw(view: TheseusView, words: Words) -> str:
    """The station in a few lines per sector, the tracks below."""
    units = {unit.name: unit for unit in view.units}
    lines: list[str] = []
    for sector in view.sectors:
        lines += _sector_lines(view, sector, units, words)
    space = [_unit_mark(unit, words) for unit in view.units if unit.place == "space"]
    lines += ["", f"{words('place.space')}: {', '.join(space) or '–'}", ""]
    lines += [_seat_line(view, seat, words) for seat in view.seats]
    if view.me is not None and view.seats[view.me].data is not None:
        lines.append(words("board.goal", goal=SETUP.tracks.data))
    lines.append(
        words(
            "board.foot",
            turns=view.turns,
            end=_end(view),
            supply=view.supply,
        )
    )
    return "\n".join(lines)


def _end(view: TheseusView) -> str:
    """The field of the end track that the token has reached."""
    return "–" if view.end is None else str(SETUP.tracks.end[view.end])


def _sector_lines(
    view: TheseusView, sector: SectorView, units: dict[str, UnitView], words: Words
) -> list[str]:
    here = "▶" if sector.place == view.stop else " "
    homes = ", ".join(words(f"faction.{view.seats[seat].faction}") for seat in sector.homes)
    title = words(f"place.{sector.place}") + (f" ({homes})" if homes else "")
    rooms = [
        f"{letter} {_unit_mark(units[name], words) if name else '·'}"
        for letter, name in zip("abcd", sector.rooms, strict=True)
    ]
    tokens = " ".join(f"({words(f'token.{token}')})" for token in sector.reminders)
    lines = [f"{here} {title}  {' '.join(sector.sees)}  {tokens}".rstrip()]
    lines.append("    " + "   ".join(rooms))
    slots = [_card_mark(view, card, words) for card in sector.slots]
    lines.append("    " + " | ".join(slots))
    if sector.impending:
        cards = [_card_mark(view, card, words) for card in sector.impending]
        lines.append(f"    {words('board.impending')}: " + " | ".join(cards))
    return lines


def _unit_mark(unit: UnitView, words: Words) -> str:
    marks = ("+" if unit.upgraded else "") + ("!" if unit.caught else "")
    marks += ("?" if unit.invisible else "") + "*" * unit.parasites
    number = unit.name.rpartition("_")[2]
    return f"{words(f'unit.{unit.kind}')} {number}{marks}"


def _card_mark(view: TheseusView, card: PlacedCard | None, words: Words) -> str:
    if card is None:
        return "–"
    name = words(f"card.{card.card}")
    if card.seat is not None:
        name += f" [{words(f'faction.{view.seats[card.seat].faction}')[0]}]"
    if card.number is not None:
        name += f" {card.number}"
    if card.camera is not None:
        name += f" ◉{card.camera}"
    name += "²" if card.copies else ""
    return f"×{name}×" if card.disc else name


def _seat_line(view: TheseusView, seat: FactionView, words: Words) -> str:
    here = "▶" if view.active == seat.seat else " "
    name = (
        words(f"faction.{seat.faction}") if seat.faction else words("option.seat", seat=seat.seat)
    )
    you = f" ({words('board.you')})" if seat.seat == view.me else ""
    tracks = [f"♥ {'–' if seat.life is None else seat.life}"]
    if seat.data is not None:
        tracks.append(f"◈ {seat.data}")
    tracks.append(f"▲ {seat.tokens}")
    top = words(f"card.{seat.top}") if seat.top else "–"
    tracks.append(words("board.deck", count=seat.deck, top=top))
    front = ", ".join(words(f"card.{card}") for card in seat.front)
    return f"{here} {name + you:<18} {'  '.join(tracks)}  {front}".rstrip()
