### Wensen die op het apparaat blijven: geluid, tempo, weergave.

settings-title = Instellingen
settings-why = Ze blijven op dit apparaat.
settings-light = Licht of donker
settings-sound = Geluid
settings-pace = Zetten van anderen verschijnen
settings-motion = Beweging
pace-slow = langzaam
pace-usual = rustig
pace-fast = snel
pace-once = meteen
motion-full = zoals gewoonlijk
motion-quick = snel
motion-none = geen
sound-on = Geluid aan
sound-off = Geluid uit
new-version-ready = Er staat een nieuwere Parlour klaar.
