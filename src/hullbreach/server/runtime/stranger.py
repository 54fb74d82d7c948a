"""A worker process for bots of other packages: each answer comes from a copy of it that is thrown away, in a cage.

The copy is handed a dealt world, never the truth. A dealt world shows its seat what the true one shows, byte for byte,
and can be dealt anew as the true one can. So a chair in it offers all that a bot may have, and there is nothing behind
it to be found. What a bot remembers, or does to its process, ends with its answer: otherwise bots of one package could
tell each other what their seats know. So the worker runs none of their code, and keeps nothing of what it hands on.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import NoReturn

import msgspec

from hullbreach import bots, games
from hullbreach.kernel import encode

from .confinement import confine, end_with_parent
from .process_limits import limit_memory
from .worker import Chosen, Envelope, answer, read_request, serve_over_pipes

LARGEST_CHOICE = 64 * 1024
"""Bytes of an answer of strangers; ours are short."""
NO_ANSWER = encode(Chosen(error="no answer"))
HEARD = b"?"
"""What a copy says first when it was asked something; one that ends without it has nothing to answer."""


def serve_with_copies() -> None:
    """Have a copy of this process answer each request, until the pipe is closed."""
    caged = _cage_holds()
    if not caged:
        sys.stderr.write(
            '{"level":"warning","message":"bots of other packages run without a cage"}\n'
        )
    buffer = bytearray(len(HEARD) + LARGEST_CHOICE + 1)
    while size := _let_copy_answer(buffer, caged):
        answered = len(HEARD) < size < len(buffer)
        with memoryview(buffer)[len(HEARD) : size] if answered else memoryview(NO_ANSWER) as data:
            sys.stdout.buffer.write(len(data).to_bytes(4, "big"))
            sys.stdout.buffer.flush()
            _write_all(data)
        buffer[:] = bytes(len(buffer))


def _cage_holds() -> bool:
    """Whether the system can confine a copy of this process."""
    child = os.fork()
    if not child:
        os._exit(0 if confine() else 1)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def _let_copy_answer(buffer: bytearray, caged: bool) -> int:
    """Put into the buffer what a copy says to the next request; how much that is, nothing if it read no request."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        _answer_and_end(writing, caged)
    os.close(writing)
    size = 0
    with os.fdopen(reading, "rb", buffering=0) as pipe, memoryview(buffer) as room:
        while size < len(room) and (count := pipe.readinto(room[size:])):
            size += count
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return size


def _write_all(data: memoryview) -> None:
    """Write past all buffers, in which something would be left."""
    while data:
        data = data[os.write(sys.stdout.fileno(), data) :]


def _answer_and_end(writing: int, caged: bool) -> NoReturn:
    """In the copy: wait for a request, keep the way out and nothing else, and answer."""
    try:
        end_with_parent()
        data = read_request(sys.stdin.buffer)
        if data is not None:
            os.write(writing, HEARD)
            _keep_only(writing)
            if confine() or not caged:
                os.write(writing, answer(msgspec.json.decode(data, type=Envelope)))
    finally:
        os._exit(0)


def _keep_only(handle: int) -> None:
    """Close everything else that is open here; what a bot prints, which could be what it knows, goes nowhere."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in range(3):
        os.dup2(nothing, standard)
    os.closerange(3, handle)
    os.closerange(handle + 1, os.sysconf("SC_OPEN_MAX"))


def serve() -> None:
    """Serve over the pipes one was started with."""
    if not hasattr(os, "fork"):
        serve_over_pipes()
        return
    limit_memory(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
    for name in games.names(everything=True):
        games.find(name)
    bots.names()
    serve_with_copies()


if __name__ == "__main__":
    serve()
