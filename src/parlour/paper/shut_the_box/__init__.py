"""Shut the Box on paper: the pad, flaps to cut out, and the worksheet of sums."""
