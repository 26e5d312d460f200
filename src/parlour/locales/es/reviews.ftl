### Una partida revisada: lo que costó cada jugada, lo que dio la suerte.

reviewed-measure = { $measure ->
    [win] probabilidad de ganar si todos siguen jugando perfecto; una victoria compartida cuenta la mitad
    [win-uniform] probabilidad de ganar con lanzamientos uniformes; una victoria compartida cuenta su parte
    [win-estimated] probabilidad de ganar, estimada por lo que se ve desde el sitio
    [not-lose] probabilidad de no perder con lanzamientos uniformes
    [difference] puntos al final, los propios menos los del otro, si ambos siguen jugando perfecto
    [difference-estimated] puntos al final, los propios menos los del mejor de los otros, estimados por lo que se ve desde el sitio
   *[fewer-points] puntos negativos de menos que los que espera el juego perfecto en otros tantos turnos
 }
reviewed-proved = Cada valor está probado: inicio + suerte + jugadas + otros = final, exactamente.
reviewed-estimated = Algunos valores son estimados (~). Lo que cambiaron las propias estimaciones figura en dudoso.
reviewed-turning-points = Momentos decisivos:
reviewed-head = { $of ->
    [seq] n.º
    [who] quién
    [what] qué
    [player] jugador
    [start] inicio
    [luck] suerte
    [choices] jugadas
    [others] otros
    [unclear] dudoso
    [end] final
    [best] mejores
   *[accuracy] precisión
 }
reviewed-luck = { $kind ->
    [bad] mala suerte
   *[good] suerte
 } { $luck } para { $name }
reviewed-not-judged = sin juzgar
reviewed-cost = cuesta { $cost }: lo mejor era { $best }
reviewed-best = lo mejor
reviewed-more = { $named } (u otras { $more })
reviewed-step = paso { $step } de { $of }
