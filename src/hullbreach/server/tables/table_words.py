"""Table words: two words and a number that can be said on the telephone, in English and in German.

"Red fox 27" and "roter Fuchs 27" are one word and lead to one table. A table keeps its word from the beginning to the
end; then another table may get it. Case, umlauts, spaces and one wrong letter are forgiven.
"""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Literal

from msgspec import Struct

from hullbreach.parts.data import load_table

ENDINGS = {"m": "er", "f": "e", "n": "es"}
NUMBERS = range(1, 100)
LONGEST_TYPED = 80


class WordLists(Struct, frozen=True):
    """What table words are made of."""

    adjectives: tuple[tuple[str, str], ...]
    nouns: tuple[tuple[str, str, Literal["m", "f", "n"]], ...]
    never: tuple[str, ...]
    never_numbers: tuple[int, ...]


LISTS = load_table("hullbreach.server", "words", WordLists)


class TableWord(Struct, frozen=True):
    """An adjective, a noun and a number, by their places in the lists."""

    adjective: int
    noun: int
    number: int

    @property
    def key(self) -> str:
        """How it is stored and looked up."""
        return f"{self.adjective}.{self.noun}.{self.number}"

    @property
    def texts(self) -> dict[str, str]:
        """The word in each language."""
        english, stem = LISTS.adjectives[self.adjective]
        noun, german, gender = LISTS.nouns[self.noun]
        return {
            "en": f"{english} {noun} {self.number}".title(),
            "de": f"{stem.capitalize()}{ENDINGS[gender]} {german} {self.number}",
        }


def read_key(key: str) -> TableWord | None:
    """The word with this key, as long as the lists have it."""
    if not key:
        return None
    adjective, noun, number = map(int, key.split("."))
    if adjective >= len(LISTS.adjectives) or noun >= len(LISTS.nouns):
        return None
    return TableWord(adjective, noun, number)


def draw_word() -> TableWord:
    """Any word that nobody minds to say."""
    while True:
        word = TableWord(
            secrets.randbelow(len(LISTS.adjectives)),
            secrets.randbelow(len(LISTS.nouns)),
            secrets.choice([n for n in NUMBERS if n not in LISTS.never_numbers]),
        )
        if not _offends(word):
            return word


def _offends(word: TableWord) -> bool:
    """Whether the two words spell something together that neither of them says."""
    joined = ["".join(letters(text)) for text in word.texts.values()]
    return any(wrong in text for wrong in LISTS.never for text in joined)


def letters(text: str) -> list[str]:
    """The words of a text in plain small letters: ü as ue, ß as ss, no other marks."""
    plain = unicodedata.normalize("NFC", text).lower()
    for mark, spelt in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")):
        plain = plain.replace(mark, spelt)
    return re.findall(r"[a-z]+", unicodedata.normalize("NFKD", plain))


def meant(text: str) -> list[TableWord]:
    """The words that may be meant by what somebody typed; what was typed without a mistake comes first and alone."""
    numbers = re.findall(r"\d+", text[:LONGEST_TYPED])
    words = letters(text[:LONGEST_TYPED])
    if len(numbers) != 1 or int(numbers[0]) not in NUMBERS or not words:
        return []
    orders = {"".join(words), "".join(reversed(words))}
    for slips in (0, 1):
        found = {pair for joined in orders for pair in _pairs(joined, slips)}
        if found:
            return [TableWord(a, n, int(numbers[0])) for a, n in sorted(found)]
    return []


def _pairs(joined: str, slips: int) -> Iterator[tuple[int, int]]:
    """Adjectives and nouns that these letters are made of, with at most this many wrong letters altogether."""
    adjectives, nouns = _spellings()
    for cut in range(1, len(joined)):
        first, second = joined[:cut], joined[cut:]
        exact, named = adjectives.get(first, set()), nouns.get(second, set())
        yield from ((a, n) for a in exact for n in named)
        if slips and exact:
            yield from ((a, n) for n in _near(second, nouns) for a in exact)
        if slips and named:
            yield from ((a, n) for a in _near(first, adjectives) for n in named)


def _near(typed: str, spellings: dict[str, set[int]]) -> set[int]:
    """What is spelt like this but for one letter."""
    return {i for spelt, places in spellings.items() if one_off(typed, spelt) for i in places}


def one_off(a: str, b: str) -> bool:
    """Whether two spellings differ by one letter: another one, one more, one less, or two that changed places."""
    if len(a) > len(b):
        a, b = b, a
    if len(b) - len(a) > 1:
        return False
    if len(a) < len(b):
        return any(b[:i] + b[i + 1 :] == a for i in range(len(b)))
    wrong = [i for i in range(len(a)) if a[i] != b[i]]
    if len(wrong) == 2:
        i, j = wrong
        return j == i + 1 and a[i] == b[j] and a[j] == b[i]
    return len(wrong) == 1


@cache
def _spellings() -> tuple[dict[str, set[int]], dict[str, set[int]]]:
    """Every way an adjective or a noun may be typed, and which it is."""
    adjectives: dict[str, set[int]] = {}
    for index, (english, stem) in enumerate(LISTS.adjectives):
        for form in (english, stem, *(stem + ending for ending in ENDINGS.values())):
            _spell(adjectives, form, index)
    nouns: dict[str, set[int]] = {}
    for index, (english, german, _) in enumerate(LISTS.nouns):
        _spell(nouns, english, index)
        _spell(nouns, german, index)
    return adjectives, nouns


def _spell(spellings: dict[str, set[int]], form: str, index: int) -> None:
    spellings.setdefault("".join(letters(form)), set()).add(index)
