"""What boxes contain: cards and who has seen them, tables of printed numbers, effects by id."""
