"""Leagues: seasons of two-player matches in groups, with standings, promotion and relegation."""
