### Practice alone: ten questions at a time, at a level that follows the one who learns.

practice-one = Práctica en solitario
practice-why = Diez preguntas, sin reloj. Un palito por cada día que vuelves.
practice-equations = Ecuaciones escondidas
    .why = ¿Dónde van los signos?
practice-sums = Sumas hasta 12
    .why = ¿Qué fichas suman la tirada?
practice-throws = Cuenta el rectángulo
    .why = ¿Cuántos hoyos abarcan las bolas?
practice-calculators = { option-smart_calculators }
    .why = ¿Qué dan los números del borde?
practice-question = { $number } de { $of }
practice-level = Nivel { $level } de { $levels }
practice-never = aún no
practice-hint-is-it = Prueba los signos uno a uno: más, menos, por, entre, y luego cuadrados y raíces.
practice-hint-complete = Calcula con las cifras que ves y mira qué falta.
practice-hint-find = Empieza con dos cifras vecinas. ¿Qué dan, y viene después el resultado?
practice-hint-flaps = Empieza por la ficha más grande que no pase de { $sum }. ¿Cuánto falta?
practice-hint-points = El signo está en la fila de la bola roja. Los números están en las columnas.
practice-hint-holes = ¿Cuántas columnas de ancho y cuántas filas de fondo? Multiplícalas.
practice-show = Enséñamelo
practice-right-1 = ¡Sí!
practice-right-2 = Eso es.
practice-right-3 = Bien visto.
practice-right-4 = ¡Bien!
practice-wrong = Todavía no.
practice-wrong-digits = { $digits } no es una ecuación, pongas donde pongas los signos.
practice-wrong-flaps = Con { $flaps } sumas { $made }, no { $sum }.
practice-wrong-few = Suman { $sum }, pero hacen falta al menos { $least } fichas.
practice-wrong-number = No es { $number }.
practice-over = Las diez, cerradas
practice-first-all = Las diez a la primera.
practice-up = Subes al nivel { $level }.
practice-down = Ahora viene el nivel { $level }, hasta que vuelva a ser fácil.
practice-hard = Lo más difícil: { $theme }. La próxima vez habrá más.
practice-share = { $right } de { $asked }
practice-more = Diez más
practice-best = La racha más larga: { $best }
practice-another = Hay otra dentro: { $other }. En una partida contarían las dos.
practice-back = Todos los ejercicios
practice-days = { $days ->
    [one] 1 día
   *[other] { $days } días
 }
practice-first = { $count ->
    [one] Una a la primera.
   *[other] { $count } a la primera.
 }
practice-row = { $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
 }
class-is-this = La respuesta correcta:
class-wrong-sum = Has elegido { $digits }, pero { $sum }.
class-you-did = ¿Era { $sum }? Mira otra vez.
class-why-miss = Una bola ha quedado fuera: 1 punto.
class-why-row = { $sum }: la fila de la bola roja da el signo, las columnas los números.
class-why-sides = { $sum }: hoyos a lo ancho por hoyos a lo largo, contando los de las bolas.
class-why-line = Una línea de { $sum } hoyos, contando los de las bolas.
