### Another printing of the Kugelbox: its chips, and the signs on its edge.

option-chips = Chips in the box
explain-chips = For another printing of the box: name its twelve chips, with commas between.
option-operators = Signs on the edge
explain-operators = For another printing of the box: the five signs on its edge, row 1 first.
