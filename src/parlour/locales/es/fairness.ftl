### Azar limpio: cómo se hicieron los dados, los lanzamientos y los sorteos, y cómo se comprueban.

fair-title = Azar limpio
fair-checked = Comprobado por tu navegador: { $outcomes ->
    [one] 1 resultado se sigue de lo que todo el mundo selló antes de la partida.
   *[other] los { $outcomes } resultados se siguen de lo que todo el mundo selló antes de la partida.
 }
fair-checked-itself = Comprobado por tu navegador: { $outcomes ->
    [one] 1 resultado se sigue de la semilla del registro.
   *[other] los { $outcomes } resultados se siguen de la semilla del registro.
 }
fair-thrown = { $count ->
    [one] 1 tirada a mano depende de la física del servidor.
   *[other] { $count } tiradas a mano dependen de la física del servidor.
 }
fair-unknown = Comprobado por tu navegador: la semilla es la que se selló. No puede recalcular los resultados de este juego.
fair-nothing = La partida terminó sin resultado, antes de sortear nada.
fair-wrong = El azar de esta partida no cuadra.
fair-why-other-commitment = El registro no es el que se selló antes de la partida: se cambió un compromiso.
fair-why-other-nonce = Tu parte del sorteo no está en el registro.
fair-why-bad-seed = La semilla no es la que el servidor había sellado.
fair-why-bad-nonce = { $name } no reveló la parte del sorteo que había sellado.
fair-why-withheld = { $name } no reveló su parte del sorteo, así que la partida terminó sin resultado.
fair-why-false-outcome = El evento { $seq } no se sigue de la semilla.
fair-how = Antes de la partida, el servidor y cada persona en la mesa sellaron un número secreto. Solo después se revelaron, y juntos deciden cada resultado. Nadie puede elegir uno que le convenga.
fair-keep = Guarda estos dos valores si quieres comprobar el registro con «parlour verify».
fair-seal = Sello
fair-nonce = Tu número
fair-record = Descargar el registro
fair-failed = No hemos podido cargar el registro, así que el azar aún no está comprobado.
fair-waits = Ya estáis al completo. Esperando a { $names }…
fair-beacon = Ya estáis al completo. Esperando a la baliza pública…
fair-elsewhere = Entraste en esta partida con otro dispositivo. Para empezar, ábrela allí.
error-has-sealed = Los sitios ya están sellados. Espera a que empiece la partida o sal de la mesa.
error-not-sealed = Aún no están ocupados y sellados todos los sitios. Inténtalo de nuevo cuando estéis al completo.
error-other-seal = Un sello acaba de cambiar. Inténtalo de nuevo.
error-other-nonce = Este no es el número que selló este sitio. Usa el dispositivo con el que entraste.
