"""A cage for code of strangers: a process that reads its own packages and nothing else, and reaches nobody.

Linux can take rights away from a process for good: which files it reads (Landlock) and what it asks of the system at
all (seccomp, `system_calls`). Where the system cannot do that, the process still holds nothing but what it was given,
and the log says that there is no cage.
"""

from __future__ import annotations

import ctypes
import os
import platform
import signal
import sys
from pathlib import Path

from .system_calls import filter_for

CREATE, ADD_RULE, RESTRICT = 444, 445, 446
"""System calls, the same on every machine."""
NO_NEW_PRIVILEGES, DEATH_OF_PARENT = 38, 1
READ_FILE, READ_FOLDER = 1 << 2, 1 << 3
FILE_RIGHTS = {1: (1 << 13) - 1, 2: 1 << 13, 3: 1 << 14, 5: 1 << 15}
"""What can be taken away, by the version that knows it."""
SECCOMP, FILTER = 22, 2
SYSTEM = (
    "/usr",
    "/lib",
    "/lib64",
    "/etc/ld.so.cache",
    "/etc/localtime",
    "/dev/urandom",
    "/dev/null",
)


class Beneath(ctypes.Structure):
    """What it may still do below a folder."""

    _pack_ = 1
    _fields_ = (("allowed", ctypes.c_uint64), ("folder", ctypes.c_int32))


class Instruction(ctypes.Structure):
    """One step of a filter: what to do, how many steps to leave out if it holds or not, and a number."""

    _fields_ = (
        ("code", ctypes.c_uint16),
        ("holds", ctypes.c_uint8),
        ("fails", ctypes.c_uint8),
        ("number", ctypes.c_uint32),
    )


class Filter(ctypes.Structure):
    """What every call of the system is asked."""

    _fields_ = (("length", ctypes.c_uint16), ("steps", ctypes.POINTER(Instruction)))


def confine() -> bool:
    """Give up all files but those of Python and of installed packages, and nearly all calls; whether that worked."""
    if sys.platform != "linux":
        return False
    libc = ctypes.CDLL(None, use_errno=True)
    libc.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    return _give_up_files(libc) and _give_up_calls(libc)


def end_with_parent() -> None:
    """Have this process ended when the one that made it is ended."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DEATH_OF_PARENT, signal.SIGKILL, 0, 0, 0)


def _give_up_files(libc: ctypes.CDLL) -> bool:
    version = libc.syscall(CREATE, None, 0, 1)
    if version < 1:
        return False
    files = sum(rights for since, rights in FILE_RIGHTS.items() if since <= version)
    rules = libc.syscall(CREATE, ctypes.byref(ctypes.c_uint64(files)), 8, 0)
    if rules < 0:
        return False
    for path in readable():
        _allow(libc, rules, path)
    confined = libc.syscall(RESTRICT, rules, 0) == 0
    os.close(rules)
    return bool(confined)


def _give_up_calls(libc: ctypes.CDLL) -> bool:
    found = filter_for(platform.machine())
    if found is None:
        return False
    steps = [Instruction(*step) for step in found]
    asked = Filter(len(steps), (Instruction * len(steps))(*steps))
    return bool(libc.prctl(SECCOMP, FILTER, ctypes.byref(asked), 0, 0) == 0)


def readable() -> list[str]:
    """Where Python and its packages lie: the folders they are imported from, not those around them."""
    # the first folder is the one a program was started from, unless Python was told to leave it out
    imported = sys.path if sys.flags.safe_path else sys.path[1:]
    libraries = [str(Path(prefix) / "lib") for prefix in (sys.prefix, sys.base_prefix)]
    own = {*libraries, *imported, *SYSTEM}
    return [path for path in own if path not in ("", "/") and Path(path).exists()]


def can_be_read(file: Path) -> bool:
    """Whether a process in the cage could read this file."""
    folders = [Path(path).resolve() for path in readable()]
    return any(file.resolve().is_relative_to(folder) for folder in folders)


def _allow(libc: ctypes.CDLL, rules: int, path: str) -> None:
    """Leave a folder, or a file, to be read."""
    handle = os.open(path, os.O_PATH | os.O_CLOEXEC)
    allowed = READ_FILE | (READ_FOLDER if Path(path).is_dir() else 0)
    libc.syscall(ADD_RULE, rules, 1, ctypes.byref(Beneath(allowed, handle)), 0)
    os.close(handle)
