### Önskemål som stannar på enheten: ljud, takt, utseende.

settings-title = Inställningar
settings-why = De stannar på den här enheten.
settings-light = Ljust eller mörkt
settings-sound = Ljud
settings-pace = Andras drag visas
settings-motion = Rörelse
pace-slow = långsamt
pace-usual = i lugn takt
pace-fast = snabbt
pace-once = genast
motion-full = som vanligt
motion-quick = snabb
motion-none = ingen
sound-on = Ljud på
sound-off = Ljud av
new-version-ready = Ett nyare Parlour är klart.
