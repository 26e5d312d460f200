### Another printing of the Kugelbox: its chips, and the signs on its edge.

option-chips = Discos de la caja
explain-chips = Para otra edición de la caja: escribe sus doce discos, separados por comas.
option-operators = Signos del borde
explain-operators = Para otra edición de la caja: los cinco signos de su borde, empezando por la fila 1.
