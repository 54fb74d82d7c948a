"""The specimen's rules, each played at the scripted table."""

from __future__ import annotations

import pytest

from hullbreach.kernel import Session
from hullbreach.testing import Table, rule_test
from hullbreach.testing.specimen import GAME
from hullbreach.testing.specimen.components import NUMBERS
from hullbreach.testing.specimen.state import Crew

ANN, BEN, CAT = range(3)


class Quarantine(Table[Crew]):
    """A table of three, without aliens or cards until the test says so."""

    def __init__(self) -> None:
        super().__init__(GAME, players=3)
        s = self.state
        for hand in s.hands:
            s.supply += hand
            hand.clear()
        s.cards.seen = [0] * len(s.cards.seen)
        s.alien, s.first = [False, False, True], CAT

    def hand(self, seat: int, *faces: str) -> None:
        """Give a seat these cards from the supply."""
        s = self.state
        for face in faces:
            h = next(h for h in s.supply if s.cards.faces[h] == face)
            s.supply.remove(h)
            s.hands[seat].append(h)
            s.cards.seen[h] = 1 << seat

    def top(self, face: str) -> None:
        """Put a card with this face on top of the supply."""
        s = self.state
        h = next(h for h in s.supply if s.cards.faces[h] == face)
        s.supply.remove(h)
        s.supply.append(h)

    def content(self, seat: int, face: str) -> None:
        """Let a seat's sample hold this."""
        self._swap_face(self.state.contents, seat, face)

    def label(self, seat: int, face: str) -> None:
        """Let a seat's sample carry this label."""
        self._swap_face(self.state.samples, seat, face)

    def _swap_face(self, zone: list[int], seat: int, face: str) -> None:
        s, h = self.state, zone[seat]
        others = [o for o in [*zone, *s.box] if s.cards.backs[o] == s.cards.backs[h]]
        other = next(o for o in others if s.cards.faces[o] == face)
        faces = s.cards.faces
        faces[h], faces[other] = faces[other], faces[h]

    def faces(self, seat: int) -> list[str]:
        """What a seat holds."""
        s = self.state
        return [s.cards.faces[h] for h in s.hands[seat]]

    def nobody_acts(self) -> None:
        """Everybody rests, nobody sabotages."""
        for seat in (ANN, BEN, CAT):
            self.says(seat, "turn.action", "rest")
        for seat in (ANN, BEN, CAT):
            self.says(seat, "sabotage.tamper", "pass")


@pytest.fixture
def table() -> Quarantine:
    return Quarantine()


@rule_test("S-1", "S-2", "S-3", "S-4")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_starts_with_lives_cards_and_a_sample(players: int) -> None:
    config = GAME.configure(players=players, options={"air": 2})
    s = Session.new(GAME, config, 5).state
    assert s.lives == [NUMBERS.lives] * players
    assert s.oxygen == players + 2
    assert [len(hand) for hand in s.hands] == [NUMBERS.start_hand] * players
    assert all(s.cards.seen[h] == 1 << seat for seat in range(players) for h in s.hands[seat])
    assert all(s.cards.seen[s.samples[seat]] == 1 << seat for seat in range(players))
    assert not any(s.cards.seen[h] for h in s.contents)
    assert s.alien.count(True) == 1
    assert s.alien[s.first]


@rule_test("S-4")
def test_any_seat_may_be_the_first_alien() -> None:
    found = {Session.new(GAME, GAME.configure(), seed).state.first for seed in range(40)}
    assert found == {0, 1, 2}


@rule_test("S-5")
def test_an_empty_supply_is_made_anew_from_both_discard_piles(table: Quarantine) -> None:
    s = table.state
    s.discard, s.waste, s.supply = s.supply[:20], s.supply[20:-1], s.supply[-1:]
    table.says(ANN, "turn.action", "search")
    assert (len(table.state.supply), table.state.discard, table.state.waste) == (29, [], [])
    assert not any(table.state.cards.seen[h] for h in table.state.supply)
    assert table.told("refill") == [{"count": 29}]
    assert table.idle()


@rule_test("S-6")
def test_seats_act_in_order_and_those_who_are_out_do_not(table: Quarantine) -> None:
    table.state.lives[BEN] = 0
    table.says(ANN, "turn.action", "rest")
    table.says(CAT, "turn.action", "rest")
    assert table.asks(ANN, "sabotage.tamper")
    assert not table.asks(BEN)


@rule_test("S-6")
def test_only_what_can_be_done_is_offered(table: Quarantine) -> None:
    assert table.offered(ANN) == ["rest", "search"]
    s = table.arrange()
    s.lives[ANN] = 1
    table.hand(ANN, "knife", "scanner", "ration")
    table.hand(BEN, "shield")
    assert table.offered(ANN) == ["rest", "search", "swap", "attack", "scan", "eat"]


@rule_test("S-7")
def test_a_ration_gives_a_life_back_and_resting_nothing(table: Quarantine) -> None:
    table.state.lives[ANN] = 2
    table.hand(ANN, "ration")
    table.says(ANN, "turn.action", "eat")
    table.says(BEN, "turn.action", "rest")
    assert table.state.lives == [3, 3, 3]
    assert table.view(CAT).discard == ["ration"]


@rule_test("S-8")
def test_a_found_card_is_seen_by_its_finder_alone(table: Quarantine) -> None:
    table.top("scanner")
    table.says(ANN, "turn.action", "search")
    assert table.faces(ANN) == ["scanner"]
    assert table.told("found", ANN) == [{"seat": ANN, "card": "scanner"}]
    assert table.told("found", BEN) == []
    assert table.told("searched", BEN) == [{"seat": ANN}]
    assert table.view(BEN).seats[ANN].known == []
    assert table.idle()


@rule_test("S-8")
def test_over_the_limit_a_card_is_put_away_unseen(table: Quarantine) -> None:
    table.hand(ANN, "knife", "knife", "shield", "ration")
    table.top("scanner")
    table.says(ANN, "turn.action", "search")
    away = table.state.hands[ANN][2]
    table.says(ANN, "search.discard", away)
    assert sorted(table.faces(ANN)) == ["knife", "knife", "ration", "scanner"]
    (wasted,) = table.state.waste
    assert table.state.cards.faces[wasted] == "shield"
    assert table.state.cards.seen[wasted] == 1 << ANN
    assert table.idle()


@rule_test("S-9", "S-10")
@pytest.mark.parametrize(("face", "lives"), [(2, 3), (3, 2), (6, 2)])
def test_a_knife_hits_from_three_on(table: Quarantine, face: int, lives: int) -> None:
    table.hand(ANN, "knife")
    table.rolls(face)
    table.says(ANN, "turn.action", "attack")
    table.says(ANN, "attack.target", BEN)
    table.says(BEN, "attack.react", "take")
    assert table.state.lives == [3, lives, 3]
    assert table.view(CAT).discard == ["knife"]
    assert table.idle()


@rule_test("S-9")
def test_a_shield_stops_a_knife(table: Quarantine) -> None:
    table.hand(ANN, "knife")
    table.hand(BEN, "shield")
    table.says(ANN, "turn.action", "attack")
    table.says(ANN, "attack.target", BEN)
    table.says(BEN, "attack.react", "shield")
    assert table.state.lives == [3, 3, 3]
    assert table.faces(BEN) == []
    assert table.idle()


@rule_test("S-9")
def test_the_target_is_asked_even_without_a_shield(table: Quarantine) -> None:
    table.hand(ANN, "knife")
    table.says(ANN, "turn.action", "attack")
    table.says(ANN, "attack.target", CAT)
    assert table.offered(CAT, "attack.react") == ["take"]


@rule_test("S-10")
def test_without_lives_a_seat_is_out_and_shows_everything(table: Quarantine) -> None:
    table.state.lives[BEN] = 1
    table.hand(ANN, "knife")
    table.hand(BEN, "ration", "ration")
    table.rolls(6)
    table.says(ANN, "turn.action", "attack")
    table.says(ANN, "attack.target", BEN)
    table.says(BEN, "attack.react", "take")
    assert table.told("out") == [{"seat": BEN, "role": "human"}]
    assert table.view(CAT).seats[BEN].role == "human"
    assert sorted(table.view(None).discard) == ["knife", "ration", "ration"]


def _swap(table: Quarantine, touch: str | None) -> None:
    table.hand(BEN, "knife")
    table.hand(CAT, "ration")
    table.says(ANN, "turn.action", "rest")
    table.says(BEN, "turn.action", "swap")
    table.says(BEN, "swap.card", table.state.hands[BEN][0])
    table.says(CAT, "swap.card", table.state.hands[CAT][0])
    if touch:
        table.says(CAT, "swap.touch", touch)


@rule_test("S-11")
def test_a_swap_shows_the_cards_to_the_two_alone(table: Quarantine) -> None:
    _swap(table, "spare")
    assert (table.faces(BEN), table.faces(CAT)) == (["ration"], ["knife"])
    assert table.view(BEN).seats[CAT].known == ["knife"]
    assert table.view(ANN).seats[CAT].known == []
    assert not table.state.alien[BEN]
    assert table.idle()


@rule_test("S-11")
def test_a_touch_makes_another_alien_and_only_the_touched_one_is_told(table: Quarantine) -> None:
    _swap(table, "touch")
    assert table.state.alien == [False, True, True]
    assert table.told("touched", BEN) == [{"by": CAT}]
    assert table.told("touched", ANN) == []
    assert table.view(BEN).seats[BEN].role == "alien"
    assert table.view(ANN).seats[BEN].role is None


@rule_test("S-11")
def test_how_many_questions_a_swap_takes_is_not_seen(table: Quarantine) -> None:
    _swap(table, None)
    assert table.asks(CAT, "swap.touch")
    assert table.session.waits.names == (CAT,)


@rule_test("S-12")
@pytest.mark.parametrize(("content", "alien"), [("infected", True), ("clean", False)])
def test_a_scan_tells_its_owner_and_infected_blood_turns_it(
    table: Quarantine, content: str, alien: bool
) -> None:
    table.hand(ANN, "scanner")
    table.content(ANN, content)
    table.label(ANN, "stable")
    table.says(ANN, "turn.action", "scan")
    assert table.question(ANN).about == {"content": content}
    table.says(ANN, "scan.show", "keep")
    assert table.state.alien[ANN] is alien
    assert table.view(ANN).seats[ANN].content == content
    assert table.view(BEN).seats[ANN].content is None
    assert table.state.lives[ANN] == 3
    assert table.idle()


@rule_test("S-12")
def test_a_scan_can_be_shown_and_a_volatile_sample_costs_a_life(table: Quarantine) -> None:
    table.hand(ANN, "scanner")
    table.content(ANN, "clean")
    table.label(ANN, "volatile")
    table.says(ANN, "turn.action", "scan")
    table.says(ANN, "scan.show", "show")
    assert table.view(BEN).seats[ANN].content == "clean"
    assert table.view(BEN).seats[ANN].label == "volatile"
    assert table.state.lives[ANN] == 2


@rule_test("S-13")
def test_everybody_is_asked_in_the_dark_and_only_the_number_comes_out(table: Quarantine) -> None:
    for seat in (ANN, BEN, CAT):
        table.says(seat, "turn.action", "rest")
    assert table.offered(ANN, "sabotage.tamper") == ["pass"]
    assert table.offered(CAT, "sabotage.tamper") == ["pass", "sabotage"]
    assert table.session.waits.names is None
    table.says(CAT, "sabotage.tamper", "sabotage")
    table.says(ANN, "sabotage.tamper", "pass")
    table.says(BEN, "sabotage.tamper", "pass")
    assert table.state.oxygen == 2
    assert table.told("sabotage") == [{"count": 1}]


@rule_test("S-14")
def test_an_absolute_majority_puts_somebody_out(table: Quarantine) -> None:
    table.nobody_acts()
    table.says(ANN, "vote.whom", CAT)
    table.says(CAT, "vote.whom", ANN)
    table.says(BEN, "vote.whom", CAT)
    assert table.state.lives[CAT] == 0
    assert table.result.ending == "cleared"


@rule_test("S-14")
def test_without_a_majority_nobody_goes(table: Quarantine) -> None:
    table.nobody_acts()
    for seat, target in ((ANN, BEN), (BEN, -1), (CAT, ANN)):
        table.says(seat, "vote.whom", target)
    assert table.state.lives == [3, 3, 3]
    assert table.state.round == 2
    assert table.asks(ANN, "turn.action")


@rule_test("S-15", "S-16")
@pytest.mark.parametrize(
    ("aliens", "ending", "winners"),
    [([CAT], "rescued", (ANN, BEN)), ([BEN, CAT], "carried", (BEN, CAT))],
)
def test_after_the_last_round_the_numbers_decide(
    table: Quarantine, aliens: list[int], ending: str, winners: tuple[int, ...]
) -> None:
    table.state.round = NUMBERS.rounds
    table.state.alien = [seat in aliens for seat in range(3)]
    table.nobody_acts()
    for seat in (ANN, BEN, CAT):
        table.says(seat, "vote.whom", -1)
    assert (table.result.ending, table.result.winners) == (ending, winners)


@rule_test("S-16")
def test_without_air_or_without_humans_the_aliens_win(table: Quarantine) -> None:
    s = table.state
    s.oxygen = 1
    for seat in (ANN, BEN, CAT):
        table.says(seat, "turn.action", "rest")
    for seat, word in ((ANN, "pass"), (BEN, "pass"), (CAT, "sabotage")):
        table.says(seat, "sabotage.tamper", word)
    assert (table.result.ending, table.result.winners) == ("suffocated", (CAT,))


@rule_test("S-16")
def test_when_only_aliens_live_the_ship_is_overrun(table: Quarantine) -> None:
    s = table.state
    s.alien, s.lives = [True, False, True], [3, 1, 3]
    table.hand(ANN, "knife")
    table.rolls(6)
    table.says(ANN, "turn.action", "attack")
    table.says(ANN, "attack.target", BEN)
    table.says(BEN, "attack.react", "take")
    assert (table.result.ending, table.result.winners) == ("overrun", (ANN, CAT))
