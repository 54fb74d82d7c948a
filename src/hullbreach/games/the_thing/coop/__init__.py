"""The game for 1-3 players: six characters against an alien that the rules move."""
