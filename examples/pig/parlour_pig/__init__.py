"""Pig: a whole game for Parlour in one folder."""
