"""Objectives: what fulfils each of them, and what does not."""

from collections.abc import Callable

import pytest

from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.games.nemesis.components import COORDINATES, OBJECTIVES
from hullbreach.games.nemesis.objectives import fulfilled, objective
from hullbreach.games.nemesis.state import ASLEEP, DEAD, ESCAPED
from hullbreach.testing import rule_test
from tests.games.nemesis.table import Helm

ME = 0
Position = Callable[[Helm], None]


def nothing(helm: Helm) -> None:
    """Everybody sleeps, and nothing special has happened."""


def planet(name: str) -> Position:
    def arrange(helm: Helm) -> None:
        helm.state.planet = name

    return arrange


def alone(helm: Helm) -> None:
    helm.state.where[1:] = [DEAD] * (helm.state.n - 1)


def dead(number: int) -> Position:
    def arrange(helm: Helm) -> None:
        helm.state.where[helm.state.number.index(number)] = DEAD

    return arrange


def signal(helm: Helm) -> None:
    helm.state.signal[ME] = True


def others_signal(helm: Helm) -> None:
    helm.state.signal[1] = True


def queen(helm: Helm) -> None:
    helm.state.queen_killed = True


def nest(helm: Helm) -> None:
    helm.state.nest_destroyed = True


def destroyed(helm: Helm) -> None:
    helm.state.destroyed = True
    helm.state.where[ME] = ESCAPED


def explored(helm: Helm) -> None:
    helm.state.explored = [True] * 21


def seven_items(helm: Helm) -> None:
    for _ in range(6):
        helm.gives(ME, "tools")


def six_items(helm: Helm) -> None:
    for _ in range(5):
        helm.gives(ME, "tools")


def pod(helm: Helm) -> None:
    helm.state.where[ME] = ESCAPED


def carries(word: str, seat: int = ME) -> Position:
    def arrange(helm: Helm) -> None:
        helm.state.objects[seat] = [word]

    return arrange


def weakness(*places: int) -> Position:
    def arrange(helm: Helm) -> None:
        helm.state.discovered = [helm.state.face(helm.state.weaknesses[p]) for p in places]

    return arrange


def corpse_in_surgery(helm: Helm) -> None:
    helm.tile("r05", "surgery")
    helm.state.floor = [(ROOM_OF["r05"], "corpse_blue")]


CORPSE, EGG, CARCASS = 0, 1, 2
YES: dict[str, list[list[Position]]] = {
    "obj_p1": [[planet("earth")], [alone]],
    "obj_p2": [[planet("mars")], [planet("earth"), nest]],
    "obj_p3": [[signal, queen], [signal, destroyed]],
    "obj_p4": [[pod, seven_items]],
    "obj_p5": [[signal, explored]],
    "obj_p6": [[signal, carries("corpse_blue")]],
    "obj_p7": [[planet("earth")], [alone]],
    "obj_p8": [[nothing]],
    "obj_p9": [[signal, nest], [signal, destroyed]],
    "obj_c1": [[alone]],
    "obj_c2": [[dead(2)], [alone]],
    "obj_c3": [[weakness(CORPSE, EGG)]],
    "obj_c4": [[weakness(EGG)]],
    "obj_c5": [[signal, weakness(CARCASS)]],
    "obj_c6": [[signal, carries("egg")]],
    "obj_c7": [[dead(3)], [alone]],
    "obj_c8": [[dead(4)], [alone]],
    "obj_c9": [[dead(5)], [alone]],
}
NO: dict[str, list[list[Position]]] = {
    "obj_p1": [[nothing], [planet("mars")], [dead(2)]],
    "obj_p2": [[nothing], [planet("earth")], [planet("venus"), nest]],
    "obj_p3": [[signal], [queen], [others_signal, queen]],
    "obj_p4": [[seven_items], [pod, six_items]],
    "obj_p5": [[signal], [explored]],
    "obj_p6": [[signal], [carries("corpse_blue")], [signal, carries("corpse_scout")]],
    "obj_p7": [[nothing], [planet("mars")]],
    "obj_p8": [[alone]],
    "obj_p9": [[signal], [nest], [signal, queen]],
    "obj_c1": [[nothing], [dead(2)]],
    "obj_c2": [[nothing], [dead(3)]],
    "obj_c3": [[nothing], [weakness(EGG)]],
    "obj_c4": [[nothing], [weakness(CORPSE, CARCASS)]],
    "obj_c5": [[signal], [weakness(CARCASS)], [signal, weakness(EGG)]],
    "obj_c6": [[signal], [carries("egg")], [signal, carries("egg", 1)]],
    "obj_c7": [[nothing], [dead(2)]],
    "obj_c8": [[nothing], [dead(3)]],
    "obj_c9": [[nothing], [dead(4)]],
}
COOP_YES: dict[str, list[list[Position]]] = {
    "obj_s1": [[planet("earth")]],
    "obj_s2": [[corpse_in_surgery]],
    "obj_s3": [[weakness(CORPSE, CARCASS)]],
    "obj_s4": [[signal, queen], [others_signal, queen], [signal, destroyed]],
    "obj_s5": [[signal, explored], [others_signal, explored]],
    "obj_s6": [[carries("egg")], [carries("egg", 1)]],
    "obj_s7": [[signal, nest], [signal, destroyed]],
}
COOP_NO: dict[str, list[list[Position]]] = {
    "obj_s1": [[nothing], [planet("mars")]],
    "obj_s2": [[carries("corpse_blue")]],
    "obj_s3": [[weakness(CORPSE)]],
    "obj_s4": [[signal], [queen]],
    "obj_s5": [[signal], [explored]],
    "obj_s6": [[nothing], [carries("carcass")]],
    "obj_s7": [[signal], [nest], [signal, queen]],
}


def test_every_objective_has_a_condition_and_a_test() -> None:
    assert set(objective) == set(OBJECTIVES)
    assert set(YES) | set(COOP_YES) == set(NO) | set(COOP_NO) == set(OBJECTIVES)


def judge(objective: str, position: list[Position]) -> bool:
    """Whether the first player's Objective is fulfilled, everybody else having slept through."""
    coop = OBJECTIVES[objective].deck == "coop"
    crew = ("captain", "pilot", "scout", "soldier", "mechanic")
    helm = Helm(*crew, mode="coop" if coop else "semi_coop")
    s = helm.state
    s.where = [ASLEEP] * 5
    s.planet = "deep_space"
    s.objectives[ME] = s.objectives[ME][:1]
    if coop:
        s.cards.faces[s.objectives[ME][0]] = objective
        for cards in s.objectives[1:]:
            s.cards.faces[cards[0]] = "obj_s1"
    for arrange in position:
        arrange(helm)
    return fulfilled(s, ME, objective)


@pytest.mark.parametrize(
    ("objective", "position"),
    [(name, position) for name, cases in (YES | COOP_YES).items() for position in cases],
)
@rule_test("N-199", "N-200", "N-201", "N-202", "N-203", "N-204", "N-205", "N-206", "N-207")
def test_fulfilled(objective: str, position: list[Position]) -> None:
    assert judge(objective, position)


@pytest.mark.parametrize(
    ("objective", "position"),
    [(name, position) for name, cases in (NO | COOP_NO).items() for position in cases],
)
@rule_test("N-199", "N-200", "N-201", "N-202", "N-203", "N-207", "N-208", "N-209")
def test_not_fulfilled(objective: str, position: list[Position]) -> None:
    assert not judge(objective, position)


@rule_test("N-214")
def test_each_coordinates_card_leads_each_letter_to_one_place() -> None:
    routes = {card.id: [card.planet(letter) for letter in "ABCD"] for card in COORDINATES.values()}
    assert routes["coord_1"] == ["earth", "mars", "venus", "deep_space"]
    assert routes["coord_8"] == ["venus", "deep_space", "mars", "earth"]
    assert len({tuple(route) for route in routes.values()}) == 8
