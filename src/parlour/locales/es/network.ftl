### Without a network: what still works, and moves that wait.

offline-works = Las reglas, las lecciones ya vistas y tus partidas terminadas se siguen abriendo.
slip-unsent = Tu jugada { $act } está en espera
slip-unsent-why = No tienes conexión. Saldrá cuando vuelvas.
slip-unsend = Deshacer
stale-alone = La partida ya había avanzado, así que esa jugada no se hizo. Así está ahora.
