"""Saving: states, answers and files as JSON, the same bytes for the same facts."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

from .errors import BadSave

T = TypeVar("T")
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError)
"""What reading raises: JSON that does not fit, or a string inside it that is no UTF-8."""

_encoder = msgspec.json.Encoder()
_decoders: dict[type, msgspec.json.Decoder[Any]] = {}
encode = _encoder.encode
"""A value as JSON; the same value built in the same order gives the same bytes."""


def decode(data: bytes | str, kind: type[T]) -> T:
    """The value of this type, or BadSave saying where the data does not fit."""
    if kind not in _decoders:
        _decoders[kind] = msgspec.json.Decoder(kind)
    try:
        value: T = _decoders[kind].decode(data)
    except UNREADABLE as error:
        raise BadSave(f"cannot be read: {error}") from None
    return value


def digest(value: Any) -> str:
    """A short fingerprint of a value."""
    return blake2b(encode(value), digest_size=8).hexdigest()
