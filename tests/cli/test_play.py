"""`hullbreach play`: the terminal table, driven by what a person types."""

import io
import json
import os
import pty
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hullbreach import bots, games
from hullbreach.bots import register
from hullbreach.kernel import Asks, Described, Flow, Pick, ask, read_replay, rule, verify
from hullbreach.words import Words, ledger

from .conftest import Run

GAME = games.find("specimen")
TABLE = ("play", "specimen", "--seed", "5")
COMMAND = (sys.executable, "-m", "hullbreach")


def typed(
    run: Run, monkeypatch: pytest.MonkeyPatch, *lines: str, more: tuple[str, ...] = ()
) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in (*lines, "q"))))
    said = run(*TABLE, *more)
    assert said.status == 0
    return said.out


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_first_question_is_shown(run: Run, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    words = Words(GAME.package, lang, strict=True)
    out = typed(run, monkeypatch, more=("--lang", lang))
    assert words("game.specimen") in out
    assert words("prompt.turn.action", seat=0) in out
    assert f"1 {words('option.rest')}" in out
    assert words.say("table-left") in out


def test_an_answer_by_number_or_by_words_moves_the_game(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = Words(GAME.package, strict=True, reader=0)
    rested = words.event("rest", {"seat": 0})
    assert rested in typed(run, monkeypatch, "1")
    assert rested in typed(run, monkeypatch, words("option.rest").upper())
    assert rested not in typed(run, monkeypatch)


def test_who_names_nobody_sits_among_bots_that_know_the_game(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert bots.company("specimen") == "greedy"
    table = tmp_path / "table.json"
    typed(run, monkeypatch, f"s {table}")
    assert json.loads(table.read_text())["players"] == ["human", "greedy", "greedy"]


def test_in_a_game_that_no_bot_has_been_taught_the_company_plays_at_random() -> None:
    assert bots.company("untaught") == "random"


def test_the_only_person_is_told_their_deeds_as_theirs_and_those_who_share_a_screen_too(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "You rest." in typed(run, monkeypatch, "1")
    shared = typed(run, monkeypatch, "", "1", "", more=("--players", "human,human,random"))
    assert "Ada rests." in shared
    assert "You rest." not in shared


def test_what_is_not_clear_is_asked_again(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words(GAME.package)
    out = typed(run, monkeypatch, "99", "zzz", "e")
    assert out.count(words.say("table-unclear", count=3)[:30]) == 2
    assert words.say("table-several", names="X and Y")[:14] in out


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_rule_of_the_question(run: Run, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    rule = ledger(GAME.package).rules["S-6"]
    out = typed(run, monkeypatch, "?", more=("--lang", lang))
    assert rule.text(lang)[:40] in out


def test_help_board_and_story(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words(GAME.package, strict=True)
    out = typed(run, monkeypatch, "h", "l", "b")
    assert words.say("table-story-empty") in out
    assert words.say("table-help").splitlines()[0][:60] in out
    assert out.count(words("prompt.turn.action", seat=0)) == 2


def test_undo_is_refused_where_nothing_was_answered(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = typed(run, monkeypatch, "u")
    assert Words().say("table-not-undone")[:40] in out


def test_an_answer_can_be_taken_back(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words(GAME.package, strict=True)
    out = typed(run, monkeypatch, words("option.swap"), "u")
    assert words("prompt.swap.partner") in out
    assert words.say("table-undone") in out
    assert out.count(words("prompt.turn.action", seat=0)) == 2


def test_what_is_taken_back_leaves_the_story(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    @rule
    def boast(s: Any) -> Asks[None]:
        yield from ask(Pick(0, "turn.action", ["rest"], "S-6"))
        s.tell("rest", seat=0)
        yield from ask(Pick(0, "turn.action", ["search", "rest"], "S-6"))

    words = Words(GAME.package, strict=True, reader=0)
    replaced(monkeypatch, step=boast)
    out = typed(run, monkeypatch, "1", "u", "l")
    told, undone, after = out.partition(words.say("table-undone"))
    assert words.event("rest", {"seat": 0}) in told
    assert undone
    assert words.say("table-story-empty") in after


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_end_is_told_to_everybody(run: Run, lang: str) -> None:
    words = Words(GAME.package, lang, strict=True)
    out = run(
        "play", "specimen", "--players", "random,random,random", "--seed", "4", "--lang", lang
    ).out
    assert words.say("table-over") in out
    assert words.say("ending-role-alien") in out
    assert "✓" in out
    assert "✗" in out
    assert words.say("table-score", name=words.seat(0), score=1) not in out


def test_a_game_can_be_saved_and_gone_on_with(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    words = Words(GAME.package, strict=True)
    typed(run, monkeypatch, words("option.swap"), f"s {file}")
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    assert words("prompt.swap.partner") in run("play", "--resume", str(file)).out
    other = run("play", "nonesuch", "--resume", str(file))
    assert other.status == 2
    wrong = run("play", "--resume", str(file), "--players", "human,random")
    assert wrong.status == 2


def test_a_file_that_cannot_be_written_is_said(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    out = typed(run, monkeypatch, f"s {tmp_path}/file/game.json")
    assert "game.json" in out.replace("\n", "")


def test_bots_alone_play_to_the_end_and_the_replay_is_sound(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.replay"
    players = ("--players", "random,random,random", "--record", str(file))
    said = run(*TABLE, *players)
    assert said.status == 0
    assert Words().say("table-over") in said.out
    replay = read_replay(file.read_bytes())
    assert replay.result is not None
    assert verify(GAME, replay).over


def test_two_people_hand_the_keyboard_over(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words(GAME.package, strict=True)
    rest = words("option.rest")
    out = typed(run, monkeypatch, "", rest, "", rest, more=("--players", "human,human,random"))
    for seat in (0, 1):
        assert words.say("table-asked", name=words.seat(seat)) in out
        assert words.say("table-pass-keyboard", name=words.seat(seat))[:20] in out


def test_the_table_says_whom_it_waits_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words(GAME.package, strict=True)
    rounds = [words("option.rest"), "", words("option.rest"), ""]
    out = typed(run, monkeypatch, "", *rounds, more=("--players", "human,human,random"))
    assert words.say("table-waiting-count", count=1) in out
    swap = [words("option.swap"), words.seat(1)]
    out = typed(run, monkeypatch, "", *swap, more=("--players", "human,human,random"))
    assert words.say("table-waiting", names=words.seat(1)) in out


def test_what_is_not_open_is_shown_with_its_reason(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def describe(s: Any, pick: Pick) -> list[Described]:
        closed = Described("eat", "option.eat", closed="note.pass", rule="S-7")
        return [closed, *GAME.describe(s, pick)]

    words = Words(GAME.package, strict=True, reader=0)
    replaced(monkeypatch, describe=describe)
    out = typed(run, monkeypatch, words("option.eat"), "1")
    assert words.say("table-closed", why=words("note.pass")) + " [S-7]" in out
    assert words.say("table-unclear", count=3)[:30] in out
    assert words.event("rest", {"seat": 0}) in out


def test_a_fault_in_the_rules_is_told_and_the_game_goes_on(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def step(s: Any) -> Flow[None] | None:
        return stumble(s) if not s.turn else GAME.step(s)

    @rule
    def stumble(s: Any) -> Asks[None]:
        if (yield from ask(Pick(0, "turn.action", ["rest", "search"], "S-6"))) == "rest":
            raise ZeroDivisionError("no air")
        s.turn = 1

    words = Words(GAME.package, strict=True)
    replaced(monkeypatch, step=step)
    out = typed(run, monkeypatch, "1", "2")
    assert "ZeroDivisionError: no air" in out.replace("\n", " ")
    assert out.count(words("prompt.turn.action", seat=0)) >= 2


def test_a_table_where_nothing_works_pauses(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    @rule
    def stumble(_: Any) -> Asks[None]:
        yield from ask(Pick(0, "turn.action", ["rest"], "S-6"))
        raise ZeroDivisionError("no air")

    replaced(monkeypatch, step=stumble)
    out = typed(run, monkeypatch, "1")
    assert Words().say("table-paused", what="")[:40] in out


def replaced(monkeypatch: pytest.MonkeyPatch, **parts: Any) -> None:
    """Let the specimen have other parts for one test."""
    monkeypatch.setattr(games, "find", lambda _name: replace(GAME, **parts))


def test_without_a_terminal_the_table_stands_until_it_is_told_to_end() -> None:
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "LANG": "C", "COLUMNS": "100"}
    with subprocess.Popen(
        [*COMMAND, *TABLE],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    ) as process:
        assert process.stdout is not None
        lines = []
        for line in process.stdout:
            lines.append(line)
            if "SIGTERM" in line:
                break
        assert process.poll() is None
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=20) == 0
    assert Words(GAME.package)("prompt.turn.action", seat=0) in "".join(lines)


def test_in_a_real_terminal() -> None:
    leader, follower = pty.openpty()
    process = subprocess.Popen([*COMMAND, *TABLE], stdin=follower, stdout=follower, close_fds=True)
    os.close(follower)
    seen = wait_for(leader, "> ")
    os.write(leader, b"q\n")
    seen += wait_for(leader, Words().say("table-left"))
    assert process.wait(timeout=20) == 0
    os.close(leader)
    assert "\x1b[" in seen


def wait_for(terminal: int, text: str) -> str:
    """Read until the text appears."""
    seen = b""
    end = time.monotonic() + 30
    while text.encode() not in seen and time.monotonic() < end:
        seen += os.read(terminal, 4096)
    assert text.encode() in seen
    return seen.decode()


def test_bots_say_why(run: Run) -> None:
    said = run("play", "specimen", "--players", "greedy,ismcts:5,random", "--seed", "4", "--why")
    assert said.status == 0
    assert "lines of play through" in said.out
    assert said.out.count("“") >= 5


class Broken:
    """A bot that raises, or answers what nobody offered."""

    def __init__(self) -> None:
        self._answers = 0

    def choose(self, chair: object) -> str:
        self._answers += 1
        if self._answers % 2:
            raise ValueError("no idea")
        return "dance"


def test_a_bot_that_fails_does_not_end_the_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(register.BOTS, "broken", lambda game, seed, more: Broken())
    said = run(*TABLE, "--players", "broken,broken,broken")
    assert said.status == 0
    words = Words(GAME.package)
    for why in ("ValueError('no idea')", "'dance'"):
        assert words.say("table-bot-failed", name="@", why=why).split("@")[1] in said.out


def test_a_person_says_something_by_numbers(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    out = typed(run, monkeypatch, "t", "2", "1", "t", "x")
    assert "Ada: “I suspect Bruno.”" in out
    assert "I vote against …" in out


def test_what_was_said_is_saved_and_recorded(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kept, replay = tmp_path / "table.json", tmp_path / "replay.json"
    typed(run, monkeypatch, "t", "1", f"s {kept}")
    monkeypatch.setattr(sys, "stdin", io.StringIO("t\n1\nq\n"))
    said = run("play", "--resume", str(kept), "--record", str(replay))
    assert "That cannot be said now" in said.out
    recorded = read_replay(replay.read_bytes())
    assert [line.act.verb for line in recorded.talk] == ["human"]
    verify(GAME, recorded)
    shown = run("replay", "show", str(replay)).out
    assert "“I am human.” (true)" in shown or "“I am human.” (not true)" in shown
    assert "(true)" not in run("replay", "show", str(replay), "--seat", "public").out


def test_bots_that_talk_answer_in_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("t\n9\n1\nq\n"))
    table = ("play", "the_thing", "--players", "human,greedy,greedy,greedy", "--talk", "on")
    said = run(*table, "--seed", "5")
    assert said.status == 0
    assert "Red: “Green, are you human?”" in said.out
    assert "Green: “Yes, I am human.”" in said.out
