"""Solving Shut the Box: one turn exactly, and matches of one, two, three and more players."""
