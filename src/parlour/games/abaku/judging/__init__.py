"""Judging a placement from a view: for boards while tiles are moved, robots and analysis."""
