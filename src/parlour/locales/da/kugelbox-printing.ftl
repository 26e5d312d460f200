### Another printing of the Kugelbox: its chips, and the signs on its edge.

option-chips = Brikker i kassen
explain-chips = Til en anden udgave af kassen: skriv dens tolv brikker med komma imellem.
option-operators = Tegn på kanten
explain-operators = Til en anden udgave af kassen: de fem tegn på kanten, række 1 først.
