### Another printing of the Kugelbox: its chips, and the signs on its edge.

option-chips = Żetony w pudełku
explain-chips = Dla innego wydania pudełka: podaj dwanaście żetonów, oddzielonych przecinkami.
option-operators = Znaki na brzegu
explain-operators = Dla innego wydania pudełka: pięć znaków na brzegu, od rzędu 1.
