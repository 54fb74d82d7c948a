"""A cage for code of strangers: a process that reads its own packages and nothing else, and reaches nobody.

Linux can take rights away from a process for good (Landlock): files, TCP connections, signals to others. Where the
system cannot do that, the process still holds nothing but what it was given, and the log says that there is no cage.
"""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path

CREATE, ADD_RULE, RESTRICT = 444, 445, 446
"""System calls, the same on every machine."""
NO_NEW_PRIVILEGES = 38
EXECUTE, READ_FILE, READ_FOLDER = 1 << 0, 1 << 2, 1 << 3
FILE_RIGHTS = {1: (1 << 13) - 1, 2: 1 << 13, 3: 1 << 14, 5: 1 << 15}
"""What can be taken away, by the version that knows it."""
NET_RIGHTS, SCOPES = (4, 0b11), (6, 0b11)
SYSTEM = (
    "/usr",
    "/lib",
    "/lib64",
    "/etc/ld.so.cache",
    "/etc/localtime",
    "/dev/urandom",
    "/dev/null",
)


class Rights(ctypes.Structure):
    """What a process gives up."""

    _fields_ = (("files", ctypes.c_uint64), ("net", ctypes.c_uint64), ("scopes", ctypes.c_uint64))


class Beneath(ctypes.Structure):
    """What it may still do below a folder."""

    _pack_ = 1
    _fields_ = (("allowed", ctypes.c_uint64), ("folder", ctypes.c_int32))


def confine() -> bool:
    """Give up every file but those of Python and of the installed packages, all connections and all signals."""
    if sys.platform != "linux":
        return False
    libc = ctypes.CDLL(None, use_errno=True)
    version = libc.syscall(CREATE, None, 0, 1)
    if version < 1:
        return False
    files = sum(rights for since, rights in FILE_RIGHTS.items() if since <= version)
    rights = Rights(
        files, *(bits if version >= since else 0 for since, bits in (NET_RIGHTS, SCOPES))
    )
    size = 8 if version < NET_RIGHTS[0] else 16 if version < SCOPES[0] else 24
    rules = libc.syscall(CREATE, ctypes.byref(rights), size, 0)
    if rules < 0:
        return False
    for path in readable():
        _allow(libc, rules, path)
    libc.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    confined = libc.syscall(RESTRICT, rules, 0) == 0
    os.close(rules)
    return bool(confined)


def readable() -> list[str]:
    """Where Python and its packages lie."""
    own = [sys.prefix, sys.base_prefix, *sys.path]
    return [path for path in {*own, *SYSTEM} if path not in ("", "/") and Path(path).exists()]


def _allow(libc: ctypes.CDLL, rules: int, path: str) -> None:
    """Leave a folder, or a file, to be read."""
    handle = os.open(path, os.O_PATH | os.O_CLOEXEC)
    allowed = READ_FILE | EXECUTE | (READ_FOLDER if Path(path).is_dir() else 0)
    libc.syscall(ADD_RULE, rules, 1, ctypes.byref(Beneath(allowed, handle)), 0)
    os.close(handle)
