"""What the operating system grants a worker: an amount of memory, and seconds of the processor for each request.

Beyond them the process ends, whatever its code was doing; whoever started it starts another one.
"""

from __future__ import annotations

import contextlib
import math
import sys

MEGABYTE = 1024 * 1024

if sys.platform == "win32":  # no such limits there; a worker that takes too long is still stopped

    def limit_memory(megabytes: int) -> None:
        """Nothing."""

    def limit_seconds(seconds: float) -> None:
        """Nothing."""

    def raise_file_limit() -> None:
        """Nothing."""

    def step_back(niceness: int) -> None:
        """Nothing."""

else:
    import os
    import resource

    def limit_memory(megabytes: int) -> None:
        """Let this process have no more memory than this; 0 leaves it alone."""
        if megabytes:
            most = megabytes * MEGABYTE
            resource.setrlimit(resource.RLIMIT_AS, (most, most))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    def limit_seconds(seconds: float) -> None:
        """Let this process compute for this many more seconds; then the system ends it."""
        used = resource.getrusage(resource.RUSAGE_SELF)
        most = math.ceil(used.ru_utime + used.ru_stime + seconds) + 1
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (most, hard))

    def raise_file_limit() -> None:
        """Let this process have as many connections as the system allows it."""
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))

    def step_back(niceness: int) -> None:
        """Let every other process of this machine go first, if the system lets us: the nicer, the more so."""
        with contextlib.suppress(PermissionError):
            os.nice(niceness)
