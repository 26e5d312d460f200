# what was agreed for a match, and how it ended
reason-time = Terminó porque a alguien se le acabó el tiempo.
reason-left = Terminó porque todo el mundo se fue.
reason-aborted = Se canceló antes de la primera jugada.
error-nothing-to-throw = Ahora no hay dados que tirar.
error-no-claim = En esta partida no puedes reclamar eso.
error-too-early = Aún puede volver. Espera un poco más.
