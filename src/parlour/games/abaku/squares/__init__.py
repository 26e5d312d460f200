"""Magic squares: their lines, the solver that proves a single solution, the given digits of each level."""
