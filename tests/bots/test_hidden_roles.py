"""The games with hidden roles: suspicion follows what was seen, the infected pass as human, sides are chances."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import hullbreach
from hullbreach.bots import Chair, beliefs
from hullbreach.bots.beliefs import panic_station as panic_beliefs
from hullbreach.bots.beliefs import the_thing as ice_beliefs
from hullbreach.bots.evaluations import evaluation
from hullbreach.bots.evaluations.the_thing.race import ways_out
from hullbreach.bots.evaluations.the_thing.work import FIRES, works
from hullbreach.bots.greedy import GreedyBot
from hullbreach.games.panic_station.components import INFECTIONS
from hullbreach.games.panic_station.state import DREW, KILLED, LOOKED, MET, Incident
from hullbreach.games.the_thing.pieces import CHOSEN, Deed
from hullbreach.kernel import Pick, Session
from tests.games.panic_station import table as panic
from tests.games.the_thing.table import BLUE, GREEN, RED, YELLOW, Ice

DRAWS = 150


def believed(
    session: Session[Any], seat: int, guilty: Callable[[Any], bool]
) -> tuple[float, float]:
    """How often it is so in worlds that are merely possible, and in those that are believed in."""
    worlds = beliefs.Worlds(Chair(session, seat), Random(3))
    possible = sum(guilty(worlds.deal()[0].state) for _ in range(DRAWS))
    drawn = sum(guilty(worlds.draw(beliefs.USES).state) for _ in range(DRAWS))
    return possible / DRAWS, drawn / DRAWS


def placing(*discs: int) -> Ice:
    """Everybody is about to go somewhere, Green first; Yellow is the alien."""
    ice = Ice()
    ice.discs(*discs)
    for figure in (RED, GREEN, BLUE, YELLOW):
        ice.hand(figure, "sabotage", "use", "repair")
    ice.phase("place")
    ice.state.turn = [GREEN, BLUE, YELLOW, RED]
    return ice


def hand_in(ice: Ice, *figures: int) -> None:
    """They have gone to the kitchen and handed in a card that nobody saw."""
    ice.put("kitchen", *figures)
    for i in figures:
        ice.state.figures[i].handed = CHOSEN


def test_who_must_show_a_sabotage_may_have_nothing_else() -> None:
    """Counted at tables of bots: of those who give openly, humans give a sabotage as often as aliens."""
    ice = placing(1, 4, 1, 1)
    before = ice_beliefs.odds(ice.state, BLUE)
    ice.says(GREEN, "place", ("go", "kitchen"))
    ice.says(GREEN, "place.card", "sabotage")
    assert ice_beliefs.odds(ice.state, BLUE) == before


def test_a_leader_who_wastes_cards_is_taken_for_an_alien() -> None:
    ice = placing(1, 1, 1, 1)
    ice.state.story = [Deed("hid", (RED, GREEN, BLUE, YELLOW), (4,)), Deed("stopped", (GREEN,))]
    possible, weighed = believed(ice.session, BLUE, lambda s: s.figures[GREEN].alien)
    assert abs(possible - 1 / 3) < 0.15
    assert weighed > 0.95


def test_a_late_leader_who_turns_up_all_cards_is_rather_taken_for_a_human() -> None:
    ice = placing(1, 1, 1, 1)
    ice.state.story = [Deed("hid", (RED, GREEN, BLUE, YELLOW), (7,)), Deed("led", (GREEN,))]
    assert ice_beliefs.odds(ice.state, BLUE)[GREEN] < 1 / 3


def test_who_leads_after_the_first_rounds_is_rather_taken_for_an_alien() -> None:
    """Aliens go for the leader's token while humans have other duties."""
    ice = placing(1, 1, 1, 1)
    ice.state.story = [Deed("hid", (RED, GREEN, BLUE, YELLOW), (1,)), Deed("led", (GREEN,))]
    odds = ice_beliefs.odds(ice.state, BLUE)
    assert odds[GREEN] > 0.4 > 0.3 > odds[RED] == odds[YELLOW]


def test_who_meets_nobody_in_the_first_round_is_rather_taken_for_an_alien() -> None:
    """Humans go by their duties, three together; aliens keep to themselves."""
    ice = placing(1, 1, 1, 1)
    meeting = Deed("met", (RED, GREEN), (0, 0), ((RED, GREEN, 1), (GREEN, RED, 0)))
    everybody = (RED, GREEN, BLUE, YELLOW)
    ice.state.story = [meeting, Deed("hid", everybody, (1,))]
    early = ice_beliefs.odds(ice.state, BLUE)
    assert early[YELLOW] > 0.45 > early[GREEN]
    ice.state.story = [Deed("hid", everybody, (6,)), meeting, Deed("hid", everybody, (7,))]
    assert ice_beliefs.odds(ice.state, BLUE)[YELLOW] < 0.35, "later on it tells nothing"


def test_that_somebody_met_nobody_counts_once_while_the_round_goes_on_and_afterwards() -> None:
    ice = placing(1, 1, 1, 1)
    ice.state.story = [Deed("met", (RED, GREEN), (0, 0), ((RED, GREEN, 1), (GREEN, RED, 0)))]
    before = ice_beliefs.odds(ice.state, BLUE)
    hand_in(ice, RED, GREEN, BLUE, YELLOW)
    ice.state.turned = ["use"]
    now = ice_beliefs.odds(ice.state, BLUE)
    ice.state.story.append(Deed("hid", (RED, GREEN, BLUE, YELLOW), (1,)))
    after = ice_beliefs.odds(ice.state, BLUE)
    assert before[YELLOW] < now[YELLOW]
    assert abs(now[YELLOW] - after[YELLOW]) < 0.01


@pytest.mark.parametrize(("other", "habit"), [(BLUE, "lays"), (YELLOW, "lays_among_aliens")])
def test_an_alien_lays_its_token_as_often_as_bots_do_in_such_company(
    other: int, habit: str
) -> None:
    ice = Ice(5)
    laid = getattr(ice_beliefs.AT_TABLES[5], habit)
    ice.aliens(YELLOW, GREEN)
    weights = []
    for hidden in ((1, 0), (0, 0)):
        ice.state.story[1:] = [Deed("met", (GREEN, other), hidden, ())]
        weights.append(ice_beliefs.weight(ice.state, RED))
    assert weights[0] / weights[1] == pytest.approx(laid / (1000 - laid))


def test_dealt_worlds_weigh_as_much_as_the_odds_say() -> None:
    """Two ways to the same belief: the odds of all courses, and dealt worlds by their weights."""
    ice = placing(1, 1, 1, 1)
    meeting = Deed("met", (GREEN, YELLOW), (0, 2), ((GREEN, YELLOW, 1), (YELLOW, GREEN, 0)))
    ice.state.story = [meeting, Deed("hid", (RED, GREEN, BLUE, YELLOW), (1,)), Deed("led", (RED,))]
    ice.state.figures[GREEN].alien = True
    ice.state.turned = ["sabotage", "use"]
    hand_in(ice, GREEN, YELLOW)
    odds = ice_beliefs.odds(ice.state, BLUE)
    worlds = [ice.session.fork(BLUE, seed).state for seed in range(600)]
    weights = [ice_beliefs.weight(s, BLUE) for s in worlds]
    for i in range(4):
        share = sum(w for s, w in zip(worlds, weights, strict=True) if s.figures[i].alien)
        assert abs(share / sum(weights) - odds[i]) < 0.07


def test_a_good_card_given_openly_accuses_nobody() -> None:
    ice = placing(1, 4, 1, 1)
    ice.says(GREEN, "place", ("go", "kitchen"))
    ice.says(GREEN, "place.card", "use")
    assert ice_beliefs.shown_cards(ice.state) == {GREEN: "use"}
    harmless = ice_beliefs.weight(ice.session.fork(BLUE, 1).state, BLUE)
    assert harmless > 0


def test_a_round_of_sabotage_speaks_for_many_aliens() -> None:
    ice = placing(1, 1, 1, 1)
    hand_in(ice, RED, GREEN, BLUE, YELLOW)
    one = ice_beliefs.weight(ice.state, BLUE)
    ice.state.turned = ["sabotage", "sabotage", "sabotage"]
    harm = ice_beliefs.weight(ice.state, BLUE) / one
    ice.aliens(YELLOW, GREEN)
    more = ice_beliefs.weight(ice.state, BLUE) / one
    assert more > harm
    ice.state.turned = ["use", "repair", "use"]
    assert ice_beliefs.weight(ice.state, BLUE) / one < 1


def test_who_gave_a_card_unseen_is_suspected_of_it_though_later_cards_must_be_shown() -> None:
    """Green and Red have handed in cards that nobody saw; then Green's disc has come to the end of its track."""
    ice = placing(1, 1, 1, 1)
    hand_in(ice, RED, GREEN)
    ice.state.turned = ["sabotage", "use"]
    before = ice_beliefs.odds(ice.state, BLUE)
    ice.discs(1, 4, 1, 1)
    assert ice_beliefs.odds(ice.state, BLUE) == before
    assert before[GREEN] > before[YELLOW]


def test_who_gave_the_sabotage_themselves_suspects_nobody_for_it() -> None:
    ice = placing(1, 1, 1, 1)
    hand_in(ice, RED, GREEN, BLUE)
    ice.state.turned = ["sabotage", "use", "use", "use"]
    ice.state.figures[BLUE].gave = "use"
    harm = ice_beliefs.odds(ice.state, BLUE)
    ice.state.figures[BLUE].gave = "sabotage"
    own = ice_beliefs.odds(ice.state, BLUE)
    assert own[GREEN] < 1 / 3 < harm[GREEN]


def test_whoever_begins_exchanges_is_rather_taken_for_infected() -> None:
    """The same three exchanges begun by Red: likelier with Red as the host than with White, who was only asked."""
    s = panic.Bench().state
    begun = [Incident(MET, panic.RED, panic.WHITE)] * 3
    weights = []
    for host in (panic.RED, panic.WHITE):
        s.log = [Incident(DREW, host, mine=1), *begun]
        weights.append(panic_beliefs.weight(s, panic.BLUE))
    assert weights[0] == pytest.approx(weights[1] * panic_beliefs.SEEKS**3)
    assert panic_beliefs.weight(s, panic.RED) == 1, "what one begins oneself tells nothing"


def murder(host: int, *rows: Incident) -> Any:
    """A station with one host in which Red has killed a character of White's."""
    table = panic.Bench()
    table.hand(host, "host_card", "ammo", "armour", INFECTIONS[host], INFECTIONS[host])
    table.state.log = [
        *(Incident(DREW, seat, 0, int(seat == host)) for seat in range(4)),
        *rows,
        Incident(KILLED, panic.RED, panic.WHITE),
    ]
    return table


def test_who_kills_humans_is_taken_for_infected() -> None:
    weigh = beliefs.weigher("panic_station")
    assert weigh is not None
    guilty = weigh(murder(panic.RED).state, panic.BLUE)
    innocent = weigh(murder(panic.YELLOW).state, panic.BLUE)
    justified = weigh(murder(panic.WHITE).state, panic.BLUE)
    assert guilty > justified > innocent
    possible, weighed = believed(
        murder(panic.RED).session, panic.BLUE, lambda s: s.infected[panic.RED]
    )
    assert weighed > possible + 0.1


def test_who_has_seen_the_hand_of_his_victim_knew_what_he_did() -> None:
    weigh = beliefs.weigher("panic_station")
    assert weigh is not None
    looked = Incident(LOOKED, panic.RED, panic.WHITE)
    sure = weigh(murder(panic.WHITE, looked).state, panic.BLUE)
    assert sure > weigh(murder(panic.WHITE).state, panic.BLUE)


def given_by_the_alien(disc: int) -> list[object]:
    """What a greedy alien gives in ten games, its disc lying there."""
    given: list[object] = []
    for seed in range(10):
        ice = Ice()
        ice.discs(1, 1, 1, disc)
        ice.hand(YELLOW, "sabotage", "use")
        ice.stack("repair", "repair", "use", "use")
        ice.put("boiler_room", RED)
        ice.put("base_helicopter", GREEN)
        ice.put("radio_room", BLUE)
        ice.phase("place")
        ice.state.turn = [YELLOW]
        ice.says(YELLOW, "place", ("go", "shed"))
        given.append(GreedyBot("the_thing", seed).choose(Chair(ice.session, YELLOW)))
    return given


def test_an_alien_sabotages_when_nobody_can_tell_and_helps_when_all_can_see() -> None:
    unseen, seen = given_by_the_alien(1), given_by_the_alien(4)
    assert unseen.count("sabotage") >= 8
    assert seen.count("use") >= 8


@pytest.mark.parametrize(
    ("prompt", "good", "bad"), [("place.card", "use", "sabotage"), ("go_on", "next", "stop")]
)
def test_humans_work_honestly_and_aliens_as_they_please(prompt: str, good: str, bad: str) -> None:
    s, sensible = Ice().state, evaluation("the_thing").sensible
    for options, honest in (([bad, good], [good]), ([bad], [bad])):
        assert [*sensible(Pick(GREEN, prompt, options, "G-50"), s)] == honest
        assert [*sensible(Pick(YELLOW, prompt, options, "G-50"), s)] == options


def test_where_nobody_can_be_relied_upon_the_fires_count_for_more() -> None:
    s = Ice().state
    alone = works(s, ways_out(s, 0), 0)["boiler_room"]
    s.coop = True
    together = works(s, ways_out(s, 0), 0)["boiler_room"]
    assert alone.use == pytest.approx(FIRES * together.use)


def test_an_infected_player_would_rather_not_be_known() -> None:
    table = panic.Bench()
    table.infect(panic.BLUE, 1)
    terms = evaluation("panic_station").terms
    unknown = terms(table.state, panic.BLUE)["_cover"]
    blue = INFECTIONS[panic.BLUE]
    table.hand(panic.BLUE, blue, blue, "gas_can", "ammo", "armour")
    table.hand(panic.RED, blue, "gas_can", "gas_can", "ammo", "armour")
    assert terms(table.state, panic.BLUE)["_cover"] < unknown


def worth(state: Any, seat: int) -> float:
    return sum(evaluation("the_thing").terms(state, seat).values())


def test_in_a_freezing_base_it_is_better_to_be_an_alien() -> None:
    ice = Ice()
    s = ice.state
    s.damage["boiler_room"], s.fuel["boiler_room"], s.frost = 3, 0, 5
    s.closed.append("boiler_room")
    human = worth(s, GREEN)
    ice.aliens(YELLOW, GREEN)
    assert worth(s, GREEN) > human + 0.5


def with_the_keys_at_a_ready_vehicle(*aliens: int) -> float:
    """What it is worth to Blue that Green could start the engine; Yellow is known to be an alien."""
    ice = Ice()
    ice.aliens(*aliens)
    ice.revealed(YELLOW, pool=0)
    s = ice.state
    s.damage["shed"], s.fuel["shed"] = 0, 3
    ice.gives(GREEN, "keys")
    return worth(s, BLUE)


def test_with_the_keys_at_a_ready_vehicle_it_is_better_to_be_human() -> None:
    alien = with_the_keys_at_a_ready_vehicle(YELLOW, BLUE)
    assert with_the_keys_at_a_ready_vehicle(YELLOW) > alien + 0.3


def test_greedy_crews_get_away() -> None:
    escaped = 0
    for seed in range(1, 13):
        session = hullbreach.new("the_thing", "coop", 1, seed=seed)
        bot = GreedyBot("the_thing", seed)
        while session.asked:
            question = session.asked[0]
            session.answer(0, bot.choose(Chair(session, 0)), question.number)
        escaped += session.state.ending == "coop_escaped"
    assert escaped >= 2
