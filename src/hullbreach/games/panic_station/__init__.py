"""Panic Station."""
