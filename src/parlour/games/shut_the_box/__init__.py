"""Shut the Box: a tray of flaps and two dice, for one to ninety-nine players."""
