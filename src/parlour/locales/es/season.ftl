### The season of a league.

## Why somebody is where they are

tie-buchholz = Buchholz
tie-buchholz-why = El Buchholz es la suma de los puntos de tus rivales. Un descanso cuenta como un rival con tus mismos puntos.
tie-direct = Duelo directo
tie-direct-why = El duelo directo cuenta las partidas entre quienes tienen los mismos puntos, si ya se han enfrentado entre sí.
tie-sonneborn = Sonneborn-Berger
tie-sonneborn-why = El Sonneborn-Berger suma los puntos de cada rival al que has ganado y la mitad de los puntos de cada rival con quien has empatado.
tie-told = Con los mismos puntos: { $names }, luego partidas ganadas.
tie-why = ¿Qué significa?
league-cross = Quién ganó a quién

## How a result came about

how-resigned = rendición
how-time = por tiempo
how-left = se fue
how-draw = de común acuerdo
how-end = terminada antes
how-forfeit = no se presentó
how-aborted = cancelada
how-paused = seguía en pausa
how-host = decisión de la administración

## Up and down

league-came-up = sube del grupo { $group }
league-came-down = baja del grupo { $group }
league-came-new = incorporación
league-goes-up = { $count ->
    [1] Sube el primer puesto.
   *[other] Suben los { $count } primeros puestos.
 }
league-goes-down = { $count ->
    [1] Baja el último puesto.
   *[other] Bajan los { $count } últimos puestos.
 }
league-rehearsal = Si empezara ahora, estos serían los grupos y los primeros emparejamientos.
league-starts = Empieza el { $date }.
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
league-pauses = Las partidas se pueden pausar hasta el fin de la ronda
league-every = Días hasta que empiece sola la siguiente temporada (0: nunca)
league-rounds-left = Rondas (vacío: automático)
league-delete = Eliminar la liga
league-delete-sure = ¿Eliminar { $name } con todas sus temporadas? Las partidas se quedan.
league-add = Añadir a alguien
league-added = { $name } se ha unido.
audit-league-changed = Liga cambiada
audit-league-deleted = Liga eliminada
host-said-by = { $name } escribió

## What is refused

ban-why = El motivo: { $reason }
ban-until = Hasta el { $date }.
error-impossible-result = Ese resultado no es posible. Se permite 2 : 0, 1 : 1, 0 : 2, o 0 : 0 si no vino nadie.
error-no-pauses = Las partidas de esta liga no se pueden pausar: cada ronda tiene una fecha límite.
error-own-address = Tu propia dirección está incluida: te dejarías fuera.
error-is-an-administrator = No se puede bloquear a quien administra. Quítale antes los permisos.
error-last-administrator = Solo tú administras este servidor. Nombra antes a alguien más.
error-members-only = Esta liga es para quienes tienen cuenta. Crea antes la tuya.
