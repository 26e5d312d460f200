### Una partida revisada: lo que costó cada jugada, lo que dio la suerte.

review-measure = { $measure ->
    [win] probabilidad de ganar si todo el mundo sigue jugando a la perfección; una victoria compartida cuenta la mitad
    [win-uniform] probabilidad de ganar con tiradas uniformes; una victoria compartida cuenta su parte
    [win-estimated] probabilidad de ganar, estimada por lo que se ve desde el sitio
    [not-lose] probabilidad de no perder con tiradas uniformes
    [difference] puntos al final, los propios menos los del otro lado, si ambos siguen jugando a la perfección
    [difference-estimated] puntos al final, los propios menos los del mejor rival, estimados por lo que se ve desde el sitio
   *[fewer-points] puntos negativos de menos que con juego perfecto en otros tantos turnos
 }
review-proved = Cada valor está demostrado: inicio + suerte + jugadas + otros = final, exactamente.
review-estimated = Algunos valores son estimados (~). Lo que cambiaron las propias estimaciones figura en «dudoso».
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
review-line-cost = cuesta { $cost }: mejor era { $best }
review-line-best = la mejor
review-more = { $named } (u otras { $more })
