"""Carnomorphs: an expansion of Nemesis with Intruders that feed and grow, and a crew that mutates.

It is a species of its own: `species` enters it into the hooks of the base game, one module for each chapter.
"""
