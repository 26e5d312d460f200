### Des tables parmi d’autres : le réseau de la maison, les tables publiques, regarder, les pendules.

network-shut = Seul cet ordinateur peut encore ouvrir le lien. Laisse entrer les autres de la maison : leurs téléphones doivent être sur le même réseau.
network-open = Ouvrir au réseau de la maison
network-is-open = Qui est sur le même réseau peut s’asseoir avec ce lien. Un téléphone lit l’image.
network-here = Un lien pour cet ordinateur seul
network-shut-again = Refermer au réseau de la maison
error-not-here = Seul l’ordinateur où tourne Parlour peut le faire.
error-no-network = Le réseau de cet ordinateur ne s’y prête pas.
lobby-title = Tables
lobby-game = Quel jeu
lobby-open = On attend des joueurs
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
start-public = Chacun peut venir depuis les tables publiques
start-watched = Les autres peuvent regarder
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
offer-an-end = Proposer de compter
