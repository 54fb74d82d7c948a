"""What the points of Theseus are worth, on which everything else is measured."""

LIFE, DATA = 0.040, 0.045
"""For each point on the tracks; data are nearer to a victory of one's own."""
UPGRADED, TOKEN, FIELDED = 0.045, 0.028, 0.030
"""For an upgraded unit, a token to spend, a unit in a sector."""
AIM = 0.006
"""For each point of damage or data one's units could do where they stand."""
