### Repaso de una partida: su historia, probar otra vez una jugada, la imagen para compartir.

review-chances = { $count ->
    [one] { $count } posibilidad de cada 100
   *[other] { $count } posibilidades de cada 100
 }
review-points = { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
 }
review-course-win = { $who ->
    [you] Tu probabilidad de ganar
   *[other] { $name }: probabilidad de ganar
 }
review-course-keep = { $who ->
    [you] Tu probabilidad de no perder
   *[other] { $name }: probabilidad de no perder
 }
review-course-lead = { $who ->
    [you] Tu ventaja al final
   *[other] { $name }: ventaja al final
 }
review-course-points = { $who ->
    [you] Tú frente al juego perfecto
   *[other] { $name } frente al juego perfecto
 }
review-flag = { $chance ->
    [yes] Jugada { $move }: { $from } → { $to } de 100
   *[no] Jugada { $move }: { $from } → { $to }
 }
review-round = Ronda { $round }
review-could = { $who ->
    [you] podías hacerlo mejor
   *[other] { $name } podía hacerlo mejor
 }
review-liked-alike = La suerte se repartió por igual.
review-liked = { $who ->
    [you] La suerte estuvo de tu lado.
   *[other] La suerte estuvo del lado de { $name }.
 }
review-found = { $who ->
    [you] Encontraste la mejor jugada en { $best } de { $judged } decisiones de verdad.
   *[other] { $name } encontró la mejor jugada en { $best } de { $judged } decisiones de verdad.
 }
review-found-none = { $who ->
    [you] Hoy la mejor jugada era difícil de encontrar.
   *[other] Hoy la mejor jugada era difícil de encontrar para { $name }.
 }
review-numbers = Todos los números
review-part-luck = La suerte
review-part-choices = Las decisiones
review-scale-luck = { $chance ->
    [yes] posibilidades de cada 100 por suerte
   *[no] puntos por suerte
 }
review-scale-choices = { $chance ->
    [yes] posibilidades de cada 100 regaladas
   *[no] puntos regalados
 }
review-way-best = mejor
review-way-both = { $who ->
    [you] la mejor, y la tuya
   *[other] la mejor, y se jugó
 }
review-way-played = { $who ->
    [you] tu jugada
   *[other] jugada de { $name }
 }
review-way-also = también valía
review-mattered = { $name }: { $act }, mejor era { $best }
review-mattered-none = Nadie regaló nada.
review-move = Jugada { $move } de { $moves }.
review-try = Pruébalo tú
review-try-why = La misma suerte, desde la jugada { $move }.
review-try-start = Empezar
review-story-slipped = Se te escapó en la jugada { $move }
review-story-dearest = La jugada { $move } fue la más cara
review-story-ahead = Ganada desde la jugada { $move }
review-story-always = Por delante de principio a fin
review-story-even = Nada os separa
review-story-regretless = Nada que lamentar
review-story-dice = { $who ->
    [you] Bien jugado. Decidió la suerte.
   *[other] { $name } jugó bien. Decidió la suerte.
 }
review-story-clean = { $who ->
    [you] No regalaste casi nada.
   *[other] { $name } no regaló casi nada.
 }
review-story-cost = { $who ->
    [you] { $act } en vez de { $best } te costó { $cost }.
   *[other] { $name }: { $act } en vez de { $best } costó { $cost }.
 }
review-story-luck = { $who ->
    [you] Un golpe de suerte te dio { $amount }.
   *[other] Un golpe de suerte le dio { $amount } a { $name }.
 }
review-story-at = Jugada { $move }. { $what }
try-same = Desde la jugada { $move }, con la suerte de la partida mientras encaje.
try-other = Desde la jugada { $move }. Aquí te apartas de la partida, así que la suerte es nueva.
try-who = ¿Quién juega el otro lado?
try-robot = El robot
try-both = Los dos lados
try-anew = Volver a empezar
try-back = Volver al repaso
try-result = { $count ->
    [0] Esta vez no gana nadie. En la partida: { $then }.
    [one] Esta vez gana { $now }. En la partida: { $then }.
   *[other] Esta vez { $now } comparten la victoria. En la partida: { $then }.
 }
share-picture = Imagen para compartir: { $title }
share-now = Compartir
