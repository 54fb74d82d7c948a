"""What code of strangers may ask of Linux: to compute, to have memory and to read files, of its own process only.

The list is built up from nothing: what it does not name is refused, also what Linux learns one day. So there are no
sockets, processes, threads or signals, no owners, rights or times of files, no limits or memory of other processes.
"""

from __future__ import annotations

import errno
from typing import NamedTuple

_CALLS = """
    read 0 63 readv 19 65 pread64 17 67 write 1 64 writev 20 66 lseek 8 62 close 3 57 dup 32 23 ppoll 271 73 poll 7 -
    open 2 - openat 257 56 getdents64 217 61 getcwd 79 17 readlink 89 - readlinkat 267 78
    stat 4 - lstat 6 - fstat 5 80 newfstatat 262 79 statx 332 291 access 21 - faccessat 269 48 faccessat2 439 439
    mmap 9 222 mprotect 10 226 munmap 11 215 mremap 25 216 madvise 28 233 brk 12 214 membarrier 324 283
    rt_sigaction 13 134 rt_sigprocmask 14 135 rt_sigreturn 15 139 sigaltstack 131 132 restart_syscall 219 128
    futex 202 98 rseq 334 293 sched_yield 24 124 sched_getaffinity 204 123 getcpu 309 168
    nanosleep 35 101 clock_nanosleep 230 115 clock_gettime 228 113 clock_getres 229 114 gettimeofday 96 169
    time 201 - times 100 153 getrusage 98 165 getrlimit 97 163 sysinfo 99 179 uname 63 160 getrandom 318 278
    getpid 39 172 getppid 110 173 gettid 186 178 getuid 102 174 geteuid 107 175 getgid 104 176 getegid 108 177
    exit 60 93 exit_group 231 94
"""
"""The free calls with their numbers on x86_64 and on aarch64."""


class Bounded(NamedTuple):
    """A call of which one argument must be one of a few values."""

    numbers: tuple[int, int]
    argument: int
    values: tuple[int, ...]


_BOUNDED = (
    Bounded((302, 261), 0, (0,)),  # prlimit64, of this process
    Bounded((72, 25), 1, (0, 1, 2, 3, 1030)),  # fcntl: copies of handles, and flags that are read
)
_MACHINES = {"x86_64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}
"""The column of a machine, and what a filter knows it by."""
_FOREIGN_CALLS = 1 << 30
"""Numbers from here on are another machine's names for the same calls."""
_LOAD, _EQUALS, _AT_LEAST, _ANSWER = 0x20, 0x15, 0x35, 0x06
_ALLOWED, _REFUSED = 0x7FFF0000, 0x00050000 | errno.EACCES
_NUMBER, _MACHINE, _ARGUMENTS, _EACH = 0, 4, 16, 8
"""Where a filter finds what is asked."""


class Step(NamedTuple):
    """One step of a filter: what to do, how many steps to leave out if it holds or not, and a number."""

    code: int
    holds: int
    fails: int
    number: int


_REFUSE = Step(_ANSWER, 0, 0, _REFUSED)
_TO_THE_END = -1
"""As a number of steps: all but the last, which allows."""


def filter_for(machine: str) -> list[Step] | None:
    """The filter that every call of the system has to pass; None for a machine whose numbers are not known."""
    if machine not in _MACHINES:
        return None
    column, known_by = _MACHINES[machine]
    steps = [
        Step(_LOAD, 0, 0, _MACHINE),
        Step(_EQUALS, 1, 0, known_by),
        _REFUSE,
        Step(_LOAD, 0, 0, _NUMBER),
        Step(_AT_LEAST, 0, 1, _FOREIGN_CALLS),
        _REFUSE,
        *(Step(_EQUALS, _TO_THE_END, 0, number) for number in _free_calls(column)),
    ]
    for bounded in _BOUNDED:
        steps += [
            Step(_EQUALS, 0, len(bounded.values) + 2, bounded.numbers[column]),
            Step(_LOAD, 0, 0, _ARGUMENTS + _EACH * bounded.argument),
            *(Step(_EQUALS, _TO_THE_END, 0, value) for value in bounded.values),
            _REFUSE,
        ]
    steps += [_REFUSE, Step(_ANSWER, 0, 0, _ALLOWED)]
    last = len(steps) - 1
    return [
        step._replace(holds=last - at - 1) if step.holds == _TO_THE_END else step
        for at, step in enumerate(steps)
    ]


def _free_calls(column: int) -> list[int]:
    words = _CALLS.split()
    numbers = words[1 + column :: 3]
    return [int(number) for number in numbers if number != "-"]
