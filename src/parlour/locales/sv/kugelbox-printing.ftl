### Another printing of the Kugelbox: its chips, and the signs on its edge.

option-chips = Spelmarker i lådan
explain-chips = För en annan utgåva av lådan: skriv dess tolv spelmarker med komma emellan.
option-operators = Tecken på kanten
explain-operators = För en annan utgåva av lådan: de fem tecknen på kanten, rad 1 först.
