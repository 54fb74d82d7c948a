"""`hullbreach replay`."""

import io
import json
import sys
from pathlib import Path

import pytest
from msgspec import Raw

from hullbreach.kernel import ReplayBase, encode, position, read_replay, write_replay
from hullbreach.testing.specimen import GAME

from .conftest import Run


@pytest.fixture
def file(run: Run, tmp_path: Path) -> Path:
    """A recorded game."""
    path = tmp_path / "game.replay"
    run(
        "play",
        "specimen",
        "--seed",
        "5",
        "--players",
        "random,random,random",
        "--record",
        str(path),
    )
    return path


def test_a_sound_replay_is_verified(run: Run, file: Path) -> None:
    said = run("replay", "verify", str(file), "--json")
    assert said.status == 0
    found = said.json()
    assert found["ok"] is True
    assert found["answers"] > 0
    assert found["result"]["ending"]
    assert run("replay", "verify", str(file)).status == 0


def test_steps_of_older_rules_are_named(run: Run, file: Path) -> None:
    replay = read_replay(file.read_bytes())
    boundary = position(GAME, replay, 3).boundary
    replay.base = ReplayBase(2, "0", Raw(encode(boundary)))
    file.write_bytes(write_replay(replay))
    found = run("replay", "verify", str(file), "--json").json()
    assert (found["ok"], found["older"]) == (True, 2)
    assert "2 steps were played with older rules" in run("replay", "verify", str(file)).out
    assert "2 Schritte" in run("replay", "show", str(file), "--lang", "de").out


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_first_difference_is_named_with_status_1(run: Run, file: Path, lang: str) -> None:
    replay = json.loads(file.read_bytes())
    replay["steps"][1][0] = "0" * 16
    file.write_text(json.dumps(replay), encoding="utf-8")
    for action in ("show", "verify"):
        said = run("replay", action, str(file), "--lang", lang)
        assert said.status == 1
        assert "step 2" in said.out
        assert run("replay", action, str(file), "--json").json()["ok"] is False


def test_the_story_depends_on_who_reads_it(run: Run, file: Path) -> None:
    stories = {
        seat: [line["text"] for line in run(*show(file, seat), "--json").json()["story"]]
        for seat in ("truth", "public", "1", "2")
    }
    assert stories["1"] != stories["2"]
    assert stories["public"] != stories["1"]
    assert len(stories["truth"]) >= len(stories["public"])
    for seat, story in stories.items():
        assert any(line.startswith("You ") for line in story) == (seat in ("1", "2")), seat


def test_who_knows_everything_is_told_whom_alone_something_was_said_to(
    run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "station.replay"
    players = ",".join(["random"] * 4)
    played = ("play", "panic_station", "--players", players, "--seed", "3", "--record", str(path))
    assert run(*played).status == 0
    story = [line["text"] for line in run(*show(path, "truth"), "--json").json()["story"]]
    drawn = [text for text in story if " draws: " in text]
    assert drawn
    assert all(text.startswith("To ") and " alone: " in text for text in drawn)


def test_what_is_said_while_all_answer_at_once_is_told_once(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "base.replay"
    players = ",".join(["greedy"] * 4)
    game = ("play", "the_thing", "--players", players, "--seed", "1", "--talk", "on")
    assert run(*game, "--record", str(path)).status == 0
    said = read_replay(path.read_bytes()).talk
    story = [line["text"] for line in run(*show(path, "truth"), "--json").json()["story"]]
    assert said
    assert sum(text.count("“") for text in story if ": “" in text) == len(said)


def show(file: Path, seat: str) -> tuple[str, ...]:
    return ("replay", "show", str(file), "--seat", seat)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_story_for_people(run: Run, file: Path, lang: str) -> None:
    said = run("replay", "show", str(file), "--lang", lang)
    assert said.status == 0
    assert said.out.count("\n") > 10


@pytest.mark.parametrize("seat", ["0", "4", "captain"])
def test_a_seat_that_is_not_there(run: Run, file: Path, seat: str) -> None:
    assert run(*show(file, seat)).status == 2


def test_a_file_that_is_no_replay(run: Run, tmp_path: Path) -> None:
    (tmp_path / "no.replay").write_text("{}", encoding="utf-8")
    said = run("replay", "verify", str(tmp_path / "no.replay"))
    assert said.status == 2
    assert said.err.count("\n") == 1


def test_a_table_can_go_on_from_a_step(
    run: Run, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = tmp_path / "table.json"
    said = run("replay", "fork", str(file), "--step", "4", "--output", str(table), "--json")
    assert said.json()["ok"] is True
    assert json.loads(table.read_text())["players"][1:] == ["greedy", "greedy"]
    players = ("--players", "random,random,random", "--record", str(tmp_path / "again.replay"))
    assert run("play", "--resume", str(table), *players).status == 0
    assert run("replay", "verify", str(tmp_path / "again.replay")).status == 0
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    assert run("play", "--resume", str(table)).status == 0


def test_a_step_that_is_not_there(run: Run, file: Path, tmp_path: Path) -> None:
    output = str(tmp_path / "table.json")
    said = run("replay", "fork", str(file), "--step", "9999", "--output", output)
    assert said.status == 2
    assert not (tmp_path / "table.json").exists()


def test_a_game_that_was_left_is_recorded_too(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(tmp_path / "left.replay")
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\nq\n"))
    run("play", "specimen", "--seed", "5", "--record", path)
    assert run("replay", "verify", path, "--json").json()["result"] is None
    for lang, said in (("en", "not over yet"), ("de", "noch nicht zu Ende")):
        assert said in run("replay", "show", path, "--lang", lang).out
