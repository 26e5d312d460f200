### Ønsker, der gemmes på enheden: lyd, tempo, visning.

settings-title = Indstillinger
settings-why = De bliver på denne enhed.
settings-light = Lyst eller mørkt
settings-sound = Lyd
settings-pace = Andres træk vises
settings-motion = Bevægelse
pace-slow = langsomt
pace-normal = i roligt tempo
pace-quick = hurtigt
pace-wait = når jeg trykker
motion-full = som sædvanlig
motion-quick = hurtig
motion-none = ingen
sound-on = Lyd til
sound-off = Lyd fra
new-version-ready = En nyere udgave af Parlour er klar.
