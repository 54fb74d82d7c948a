"""`hullbreach games`."""

import pytest

from hullbreach import games

from .conftest import Run


def test_the_specimen_is_listed_on_request_only(run: Run) -> None:
    finished = [game["game"] for game in run("games", "--json").json()["games"]]
    everything = [game["game"] for game in run("games", "--all", "--json").json()["games"]]
    assert finished == games.names()
    assert "specimen" not in finished
    assert everything == games.names(everything=True)
    assert "specimen" in everything


def test_modes_seats_and_options_are_listed(run: Run) -> None:
    listed = run("games", "--all", "--json").json()["games"]
    for entry in listed:
        game = games.find(entry["game"])
        assert [mode["mode"] for mode in entry["modes"]] == [mode.name for mode in game.modes]
        for mode, told in zip(game.modes, entry["modes"], strict=True):
            assert told["seats"] == [mode.least, mode.most]
            defaults = {key: value["default"] for key, value in told["options"].items()}
            assert defaults == {option.name: option.default for option in mode.options}


def test_it_reads_well_in_both_languages(run: Run) -> None:
    english, german = run("games", "--all"), run("games", "--all", "--lang", "de")
    assert "hullbreach play specimen" in english.out
    assert "3–6 seats" in english.out
    assert "3–6 Plätze" in german.out
    assert "default 0 " in english.out


def test_the_environment_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    german = run("games", "--all").out
    assert german == run("games", "--all", "--lang", "de").out
    monkeypatch.setenv("HULLBREACH_LANG", "en")
    assert run("games", "--all").out != german
