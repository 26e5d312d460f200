### Desideri che restano sul dispositivo: suono, ritmo, aspetto.

settings-title = Impostazioni
settings-why = Restano su questo dispositivo.
settings-light = Chiaro o scuro
settings-sound = Suono
settings-pace = Le mosse degli altri si vedono
settings-motion = Movimento
pace-slow = lentamente
pace-usual = con calma
pace-fast = in fretta
pace-once = subito
motion-full = come al solito
motion-quick = rapido
motion-none = nessuno
sound-on = Attiva il suono
sound-off = Togli il suono
new-version-ready = È pronto un Parlour più recente.
