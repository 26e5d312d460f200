"""Abaku on paper: the board, the score sheet with the tiles used a turn, and the worksheet of equations."""
