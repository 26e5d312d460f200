### The season of a league.

## Why somebody is where they are

tie-buchholz = Buchholz
tie-buchholz-why = El Buchholz es la suma de los puntos de los rivales. Un descanso cuenta como un rival con tus mismos puntos.
tie-direct = Duelo directo
tie-direct-why = El duelo directo cuenta los puntos entre quienes están empatados, si todos se han enfrentado.
tie-sonneborn = Sonneborn-Berger
tie-sonneborn-why = El Sonneborn-Berger suma los puntos de los rivales vencidos y la mitad en los empates.
tie-told = Con los mismos puntos: { $names }, luego partidas ganadas.
tie-why = Qué significa
league-cross = Quién ganó a quién

## How a result came about

how-resigned = abandono
how-time = por tiempo
how-left = se fue
how-draw = de acuerdo
how-end = terminada antes
how-forfeit = no se presentó
how-aborted = cancelada
how-paused = seguía en pausa
how-host = decidido por el anfitrión

## Up and down

league-came-up = sube del grupo { $group }
league-came-down = baja del grupo { $group }
league-came-new = nuevo
league-goes-up = { $count ->
    [1] Sube el primer puesto.
   *[other] Suben los { $count } primeros puestos.
 }
league-goes-down = { $count ->
    [1] Baja el último puesto.
   *[other] Bajan los { $count } últimos puestos.
 }
league-rehearsal = Si empezara ahora, estos serían los grupos y los primeros emparejamientos.
league-starts = Empieza sola el { $date }.
league-due = Hasta el { $date }.
league-round-of = Ronda { $round } de { $count }

## The host's part

league-correct = Corregir
league-note = Nota para el registro
league-nobody-came = 0 : 0 (no vino nadie)
league-host = Gestionar la liga
league-save = Guardar
league-saved = Guardado.
league-late = Se puede entrar con la temporada en marcha
league-members = Hace falta una cuenta para entrar
league-pauses = Se puede pausar hasta el fin de la ronda
league-every = Días hasta que la próxima temporada empiece sola (0: no empieza)
league-rounds-left = Rondas (vacío: las necesarias)
league-delete = Eliminar la liga
league-delete-sure = ¿Eliminar { $name } con todas sus temporadas? Las partidas se quedan.
league-add = Añadir a alguien
league-added = { $name } participa.
audit-league-changed = Liga cambiada
audit-league-deleted = Liga eliminada
host-said-by = lo dijo { $name }

## What is refused

ban-why = El motivo: { $reason }
ban-until = Hasta el { $date }.
error-impossible-result = Ese resultado no puede ser. Es 2 : 0, 1 : 1, 0 : 2, o 0 : 0 si no vino nadie.
error-no-pauses = En esta liga no hay pausas: las rondas tienen un final.
error-own-address = Tu propia dirección está incluida: te dejarías fuera.
error-is-an-administrator = No se puede vetar a quien administra. Quítale antes los permisos.
error-last-administrator = Solo tú administras este servidor. Nombra antes a alguien más.
error-members-only = Esta liga es para quienes tienen cuenta. Crea antes la tuya.
