### La primera lección de cada juego: una tarea, una pista y lo aprendido.

lesson-link = ¿Nuevo para ti? Apréndelo en un minuto
lesson-title = Primera lección
lesson-step = Paso { $step } de { $steps }
lesson-next = Siguiente
lesson-again = Otra vez
lesson-play = Jugar ya
lesson-over = Ese es el juego. Lo demás viene jugando.
lesson-refused = Así no puede ser:
lesson-shut-the-box-1 = Dos dados en el fieltro: 3 y 5. Cierra fichas que sumen 8, una o varias.
    .hint = Toca fichas hasta sumar 8 y ciérralas.
    .done = Quedan bajadas este turno. Ahora volverías a lanzar.
lesson-shut-the-box-2 = Ha salido 11. Esta vez cierra al menos dos fichas: las altas cuesta cerrarlas después.
    .hint = Una sola valdría. Busca dos o tres que sumen 11.
    .done = Cuando un lanzamiento no encaja con nada, tu turno acaba y las fichas abiertas cuentan en contra.
lesson-shut-the-box-3 = Quedan dos fichas y los dados muestran 3. Ya lo ves.
    .hint = 1 y 2 son 3.
    .done = La caja está cerrada: eso gana en el acto.
lesson-chikugo-1 = Las dos bolas vuelan de un solo lanzamiento. Lánzalas.
    .hint = Pulsa «Lanzar».
    .done = Se cuenta el rectángulo entre las bolas. El lanzamiento más bajo de la ronda es Nadir y toma una ficha.
lesson-chikugo-2 = Cuando todas las fichas están tomadas, uno quiere librarse de ellas. La roja está en a2, la negra en a5: deja una ficha que el lanzamiento permita.
    .hint = Una fila de cuatro hoyos es una línea. Toca una ficha con aro de latón.
    .done = Quien ha dejado todas sus fichas se salva. El último pierde.
lesson-take-it-1 = La misma caja, otra meta: aquí se quieren fichas. Lanza las dos bolas.
    .hint = Pulsa «Lanzar».
    .done = Los puntos del lanzamiento deciden qué puedes tomar.
lesson-take-it-2 = Da la vuelta a una de las fichas.
    .hint = Toca una ficha boca abajo.
    .done = Cada ficha dice qué debe hacer un lanzamiento para tomarla.
lesson-take-it-3 = Este lanzamiento permite varias fichas boca arriba. Toma una.
    .hint = Se pueden tomar las fichas con aro de latón.
    .done = Está delante de ti y cuenta al final.
lesson-take-it-4 = En el centro no encaja nada, pero alguien tiene lo que has ganado. Quítaselo.
    .hint = Se puede dejar. Elige la ficha con aro de latón del otro.
    .done = Nada está a salvo hasta que acaba la partida.
lesson-abaku-1 = Tus fichas son 1 1 2 3 6. Pon algunas sobre la salida de modo que se lean como una cuenta: 1 1 2 es 1 + 1 = 2. No se ponen signos.
    .hint = Toma una ficha y luego una casilla. La casilla de salida, en el centro, debe quedar cubierta.
    .done = Cada ficha de una ecuación es un punto. Luego sacas fichas nuevas.
lesson-abaku-2 = Ahí está 1 + 2 = 3. Pon fichas que la toquen y formen con ella una ecuación nueva.
    .hint = Prueba 1 y 4 tras el 3: 3 1 4 es 3 + 1 = 4.
    .done = Cada ecuación nueva cuenta, también las cruzadas.
lesson-kryds-bolle-1 = Nueve varillas. Desliza una bola por cualquiera.
    .hint = Toca una varilla o un anillo y pon la bola.
    .done = Las bolas se apilan: la siguiente en esta varilla quedará en el piso del medio.
lesson-kryds-bolle-2 = Tres en línea son un punto. Delante hay dos de tus bolas claras: completa la línea.
    .hint = La varilla delantera derecha sigue vacía.
    .done = Una línea es un punto, y puedes hacer muchas.
lesson-kryds-bolle-3 = Las bolas oscuras están por hacer una línea al fondo. Páralas.
    .hint = Ocupa el sitio de la tercera: la varilla trasera derecha.
    .done = Parar una línea vale tanto como hacerla.
lesson-kryds-bolle-4 = Las líneas cruzan el cubo en todas direcciones. Una tuya sube de delante a la izquierda hasta atrás a la derecha: complétala.
    .hint = Abajo delante a la izquierda, el centro y ahora lo alto de la varilla trasera derecha.
    .done = Esa es una diagonal de todo el cubo.
