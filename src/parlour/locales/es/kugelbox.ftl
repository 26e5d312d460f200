### Chikugo y Take It en la mesa de la página.

## What the slip tells

kg-told-shape = { $shape ->
    [none] ninguna bola en un hoyo
    [one] una bola en un hoyo
    [line] una línea
    [square] un cuadrado
   *[rectangle] un rectángulo
 }
kg-told-threw = { $name } ha lanzado { $points }, { kg-told-shape }
kg-told-chikugo = ¡Un Chikugo! Gana al instante.
kg-told-nadir = Lo más bajo hasta ahora: Nadir.
kg-told-holes = Roja { $red ->
    [miss] fuera
   *[other] { $red }
 }, negra { $black ->
    [miss] fuera
   *[other] { $black }
 }{ $sum ->
    [none] { "" }
   *[other] { ": " }{ $sum }
 }.
kg-told-turned = { $name } ha descubierto { $chip }
kg-told-nadir-takes = { $name }, el Nadir, ha tomado { $chip }
kg-told-nadir-takes-some = El Nadir ha tomado { $chip }
kg-told-nadir-why = La tirada más baja de la ronda.
kg-told-matches = La tirada: { $points }, { kg-told-shape }.
kg-told-pass = { $name } ha pasado
kg-told-take = { $name } ha tomado { $chip }
kg-told-rob = { $name } le ha quitado { $chip } a { $other }
kg-told-lay = { $name } ha descartado { $chip }

## Everything else

kg-nadir = Nadir
kg-chip = { $chip ->
    [line] la línea
    [square] el cuadrado
    [max] el de hasta { $number }
   *[other] el { $number }
 }
kg-box = La caja. Roja { $red ->
    [miss] fuera
   *[other] en { $red }
 }, negra { $black ->
    [miss] fuera
   *[other] en { $black }
 }.
kg-throw = Lanzar
kg-turn-chip = Dar la vuelta a un disco
kg-pass = Pasar
kg-choose = Elige un disco
kg-look = Vista
kg-look-from = { $way ->
    [hand] Mano
    [above] Arriba
   *[low] Abajo
 }
kg-wrong = No encaja: { $chip }
kg-wrong-why = { $reason ->
    [match] Ese número, esa línea o esa forma no es lo que has sacado.
    [exact] De otra persona necesitas justo ese número, una línea para una línea o un cuadrado para un cuadrado.
    [throw] Primero lanza.
    [take] Toma un disco del centro.
    [rob] Puedes quitarle un disco a alguien, o pasar.
    [lay] Descarta uno de tus discos.
   *[none] Primero dale la vuelta a un disco.
 }
kg-take = Tomar { $chip }
kg-rob = Tomar { $chip }
kg-lay = Descartar { $chip }
kg-clear = { $shared ->
    [yes] { $name }, con { $points } o más estás a salvo
   *[no] Con { $points } o más estás a salvo
 }
kg-throw-ask = { $shared ->
    [yes] { $name }, lanza las dos bolas
   *[no] Lanza las dos bolas
 }
kg-throw-lay = { $shared ->
    [yes] { $name }, lanza para descartar un disco
   *[no] Lanza para descartar un disco
 }
kg-turn-ask = { $shared ->
    [yes] { $name }, da la vuelta a un disco
   *[no] Da la vuelta a un disco
 }
kg-take-ask = { $shared ->
    [yes] { $name }, ¿qué disco tomas?
   *[no] ¿Qué disco tomas?
 }
kg-rob-ask = { $shared ->
    [yes] { $name }, ¿le quitas un disco a alguien?
   *[no] ¿Le quitas un disco a alguien?
 }
kg-lay-ask = { $shared ->
    [yes] { $name }, ¿qué disco descartas?
   *[no] ¿Qué disco descartas?
 }
kg-throw-how = Las dos bolas vuelan juntas.
kg-hand = Tira de las bolas hacia atrás y suelta.
kg-hand-after = Tira de las bolas hacia atrás y suelta. { $name } tiene { $points }.
kg-wait = Un momento.
kg-threw = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }, { $shape ->
    [none] ninguna bola en un hoyo
    [one] una bola en un hoyo
    [line] una línea
    [square] un cuadrado
   *[rectangle] un rectángulo
 }{ $shape ->
    [none] { "" }
   *[other] { ", " }roja { $red ->
        [miss] fuera
       *[other] { $red }
     }, negra { $black ->
        [miss] fuera
       *[other] { $black }
     }
 }{ $sum ->
    [none] { "" }
   *[other] { ": " }{ $sum }
 }.
kg-is-nadir = { $name } es Nadir.
kg-middle = { $up ->
    [0] { $down ->
        [0] El centro está vacío
        [one] 1 disco en el centro, boca abajo
       *[other] { $down } discos en el centro, boca abajo
     }
   *[other] { $down ->
        [0] { $up } en el centro, todos boca arriba
       *[other] En el centro { $up } boca arriba, { $down } boca abajo
     }
 }
kg-no-chips = sin discos
kg-out = a salvo
kg-just-threw = acaba de lanzar
kg-round = { $phase ->
    [pick-up] Recoger, ronda { $round } de 12
    [lay-out] Descartar, ronda { $round }
    [over] La partida ha terminado
   *[take-it] Ronda { $round }
 }
kg-won = { $count ->
    [one] { $names } gana con { $points }
   *[other] { $names } comparten la victoria con { $points }
 }
kg-lost = { $count ->
    [0] Nadie ha perdido
    [one] { $names } se queda con discos y pierde
   *[other] { $names } se quedan con discos y pierden
 }
kg-aim-x = Mano, de izquierda a derecha
kg-aim-dir = Dirección
kg-aim-force = Fuerza
kg-aim-loft = Altura
kg-aim-gap = Separación de las bolas
kg-aim-turn = Giro de la mano
kg-flying = { $name } lanza
kg-in-the-air = Las bolas están en el aire.
kg-skip = Saltar la animación
kg-say-chip = Es { $chip }.
kg-say-take = { $name } toma { $chip }.
kg-say-rob = { $name } le quita { $chip } a { $other }.
kg-say-lay = { $name } descarta { $chip }.
kg-say-pass = { $name } pasa.
kg-tell-chips = { $count ->
    [0] { $name } no tiene discos.
   *[other] { $name } tiene { $chips }.
 }
kg-tell-up = Boca arriba: { $chips }.
kg-finer = Apuntar con números

# Smart Calculators
kg-sum-first = Primero calculo yo
kg-sum-how = El signo de la fila de la bola roja une los dos números.
kg-sum-show = Mostrar
kg-sum-wrong = No es { $points }. Mira otra vez.
kg-same-again = La misma tirada
