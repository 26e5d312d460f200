"""Leagues: seasons of matches between two, in groups, with tables, promotion and relegation."""
