"""Exact solving: what a game is worth when both players play perfectly."""
