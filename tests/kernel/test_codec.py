"""Values go to JSON and back, and bad data is refused with its place."""

from __future__ import annotations

import pytest

from hullbreach.kernel import BadSave, StepRecord, decode, digest, encode


def test_answers_come_back_as_they_were() -> None:
    record = StepRecord("d", [(0, "word"), (1, 7), (-1, ("room", 3))], b"\x01")
    assert decode(encode(record), StepRecord) == record


def test_the_place_of_an_error_is_named() -> None:
    with pytest.raises(BadSave, match=r"\$\[1\]"):
        decode(b'["d", 5]', StepRecord)


def test_a_string_that_is_no_text_is_refused_too() -> None:
    with pytest.raises(BadSave, match="invalid start byte"):
        decode(b'["\xff", [], ""]', StepRecord)


def test_digests_tell_values_apart() -> None:
    assert digest([1, 2]) == digest([1, 2])
    assert digest([1, 2]) != digest([2, 1])
