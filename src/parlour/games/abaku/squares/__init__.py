"""Magic squares: their lines, the solver that proves a single solution, and the given digits of each level."""
