### Życzenia, które zostają na urządzeniu: dźwięk, tempo, wygląd.

settings-title = Ustawienia
settings-why = Zostają na tym urządzeniu.
settings-light = Jasno czy ciemno
settings-sound = Dźwięk
settings-pace = Ruchy innych pojawiają się
settings-motion = Animacje
pace-slow = powoli
pace-usual = spokojnie
pace-fast = szybko
pace-once = od razu
motion-full = jak zwykle
motion-quick = szybkie
motion-none = żadne
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
new-version-ready = Nowszy Parlour jest gotowy.
