"""Who chooses a move: random play, and counting the lines of play."""
