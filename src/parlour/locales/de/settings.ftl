### Wünsche, die auf dem Gerät bleiben: Ton, Tempo, Ansicht.

settings-title = Einstellungen
settings-why = Sie bleiben auf diesem Gerät.
settings-light = Hell oder dunkel
settings-sound = Ton
settings-pace = Züge der anderen erscheinen
settings-motion = Bewegung
pace-slow = langsam
pace-usual = gemächlich
pace-fast = schnell
pace-once = sofort
motion-full = wie üblich
motion-quick = schnell
motion-none = keine
sound-on = Ton an
sound-off = Ton aus
new-version-ready = Ein neueres Parlour ist bereit.
