"""Chikugo: pick up few chips and lay them out again."""
