### Kryds & Bolle en la mesa de la página.

## What the slip tells

kb-told-bar = { $bar ->
    [a1] delantera izquierda
    [b1] delantera central
    [c1] delantera derecha
    [a2] izquierda
    [b2] central
    [c2] derecha
    [a3] trasera izquierda
    [b3] trasera central
   *[c3] trasera derecha
 }
kb-told-ball = { $name } ha elegido la varilla { kb-told-bar }{ $free ->
    [yes] { ", " }{ $level ->
        [1] abajo
        [2] en medio
       *[3] arriba
     }
   *[no] { "" }
 }
kb-told-chameleon = { $name } ha colocado el camaleón
kb-told-line = { $kind ->
    [layer1] Hace una línea en el piso de abajo.
    [layer2] Hace una línea en el piso del medio.
    [layer3] Hace una línea en el piso de arriba.
    [up] Hace una línea vertical.
   *[across] Hace una línea a través de los pisos.
 }
kb-told-lines = Hace { $lines } líneas a la vez.
kb-told-lies = { $level ->
    [1] La bola queda abajo.
    [2] La bola queda en medio.
   *[3] La bola queda arriba.
 }
kb-told-gain = { $lines ->
    [one] +{ $lines } línea
   *[other] +{ $lines } líneas
 }

## Everything else

kb-chameleon = el camaleón
kb-level = { $level ->
    [1] Abajo
    [2] Medio
   *[3] Arriba
 }
kb-layer = { $level ->
    [1] Piso de abajo
    [2] Piso del medio
   *[3] Piso de arriba
 }
kb-bar = { $bar ->
    [a1] en la varilla delantera izquierda
    [b1] en la varilla delantera central
    [c1] en la varilla delantera derecha
    [a2] en la varilla izquierda
    [b2] en la varilla central
    [c2] en la varilla derecha
    [a3] en la varilla trasera izquierda
    [b3] en la varilla trasera central
   *[c3] en la varilla trasera derecha
 }
kb-place = { $place }, { $level ->
    [1] abajo
    [2] en medio
   *[3] arriba
 } { kb-bar }
kb-cell-ball = { $place }: { $owner }{ $last ->
    [yes] , última bola
   *[no] { "" }
 }
kb-cell-chosen = { $place }: elegida, pulsa otra vez para poner la bola
kb-cell-open = { $place }: libre
kb-cell-free = { $place }: libre, pero aún no se puede

kb-turn = { $shared ->
    [yes] { $name }, ¿dónde va la bola?
   *[no] ¿Dónde va la bola?
 }
kb-turn-chameleon = { $shared ->
    [yes] { $name }, el camaleón va al final
   *[no] El camaleón va al final
 }
kb-ask = { $shared ->
    [yes] { $name }, ¿{ $level ->
        [1] abajo
        [2] en medio
       *[3] arriba
     } { kb-bar }?
   *[no] ¿{ $level ->
        [1] Abajo
        [2] En medio
       *[3] Arriba
     } { kb-bar }?
 }
kb-how = { $device ->
    [finger] Toca una varilla o un anillo.
   *[mouse] Elige una varilla o un anillo; la bola se desliza hacia abajo.
 }
kb-how-free = { $device ->
    [finger] Toca una casilla libre.
   *[mouse] Elige una casilla libre, en las varillas o en los pisos.
 }
kb-makes = { $lines ->
    [one] Hace una línea: { $from } pasa a { $to }.
   *[other] Hace { $lines } líneas: { $from } pasa a { $to }.
 }
kb-makes-none = Aún no hace línea.
kb-stops = { $lines ->
    [one] Le quita una línea a { $name }.
   *[other] Le quita { $lines } líneas a { $name }.
 }
kb-wrong-full = Esa varilla está llena. Elige una con un punto arriba.
kb-wrong-taken = Ahí ya hay una bola. Elige una casilla libre.
kb-wrong-floats = Las bolas bajan: en esta varilla toca { $level ->
    [1] la casilla de abajo
    [2] la casilla del medio
   *[3] la casilla de arriba
 }.
kb-last = La última bola: { kb-place }.
kb-place-ball = Poner la bola
kb-choose-first = Elige una casilla
kb-unchoose = Elegir otra casilla
kb-won = { $mine ->
    [yes] Ganas, { $points } a { $other }
   *[no] { $name } gana, { $points } a { $other }
 }
kb-drawn = { $points } a { $points }: empate
kb-over-why = { $lines ->
    [one] Una línea en el cubo.
   *[other] { $lines } líneas en el cubo.
 }
kb-end-tap = Toca un palito para ver su línea.
kb-end-lead = La ventaja de { $name }, bola a bola
kb-end-line = Línea { $number }: { $places }
kb-end-ball = Bola { $ball }: { $lines ->
    [one] una línea
   *[other] { $lines } líneas a la vez
 }
kb-lines = Líneas
kb-left = { $count ->
    [one] queda 1 bola
   *[other] quedan { $count } bolas
 }
kb-balls-left = Bolas que quedan
kb-holds = Tiene el camaleón
kb-holds-short = { $name } tiene el camaleón
kb-turn-finger = Gira las varillas con un dedo
kb-turn-round = Girar las varillas
kb-turn-to = { $way ->
    [left] Girar a la izquierda
    [right] Girar a la derecha
    [up] Inclinar hacia arriba
   *[down] Inclinar hacia abajo
 }
kb-turn-home = Volver al frente
kb-count = Bola { $ball } de 27, { $placement ->
    [free] cualquier casilla libre
   *[stacked] apilada
 }

kb-say-ball = { $name }: { $place }, { $level ->
    [1] abajo
    [2] en medio
   *[3] arriba
 } { kb-bar }.{ $made ->
    [0] { "" }
    [one] { " " }Una línea.
   *[other] { " " }{ $made } líneas.
 }
kb-say-chameleon = { $name } tiene el camaleón.
kb-tell-balls = { $name }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }, { $count ->
    [0] aún sin bolas.
   *[other] bolas en { $places }.
 }
kb-tell-free = Puedes poner la bola en { $places }.
kb-lots = Sorteo hecho: empieza { $name }.
