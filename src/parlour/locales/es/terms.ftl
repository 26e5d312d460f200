# what was agreed for a match, and how it ended
offer-draw = { $name } propone empate.
offer-end = { $name } propone terminar y contar.
offer-take-back = { $name } quiere deshacer una jugada.
offer-pause = { $name } pide una pausa.
offer-resume = { $name } quiere seguir.
offer-adjourn = { $name } quiere seguir otro día.
reason-played = Jugada hasta el final.
reason-resigned = Terminó porque alguien se rindió.
reason-draw = Empate de común acuerdo.
reason-end = Terminada de común acuerdo, contada como estaba.
reason-time = Terminó porque a alguien se le acabó el tiempo.
reason-left = Terminó porque todo el mundo se fue.
reason-aborted = Se canceló antes de la primera jugada.
error-nothing-to-throw = Ahora no hay dados que lanzar.
error-no-claim = En esta partida no puedes reclamar eso.
error-too-early = La conexión aún puede volver. Espera un poco más.
