### At the table: news in the slip, how it ended, the menu, the list of moves.

slip-thinking = { $name } está pensando…
slip-turn-of = Le toca a { $name }
slip-offline = No tienes conexión
slip-offline-why = Tu partida está a salvo. La jugada saldrá cuando vuelvas.
slip-away = { $name } ha perdido la conexión
slip-away-why = Desde hace { $ago }.{ $clock ->
    [yes] { " " }El reloj sigue.
   *[no] { "" }
 }
slip-asked = Propuesta enviada. Esperando la respuesta.
slip-sure-resign = ¿Quieres rendirte?
slip-sure-draw = ¿Proponer empate?
slip-sure-end = ¿Proponer terminar y contar?
slip-keep-playing = Seguir jugando
slip-not-now = Ahora no
slip-offer = Proponer
slip-offer-draw = { $name } propone empate
slip-offer-end = { $name } propone terminar y contar
slip-offer-take-back = { $name } quiere deshacer una jugada
slip-offer-pause = { $name } pide una pausa
slip-offer-resume = { $name } quiere seguir
slip-offer-adjourn = { $name } quiere seguir otro día
slip-no-draw = Seguir
slip-yes-draw = Aceptar
slip-no-end = Seguir
slip-yes-end = Aceptar
slip-no-take-back = No
slip-yes-take-back = Permitir
slip-no-pause = Seguir
slip-yes-pause = Pausa
slip-no-resume = Todavía no
slip-yes-resume = Seguir
slip-no-adjourn = Seguir
slip-yes-adjourn = Aceptar
slip-seconds = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
 }
slip-again = Verlo otra vez
slip-you-begin = Empiezas tú
slip-begins = Empieza { $name }
slip-stands = Marcador: { $points }
slip-would-win = Ganaría { $name }.
slip-no-hints = En esta partida no hay pistas
slip-no-hints-why = Jugáis entre personas y no acordasteis pistas.
slip-offer-rematch = { $name } propone la revancha
slip-rematch-why = Mismas reglas. Empieza el otro lado.
slip-no-rematch = No, gracias
told-short = { $name }: { $what }
pace-go-on = Siguiente
hint-another = Otra
hint-else = ¿Qué más?
hint-lay = Ponerla
hint-why = ¿Por qué esta jugada?
hint-is-best = La mejor que hay
hint-next-best = También es buena
menu-title = Menú de la mesa
moves-list = Jugadas
moves-newest = las últimas abajo
moves-none = Aún no hay jugadas.
moves-looking = Una posición anterior
moves-back = Volver a la partida
end-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
end-all = { $points } a { $points }
end-to = { $points } a { $other }
end-left = Todo el mundo se fue
end-aborted = Esta partida se canceló
end-over = La partida ha terminado
end-draw = Empate{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-they-resigned = Ganas: { $name } se ha rendido
end-wins = { $count ->
    [one] Gana { $names }
   *[other] { $names } comparten la victoria
 }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-time = Ganas por tiempo{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-time = { $count ->
    [one] { $names } gana por tiempo
   *[other] { $names } ganan por tiempo
 }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-win = Ganas{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-beats = { $name } gana a { $other }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-resigned = { $move ->
    [one] Te rendiste. ¿Otra partida?
   *[other] Te rendiste tras { $move } jugadas. ¿Otra partida?
 }
end-resigned-why = { $name } se ha rendido.
end-your-time = Se te acabó el tiempo. ¿Un reloj más largo la próxima vez?
end-time-why = A { $name } se le acabó el tiempo.
end-draw-why = De común acuerdo.
end-agreed-why = Terminada de común acuerdo, contada como estaba.
end-safe = No se ha perdido nada: ahí está la repetición.
end-led-until = Ibas por delante hasta la jugada { $move }. El repaso muestra el giro.
end-best-turn = Tu mejor jugada dio { $points }.
end-moves = { $count ->
    [one] Una jugada, bien hecha.
   *[other] { $count } jugadas, buena partida.
 }
end-you-led = Ibas por delante desde la jugada { $move }.
end-led = { $name } iba por delante desde la jugada { $move }.
end-you-last = Te pusiste por delante en la última jugada.
end-last = { $name } se puso por delante en la última jugada.
end-winner = Victoria
end-home = Inicio
plate-resigned = se rindió
plate-time = por tiempo
rematch-accept = Aceptar revancha
rematch-take-back = Retirarla
play-again = Otra partida
rematch-waiting = Esperando a { $name }
rematch-waiting-why = Mientras tanto, puedes ver el repaso.
rematch-declined = { $name } no puede quedarse
rematch-declined-why = Otra vez será. Mientras, ahí está el repaso.
title-your-turn = { $shared ->
    [yes] Le toca a { $name }
   *[no] Te toca
 }
end-left-why = { $name } ha dejado la mesa.
slip-claim-win = Reclamar la victoria
slip-claim-robot = Que siga un robot
