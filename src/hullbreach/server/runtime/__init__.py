"""What runs while the server runs: tables in memory, bots, clocks, notices, figures, logs."""
