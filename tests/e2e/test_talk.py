"""Talk in the browser: two taps say a line, a bot answers, the log keeps it."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Browse

WORDS = {
    "en": {
        "suspect": "I suspect",
        "human": "are you human",
        "yes": "Yes, I am human.",
        "said": "Said",
        "all": "All",
    },
    "de": {
        "suspect": "Ich verdächtige",
        "human": "bist du ein Mensch",
        "yes": "Ja, ich bin ein Mensch.",
        "said": "Gesagt",
        "all": "Alles",
    },
}


@pytest.mark.parametrize(("size", "language"), [("wide", "de"), ("phone", "en")])
def test_a_person_talks_with_bots(browse: Browse, size: str, language: str) -> None:
    found = browse("talk", game="the_thing", size=size, language=language, words=WORDS[language])
    assert found["lit"] == 4
    assert found["rows"] <= 2
    if size == "wide":
        assert found["events"] == 0
        assert found["lines"] >= 3
