### Another printing of the Kugelbox: its chips, and the signs on its edge.

option-chips = Jetons de la boîte
explain-chips = Pour une autre édition de la boîte : indique ses douze jetons, séparés par des virgules.
option-operators = Signes du bord
explain-operators = Pour une autre édition de la boîte : les cinq signes de son bord, en commençant par la rangée 1.
