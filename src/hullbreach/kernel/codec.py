"""Saving: states, answers and files as JSON, the same bytes for the same facts."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

from .errors import BadSave

T = TypeVar("T")

_encoder = msgspec.json.Encoder()


def encode(value: Any) -> bytes:
    """A value as JSON; the same value built in the same order gives the same bytes."""
    return _encoder.encode(value)


def decode(data: bytes | str, kind: type[T]) -> T:
    """The value of this type, or BadSave saying where the data does not fit."""
    try:
        value: T = _decoder(kind).decode(data)
    except msgspec.DecodeError as error:
        raise BadSave(f"cannot be read: {error}") from None
    return value


def digest(value: Any) -> str:
    """A short fingerprint of a value."""
    return blake2b(encode(value), digest_size=8).hexdigest()


@lru_cache(maxsize=None)
def _decoder(kind: type[T]) -> msgspec.json.Decoder[T]:
    return msgspec.json.Decoder(kind)
