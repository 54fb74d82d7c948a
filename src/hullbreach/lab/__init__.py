"""The lab: games played by the thousand, and what can be learnt from them."""
