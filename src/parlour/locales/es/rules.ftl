### Las reglas en su propia página.

rules-read = Reglas
rules-of = Reglas: { $game }
rules-print = Imprimir
rules-again = Desde el principio
rules-back = Volver a las reglas
