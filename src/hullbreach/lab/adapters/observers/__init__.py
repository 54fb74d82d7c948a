"""The observers of the games. Each has SECTIONS, the parts of its vector with their lengths in order, their sum SIZE,
and `observe(s, seat, out)`, which fills the vector.

Like a view an observation is built up from nothing: what a seat may not see is never read.
"""
