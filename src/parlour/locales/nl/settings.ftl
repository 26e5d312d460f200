### Wensen die op het apparaat blijven: geluid, tempo, weergave.

settings-title = Instellingen
settings-why = Ze blijven op dit apparaat.
settings-light = Licht of donker
settings-sound = Geluid
settings-pace = Zetten van anderen verschijnen
settings-motion = Beweging
pace-slow = langzaam
pace-normal = rustig
pace-quick = snel
pace-wait = als ik het zeg
motion-full = zoals gewoonlijk
motion-quick = snel
motion-none = geen
sound-on = Geluid aan
sound-off = Geluid uit
new-version-ready = Er staat een nieuwere Parlour klaar.
