### Another printing of the Kugelbox: its chips, and the signs on its edge.

option-chips = Chips in der Box
explain-chips = Für eine andere Auflage der Box: Nenne ihre zwölf Chips, mit Kommas dazwischen.
option-operators = Zeichen am Rand
explain-operators = Für eine andere Auflage der Box: Nenne die fünf Zeichen an ihrem Rand, Reihe 1 zuerst.
