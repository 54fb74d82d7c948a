"""What boxes contain: cards, bags, dice, tracks, maps and the order of play."""
