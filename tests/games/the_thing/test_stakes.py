"""What is at stake: what each card of one's hand would do at a place, and why a test cannot be offered."""

from __future__ import annotations

from typing import Any

from hullbreach.games.the_thing import GAME
from hullbreach.words import Words

from .table import BLUE, GREEN, RED, Ice

Effects = dict[str, dict[str, tuple[str, Any]]]


def effects(table: Ice, seat: int = GREEN) -> Effects:
    """For each place one can go to what each card would do there: its words and a count, if they need one."""
    found = {}
    for option in table.session.seat_view(seat).options:
        if not isinstance(option.option, tuple) or option.stakes is None or option.closed:
            continue
        what, place = option.option[:2]
        if what == "go" and option.stakes.effects:
            told = {str(e.thing): (e.key, e.facts.get("count")) for e in option.stakes.effects}
            found[str(place)] = told
    return found


def placing(*hand: str) -> Ice:
    """Nauls is to be placed with this hand, and MacReady stands in the boiler room."""
    table = Ice()
    table.hand(GREEN, *hand)
    table.put("boiler_room", BLUE)
    s = table.state
    s.turn, s.fuel["boiler_room"], s.damage["boiler_room"] = [GREEN, RED], 1, 1
    s.fuel["generator_room"] = 1
    table.phase("place")
    return table


def test_two_in_a_room_with_a_bonus_do_it_twice() -> None:
    found = effects(placing("use", "repair", "sabotage"))
    assert found["boiler_room"]["use"] == ("effect.fuel", 2)
    assert found["generator_room"]["use"] == ("effect.fuel", 1)
    assert found["boiler_room"]["repair"] == ("effect.repair", 1), "there is no more to repair"
    assert found["boiler_room"]["sabotage"][0] == "effect.damage"


def test_what_would_do_nothing_says_so_and_stays_open() -> None:
    table = placing("use", "repair")
    s = table.state
    s.warehouse = 0
    found = effects(table)
    assert found["boiler_room"]["use"][0] == "effect.nothing"
    assert found["generator_room"]["repair"][0] == "effect.nothing"
    table.says(GREEN, "place", ("go", "boiler_room"))
    table.says(GREEN, "place.card", "use")


def test_it_speaks_of_the_character_who_goes() -> None:
    table = placing("use", "sabotage")
    table.cast(RED, "nauls")
    table.state.turn = [RED, GREEN]
    table.hand(RED, "use", "sabotage")
    assert effects(table, RED)["kitchen"]["use"] == ("effect.cook", 1), "Nauls cooks one"
    assert effects(table, RED)["kitchen"]["sabotage"] == ("effect.sabotage.kitchen", 2)
    assert effects(table, RED)["armory"]["use"] == ("effect.use.armory", 2)


def test_in_the_dark_no_card_is_chosen_and_so_none_is_told_of() -> None:
    table = placing("use", "repair")
    table.state.damage["generator_room"] = 2
    assert table.state.dark()
    assert effects(table) == {}


def test_nothing_is_told_of_cards_one_does_not_hold() -> None:
    assert set(effects(placing("repair", "repair"))["kitchen"]) == {"repair"}


def test_each_test_that_cannot_be_offered_names_what_it_needs_and_not_the_other() -> None:
    table = Ice()
    table.gives(RED, "blood")
    table.phase("offers")
    shown = {seat: table.session.seat_view(seat).options for seat in (RED, GREEN)}
    why = {seat: {o.option: o.closed for o in some if o.closed} for seat, some in shown.items()}
    assert why[RED] == {"b": "closed.no_cable"}
    assert why[GREEN] == {"a": "closed.no_blood", "b": "closed.no_cable"}


def coop_stakes(table: Ice) -> dict[str, list[str]]:
    """For each place a character can be sent to what is said to follow."""
    (seat,) = table.session.asked
    options = table.session.seat_view(seat).options
    return {str(o.option): [each.key for each in o.stakes.then] for o in options if o.stakes}


def test_who_is_sent_somewhere_is_told_of_dice_of_company_and_of_dogs() -> None:
    table = Ice(1, mode="coop")
    s = table.state
    s.turn, s.dogs = [1, 2], ["shed"]
    table.put("kitchen", 0)
    table.phase("coop_place")
    found = coop_stakes(table)
    assert found["armory"] == ["then.dice"]
    assert found["kitchen"] == ["then.dice", "then.shared"]
    assert found["shed"] == ["then.dice", "then.dog"]
    assert found["dormitory"] == []
    clark = Ice(1, mode="coop")
    clark.cast(1, "clark")
    clark.state.turn, clark.state.dogs = [1, 2], ["shed"]
    clark.phase("coop_place")
    assert coop_stakes(clark)["shed"] == ["then.dice"]


def follows(table: Ice, place: str, seat: int = GREEN) -> dict[str, Any]:
    """What going to a place is said to lead to, beside what happens to the card."""
    options = table.session.seat_view(seat).options
    (going,) = [o.stakes for o in options if o.option == ("go", place) and o.stakes]
    return {each.key: each.facts for each in going.then if each.colour == "harm"}


def test_who_goes_to_somebody_is_told_of_the_infection_check_and_of_their_disc() -> None:
    table = placing("use", "repair")
    table.discs(1, 2, 1, 1)
    now = table.state.figures[GREEN].disc
    checked = follows(table, "boiler_room")["then.checked"]
    assert checked == {"disc": now + 1, "moves": 1, "count": 1}
    assert follows(table, "kitchen") == {}
    table.state.figures[GREEN].disc = table.state.disc_end()
    last = {"disc": table.state.disc_end(), "moves": 0, "count": 1}
    assert follows(table, "boiler_room")["then.checked"] == last


def test_of_whom_is_tested_nobody_sees_a_token_and_two_tested_do_not_look() -> None:
    table = placing("use", "repair")
    table.state.figures[BLUE].disc = 0
    assert set(follows(table, "boiler_room")) == {"then.looked_at"}
    table.state.figures[GREEN].disc = 0
    assert follows(table, "boiler_room") == {}
    table.state.figures[BLUE].disc = 2
    assert follows(table, "boiler_room") == {"then.looks": {"disc": 1, "moves": 1, "count": 1}}


def test_who_goes_to_a_dog_alone_reads_the_odds_of_the_bag_and_clark_does_not_mind() -> None:
    table = placing("use", "repair")
    table.state.dogs = ["shed"]
    told = follows(table, "shed")["then.dog_alone"]
    assert (told["alien"], told["tokens"]) == (2, 9)
    clark = placing("use", "repair")
    clark.state.dogs = ["shed"]
    clark.cast(RED, "clark")
    clark.hand(RED, "use", "repair")
    clark.state.turn = [RED, GREEN]
    assert follows(clark, "shed", RED) == {}


def strikes(table: Ice, seat: int) -> dict[str, list[int]]:
    """For each place of the alien's plan how much each strength would ruin there."""
    options = table.session.seat_view(seat).options
    told = {str(o.option): o.stakes.effects for o in options if o.stakes and o.stakes.effects}
    return {place: [int(e.facts["count"]) for e in some] for place, some in told.items()}


def test_the_alien_reads_what_each_strength_does_at_each_place() -> None:
    table = Ice()
    table.revealed(RED, pool=3)
    table.state.damage["boiler_room"], table.state.pantry = 1, 3
    table.phase("plan")
    found = strikes(table, RED)
    assert found["boiler_room"] == [1, 2, 2], "it has three slots"
    assert found["kitchen"] == [2, 3, 3]
    assert found["armory"] == [1, 2, 3]
    table.state.warehouse = 2
    assert strikes(table, RED)["weather_station"] == [1, 2, 2]
    del table.state.lab_bag[1:]
    assert strikes(table, RED)["laboratory"] == [1, 1, 1]
    assert strikes(table, GREEN) == {}


def test_the_alien_reads_against_how_many_each_strength_prevails() -> None:
    table = Ice()
    table.revealed(RED, pool=3)
    table.phase("plan")
    options = table.session.seat_view(RED).options
    (told,) = [o.stakes for o in options if o.option == "kitchen" and o.stakes]
    words = Words(GAME.package, "en", ["A", "B", "C", "D"], strict=True)
    assert [words(e.key, **e.facts).split("; ")[1] for e in told.effects] == [
        "against 1: a draw, against more: it flees",
        "against 1: kill or sabotage, against 2: a draw",
        "against up to 2: kill or sabotage, against 3: a draw",
    ]
