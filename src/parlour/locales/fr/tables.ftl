### Des tables parmi d’autres : le réseau de la maison, les tables publiques, regarder, les pendules.

network-shut = Pour l’instant, ce lien ne marche que sur cet ordinateur. Ouvre-le à ton réseau domestique pour que d’autres puissent jouer.
network-open = Ouvrir au réseau domestique
network-is-open = Seuls les téléphones de ce Wi-Fi peuvent ouvrir ce lien.
network-here = Un lien pour cet ordinateur seulement
network-shut-again = Fermer au réseau domestique
network-only-here = Ce lien ne marche que sur cet ordinateur.
error-not-here = Tu ne peux faire ça que sur l’ordinateur où tourne Parlour.
error-no-network = Nous n’avons pas trouvé de réseau domestique sur cet ordinateur.
lobby-title = Tables
lobby-game = Quel jeu
lobby-open = On attend du monde
lobby-running = En cours
lobby-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
 }
lobby-rated = classée
lobby-watch = Regarder
lobby-none = Personne n’attend
watching = tu regardes
you-left = Tu as quitté cette table, et quelqu’un joue pour toi.
come-back = Reprendre ma place
start-clock = Pendule
clock-none = aucune
clock-minute-move = 1 minute par coup
clock-quick = 3 min + 5 s par coup
clock-usual = 10 min + 10 s par coup
clock-long = 30 min + 30 s par coup
clock-day-move = 1 jour par coup
clock-three-days = 3 jours par coup
clock-of = Temps restant pour { $name }
clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 } { $hours } h
clock-warn = Encore { $seconds } secondes.
offer-a-draw = Proposer la nulle
offer-an-end = Proposer d’arrêter et de compter
