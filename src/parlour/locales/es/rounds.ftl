### Rondas de una liga: plazos, varias partidas, canales; partidas importadas.

## Until when

left-days = { $count ->
    [one] queda { $count } día
   *[other] quedan { $count } días
 }
left-hours = { $count ->
    [one] queda { $count } hora
   *[other] quedan { $count } horas
 }
left-minutes = { $count ->
    [one] queda { $count } minuto
   *[other] quedan { $count } minutos
 }
due-league = { $league }, ronda { $round }
due-game = partida { $game } de { $count }
due-at = hasta el { $date }
remind-day = Te queda menos de un día.
remind-hour = Te queda menos de una hora.

## A league

league-game = Partida { $game }
league-best-of = Partidas por encuentro
league-best = { $count ->
    [1] una partida
   *[other] al mejor de { $count } partidas
 }
league-clock-days = días por jugada
league-options = Opciones del juego
league-feed = Canal de noticias (Atom)
league-calendar = Calendario

## Records

import-title = Importar un registro
import-why = Elige el registro de una partida terminada, o pégalo. Comprobamos cada jugada antes de aceptarlo.
import-file = Archivo con el registro
import-text = O pégalo aquí
import-do = Importar
import-public = Mostrarla en las listas de este servidor
imported-by = Importada por { $name }. Comprobamos cada jugada y cada resultado.
error-record-refused = No hemos podido importarla: el registro está dañado, se ha modificado o no es de Parlour.
error-unfinished-record = La partida de este registro aún no ha terminado.
error-too-many-imports = Has importado tantas partidas como permite este servidor.

## A shared link

card-open = Siéntate y juega.
card-running = Mira la partida en directo.
card-over = Mira la repetición.
card-won = Ha ganado { $name }. Mira la repetición.
