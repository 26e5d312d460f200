### Another printing of the Kugelbox: its chips, and the signs on its edge.

option-chips = Fiches in de bak
explain-chips = Voor een andere uitgave van de bak: noem de twaalf fiches, met komma’s ertussen.
option-operators = Tekens op de rand
explain-operators = Voor een andere uitgave van de bak: de vijf tekens op de rand, rij 1 eerst.
