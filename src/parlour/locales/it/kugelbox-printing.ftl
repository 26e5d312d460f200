### Another printing of the Kugelbox: its chips, and the signs on its edge.

option-chips = Gettoni della scatola
explain-chips = Per un’altra edizione della scatola: scrivi i suoi dodici gettoni, separati da virgole.
option-operators = Segni sul bordo
explain-operators = Per un’altra edizione della scatola: i cinque segni sul bordo, a partire dalla riga 1.
