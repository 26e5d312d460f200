### Una partida revisada: lo que costó cada jugada, lo que dio la suerte.

review-measure = { $measure ->
    [win] probabilidad de ganar si todos siguen jugando perfecto; una victoria compartida cuenta la mitad
    [win-uniform] probabilidad de ganar con lanzamientos uniformes; una victoria compartida cuenta su parte
    [win-estimated] probabilidad de ganar, estimada por lo que se ve desde el sitio
    [not-lose] probabilidad de no perder con lanzamientos uniformes
    [difference] puntos al final, los propios menos los del otro, si ambos siguen jugando perfecto
    [difference-estimated] puntos al final, los propios menos los del mejor de los otros, estimados por lo que se ve desde el sitio
   *[fewer-points] puntos negativos de menos que los que espera el juego perfecto en otros tantos turnos
 }
review-proved = Cada valor está demostrado: inicio + suerte + jugadas + otros = final, exactamente.
review-estimated = Algunos valores son estimados (~). Lo que cambiaron las propias estimaciones figura en dudoso.
review-turning-points = Momentos decisivos:
review-head = { $of ->
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
review-line-luck = { $kind ->
    [bad] mala suerte
   *[good] suerte
 } { $luck } para { $name }
review-line-not-judged = sin juzgar
review-line-cost = cuesta { $cost }: lo mejor era { $best }
review-line-best = lo mejor
review-more = { $named } (u otras { $more })
