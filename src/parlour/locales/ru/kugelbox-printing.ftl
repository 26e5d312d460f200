### Another printing of the Kugelbox: its chips, and the signs on its edge.

option-chips = Жетоны в ящике
explain-chips = Для другого издания ящика: назови его двенадцать жетонов через запятую.
option-operators = Знаки на краю
explain-operators = Для другого издания ящика: пять знаков на краю, начиная с ряда 1.
