"""Finding placements in plain Python, for the rules: legal moves, the end of the game, random moves."""
