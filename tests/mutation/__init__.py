"""Mutation testing: small faults are put into the rules of a game, and its tests must find them.

`make mutate GAME=theseus` (or `python -m tests.mutation theseus`). The tests of the game are collected and run once,
with coverage by test; then every mutant is tried in a forked process, in which the code of one function is replaced in
place, by the tests that reach the mutated line. No module is imported again, so that a game takes minutes.
"""
