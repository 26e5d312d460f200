### The first page: a question, the shelf, three cards.

home-first = Cinco juegos de madera, en solitario, en pareja o con la mesa llena. Gratis y sin cuenta.
home-with = { $game } con { $names }
home-alone = { $game } en solitario
home-join = Unirse
home-more-games = { $count ->
    [one] 1 partida más
   *[other] { $count } partidas más
 }
home-task = Tu tarea
home-task-left = { $count ->
    [one] Falta una pregunta.
   *[other] Faltan { $count } preguntas.
 }
home-go-on = Seguir
home-lesson = Tu lección
home-learn = Aprende { $game }
home-learn-time = Se tarda un minuto.
home-show-me = Enséñame
home-other-games = Otros juegos
home-ask-shut-the-box = ¿Qué fichas?
home-ask-chikugo = ¿Qué disco?
home-ask-take-it = ¿Qué te llevas?
home-ask-abaku = ¿La mejor jugada?
home-ask-kryds-bolle = ¿Dónde va?
home-streak = { $game } · { $days }.º día seguido
home-done = { $days ->
    [one] Hecho. Primer día.
   *[other] Hecho. { $days } días seguidos.
 }
home-code = ¿Tienes un código?
home-code-title = Entra en una mesa o clase
home-code-why = El código o enlace que te enviaron.
home-code-label = Código
home-tonight = Para esta noche
home-tonight-for = { $count ->
    [2] ¿Sois dos?
    [3] ¿Sois tres?
    [4] ¿Sois cuatro?
    [5] ¿Sois cinco?
    [6] ¿Sois seis?
   *[other] ¿Sois { $count }?
 }
home-tonight-takes = { $game } dura { $minutes } minutos.
home-set-up = Preparar
home-else = Otra cosa
install-title = Tenlo a mano en este dispositivo
install-why = Se abre como una aplicación, con su propio icono.
install-yes = Instalar
install-no = Ahora no
