"""What the cards, items and rooms do: one function each, one file for each deck."""
