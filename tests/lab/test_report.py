"""The report: what it adds up, and that the page holds every card in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from hullbreach.lab.journal import resume
from hullbreach.lab.ladder import Ladder, Meeting, meetings, rate
from hullbreach.lab.plans import Course, Plan, Played, plan
from hullbreach.lab.report import Gathered, gather, page
from hullbreach.lab.report.gather import NothingToReport, Outlier, Wait
from hullbreach.lab.report.plots import SHARES, Bar, bars, histogram, scale
from hullbreach.lab.talking import LineNote, TalkNotes

CARDS = {
    "en": (
        *("Tables", "Wins by bot", "Wins by faction or role", "Wins by seat"),
        *("Wins by number of players", "How games end", "Ladder", "Length", "Lead changes"),
        *("Dead time", "Cards used most", "Rooms and places used most", "Games that stand out"),
    ),
    "de": (
        *("Tische", "Siege nach Bot", "Siege nach Fraktion oder Rolle", "Siege nach Platz"),
        *("Siege nach Spielerzahl", "Wie Spiele enden", "Rangliste", "Länge", "Führungswechsel"),
        *("Leerlauf", "Meistbenutzte Karten", "Meistbenutzte Räume und Orte"),
        "Spiele, die herausragen",
    ),
}


def table(*players: str) -> Plan:
    return plan("panic_station", players, 1, watch=True)


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two tables and a ladder."""
    folder = tmp_path_factory.mktemp("results")
    for todo in (table(*["random"] * 4), table(*["random"] * 5)):
        assert len(list(resume(todo, 6, folder))) == 6
    todo, bots = table(*["random"] * 4), ("random", "greedy")
    played = list(meetings(todo.game, todo.config, bots, 1, 2))
    ladder = rate(todo.game, todo.config, bots, 1, played)
    (folder / "panic.ladder.json").write_bytes(msgspec.json.encode(ladder))
    return folder


def no_link(_found: Gathered, outlier: Outlier) -> str:
    return f"replays/{outlier.number}.json"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_is_on_the_page(results: Path, language: str) -> None:
    text = page(gather(results), language, no_link)
    heads = re.findall(r"<h3>(.*?)</h3>", text)
    assert set(CARDS[language]) <= set(heads)
    assert "report-" not in text
    assert text.count('<a href="replays/') == 4


def test_tables_of_one_mode_are_added_up(results: Path) -> None:
    (found,) = gather(results)
    assert len(found.games) == 12
    assert {name: whole for name, (_, whole) in found.wins("players").items()} == {"4": 24, "5": 30}
    assert found.wins("bot")["random"][1] == 54
    assert set(found.wins("side")) <= {"human", "host", "infected"}
    assert sum(found.endings().values()) == 12
    assert found.sitting(4) == ["random"]


def test_an_empty_folder_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(NothingToReport, match="--output"):
        gather(tmp_path)


def watched(decisions: tuple[int, ...], waits: tuple[int, ...], **usage: int) -> Played:
    course = Course(decisions, waits, 0, {name.replace("_", "."): n for name, n in usage.items()})
    return Played(0, "1/0", "nest_lost", (), (), sum(decisions), 0, course=course)


def test_dead_time_is_what_the_others_decide() -> None:
    found = Gathered("specimen", "crew", games=[(0, watched((4, 10), (7, 2)))])
    assert found.waits() == {0: Wait(2.0, 7.0), 1: Wait(4 / 11, 2.0)}


def test_usage_counts_by_kind_and_game() -> None:
    rows = [
        (0, watched((1,), (0,), card_knife=3, room_lab=1)),
        (0, watched((1,), (0,), card_knife=2)),
    ]
    found = Gathered("specimen", "crew", games=rows)
    assert found.usage(("card",), 5) == [("card.knife", 2.5)]
    assert found.usage(("room", "place"), 5) == [("room.lab", 0.5)]


def test_axes_bear_round_numbers() -> None:
    assert scale(0, 23).ticks == (0, 10, 20, 30)
    assert scale(583, 1417, 2).ticks == (500, 1000, 1500)
    assert scale(0, 0.4).ticks == (0, 1)
    assert scale(0, 23).at(15) == 50


def test_a_bar_shows_its_value_and_its_interval() -> None:
    row = Bar("greedy", 0.5, "50 %", 0.4, 0.6, ("40–60 %",))
    text = bars([row], SHARES, str, ("share", "95 %"))
    assert 'width="50.0%"' in text
    assert 'x1="40.0%" x2="60.0%"' in text
    assert 'aria-label="greedy: 50 %, 40–60 %"' in text


def test_a_histogram_counts_every_value() -> None:
    text = histogram([1, 1, 2, 9], str, "note")
    counts = [int(float(n)) for n in re.findall(r"<title>[^:]*: ([\d.]+)</title>", text)]
    assert sum(counts) == 4
    assert histogram([], str, "") == ""


def test_who_never_lost_has_a_wide_interval() -> None:
    config = plan("theseus", ("random", "random"), 1).config

    def ladder(won: int) -> Ladder:
        bots = ("greedy", "random")
        games = [Meeting(bots, (0,) if n < won else (1,), n) for n in range(60)]
        return rate("theseus", config, bots, 1, games)

    always, mostly = ladder(60).ratings[0], ladder(45).ratings[0]
    assert always.low < always.elo < always.high
    assert always.high - always.low > mostly.high - mostly.low > 50


@pytest.mark.parametrize(
    ("language", "head", "line"),
    [("en", "Talk", "I am human."), ("de", "Gespräch", "Ich bin ein Mensch.")],
)
def test_what_was_said_has_a_card(tmp_path: Path, language: str, head: str, line: str) -> None:
    """The line of a foe was a lie that came out: the row of its verb and the row of its seat count it."""
    todo = plan("the_thing", ("greedy",) * 4, 1, talk=True)
    lines = [LineNote(2, "human", "claim", True, False, False, False, -0.25)]
    game = Played(0, "1/0", "humans_escaped", (0,), (1, 0, 0, 0), 9, 1, talk=TalkNotes(lines, 1))
    rows = [msgspec.json.encode(x) for x in (todo, game)]
    (tmp_path / "a.jsonl").write_bytes(b"\n".join([*rows, b""]))
    text = page(gather(tmp_path), language, no_link)
    assert f"<h3>{head}</h3>" in text
    cell = '<td class="n">{}</td>'
    row = "".join(cell.format(x) for x in ("1", "–", "1", "–", "–", "1", "1", "1"))
    assert f"<td>{line}</td>{row}" in text
    assert "report-" not in text
