### The big screen, and phones as hands.

screen-new = Lancer une partie sur cet écran
screen-new-why = Choisis un jeu. Tout le monde joue avec son téléphone, sans compte.
screen-old = Montrer une table
screen-old-why = La partie est en cours ? Ouvre « Sur grand écran » dans le menu de la table et tape le code ici.
screen-old-show = Montrer
screen-host = Grand écran
screen-none = Rien à montrer
screen-join-title = Rejoindre la table
screen-join-why = Recherche de la table { $code }…
screen-phones = Sortez vos téléphones
screen-play-along = Joue avec ton téléphone
screen-no-camera = Pas d’appareil photo ? Ouvre { $address } et tape le code.
screen-just-now = À l’instant
screen-choosing = réfléchit
screen-throws = va lancer
screen-just = vient de jouer
screen-away = en attente du téléphone de { $name }
screen-sound-on = Son activé
screen-sound-off = Son coupé
screen-full = Plein écran
screen-gone = Le grand écran n’est plus là. Tu peux continuer ici.
screen-sheet-how = Sur la télé, ouvre { $address } et tape ce code :
screen-here = Afficher sur cet appareil
screen-code-ask = Tape le code affiché sur le grand écran.
screen-begin = Commencer
