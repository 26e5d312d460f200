### Ønsker, der gemmes på enheden: lyd, tempo, visning.

settings-title = Indstillinger
settings-why = De bliver på denne enhed.
settings-light = Lyst eller mørkt
settings-sound = Lyd
settings-pace = Andres træk vises
settings-motion = Bevægelse
pace-slow = langsomt
pace-usual = i roligt tempo
pace-fast = hurtigt
pace-once = med det samme
motion-full = som sædvanlig
motion-quick = hurtig
motion-none = ingen
sound-on = Lyd til
sound-off = Lyd fra
new-version-ready = En nyere udgave af Parlour er klar.
