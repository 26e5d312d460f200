"""How good a move is: estimates, trials against imagined racks, endgame search."""
