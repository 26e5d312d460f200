### Des souhaits gardés sur l’appareil : son, rythme, affichage.

settings-title = Réglages
settings-why = Ils restent sur cet appareil.
settings-light = Clair ou sombre
settings-sound = Son
settings-pace = Les coups des autres s’affichent
settings-motion = Mouvement
pace-slow = lentement
pace-usual = tranquillement
pace-fast = vite
pace-once = aussitôt
motion-full = comme d’habitude
motion-quick = rapide
motion-none = aucun
sound-on = Activer le son
sound-off = Couper le son
new-version-ready = Un Parlour plus récent est prêt.
