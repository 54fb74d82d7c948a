"""Observers written by hand, for games that are learnt at speed. Each has SIZE and `observe(s, seat, out)`.

Like a view an observation is built up from nothing: what a seat may not see is never read.
"""
