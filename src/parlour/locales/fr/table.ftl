### At the table: news in the slip, how it ended, the menu, the list of moves.

slip-thinking = { $name } réfléchit…
slip-turn-of = C’est à { $name } de jouer
slip-offline = Tu es hors ligne
slip-offline-why = Ta partie est en sécurité. Ton coup partira à ton retour.
slip-away = { $name } a perdu la connexion
slip-away-why = Depuis { $ago }.{ $clock ->
    [yes] { " " }La pendule continue.
   *[no] { "" }
 }
slip-asked = Demande envoyée. On attend la réponse.
slip-sure-resign = Abandonner cette partie ?
slip-sure-draw = Proposer la nulle ?
slip-sure-end = Proposer d’arrêter et de compter ?
slip-keep-playing = Continuer
slip-not-now = Pas maintenant
slip-offer = Proposer
slip-offer-draw = { $name } propose la nulle
slip-offer-end = { $name } propose d’arrêter et de compter
slip-offer-take-back = { $name } voudrait annuler un coup
slip-offer-pause = { $name } demande une pause
slip-offer-resume = { $name } voudrait continuer
slip-offer-adjourn = { $name } voudrait continuer un autre jour
slip-no-draw = Continuer
slip-yes-draw = Accepter
slip-no-end = Continuer
slip-yes-end = Accepter
slip-no-take-back = Non
slip-yes-take-back = Autoriser
slip-no-pause = Continuer
slip-yes-pause = Pause
slip-no-resume = Pas encore
slip-yes-resume = Continuer
slip-no-adjourn = Continuer
slip-yes-adjourn = Accepter
slip-seconds = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
 }
slip-again = Revoir
slip-you-begin = Tu commences
slip-begins = { $name } commence
slip-stands = Score : { $points }
slip-would-win = { $name } gagnerait.
slip-no-hints = Pas d’indices dans cette partie
slip-no-hints-why = Vous jouez entre humains, et les indices n’étaient pas prévus.
slip-offer-rematch = { $name } propose une revanche
slip-rematch-why = Mêmes règles. L’autre camp commence.
slip-no-rematch = Non, merci
told-short = { $name } : { $what }
pace-go-on = Suivant
hint-another = Un autre
hint-else = Quoi d’autre ?
hint-lay = Le poser
hint-why = Pourquoi ce coup ?
hint-is-best = Le meilleur coup qui soit
hint-next-best = Bon aussi
menu-title = Menu de la table
moves-list = Coups
moves-newest = les derniers en bas
moves-none = Pas encore de coup.
moves-looking = Une position antérieure
moves-back = Revenir à la partie
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
end-all = { $points } partout
end-to = { $points } à { $other }
end-left = Tout le monde est parti
end-aborted = Cette partie a été annulée
end-over = La partie est terminée
end-draw = Partie nulle{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-they-resigned = Tu gagnes : { $name } a abandonné
end-wins = { $count ->
    [1] { $names } gagne
   *[other] { $names } se partagent la victoire
 }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-time = Tu gagnes au temps{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-time = { $count ->
    [1] { $names } gagne au temps
   *[other] { $names } gagnent au temps
 }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-win = Tu gagnes{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-beats = { $name } bat { $other }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-resigned = { $move ->
    [1] Tu as abandonné. On en refait une ?
   *[other] Tu as abandonné après { $move } coups. On en refait une ?
 }
end-resigned-why = { $name } a abandonné.
end-your-time = Ton temps est écoulé. Une pendule plus longue la prochaine fois ?
end-time-why = { $name } n’a plus de temps.
end-draw-why = D’un commun accord.
end-agreed-why = Terminée d’un commun accord, comptée telle quelle.
end-safe = Rien n’est perdu : tu peux revoir la partie.
end-led-until = Tu menais jusqu’au coup { $move }. Le bilan montre le tournant.
end-best-turn = Ton meilleur coup a rapporté { $points }.
end-moves = { $count ->
    [1] Un coup, bien joué.
   *[other] { $count } coups, bien joué.
 }
end-you-led = Tu menais dès le coup { $move }.
end-led = { $name } menait dès le coup { $move }.
end-you-last = Tu as pris la tête au dernier coup.
end-last = { $name } a pris la tête au dernier coup.
end-winner = Victoire
end-home = Accueil
plate-resigned = abandon
plate-time = au temps
rematch-accept = Accepter la revanche
rematch-take-back = Retirer
play-again = Rejouer
rematch-waiting = En attente de { $name }
rematch-waiting-why = En attendant, tu peux regarder le bilan.
rematch-declined = { $name } ne peut pas rester
rematch-declined-why = Une autre fois. En attendant, le bilan est là.
title-your-turn = { $shared ->
    [yes] À { $name } de jouer
   *[no] À toi de jouer
 }
end-left-why = { $name } a quitté la table.
slip-claim-win = Réclamer la victoire
slip-claim-robot = Laisser jouer un robot
