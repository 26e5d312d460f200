"""Abaku: equations laid with number tiles on a board, at the table and alone."""
