"""The Kugelbox: two balls thrown into a box of 25 holes, and the two games played with it."""
