### Abaku en la mesa de la página.

## What the slip tells

ab-told-laid = { $name } ha puesto { $tiles }
ab-told-at = Desde { $at }.
ab-told-equations = { $count } ecuaciones a la vez
ab-told-pass = { $name } ha pasado
ab-told-accept = { $name } lo ha aceptado
ab-told-challenge = { $name } lo ha impugnado
ab-told-exchange = { $count ->
    [one] { $name } ha cambiado { $count } ficha
   *[other] { $name } ha cambiado { $count } fichas
 }
ab-told-magic = { $name }: { $act }

## Everything else

ab-board = El tablero. Las flechas mueven el cursor, las cifras ponen fichas, Espacio cambia de sentido, Intro juega.
ab-rack = Tus fichas
ab-tile = { $tile ->
    [joker] Comodín
   *[other] Ficha { $tile }
 }
ab-square = { $square }{ $bonus ->
    [n2] , número por 2
    [n3] , número por 3
    [e2] , ecuación por 2
    [e3] , ecuación por 3
    [start] , salida
   *[none] { "" }
 }
ab-square-tile = { $square }: { $digit }{ $kind ->
    [new] , tuya, aún sin jugar
    [joker] , comodín
   *[old] { "" }
 }
ab-bonus = { $bonus ->
    [n2] número ×2
    [n3] número ×3
    [e2] ecuación ×2
   *[e3] ecuación ×3
 }
ab-turn = { $shared ->
    [yes] { $name }, pon fichas que se lean como una cuenta
   *[no] Forma una cuenta
 }
ab-how = Elige una ficha y luego una casilla. O arrástrala, o escríbela. Todas van en una misma línea.
ab-one-line = Todas las fichas de un turno van en una misma línea.
ab-equations = { $count ->
    [0] Aún no hay ecuación
    [one] Una ecuación
   *[other] { $count } ecuaciones
 }
ab-not-yet = Aún no
ab-tiles-way = { $count } fichas, { $way ->
    [across] en horizontal
    [down] en vertical
   *[diagonal] en diagonal
 }
ab-bonus-on = { $over ->
    [yes] si sueltas: { $bonus }
   *[no] { $bonus } en { $square }
 }
ab-sum = { $kind ->
    [hint] Daría
    [told] Ha dado
   *[mine] Este turno
 }
ab-hint = Pista
ab-hint-act = { $square }{ $way ->
    [across] , en horizontal
    [down] , en vertical
    [diagonal] , en diagonal
   *[one] { "" }
 }: { $tiles }
ab-hint-aside = aún no hay nada puesto
ab-told-by = puesto por { $name }
ab-let-go = Soltar en { $square }
ab-left-over = { $count ->
    [one] Sobra una ficha
   *[other] Sobran { $count } fichas
 }
ab-shuffle = Mezclar
ab-whole = Todo el tablero
ab-speak = Decir en voz alta
ab-place = { $known ->
    [yes] { $points ->
        [one] Poner por 1 punto
       *[other] Poner por { $points } puntos
     }
   *[no] Poner las fichas
 }
ab-place-first = Pon fichas
ab-place-not = Aún no vale
ab-take-up = Recoger
ab-to-exchange = Cambiar
ab-exchange = { $count ->
    [0] Elige fichas
    [one] Cambiar 1 ficha
   *[other] Cambiar { $count } fichas
 }
ab-exchange-ask = { $count ->
    [0] ¿Qué fichas devuelves?
    [one] Devuelves una ficha
   *[other] Devuelves { $count } fichas
 }
ab-exchange-how = Sacas otras tantas de la bolsa. Ese es tu turno.
ab-exchange-not = Quedármelas
ab-pass = Pasar
ab-swapped = El comodín es tuyo, a cambio de su cifra. Ponlo, o guárdalo y pon otras fichas.
ab-joker-ask = ¿Qué cifra será el comodín?
ab-joker-not = Ahora no
ab-asked = { $act }: ¿vale?
ab-asking = El resto está mirando { $act }
ab-accept = Aceptar
ab-challenge = Impugnar
ab-bag = { $count ->
    [0] La bolsa está vacía.
    [one] 1 ficha en la bolsa.
   *[other] { $count } fichas en la bolsa.
 }
ab-unseen = Fichas que no has visto
ab-wrong = Así no vale.
ab-wrong-at = { $squares }:
ab-won = { $count ->
    [one] { $names } gana con { $points }
   *[other] { $names } comparten la victoria con { $points }
 }
ab-end-why = Las fichas que sobran cuestan puntos.
ab-end-left = { $count ->
    [0] No sobra ninguna ficha
    [one] Sobra 1 ficha
   *[other] Sobran { $count } fichas
 }

ab-say-place = { $name } pone { $act }: { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
 }
ab-say-exchange = { $name } cambia { $count ->
    [one] 1 ficha.
   *[other] { $count } fichas.
 }
ab-say-pass = { $name } pasa.
ab-say-accept = { $name } acepta.
ab-say-challenge = { $name } impugna.
ab-tell-row = Fila { $row }: { $tiles }.
ab-tell-rack = Tus fichas: { $tiles }.

## Qué tiene de malo una jugada, por su código

ab-wrong-not-one-equation = estas fichas no forman todas parte de una misma ecuación.
ab-wrong-contact-in-no-equation = estas dos se tocan, pero ninguna ecuación nueva contiene las dos.
ab-wrong-no-old-tile = ninguna ficha que ya estaba forma parte de una ecuación nueva.
ab-wrong-gap = hay un hueco.
ab-wrong-not-on-start = en el primer turno, pon una ficha en esta casilla.
ab-wrong-two-tiles-first = En el primer turno, pon dos fichas o más.
ab-wrong-nothing-touched = Ninguna ficha nueva toca una del tablero.
ab-wrong-off-the-board = las fichas se salen del tablero.
ab-wrong-square-taken = aquí ya hay una ficha.
ab-wrong-no-joker-there = aquí no hay ningún comodín.
ab-wrong-no-digit-for-joker = no tienes la cifra del comodín.
ab-wrong-no-diagonals = En esta partida no hay diagonales.
ab-wrong-not-in-rack = No tienes esta ficha.

# Magic squares
ab-magic-ask = Haz que todas las líneas sumen lo mismo
ab-magic-how = Elige una cifra y luego una casilla. Cuentan filas, columnas y las dos diagonales.
ab-magic-lines = Líneas con la misma suma: { $lines } de { $all }
ab-magic-square = { $square }: { $digit ->
    [none] libre
   *[other] { $digit }
 }
