### Deseos que se guardan en el dispositivo: sonido, ritmo, aspecto.

settings-title = Ajustes
settings-why = Se quedan en este dispositivo.
settings-light = Claro u oscuro
settings-sound = Sonido
settings-pace = Las jugadas de los demás se ven
settings-motion = Movimiento
pace-slow = despacio
pace-usual = con calma
pace-fast = deprisa
pace-once = al instante
motion-full = como siempre
motion-quick = rápido
motion-none = ninguno
sound-on = Activar el sonido
sound-off = Quitar el sonido
new-version-ready = Hay un Parlour más nuevo listo.
