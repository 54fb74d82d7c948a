"""The board as text, drawn from the view only."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from .components import GREEN
from .view import BaseView, ResidentView

Words = Callable[..., str]
ROWS = (*GREEN, "dormitory", "lounge", "kennel")


def draw(view: BaseView, words: Words) -> str:
    """The whole table: sky, places with who is there, characters, and what the reader holds."""
    lines = [*_sky(view, words), "", *_places(view, words), "", *_alien(view, words)]
    lines += [*_cards(view, words), ""]
    lines += [_figure(view, figure, words) for figure in view.figures]
    mine = list(_mine(view, words))
    return "\n".join([*lines, "", *mine] if mine else lines)


def _sky(view: BaseView, words: Words) -> Iterator[str]:
    weather = f"weather.{view.weather}" if view.weather else "board.no_weather"
    parts = [
        words("board.round", round=view.round, weather=words(weather), leader_seat=view.leader)
    ]
    if view.demand:
        need = {key: view.demand[key] for key in ("generator", "boiler")}
        parts.append(words("board.demand", **need))
    if view.forecast:
        parts.append(words("board.forecast", face=view.forecast))
    yield " · ".join(parts)
    yield " · ".join([_rescue(view, words), *_alarms(view, words)])
    yield words(
        "board.stocks",
        warehouse=view.warehouse,
        items=view.item_deck,
        reserve=view.reserve,
    )
    food = {"pantry": view.pantry, "cooked": view.kitchen}
    yield words("board.supplies", weapons=view.weapon_deck, tokens=view.lab_bag, **food)


def _rescue(view: BaseView, words: Words) -> str:
    facts = {"fuel": view.rescue_fuel, "fuel_end": view.rescue_fuel_end}
    if view.rescue_gone:
        return words("board.rescue_gone")
    if not view.sos:
        return words("board.rescue_waits")
    if view.rescue >= view.rescue_end:
        return words("board.rescue_landed", **facts)
    return words("board.rescue_flies", field=view.rescue, end=view.rescue_end, **facts)


def _alarms(view: BaseView, words: Words) -> Iterator[str]:
    if view.dark:
        yield words("board.dark")
    if view.hungry:
        yield words("board.hungry")
    if view.frost:
        yield words("board.frost", field=view.frost, end=view.frost_end)
    if view.threat is not None:
        yield words("board.threat", field=view.threat)


def _places(view: BaseView, words: Words) -> Iterator[str]:
    """One line for each place; those that have no slots show at once who is there."""
    states = {place: ", ".join(_state(view, place, words)) for place in ROWS}
    width = max(map(len, states.values()))
    for place in ROWS:
        people = ", ".join(_people(view, place, words))
        state = f"{states[place]:<{width}} " if place in GREEN else ""
        yield f"  {words(f'place.{place}'):<18} {state}{people}".rstrip()


def _state(view: BaseView, place: str, words: Words) -> Iterator[str]:
    if place in view.closed:
        yield words("board.burnt" if place in view.burnt else "board.destroyed")
        return
    for row in view.places:
        if row.place == place:
            if row.fuel_slots:
                yield words("board.fuel", fuel=row.fuel, slots=row.fuel_slots)
            if row.damage_slots:
                yield words("board.damage", damage=row.damage, slots=row.damage_slots)
            if row.ready:
                yield words("board.ready")


def _people(view: BaseView, place: str, words: Words) -> Iterator[str]:
    if place in view.strength:
        yield words("board.alien", strength=view.strength[place])
    for figure in view.figures:
        if figure.place == place and figure.status == "in":
            name = words(f"character.{figure.character}") if figure.character else "?"
            yield f"{name} ({words('board.lying')})" if figure.laid else name
    if place in view.dogs:
        yield words("board.dog")
    if place == "kennel":
        yield words("board.kennel_dogs", dogs=view.kennel)
    if place == view.token_at:
        yield words("board.token")


def _alien(view: BaseView, words: Words) -> Iterator[str]:
    if not view.pool and not view.plan and not view.aliens:
        return
    line = words("board.alien_pool", pool=view.pool)
    cards = []
    for attack in view.plan:
        if attack.place is None:
            cards.append(words("board.plan_card", strength=attack.strength))
        else:
            facts = {"strength": attack.strength, "place": attack.place}
            cards.append(words("board.plan_open", **facts))
    yield f"{line} · {words('board.plan', plan='; '.join(cards))}" if cards else line


def _cards(view: BaseView, words: Words) -> Iterator[str]:
    if view.mode == "coop":
        if view.dice:
            yield words("board.dice", dice=tuple(view.dice))
    else:
        counts = {"deck": view.action_deck, "discard": view.action_discard}
        line = words("board.stack", stack=view.stack, **counts)
        yield f"{line} · {words('board.card', card=view.card)}" if view.card else line
    if view.escape is not None:
        names = ", ".join(
            words(f"character.{view.figures[i].character}") for i in view.escape.aboard
        )
        yield words("board.aboard", place=view.escape.vehicle, figures=names)


def _figure(view: BaseView, figure: ResidentView, words: Words) -> str:
    name = words(f"character.{figure.character}") if figure.character else "?"
    who = f"{name} ({words(f'seat.{figure.seat}')})"
    if figure.status != "in":
        return f"  {who:<22} {words(f'board.{figure.status}')}"
    facts = [words("board.disc", disc=figure.disc, end=view.suspicion_end)]
    counts = {"cards": figure.hand, "weapons": figure.weapons, "items": figure.items}
    counts["tokens"] = figure.lab
    facts += [words(f"board.{kind}", count=count) for kind, count in counts.items() if count]
    facts += [words("board.reloads", reloads=reloads) for reloads in figure.reloads]
    if figure.seat == view.leader and view.mode == "hidden":
        facts.append(words("board.leader"))
    if figure.seat == view.me:
        facts.append(words("board.you"))
    if figure.role:
        facts.append(words(f"role.{figure.role}"))
    if figure.known:
        facts.append(words("board.knows", cards=", ".join(_names(figure.known, words))))
    return f"  {who:<22} {' · '.join(facts)}"


def _names(cards: list[str], words: Words) -> list[str]:
    return [words(f"card.{card}") for card in cards]


def _mine(view: BaseView, words: Words) -> Iterator[str]:
    if view.role:
        yield words("board.role", role=view.role)
    for key, cards in (("hand", view.hand), ("given", view.given), ("drawn", view.drawn or [])):
        if cards and view.me is not None:
            yield words(f"board.{key}", cards=", ".join(_names(cards, words)))
    if view.deck is not None:
        deck = [words("board.count", count=n, card=kind) for kind, n in view.deck.items()]
        yield words("board.deck", cards=", ".join(deck))
