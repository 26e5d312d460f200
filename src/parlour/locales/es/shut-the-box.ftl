### Cierra la caja en la mesa de la página.

## What the slip tells

stb-told-threw = { $name } ha sacado { $dice }
stb-told-no-fit = { $name } ha sacado { $dice }: no encaja nada
stb-told-no-fit-short = { $name }: { $dice }, nada
stb-told-open = { $count ->
    [one] { $flaps } quedó abierta
   *[other] { $flaps } quedaron abiertas
 }
stb-told-shut = { $name } ha cerrado { $flaps }
stb-told-shut-all = { $name } ha cerrado { $flaps }, y con eso la caja
stb-told-left = { $thrown ->
    [yes] Tirada: { $dice }.{ " " }
   *[no] { "" }
 }{ $left ->
    [0] Todas las fichas están cerradas.
    [one] Queda { $left } ficha.
   *[other] Quedan { $left } fichas.
 }

## Everything else

stb-turn = { $shared ->
    [yes] { $name }, cierra fichas que sumen { $total }
   *[no] Cierra fichas que sumen { $total }
 }
stb-dice = { $shared ->
    [yes] { $name }, ¿un dado o dos?
   *[no] ¿Un dado o dos?
 }
stb-other = { $name } busca { $total }
stb-how = Toca fichas hasta que cuadre la suma.
stb-chosen = { $count ->
    [one] Has elegido { $flaps }. Falta sumar { $left }.
   *[other] Has elegido { $flaps }. Falta sumar { $left }.
 }
stb-complete = { $count ->
    [one] El { $flaps } solo ya da la tirada.
   *[other] { $flaps } suman { $total }.
 }
stb-before = { $name } ha sacado { $throw }: no encaja nada, { $points ->
    [one] 1 punto negativo.
   *[other] { $points } puntos negativos.
 }
stb-before-shut = { $name } ha cerrado la caja.
stb-do = Cerrar { $flaps }
stb-do-more = Cerrar { $flaps } y…
stb-choose = Elige fichas
stb-take-one = Lanzar un dado
stb-take-two = Lanzar dos dados
stb-sets = Lo que encaja
stb-flaps = Fichas. La tirada es { $throw }.
stb-flap = Ficha { $n }, { $state ->
    [shut] cerrada
    [last] recién cerrada
    [chosen] abierta, elegida
    [fits] abierta, da la suma
    [can] abierta, encaja con otras
   *[open] abierta
 }
stb-round = Ronda
stb-now = Ronda { $round }
stb-total = Total
stb-ends = Gana quien tiene menos. { $by ->
    [limit] La partida termina tras la ronda en que alguien llega a { $limit }.
    [rounds] La partida tiene { $rounds } { $rounds ->
        [one] ronda
       *[other] rondas
     }.
   *[once] La partida tiene una ronda.
 }
stb-shut = ¡Caja cerrada!
stb-shut-why = { $count ->
    [one] { $names } gana toda la partida, sean cuales sean los puntos.
   *[other] { $names } comparten la victoria.
 }
stb-won = { $count ->
    [one] { $names } gana con { $points }
   *[other] { $names } comparten la victoria con { $points }
 }
stb-alone = { $points ->
    [one] 1 punto negativo
   *[other] { $points } puntos negativos
 }
stb-over-why = Gana quien tiene menos puntos negativos.

stb-say-throw = La tirada es { $throw }.
stb-say-dice = { $name } toma { $dice ->
    [one] un dado.
   *[two] dos dados.
 }
stb-say-shut = { $name } cierra { $flaps }.
stb-tell = { $name } está ante la caja. Abiertas: { $flaps }.{ $dice ->
    [0] { "" }
   *[other] { " " }La tirada es { $throw }.
 }
stb-tell-sets = Lo que encaja: { $sets }.

### Throwing, and what nothing fits.

stb-throw = Lanzar
stb-throw-title = { $shared ->
    [yes] { $name }, lanza los dados
   *[no] Lanza los dados
 }
stb-throw-how = Arrástralos por el fieltro y suéltalos. O pulsa la barra espaciadora.
stb-throw-other = Le toca lanzar a { $name }
stb-throw-for-me = Lanzar por mí
stb-thrown = Suman { $total }
stb-nothing = Nada suma { $total }. { $points ->
    [one] Cuesta 1 punto.
   *[other] Cuesta { $points } puntos.
 }
stb-would-stay = Quedaría abierto: { $flaps }. { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
 }
stb-nothing-odds = Mala suerte: con estas abiertas, { $lose ->
    [one] 1 tirada de { $of } termina el turno.
   *[other] { $lose } tiradas de { $of } terminan el turno.
 }
stb-write = Anotar { $points }
stb-else = { $instead } en vez de { $of } habría ayudado
stb-else-why = Entonces habría encajado { $total }. Fue { $ago ->
    [1] la última jugada.
   *[other] hace { $ago } jugadas.
 }
stb-else-none = Nada habría ayudado
stb-else-none-why = Con estas tiradas, { $total } no encajaba de ninguna manera.
stb-wrong-shut = La ficha { $n } ya está cerrada.
stb-wrong-big = { $n } es más que { $total }.
stb-wrong-lone = Ninguna ficha abierta completa { $n } hasta { $total }: falta sumar { $left }.
stb-all-down = Las { $flaps } cerradas en { $throws ->
    [one] 1 tirada.
   *[other] { $throws } tiradas.
 }
stb-throws = { $count ->
    [one] 1 tirada
   *[other] { $count } tiradas
 }
stb-cell-shut = cerrada
stb-say-nothing = { $throw } suman { $total }. Ninguna ficha abierta suma { $total }. Abiertas: { $flaps }. { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
 }
stb-cup-how = Agita el móvil, o pulsa el cubilete y suelta.
stb-cup-allow = Agitar para lanzar
