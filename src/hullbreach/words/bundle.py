"""Fluent bundles, and how the facts of a key become arguments of its sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from hullbreach.kernel import Fact, HullbreachError, Pick, Seat

LANGUAGES = ("en", "de")
"""What everything is written in."""
HOUSE = "hullbreach.words"
SENTENCES = (
    "prompt",
    "event",
    "ending",
    "note",
    "closed",
    "talk",
    "why",
    "because",
    "hint",
    "lesson",
    "guess",
)
"""Kinds of messages that say something; all other kinds name a thing and can be put into a sentence."""
SEAT_FACTS = ("seat", "other", "partner", "target", "by", "victim", "winner")
"""A whole number under one of these names is a seat; words under `name` are somebody's own name."""
YOU, NOT_YOU = "you", "no"
"""The argument that says which fact of a sentence is its reader, and what it says when none is."""
ID = re.compile("[0-9]*[a-z][a-z0-9_]*")
"""What the id of a thing looks like; anything else is words already."""


class MissingWords(HullbreachError):
    """A message, or an argument of it, that a language lacks."""


def message_id(key: str) -> str:
    """The Fluent id of a key: dots and underscores become hyphens."""
    return key.replace(".", "-").replace("_", "-")


@cache
def source(package: str, language: str) -> str:
    """All Fluent files of a package in one language: `en.ftl`, `cards.en.ftl`, and those of its parts."""
    texts = []
    pending = [files(package)]
    while pending:
        folder = pending.pop()
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if entry.is_dir():
                pending.append(entry)
            elif entry.name == f"{language}.ftl" or entry.name.endswith(f".{language}.ftl"):
                texts.append(entry.read_text(encoding="utf-8"))
    if not texts:
        raise MissingWords(f"{package} has no {language}.ftl")
    return "\n".join(texts)


@cache
def _resource(package: str, language: str) -> ast.Resource:
    """The same, taken apart; that takes a tenth of a second and more, so it is done once."""
    return FluentResource(source(package, language))


def single(package: str, language: str, key: str) -> str:
    """One message without arguments, found without taking all the others apart."""
    name = message_id(key)
    text = re.search(rf"^{name} =.*(?:\n[ \t].*)*", source(package, language), re.MULTILINE)
    if text is None:
        raise MissingWords(f"{key} has no words in {language}")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text[0]))
    value = bundle.get_message(name).value
    return "" if value is None else str(bundle.format_pattern(value)[0])


@cache
def messages(package: str, language: str) -> dict[str, ast.Message]:
    """The messages of a package in one language, by id; a line that is no Fluent is an error."""
    found: dict[str, ast.Message] = {}
    for entry in _resource(package, language).body:
        if isinstance(entry, ast.Junk):
            said = "; ".join(str(note.message) for note in entry.annotations or [])
            raise MissingWords(f"{package} {language}.ftl: {said} at {str(entry.content)[:60]!r}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise MissingWords(f"{package} {language}.ftl: {entry.id.name} stands there twice")
            found[entry.id.name] = entry
    return found


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    """The game's messages, then those of the house."""
    bundle = FluentBundle([language], use_isolating=False)
    for place in dict.fromkeys((package, HOUSE)):
        messages(place, language)  # refuses what is no Fluent
        bundle.add_resource(_resource(place, language))
    return bundle


@cache
def _kinds_by_thing(package: str, language: str) -> dict[str, list[str]]:
    """For every thing with a name the kinds it is known as: `lab` is a `place`."""
    found: dict[str, list[str]] = {}
    for name in [*messages(package, language), *messages(HOUSE, language)]:
        kind, _, thing = name.partition("-")
        if thing and kind not in SENTENCES:
            found.setdefault(thing, []).append(kind)
    return found


@cache
def _texts(package: str, language: str) -> frozenset[str]:
    """All names that are written out, without any argument in them."""
    bundle = _bundle(package, language)
    plain = [
        bundle.get_message(name).value
        for place in (package, HOUSE)
        for name, message in messages(place, language).items()
        if message.value is not None and not any(variables(message.value))
    ]
    return frozenset(str(bundle.format_pattern(value)[0]) for value in plain if value is not None)


class Words:
    """Words of one game in one language: call it with a key and facts.

    A strict one raises MissingWords for anything that lacks its words; the other says something readable. What is
    told to a reader calls them "you": `$you` is the name of the fact that is their seat.
    """

    def __init__(
        self,
        package: str = HOUSE,
        language: str = "en",
        seats: Sequence[str] = (),
        strict: bool = False,
        reader: Seat | None = None,
    ) -> None:
        if language not in LANGUAGES:
            raise MissingWords(f"there is no language {language}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.strict = strict
        self.reader = reader
        self._package = package
        self._bundle = _bundle(package, language)
        self._kinds = _kinds_by_thing(package, language)
        self._seats = tuple(seats)

    def read_by(self, reader: Seat | None) -> Words:
        """The same words for another reader; for None they are what everybody is told."""
        return Words(self._package, self.language, self._seats, self.strict, reader)

    def __call__(self, key: str, /, **facts: Any) -> str:
        """The sentence or name for a key."""
        return self.say(key, **self._arguments(facts))

    def say(self, key: str, /, **facts: str | float) -> str:
        """The sentence for a key whose facts are words and numbers already: nothing is looked up."""
        name, _, attribute = message_id(key).partition("/")
        said = self._format(name, attribute, facts)
        if said is None:
            return self._missing(f"{key} has no words in {self.language}", readable(key))
        return said

    def text(self, key: str, /, **facts: Any) -> str:
        """What a thing does: the attribute `text` of its message, or nothing when it has none."""
        return self._format(message_id(key), "text", self._arguments(facts)) or ""

    def has(self, key: str) -> bool:
        """Whether there are words for this key, also for an attribute such as `card.knife/text`."""
        name, _, attribute = message_id(key).partition("/")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def event(self, key: str, facts: Mapping[str, Fact]) -> str:
        """What happened, as a line of the log."""
        return self(f"event.{key}", **facts)

    def question(self, pick: Pick) -> str:
        """What a seat is asked; whatever the question is about stands before the seat, so that it can be theirs."""
        return self(f"prompt.{pick.prompt}", **question_facts(pick))

    def seat(self, seat: Seat) -> str:
        """What the table calls a seat; -1 is nobody."""
        if seat < 0:
            return self("nobody")
        if 0 <= seat < len(self._seats):
            return self._seats[seat]
        if self.has(f"seat.{seat}"):
            return self(f"seat.{seat}")
        return self("player", number=seat + 1)

    def listing(self, items: Sequence[str]) -> str:
        """Several things in a row: "a, b and c"."""
        if len(items) < 2:
            return "".join(items) or self("nothing")
        return self("listing", most=", ".join(items[:-1]), last=items[-1])

    def thing(self, value: Any, kind: str = "") -> str:
        """The name of a fact: a pair tells its kind, a word is looked up, a number stays one."""
        if isinstance(value, list | tuple):
            return self._pair(value) or self.listing([self.thing(item, kind) for item in value])
        if kind == "seat" and isinstance(value, int):
            return self.seat(value)
        if isinstance(value, str):
            return self._named(value, kind)
        return str(value)

    def _pair(self, values: Sequence[Any]) -> str | None:
        """`("seat", 2)` or `("place", "lab")`; None for a list of two things."""
        if len(values) != 2 or not isinstance(values[0], str):
            return None
        kind, value = values
        if kind == "seat" and isinstance(value, int):
            return self.seat(value)
        if self.has(f"{kind}.{value}"):
            return self(f"{kind}.{value}")
        if self.has(kind) and isinstance(value, int):
            return self(kind, number=value)
        return None

    def _named(self, word: str, kind: str) -> str:
        if self.has(f"{kind}.{word}"):
            return self(f"{kind}.{word}")
        kinds = self._kinds.get(message_id(word))
        if kinds:
            return self(f"{kinds[0]}.{word}")
        return self._missing(f"{kind} {word} has no name in {self.language}", readable(word))

    def _is_spoken(self, value: str) -> bool:
        """Whether a fact is words already and not the id of a thing."""
        if not ID.fullmatch(value):
            return True
        return message_id(value) not in self._kinds and value in _texts(
            self._package, self.language
        )

    def _arguments(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts as Fluent takes them: names for things, and the bare id under `<fact>_id` for selectors."""
        found: dict[str, Any] = {YOU: self._you(facts)}
        for name, value in facts.items():
            found[name] = self._argument(name, value)
            if isinstance(value, int | str) and not isinstance(value, bool):
                found[f"{name}_id"] = str(value)
        return found

    def _you(self, facts: Mapping[str, Any]) -> str:
        """The first fact that is the reader: `seat` for "You go", `by` for "They attack you"."""
        mine = (name for name, value in facts.items() if is_seat(name) and value == self.reader)
        return next(mine, NOT_YOU).removesuffix("_seat") if self.reader is not None else NOT_YOU

    def _argument(self, name: str, value: Any) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if value is None:
            return "none"
        if isinstance(value, int) and not is_seat(name):
            return value
        if isinstance(value, str) and (name == "name" or self._is_spoken(value)):
            return value
        return self.thing(value, "seat" if is_seat(name) else name)

    def _format(self, name: str, attribute: str, arguments: Mapping[str, Any]) -> str | None:
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        said, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors and self.strict:
            raise MissingWords(f"{name} in {self.language}: {errors[0]}")
        return str(said)

    def _missing(self, complaint: str, instead: str) -> str:
        if self.strict:
            folder = self._package.replace(".", "/")
            raise MissingWords(f"{complaint}: write them in {folder}/*{self.language}.ftl")
        return instead


def question_facts(pick: Pick) -> dict[str, Fact]:
    """The facts a question speaks of: what it is about, and then the seat that is asked."""
    return {**pick.about, "seat": pick.about.get("seat", pick.seat)}


def is_seat(name: str) -> bool:
    """Whether a whole number under this name is a seat and not a number."""
    return name in SEAT_FACTS or name.endswith("_seat")


def readable(key: str) -> str:
    """Something a person can read where a message is missing: `option.air_shaft` gives "air shaft"."""
    _, _, last = key.rpartition(".")
    return last.replace("_", " ").replace("-", " ")


def variables(message: ast.BaseNode) -> Iterator[str]:
    """The arguments a message, or a part of one, speaks of."""
    pending: list[ast.BaseNode] = [message]
    while pending:
        node = pending.pop()
        if isinstance(node, ast.VariableReference):
            yield node.id.name
        for value in vars(node).values():
            children = value if isinstance(value, list) else [value]
            pending.extend(child for child in children if isinstance(child, ast.BaseNode))
