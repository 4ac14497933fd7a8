"""The solvers, game by game."""
