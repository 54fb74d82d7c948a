"""A worker process for bots of other packages: it is handed a dealt world, never the truth, and sits in a cage.

A dealt world shows its seat what the true one shows, byte for byte, and can be dealt anew as the true one can. So a
chair in it offers all that a bot may have, and there is nothing behind it to be found.
"""

from __future__ import annotations

import os
import sys

from hullbreach import games

from .confinement import confine
from .process_limits import limit_memory
from .worker import serve_pipe


def serve_in_a_cage() -> None:
    """Serve over the pipes one was started with, after giving up everything else."""
    outgoing = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    limit_memory(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
    for name in games.names(everything=True):
        games.find(name)
    if not confine():
        sys.stderr.write(
            '{"level":"warning","message":"bots of other packages run without a cage"}\n'
        )
    serve_pipe(sys.stdin.buffer, outgoing)


if __name__ == "__main__":
    serve_in_a_cage()
